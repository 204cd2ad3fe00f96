"""What the options of ``abi-opt`` say about passes: which to run, and what to show of them."""

from __future__ import annotations

import re
from argparse import Namespace

from mlir_abi.bindings import ir
from mlir_abi.cli.command import UsageError
from mlir_abi.cli.options import option_names
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.ir_printing import Instruments
from mlir_abi.pipeline.resolve import implicit_anchor, is_cpp_pass
from mlir_abi.pipeline.text import Pipeline, parse_pipeline

_NAME = re.compile(r"[\w-]+")


def pipeline_of(text: str | None, passes: list[str], root: str, context: ir.Context) -> Pipeline:
    """The pipeline of ``--pass-pipeline``, or else the one that ``passes`` stand for on ``root``.

    Each of ``passes`` is a name, or ``name=options``; it is nested where it insists to run. Raises
    `UsageError` for what is no pass, and `PipelineError`.
    """
    if text is None:
        elements = ",".join(_element(flag, root, context) for flag in passes)
        return parse_pipeline(f"{root}({elements})")
    if passes:
        raise UsageError(f"--pass-pipeline cannot be combined with --{passes[0]}")
    return parse_pipeline(text)


def _element(flag: str, root: str, context: ir.Context) -> str:
    name, _, options = flag.partition("=")
    if not _is_pass(name, context):
        close = registry.closest(name.partition("{")[0], option_names())
        hint = f"did you mean '--{close}'?" if close else "see abi-opt --help"
        raise UsageError(f"unknown argument '--{name}'; {hint}")
    element = f"{name}{{{options}}}" if options else name
    anchor = implicit_anchor(name, root, context)
    return f"{anchor}({element})" if anchor else element


def _is_pass(name: str, context: ir.Context) -> bool:
    if not _NAME.fullmatch(name):
        return False
    if name in registry.OURS or is_cpp_pass(name, context):
        return True
    return registry.find_pass(name) is not None


def instruments_of(options: Namespace, context: ir.Context) -> Instruments:
    """The IR printing and timing of the options. Raises `UsageError` for a name that is no pass."""
    before = _named("--mlir-print-ir-before", options.mlir_print_ir_before, context)
    after = _named("--mlir-print-ir-after", options.mlir_print_ir_after, context)
    after_all = options.mlir_print_ir_after_all or options.mlir_print_ir_after_failure
    return Instruments(
        verify_each=options.verify_each,
        timing=options.mlir_timing,
        before=None if options.mlir_print_ir_before_all else before,
        after=None if after_all else after,
        module_scope=options.mlir_print_ir_module_scope,
        only_after_change=options.mlir_print_ir_after_change,
        only_after_failure=options.mlir_print_ir_after_failure,
        large_elements_limit=options.mlir_elide_elementsattrs_if_larger,
        large_resource_limit=options.mlir_elide_resource_strings_if_larger,
        debug_info=options.mlir_print_debuginfo,
        generic=options.mlir_print_op_generic,
    )


def _named(option: str, values: list[str], context: ir.Context) -> frozenset[str]:
    names = frozenset(name for names in values for name in names.split(","))
    for name in names:
        if not _is_pass(name, context):
            raise UsageError(f"{option}: unknown pass {name!r}")
    return names
