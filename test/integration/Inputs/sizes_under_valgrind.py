"""Calls the functions of a library with right sizes, and with one size after the other wrong.

With ``unchecked``, it makes a wrong call of `axpy` whose sizes nothing compares.
"""

import sys

import numpy as np

import mlir_abi

library = mlir_abi.load(sys.argv[1])
if sys.argv[2:] == ["unchecked"]:
    library.axpy._size_checks.clear()
    library.axpy.call_in_python((2.0, np.ones(64, np.float32), np.ones(2, np.float32)), {})
    sys.exit()
right = refused = 0
for name, function in library.items():
    values = function.reflection.arguments
    if any("f32" not in str(value.type) for value in values):
        continue
    names = [size for value in values for size in value.sizes or () if isinstance(size, str)]
    for sizes in ({n: 2 + i for i, n in enumerate(sorted(set(names)))}, dict.fromkeys(names, 1)):
        shapes = [[sizes.get(n, n or 5) for n in v.sizes or v.shape or ()] for v in values]
        arrays = [np.ones(shape, np.float32) if shape else 1.0 for shape in shapes]
        function(*arrays)
        right += 1
        for i, value in enumerate(values):
            for axis, size in enumerate(value.sizes or ()):
                if names.count(size) > 1:
                    shape = [*shapes[i][:axis], 4096, *shapes[i][axis + 1 :]]
                    other = [*arrays[:i], np.ones(shape, np.float32), *arrays[i + 1 :]]
                    try:
                        function(*other)
                    except ValueError:
                        refused += 1
                    else:
                        sys.exit(f"{name} takes {[np.shape(each) for each in other]}")
print(right, refused)
