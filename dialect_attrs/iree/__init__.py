"""IREE: the records of ``iree.abi``, the limits of its runtime, its VM's calling convention."""
