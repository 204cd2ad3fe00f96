"""What is IREE's own: the records of `iree.abi`, its runtime's limits, its VM's calls."""
