"""A public function that is given an argument of a wrong kind raises TypeError, which says so."""

from __future__ import annotations

import re
import subprocess
import zipfile

import pytest
from extras import import_extra

import mlir_abi
from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.runtime.iree.iree_function import IreeFunction
from mlir_abi.runtime.iree.module import IreeModule


def jit(**options):
    """`mlir_abi.jit` of a module that is right."""
    text = "func.func @f() attributes {llvm.emit_c_interface} { return }"
    with ir.Context():
        return mlir_abi.jit(ir.Module.parse(text), **options)


def run(pipeline):
    """`mlir_abi.run_pipeline` of a module that is right."""
    with ir.Context():
        mlir_abi.run_pipeline(ir.Module.parse(""), pipeline)


WRONG = [
    (mlir_abi.load, "the path must be a str, bytes or os.PathLike"),
    (mlir_abi.reflect, "the source must be a module or an operation of "),
    (mlir_abi.parse_pipeline, "the pipeline must be a str"),
    (lambda wrong: mlir_abi.run_pipeline(wrong, "any(cse)"), "the module must be a module"),
    (run, "the pipeline must be a str or a Pipeline"),
    (mlir_abi.jit, "the model must be a path, the text or bytes of a module, "),
    (lambda wrong: jit(pipeline=[wrong]), "the pipeline must be a str or a Pipeline"),
    (lambda wrong: jit(imports=[wrong]), "imports must be a mapping of names to functions"),
    (lambda wrong: jit(imports={wrong: print}), "a name in imports must be a str"),
    (lambda wrong: jit(imports={"f": wrong}), "imports['f'] must be a function"),
    (lambda wrong: jit(shared_libs={wrong}), "shared_libs must be a list of paths"),
    (lambda wrong: jit(shared_libs=[wrong]), "a path in shared_libs must be a str"),
    (lambda wrong: jit(opt_level=(wrong,)), "opt_level must be an int"),
    (RawSignature.parse, "a signature must be a str or bytes"),
    (SipSignature.parse, "a signature must be a str or bytes"),
    (IreeAbi.parse, "a signature must be a str or bytes"),
    (IreeModule, "the name must be a str"),
    (lambda wrong: IreeModule("m").function(wrong), "the function must be a Python function"),
    (lambda wrong: IreeModule("m").coarse_fences(wrong), "the function must be a Python function"),
]


@pytest.mark.parametrize("wrong", [None, 5, 1.5, object()], ids=["None", "int", "float", "object"])
@pytest.mark.parametrize(("function", "message"), WRONG, ids=[message for _, message in WRONG])
def test_a_wrong_kind_is_named(function, message, wrong):
    """The argument, what it must be, and what came."""
    with pytest.raises(TypeError, match=rf"^{re.escape(message)}.* \(got .+\)$"):
        function(wrong)


def test_a_context_and_a_device_of_iree():
    """They must be IREE's, which is known where IREE is installed."""
    import_extra("iree.runtime", "iree")
    with pytest.raises(TypeError, match=r"^the context must be an iree.runtime.SystemContext"):
        IreeFunction(None, "m.f")
    with pytest.raises(TypeError, match=r"^the device must be an iree.runtime.HalDevice"):
        IreeModule("m").create("local-task")


def test_a_module_is_not_loaded(tmp_path):
    """The error names the functions that take one."""
    module = tmp_path / "m.mlir"
    module.write_text("func.func @f() { return }")
    with pytest.raises(mlir_abi.ReflectionError, match=r"m\.mlir: is no library: .*mlir_abi\.jit"):
        mlir_abi.load(module)


def test_a_wheel_and_a_header_are_not_read(tmp_path):
    """The errors say what they are."""
    header, wheel = tmp_path / "m.h", tmp_path / "m-1.0-py3-none-linux_x86_64.whl"
    header.write_text("/* Made by abi-header from the types of the functions. */\n")
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("m/__init__.py", "")
    with pytest.raises(mlir_abi.ReflectionError, match=r"m\.h: is a C header, which is not read"):
        mlir_abi.reflect(header)
    with pytest.raises(mlir_abi.ReflectionError, match=r"\.whl: .* nor is a wheel read"):
        mlir_abi.reflect(wheel)
    with pytest.raises(
        mlir_abi.ReflectionError, match=r"\.whl: is a zip file: pip installs a wheel, and"
    ):
        mlir_abi.load(wheel)


@pytest.mark.parametrize("function", [mlir_abi.load, mlir_abi.reflect, mlir_abi.jit])
def test_a_pointer_of_git_lfs_is_not_read(function, tmp_path):
    """The text is an example of Git LFS's specification."""
    pointer = tmp_path / "m.onnx"
    pointer.write_text(
        "version https://git-lfs.github.com/spec/v1\n"
        "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
        "size 12345\n"
    )
    with pytest.raises(ValueError, match=r"m\.onnx: is a pointer of Git LFS: `git lfs"):
        function(pointer)


@pytest.mark.parametrize("spelled", [str, lambda path: str(path).encode()])
@pytest.mark.parametrize("function", [mlir_abi.load, mlir_abi.reflect])
def test_a_path_may_be_bytes(function, spelled, tmp_path):
    """As for Python's own functions; the errors of both spellings are the same."""
    library = tmp_path / "x.so"
    library.write_bytes(b"\x7fELF, and no more")
    with pytest.raises(mlir_abi.ReflectionError, match=rf"^{library}: cannot be read as an ELF"):
        function(spelled(library))
    with pytest.raises(FileNotFoundError):
        function(spelled(tmp_path / "nothing.so"))


def test_a_record_must_be_in_the_file(tmp_path):
    """As one in `.bss` is not, whatever its size."""
    source = tmp_path / "f.c"
    source.write_text("char _mlir_abi_reflection_f[1L << 40];\n")
    subprocess.run(["cc", "-c", "-fno-common", source, "-o", tmp_path / "f.o"], check=True)
    message = "cannot be read as an ELF file: _mlir_abi_reflection_f is outside the contents of its"
    with pytest.raises(mlir_abi.ReflectionError, match=message):
        mlir_abi.reflect(tmp_path / "f.o")
