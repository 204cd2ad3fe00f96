"""The options of `build`, checked before the first step."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from keyword import iskeyword
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.compilation.targets import ObjectFormat, Target, target_of
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.frontends import Model
from mlir_abi.lowering.accesses.classes import classes_text
from mlir_abi.passes.support.data_layout import DataLayout

Kind: TypeAlias = Literal["so", "a", "o", "ll", "s", "whl"]
"""A shared library, archive, object file, LLVM IR, assembly or wheel; the suffix of its file."""


OUTPUTS = ("output", "header", "stub", "pkg_config", "depfile")
"""The options that are files to write."""

_SUFFIXES = (".llvm.mlir", ".constants", ".raw.ll", ".ll", ".s", ".o", ".a", ".so")
"""Of the files that are made on the way."""


@dataclass(frozen=True)
class BuildOptions:
    """The arguments of `build` besides the models and the pipeline."""

    output: StrPath
    emit: Kind | None = None
    prefix: str = ""
    rename: Mapping[str, str] | None = None
    opt_level: int = 2
    target_triple: str | None = None
    target_cpu: str | None = None
    llvm: StrPath | None = None
    link: Sequence[StrPath] = ()
    assertions_abort: bool = False
    out_params: bool = False
    checked: bool | str = False
    tvm_ffi: bool = False
    plain_c: bool | Literal["only"] = False
    threads: bool = False
    header: StrPath | None = None
    stub: StrPath | None = None
    pkg_config: StrPath | None = None
    depfile: StrPath | None = None
    save_temps: StrPath | None = None

    @cached_property
    def target(self) -> Target:
        return target_of(self.target_triple)

    @property
    def is_cross(self) -> bool:
        """Whether the code may be for another machine."""
        return self.target_triple is not None

    @cached_property
    def kind(self) -> str:
        return self.emit or _kind_of_file(self.output, self.target.format)

    def of_lowering(self) -> dict[str, Any]:
        """Those for `lower_here`."""
        names = "prefix", "opt_level", "assertions_abort", "out_params", "checked", "tvm_ffi"
        values = {name: getattr(self, name) for name in (*names, "threads")}
        return {**values, "plain_c": bool(self.plain_c)}


def check_options(options: BuildOptions) -> None:
    kind = options.kind
    if kind not in get_args(Kind):
        raise BuildError(f"emit must be {', '.join(get_args(Kind))} (got {kind!r})")
    if options.opt_level not in range(4) or isinstance(options.opt_level, bool):
        raise BuildError(f"opt_level must be 0 to 3 (got {options.opt_level!r})")
    if options.plain_c not in (False, True, "only"):
        raise BuildError(f"plain_c must be True, False or 'only' (got {options.plain_c!r})")
    try:
        classes_text(options.checked)
    except ValueError as error:
        raise BuildError(str(error)) from None
    if options.stub is not None:
        module = Path(options.stub).stem  # which programs import
        if not module.isidentifier() or iskeyword(module):
            stub = os.fspath(options.stub)
            raise BuildError(f"the name of a stub must be an identifier (got {stub!r})")
    link = options.link
    if isinstance(link, str) or not all(isinstance(path, str | os.PathLike) for path in link):
        raise BuildError(f"link must be a list of paths (got {link!r})")
    if link and kind not in ("so", "whl"):
        raise BuildError(f"link is for a shared library or a wheel (got emit {kind!r})")


def names_by_model(models: Sequence[Model], options: BuildOptions) -> list[Mapping[str, str]]:
    """What ``rename`` says of each model; a key may begin with its name, or its path, and a colon.

    Raises BuildError for a name that is no text, for a key that fits several models, or none, and
    for models that the kind of output has no place for.
    """
    rename = {} if options.rename is None else options.rename
    if not isinstance(rename, Mapping):
        raise BuildError(f"rename must be a mapping of names to names (got {rename!r})")
    for each in (options.prefix, *rename, *rename.values()):
        if not isinstance(each, str) or re.search("[\ud800-\udfff]", each):
            raise BuildError(f"a name or prefix must be text of UTF-8 (got {each!r})")
    if len(models) > 1 and options.kind not in ("so", "whl"):
        what = "a shared library or a wheel"
        raise BuildError(f"several models are for {what} (got emit {options.kind!r})")
    names = [model.name for model in models if model.name is not None]
    for name in names:
        if names.count(name) > 1:
            raise BuildError(f"two models are called {name!r}")
    left, qualified_names = dict(rename), []
    for model in models:
        path = os.fspath(model.source) if isinstance(model.source, str | os.PathLike) else None
        starts = tuple(f"{each}:" for each in (model.name, path) if each)
        qualified = {key: start for start in starts for key in left if key.startswith(start)}
        qualified_names.append(
            {key.removeprefix(start): left.pop(key) for key, start in qualified.items()}
        )
    if left and len(models) > 1:
        raise BuildError(f"rename must say of which model {min(left)!r} is: MODEL:{min(left)}")
    return [{**left, **each} for each in qualified_names]


def check_symbols(models: Sequence[Model], records: Sequence[Sequence[FunctionReflection]]) -> None:
    """Raise BuildError for a name that no library can have, or that two of ``models`` define.

    ``records`` are those of each model.
    """
    owners: dict[str, Model] = {}
    for model, each in zip(models, records, strict=True):
        for record in each:
            if "@" in record.name:
                message = "a linker takes what follows an @ for a version: rename it (--rename)"
                raise BuildError(f"function {record.name!r}: {message}")
            if record.kind == "definition" and owners.setdefault(record.name, model) is not model:
                both = " and ".join(str(m.name or m.source) for m in (owners[record.name], model))
                raise BuildError(f"{both} define {record.name!r}: rename it in one of them")


def check_files(options: BuildOptions, sources: Iterable[StrPath], stem: str) -> None:
    """Raise BuildError if an output is an input, another output, or no regular file.

    And if ``link`` has something else than files, or ``save_temps``, which gets files of this
    ``stem``, is something else than a directory.
    """
    outputs = [(each, getattr(options, each)) for each in OUTPUTS]
    save_temps = options.save_temps
    if save_temps is not None:
        outputs += [("output", Path(save_temps, f"{stem}{suffix}")) for suffix in _SUFFIXES]
    if save_temps is not None and os.path.exists(save_temps) and not os.path.isdir(save_temps):
        raise BuildError(f"save_temps is no directory: {os.fspath(save_temps)!r}")
    files = {os.path.realpath(path): "input" for path in sources}
    for name, path in outputs:
        if path is None:
            continue
        target = os.path.realpath(path)  # of "", the working directory
        other = files.setdefault(target, name)
        if other != name:
            raise BuildError(f"the {name} and the {other} are the same file {os.fspath(path)!r}")
        if os.path.exists(target) and not os.path.isfile(target):
            raise BuildError(f"cannot write {os.fspath(path)!r}: it is no regular file")
    for path in options.link:
        if not os.path.isfile(path):
            raise BuildError(f"cannot link {os.fspath(path)!r}: it is no file")


def check_format(options: BuildOptions) -> None:
    """Raise BuildError for what only a target with object files of ELF has, or one of 64 bits."""
    kind, target, format_ = options.kind, options.target, options.target.format
    if DataLayout(target.layout).pointer_bits == 32 and (options.threads or kind == "whl"):
        what = "threads" if options.threads else "a wheel"
        raise BuildError(f"{what} is for targets of 64 bits (got {target.triple})")
    if format_.name == "ELF":
        return
    if kind in ("so", "whl"):
        files = [format_.suffixes.get(each, f".{each}") for each in ("o", "a", "s", "ll")]
        raise BuildError(
            f"a shared library for {target.triple} is linked on that system: "
            f"the output (-o) may end in {', '.join(files)}"
        )
    # Both look for functions of the program: by weak symbols, and by `dlopen` with Linux's numbers.
    for name in ("threads", "tvm_ffi"):
        if getattr(options, name):
            raise BuildError(f"{name} is for targets with ELF, as Linux (got {target.triple})")


def _kind_of_file(output: StrPath, format_: ObjectFormat) -> str:
    suffix = Path(output).suffix.removeprefix(".")
    own = {each.removeprefix("."): kind for kind, each in format_.suffixes.items()}
    kinds: dict[str, str] = {
        **{kind: kind for kind in get_args(Kind)},
        **own,
        format_.library: "so",
    }
    if suffix not in kinds:
        known = ", ".join(f".{each}" for each in kinds)
        raise BuildError(f"{os.fspath(output)!r} must end in {known}, unless emit (--emit) is set")
    return kinds[suffix]
