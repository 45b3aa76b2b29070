# What python -m NAME does, for modules that show, pack and measure.
import io
import os
import pickle
import re
import runpy
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout


class Stream(io.TextIOWrapper):
    def getvalue(self):
        self.flush()
        return self.buffer.getvalue().decode()


def run(module, *args):
    out, err = Stream(io.BytesIO(), encoding="utf-8", newline="\n"), io.StringIO()
    sys.argv = [module, *args]
    code = None
    with redirect_stdout(out), redirect_stderr(err):
        try:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        except SystemExit as e:
            code = e.code
    text = out.getvalue().replace(folder, "FOLDER")
    print("#", module, *[str(a).replace(folder, "FOLDER") for a in (*args, code or 0)])
    print(re.sub(r"[\d.]+ [num]?sec", "TIME", text), end="")
    if code and module != "tarfile":
        print(err.getvalue().replace(folder, "FOLDER").strip().split("\n")[-1])


with tempfile.TemporaryDirectory() as folder:

    def made(name, data):
        path = os.path.join(folder, name)
        with open(path, "wb") as f:
            f.write(data)
        return path

    source = made("shown_here.py", b'def f(x):\n    """\n    >>> f(1)\n    2\n    """\n    return x + 1\n')
    text = made("t.txt", b"hello\n")
    examples = made("d.txt", b">>> 1 + 1\n2\n>>> 1\n3\n")
    packed = made("p.pkl", pickle.dumps({1: [2]}, 4))
    run("ast", source)
    run("ast", "-m", "eval", "-i", "1", made("e.py", b"[1, 2]"))
    run("tokenize", text)
    run("tokenize", "-e", made("e.py", b"a += 1\n"))
    run("doctest", source)
    run("doctest", "-v", source)
    run("doctest", examples)
    run("doctest", "-f", "-o", "ELLIPSIS", examples)
    run("calendar", "2024", "2")
    run("calendar", "-m", "4", "-w", "3", "2023")
    run("base64", "-e", text)
    run("base64", "-d", made("b.txt", b"aGVsbG8K\n"))
    run("quopri", made("q.txt", "é=\n".encode()))
    run("mimetypes", "a.py", "b.html", "c.unknown")
    run("mimetypes", "-e", "text/html", "foo/bar")
    run("pickle", packed)
    run("pickletools", packed)
    run("gzip", text)
    os.remove(text)
    run("gzip", "-d", text + ".gz")
    print(open(text).read(), end="")
    run("gzip", "-d", text)
    archive = os.path.join(folder, "x.zip")
    run("zipfile", "-c", archive, text, examples)
    run("zipfile", "-t", archive)
    run("zipfile", "-e", archive, os.path.join(folder, "out"))
    print(sorted(os.listdir(os.path.join(folder, "out"))))
    run("tarfile", "-l", text)
    run("timeit", "-n", "1", "-r", "1", "pass")
    run("timeit", "-n", "2", "-r", "2", "-v", "-s", "x = 1", "x")
    run("timeit", "-u", "hours", "pass")

