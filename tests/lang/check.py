"""Runs every case of tests/lang and tests/programs with a command and compares with the recorded expectation.

  python3 tests/lang/check.py [-j N] [--only PATTERN] [--skips NAME] [--batch] [-v] COMMAND...
      COMMAND is what runs one file: build/native/refjit run, or node build/wasm/cli.mjs run
      --batch: COMMAND's last word is sent, with the case's file, to a process of `COMMAND's other words batch`, one a job
      for all of its cases, instead of a process each (node starts and compiles WebAssembly for longer than a case runs)
      --eager: every case in eager mode alone, without a look at the run report: what COMMAND does more than to run it
      (`refjit run --capture-all`) must show nowhere

How cases look and what is masked: tests/oracle/cases.py. A case with modes counts once a mode. tests/lang/skips.txt lists
what is not run, with reasons; a skipped case that would pass is a failure, so the list can only shrink.
Prints each failure with the first line that differs and ends with "N passed, N failed"; exit code 1 on a failure.
"""
import argparse
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import sys
import threading

sys.dont_write_bytecode = True
os.environ["TZ"] = "UTC"  # what programs show as local time
os.environ.setdefault("REFJIT_VERIFY", "1")  # the verifier looks at the graph after every pass
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "oracle"))
import cases as c  # noqa: E402

SKIPS = pathlib.Path(__file__).resolve().parent / "skips.txt"


def read_skips(names):
    """{case or case@mode: reason} of the sections [all] and of those named (a build may lack what another has)."""
    skips, section = {}, "all"
    for line in SKIPS.read_text().splitlines():
        line = line.strip()
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#") and section in ("all", *names):
            case, _, reason = line.partition(": ")
            assert reason, f"{SKIPS.name}: no reason for {case}"
            skips[case] = reason
    return skips


def difference(expected, got):
    for n in range(max(len(expected), len(got))):
        want = expected[n] if n < len(expected) else "<end>"
        have = got[n] if n < len(got) else "<end>"
        if want.rstrip() != have.rstrip():
            return f"line {n + 1}: expected {want!r}\n                   got {have!r}"
    return "numbers differ by more than the tolerance"


def judge(case, mode, command, launch):
    """The reason of a failure, or an empty string."""
    if case.out is None and not case.err:
        return "nothing recorded: run make oracle"
    report = None
    if case.report:
        report = c.VARIANTS / f"report-{os.getpid()}-{threading.get_ident()}.json"
        report.parent.mkdir(parents=True, exist_ok=True)
        command = [*command, "--report", str(report)]
    code, out, err = c.execute(command, case, mode, timeout=60, launch=launch)
    if not c.same(case.out or [], out, case.tolerance):
        tail = f"\n      stderr: {err[-1]}" if err and not case.err else ""
        return "stdout " + difference(case.out or [], out) + tail
    if case.err:
        if not c.same(case.err, err, 0.0):
            return "stderr " + difference(case.err, err)
        return "" if code == 1 else f"exit code {code}, expected 1"
    if code == 0 and report:
        try:
            return c.report_failure(case, json.loads(report.read_text()))
        except (OSError, ValueError) as e:
            return f"no run report: {e}"
        finally:
            report.unlink(missing_ok=True)
    return "" if code == 0 else f"exit code {code}, expected 0; stderr: {' / '.join(err[-3:])}"


class Launchers:
    """What runs a command: a process each, or one batch for each thread that asks."""

    def __init__(self, command, is_batch):
        self.command = command[-1:] if is_batch else command
        self.server = [*command[:-1], "batch"] if is_batch else None
        self.batches, self.own = [], threading.local()

    def mine(self):
        if self.server is None:
            return c.run_once
        if not hasattr(self.own, "batch"):
            self.own.batch = c.Batch(self.server)
            self.batches.append(self.own.batch)
        return self.own.batch

    def __enter__(self):
        return self

    def __exit__(self, *error):
        for batch in self.batches:
            batch.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-j", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--skips", action="append", default=[])
    parser.add_argument("--eager", action="store_true")
    parser.add_argument("--batch", action="store_true")
    parser.add_argument("-v", action="store_true")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    skips = read_skips(args.skips)
    cases = c.all_cases(args.only)
    if args.eager:
        cases = [dataclasses.replace(case, modes=("eager",) if case.modes else (), report=[]) for case in cases]
    jobs = [(case, mode) for case in cases for mode in (case.modes or ("",))]
    passed = failed = skipped = 0
    launchers = Launchers(args.command, args.batch)
    with launchers, concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        reasons = pool.map(lambda job: judge(*job, launchers.command, launchers.mine()), jobs)
        for (case, mode), reason in zip(jobs, reasons):
            name = case.name + (f"@{mode}" if mode else "")
            if name in skips or case.name in skips:
                if reason:
                    skipped += 1
                    continue
                reason = "is in skips.txt and passes: take it off the list"
            if reason:
                failed += 1
                print(f"FAIL {name}\n     {reason}", flush=True)
            else:
                passed += 1
                if args.v:
                    print(f"ok   {name}", flush=True)
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
