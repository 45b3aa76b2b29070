# A key whose __eq__ calls the cached function again, while the cache looks for it; and what stays in a small cache.
import functools
import random


@functools.lru_cache(maxsize=2)
def cached(n):
    return n


class Calls:
    def __init__(self, again):
        self.again = again

    def __hash__(self):
        return hash(self.again)

    def __eq__(self, other):
        if self.again:
            cached(self)
        return self.again == other.again


cached(Calls(False))
cached(Calls(True))
print(cached(Calls(True)) == Calls(True), cached.cache_info())

numbers, seen = random.Random(3), []


@functools.lru_cache(maxsize=5)
def noted(x):
    seen.append(x)
    return x


for _ in range(300):
    noted(numbers.randrange(9))
print(len(seen), seen[:30], noted.cache_info())
noted.cache_clear()
print(noted(1), noted(1), noted.cache_info())


@functools.lru_cache(maxsize=3)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(60), fib.cache_info())
# expect: True CacheInfo(hits=3, misses=2, maxsize=2, currsize=2)
# expect: 136 [3, 8, 2, 5, 7, 1, 0, 4, 8, 3, 6, 2, 0, 1, 4, 7, 6, 5, 1, 0, 3, 4, 6, 8, 5, 0, 4, 2, 8, 1] CacheInfo(hits=164, misses=136, maxsize=5, currsize=5)
# expect: 1 1 CacheInfo(hits=1, misses=1, maxsize=5, currsize=1)
# expect: 1548008755920 CacheInfo(hits=58, misses=61, maxsize=3, currsize=3)
