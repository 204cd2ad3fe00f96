"""Which copy of MLIR's bindings is chosen, and what is said when none can be.

Each case is a process of its own, since the choice is made once.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from extras import import_extra

from mlir_abi.bindings import HOSTS

ROOT = Path(__file__).parents[2]
CHOICE = "from mlir_abi.bindings import host, ir; print(host(), ir.__name__)"


def run(code: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("MLIR_ABI_BINDINGS", "PYTHONPATH")}
    command = [sys.executable, *options, "-c", code]
    return subprocess.run(
        command,
        env=clean | environment,
        cwd=sys.prefix,  # `-c` puts the working folder in front of the path
        capture_output=True,
        text=True,
        check=False,
    )


def chosen(code: str = "", **environment: str) -> str:
    done = run(f"{code}\n{CHOICE}", **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def refused(code: str, **environment: str) -> str:
    done = run(code, **environment)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and `lazy_loader`, for an interpreter without site-packages (``-S``)."""
    folder = tmp_path_factory.mktemp("package")
    inner = folder / "mlir_abi"
    inner.mkdir()
    folders = (ROOT / name for name in ("passes", "dialect_attrs", "runtime"))
    parts = [*(ROOT / "mlir_abi").iterdir(), *folders]
    for part in parts:
        (inner / part.name).symlink_to(part)
    lazy_loader = Path(importlib.import_module("lazy_loader").__path__[0])
    (folder / "lazy_loader").symlink_to(lazy_loader)
    return folder


IR = """
class Context:
    emit_error_diagnostics = property(lambda self: False)
class Module:
    parseFile = None
class WalkOrder: pass
class Location: pass
"""


def install(folder: Path, host: str) -> None:
    """Lay a host's package into ``folder`` with no more than the choice needs."""
    package = folder.joinpath(*host.split("."))
    package.mkdir(parents=True)
    for level in [package, *package.parents]:
        if level == folder:
            break
        (level / "__init__.py").touch()
    (package / "ir.py").write_text(IR)
    libraries = package / "_mlir_libs"  # what jaxlib and torch-mlir are asked for before their ir
    libraries.mkdir()
    (libraries / "__init__.py").write_text("def get_dialect_registry(): pass\n")
    (libraries / "_jax_mlir_ext.py").write_text("def register_dialects(registry): pass\n")
    (libraries / "_stablehlo.py").write_text("def register_stablehlo_passes(): pass\n")


def test_the_first_installed_host_is_chosen() -> None:
    assert chosen() == "mlir mlir.ir"


def test_the_environment_decides_first() -> None:
    import_extra("iree.runtime", "iree")
    assert chosen(MLIR_ABI_BINDINGS="iree.compiler") == "iree.compiler iree.compiler.ir"


def test_an_empty_variable_is_as_good_as_none() -> None:
    assert chosen(MLIR_ABI_BINDINGS="") == "mlir mlir.ir"


def test_the_host_that_the_process_has_imported_is_chosen() -> None:
    import_extra("iree.runtime", "iree")
    assert chosen("import iree.compiler.ir") == "iree.compiler iree.compiler.ir"
    assert chosen("import mlir.ir") == "mlir mlir.ir"


def test_the_choice_is_made_once() -> None:
    code = "from mlir_abi.bindings import ir\nimport os; os.environ['MLIR_ABI_BINDINGS'] = 'x'"
    assert chosen(code) == "mlir mlir.ir"


@pytest.mark.parametrize("host", HOSTS)
def test_every_host_is_found_when_it_is_the_only_one(
    package: Path, host: str, tmp_path: Path
) -> None:
    install(tmp_path, host)
    done = run(CHOICE, "-S", PYTHONPATH=f"{package}:{tmp_path}")
    assert done.stdout.strip() == f"{host} {host}.ir"


def test_hosts_are_preferred_in_the_order_of_the_list(package: Path, tmp_path: Path) -> None:
    for count, host in enumerate(reversed(HOSTS)):
        folder = tmp_path / str(count)
        install(folder, host)
        done = run(CHOICE, "-S", PYTHONPATH=f"{package}:" + ":".join(map(str, tmp_path.iterdir())))
        assert done.stdout.strip() == f"{host} {host}.ir"


