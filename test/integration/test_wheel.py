"""Wheels: pip installs them where there is no MLIR, and their functions are called."""

from __future__ import annotations

import base64
import csv
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from extras import import_extra
from native import CROSS_COMPILER
from test_pages import follow

import mlir_abi

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
MACHINE = os.uname().machine
NAME = f"my_model-1.0-py3-none-linux_{MACHINE}.whl"
# Not an older minor release, which may not read the records; the next major one need not.
COMPATIBLE = "mlir-abi~={}.{}".format(*mlir_abi.__version__.split("."))

MODEL = """
func.func @root(%x: f64 {iree.abi.name = "x"}) -> f64 {
  %y = math.powf %x, %x : f64
  return %y : f64
}
func.func @double(%x: tensor<?xf32> {iree.abi.name = "x"}) -> tensor<?xf32> {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
func.func @"a.\\"b"() { return }
"""
WIDE = f"{MODEL}func.func @wide(%x: i128) {{ return }}"
USE = """
import sys
from importlib.metadata import requires, version
from importlib.util import find_spec
from pathlib import Path

import my_model
import numpy as np

def is_open():
    return "libmy_model.so" in Path("/proc/self/maps").read_text()

assert find_spec("mlir") is None
assert not is_open()
assert {"root", "double", 'a."b'} <= set(dir(my_model))
assert not hasattr(my_model, "other") and not hasattr(my_model, "tvm_ffi")
assert not is_open()
assert my_model.root(3.0) == 27.0
assert is_open()
assert "root" in vars(my_model) and "double" not in vars(my_model)
assert my_model.double(np.array([1, 2], np.float32)).tolist() == [2, 4]
assert getattr(my_model, 'a."b')() is None
signatures = ["root(x: f64) -> f64", "double(x: f32[d0]) -> f32[d0]", '"a.\\\\"b"() -> None']
signatures.append("wide(i128) -> None")
assert my_model.__doc__.split("\\n\\n") == signatures
assert my_model.__version__ == version("my-model") == "1.0"
from my_model import *
assert double is my_model.double and "wide" not in globals()
try:
    my_model.wide
except ValueError as error:
    assert "i128" in str(error), error
else:
    raise AssertionError("Python calls a function that takes 128 bits")
print(requires("my-model"))
"""
DEPENDENCIES = ("numpy", "ml_dtypes", "cffi", "lazy_loader", "packaging", "pyelftools")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("model")
    (folder / "model.mlir").write_text(WIDE)
    mlir_abi.build(folder / "model.mlir", folder / NAME)
    return folder / NAME


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with mlir-abi, as it is installed, and what it needs to call."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python3*/site-packages")
    for name in DEPENDENCIES:
        installed = importlib.metadata.distribution(name)
        for top in {file.parts[0] for file in installed.files or ()} - {".."}:
            if not (site / top).exists():
                (site / top).symlink_to(str(installed.locate_file(top)))
    package = site / "mlir_abi"
    package.mkdir()
    rooms = [ROOT / room for room in ("dialect_attrs", "lowering", "passes", "runtime")]
    for path in (*(ROOT / "mlir_abi").iterdir(), *rooms):
        (package / path.name).symlink_to(path)
    return folder


