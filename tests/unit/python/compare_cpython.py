"""Compares the front-end with CPython 3.11 over real files, file by file and code object by code object.

    python3.11 compare_cpython.py DRIVER ast|asta|dis|pos [FILE...] [--show N]
    python3.11 compare_cpython.py record FILE...      (run in this folder, with samples/*.py)

DRIVER is build/.../frontend_dump. Without FILE: the standard library of the running Python, its test package left out.
"""
import ast
import difflib
import dis
import glob
import io
import os
import re
import subprocess
import sys
import types


def expected_ast(text, name, attributes):
    tree = ast.parse(text, name, type_comments=not attributes)
    return ast.dump(tree, indent=1 if attributes else 3, include_attributes=attributes) + "\n"


def normalise(code, positions=False):
    """dis of one code object in the form that refjit prints (see dis() in shared/python/python.h)."""
    out = []
    instructions = list(dis.get_instructions(code))
    exceptions = [e for e in dis._parse_exception_table(code)]
    starts = {}
    for i in instructions:
        if i.opname != "EXTENDED_ARG":
            starts.setdefault(i.offset, i.offset)
    # A target may point at an EXTENDED_ARG prefix: it stands for the instruction behind it.
    canonical, pending = {}, []
    for i in instructions:
        pending.append(i.offset)
        if i.opname != "EXTENDED_ARG":
            for p in pending:
                canonical[p] = i.offset
            pending = []
    end = instructions[-1].offset + 2
    targets = {canonical[i.argval] for i in instructions if i.opcode in dis.hasjrel}
    for e in exceptions:
        targets.add(canonical[e.target])
        targets.add(canonical[e.start])
        if e.end in canonical:
            targets.add(canonical[e.end])
        else:  # an end inside the caches of the last instruction
            after = [o for o in sorted(canonical) if o > e.end - 2 and o >= e.end]
            targets.add(canonical[after[0]] if after else end)
            canonical[e.end] = canonical[after[0]] if after else end
    labels = {t: f"L{n}" for n, t in enumerate(sorted(targets), 1)}
    previous = carried = None
    for i in instructions:
        is_first = canonical[i.offset] != canonical.get(previous)
        previous = i.offset
        if is_first and canonical[i.offset] in labels and not positions:
            out.append(f"{labels[canonical[i.offset]]}:")
        elif positions and i.offset in labels:
            out.append(f"{labels[i.offset]}:")
        starts_line = i.starts_line if i.starts_line is not None else carried
        carried = starts_line if positions and i.opname == "EXTENDED_ARG" else None
        line = f"{starts_line:>4}" if starts_line is not None else "    "
        row = f"{line}  {i.opname}"
        if i.arg is not None:
            if i.opcode in dis.hasjrel:
                row = f"{row:<32} to {labels[canonical[i.argval]]}"
            else:
                shown = str(i.arg)
                detail = clean(i.argrepr)
                row = f"{row:<32} {shown}" + (f" ({detail})" if detail else "")
        if positions:
            p = i.positions
            row += f"  @{p.lineno}:{p.col_offset}-{p.end_lineno}:{p.end_col_offset}"
        if i.opname != "EXTENDED_ARG" or not positions:
            out.append(row)
    if end in labels:
        out.append(f"{labels[end]}:")
    if exceptions:
        out.append("ExceptionTable:")
        for e in exceptions:
            lasti = " lasti" if e.lasti else ""
            out.append(f"  {labels[canonical[e.start]]} to {labels[canonical[e.end]]} -> "
                       f"{labels[canonical[e.target]]} [{e.depth}]{lasti}")
    return "\n".join(out)


def clean(text):
    text = re.sub(r"<code object (.*?) at 0x[0-9a-f]+, file", r"<code object \1, file", text)
    def sort_set(match):
        # frozenset order is that of hashes: compare as text sorted.
        return "frozenset({" + ", ".join(sorted(match.group(1).split(", "))) + "})"
    return re.sub(r"frozenset\(\{(.*?)\}\)", sort_set, text)


def facts(code):
    """What dis does not show."""
    return (f"# {code.co_qualname} args {code.co_argcount} {code.co_posonlyargcount} {code.co_kwonlyargcount} "
            f"stack {code.co_stacksize} flags {code.co_flags:#x} line {code.co_firstlineno} "
            f"vars {' '.join(code.co_varnames)} | {' '.join(code.co_cellvars)} | {' '.join(code.co_freevars)} "
            f"| names {' '.join(code.co_names)} | consts {len(code.co_consts)}")


