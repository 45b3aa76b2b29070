def g():
    total = 0
    try:
        while True:
            try:
                x = yield total
                total += x
            except ValueError as e:
                print("caught", e)
                total = 0
    finally:
        print("closed")


it = g()
next(it)
print(it.send(5), it.send(6), it.throw(ValueError("reset")), it.send(1))
it.close()
try:
    next(it)
except StopIteration:
    print("stopped")
try:
    g().send(1)
except TypeError as e:
    print(e)

# expect: caught reset
# expect: 5 11 0 1
# expect: closed
# expect: stopped
# expect: can't send non-None value to a just-started generator
