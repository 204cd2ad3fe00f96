"""Compiled code in memory."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Image"]


class Image(Protocol):
    """Compiled code, which stays in memory as long as this object lives."""

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None where there is none."""

    def free(self, address: int) -> object:
        """Free what the code has allocated."""

    def raise_pending(self) -> None:
        """Raise what a Python function that the code has called has raised, if one has."""
