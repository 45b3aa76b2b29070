class A:
    made = 0

    @classmethod
    def make(cls, *args):
        cls.made += 1
        return cls(*args)

    @staticmethod
    def add(a, b):
        return a + b

    def __init__(self, n=0):
        self.n = n


class B(A):
    pass


print(A.make(1).n, type(B.make()).__name__, A.made, B.made, A.add(1, 2), A().add(3, 4), B.make.__self__ is B)

# expect: 1 B 1 2 3 7 True
