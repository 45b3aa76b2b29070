def f():
    try:
        raise ValueError("one")
    finally:
        raise KeyError("two")


try:
    f()
except KeyError as e:
    print(repr(e), repr(e.__context__))

# expect: KeyError('two') ValueError('one')
