"""Holds refjit's graphs of functions.py against MindSpore's `validate` dumps: same operators in the same order.

  python3 tests/ir_compare/compare.py [-v] COMMAND...
      COMMAND prints a function's graph after the last pass of O0 in .ir text, given the file and `--function NAME`:
      build/native/refjit graph, or node build/wasm/cli.mjs graph

The operators are the node lines of the dump in their order (MakeTuple and Return too), without the prefix PrimFunc_.
With -v also prints both lists of a function that differs. Ends with "N passed, N failed".
"""
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "oracle"))
from run import operators  # noqa: E402


def main():
    command = sys.argv[1:]
    verbose = command[:1] == ["-v"]
    if verbose:
        command = command[1:]
    passed = failed = 0
    for recorded in sorted((HERE / "expected").glob("*.ops")):
        expected = recorded.read_text().split("\n")[1:-1]
        done = subprocess.run([*command, "tests/ir_compare/functions.py", "--function", recorded.stem],
                              capture_output=True, text=True, cwd=HERE.parent.parent)
        try:
            got = operators(done.stdout)
        except ValueError:
            got = []
        if got == expected:
            passed += 1
            continue
        failed += 1
        said = (done.stderr.strip() or "nothing on stderr").split("\n")[-1]
        reason = f"no graph: {said}" if not got else f"expected {len(expected)} nodes, got {len(got)}"
        print(f"FAIL {recorded.stem}: {reason}")
        if verbose and got:
            print("  MindSpore:", " ".join(expected), "\n  refjit:   ", " ".join(got))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
