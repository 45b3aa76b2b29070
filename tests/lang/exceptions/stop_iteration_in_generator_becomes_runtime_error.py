def g():
    yield 1
    raise StopIteration("x")


try:
    list(g())
except RuntimeError as e:
    print(e, repr(e.__cause__))

# expect: generator raised StopIteration StopIteration('x')
