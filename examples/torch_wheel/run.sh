abi-build model.mlir -o sine_model-1.0-py3-none-manylinux_2_17_x86_64.whl
pip install --quiet --no-deps --target=installed ./sine_model-1.0-py3-none-manylinux_2_17_x86_64.whl
PYTHONPATH=installed python call.py
PYTHONPATH=installed mypy --strict call.py