def pip_install(wheel: Path, environment: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--python", environment / "bin" / "python", "install"]
    options = ["--quiet", "--no-deps", "--no-index", "--force-reinstall"]
    subprocess.run([*pip, *options, wheel], check=True)


def test_a_user_without_mlir_calls_it(wheel: Path, environment: Path, tmp_path: Path) -> None:
    """The library is opened by the first function; the metadata lists what the wheel requires."""
    pip_install(wheel, environment)
    python = environment / "bin" / "python"
    printed = subprocess.check_output([python, "-c", USE], cwd=tmp_path, text=True)
    assert printed == f"['{COMPATIBLE}', 'numpy']\n"


def test_the_page(environment: Path, tmp_path: Path) -> None:
    """pip and mypy look into the environment of a user."""
    bin_ = environment / "bin"
    (tmp_path / "mypy.ini").write_text(f"[mypy]\npython_executable = {bin_}/python\n")
    variables = {
        "PATH": os.pathsep.join([str(bin_), str(BIN), os.environ["PATH"]]),
        "PIP_PYTHON": str(bin_ / "python"),
        "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache"),  # NumPy takes it ten seconds
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    follow("ship", tmp_path, variables)


def test_the_bytes_are_the_same(wheel: Path, tmp_path: Path) -> None:
    """In another directory, at another time."""
    (tmp_path / "other.mlir").write_text(WIDE)
    mlir_abi.build(tmp_path / "other.mlir", tmp_path / NAME)
    assert (tmp_path / NAME).read_bytes() == wheel.read_bytes()


def test_the_record_has_the_hash_of_each_file(wheel: Path) -> None:
    """As the specification of wheels has it: sha256, in base64 without padding; sizes in bytes."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    record = "my_model-1.0.dist-info/RECORD"
    rows = list(csv.reader(files.pop(record).decode().splitlines()))
    assert sorted(rows) == sorted(
        [[record, "", ""]]
        + [
            [name, f"sha256={unpadded}", str(len(data))]
            for name, data in files.items()
            for unpadded in [base64.urlsafe_b64encode(sha256(data).digest()).decode()[:43]]
        ]
    )


def test_what_checks_uploads_accepts_it(wheel: Path) -> None:
    """twine, with its warnings as errors."""
    command = [sys.executable, "-m", "twine", "check", "--strict", wheel]
    assert "PASSED" in subprocess.check_output(command, text=True)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("model.whl", "the name of a wheel must be NAME-VERSION-py3-none-PLATFORM.whl"),
        ("m.whl", f"for this machine m-1.0-py3-none-linux_{MACHINE}.whl"),
        ("model-one-py3-none-linux_x86_64.whl", "with a version such as 1.0"),
        ("My_Model-1.0-py3-none-linux_x86_64.whl", "begin with that of a Python module, in lower"),
        ("my.model-1.0-py3-none-linux_x86_64.whl", "begin with that of a Python module"),
        ("class-1.0-py3-none-linux_x86_64.whl", "begin with that of a Python module"),
        ("mod\xe8le-1.0-py3-none-linux_x86_64.whl", "begin with that of a Python module"),
        ("_m-1.0-py3-none-linux_x86_64.whl", "of a Python module, in lower case and without _ at"),
        ("m_-1.0-py3-none-linux_x86_64.whl", "of a Python module, in lower case and without _ at"),
        ("1st-1.0-py3-none-linux_x86_64.whl", "begin with that of a Python module"),
        ("json-1.0-py3-none-linux_x86_64.whl", "not be that of a module that Python or mlir-abi"),
        ("test-1.0-py3-none-linux_x86_64.whl", "not be that of a module that Python or mlir-abi"),
        ("mlir_abi-1.0-py3-none-linux_x86_64.whl", "not be that of a module that Python or"),
        ("numpy-1.0-py3-none-linux_x86_64.whl", "not be that of a module that Python or mlir-abi"),
        ("mlir-1.0-py3-none-linux_x86_64.whl", "not be that of a module that Python or mlir-abi"),
        ("model-1.0-cp312-cp312-linux_x86_64.whl", "must be NAME-VERSION-py3-none-PLATFORM.whl"),
        ("model-1.0-3-py3-none-linux_x86_64.whl", "must be NAME-VERSION-py3-none-PLATFORM.whl"),
    ],
)
def test_other_names_are_errors(tmp_path: Path, name: str, message: str) -> None:
    """In one line, which says the name, before the module is read; nothing is written."""
    with pytest.raises(mlir_abi.BuildError, match=re.escape(message)) as raised:
        mlir_abi.build("missing.mlir", tmp_path / name)
    assert str(raised.value).endswith(f"(got {name!r})")
    assert list(tmp_path.iterdir()) == []


def test_a_wheel_replaces_nothing_that_mlir_abi_needs(tmp_path: Path) -> None:
    """An installation of it would break mlir-abi."""
    requirements = importlib.metadata.requires("mlir-abi") or []
    needed = [re.split("[^\\w-]", each)[0] for each in requirements if "extra ==" not in each]
    for name in [*needed, "apache-tvm-ffi"]:
        with pytest.raises(mlir_abi.BuildError, match="not be that of a module that Python or"):
            mlir_abi.build(
                "missing.mlir", tmp_path / f"{name.replace('-', '_')}-1-py3-none-linux_x86_64.whl"
            )


def glibc_of(library: Path) -> tuple[int, int]:
    """The latest version of glibc that binutils prints."""
    printed = subprocess.check_output(["objdump", "-T", library], text=True)
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", printed)
    return max((int(major), int(minor)) for major, minor in versions)


@pytest.mark.skipif(MACHINE != "x86_64", reason="the names of its platforms")
def test_the_platform_is_what_the_library_needs(wheel: Path, tmp_path: Path) -> None:
    """The glibc of its symbols or a later one; the machine; nothing is written else."""
    with zipfile.ZipFile(wheel) as archive:
        library = archive.extract("my_model/libmy_model.so", tmp_path)
    major, minor = glibc_of(Path(library))
    source = wheel.with_name("model.mlir")
    (output := tmp_path / "output").mkdir()

    def build(platform: str, **options: str) -> None:
        file = output / f"my_model-1.0-py3-none-{platform}.whl"
        mlir_abi.build(source, file, **options)  # type: ignore[arg-type]
        assert f"\nTag: py3-none-{platform}\n".encode() in zipfile.ZipFile(file).read(
            "my_model-1.0.dist-info/WHEEL"
        )
        file.unlink()

    build(f"manylinux_{major}_{minor}_x86_64")
    build(f"manylinux_{major}_{minor + 5}_x86_64")
    earlier, zero = f"manylinux_{major}_{minor - 1}_x86_64", f"manylinux_0{major}_{minor}_x86_64"
    others = ("any", "linux_aarch64", "manylinux2014_x86_64", "macosx_11_0_arm64", earlier, zero)
    for platform in others:
        with pytest.raises(mlir_abi.BuildError) as raised:
            build(platform)
        assert str(raised.value) == (
            f"the wheel is for manylinux_{major}_{minor}_x86_64 or later, or linux_x86_64 "
            f"(got {platform!r})"
        )
    assert list(output.iterdir()) == []
    if shutil.which(CROSS_COMPILER):
        build("linux_aarch64", target_triple="aarch64-linux-gnu")
        with pytest.raises(mlir_abi.BuildError, match=r"or linux_aarch64 \(got 'linux_x86_64'\)"):
            build("linux_x86_64", target_triple="aarch64-linux-gnu")


def test_a_library_that_needs_no_glibc(tmp_path: Path) -> None:
    """It is for the first that a tag can name."""
    (tmp_path / "model.mlir").write_text("func.func @f(%x: f32) -> f32 { return %x : f32 }")
    first = {"x86_64": "2_5", "aarch64": "2_17"}[MACHINE]
    before = {"x86_64": "2_4", "aarch64": "2_16"}[MACHINE]
    name = f"m-1-py3-none-manylinux_{{}}_{MACHINE}.whl"
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / name.format(first))
    with pytest.raises(mlir_abi.BuildError, match=f"manylinux_{first}_{MACHINE} or later"):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / name.format(before))


@pytest.mark.skipif(MACHINE != "x86_64", reason="the names of its platforms")
def test_a_library_that_needs_more_than_glibc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is for no manylinux."""
    monkeypatch.setenv("CC", "cc -Wl,--no-as-needed -l:libgcc_s.so.1")
    (tmp_path / "model.mlir").write_text("func.func @f(%x: f32) -> f32 { return %x : f32 }")
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "m-1-py3-none-linux_x86_64.whl")
    message = r"the wheel is for linux_x86_64 \(got 'manylinux_2_40_x86_64'\)"
    with pytest.raises(mlir_abi.BuildError, match=message):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / "m-1-py3-none-manylinux_2_40_x86_64.whl")


