"""Small expressions over builtin types, run by CPython 3.11 and by refjit: how many differ, and by what cause.

  python3.11 tests/oracle/python_sweep.py [--count N] [--seed N] [--show N] COMMAND...
      COMMAND is what runs one file: build/native/refjit run

Every method of every builtin type is called with right and wrong arguments, and every operator gets pairs of values of
all types; N of these expressions are drawn. A result is its type and repr, or the exception's type and text. Differences
are grouped by their texts without numbers and quoted names.
"""
import argparse
import builtins
import collections
import itertools
import random
import re
import subprocess
import tempfile

RECEIVERS = ("0", "-7", "2**70", "True", "1.5", "float('nan')", "1+2j", "'abc'", "'\\u00e9'", "b'a,b'", "bytearray(b'abc')",
             "memoryview(b'abcd')", "[3, 1, 2]", "(1, 2, 1)", "range(5)", "slice(1, 10, 2)", "{1: 2, 'a': 3}", "{1, 2, 3}",
             "frozenset([1])", "None", "...", "NotImplemented", "int", "len", "object()", "{1: 2}.items()", "iter([1])",
             "Exception('x')", "Index()")  # fmt: skip
ARGUMENTS = ("None", "1", "-1", "2**70", "1.5", "''", "'a'", "b'a'", "[1, 2]", "('a', 'b')", "{1: 2}", "range(3)", "slice(1, 2)",
             "int", "Index()", "iter([1, 2])", "'utf-8'", "'strict'")  # fmt: skip
OPERATORS = "+ - * / // % @ << >> & | ^ < <= == in".split()
SKIPPED = {"__doc__", "__dir__", "__sizeof__", "__reduce__", "__reduce_ex__", "__getstate__", "__init_subclass__", "__subclasshook__",
           "__pow__", "__rpow__", "__lshift__", "__rlshift__"}  # fmt: skip
PRELUDE = '''
import re
class Index:
    def __index__(self): return 2
    def __repr__(self): return "Index()"
def run(number, source):
    try:
        value = eval(source)
        text = type(value).__name__ + " " + repr(value)[:300]
    except BaseException as e:
        text = "!" + type(e).__name__ + ": " + str(e)
    print("@@%d" % number, re.sub("0x[0-9a-f]{6,}", "0x", text).replace(chr(10), " "), flush=True)
'''


def expressions():
    for left, right, operator in itertools.product(RECEIVERS, RECEIVERS, OPERATORS):
        if not ("70" in left + right and operator in ("*", "<<")):
            yield f"({left}) {operator} ({right})"
    index = type("Index", (), {})
    for receiver in RECEIVERS:
        value = eval(receiver, {**vars(builtins), "Index": index})
        for name in sorted(set(dir(value)) - SKIPPED):
            if callable(getattr(value, name, None)):
                lists = itertools.chain([()], itertools.product(ARGUMENTS), itertools.product(ARGUMENTS, repeat=2))
                yield from (f"({receiver}).{name}({', '.join(arguments)})" for arguments in lists)


def answers(command, sources):
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(PRELUDE + "".join(f"run({n}, {source!r})\n" for n, source in enumerate(sources)))
        file.flush()
        done = subprocess.run([*command, file.name], capture_output=True, text=True, errors="replace")
    return {int(n): text for n, text in re.findall(r"^@@(\d+) (.*)$", done.stdout, re.M)}


def kind(text):
    return re.sub(r"\d+", "N", re.sub(r"'[^']*'", "'_'", text))[:100]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    every = list(expressions())
    sources = random.Random(options.seed).sample(every, min(options.count, len(every)))
    wanted, got = answers(["python3.11", "-W", "ignore"], sources), answers(options.command, sources)
    groups = collections.defaultdict(list)
    for n, source in enumerate(sources):
        if wanted.get(n) != got.get(n):
            groups[kind(wanted.get(n, "")), kind(got.get(n, "no answer"))].append(n)
    for members in sorted(groups.values(), key=len, reverse=True)[: options.show]:
        n = members[0]
        print(f"{len(members):5}  {sources[n]}\n       wanted {wanted.get(n)}\n       got    {got.get(n)}")
    print(f"{len(sources)} of {len(every)} expressions, {sum(map(len, groups.values()))} differ in {len(groups)} ways")


main()
