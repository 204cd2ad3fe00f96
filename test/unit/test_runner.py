"""Pipelines that mix Python passes with MLIR's own, run on modules that a driver holds."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import subprocess
import sys
import traceback
from contextlib import suppress
from pathlib import Path

import pytest
from extras import import_extra

import mlir_abi
from mlir_abi import PipelineError, PipelineFailed, parse_pipeline, run_pipeline
from mlir_abi.bindings import host, ir
from mlir_abi.passes.support.diagnostics import AbiWarning, diagnostic_handler
from mlir_abi.pipeline.run import Runner

PLUGIN = Path(__file__).parents[1] / "abi-opt" / "Inputs" / "plugin"
BROKEN = PLUGIN.with_name("broken_plugin")

ENVIRONMENT = "" if host() == "mlir" else f"MLIR_ABI_BINDINGS={host()} "
"""How a command in a shell comes to the bindings that these tests run on."""

UNUSED = "%unused = arith.constant 1 : i32"
NESTED = f"""
module @outer {{
  module @inner {{
    func.func @g() {{ {UNUSED} return }}
  }}
  func.func @f() {{ {UNUSED} return }}
}}
"""


@pytest.fixture(autouse=True)
def plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PLUGIN)


def module(text: str = NESTED) -> ir.Module:
    """A module whose context nobody has entered."""
    context = ir.Context()
    with context:
        parsed: ir.Module = ir.Module.parse(text)
    return parsed


def ran(pipeline: str, text: str = NESTED) -> list[str]:
    """What the pipeline did, as the places where it can be seen."""
    result = module(text)
    run_pipeline(result, pipeline)
    return places(result.operation)


def places(operation: ir.Operation) -> list[str]:
    """Each symbol below, with its note, and ``cleaned`` where nothing unused is left."""
    lines = []
    name = operation.attributes["sym_name"].value
    if "test.note" in operation.attributes:
        lines.append(f"{name} {operation.attributes['test.note'].value}")
    for view in operation.regions[0].blocks[0]:
        if "sym_name" in view.operation.attributes:
            lines += places(view.operation)
    if operation.name == "func.func" and "arith.constant" not in str(operation):
        lines.append(f"{name} cleaned")
    return lines


def test_a_python_pass_runs_on_the_module() -> None:
    assert ran("builtin.module(test-annotate)") == ["outer seen"]


def test_options_reach_the_pass() -> None:
    text = "builtin.module(test-annotate{note='a b ' times=2 loud=true})"
    assert ran(text) == ["outer A B A B "]


def test_a_pipeline_of_another_package_runs() -> None:
    assert ran("builtin.module(test-annotate-and-clean{note=x})") == [
        "outer x",
        "g cleaned",
        "f cleaned",
    ]


def test_a_pipeline_that_contains_itself_is_refused() -> None:
    with pytest.raises(PipelineError, match="a named pipeline contains itself"):
        ran("builtin.module(test-endless)")


def test_a_flag_without_value_is_true() -> None:
    assert ran("builtin.module(test-annotate{loud})") == ["outer SEEN"]


def test_python_and_cpp_passes_run_in_the_order_of_the_text() -> None:
    pipeline = "builtin.module(test-annotate{note=1},canonicalize,test-annotate{note=2})"
    assert ran(pipeline) == ["outer 2", "g cleaned", "f cleaned"]


def test_cpp_passes_are_nested_as_written() -> None:
    assert ran("builtin.module(func.func(canonicalize))") == ["f cleaned"]
    assert ran("builtin.module(builtin.module(func.func(canonicalize)))") == ["g cleaned"]
    assert ran("any(canonicalize)") == ["g cleaned", "f cleaned"]


def test_a_python_pass_in_a_nested_module_runs_there_alone() -> None:
    assert ran("builtin.module(builtin.module(test-annotate))") == ["inner seen"]


def test_a_nested_anchor_mixes_python_and_cpp_passes() -> None:
    pipeline = "builtin.module(builtin.module(test-annotate,func.func(canonicalize)))"
    assert ran(pipeline) == ["inner seen", "g cleaned"]


def test_python_passes_are_reached_through_operations_of_any_kind() -> None:
    held = module("func.func @f() { builtin.module { builtin.module @b {} } return }")
    run_pipeline(held, "builtin.module(func.func(builtin.module(builtin.module(test-annotate))))")
    assert str(held).count("test.note") == 1
    assert 'module @b attributes {test.note = "seen"}' in str(held)


def test_any_means_modules_to_a_python_pass() -> None:
    assert ran("any(test-annotate)") == ["outer seen"]
    assert ran("builtin.module(any(test-annotate))") == ["inner seen"]


def test_an_empty_pipeline_does_nothing() -> None:
    assert ran("builtin.module()") == []


def test_a_parsed_pipeline_is_taken_too() -> None:
    result = module()
    run_pipeline(result, parse_pipeline("builtin.module(test-annotate)"))
    assert places(result.operation) == ["outer seen"]


@pytest.mark.parametrize("view", ["module", "operation", "opview"])
def test_module_operation_and_view_are_all_taken(view: str) -> None:
    held = module()
    operation = held.operation
    taken = {"module": held, "operation": operation, "opview": operation.opview}[view]
    run_pipeline(taken, "builtin.module(test-annotate)")
    assert places(operation) == ["outer seen"]


def test_what_is_no_module_of_the_host_is_refused() -> None:
    wanted = rf"a module or an operation of '{host()}', see MLIR_ABI_BINDINGS \(got builtins.str\)"
    with pytest.raises(TypeError, match=wanted):
        run_pipeline("builtin.module(cse)", module())  # type: ignore[arg-type]


def test_what_is_no_pipeline_is_refused() -> None:
    with pytest.raises(TypeError, match=r"must be a str or a Pipeline \(got builtins.bytes\)"):
        run_pipeline(module(), b"builtin.module(cse)")  # type: ignore[arg-type]


def test_an_inner_operation_can_be_the_root() -> None:
    held = module()
    run_pipeline(held.body.operations[1], "func.func(canonicalize)")
    assert places(held.operation) == ["f cleaned"]


def test_the_context_is_entered_for_the_driver_and_left_again() -> None:
    held = module()
    run_pipeline(held, "builtin.module(test-annotate)")
    assert ir.Context.current is None


REFUSED = [
    ("abi-stip", "unknown pass 'abi-stip'; did you mean 'abi-strip'?"),
    (
        "no-such-pass",
        f"unknown pass 'no-such-pass': the bindings of {host()!r} have none of that name",
    ),
    ("func.func(abi-strip)", "abi-strip runs on 'builtin.module' (got 'func.func')"),
    ("test-annotate{volume=1}", "test-annotate has no option 'volume'"),
    ("test-annotate{times=many}", "test-annotate: times must be an integer (got 'many')"),
    ("test-annotate{times=3_2}", "test-annotate: times must be an integer (got '3_2')"),
    ("test-annotate{times=٣٢}", "test-annotate: times must be an integer (got '٣٢')"),
    ("test-annotate{loud=perhaps}", "test-annotate: loud must be true or false (got 'perhaps')"),
    ("test-annotate{key=x}", "test-annotate: key must be note or memo (got 'x')"),
    ("test-annotate{note='x}", "test-annotate: No closing quotation"),
    ("test-annotate{note=1 note=2}", "test-annotate: the option 'note' is given twice"),
    ("cse{volume=1}", "no such option volume"),
    ("canonicalize{max-iterations=x}", "canonicalize cannot take the options 'max-iterations=x'"),
]


@pytest.mark.parametrize(("element", "message"), REFUSED)
def test_what_cannot_run_is_refused_before_anything_is(element: str, message: str) -> None:
    held = module()
    with pytest.raises(PipelineError) as caught:
        run_pipeline(held, f"builtin.module(test-annotate,{element})")
    assert caught.value.message.startswith(message)
    assert caught.value.offset == len("builtin.module(test-annotate,") + element.startswith(
        "func.func("
    ) * len("func.func(")
    assert places(held.operation) == []


def test_a_bad_entry_point_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BROKEN)
    with pytest.raises(PipelineError, match="'test-missing', declared as 'broken_plugin:Missing',"):
        run_pipeline(module(), "builtin.module(test-missing)")


def test_python_passes_on_any_want_a_module() -> None:
    held = module()  # its operations do not keep it alive
    with pytest.raises(PipelineError, match=r"runs on 'builtin.module' \(got 'func.func'\)"):
        run_pipeline(held.body.operations[1], "any(test-annotate)")


mlir_only = pytest.mark.skipif(
    host() != "mlir", reason="these passes are registered in `mlir` only"
)

ABORTS = [
    "builtin.module(func.func(sparsifier))",
    "builtin.module(func.func(gpu-lower-to-nvvm-pipeline))",
    "builtin.module(gpu.module(gpu-lower-to-xevm-pipeline))",
    "builtin.module(func.func(tosa-to-linalg-pipeline))",
    "func.func(tosa-to-linalg-pipeline)",
]
"""What ends a process that hands it to MLIR's pass manager, by an ``LLVM ERROR``."""


