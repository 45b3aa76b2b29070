def g():
    print("start")
    x = yield 1
    print("got", x)
    yield 2
    print("end")


it = g()
print("made")
print(next(it))
print(next(it))
print(next(it, "default"))

# expect: made
# expect: start
# expect: 1
# expect: got None
# expect: 2
# expect: end
# expect: default
