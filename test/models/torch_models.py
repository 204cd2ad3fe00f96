"""Models of torchvision and transformers, with random weights: built by abi-build, beside PyTorch.

Run by hand, in an environment that also has ``torch torchvision transformers``. Prints a table: the
size of the weights, the processor time of ``abi-build``, and the largest difference to PyTorch,
relative to the largest result.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
import torchvision.models
from torch_mlir import fx
from transformers import GPT2Config, GPT2LMHeadModel

import mlir_abi

Model = tuple[str, torch.nn.Module, torch.Tensor]


class LastOutput(torch.nn.Module):
    """A GRU, and a linear layer over its last output."""

    def __init__(self) -> None:
        super().__init__()
        self.gru = torch.nn.GRU(8, 16, batch_first=True)
        self.linear = torch.nn.Linear(16, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.linear(self.gru(x)[0][:, -1])


class Logits(torch.nn.Module):
    """The logits of a language model."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        return self.model(tokens, use_cache=False, return_dict=False)[0]


def models() -> Iterator[Model]:
    images = torch.randn(1, 3, 64, 64)
    yield "ResNet-18", torchvision.models.resnet18(), images
    yield "MobileNetV2", torchvision.models.mobilenet_v2(), images
    sizes = {"image_size": 64, "patch_size": 8, "num_layers": 4, "num_heads": 4}
    widths = {"hidden_dim": 64, "mlp_dim": 128, "num_classes": 10}
    transformer = torchvision.models.VisionTransformer(**sizes, **widths)
    torch.nn.init.normal_(transformer.heads[0].weight)  # zeros, without training
    yield "vision transformer, 4 layers", transformer, images
    yield "GRU", LastOutput(), torch.randn(2, 5, 8)
    config = GPT2Config(n_layer=4, n_embd=128, n_head=4, attn_implementation="eager")
    yield "GPT-2, 4 layers", Logits(GPT2LMHeadModel(config)), torch.randint(0, 50_000, (1, 16))


def main() -> None:
    torch.manual_seed(0)
    print("| model | weights | build | difference |\n|---|---|---|---|")
    for name, model, argument in models():
        model.eval()
        with torch.no_grad():
            expected = model(argument).numpy()
            module = fx.export_and_import(model, argument, output_type="linalg-on-tensors")
        with tempfile.TemporaryDirectory() as folder:
            source, library = Path(folder, "model.mlir"), Path(folder, "libmodel.so")
            source.write_text(str(module))
            command = [Path(sys.executable).with_name("abi-build"), "--assertions-abort", source]
            before = os.times()
            subprocess.run([*command, "-o", library], check=True)
            after = os.times()
            result = np.asarray(mlir_abi.load(library).main(argument.numpy()))
        seconds = sum(after[2:4]) - sum(before[2:4])
        size = sum(p.nbytes for p in model.parameters()) / 1e6
        difference = np.abs(result - expected).max() / np.abs(expected).max()
        print(f"| {name} | {size:.1f} MB | {seconds:.0f} s | {difference:.1e} |", flush=True)


if __name__ == "__main__":
    main()