def test_dialects_and_managers_come_from_the_same_host() -> None:
    import_extra("iree.runtime", "iree")
    code = "from mlir_abi.bindings import func, passmanager as p; print(func.__name__, p.__name__)"
    done = run(code, MLIR_ABI_BINDINGS="iree.compiler")
    assert done.stdout.split() == ["iree.compiler.dialects.func", "iree.compiler.passmanager"]


def test_choosing_imports_no_other_host() -> None:
    code = f"{CHOICE}\nimport sys; print('iree.compiler.ir' in sys.modules)"
    assert run(code).stdout.split()[-1] == "False"


def test_an_unknown_host_is_refused() -> None:
    assert refused(CHOICE, MLIR_ABI_BINDINGS="llvm") == (
        "mlir_abi.bindings.BindingsError: MLIR_ABI_BINDINGS must be an installed package with "
        "MLIR's bindings, such as mlir or iree.compiler or jaxlib.mlir or torch_mlir (got 'llvm')"
    )


def test_a_host_that_is_not_installed_is_refused_with_what_mends_it(package: Path) -> None:
    done = run(CHOICE, "-S", PYTHONPATH=str(package), MLIR_ABI_BINDINGS="iree.compiler")
    assert done.stderr.splitlines()[-1] == (
        "mlir_abi.bindings.BindingsError: MLIR_ABI_BINDINGS asks for 'iree.compiler', "
        "which is not installed: pip install 'mlir-abi[iree]'"
    )


def test_no_host_at_all_is_refused_with_what_mends_it(package: Path) -> None:
    done = run(CHOICE, "-S", PYTHONPATH=str(package))
    assert done.stderr.splitlines()[-1] == (
        "mlir_abi.bindings.BindingsError: no MLIR Python bindings are installed: "
        "pip install 'mlir-abi[mlir]'"
    )


@pytest.mark.parametrize("hosts", [("mlir", "my.compiler"), ("my.compiler", "mlir")])
def test_the_first_of_two_imported_hosts_is_chosen(
    package: Path, tmp_path: Path, hosts: tuple[str, str]
) -> None:
    """Any package may be one."""
    for host in hosts:
        install(tmp_path, host)
    code = "".join(f"import {host}.ir\n" for host in hosts) + CHOICE
    done = run(code, "-S", PYTHONPATH=f"{package}:{tmp_path}")
    assert done.stdout.strip() == f"{hosts[0]} {hosts[0]}.ir"


def test_any_package_with_bindings_may_be_chosen(package: Path, tmp_path: Path) -> None:
    install(tmp_path, "my.compiler")
    path = f"{package}:{tmp_path}"
    done = run(CHOICE, "-S", PYTHONPATH=path, MLIR_ABI_BINDINGS="my.compiler")
    assert done.stdout.strip() == "my.compiler my.compiler.ir"
    code = "import sys, types; sys.modules['other.ir'] = types.ModuleType('other.ir')\n" + CHOICE
    install(tmp_path, "mlir")
    assert run(code, "-S", PYTHONPATH=path).stdout.strip() == "mlir mlir.ir"


def test_an_entry_point_registers_what_the_contexts_of_a_host_lack(
    package: Path, tmp_path: Path
) -> None:
    install(tmp_path, "my.compiler")
    with (tmp_path / "my" / "compiler" / "ir.py").open("a") as file:
        file.write("Context.enable_multithreading = lambda self, on: None\n")
    (tmp_path / "my" / "dialects.py").write_text("def register(context): context.dialect = 'my'\n")
    metadata = tmp_path / "my-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: my\nVersion: 1.0\n")
    entry = "[mlir_abi.hosts]\nmy.compiler = my.dialects:{}\n"
    (metadata / "entry_points.txt").write_text(entry.format("register"))
    code = "from mlir_abi.bindings import new_context; print(new_context().dialect)"
    environment = {"PYTHONPATH": f"{package}:{tmp_path}", "MLIR_ABI_BINDINGS": "my.compiler"}
    assert run(code, "-S", **environment).stdout == "my\n"
    (metadata / "entry_points.txt").write_text(entry.format("nothing"))
    assert run(code, "-S", **environment).stderr.splitlines()[-1] == (
        "mlir_abi.bindings.BindingsError: the entry point 'my.dialects:nothing' of mlir_abi.hosts "
        "for 'my.compiler' cannot be loaded: module 'my.dialects' has no attribute 'nothing'"
    )


