"""What the documents say is true: their code runs, and their tables are complete."""

import contextlib
import inspect
import io
import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

import mlir_abi
from mlir_abi.bindings import ir
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions
from mlir_abi.pipeline.registry import OURS, PIPELINES, find

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "docs" / "example.md").read_text()
PASSES = (ROOT / "docs" / "passes.md").read_text()
ADD_A_PASS = (ROOT / "docs" / "add-a-pass.md").read_text()
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text()
FOR_DEVELOPERS = {"core", "test", "docs", "bench", "fuzz", "mutate"}
ABI_OPT = Path(sys.executable).parent / "abi-opt"


def blocks(language, document=EXAMPLE):
    """The fenced blocks of a document in ``language``."""
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", document, re.MULTILINE | re.DOTALL)


def test_the_arguments_of_the_page_are_those_of_the_example():
    """The declaration has the types and index paths of the function in examples/mlp.mlir."""
    (declaration,) = blocks("mlir")
    with ir.Context():
        module = ir.Module.parse(declaration)
        (described,) = mlir_abi.reflect(module.body.operations[0]).values()
    assert str(described) == str(mlir_abi.reflect(ROOT / "examples" / "mlp.mlir")["predict"])


def test_the_reflection_of_the_example(monkeypatch):
    """It prints the block behind it."""
    monkeypatch.chdir(ROOT)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(blocks("python")[0], "example.md", "exec"), {})
    assert [printed.getvalue()] == blocks("text")


