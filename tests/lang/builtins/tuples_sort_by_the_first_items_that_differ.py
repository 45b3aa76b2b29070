"""Sorting tuples of numbers and texts compares as < does, whatever else stands among them."""
nan = float("nan")


class Key:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        return self.v == other.v

    def __lt__(self, other):
        return self.v < other.v

    def __repr__(self):
        return f"K{self.v}"


print(sorted([(2, 1.5), (1, 9.0), (2, -1.5), (1, 2.0), (2,), ()]))
print(sorted([(1, "b", 2), (1, "a", 3), (1, "b"), (0, "z"), (1, "é"), (1, "b", 1)]))
print(sorted([(1.0, 0), (1, -1), (True, 5), (0.5, 7), (10**30, 1), (-10**30, 2), (1, -2)]))
print(sorted([(0.0, 2), (-0.0, 1), (0.0, 0)]))
print(sorted([(nan, 2), (nan, 1), (nan, 3)]))
print(sorted([(1.0, 2), (nan, 1), (0.0, 3), (float("inf"), 0)]))
print(sorted([(Key(2), 1), (Key(1), 2), (Key(2), 0), (Key(1), 1)]))
print(sorted([((1, 2), "a"), ((1, 1), "b"), ((0,), "c"), ((1, 1), "a")]))
print(sorted([(1, 2), (1, 1), (1, 2), (1, 1)], reverse=True))
print([row[2] for row in sorted([(1, "x", 0), (0, "y", 1), (1, "x", 2), (0, "y", 3)], key=lambda row: row[:2])])
print(sorted([(i * 7919 % 101, str(i)) for i in range(200)]) == [(k, t) for k in range(101) for t in sorted(str(i) for i in range(200) if i * 7919 % 101 == k)])
for wrong in ([(1, "a"), (1, 2)], [(None, 1), (None, 2)], [(1j, 1), (2j, 1)], [(1, [1]), (1, 2)]):
    try:
        print(sorted(wrong))
    except TypeError as e:
        print(e)
print("abcdé"[::-1], "abcdef"[::2], "abcdef"[5:0:-2], "abc"[2:2:-1] == "", "a\0b"[::-1].encode())

# expect: [(), (1, 2.0), (1, 9.0), (2,), (2, -1.5), (2, 1.5)]
# expect: [(0, 'z'), (1, 'a', 3), (1, 'b'), (1, 'b', 1), (1, 'b', 2), (1, 'é')]
# expect: [(-1000000000000000000000000000000, 2), (0.5, 7), (1, -2), (1, -1), (1.0, 0), (True, 5), (1000000000000000000000000000000, 1)]
# expect: [(0.0, 0), (-0.0, 1), (0.0, 2)]
# expect: [(nan, 1), (nan, 2), (nan, 3)]
# expect: [(1.0, 2), (nan, 1), (0.0, 3), (inf, 0)]
# expect: [(K1, 1), (K1, 2), (K2, 0), (K2, 1)]
# expect: [((0,), 'c'), ((1, 1), 'a'), ((1, 1), 'b'), ((1, 2), 'a')]
# expect: [(1, 2), (1, 2), (1, 1), (1, 1)]
# expect: [1, 3, 0, 2]
# expect: True
# expect: '<' not supported between instances of 'int' and 'str'
# expect: [(None, 1), (None, 2)]
# expect: '<' not supported between instances of 'complex' and 'complex'
# expect: '<' not supported between instances of 'int' and 'list'
# expect: édcba ace fdb True b'b\x00a'
