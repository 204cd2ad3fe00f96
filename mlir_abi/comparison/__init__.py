"""What ``abi-diff`` finds between two builds of a module, and what that means for callers."""
