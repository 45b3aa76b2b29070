v = list(range(10))
print(v[2:5], v[:3], v[7:], v[::3], v[::-1], v[-3:], v[8:2:-2], v[100:], v[-100:2])
v[2:5] = ["a"]
print(v)
v[::2] = [0] * len(v[::2])
print(v)
del v[1:3]
print(v, "hello"[1:-1], (1, 2, 3)[::-1], "abc"[5:], range(10)[2:8:3])
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, s.indices(5))
try:
    v[::0]
except ValueError as e:
    print(e)

# expect: [2, 3, 4] [0, 1, 2] [7, 8, 9] [0, 3, 6, 9] [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] [7, 8, 9] [8, 6, 4] [] [0, 1]
# expect: [0, 1, 'a', 5, 6, 7, 8, 9]
# expect: [0, 1, 0, 5, 0, 7, 0, 9]
# expect: [0, 5, 0, 7, 0, 9] ell (3, 2, 1)  range(2, 8, 3)
# expect: slice(1, 10, 2) 1 10 2 (1, 5, 2)
# expect: slice step cannot be zero
