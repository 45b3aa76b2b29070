class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x, *more, scale=1):
        return (self.n + x + sum(more)) * scale


add = Adder(10)
print(add(1), add(1, 2, 3, scale=2), callable(add), callable(3), list(map(add, [1, 2])))

# expect: 11 32 True False [11, 12]
