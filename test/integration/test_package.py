"""The package as it is installed: the wheel, and what it says of itself."""

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
    """A folder with the contents of the wheel, as pip would lay them out."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-q", "-w", folder, ROOT]
    subprocess.run(command, check=True)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name == f"mlir_abi-{mlir_abi.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(installed, code):
    """The output of Python code that sees the wheel and not the checkout.

    -S leaves out the hook of an editable install; what the wheel depends on is on the path.
    """
    path = [str(installed), sysconfig.get_paths()["purelib"]]
    return subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {path}\n{code}"],
        cwd=installed,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def test_every_module_is_in_the_wheel(installed):
    """Each Python file of the three packages, and the marker that they are typed."""
    for package, folder in (
        ("mlir_abi", "mlir_abi"),
        ("passes", "mlir_abi/passes"),
        ("dialect_attrs", "mlir_abi/dialect_attrs"),
    ):
        sources = {p.relative_to(ROOT / package) for p in (ROOT / package).rglob("*.py")}
        assert sources
        assert all((installed / folder / source).exists() for source in sources)
    assert (installed / "mlir_abi" / "py.typed").exists()
    assert not (installed / "test").exists()


@pytest.mark.parametrize("module", ["mlir_abi.passes.attach", "mlir_abi.dialect_attrs.raw"])
def test_the_wheel_imports(installed, module):
    """The packages are found under mlir_abi, in the wheel."""
    file = run(installed, f"import {module} as m; print(m.__file__)")
    assert Path(file).is_relative_to(installed)


def test_signatures_need_no_bindings(installed):
    """The languages work where no MLIR is installed."""
    code = "import mlir_abi.dialect_attrs.iree_abi, sys; print('mlir' in sys.modules)"
    assert run(installed, code) == "False"


def test_importing_the_package_is_cheap(installed):
    """`import mlir_abi` loads no bindings and no rich."""
    code = "import mlir_abi, sys; print(sorted({'mlir', 'rich', 'numpy'} & set(sys.modules)))"
    assert run(installed, code) == "[]"
