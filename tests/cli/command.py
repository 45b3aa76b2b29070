"""The command under test, as the suites of this folder call it: its path is the first argument of run.py."""
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys

REFJIT = str(pathlib.Path(sys.argv[1]).resolve())
# Without what says that a CI runs us: pytest, and `refjit test` as it, then prints summaries whole.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("CI", "BUILD_NUMBER")}
#: A program with one graph.
BRANCH = """
import mindspore as ms

@ms.jit
def f(x):
    return x * 2 + 1

f(ms.Tensor([1.0, 2.0]))
"""


def refjit(folder, *args, **env):
    """Exit code, stdout, stderr of the command run in `folder`."""
    done = subprocess.run([REFJIT, *args], capture_output=True, text=True, cwd=folder, env=dict(ENVIRONMENT, **env))
    return done.returncode, done.stdout, done.stderr


def run(folder, text, *args, **env):
    """Runs a program; returns stdout, stderr, and the report's counters."""
    (folder / "program.py").write_text(text)
    code, out, err = refjit(folder, "run", "--report", "report.json", "program.py", *args, **env)
    assert code == 0, err
    return out, err, json.loads((folder / "report.json").read_text())["counters"]


@contextlib.contextmanager
def serving(folder, *command, **env):
    """A server: its address, its token, and the process, which is ended."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(ENVIRONMENT, **env))
    try:
        for line in process.stdout:
            if found := re.match(r"devices (ws://\S+)\s+token (\S+)", line):
                yield *found.groups(), process
                break
    finally:
        process.terminate()
        process.communicate(timeout=30)
