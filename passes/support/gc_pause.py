"""Python's cyclic garbage collector, out of the way of a walk over many functions."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Run the block without collections of cycles.

    A pass keeps a few objects for each function until its end. None is garbage, but the collector
    looks at all of them again and again, so that the time would grow faster than the module.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
