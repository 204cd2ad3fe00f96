"""Memory of compiled functions: freed once, by whoever has to, and never seen afterwards."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from callers import SANITIZE, jitted, loaded, sanitized, shared_library
from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile

HERE = Path(__file__).parent

TEXT = """
func.func @megabyte(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  memref.store %x, %m[%c0] : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @twice(%n: index) -> (memref<?xf32>, memref<?xf32>) {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m, %m : memref<?xf32>, memref<?xf32>
}
func.func @unranked(%n: index) -> memref<*xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func @same(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @second(
    %x: memref<?xf32, strided<[1], offset: 8>> {llvm.readonly}, %y: memref<?xf32>
) -> memref<?xf32> {
  return %y : memref<?xf32>
}
func.func @past_the_end(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %x = memref.load %m[%n] : memref<?xf32>
  return %x : f32
}
"""
COUNT = 250_000
"""Elements of a megabyte."""


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    if request.param == "jit":
        return jitted(TEXT)
    return loaded(TEXT, tmp_path_factory.mktemp("ownership"))


def resident():
    """The bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def grown(calls, call):
    """By how many bytes the process has grown over so many calls."""
    for _ in range(1000):
        call()
    gc.collect()
    before = resident()
    for _ in range(calls):
        call()
    return resident() - before


@pytest.mark.skipif(SANITIZE in os.environ, reason="its allocator keeps memory")
@pytest.mark.parametrize(
    ("name", "calls"), [("megabyte", 100_000), ("twice", 20_000), ("unranked", 20_000)]
)
def test_memory_stays_flat(library, name, calls):
    """A megabyte a call, 100 GB in all, and the process does not grow by two of them."""
    function = library[name]
    assert grown(calls, lambda: function(COUNT)) < 2_000_000


def test_results_outlive_everything(tmp_path):
    """The library, its functions and the other results are gone; the array is not."""
    library = loaded(TEXT, tmp_path)
    arrays = [library.megabyte(COUNT), *library.twice(COUNT), library.unranked(COUNT)]
    library.close()
    del library
    gc.collect()
    for array in arrays:
        array[:] = 3
        assert array.sum() == 3 * COUNT


def test_a_library_that_is_built_anew(tmp_path):
    """It is opened as it is now, while the old one is open, which stays as it was."""
    returns = "func.func @f({}) -> i32 {{ %c = arith.constant {} : i32 return %c : i32 }}"
    old = loaded(returns.format("", 1), tmp_path)
    new = loaded(returns.format("%x: memref<2xf32>", 2), tmp_path)
    assert new.f(np.zeros(2, np.float32)) == 2
    assert loaded(returns.format("%x: memref<2xf32>", 3), tmp_path).f(np.zeros(2, "f")) == 3
    assert old.f() == 1


def test_the_code_of_jit_is_in_one_section(tmp_path):
    """Since GCC 13, libgcc may read freed memory if there are two: see docs/versions.md."""
    library = jitted("""
      func.func @f(%ok: i1, %n: index) -> memref<?xf32> {
        cf.assert %ok, "what fails is in a function that is seldom called"
        %m = memref.alloc(%n) : memref<?xf32>
        return %m : memref<?xf32>
      }""")
    path = tmp_path / "code.o"
    library._image._engine.dump_to_object_file(str(path))
    with path.open("rb") as file:
        sections = list(ELFFile(file).iter_sections())
    code = [
        each.name
        for each in sections
        if each["sh_flags"] & SH_FLAGS.SHF_EXECINSTR and each["sh_size"]
    ]
    assert len(code) == 1, code


def test_an_argument_is_never_freed(library):
    """A result that is the argument keeps it alive, through views of views too."""
    view = library.same(library.same(np.arange(1000, dtype=np.float32)))[10:20]
    gc.collect()
    assert view.tolist() == list(range(10, 20))


def test_an_offset_does_not_lead_to_another_array(library):
    """What is eight elements before the first argument may be another's, here the second's."""
    y = np.zeros(16, np.float32)
    x = y[8:]
    x.flags.writeable = False
    result = library.second(x, y)
    assert result.flags.writeable
    result[0] = 1
    assert y[0] == 1


def test_a_result_goes_back_as_an_argument(library):
    """Memory that compiled code has allocated is passed like any other."""
    result = library.megabyte(10)
    back = library.same(result)
    assert np.shares_memory(result, back)
    del result
    gc.collect()
    assert back[0] == 1


@pytest.mark.skipif(SANITIZE in os.environ, reason="this is what it runs")
def test_under_address_sanitizer():
    """The tests of the shared library again, every access of its to memory checked."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "load", __file__]
    ran = subprocess.run(
        command, env=sanitized(), capture_output=True, text=True, check=False, timeout=300
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]


@pytest.mark.skipif(SANITIZE in os.environ, reason="it would end the run")
def test_address_sanitizer_finds_what_is_wrong(tmp_path, monkeypatch):
    """A read behind the end of a NumPy array, which the compiled function is told to do."""
    monkeypatch.setenv(SANITIZE, "1")
    script = (
        "import sys, numpy, mlir_abi\n"
        "mlir_abi.load(sys.argv[1]).past_the_end(numpy.zeros(1000, 'f'))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, shared_library(TEXT, tmp_path)],
        env=sanitized(),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode != 0
    assert "heap-buffer-overflow" in ran.stderr
