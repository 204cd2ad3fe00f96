"""Train a network to be a sine in PyTorch, and write it as `linalg`: model.mlir.

This takes PyTorch and torch-mlir; what follows takes neither. model.mlir beside this file is what
it wrote.
"""

from pathlib import Path

import torch
from torch_mlir import fx

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(1, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
optimizer = torch.optim.LBFGS(model.parameters(), max_iter=500, line_search_fn="strong_wolfe")
x = torch.linspace(-torch.pi, torch.pi, 500)[:, None]


def loss():
    optimizer.zero_grad()
    error = torch.nn.functional.mse_loss(model(x), x.sin())
    error.backward()
    return error


optimizer.step(loss)
for parameter in model.parameters():
    parameter.requires_grad_(False)
exported = torch.export.export(model, (x,), dynamic_shapes=[{0: torch.export.Dim("n")}])
module = fx.export_and_import(exported, output_type="linalg-on-tensors", func_name="sine")
Path("model.mlir").write_text(str(module))
