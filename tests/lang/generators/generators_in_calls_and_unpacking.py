def g():
    yield from range(3)


a, *b = g()
print(a, b, max(g()), sorted(g(), reverse=True), ",".join(str(x) for x in g()), dict(zip(g(), g())), [*g(), *g()], 2 in g())

# expect: 0 [1, 2] 2 [2, 1, 0] 0,1,2 {0: 0, 1: 1, 2: 2} [0, 1, 2, 0, 1, 2] True
