"""The functions of compiled code, by name or as attributes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from itertools import islice
from typing import Any, TypeVar

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.runtime.call.compiled_function import CompiledFunction
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.errors import CALL_ERRORS, about

__all__ = ["Functions", "Library", "free_function"]

T = TypeVar("T")

_MAX_SHOWN = 50
"""How many functions the ``repr`` and the documentation of a library name."""


def _method(method: Callable[..., Any]) -> Any:
    """A method of `Functions`, which refuses arguments meant for a function of the same name."""
    name = method.__name__

    @wraps(method)
    def call(self: Functions[Any], *args: Any, **kwargs: Any) -> Any:
        first = next(iter((*args, *kwargs.values())), None if method is Mapping.get else "")
        if name in self._found and not isinstance(first, str):
            raise TypeError(f"{name}() is a method here: the function is library[{name!r}]")
        return method(self, *args, **kwargs)

    return call


class Functions(Mapping[str, T]):
    """The functions of ``owner``, by name or as attributes; ``find`` makes each, once."""

    def __init__(self, owner: str, names: Iterable[str], find: Callable[[str], T]) -> None:
        self._owner, self._find = owner, find
        self._found: dict[str, T | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> T:
        """The function; raises KeyError, or ValueError if it cannot be called."""
        function = self._found[name]
        if function is None:
            try:
                function = self._found[name] = self._find(name)
            except CALL_ERRORS as error:
                raise about(f"{name}()", error) from None
        return function

    def __getattr__(self, name: str) -> T:
        if name.startswith("_"):  # for Python itself; [] finds functions of such names
            raise AttributeError(name)
        try:
            function = self[name]
        except KeyError:
            known = ", ".join(self) or "none"
            message = f"{self._owner} has no function {name!r}; it has {known}"
            raise AttributeError(printable(message)) from None
        self.__dict__[name] = function  # the next look-up does not come here
        return function

    keys, items, values = map(_method, (Mapping.keys, Mapping.items, Mapping.values))
    get = _method(Mapping.get)

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __dir__(self) -> list[str]:
        return [*{*super().__dir__(), *self._found}]

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __repr__(self) -> str:
        names = ", ".join(map(printable, islice(self, _MAX_SHOWN)))
        if len(self) > _MAX_SHOWN:
            names += f" and {len(self) - _MAX_SHOWN} more"
        return f"<{type(self).__name__} {self._owner}: {names}>"


class _Documentation:
    """The ``__doc__`` of `Library`; that of an instance shows its functions, as `help` does."""

    def __get__(self, library: Library | None, owner: type[Library]) -> str:
        if library is None:  # a property would be the ``__doc__`` of the class
            return "The functions of compiled code, by name or as attributes."
        if library._image is None:
            return printable(f"{library._owner} is closed")
        number = "1 function" if len(library) == 1 else f"{len(library)} functions"
        lines = [f"{number} of {library._owner}:", ""]
        for name in islice(library, _MAX_SHOWN):
            try:
                lines.append(f"{name}{library[name].__signature__}")
            except ValueError as error:
                lines.append(str(error))
        return "\n".join(map(printable, lines))


class Library(Functions[CompiledFunction]):
    __doc__: str = _Documentation()  # type: ignore[assignment]

    def __init__(
        self,
        name: str,
        reflections: Mapping[str, FunctionReflection],
        image: Image,
        wraps: Mapping[str, Callable[[CompiledFunction], Any]] | None = None,
    ) -> None:
        """``wraps`` make other functions of the compiled ones of these names."""

        def find(name: str) -> Any:
            function = CompiledFunction(reflections[name].flattened, self._open_image())
            return wraps[name](function) if wraps and name in wraps else function

        defined = (each.name for each in reflections.values() if each.kind == "definition")
        super().__init__(name, defined, find)
        self._image: Image | None = image
        self._tvm_ffi: Functions[Any] | None = None

    def _open_image(self) -> Image:
        if self._image is None:
            raise RuntimeError(printable(f"{self._owner} is closed"))
        return self._image

    def __getitem__(self, name: str) -> CompiledFunction:
        """The function; raises KeyError, or ValueError if Python cannot call it."""
        self._open_image()
        return super().__getitem__(name)

    @property
    def tvm_ffi(self) -> Functions[Any]:
        """Each function as a `tvm_ffi.Function`, which stays valid when this library is closed.

        Raises ImportError if TVM FFI is not installed.
        """
        image, functions = self._open_image(), self._tvm_ffi
        if functions is None:
            try:
                import tvm_ffi  # noqa: F401
            except ModuleNotFoundError:
                message = "TVM FFI is needed: pip install 'mlir-abi[tvm-ffi]'"
                raise ImportError(message) from None
            functions = self._tvm_ffi = Functions(self._owner, self, image.tvm_ffi_function)
        return functions

    @_method
    def close(self) -> None:
        """Release the code. Arrays that it has returned stay valid."""
        self._image = self._tvm_ffi = None
        for name, function in self._found.items():
            self.__dict__.pop(name, None)
            if function is not None:
                function.close()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function, if there is only one. Raises TypeError otherwise."""
        if len(self) != 1:
            names = ", ".join(self) or "none"
            raise TypeError(printable(f"{self._owner} has not one function to call, but {names}"))
        (name,) = self
        return self[name](*args, **kwargs)

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def free_function(pointer: int) -> Callable[[int], object]:
    """The ``free`` of the compiled code, whose address is at ``pointer``."""
    address = ctypes.c_void_p.from_address(pointer).value
    return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address or 0)
