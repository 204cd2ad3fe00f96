"""One run of ``abi-opt``: parse each part of the input, run the passes on it, print it."""

from __future__ import annotations

import io
import os
import re
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mlir_abi.bindings import ir, new_context
from mlir_abi.cli.command import UsageError, source_name
from mlir_abi.cli.options import option_names
from mlir_abi.diagnostics.message import messages_to
from mlir_abi.diagnostics.printer import FilePosition, Printer, Source
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.text import MODULE, Pipeline, parse_pipeline
from mlir_abi.printing import printed

if TYPE_CHECKING:
    from mlir_abi.pipeline.ir_printing import Instruments
    from mlir_abi.pipeline.run import Runner

_PASS_NAME = re.compile(r"[\w-]+")


class Session:
    """The input, the options, and whether anything failed."""

    def __init__(self, options: Namespace, passes: list[str], data: bytes) -> None:
        self.options = options
        self.passes = passes
        self.has_passes = options.pass_pipeline is not None or bool(
            passes or options.mlir_print_ir_before or options.mlir_print_ir_after
        )
        self.source = Source(source_name(options.input), data)
        self.printer = Printer(self.source)
        self.verifier = None
        if options.verify_diagnostics:
            from mlir_abi.cli.expected_diagnostics import DiagnosticVerifier

            level = options.verify_diagnostics
            self.verifier = DiagnosticVerifier(self.source, self.printer, level)
        self.failed = False

    def run(self) -> bytes:
        """The results of all parts; afterwards ``failed`` says whether anything went wrong.

        Raises `UsageError` and `PipelineError` for passes that cannot be run.
        """
        if self.has_passes and not self.options.no_implicit_module:
            with new_context() as context:
                self._runner(MODULE, context)  # a wrong pass is reported before a wrong input
        outputs = [self._output(start, text) for start, text in self._parts()]
        if self.verifier:
            self.failed = not self.verifier.finish()
        return (os.fsencode(self.options.output_split_marker) + b"\n").join(outputs)

    def _parts(self) -> Iterator[tuple[FilePosition, bytes]]:
        marker = self.options.split_input_file
        if marker is None:
            yield FilePosition(self.source.name), self.source.data
            return
        from mlir_abi.cli.split_input import near_misses, split_parts

        for position in near_misses(self.source, marker):
            self.printer.at(position, "warning", "near miss with file split marker")
        yield from split_parts(self.source, marker)

    def _output(self, start: FilePosition, text: bytes) -> bytes:
        """The result of the passes on one part; nothing if the part or a pass fails.

        Each part has its own context, so that a named type of one cannot clash with another's.
        """
        self.printer.start = start
        show = self.verifier.show if self.verifier else self.printer.show
        with new_context() as context, messages_to(show, context, of_passes=self.has_passes):
            context.allow_unregistered_dialects = self.options.allow_unregistered_dialect
            if self.options.mlir_disable_threading:
                context.enable_multithreading(False)
            try:
                operation = self._parsed(text)
            except ir.MLIRError:
                self.failed = True
                return b""
            if self.has_passes and not self._run_passes(operation, context):
                return b""
            return self._printed(operation)

    def _parsed(self, text: bytes) -> ir.Operation:
        if self.options.no_implicit_module:
            try:
                return ir.Operation.parse(text.decode(), source_name="-").operation
            except UnicodeDecodeError:
                message = "--no-implicit-module needs an input that is UTF-8 text"
                raise UsageError(message) from None
        name = self.options.input
        if text is self.source.data and os.path.isfile(name) and name.isprintable():
            return ir.Module.parseFile(name).operation  # which puts the name into locations
        return ir.Module.parse(text).operation

    def _run_passes(self, operation: ir.Operation, context: ir.Context) -> bool:
        from mlir_abi.pipeline.run import PipelineFailed

        runner = self._runner(operation.name, context)
        try:
            runner.run(operation)
        except PipelineFailed:
            if not (self.verifier or self.failed):
                others = [self.options.input]
                if self.options.split_input_file:
                    others.append(f"--split-input-file={self.options.split_input_file}")
                if self.options.no_implicit_module:
                    others.append("--no-implicit-module")
                command = runner.reproducer(*others)
                self.printer.line("abi-opt", "note", f"reproduce with: {command}")
            self.failed = True
            return False
        return True

    def _runner(self, root: str, context: ir.Context) -> Runner:
        """The pipeline for an operation ``root``. Raises `UsageError` and `PipelineError`."""
        from mlir_abi.pipeline.run import Runner

        pipeline = self._pipeline(root, context)
        instruments = self._instruments(context)
        if instruments.prints:
            context.enable_multithreading(False)  # or the output of threads is mixed
        return Runner(pipeline, context, instruments)

    def _pipeline(self, root: str, context: ir.Context) -> Pipeline:
        """The pipeline of ``--pass-pipeline``, or of the passes that are given as options."""
        from mlir_abi.pipeline.resolve import implicit_anchor

        if self.options.pass_pipeline is not None:
            if self.passes:
                raise UsageError(f"--pass-pipeline cannot be combined with --{self.passes[0]}")
            return parse_pipeline(self.options.pass_pipeline)
        elements = []
        for flag in self.passes:
            name, _, options = flag.partition("=")
            if not _is_pass(name, context):
                close = registry.closest(name.partition("{")[0], option_names())
                hint = f"did you mean '--{close}'?" if close else "see abi-opt --help"
                raise UsageError(f"unknown argument '--{name}'; {hint}")
            element = f"{name}{{{options}}}" if options else name
            anchor = implicit_anchor(name, root, context)
            elements.append(f"{anchor}({element})" if anchor else element)
        return parse_pipeline(f"{root}({','.join(elements)})")

    def _instruments(self, context: ir.Context) -> Instruments:
        from mlir_abi.pipeline.ir_printing import Instruments

        options = self.options
        names = {}
        for when in ("before", "after"):
            values = getattr(options, f"mlir_print_ir_{when}")
            names[when] = frozenset(name for value in values for name in value.split(","))
            for name in names[when]:
                if not _is_pass(name, context):
                    raise UsageError(f"--mlir-print-ir-{when}: unknown pass {name!r}")
        after_all = options.mlir_print_ir_after_all or options.mlir_print_ir_after_failure
        return Instruments(
            verify_each=options.verify_each,
            timing=options.mlir_timing,
            before=None if options.mlir_print_ir_before_all else names["before"],
            after=None if after_all else names["after"],
            module_scope=options.mlir_print_ir_module_scope,
            only_after_change=options.mlir_print_ir_after_change,
            only_after_failure=options.mlir_print_ir_after_failure,
            large_elements_limit=options.mlir_elide_elementsattrs_if_larger,
            large_resource_limit=options.mlir_elide_resource_strings_if_larger,
            debug_info=options.mlir_print_debuginfo,
            generic=options.mlir_print_op_generic,
        )

    def _printed(self, operation: ir.Operation) -> bytes:
        options = self.options
        if options.emit_bytecode:
            file = io.BytesIO()
            operation.write_bytecode(file)
            return file.getvalue()
        text = printed(
            operation,
            large_elements_limit=options.mlir_elide_elementsattrs_if_larger,
            large_resource_limit=options.mlir_elide_resource_strings_if_larger,
            enable_debug_info=options.mlir_print_debuginfo,
            pretty_debug_info=options.mlir_pretty_debuginfo,
            print_generic_op_form=options.mlir_print_op_generic,
            use_local_scope=options.mlir_print_local_scope,
            use_name_loc_as_prefix=options.mlir_use_nameloc_as_prefix,
            skip_regions=options.mlir_print_skip_regions,
            assume_verified=options.verify_each,
        )
        return text + b"\n"


def _is_pass(name: str, context: ir.Context) -> bool:
    from mlir_abi.pipeline.resolve import is_cpp_pass

    if not _PASS_NAME.fullmatch(name):
        return False
    if name in registry.OURS or is_cpp_pass(name, context):
        return True
    return registry.find_pass(name) is not None
