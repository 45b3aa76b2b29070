class One:
    instance = None

    def __new__(cls, *args):
        if cls.instance is None:
            cls.instance = super().__new__(cls)
        return cls.instance

    def __init__(self, n):
        self.n = n


a, b = One(1), One(2)
print(a is b, a.n)


class Int(int):
    def __new__(cls, v):
        return super().__new__(cls, v * 2)

    def half(self):
        return self // 2


print(Int(5), Int(5) + 1, Int(5).half(), type(Int(5) + 1).__name__, isinstance(Int(1), int))

# expect: True 2
# expect: 10 11 5 int True
