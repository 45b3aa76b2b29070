# When a program has ended and atexit's functions have run, its modules go, cycles are collected, and whatever still waits for its
# finalizer gets it, oldest first; lists and tuples let go of their items from the back.
import atexit
import gc
import io
import weakref


class Named:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("del", self.name)


class Failing:
    def __del__(self):
        raise ValueError("nobody catches this")


def generator():
    try:
        yield 1
    finally:
        print("the generator ended")


def reader():
    return first


items = [Named("item 0"), Named("item 1")]
del items
pair = Named("of a tuple 0"), Named("of a tuple 1")
del pair
items = [Named("cleared 0"), Named("cleared 1")]
items.clear()


class Own(io.TextIOWrapper):
    def close(self):
        print("not the end of the stream")


# What a stream holds is written before the one that it wraps closes, whoever dies first.
below = io.BytesIO()
text = io.TextIOWrapper(below)
text.write("detached")
print(text.detach().getvalue(), below.closed)
text = io.TextIOWrapper(below)
del text
print(below.closed)
below = io.BytesIO()
own = Own(below)
del own
print(below.closed)

first = Named("a global")
left, right = Named("left of a cycle"), Named("right of a cycle")
left.other, right.other = right, left
watched = weakref.ref(first)
failing = Failing()
started = generator()
next(started)
weakref.finalize(first, print, "finalize runs with atexit")
atexit.register(print, "atexit")
print(gc.isenabled())

# expect: del item 1
# expect: del item 0
# expect: del of a tuple 1
# expect: del of a tuple 0
# expect: del cleared 1
# expect: del cleared 0
# expect: b'detached' False
# expect: True
# expect: not the end of the stream
# expect: False
# expect: True
# expect: atexit
# expect: finalize runs with atexit
# expect: del a global
# expect: del left of a cycle
# expect: del right of a cycle
# expect: the generator ended
