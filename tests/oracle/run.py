"""make oracle: records what real MindSpore 2.7.0 and CPython 3.11 print, the only writer of expectations.

  python3 tests/oracle/run.py [PATTERN]     everything, or only the cases whose path contains PATTERN

1. Installs MindSpore into build/oracle when it is not there (2.7 GB; needs Python 3.11).
2. Runs every case of tests/lang and every program of tests/programs that is not marked `# by hand:` and writes what it
   printed: as `# expect:` comments at the end of a case, as NAME.expected beside a program.
3. Records the `validate` graphs of tests/ir_compare/functions.py into tests/ir_compare/expected, those of programs.py,
   more_programs.py and thirty_programs.py into expected_programs, expected_more_programs and expected_thirty_programs.
The files are committed; make test compares with them and needs no MindSpore. What was recorded goes through the masks of
cases.py. tests/oracle/VERSION says what made them.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import cases as c

VENV = c.ROOT / "build" / "oracle"
PYTHON = VENV / "bin" / "python"
PACKAGES = ("mindspore==2.7.0", "numpy<2", "pytest")
HERE = pathlib.Path(__file__).resolve().parent
IR = c.ROOT / "tests" / "ir_compare"
VERSION_PROGRAM = (
    "import platform, numpy, mindspore; "
    "print(f'MindSpore {mindspore.__version__}, numpy {numpy.__version__}, Python {platform.python_version()}')"
)


def python311():
    """A Python 3.11 that can make a virtual environment."""
    found = [*pathlib.Path("/root/.pyenv/versions").glob("3.11.*/bin/python3"), shutil.which("python3.11"), sys.executable]
    for candidate in filter(None, found):
        text = subprocess.run([candidate, "-c", "import sys; print(sys.version_info[:2])"], capture_output=True, text=True).stdout
        if text.strip() == "(3, 11)":
            return str(candidate)
    sys.exit("oracle: no Python 3.11 found")


def install():
    done = PYTHON.exists() and not subprocess.run([PYTHON, "-c", "import mindspore"], capture_output=True).returncode
    if not done:
        print("oracle: installing MindSpore into build/oracle (2.7 GB)", flush=True)
        subprocess.run([python311(), "-m", "venv", VENV], check=True)
        subprocess.run([PYTHON, "-m", "pip", "install", "--no-cache-dir", *PACKAGES], check=True)
    text = subprocess.run([PYTHON, "-c", VERSION_PROGRAM], capture_output=True, text=True).stdout
    return text.strip().split("\n")[-1]


def write_if_new(path, text):
    if path.exists() and path.read_text() == text:
        return False
    path.write_text(text)
    return True


def compare_compiles(case, extra):
    """Notes where the oracle's number of `validate` graphs of a function is not what the case expects of refjit's report."""
    lines = [line.split() for line in case.report if line.startswith("compiles ")]
    expected = {name: count for _, name, count in lines if not count.startswith("<=")}
    if not expected:
        return
    with tempfile.TemporaryDirectory() as folder:
        c.execute([str(PYTHON)], case, MS_DEV_SAVE_GRAPHS="2", MS_DEV_SAVE_GRAPHS_PATH=folder, **extra)
        entries = [re.search(r"# IR entry: @(\S+)", p.read_text())[1] for p in pathlib.Path(folder).glob("*_validate_*.ir")]
    for name, count in expected.items():
        got = sum(re.fullmatch(rf"(?:\d+_)*(?:__main___|\d+R\.<compile\[\d+\]>)?{name}(?:__trace_)?_\d+", entry) is not None for entry in entries)
        if got != int(count):
            print(f"  note: {case.name}: {name} compiles {got} times in the oracle, {count} expected of refjit (graphs: {sorted(entries)})")


def record(case, version):
    """Runs one case; returns a word on what happened."""
    if case.by_hand:
        return "by hand"
    mode = "eager" if case.modes else ""
    extra = {"PYTHONPATH": str(HERE / "site")} if case.uses_mindspore and case.path.parent != c.PROGRAMS else {}
    code, out, err = c.execute([str(PYTHON)], case, mode, **extra)
    if code not in (0, 1):
        return f"FAILED with exit code {code}: {' / '.join(err[-3:])}"
    if code == 0:
        err = []
    for other in case.modes:
        if other != "eager":
            ran = c.execute([str(PYTHON)], case, other, **extra)
            if not c.same(out, ran[1], max(case.tolerance, 1e-5)):
                print(f"  note: {case.name}: the oracle's {other} differs from its eager run (eager decides)")
    if case.path.parent == c.PROGRAMS:
        text = f"# recorded with {version}; masks: {', '.join(c.MASKS)}\n" + "\n".join(out) + "\n"
        changed = write_if_new(case.path.with_suffix(".expected"), text)
    else:
        lines = [f"# expect: {line}".rstrip() for line in out] + [f"# expect error: {line}".rstrip() for line in err]
        lines += [f"# expect report: {line}" for line in case.report]
        compare_compiles(case, extra)
        if not lines:
            return "FAILED: printed nothing"
        changed = write_if_new(case.path, case.body + "\n" + "\n".join(lines) + "\n")
    return "changed" if changed else "same"


NODE = re.compile(r"^  (?:%\d+\([^)]*\) = (?:call )?([^(\s]+)\(|(Return)\()", re.M)


def operators(text):
    """Names of the operators of a dump in the order it lists them, without MindSpore's prefix for YAML operators."""
    body = text[text.index("\nsubgraph @"):]
    return [(m[1] or m[2]).removeprefix("PrimFunc_") for m in NODE.finditer(body)]


