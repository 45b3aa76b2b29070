"""Calls every primitive of primitive_calls.py with many dtypes and with wrong arguments, and compares two implementations.

  python3 tests/oracle/primitive_sweep.py run OUT COMMAND...     e.g. OUT=oracle.txt build/oracle/bin/python, or ours.txt
                                                                 build/native/refjit run; restarts behind crashes
  python3 tests/oracle/primitive_sweep.py compare ORACLE OURS [PATTERN]
      counts by kind and operator, or the calls of the operators that match: A another value, B an error where the oracle has a
      value, C a value where it has an error, D another type of error, E another text
GRAPH=1 in the environment: in a Cell in graph mode. GRAD=1: gradients by all operands for given sensitivities instead of results.
WHOLE=1: whole texts of errors, as Python literals (what dtype_table.py reads).
"""
import collections
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|inf|nan)")


def drive(out, command, caller=os.path.join(HERE, "primitive_caller.py")):
    """Runs this file as the caller, again behind each crash."""
    start = 0
    with open(out, "w") as file:
        while start is not None:
            child = subprocess.Popen([*command, caller], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     text=True, errors="replace", env=dict(os.environ, START=str(start), GLOG_v="4"))
            last, partial = None, ""
            for line in child.stdout:
                if line.startswith("#"):
                    last = int(line[1:line.index(" ")])
                    partial = "" if line.endswith("\n") else line
                    file.write(line)
            if partial:
                file.write(f"CRASH {child.wait()}\n")
            start = None if child.wait() == 0 else (start if last is None else last) + 1


def read(path):
    found = {}
    for line in open(path, errors="replace"):
        match = re.match(r"#(\d+) (.*?) => (.*)", line)
        if match:
            found[int(match[1])] = (match[2], match[3])
    return found


def same(a, b):
    if a == b:
        return True
    if "Error" in a or NUMBER.sub("N", a) != NUMBER.sub("N", b):
        return False
    tolerance = 2e-2 if "Float16" in a else 2e-5
    pairs = zip(map(float, NUMBER.findall(a)), map(float, NUMBER.findall(b)))
    return all(x == y or x != x and y != y or abs(x - y) <= tolerance * max(1, abs(x), abs(y)) for x, y in pairs)


def kind(a, b):
    first, second = re.match(r"\w*Error|CRASH", a), re.match(r"\w*Error|CRASH", b)
    if not first:
        return "B" if second else "A"
    return "C" if not second else "E" if first[0] == second[0] else "D"


def compare(oracle, ours, pattern=None):
    ours, counts, agreed = read(ours), collections.defaultdict(collections.Counter), 0
    for number, (call, wanted) in read(oracle).items():
        have = ours.get(number, ("", "nothing"))[1]
        operator = call.split("(")[0]
        if same(wanted, have):
            agreed += 1
        elif pattern is None:
            counts[kind(wanted, have)][operator] += 1
        elif re.fullmatch(pattern, operator):
            print(f"{kind(wanted, have)} #{number} {call}\n   oracle {wanted[:300]}\n   ours   {have[:300]}")
    print(agreed, "agree")
    for letter in sorted(counts):
        print(letter, sum(counts[letter].values()), *[f"{operator}:{n}" for operator, n in counts[letter].items()])


if __name__ == "__main__":
    drive(sys.argv[2], sys.argv[3:]) if sys.argv[1] == "run" else compare(*sys.argv[2:])