PRINTS = """
func.func @f(%x: f32) {
  vector.print %x : f32
  return
}
"""


@pytest.mark.parametrize(
    ("module", "options", "message"),
    [
        (MODEL, {"prefix": "_"}, "a wheel cannot have the function '_root': rename"),
        (MODEL, {"rename": {"root": "tvm_ffi"}}, "cannot have the function 'tvm_ffi': rename"),
        (PRINTS, {}, "cannot contain 'libmlir_c_runner_utils.so', which its library needs"),
    ],
)
def test_what_a_wheel_cannot_have(
    tmp_path: Path, module: str, options: dict[str, str], message: str
) -> None:
    """A function with a name that the module itself uses, or a second library."""
    (tmp_path / "model.mlir").write_text(module)
    with pytest.raises(mlir_abi.BuildError, match=re.escape(message)):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / NAME, **options)  # type: ignore[arg-type]
    assert not (tmp_path / NAME).exists()


CALLS = """
func.func private @twice(f64) -> f64
func.func @main(%x: f64) -> f64 {
  %y = func.call @twice(%x) : (f64) -> f64
  return %y : f64
}
"""
FACTOR = """
func.func @main(%x: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %y = stablehlo.cholesky %x, lower = true : tensor<?x?xf64>
  return %y : tensor<?x?xf64>
}
"""
PRINT_FACTOR = "my_model.main(np.array([[4.0, 2], [2, 5]])).tolist()"


