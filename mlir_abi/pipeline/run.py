"""Running a pipeline that mixes passes written in Python with MLIR's own.

MLIR can schedule a Python pass at the root of a pass manager only. So passes go to one manager for
as long as that will do, and where a Python pass is nested deeper, the operations that its anchor
names are walked here, with managers of their own.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, TypeAlias

from mlir_abi.bindings import ENVIRONMENT_VARIABLE, HOSTS, host, ir, passmanager
from mlir_abi.diagnostics.message import Message, is_not_utf8
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.pipeline.ir_printing import Instruments
from mlir_abi.pipeline.resolve import resolve
from mlir_abi.pipeline.schedule import Nested, PythonPass, Step, chains, coalesced, has_python
from mlir_abi.pipeline.text import ANY, MODULE, Pipeline, PipelineError, parse_pipeline

__all__ = ["PipelineFailed", "Runner", "run_pipeline"]

Printed: TypeAlias = tuple[bool, bool]


class PipelineFailed(RuntimeError):  # noqa: N818 -- reads as what happened
    """A pass failed, emitted an error, or left the IR invalid.

    ``pipeline`` is the text that was run, ``diagnostics`` what was said on the way, ``command`` how
    to see it again with ``abi-opt``. The message shows the last two.
    """

    def __init__(self, pipeline: str, diagnostics: Iterable[Message], command: str) -> None:
        self.pipeline = pipeline
        self.diagnostics = tuple(diagnostics)
        self.command = command
        super().__init__(pipeline, self.diagnostics, command)

    def __str__(self) -> str:
        said = map(str, self.diagnostics)
        return "\n".join(["the pipeline failed", *said, f"reproduce with: {self.command}"])


def run_pipeline(
    module: ir.Module | ir.OpView | ir.Operation,
    pipeline: str | Pipeline,
    *,
    verify_each: bool = True,
) -> None:
    """Run ``pipeline`` on ``module``, in place::

        mlir_abi.run_pipeline(module, "builtin.module(abi-attach,func.func(cse))")

    ``verify_each`` checks the IR after every pass. Raises `PipelineError` for a pipeline that
    cannot be run, before anything is; `PipelineFailed` when a pass fails; TypeError for a module of
    other bindings and for what is no pipeline; and whatever a Python pass raises by a bug of its
    own. Warnings of the passes are Python warnings (`AbiWarning`).
    """
    if not isinstance(module, (ir.Module, ir.Operation, ir.OpView)):
        got = f"{type(module).__module__}.{type(module).__qualname__}"
        message = f"must be a module or an operation of {host()!r}, see {ENVIRONMENT_VARIABLE}"
        raise TypeError(f"the module {message} (got {got})")
    if isinstance(pipeline, str):
        pipeline = parse_pipeline(pipeline)
    if not isinstance(pipeline, Pipeline):
        got = f"{type(pipeline).__module__}.{type(pipeline).__qualname__}"
        raise TypeError(f"the pipeline must be a text or a Pipeline (got {got})")
    operation = module.operation
    runner = Runner(pipeline, operation.context, Instruments(verify_each=verify_each))
    runner.run(operation)


class Runner:
    """A pipeline that is checked and ready to run on any operation of ``context``."""

    def __init__(self, pipeline: Pipeline, context: ir.Context, instruments: Instruments) -> None:
        self.pipeline = pipeline
        self.context = context
        self.instruments = instruments
        self.steps = resolve(pipeline, context, expand=instruments.by_name)
        self.messages: list[Message] = []

    def run(self, operation: ir.Operation) -> None:
        """Run on ``operation``, which the anchor must name. Raises as `run_pipeline` does."""
        self._check_root(operation)
        emits = self.context.emit_error_diagnostics
        with self.context, _collected(self.context) as self.messages:
            try:
                self._run(self.pipeline.anchor, self.steps, operation)
            except ir.MLIRError:
                raise self._failed() from None
            if not emits and any(message.severity == "error" for message in self.messages):
                raise self._failed()  # an error of a pass that does not fail

    def _failed(self) -> PipelineFailed:
        return PipelineFailed(str(self.pipeline), self.messages, self.reproducer())

    def reproducer(self, *others: str) -> str:
        """The shell command that does the same, with ``others`` as arguments of ``abi-opt``."""
        words = ["abi-opt", *others, f"--pass-pipeline={self.pipeline}"]
        if self.context.allow_unregistered_dialects:
            words.append("--allow-unregistered-dialect")
        if not self.instruments.verify_each:
            words.append("--verify-each=false")
        if host() != next(iter(HOSTS)):
            words.insert(0, f"{ENVIRONMENT_VARIABLE}={host()}")
        return shlex.join(words)

    def _check_root(self, operation: ir.Operation) -> None:
        """Python passes on ``any`` want a module all the same."""
        if self.pipeline.anchor != ANY or operation.name == MODULE:
            return
        for step in self.steps:
            if isinstance(step, PythonPass):
                message = f"{step.element.name} runs on {MODULE!r} (got {operation.name!r})"
                raise PipelineError(message, self.pipeline.text, step.element.offset)

    def _run(self, anchor: str, steps: Iterable[Step], operation: ir.Operation) -> None:
        """Run ``steps`` on ``operation``, neighbours that are treated alike in one go."""
        if anchor not in (ANY, operation.name):
            passmanager.PassManager(anchor, self.context).run(operation)  # fails, and says why
        for printed, group in groupby(self._divided(steps), self._printed):
            if printed is not None:
                self._manage(anchor, list(group), printed, operation)
                continue
            for step in group:
                if isinstance(step, Nested):
                    self._walk(step, operation)

    def _walk(self, step: Nested, operation: ir.Operation) -> None:
        """Run what ``step`` nests on each operation that it names."""
        name = MODULE if step.element.name == ANY and has_python(step) else step.element.name
        for child in _children(operation, name):
            self._run(step.element.name, step.steps, child)
        if self.instruments.verify_each:
            operation.verify()  # what was done to the children may be wrong beside each other

    def _printed(self, step: Step) -> Printed | None:
        """How all passes of ``step`` are printed; None when it must be walked instead."""
        if not isinstance(step, Nested):
            return self.instruments.printed(step.element.name)
        kinds = {self._printed(nested) for nested in step.steps}
        return None if len(kinds) > 1 or has_python(step) else kinds.pop()

    def _divided(self, steps: Iterable[Step]) -> Iterator[Step]:
        """Take apart each ``any(…)`` that would have to be walked for the sake of printing.

        Python cannot ask which operations MLIR would choose for ``any``.
        """
        for step in coalesced(steps):
            walked = self._printed(step) is None and not has_python(step)
            yield from chains(step) if walked and step.element.name == ANY else (step,)

    def _manage(
        self, anchor: str, steps: list[Step], printed: Printed, operation: ir.Operation
    ) -> None:
        """Run ``steps`` by one of MLIR's pass managers."""
        manager = passmanager.PassManager(anchor, self.context)
        self.instruments.attach(manager, printed)
        adapters = []
        for step in steps:
            if isinstance(step, PythonPass):
                adapters.append(_Adapter(step.pass_, self.messages))
                adapters[-1].add_to(manager)
            else:
                manager.add(step.element.text)
        try:
            manager.run(operation)
        except ir.MLIRError:
            for adapter in adapters:
                bug, adapter.bug = adapter.bug, None  # whose frames keep the manager that keeps it
                if isinstance(bug, ir.MLIRError):
                    raise self._failed() from bug
                if bug is not None:
                    raise bug from None
            raise


