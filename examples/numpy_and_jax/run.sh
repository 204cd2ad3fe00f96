abi-build softmax.mlir -o libsoftmax.so --tvm-ffi
python in_numpy.py
python in_jax.py
