"""Models of PyTorch that `abi-build -O3 --target-cpu native` compiles, against PyTorch (eager).

The models are ResNet-18 at 64x64, a block of GPT-2 (width 768, 12 heads, 128 tokens, causal
attention), and some of torchvision, with random weights. One core, as in `benchmarks.code`; IREE's
time is in a row of its own. There are no rows where PyTorch is not installed, and none of
torchvision's models where that is not.
"""

from __future__ import annotations

import importlib.util
import os
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.code import build, in_iree, least_milliseconds
from benchmarks.measure import Row

UNIT = "milliseconds"
TORCHVISION = {
    "resnet18": (1, 3, 224, 224),
    "convnext_tiny": (1, 3, 224, 224),
    "maxvit_t": (1, 3, 224, 224),
    "mc3_18": (1, 3, 8, 32, 32),
    "swin3d_t": (1, 3, 8, 32, 32),
}
"""The shape of the input of each model."""


def rows() -> Iterator[Row]:
    """Yield rows for each model: PyTorch, IREE."""
    if not importlib.util.find_spec("torch"):
        return
    import numpy as np
    import torch

    torch.set_num_threads(1)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    models = [*small(torch)]
    if importlib.util.find_spec("torchvision"):
        from torchvision.models import get_model

        for name, shape in TORCHVISION.items():
            models.append((name, get_model(name), torch.randn(shape)))
            for part in models[-1][1].modules():
                part._non_persistent_buffers_set.clear()  # torch-mlir knows no others
    with tempfile.TemporaryDirectory() as folder, torch.no_grad():
        for name, model, argument in models:
            path = export(model, argument, Path(folder, f"{name}.mlir"))
            function = build(path)["main"]
            calls = {
                "ours": partial(function, argument.numpy()),
                "PyTorch": partial(model, argument),
                "IREE": in_iree(path, "main", (argument.numpy(),)),
            }
            for call in calls.values():
                np.testing.assert_allclose(calls["ours"](), call(), rtol=1e-3, atol=1e-3)
            least = least_milliseconds(calls)
            yield Row(name, least["ours"], "PyTorch", least["PyTorch"], 1.2)
            yield Row("", least["ours"], "IREE", least["IREE"])


def small(torch: Any) -> Iterator[tuple[str, Any, Any]]:
    """The names of models that need PyTorch alone, the models, and an argument for each."""
    torch.manual_seed(0)
    yield "ResNet-18, 64x64", _resnet18(torch), torch.randn(1, 3, 64, 64)
    yield "a block of GPT-2, 128 tokens", _gpt2_block(torch), torch.randn(1, 128, 768)


def export(model: Any, argument: Any, path: Path) -> Path:
    """Write the module of a model, which is for inference from now on, to ``path``."""
    from torch_mlir import fx

    module = fx.export_and_import(model.eval(), argument, output_type="linalg-on-tensors")
    path.write_text(str(module))
    return path


def _resnet18(torch: Any) -> Any:
    nn = torch.nn

    def convolution(inputs: int, outputs: int, size: int, stride: int) -> list[Any]:
        layer = nn.Conv2d(inputs, outputs, size, stride, padding=size // 2, bias=False)
        return [layer, nn.BatchNorm2d(outputs)]

    class Block(nn.Module):
        def __init__(self, inputs: int, outputs: int, stride: int) -> None:
            super().__init__()
            self.body = nn.Sequential(
                *convolution(inputs, outputs, 3, stride),
                nn.ReLU(),
                *convolution(outputs, outputs, 3, 1),
            )
            changes = convolution(inputs, outputs, 1, stride) if inputs != outputs else []
            self.shortcut = nn.Sequential(*changes)

        def forward(self, x: Any) -> Any:
            return nn.functional.relu(self.body(x) + self.shortcut(x))

    widths = [64, 64, 128, 256, 512]
    blocks = [
        block
        for before, width in pairwise(widths)
        for block in (Block(before, width, width // before), Block(width, width, 1))
    ]
    head = [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 1000)]
    stem = [*convolution(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    return nn.Sequential(*stem, *blocks, *head)


def _gpt2_block(torch: Any) -> Any:
    nn = torch.nn

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.norms = nn.ModuleList(nn.LayerNorm(768) for _ in range(2))
            self.qkv, self.projection = nn.Linear(768, 3 * 768), nn.Linear(768, 768)
            self.widen, self.narrow = nn.Linear(768, 4 * 768), nn.Linear(4 * 768, 768)

        def forward(self, x: Any) -> Any:
            heads = self.qkv(self.norms[0](x)).unflatten(2, (3, 12, 64)).permute(2, 0, 3, 1, 4)
            attention = nn.functional.scaled_dot_product_attention(*heads, is_causal=True)
            x = x + self.projection(attention.transpose(1, 2).flatten(2))
            return x + self.narrow(
                nn.functional.gelu(self.widen(self.norms[1](x)), approximate="tanh")
            )

    return Block()
