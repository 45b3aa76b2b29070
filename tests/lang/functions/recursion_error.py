def f(n):
    return f(n + 1)


try:
    f(0)
except RecursionError as e:
    print(type(e).__name__, str(e)[:32])


def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)


print(deep(500))

# expect: RecursionError maximum recursion depth exceeded
# expect: 500
