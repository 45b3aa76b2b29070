class A:
    def f(self):
        return ["A"]


class B(A):
    def f(self):
        return ["B"] + super().f()


class C(A):
    def f(self):
        return ["C"] + super().f()


class D(B, C):
    def f(self):
        return ["D"] + super().f()


print(D().f(), [c.__name__ for c in D.__mro__])
try:
    class X(A, B):
        pass
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: ['D', 'B', 'C', 'A'] ['D', 'B', 'C', 'A', 'object']
# expect: Cannot create a consistent method resolution
