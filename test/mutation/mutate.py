"""Mutation testing: changes the code in one place at a time, and runs the tests that should see it.

::

    mutate.py [--sample=15] [MODULE…]    a table; what survives is in build/mutate

mutmut makes the mutants. Its runner does not find packages that the build puts below another one,
so each mutant runs here, in a fork of a process that has imported all but this package. mutmut
leaves out functions with decorators, which its runner could not replace: it does not see these.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import os
import random
import re
import resource
import runpy
import subprocess
import sys
from collections.abc import Callable
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

import libcst
import pytest
from hypothesis import HealthCheck, Phase, settings
from mutmut.mutation.file_mutation import Mutation, create_mutations

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "mutate"
CPU_SECONDS = 40
HIDDEN = "# a decorator: "
WHOLE = ("passes/llvm/[!be]*", "dialect_attrs/layout/[!d]*")
"""Every mutant is run of types, calling convention, attributes and descriptors."""

_SIZES = "integration/test_sizes.py unit/test_size_conditions.py"
_PASS = "unit/test_registry.py::test_it_is_a_frozen_dataclass_that_knows_its_name"
_CALLS = (
    "integration/test_calls.py integration/test_wrong_calls.py integration/test_common_calls.py"
    " integration/test_out_buffers.py integration/test_callbacks.py"
)
_LIBRARIES = (
    "integration/test_calls.py integration/test_same_names.py integration/test_library_names.py"
)
TESTS = {
    "dialect_attrs/size*": "unit/test_size_conditions.py unit/test_reflection.py"
    " integration/test_sizes.py passes/verify_dims_invalid.mlir",
    "passes/support/size_names.py": f"{_SIZES} passes/verify_dims_invalid.mlir",
    "runtime/call/l*": f"{_LIBRARIES} integration/test_python_functions.py",
    "runtime/libraries/sh*": f"{_LIBRARIES} integration/test_wrong_calls.py"
    " integration/test_tvm_ffi_process.py::test_functions_keep_the_code",
    "runtime/libraries/*": "unit/test_overlapping_files.py integration/test_same_names.py"
    " integration/test_library_names.py integration/test_reflect.py",
    "runtime/call/caller.py": "integration/test_package.py::"
    "test_the_environment_says_what_makes_the_calls",
    "runtime/call/c_*": "integration/test_many_arguments.py integration/test_callbacks.py",
    "runtime/call/size_checks.py": "integration/test_common_calls.py integration/test_sizes.py",
    "runtime/call/*": f"{_CALLS} integration/test_many_arguments.py integration/test_ownership.py"
    " integration/test_out_params.py",
    "lowering/infer_sizes.py": f"{_PASS} {_SIZES} passes/infer_sizes.mlir"
    " passes/infer_sizes_invalid.mlir",
    "passes/support/sizes/*": f"{_SIZES} integration/test_depth.py::test_branches"
    " unit/test_result_allocators.py integration/test_allocated_results.py"
    " passes/infer_sizes.mlir passes/result_allocators.mlir",
    "lowering/sizes_from_assertions/*": f"{_SIZES} integration/test_lowering.py"
    " passes/sizes_from_assertions.mlir passes/sizes_from_assertions_left.mlir",
    "lowering/bufferize/*": "integration/test_tensors.py passes/bufferize.mlir"
    " passes/bufferize_branches.mlir passes/bufferize_tm_tensor.mlir passes/bufferize_invalid.mlir"
    " passes/bufferize_pack_invalid.mlir passes/bufferize_unsupported_invalid.mlir"
    " integration/test_control_flow.py",
    "lowering/loops/[eo][xu]*": f"{_PASS} passes/extract_loops.mlir"
    " passes/extract_loops_assertions.mlir passes/parallelize.mlir",
    "lowering/loops/pa*": f"{_PASS} passes/parallelize.mlir passes/tile_reductions.mlir"
    " integration/test_threads.py",
    "lowering/loops/*": f"{_PASS} integration/test_loops.py integration/test_tile_plan.py"
    " passes/tile_reductions.mlir passes/tile_reductions_invalid.mlir"
    " passes/fuse_elementwise.mlir passes/order_loops.mlir",
    "lowering/stablehlo/in_f32.py": f"{_PASS} passes/stablehlo_prepare.mlir"
    " integration/test_stablehlo_values.py",
    "lowering/stablehlo/*": f"{_PASS} passes/stablehlo_to_linalg.mlir"
    " passes/stablehlo_to_linalg_dynamic.mlir passes/stablehlo_to_linalg_flat.mlir"
    " passes/stablehlo_rest.mlir passes/stablehlo_rest_invalid.mlir passes/stablehlo_prepare.mlir"
    " passes/stablehlo_sizes.mlir passes/stablehlo_broadcasts.mlir"
    " passes/stablehlo_to_linalg_left_invalid.mlir passes/stablehlo_to_linalg_names.mlir"
    " integration/test_jax.py::test_operations_without_a_counterpart_compute_what_jax_does"
    " integration/test_jax.py::test_functions_with_symbolic_shapes_compute_what_jax_does",
    "lowering/[br]*o*k*.py": f"{_PASS} integration/test_stack.py integration/test_lowering.py"
    " passes/restore_stack.mlir passes/restore_stack_invalid.mlir",
    "lowering/accesses/*": f"{_PASS} integration/test_checked.py integration/test_sizes.py"
    " passes/check_accesses.mlir passes/check_accesses_invalid.mlir"
    " passes/sizes_from_accesses.mlir",
    "lowering/check_lowered.py": "passes/check_lowered.mlir passes/check_lowered_invalid.mlir"
    " passes/check_lowered_types_invalid.mlir integration/test_lowering.py",
    "lowering/complex_to_libm.py": "integration/test_operations.py passes/complex_to_libm.mlir"
    " passes/complex_to_libm_invalid.mlir",
    "lowering/define*": "integration/test_bf16.py integration/test_tensors.py"
    " integration/test_operations.py passes/define_runtime_functions.mlir"
    " passes/define_runtime_functions_invalid.mlir",
    "lowering/expand_math.py": "integration/test_operations.py passes/expand_math.mlir",
    "lowering/small_floats.py": "integration/test_small_floats.py passes/expand_math.mlir",
    "lowering/lower_0d_transfers.py": f"{_PASS} passes/lower_0d_transfers.mlir",
    "lowering/widen_unsigned.py": f"{_PASS} passes/widen_unsigned.mlir"
    " passes/widen_unsigned_invalid.mlir"
    " integration/test_torch_numbers.py integration/test_onnx.py",
    "lowering/mend_aten.py": f"{_PASS} passes/mend_aten.mlir passes/mend_aten_sums.mlir"
    " integration/test_torch_numbers.py",
    "lowering/propagate_nan.py": f"{_PASS} passes/propagate_nan.mlir"
    " passes/propagate_nan_sort.mlir integration/test_torch_numbers.py",
    "lowering/torch_values.py": f"{_PASS} passes/mend_aten.mlir integration/test_torch_numbers.py",
    "lowering/crop_before_pad.py": f"{_PASS} passes/crop_before_pad.mlir integration/test_onnx.py",
    "lowering/mend_onnx.py": f"{_PASS} passes/mend_onnx.mlir integration/test_onnx.py",
    "lowering/mend_torch.py": f"{_PASS} passes/mend_torch.mlir passes/mend_torch_logcumsumexp.mlir"
    " passes/mend_torch_floor_division.mlir integration/test_torch_numbers.py",
    "lowering/refuse_miscompiled.py": f"{_PASS} passes/refuse_miscompiled.mlir"
    " passes/refuse_miscompiled_invalid.mlir",
    "lowering/tensor_selects.py": "integration/test_tensors.py integration/test_checked.py",
    "lowering/narrow_switches.py": f"{_PASS} passes/narrow_switches.mlir"
    " integration/test_control_flow.py",
    "lowering/expand_shapes.py": "passes/expand_shapes.mlir integration/test_lowering.py",
    "lowering/alignments_from_assumptions.py": "integration/test_alignment.py "
    "passes/alignments_from_assumptions.mlir",
    "lowering/infer_readonly.py": "passes/infer_readonly.mlir integration/test_calls.py",
    "lowering/inline_modules.py": "integration/test_lowering.py passes/inline_modules.mlir "
    "passes/inline_modules_invalid.mlir",
    "lowering/align_allocations.py": f"{_PASS} passes/align_allocations.mlir",
    "lowering/reconcile_index_widths.py": "integration/test_build_targets.py "
    "passes/reconcile_index_widths.mlir",
    "lowering/freeze_masked_loads.py": f"{_PASS} passes/freeze_masked_loads.mlir",
    "lowering/avoid_folds.py": "integration/test_folds.py passes/avoid_folds.mlir",
    "lowering/maxnum_to_maximumnum.py": f"{_PASS} passes/maxnum_to_maximumnum.mlir",
    "mlir_abi/compilation/native_code/large_constants.py": "integration/test_large_constants.py",
    "lowering/failures/return_failures.py": "integration/test_failures.py"
    " passes/return_failures.mlir passes/return_failures_invalid.mlir",
    "lowering/failures/buffers_in_flight.py": "integration/test_failures.py"
    " passes/return_failures.mlir",
    "lowering/failures/lower_assertions.py": "integration/test_lowering.py"
    " integration/test_failures.py passes/lower_assertions.mlir passes/sizes_from_assertions.mlir"
    " passes/lower_assertions_invalid.mlir passes/lower_assertions_abort_invalid.mlir",
    "lowering/mark_unsigned.py": "passes/mark_unsigned.mlir"
    " integration/test_build_bindings.py::test_torch_of_unsigned_integers"
    " integration/test_jax.py::test_operations_without_a_counterpart_compute_what_jax_does"
    " passes/stablehlo_to_linalg_names.mlir",
    "lowering/results_to_out_params.py": "integration/test_out_params.py"
    " passes/results_to_out_params.mlir",
    "lowering/vector_math.py": "integration/test_vector_math.py integration/test_operations.py",
    "lowering/pipeline.py": "integration/test_lowering.py integration/test_loops.py"
    " integration/test_bf16.py integration/test_out_params.py integration/test_vector_math.py"
    " integration/test_build_bindings.py::test_torch"
    " integration/test_build_errors.py::test_errors_of_the_command",
    "lowering/*": "integration/test_lowering.py integration/test_operations.py",
    "mlir_abi/frontends/j*": "integration/test_frontends.py::test_jax",
    "mlir_abi/frontends/[!t]*": "integration/test_onnx.py integration/test_frontends.py"
    " integration/test_wrong_calls.py::test_what_is_no_module",
    "mlir_abi/processes/drafts.py": "integration/test_signals.py integration/test_library_cache.py"
    " integration/test_build_depfile.py integration/test_build_errors.py",
    "mlir_abi/processes/*": "integration/test_processes.py integration/test_build_processes.py"
    " integration/test_library_cache.py",
    "mlir_abi/comparison/*": "unit/test_abi_diff.py integration/test_abi_diff_pairs.py",
    "passes/memref_access_to_llvm/*": "integration/test_memref_access.py"
    " integration/test_element_storage.py passes/memref_access_to_llvm.mlir"
    " passes/memref_access_to_llvm_invalid.mlir",
    "passes/attach/*": f"{_PASS} unit/test_attach.py passes/attach.mlir passes/attach_invalid.mlir"
    " passes/attach_placement.mlir passes/attach_raw_invalid.mlir passes/attach_sip_invalid.mlir"
    " passes/attach_iree_invalid.mlir passes/attach_iree_unsupported.mlir"
    " passes/wrap_iree_attached.mlir",
    "passes/func_to_llvm/*": f"{_PASS} unit/test_llvm_table.py integration/test_same_ir.py"
    " integration/test_differences.py::test_random_loops integration/test_bare_pointers.py"
    " passes/func_to_llvm_invalid.mlir passes/func_to_llvm_attributes_invalid.mlir func-to-llvm",
    "passes/llvm/[ct]*": "unit/test_llvm_table.py integration/test_same_ir.py"
    " integration/test_unconvertible.py passes/func_to_llvm_invalid.mlir"
    " func-to-llvm/target-abi.mlir",
    "passes/llvm/e*": "unit/test_llvm_table.py integration/test_same_ir.py"
    " passes/memref_access_to_llvm.mlir passes/lower_assertions.mlir",
    "passes/llvm/*": "unit/test_llvm_table.py integration/test_same_ir.py"
    " func-to-llvm/attributes_invalid.mlir func-to-llvm/attributes.mlir"
    " func-to-llvm/memref-attributes.mlir",
    "dialect_attrs/layout/m*": "unit/test_inspect.py::test_a_descriptor_of_any_rank"
    " unit/test_inspect.py::test_the_pointer_of_a_global"
    " unit/test_inspect.py::test_a_descriptor_is_laid_out_as_a_c_compiler_does_it",
    "dialect_attrs/layout/plain*": "passes/emit_plain_c.mlir passes/emit_plain_c_invalid.mlir"
    " integration/test_plain_c.py unit/test_inspect.py unit/test_abi_diff.py",
    "dialect_attrs/layout/p*": "integration/test_plan.py integration/test_tvm_ffi.py"
    " passes/emit_tvm_ffi.mlir",
    "dialect_attrs/layout/*": "unit/test_llvm_table.py unit/test_buffers.py unit/test_c_header.py"
    " unit/test_dlpack.py",
    "dialect_attrs/decode/*": "unit/test_declaration.py unit/test_reflections.py"
    " passes/verify_invalid.mlir passes/verify_annotations_invalid.mlir",
    "dialect_attrs/reflection/rec*": "unit/test_reflection.py unit/test_reflections.py"
    " unit/test_abi_diff.py::test_mistakes"
    " passes/embed_reflection.mlir passes/emit_packed_wrappers.mlir",
    "dialect_attrs/reflection/*": "unit/test_reflection.py unit/test_reflections.py",
    "dialect_attrs/iree/[dr]*": "unit/test_iree_runtime.py unit/test_iree_abi.py"
    " passes/attach_iree_unsupported_invalid.mlir passes/attach_iree_demotion.mlir"
    " passes/attach_iree_unsupported.mlir",
    "dialect_attrs/iree/v*": "unit/test_vm_calling_convention.py",
    "dialect_attrs/iree*": "unit/test_iree_abi.py unit/test_types_table.py",
    "dialect_attrs/float_formats.py": "integration/test_small_floats.py unit/test_buffers.py",
    "dialect_attrs/jax_names.py": "unit/test_jax_names.py",
    "dialect_attrs/raw.py": "unit/test_raw.py unit/test_types_table.py passes/attach.mlir",
    "dialect_attrs/si*.py": "unit/test_signature.py unit/test_raw.py unit/test_sip.py"
    " passes/attach.mlir",
    "dialect_attrs/type_parser.py": "unit/test_reflection.py unit/test_types_table.py",
    "dialect_attrs/attribute_names.py": "unit/test_reflections.py unit/test_result_allocators.py"
    " passes/attach.mlir passes/strip.mlir passes/verify_invalid.mlir",
    "dialect_attrs/allocator_parameters.py": "unit/test_result_allocators.py",
    "dialect_attrs/tvm_ffi.py": "unit/test_inspect.py::test_json"
    " unit/test_inspect.py::test_a_dict_of_several_types_holds_anything"
    " passes/emit_tvm_ffi.mlir",
    "dialect_attrs/*": "unit/test_structure.py unit/test_signatures.py unit/test_types_table.py"
    " unit/test_iree_abi.py unit/test_reflection.py",
}
"""The tests of the modules that a pattern matches, the first that does; lit's run first."""

