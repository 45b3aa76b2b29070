#!/usr/bin/env python3
"""make bench: the speeds that issue 3 asks for, native and WebAssembly, beside python3.11 in the same run.

Prints one line a figure with its goal. Not a test: nothing fails here, machines differ."""
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
NATIVE = [str(ROOT / "build/native/refjit"), "run"]
WASM = ["node", str(ROOT / "build/wasm/cli.mjs"), "run"]
GOALS = {
    ("native", "first_call_us"): 1000, ("native", "eager_us"): 3, ("native", "ast_O0_us"): 2, ("native", "ast_O1_us"): 2,
    ("native", "ast_GE_us"): 2, ("native", "bytecode_us"): 2, ("native", "trace_us"): 2, ("wasm", "ast_O0_us"): 15,
    ("wasm", "ast_O1_us"): 15, ("wasm", "ast_GE_us"): 15, ("wasm", "bytecode_us"): 15, ("wasm", "trace_us"): 15,
}


def figures(command, program):
    done = subprocess.run([*command, str(ROOT / "tests/bench" / program)], capture_output=True, text=True, check=True)
    return {name: float(value) for name, value in (line.split() for line in done.stdout.splitlines())}


def main():
    for build, command in (("native", NATIVE), ("wasm", WASM)):
        for name, value in figures(command, "calls.py").items():
            goal = GOALS.get((build, name))
            print(f"{build:7} {name:14} {value:10.2f}" + (f"   goal {goal}" if goal else ""))
    python = figures([shutil.which("python3.11") or "python3"], "fib.py")["fib25_ms"]
    for build, command in (("native", NATIVE), ("wasm", WASM)):
        ours = figures(command, "fib.py")["fib25_ms"]
        print(f"{build:7} fib25_ms       {ours:10.2f}   {ours / python:.2f} times python3.11's {python:.2f}" + ("   goal 1.5 times" if build == "native" else ""))
    size = (ROOT / "build/wasm/refjit.wasm").stat().st_size
    print(f"wasm    bytes          {size:10}   goal 3145728")


if __name__ == "__main__":
    main()