@mlir_only
@pytest.mark.parametrize("text", ABORTS)
def test_these_do_abort_when_mlir_gets_them(text: str) -> None:
    code = (
        "import sys; from mlir import ir, passmanager as p\nwith ir.Context(): p.PassManager.parse"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{code}(sys.argv[1])", text], capture_output=True, check=False
    )
    assert done.returncode < 0
    assert b"LLVM ERROR: Can't add pass" in done.stderr


MISPLACED = [
    *ABORTS,
    "builtin.module(func.func(convert-func-to-llvm))",
    "any(func.func(sparsifier))",
    "builtin.module(func.func(llvm-use-default-visibility))",  # which MLIR cannot print
]


@mlir_only
@pytest.mark.parametrize("text", MISPLACED)
def test_a_pass_on_the_wrong_operation_is_a_clean_error(text: str) -> None:
    code = "import sys, mlir_abi\nfrom mlir import ir\nwith ir.Context(): m = ir.Module.parse('')\n"
    code += (
        "try: mlir_abi.run_pipeline(m, sys.argv[1])\nexcept mlir_abi.PipelineError as e: print(e)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, text], capture_output=True, check=True, text=True
    )
    anchor = "gpu.module" if "gpu.module" in text else "func.func"
    assert f"runs on 'builtin.module' (got '{anchor}')" in done.stdout
    assert done.stderr == ""