@pytest.mark.parametrize(
    "before", ["    parseFile = None", "class WalkOrder: pass", "lambda self: False"]
)
def test_bindings_that_are_too_old_are_refused(package: Path, tmp_path: Path, before: str) -> None:
    """They lack `Module.parseFile`, `WalkOrder`, or the getter of `emit_error_diagnostics`."""
    install(tmp_path, "mlir")
    after = {"lambda self: False": "None, print"}.get(before, "    pass")
    after = "" if before.startswith("class") else after
    older = IR.replace(before, after) + BYTECODE
    (tmp_path / "mlir" / "ir.py").write_text(older)
    done = run(ABI_OPT, "-S", PYTHONPATH=f"{package}:{tmp_path}")
    assert (done.returncode, done.stderr) == (
        1,
        "abi-opt: error: the bindings of 'mlir' are too old: they have LLVM 21.1.8, and mlir-abi "
        "needs LLVM 22 or newer\n",
    )


BYTECODE = """
from contextlib import nullcontext
Context.__enter__, Context.__exit__ = lambda self: self, lambda *_: None
class Location:
    unknown = nullcontext
class Operation:
    def write_bytecode(self, file): file.write(b"ML\\xefR\\rMLIR21.1.8\\x00\\x01")
Module.create = classmethod(lambda cls: cls())
Module.operation = Operation()
"""


LOADED = """
from mlir_abi.bindings import BindingsError
from mlir_abi.pipeline import registry
for name in [*registry.OURS, *registry.PIPELINES]:
    try:
        registry.find(name)
    except BindingsError as error:
        assert str(error) == "the bindings of 'mlir' have no module 'memref'", error
        print(name)
"""


def test_a_dialect_that_a_host_lacks_costs_the_passes_that_need_it(tmp_path: Path) -> None:
    """As `memref` in CIRCT's bindings: the passes that make its operations are refused by name."""
    installed = Path(importlib.import_module("mlir").__path__[0])
    dialects = tmp_path / "mlir" / "dialects"
    dialects.mkdir(parents=True)
    for package in (dialects, dialects.parent):  # or they would have the installed folders as well
        (package / "__init__.py").touch()
    for folder, parts in [
        (dialects.parent, installed.iterdir()),
        (dialects, (installed / "dialects").iterdir()),
    ]:
        for part in parts:
            if part.name not in ("dialects", "memref.py"):
                (folder / part.name).symlink_to(part)
    done = run(LOADED, PYTHONPATH=str(tmp_path))
    assert (done.stderr, done.stdout.split()) == (
        "",
        [
            "abi-bufferize",
            "abi-tile-reductions",
            "abi-parallelize",
            "abi-expand-shapes",
            "abi-restore-stack",
        ],
    )
    (tmp_path / "f.mlir").write_text(TEXT)
    for name, status, error in [
        ("abi-attach", 0, ""),
        ("abi-func-to-llvm", 0, ""),
        ("abi-bufferize", 1, "abi-opt: error: the bindings of 'mlir' have no module 'memref'\n"),
    ]:
        code = f"import sys; sys.argv[1:] = [{str(tmp_path / 'f.mlir')!r}, '--{name}']\n{ABI_OPT}"
        done = run(code, PYTHONPATH=str(tmp_path))
        assert (done.returncode, done.stderr) == (status, error)


def test_the_version_says_which_bindings_are_used_and_why() -> None:
    code = f"import sys; sys.argv.append('--version')\n{ABI_OPT}"
    *_, line = run(code).stdout.splitlines()
    assert line == "bindings: mlir (LLVM 22.1.8): it is the first that is installed"
    *_, line = run(code, MLIR_ABI_BINDINGS="mlir").stdout.splitlines()
    assert line == "bindings: mlir (LLVM 22.1.8): MLIR_ABI_BINDINGS names it"
    *_, line = run(code, MLIR_ABI_BINDINGS="llvm").stdout.splitlines()
    assert line.startswith("bindings: MLIR_ABI_BINDINGS must be an installed package")


def test_a_module_that_the_host_does_not_have_is_refused() -> None:
    assert refused("from mlir_abi.bindings import nonsense") == (
        "mlir_abi.bindings.BindingsError: the bindings of 'mlir' have no module 'nonsense'"
    )


ABI_OPT = "import sys; from mlir_abi.cli.entry_points import opt; sys.exit(opt())"


