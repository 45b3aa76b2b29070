"""What many cases here print with: run(line) for lines of statements, show(function) with the warnings that it gives."""
import warnings

import numpy as np

names = {"np": np, "warnings": warnings}


def run(line):
    """Runs the statements of a line, between "; ", and prints the value of the last, or the error."""
    *first, last = line.split("; ")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for each in first:
                exec(each, names)
            try:
                value = eval(last, names)
            except SyntaxError:
                value = exec(last, names)
        if value is not None:
            print(repr(value))
    except Exception as e:
        print("!!", type(e).__name__, "|", e)


def show(make):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            print(repr(make()))
        except Exception as e:
            print("!", type(e).__name__, e)
    for w in seen:
        print(w.category.__name__, w.message)
