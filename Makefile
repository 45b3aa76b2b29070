# The project's commands. `make play` and `make test` are the two of the README; each sets up what it needs.
JOBS ?= $(shell nproc)
export NODE_PATH := /usr/share/nodejs
PORT ?= 8765

.PHONY: all build setup native layout wasm web play test check bench bench-peers format lint oracle asan tsan clean

all: native wasm web

build:
	@mkdir -p build

setup: build
	@bash .ci/setup.sh

native: setup
	@cmake --preset native -Wno-dev > build/native.log 2>&1 || (cat build/native.log; false)
	@ninja -C build/native -j$(JOBS)

# The command as users have it: its code laid out by what runs (a minute and a half after each link).
layout: native
	@python3 .cmake/layout/lay_out.py build/native/refjit

wasm: setup
	@cmake --preset wasm -Wno-dev > build/wasm.log 2>&1 || (cat build/wasm.log; false)
	@ninja -C build/wasm -j$(JOBS)

web: wasm
	@npm --prefix web run --silent build

play: native web
	@python3 .cmake/layout/lay_out.py build/native/refjit || echo "The playground takes the command as it was linked."
	@build/native/refjit serve --port $(PORT) --page build/web

check: setup
	@python3 tests/checks/layers.py
	@python3 tests/checks/file_sizes.py
	@bash tests/checks/format.sh

test: check layout web
	@bash tests/run_all.sh

bench: layout wasm
	@python3 tests/bench/run.py
	@python3 tests/bench/memory.py

bench-peers: layout wasm
	@python3 tests/bench/peers.py

oracle:
	@python3 tests/oracle/run.py

format:
	@bash tests/checks/format.sh --fix

lint: setup
	@python3 tests/checks/layers.py
	@npm --prefix web run --silent lint

asan tsan: setup
	@cmake --preset $@ -Wno-dev > build/$@.log 2>&1 || (cat build/$@.log; false)
	@ninja -C build/$@ -j$(JOBS)
	@ctest --test-dir build/$@ --output-on-failure

clean:
	rm -rf build web/node_modules
