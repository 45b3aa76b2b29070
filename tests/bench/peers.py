#!/usr/bin/env python3
"""make bench-peers: refjit beside MindSpore, JAX, PyTorch and onnxruntime on issue 4's models and compiles, in one alternating run.

Installs them by pip into build/peers (about 7 GB where pip has only PyTorch's CUDA wheel, 3 GB otherwise) and onnxruntime-web
by npm. Prints, for each case and number of threads, everyone's milliseconds and refjit's ratio to the best of the others.
Not a test: nothing fails here, machines differ. A peer that does not install or run is left out, and said so.

  python3 tests/bench/peers.py [--rounds N] [--threads 1,2] [--without NAME] [CASE... | first]
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/bench/peers"
HOME = ROOT / "build/peers"
PYTHON = HOME / "env/bin/python"
ORACLE = ROOT / "build/oracle/bin/python"  # real MindSpore, of `make oracle`
FORWARD = ["chain", "matmul", "block_56", "block_256", "attention_512", "attention_4096"]
CASES = FORWARD + [name + "_grad" for name in FORWARD[2:]] + [name + "_eager" for name in FORWARD[2:]]
FIRST_CALLS = ["loop_200", "if_100", "vmap_100", "adds_2000"]
WEB = ["chain", "matmul", "block_56", "attention_512"]


def quiet(*command, **options):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, **options)


def install():
    HOME.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        quiet(sys.executable, "-m", "venv", HOME / "env", check=True)
    have = quiet(PYTHON, "-m", "pip", "list", "--format=freeze").stdout.lower()
    for package in ("jax", "onnx", "onnxruntime"):
        if f"\n{package}==" not in "\n" + have:
            print(f"installing {package}", flush=True)
            quiet(PYTHON, "-m", "pip", "install", "-q", package)
    if "\ntorch==" not in "\n" + have:
        print("installing torch", flush=True)
        cpu = "https://download.pytorch.org/whl/cpu"
        if quiet(PYTHON, "-m", "pip", "install", "-q", "torch", "--index-url", cpu).returncode != 0:
            quiet(PYTHON, "-m", "pip", "install", "-q", "torch")
    if not ORACLE.exists():
        print("installing MindSpore (make oracle does the same)", flush=True)
        quiet(sys.executable, "-m", "venv", ORACLE.parents[1], check=True)
        quiet(ORACLE, "-m", "pip", "install", "-q", "mindspore==2.7.0", "numpy<2", "pytest")
    if not (HOME / "node_modules/onnxruntime-web").exists():
        quiet("npm", "install", "--prefix", HOME, "--no-audit", "--no-fund", "onnxruntime-web")


def programs():
    same = HERE / "with_mindspore.py"
    refjit = [ROOT / "build/native/refjit", "run"]
    return {
        "refjit": [*refjit, same],
        "refjit O1": [*refjit, same, "level=O1"],
        "mindspore": [ORACLE, same],
        "jax": [PYTHON, HERE / "with_jax.py"],
        "torch": [PYTHON, HERE / "with_torch.py"],
        "onnxruntime": [PYTHON, HERE / "with_onnxruntime.py"],
    }


def figures(command, names, threads, folder):
    """{case: ms}; a case's `_compiled` row counts where it is faster."""
    environment = dict(os.environ, OMP_NUM_THREADS=str(threads), REFJIT_THREADS=str(threads), GLOG_v="3")
    pin = ["taskset", "-c", ",".join(str(i) for i in range(threads))]
    try:
        run = quiet(*pin, *command, *names, env=environment, timeout=900, cwd=folder)
    except subprocess.TimeoutExpired:
        return {}, "timed out"
    found = {}
    for line in run.stdout.splitlines():
        name, _, value = line.partition(" ")
        name = name.removesuffix("_compiled")
        try:
            found[name] = min(found.get(name, 1e9), float(value))
        except ValueError:
            pass
    return found, "" if run.returncode == 0 else (run.stderr.strip().splitlines() or ["failed"])[-1][:160]


def table(title, rows, names, peers):
    print(f"\n{title}")
    print(f"{'':22}" + "".join(f"{p:>16}" for p in peers) + f"{'to the best':>13}")
    for name in names:
        ours = [rows[p][name] for p in peers if p.startswith("refjit") and name in rows[p]]
        theirs = [rows[p][name] for p in peers if not p.startswith("refjit") and name in rows[p]]
        # Eager is held to our own jit.
        if name.endswith("_eager"):
            own = [rows[p][name.removesuffix("_eager")] for p in peers
                   if p.startswith("refjit") and name.removesuffix("_eager") in rows[p]]
            ratio = f"{min(ours) / min(own):.2f} x jit" if ours and own else ""
        else:
            ratio = f"{min(ours) / min(theirs):.2f}" if ours and theirs else ""
        cells = "".join(f"{rows[p][name]:16.3f}" if name in rows[p] else f"{'-':>16}" for p in peers)
        print(f"{name:22}{cells}{ratio:>13}")


