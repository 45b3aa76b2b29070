import sys
import traceback


def divide(x, y):
    z = x + y; return z / 0 + 1


def outer():
    divide(1,
           2)


def deep(n):
    return deep(n - 1) if n else [][0]


def grouped():
    raise ExceptionGroup("many", [ValueError(1), ExceptionGroup("inner", [KeyError("x"), OSError(2, "gone")])])


def chained():
    try:
        outer()
    except ZeroDivisionError as e:
        raise ValueError("second") from e


def in_context():
    try:
        outer()
    except ZeroDivisionError:
        raise ValueError("third")


def noted():
    error = ValueError("two\nlines")
    error.add_note("a note\nof two lines")
    error.add_note("another")
    raise error


def unshown():
    class Error(Exception):
        def __str__(self):
            1 / 0

    raise Error


def misspelt():
    compile("a b", "<text>", "exec")


def wide():
    raise ExceptionGroup("wide", [ValueError(i) for i in range(20)])


for f in (outer, lambda: deep(10), grouped, chained, in_context, noted, unshown, misspelt, wide):
    try:
        f()
    except Exception as e:
        print("----", f.__name__)
        print(*traceback.format_exception(e), sep="")
        print(*traceback.format_exception_only(e), sep="")
        print(*traceback.format_tb(e.__traceback__, 1), sep="")
        print(*traceback.format_exception(e, chain=False, limit=-1), sep="")
        print(*traceback.TracebackException.from_exception(e).format(), sep="")
        print([(s.name, s.lineno, s.line, s.colno, s.end_colno) for s in traceback.extract_tb(e.__traceback__)])

print(traceback.format_exception(ValueError("never raised")), traceback.format_exception_only(None))
for arguments in ((1,), (ValueError(), ValueError()), (None, None, None)):
    try:
        print(traceback.format_exception(*arguments))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


def with_locals():
    number, text = 1, "s"
    1 / 0


try:
    with_locals()
except ZeroDivisionError as e:
    summary = traceback.TracebackException.from_exception(e, capture_locals=True)
    del summary.stack[0]
    print(*summary.format(), sep="")
    print(summary == summary, summary == 1, str(summary), summary.exc_type)
print(traceback.format_list([("f", 1, "n", "line"), ("g", 2, "m", None)]))
frame = traceback.FrameSummary("f", 1, "n", line="  x  ", locals={"a": 1})
print(frame, frame.line, frame.locals, list(frame), frame == ("f", 1, "n", "x"), frame != 3, len(frame), frame[0])
sys.tracebacklimit = 1
try:
    deep(5)
except IndexError:
    print(traceback.format_exc())
del sys.tracebacklimit
error = None
for i in range(3000):
    following = ValueError(i)
    following.__context__ = error
    error = following
print(len(traceback.TracebackException.from_exception(error).__context__.__context__._str))
error = following = None
for first, last, line in ((4, 14, "x = (1) + None"), (4, 13, "x = 1 // None"), (0, 16, "{}['a']['b'] = 1"), (0, 8, "[1][ 5 ] + 1")):
    place = traceback.FrameSummary("f", 1, "n", line=line, end_lineno=1, colno=first, end_colno=last)
    print(traceback.StackSummary.from_list([place]).format()[0].split("\n")[2:])
