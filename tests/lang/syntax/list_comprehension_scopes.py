x = "outer"
print([x for x in range(3)], x)
print([(i, j) for i in range(3) if i for j in range(i)])
print([[i * j for j in range(3)] for i in range(2)])
fs = [lambda: i for i in range(3)]
print([f() for f in fs])

# expect: [0, 1, 2] outer
# expect: [(1, 0), (2, 0), (2, 1)]
# expect: [[0, 0, 0], [0, 1, 2]]
# expect: [2, 2, 2]
