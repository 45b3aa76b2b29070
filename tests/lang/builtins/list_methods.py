v = [3, 1, 2]
v.append(5); v.extend([4, 1]); v.insert(1, 9); v.insert(-1, 7)
print(v, v.pop(), v.pop(0), v.index(1), v.count(1), v)
v.remove(9); v.reverse()
print(v)
v.sort()
w = v.copy()
v.sort(key=lambda x: -x)
print(v, w, v == w, v < w, [1, 2] + [3], [0] * 3, [[]] * 2)
v.clear()
print(v, not v, list("ab"), list(range(3)), list({"a": 1}), [1, [2, [3]]])
x = [1]; x.append(x)
print(x, len([None] * 5))

# expect: [9, 1, 2, 5, 4, 7] 1 3 1 1 [9, 1, 2, 5, 4, 7]
# expect: [7, 4, 5, 2, 1]
# expect: [7, 5, 4, 2, 1] [1, 2, 4, 5, 7] False False [1, 2, 3] [0, 0, 0] [[], []]
# expect: [] True ['a', 'b'] [0, 1, 2] ['a'] [1, [2, [3]]]
# expect: [1, [...]] 5
