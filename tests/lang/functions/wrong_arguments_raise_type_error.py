def f(a, b, *, c=1):
    pass


def g():
    pass


def h(a, /, b):
    pass


for call in ("f()", "f(1)", "f(1, 2, 3)", "f(1, 2, d=3)", "f(1, 2, a=1)", "g(1)", "g(x=1)", "h(a=1, b=2)", "f(1, 2, *[3, 4])", "f(**{'a': 1})", "len()", "len(1, 2)"):
    try:
        eval(call)
    except TypeError as e:
        print(call, "->", e)

# expect: f() -> f() missing 2 required positional arguments: 'a' and 'b'
# expect: f(1) -> f() missing 1 required positional argument: 'b'
# expect: f(1, 2, 3) -> f() takes 2 positional arguments but 3 were given
# expect: f(1, 2, d=3) -> f() got an unexpected keyword argument 'd'
# expect: f(1, 2, a=1) -> f() got multiple values for argument 'a'
# expect: g(1) -> g() takes 0 positional arguments but 1 was given
# expect: g(x=1) -> g() got an unexpected keyword argument 'x'
# expect: h(a=1, b=2) -> h() got some positional-only arguments passed as keyword arguments: 'a'
# expect: f(1, 2, *[3, 4]) -> f() takes 2 positional arguments but 4 were given
# expect: f(**{'a': 1}) -> f() missing 1 required positional argument: 'b'
# expect: len() -> len() takes exactly one argument (0 given)
# expect: len(1, 2) -> len() takes exactly one argument (2 given)
