print({3, 1, 2}, {0, 5, 4}, set(range(6)), {8, 1}, frozenset({2, 1}))

# expect: {1, 2, 3} {0, 4, 5} {0, 1, 2, 3, 4, 5} {8, 1} frozenset({1, 2})
