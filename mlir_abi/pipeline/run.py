"""Runs a pipeline that mixes passes written in Python with MLIR's own.

MLIR can schedule a Python pass at the root of a pass manager only. So one pass manager runs
adjacent elements as long as no Python pass is nested in them. Where one is, the operations that the
anchor names are visited here, each with pass managers of its own. A pipeline that runs only on some
modules has its own, too.
"""

from __future__ import annotations

import gc
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from mlir_abi.bindings import (
    ENVIRONMENT_VARIABLE,
    HOSTS,
    BindingsError,
    foreign_host,
    host,
    ir,
    passmanager,
)
from mlir_abi.diagnostics.failure import PipelineFailed
from mlir_abi.diagnostics.message import Message, is_not_utf8
from mlir_abi.passes.support.base import Pass, PassPipeline
from mlir_abi.passes.support.diagnostics import PassError, errors_from_walks
from mlir_abi.passes.support.functions import operations_in
from mlir_abi.pipeline.pipeline_text import ANY, MODULE, Pipeline, PipelineError, parse_pipeline
from mlir_abi.pipeline.resolve import Step, resolve, resolve_named
from mlir_abi.runtime.errors import type_name

__all__ = ["Runner", "observed", "run_pipeline"]


def run_pipeline(
    module: ir.Module | ir.OpView | ir.Operation,
    pipeline: str | Pipeline,
    *,
    verify_each: bool = True,
) -> None:
    """Run ``pipeline`` on ``module``, in place::

        mlir_abi.run_pipeline(module, "builtin.module(abi-attach,func.func(cse))")

    ``verify_each`` verifies the IR after every pass. Raises `PipelineError`, before any pass runs,
    for a pipeline that cannot be run; `PipelineFailed` if a pass fails; BindingsError for a module
    of other bindings; TypeError for an argument of the wrong type; and every exception that is a
    bug in a Python pass. Warnings of passes are Python warnings (`AbiWarning`).
    """
    if other := foreign_host(module):
        raise BindingsError(
            f"the module is of {other!r}, and this process uses the bindings of {host()!r}: "
            f"set {ENVIRONMENT_VARIABLE}={other}, or import {other}.ir before other bindings"
        )
    if not isinstance(module, (ir.Module, ir.Operation, ir.OpView)):
        expected = f"a module or an operation of {host()!r}, see {ENVIRONMENT_VARIABLE}"
        raise TypeError(f"the module must be {expected} (got {type_name(module)})")
    if isinstance(pipeline, str):
        pipeline = parse_pipeline(pipeline)
    if not isinstance(pipeline, Pipeline):
        raise TypeError(f"the pipeline must be a str or a Pipeline (got {type_name(pipeline)})")
    operation = module.operation
    Runner(pipeline, operation.context, verify_each=verify_each).run(operation)


@dataclass
class Runner:
    """A checked pipeline, ready to run on any operation of ``context``.

    ``ir_printing`` has the arguments of MLIR's ``enable_ir_printing``; None prints nothing. With
    ``verify_only_own_passes``, ``verify_each`` verifies what passes written in Python leave to
    MLIR's, operation by operation of a module, but neither MLIR's passes nor the uses of symbols: a
    sixth of the time.
    """

    pipeline: Pipeline
    context: ir.Context
    verify_each: bool = True
    verify_only_own_passes: bool = False
    timing: bool = False
    ir_printing: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        try:
            self.steps = resolve(self.pipeline, self.context)
        except RecursionError:
            raise PipelineError("a named pipeline contains itself", str(self.pipeline), 0) from None
        self.messages: list[Message] = []

    def run(self, operation: ir.Operation) -> None:
        """Run on ``operation``, which the anchor must name. Raises as `run_pipeline` does."""
        for step in self.steps:
            if (
                (step.python_pass or step.pipeline)
                and self.pipeline.anchor == ANY
                and operation.name != MODULE
            ):
                message = f"{step.element.name} runs on {MODULE!r} (got {operation.name!r})"
                raise PipelineError(message, self.pipeline.text, step.element.offset)
        emits = self.context.emit_error_diagnostics
        with self.context, _collected(self.context) as self.messages:
            try:
                self._run(self.pipeline.anchor, self.steps, operation)
            except ir.MLIRError:
                raise self._failed() from None
            if not emits and any(message.severity == "error" for message in self.messages):
                raise self._failed()  # a pass emitted an error and did not fail

    def _failed(self) -> PipelineFailed:
        words = ["abi-opt", f"--pass-pipeline={self.pipeline}"]
        if self.context.allow_unregistered_dialects:
            words.append("--allow-unregistered-dialect")
        if not self.verify_each:
            words.append("--verify-each=false")
        if host() != next(iter(HOSTS)):
            words.insert(0, f"{ENVIRONMENT_VARIABLE}={host()}")
        return PipelineFailed(str(self.pipeline), self.messages, shlex.join(words))

    def _run(self, anchor: str, steps: tuple[Step, ...], operation: ir.Operation) -> None:
        """Run ``steps``, which are nested in ``anchor``, on ``operation``."""
        if anchor not in (ANY, operation.name):
            passmanager.PassManager(anchor, self.context).run(operation)  # raises the right error

        for runs_here, group in groupby(steps, attrgetter("runs_here")):
            if not runs_here:
                self._run_by_mlir(anchor, group, operation)
                continue
            for step in group:
                if step.pipeline is not None:
                    self._run_named(anchor, step.pipeline, operation)
                    continue
                name = MODULE if step.element.name == ANY else step.element.name
                for child in [op for op in operations_in(operation) if op.name == name]:
                    self._run(step.element.name, step.nested, child)
                if self.verify_each:
                    operation.verify()  # the children may be valid one by one, but not together

    def _run_named(self, anchor: str, pipeline: PassPipeline, module: ir.Operation) -> None:
        if not pipeline.applies(module):
            return
        try:
            steps = resolve_named(pipeline, self.context)
        except ValueError as error:
            message = f"the bindings of {host()!r} cannot {pipeline.purpose}: {error}"
            module.location.emit_error(message)
            raise self._failed() from None
        self._run(anchor, steps, module)

    def _run_by_mlir(self, anchor: str, steps: Iterable[Step], operation: ir.Operation) -> None:
        manager = passmanager.PassManager(anchor, self.context)
        manager.enable_verifier(self.verify_each and not self.verify_only_own_passes)
        if self.timing:
            manager.enable_timing()
        if self.ir_printing is not None:
            manager.enable_ir_printing(**self.ir_printing)
        adapters = []
        ordered = list(steps)
        for step, following in zip(ordered, [*ordered[1:], None], strict=True):
            if step.python_pass:
                verifies = self.verify_each and self.verify_only_own_passes
                verifies &= following is None or not following.python_pass
                adapter = _Adapter(step.python_pass, self.messages, verifies)
                # Without op_name: with it MLIR schedules nothing, or aborts.
                manager.add(adapter, name=step.element.name, argument=step.element.name)
                adapters.append(adapter)
            else:
                manager.add(step.element.text)
        try:
            manager.run(operation)
        except ir.MLIRError:
            for adapter in adapters:
                bug, adapter.bug = adapter.bug, None  # or its traceback keeps the manager alive
                if bug is not None and _is_emitted(bug):
                    raise self._failed() from bug
                if bug is not None:
                    raise bug from None
            raise


