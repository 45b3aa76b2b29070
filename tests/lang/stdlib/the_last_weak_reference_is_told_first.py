# Callbacks and finalizers of an object run from the last that was made to the first; what cannot be referred to weakly says so.
import weakref


class Thing:
    pass


order = []
thing = Thing()
references = [weakref.ref(thing, lambda _, n=n: order.append(n)) for n in range(4)]
weakref.finalize(thing, order.append, "a")
weakref.finalize(thing, order.append, "b")
del thing
print(order)


class Number(int):
    pass


class Pair(tuple):
    pass


class Text(str):
    pass


class Failure(Exception):
    pass


for value in (Number(3), Pair(), Text(), Failure(), ValueError(), weakref, int, len):
    try:
        print(repr(weakref.ref(value)).split("; ")[1].split(" at ")[0], repr(weakref.ref(value))[-6:-1].lstrip("0123456789abcdef"))
    except TypeError as error:
        print(error)
try:
    weakref.ref(Thing(), 1, 2)
except TypeError as error:
    print(error)

# expect: ['b', 'a', 3, 2, 1, 0]
# expect: cannot create weak reference to 'Number' object
# expect: cannot create weak reference to 'Pair' object
# expect: to 'Text'
# expect: to 'Failure'
# expect: cannot create weak reference to 'ValueError' object
# expect: to 'module'
# expect: to 'type' (int)
# expect: to 'builtin_function_or_method' (len)
# expect: __new__ expected at most 2 arguments, got 3