def site_of(environment: Path) -> Path:
    (site,) = environment.glob("lib/python3*/site-packages")
    return site


def test_a_library_of_another_package(environment: Path, tmp_path: Path) -> None:
    """The wheel requires the package, and finds the library in it: not where it was linked."""
    site, package = tmp_path / "site", "other_package/lib"
    (site / package).mkdir(parents=True)
    library = site / package / "libother.so"
    (tmp_path / "other.c").write_text("double twice(double x) { return 2 * x; }")
    subprocess.run(["cc", "-shared", "-fPIC", "other.c", "-o", library], cwd=tmp_path, check=True)
    (tmp_path / "model.mlir").write_text(CALLS)
    platforms = ("manylinux_2_17", "linux")  # the other package has its own tag
    old, wheel = (tmp_path / NAME.replace("linux", each) for each in platforms)
    message = "cannot contain 'libother.so', which its library needs: link one that a Python pack"
    with pytest.raises(mlir_abi.BuildError, match=message):
        mlir_abi.build(tmp_path / "model.mlir", wheel, link=[library])
    information = site / "other_package-1.5+local.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Name: other-package\nVersion: 1.5+local\n")
    (information / "RECORD").write_text(f"{package}/libother.so,,\n")
    mlir_abi.build(tmp_path / "model.mlir", old, link=[library])
    mlir_abi.build(tmp_path / "model.mlir", wheel, link=[library])
    pip_install(wheel, environment)
    code = "import my_model; print(my_model.main(2.5))"
    command = [environment / "bin" / "python", "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "OSError: libother.so: cannot open shared object file" in ran.stderr
    (site / "other_package").rename(site_of(environment) / "other_package")
    assert subprocess.check_output(command, text=True) == "5.0\n"
    metadata = (site_of(environment) / "my_model-1.0.dist-info" / "METADATA").read_text()
    assert f"\nRequires-Dist: {COMPATIBLE}\nRequires-Dist: numpy\n" in metadata
    assert "\nRequires-Dist: other-package>=1.5\n" in metadata


def test_lapack(environment: Path, tmp_path: Path) -> None:
    """That of scipy-openblas32, which needs no SciPy."""
    openblas = import_extra("scipy_openblas32", "test")
    (tmp_path / "model.mlir").write_text(FACTOR)
    library = Path(openblas.get_lib_dir(), "libscipy_openblas.so")
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / NAME, link=[library])
    pip_install(tmp_path / NAME, environment)
    site = site_of(environment)
    assert not (site / "scipy").exists()
    (site / "scipy_openblas32").symlink_to(library.parents[1])
    code = f"import my_model, numpy as np; print({PRINT_FACTOR})"
    printed = subprocess.check_output([environment / "bin" / "python", "-c", code], text=True)
    assert printed == "[[2.0, 0.0], [1.0, 2.0]]\n"
    metadata = (site / "my_model-1.0.dist-info" / "METADATA").read_text()
    assert "\nRequires-Dist: scipy-openblas32>=" in metadata


