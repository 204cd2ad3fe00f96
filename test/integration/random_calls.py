"""Random functions that hand their arguments on, and the values to call them with."""

from __future__ import annotations

import ctypes
import random
from dataclasses import dataclass
from typing import Any

from execution import content, descriptor_type, struct, unranked
from function_text import echo

SCALARS = {
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
    "!llvm.ptr": ctypes.c_void_p,
}


@dataclass(frozen=True)
class HandOn:
    """``@NAME`` takes ``inputs`` and returns those of ``picked``, by way of ``@NAME_callee``."""

    name: str
    inputs: tuple[str, ...]
    picked: tuple[int, ...]

    @property
    def results(self) -> tuple[str, ...]:
        return tuple(self.inputs[number] for number in self.picked)

    def text(self) -> str:
        """The function, and its callee, which is declared first and defined last."""
        asked, callee = "attributes {llvm.emit_c_interface}", f"{self.name}_callee"
        outer = echo(self.name, self.inputs, self.picked, attributes=asked, callee=callee)
        return outer + echo(callee, self.inputs, self.picked, visibility="private")


def random_hand_on(rng: random.Random, name: str) -> HandOn:
    inputs = tuple(_type(rng) for _ in range(rng.randint(1, 6)))
    picked = rng.choices(range(len(inputs)), k=rng.choice([0, 1, 1, 2, 3, 5]))
    return HandOn(name, inputs, tuple(picked))


def _type(rng: random.Random) -> str:
    draw = rng.random()
    if draw < 0.4:
        sizes = "".join(rng.choice(["?x", "4x"]) for _ in range(rng.randint(0, 4)))
        rank = sizes.count("x")
        strides = ", ".join("?" * rank)
        layout = rng.choice(["", f", strided<[{strides}], offset: ?>"])
        return f"memref<{sizes}f32{layout}>"
    if draw < 0.55:
        return "memref<*xf32>"
    return rng.choice(["index", *SCALARS])


def value(type_: str, rng: random.Random, index: Any) -> tuple[Any, Any]:
    """A random value of ``type_``, and what must be kept alive with it.

    No element is looked at, so the fields of a descriptor may be anything.
    """
    if type_ == "memref<*xf32>":
        rank = rng.randint(0, 4)
        ranked = _filled(descriptor_type(rank, index)(), rng)
        return unranked(ranked, rank, index), ranked
    return _filled(c_object(type_, index), rng), None


def _filled(data: Any, rng: random.Random) -> Any:
    ctypes.memmove(ctypes.addressof(data), rng.randbytes(ctypes.sizeof(data)), ctypes.sizeof(data))
    return data


def c_object(type_: str, index: Any) -> Any:
    """A zeroed C object for a value of ``type_``."""
    if type_ == "memref<*xf32>":
        return unranked(ctypes.c_int(0), 0, index)
    if type_.startswith("memref"):
        return descriptor_type(type_.count("x"), index)()
    return (index if type_ == "index" else SCALARS[type_])()


def result_object(types: tuple[str, ...], index: Any) -> Any:
    """Room for the results: none, one value, or one struct of all."""
    if not types:
        return None
    if len(types) == 1:
        return c_object(types[0], index)
    return struct(**{f"r{i}": type(c_object(t, index)) for i, t in enumerate(types)})


def fields(result: Any, count: int) -> list[bytes]:
    """The bytes of each of ``count`` results."""
    if count == 1:
        return [content(result)]
    stored = content(result) if count else b""
    places = [getattr(type(result), f"r{i}") for i in range(count)]
    return [stored[place.offset : place.offset + place.size] for place in places]
