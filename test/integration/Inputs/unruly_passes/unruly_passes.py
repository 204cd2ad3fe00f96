"""Passes that a process may not survive, or that do what a pass should not."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, warn


@dataclass(frozen=True)
class Die(Pass):
    """End the process at once when the module is marked ``test.deadly``."""

    name: ClassVar[str] = "test-die"

    def run(self, op: ir.Operation) -> None:
        """Kill."""
        if "test.deadly" in op.attributes:
            warn(op.location, "this is deadly")
            os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True)
class Hang(Pass):
    """Write the process id to the file that ``TEST_PROCESS`` names, and never come back."""

    name: ClassVar[str] = "test-hang"

    def run(self, op: ir.Operation) -> None:
        """Sleep."""
        Path(os.environ["TEST_PROCESS"]).write_text(str(os.getpid()))
        while True:
            time.sleep(1)


@dataclass(frozen=True)
class Exit(Pass):
    """Leave Python."""

    name: ClassVar[str] = "test-exit"

    def run(self, op: ir.Operation) -> None:
        """Exit."""
        sys.exit(0)


@dataclass(frozen=True)
class Print(Pass):
    """Read and print on the standard streams."""

    name: ClassVar[str] = "test-print"

    def run(self, op: ir.Operation) -> None:
        """Print."""
        print("read", repr(sys.stdin.read()))
        os.write(1, b"written\n")


@dataclass(frozen=True)
class Note(Pass):
    """Have MLIR say something that has a note."""

    name: ClassVar[str] = "test-note"

    def run(self, op: ir.Operation) -> None:
        """Parse what defines a symbol twice."""
        function = 'func.func private @twice() loc("{}.mlir":7:3)\n'
        try:
            ir.Module.parse(function.format("first") + function.format("second"))
        except ir.MLIRError as error:
            raise PassError((op.location, "as expected")) from error