def masked_dump(text):
    text = re.sub(r"0x[0-9a-f]{6,}", "0xADDR", text)
    text = text.replace(str(VENV), "<oracle>")
    text = re.sub(r"(# In file <oracle>/[^/\s]\S*?\.py:[\d~, ]+)/.*/$", r"\1/.../", text, flags=re.M)  # its source is not ours to keep
    return text.replace(str(c.ROOT) + "/", "")


def validate_dumps(script):
    """(function, text) of each `validate` dump that running `script` makes, in order."""
    with tempfile.TemporaryDirectory() as folder:
        env = dict(os.environ, GLOG_v="3", MS_DEV_SAVE_GRAPHS="2", MS_DEV_SAVE_GRAPHS_PATH=folder)
        subprocess.run([PYTHON, script], check=True, env=env, cwd=c.ROOT, stdout=subprocess.DEVNULL)
        for dump in sorted(pathlib.Path(folder).glob("*_validate_*.ir"), key=lambda p: int(p.stem.rsplit("_", 1)[1])):
            text = dump.read_text()
            yield re.search(r"# IR entry: @(?:\d+_)*(\w+?)_\d+\n", text)[1], text


def without_sources(text):
    """A dump without its comments on source lines and node attributes: what is compared, with the types."""
    lines = [line for line in masked_dump(text).split("\n") if not line.lstrip().startswith("#")]
    return re.sub(r"\s+(?:cnode_attrs|cnode_primal_attrs|primitive_attrs): \{[^}]*\}", "", "\n".join(lines))


def record_graphs(version):
    expected = IR / "expected"
    expected.mkdir(exist_ok=True)
    count = 0
    for name, text in validate_dumps("tests/ir_compare/functions.py"):
        write_if_new(expected / f"{name}.ir", masked_dump(text))
        ops = f"# validate at O0, {version}\n" + "\n".join(operators(text)) + "\n"
        write_if_new(expected / f"{name}.ops", ops)
        count += 1
    assert len(list(expected.glob("*.ops"))) == 20, "a function of the list has no graph"
    # MindSpore refuses grad_of_partial
    for programs, size in (("programs", 60), ("more_programs", 39), ("thirty_programs", 30)):
        expected = IR / f"expected_{programs}"
        expected.mkdir(exist_ok=True)
        for name, text in validate_dumps(f"tests/ir_compare/{programs}.py"):
            write_if_new(expected / f"{name}.ir", f"# validate at O0, {version}\n" + without_sources(text))
            count += 1
        assert len(list(expected.glob("*.ir"))) == size, "a program of the list has no graph"
    return count


def main():
    pattern = sys.argv[1] if len(sys.argv) > 1 else ""
    version = install()
    write_if_new(HERE / "VERSION", version + "\n")
    counts = {}
    for case in c.all_cases(pattern):
        word = record(case, version)
        if word != "same":
            print(f"{word}: {case.name}", flush=True)
        counts[word.split(":")[0].split(" with")[0]] = counts.get(word.split(":")[0].split(" with")[0], 0) + 1
    if pattern in "ir_compare":
        print(f"graphs recorded: {record_graphs(version)}")
    print(", ".join(f"{n} {word}" for word, n in counts.items()) or "no case")
    return 1 if "FAILED" in counts else 0


if __name__ == "__main__":
    sys.exit(main())