class _Adapter:
    """A Python pass as MLIR calls it: no exception may leave the call, or the process ends.

    MLIR drops an error that comes without a failure, so each failure is signalled. Errors of MLIR's
    that the pass was raised, and caught, are none of the pipeline's and leave ``messages`` again;
    those that it did not catch say why it fails.
    """

    def __init__(self, pass_: Pass, messages: list[Message]) -> None:
        self.pass_ = pass_
        self.messages = messages
        self.bug: BaseException | None = None

    def add_to(self, manager: passmanager.PassManager) -> None:
        """Schedule the pass. Never pass ``op_name``: MLIR then schedules nothing, or aborts."""
        name = self.pass_.name
        manager.add(self, name=name, argument=name)

    def __call__(self, operation: ir.Operation, external: Any) -> None:
        try:
            with _caught_errors_left_out(self.messages):
                self.pass_.run(operation)
        except PassError as error:
            error.emit()
            external.signal_pass_failure()
        except BaseException as error:  # Ctrl-C included
            if is_not_utf8(error):
                message = "the module has a name or string that is not UTF-8, so that it cannot run"
                operation.location.emit_error(f"{self.pass_.name}: {message}")
            else:
                self.bug = error  # raised again by _manage
            external.signal_pass_failure()


def _children(operation: ir.Operation, name: str) -> list[ir.Operation]:
    """The operations ``name`` that lie directly in ``operation``."""
    return [
        view.operation
        for region in operation.regions
        for block in region
        for view in block
        if view.operation.name == name
    ]


@contextmanager
def _caught_errors_left_out(messages: list[Message]) -> Iterator[None]:
    before = len(messages)
    caught = True
    try:
        yield
    except ir.MLIRError:
        caught = False
        raise
    finally:
        if caught:
            messages[before:] = [m for m in messages[before:] if m.severity != "error"]


@contextmanager
def _collected(context: ir.Context) -> Iterator[list[Message]]:
    """Every diagnostic meanwhile; the context's handlers get it as they do without this.

    Unless errors are emitted, MLIR's bindings keep them for the exception, and end the process
    over those of a pass that does not fail. So they are emitted, and kept here.
    """
    messages: list[Message] = []
    emits = context.emit_error_diagnostics

    def collect(diagnostic: ir.Diagnostic) -> bool:
        messages.append(Message.of(diagnostic))
        return not emits and diagnostic.severity == ir.DiagnosticSeverity.ERROR

    context.emit_error_diagnostics = True
    handler = context.attach_diagnostic_handler(collect)
    try:
        yield messages
    finally:
        handler.detach()
        context.emit_error_diagnostics = emits
