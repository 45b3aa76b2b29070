#!/usr/bin/env bash
# Every test of the project, against builds that stand in build/native, build/wasm and build/web. Goes on after a
# failing suite, so that one run shows all of them, and repeats at the end what the failed ones printed last: of a CI's
# log, often only the end is seen. Exit code 1 when any failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=()
suites=0
rm -f build/failed.log

suite() {
  local name=$1
  ((++suites))
  shift
  echo "== $name"
  local start=$SECONDS
  "$@" 2>&1 | tee build/suite.log
  if ((PIPESTATUS[0])); then
    failed+=("$name")
    { echo "== FAILED: $name"; tail -n 25 build/suite.log; } >> build/failed.log
  fi
  echo "   $((SECONDS - start)) s"
}

same_bits() {
  build/native/tests/conformance/sample_bits > build/bits.native &&
    node build/wasm/sample_bits.cjs > build/bits.wasm &&
    cmp build/bits.native build/bits.wasm && echo "$(wc -l < build/bits.native) results with the same bits"
}

suite "unit and server tests" ctest --test-dir build/native --output-on-failure -j2
suite "language cases, native" python3 tests/lang/check.py -j2 build/native/refjit run --device reference
suite "language cases, every function captured from its bytecode" python3 tests/lang/check.py -j2 --skips capture-all --eager build/native/refjit run --device reference --capture-all
suite "language cases, WebAssembly" python3 tests/lang/check.py -j2 --skips wasm --batch node build/wasm/cli.mjs run
suite "graph breaks against MindSpore's" python3 tests/oracle/break_counts.py build/native/refjit run --device reference
suite "graphs against MindSpore's" python3 tests/ir_compare/compare.py build/native/refjit graph
suite "graphs of sixty programs against MindSpore's" python3 tests/ir_compare/compare_programs.py programs build/native/refjit graph
suite "graphs of forty more programs against MindSpore's" python3 tests/ir_compare/compare_programs.py more_programs build/native/refjit graph
suite "graphs of thirty further programs against MindSpore's" python3 tests/ir_compare/compare_programs.py thirty_programs build/native/refjit graph
suite "command line" python3 tests/cli/run.py build/native/refjit
suite "bits of every operator sample, native and WebAssembly" same_bits
suite "bits of the programs, native and WebAssembly" python3 tests/conformance/program_bits.py
suite "conformance of the reference" build/native/refjit conform --device reference
suite "conformance of the cpu device" build/native/refjit conform --device cpu
suite "programs on the cpu device" python3 tests/conformance/device_programs.py
suite "random operators on the cpu device" python3 tests/conformance/device_fuzz.py
suite "random functions in the three capture modes" python3 tests/conformance/capture_fuzz.py
suite "random control flow on tensors" python3 tests/conformance/control_flow_fuzz.py
suite "page" node tests/web/run.mjs

if ((${#failed[@]})); then
  cat build/failed.log
  printf 'FAILED: %s\n' "${failed[@]}"
  echo "$((suites - ${#failed[@]})) passed, ${#failed[@]} failed"
  exit 1
fi
echo "$suites passed, 0 failed"
