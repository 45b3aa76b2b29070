class Count:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


print(list(Count(3)), sum(Count(4)), [x for x in Count(2)], max(Count(5)), tuple(Count(1)))
it = iter(Count(1))
print(next(it), next(it, "done"))
a, b = Count(2)
print(a, b)
print(list(iter(iter([1, 2, 0, 3]).__next__, 0)))

# expect: [2, 1, 0] 6 [1, 0] 4 (0,)
# expect: 0 done
# expect: 1 0
# expect: [1, 2]