@mlir_only
def test_registered_pipelines_run_where_they_belong() -> None:
    pipelines = "sparsifier,tosa-to-linalg-pipeline,buffer-deallocation-pipeline"
    run_pipeline(module(), f"builtin.module({pipelines})")
    run_pipeline(module(), "builtin.module(any(buffer-deallocation-pipeline))")


@pytest.mark.parametrize(
    "text",
    ["builtin.module(iree-flow-transformation-pipeline)", "any(iree-vm-transformation-pipeline)"],
)
def test_pipelines_that_mlir_prints_and_cannot_read_are_taken(text: str) -> None:
    import_extra("iree.runtime", "iree")
    code = (
        "import sys; from mlir_abi import parse_pipeline\n"
        "from mlir_abi.pipeline.resolve import resolve; from mlir_abi.bindings import ir\n"
        "print(len(resolve(parse_pipeline(sys.argv[1]), ir.Context())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, text],
        env={**os.environ, "MLIR_ABI_BINDINGS": "iree.compiler"},
        capture_output=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (b"1\n", b"")


def test_a_failing_python_pass_says_all_it_found() -> None:
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(), "builtin.module(test-fail)")
    assert [d.text for d in caught.value.diagnostics] == ["it is a function"] * 2
    assert [d.severity for d in caught.value.diagnostics] == ["error"] * 2
    assert caught.value.diagnostics[0].location == 'loc("-":4:5)'
    assert str(caught.value).splitlines() == [
        "the pipeline failed",
        'error: loc("-":4:5): it is a function',
        'error: loc("-":6:3): it is a function',
        f"reproduce with: {ENVIRONMENT}abi-opt '--pass-pipeline=builtin.module(test-fail)'",
    ]


def test_a_failure_passes_between_processes() -> None:
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(), "builtin.module(test-fail)", verify_each=False)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), copy.diagnostics) == (str(caught.value), caught.value.diagnostics)


def test_passes_after_a_failed_one_do_not_run() -> None:
    held = module()
    with pytest.raises(PipelineFailed):
        run_pipeline(held, "builtin.module(test-fail,test-annotate)")
    assert places(held.operation) == []