# expect: ---- outer
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ZeroDivisionError: division by zero
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('outer', 10, 'divide(1,', 4, 13), ('divide', 6, 'z = x + y; return z / 0 + 1', 22, 27)]
# expect: ---- <lambda>
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 59, in <lambda>
# expect:     for f in (outer, lambda: deep(10), grouped, chained, in_context, noted, unshown, misspelt, wide):
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   [Previous line repeated 8 more times]
# expect: IndexError: list index out of range
# expect:
# expect: IndexError: list index out of range
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect: IndexError: list index out of range
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 59, in <lambda>
# expect:     for f in (outer, lambda: deep(10), grouped, chained, in_context, noted, unshown, misspelt, wide):
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   File "stacks_are_summed_up_and_shown.py", line 15, in deep
# expect:     return deep(n - 1) if n else [][0]
# expect:   [Previous line repeated 8 more times]
# expect: IndexError: list index out of range
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('<lambda>', 59, 'for f in (outer, lambda: deep(10), grouped, chained, in_context, noted, unshown, misspelt, wide):', 25, 33), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 11, 22), ('deep', 15, 'return deep(n - 1) if n else [][0]', 33, 38)]
# expect: ---- grouped
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:   |     f()
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 19, in grouped
# expect:   |     raise ExceptionGroup("many", [ValueError(1), ExceptionGroup("inner", [KeyError("x"), OSError(2, "gone")])])
# expect:   | ExceptionGroup: many (2 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 2 ----------------
# expect:     | ExceptionGroup: inner (2 sub-exceptions)
# expect:     +-+---------------- 1 ----------------
# expect:       | KeyError: 'x'
# expect:       +---------------- 2 ----------------
# expect:       | FileNotFoundError: [Errno 2] gone
# expect:       +------------------------------------
# expect:
# expect: ExceptionGroup: many (2 sub-exceptions)
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 19, in grouped
# expect:   |     raise ExceptionGroup("many", [ValueError(1), ExceptionGroup("inner", [KeyError("x"), OSError(2, "gone")])])
# expect:   | ExceptionGroup: many (2 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 2 ----------------
# expect:     | ExceptionGroup: inner (2 sub-exceptions)
# expect:     +-+---------------- 1 ----------------
# expect:       | KeyError: 'x'
# expect:       +---------------- 2 ----------------
# expect:       | FileNotFoundError: [Errno 2] gone
# expect:       +------------------------------------
# expect:
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:   |     f()
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 19, in grouped
# expect:   |     raise ExceptionGroup("many", [ValueError(1), ExceptionGroup("inner", [KeyError("x"), OSError(2, "gone")])])
# expect:   | ExceptionGroup: many (2 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 2 ----------------
# expect:     | ExceptionGroup: inner (2 sub-exceptions)
# expect:     +-+---------------- 1 ----------------
# expect:       | KeyError: 'x'
# expect:       +---------------- 2 ----------------
# expect:       | FileNotFoundError: [Errno 2] gone
# expect:       +------------------------------------
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('grouped', 19, 'raise ExceptionGroup("many", [ValueError(1), ExceptionGroup("inner", [KeyError("x"), OSError(2, "gone")])])', 4, 111)]
# expect: ---- chained
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 24, in chained
# expect:     outer()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 26, in chained
# expect:     raise ValueError("second") from e
# expect: ValueError: second
# expect:
# expect: ValueError: second
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 26, in chained
# expect:     raise ValueError("second") from e
# expect: ValueError: second
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 24, in chained
# expect:     outer()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 26, in chained
# expect:     raise ValueError("second") from e
# expect: ValueError: second
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('chained', 26, 'raise ValueError("second") from e', 8, 41)]
# expect: ---- in_context
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 31, in in_context
# expect:     outer()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: During handling of the above exception, another exception occurred:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 33, in in_context
# expect:     raise ValueError("third")
# expect: ValueError: third
# expect:
# expect: ValueError: third
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 33, in in_context
# expect:     raise ValueError("third")
# expect: ValueError: third
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 31, in in_context
# expect:     outer()
# expect:   File "stacks_are_summed_up_and_shown.py", line 10, in outer
# expect:     divide(1,
# expect:   File "stacks_are_summed_up_and_shown.py", line 6, in divide
# expect:     z = x + y; return z / 0 + 1
# expect: ZeroDivisionError: division by zero
# expect:
# expect: During handling of the above exception, another exception occurred:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 33, in in_context
# expect:     raise ValueError("third")
# expect: ValueError: third
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('in_context', 33, 'raise ValueError("third")', 8, 33)]
# expect: ---- noted
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 40, in noted
# expect:     raise error
# expect: ValueError: two
# expect: lines
# expect: a note
# expect: of two lines
# expect: another
# expect:
# expect: ValueError: two
# expect: lines
# expect: a note
# expect: of two lines
# expect: another
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 40, in noted
# expect:     raise error
# expect: ValueError: two
# expect: lines
# expect: a note
# expect: of two lines
# expect: another
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 40, in noted
# expect:     raise error
# expect: ValueError: two
# expect: lines
# expect: a note
# expect: of two lines
# expect: another
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('noted', 40, 'raise error', 4, 15)]
# expect: ---- unshown
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 48, in unshown
# expect:     raise Error
# expect: unshown.<locals>.Error: <exception str() failed>
# expect:
# expect: unshown.<locals>.Error: <exception str() failed>
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 48, in unshown
# expect:     raise Error
# expect: unshown.<locals>.Error: <exception str() failed>
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 48, in unshown
# expect:     raise Error
# expect: unshown.<locals>.Error: <exception str() failed>
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('unshown', 48, 'raise Error', 4, 15)]
# expect: ---- misspelt
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 52, in misspelt
# expect:     compile("a b", "<text>", "exec")
# expect:   File "<text>", line 1
# expect:     a b
# expect: SyntaxError: invalid syntax
# expect:
# expect:   File "<text>", line 1
# expect:     a b
# expect: SyntaxError: invalid syntax
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 52, in misspelt
# expect:     compile("a b", "<text>", "exec")
# expect:   File "<text>", line 1
# expect:     a b
# expect: SyntaxError: invalid syntax
# expect:
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:   File "stacks_are_summed_up_and_shown.py", line 52, in misspelt
# expect:     compile("a b", "<text>", "exec")
# expect:   File "<text>", line 1
# expect:     a b
# expect: SyntaxError: invalid syntax
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('misspelt', 52, 'compile("a b", "<text>", "exec")', 4, 36)]
# expect: ---- wide
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:   |     f()
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 56, in wide
# expect:   |     raise ExceptionGroup("wide", [ValueError(i) for i in range(20)])
# expect:   | ExceptionGroup: wide (20 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 0
# expect:     +---------------- 2 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 3 ----------------
# expect:     | ValueError: 2
# expect:     +---------------- 4 ----------------
# expect:     | ValueError: 3
# expect:     +---------------- 5 ----------------
# expect:     | ValueError: 4
# expect:     +---------------- 6 ----------------
# expect:     | ValueError: 5
# expect:     +---------------- 7 ----------------
# expect:     | ValueError: 6
# expect:     +---------------- 8 ----------------
# expect:     | ValueError: 7
# expect:     +---------------- 9 ----------------
# expect:     | ValueError: 8
# expect:     +---------------- 10 ----------------
# expect:     | ValueError: 9
# expect:     +---------------- 11 ----------------
# expect:     | ValueError: 10
# expect:     +---------------- 12 ----------------
# expect:     | ValueError: 11
# expect:     +---------------- 13 ----------------
# expect:     | ValueError: 12
# expect:     +---------------- 14 ----------------
# expect:     | ValueError: 13
# expect:     +---------------- 15 ----------------
# expect:     | ValueError: 14
# expect:     +---------------- ... ----------------
# expect:     | and 5 more exceptions
# expect:     +------------------------------------
# expect:
# expect: ExceptionGroup: wide (20 sub-exceptions)
# expect:
# expect:   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:     f()
# expect:
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 56, in wide
# expect:   |     raise ExceptionGroup("wide", [ValueError(i) for i in range(20)])
# expect:   | ExceptionGroup: wide (20 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 0
# expect:     +---------------- 2 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 3 ----------------
# expect:     | ValueError: 2
# expect:     +---------------- 4 ----------------
# expect:     | ValueError: 3
# expect:     +---------------- 5 ----------------
# expect:     | ValueError: 4
# expect:     +---------------- 6 ----------------
# expect:     | ValueError: 5
# expect:     +---------------- 7 ----------------
# expect:     | ValueError: 6
# expect:     +---------------- 8 ----------------
# expect:     | ValueError: 7
# expect:     +---------------- 9 ----------------
# expect:     | ValueError: 8
# expect:     +---------------- 10 ----------------
# expect:     | ValueError: 9
# expect:     +---------------- 11 ----------------
# expect:     | ValueError: 10
# expect:     +---------------- 12 ----------------
# expect:     | ValueError: 11
# expect:     +---------------- 13 ----------------
# expect:     | ValueError: 12
# expect:     +---------------- 14 ----------------
# expect:     | ValueError: 13
# expect:     +---------------- 15 ----------------
# expect:     | ValueError: 14
# expect:     +---------------- ... ----------------
# expect:     | and 5 more exceptions
# expect:     +------------------------------------
# expect:
# expect:   + Exception Group Traceback (most recent call last):
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 61, in <module>
# expect:   |     f()
# expect:   |   File "stacks_are_summed_up_and_shown.py", line 56, in wide
# expect:   |     raise ExceptionGroup("wide", [ValueError(i) for i in range(20)])
# expect:   | ExceptionGroup: wide (20 sub-exceptions)
# expect:   +-+---------------- 1 ----------------
# expect:     | ValueError: 0
# expect:     +---------------- 2 ----------------
# expect:     | ValueError: 1
# expect:     +---------------- 3 ----------------
# expect:     | ValueError: 2
# expect:     +---------------- 4 ----------------
# expect:     | ValueError: 3
# expect:     +---------------- 5 ----------------
# expect:     | ValueError: 4
# expect:     +---------------- 6 ----------------
# expect:     | ValueError: 5
# expect:     +---------------- 7 ----------------
# expect:     | ValueError: 6
# expect:     +---------------- 8 ----------------
# expect:     | ValueError: 7
# expect:     +---------------- 9 ----------------
# expect:     | ValueError: 8
# expect:     +---------------- 10 ----------------
# expect:     | ValueError: 9
# expect:     +---------------- 11 ----------------
# expect:     | ValueError: 10
# expect:     +---------------- 12 ----------------
# expect:     | ValueError: 11
# expect:     +---------------- 13 ----------------
# expect:     | ValueError: 12
# expect:     +---------------- 14 ----------------
# expect:     | ValueError: 13
# expect:     +---------------- 15 ----------------
# expect:     | ValueError: 14
# expect:     +---------------- ... ----------------
# expect:     | and 5 more exceptions
# expect:     +------------------------------------
# expect:
# expect: [('<module>', 61, 'f()', 8, 11), ('wide', 56, 'raise ExceptionGroup("wide", [ValueError(i) for i in range(20)])', 4, 68)]
# expect: ['ValueError: never raised\n'] ['NoneType: None\n']
# expect: TypeError Exception expected for value, int found
# expect: ValueError Both or neither of value and tb must be given
# expect: ['NoneType: None\n']
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 81, in with_locals
# expect:     1 / 0
# expect:     number = 1
# expect:     text = 's'
# expect: ZeroDivisionError: division by zero
# expect:
# expect: True False division by zero <class 'ZeroDivisionError'>
# expect: ['  File "f", line 1, in n\n    line\n', '  File "g", line 2, in m\n']
# expect: <FrameSummary file f, line 1 in n> x {'a': '1'} ['f', 1, 'n', 'x'] True True 4 f
# expect: Traceback (most recent call last):
# expect:   File "stacks_are_summed_up_and_shown.py", line 96, in <module>
# expect:     deep(5)
# expect: IndexError: list index out of range
# expect:
# expect: 4
# expect: ['         ~~~~^~~~~~', '']
# expect: ['         ~~^^~~~~~', '']
# expect: ['']
# expect: ['     ~~~^^^^^', '']