@dataclass
class _Adapter:
    """Calls a Python pass for MLIR.

    No exception may leave the call, or the process ends; ``bug`` keeps it for the caller of MLIR.
    MLIR ignores an error without a failure, so each failure is signalled. An `ir.MLIRError` that
    the pass catches has put errors into ``messages``, which are removed again.
    """

    pass_: Pass
    messages: list[Message]
    verifies: bool
    bug: BaseException | None = None

    def __call__(self, operation: ir.Operation, external: Any) -> None:
        before = len(self.messages)
        collects = gc.isenabled()
        gc.disable()  # it would traverse what a pass keeps of each function, and free none of it
        try:
            with errors_from_walks():
                self.pass_.run(operation)
            for view in operation.regions[0].blocks[0] if self.verifies else ():
                view.operation.verify()
        except BaseException as error:  # Ctrl-C included
            if not _is_emitted(error):
                self._drop_errors(before)
            if isinstance(error, PassError):
                error.emit()
            elif is_not_utf8(error):
                message = "the module has a name or string that is not UTF-8, so that it cannot run"
                operation.location.emit_error(f"{self.pass_.name}: {message}")
            elif "\nKeyboardInterrupt: " in str(error):  # in a callback of `Operation.walk`
                self.bug = KeyboardInterrupt()
            else:
                self.bug = error
            external.signal_pass_failure()
        else:
            self._drop_errors(before)
        finally:
            if collects:
                gc.enable()

    def _drop_errors(self, before: int) -> None:
        self.messages[before:] = [m for m in self.messages[before:] if m.severity != "error"]


def _is_emitted(error: BaseException) -> bool:
    """Whether ``error`` is one of MLIR, perhaps in a callback of `Operation.walk`."""
    return isinstance(error, ir.MLIRError) or "\nMLIRError: " in str(error)


_observers: list[Callable[[Message], object]] = []


@contextmanager
def observed(show: Callable[[Message], object]) -> Iterator[None]:
    """Call ``show`` with each diagnostic at once, since a pass may end the process after it."""
    _observers.append(show)
    try:
        yield
    finally:
        _observers.remove(show)


@contextmanager
def _collected(context: ir.Context) -> Iterator[list[Message]]:
    """Collect every diagnostic in a list; the handlers of ``context`` get them as without it.

    If a context does not emit errors, MLIR's bindings keep them for the exception, and end the
    process if a pass emits one and does not fail. So here the context emits them.
    """
    messages: list[Message] = []
    emits = context.emit_error_diagnostics

    def collect(diagnostic: ir.Diagnostic) -> bool:
        messages.append(Message.of(diagnostic))
        for show in _observers:
            show(messages[-1])
        return not emits and diagnostic.severity == ir.DiagnosticSeverity.ERROR

    context.emit_error_diagnostics = True
    handler = context.attach_diagnostic_handler(collect)
    try:
        yield messages
    finally:
        handler.detach()
        context.emit_error_diagnostics = emits
