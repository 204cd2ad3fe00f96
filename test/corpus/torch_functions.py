"""The functions of PyTorch, through `jit`, beside PyTorch: ``torch_functions.py``.

Takes each public function of `MODULES` with the first of `ARGUMENTS` that PyTorch accepts, and
those of `CALLS`. Prints how many calls have each outcome, and the functions that do not build, as
`docs/torch.md` has them; it is an error if that page has another table. It needs PyTorch, and the
extras `mlir` and `torch`.
"""

import importlib
import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import function_outcomes
import numpy as np
import torch
import torch.utils._pytree as pytree
from function_outcomes import DIFFERS, NOTHING, SAME, refused

import mlir_abi

MODULES = ("torch", "torch.nn.functional", "torch.linalg", "torch.fft", "torch.special")
random = torch.Generator().manual_seed(0)


def floats(*shape: int) -> torch.Tensor:
    return torch.randn(shape, generator=random)


def parts(*shape: int) -> torch.Tensor:
    """Between 0.1 and 0.9."""
    return torch.rand(shape, generator=random) * 0.8 + 0.1


def counts(*shape: int) -> torch.Tensor:
    return torch.randint(1, 5, shape, generator=random)


X, N = parts(4, 4), torch.tensor([3, 1, 0, 2])
ARGUMENTS: tuple[tuple[Any, ...], ...] = (
    (X,),
    (X, parts(4, 4)),
    (X, parts(4, 4), parts(4, 4)),
    (X, 1),
    (X, 0, 1),
    (X, (2, 8)),
    (X, 1, N[None]),
    (X, 1, N),
    (counts(4, 4),),
    (counts(4, 4), counts(4, 4)),
    (parts(4),),
    (parts(4), parts(4)),
    (parts(4, 4), parts(4)),
    (parts(4), X, parts(4)),
    (X, parts(4), parts(4)),
    (X, parts(2, 4, 3), parts(2, 3, 4)),
    (parts(2, 3, 5), parts(2, 3, 4), parts(2, 4, 5)),
    (parts(2, 3, 4), parts(2, 4, 5)),
    (parts(2, 3, 8), 2),
    (parts(2, 3, 8, 8), 2),
    (parts(2, 3, 4, 8, 8), 2),
    (parts(2, 3, 8), parts(5, 3, 3)),
    (parts(2, 3, 8, 8), parts(5, 3, 3, 3)),
    (parts(2, 3, 8, 8, 8), parts(5, 3, 3, 3, 3)),
    (parts(2, 3, 8), parts(3, 5, 3)),
    (parts(2, 3, 8, 8), parts(3, 5, 3, 3)),
    (X, N),
    (X, X > 0.5, 0.25),
    ([X, X],),
    (X > 0.5,),
    (X > 0.5, X > 0.3),
    (3,),
    ((2, 3),),
    ((2, 3), 5.0),
    (0, 3, 4),
    (N, X),
    (parts(2, 4, 8), parts(2, 4, 8), parts(2, 4, 8)),
)


CALLS: dict[str, tuple[Any, ...]] = {
    "torch.einsum": ("ij,kj->ik", X, parts(4, 4)),
    "torch.stft": (parts(16), 8),
    "torch.bucketize": (X, torch.arange(4) / 4),
    "torch.searchsorted": (torch.arange(4) / 4, X),
    "torch.nn.functional.cross_entropy": (X, N),
    "torch.nn.functional.interpolate": (parts(2, 3, 8, 8), 12),
    "torch.nn.functional.pad": (X, (1, 2)),
    "torch.nn.functional.layer_norm": (X, (4,)),
    "torch.nn.functional.rms_norm": (X, (4,)),
    "torch.nn.functional.batch_norm": (parts(2, 3, 8), parts(3), parts(3)),
    "torch.nn.functional.group_norm": (parts(2, 4, 8), 2),
    "torch.nn.functional.instance_norm": (parts(2, 4, 8),),
    "torch.nn.functional.grid_sample": (parts(1, 2, 5, 5), 2 * parts(1, 3, 3, 2) - 1),
    "torch.nn.functional.one_hot": (N, 5),
    "torch.linalg.solve": (X, parts(4, 2)),
    "torch.linalg.cholesky": (X @ X.T + torch.eye(4),),
    "torch.cholesky": (X @ X.T + torch.eye(4),),
    **{f"torch.nn.functional.lp_pool{d}d": (parts(2, 3, *[8] * d), 2.0, 2) for d in (1, 2, 3)},
    **{
        f"{module}.{kind}_pool{d}d{end}": (parts(2, 3, *[8] * d), 2)
        for module in MODULES[:2]
        for kind in ("avg", "max", "adaptive_avg", "adaptive_max")
        for d in (1, 2, 3)
        for end in ("", "_with_indices")
    },
}
"""The arguments of functions for which none of `ARGUMENTS` is a usual call."""

