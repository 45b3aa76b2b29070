def memo(f):
    cache = {}

    def wrapper(n):
        if n not in cache:
            wrapper.misses += 1
            cache[n] = f(n)
        return cache[n]
    wrapper.misses = 0
    return wrapper


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), fib.misses)

# expect: 23416728348467685 81
