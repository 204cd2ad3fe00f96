"""The child's side: one process that answers requests, and one that cleans up after it.

A client starts the first in a session of its own, with a socket as standard input. It waits until
the client closes the socket or dies. Then it ends the second at once, even during a pass, with the
programs that this has started, and removes its temporary files.
"""

from __future__ import annotations

import os
import pickle
import resource
import select
import shutil
import signal
import socket
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module

from mlir_abi import __version__
from mlir_abi.processes.drafts import SIGNALS
from mlir_abi.processes.frames import receive, send

_WORKER = "mlir_abi.compilation.worker"
"""The module that answers requests; it is imported at the first."""


def main() -> int:
    """Answer requests until the client closes the socket. Returns the exit status.

    The arguments are the version that the client expects, and the folders that are removed at the
    end.
    """
    version, *folders = sys.argv[1:] or ["no version"]
    if version != __version__:
        print(
            f"{__name__}: the plug-in was built for mlir-abi {version}, "
            f"{sys.executable} has {__version__}: build it again",
            file=sys.stderr,
        )
        return 1
    connection = socket.socket(fileno=os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a pass that reads standard input gets nothing
    os.dup2(2, 1)  # what passes print
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # or nobody could wait for a process
    ended, alive = os.pipe()
    server = os.fork()
    with suppress(OSError):  # both processes do this: whichever comes first
        os.setpgid(server, server)
    if server == 0:
        os.close(ended)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # ends the process even within MLIR
        with suppress(BrokenPipeError):  # the client is gone
            _serve(connection)
        return 0
    os.close(alive)  # now `server` alone has it open
    return _clean_up(connection, ended, server, folders)


def _clean_up(connection: socket.socket, ended: int, server: int, folders: Sequence[str]) -> int:
    """Wait until the client or ``server`` has ended. Returns the status of ``server``."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    events = select.poll()
    events.register(connection, 0)
    events.register(ended, 0)
    is_closed = connection.fileno() in dict(events.poll())
    os.killpg(server, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    if is_closed:
        return 0
    if status < 0:  # end in the same way, without a core file of this process
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(OSError):  # SIGKILL has no handler
            signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    return status


def _serve(connection: socket.socket) -> None:
    """Answer requests; the answer to a call may be what it raises."""
    answer = partial(send, connection)
    request = []
    while frame := receive(connection):
        request.append(frame)
        if frame[0] == b"C":
            try:
                import_module(_WORKER).call(frame[1], answer)
            except BaseException as error:
                answer(b"F", pickle.dumps((error, traceback.format_exc())))
        elif frame[0] == b"M":
            import_module(_WORKER).run_pass(request, answer)
        else:
            continue
        request = []
