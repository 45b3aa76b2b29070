"""What a CI and those who run a device read: conformance as JUnit's XML and JSON, errors that come early."""
import json
import pathlib
import re
from xml.etree import ElementTree

from command import BRANCH, REFJIT, refjit, serving


def conformance_is_written_as_ci_systems_read_it(folder):
    (folder / "program.py").write_text(BRANCH)
    code, out, _ = refjit(folder, "conform", "--device", "cpu", "--op", "Mul", "--format", "json")
    rows = json.loads(out)["operators"]
    assert code == 0 and {"Float32", "Bool"} <= {row["dtype"] for row in rows} and all(row["verdict"] == "pass" for row in rows), out
    for words, count in ((["--op", "Mul"], len(rows)), (["program.py"], 3)):
        code, out, _ = refjit(folder, "conform", "--device", "cpu", "--format", "junit", *words)
        suite = ElementTree.fromstring(out.encode()).find("testsuite")
        assert code == 0 and suite.get("failures") == "0" and int(suite.get("tests")) == len(suite.findall("testcase")) == count, out
    code, out, _ = refjit(folder, "conform", "--device", "cpu", "--format", "json", "program.py")
    assert code == 0 and [each["operator"] for each in json.loads(out)["launches"][0]["operators"]] == ["Muls", "Add"], out


def a_device_that_departs_fails_in_every_form(folder):
    """The server one_ulp has a device that is one ULP off at one operator."""
    with serving(folder, str(pathlib.Path(REFJIT).parent / "tests/server/one_ulp"), "serve", "Add", "0", "secret") as (url, token, _):
        words = ["conform", "--device", url, "--token", token, "--op", "Add"]
        code, out, _ = refjit(folder, *words)
        assert code == 1 and "FAIL" in out, out
        code, out, _ = refjit(folder, *words, "--format", "junit")
        failures = ElementTree.fromstring(out.encode()).findall("testsuite/testcase/failure")
        assert code == 1 and failures and all(each.get("message") for each in failures), out
        code, out, _ = refjit(folder, *words, "--format", "json")
        assert code == 1 and any(row["verdict"] == "fail" and row["reason"] for row in json.loads(out)["operators"]), out
        code, out, _ = refjit(folder, *words, "--op", "M*")
        verdicts = [line.split("  ")[-1].strip()[:4] for line in out.splitlines()[1:-1]]
        assert code == 1 and set(verdicts) == {"pass", "FAIL"} and verdicts == sorted(verdicts, reverse=True), out  # what fails stands at the end


def the_first_operator_of_a_program_that_departs_is_named(folder):
    """By a server, which passes the program on as it came."""
    (folder / "program.py").write_text("""
import mindspore as ms

@ms.jit
def fine(x):
    return x - 1

@ms.jit
def f(x, y):
    y = x - y
    z = x * y
    return z - 1

x = ms.Tensor([1.5, 2.0])
fine(x)
for _ in range(10):
    f(x, x + 1)
""")
    with serving(folder, str(pathlib.Path(REFJIT).parent / "tests/server/one_ulp"), "serve", "Mul", "0", "secret") as (url, token, _):
        words = ["conform", "--device", url, "--token", token]
        code, out, err = refjit(folder, *words, "program.py")
        *_, first, totals = out.splitlines()
        assert code == 1 and re.fullmatch(r"first departs: Mul at program.py:11 in launch 2, of f: element \[0\] is \S+, expected -1.5", first), (out, err)
        assert totals.endswith(" (one_ulp): 1 launch passes, 4 fail, 6 more of the same graphs or beyond 1 GiB were not compared"), out
        code, out, _ = refjit(folder, *words, "--format", "json", "program.py")
        assert code == 1 and json.loads(out)["not_compared"] == 6, out


def what_a_program_writes_is_compared_as_it_was_before(folder):
    """A training step, whose weights its first launch has changed when it is recorded."""
    (folder / "program.py").write_text("""
import mindspore as ms
from mindspore import Tensor, nn, ops

net = nn.Dense(3, 2)
optimizer = nn.Adam(net.trainable_params(), 0.1)
gradients = ms.value_and_grad(lambda x: (net(x) ** 2).sum(), None, optimizer.parameters)

@ms.jit
def step(x):
    loss, grads = gradients(x)
    optimizer(grads)
    return loss

for _ in range(3):
    step(ops.ones((4, 3)))
""")
    for device in ("reference", "cpu"):
        code, out, err = refjit(folder, "conform", "--device", device, "program.py")
        assert code == 0 and out.endswith(": 3 launches pass, 0 fail\n"), (out, err)


