"""A file whose parts may overlap, such as an ELF file, read in a time that its size bounds."""

from __future__ import annotations

import io
from typing import Any

_READS = 8
"""How often each byte may be read, on the average; of real files, 3 times at most."""


class BoundedFile(io.BufferedReader):
    """Reads ``file``, at most 8 times as many bytes as it has; then `read` raises ValueError.

    Tables and strings may share bytes, so that a small file could describe a huge one.
    """

    def __init__(self, file: Any) -> None:
        super().__init__(file)
        self._bytes_left = _READS * self.seek(0, io.SEEK_END)
        self.seek(0)

    def read(self, size: int | None = -1, /) -> bytes:
        """Return the next ``size`` bytes, fewer at the end."""
        self.count(-1 if size is None else size)
        return super().read(size)

    def slice(self, offset: int, size: int) -> bytes:
        """Return the bytes from ``offset`` on; raises ValueError if there are not so many."""
        self.seek(offset)
        self.count(size)
        contents = super().read(size)
        if len(contents) < size:
            raise ValueError(f"it ends before byte {offset + size}")
        return contents

    def count(self, size: int) -> None:
        """Count ``size`` bytes that are read, or copied from what was read; or raise ValueError."""
        self._bytes_left -= size
        if size < 0 or self._bytes_left < 0:
            raise ValueError("its parts overlap")
