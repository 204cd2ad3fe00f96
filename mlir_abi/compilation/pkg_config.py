"""Writes the file by which pkg-config, and CMake through it, know how to use a library."""

from __future__ import annotations

import os
import re
from pathlib import Path

from mlir_abi.compilation.build_options import BuildOptions
from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.diagnostics.failure import BuildError


def pkg_config_file(path: StrPath, options: BuildOptions) -> str:
    """The text of the file ``path`` for a library, which names others from its directory.

    Raises BuildError for a kind of output that programs are not linked with.
    """
    kind, output, header = options.kind, options.output, options.header
    if kind not in ("so", "a", "o"):
        raise BuildError(f"pkg_config is for what programs are linked with (got emit {kind!r})")

    def place(file: StrPath) -> str:
        relative = os.path.relpath(os.path.abspath(file), os.path.dirname(os.path.abspath(path)))
        return "${pcfiledir}" if relative == "." else f"${{pcfiledir}}/{_escaped(relative)}"

    library = Path(output)
    lines = [
        f"Name: {Path(path).stem}",
        f"Description: {library.name}, built by abi-build",
        "Version: 0",
    ]
    if header is not None:
        lines.append(f"Cflags: -I{place(Path(header).parent)}")
    if kind == "o":
        linked = place(library)
    else:  # not by its path: a library has no SONAME, and CMake puts paths in front of objects
        match = re.fullmatch(r"lib(.+)\.(so|a)", library.name)
        name = match[1] if match else f":{library.name}"
        linked = f"-L{place(library.parent)} -l{_escaped(name)}"
    lines.append(f"Libs: {linked}{'' if kind == 'so' else ' -lm'}")
    return "\n".join([*lines, ""])


def _escaped(name: str) -> str:
    """The name as pkg-config reads it; raises BuildError for a $, which pkgconf reads otherwise."""
    if "$" in name:
        raise BuildError(f"pkg_config cannot name {name!r}, which has a $")
    return re.sub(r"([\s\\\"'#])", r"\\\1", name)
