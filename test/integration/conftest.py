"""What the integration tests share: a context, the tools of the wheels, and the number of seeds."""

from __future__ import annotations

import importlib.util
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from mlir import ir


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``MLIR_ABI_SEEDS`` multiplies the number of random modules of each comparison."""
    if "seeds" in metafunc.fixturenames:
        count = int(25 * float(os.environ.get("MLIR_ABI_SEEDS", "1")))
        metafunc.parametrize("seeds", [range(count)], ids=[f"{count}-modules"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with JAX in their name need it; its wheels are for Python 3.11 and newer."""
    has_jax = importlib.util.find_spec("jaxlib") is not None
    if not has_jax and ("CI" not in os.environ or sys.version_info < (3, 11)):
        skipped = pytest.mark.skip(reason="needs JAX: pip install 'mlir-abi[jax]'")
        for item in items:
            if "jax" in item.nodeid:
                item.add_marker(skipped)


@pytest.fixture(scope="session", autouse=True)
def iree_linker() -> None:
    """IREE's compiler gives the path of its linker to a shell without quotes."""
    compiler = importlib.util.find_spec("iree") and importlib.util.find_spec("iree.compiler")
    if compiler is not None and compiler.submodule_search_locations:
        linker = Path(compiler.submodule_search_locations[0]) / "_mlir_libs" / "iree-lld"
        os.environ.setdefault("IREE_LLVM_EMBEDDED_LINKER_PATH", shlex.quote(str(linker)))


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A context that is entered, knows all dialects, and takes operations that none knows."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


@pytest.fixture(scope="session")
def inputs() -> Path:
    return Path(__file__).parent / "Inputs"


def package_bin(package: str) -> Path:
    """The directory of the executables that the wheel of ``package`` has."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations))) / "bin"


def install_third_party(folder: Path) -> Path:
    """``folder``, into which pip has installed the package in examples/third_party."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    example = Path(__file__).parents[2] / "examples" / "third_party"
    options = ["--no-deps", "--no-build-isolation", "--target", folder]
    subprocess.run([*pip, *options, example], check=True)
    return folder
