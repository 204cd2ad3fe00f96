"""The list of passes is true: each is there, documented and tested. And others can add to it."""

from __future__ import annotations

import dataclasses
import gc
import importlib
import inspect
import re
import sys
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest

from mlir_abi import PipelineFailed, run_pipeline
from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass, WithOptions
from mlir_abi.pipeline import registry

ROOT = Path(__file__).parents[2]
LOWERING = ROOT / "lowering"
ROOMS = (ROOT / "passes", LOWERING, LOWERING / "loops", LOWERING / "stablehlo")
INPUTS = ROOT / "test" / "abi-opt" / "Inputs"

every_pass = pytest.mark.parametrize("name", registry.OURS)
every_name = pytest.mark.parametrize("name", [*registry.OURS, *registry.PIPELINES])


def stem(name: str) -> str:
    return name.removeprefix("abi-").replace("-", "_")


def room(name: str) -> str:
    """The stem of the file or folder of a pass."""
    return "attach" if name.startswith("abi-attach-") else stem(name).removeprefix("stablehlo_")


def source_of(class_: type[Pass]) -> Path:
    path = inspect.getsourcefile(class_)
    assert path is not None
    return Path(path)


def files_of(path: Path) -> list[Path]:
    """The file of a pass, or all files of its folder."""
    return list(path.parent.glob("*.py")) if path.parent not in ROOMS else [path]


@every_name
def test_it_is_a_frozen_dataclass_that_knows_its_name(name: str) -> None:
    class_ = registry.find(name)
    assert class_ is not None
    assert issubclass(class_, WithOptions)
    assert class_.name == name
    assert class_.__dataclass_params__.frozen  # type: ignore[attr-defined]
    assert "__dataclass_fields__" in vars(class_)
    assert class_() == class_.from_options({})


@every_pass
def test_file_and_pass_have_one_stem(name: str) -> None:
    class_ = registry.find_pass(name)
    assert class_ is not None
    source = source_of(class_)
    place = (source.parent if source.stem == "__init__" else source).stem
    assert place == room(name)


@every_name
def test_the_docstring_shows_ir_twice(name: str) -> None:
    """Before and after; what only checks shows what it refuses and what it accepts."""
    text = inspect.getdoc(registry.find(name)) or ""
    assert len(re.findall(r"::\n\n +(?:%|\w+\.|module)", text)) >= 2


