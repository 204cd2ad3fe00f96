"""What all Python tests share: time for random examples, and signals as on a terminal."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("no-clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no-clock")
# `make unit` draws the same examples each time; `make fuzz`, and pytest by hand, draw new ones.
settings.register_profile("ci", settings.get_profile("ci"), max_examples=30)


def pytest_collection_finish() -> None:
    """Freeze the objects of all tests, or a `gc.collect` in a test walks through them for 0.2 s."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def default_signals() -> Iterator[None]:
    """Signals act as on a terminal, here and in new processes, also where nohup ignores them."""
    usual = dict.fromkeys([signal.SIGTERM, signal.SIGHUP], signal.SIG_DFL)
    before = {
        number: signal.signal(number, handler)
        for number, handler in {signal.SIGINT: signal.default_int_handler, **usual}.items()
    }
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
