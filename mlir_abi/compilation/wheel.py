"""Writes a wheel: a Python package that has the functions of a library as its attributes."""

from __future__ import annotations

import os
import re
import sys
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.metadata import PackagePath, distributions
from io import BytesIO
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from packaging.utils import InvalidWheelFilename, parse_wheel_filename
from packaging.version import Version

from mlir_abi import __version__
from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.compilation.native_code.undefined_symbols import machine_and_glibc
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.runtime.python_stub import why_not_callable, write_stub

_PACKAGE = Template(Path(__file__).with_name("wheel_package.py.in").read_text("utf-8"))
_METADATA = """\
Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: Functions compiled by mlir-abi
Requires-Python: >=3.10
{requirements}
Description-Content-Type: text/markdown

```text
{documentation}
```
"""
_DEPENDENCIES = (
    *("apache_tvm_ffi", "argcomplete", "cffi", "elftools", "iree", "jax", "jaxlib", "lazy_loader"),
    *("llvm", "markdown_it", "mdurl", "ml_dtypes", "mlir", "numpy", "onnx", "packaging"),
    *("pycparser", "pyelftools", "pygments", "rich", "scipy", "torch", "torch_mlir", "tvm_ffi"),
    "typing_extensions",
)
_TAKEN = {*sys.stdlib_module_names, "test", "mlir_abi", *_DEPENDENCIES}
_TVM_FFI_STUB = "from typing import Any as _Any\n\ntvm_ffi: _Any\n"
_WHEEL = f"Wheel-Version: 1.0\nGenerator: mlir-abi {__version__}\nRoot-Is-Purelib: false\n"


class Requirement(NamedTuple):
    """A shared library of another Python package, which pip installs with the wheel."""

    library: StrPath
    package: str
    run_path: str


def _requirement(library: StrPath) -> Requirement:
    path = Path(os.path.abspath(library))
    for site in path.parents:
        file = path.relative_to(site)
        if not file.parts[0].isidentifier():  # `numpy.libs` has other files in each version
            continue
        for each in distributions(path=[str(site)]):
            if PackagePath(file) in (each.files or ()):
                package = f"{each.name}>={Version(each.version).public}"
                return Requirement(library, package, f"$ORIGIN/../{file.parent.as_posix()}")
    raise BuildError(
        f"a wheel cannot contain {path.name!r}, which its library needs: "
        "link one that a Python package has, such as scipy-openblas32"
    )


