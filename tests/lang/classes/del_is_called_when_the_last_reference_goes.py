class A:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        print("del", self.n)


a = A(1)
b = a
del a
print("still there")
del b
A(2)
print("end of scope next")


def f():
    x = A(3)
    return 5


print(f())

# expect: still there
# expect: del 1
# expect: del 2
# expect: end of scope next
# expect: del 3
# expect: 5
