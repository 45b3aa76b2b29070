#!/usr/bin/env python3
"""The layer check: a folder includes only folders above it in design.md's list, and each CMake target names only those.

The top level of the tree holds what design.md lists and nothing that a run left there.
Prints every offending include with file and line, every stray name; exit code 1 when there is one."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROOMS = ["base", "tensor", "python", "ir", "ops", "kernels", "passes", "transform", "runtime", "vm", "capture", "guest",
         "protocol", "api"]
# Rooms outside shared/ and what they may include of it (design.md).
OUTSIDE = {
    "native/cli": {"base", "api", "runtime", "server", "posix", "devices"},
    "native/server": {"base", "tensor", "ir", "ops", "runtime", "protocol", "api"},
    "native/devices": {"base", "tensor", "ir", "ops", "kernels", "runtime", "protocol"},
    "native/posix": {"base", "vm"},
    "wasm": {"base", "api"},
}
# A room's own exceptions to "everything above": knows less than its place would allow.
LESS = {"python": {"base"}, "ir": {"base", "tensor"}, "guest": {"base", "python"},
        "protocol": {"base", "tensor", "ir", "ops", "runtime"}}
TOP_LEVEL = {"CMakeLists.txt", "wasm", "native", "shared", "web", "tests", "README.md", "Makefile", "CMakePresets.json", "ARCHITECTURE.md",
             "LICENSE"}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"')


def allowed(room: str) -> set[str]:
    if room in LESS:
        return LESS[room] | {room}
    return set(ROOMS[: ROOMS.index(room) + 1])


def check(folder: pathlib.Path, names: set[str], own: set[str]) -> list[str]:
    faults = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in {".h", ".cpp", ".def", ".inc"}:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            top = match.group(1).split("/")[0]
            if "/" not in match.group(1) or top in own:
                continue
            if top not in names:
                faults.append(f"{path.relative_to(ROOT)}:{number}: may not include \"{match.group(1)}\"")
    return faults


def strays() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    tops = {line.split("/")[0] for line in listed.splitlines()}
    return [f"{name}: not a name of the top level" for name in sorted(tops) if name not in TOP_LEVEL and not name.startswith(".")]


def main() -> int:
    faults = []
    for room in ROOMS:
        faults += check(ROOT / "shared" / room, allowed(room), {room})
    for place, names in OUTSIDE.items():
        faults += check(ROOT / place, names, {place.split("/")[-1]})
    faults += strays()
    for fault in faults:
        print(fault)
    print(f"layers: {len(faults)} faults in {len(ROOMS) + len(OUTSIDE)} rooms")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
