"""Starts a child process, and calls the functions of ``mlir_abi/compilation/worker.py`` in it."""

from __future__ import annotations

import atexit
import logging
import os
import pickle
import select
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any

from mlir_abi import __version__
from mlir_abi.bindings import ENVIRONMENT_VARIABLE
from mlir_abi.processes.drafts import SIGNALS
from mlir_abi.processes.frames import receive, send
from mlir_abi.processes.python_command import python_command

__all__ = ["Child", "ChildError", "kept_child"]


class ChildError(RuntimeError):
    """The child cannot be started, or has ended without an answer; the message has the reason.

    ``diagnostics`` are those that a pipeline had emitted.
    """

    def __init__(self, message: str, diagnostics: Sequence[Any] = ()) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics


class ChildTraceback(Exception):  # noqa: N818 -- the cause of an exception that a child raises
    """The traceback in the child."""

    def __str__(self) -> str:
        return f"in the child process\n{self.args[0]}"


class Child:
    """A process that uses the bindings ``host``, by default those that a new process chooses.

    It ends when it is closed, or when this process ends. Then ``folders`` are removed; the first is
    made for temporary files. Raises ChildError, and OSError if the folder cannot be made.
    """

    def __init__(self, host: str | None = None, folders: Sequence[str] = ()) -> None:
        environment = dict(os.environ)
        if host is not None:
            environment[ENVIRONMENT_VARIABLE] = host
        if folders:
            environment["TMPDIR"] = folders[0]
        command = python_command("mlir_abi.processes.server", "main", __version__, *folders)
        actions = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
        if sys.stderr is None:
            actions.append((os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0))
        self._lock = Lock()
        self._connection, theirs = socket.socketpair()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # or the number would be lost
        try:
            self._process: int | None = os.posix_spawn(
                command[0],
                command,
                environment,
                file_actions=[(os.POSIX_SPAWN_DUP2, theirs.fileno(), 0), *actions],
                setsid=True,  # Ctrl-C is for the parent
            )
        except OSError as error:
            self._connection.close()
            raise ChildError(f"cannot start a process: {error.strerror}") from None
        finally:
            theirs.close()
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if folders:
            os.mkdir(folders[0], 0o700)

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> int:
        """End the process, and wait until its folders are removed. Returns its exit status."""
        self._connection.close()
        process, self._process = self._process, None
        try:
            return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) if process else 0
        except ChildProcessError:  # somebody else has waited
            return 0

    def forget(self) -> None:
        """Leave the process to the parent of this one, which `os.fork` has made."""
        self._connection.close()
        self._process = None

    @property
    def has_ended(self) -> bool:
        if self._connection.fileno() < 0:
            return True
        events = select.poll()
        events.register(self._connection, 0)
        return bool(events.poll(0))

    def call(self, function: str, show: Callable[[Any], object], **arguments: Any) -> Any:
        """The result of a function; ``show`` gets each diagnostic that it reports.

        Raises what the function raises, and `ChildError`.
        """
        with self._lock:
            try:
                tag, payload, buffers = self._exchange((os.getcwd(), function, arguments), show)
                value = pickle.loads(payload, buffers=buffers)
            except BaseException as reason:
                self.close()  # what is left of the answer would be that of the next call
                if isinstance(reason, EOFError | OverflowError | pickle.UnpicklingError):
                    raise ChildError(f"the answer of the process is damaged: {reason}") from None
                raise
        if tag == b"V":
            return value
        error, traceback = value
        raise error from ChildTraceback(traceback)

    def _exchange(
        self, call: tuple[str, str, dict[str, Any]], show: Callable[[Any], object]
    ) -> tuple[bytes, bytearray, list[bytearray]]:
        """The last frame of the answer, and its buffers."""
        buffers: list[bytearray] = []
        emitted: list[Any] = []
        try:
            send(self._connection, b"C", pickle.dumps(call))
            while frame := receive(self._connection):
                tag, payload = frame
                if tag in (b"V", b"F"):
                    return tag, payload, buffers
                if tag == b"B":
                    buffers.append(payload)
                elif tag == b"S":
                    name, level, text = pickle.loads(payload)
                    logging.getLogger(name).log(level, "%s", text)
                elif tag == b"O":
                    emitted.append(pickle.loads(payload))
                else:
                    show(pickle.loads(payload))
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has ended
        status = self.close()
        reason = f"the process ended with status {status} and without an answer"
        if status < 0:
            reason = f"{signal.Signals(-status).name} ended the process"
        raise ChildError(reason, emitted)


_kept: dict[str | None, Child] = {}
_lock = Lock()


def kept_child(host: str | None = None) -> Child:
    """The child with the bindings ``host`` that serves this process; a new one if it has died.

    Without ``host``, it has those that a new process chooses.
    """
    with _lock:
        if host in _kept and _kept[host].has_ended:
            _kept.pop(host).close()
        if host not in _kept:
            _kept[host] = Child(host)
        return _kept[host]


@atexit.register
def _close() -> None:
    for child in _kept.values():
        child.close()


def _forget() -> None:
    for child in _kept.values():
        child.forget()
    _kept.clear()
    _lock.release()


os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_forget)
