"""The memory of one call."""

from __future__ import annotations

import ctypes
from typing import Any

__all__ = ["Frame", "aligned"]

_ALIGNMENT = 16
"""Of each value in a frame, in bytes: that of the most demanding C type."""


class Frame:
    """Where the result goes, and what the parameters point to; and the parameters themselves.

    ``places`` has for each parameter its offset in the memory, or None for one that goes by value.
    """

    __slots__ = ("memory", "parameters")

    def __init__(self, size: int, places: list[int | None]) -> None:
        self.memory: Any = (ctypes.c_char * size)()
        base = ctypes.addressof(self.memory)
        self.parameters: list[Any] = [None if at is None else base + at for at in places]


def aligned(offset: int, alignment: int = _ALIGNMENT) -> int:
    """The first multiple of ``alignment`` that is not below ``offset``."""
    return -(-offset // alignment) * alignment
