"""Runs the examples of MindSpore's docstrings in the oracle and in refjit, and compares what their statements print.

  python3 tests/oracle/doc_examples.py [-j N] [--only REGEX] [--show REGEX] [--again] MODULE...   e.g. mindspore.ops mindspore.Tensor
      MODULE: a module (its public functions, and classes with their methods) or a class (its methods)
      --show prints the statements that differ of the objects that match; --again runs the oracle anew

The text of the examples is extracted from the oracle's installed package at run time and stands in build/doc_examples only:
one script an object, in which an expression statement echoes as it does in a docstring, and a mark stands before each statement. The
oracle's outputs are kept in build/doc_examples/oracle.json. Statements that fail in the oracle (operators without a CPU kernel) are held
against the docstring's own output. Results of random and uninitialised values compare without their numbers.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "doc_examples"
ORACLE = ROOT / "build" / "oracle" / "bin" / "python"
REFJIT = BUILD / "refjit"  # a copy: the command may be built anew meanwhile
OURS = [str(REFJIT), "run", "--device", "reference"]
MARK = "\x01"
NUMBER = re.compile(r"[-+]?\b(?:\d+\.?\d*(?:e[-+]?\d+)?|inf|nan)\b|[-+]?(?:\d+\.\d*(?:e[-+]?\d+)?|inf\b|nan\b)")
RANDOM = re.compile(r"rand|drop|uniform|normal|bernoulli|multinomial|shuffle|poisson|gamma\(|laplace|sampler|[Ee]mpty|choice|initializer\b|seed")
HEADER = """import sys as _sys
def _mark(text):
    print("\\x01" + text, flush=True)
def _echo(value):
    if value is not None:
        print(repr(value))
"""


# In the oracle: what there is, and how it runs.

def public_objects(path):
    """Yields (name, object) of a module or a class."""
    import importlib
    import inspect
    try:
        home = importlib.import_module(path)
    except ImportError:
        module, _, name = path.rpartition(".")
        home = getattr(importlib.import_module(module), name)
    if inspect.isclass(home):
        yield path, home
        names = [name for name in dir(home) if not name.startswith("_")]
    else:
        names = getattr(home, "__all__", None) or [name for name in dir(home) if not name.startswith("_")]
    for name in sorted(set(names)):
        value = getattr(home, name, None)
        if inspect.ismodule(value) or value is None:
            continue
        yield f"{path}.{name}", value
        if inspect.isclass(value) and not inspect.isclass(home):
            for method, member in sorted(vars(value).items()):
                if not method.startswith("_"):
                    yield f"{path}.{name}.{method}", member


def collect(paths):
    """{name: [[statement, output], ...]} of the objects below `paths`, each text once."""
    import doctest
    import textwrap
    found, seen = {}, set()
    for path in paths:
        for name, value in public_objects(path):
            doc = getattr(value, "__doc__", None)
            if not isinstance(doc, str) or ">>>" not in doc or doc in seen:
                continue
            seen.add(doc)
            try:
                parts = doctest.DocTestParser().get_examples(doc)
            except ValueError:
                parts = doctest.DocTestParser().get_examples(re.sub(r"(?m)^(\s*(?:>>>|\.\.\.))(?=\S)", r"\1 ", textwrap.dedent(doc)))
            found[name] = [[part.source, part.want] for part in parts]
    json.dump(found, sys.stdout)


def run_oracle(paths, jobs):
    """Prints a JSON line [path, output] for each script; every script runs in a fork, so neither crashes nor contexts reach the next."""
    import tempfile
    import types
    import mindspore  # noqa: F401 - once for all forks

    def start(path):
        out = tempfile.TemporaryFile()
        child = os.fork()
        if child:
            return child, out
        os.dup2(out.fileno(), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        import signal
        signal.alarm(120)
        main = sys.modules["__main__"] = types.ModuleType("__main__")
        main.__file__ = path
        try:
            exec(compile(open(path).read(), path, "exec"), main.__dict__)
        except BaseException as e:  # noqa: B902 - what ends the script is its result
            print(f"{MARK}E{type(e).__name__}: {e}", flush=True)
        sys.stdout.flush()
        os._exit(0)

    running, rest = {}, list(paths)
    while running or rest:
        while rest and len(running) < jobs:
            child, out = start(rest[0])
            running[child] = rest.pop(0), out
        child, status = os.wait()
        path, out = running.pop(child)
        out.seek(0)
        text = out.read().decode(errors="replace") + (f"{MARK}Ecrash {status}" if status else "")
        print(json.dumps([path, text]), flush=True)


# Here: scripts, runs, comparison.

def script(parts):
    """The text of an object's script. A statement that fails does not end it, as in a docstring."""
    import ast
    lines = [HEADER]
    for n, (source, _) in enumerate(parts):
        lines.append(f'_mark("{n}")')
        try:
            nodes = ast.parse(source).body
        except SyntaxError as e:
            lines.append(f'_mark("ESyntaxError: {e.msg}")')
            continue
        for node in nodes:
            rows = source.split("\n")[min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))]) - 1:node.end_lineno]
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) or any('"""' in row for row in rows):
                lines.extend(rows)
                continue
            if isinstance(node, ast.Expr):
                rows = [f"_echo({ast.get_source_segment(source, node)})"]
            body = "\n".join("    " + row for row in "\n".join(rows).split("\n"))
            lines.append(f"try:\n{body}\nexcept Exception as _e:\n    _mark('E' + type(_e).__name__ + ': ' + str(_e))")
    return "\n".join(lines) + "\n"


