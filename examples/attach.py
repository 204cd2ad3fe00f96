"""Attach signatures to the functions of a module and read them back, as a compiler driver would."""

import sys
from textwrap import fill

from mlir import ir

import mlir_abi
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature

FORMATS = {"f": RawSignature, "sip": SipSignature, "iree.abi": IreeAbi}

with ir.Context():
    module = ir.Module.parseFile(sys.argv[1])
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,canonicalize,abi-verify)")
    for name, signature in mlir_abi.reflect(module).items():
        print(signature)
        entries = ir.SymbolTable(module.operation)[name].attributes["iree.reflection"]
        for key, signature_format in FORMATS.items():
            text = entries[key].value
            print(f"  {key} = {text}")
            for line in signature_format.parse(text).describe().splitlines():
                print(fill(line, 80, initial_indent=" " * 6, subsequent_indent=" " * 7))
        print()
