"""Compares graph breaks of bytecode capture with MindSpore's, function by function (break_cases.py).

  python3 tests/oracle/break_counts.py [--record] [COMMAND...]      COMMAND runs a file here: build/native/refjit run

--record asks MindSpore (build/oracle) and writes its answers to break_counts.json, which the comparison reads. Fails
where a result here is not eager's, or where the function breaks here and MindSpore makes one graph of it; the rows of
`ACCEPTED` are the exceptions, each with its reason. Lists where MindSpore breaks more."""
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RECORD = HERE / "break_counts.json"
CASES = HERE / "break_cases.py"  # with break_world.py and the functions of break_{python,tensors,methods,objects,iterators,users}.py
ACCEPTED = {
    "prints": "issue 3: print ends the graph",
    "prints_tensor": "issue 3: print ends the graph",
    "float_of": "int() of a float raises for what is no number, which a graph does not",
    "method_new": "contiguous() of an argument may be the argument itself",
    "ops_primitives": "Shape() is a class of Python here, made by the interpreter",
    "value_of_numpy_global": "numpy's scalars are the interpreter's",
    "numpy_scalar_in_shape": "numpy's scalars are the interpreter's",
    "to_list": "the items of a list are numbers of Python; MindSpore guards the tensor's value",
}


def rows(command):
    """Rows of one run; where the process dies, that function is noted and the rest is run by another process."""
    found, first = [], 0
    while True:
        done = subprocess.run([*command, str(CASES), str(first)], capture_output=True, text=True, cwd=tempfile.gettempdir())
        new = [json.loads(line[line.index("@") + 1:]) for line in done.stdout.splitlines() if "@{" in line]
        found += new
        if done.returncode == 0:
            return found
        first = (new[-1]["number"] if new else first - 1) + 1
        found.append({"number": first, "name": f"case {first}", "crash": done.stderr.strip().splitlines()[-3:]})
        first += 1
        if len(found) > 500 or (not new and done.returncode == 1):
            return found


def record():
    oracle = HERE.parent.parent / "build/oracle/bin/python"
    kept = [{k: row.get(k) for k in ("name", "equal", "stat", "breaks", "compiles", "kind", "crash") if k in row}
            for row in rows([str(oracle)])]
    RECORD.write_text("[\n" + ",\n".join(json.dumps(row) for row in kept) + "\n]\n")
    print(len(kept), "functions recorded")


def compare(command):
    theirs = {row["name"]: row for row in json.loads(RECORD.read_text())}
    failures = fewer = 0
    mine = rows(command)
    for row in mine:
        name = row["name"]
        other = theirs.get(name)
        if "crash" in row:
            failures += 1
            print("FAIL", name, "crash:", row["crash"])
        elif not all(row["equal"]):
            failures += 1
            print("FAIL", name, "eager:", row["eager"], "got:", row["got"])
        elif other is None or "crash" in other:
            print("     ", name, "MindSpore crashes")
        elif (row["breaks"] or 0) > (other["breaks"] or 0) and other["stat"] != "NEVER_COMPILE":
            failures += name not in ACCEPTED
            print("FAIL" if name not in ACCEPTED else "kept", name, "breaks", row["breaks"], "MindSpore", other["breaks"])
        elif (row["breaks"] or 0) < (other["breaks"] or 0) or other["stat"] == "NEVER_COMPILE":
            fewer += 1
            if "-v" in sys.argv:
                print("fewer", name, row["breaks"], row["stat"], "MindSpore", other["breaks"], other["stat"])
        elif "-v" in sys.argv and (row["stat"], row["kind"]) != (other["stat"], other["kind"]):
            print("note", name, row["stat"], row["kind"], "MindSpore", other["stat"], other["kind"])
    print(f"{len(mine) - failures} passed, {failures} failed, {fewer} with fewer breaks than MindSpore")
    return failures != 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--record"]:
        record()
    else:
        sys.exit(compare([str(pathlib.Path(a).resolve()) if pathlib.Path(a).exists() else a for a in sys.argv[1:] if a != "-v"] or ["build/native/refjit", "run"]))
