#!/usr/bin/env python3
"""The file-size check: no source file over 800 lines, but for the list below, each with its reason."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 800
SUFFIXES = {".h", ".cpp", ".def", ".inc", ".py", ".ts", ".mjs", ".js", ".css", ".html"}
ALLOWED: dict[str, str] = {
    "shared/guest/stdlib/typing.py": "one guest module is one file, and typing has that many names",
    "shared/vm/core/interpreter.cpp": "the dispatch loop: one function, one handler an opcode",
}


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    faults = 0
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.suffix not in SUFFIXES or not path.is_file():
            continue
        lines = sum(1 for _ in path.open(encoding="utf-8", errors="replace"))
        if lines > LIMIT and name not in ALLOWED:
            print(f"{name}: {lines} lines (limit {LIMIT})")
            faults += 1
    for name in ALLOWED:
        if not (ROOT / name).is_file():
            print(f"{name}: on the allow-list, but not there")
            faults += 1
    print(f"file sizes: {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