def pieces(text, count):
    """The outputs by statement: (text, failure)."""
    found = [["", ""] for _ in range(count)]
    at = None
    for row in text.split("\n"):
        if row.startswith(MARK) and row[1:].isdigit():
            at = int(row[1:])
        elif row.startswith(MARK + "E") and at is not None:
            found[at][1] = row[2:]
        elif at is not None:
            before, _, error = row.partition(MARK + "E")
            found[at][0] += before + "\n"
            found[at][1] = found[at][1] or error
    return [(out.strip(), failure) for out, failure in found]


def same(a, b, loose):
    if a == b:
        return True
    blank = lambda text: re.sub(r"[\s,]+", "", NUMBER.sub("", re.sub(r"0x[0-9a-f]+", "", text)))  # noqa: E731
    if loose:
        return re.sub(r"[-+.\de]|[\[\]]|inf|nan|\.\.\.", "", blank(a)) == re.sub(r"[-+.\de]|[\[\]]|inf|nan|\.\.\.", "", blank(b))
    if blank(a) != blank(b):
        return False
    left, right = ([float(n) for n in NUMBER.findall(text)] for text in (a, b))
    tolerance = 2e-3 if "Float16" in a else 1e-4
    return len(left) == len(right) and all(
        x == y or x != x and y != y or abs(x - y) <= tolerance * max(abs(x), abs(y)) + 2e-6 for x, y in zip(left, right))


def last_line(text):
    return next((row for row in reversed(text.strip().split("\n")) if row.strip()), "")


def judge(parts, oracle, ours):
    """("agree" | "document" | "differ" | "departs" | "fails", the rows that differ)."""
    kind, rows = "agree", []
    loose = any(RANDOM.search(source) for source, _ in parts)
    order = ["agree", "document", "departs", "differ", "fails"]
    has_failed = False  # a failure in the oracle leaves names with older values
    for (source, want), (theirs, their_error), (out, error) in zip(parts, oracle, ours):
        want = want.strip()
        if "Traceback (most recent" in want:
            want = ""
        has_failed = has_failed or bool(their_error)
        if has_failed and not error and (same(want, out, loose) or their_error and not want):
            found = "document"
        elif bool(error) != bool(their_error):
            found = "fails" if error else "departs"
        elif error:
            found = "agree"
        elif same(theirs, out, loose):
            found = "agree"
        else:
            found = "differ" if same(want, theirs, loose) else "departs"
        if found not in ("agree", "document"):
            rows.append((source.rstrip(), want, their_error or theirs, error or out))
        kind = max(kind, found, key=order.index)
    return kind, rows


def run_ours(path):
    try:
        done = subprocess.run([*OURS, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
        return MARK + "Etimeout"
    return done.stdout + (f"{MARK}E{last_line(done.stderr)}" if done.returncode else "")


def oracle_outputs(scripts, again, jobs):
    cache = BUILD / "oracle.json"
    known = json.loads(cache.read_text()) if cache.exists() and not again else {}
    digests = {name: hashlib.sha1(path.read_bytes()).hexdigest() for name, path in scripts.items()}
    names = {str(path): name for name, path in scripts.items() if known.get(name, ["", ""])[0] != digests[name]}
    if names:
        child = subprocess.Popen([ORACLE, __file__, "--run", "-j", str(jobs), *names], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                 cwd=BUILD, env=dict(os.environ, GLOG_v="4"))
        for line in child.stdout:
            path, text = json.loads(line)
            known[names[path]] = [digests[names[path]], text]
        cache.write_text(json.dumps(known))
    return {name: known[name][1] for name in scripts}


def show(name, kind, rows):
    print(f"=== {name}: {kind}")
    for source, want, theirs, ours in rows:
        print("\n".join("  >>> " + row for row in source.split("\n")))
        for title, text in (("doc", want), ("oracle", theirs), ("ours", ours)):
            print(f"  {title:7}" + "\n         ".join(text.split("\n")[:12]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-j", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--show", default="$^")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--collect", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="+")
    args = parser.parse_args()
    if args.collect:
        return collect(args.names)
    if args.run:
        return run_oracle(args.names, args.j)
    BUILD.mkdir(parents=True, exist_ok=True)
    shutil.copy2(ROOT / "build" / "native" / "refjit", REFJIT)
    listing = BUILD / ("-".join(args.names)[:180] + ".json")
    if args.again or not listing.exists():
        listing.write_text(subprocess.run([ORACLE, __file__, "--collect", *args.names], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                          check=True, text=True).stdout)
    examples = {name: parts for name, parts in json.loads(listing.read_text()).items() if re.search(args.only, name)}
    scripts = {}
    for name, parts in examples.items():
        scripts[name] = BUILD / f"{name}.py"
        scripts[name].write_text(script(parts))
    theirs = oracle_outputs(scripts, args.again, args.j)
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for name, text in zip(examples, pool.map(run_ours, scripts.values())):
            parts = examples[name]
            kind, rows = judge(parts, pieces(theirs[name], len(parts)), pieces(text, len(parts)))
            counts[kind] += 1
            if rows and re.search(args.show, name):
                show(name, kind, rows)
            elif kind not in ("agree", "document"):
                source, _, their, our = rows[0]
                print(f"{kind:8} {name}: {source.splitlines()[0][:80]} | {last_line(their)[:60]} | {last_line(our)[:120]}")
    print(f"{sum(counts.values())} objects: {counts['agree']} agree, {counts['document']} print what the docstring shows (the oracle fails), "
          f"{counts['departs']} differ where the oracle departs from the docstring, {counts['differ']} differ, {counts['fails']} fail in refjit")


if __name__ == "__main__":
    main()
