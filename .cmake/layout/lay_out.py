#!/usr/bin/env python3
"""Lays the code of a linked command out anew, by LLVM's BOLT: what runs stands together, what does not stands elsewhere.

A first call passes once through thousands of pieces of code, so its time is that of fetching them: it takes half of it
afterwards. The profile is that of everyday.py, run by an instrumented copy; nothing of it is kept in the tree.

  lay_out.py BINARY

Replaces BINARY, once it has shown that it still throws, captures and compiles. Leaves it as it is, and says so, where
there is no BOLT; does nothing where it has been laid out since it was linked.
"""
import concurrent.futures
import pathlib
import platform
import shutil
import subprocess
import sys

import code_lines

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# Jumps by a table of addresses in its own code, which BOLT leaves as it is: moved, it would run on in its old place, and
# call functions there whose addresses are no longer those that pointers hold.
EVALUATE = "_ZN6refjit2vm8evaluateERNS0_2VmEPNS0_5FrameE"
BOLT = "/usr/lib/llvm-16/bin/llvm-bolt"  # by its full path: from there it finds the library that instruments

# Errors of the parser, of guests and of natives are C++ exceptions and tables; a graph runs on the default device. Who
# called an object is told where the interpreter knows the function of its type by its address.
PROOF = """
import json, mindspore as ms
for act in (lambda: compile("f'{a b}'", "x", "exec"), lambda: json.loads("[1,"), lambda: int("x"), lambda: ms.ops.ones(2) @ 1, lambda: ms.nn.LRN()(None)):
    try:
        act()
    except Exception as error:
        print(type(error).__name__)
print(ms.jit(lambda a: ms.ops.exp(a * 0) + a)(ms.Tensor(2.0)))
"""
PROVED = ["SyntaxError", "JSONDecodeError", "ValueError", "TypeError", "TypeError", "3.0"]


def run(what, *command):
    """What the command printed, once all that it has left running has ended: who writes a profile outlives its command."""
    with subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        with concurrent.futures.ThreadPoolExecutor() as reader:
            text = reader.submit(process.stdout.read)
            try:
                status = process.wait(timeout=900)  # reaped before the pipe ends: the writer waits for that
            except subprocess.TimeoutExpired:
                process.kill()
                raise
    if status != 0:
        sys.exit(f"lay_out: {what} ended with {status}:\n{text.result()[-2000:]}")
    return text.result()


def split_functions(binary):
    """Functions of libgcc and libstdc++ that g++ has split: BOLT takes them for whole and breaks them. Ours are whole."""
    names = [line.split()[-1] for line in run("nm", "nm", binary).splitlines()]
    cold = [name for name in names if name.endswith(".cold")]
    # A local name is followed by its number, and each entry is a pattern.
    return [f"{name}(/.*)?" for name in cold + [name.removesuffix(".cold") for name in cold]]


def is_laid_out(binary):
    return ".bolt.org.text" in run("readelf", "readelf", "-SW", binary)


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    if not pathlib.Path(BOLT).exists() or platform.machine() != "x86_64":
        print(f"lay_out: {binary.name} stays as it was linked: no {BOLT} for {platform.machine()} here")
        return
    if is_laid_out(binary):
        return
    folder = binary.parent / "layout"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    profile, instrumented, laid_out = folder / "profile", folder / "instrumented", folder / binary.name
    skipped = folder / "skipped"
    skipped.write_text("\n".join([*split_functions(binary), EVALUATE]) + "\n")
    # The command ends without its destructors, where a profile would be written: a process that sleeps beside it writes
    # it when it sees that the command has ended.
    run("instrumenting", BOLT, binary, f"-skip-funcs-file={skipped}", "-instrument", "--instrumentation-sleep-time=100000",
        "--instrumentation-no-counters-clear", f"--instrumentation-file={profile}",
        f"--instrumentation-binpath={instrumented}", "-o", instrumented)
    run("the instrumented run", instrumented, "run", HERE / "everyday.py", ROOT)
    run("the layout", BOLT, binary, f"-skip-funcs-file={skipped}", f"-data={profile}", "-reorder-blocks=ext-tsp",
        "-reorder-functions=hfsort+", "-split-functions", "-split-all-cold", "-o", laid_out)
    fetched = code_lines.note(laid_out)
    # By a file: ast capture needs source.
    proof = folder / "proof.py"
    proof.write_text(PROOF)
    lines = run("the proof", laid_out, "run", proof).split()
    if lines != PROVED:
        sys.exit(f"lay_out: laid out, it prints {lines}, expected {PROVED}")
    hot = code_lines.Section(laid_out, ".text").size
    laid_out.replace(binary)
    shutil.rmtree(folder)
    print(f"laid out: {hot >> 10} KiB of code that runs stand together")
    if fetched is None:
        print("lay_out: processes cannot be traced here: a first compile fetches its code line by line")
    else:
        print(f"lay_out: {fetched} lines of it are fetched by the first compile")


if __name__ == "__main__":
    main()
