class A:
    shared = []
    kind = "A"

    def __init__(self, n):
        self.n = n

    def get(self):
        return self.n


a, b = A(1), A(2)
a.shared.append("x")
a.kind = "own"
print(a.get(), b.get(), A.get(a), b.shared, a.kind, b.kind, A.kind)
print(a.__dict__, "get" in A.__dict__, type(a).__name__, isinstance(a, A), A.__name__, A.__module__)
bound = b.get
b.n = 5
print(bound(), bound.__self__ is b, bound.__func__ is A.get)

# expect: 1 2 1 ['x'] own A A
# expect: {'n': 1, 'kind': 'own'} True A True A __main__
# expect: 5 True True
