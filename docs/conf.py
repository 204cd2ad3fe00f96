"""The documentation site: `make docs` builds it with Sphinx and MyST from the pages beside."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Text
from sphinx.application import Sphinx

from mlir_abi import __version__
from mlir_abi.pipeline.registry import OURS, PIPELINES, find

project = "mlir-abi"
release = version = __version__
project_copyright = "the authors of mlir-abi"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4  # a link names a heading as on GitHub
default_role = "code"
autodoc_typehints_format = "short"
maximum_signature_line_length = 88

html_theme = "furo"
html_title = f"mlir-abi {version}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False


class MLIRLexer(RegexLexer):
    """Colours for MLIR, which Pygments does not know."""

    name = "MLIR"
    tokens = {  # noqa: RUF012 -- as Pygments has it
        "root": [
            (r"//.*", Comment),
            (r'"(\\.|[^"\\])*"', String),
            (r"[%^][\w.$#:-]*\w", Name.Variable),
            (r"@[\w.$]+", Name.Function),
            (r"[!#][a-z][\w.]*", Keyword.Type),
            (words(("module", "attributes", "loc", "true", "false"), suffix=r"\b"), Keyword),
            (r"\b(tensor|memref|vector|tuple|complex|index|none|b?f\d+\w*|[su]?i\d+)\b(?=[^.\w]|$)",
             Keyword.Type),
            (r"\b[a-z_]+(\.[a-z_]\w*)+", Name.Builtin),
            (r"\b(call|return)\b", Name.Builtin),
            (r"-?\b\d[\d.]*(e[+-]?\d+)?\b", Number),
            (r"->|[=:]", Operator),
            (r"\w+|\s+|.", Text),
        ]
    }  # fmt: skip


def contents(link: re.Match[str]) -> str:
    """The file of the folder above that a page is."""
    return Path(__file__).parents[1].joinpath(link[1]).read_text()


def pass_reference() -> str:
    """Each pass: its docstring and its options."""
    parts = []
    for name in (*OURS, *PIPELINES):
        class_ = find(name)
        assert class_ is not None
        docstring = f".. highlight:: mlir\n\n{inspect.getdoc(class_)}"
        parts += [f"### `{name}`", "```{eval-rst}", docstring, "```"]
        for option, declared in class_.options().items():
            values = ", ".join(f"`{choice}`" for choice in declared.choices)
            choices = f", one of {values}" if values else ""
            default = f"`{declared.default_text}`" if declared.default != "" else "empty"
            parts.append(f"- `{option}`: {declared.description}{choices}; by default {default}")
        parts.append("")
    return "\n".join(parts)


def help_of(command: str) -> str:
    """What ``command --help`` prints, without the passes, which have a page of their own."""
    program = Path(sys.executable).with_name(command)
    text = subprocess.check_output([program, "--help"], text=True)
    return f"```text\n{text.partition('passes:')[0].rstrip()}\n```"


def insert_what_the_code_says(_app: Sphinx, page: str, source: list[str]) -> None:
    """Insert the files of the folder above, and the text that is made of the code."""
    text = re.sub(r"^\[.*\]\(\.\./(\w+\.md)\)$", contents, source[0], count=1, flags=re.MULTILINE)
    text = re.sub(r"(?<=\]\()(?:\.\./)?([A-Z]+\.md)", lambda link: link[1].lower(), text)
    text = re.sub(r"(?<=\]\()docs/", "", text)
    text = re.sub(r"\[[\w/-]+\.md\]\(", "[](", text)  # the title of the page stands for its name
    text = text.replace("<!-- every pass, from its docstring -->", pass_reference())
    source[0] = re.sub("<!-- (.+) --help -->", lambda comment: help_of(comment[1]), text)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", insert_what_the_code_says)
    app.add_lexer("mlir", MLIRLexer)
