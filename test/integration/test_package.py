"""The package as it is installed: the wheel, and what it says of itself."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import mlir_abi

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with the contents of the wheel, as pip would lay them out.

    The build uses the packages that are installed here, and the C compiler does not optimise.
    `make release-check` builds as users do.
    """
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--wheel", "--no-isolation", "-Ccmake.build-type=Debug", "--outdir", folder]
    command = [sys.executable, "-m", "build", *options, ROOT]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.startswith(f"mlir_abi-{mlir_abi.__version__}-cp310-abi3-linux_")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(folder, code):
    """The output of Python code run in ``folder``, which sees the packages that are there.

    -S leaves out the hook of an editable install; what the package depends on is on the path.
    """
    path = [str(folder), sysconfig.get_paths()["purelib"]]
    return subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {path}\n{code}"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def test_the_wheel_has_the_packages_and_nothing_else(installed):
    """Its code, texts and tables, the C modules, the stub, `py.typed`, that for CMake."""
    names = ("call/_numpy_call", "call/_tvm_function", "threads/_pool")
    modules = [f"runtime/{name}.abi3.so" for name in names]
    names = ("py.typed", "__init__.pyi", "cmake/mlir_abi-config.cmake", *modules)
    wanted = {Path("mlir_abi", name) for name in names}
    for room in ("", "dialect_attrs", "lowering", "passes", "runtime"):
        package = Path("mlir_abi", room)
        folder = ROOT / (room or "mlir_abi")
        suffixes = ("py", "mlir", "hpp", "h.in", "py.in", "csv", "html", "txt")
        files = (file for suffix in suffixes for file in folder.rglob(f"*.{suffix}"))
        wanted |= {Path(package, file.relative_to(folder)) for file in files}
    paths = {path.relative_to(installed) for path in installed.rglob("*") if path.is_file()}
    assert {path for path in paths if not path.parts[0].endswith(".dist-info")} == wanted


def test_the_page_of_an_index_has_no_links_that_it_cannot_follow(installed):
    """README.md without pictures and without the list of pages, which only a checkout has."""
    (metadata,) = installed.glob("*.dist-info/METADATA")
    page = metadata.read_text().split("\n\n", 1)[1]
    assert page.startswith("# mlir-abi\n")
    assert "abi-build examples/mlp.mlir" in page
    assert re.findall(r"\]\((?!https:)", page) == []


@pytest.fixture(scope="module")
def python_alone(tmp_path_factory):
    """A folder with the contents of the wheel that is made where no C compiler works."""
    folder = tmp_path_factory.mktemp("python_alone")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-q", "-w", folder, ROOT]
    subprocess.run(command, check=True, env={**os.environ, "CC": "/nowhere"})
    (wheel,) = folder.glob("*.whl")
    assert wheel.name == f"mlir_abi-{mlir_abi.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_python_alone(python_alone):
    """Where no C compiler works, pip installs the package, which says that it has no C module."""
    assert run(python_alone, IS_IN_C) == "False"


def test_the_wheel_has_the_c_module(installed, monkeypatch):
    """It makes the common calls, unless the environment says otherwise."""
    monkeypatch.delenv("MLIR_ABI_PURE_PYTHON", raising=False)
    assert run(installed, IS_IN_C) == "True"
    without = "import os; os.environ['MLIR_ABI_PURE_PYTHON'] = '1'\n"
    assert run(installed, without + IS_IN_C) == "False"


@pytest.mark.skipif(
    importlib.util.find_spec("mlir_abi.runtime.call._numpy_call") is None,
    reason="there is no C module",
)
@pytest.mark.parametrize(
    ("value", "is_in_c"), [(None, "True"), ("", "True"), ("0", "True"), ("1", "False")]
)
def test_the_environment_says_what_makes_the_calls(monkeypatch, value, is_in_c):
    """The C module of a checkout, which has to be installed again when its structs change."""
    monkeypatch.delenv("MLIR_ABI_PURE_PYTHON", raising=False)
    if value is not None:
        monkeypatch.setenv("MLIR_ABI_PURE_PYTHON", value)
    command = [sys.executable, "-c", IS_IN_C]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == is_in_c


IS_IN_C = "from mlir_abi.runtime.call import caller; print(caller.IS_IN_C)"
IMPORTS = """
import mlir_abi.dialect_attrs.raw, mlir_abi.passes.attach, mlir_abi.runtime.buffers.description, sys
for name in sys.modules:
    if name.startswith("mlir_abi"):
        print(sys.modules[name].__spec__.origin)
"""


def test_the_wheel_imports(installed):
    """The packages are found under mlir_abi, which is all that there is."""
    files = [Path(file) for file in run(installed, IMPORTS).splitlines()]
    assert all(file.is_relative_to(installed / "mlir_abi") for file in files)
    assert run(installed, "import mlir_abi; print(len(mlir_abi.__path__))") == "1"


def test_the_checkout_imports():
    """Python in the root of a checkout takes it for the package, whatever is installed."""
    files = [Path(file) for file in run(ROOT, IMPORTS).splitlines()]
    assert {file.relative_to(ROOT).parts[0] for file in files} == {
        "dialect_attrs",
        "mlir_abi",
        "passes",
        "runtime",
    }


def test_signatures_need_no_bindings(installed):
    """The languages work where no MLIR is installed."""
    code = "import mlir_abi.dialect_attrs.iree_abi, sys; print('mlir' in sys.modules)"
    assert run(installed, code) == "False"


