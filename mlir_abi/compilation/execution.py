"""Compile a module in this process and call its functions."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakValueDictionary

from mlir_abi.bindings import ir
from mlir_abi.compilation.library_cache import LibraryCache, digest_of
from mlir_abi.compilation.lowered import can_lower_here, lowered
from mlir_abi.compilation.native_code.code_options import registers_of_host
from mlir_abi.compilation.native_code.constant_data import placed
from mlir_abi.compilation.native_code.engine import address_in, address_of_abort, link, make_engine
from mlir_abi.compilation.native_code.lapack_symbols import lapack_addresses
from mlir_abi.compilation.native_code.runner_libraries import runner_libraries
from mlir_abi.compilation.targets import target_of
from mlir_abi.dialect_attrs.reflection.record import (
    FREE_SYMBOL,
    PACKED_PREFIX,
    FunctionReflection,
)
from mlir_abi.frontends import Model, Source, models_of
from mlir_abi.lowering.accesses.classes import classes_text
from mlir_abi.passes.support.failure_texts import HANDLER
from mlir_abi.passes.support.module_records import record_symbol
from mlir_abi.pipeline.pipeline_text import Pipeline
from mlir_abi.runtime.call.callbacks import Callback, PendingError, callbacks_for
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.library import Library, free_function
from mlir_abi.runtime.errors import kind_of
from mlir_abi.runtime.libraries.object_file import read_library
from mlir_abi.runtime.libraries.shared_library import SharedLibrary, file_of
from mlir_abi.runtime.threads import OPENMP_FUNCTIONS, THREADS_VARIABLE, use_threads

__all__ = ["jit"]

_NAME = "the module"
"""Of a library in messages."""

_COMPILER_LIBRARY = "libgcc_s.so.1"
"""Has what LLVM calls for i128 and f128 (``__divti3``); MLIR's own library depends on it."""

_images: WeakValueDictionary[str | None, _EngineImage | _BuiltImage] = WeakValueDictionary()
"""The code that libraries of this process use, by the digest of what decides it."""


def jit(
    module: Source,
    pipeline: str | Pipeline | None = None,
    *,
    imports: Mapping[str, Callable[..., Any]] | None = None,
    shared_libs: Sequence[str] = (),
    opt_level: int = 2,
    assertions_abort: bool = False,
    out_params: bool = False,
    checked: bool | str = False,
    threads: bool = False,
    cache_dir: str | os.PathLike[str] | None = None,
) -> Library:
    """Compile ``module``, a model or a dict from names to models, and return its functions::

        library = mlir_abi.jit(module)
        y = library.predict(x, weights={"w": w, "b": b})

    A model is an `ir.Module` of any host, a path, the text (of several lines) or bytes of a module,
    a ``jax.export.Exported`` or ``jax.stages.Lowered``, a ``torch.export.ExportedProgram``, or an
    ``onnx.ModelProto``. A function ``main`` that is alone gets the name in the dict, or that of
    JAX's function; the functions of JAX's objects take and return the same trees as JAX's. Where
    the bindings of this process cannot lower, since it has imported JAX's or IREE's first, a child
    process builds a library, which is then loaded.

    ``pipeline`` runs ``abi-embed-reflection``, then lowers to the LLVM dialect. The default is
    `lowering.DEFAULT_PIPELINE`: no function writes to a tensor argument unless the argument has
    ``bufferization.writable = true``; functions of memrefs get the caller's arrays.
    ``imports`` maps names of declared functions to the Python functions that implement them.
    ``shared_libs`` are the libraries that define the others, found as ``dlopen`` finds them; MLIR's
    runner libraries (``printF32``) are found without them in the wheel of ``mlir``, and LAPACK
    in SciPy.
    ``opt_level`` is 0 to 3; below 2, loops and sums stay in the order in which they are written,
    and functions such as ``exp`` are the C library's. With ``assertions_abort``, a failing
    ``cf.assert`` ends the process; by default it is an error of the call. With ``out_params``,
    functions on tensors write results whose sizes are known into arrays that the caller passes as
    ``out=``, or that the call makes. With ``checked``, an index out of bounds, sizes that do not
    agree and a division by zero are errors of the call; ``checked="index,size"`` leaves out the
    division. With ``threads``, several cores run large loops
    (`set_num_threads`).

    What the default pipeline has compiled with the same options is not compiled again, as long as
    one of its libraries is in use, unless its functions change variables of the module. With
    ``cache_dir``, a library is built, which needs a C compiler, and kept in that folder for later
    calls and processes.

    Raises `PipelineFailed`; OSError for a file that cannot be read, and `ir.MLIRError` for one
    that cannot be parsed; ValueError for an import that the module does not declare, for a
    declared function that is called and has no implementation, and if the pipeline leaves
    operations that are not LLVM's; OSError for a library that cannot be opened; TypeError for an
    argument of the wrong type; BindingsError if the bindings cannot lower or run the module.
    """
    imports = {} if imports is None else imports
    _check_imports(imports)
    if not isinstance(opt_level, int) or isinstance(opt_level, bool):
        raise TypeError(f"opt_level must be an int (got {kind_of(opt_level)})")
    if opt_level not in range(4):
        raise ValueError(f"opt_level must be 0 to 3 (got {opt_level!r})")
    classes_text(checked)
    libraries = _open(shared_libs)
    if cache_dir is not None and pipeline is not None:
        raise ValueError("cache_dir is for the default pipeline: passes of others may change")
    models = models_of(module)
    handler = hasattr(ctypes.CDLL(None), HANDLER)  # the engine does not link it otherwise
    options: dict[str, Any] = {
        "opt_level": opt_level,
        "assertions_abort": assertions_abort,
        "out_params": out_params,
        "checked": checked,
        "threads": threads,
    }
    digest = partial(
        digest_of, models, list(libraries), imports=list(imports), handler=handler, **options
    )
    key = digest() if pipeline is None else None
    cache = None if cache_dir is None else LibraryCache(os.fspath(cache_dir), key, digest)
    image = _images.get(key) if cache is None else None
    if image is None:
        options["pipeline"] = pipeline
        if cache is not None or len(models) > 1 or not can_lower_here():
            image = _built(models, imports, cache, link=list(libraries), **options)
        else:
            image = _compiled(models[0], imports, libraries, handler=handler, **options)
        if key is not None and cache is None and not image.has_variables:
            _images[key] = image
    return Library(_NAME, image.records, image, _wraps(models, image.records))


