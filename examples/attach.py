"""Attach signatures to the functions of a module and read them back, as a compiler driver would."""

import sys
from pathlib import Path
from textwrap import indent

from mlir import ir

import mlir_abi
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature

LANGUAGES = {"f": RawSignature, "sip": SipSignature, "iree.abi": IreeAbi}

with ir.Context():
    module = ir.Module.parse(Path(sys.argv[1]).read_text())
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,canonicalize,abi-verify)")
    for function in module.body:
        if "iree.reflection" in function.attributes:
            entries = function.attributes["iree.reflection"]
            print(f"@{function.name.value}")
            for key, language in LANGUAGES.items():
                text = entries[key].value
                print(f"  {key} = {text}")
                print(indent(language.parse(text).describe().rstrip(), "      "))
            print()