def test_a_pass_that_fails_in_a_nested_module_stops_the_run() -> None:
    held = module()
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(held, "builtin.module(builtin.module(test-fail),test-annotate)")
    assert [d.location for d in caught.value.diagnostics] == ['loc("-":4:5)']
    assert places(held.operation) == []


def test_a_failing_cpp_pass_says_why() -> None:
    with pytest.raises(PipelineFailed, match="not marked as 'IsolatedFromAbove'") as caught:
        run_pipeline(
            module("module { func.func @f() { return } }"),
            "builtin.module(func.func(func.return(cse)))",
        )
    assert caught.value.pipeline == "builtin.module(func.func(func.return(cse)))"


@mlir_only
def test_an_error_of_a_cpp_pass_that_does_not_fail() -> None:
    """MLIR's bindings would end the process over it, where they are built with assertions."""
    held = module(
        "llvm.func @malloc(%x: i32) { llvm.return }\n"
        "func.func @f() { %m = memref.alloc() : memref<f32> return }"
    )
    with pytest.raises(PipelineFailed, match="redefinition of reserved function 'malloc'"):
        run_pipeline(held, "builtin.module(finalize-memref-to-llvm)")
    assert not held.context.emit_error_diagnostics


def test_an_error_that_a_python_pass_catches_is_none() -> None:
    assert ran("builtin.module(test-try)") == ["outer caught"]
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(), "builtin.module(test-try,test-fail)")
    assert {d.text for d in caught.value.diagnostics} == {"it is a function"}


def test_an_error_of_mlir_that_a_python_pass_does_not_catch_is_why_it_fails() -> None:
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(), "builtin.module(test-try,test-parse)")
    assert [d.text for d in caught.value.diagnostics] == ["expected non-function type"]
    assert isinstance(caught.value.__cause__, ir.MLIRError)
    assert traceback.extract_tb(caught.value.__cause__.__traceback__)[-1].name == "run"


def test_the_wrong_root_is_an_error() -> None:
    with pytest.raises(PipelineFailed, match=r"can't run 'func\.func' pass manager"):
        run_pipeline(module(), "func.func(cse)")
    with pytest.raises(PipelineFailed, match=r"can't run 'func\.func' pass manager"):
        run_pipeline(module(), "func.func(builtin.module(test-annotate))")


def test_errors_reach_the_drivers_handlers_when_it_asks_for_them() -> None:
    held = module()
    held.context.emit_error_diagnostics = True
    seen = []

    def see(diagnostic: ir.Diagnostic) -> bool:
        seen.append(diagnostic.message)
        return True

    with (
        held.context.attach_diagnostic_handler(see),
        pytest.raises(PipelineFailed) as caught,
    ):
        run_pipeline(held, "builtin.module(test-fail)")
    assert seen == ["it is a function"] * 2
    assert [d.text for d in caught.value.diagnostics] == seen


def test_invalid_ir_is_found_after_the_pass_that_made_it() -> None:
    with pytest.raises(PipelineFailed, match="block with no terminator"):
        run_pipeline(module(), "builtin.module(test-break)")


TWO = "module { module @a {} module @b {} }"


def test_what_nested_passes_do_beside_each_other_is_verified() -> None:
    pipeline = "builtin.module(builtin.module(test-rename))"
    with pytest.raises(PipelineFailed, match="redefinition of symbol named 'same'"):
        run_pipeline(module(TWO), pipeline)
    run_pipeline(module(TWO), pipeline, verify_each=False)


def test_verification_can_be_turned_off() -> None:
    held = module()
    run_pipeline(held, "builtin.module(test-break)", verify_each=False)
    with pytest.raises(ir.MLIRError, match="no terminator"):
        held.operation.verify()


def test_the_reproducer_of_an_unverified_run_does_not_verify() -> None:
    with pytest.raises(PipelineFailed, match=r"--verify-each=false$"):
        run_pipeline(module(), "builtin.module(test-fail)", verify_each=False)


