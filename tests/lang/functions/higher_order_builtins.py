print(list(map(lambda x, y: x + y, [1, 2], [3, 4])), list(filter(None, [0, 1, "", 2])), list(zip("ab", range(5))))
print(sorted([3, 1, 2], key=lambda x: -x), max("apple", "fig", key=len), min([3, 1, 2]), max([], default="none"))
print(any([0, 1]), all([]), sum([[1], [2]], []), list(enumerate("ab", 1)), list(reversed([1, 2, 3])))
try:
    list(zip([1], [1, 2], strict=True))
except ValueError as e:
    print(e)

# expect: [4, 6] [1, 2] [('a', 0), ('b', 1)]
# expect: [3, 2, 1] apple 1 none
# expect: True True [1, 2] [(1, 'a'), (2, 'b')] [3, 2, 1]
# expect: zip() argument 2 is longer than argument 1
