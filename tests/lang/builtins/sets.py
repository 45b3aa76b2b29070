a, b = {1, 2, 3}, {3, 4}
print(sorted(a | b), a & b, sorted(a - b), sorted(a ^ b), a <= {1, 2, 3, 4}, a.isdisjoint({9}), 1 in a, len(a), set(), {1} == {1.0}, a > {1})
a.add(5); a.discard(9); a.remove(1); a |= {7}
print(sorted(a), sorted(a.union([8], (9,))), sorted(set("hello")), frozenset([1]), {frozenset([1]): 2}, sorted(a.intersection([5, 7])), a.issuperset({5}))
try:
    a.remove(100)
except KeyError as e:
    print(e)
s = {1, 2}
print(s.pop() in (1, 2), len(s), sorted({x % 3 for x in range(9)}), s.copy() == s, sorted({3, 1, 2}, reverse=True))
s.clear()
print(s)

# expect: [1, 2, 3, 4] {3} [1, 2] [1, 2, 4] True True True 3 set() True True
# expect: [2, 3, 5, 7] [2, 3, 5, 7, 8, 9] ['e', 'h', 'l', 'o'] frozenset({1}) {frozenset({1}): 2} [5, 7] True
# expect: 100
# expect: True 1 [0, 1, 2] True [3, 2, 1]
# expect: set()
