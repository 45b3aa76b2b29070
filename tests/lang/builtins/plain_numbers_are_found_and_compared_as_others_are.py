# Lists of plain numbers are searched without asking them, and their extremes found so: with the same answers.
numbers = [3, 1, True, 2.0, 1.0, 2, False, 10**30, float("nan"), -5]
nan = numbers[8]
for wanted in (1, True, 2, 2.0, 0, 0.0, 10**30, nan, float("nan"), -5, 7, None, "1"):
    where = numbers.index(wanted) if wanted in numbers else None
    print(wanted, wanted in numbers, where, numbers.count(wanted))


class Even:
    def __eq__(self, other):
        return isinstance(other, int) and other % 2 == 0


print(Even() in [1, 3, 5], Even() in [1, 4], [1, 4, 6].index(Even()), [1, 4, 6].count(Even()), 4 in [Even()])
for values in ([2, 1, 3], [2.0, 1.5, 3.5], [1, 1.0, True], [1.0, 1, True], [True, 1], [0.0, -0.0], [-0.0, 0.0], [nan, 1.0], [1.0, nan],
               [1.0, nan, 0.5], [nan, 2, 1], [2, 1.5, 10**30], [-(2**62), 2**62, 2**61]):
    print(min(values), max(values), min(values, key=lambda v: -v), max(values, key=lambda v: -v))
print(min((1, "a"), (1, "b"), key=lambda v: v[0]), max((1, "a"), (1, "b"), key=lambda v: v[0]))
for mixed in ([1, "a"], [1.0, None]):
    try:
        print(max(mixed))
    except TypeError as error:
        print(error)
# expect: 1 True 1 3
# expect: True True 1 3
# expect: 2 True 3 2
# expect: 2.0 True 3 2
# expect: 0 True 6 1
# expect: 0.0 True 6 1
# expect: 1000000000000000000000000000000 True 7 1
# expect: nan True 8 1
# expect: nan False None 0
# expect: -5 True 9 1
# expect: 7 False None 0
# expect: None False None 0
# expect: 1 False None 0
# expect: False True 1 2 True
# expect: 1 3 3 1
# expect: 1.5 3.5 3.5 1.5
# expect: 1 1 1 1
# expect: 1.0 1.0 1.0 1.0
# expect: True True True True
# expect: 0.0 0.0 0.0 0.0
# expect: -0.0 -0.0 -0.0 -0.0
# expect: nan nan nan nan
# expect: 1.0 1.0 1.0 1.0
# expect: 0.5 1.0 1.0 0.5
# expect: nan nan nan nan
# expect: 1.5 1000000000000000000000000000000 1000000000000000000000000000000 1.5
# expect: -4611686018427387904 4611686018427387904 4611686018427387904 -4611686018427387904
# expect: (1, 'a') (1, 'a')
# expect: '>' not supported between instances of 'str' and 'int'
# expect: '>' not supported between instances of 'NoneType' and 'float'
