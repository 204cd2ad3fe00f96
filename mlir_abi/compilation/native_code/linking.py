"""Makes a shared library of an object file, by the C compiler."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from mlir_abi.compilation.native_code.lapack_symbols import install_lapack
from mlir_abi.compilation.native_code.programs import StrPath, run
from mlir_abi.compilation.targets import Target
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs.reflection.text import printable

_DEFINED_TWICE = re.compile(r"multiple definition of [`'](.+?)'(?:;|:|$)", re.M | re.S)
_UNDEFINED = "undefined (?:reference to [`']{0}'|symbol: {0})$"
"""The messages of GNU ld and gold, and LLVM's lld, on a symbol of any characters."""

_OTHER_TARGET = "{0}.*(?:incompatible|wrong format|not recognized|unsupported)"
"""The same on a file for another target."""


def linker(*defaults: str) -> list[str]:
    """The C compiler that links, the first that is there; raises BuildError if there is none."""
    try:
        installed = list(filter(shutil.which, defaults))
        command = shlex.split(os.environ.get("CC", "")) or [*installed, *defaults][:1]
    except ValueError as error:
        raise BuildError(f"the environment variable CC: {error}") from None
    if shutil.which(command[0]) is None:
        missing = "gcc or clang" if command == ["cc"] else "it"
        raise BuildError(
            f"no C compiler to link with: {command[0]} is not installed; "
            f"install {missing}, or name one in the environment variable CC"
        )
    return command


def link_library(
    linker: Sequence[str],
    code: Path,
    libraries: Sequence[StrPath],
    output: Path,
    run_paths: Mapping[StrPath, str],
    *,
    target: Target,
) -> None:
    """Link a shared library that needs no symbols but those of ``libraries`` and the C library.

    ``run_paths`` has the folders in which the loader finds those that will not be where they are.
    """
    # With -Bsymbolic its functions call each other, not functions of other libraries. A build ID is
    # a hash of the library, which takes twice the time of linking 100 MB of weights.
    flags = ["-shared", "-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,--no-demangle", "-Wl,--build-id=none"]
    others = [flag for path in libraries for flag in _link_flags(path, run_paths)]
    try:
        run("link", [*linker, *flags, code, *others, "-o", output, "-lm"])
        if not output.exists():
            raise BuildError(f"cannot link: {shlex.join(linker)} wrote no file")
    except BuildError as error:
        if re.search(_OTHER_TARGET.format(re.escape(str(code))), error.output):
            raise BuildError(
                f"cannot link: {shlex.join(linker)} does not link for {target.triple}: "
                f"set the environment variable CC={target.linkers[-1]}",
                error.output,
            ) from None
        raise BuildError(_reason(error, code, libraries), error.output) from None


def _reason(error: BuildError, code: Path, libraries: Sequence[StrPath]) -> str:
    """Why a link failed, with what helps."""
    if twice := _DEFINED_TWICE.search(error.output):
        files = [os.fspath(path) for path in libraries if os.fspath(path) in error.output]
        is_ours = str(code) in error.output
        definers = " and ".join([*files, *(["the module"] if is_ours else [])])
        help_ = ": rename or prefix (--rename, --prefix) give functions other names"
        return f"{definers} define {printable(twice[1])}{help_ if is_ours else ''}"
    if "undefined" in error.output:
        from mlir_abi.compilation.native_code.undefined_symbols import undefined_symbols, with_users

        needed = {
            symbol: users
            for symbol, users in undefined_symbols(code).items()
            if re.search(_UNDEFINED.format(re.escape(symbol)), error.output, re.M)
        }
        if needed:
            help_ = install_lapack(needed)
            return f"nothing defines {with_users(needed)}: link (--link) a file that does{help_}"
    return str(error)


def _link_flags(library: StrPath, run_paths: Mapping[StrPath, str]) -> list[str]:
    """What links with a file; a shared library is looked for beside the other, then where it is."""
    path = Path(library)
    if ".so" not in path.suffixes:
        return [os.path.join(".", path)]  # neither an option nor a file of options
    folder = str(path.absolute().parent)
    if ":" in folder or "$" in folder:  # a list of folders, and $ORIGIN or the like
        raise BuildError(
            f"cannot link a library in {folder!r}: a search path has no ':' and no '$'"
        )
    search = ("-Xlinker", "-rpath", "-Xlinker")  # -Wl, would split a folder at commas
    folders = [run_paths[library]] if library in run_paths else ["$ORIGIN", folder]
    found = [flag for each in folders for flag in (*search, each)]
    return [f"-L{folder}", f"-l:{path.name}", *found]
