#!/usr/bin/env python3
"""Single operators and small training steps beside PyTorch's, one thread each, the farthest from it first.

  python3 tests/bench/against_torch.py [--refjit PATH] [operators | training]

Needs the environment of `make bench-peers` (build/peers). Not a test: nothing fails here, machines differ."""
import argparse
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def figures(*command):
    environment = dict(os.environ, OMP_NUM_THREADS="1", REFJIT_THREADS="1", GLOG_v="3")
    run = subprocess.run(["taskset", "-c", "1", *map(str, command)], capture_output=True, text=True, env=environment)
    if run.returncode:
        print(run.stderr.strip()[-400:])
    return {name: float(value) for name, value in (line.split() for line in run.stdout.splitlines())}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--refjit", default=ROOT / "build/native/refjit")
    parser.add_argument("what", nargs="*", default=["operators", "training"])
    options = parser.parse_args()
    for what in options.what:
        ours = figures(options.refjit, "run", HERE / what / "with_mindspore.py")
        theirs = figures(ROOT / "build/peers/env/bin/python", HERE / what / "with_torch.py")
        rows = sorted(((ours[name] / theirs[name], name) for name in ours if name in theirs), reverse=True)
        print(f"\n{what}, milliseconds{'refjit':>16}{'PyTorch':>12}{'ratio':>8}")
        for ratio, name in rows:
            print(f"{name:26}{ours[name]:12.3f}{theirs[name]:12.3f}{ratio:8.2f}")
        print(f"{sum(ratio <= 1.4 for ratio, _ in rows)} of {len(rows)} at most 1.4 times PyTorch's")


if __name__ == "__main__":
    main()
