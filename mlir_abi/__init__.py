"""MLIR passes that record each exported function's calling convention, and make it callable.

::

    import mlir_abi
    mlir_abi.run_pipeline(module, "builtin.module(abi-attach,cse)")

The public names stand in ``__init__.pyi``. Each is imported on first use, because an import of the
bindings would decide which host's bindings the process uses.
"""

import os

import lazy_loader

__version__ = "1.1.0"

if not os.path.isdir(os.path.join(__path__[0], "passes")):
    __path__.append(os.path.dirname(__path__[0]))  # a checkout has its packages beside this one

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
