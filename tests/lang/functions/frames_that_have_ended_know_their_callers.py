import sys


def fail(n):
    if n:
        fail(n - 1)
    1 / 0


def outer():
    fail(2)


try:
    outer()
except ZeroDivisionError as e:
    tb = e.__traceback__
while tb.tb_next:
    tb = tb.tb_next
frame, names = tb.tb_frame, []
while frame:
    names.append((frame.f_code.co_name, frame.f_locals.get("n")))
    frame = frame.f_back
print(names)


def inner():
    return sys._getframe()


def caller():
    name = "caller"
    return inner()


frame = caller()
print(frame.f_code.co_name, frame.f_back.f_code.co_name, frame.f_back.f_locals, frame.f_back.f_lineno)
print(frame.f_back.f_back is sys._getframe(), frame.f_back.f_back.f_back)

try:
    exec("x = 5\nraise ValueError", {})
except ValueError as e:
    frame = e.__traceback__.tb_next.tb_frame
print(frame.f_locals["x"], frame.f_back is sys._getframe())
try:

    class Body:
        y = 6
        1 / 0

except ZeroDivisionError as e:
    frame = e.__traceback__.tb_next.tb_frame
print(frame.f_locals, frame.f_back is sys._getframe())


def steps():
    yield sys._getframe()
    yield 2


it = steps()
frame = next(it)
print(frame.f_back, list(it), frame.f_back)

# expect: [('fail', 0), ('fail', 1), ('fail', 2), ('outer', None), ('<module>', None)]
# expect: inner caller {'name': 'caller'} 33
# expect: True None
# expect: 5 True
# expect: {'__module__': '__main__', '__qualname__': 'Body', 'y': 6} True
# expect: None [2] None
