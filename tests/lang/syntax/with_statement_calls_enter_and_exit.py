class M:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()

    def __exit__(self, kind, value, trace):
        print("exit", self.name, kind.__name__ if kind else None, value)
        return self.swallow


with M("a") as a, M("b") as b:
    print(a, b)
with M("swallows", True):
    raise ValueError("gone")
try:
    with M("outer"):
        with M("inner"):
            raise KeyError("k")
except KeyError as e:
    print("caught", e)


def f():
    with M("return"):
        return 5


print(f())
for i in range(2):
    with M("loop"):
        if i == 0:
            continue
        break

# expect: enter a
# expect: enter b
# expect: A B
# expect: exit b None None
# expect: exit a None None
# expect: enter swallows
# expect: exit swallows ValueError gone
# expect: enter outer
# expect: enter inner
# expect: exit inner KeyError 'k'
# expect: exit outer KeyError 'k'
# expect: caught 'k'
# expect: enter return
# expect: exit return None None
# expect: 5
# expect: enter loop
# expect: exit loop None None
# expect: enter loop
# expect: exit loop None None
