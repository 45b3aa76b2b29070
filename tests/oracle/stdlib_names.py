"""Which names of the standard library a command lacks: the table to fill the guest's modules by.

  python3 tests/oracle/stdlib_names.py COMMAND...      e.g. build/native/refjit run

Runs one program that imports every module of the list and prints its public names, with CPython and with COMMAND, and
prints a line a module: how many names are there, and which of CPython's `__all__` are missing. Not a test: a survey.
"""
import importlib
import pathlib
import subprocess
import sys
import tempfile

MODULES = """__future__ abc argparse array ast asyncio atexit base64 binascii bisect builtins calendar cmath codecs collections
collections.abc colorsys concurrent.futures configparser contextlib contextvars copy copyreg csv dataclasses datetime decimal
difflib dis enum errno fnmatch fractions functools gc getopt glob gzip hashlib heapq hmac html importlib importlib.util
inspect io itertools json keyword linecache locale logging math multiprocessing numbers operator os os.path pathlib pickle
pkgutil platform pprint queue random re reprlib sched secrets shlex shutil signal socket stat statistics string struct
subprocess sys tempfile textwrap threading time timeit token tokenize traceback tracemalloc types typing unicodedata unittest
unittest.mock urllib.parse uuid warnings weakref zipfile zlib""".split()
PROGRAM = """
import importlib
for name in %r:
    try:
        print(name, *[n for n in dir(importlib.import_module(name)) if n[:1] != '_'])
    except BaseException as e:
        print(name, '!', type(e).__name__)
"""


def names(command):
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "names.py"
        program.write_text(PROGRAM % MODULES)
        run = subprocess.run([*command, str(program)], capture_output=True, text=True, check=False)
    sys.stderr.write(run.stderr[-500:])
    return {line.split()[0]: line.split()[1:] for line in run.stdout.splitlines()}


def main():
    expected, found = names([sys.executable]), names(sys.argv[1:])
    for name in MODULES:
        there = found.get(name, ["!"])
        if there[:1] == ["!"]:
            print(f"{name:<20}no such module")
            continue
        module = importlib.import_module(name)
        public = set(getattr(module, "__all__", expected[name]))
        modules = {n for n in expected[name] if isinstance(getattr(module, n, None), type(sys))}
        missing = [n for n in expected[name] if n in public and n not in there and n not in modules]
        print(f"{name:<20}{len(expected[name]) - len(missing)} of {len(expected[name])} {' '.join(missing[:60])}")


if __name__ == "__main__":
    main()