def test_importing_the_package_is_cheap(installed):
    """`import mlir_abi` loads no bindings and no rich."""
    code = "import mlir_abi, sys; print(sorted({'mlir', 'rich', 'numpy'} & set(sys.modules)))"
    assert run(installed, code) == "[]"


TYPED = """
import mlir_abi
from mlir import ir

def signatures(module: ir.Module, text: str) -> list[str]:
    pipeline: mlir_abi.Pipeline = mlir_abi.parse_pipeline(text)
    try:
        mlir_abi.run_pipeline(module, pipeline, verify_each=False)
    except mlir_abi.PipelineFailed as failure:
        return [message.text for message in failure.diagnostics]
    return [f"{name}: {function.arguments}" for name, function in mlir_abi.reflect(module).items()]

def predict(path: str) -> object:
    with mlir_abi.load(path) as library:
        return library.predict([1.0], scale=2)
"""
MISTYPED = """
import mlir_abi

mlir_abi.parse_pipeline(3)
mlir_abi.run_pipeline(None, "builtin.module()", verify=True)
mlir_abi.reflect("model.mlir").missing
failure: mlir_abi.PipelineError = mlir_abi.parse_pipeline("builtin.module()")
mlir_abi.no_such_name
"""
WITHOUT_BINDINGS = "--disable-error-code=import-untyped"
WITHOUT_TYPES_OF_JAX = "[mypy]\n[mypy-jax.*,jaxlib.*]\nfollow_imports = skip\n"


@pytest.fixture(scope="module")
def environment(installed, tmp_path_factory):
    """A virtual environment with the wheel."""
    return environment_with(installed, tmp_path_factory.mktemp("environment"))


def environment_with(site, folder):
    """A virtual environment in ``folder`` that sees ``site``, and what the tests have."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (own,) = folder.glob("lib/python3*/site-packages")
    own.joinpath("packages.pth").write_text(f"{site}\n{sysconfig.get_paths()['purelib']}\n")
    return folder


def mypy(folder, environment, *options):
    """What ``mypy --strict`` says of the programs in ``folder``, for the Python of a user."""
    options = ["--strict", "--no-error-summary", f"--cache-dir={environment / 'cache'}", *options]
    python = f"--python-executable={environment / 'bin' / 'python'}"
    programs = sorted(path.name for path in folder.glob("*.py"))
    command = [sys.executable, "-m", "mypy", python, *options, *programs]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    return ran.stdout.splitlines()


@pytest.mark.skipif(sys.version_info < (3, 11), reason="JAX, which one imports, has no wheels")
def test_programs_of_users_are_checked(environment, tmp_path):
    """A small one, a pass, and those of docs/drivers.md; bindings need no types.

    Without the types of JAX, mypy takes half the time.
    """
    document = (ROOT / "docs" / "drivers.md").read_text()
    pass_ = (ROOT / "examples" / "third_party" / "request_c_wrappers.py").read_text()
    programs = [TYPED, pass_, *re.findall(r"^```python\n(.*?)^```", document, re.M | re.S)]
    assert len(programs) == 9
    for i, program in enumerate(programs):
        (tmp_path / f"program{i}.py").write_text(program)
    (tmp_path / "mypy.ini").write_text(WITHOUT_TYPES_OF_JAX)
    assert mypy(tmp_path, environment, WITHOUT_BINDINGS) == []


def test_wrong_programs_of_users_are_refused(environment, tmp_path):
    """One error a line, of the right kind."""
    (tmp_path / "program.py").write_text(MISTYPED)
    lines = mypy(tmp_path, environment, WITHOUT_BINDINGS)
    errors = [re.fullmatch(r"program\.py:(\d+): error: .* \[(.+)\]", line) for line in lines]
    assert [(int(error[1]), error[2]) for error in errors if error] == [
        (4, "arg-type"),
        (5, "call-arg"),
        (6, "attr-defined"),
        (7, "assignment"),
        (8, "attr-defined"),
    ]


@pytest.mark.slow
def test_types_are_found_by_the_marker(python_alone, tmp_path):
    """Without it, an import is an error; `test_programs_of_users_are_checked` has the marker."""
    (tmp_path / "program.py").write_text("import mlir_abi\n")
    untyped = tmp_path / "site"
    shutil.copytree(python_alone, untyped, ignore=shutil.ignore_patterns("py.typed"))
    (error, _) = mypy(tmp_path, environment_with(untyped, tmp_path / "environment"))
    assert "missing library stubs or py.typed marker" in error


@pytest.mark.skipif(shutil.which("cmake") is None, reason="needs cmake: apt-get install cmake")
def test_the_check_target_runs_lit(tmp_path):
    """Without MLIR's headers or a C++ compiler; lit's own variables choose tests and options."""
    configure = ["cmake", "-S", ROOT, "-B", tmp_path, f"-DPython3_EXECUTABLE={sys.executable}"]
    environment = {**os.environ, "CXX": "/nowhere"}
    subprocess.run(configure, env=environment, capture_output=True, check=True)
    check = ["cmake", "--build", tmp_path, "--target", "check"]
    for test, status in (("abi-opt/timing", 0), ("no-such-test", 2)):
        environment["LIT_FILTER"] = test
        ran = subprocess.run(check, env=environment, capture_output=True, text=True, check=False)
        assert (ran.returncode, "Passed" in ran.stdout) == (status, status == 0), ran.stdout
