#!/usr/bin/env python3
"""Random operators (device_fuzz_guest.py) on the reference and on the cpu device with one and with three threads: the same
shapes, dtypes, errors, NaNs and infinities, and values within the dtype's share of the largest of the result.

  python3 tests/conformance/device_fuzz.py [REFJIT [FIRST [COUNT]]]
"""
import math
import os
import subprocess
import sys

REFJIT = sys.argv[1] if len(sys.argv) > 1 else "build/native/refjit"
FIRST = sys.argv[2] if len(sys.argv) > 2 else "0"
COUNT = sys.argv[3] if len(sys.argv) > 3 else "630"
TOLERANCE = {"Float16": 4e-3, "Float32": 2e-5, "Float64": 1e-12}


def lines(device, threads):
    command = [REFJIT, "run", "--device", device, "tests/conformance/device_fuzz_guest.py", FIRST, COUNT]
    environment = dict(os.environ, REFJIT_THREADS=str(threads), OMP_WAIT_POLICY="passive", GLOG_v="3")
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(f"{device}: exit {done.returncode} {done.stderr.strip()[-600:]}")
    return dict(line.split(" ", 1) for line in done.stdout.splitlines())


def difference(expected, got):
    """What is wrong, or None."""
    if expected.startswith("error") or got.startswith("error"):
        return None if expected == got else "another error"
    (dtype, shape, *a), (other_dtype, other_shape, *b) = expected.split(" "), got.split(" ")
    if (dtype, shape, len(a)) != (other_dtype, other_shape, len(b)):
        return "another type"
    a, b = [float(v) for v in a if v], [float(v) for v in b if v]
    scale = max([abs(v) for v in a if math.isfinite(v)], default=0)
    for i, (x, y) in enumerate(zip(a, b)):
        if math.isnan(x) and math.isnan(y) or x == y:
            continue
        if not abs(x - y) <= TOLERANCE[dtype] * scale + 1e-37:
            return f"element {i} is {y!r}, expected {x!r} (largest {scale!r})"
    return None


def main():
    expected = lines("reference", 1)
    failed = 0
    for threads in (1, 3):
        got = lines("cpu", threads)
        if got.keys() != expected.keys():
            sys.exit(f"other results: {sorted(expected.keys() ^ got.keys())[:10]}")
        for name, line in expected.items():
            fault = difference(line, got[name])
            if fault:
                failed += 1
                print(f"{name}, {threads} threads: {' '.join(line.split(' ')[:2])}: {fault}")
    print(f"{2 * len(expected) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