BEGINNINGS = (
    *("_", "are_", "assert_", "boolean", "compile", "empty", "fbgemm", "fork", "from_file", "get_"),
    *("handle_", "has_torch", "import_", "init_num", "is_", "load", "manual", "merge_", "parse_"),
    *("prepare_", "promote_types", "rand", "save", "set_", "sparse", "sym_", "thread_safe"),
    *("typename", "unify", "use_", "vmap", "wait"),
)
PARTS = (
    *("autocast", "binomial", "cache", "cudnn", "dropout", "gumbel", "miopen", "mkldnn"),
    *("quantize", "seed"),
)
"""Names of functions that change a state, are random, or of another device have one of these."""


class Function(torch.nn.Module):
    """A module that calls a function with ``arguments``, of which it gets the tensors."""

    def __init__(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        super().__init__()
        self.function, self.arguments = function, arguments

    def forward(self, *tensors: torch.Tensor) -> Any:
        leaves, nest = pytree.tree_flatten(self.arguments)
        left = iter(tensors)
        filled = [next(left) if isinstance(each, torch.Tensor) else each for each in leaves]
        return tensors_in(self.function(*pytree.tree_unflatten(filled, nest)))


def tensors_in(nest: Any) -> tuple[torch.Tensor, ...]:
    return tuple(each for each in pytree.tree_leaves(nest) if isinstance(each, torch.Tensor))


def cases() -> Iterator[tuple[str, Callable[[], str]]]:
    for name in MODULES:
        module = importlib.import_module(name)
        for each in sorted(vars(module)):
            function = getattr(module, each)
            is_left_out = each.startswith(BEGINNINGS) or each.endswith("_")
            is_left_out = is_left_out or any(part in each for part in PARTS)
            if callable(function) and not inspect.isclass(function) and not is_left_out:
                yield f"{name}.{each}", partial(outcome, f"{name}.{each}", function)


def first_call(name: str, function: Callable[..., Any]) -> Function | None:
    """With the first arguments that PyTorch accepts, if that gives the same tensors each time."""
    for arguments in [CALLS[name]] if name in CALLS else ARGUMENTS:
        called = Function(function, arguments)
        try:
            results, again = (called(*tensors_in(arguments)) for _ in range(2))
        except Exception:  # a call that PyTorch refuses, by any exception
            continue
        pairs = zip(results, again, strict=True)
        if results and all(torch.equal(*map(torch.nan_to_num, pair)) for pair in pairs):
            return called
    return None


def outcome(name: str, function: Callable[..., Any]) -> str:
    called = first_call(name, function)
    if called is None:
        return NOTHING
    tensors = tensors_in(called.arguments)
    expected = called(*tensors)
    try:
        library = mlir_abi.jit(torch.export.export(called, tensors))
        results = pytree.tree_leaves(library.main(*tensors))
    except Exception as error:
        return refused(error)
    try:
        for result, wanted in zip(results, expected, strict=True):
            actual = torch.as_tensor(np.asarray(result))
            torch.testing.assert_close(actual, wanted, rtol=2e-4, atol=2e-5, equal_nan=True)
    except (AssertionError, ValueError) as error:
        return f"{DIFFERS} ({' '.join(str(error).split())[:120]})"
    return SAME


if __name__ == "__main__":
    function_outcomes.main(__file__, cases(), "torch.md")
