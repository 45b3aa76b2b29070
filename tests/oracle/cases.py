"""Cases of tests/lang and programs of tests/programs: how they are read, run, masked and compared.

Used by tests/oracle/run.py, which records what real MindSpore and CPython print, and by tests/lang/check.py, which
holds refjit against it. Needs nothing but Python 3.11 itself.

A case is one Python file; its name is the sentence. Comments at its top direct it:
  # modes: eager ast bytecode trace   run once a mode: every line that is exactly `@jit` is taken away (eager) or given
                                      that capture mode; all must print the same, which the oracle's eager run decides
  # tolerance: 1e-5                   numbers of the output compare within this relative and absolute tolerance
  # stdin: yes                        its text goes to the command's standard input, the file named is `-`
  # arguments: --small                given to the program on the command line
  # by hand: REASON                   the oracle is wrong or cannot run it: never recorded, REASON says what decides
Comments at its end are the expectation: `# expect: LINE` for each line of stdout, `# expect error: LINE` for each line
of stderr (then the exit code must be 1, otherwise 0). A program's expectation is NAME.expected beside it.
Lines on refjit's run report may follow, written by hand from spec.md's rows (the recorder keeps them, and says where the
oracle's own count of compiles differs):
  # expect report: compiles f 3           f was compiled three times (once a graph); `<=3`: at most that often
  # expect report: graph_break CallsPrint 2   two such events with that id (or an `option`, a `name`) among their values
  # expect report: ignored_option 1       that many events of a kind
  # expect report: executor f sink        how f's graphs were executed
  # expect report: reasons f first call; x was 1, is now 2     why each of them was compiled
Files whose name starts with `_` are modules that cases import.
"""
import dataclasses
import json
import os
import pathlib
import re
import signal
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LANG = ROOT / "tests" / "lang"
PROGRAMS = ROOT / "tests" / "programs"
VARIANTS = ROOT / "build" / "lang"
MODES = ("eager", "ast", "bytecode", "trace")
EXPECT = re.compile(r"^# expect( error| report)?:(?: (.*))?$")

# Masks, by name. Each takes text and gives text; all are applied to both sides before anything is compared.
MASKS = {
    # "0.21s" of a program's rows
    "time": lambda text: re.sub(r"\b\d+\.\d+s\b", "<time>s", text),
    # addresses of objects
    "address": lambda text: re.sub(r"\bat 0x[0-9a-f]+", "at <address>", text),
    # MindSpore's log lines "[WARNING] ME(...): ..." and refjit's "[WARNING] refjit: ..."
    "log": lambda text: re.sub(r"(?m)^\[(?:DEBUG|INFO|WARNING|ERROR|CRITICAL)\].*\n?", "", text),
    # a file's folder, in tracebacks and in messages
    "path": lambda text: re.sub(r"(?<![\w.])(?:/|\.{1,2}/|tests/|build/)[\w./+-]*/([\w.-]+\.py)", r"\1", text),
    # the marker lines below a traceback's source line
    "carets": lambda text: re.sub(r"(?m)^[ ]+[~^][~^ ]*\n?", "", text),
}


def mask(text):
    for rule in MASKS.values():
        text = rule(text)
    return text


@dataclasses.dataclass
class Case:
    path: pathlib.Path
    body: str                      # the text without the trailing expectation
    out: list | None = None        # expected stdout, None when nothing was recorded yet
    err: list = dataclasses.field(default_factory=list)
    report: list = dataclasses.field(default_factory=list)
    modes: tuple = ()
    tolerance: float = 0.0
    by_hand: str = ""
    stdin: bool = False
    arguments: tuple = ()          # sys.argv[1:]

    @property
    def uses_mindspore(self):
        return re.search(r"^(?:import|from) mindspore\b", self.body, re.M) is not None

    @property
    def name(self):
        return str(self.path.relative_to(ROOT / "tests"))


def read_case(path):
    lines = path.read_text().rstrip("\n").split("\n")
    kinds, end = {None: [], " error": [], " report": []}, len(lines)
    while end > 0 and EXPECT.match(lines[end - 1]):
        end -= 1
    for line in lines[end:]:
        kind, text = EXPECT.match(line).groups()
        kinds[kind].append(text or "")
    body = "\n".join(lines[:end]).rstrip("\n") + "\n"
    case = Case(path, body, kinds[None] if end < len(lines) else None, kinds[" error"], kinds[" report"])
    read_directions(case, lines[:end])
    return case


def read_directions(case, lines):
    """Sets what the comments at the top of a file direct."""
    for line in lines:
        if not line.startswith("#"):
            break
        key, _, value = line[1:].strip().partition(": ")
        if key == "modes":
            case.modes = tuple(value.split())
            assert set(case.modes) <= set(MODES), f"{case.path}: unknown mode in {value}"
        elif key == "tolerance":
            case.tolerance = float(value)
        elif key == "by hand":
            case.by_hand = value
        elif key == "stdin":
            case.stdin = True
        elif key == "arguments":
            case.arguments = tuple(value.split())


