"""Attach signatures to the functions of a module and read them back, as a compiler driver would."""

import sys
from pathlib import Path

from mlir import ir

import mlir_abi
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature

with ir.Context():
    module = ir.Module.parse(Path(sys.argv[1]).read_text())
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,canonicalize,abi-verify)")
    for function in module.body:
        if "iree.reflection" in function.attributes:
            entries = function.attributes["iree.reflection"]
            print(entries["iree.abi.declaration"].value, end="\n\n")
            print("raw signature:", RawSignature.parse(entries["f"].value).describe(), sep="\n")
            print("structure (SIP):", SipSignature.parse(entries["sip"].value).describe(), sep="\n")
            print("iree.abi:", IreeAbi.parse(entries["iree.abi"].value).describe(), sep="\n")
