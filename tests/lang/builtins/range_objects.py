r = range(2, 20, 3)
print(r, len(r), r[2], r[-1], list(r), 8 in r, 9 in r, r[1:3], r.index(11), r == range(2, 19, 3), list(range(5, 0, -2)), list(range(0)), r.start, r.stop, r.step, bool(range(0)))
print(range(10 ** 20)[-1], list(reversed(range(3))), sum(range(101)), hash(range(3)) == hash(range(0, 3)))
try:
    range(1, 2, 0)
except ValueError as e:
    print(e)

# expect: range(2, 20, 3) 6 8 17 [2, 5, 8, 11, 14, 17] True False range(5, 11, 3) 3 True [5, 3, 1] [] 2 20 3 False
# expect: 99999999999999999999 [2, 1, 0] 5050 True
# expect: range() arg 3 must not be zero
