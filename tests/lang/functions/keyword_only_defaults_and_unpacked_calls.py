def f(*, a, b=2, **rest):
    return a, b, rest


print(f(a=1), f(**{"a": 5, "c": 6}), f(b=1, a=2))
print(f.__kwdefaults__)

# expect: (1, 2, {}) (5, 2, {'c': 6}) (2, 1, {})
# expect: {'b': 2}
