print(int("12"), int(3.9), float("1.5"), str(12), str([1, "a"]), list("ab"), tuple([1, 2]), set([1]), dict([("a", 1)]), bool([]), bytes(2), repr("a'b"), ascii("é"), frozenset(), str(b"x", "ascii"), str(None), list((1, 2)))

# expect: 12 3 1.5 12 [1, 'a'] ['a', 'b'] (1, 2) {1} {'a': 1} False b'\x00\x00' "a'b" '\xe9' frozenset() x None [1, 2]
