def show(x):
    print("compute", x)
    return x


g = (show(x) for x in range(3))
print("made", next(g))
print(list(g), list(g), type(g).__name__)
n = 10
h = (x + n for x in [1, 2])
n = 20
print(list(h))

# expect: compute 0
# expect: made 0
# expect: compute 1
# expect: compute 2
# expect: [1, 2] [] generator
# expect: [21, 22]
