"""Writes the functions of functions.py as `linalg`, one file each, to the folder that is named."""

import sys
from pathlib import Path

from functions import arguments, functions
from torch.export import Dim
from torch_mlir import fx

SIZES = {"b": 3, "m": 5, "s": 7}


def main(folder: Path) -> None:
    names = {name: Dim(name) for name in SIZES}
    for name, (model, shapes) in functions().items():
        dims = tuple({i: names[n] for i, n in enumerate(s) if n in names} for s in shapes)
        module = fx.export_and_import(
            model,
            *arguments(shapes, SIZES),
            dynamic_shapes=dims,
            output_type="linalg-on-tensors",
            func_name=name,
        )
        (folder / f"{name}.mlir").write_text(str(module))


main(Path(sys.argv[1]))
