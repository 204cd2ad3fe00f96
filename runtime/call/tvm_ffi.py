"""The functions of compiled code as TVM FFI's own, which every framework calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.runtime.call.function import Image
from mlir_abi.runtime.errors import named

__all__ = ["TVMFFIFunctions", "function_at"]


def function_at(address: int | None, name: str, keep: object) -> Any:
    """The `tvm_ffi.Function` at an address, which keeps ``keep`` alive; ValueError without one."""
    if address is None:
        raise ValueError(f"there is no {SYMBOL_PREFIX}{name}: abi-build --tvm-ffi makes it")
    from tvm_ffi import Function

    return Function.__from_extern_c__(address, keep_alive_object=keep)


class TVMFFIFunctions(Mapping[str, Any]):
    """The functions of ``image`` by name or as attributes; ``names`` are all it has."""

    def __init__(self, names: Mapping[str, object], image: Image) -> None:
        """Raise ImportError if TVM FFI is not installed."""
        try:
            import tvm_ffi  # noqa: F401
        except ModuleNotFoundError:
            raise ImportError("TVM FFI is needed: pip install 'mlir-abi[tvm-ffi]'") from None
        self._names, self._image = names, image
        self._functions: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """The function; raises KeyError, or ValueError if it cannot be called through TVM FFI."""
        if name not in self._functions:
            self._names[name]
            with named(f"{name}()"):
                self._functions[name] = self._image.tvm_ffi_function(name)
        return self._functions[name]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # for Python itself; [] finds functions of such names
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError:
            known = ", ".join(self) or "none"
            raise AttributeError(f"there is no function {name!r}; there is {known}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._names]
