"""Puts the files that commands and `build` write in their places: all of them, or none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory


def publish(files: Mapping[str | os.PathLike[str], Path | str | bytes]) -> None:
    """Write all ``files``, or none: first beside their places, then in them.

    Each has the text or bytes to write, or the path of a file that is moved. A file that is
    replaced keeps its permissions. Raises OSError, with the name of the file.
    """
    with ExitStack() as stack:
        drafts = {}
        for path, contents in files.items():
            target = os.path.realpath(path)
            try:
                folder = TemporaryDirectory(prefix=".mlir-abi-", dir=os.path.dirname(target))
                draft = drafts[target] = Path(stack.enter_context(folder), "draft")
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
        for target, draft in drafts.items():
            os.replace(draft, target)
