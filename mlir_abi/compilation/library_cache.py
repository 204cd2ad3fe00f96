"""The libraries that `jit` has built, in a folder: each under a digest of all that decides it.

After the library, a file has a hash of it and of the digest. A file for which this does not hold is
built again. Files are replaced by renaming, and never changed, so processes may share the folder.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from typing import Any

from mlir_abi import __version__
from mlir_abi.bindings import choice, foreign_host
from mlir_abi.bindings.printing import bytecode, printed
from mlir_abi.frontends import Model
from mlir_abi.frontends.artifacts import may_have_other_files
from mlir_abi.processes.drafts import draft_folders, new_name, put_in_place, removing, write_drafts
from mlir_abi.runtime.libraries.cpu import cpu_flags

_PACKAGES = ("mlir_abi", "mlir", "llvm", "torch_mlir", "onnx")
"""Those that lower and compile, in this process or in a child."""

_HASH_BYTES = 32


def digest_of(models: Sequence[Model], files: Iterable[str], **options: object) -> str | None:
    """The digest of models, options, packages and the CPU; ``files`` are known by their stamps.

    None if a model has files of its own. Raises OSError for a file that cannot be read.
    """
    stamps = [_stamp(path) for path in (*_package_folders(), *files) if os.path.exists(path)]
    hardware = platform.machine(), sorted(cpu_flags())
    digest = sha256(repr((__version__, choice(), stamps, hardware, options)).encode())
    for model in models:
        data = _contents(model.source)
        if may_have_other_files(data):
            return None
        path = model.source if isinstance(model.source, str | os.PathLike) else None
        digest.update(repr((path, model.name, model.nest, len(data))).encode())
        digest.update(data)
    return digest.hexdigest()


@cache  # of 0.5 ms
def _package_folders() -> list[str]:
    specs = map(find_spec, _PACKAGES)
    return [path for each in specs if each for path in each.submodule_search_locations or ()]


def _stamp(path: str) -> tuple[str, int, int]:
    status = os.stat(path)
    return path, status.st_mtime_ns, status.st_size


def _contents(source: Any) -> bytes:
    if isinstance(source, bytes):
        return source
    if foreign_host(source):
        return printed(source.operation, enable_debug_info=True)
    if hasattr(source, "operation"):
        return bytecode(source.operation)
    with open(source, "rb") as file:
        return file.read()


class LibraryCache:
    """The place in ``folder`` of one library, whose ``digest`` is ``key``."""

    def __init__(self, folder: str, key: str | None, digest: Callable[[], str | None]) -> None:
        """A library without ``key`` is not stored."""
        self._key, self._digest = key, digest
        self._path = os.path.join(folder, f"{key}.so")

    def read(self) -> bytes | None:
        """The library; None if there is none, or another file."""
        try:
            with open(self._path, "rb") as file:
                data = file.read()
        except FileNotFoundError:
            return None
        library = data[:-_HASH_BYTES]
        return library if data == self._with_hash(library) else None

    def store(self, library: bytes) -> None:
        """Store it, unless the model has changed meanwhile. Raises OSError if that fails."""
        if self._key is None or self._key != self._digest():
            return
        os.makedirs(os.path.dirname(self._path) or ".", exist_ok=True)
        name = new_name()
        with removing(draft_folders([self._path], name)):
            put_in_place(write_drafts({self._path: self._with_hash(library)}, name))

    def _with_hash(self, library: bytes) -> bytes:
        return library + sha256(f"{self._key}".encode() + library).digest()
