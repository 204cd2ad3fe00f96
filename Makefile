# Everything runs in a virtual environment of the project's own, made on first use.
PYTHON ?= python3
VENV   ?= .venv
SECONDS ?= 60
PROGRAMS ?= 1000
SEED    ?= 0
TORCH   ?= torch
NEWEST  ?= python3.13
MODULES ?= 300
PYTHONS ?= python3.10 python3.11 python3.12 python3.13 python3.14
BIN    := $(VENV)/bin

# The files in the order of testpaths: by the number of their tests, the longest would come last.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder --hypothesis-profile=ci

# With it, each abi-build of a test would compile the package again, for half a second.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help core demo test slow system-python debug-python calls torch torch-functions lint format unit lit models programs corpus coverage \
  fuzz mutate bench docs wheel release-check clean hosts newest newest-tests targets

help:
	@echo "make demo      compile the example, show its signatures, and call it from Python and C"
	@echo "make test      lint, unit and integration tests, lit suite (four hosts)"
	@echo "make slow      tests that take half a minute or more: AddressSanitizer, the plug-in, random modules;"
	@echo "               the lit suite with the Python filecheck, each abi-opt with its own imports"
	@echo "make system-python   tests of calls with /usr/bin/python3, which Debian links without -pie"
	@echo "make debug-python    the same with /usr/bin/python3-dbg, whose assertions are compiled in"
	@echo "make torch     functions that PyTorch exports with dynamic sizes, beside PyTorch (TORCH=torch)"
	@echo "make core      make passes/support/*_core_*.mlir of the C in runtime/call, by a clang of PyPI"
	@echo "make lint      ruff, clang-format, mypy, and the import rules of pyproject.toml"
	@echo "make format    format Python and C++, and apply ruff's safe fixes"
	@echo "make coverage  unit and integration tests, then the lines and branches that none has run"
	@echo "make fuzz      fuzz parsers and calls, each for SECONDS=60; build/fuzz keeps what it finds"
	@echo "make mutate    change the code of signatures and lowering in one place at a time: which tests see it?"
	@echo "make hosts     run tests with the bindings of other packages, each in build/hosts/NAME, and"
	@echo "               print a table (HOSTS=NAMES MODULES=300; LIT_OPTS=-j1 uses one core)"
	@echo "make newest    tests of bindings and of JAX with the newest versions on NEWEST=python3.13"
	@echo "make targets   a table of targets and features: built, linked, and run where an emulator exists"
	@echo "make models    build the models of test/models, and functions of JAX; print how far they are off"
	@echo "make programs  run PROGRAMS=1000 random programs from SEED=0 on, beside their interpreter;"
	@echo "               OUT_PARAMS=1: of which callers pass the arrays for results; ROADS=1: random"
	@echo "               options, called by NumPy, TVM FFI and C"
	@echo "make corpus    MLIR's own tests of a checkout (LLVM=PATH), IREE's (IREE=PATH), JAX's functions (JAX=1),"
	@echo "               ONNX's own tests of its operators (ONNX=1)"
	@echo "make bench     benchmarks, as ratios against parsing and upstream; an error above a limit"
	@echo "make docs      build the documentation site in build/site; a warning is an error"
	@echo "make wheel     build the wheel and the source distribution in dist/, and check them"
	@echo "make release-check   make wheel, then install both for Python 3.10 to 3.14, and run them"
	@echo "make clean     remove the virtual environment, caches and what was built"

# Where Debian's python3-venv is not installed, there is no ensurepip: another Python's pip installs.
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and \
	  "mlir-abi needs Python 3.10 or newer: make PYTHON=python3.12 demo")'
	@if $(PYTHON) -c 'import ensurepip' 2> /dev/null; then $(PYTHON) -m venv $(VENV); else \
	  $(PYTHON) -m venv --without-pip $(VENV) && \
	  python3 -m pip --python $(BIN)/python install --quiet pip; fi
	@touch $@

$(VENV)/.demo: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[mlir]'
	@touch $@

$(VENV)/.test: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.demo

$(VENV)/.fuzz: $(VENV)/.demo
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[fuzz]'
	@touch $@

$(VENV)/.mutate: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[mutate]'
	@touch $@

$(VENV)/.docs: $(VENV)/.python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

demo: $(VENV)/.demo
	@PATH="$(abspath $(BIN)):$$PATH" sh examples/demo.sh

# build/typecheck has the layout of the installed package. Python's -S leaves out the hook of the
# editable install, by which import-linter would find the layout of the checkout.
lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --dry-run --Werror plugin/*.cpp plugin/*.h runtime/*/*.[ch]
	@rm -rf build/typecheck && mkdir -p build/typecheck && cp -rs "$(CURDIR)/mlir_abi" build/typecheck
	@for package in dialect_attrs lowering passes runtime; do \
	  cp -rs "$(CURDIR)/$$package" build/typecheck/mlir_abi; done
	$(BIN)/mypy
	@packages=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') && \
	  cd build/typecheck && PYTHONPATH="$$packages" "$(abspath $(BIN))/python" -S \
	  "$(abspath $(BIN))/lint-imports" --config ../../pyproject.toml --no-cache --no-logo

