class M:
    def __enter__(self):
        print("enter")

    def __exit__(self, *a):
        print("exit", a[0])


def g():
    with M():
        yield 1
        yield 2


print(list(g()))
it = g()
next(it)
it.close()

# expect: enter
# expect: exit None
# expect: [1, 2]
# expect: enter
# expect: exit <class 'GeneratorExit'>
