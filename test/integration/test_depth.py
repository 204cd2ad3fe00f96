"""Nests of 100 levels work in every command; deeper ones are one line of error, at their place."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from mlir import ir

import mlir_abi
from mlir_abi.cli.command import exit_status
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.pipeline.registry import find_pass
from mlir_abi.runtime.python_stub import write_stub

DEPTHS = [MAX_DEPTH + 1, 5_000]
COMMANDS = [
    "abi-opt --abi-attach",
    "abi-opt --abi-wrap-iree",
    "abi-opt --abi-emit-tvm-ffi",
    "abi-inspect",
    "abi-diff model.mlir",
    "abi-header",
    "abi-build -o libmodel.so",
]


def paths(levels: int, key: str) -> str:
    """A function with one argument and one result, both in a nest."""
    keys = [key] * (levels - 1)
    argument, result = ", ".join(["0", *keys]), ", ".join([key, *keys])
    return (
        f"func.func @f(%x: f32 {{iree.abi.index_path = [{argument}]}}) -> "
        f"(f32 {{iree.abi.index_path = [{result}]}}) {{ return %x : f32 }}"
    )


def tuples(levels: int) -> str:
    """The arguments are the outermost sequence."""
    argument = "tuple<" * (levels - 1) + "f32" + ">" * (levels - 1)
    return f"func.func @f(%x: {argument}) -> {argument} {{ return %x : {argument} }}"


def nested_list(levels: int) -> Any:
    value: Any = 2.5
    for _ in range(levels):
        value = [value]
    return value


def nested_dict(levels: int) -> Any:
    value: Any = 2.5
    for _ in range(levels):
        value = {"k": value}
    return value


def innermost(value: Any) -> Any:
    while isinstance(value, (tuple, dict)):
        (value,) = value.values() if isinstance(value, dict) else value
    return value


@pytest.fixture
def run_command(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    default_signals: None,
) -> Callable[[str], tuple[int, str]]:
    """Run a command on model.mlir in ``tmp_path``; return its status and standard error."""
    monkeypatch.chdir(tmp_path)

    def run_command(command: str) -> tuple[int, str]:
        name, *options = command.split()
        main = import_module(name.replace("abi-", "mlir_abi.cli.")).main
        failure = 2 if name == "abi-diff" else 1
        status = exit_status(name, lambda: main([*options, "model.mlir"]), failure)
        return status, capfd.readouterr().err

    return run_command


NESTS: dict[str, tuple[Callable[[int], str], Callable[[int], Any]]] = {
    "lists": (lambda levels: paths(levels, "0"), nested_list),
    "dicts": (lambda levels: paths(levels, '"k"'), nested_dict),
    "tuples": (tuples, nested_list),
}


@pytest.mark.parametrize("nest", NESTS)
def test_at_the_limit(
    context: ir.Context,
    tmp_path: Path,
    run_command: Callable[[str], tuple[int, str]],
    nest: str,
) -> None:
    """It is attached, described, and called; a value that is nested deeper is a TypeError."""
    text, value = NESTS[nest]
    source = text(MAX_DEPTH)
    module = ir.Module.parse(source)
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,abi-verify)")
    reflected = mlir_abi.reflect(module)
    assert reflected["f"]._repr_html_()
    assert "def f(" in write_stub(reflected, "model")
    (tmp_path / "model.mlir").write_text(source)
    for command in ("abi-inspect --html", "abi-diff model.mlir", "abi-header"):
        assert run_command(command) == (0, "")
    f = mlir_abi.jit(ir.Module.parse(source)).f
    assert str(inspect.signature(f))
    assert innermost(f(value(MAX_DEPTH - 1))) == 2.5
    for levels in (MAX_DEPTH, 5_000):
        with pytest.raises(TypeError, match=r"expected f32, got a (list|dict)$"):
            f(value(levels))


@pytest.mark.parametrize("command", COMMANDS)
def test_past_the_limit(
    tmp_path: Path, run_command: Callable[[str], tuple[int, str]], command: str
) -> None:
    """One line at the argument, and no output."""
    for levels, key in zip(DEPTHS, ["0", '"k"'], strict=True):
        (tmp_path / "model.mlir").write_text(paths(levels, key))
        status, printed = run_command(command)
        assert status == (2 if command.startswith("abi-diff") else 1)
        (error,) = [line for line in printed.splitlines() if "error:" in line]
        assert error.startswith("model.mlir:1:14: error: argument #0 of @f: ")
        assert error.endswith(f"must be at most {MAX_DEPTH} levels deep")
        assert "Traceback" not in printed
    assert os.listdir(tmp_path) == ["model.mlir"]


ATTRIBUTES = {"array": ("[", "]"), "dictionary": ("{a = ", "}")}


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_attributes(context: ir.Context, kind: str) -> None:
    """Those in which `abi-internalize` looks for symbols; the module stays as it was."""
    opened, closed = ATTRIBUTES[kind]

    def internalized(levels: int) -> str:
        nest = opened * levels + "@g" + closed * levels
        text = f"func.func @g() {{ return }} func.func @f() attributes {{a = {nest}}} {{ return }}"
        module = ir.Module.parse(text)
        before = str(module)
        try:
            find_pass("abi-internalize")().run(module.operation)
        except PassError:
            assert str(module) == before
            raise
        return str(module)

    assert "@_mlir_abi_function_g" in internalized(MAX_DEPTH)
    for levels in DEPTHS:
        with pytest.raises(PassError, match=f"a of func.func must be nested at most {MAX_DEPTH}"):
            internalized(levels)


def test_branches(context: ir.Context) -> None:
    """`abi-infer-sizes` follows sizes into 100 levels, however many others stand beside them."""
    nest = "scf.if %c { } scf.if %c {" * 400 + "}" * 400
    module = ir.Module.parse(
        f"func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) {{ {nest}"
        " %s = arith.addf %x, %y : tensor<?xf32> return }"
    )
    find_pass("abi-infer-sizes")().run(module.operation)
    assert str(module).count('abi.dims = ["d0"]') == 2
