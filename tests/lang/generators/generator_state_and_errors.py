def g():
    yield 1


it = g()
print(iter(it) is it, it.gi_frame is not None, list(it), it.gi_frame)


def again():
    yield next(me)


me = again()
try:
    next(me)
except ValueError as e:
    print(e)

# expect: True True [1] None
# expect: generator already executing
