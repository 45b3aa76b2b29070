print(True + 1, True == 1, isinstance(True, int), [10, 20][True], sum([True, False, True]), True & False, True | 2, ~True, not True, repr(True), int(True), bool("False"), True < 2, hash(True))

# expect: 2 True True 20 2 False 3 -2 False True 1 True True 1
