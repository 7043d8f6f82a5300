# Two commands matter: `make demo` (a quick look) and `make test` (everything CI runs).
# Both set up .venv by themselves, again only when pyproject.toml or constraints.txt changes.
#
#   PYTHON=python3.12      the interpreter .venv is made with
#   PIP_ARGS=...           more arguments for each pip install, such as another package index
#   JOBS=2                 test processes
#   PYTEST_ARGS=...        more arguments for pytest

PYTHON ?= python3
JOBS ?= 2
PIP_ARGS ?=
PYTEST_ARGS ?=
BENCH_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
SETUP := pyproject.toml constraints.txt $(VENV)/.stamp-venv
PIP_INSTALL = $(BIN)/python -m pip install --disable-pip-version-check --quiet --quiet \
	-c constraints.txt $(PIP_ARGS)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test fast slow lint types format bench clean distclean machine

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

demo: $(VENV)/.stamp-core  ## watch a search make kernels faster by proven moves (core install only)
	$(BIN)/perfdojo show softmax
	$(BIN)/perfdojo optimize softmax N=4096 M=512 --budget 20s
	$(BIN)/perfdojo optimize layernorm N=4096 M=1024 --budget 20s
	$(BIN)/perfdojo optimize matmul M=384 K=512 N=512 --budget 20s
	$(BIN)/perfdojo records --best

# Of what GPUs need, only the compiler is installed (the extra `nvrtc`): every emitted kernel is
# compiled. CuPy (the extra `cuda`) is of no use without a GPU; tests marked `gpu` skip and say so.
test: $(VENV)/.stamp-full lint types  ## what CI runs: lint, types and all tests but the slow ones
	$(BIN)/pytest -n $(JOBS) $(PYTEST_ARGS)

fast: $(VENV)/.stamp-dev  ## the quick tier, for each commit: no compiler, no GPU
	$(BIN)/pytest -n $(JOBS) -q -m "not cc and not nvrtc and not gpu" $(PYTEST_ARGS)

slow: $(VENV)/.stamp-full  ## all tests, the slow ones too
	$(BIN)/pytest -n $(JOBS) --slow $(PYTEST_ARGS)

lint: $(VENV)/.stamp-dev  ## ruff: rules and layout
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.stamp-dev  ## mypy, strict
	$(BIN)/mypy

format: $(VENV)/.stamp-dev  ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.stamp-full  ## measure the operators (BENCH_ARGS for `perfdojo bench`)
	$(BIN)/perfdojo bench $(BENCH_ARGS)

clean:  ## remove caches and build products
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find perfdojo tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean  ## remove .venv as well
	rm -rf $(VENV)

# One stamp for each size of install; a bigger one counts for the smaller ones.
$(VENV)/.stamp-core: $(SETUP) | machine
	@echo "installing perfdojo into $(VENV)"
	$(PIP_INSTALL) -e .
	@touch $@

$(VENV)/.stamp-dev: $(SETUP) | machine
	@echo "installing perfdojo and the development tools into $(VENV)"
	$(PIP_INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/.stamp-core

$(VENV)/.stamp-full: $(SETUP) | machine
	@echo "installing perfdojo with all extras but cuda into $(VENV); the first time takes minutes"
	$(PIP_INSTALL) -e '.[dev,perfllm,models,nvrtc,evolve]'
	@touch $@ $(VENV)/.stamp-dev $(VENV)/.stamp-core

$(VENV)/.stamp-venv: | machine
	$(PYTHON) -m venv $(VENV)
	@touch $@

# What has to be on the machine before anything else; each line names the Debian package that cures it.
machine:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "make: expected '$(PYTHON)' to be Python 3.11 or newer, got $$($(PYTHON) --version 2>&1 | tail -n 1);" \
	       "install Debian package python3 (Debian 12 or newer), or name another with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "make: '$(PYTHON)' cannot make virtual environments; install Debian package python3-venv" >&2; exit 1; }
	@command -v gcc >/dev/null || command -v clang >/dev/null || { \
	  echo "make: no C compiler; install Debian packages gcc and libc6-dev" >&2; exit 1; }
	@cc=gcc; command -v gcc >/dev/null || cc=clang; \
	printf '#include <math.h>\n#include <omp.h>\n' | $$cc -fopenmp -E - >/dev/null 2>&1 || { \
	  echo "make: $$cc finds no C or OpenMP headers; install Debian package libc6-dev" \
	       "(with clang, libomp-dev too)" >&2; exit 1; }
