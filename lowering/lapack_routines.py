"""The routines of LAPACK that JAX calls, as a table. This needs no MLIR."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple


class _Row(NamedTuple):
    operands: str
    results: str
    attributes: str
    words: str


_ROUTINES = {
    "potrf": _Row("x", "out info", "uplo", "uplo n(out) out ld(out) info"),
    "trsm": _Row(
        "a b",
        "out",
        "diag side trans_x uplo",
        "side uplo trans_x diag m(out) n(out) one a ld(a) out ld(out)",
    ),
    "getrf": _Row("x", "out pivots info", "", "m(out) n(out) out ld(out) pivots info"),
    "geqrf": _Row("x", "out tau", "", "m(out) n(out) out ld(out) tau work lwork info"),
    # JAX passes zeros as the pivots: each column may move.
    "geqp3": _Row(
        "x zeros",
        "out pivots tau",
        "",
        "m(out) n(out) out ld(out) pivots tau work lwork real2 info",
    ),
    "orgqr": _Row("x tau", "out", "", "m(out) n(out) n(tau) out ld(out) tau work lwork info"),
    "ormqr": _Row(
        "a tau c",
        "out",
        "left transpose",
        "left transpose m(out) n(out) n(tau) a ld(a) tau out ld(out) work lwork info",
    ),
    "syevd": _Row(
        "x",
        "out w info",
        "mode uplo",
        "mode uplo n(out) out ld(out) w work lwork rwork lrwork iwork liwork info",
    ),
    "sytrd": _Row(
        "x", "out d e tau info", "uplo", "uplo n(out) out ld(out) d e tau work lwork info"
    ),
    "gesdd": _Row(
        "x",
        "out s u vt info",
        "mode",
        "mode m(out) n(out) out ld(out) s u ld(u) vt ld(vt) work lwork reals integer8 info",
    ),
    "gesvd": _Row(
        "x",
        "out s u vt info",
        "mode",
        "mode mode m(out) n(out) out ld(out) s u ld(u) vt ld(vt) work lwork real5 info",
    ),
    "gehrd": _Row(
        "x", "out tau info", "high low", "n(out) low high out ld(out) tau work lwork info"
    ),
    # LAPACK's lower diagonal has no element for the first row.
    "gtsv": _Row("l0 d0 u0 b", "l d u out info", "", "m(out) n(out) l+ d u out ld(out) info"),
    "gees": _Row(
        "x",
        "out vs wr wi sdim info",
        "mode sort",
        "mode sort null n(out) out ld(out) sdim wr wi vs ld(vs) work lwork real1 integer1 info",
    ),
    "geev": _Row(
        "x",
        "wr wi vl vr info",
        "compute_left compute_right",
        "compute_left compute_right n(x) copy ld(x) wr wi vl* ld(x) vr* ld(x) work lwork real2"
        " info",
    ),
}
"""By LAPACK's name without its letter, and for complex matrices by that for real ones: what JAX
passes, and what LAPACK gets, in words.

An attribute is its character in memory, and an array the matrix of that. ``n(x)``, ``m(x)`` and
``ld(x)`` are the columns, rows and leading dimension of ``x``. LAPACK answers a query with the
sizes of ``work``, ``rwork`` and ``iwork``. ``realK`` and ``integerK`` have room for K numbers for
each row and column. ``vl*`` becomes ``vl``: LAPACK has complex eigenvectors as pairs of real ones.
"""

_COMPLEX_NAMES = {"orgqr": "ungqr", "ormqr": "unmqr", "syevd": "heevd", "sytrd": "hetrd"}
_ELEMENTS = {"s": "f32", "d": "f64", "c": "complex<f32>", "z": "complex<f64>"}
_OF_COMPLEX = re.compile(r"l?rwork|real[s\d]").fullmatch
_OF_REAL = {"wi"}


class Routine(NamedTuple):
    """A routine for one type of elements; the fields are those of the table, as lists."""

    symbol: str
    element: str
    arrays: Sequence[str]
    attributes: Sequence[str]
    words: Sequence[str]


def _routine(name: str, letter: str) -> Routine:
    row, is_complex = _ROUTINES[name], letter in "cz"
    words = row.words.split()
    if is_complex:
        words = [each.removesuffix("*") for each in words if each not in _OF_REAL]
    else:
        words = [each for each in words if not _OF_COMPLEX(each)]
    arrays = [*row.operands.split(), *row.results.split()]
    arrays = [each for each in arrays if not (is_complex and each in _OF_REAL)]
    symbol = f"{letter}{_COMPLEX_NAMES.get(name, name) if is_complex else name}_"
    return Routine(symbol, _ELEMENTS[letter], arrays, row.attributes.split(), words)


ROUTINES = {
    f"lapack_{routine.symbol}ffi": routine
    for routine in (_routine(name, letter) for name in _ROUTINES for letter in _ELEMENTS)
}
"""By the names of JAX's custom calls."""

LAPACK_SYMBOLS = frozenset(routine.symbol for routine in ROUTINES.values())
"""What compiled code may need of LAPACK and BLAS."""