class Wheel(NamedTuple):
    """``scale_model-1.0-py3-none-linux_x86_64.whl`` has the Python module ``scale_model``."""

    module: str
    version: str
    tags: Sequence[str]

    @classmethod
    def named(cls, output: StrPath) -> Wheel:
        """The wheel of that name; raises BuildError if no wheel has such a name."""
        file = Path(output).name
        form = "NAME-VERSION-py3-none-PLATFORM.whl, with a version such as 1.0"
        word = re.sub(r"[^A-Za-z0-9]+", "_", Path(file).stem.partition("-")[0]).strip("_")
        right = f"{word or 'model'}-1.0-py3-none-linux_{os.uname().machine}.whl"
        not_a_wheel = BuildError(
            f"the name of a wheel must be {form}, for this machine {right} (got {file!r})"
        )
        try:
            name, version, build, tags = parse_wheel_filename(file)
        except InvalidWheelFilename:
            raise not_a_wheel from None
        if build or any((tag.interpreter, tag.abi) != ("py3", "none") for tag in tags):
            raise not_a_wheel
        module = name.replace("-", "_")
        is_word = re.fullmatch("[a-z]([a-z0-9_]*[a-z0-9])?", module) and not iskeyword(module)
        if file.partition("-")[0] != module or not is_word:
            rule = "the name of a wheel must begin with that of a Python module, in lower case"
            raise BuildError(f"{rule} and without _ at its ends (got {file!r})")
        if module in _TAKEN:
            rule = "the name of a wheel must not be that of a module that Python or mlir-abi needs"
            raise BuildError(f"{rule} (got {file!r})")
        return cls(module, str(version), sorted(map(str, tags)))

    @staticmethod
    def requirements(link: Sequence[StrPath]) -> list[Requirement]:
        """Those of the shared libraries; raises BuildError for one that is in no package."""
        return [_requirement(path) for path in link if ".so" in Path(path).suffixes]

    def contents(
        self,
        library: Path,
        records: Sequence[FunctionReflection],
        requirements: Sequence[Requirement],
        tvm_ffi: bool,
    ) -> bytes:
        """The file; raises BuildError if the library or a function cannot be in it."""
        self._check_platforms(library, requirements)
        functions = {each.name: each for each in records if each.kind == "definition"}
        for name in functions:
            if name.startswith("_") or name == "tvm_ffi":
                raise BuildError(f"a wheel cannot have the function {name!a}: rename (--rename) it")
        stub = write_stub(functions, self.module, as_module=True)
        stub += f'\n__version__ = "{self.version}"\n'
        lines = "\n\n".join(map(str, functions.values())).split("\n")
        documentation = "\n".join(map(printable, lines))
        ffi = ["tvm_ffi"] if tvm_ffi else []
        callable_ = [name for name, each in functions.items() if not why_not_callable(each, True)]
        package = _PACKAGE.substitute(
            documentation=documentation.replace("\\", "\\\\").replace('"', '\\"'),
            version=self.version,
            callable=ascii([*callable_, *ffi]),
            names=ascii([*functions, *ffi]),
            library=library.name,
        )
        minor_release = ".".join(__version__.split(".")[:2])
        packages = [f"mlir-abi{'[tvm-ffi]' if tvm_ffi else ''}~={minor_release}", "numpy"]
        packages += dict.fromkeys(each.package for each in requirements)
        metadata = _METADATA.format(
            name=self.module.replace("_", "-"),
            version=self.version,
            requirements="\n".join(f"Requires-Dist: {each}" for each in packages),
            documentation=documentation,
        )
        tags = "".join(f"Tag: {tag}\n" for tag in self.tags)
        information = f"{self.module}-{self.version}.dist-info"
        files = {
            f"{self.module}/__init__.py": package.encode(),
            f"{self.module}/__init__.pyi": (stub + _TVM_FFI_STUB * tvm_ffi).encode(),
            f"{self.module}/py.typed": b"",
            f"{self.module}/{library.name}": library.read_bytes(),
            f"{information}/METADATA": metadata.encode(),
            f"{information}/WHEEL": f"{_WHEEL}{tags}".encode(),
        }
        return _archive(files, f"{information}/RECORD")

    def _check_platforms(self, library: Path, requirements: Sequence[Requirement]) -> None:
        others = [os.path.basename(each.library) for each in requirements]
        machine, glibc = machine_and_glibc(library, others)
        for tag in self.tags:
            platform = tag.rpartition("-")[2]
            version = re.fullmatch(rf"manylinux_([1-9]\d*)_(0|[1-9]\d*)_{machine}", platform)
            is_manylinux = version and glibc and (int(version[1]), int(version[2])) >= glibc
            if not is_manylinux and platform != f"linux_{machine}":
                oldest = f"manylinux_{glibc[0]}_{glibc[1]}_{machine} or later, or " if glibc else ""
                raise BuildError(f"the wheel is for {oldest}linux_{machine} (got {platform!r})")


def _archive(files: Mapping[str, bytes], record: str) -> bytes:
    """A zip file of ``files``, and of ``record``, which has their hashes."""
    lines, buffer = [f"{record},,\n"], BytesIO()
    for path, data in files.items():
        digest = urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    with ZipFile(buffer, "w") as archive:
        for path, data in {**files, record: "".join(lines).encode()}.items():
            information = ZipInfo(path)  # of 1980: the same bytes each time
            information.external_attr = 0o644 << 16
            archive.writestr(information, data, ZIP_DEFLATED)
    return buffer.getvalue()