def what_acts_on_the_host_is_said_to_be_not_compared(folder):
    (folder / "program.py").write_text("""
import mindspore as ms
from mindspore import Tensor, ops

@ms.jit
def shows(x):
    print("x is", x)
    return x + 1

@ms.jit
def f(x, y):
    m = x > y
    return ops.select(m, x, y), ops.where(m, 0.0, y), x.astype(ms.float16)

shows(Tensor([1.0]))
import sys
if len(sys.argv) == 1:
    f(Tensor([1.0, 5.0]), Tensor([4.0, 2.0]))
""")
    words = ["conform", "--device", "reference"]
    code, out, err = refjit(folder, *words, "program.py")
    assert code == 0 and out.endswith(": 1 launch passes, 0 fail, 1 act on the host and were not compared\n") and "not compared: it prints" in out, (code, out, err)
    code, out, _ = refjit(folder, *words, "--format", "junit", "program.py")
    suite = ElementTree.fromstring(out.encode()).find("testsuite")
    assert code == 0 and (suite.get("skipped"), suite.get("failures")) == ("1", "0"), out
    code, out, _ = refjit(folder, *words, "--format", "json", "program.py")
    assert code == 0 and ["skipped" in each for each in json.loads(out)["launches"]] == [True, False], out
    code, out, err = refjit(folder, *words, "program.py", "alone")
    assert (code, out) == (1, "") and err.startswith("refjit: nothing was compared: each graph that the program launched prints"), (out, err)


def a_program_is_compared_as_captured_compiled_and_tolerated_as_asked(folder):
    (folder / "program.py").write_text("""
import mindspore as ms
from mindspore import Tensor, nn, ops

class Net(nn.Cell):
    @ms.jit
    def construct(self, x):
        return ops.softmax(ops.sin(x) * 3 + 1)

Net()(ops.arange(0, 4, 0.01))
""")
    words = ["conform", "--device", "cpu", "--format", "json"]
    programs = []
    for options in ([], ["--jit-level", "O1", "--capture-mode", "bytecode"], ["--jit-level", "O1", "--backend", "GE"]):
        code, out, err = refjit(folder, *words, *options, "program.py")
        launch = json.loads(out)["launches"][0]
        assert code == 0 and launch["function"] == "Net.construct", (out, err)
        programs.append(launch["program"])
    assert programs[0] == programs[2] != programs[1], programs  # only O1 fuses, and a sink knows no levels
    assert launch["max_ulp"] > 0, out
    for bounds, expected in ((["--max-ulp", "0"], 1), (["--max-abs", "0"], 1), (["--max-abs", "1e-3"], 0), (["--max-ulp", "0", "--max-abs", "1e-3"], 0)):
        code, out, _ = refjit(folder, *words, *bounds, "program.py")
        assert code == expected and json.loads(out)["launches"][0]["ok"] == (expected == 0), (bounds, out)
    code, out, _ = refjit(folder, "conform", "--device", "cpu", "--op", "Tanh", "--max-ulp", "0", "--format", "json")
    assert code == 1 and '"ulp": 0' in out.replace("0.0", "0"), out
    for bounds in (["--max-ulp", "-1"], ["--max-abs", "much"]):
        code, out, err = refjit(folder, *words, *bounds, "program.py")
        assert (code, out) == (2, "") and f"'{bounds[1]}' is no number from 0 on" in err, err
    code, out, err = refjit(folder, *words, "--jit-level", "O1")
    assert (code, out) == (2, "") and "--jit-level requires FILE" in err, err
    code, out, err = refjit(folder, "explain", "program.py")
    assert code == 0 and "#1 Net.construct: ast" in out, out
    for name in ("construct", "Net.construct"):
        code, out, err = refjit(folder, "graph", "--function", name, "program.py")
        assert code == 0 and "PrimFunc_Sin" in out, (name, out, err)
    code, out, err = refjit(folder, "graph", "--function", "struct", "program.py")
    assert (code, out) == (1, "") and "compiled functions: 'Net.construct'" in err, err


def a_comparison_of_nothing_fails(folder):
    (folder / "program.py").write_text("import mindspore as ms\nprint(ms.Tensor([1.0]) + 1)\n")
    for form in ("text", "json", "junit"):
        code, out, err = refjit(folder, "conform", "--device", "cpu", "--format", form, "program.py")
        assert (code, out) == (1, "") and err.startswith("refjit: the program launched no graph, so nothing was compared"), (out, err)


