"""Puts the files that commands and `build` write in their places: all of them, or none.

First each is written beside its place, as a draft. Then all are renamed.
"""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Those by which a user ends a process."""


def new_name() -> str:
    """A name for folders of drafts that nobody else has."""
    return f".mlir-abi-{os.urandom(6).hex()}"


def draft_folders(paths: Iterable[str | os.PathLike[str]], name: str) -> list[str]:
    """The folders called ``name`` in which `write_drafts` puts the drafts of ``paths``."""
    return sorted({os.path.join(os.path.dirname(os.path.realpath(path)), name) for path in paths})


def write_drafts(
    files: Mapping[str | os.PathLike[str], Path | str | bytes], name: str
) -> dict[str, str]:
    """Write the drafts of ``files``, and return the place and the draft of each.

    A file is the text or bytes to write, or the path of a file that is moved. A file that is
    replaced keeps its permissions. Raises OSError, with the name of the file.
    """
    drafts = {}
    for number, (path, contents) in enumerate(files.items()):
        target = os.path.realpath(path)
        try:
            (folder,) = draft_folders([path], name)
            with suppress(FileExistsError):  # of another draft
                os.mkdir(folder, 0o700)
            draft = Path(folder, str(number))
            if isinstance(contents, Path):
                shutil.move(contents, draft)
            elif isinstance(contents, bytes):
                draft.write_bytes(contents)
            else:
                draft.write_text(contents, encoding="utf-8", errors="surrogateescape")
            if os.path.exists(target):
                shutil.copymode(target, draft)
        except OSError as error:
            raise OSError(error.errno, error.strerror, os.fspath(path)) from None
        drafts[target] = str(draft)
    return drafts


@contextmanager
def removing(folders: Iterable[str]) -> Iterator[None]:
    """Remove ``folders`` at the end of the block."""
    try:
        yield
    finally:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)


def put_in_place(drafts: Mapping[str, str]) -> None:
    """Rename all drafts. A signal that arrives meanwhile takes effect afterwards."""
    with _signals_wait():
        for target, draft in drafts.items():
            os.replace(draft, target)


@contextmanager
def _signals_wait() -> Iterator[None]:
    arrived: list[int] = []
    handlers = {number: signal.getsignal(number) for number in SIGNALS}
    if threading.current_thread() is not threading.main_thread():
        handlers = {}  # Python handles no signals in other threads
    for number, handler in handlers.items():
        if handler not in (signal.SIG_IGN, None):  # None: not a handler of Python
            signal.signal(number, lambda number, _: arrived.append(number))
    try:
        yield
    finally:
        for number, handler in handlers.items():
            if handler is not None:
                signal.signal(number, handler)
        for each in arrived:
            signal.raise_signal(each)
