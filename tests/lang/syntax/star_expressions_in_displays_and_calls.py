a = [1, 2]
b = {"x": 1}
print([*a, 3, *a], (*a,), {*a, 2}, {**b, "y": 2, **{"x": 9}})


def f(*args, **kwargs):
    return args, kwargs


print(f(*a, 3, *a, k=1, **b))
print([*range(3), *"ab"])

# expect: [1, 2, 3, 1, 2] (1, 2) {1, 2} {'x': 9, 'y': 2}
# expect: ((1, 2, 3, 1, 2), {'k': 1, 'x': 1})
# expect: [0, 1, 2, 'a', 'b']