# expect: # ast FOLDER/shown_here.py 0
# expect: Module(
# expect:    body=[
# expect:       FunctionDef(
# expect:          name='f',
# expect:          args=arguments(
# expect:             posonlyargs=[],
# expect:             args=[
# expect:                arg(arg='x')],
# expect:             kwonlyargs=[],
# expect:             kw_defaults=[],
# expect:             defaults=[]),
# expect:          body=[
# expect:             Expr(
# expect:                value=Constant(value='\n    >>> f(1)\n    2\n    ')),
# expect:             Return(
# expect:                value=BinOp(
# expect:                   left=Name(id='x', ctx=Load()),
# expect:                   op=Add(),
# expect:                   right=Constant(value=1)))],
# expect:          decorator_list=[])],
# expect:    type_ignores=[])
# expect: # ast -m eval -i 1 FOLDER/e.py 0
# expect: Expression(
# expect:  body=List(
# expect:   elts=[
# expect:    Constant(value=1),
# expect:    Constant(value=2)],
# expect:   ctx=Load()))
# expect: # tokenize FOLDER/t.txt 0
# expect: 0,0-0,0:            ENCODING       'utf-8'
# expect: 1,0-1,5:            NAME           'hello'
# expect: 1,5-1,6:            NEWLINE        '\n'
# expect: 2,0-2,0:            ENDMARKER      ''
# expect: # tokenize -e FOLDER/e.py 0
# expect: 0,0-0,0:            ENCODING       'utf-8'
# expect: 1,0-1,1:            NAME           'a'
# expect: 1,2-1,4:            PLUSEQUAL      '+='
# expect: 1,5-1,6:            NUMBER         '1'
# expect: 1,6-1,7:            NEWLINE        '\n'
# expect: 2,0-2,0:            ENDMARKER      ''
# expect: # doctest FOLDER/shown_here.py 0
# expect: # doctest -v FOLDER/shown_here.py 0
# expect: Trying:
# expect:     f(1)
# expect: Expecting:
# expect:     2
# expect: ok
# expect: 1 items had no tests:
# expect:     shown_here
# expect: 1 items passed all tests:
# expect:    1 tests in shown_here.f
# expect: 1 tests in 2 items.
# expect: 1 passed and 0 failed.
# expect: Test passed.
# expect: # doctest FOLDER/d.txt 1
# expect: **********************************************************************
# expect: File "FOLDER/d.txt", line 3, in d.txt
# expect: Failed example:
# expect:     1
# expect: Expected:
# expect:     3
# expect: Got:
# expect:     1
# expect: **********************************************************************
# expect: 1 items had failures:
# expect:    1 of   2 in d.txt
# expect: ***Test Failed*** 1 failures.
# expect:
# expect: # doctest -f -o ELLIPSIS FOLDER/d.txt 1
# expect: **********************************************************************
# expect: File "FOLDER/d.txt", line 3, in d.txt
# expect: Failed example:
# expect:     1
# expect: Expected:
# expect:     3
# expect: Got:
# expect:     1
# expect: **********************************************************************
# expect: 1 items had failures:
# expect:    1 of   2 in d.txt
# expect: ***Test Failed*** 1 failures.
# expect:
# expect: # calendar 2024 2 0
# expect:    February 2024
# expect: Mo Tu We Th Fr Sa Su
# expect:           1  2  3  4
# expect:  5  6  7  8  9 10 11
# expect: 12 13 14 15 16 17 18
# expect: 19 20 21 22 23 24 25
# expect: 26 27 28 29
# expect: # calendar -m 4 -w 3 2023 0
# expect:                                                              2023
# expect:
# expect:           January                          February                          March                            April
# expect: Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun
# expect:                           1                1   2   3   4   5                1   2   3   4   5                            1   2
# expect:   2   3   4   5   6   7   8        6   7   8   9  10  11  12        6   7   8   9  10  11  12        3   4   5   6   7   8   9
# expect:   9  10  11  12  13  14  15       13  14  15  16  17  18  19       13  14  15  16  17  18  19       10  11  12  13  14  15  16
# expect:  16  17  18  19  20  21  22       20  21  22  23  24  25  26       20  21  22  23  24  25  26       17  18  19  20  21  22  23
# expect:  23  24  25  26  27  28  29       27  28                           27  28  29  30  31               24  25  26  27  28  29  30
# expect:  30  31
# expect:
# expect:             May                              June                             July                            August
# expect: Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun
# expect:   1   2   3   4   5   6   7                    1   2   3   4                            1   2            1   2   3   4   5   6
# expect:   8   9  10  11  12  13  14        5   6   7   8   9  10  11        3   4   5   6   7   8   9        7   8   9  10  11  12  13
# expect:  15  16  17  18  19  20  21       12  13  14  15  16  17  18       10  11  12  13  14  15  16       14  15  16  17  18  19  20
# expect:  22  23  24  25  26  27  28       19  20  21  22  23  24  25       17  18  19  20  21  22  23       21  22  23  24  25  26  27
# expect:  29  30  31                       26  27  28  29  30               24  25  26  27  28  29  30       28  29  30  31
# expect:                                                                    31
# expect:
# expect:          September                         October                          November                         December
# expect: Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun      Mon Tue Wed Thu Fri Sat Sun
# expect:                   1   2   3                                1                1   2   3   4   5                        1   2   3
# expect:   4   5   6   7   8   9  10        2   3   4   5   6   7   8        6   7   8   9  10  11  12        4   5   6   7   8   9  10
# expect:  11  12  13  14  15  16  17        9  10  11  12  13  14  15       13  14  15  16  17  18  19       11  12  13  14  15  16  17
# expect:  18  19  20  21  22  23  24       16  17  18  19  20  21  22       20  21  22  23  24  25  26       18  19  20  21  22  23  24
# expect:  25  26  27  28  29  30           23  24  25  26  27  28  29       27  28  29  30                   25  26  27  28  29  30  31
# expect:                                   30  31
# expect: # base64 -e FOLDER/t.txt 0
# expect: aGVsbG8K
# expect: # base64 -d FOLDER/b.txt 0
# expect: hello
# expect: # quopri FOLDER/q.txt 0
# expect: =C3=A9=3D
# expect: # mimetypes a.py b.html c.unknown 0
# expect: type: text/x-python encoding: None
# expect: type: text/html encoding: None
# expect: I don't know anything about type c.unknown
# expect: # mimetypes -e text/html foo/bar 0
# expect: .html
# expect: I don't know anything about type foo/bar
# expect: # pickle FOLDER/p.pkl 0
# expect: {1: [2]}
# expect: # pickletools FOLDER/p.pkl 0
# expect:     0: \x80 PROTO      4
# expect:     2: \x95 FRAME      11
# expect:    11: }    EMPTY_DICT
# expect:    12: \x94 MEMOIZE    (as 0)
# expect:    13: K    BININT1    1
# expect:    15: ]    EMPTY_LIST
# expect:    16: \x94 MEMOIZE    (as 1)
# expect:    17: K    BININT1    2
# expect:    19: a    APPEND
# expect:    20: s    SETITEM
# expect:    21: .    STOP
# expect: highest protocol among opcodes = 4
# expect: # gzip FOLDER/t.txt 0
# expect: # gzip -d FOLDER/t.txt.gz 0
# expect: hello
# expect: # gzip -d FOLDER/t.txt filename doesn't end in .gz: 'FOLDER/t.txt'
# expect:
# expect: # zipfile -c FOLDER/x.zip FOLDER/t.txt FOLDER/d.txt 0
# expect: # zipfile -t FOLDER/x.zip 0
# expect: Done testing
# expect: # zipfile -e FOLDER/x.zip FOLDER/out 0
# expect: ['d.txt', 't.txt']
# expect: # tarfile -l FOLDER/t.txt 1
# expect: # timeit -n 1 -r 1 pass 0
# expect: 1 loop, best of 1: TIME per loop
# expect: # timeit -n 2 -r 2 -v -s x = 1 x 0
# expect: raw times: TIME, TIME
# expect:
# expect: 2 loops, best of 2: TIME per loop
# expect: # timeit -u hours pass 2
# expect: Unrecognized unit. Please select nsec, usec, msec, or sec.
