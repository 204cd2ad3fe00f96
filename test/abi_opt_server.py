"""`abi-opt` for tests of passes: a process has imported MLIR, and forks for each run.

To start Python and import MLIR takes 0.4 s, most passes milliseconds. As a command, with a socket
and the arguments of `abi-opt`, this file asks the server to run them, with the directory and the
standard streams of this process.
"""

import marshal
import os
import select
import socket
import sys


def start(python: str = sys.executable, imports: str = "passes") -> list[str]:
    """Start a server, which ends with this process. Returns the command that asks it.

    If ``imports`` is "none", each run imports its passes itself, as a new process does.
    """
    import atexit
    import subprocess

    pipe = subprocess.PIPE
    server = subprocess.Popen(
        [python, __file__, "serve", imports], stdin=pipe, stdout=pipe, text=True
    )
    atexit.register(server.communicate)
    assert server.stdout is not None
    return [python, "-I", "-S", __file__, server.stdout.readline().rstrip("\n")]


def serve(imports: str) -> None:
    """Print the path of the socket, and answer until standard input ends."""
    import contextlib
    import signal
    import tempfile

    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as listener:
        path = os.path.join(folder, "socket")
        listener.bind(path)
        listener.listen(64)
        print(path, flush=True)

        import mlir_abi.cli.opt
        import mlir_abi.cli.session  # noqa: F401 -- imports the bindings
        from mlir_abi.pipeline import registry

        for name in registry.pass_names() if imports == "passes" else ():
            with contextlib.suppress(ImportError):  # of a dialect that the bindings lack
                registry.find(name)

        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies
        while sys.stdin not in select.select([listener, sys.stdin], [], [])[0]:
            connection = listener.accept()[0]
            if os.fork() == 0:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                answer(connection)
            connection.close()


def answer(connection: socket.socket) -> None:
    """Run a command in this process, which ends."""
    from mlir_abi.cli.entry_points import opt

    try:
        message, streams, _, _ = socket.recv_fds(connection, 1 << 16, 3)
        folder, sys.argv[1:] = marshal.loads(message)
        os.chdir(folder)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        status = 1  # after a traceback
        try:
            status = opt()
        except SystemExit as end:
            status = int(end.code or 0)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        sys.stdout.flush()
        connection.send(bytes([status]))
    finally:
        os._exit(0)


def ask(path: str, arguments: list[str]) -> int:
    """The exit status of `abi-opt` with these arguments."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)
        socket.send_fds(connection, [marshal.dumps((os.getcwd(), arguments))], [0, 1, 2])
        status = connection.recv(1)
    return status[0] if status else 134  # it has crashed


if __name__ == "__main__":
    first, *others = sys.argv[1:]
    sys.exit(serve(*others) if first == "serve" else ask(first, others))