def read_program(path):
    expected = path.with_suffix(".expected")
    out = None
    if expected.exists():
        out = expected.read_text().rstrip("\n").split("\n")[1:]  # the first line names who recorded it
    case = Case(path, path.read_text(), out)
    read_directions(case, case.body.split("\n"))
    return case


def all_cases(pattern=""):
    paths = sorted(p for p in LANG.rglob("*.py") if not p.name.startswith("_") and p.parent != LANG)
    cases = [read_case(p) for p in paths] + [read_program(p) for p in sorted(PROGRAMS.glob("*.py"))]
    return [c for c in cases if pattern in c.name]


def variant(case, mode):
    """The file to run for `mode`: the case itself, or a copy under build/lang/MODE whose decorators say that mode."""
    if mode == "ast" or not mode:
        return case.path
    decorator = {"eager": "pass  # was @jit", "bytecode": '@jit(capture_mode="bytecode")',
                 "trace": '@jit(capture_mode="trace")'}[mode]
    if mode == "eager":
        text = re.sub(r"(?m)^( *)@jit$", r"\1# was @jit", case.body)
    else:
        text = re.sub(r"(?m)^( *)@jit$", r"\1" + decorator, case.body)
    path = VARIANTS / mode / case.path.relative_to(ROOT / "tests")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


def run_once(command, env, text, timeout):
    """Exit code, stdout, stderr; None when it had to be stopped."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=ROOT, timeout=timeout, errors="replace", input=text)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode, done.stdout, done.stderr


class Batch:
    """Runs commands as `run_once`, all in one process that reads a JSON line each (`cli.mjs batch`). It is started again
    after a command that had no end or that ended the process itself."""

    def __init__(self, server):
        self.server, self.process = server, None

    def __call__(self, command, env, text, timeout):
        process = self.started()
        over = threading.Timer(timeout, process.kill)
        over.start()
        try:
            process.stdin.write(json.dumps({"args": command, "env": env, "input": text}) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline() or "null")
        except BrokenPipeError:
            answer = None
        over.cancel()
        if answer:
            return answer["code"], answer["out"], answer["err"]
        code = process.wait()
        return None if code == -signal.SIGKILL else (code, "", "the process of the batch ended")

    def started(self):
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(self.server, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True, errors="replace")
        return self.process

    def close(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()


def execute(command, case, mode="", timeout=120, launch=run_once, **extra):
    """Runs `command` on a case from the repository's root, `extra` added to the environment: exit code, masked stdout
    lines, masked stderr lines."""
    path = variant(case, mode)
    env = dict(os.environ, GLOG_v="3", PYTHONDONTWRITEBYTECODE="1", **extra)
    try:
        shown = path.relative_to(ROOT)
    except ValueError:
        shown = path
    command = [*command, "-" if case.stdin else str(shown), *case.arguments]
    done = launch(command, env, case.body if case.stdin else None, timeout)
    if done is None:
        return -1, [], [f"no end within {timeout} s"]
    code, out, err = done
    return code, to_lines(out), to_lines(err)


def to_lines(text):
    text = mask(text).rstrip("\n")
    return text.split("\n") if text else []


def report_failure(case, report):
    """The first line of `# expect report:` that the run report (as read from JSON) does not bear out, or an empty string."""
    compiles, events = report["compiles"], report["events"]
    for line in case.report:
        kind, *words = line.split()
        if kind in ("compiles", "executor", "reasons"):
            of = [entry for entry in compiles if entry["function"].split(".")[-1] == words[0]]
            if kind == "reasons":
                words, got = [" ".join(words[1:])], "; ".join(entry["reason"] for entry in of)
            else:
                got = len(of) if kind == "compiles" else " ".join(sorted({entry["executor"] for entry in of}))
        else:
            of = [event for event in events if event["kind"] == kind]
            if len(words) == 2:
                of = [event for event in of if words[0] in event["fields"].values()]
            got = len(of)
        wanted = words[-1]
        if not (got <= int(wanted[2:]) if wanted.startswith("<=") else str(got) == wanted):
            return f"report: expected {line!r}, got {got}"
    return ""


NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+|nan|inf)")


def same(expected, got, tolerance):
    """Line lists equal after rstrip; with a tolerance, equal words and close numbers whatever the spacing."""
    expected, got = [line.rstrip() for line in expected], [line.rstrip() for line in got]
    if expected == got or not tolerance:
        return expected == got
    left, right = " ".join(expected), " ".join(got)
    if NUMBER.sub("#", left).replace(" ", "") != NUMBER.sub("#", right).replace(" ", ""):
        return False
    for a, b in zip(NUMBER.findall(left), NUMBER.findall(right)):
        x, y = float(a), float(b)
        if x != y and not (x != x and y != y) and not abs(x - y) <= tolerance * max(1.0, abs(x), abs(y)):
            return False
    return True
