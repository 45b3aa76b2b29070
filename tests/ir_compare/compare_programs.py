"""Holds refjit's `validate` graphs of a list against those of real MindSpore (programs.py: expected_programs/NAME.ir).

  python3 tests/ir_compare/compare_programs.py [-v] LIST COMMAND...
      LIST is programs, more_programs or thirty_programs.
      COMMAND prints a function's graph after `validate` in .ir text, given the file, `--function NAME` and `--phase validate`:
      build/native/refjit graph

Prints the programs that differ, with -v also the nodes on either side, and "N of M agree". Fails when fewer agree than LEAST.
Draws differ by design: MindSpore hides the state of a stream in the kernel, here it is a Parameter which the graph advances.
"""
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from graphs import labels  # noqa: E402

LEAST = {"programs": 57, "more_programs": 28, "thirty_programs": 28}


def main():
    command = sys.argv[1:]
    verbose = command[:1] == ["-v"]
    if verbose:
        command = command[1:]
    programs, *command = command
    agree, recorded = 0, sorted((HERE / f"expected_{programs}").glob("*.ir"))
    for path in recorded:
        expected, expected_text = labels(path.read_text())
        done = subprocess.run([*command, f"tests/ir_compare/{programs}.py", "--function", path.stem, "--phase", "validate"],
                              capture_output=True, text=True, cwd=HERE.parent.parent)
        got, got_text = labels(done.stdout) if done.returncode == 0 else ({}, {})
        if got == expected:
            agree += 1
            continue
        said = (done.stderr.strip() or "nothing on stderr").split("\n")[-1]
        reason = f"no graph: {said}" if not got else f"{sum((expected - got).values())} nodes missing, {sum((got - expected).values())} more"
        print(f"differs: {path.stem}: {reason}")
        if verbose and got:
            for text, side, names in ((expected - got, "MindSpore", expected_text), (got - expected, "refjit   ", got_text)):
                for label, count in text.items():
                    print(f"  {side} {count} x {names[label]}")
    print(f"{agree} of {len(recorded)} agree")
    return 1 if agree < LEAST[programs] or not recorded else 0


if __name__ == "__main__":
    sys.exit(main())