OPTIONS = [  # without the tests that measure, or take long
    *("-x", "--tb=no", "--hypothesis-profile=mutate", "-W", "ignore:Module already imported"),
    *("-p", "no:cacheprovider", "-p", "no:unraisableexception", "-p", "_hypothesis_pytestplugin"),
    *(
        "-k",
        "not _time and not time_ and not longer and not 1200 and not 3000 and not any_functions",
    ),
]
PREIMPORTED = ["numpy", "rich.console", "mlir.ir", "mlir.passmanager", "mlir.dialects.llvm"]

os.environ |= {"MLIR_ABI_SEEDS": "0.08", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
settings.register_profile(
    "mutate",
    max_examples=20,
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


def mutants(path: Path) -> list[Callable[[], str]]:
    """The mutants of a module: each returns its text, which takes time to put together."""
    undecorated = re.sub(
        r"^( *)@(?!dataclass)", rf"\1{HIDDEN}", path.read_text(), flags=re.MULTILINE
    )
    module, mutations, _, _ = create_mutations(str(path), undecorated)

    def text_of(mutation: Mutation) -> str:
        mutated = module.deep_replace(mutation.original_node, mutation.mutated_node)
        return mutated.code.replace(HIDDEN, "@")

    return [partial(text_of, mutation) for mutation in mutations if is_telling(mutation)]


def is_telling(mutation: Mutation) -> bool:
    """False for what mypy sees (a None, a missing argument), and for strings in another case."""
    match mutation.original_node, mutation.mutated_node:
        case libcst.SimpleString(), libcst.SimpleString(value=text):
            return "XX" in text
        case libcst.Call(args=before), libcst.Call(args=after) if before is not after:
            return len(before) > len(after) and all(a.keyword for a in {*before} - {*after})
        case _, libcst.Assign(value=value) | libcst.AnnAssign(value=value):
            return not isinstance(value, libcst.Name) or value.value != "None"
    return True


def tests_pass(path: Path, text: str) -> bool:
    """Whether ruff, and the tests of a module, pass with another text of it."""
    mutant = BUILD / str(path).replace("/", ".")
    mutant.write_text(text)
    ruff = [Path(sys.executable).with_name("ruff"), "check", "-q", "--select=F", mutant]
    if subprocess.call(ruff, stdout=subprocess.DEVNULL):
        return False
    tests = next(TESTS[pattern] for pattern in TESTS if fnmatch(str(path), pattern)).split()
    pid = os.fork()
    if not pid:
        status = 1
        try:
            os.environ["MUTANT"] = f"{ROOT / path}{os.pathsep}{mutant}"
            os.environ["PYTHONPATH"] = str(HERE)
            runpy.run_path(str(HERE / "sitecustomize.py"))
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
            with mutant.with_suffix(".txt").open("w") as output:
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
            chunks = [f"test/{test}" for test in tests if ".py" not in test]
            if chunks:  # first, since a chunk takes a second
                variables = [f"{name}={os.environ[name]}" for name in ("MUTANT", "PYTHONPATH")]
                abi_opt = f"abi-opt=env {' '.join(variables)} abi-opt"
                lit = Path(sys.executable).with_name("lit")
                command = [lit, "-q", "-j1", "--max-failures=1", "--param", abi_opt, *chunks]
                host = "torch_mlir" if any(map(requires_torch_mlir, chunks)) else "mlir"
                bindings = {"MLIR_ABI_BINDINGS": host}
                status = subprocess.call(command, env=os.environ | bindings)
            if not chunks or not status:
                status = pytest.main([*OPTIONS, *(f"test/{t}" for t in tests if ".py" in t)])
        finally:
            os._exit(status)
    return os.waitpid(pid, 0)[1] == 0


def requires_torch_mlir(test: str) -> bool:
    return re.search("REQUIRES: (stablehlo|torch_mlir)", Path(test).read_text()) is not None


def difference(path: Path, text: str) -> str:
    """The lines in which a mutant differs from its module."""
    before, after = path.read_text().splitlines(), text.splitlines()
    lines = list(difflib.unified_diff(before, after, str(path), "", n=0, lineterm=""))
    return "\n".join([lines[0], *lines[2:], ""])


def main() -> int:
    """Print the score of each module; exit status 1 if its tests fail without a mutation."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", type=Path, help="all, if none is given")
    parser.add_argument("--sample", type=int, default=15, help="how many mutants of a module")
    arguments = parser.parse_args()
    os.nice(19)
    os.chdir(ROOT)
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in PREIMPORTED:
        importlib.import_module(name)
    folders = ("passes/attach", "passes/func_to_llvm", "passes/llvm")
    folders += ("dialect_attrs", "lowering", "runtime/call")
    paths = [path for folder in folders for path in Path(folder).rglob("[!_]*.py")]
    paths += [*Path("lowering").glob("*/__init__.py"), Path("passes/support/size_names.py")]
    row = "{:45} {:>7} {:>4} {:>7} {:>8}".format
    print(row("module", "mutants", "run", "killed", "survive"))
    score = [0] * 4
    for path in arguments.modules or sorted(paths):
        report = BUILD / str(path).replace("/", ".")
        if not tests_pass(path, path.read_text()):
            print(report.with_suffix(".txt").read_text())
            return 1
        all_ = chosen = mutants(path)
        if not any(fnmatch(str(path), pattern) for pattern in WHOLE):
            chosen = random.Random(str(path)).sample(all_, min(len(all_), arguments.sample))
        survive = 0
        with report.with_suffix(".diff").open("w") as file:
            for text_of in chosen:
                if tests_pass(path, text := text_of()):
                    survive += 1
                    print(difference(path, text), file=file, flush=True)
        counts = len(all_), len(chosen), len(chosen) - survive, survive
        score = [sum(pair) for pair in zip(score, counts, strict=True)]
        print(row(str(path), *counts), flush=True)
    print(row("all", *score))
    return 0


if __name__ == "__main__":
    sys.exit(main())
