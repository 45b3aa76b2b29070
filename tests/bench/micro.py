"""Small loops of plain Python: nanoseconds a turn under refjit and under python3.11, and their ratio.

`python3 tests/bench/micro.py [NAME...]` compares; under refjit, or with --here, it only prints its own times. The fastest
of several rounds of either, in turns, so that what disturbs a round disturbs nobody's result.
"""
import sys
import time


class Point:
    kind = 1

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def total(self):
        return self.x + self.y

    @property
    def size(self):
        return self.x


class Slim(Point):
    def __init__(self, x, y):
        super().__init__(x, y)


def attributes(n):
    p = Point(1, 2)
    for i in range(n):
        p.x = p.y
        p.y = p.kind


def methods(n):
    p = Point(1, 2)
    for i in range(n):
        p.total()


def properties(n):
    p = Point(1, 2)
    for i in range(n):
        p.size


def instances(n):
    for i in range(n):
        Point(i, i)


def supers(n):
    for i in range(n):
        Slim(i, i)


def callee(a, b=2, *, c=3):
    return a


def keywords(n):
    for i in range(n):
        callee(i, b=i, c=i)


def ints(n):
    total = 0
    for i in range(n):
        total = (total * 3 + i - 7) % 1000003


def floats(n):
    x = 0.5
    for i in range(n):
        x = x * 1.0000001 + 0.5 / (x + 1.0)


def whiles(n):
    i = 0
    while i < n:
        i += 1


def lists(n):
    items = []
    for i in range(n):
        items.append(i)
        items[-1] = i
        len(items)


def dicts(n):
    table = {}
    for i in range(n):
        table[i & 1023] = i
        table.get(i)


def strings(n):
    parts = []
    for i in range(n):
        parts.append("a" + str(i))
    "".join(parts)


def formats(n):
    for i in range(n):
        f"{i}:{i}"


def comprehensions(n):
    for i in range(n // 10):
        [j for j in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)]


def numbers(n):
    for i in range(n):
        yield i


def generators(n):
    for i in numbers(n):
        pass


def tries(n):
    for i in range(n):
        try:
            i
        except ValueError:
            pass


def raises(n):
    for i in range(n // 4):
        try:
            raise ValueError("text")
        except ValueError:
            pass


def unpacking(n):
    a, b = 1, 2
    for i in range(n):
        a, b = b, a
        (c, d) = (i, a)


def closures(n):
    total = 0

    def add(k):
        nonlocal total
        total += k

    for i in range(n):
        add(i)


def sorting(n):
    items = [(i * 7919) % 10007 for i in range(n)]
    items.sort()
    sorted(items, key=lambda k: -k)


CASES = (attributes, methods, properties, instances, supers, keywords, ints, floats, whiles, lists, dicts, strings, formats,
         comprehensions, generators, tries, raises, unpacking, closures, sorting)
COUNT, ROUNDS = 20000, 5


def measure(names):
    for case in CASES:
        if names and case.__name__ not in names:
            continue
        case(COUNT // 10)
        best = 1e9
        for _ in range(ROUNDS):
            start = time.perf_counter()
            case(COUNT)
            best = min(best, time.perf_counter() - start)
        print(case.__name__, best / COUNT * 1e9)


def compare(names):
    import pathlib
    import subprocess
    root = pathlib.Path(__file__).resolve().parents[2]
    ours, theirs = {}, {}
    for _ in range(3):
        for command, best in (([str(root / "build/native/refjit"), "run"], ours), ([sys.executable], theirs)):
            out = subprocess.run([*command, __file__, "--here", *names], capture_output=True, text=True, check=True).stdout
            for line in out.splitlines():
                name, value = line.split()
                best[name] = min(best.get(name, 1e9), float(value))
    print(f"{'':16}{'refjit':>10}{'python':>10}   ratio")
    for name, value in ours.items():
        print(f"{name:16}{value:8.0f} ns{theirs[name]:7.0f} ns{value / theirs[name]:8.2f}")


if sys.argv[1:2] == ["--here"] or "refjit" in sys.version:
    measure([name for name in sys.argv[1:] if name != "--here"])
else:
    compare(sys.argv[1:])
