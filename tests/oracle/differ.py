"""Runs a list of expressions on real MindSpore and on refjit and prints where they differ: value, dtype, shape, or the
exception's type and message. A tool for engineers, no test.

  python3 tests/oracle/differ.py CALLS [--refjit PATH] [--all]
      CALLS: a text of one expression a line; lines that begin with `!` are statements run first (imports, tensors);
      `#` begins a comment. --all prints what agrees, too.
Needs build/oracle (make oracle).
"""
import argparse
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PRELUDE = '''import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops, nn, mint
def _shown(v):
    if isinstance(v, Tensor):
        return f"{v.dtype} {v.shape} {v}"
    if isinstance(v, (tuple, list)):
        return type(v).__name__ + "(" + "; ".join([_shown(i) for i in v]) + ")"
    return repr(v)
def _call(n, f):
    try:
        text = _shown(f())
    except BaseException as e:
        text = "!" + type(e).__name__ + ": " + str(e).split("\\n\\n-----")[0].split("\\n- ")[0].strip()
    print(f"@@{n}@@" + text, flush=True)
'''
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|inf|nan|\.\d+)")


def close(a, b):
    """The same text, numbers within 1e-4."""
    if a == b:
        return True
    if a.startswith("!") or b.startswith("!"):
        return " ".join(a.split()) == " ".join(b.split())
    if NUMBER.sub("#", "".join(a.split())) != NUMBER.sub("#", "".join(b.split())):
        return False
    pairs = zip(NUMBER.findall(a), NUMBER.findall(b))
    return all(x == y or abs(float(x) - float(y)) <= 1e-4 * max(abs(float(x)), abs(float(y)), 0.1) for x, y in pairs)


def run(command, path):
    """{line number: text} of what a command prints."""
    out = subprocess.run([*command, path], capture_output=True, text=True, env={**os.environ, "GLOG_v": "4"})
    parts = re.split(r"@@(\d+)@@", out.stdout)
    found = {int(parts[i]): parts[i + 1].rstrip("\n") for i in range(1, len(parts) - 1, 2)}
    if out.returncode:
        print(f"{command[0]} ended with {out.returncode}: {out.stderr[-400:]}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("calls")
    parser.add_argument("--refjit", default=str(ROOT / "build/native/refjit"))
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    lines = [line for line in pathlib.Path(options.calls).read_text().split("\n") if line.strip() and not line.startswith("#")]
    program = PRELUDE
    for number, line in enumerate(lines):
        program += line[1:] + "\n" if line.startswith("!") else f"_call({number}, lambda: ({line}))\n"
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(program)
        file.flush()
        wanted = run([str(ROOT / "build/oracle/bin/python")], file.name)
        got = run([options.refjit, "run"], file.name)
    same = 0
    for number, line in enumerate(lines):
        if line.startswith("!"):
            continue
        a, b = wanted.get(number, "<none>"), got.get(number, "<none>")
        if close(a, b):
            same += 1
        if options.all or not close(a, b):
            print(f"{line}\n   MindSpore: {a}\n   refjit:    {b}")
    print(f"{same} of {sum(not line.startswith('!') for line in lines)} agree")


if __name__ == "__main__":
    main()
