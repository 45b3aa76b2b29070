def p(x):
    print("eval", x)
    return x


def f(*a, **k):
    return a, k


print(f(p(1), *[p(2)], k=p(3), **{"z": p(4)}))
print(p("left") + p("right"))
d = {p("k1"): p("v1"), p("k2"): p("v2")}

# expect: eval 1
# expect: eval 2
# expect: eval 3
# expect: eval 4
# expect: ((1, 2), {'k': 3, 'z': 4})
# expect: eval left
# expect: eval right
# expect: leftright
# expect: eval k1
# expect: eval v1
# expect: eval k2
# expect: eval v2