def all_codes(code):
    """The code object and those nested in it, in the order in which dis prints them."""
    yield code
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from all_codes(const)


def expected_dis(text, name, positions):
    code = compile(text, name, "exec", dont_inherit=True)
    parts = []
    for n, c in enumerate(all_codes(code)):
        title = f"Disassembly of {clean(repr(c))}:\n" if n else ""
        parts.append(title + facts(c) + "\n" + normalise(c, positions) + "\n")
    return "\n".join(parts)


def expected(mode, path):
    with open(path, "rb") as file:
        text = file.read()
    sys.setrecursionlimit(10000)
    try:
        if mode in ("ast", "asta"):
            return expected_ast(text, path, mode == "asta")
        return expected_dis(text, path, mode == "pos")
    except SyntaxError as error:
        return f"{type(error).__name__}: {error.msg} @{error.lineno}\n"


def standard_library():
    root = os.path.dirname(os.__file__)
    for path in sorted(glob.glob(root + "/**/*.py", recursive=True)):
        relative = os.path.relpath(path, root)
        parts = relative.split(os.sep)
        if {"test", "tests", "site-packages", "idle_test"} & set(parts):
            continue
        yield path


def run_driver(driver, mode, paths):
    result = {}
    for at in range(0, len(paths), 40):
        batch = paths[at:at + 40]
        out = subprocess.run([driver, mode, *batch], capture_output=True)
        text = out.stdout.decode("utf-8", "surrogatepass")
        if out.returncode:
            print("driver died on", batch[len(text.split("\n=== ")) - 1] if len(batch) > 1 else batch)
        for path in batch:
            end = text.find(f"=== {path}\n")
            if end < 0:
                result[path] = "missing"
                continue
            result[path] = text[:end]
            text = text[end + len(f"=== {path}\n"):]
    return result


def main():
    arguments = [a for a in sys.argv[1:]]
    show = 3
    if "--show" in arguments:
        at = arguments.index("--show")
        show = int(arguments[at + 1])
        del arguments[at:at + 2]
    if arguments[0] == "record":  # the goldens of `make test`: FILE.ast and FILE.dis beside each sample
        for path in arguments[1:]:
            for mode, suffix in (("ast", ".ast"), ("pos", ".dis")):
                with open(path + suffix, "w") as file:
                    file.write(expected(mode, path))
        return
    driver, mode, *paths = arguments
    paths = paths or list(standard_library())
    got = run_driver(driver, mode, paths)
    same = total = same_codes = codes = 0
    for path in paths:
        try:
            want = expected(mode, path)
        except (UnicodeDecodeError, ValueError):
            continue
        have = got[path]
        total += 1
        if mode in ("dis", "pos"):
            have = clean(have)
            wanted, had = want.split("\nDisassembly of "), have.split("\nDisassembly of ")
            codes += len(wanted)
            by_title = {}
            for part in had:
                by_title.setdefault(part, 0)
                by_title[part] += 1
            wrong = []
            for n, part in enumerate(wanted):
                if by_title.get(part, 0):
                    by_title[part] -= 1
                    same_codes += 1
                else:
                    wrong.append((part, had[n] if len(had) == len(wanted) else "\n".join(had)[:3000]))
            same += not wrong
            for part, other in wrong[:2]:
                if show > 0:
                    show -= 1
                    print_difference(path, part, other)
        elif "Error: " in want[:40]:
            wanted, had = want.split(" @")[0], have.split(" @")[0]
            same += wanted == had
            if wanted != had and show > 0:
                show -= 1
                print(path, want, have)
        else:
            same += want == have
            if want != have and show > 0:
                show -= 1
                print_difference(path, want, have)
    print(f"{mode}: {same} of {total} files agree ({100 * same / max(total, 1):.2f} %)", end="")
    print(f", {same_codes} of {codes} code objects ({100 * same_codes / codes:.3f} %)" if codes else "")


def print_difference(path, want, have):
    wanted, had = want.split("\n"), have.split("\n")
    print("---", path)
    print(wanted[0][:150])
    for line in list(difflib.unified_diff(wanted, had, lineterm="", n=2))[2:24]:
        print("  " + line[:150])


if __name__ == "__main__":
    main()
