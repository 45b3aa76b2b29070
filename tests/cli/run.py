"""What the command does beside running a program: graph files (S10), the compile cache (S3), formats of `refjit graph`, `refjit explain`.

  python3 tests/cli/run.py build/native/refjit

Each test runs the command in a folder of its own and looks at what it printed and wrote. Ends with "N passed, N failed".
"""
import json
import pathlib
import re
import signal
import shlex
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import python_line
import operating
import reading
import seed_listings
from command import BRANCH, ENVIRONMENT, REFJIT, refjit, run

LOOP = """
import sys
import mindspore as ms
from mindspore import dtype, set_context
scale = int(sys.argv[1])

@ms.jit
def func(x, y):
    out = x
    for _ in range(200):
        out = x + x * y * scale + out
    return out

set_context(enable_compile_cache=True, compile_cache_path="kept")
print(func(ms.Tensor([1], dtype.float32), ms.Tensor([2], dtype.float32)))
"""
FLOW = """
import mindspore as ms

@ms.jit(capture_mode="bytecode")
def f(x, n):
    y = x * 2
    try:
        if n > 2:
            print("mid", n)
        z = y + 1
    except ValueError:
        return x
    return z + y

def never(a):
    return a

f(ms.Tensor([1.0, 2.0]), 3)
"""
EXPLAINED = """
import mindspore as ms

SCALE = 2.0

@ms.jit(capture_mode="bytecode")
def f(x):
    y = x * SCALE
    print(y)
    return y + 1

f(ms.Tensor([1.0]))
f(ms.Tensor([1.0, 2.0]))
"""
TESTED = """
import unittest
import pytest
import numpy as np
import mindspore as ms

@ms.jit
def f(x, y):
    if x > y:
        return x - y
    return x + y

@pytest.mark.parametrize("a, b, c", [(1.0, 2.0, 3.0), (3.0, 2.0, 1.0)])
def test_f(a, b, c):
    assert f(ms.Tensor(a), ms.Tensor(b)).asnumpy() == c

def test_printing(capsys):
    print(3)
    assert capsys.readouterr().out == "3\\n"

class TestMore:
    def setup_class(cls):
        cls.known = 3

    def setup_method(self, method):
        self.name = method.__name__

    def test_set_up(self):
        assert (self.known, self.name) == (3, "test_set_up")

    @pytest.mark.skip(reason="later")
    def test_later(self):
        assert False

class Cases(unittest.TestCase):
    def setUp(self):
        self.x = 1

    def test_x(self):
        self.assertEqual(self.x, 1)
        with pytest.raises(ZeroDivisionError, match="by zero"):
            self.x / 0

    def test_not(self):
        self.skipTest("here")
"""


def cache_files(folder, name="kept"):
    return sorted((folder / name / "refjit_cache").glob("*"))


def a_kept_program_is_found_again(folder):
    out, _, counters = run(folder, LOOP, "1")
    assert counters["cache_hits"] == 0 and len(cache_files(folder)) == 1
    again, _, counters = run(folder, LOOP, "1")
    assert again == out and counters["cache_hits"] == 1


def a_frozen_value_that_changed_is_noticed(folder):
    assert run(folder, LOOP, "1")[0] == "[601.]\n"
    out, _, counters = run(folder, LOOP, "2")
    assert out == "[1001.]\n" and counters["cache_hits"] == 0


def a_global_of_a_called_function_that_changed_is_noticed(folder):
    """Of this module or another one, a number or what stands in an object."""
    (folder / "settings.py").write_text(
        "import sys\n\nclass Settings:\n    scale = int(sys.argv[1])\n\n\nsettings = Settings()\n\n\n"
        "def other(x):\n    return x * settings.scale\n")
    text = """
import sys
import mindspore as ms
from settings import other
from mindspore import set_context

offset = 10 * int(sys.argv[1])


def own(x):
    return x + offset


@ms.jit
def f(x):
    return other(x)


@ms.jit
def g(x):
    return own(x)


set_context(enable_compile_cache=True, compile_cache_path="kept")
print(f(ms.Tensor([1.0])), g(ms.Tensor([1.0])))
"""
    for argument, out, hits in (("1", "[1.] [11.]\n", 0), ("1", "[1.] [11.]\n", 2), ("2", "[2.] [21.]\n", 0)):
        printed, _, counters = run(folder, text, argument)
        assert printed == out and counters["cache_hits"] == hits


