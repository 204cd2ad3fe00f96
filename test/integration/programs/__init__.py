"""Random programs, and what they compute.

Each construct of the grammar is a function that writes lines of MLIR, and beside them the Python
that computes the same: the interpreter. It shares nothing with the lowering. Its values are

- of integers, Python's, from 0 to 2 ** width - 1; of floats, Python's, rounded after each
  operation;
- of vectors, tensors and memrefs, NumPy arrays of such objects. A memref is a view of its buffer,
  which others may view too; all other values never change;
- of functions, the `Function`.

A program has a public function, private ones that call each other and themselves, and globals. What
MLIR leaves undefined raises `UndefinedError` in the interpreter, and another program is made.
"""
