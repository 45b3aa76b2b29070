"""What both scripts share: the sizes, and how a call is timed. Plain Python, for refjit's VM too."""
import sys
import time

SIDE = 1024
N = SIDE * SIDE


def milliseconds(call, wait):
    """The fastest of the calls that fit a twentieth of a second, three at least, after one that does not count."""
    wait(call())
    best, spent, runs = 1e9, 0.0, 0
    while runs < 3 or (spent < 0.05 and runs < 200):
        start = time.perf_counter()
        wait(call())
        took = time.perf_counter() - start
        best, spent, runs = min(best, took), spent + took, runs + 1
    return best * 1e3


def report(cases, wait=lambda result: result):
    """Prints the milliseconds of the cases named on the command line, of all without names."""
    for name in sys.argv[1:] or cases:
        print(name, milliseconds(cases[name], wait), flush=True)
