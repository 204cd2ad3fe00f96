"""Calls that are wrong: mypy reports each line that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from stub_model import K, Params, StubModel


def call(library: StubModel, params: Params) -> None:
    """Make every mistake."""
    x, b = np.zeros((5, 2), np.float32), np.ones(3, np.float32)
    wide, whole = np.zeros((5, 2)), np.ones(2, np.int32)
    library.step(params, wide, rate=1)  # error: arg-type
    library.step(params, [1.0, 2.0], rate=1)  # error: arg-type
    library.step(params, x, rate="1")  # error: arg-type
    library.step(params, x)  # error: call-arg
    library.step(params, x, 1.0)  # error: call-arg
    library.step(params, x, rate=1, more=1)  # error: call-arg
    library.step({"w": x, "b": (b, b)}, x, rate=1)  # error: typeddict-item
    library.step({"w": x, "b": (b,)}, x, rate=1)  # error: typeddict-item
    library.step({"w": x}, x, rate=1)  # error: typeddict-item
    library.step({"w": x, "c": x, "b": params["b"]}, x, rate=1)  # error: typeddict-unknown-key
    library.step(params, x, rate=1)["gradient"]  # error: typeddict-item
    library.step(params, x, rate=1)["params"]["b"][2]  # error: misc
    print(library.evaluate(params))  # error: func-returns-value
    library.numbers(True, 1.5, 2.0, 3j, 4, f=5)  # error: arg-type
    library.numbers(flag=True, arg1=1, c=2.0, d=3j, arg4=4, f=5)  # error: call-arg
    k: K = {"a b": 1.0, "class": "", "float": 3.0, "__d": 4}  # error: typeddict-item
    library.odd(k, (5, None))  # error: arg-type
    library.state({"t": 1}, 1.0)  # error: arg-type
    library.state({"t": 1.5}, x)  # error: typeddict-item
    library.np(whole)  # error: arg-type
    library["clas"](2.5)  # error: call-overload
    library["class"]("")  # error: arg-type
    library.wide(1.0)  # error: attr-defined
    library.nothing()  # error: attr-defined
