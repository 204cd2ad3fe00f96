"""One run of ``abi-opt``: a source, its chunks, a pipeline, and what comes out."""

from __future__ import annotations

import io
import os
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mlir_abi.bindings import ir, new_context
from mlir_abi.cli.command import UsageError, source_name
from mlir_abi.diagnostics.message import messages_to
from mlir_abi.diagnostics.printer import Chunk, Printer, Source
from mlir_abi.pipeline.text import MODULE
from mlir_abi.printing import printed

if TYPE_CHECKING:
    from mlir_abi.pipeline.run import Runner


class Session:
    """Parses each chunk of the input, runs the passes on it and prints it."""

    def __init__(self, options: Namespace, passes: list[str], data: bytes) -> None:
        self.options = options
        self.passes = passes
        self.source = Source(source_name(options.input), data)
        self.printer = Printer(self.source)
        self.verifier = None
        if options.verify_diagnostics:
            from mlir_abi.cli.expected_diagnostics import Verifier

            self.verifier = Verifier(self.source, self.printer, options.verify_diagnostics)
        self.failed = False

    def run(self) -> bytes:
        """The result of all chunks; ``failed`` says afterwards whether anything went wrong.

        Raises `UsageError` and `PipelineError` for passes that cannot be run.
        """
        if self._has_passes() and not self.options.no_implicit_module:
            with new_context() as context:
                self._runner(MODULE, context)  # bad passes come before bad input
        outputs = [self._output(chunk) for chunk in self._chunks()]
        if self.verifier:
            self.failed = not self.verifier.finish()
        return (os.fsencode(self.options.output_split_marker) + b"\n").join(outputs)

    def _chunks(self) -> Iterator[Chunk]:
        marker = self.options.split_input_file
        if marker is None:
            yield Chunk(self.source, self.source.data)
            return
        from mlir_abi.cli.split_input import chunks, near_misses

        for position in near_misses(self.source, marker):
            self.printer.at(position, "warning", "near miss with file split marker")
        yield from chunks(self.source, marker)

    def _output(self, chunk: Chunk) -> bytes:
        """What the passes make of ``chunk``; nothing when it or they are wrong.

        Each chunk has a context of its own, or a name in one would clash with that of another.
        """
        show = self.verifier.show if self.verifier else self.printer.show
        has_passes = self._has_passes()
        with new_context() as context, messages_to(show, context, of_passes=has_passes):
            context.allow_unregistered_dialects = self.options.allow_unregistered_dialect
            if self.options.mlir_disable_threading:
                context.enable_multithreading(False)
            try:
                operation = self._parsed(chunk)
            except ir.MLIRError:
                self.failed = True
                return b""
            if has_passes and not self._succeeds(self._runner(operation.name, context), operation):
                return b""
            return self._printed(operation)

    def _parsed(self, chunk: Chunk) -> ir.Operation:
        whole = chunk.data is self.source.data
        if whole and self._is_on_disk() and not self.options.no_implicit_module:
            return ir.Module.parseFile(self.source.name).operation
        self.printer.chunk = chunk
        if self.options.no_implicit_module:
            operation = ir.Operation.parse(_text(chunk), source_name="-").operation
        else:
            operation = ir.Module.parse(chunk.data).operation
        if self.options.mlir_print_debuginfo or self.options.emit_bytecode:
            from mlir_abi.cli.locations import move_to_source

            move_to_source(operation, chunk)
        return operation

    def _is_on_disk(self) -> bool:
        """Whether the input is a plain file that MLIR can open by its name."""
        name = self.options.input
        return name != "-" and os.path.isfile(name) and name.isprintable()

    def _succeeds(self, runner: Runner, operation: ir.Operation) -> bool:
        from mlir_abi.pipeline.run import PipelineFailed

        try:
            runner.run(operation)
        except PipelineFailed:
            if not (self.verifier or self.failed):
                command = runner.reproducer(*self._arguments_of_input())
                self.printer.line("abi-opt", "note", f"reproduce with: {command}")
            self.failed = True
            return False
        return True

    def _arguments_of_input(self) -> list[str]:
        words = [self.options.input]
        if self.options.split_input_file:
            words.append(f"--split-input-file={self.options.split_input_file}")
        if self.options.no_implicit_module:
            words.append("--no-implicit-module")
        return words

    def _printed(self, operation: ir.Operation) -> bytes:
        if self.options.emit_bytecode:
            file = io.BytesIO()
            operation.write_bytecode(file)
            return file.getvalue()
        text = printed(
            operation,
            large_elements_limit=self.options.mlir_elide_elementsattrs_if_larger,
            large_resource_limit=self.options.mlir_elide_resource_strings_if_larger,
            enable_debug_info=self.options.mlir_print_debuginfo,
            pretty_debug_info=self.options.mlir_pretty_debuginfo,
            print_generic_op_form=self.options.mlir_print_op_generic,
            use_local_scope=self.options.mlir_print_local_scope,
            use_name_loc_as_prefix=self.options.mlir_use_nameloc_as_prefix,
            skip_regions=self.options.mlir_print_skip_regions,
            assume_verified=self.options.verify_each,
        )
        return text + b"\n"

    def _has_passes(self) -> bool:
        """Whether passes are to be run, or are named as those to print before or after."""
        options = self.options
        named = options.mlir_print_ir_before or options.mlir_print_ir_after
        return bool(self.passes or named) or options.pass_pipeline is not None

    def _runner(self, root: str, context: ir.Context) -> Runner:
        """What runs the passes on an operation ``root``."""
        from mlir_abi.cli.pass_flags import instruments_of, pipeline_of
        from mlir_abi.pipeline.run import Runner

        pipeline = pipeline_of(self.options.pass_pipeline, self.passes, root, context)
        instruments = instruments_of(self.options, context)
        if instruments.prints:
            context.enable_multithreading(False)  # or threads would print into each other
        return Runner(pipeline, context, instruments)


def _text(chunk: Chunk) -> str:
    """The bindings take bytes for a module only."""
    try:
        return chunk.data.decode()
    except UnicodeDecodeError:
        raise UsageError("--no-implicit-module needs an input that is UTF-8 text") from None
