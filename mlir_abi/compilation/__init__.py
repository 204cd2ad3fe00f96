"""`jit` and `build`: from a module to code that runs, in this process or in files."""
