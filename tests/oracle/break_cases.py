"""What bytecode capture meets, one small function each: `break_counts.py` runs them in MindSpore and here, compares the
results with eager execution and the breaks with each other. `@case(...)` gives the arguments of a call; functions are
called twice. Runs by itself, too: one JSON line a function."""
import json
import sys

import numpy as np
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

import break_python
import break_tensors
import break_methods
import break_objects
import break_iterators
import break_users
from break_world import CASES


def plain(v):
    """A value as text that both programs write alike."""
    if isinstance(v, Tensor):
        return ["T", str(v.dtype), list(v.shape), np.round(v.asnumpy().astype(np.float64), 4).tolist()]
    if isinstance(v, np.ndarray):
        return ["A", list(v.shape), np.round(v.astype(np.float64), 4).tolist()]
    if isinstance(v, (list, tuple)):
        return [type(v).__name__, [plain(i) for i in v]]
    if isinstance(v, dict):
        return {str(k): plain(i) for k, i in v.items()}
    if isinstance(v, float) or isinstance(v, np.floating):
        return round(float(v), 4)
    return v if isinstance(v, (int, str, bool, type(None))) else type(v).__name__


def outcome(function, args):
    given = [a() if callable(a) else a for a in args]
    try:
        return plain(function(*given)), plain(given)
    except Exception as error:
        return type(error).__name__ + ": " + str(error).split("\n")[0][:100], plain(given)


def run(name, function, args):
    eager = outcome(function, args)
    jitted = jit(function, capture_mode="bytecode")
    results = [outcome(jitted, args) for _ in range(2)]
    extra = get_code_extra(function) or {}
    return {"name": name, "eager": eager, "equal": [r == eager for r in results],
            "got": next((r for r in results if r != eager), None), "stat": extra.get("stat"),
            "breaks": extra.get("break_count_"), "compiles": extra.get("compile_count_"),
            "kind": sorted(k for k in extra.get("code", {}) if k in ("phase_", "compiled_code_"))}


if __name__ == "__main__":
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    for number, (name, function, args) in enumerate(CASES):
        if number >= first:
            print("@" + json.dumps({"number": number, **run(name, function, args)}), flush=True)