def test_a_function_with_the_name_of_a_type(tmp_path: Path) -> None:
    """mypy accepts what the stub says beside it."""
    (tmp_path / "model.mlir").write_text("func.func @str(%x: i32) -> i32 { return %x : i32 }")
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / NAME)
    with zipfile.ZipFile(tmp_path / NAME) as archive:
        stub = archive.extract("my_model/__init__.pyi", tmp_path)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", ROOT / ".mypy_cache", stub]
    subprocess.run(mypy, check=True)


def test_tvm_ffi(tmp_path: Path) -> None:
    """`tvm_ffi` has the functions for TVM FFI, which the wheel then requires."""
    (tmp_path / "model.mlir").write_text(MODEL)
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / NAME, tvm_ffi=True)
    with zipfile.ZipFile(tmp_path / NAME) as archive:
        archive.extractall(tmp_path)
    code = "import my_model; from my_model import *; print(tvm_ffi.root(3.0), root(2.0))"
    printed = subprocess.check_output([sys.executable, "-c", code], cwd=tmp_path, text=True)
    assert printed == "27.0 4.0\n"
    metadata = (tmp_path / "my_model-1.0.dist-info" / "METADATA").read_text()
    requirement = COMPATIBLE.replace("~", "[tvm-ffi]~")
    assert f"\nRequires-Dist: {requirement}\n" in metadata
    assert "\ntvm_ffi: " in (tmp_path / "my_model" / "__init__.pyi").read_text()


CMAKE = f"""
cmake_minimum_required(VERSION 3.20)
project(model LANGUAGES NONE)
find_package(mlir_abi REQUIRED)
mlir_abi_add_wheel(
  wheel model.mlir {NAME} OPTIONS --rename root=power --link "${{CMAKE_CURRENT_SOURCE_DIR}}/host.o")
"""


@pytest.mark.skipif(shutil.which("cmake") is None, reason="needs cmake: apt-get install cmake")
@pytest.mark.parametrize("generator", ["Unix Makefiles", "Ninja"])
def test_cmake(generator: str, tmp_path: Path) -> None:
    """A project without a language writes the wheel, and again if what it links has changed."""
    if generator == "Ninja" and shutil.which("ninja") is None:
        pytest.skip("needs ninja: apt-get install ninja-build")
    host = ["gcc", "-c", "-x", "c", "-", "-o", tmp_path / "host.o"]
    subprocess.run(host, input=b"int host = 1;", check=True)
    (tmp_path / "model.mlir").write_text(MODEL)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    package = subprocess.check_output([BIN / "abi-build", "--cmake-dir"], text=True).strip()
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    build = tmp_path / "build"
    configure = ["-G", generator, "-S", tmp_path, "-B", build, f"-Dmlir_abi_DIR={package}"]

    def cmake(*arguments: str | Path) -> None:
        subprocess.run(["cmake", *arguments], env=environment, check=True, capture_output=True)

    def time_of_wheel() -> int:
        cmake("--build", build)
        return (build / NAME).stat().st_mtime_ns

    cmake(*configure)
    first, second = time_of_wheel(), time_of_wheel()
    subprocess.run(host, input=b"int host = 2;", check=True)
    assert first == second < time_of_wheel()
    with zipfile.ZipFile(build / NAME) as archive:
        assert b"__all__ = ['power', 'double'" in archive.read("my_model/__init__.py")
