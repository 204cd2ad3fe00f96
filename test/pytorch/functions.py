"""Functions of PyTorch, and the shapes of their arguments, in which a name is a dynamic size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch.nn import functional

Shape = tuple[int | str, ...]


class Function(nn.Module):
    """A module that calls a function, which `torch.export` needs."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.forward = function


class Attention(nn.Module):
    """With a mask that is added."""

    def forward(self, q: Any, k: Any, v: Any, mask: Any) -> Any:
        return torch.softmax(q @ k.transpose(-1, -2) / 4 + mask, -1) @ v


class Block(nn.Module):
    """A block of GPT-2."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))
        self.into, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.heads = heads

    def forward(self, x: Any) -> Any:
        q, k, v = (
            part.unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for part in self.into(self.norms[0](x)).chunk(3, -1)
        )
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(mixed.transpose(1, 2).flatten(2))
        return x + self.narrow(functional.gelu(self.wide(self.norms[1](x))))


def functions() -> dict[str, tuple[nn.Module, tuple[Shape, ...]]]:
    """The modules with the shapes of their arguments; the weights are the same each time."""
    torch.manual_seed(0)
    table: dict[str, tuple[Any, tuple[Shape, ...]]] = {
        # elementwise
        "add": (lambda x, y: x + y, (("b", 4), ("b", 4))),
        "axpy": (lambda a, x, y: a * x + y, ((1,), ("b",), ("b",))),
        "activations": (
            lambda x: functional.gelu(x) * torch.tanh(x) + functional.silu(x),
            (("b", 4),),
        ),
        "where": (lambda x, y: torch.where(x > y, x, y), (("b", 4), ("b", 4))),
        "outer": (lambda x, y: x[:, None] * y[None, :], (("b",), ("s",))),
        "clamp": (lambda x: x.clamp(-0.5, 0.5).abs().sqrt(), (("b", "s"),)),
        # contractions and convolutions
        "matmul": (lambda x, y: x @ y, (("b", "m"), ("m", "s"))),
        "bmm": (lambda x, y: torch.bmm(x, y) / 2, (("b", 3, "m"), ("b", "m", "s"))),
        "einsum": (lambda x, y: torch.einsum("bij,bjk->bik", x, y), (("b", 2, 4), ("b", 4, 2))),
        "linear": (nn.Linear(4, 3), (("b", 4),)),
        "mlp": (nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 2)), (("b", 4),)),
        "conv": (nn.Conv2d(2, 3, 3, padding=1), (("b", 2, 6, 6),)),
        "pooled": (
            nn.Sequential(nn.Conv2d(2, 4, 3, stride=2), nn.ReLU(), nn.MaxPool2d(2)),
            (("b", 2, 11, 11),),
        ),
        # normalisation and attention
        "layer_norm": (nn.LayerNorm(6), (("b", "s", 6),)),
        "log_softmax": (lambda x: functional.log_softmax(x, -1), (("b", "s"),)),
        "attention": (Attention(), (("b", 3, 16), ("b", "m", 16), ("b", "m", 16), (3, "m"))),
        "causal": (
            lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=True),
            (("b", 2, 5, 8),) * 3,
        ),
        "encoder": (
            nn.TransformerEncoderLayer(8, 2, 16, dropout=0, batch_first=True).eval(),
            (("b", 3, 8),),
        ),
        "block": (Block(8, 2), (("b", 5, 8),)),
        "gru": (nn.GRU(4, 5, batch_first=True), (("b", 3, 4),)),
        # shapes
        "cat": (lambda x, y: torch.cat([x, y]), (("b", 4), ("s", 4))),
        "stack": (lambda x, y: torch.stack([x, y], 1), (("b", 4), ("b", 4))),
        "reshape": (lambda x: x.reshape(x.shape[0], -1), (("b", 2, 5),)),
        "transpose": (lambda x: x.permute(1, 0, 2).contiguous(), (("b", "s", 3),)),
        "slice": (lambda x: x[:, 1:] - x[:, :-1], (("b", 6),)),
        "pad": (lambda x: functional.pad(x, (1, 2)), (("b", "s"),)),
        "arange": (lambda x: x + torch.arange(x.shape[0]), (("b",),)),
        # reductions
        "sum": (lambda x: x.sum(0), (("b", 4),)),
        "moments": (lambda x: (x.mean(1), x.var(1, unbiased=False)), (("b", 5),)),
        "argmax": (lambda x: x.argmax(1), (("b", 5),)),
        "norm": (lambda x: x / x.norm(dim=1, keepdim=True), (("b", 5),)),
        # control flow
        "chosen": (lambda x: torch.where(x.sum() > 0, x * 2, x - 1), (("b",),)),
    }
    return {
        name: (f if isinstance(f, nn.Module) else Function(f), shapes)
        for name, (f, shapes) in table.items()
    }


def arguments(shapes: tuple[Shape, ...], sizes: dict[str, int]) -> list[torch.Tensor]:
    """Random arguments, the same for the same sizes; ``sizes`` has those that have names."""
    random = torch.Generator().manual_seed(1)
    return [
        torch.randn([sizes[n] if isinstance(n, str) else n for n in shape], generator=random)
        for shape in shapes
    ]