def a_report_that_cannot_be_written_is_an_error_before_the_program_runs(folder):
    (folder / "program.py").write_text("print('ran')\n")
    code, out, err = refjit(folder, "run", "--report", "absent/report.json", "program.py")
    assert (code, out) == (1, "") and err == "refjit: cannot write the report to 'absent/report.json': No such file or directory\n", (code, out, err)


def what_a_graph_froze_is_reported_with_its_line(folder):
    """Globals, what stands in them, attributes, closures and results of natives, of every kind of data; not what the library looks at for itself."""
    text = """
import random
import mindspore as ms
from mindspore import Tensor, nn, ops

MODE = "plus"
SHAPE = (2, 3)
CONFIG = {"depth": {"k": 1}}
TABLE = list(range(1000))
WEIGHT = Tensor([1.0])
BOUND = ms.mutable(3)


def outer(width):
    @ms.jit  # frozen: width = 4
    def inner(x):
        return ops.relu(x) + width

    return inner


@ms.jit
def f(x):
    if MODE == "plus":  # frozen: MODE = 'plus'
        x = x * SHAPE[1]  # frozen: SHAPE = (2, 3)
    x = x + len(TABLE)  # frozen: TABLE = a list of more than 100 items
    return x + CONFIG["depth"]["k"] + WEIGHT + BOUND  # frozen: CONFIG = {'depth': {'k': 1}}


@ms.jit(fullgraph=True)
def drawn(x):
    return x * random.random()  # frozen: random() = 0.23796462709189137


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train"
        self.dense = nn.Dense(2, 2)

    def construct(self, x):
        if self.mode == "train":  # frozen: self.mode = 'train'
            x = x + 1
        return self.dense(x)


f(Tensor([1.0]))
outer(4)(Tensor([1.0]))
random.seed(3)
drawn(Tensor([1.0]))
ms.set_context(mode=ms.GRAPH_MODE)
Net()(Tensor([[1.0, 2.0]]))
"""
    (folder / "program.py").write_text(text)
    code, _, err = refjit(folder, "run", "--report", "report.json", "program.py")
    assert code == 0, err
    found = {(e["line"], f"{e['fields']['name']} = {e['fields']['value']}") for e in json.loads((folder / "report.json").read_text())["events"]
             if e["kind"] == "frozen" and e["file"].endswith("/program.py")}
    wanted = {(number, line.split("# frozen: ")[1]) for number, line in enumerate(text.split("\n"), 1) if "# frozen: " in line}
    assert found == wanted, (found ^ wanted)


def an_error_in_a_called_cell_names_the_line_of_the_call(folder):
    """Of a graph, the traceback has the lines that lead to the operator, the program's own among them."""
    (folder / "program.py").write_text("""
import mindspore as ms
from mindspore import nn

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 4)

    @ms.jit
    def construct(self, x):
        return self.dense(x)

Net()(ms.Tensor([[1.0, 2.0]]))
""")
    code, _, err = refjit(folder, "run", "program.py")
    places = re.findall(r'File "([^"]+)", line (\d+), in <graph>', err)
    assert code == 1 and places[0][0].endswith("/program.py") and places[0][1] == "12" and places[1][0].startswith("<refjit>/mindspore/nn"), err


def an_address_that_no_server_can_have_is_refused(folder):
    (folder / "program.py").write_text(BRANCH)
    for url in ("ws://127.0.0.1:99999", "ws://127.0.0.1:0", "ws://:8765", "ws://127.0.0.1:port", "http://127.0.0.1:8765"):
        code, _, err = refjit(folder, "run", "--device", url, "program.py")
        assert code == 1 and err == f"DeviceError: [device] got '{url}', expected ws://HOST:PORT or a device's name\n", err


TESTS = [conformance_is_written_as_ci_systems_read_it, the_first_operator_of_a_program_that_departs_is_named, what_a_program_writes_is_compared_as_it_was_before, what_acts_on_the_host_is_said_to_be_not_compared, a_program_is_compared_as_captured_compiled_and_tolerated_as_asked, a_comparison_of_nothing_fails,
         a_device_that_departs_fails_in_every_form, an_address_that_no_server_can_have_is_refused,
         a_report_that_cannot_be_written_is_an_error_before_the_program_runs, an_error_in_a_called_cell_names_the_line_of_the_call,
         what_a_graph_froze_is_reported_with_its_line]
