# Everything runs in a virtual environment of the project's own, made on first use.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin

.PHONY: help demo test lint unit lit bench clean

help:
	@echo "make demo   attach signatures to the modules in examples/ and print them"
	@echo "make test   lint, unit and integration tests, lit suite (both FileChecks, four hosts)"
	@echo "make lint   ruff and mypy"
	@echo "make bench  benchmarks, as ratios against parsing and upstream"
	@echo "make clean  remove the virtual environment and caches"

# Where Debian's python3-venv is not installed, there is no ensurepip, but a pip outside.
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and \
	  "mlir-abi needs Python 3.10 or newer: make PYTHON=python3.12 demo")'
	@if $(PYTHON) -c 'import ensurepip' 2> /dev/null; then $(PYTHON) -m venv $(VENV); else \
	  $(PYTHON) -m venv --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; fi
	@touch $@

$(VENV)/.demo: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[mlir]'
	@touch $@

$(VENV)/.test: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.demo

demo: $(VENV)/.demo
	@PATH="$(abspath $(BIN)):$$PATH" sh examples/demo.sh

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@rm -rf build/typecheck && mkdir -p build/typecheck/mlir_abi
	@cd build/typecheck/mlir_abi && r=../../.. && ln -s $$r/mlir_abi/* $$r/passes $$r/dialect_attrs $$r/runtime .
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/python -m pytest -n auto --dist loadfile --hypothesis-profile=ci

lit: $(VENV)/.test
	$(BIN)/lit -q test
	$(BIN)/lit -q --param filecheck=llvm test
	MLIR_ABI_BINDINGS=iree.compiler $(BIN)/lit -q test/passes
	MLIR_ABI_BINDINGS=jaxlib.mlir $(BIN)/lit -q test/passes
	MLIR_ABI_BINDINGS=torch_mlir $(BIN)/lit -q test/passes

test: lint unit lit

bench: $(VENV)/.test
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf .lit_test_times.txt test/*/Output
	find . -name __pycache__ -prune -exec rm -rf {} +
