#!/usr/bin/env python3
"""The program of seed 001 gives the same bits natively and as WebAssembly, and in every way it can be run."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUEST = "tests/conformance/program_bits_guest.py"
WAYS_OF_F = 13


def lines(command):
    done = subprocess.run([*command, GUEST], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout.splitlines()


def main():
    native = lines(["build/native/refjit", "run", "--device", "reference"])
    wasm = lines(["node", "build/wasm/cli.mjs", "run"])
    differing = [f"line {n}: native {a!r}, WebAssembly {b!r}" for n, (a, b) in enumerate(zip(native, wasm), 1) if a != b]
    if len(native) != len(wasm):
        differing.append(f"{len(native)} lines natively, {len(wasm)} as WebAssembly")
    results = {}
    for line in native:
        number, way, bits = line.split()
        results.setdefault((number, int(way) < WAYS_OF_F), set()).add(bits)
    differing += [f"data set {number}: {len(bits)} different results of one function" for (number, _), bits in results.items() if len(bits) > 1]
    print("\n".join(differing) if differing else f"{len(native)} results with the same bits")
    return 1 if differing or not native else 0


if __name__ == "__main__":
    sys.exit(main())