format: $(VENV)/.test
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i plugin/*.cpp plugin/*.h runtime/*/*.[ch]

core: $(VENV)/.test
	$(BIN)/python -m mlir_abi.passes.support.make_call_core

unit: $(VENV)/.test
	$(PYTEST)

slow: $(VENV)/.test
	$(PYTEST) -m slow
	$(BIN)/lit -q --param filecheck=python --param imports=none test
	MLIR_ABI_SEEDS=6 $(BIN)/python -m pytest -n auto --hypothesis-profile=ci -k modules \
	  test/integration/test_same_ir.py test/integration/test_memref_access.py

system-python:
	$(MAKE) calls PYTHON=/usr/bin/python3 VENV=build/system-python

debug-python:
	$(MAKE) calls PYTHON=/usr/bin/python3-dbg VENV=build/debug-python

calls: $(VENV)/.demo
	$(BIN)/python -m pip install --quiet --disable-pip-version-check hypothesis pytest
	$(BIN)/python -m pytest $(patsubst %,test/integration/test_%.py,callbacks calls common_calls \
	  interrupts library_names many_arguments out_buffers ownership same_names wrong_calls)

torch:
	$(MAKE) torch-functions VENV=build/torch

torch-functions: $(VENV)/.demo
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[mlir,torch,tvm-ffi]' \
	  hypothesis pytest '$(TORCH)'
	$(BIN)/python -m pytest test/pytorch

lit: $(VENV)/.test
	$(BIN)/lit -q test
	MLIR_ABI_BINDINGS=iree.compiler $(BIN)/lit -q test/passes
	MLIR_ABI_BINDINGS=jaxlib.mlir $(BIN)/lit -q test/passes
	MLIR_ABI_BINDINGS=torch_mlir $(BIN)/lit -q test/passes

test: lint unit lit

coverage: $(VENV)/.test
	$(PYTEST) --cov $(TESTS)

fuzz: $(VENV)/.fuzz
	@$(BIN)/python test/fuzz/fuzz.py --seconds=$(SECONDS)

mutate: $(VENV)/.mutate
	@$(BIN)/python test/mutation/mutate.py

hosts: $(VENV)/.test
	@MODULES=$(MODULES) $(BIN)/python test/hosts/hosts.py $(HOSTS)

newest:
	$(MAKE) newest-tests VENV=build/newest PYTHON='$(NEWEST)'

newest-tests: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade \
	  --upgrade-strategy eager -e '.[test]'
	$(BIN)/python -m pip freeze
	$(BIN)/python -m pytest -n auto --dist loadfile test/unit/test_bindings.py \
	  $(patsubst %,test/integration/test_%.py,build_bindings drivers hosts jax)
	for host in mlir iree.compiler jaxlib.mlir torch_mlir; do \
	  MLIR_ABI_BINDINGS=$$host $(BIN)/lit -q test/passes || exit 1; done

targets: $(VENV)/.test
	$(BIN)/python -W ignore test/integration/run_targets.py

models: $(VENV)/.test
	@$(BIN)/python test/models/corpus.py
	@$(BIN)/python test/models/jax_functions.py

programs: $(VENV)/.test
	@$(BIN)/python test/integration/run_programs.py --programs $(PROGRAMS) --seed $(SEED) \
	  $(if $(OUT_PARAMS),--out-params) $(if $(ROADS),--roads)

corpus: $(VENV)/.test
	@test -n "$(LLVM)$(IREE)$(JAX)$(ONNX)" || \
	  { echo "usage: make corpus LLVM=PATH IREE=PATH JAX=1 ONNX=1" >&2; exit 2; }
	$(if $(LLVM),PYTHONPATH=test/integration $(BIN)/python test/corpus/sort_chunks.py "$(LLVM)")
	$(if $(LLVM),$(BIN)/python test/corpus/run_tests.py "$(LLVM)")
	$(if $(IREE),PYTHONPATH=test/integration $(BIN)/python test/corpus/iree_tests.py "$(IREE)")
	$(if $(JAX),$(BIN)/python test/corpus/jax_functions.py)
	$(if $(JAX),$(BIN)/python test/corpus/jax_results.py 0 20)
	$(if $(ONNX),$(BIN)/python test/corpus/onnx_operators.py)

bench: $(VENV)/.test
	$(BIN)/python -m benchmarks

docs: $(VENV)/.docs
	$(BIN)/sphinx-build -W --keep-going -E -a -q docs build/site

wheel: $(VENV)/.test
	rm -rf dist
	$(BIN)/python -m build --outdir dist
	$(BIN)/twine check --strict dist/*

release-check: wheel
	.ci/release-check $(PYTHONS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*
	rm -rf .lit_test_times.txt test/*/Output
	find . -name __pycache__ -prune -exec rm -rf {} +
