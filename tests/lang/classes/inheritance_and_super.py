class A:
    def __init__(self, n):
        self.n = n

    def name(self):
        return "A"

    def hello(self):
        return f"hello {self.name()} {self.n}"


class B(A):
    def __init__(self, n, m):
        super().__init__(n)
        self.m = m

    def name(self):
        return "B" + super().name()


b = B(1, 2)
print(b.hello(), b.m, issubclass(B, A), isinstance(b, A), B.__bases__, B.__mro__[1].__name__)
print(isinstance(b, (int, A)), issubclass(bool, int))

# expect: hello BA 1 2 True True (<class '__main__.A'>,) A
# expect: True True