def test_bindings_that_lack_a_library_are_refused_with_what_mends_it(
    package: Path, tmp_path: Path
) -> None:
    install(tmp_path, "mlir")
    (tmp_path / "mlir" / "ir.py").write_text("import no_such_dependency")
    message = (
        "the bindings of 'mlir' cannot be loaded (No module named 'no_such_dependency'): "
        "pip install 'mlir-abi[mlir]'"
    )
    path = f"{package}:{tmp_path}"
    done = run(CHOICE, "-S", PYTHONPATH=path)
    assert done.stderr.splitlines()[-1] == f"mlir_abi.bindings.BindingsError: {message}"
    assert "\nModuleNotFoundError: No module named 'no_such_dependency'\n" in done.stderr
    done = run(ABI_OPT, "-S", PYTHONPATH=path)
    assert (done.returncode, done.stderr) == (1, f"abi-opt: error: {message}\n")


def test_bindings_that_fail_in_any_way_are_refused(package: Path, tmp_path: Path) -> None:
    """As NumPy does, which they import, where memory is short."""
    install(tmp_path, "mlir")
    (tmp_path / "mlir" / "ir.py").write_text("import datetime\ndatetime.no_such_attribute")
    done = run(ABI_OPT, "-S", PYTHONPATH=f"{package}:{tmp_path}")
    assert (done.returncode, done.stderr) == (
        1,
        "abi-opt: error: the bindings of 'mlir' cannot be loaded "
        "(module 'datetime' has no attribute 'no_such_attribute'): pip install 'mlir-abi[mlir]'\n",
    )


def test_the_command_line_says_it_in_one_line(package: Path) -> None:
    done = run(ABI_OPT, "-S", PYTHONPATH=str(package))
    assert done.returncode == 1
    assert done.stderr == (
        "abi-opt: error: no MLIR Python bindings are installed: pip install 'mlir-abi[mlir]'\n"
    )


def test_help_and_version_need_no_bindings(package: Path) -> None:
    for option in ("--version", "--help"):
        code = f"import sys; sys.argv.append({option!r})\n{ABI_OPT}"
        done = run(code, "-S", PYTHONPATH=str(package))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(("abi-opt", "usage: abi-opt"))


FOREIGN = """
import importlib, sys
import mlir_abi
ours, other, path = sys.argv[1:]
importlib.import_module(f"{ours}.ir")
other = importlib.import_module(f"{other}.ir")
with open(path) as file:
    text = file.read()
with other.Context():
    theirs = other.Module.parse(text)
print(*mlir_abi.reflect(theirs), *mlir_abi.reflect(theirs.body.operations[1]))
print(*mlir_abi.reflect(path))
try:
    mlir_abi.run_pipeline(theirs, "builtin.module(abi-attach)")
except ImportError as error:
    print(error)
from mlir_abi.bindings import BindingsError, host, new_context, ir
with new_context():
    mlir_abi.run_pipeline(ir.Module.parse(text), "builtin.module(abi-attach)")
print(host())
if ours in ("mlir", "torch_mlir"):
    assert mlir_abi.jit(theirs).f(2.0) == mlir_abi.jit(path).f(2.0) == 2
else:  # these bindings cannot lower: a child does, or one line says which can
    def built(module):
        mlir_abi.build(module, f"{path}.so")
        return mlir_abi.load(f"{path}.so")
    for compiled in (mlir_abi.jit, built):
        try:
            assert compiled(theirs).f(2.0) == 2
        except BindingsError as error:
            message = str(error)
            assert message.startswith(f"the bindings of {ours!r} "), message
            assert "mlir_abi.build" in message or "MLIR_ABI_BINDINGS=torch_mlir" in message
            assert len(message.splitlines()) == 1
assert theirs.operation.verify()
"""
TEXT = "module { func.func @f(%x: f32) -> f32 { return %x : f32 } func.func private @g() }"


def import_all(*hosts: str) -> None:
    """Skip the test if one of these hosts is not installed."""
    for package, extra in [("iree.runtime", "iree"), ("jaxlib", "jax"), ("torch_mlir", "torch")]:
        if package.partition(".")[0] in " ".join(hosts):
            import_extra(package, extra)


