def f(x, seen=[]):
    seen.append(x)
    return seen


print(f(1), f(2), f(3, []), f.__defaults__)

# expect: [1, 2] [1, 2] [3] ([1, 2],)