def _compiled(
    model: Model,
    imports: Mapping[str, Callable[..., Any]],
    libraries: Mapping[str, ctypes.CDLL],
    **options: Any,
) -> _EngineImage:
    """Compile ``model`` in this process."""
    compiled = lowered(
        model,
        imports=list(imports),
        target=target_of(None),
        vector_registers=registers_of_host(),
        **options,
    )
    opt_level = options["opt_level"]
    libraries = dict(libraries)
    records = {record.name: record for record in compiled.records}
    with compiled.module.context, ir.Location.unknown():
        libraries |= _open([str(path) for path in runner_libraries(compiled.declared)])
        called = [name for name, record in records.items() if record.kind == "import"]
        missing = [name for name in called if name not in imports]
        if missing and not libraries:
            raise ValueError(f"the module calls {', '.join(missing)}, which imports must provide")
        libraries |= _open([_COMPILER_LIBRARY])
        constants = {each.name: placed(each) for each in compiled.constants}
        uses_threads = THREADS_VARIABLE in ir.SymbolTable(compiled.module.operation)
        engine = make_engine(compiled.module, opt_level, list(libraries))
    pending = PendingError()
    callbacks = callbacks_for(imports, records, pending)
    record = record_symbol(next(iter(records.values())))
    registered: dict[str, ctypes.c_void_p | ctypes.c_size_t] = {
        name: ctypes.c_void_p(address) for name, (address, _) in constants.items()
    }
    if uses_threads:  # the engine does not link a weak symbol that nothing defines
        registered |= dict.fromkeys(OPENMP_FUNCTIONS, address_of_abort())
    registered |= lapack_addresses(compiled.declared, libraries.values())
    link(engine, record, registered, libraries.values(), compiled.declared)
    image = _EngineImage(engine, records, callbacks, pending, list(constants.values()))
    image.has_variables = compiled.has_variables
    parallel = image.address(THREADS_VARIABLE) if uses_threads else None
    if parallel is not None:
        use_threads(parallel)
    return image


def _wraps(models: Sequence[Model], records: Iterable[str]) -> dict[str, Callable[..., Any]]:
    """What makes functions of a framework of compiled functions, by their names."""
    return {
        name: each.wrap
        for each in models
        if each.wrap is not None and (name := each.name or "main") in records
    }