def what_a_cell_casts_is_noticed(folder):
    """Its own type, one of a cell in it, and rules for operators; of an argument and of a global."""
    text = """
import sys
import mindspore as ms
from mindspore import nn, Tensor

ms.set_context(enable_compile_cache=True, compile_cache_path="kept")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(1, 1, weight_init=Tensor([[0.1001]]), bias_init="zeros")

    def construct(self, x):
        return self.dense(x) * 1.001 + x


net = Net()
if sys.argv[1] == "own":
    net.to_float(ms.float16)
if sys.argv[1] == "inner":
    net.dense.to_float(ms.float16)
if sys.argv[1] == "auto":
    ms.amp.auto_mixed_precision(net, "auto")


@ms.jit
def f(x):
    return net(x)


x = Tensor([[3.3]])
print(f(x))
ms.set_context(mode=ms.GRAPH_MODE)
print(net(x))
"""
    words = ["none", "inner", "auto", "own"]
    alone = {}
    for word in words:
        (folder / word).mkdir()
        alone[word] = run(folder / word, text, word)[0]
    assert len(set(alone.values())) == 4, alone
    for word in words + words:
        assert run(folder, text, word)[0] == alone[word], word
    assert run(folder, text, "own")[2]["cache_hits"] == 2


def what_functions_arrays_and_enumerations_hold_is_noticed(folder):
    """S3: what capture reads of them leaves no guard of its own, so they are named by what they hold; defaults that no
    path leads to keep a graph out of the cache (two here)."""
    text = """
import enum, functools, math, sys
import numpy as np
import mindspore as ms

v = int(sys.argv[1])
array = np.array([v, v])

class Factor(enum.Enum):
    X = v

def closed_over(k):
    return lambda x: x * k

def with_default(x, k=v, *, more=v):
    return x * k + more

closed, partial = closed_over(v), functools.partial(with_default, k=v)
either = (lambda x: x - 1) if v == 1 else (lambda x: x + 1)
members, numbers, root = {v, 7}, range(v), math.sqrt if v == 1 else math.floor

@ms.jit
def by_array(x): return x + ms.Tensor(array)
@ms.jit
def by_closure(x): return closed(x)
@ms.jit
def by_default(x): return with_default(x)
@ms.jit
def by_partial(x): return partial(x)
@ms.jit
def by_enumeration(x): return x * Factor.X.value
@ms.jit
def by_one_of_two(x): return either(x)
@ms.jit
def by_set(x): return x + sum(members)
@ms.jit
def by_range(x): return x + len(numbers)
@ms.jit
def by_builtin(x): return x + root(4)

class Holder:
    @staticmethod
    def scaled(x, factor=v): return x * factor

@ms.jit
def by_static_default(x): return Holder.scaled(x)

ms.set_context(enable_compile_cache=True, compile_cache_path="kept")
x = ms.Tensor([3.0, 3.0])
for f in (by_array, by_closure, by_default, by_partial, by_enumeration, by_one_of_two, by_set, by_range, by_builtin, by_static_default):
    print(f(x).asnumpy().tolist()[0])
"""
    for argument, printed, hits in (("1", "4 3 4 4 3 2 11 4 5 3", 0), ("2", "5 6 8 8 6 4 12 5 7 6", 0), ("2", "5 6 8 8 6 4 12 5 7 6", 8), ("1", "4 3 4 4 3 2 11 4 5 3", 0)):
        out, _, counters = run(folder, text, argument)
        assert out == "".join(f"{number}.0\n" for number in printed.split()) and counters["cache_hits"] == hits, (argument, out, counters)


def a_changed_source_invalidates(folder):
    run(folder, LOOP, "1")
    out, _, counters = run(folder, LOOP.replace("x * y", "x + y"), "1")
    assert out == "[801.]\n" and counters["cache_hits"] == 0
    assert len(cache_files(folder)) == 2


def a_damaged_file_is_ignored_with_a_warning(folder):
    run(folder, LOOP, "1")
    file = cache_files(folder)[0]
    file.write_bytes(file.read_bytes().replace(b"Mul", b"Sub"))
    out, err, counters = run(folder, LOOP, "1")
    assert out == "[601.]\n" and counters["cache_hits"] == 0
    assert "checksum" in err and "[WARNING]" in err
    assert run(folder, LOOP, "1")[2]["cache_hits"] == 1  # and replaced by a sound one


def a_foreign_file_is_ignored_with_a_warning(folder):
    run(folder, LOOP, "1")
    cache_files(folder)[0].write_text("something else")
    out, err, _ = run(folder, LOOP, "1")
    assert out == "[601.]\n" and "no cache file" in err
    cache_files(folder)[0].write_text("something else")
    assert run(folder, LOOP, "1", GLOG_v="3")[1] == ""