@every_pass
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"{'module {' * 1500} func.func @f() {{ return }} {'}' * 1500}", id="deep"),
        pytest.param('"foreign.op"() {sym_name} : () -> ()', id="a sym_name that is no string"),
    ],
)
def test_it_takes_every_module_that_the_parser_takes(name: str, text: str) -> None:
    """Depth does not exhaust Python's stack, and what is no name is passed over."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        refuses = name == "abi-check-lowered"  # in a line, as others accept
        with pytest.raises(PipelineFailed) if refuses else nullcontext():
            run_pipeline(ir.Module.parse(text), f"builtin.module({name})")


@every_name
def test_every_option_is_described(name: str) -> None:
    class_ = registry.find(name)
    assert class_ is not None
    for field in dataclasses.fields(class_):
        assert field.metadata["description"]
        assert field.default is not dataclasses.MISSING


@every_name
def test_a_lit_test_runs_it(name: str) -> None:
    text = (ROOT / "test" / "passes" / f"{stem(name)}.mlir").read_text()
    assert re.search(rf"RUN:.*{name}\b", text)
    assert "CHECK" in text


@every_pass
def test_what_can_fail_has_a_test_of_its_failures(name: str) -> None:
    class_ = registry.find_pass(name)
    assert class_ is not None
    if not any("PassError(" in file.read_text() for file in files_of(source_of(class_))):
        return
    text = (ROOT / "test" / "passes" / f"{stem(name)}_invalid.mlir").read_text()
    assert re.search(rf"RUN:.*{name}\b.*--verify-diagnostics", text)
    assert re.search("expected-(error|warning)", text)


@every_pass
def test_the_import_rules_name_it(name: str) -> None:
    """The contract of import-linter in pyproject.toml lists every pass."""
    contracts = (ROOT / "pyproject.toml").read_text()
    assert re.search(rf'[ "]{room(name)}[ "\n]', contracts), f"pyproject.toml lacks {room(name)}"


@every_name
def test_a_lit_test_sets_each_option(name: str) -> None:
    """As ``--NAME='a=1 b'``, ``--NAME=a=1`` or ``NAME{a=1 b}``; a bool by its name alone."""
    class_ = registry.find(name)
    assert class_ is not None
    words = [
        word
        for folder in ("passes", "func-to-llvm")
        for path in (ROOT / "test" / folder).glob("*.mlir")
        for line in re.findall("RUN:.*", path.read_text())
        for text in re.findall(rf"\b{name}[={{][\"']?([^\"'}}|]+)", line)
        for word in text.split()
    ]
    assert set(class_.options()) <= {word.partition("=")[0] for word in words}


def test_every_pass_in_the_folder_is_registered() -> None:
    for path in (path for room in ROOMS for path in room.glob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        module = importlib.import_module(f"mlir_abi.{name}")
        for class_ in vars(module).values():
            if type(class_) is type(Pass) and issubclass(class_, Pass) and "name" in vars(class_):
                assert registry.OURS[class_.name] == f"{class_.__module__}:{class_.__name__}"


@pytest.fixture
def plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(INPUTS / "plugin")


@pytest.fixture
def broken_plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(INPUTS / "broken_plugin")


def test_an_installed_package_adds_passes(plugin: None) -> None:
    assert "test-annotate" in registry.pass_names()
    class_ = registry.find_pass("test-annotate")
    assert class_ is not None
    assert class_.name == "test-annotate"


def test_our_names_come_first_and_cannot_be_taken(plugin: None) -> None:
    assert registry.pass_names()[: len(registry.OURS)] == list(registry.OURS)


def test_an_unknown_name_is_no_pass() -> None:
    assert registry.find_pass("abi-no-such-pass") is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("test-missing", "cannot be loaded: AttributeError: module 'broken_plugin' has no"),
        ("test-no-module", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_"),
        ("test-raises", "cannot be loaded: RuntimeError: not today"),
        (
            "test-no-pass",
            "it must be a Pass or PassPipeline of mlir_abi.passes.support.base (got 1)",
        ),
        ("test-misnamed", "has the name 'test-other'"),
        ("test-nameless", "has the name None"),
        ("test-plain", "TypeError: the field 'size' must be an option(…) that is a bool"),
        ("test-unresolved", "cannot be loaded: NameError: name 'Mapping' is not defined"),
        (
            "test-ratio",
            "'ratio' must be an option(…) that is a bool, int, str or Literal (got <class",
        ),
    ],
)
def test_a_bad_declaration_is_named(broken_plugin: None, name: str, reason: str) -> None:
    with pytest.raises(registry.RegistryError, match=re.escape(reason)) as caught:
        registry.find_pass(name)
    assert f"the pass {name!r}, declared as " in str(caught.value)


EXPORTED = """
func.func @f(%m: memref<?xf32> {abi.dims = ["n"]}) -> (memref<?xf32> {abi.dims = ["n"]})
    attributes {llvm.emit_c_interface} {
  %i = arith.constant 1 : index
  %0 = memref.load %m[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<?xf32>
  return %m : memref<?xf32>
}
func.func private @g(memref<*xf32>) attributes {llvm.emit_c_interface}
"""


@every_pass
def test_it_leaves_no_cycle_that_keeps_a_context(name: str) -> None:
    """A forked child that frees a context, with threads that are not its own, would end."""
    gc.collect()
    gc.disable()
    before = ir.Context._get_live_count()
    try:
        with ir.Context(), ir.Location.unknown(), suppress(PipelineFailed):
            run_pipeline(ir.Module.parse(EXPORTED), f"builtin.module({name})")
        assert ir.Context._get_live_count() == before
    finally:
        gc.enable()


def test_the_closest_name_is_found() -> None:
    assert registry.closest("abi-atach") == "abi-attach"
    assert registry.closest("split-input-fil", ["split-input-file"]) == "split-input-file"
    assert registry.closest("zzzz") is None


def test_no_pass_is_imported_by_asking_for_names() -> None:
    assert "mlir_abi.pipeline.registry" in sys.modules
    source = Path(registry.__file__).read_text()
    assert not re.search(r"^(from|import) mlir_abi\.passes", source, re.MULTILINE)
