#!/usr/bin/env python3
"""Random control flow on tensors, jitted by ast (O0 and O1) and by bytecode, and its gradients, against eager execution.

  python3 tests/conformance/control_flow_fuzz.py [REFJIT [FIRST [COUNT]]]

Each seed makes one module of functions whose branches, loops (with break, continue, else) and inner functions depend on
tensors; a module calls each with several arguments. Values stay small, so that gradients of what no result needs are
finite. Prints what differs, with the seed.
"""
import pathlib
import random
import subprocess
import sys
import tempfile

REFJIT = sys.argv[1] if len(sys.argv) > 1 else "build/native/refjit"
FIRST = int(sys.argv[2]) if len(sys.argv) > 2 else 0
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 24
FUNCTIONS = 8

PRELUDE = '''
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


def larger(p, q):
    if p > q:
        return p - q
    else:
        return q * 0.5


def raised(p):
    i = Tensor(0)
    while i < 2 and p < 1:
        p = p + 0.25
        i += 1
    return p

'''

POSTLUDE = '''

def plain(v):
    return [plain(i) for i in v] if isinstance(v, (tuple, list)) else (str(v.dtype), v.asnumpy())


def close(a, b):
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    if isinstance(a, list):
        return len(a) == len(b) and all(close(i, j) for i, j in zip(a, b))
    return a[0] == b[0] and a[1].shape == b[1].shape and np.allclose(a[1], b[1], 1e-3, 2e-3)


def outcome(function, x, y, k):
    try:
        return plain(function(Tensor(x), Tensor([y, x, 0.75]), Tensor(k)))
    except Exception as error:
        return type(error).__name__


for function in FUNCTIONS:
    gradient = ms.grad(function, (0, 1))
    forms = [("O1", function, jit(function, jit_level="O1"))]
    for mode in ("ast", "bytecode"):
        forms.append((mode, function, jit(function, capture_mode=mode)))
        forms.append((mode + ", differentiated", gradient, ms.grad(jit(function, capture_mode=mode), (0, 1))))
    forms.append(("ast of the gradient", gradient, jit(ms.grad(function, (0, 1)))))
    for name, eager, jitted in forms:
        for given in ((1.0, 0.5, 3), (-1.0, 0.5, 1), (0.5, -1.5, 2), (0.25, 0.25, 0)):
            want, got = outcome(eager, *given), outcome(jitted, *given)
            if not close(want, got):
                print("DIFFERS", function.__name__, name, given, "eager", want, "got", got)
                break
print("DONE", len(FUNCTIONS))
'''


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.fresh, self.scalars = 0, []

    def choose(self, *options):
        return self.random.choice(options)

    def name(self, prefix):
        self.fresh += 1
        return f"{prefix}{self.fresh}"

    def scalar(self, depth=2):
        """An expression: a tensor of rank 0."""
        if depth == 0:
            return self.choose("a", "b", "x", *self.scalars)
        p, q = self.scalar(depth - 1), self.scalar(depth - 1)
        return self.choose(
            f"ops.tanh({p} + {q})", f"ops.tanh({p} * {q})", f"({p} - {q}) * 0.5", f"ops.sin({p})", f"ops.maximum({p}, {q})",
            f"ops.abs({p})", f"ops.tanh({p} + v.sum())", f"ops.tanh({p} * y[{self.choose('0', '1', '-1')}])", f"larger({p}, {q})",
            f"ops.tanh(raised({p}))")

    def vector(self):
        p = self.scalar(1)
        return self.choose(f"ops.tanh(v + {p})", f"v * ops.tanh({p})", f"ops.where(v > {p}, v, y)", "(v + y) * 0.5",
                           "ops.concat((v[:1], y[1:]))", "ops.flip(v, (0,))", f"ops.stack([{p}, v[0], y[1]])")

    def condition(self):
        p, q = self.scalar(1), self.scalar(0)
        return self.choose(f"{p} > {q}", f"{p} < 0.5", f"v.sum() > {p}", f"{p} > 0 and {q} < 1", f"{p} > 1 or {q} > 0.5",
                           f"not {p} > 0", f"0 < {p} < 2", f"k == {self.choose('1', '2', '3')}", f"({p} > 0) == ({q} > 0)")

    def block(self, depth, indent, in_loop):
        known = list(self.scalars)
        lines = [line for _ in range(self.random.randint(1, 3)) for line in self.statement(depth, indent, in_loop)]
        self.scalars = known  # what a block defines may not be there after it
        return lines

    def statement(self, depth, indent, in_loop):
        pad, target = "    " * indent, self.choose("a", "b")
        kind = self.random.randrange(17 if depth > 0 else 5)
        if kind < 2:
            return [f"{pad}{target} = {self.scalar()}"]
        if kind == 2:
            return [f"{pad}v = {self.vector()}"]
        if kind == 3:
            return [f"{pad}{target} {self.choose('+=', '-=')} {self.scalar(1)} * 0.5"]
        if kind == 4:
            name = self.name("t")
            line = f"{pad}{name} = {self.scalar(1)}"
            self.scalars.append(name)
            return [line]
        if kind < 8:
            lines = [f"{pad}if {self.condition()}:"] + self.block(depth - 1, indent + 1, in_loop)
            if self.random.random() < 0.4:
                lines += [f"{pad}elif {self.condition()}:"] + self.block(depth - 1, indent + 1, in_loop)
            return lines + self.other(depth, indent, in_loop, 0.6)
        if kind < 11:
            name = self.name("i")
            test = f"{name} < {self.choose('k', '3', 'k + 1')}"
            head = [f"{pad}{name} = Tensor(0)", f"{pad}while {test}:", f"{pad}    {name} = {name} + 1"]
            return head + self.block(depth - 1, indent + 1, True) + self.other(depth, indent, in_loop, 0.4)
        if kind < 13:
            name = self.name("j")
            head = f"{pad}for {name} in {self.choose('range(3)', 'range(2, 0, -1)', 'y', '(1, 2)')}:"
            lines = [head, f"{pad}    a = ops.tanh(a + {name} * 0.1)"] + self.block(depth - 1, indent + 1, True)
            return lines + self.other(depth, indent, in_loop, 0.2)
        if kind == 13:
            return [f"{pad}if {self.condition()}:", f"{pad}    return {self.choose('a', 'b', 'a * b', 'v.sum()')} + 1.0"]
        if kind == 14 and in_loop:
            return [f"{pad}if {self.condition()}:", f"{pad}    {self.choose('break', 'continue')}"]
        if kind == 15:
            return [f"{pad}{target} = {self.scalar(1)} if {self.condition()} else {self.scalar(1)}"]
        name = self.name("inner")
        return [f"{pad}def {name}(p, q=a):", f"{pad}    if p > q:", f"{pad}        return p * b", f"{pad}    return q - p",
                f"{pad}{target} = ops.tanh({name}({self.scalar(1)}{self.choose('', ', ' + self.scalar(0))}))"]

    def other(self, depth, indent, in_loop, share):
        if self.random.random() >= share:
            return []
        return ["    " * indent + "else:"] + self.block(depth - 1, indent + 1, in_loop)

    def function(self, number):
        self.scalars = []
        lines = ["", f"def f{number}(x, y, k):", "    a, b, v = x * 1.0, x + 0.5, y * 1.0"]
        lines += self.block(3, 1, False) + self.block(2, 1, False)
        return lines + [f"    return {self.choose('a + b + v.sum()', 'a * v.sum() + b')}", ""]


def module(seed):
    maker = Maker(seed)
    lines = [line for number in range(FUNCTIONS) for line in maker.function(number)]
    return PRELUDE + "\n".join(lines) + f"\nFUNCTIONS = [{', '.join(f'f{n}' for n in range(FUNCTIONS))}]\n" + POSTLUDE


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(FIRST, FIRST + COUNT):
            path = pathlib.Path(folder) / f"control_flow_{seed}.py"
            path.write_text(module(seed))
            done = subprocess.run([REFJIT, "run", "--device", "reference", str(path)], capture_output=True, text=True, timeout=600)
            faults = [line for line in done.stdout.splitlines() if line.startswith("DIFFERS")]
            if "DONE" not in done.stdout:
                faults.append(f"exit {done.returncode}: {done.stderr.strip()[-400:]}")
            failed += len(faults)
            for fault in faults:
                print(f"seed {seed}: {fault}")
    print(f"{COUNT * FUNCTIONS * 6 - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
