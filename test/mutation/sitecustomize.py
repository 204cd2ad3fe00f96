"""Runs one mutant: Python takes the text of one module from another file, in subprocesses too."""

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path

ORIGINAL, MUTANT = os.environ["MUTANT"].split(os.pathsep)
_get_code = SourceFileLoader.get_code


def _get_code_of_mutant(loader, fullname):
    if loader.path == ORIGINAL:
        return compile(Path(MUTANT).read_text(), ORIGINAL, "exec", dont_inherit=True)
    return _get_code(loader, fullname)


SourceFileLoader.get_code = _get_code_of_mutant
