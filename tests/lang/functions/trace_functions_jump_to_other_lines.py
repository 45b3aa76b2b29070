import sys


def jump(source, target):
    def tracer(frame, event, argument):
        if frame.f_code.co_name == "steps" and event == "line" and frame.f_lineno - frame.f_code.co_firstlineno == source:
            if not done:
                done.append(1)
                try:
                    frame.f_lineno = frame.f_code.co_firstlineno + target
                except ValueError as e:
                    print("refused:", e)
        return tracer

    done, out = [], []

    def steps(out):
        out.append(1)
        out.append(2)
        for i in 1, 2:
            out.append(i + 10)
        try:
            out.append(3)
        except ValueError:
            out.append(4)
        finally:
            out.append(5)
        if out:
            out.append(7)
        out.append(8)

    sys.settrace(tracer)
    try:
        steps(out)
    finally:
        sys.settrace(None)
    print(source, target, out)


for source, target in ((1, 3), (2, 1), (1, 4), (4, 7), (6, 8), (1, 7), (1, 12), (12, 13), (13, 1), (2, 100), (3, 13), (4, 10)):
    jump(source, target)


def ask(frame, event, argument):
    if event in ("call", "return"):
        try:
            frame.f_lineno = frame.f_lineno + 1
        except ValueError as e:
            print(event, e)
    return ask


def one():
    return 1


sys.settrace(ask)
one()
sys.settrace(None)
for value in ("a", 1.5):
    try:
        sys._getframe().f_lineno = value
    except ValueError as e:
        print(e)
try:
    del sys._getframe().f_lineno
except AttributeError as e:
    print(e)
# expect: 1 3 [11, 12, 3, 5, 7, 8]
# expect: 2 1 [1, 1, 2, 11, 12, 3, 5, 7, 8]
# expect: refused: can't jump into the body of a for loop
# expect: 1 4 [1, 2, 11, 12, 3, 5, 7, 8]
# expect: refused: can't jump into an 'except' block as there's no exception
# expect: 4 7 [1, 2, 11, 12, 3, 5, 7, 8]
# expect: refused: can't jump into an 'except' block as there's no exception
# expect: 6 8 [1, 2, 11, 12, 3, 5, 7, 8]
# expect: refused: can't jump into an 'except' block as there's no exception
# expect: 1 7 [1, 2, 11, 12, 3, 5, 7, 8]
# expect: 1 12 [7, 8]
# expect: 12 13 [1, 2, 11, 12, 3, 5, 8]
# expect: 13 1 [1, 2, 11, 12, 3, 5, 7, 1, 2, 11, 12, 3, 5, 7, 8]
# expect: refused: line 117 comes after the current code block
# expect: 2 100 [1, 2, 11, 12, 3, 5, 7, 8]
# expect: 3 13 [1, 2, 8]
# expect: 4 10 [1, 2, 5, 7, 8]
# expect: call can't jump from the 'call' trace event of a new frame
# expect: return can only jump from a 'line' trace event
# expect: lineno must be an integer
# expect: lineno must be an integer
# expect: cannot delete attribute
