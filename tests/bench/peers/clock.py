"""What every peer's script shares: the sizes of the cases, and how a call is timed. Plain Python, for refjit's VM too."""
import sys
import time

# name: (hidden, heads, key/value heads, length); name: (channels, height and width)
ATTENTION = {"attention_4096": (4096, 32, 8, 512), "attention_512": (512, 4, 1, 128)}
BLOCK = {"block_256": (128, 256), "block_56": (128, 56)}
CHAIN = 1 << 20
MATMUL = 1024


def wanted(name):
    """Cases named on the command line; all without names."""
    names = [a for a in sys.argv[1:] if "=" not in a]
    return not names or name in names


def option(name):
    """Value of a word name=value on the command line; None without it."""
    return next((a.partition("=")[2] for a in sys.argv[1:] if a.startswith(name + "=")), None)


def first_call(name, call, wait=lambda r: r):
    """Prints the milliseconds of one call, the first."""
    start = time.perf_counter()
    wait(call())
    print(name, (time.perf_counter() - start) * 1e3, flush=True)


def report(name, call, wait=lambda r: r):
    """Prints the fastest of the calls that fit a second, three at least; the first two do not count."""
    best, spent, runs = 1e9, 0.0, 0
    for i in range(200):
        start = time.perf_counter()
        wait(call())
        took = time.perf_counter() - start
        if i < 2:
            continue
        best, spent, runs = min(best, took), spent + took, runs + 1
        if spent > 1.0 and runs >= 3:
            break
    print(name, best * 1e3, flush=True)
