"""`reflect`: what a caller must know of the functions of a module, an operation or a file."""