PAIRS = [
    *[("mlir", "torch_mlir"), ("torch_mlir", "mlir"), ("torch_mlir", "iree.compiler")],
    *[("iree.compiler", "torch_mlir"), ("jaxlib.mlir", "mlir"), ("jaxlib.mlir", "iree.compiler")],
]
"""The hosts of two modules; `mlir` and `iree.compiler` do not load into one process."""


@pytest.mark.parametrize(("ours", "other"), PAIRS)
def test_modules_of_other_bindings(ours: str, other: str, tmp_path: Path) -> None:
    """What reads a module takes it as text; what changes it refuses it, and names both.

    Text and paths are read by the host that was imported first.
    """
    import_all(ours, other)
    (tmp_path / "f.mlir").write_text(TEXT)
    arguments = [ours, other, str(tmp_path / "f.mlir")]
    done = run(f"import sys; sys.argv[1:] = {arguments}\n{FOREIGN}", "-W", "error")
    assert (done.stderr, done.stdout.splitlines()) == (
        "",
        [
            "f g",
            "f",
            f"the module is of {other!r}, and this process uses the bindings of {ours!r}: set "
            f"MLIR_ABI_BINDINGS={other}, or import {other}.ir before other bindings",
            ours,
        ],
    )


IMPORTED = """
import importlib, sys
import mlir_abi
path, *hosts = sys.argv[1:]
readers = []

def observe(name, module, function):
    parse = getattr(module, function)
    setattr(module, function, lambda *args, **kw: readers.append(name) or parse(*args, **kw))

modules = {name: importlib.import_module(f"{name}.ir").Module for name in hosts}
for name, module in modules.items():
    observe(name, module, "parse")
    observe(name, module, "parseFile")
assert list(mlir_abi.reflect(path)) == ["f", "g"]
from mlir_abi.bindings import choice, ir, new_context
with new_context():
    mlir_abi.run_pipeline(ir.Module.parse("module {}"), "builtin.module(abi-attach)")
print(set(readers), *choice())
"""
ALONE = [[host] for host in HOSTS]
OTHER_PAIRS = [
    [one, other]
    for one in HOSTS
    for other in HOSTS
    if one != other and (one, other) not in PAIRS and {one, other} != {"mlir", "iree.compiler"}
]


@pytest.mark.parametrize("hosts", [*ALONE, *OTHER_PAIRS], ids=" ".join)
def test_the_first_import_chooses_who_reads_text_and_paths(
    hosts: list[str], tmp_path: Path
) -> None:
    """Whatever else is imported. `test_modules_of_other_bindings` shows it of `PAIRS`."""
    import_all(*hosts)
    (tmp_path / "f.mlir").write_text(TEXT.replace("private @g()", "@g() { return }"))
    arguments = [str(tmp_path / "f.mlir"), *hosts]
    done = run(f"import sys; sys.argv[1:] = {arguments}\n{IMPORTED}", "-W", "error")
    assert (done.stderr, done.stdout) == (
        "",
        f"{{{hosts[0]!r}}} {hosts[0]} the process imported it first\n",
    )


CASTERS = """
import mlir_abi
from mlir_abi.bindings import ir, new_context

@ir.register_value_caster(ir.IntegerType.static_typeid)
class Number(ir.Value):
    def __eq__(self, other):
        raise TypeError("== makes an operation")
    __hash__ = ir.Value.__hash__

TEXT = '''func.func @f(%x: i32 loc("x"), %y: i32 loc("y['a']")) { return }'''
with new_context():
    module = ir.Module.parse(TEXT)
    mlir_abi.run_pipeline(module, "builtin.module(abi-paths-from-jax)")
    for entry in module.body.operations[0].attributes["arg_attrs"]:
        print(entry["iree.abi.index_path"])
"""


def test_paths_from_jax_of_values_with_classes_of_the_program() -> None:
    """As cutlass registers them, whose ``==`` makes an operation."""
    done = run(CASTERS)
    assert (done.stderr, done.stdout.splitlines()) == ("", ["[0]", '[1, "a"]'])


def test_bindings_that_do_not_load_beside_others() -> None:
    """One line refuses ``mlir`` after IREE: both export the same symbols, of different versions."""
    code = "import iree.compiler.ir\nfrom mlir_abi.bindings import ir"
    message = refused(code, MLIR_ABI_BINDINGS="mlir")
    assert message.endswith(": those of iree.compiler are imported, use another process")
