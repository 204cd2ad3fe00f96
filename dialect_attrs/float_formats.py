"""How floats of 8 bits and fewer have numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Format:
    """How a type has numbers: bits of the exponent, its bias, bits of the mantissa, and the rest.

    ``ieee``: the greatest exponent is infinity and NaN. ``nan``: all bits set are NaN. ``unsigned
    zero``: the bits of -0 are NaN. ``finite``: neither infinity nor NaN. ``power``: no sign, no
    zero, and all bits set are NaN. A number out of range becomes infinity, or else NaN, or else the
    greatest number.
    """

    exponent: int
    bias: int
    mantissa: int
    rest: Literal["ieee", "nan", "unsigned zero", "finite", "power"]

    @property
    def sign(self) -> int:
        """The bit of the sign, which is above all others."""
        return 1 << (self.exponent + self.mantissa)

    @property
    def infinity(self) -> int:
        """The greatest exponent, which is infinity in ``ieee``."""
        return self.sign - (1 << self.mantissa)

    @property
    def nan(self) -> int:
        """The bits of a NaN."""
        return {
            "ieee": self.infinity | self.sign >> (self.exponent + 1),
            "unsigned zero": self.sign,
        }.get(self.rest, self.sign - 1)

    @property
    def greatest(self) -> int:
        """The bits of the greatest number."""
        above = {"ieee": self.infinity, "nan": self.nan, "power": self.nan}
        return above.get(self.rest, self.sign) - 1


FORMATS = {
    "f4E2M1FN": Format(2, 1, 1, "finite"),
    "f6E2M3FN": Format(2, 1, 3, "finite"),
    "f6E3M2FN": Format(3, 3, 2, "finite"),
    "f8E3M4": Format(3, 3, 4, "ieee"),
    "f8E4M3": Format(4, 7, 3, "ieee"),
    "f8E4M3FN": Format(4, 7, 3, "nan"),
    "f8E4M3FNUZ": Format(4, 8, 3, "unsigned zero"),
    "f8E4M3B11FNUZ": Format(4, 11, 3, "unsigned zero"),
    "f8E5M2": Format(5, 15, 2, "ieee"),
    "f8E5M2FNUZ": Format(5, 16, 2, "unsigned zero"),
    "f8E8M0FNU": Format(8, 127, 0, "power"),
}
