def f(a, b=2, *args, c, d=4, **kw):
    return a, b, args, c, d, kw


print(f(1, c=3), f(1, 5, 6, 7, c=8, z=9), f(c=1, a=2))


def g(a, b, /, c, *, d):
    return a, b, c, d


print(g(1, 2, 3, d=4), g(1, 2, c=3, d=4))

# expect: (1, 2, (), 3, 4, {}) (1, 5, (6, 7), 8, 4, {'z': 9}) (2, 2, (), 1, 4, {})
# expect: (1, 2, 3, 4) (1, 2, 3, 4)