def _built(
    models: Sequence[Model],
    imports: Mapping[str, Callable[..., Any]],
    cache: LibraryCache | None,
    **options: Any,
) -> _BuiltImage:
    """Build a library of ``models``, and load it; or load that in ``cache``."""
    from mlir_abi.compilation.library_build import build_models

    with TemporaryDirectory(prefix="mlir-abi-") as folder:
        path = os.path.join(folder, "libmodule.so")
        if cache is not None and (library := cache.read()) is not None:
            with open(path, "wb") as file:
                file.write(library)
            with suppress(OSError):  # of a library that this one needs
                return _BuiltImage(path, imports, has_variables=True)
        has_variables = build_models(
            models,
            output=path,
            imports=list(imports),
            target_cpu="native",
            with_scipy=True,
            **options,
        )
        if cache is not None:
            with open(path, "rb") as file:
                cache.store(file.read())
        return _BuiltImage(path, imports, has_variables=has_variables)


class _BuiltImage(SharedLibrary):
    """A library that was built for this process alone."""

    def __init__(
        self, path: str, imports: Mapping[str, Callable[..., Any]], *, has_variables: bool
    ) -> None:
        self.records, references = read_library(path)
        returns_memory = any(each.returns_memory for each in self.records.values())
        super().__init__(path, returns_memory, references)
        self.has_variables = has_variables
        pending = PendingError()
        self._callbacks = callbacks_for(imports, self.records, pending)
        self.raise_pending = pending.raise_once if self._callbacks else None
        for each in self._callbacks:
            each.put_into(self)

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if TVM FFI cannot call it."""
        return _tvm_ffi_function(self, self.records[name], self._callbacks)


def _check_imports(imports: Mapping[str, Callable[..., Any]]) -> None:
    if not isinstance(imports, Mapping):
        raise TypeError(f"imports must be a mapping of names to functions (got {kind_of(imports)})")
    for name, function in imports.items():
        if not isinstance(name, str):
            raise TypeError(f"a name in imports must be a str (got {name!r})")
        if not callable(function):
            raise TypeError(f"imports[{name!r}] must be a function (got {kind_of(function)})")


def _open(shared_libs: Sequence[str]) -> dict[str, ctypes.CDLL]:
    """Each library by the absolute path of its file.

    The engine looks for a library in the working directory only, and ignores one that it does not
    find. So the dynamic linker finds the file, and the engine gets its path.
    """
    if isinstance(shared_libs, str) or not isinstance(shared_libs, Sequence):
        raise TypeError(f"shared_libs must be a list of paths (got {shared_libs!r})")
    libraries = {}
    for path in shared_libs:
        if not isinstance(path, str):
            raise TypeError(f"a path in shared_libs must be a str (got {kind_of(path)})")
        library = ctypes.CDLL(path)
        file = file_of(library)
        if not os.path.isfile(file):
            raise OSError(f"{path!r}: the dynamic linker opens it as {file!r}, which is no file")
        libraries[os.path.abspath(file)] = library
    return libraries


class _EngineImage:
    """The code of an execution engine."""

    has_variables: bool

    def __init__(
        self,
        engine: Any,
        records: Mapping[str, FunctionReflection],
        callbacks: Sequence[Callback],
        pending: PendingError,
        constants: Sequence[object],
    ) -> None:
        self.records = records
        self._engine, self._callbacks = engine, callbacks
        self._constants = constants  # the code has their addresses
        self.raise_pending = pending.raise_once if callbacks else None
        for each in callbacks:
            each.put_into(self)
        pointer_to_free = self.address(FREE_SYMBOL)
        if pointer_to_free is not None:
            self.free = free_function(pointer_to_free)

    def address(self, symbol: str) -> int | None:
        """The address of a symbol that begins with ``_mlir_``; None if there is no such symbol."""
        return address_in(self._engine, symbol)

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if TVM FFI cannot call it."""
        return _tvm_ffi_function(self, self.records[name], self._callbacks)


def _tvm_ffi_function(
    image: Image, function: FunctionReflection, callbacks: Sequence[Callback]
) -> Any:
    from mlir_abi.runtime.call.tvm_function import tvm_function

    if callbacks:
        raise ValueError("TVM FFI cannot raise the errors of the Python functions it imports")
    if function.convention is None:
        raise ValueError("it has no C wrapper")
    packed = image.address(PACKED_PREFIX + function.name)
    if packed is not None:
        in_c = tvm_function(function, function.convention, packed, image)
        if in_c is not None:
            return in_c
    if function.is_bare:
        raise ValueError("with bare pointers, it needs the C module of this package")
    from mlir_abi.compilation.tvm_ffi_wrapper import tvm_ffi_function

    return tvm_ffi_function(function, image)