def alternate(commands, names, threads, rounds, folder=ROOT):
    best, faults = {p: {} for p in commands}, {}
    for _ in range(rounds):
        for peer, command in commands.items():
            found, fault = figures(command, names, threads, folder)
            if fault:
                faults[peer] = fault
            for name, value in found.items():
                best[peer][name] = min(best[peer].get(name, 1e9), value)
    for peer, fault in faults.items():
        print(f"{peer}: {fault}")
    return best


def first_calls(without, rounds):
    """Each name in a process of its own; adds_2000 once more with the compile cache that a process before it has filled."""
    programs = {
        "refjit": [ROOT / "build/native/refjit", "run", HERE / "first_calls.py"],
        "mindspore": [ORACLE, HERE / "first_calls.py"],
        "jax": [PYTHON, HERE / "first_calls_jax.py"],
    }
    programs = {p: c for p, c in programs.items() if p not in without}
    own = {"refjit": programs["refjit"]}  # its calls take milliseconds, where one page fault shows: the best of ten more
    best = {p: {} for p in programs}
    for name in FIRST_CALLS:
        for rows in (alternate(programs, [name], 1, rounds), alternate(own, [name], 1, 10)):
            for peer, row in rows.items():
                best[peer].update({n: min(ms, best[peer].get(n, ms)) for n, ms in row.items()})
    with tempfile.TemporaryDirectory() as cache:
        cached = {p: [*c, f"cache={cache}/{p}"] for p, c in programs.items() if p != "jax"}
        alternate(cached, ["adds_2000"], 1, 1)
        own = {"refjit": cached["refjit"]}
        for rows in (alternate(cached, ["adds_2000"], 1, rounds), alternate(own, ["adds_2000"], 1, 10)):
            for peer, row in rows.items():
                best[peer]["adds_2000_cached"] = min(row.get("adds_2000", 1e9), best[peer].get("adds_2000_cached", 1e9))
    best["refjit"].update(stack())
    table("first calls, compile included, milliseconds", best, sorted(best["refjit"]), list(programs))
    mine = best["refjit"]
    for part, whole, goal in (("select_100", "if_100", "1/2"), ("adds_2000_cached", "adds_2000", "1/7"),
                              ("vmap_100", "vmap_100_loop", "1/33"), ("stack_lazy", "stack", "1/9")):
        print(f"{part} takes 1/{mine[whole] / mine[part]:.1f} of {whole}, goal {goal}")


def stack():
    """Of the 135,000 nodes of seed 004's stack in micro batches; MindSpore raises for it with lazy_inline."""
    run = quiet(ROOT / "build/native/refjit", "run", ROOT / "tests/programs/lazy_inline.py")
    plain, lazy = re.findall(r"first step: ([0-9.]+)s", run.stdout)
    return {"stack": float(plain) * 1e3, "stack_lazy": float(lazy) * 1e3}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--without", action="append", default=[])
    parser.add_argument("cases", nargs="*", default=[])
    options = parser.parse_args()
    install()
    commands = {p: c for p, c in programs().items() if p not in options.without}
    names = [n for n in options.cases if n != "first"] or ([] if options.cases else CASES)
    for threads in (int(t) for t in options.threads.split(",") if names):
        rows = alternate(commands, names, threads, options.rounds)
        table(f"{threads} thread{'s' if threads > 1 else ''}, milliseconds", rows, names, list(commands))
    if not options.cases or "first" in options.cases:
        first_calls(options.without, options.rounds)
    web = [name for name in WEB if name in names]
    if web and "web" not in options.without:
        quiet(PYTHON, HERE / "with_onnxruntime.py", f"save={HOME}", *web)
        script = HOME / "with_onnxruntime_web.mjs"  # beside its node_modules
        script.write_text((HERE / "with_onnxruntime_web.mjs").read_text())
        pages = {"refjit": ["node", ROOT / "build/wasm/cli.mjs", "run", HERE / "with_mindspore.py", "level=O1"],
                 "onnxruntime-web": ["node", script, HOME]}
        table("WebAssembly, one thread, milliseconds", alternate(pages, web, 1, options.rounds), web, list(pages))


if __name__ == "__main__":
    main()