@pytest.mark.parametrize("command", re.findall(r"^abi-inspect (\S+\.mlir)", EXAMPLE, re.MULTILINE))
def test_the_inspection_of_the_example_runs(command):
    """It shows the functions of the example."""
    ran = subprocess.run(
        [ABI_OPT.with_name("abi-inspect"), command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("predict(\n")


@pytest.mark.parametrize("command", re.findall(r"^abi-opt (.+)", EXAMPLE, re.MULTILINE))
def test_the_commands_of_the_example_run(command):
    """Each command prints a module with signatures, and no complaint."""
    ran = subprocess.run(
        [ABI_OPT, *shlex.split(command)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "sync func @predict" in ran.stdout
    assert ran.stderr == ""


def test_the_pass_of_add_a_pass_is_one():
    """The pass does to the modules of its tests what its docstring and the tests say."""
    names = {}
    exec(compile(textwrap.dedent(blocks("python", ADD_A_PASS)[0]), "add-a-pass.md", "exec"), names)
    class_ = names["Count"]
    test, invalid_test = blocks("mlir", ADD_A_PASS)
    texts = [*re.findall(r"::\n\n((?: +.+\n?)+)", inspect.getdoc(class_)), test, invalid_test]
    option, value = re.search(rf"--{class_.name}=(\S+)=(\S+)", invalid_test).groups()
    with ir.Context():
        before, after, tested, invalid = map(ir.Module.parse, texts)
        for module in (before, tested):
            class_().run(module.operation)
        assert str(before) == str(after)
        assert re.search("CHECK: (.*)", test)[1] in str(tested)
        text = str(invalid)
        with pytest.raises(PassError) as raised:
            class_.from_options({option: value}).run(invalid.operation)
        assert raised.value.diagnostics[0][1] == re.search(r"\{\{(.*)\}\}", invalid_test)[1]
        assert str(invalid) == text


def test_the_walk_of_add_a_pass_finds_every_call():
    """As the page says, it reports one call of each function."""
    names = {}
    for block in blocks("python", ADD_A_PASS):
        exec(textwrap.dedent(block), names)
    call = "func.call_indirect %f() : () -> ()\n"
    function = f"(%f: () -> ()) {{\n{call}{call}return\n}}\n"
    with ir.Context():
        module = ir.Module.parse(f"func.func @f{function}func.func @g{function}").operation
    with pytest.raises(PassError) as raised:
        for_each(functions(module), names["check_calls"])
    places = [str(location) for location, _ in raised.value.diagnostics]
    assert places == ['loc("-":2:1)', 'loc("-":7:1)']


@pytest.mark.parametrize(
    ("cited", "page", "section"),
    [("Rule", "llvm.md", "Types"), ("[Dd]ifference", "differences.md", "Functions and calls")],
)
def test_what_tests_cite_is_numbered(cited, page, section):
    """Rules and differences have numbers from 1 on, and tests cite no others."""
    document = (ROOT / "docs" / page).read_text()
    text = re.search(rf"^## {section}.*?(?=^## )", document, re.MULTILINE | re.DOTALL)[0]
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    tests = "".join(path.read_text() for path in (ROOT / "test").rglob("*.mlir"))
    citations = re.findall(rf"\b{cited}s? ([\d, andto]*\d)", tests)
    assert citations
    assert {int(n) for text in citations for n in re.findall(r"\d+", text)} <= set(numbers)


def output_of_commands(commands, directory):
    """What a shell prints, which runs the commands beside examples/."""
    (directory / "examples").symlink_to(ROOT / "examples")
    path = os.pathsep.join([str(ABI_OPT.parent), os.environ["PATH"]])
    ran = subprocess.run(
        ["sh", "-euc", commands],
        cwd=directory,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    return ran.stdout


def test_the_commands_of_the_readme_run(tmp_path):
    """All but the installation; call.py compares what it prints with NumPy."""
    (block,) = blocks("sh", (ROOT / "README.md").read_text())
    install, *commands = block.splitlines()
    assert install.startswith("pip install ")
    printed = output_of_commands("\n".join(commands), tmp_path)
    assert "from Python, as NumPy has it:" in printed
    assert (tmp_path / "mlp.h").exists()


def test_the_first_screen_of_the_readme(tmp_path):
    """The module is built by the command in the text, and the call prints what its comment says."""
    readme = (ROOT / "README.md").read_text()
    (module,), (call,) = blocks("mlir", readme), blocks("python", readme)
    (command,) = re.findall("^`(abi-build .*?)`", readme, re.MULTILINE)
    (tmp_path / "add.mlir").write_text(module)
    (tmp_path / "call.py").write_text(call)
    printed = output_of_commands(f"cd {tmp_path}\n{command}\n{sys.executable} call.py", tmp_path)
    assert printed.strip() == call.rpartition("# ")[2].strip()


def test_the_c_of_the_example_agrees_with_numpy(tmp_path):
    """The commands run, and the program prints the probabilities of the perceptron."""
    (commands,) = (block for block in blocks("sh") if "abi-header" in block)
    printed = output_of_commands(commands, tmp_path)
    x, w0, b0, w1, b1 = (
        (((7 * np.arange(np.prod(shape)) + seed) % 17 - 8) / 32).reshape(shape)
        for seed, shape in enumerate([(3, 16), (16, 32), (32,), (32, 10), (10,)], 1)
    )
    scores = np.exp(np.maximum(x @ w0 + b0, 0) @ w1 + b1)
    wanted = scores / scores.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(np.loadtxt(io.StringIO(printed)), wanted, atol=2e-6)


@pytest.mark.parametrize("name", [*OURS, *PIPELINES])
def test_the_pass_table_has_every_pass_and_option(name):
    """One row a pass, with the names of its options."""
    row = re.search(rf"^\| \[`{name}`\]\(#{name}\) \|(.*?)\| .+ \|(.*)\|$", PASSES, re.MULTILINE)
    assert row is not None, f"docs/passes.md has no row for {name}"
    assert re.findall(r"`([^`]+)`", row[2]) == list(find(name).options())
    pipelines = ",".join(find(each)().passes() for each in PIPELINES)
    runs_by_default = re.search(rf"\b{name}(?![\w-])", pipelines) is not None
    assert (row[1].strip() == "yes") == runs_by_default


@pytest.mark.parametrize("name", re.findall(r"^\| \[`(abi-[^`]+)`\]", PASSES, re.MULTILINE))
def test_the_pass_table_has_no_other(name):
    """Nothing in the table is missing from the registry."""
    assert name in [*OURS, *PIPELINES]


def test_every_page_is_in_the_navigation():
    """Once, in a table of contents of docs/index.md or docs/gallery.md."""
    contents = "".join((ROOT / "docs" / name).read_text() for name in ("index.md", "gallery.md"))
    tables = re.findall(r"^```{toctree}$(.*?)^```$", contents, re.MULTILINE | re.DOTALL)
    listed = re.findall(r"^(?:.+ <)?([\w-]+)>?$", "".join(tables), re.MULTILINE)
    assert sorted(["index", *listed]) == sorted(page.stem for page in (ROOT / "docs").glob("*.md"))


def test_every_cell_of_the_guides_leads_somewhere():
    """What one has against who calls it: each cell has a link, or begins with the reason."""
    head, *rows = re.findall(r"^\| (.+) \|$", (ROOT / "docs" / "guides.md").read_text(), re.M)
    callers = head.split(" | ")[1:]
    assert (len(rows), len(callers)) == (6, 8)
    for row in rows:
        name, *cells = row.split(" | ")
        assert len(cells) == len(callers), name
        wrong = [cell for cell in cells if "](" not in cell and not cell.startswith("no: ")]
        assert wrong == [], name


def test_the_table_of_versions_is_that_of_the_package():
    """Each extra for users with its packages, and the versions of Python that CI runs."""
    tomllib = pytest.importorskip("tomllib", reason="needs Python 3.11")
    page = (ROOT / "docs" / "versions.md").read_text().partition("\n## ")[0]
    rows = [row.split(" | ") for row in re.findall(r"^\| (`.+) \|$", page, re.MULTILINE)]
    written = {row[0].strip("`"): re.findall(r"`([^`]+)`", row[2]) for row in rows}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    assert written == {name: extras[name] for name in extras if name not in FOR_DEVELOPERS}

    minors = [int(minor) for minor in re.findall(r'"3\.(\d+)"', WORKFLOW)]
    assert minors == list(range(minors[0], minors[-1] + 1))
    assert project["requires-python"] == f">=3.{minors[0]}"
    classifiers = [each.rpartition("3.")[2] for each in project["classifiers"] if ":: 3." in each]
    assert [int(minor) for minor in classifiers] == minors
    assert f"Python 3.{minors[0]} to 3.{minors[-1]}." in page
    for extra, *_, python in rows:
        newer = [e for e in extras["test"] if f"[{extra.strip('`')}]; python_version >= '3.1" in e]
        first = int(newer[0][-3:-1]) if newer else minors[0]
        assert python == f"3.{first} to 3.{minors[-1]}", extra


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page):
    """Links of the documents are files of the project, and headings in them."""
    for link in re.findall(r"\]\((?!https:)([^)]+)\)", page.read_text()):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.+)", target.read_text(), re.MULTILINE)
            if target.name == "passes.md":
                headings += [*OURS, *PIPELINES]  # the site's headings of their docstrings
            anchors = [re.sub(r"[^\w -]", "", heading).lower() for heading in headings]
            assert anchor in [heading.replace(" ", "-") for heading in anchors], link


@pytest.mark.parametrize(
    "page",
    [
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/where.md",
        "docs/specifications.md",
        "docs/images/value.svg",
    ],
)
def test_the_files_that_a_document_names_exist(page):
    """Each is named by its path from the root of the project."""
    named = re.findall(
        r"[`\">]((?:dialect_attrs|lowering|passes|runtime|mlir_abi|plugin|test|docs)/[\w./*-]*)",
        (ROOT / page).read_text(),
    )
    assert named
    assert [path for path in named if not any(ROOT.glob(path))] == []


@pytest.mark.parametrize("page", ["architecture", "where", "add-a-pass", "specifications"])
def test_the_names_that_a_document_cites_exist(page):
    """Of "`Class.name` in `file`", the file has the name."""
    text = " ".join((ROOT / "docs" / f"{page}.md").read_text().split())
    cited = re.findall(r"`([A-Za-z_][\w.]*)` (?:in|of) `(\w+/[\w./]+\.\w+)`", text)
    assert cited
    for name, path in cited:
        last = name.rpartition(".")[2]
        assert re.search(rf"\b{last}\b", (ROOT / path).read_text()), f"{name} in {path}"
