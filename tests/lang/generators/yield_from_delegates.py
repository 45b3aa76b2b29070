def inner():
    x = yield 1
    print("inner got", x)
    yield 2
    return "result"


def outer():
    r = yield from inner()
    print("inner gave", r)
    yield from [3, 4]
    yield from (c for c in "ab")


it = outer()
print(next(it), it.send("hello"), list(it))

# expect: inner got hello
# expect: inner gave result
# expect: 1 2 [3, 4, 'a', 'b']
