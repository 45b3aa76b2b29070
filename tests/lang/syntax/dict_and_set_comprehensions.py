print({k: v for k, v in zip("abc", range(3))})
print({len(w) for w in ("a", "bb", "cc")} == {1, 2})
print({i: {j for j in range(i)} for i in range(2)})
print(sum(i * i for i in range(10)))

# expect: {'a': 0, 'b': 1, 'c': 2}
# expect: True
# expect: {0: set(), 1: {0}}
# expect: 285
