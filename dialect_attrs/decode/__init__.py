"""A function's attached attributes, read back into a signature."""
