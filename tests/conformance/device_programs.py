#!/usr/bin/env python3
"""The headline graphs of device_programs_guest.py on the reference and on the cpu device, with one thread and with four, at
O0 and O1: every number within 2e-4 of the reference's, measured against the largest of its result. On cpu the first of them, a
BasicBlock, must run as two launches where oneDNN is installed: each convolution takes over what follows it."""
import ctypes.util
import json
import os
import subprocess
import sys
import tempfile

REFJIT = sys.argv[1] if len(sys.argv) > 1 else "build/native/refjit"
TOLERANCE = 2e-4


def numbers(device, level, threads):
    environment = dict(os.environ, REFJIT_THREADS=str(threads))
    guest = "tests/conformance/device_programs_guest.py"
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        command = [REFJIT, "run", "--device", device, "--report", report.name, guest, level]
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode:
            sys.exit(f"{device} {level}: {done.stderr.strip()[-600:]}")
        launches = json.load(report)["compiles"][0]["launches"]
    if device == "cpu" and launches != 2 and ctypes.util.find_library("dnnl"):
        sys.exit(f"cpu {level}: a BasicBlock takes {launches} launches, expected 2")
    return {line.split()[0]: [float(v) for v in line.split()[1:]] for line in done.stdout.splitlines()}


def main():
    failed = compared = 0
    for level in ("O0", "O1"):
        expected = numbers("reference", level, 1)
        for threads in (1, 4):
            got = numbers("cpu", level, threads)
            if expected.keys() != got.keys():
                sys.exit(f"{level}: other results: {sorted(expected.keys() ^ got.keys())}")
            for name, values in expected.items():
                compared += 1
                scale = max(1e-3, max(abs(v) for v in values[:-2]))
                # The last two are sums: measured against the sum of absolute values.
                bounds = [scale] * (len(values) - 2) + [max(values[-1], 1e-3)] * 2
                worst = max(abs(a - b) / s for a, b, s in zip(values, got[name], bounds))
                if not worst <= TOLERANCE:
                    failed += 1
                    print(f"{level}, {threads} threads, {name}: off by {worst:.2e} of its size")
    print(f"{compared - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
