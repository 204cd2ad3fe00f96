"""One run of ``abi-opt``: parse each part of the input, run the passes on it, print it."""

from __future__ import annotations

import os
import re
import shlex
from argparse import Namespace
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from mlir_abi.bindings import (
    ENVIRONMENT_VARIABLE,
    BindingsError,
    ir,
    is_installed,
    new_context,
)
from mlir_abi.bindings.printing import bytecode, printed
from mlir_abi.cli import command
from mlir_abi.cli.expected_diagnostics import DiagnosticVerifier
from mlir_abi.cli.options import (
    PRINTING,
    PRINTING_BETWEEN,
    PRINTING_RESULT,
    SPLIT_MARKER,
    OptParser,
)
from mlir_abi.diagnostics.failure import PipelineFailed
from mlir_abi.diagnostics.message import (
    Message,
    may_need_others,
    messages_to,
    missing_host,
    with_dialect,
)
from mlir_abi.diagnostics.printer import Printer, line_before, position_in
from mlir_abi.frontends.artifacts import is_artifact, module_of_artifact, other_host
from mlir_abi.pipeline import registry
from mlir_abi.pipeline.pipeline_text import MODULE, Pipeline, parse_pipeline
from mlir_abi.pipeline.resolve import implicit_anchor, is_cpp_pass
from mlir_abi.pipeline.run import Runner

_PASS_NAME = re.compile(r"[\w-]+")


class Session:
    """The input, the options, and whether anything failed."""

    def __init__(self, options: Namespace, passes: list[str], data: bytes) -> None:
        self.options = options
        self.passes = passes
        self.data = data
        self.printer = Printer(command.source_name(options.input), data)
        self.verifier = DiagnosticVerifier(self.printer) if options.verify_diagnostics else None
        self.failed = False

    def other_host(self) -> str | None:
        """The installed bindings that have a dialect of the input which these lack.

        None if a variable chooses the bindings.
        """
        if ENVIRONMENT_VARIABLE in os.environ:
            return None
        if is_artifact(self.data):
            other = other_host(self.data)
            return other if other and is_installed(other) else None
        for text in filter(may_need_others, self._parts()):
            with new_context() as context, context.attach_diagnostic_handler(lambda _: True):
                context.allow_unregistered_dialects = self.options.allow_unregistered_dialect
                try:
                    ir.Module.parse(text)
                except ir.MLIRError as error:
                    for message in map(Message.of, error.error_diagnostics):
                        line = line_before(position_in(message.location, "-"), BytesIO(text))
                        other = missing_host(with_dialect(message.text, line))
                        if other is not None and is_installed(other):
                            return other
        return None

    def run(self) -> bytes:
        """The results of all parts; afterwards ``failed`` is true if anything went wrong.

        Raises `UsageError` and `PipelineError` for passes that cannot be run.
        """
        outputs = [self._output(text) for text in self._parts()]
        if self.verifier:
            self.failed = not self.verifier.finish()
        return (os.fsencode(self.options.output_split_marker) + b"\n").join(outputs)

    def _parts(self) -> Iterator[bytes]:
        """The parts that are not empty; each is moved to its line and column by white space."""
        if not self.options.split_input_file:
            yield self.data
            return
        start = lines = 0
        for text in self.data.split(SPLIT_MARKER.encode()):
            if text:
                column = start - self.data.rfind(b"\n", 0, start) - 1
                yield b"\n" * lines + b" " * column + text
            lines += text.count(b"\n")
            start += len(text) + len(SPLIT_MARKER)

    def _output(self, text: bytes) -> bytes:
        """The result of the passes on one part; nothing if the part or a pass fails.

        Each part has its own context, so that a named type of one cannot clash with another's.
        """
        with new_context() as context, messages_to((self.verifier or self.printer).show, context):
            context.allow_unregistered_dialects = self.options.allow_unregistered_dialect
            has_passes = self.passes or self.options.pass_pipeline is not None
            runner = self._runner(context) if has_passes else None
            try:
                module = self._module(text)
                if runner is not None:
                    one_thread = runner.ir_printing or self.options.mlir_disable_threading
                    context.enable_multithreading(not one_thread)  # threads would mix IR
                    runner.run(module.operation)
            except (ir.MLIRError, PipelineFailed) as error:
                if isinstance(error, PipelineFailed) and not (self.verifier or self.failed):
                    words = [
                        self.options.input,
                        *["--split-input-file"] * self.options.split_input_file,
                    ]
                    note = f"reproduce with: {error.command} {shlex.join(words)}"
                    command.print_message("abi-opt", "note", note)  # of the first failure
                self.failed = True
                return b""
            return self._printed(module.operation)

    def _module(self, text: bytes) -> ir.Module:
        """The module in ``text``, in the current context."""
        name = self.options.input
        if is_artifact(text):
            try:
                return module_of_artifact(text, command.source_name(name))
            except (BindingsError, ValueError) as error:
                raise command.UsageError(str(error)) from None
        # A file puts its name into locations.
        is_file = text is self.data and os.path.isfile(name) and name.isprintable()
        return ir.Module.parseFile(name) if is_file else ir.Module.parse(text)

    def _runner(self, context: ir.Context) -> Runner:
        """The passes, ready to run. Raises `UsageError` and `PipelineError`."""
        options = self.options
        ir_printing = self._values(PRINTING, PRINTING_BETWEEN)
        ir_printing["print_after_all"] |= options.print_after_failure
        prints = options.print_before_all or ir_printing["print_after_all"]
        return Runner(
            self._pipeline(context),
            context,
            verify_each=options.verify_each,
            timing=options.mlir_timing,
            ir_printing=ir_printing if prints else None,
        )

    def _pipeline(self, context: ir.Context) -> Pipeline:
        """The pipeline of ``--pass-pipeline``, or of the passes that are given as options."""
        if self.options.pass_pipeline is not None:
            if self.passes:
                raise command.UsageError(
                    f"--pass-pipeline cannot be combined with --{self.passes[0]}"
                )
            return parse_pipeline(self.options.pass_pipeline)
        elements = []
        for flag in self.passes:
            name, _, options = flag.partition("=")
            if not _PASS_NAME.fullmatch(name) or not (
                name in registry.OURS or is_cpp_pass(name, context) or registry.find(name)
            ):
                flags = [flag.lstrip("-") for flag in OptParser()._option_string_actions]
                close = registry.closest(name.partition("{")[0], flags)
                hint = f"did you mean '--{close}'?" if close else "see abi-opt --help"
                if owner := registry.pass_with_option(name):
                    hint = f"it is an option of a pass: --{owner}={name}=…"
                raise command.UsageError(f"unknown argument '--{name}'; {hint}")
            element = f"{name}{{{options}}}" if options else name
            anchor = implicit_anchor(name, MODULE, context)
            elements.append(f"{anchor}({element})" if anchor else element)
        return parse_pipeline(f"{MODULE}({','.join(elements)})")

    def _printed(self, module: ir.Operation) -> bytes:
        if self.options.emit_bytecode:
            return bytecode(module)
        flags = self._values(PRINTING, PRINTING_RESULT)
        return printed(module, assume_verified=self.options.verify_each, **flags) + b"\n"

    def _values(self, *tables: dict[str, tuple[str, str]]) -> dict[str, Any]:
        """The values of the options in ``tables``."""
        return {name: getattr(self.options, name) for table in tables for name in table}