def the_environment_turns_the_cache_on_and_the_context_wins(folder):
    text = LOOP.replace('set_context(enable_compile_cache=True, compile_cache_path="kept")', "pass")
    env = {"MS_COMPILER_CACHE_ENABLE": "1", "MS_COMPILER_CACHE_PATH": str(folder / "elsewhere")}
    run(folder, text, "1", **env)
    assert len(cache_files(folder, "elsewhere")) == 1
    off = LOOP.replace("enable_compile_cache=True", "enable_compile_cache=False")
    assert run(folder, off, "1", **env)[2]["cache_hits"] == 0 and len(cache_files(folder, "elsewhere")) == 1


def processes_at_the_same_time_share_a_cache(folder):
    (folder / "program.py").write_text(LOOP)
    processes = [subprocess.Popen([REFJIT, "run", "program.py", "1"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                 for _ in range(8)]
    assert {p.communicate()[0] for p in processes} == {"[601.]\n"}
    assert len(cache_files(folder)) == 1


def the_flow_of_bytecode_is_shown_in_every_format(folder):
    (folder / "program.py").write_text(FLOW)
    shown = {f: refjit(folder, "graph", "program.py", "--function", "f", "--cfg", "--format", f) for f in ("text", "dot", "json")}
    assert all(code == 0 for code, _, _ in shown.values()), shown
    text = shown["text"][1]
    assert "argument x: Float32 (2,)" in text and "exception -> block" in text and "if false -> block" in text
    assert "graph; ends at line 9: print writes to the outside world" in text
    assert shown["dot"][1].startswith("digraph {")
    flow = json.loads(shown["json"][1])
    words = sum(len(block["instructions"]) for block in flow["blocks"])
    assert words == flow["blocks"][-1]["end"] and {e["kind"] for e in flow["flow_edges"]} >= {"next", "branch", "exception"}
    assert [a["kind"] for a in flow["arguments"]] == ["Float32 (2,)", "3"]
    assert refjit(folder, "graph", "program.py", "--function", "never", "--cfg")[1].startswith("function never")
    code, _, err = refjit(folder, "graph", "program.py", "--function", "nobody", "--cfg")
    assert code == 1 and "functions of the program: 'f', 'never'" in err


def phases_are_written_as_files(folder):
    run(folder, BRANCH, MS_DEV_SAVE_GRAPHS="2", MS_DEV_SAVE_GRAPHS_PATH="graphs")
    names = sorted(p.name.rsplit("_", 1)[0] for p in (folder / "graphs").iterdir())
    assert "00_bootstrap" in names and "26_validate" in names and all(p.suffix == ".ir" for p in (folder / "graphs").iterdir())
    text = next((folder / "graphs").glob("26_validate_*.ir")).read_text()
    assert text.startswith("# IR entry: @") and "PrimFunc_Muls(" in text and "program.py:6" in text


def level_three_adds_dot_and_passes(folder):
    text = BRANCH.replace("@ms.jit", 'ms.set_context(save_graphs=3, save_graphs_path="g")\n@ms.jit')
    run(folder, text, MS_DEV_SAVE_GRAPHS="0")
    names = [p.name for p in (folder / "g").iterdir()]
    assert any(n.startswith("26_validate_") and n.endswith(".dot") for n in names)
    assert any(n.startswith("opt_substep_") for n in names)


def graph_prints_each_format(folder):
    (folder / "program.py").write_text(BRANCH)
    for form, start in (("ir", "# IR entry"), ("dot", "digraph"), ("json", "{"), ("svg", "<?xml"), ("full", "")):
        code, out, err = refjit(folder, "graph", "program.py", "--function", "f", "--phase", "validate", "--format", form)
        assert code == 0 and out.startswith(start), (form, err)
    code, out, err = refjit(folder, "graph", "program.py", "--function", "f", "--format", "svg")
    assert code == 0 and out.count('class="cluster"') == 1 and err == "", err
    for wanted, form in (("type_inference", "svg"), ("before:validate:load_parameters", "json"), ("load_parameters", "dot")):  # around passes, too
        (folder / "added.py").write_text(BRANCH.replace("x * 2 + 1", "x * 2 + w").replace("@ms.jit", "w = ms.Parameter(ms.Tensor([1.0, 2.0]))\n\n@ms.jit"))
        code, out, err = refjit(folder, "graph", "added.py", "--pass", wanted, "--format", form)
        assert code == 0 and len(out) > 200, (wanted, err)
    code, _, err = refjit(folder, "graph", "program.py", "--phase", "nothing")
    assert code == 1 and "no phase or pass 'nothing'; phases: bootstrap, type_inference" in err, err
    code, _, err = refjit(folder, "graph", "program.py", "--function", "g")
    assert code == 1 and "compiled functions: 'f'" in err
    code, _, err = refjit(folder, "graph", "program.py", "--cfg", "--pass", "validate")
    assert code == 2 and "--pass excludes --cfg" in err, err


def graph_finds_cells_by_their_classes_and_compiles_by_their_numbers(folder):
    (folder / "program.py").write_text("""
import mindspore as ms

class A(ms.nn.Cell):
    @ms.jit
    def construct(self, x):
        return x + x

class B(ms.nn.Cell):
    @ms.jit
    def construct(self, x):
        return x * x

a = A()
a(ms.Tensor([1.0]))
a(ms.Tensor([1.0, 2.0]))
B()(ms.Tensor([1.0]))
""")
    for words, shown in ((["--function", "A.construct"], ("Add", "(2)")), (["--function", "B.construct"], ("Mul", "(1)")), (["--compile", "1"], ("Add", "(1)")),
                         (["--function", "construct"], ("Mul", "(1)")), (["--function", "construct", "--compile", "2"], ("Add", "(2)"))):
        code, out, err = refjit(folder, "graph", "program.py", *words)
        assert code == 0 and f"PrimFunc_{shown[0]}(" in out and f"%para1_x: <Tensor[Float32], {shown[1]}>" in out, (words, out, err)
    for words, message in ((["--compile", "4"], "no compile 4; compiles: 1 of 'A.construct', 2 of 'A.construct', 3 of 'B.construct'"),
                           (["--function", "C.construct"], "no compile of 'C.construct'; compiled functions: 'A.construct', 'B.construct'")):
        code, out, err = refjit(folder, "graph", "program.py", *words)
        assert (code, out, err) == (1, "", f"refjit: {message}\n"), (words, err)


def explain_shows_what_became_of_each_line(folder):
    (folder / "program.py").write_text(EXPLAINED)
    code, out, err = refjit(folder, "explain", "program.py")
    assert code == 0 and err == "", err
    lines = [line[:9] + line[11:] for line in out.splitlines() if line[3:9].strip().isdigit()]
    assert lines == ["        7def f(x):", "G       8    y = x * SCALE", " !      9    print(y)", "G      10    return y + 1"], lines
    assert "first call, called in line 12" in out and "#1 f: bytecode, O0, line 8," in out and "#3 f: bytecode, O0, line 8," in out and "x was Float32 (1,), is now Float32 (2,)" in out
    assert "^^^^^^^^ ran in Python: print" in out
    (folder / "program.py").write_text(EXPLAINED + "1 / 0\n")
    code, out, err = refjit(folder, "explain", "program.py")
    assert code == 1 and "G       8" in out and "ZeroDivisionError" in err


def each_break_names_its_line_and_reason(folder):
    case = pathlib.Path(__file__).resolve().parent.parent / "lang/bytecode/each_break_says_what_was_met.py"
    text = case.read_text().replace("@jit\n", "@jit(capture_mode='bytecode')\n")
    (folder / "program.py").write_text(text)
    code, _, err = refjit(folder, "run", "--report", "report.json", "program.py")
    assert code == 0, err
    events = [e for e in json.loads((folder / "report.json").read_text())["events"] if e["kind"] == "graph_break"]
    found = {(e["fields"]["break"], e["line"]) for e in events if e["file"].endswith("/program.py")}
    wanted = {(line.split("# break: ")[1], number) for number, line in enumerate(text.split("\n"), 1) if "  # break: " in line}
    assert len(wanted) > 20 and wanted <= found, wanted - found
    assert all(e["fields"]["reason"] and e["fields"]["hint"] for e in events)


def test_runs_the_tests_of_a_file(folder):
    (folder / "test_things.py").write_text(TESTED)
    code, out, _ = refjit(folder, "test", "test_things.py")
    assert code == 0 and "5 passed, 2 skipped" in out, out
    (folder / "test_things.py").write_text(TESTED.replace("(3.0, 2.0, 1.0)", "(3.0, 2.0, 7.0)"))
    code, out, _ = refjit(folder, "test", "test_things.py", "-v")
    assert code == 1 and "test_f[3.0-2.0-7.0] FAILED" in out and "TestMore::test_set_up PASSED" in out and "1 failed, 4 passed, 2 skipped" in out, out
    assert ">       assert f(ms.Tensor(a), ms.Tensor(b)).asnumpy() == c" in out and "test_things.py:15: AssertionError" in out, out


def tests_have_a_main_module(folder):
    (folder / "test_main.py").write_text("import sys\n\ndef test_main():\n    assert sys.modules['__main__'].__file__\n")
    code, out, err = refjit(folder, "test", "-q", "test_main.py")
    assert code == 0 and "1 passed" in out, out + err


def exceptions_in_tests_have_a_traceback_of_entries(folder):
    (folder / "test_entries.py").write_text(
        "import pytest\n\ndef f():\n    raise ValueError('x')\n\ndef test_entries():\n    with pytest.raises(ValueError) as caught:\n"
        "        f()\n    entries = caught.traceback\n    assert [(e.name, e.lineno, e.relline) for e in entries] == [('test_entries', 7, 2), ('f', 3, 1)]\n"
        "    assert entries[-1].path.name == 'test_entries.py' and entries[-1].statement == \"raise ValueError('x')\"\n")
    code, out, err = refjit(folder, "test", "-q", "test_entries.py")
    assert code == 0 and "1 passed" in out, out + err


def modules_know_their_absolute_files(folder):
    (folder / "beside.py").write_text("def f():\n    pass\n")
    text = "import sys; sys.path[0] = '.'; import beside; print(beside.__file__, beside.f.__code__.co_filename, beside.__cached__)"
    code, out, err = refjit(folder, "-c", text)
    file = folder.resolve() / "beside.py"
    assert code == 0 and out.split() == [str(file), str(file), str(file.parent / "__pycache__/beside.cpython-311.pyc")], out + err


def prints_what_pytest_prints(folder):
    """The .txt files of suite, hooks, streams, doctests, names, shown and live are the output of pytest 9 itself, recorded with the arguments in its first
    line."""
    mask = lambda text: re.sub(r"in [0-9.]+s|0x[0-9a-f]+|pytest-[0-9.]+|pluggy-[0-9.]+|/\S*/(suite|hooks|streams|doctests|names|shown|live)|-- /.*", "#",  # noqa: E731
                               re.sub(r"\b_?pytest\.[a-z]+\.(?=[A-Z])", "", text))
    for name in ("suite", "hooks", "streams", "doctests", "names", "shown", "live"):
        at = folder / name  # a session leaves .pytest_cache, which the next one reads
        shutil.copytree(pathlib.Path(__file__).resolve().parent / name, at, ignore=shutil.ignore_patterns("__pycache__", ".pytest_cache"))
        for recorded in sorted(at.glob("out*.txt")):
            arguments, expected = recorded.read_text().split("\n", 1)
            _, out, err = refjit(at, "test", *shlex.split(arguments))
            have_lines, want_lines = (re.sub("=* # =*", "#", mask(text)).split("\n") for text in (out + err, expected))
            for want, have in zip(want_lines, have_lines):
                assert want.rstrip() == have.rstrip(), f"{name}/{recorded.name}: expected {want!r}, got {have!r}"
            assert len(want_lines) == len(have_lines), f"{name}/{recorded.name}"


def writes_the_results_as_junit_does(folder):
    """hooks/junit.xml is the file that pytest 9 itself writes, without its times."""
    source = pathlib.Path(__file__).resolve().parent / "hooks"
    for file in source.glob("*.py"):
        shutil.copy(file, folder)
    code, out, _ = refjit(folder, "test", "--junitxml=made/junit.xml", "--tb=no", "-q")
    assert code == 1 and "generated xml file: " in out, out

    def told(path):
        for element in xml.etree.ElementTree.parse(path).iter():
            said = {k: v for k, v in element.attrib.items() if k not in ("time", "timestamp", "hostname")}
            said = {k: re.sub(r"/\S*/test_", "test_", v) for k, v in said.items()}
            yield element.tag, said

    for want, have in zip(told(source / "junit.xml"), told(folder / "made/junit.xml"), strict=True):
        assert want == have, f"expected {want}, got {have}"


def a_summary_is_whole_where_a_ci_runs_the_tests(folder):
    (folder / "test_long.py").write_text("def test_long():\n    assert 'a' * 40 == 'b' * 40\n")
    for env, whole in (({}, False), ({"CI": "true"}, True), ({"BUILD_NUMBER": "7"}, True)):
        out = refjit(folder, "test", "test_long.py", **env)[1]
        line = next(line for line in out.splitlines() if line.startswith("FAILED"))
        assert line.endswith("...") != whole and (len(line) > 80) == whole, (env, line)


def equal_blocks_marked_lazy_inline_are_one_graph(folder):
    (folder / "program.py").write_text("""
import numpy as np
import mindspore as ms
from mindspore import lazy_inline, nn

class Block(nn.Cell):
    @lazy_inline
    def __init__(self, width):
        super().__init__()
        self.dense = nn.Dense(width, width)
        self.norm = nn.LayerNorm((width,))

    def construct(self, x):
        return self.norm(self.dense(x))

class Model(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(4) for _ in range(3)])

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return x

ms.set_context(mode=ms.GRAPH_MODE)
net = Model()
x = ms.Tensor(np.ones((2, 4)), ms.float32)
if GRADIENT:
    ms.jit(ms.value_and_grad(net, 0, net.trainable_params()))(x)
else:
    net(x)
""")
    text = (folder / "program.py").read_text()
    (folder / "program.py").write_text(text.replace("GRADIENT", "False"))
    code, out, err = refjit(folder, "explain", "program.py")
    fact = "Block is one graph for 3 cells (lazy_inline), called 3 times: blocks.0, blocks.1, blocks.2"
    assert code == 0 and f"\n             {fact}\n" in out, out
    _, out, _ = refjit(folder, "run", "--report", "-", "program.py")
    assert [compile["facts"] for compile in json.loads(out)["compiles"]] == [[fact]], out
    for gradient, graphs in (("False", 2), ("True", 5)):  # the last block's gradient takes a constant
        (folder / "program.py").write_text(text.replace("GRADIENT", gradient))
        code, out, err = refjit(folder, "graph", "program.py")
        assert code == 0, err
        assert out.count("\nsubgraph @") <= graphs, (gradient, out.count("\nsubgraph @"))
        assert out.count("call @") >= 3


def explain_says_which_sizes_may_differ(folder):
    (folder / "program.py").write_text("""
import mindspore as ms
from mindspore import nn, Tensor

class Net(nn.Cell):
    def construct(self, x, y):
        return x * 2 + y

net = Net()
net.set_inputs(Tensor(shape=[None, 3], dtype=ms.float32), Tensor(shape=[None, 3], dtype=ms.float32))
ms.set_context(mode=ms.GRAPH_MODE)
for rows in (2, 5):
    net(ms.ops.ones((rows, 3)), ms.ops.ones((rows, 3)))
""")
    code, out, err = refjit(folder, "explain", "program.py")
    assert code == 0 and "\n             One graph for all sizes: x is Float32 (?, 3), y is Float32 (?, 3); the result is Float32 (?, 3)\n" in out, out + err
    assert out.count("One graph for all sizes") == 1, out


def a_first_use_of_the_library_does_not_end_a_trace(folder):
    (folder / "program.py").write_text("""from mindspore import Tensor, jit, ops

@jit(capture_mode="trace")
def f(x):
    return ops.glu(x)

f(Tensor([[1.0, 2.0]]))
f(Tensor([[1.0, 2.0]]))
""")
    code, out, err = refjit(folder, "explain", "program.py")
    assert code == 0 and "first call, called in line 7\n" in out and "ran in Python" not in out, out + err


def says_which_commands_there_are(folder):
    code, out, err = refjit(folder, "frobnicate", "x.py")
    assert code == 2 and out == "" and err.startswith("refjit: there is no command 'frobnicate', expected one of run, "), err
    for words, expected in ((["run", "--frobnicate", "x.py"], "--frobnicate"), (["run"], "FILE is required; refjit run --help"), ([], "refjit --help"),
                            (["graph", "x.py", "--format", "png"], "png not in {ir"), (["serve", "--port", "70000"], "70000"),
                            (["serve", "--allow-origin", "example.org"], "expected http:// or https://"),
                            (["--frobnicate"], "there is no option '--frobnicate' before a command"),
                            (["graph", "x.py", "--small"], "-- goes before a program's own options"),
                            (["conform", "x.py"], "--device is required; refjit conform --help")):
        code, out, err = refjit(folder, *words)
        assert code == 2 and out == "" and err.startswith("refjit: ") and expected in err, (words, out, err)
    for words in (["--help"], ["run", "--help"], ["conform", "--help"]):
        code, out, err = refjit(folder, *words)
        assert code == 0 and "Usage" in out and err == "", (words, err)
    code, out, err = refjit(folder, "serve", "--page", "nowhere")
    assert code == 1 and out == "" and err == "refjit: [serve] there is no page folder 'nowhere'\n", err


def a_program_is_compared_operator_by_operator(folder):
    """Where a loop went round three times, its operators stand three times; each with its line."""
    (folder / "program.py").write_text("""
import mindspore as ms

@ms.jit
def f(x, n):
    while n > 0:
        x = x * 2
        n = n - 1
    return x

f(ms.Tensor([1.5, 2.0]), ms.Tensor(3))
""")
    code, out, err = refjit(folder, "conform", "--device", "reference", "program.py")
    assert code == 0, (out, err)
    rows = [line.split() for line in out.splitlines()[1:-1]]
    assert rows[0][0] == "f" and rows[0][-2:] == ["same", "bits"], out
    assert [row[1].rsplit(":", 1)[-1] for row in rows[1:]].count("7") == 3 and all(row[-2:] == ["same", "bits"] for row in rows), out
    assert out.splitlines()[-1].endswith("1 launch passes, 0 fail"), out
    code, out, err = refjit(folder, "conform", "--device", "reference", "--op", "Mull")
    assert code == 2 and out == "" and "there is no operator 'Mull'" in err, (out, err)
    code, out, err = refjit(folder, "conform", "--device", "cuda", "program.py")
    assert code == 1 and out == "" and "cuda" in err, (out, err)


def programs_come_from_standard_input_and_in_their_own_encoding(folder):
    program = b"import mindspore as ms\n@ms.jit(capture_mode='bytecode')\ndef f(x):\n    return x + 1\nprint(f(ms.Tensor([1.0])))\n"
    for words, expected in ((["run", "-"], "[2.]"), (["graph", "-"], "PrimFunc_Add"), (["explain", "-"], "bytecode, O0"), (["dis", "-"], "LOAD_NAME"),
                            (["ast", "-"], "FunctionDef"), (["conform", "--device", "reference", "-"], "1 launch passes, 0 fail")):
        done = subprocess.run([REFJIT, *words], cwd=folder, input=program, capture_output=True, env=ENVIRONMENT)
        assert done.returncode == 0 and expected in done.stdout.decode(), (words, done)
    (folder / "latin.py").write_bytes("# coding: latin-1\ntext = 'café'\n".encode("latin-1"))
    for words in (["dis"], ["ast"]):
        code, out, err = refjit(folder, *words, "latin.py")
        assert code == 0 and "'café'" in out, (out, err)
    (folder / "undeclared.py").write_bytes("text = 'café'\n".encode("latin-1"))
    code, out, err = refjit(folder, "dis", "undeclared.py")
    assert code == 1 and err.startswith("refjit: undeclared.py: SyntaxError: Non-UTF-8 code starting with '\\xe9'"), err
    (folder / "null.py").write_bytes(b"x = 1\0\n")
    code, out, err = refjit(folder, "graph", "null.py")
    assert code == 1 and "source code cannot contain null bytes" in err, err


def standard_input_is_read_in_parts(folder):
    parts = "repr(sys.stdin.read(3)), repr(sys.stdin.readline(4)), repr(sys.stdin.read(0)), input(), repr(sys.stdin.read(9)), sys.stdin.readlines(), repr(sys.stdin.read(2))"
    out = subprocess.run([REFJIT, "-c", f"import sys\nprint({parts})"], input="héllo wörld\nsecond\nthird\n", capture_output=True, text=True, env=ENVIRONMENT).stdout
    assert out == "'hél' 'lo w' '' örld 'second\\nth' ['ird\\n'] ''\n", out
    parts = "sys.stdin.buffer.read(2), sys.stdin.buffer.readline(3), sys.stdin.buffer.readline(), sys.stdin.buffer.read(), sys.stdin.buffer.read()"
    out = subprocess.run([REFJIT, "-c", f"import sys\nprint({parts})"], input="héllo\nsecond\n", capture_output=True, text=True, env=ENVIRONMENT).stdout
    assert out == "b'h\\xc3' b'\\xa9ll' b'o\\n' b'second\\n' b''\n", out


def signals_end_programs_as_they_end_python(folder):
    for waits in ("while True: pass", "import time; time.sleep(60)", "input()", "import sys; sys.stdin.readline()", "import sys; sys.stdin.read()", "import sys; sys.stdin.buffer.read(3)", "import sys; sys.stdin.readlines()", "import os; os.read(0, 1)", "import subprocess; subprocess.run(['sleep', '3'])"):
        program = subprocess.Popen([REFJIT, "-c", f"print('on', flush=True)\n{waits}\nprint('after')"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
        assert program.stdout.readline() == b"on\n"
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
        assert program.returncode == 130 and err.rstrip().endswith(b"KeyboardInterrupt") and out == b"", (waits, program.returncode, out, err)
    code, out, err = refjit(folder, "-c", """
import os, subprocess, sys
r, w = os.pipe()
os.close(r)
try:
    os.write(w, b"x")
except BrokenPipeError as error:
    print(repr(error))
print(subprocess.run([sys.executable, "-c", "import os\\nfor i in range(10**6): os.write(1, b'x' * 1000)"], stdout=w).returncode)
print(subprocess.run(["sh", "-c", "yes | head -1; exit 3"]).returncode)
""")
    assert code == 0 and sorted(out.splitlines()) == ["1", "3", "BrokenPipeError(32, 'Broken pipe')", "y"], (out, err)


def output_that_is_lost_is_an_error(folder):
    (folder / "program.py").write_text("print('x' * 100000)\n")
    with open("/dev/full", "w") as full:
        for words in (["run", "program.py"], ["program.py"], ["dis", "program.py"]):
            done = subprocess.run([REFJIT, *words], cwd=folder, stdout=full, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
            assert done.returncode == 1 and "No space left on device" in done.stderr, (words, done)
    reader = subprocess.Popen([REFJIT, "run", "program.py"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
    reader.stdout.read(10)
    reader.stdout.close()
    assert "Traceback" not in reader.stderr.read().decode()
    reader.wait()


def files_left_open_are_written_at_the_end(folder):
    (folder / "program.py").write_text("""
import sys
def reader():
    return left_open
left_open = open("text", "w")
left_open.write("in a cycle with the module")
kept = open("bytes", "wb")
kept.write(b"on its own")
sys.excepthook = lambda *raised: reader
sys.stdout = open("printed", "w")
print("in the place of standard output")
""")
    code, out, err = refjit(folder, "run", "program.py")
    assert (code, out, err) == (0, "", ""), (code, out, err)
    written = [(folder / name).read_text() for name in ("text", "bytes", "printed")]
    assert written == ["in a cycle with the module", "on its own", "in the place of standard output\n"], written


def flushed_lines_are_seen_while_the_program_waits(folder):
    (folder / "program.py").write_text("print('first', flush=True)\nprint('held')\nprint(input())\n")
    program = subprocess.Popen([REFJIT, "run", "program.py"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    assert program.stdout.readline() == "first\n"
    # Not by communicate(), which would pass over what readline() has read ahead.
    program.stdin.write("last\n")
    program.stdin.close()
    assert program.stdout.read() == "held\nlast\n"
    program.stdout.close()
    assert program.wait() == 0


TESTS = [*python_line.TESTS, *reading.TESTS, *operating.TESTS, *seed_listings.TESTS, programs_come_from_standard_input_and_in_their_own_encoding, signals_end_programs_as_they_end_python, standard_input_is_read_in_parts, a_program_is_compared_operator_by_operator, output_that_is_lost_is_an_error, files_left_open_are_written_at_the_end, flushed_lines_are_seen_while_the_program_waits, says_which_commands_there_are, test_runs_the_tests_of_a_file, tests_have_a_main_module, exceptions_in_tests_have_a_traceback_of_entries, modules_know_their_absolute_files, prints_what_pytest_prints, writes_the_results_as_junit_does, a_summary_is_whole_where_a_ci_runs_the_tests,
         equal_blocks_marked_lazy_inline_are_one_graph, explain_says_which_sizes_may_differ, a_first_use_of_the_library_does_not_end_a_trace,
         explain_shows_what_became_of_each_line, each_break_names_its_line_and_reason, a_kept_program_is_found_again, a_frozen_value_that_changed_is_noticed,
         a_global_of_a_called_function_that_changed_is_noticed, what_a_cell_casts_is_noticed, what_functions_arrays_and_enumerations_hold_is_noticed, a_changed_source_invalidates,
         a_damaged_file_is_ignored_with_a_warning, a_foreign_file_is_ignored_with_a_warning,
         the_environment_turns_the_cache_on_and_the_context_wins, processes_at_the_same_time_share_a_cache,
         phases_are_written_as_files, graph_finds_cells_by_their_classes_and_compiles_by_their_numbers, level_three_adds_dot_and_passes, graph_prints_each_format,
         the_flow_of_bytecode_is_shown_in_every_format]


def main():
    failed = 0
    for test in TESTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(pathlib.Path(folder))
            except AssertionError as e:
                failed += 1
                print(f"FAIL {test.__name__.replace('_', ' ')}: {e}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