def test_the_reproducer_allows_what_the_context_allows() -> None:
    held = module()
    held.context.allow_unregistered_dialects = True
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(held, "builtin.module(test-fail)")
    assert caught.value.command == (
        f"{ENVIRONMENT}abi-opt '--pass-pipeline=builtin.module(test-fail)'"
        " --allow-unregistered-dialect"
    )


def test_a_bug_in_a_pass_is_raised_with_its_own_traceback() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        run_pipeline(module(), "builtin.module(test-bug)")
    assert caught.traceback[-1].path.name == "plugin.py"


@pytest.mark.usefixtures("default_signals")
def test_ctrl_c_in_a_walk_is_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bindings make a RuntimeError of an exception in the callback of a walk."""
    from plugin import Annotate

    def interrupt(_: ir.Operation) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Annotate, "run", lambda _, op: op.walk(interrupt))
    walked = module()
    with pytest.raises(KeyboardInterrupt):
        run_pipeline(walked, "builtin.module(test-annotate)")
    assert walked.operation.verify()


def test_errors_in_a_walk_are_errors_of_the_pass() -> None:
    """Each is at its operation, with all others; the bindings make RuntimeErrors of them."""
    text = "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}"
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(text), "builtin.module(test-walk)")
    assert [(d.location, d.text) for d in caught.value.diagnostics] == [
        ('loc("-":2:3)', "it is a func.return"),
        ('loc("-":5:3)', "it is a func.return"),
    ]
    with pytest.raises(PipelineFailed) as caught:
        run_pipeline(module(text), "builtin.module(test-parse-in-walk)")
    assert [d.text for d in caught.value.diagnostics] == ["expected non-function type"]


def test_names_that_are_not_utf8_are_an_error_and_no_bug() -> None:
    """The bindings cannot hand such a name to Python at all."""
    held = module('func.func @"f\\FF"() { return }')
    with pytest.raises(PipelineFailed, match="abi-attach: the module has a name or string that is"):
        run_pipeline(held, "builtin.module(abi-attach)")
    run_pipeline(held, "builtin.module(test-annotate,cse)")


@pytest.mark.parametrize("collects", [True, False])
@pytest.mark.parametrize("name", ["test-annotate", "test-fail"])
def test_the_garbage_collector_is_as_it_was(name: str, collects: bool) -> None:
    """A pass runs without it, whether it fails or not."""
    try:
        if not collects:
            gc.disable()
        with suppress(PipelineFailed):
            run_pipeline(module(), f"builtin.module({name})")
        assert gc.isenabled() == collects
    finally:
        gc.enable()


def test_warnings_are_python_warnings_without_a_handler() -> None:
    with pytest.warns(AbiWarning, match="a function is here"):
        run_pipeline(module(), "builtin.module(test-report)")


def test_a_handler_gets_warnings_and_remarks() -> None:
    seen = []
    with diagnostic_handler(lambda severity, _, text: seen.append((severity, text))):
        run_pipeline(module(), "builtin.module(test-report)")
    assert seen[:2] == [("warning", "a function is here"), ("remark", 'its name is "g"')]


def test_a_pipeline_runs_on_many_modules_of_one_context() -> None:
    with ir.Context() as context:
        runner = Runner(parse_pipeline("builtin.module(test-annotate)"), context)
        for _ in range(3):
            held = ir.Module.parse(NESTED)
            runner.run(held.operation)
            assert places(held.operation) == ["outer seen"]


def test_no_context_is_kept_alive() -> None:
    gc.collect()
    before = ir.Context._get_live_count()
    for pipeline in ("builtin.module(test-annotate)", "builtin.module(builtin.module(cse))"):
        run_pipeline(module(), pipeline)
    for name in ("test-fail", "test-walk", "test-parse", "test-parse-in-walk"):
        with pytest.raises(PipelineFailed):
            run_pipeline(module(), f"builtin.module({name})")
    with pytest.raises(ZeroDivisionError):
        run_pipeline(module(), "builtin.module(test-bug)")
    gc.collect()
    assert ir.Context._get_live_count() == before


def test_the_public_names_are_there() -> None:
    for name in mlir_abi.__all__:
        assert getattr(mlir_abi, name).__module__.startswith("mlir_abi.")
    with pytest.raises(AttributeError, match="attribute nonsense"):
        mlir_abi.nonsense  # noqa: B018
