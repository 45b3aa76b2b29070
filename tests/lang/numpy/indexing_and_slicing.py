import numpy as np

a = np.arange(12).reshape(3, 4)
print(a[1], a[1, 2], a[:, 1], a[1:, ::2], a[-1], a[..., 0], a[None].shape, a[a > 5], a[[0, 2]], a[::-1, 0])
a[0] = 9
a[1, 1:3] = [7, 8]
print(a, a[0, 0], type(a[0, 0]).__name__, int(a[0, 0]), list(a[0]))
v = a[2]
v[0] = 100
print(a[2, 0])
for bad in ("a[5]", "a[0, 9]", "a[0, 0, 0]"):
    try:
        eval(bad)
    except IndexError as e:
        print(e)

# expect: [4 5 6 7] 6 [1 5 9] [[ 4  6]
# expect:  [ 8 10]] [ 8  9 10 11] [0 4 8] (1, 3, 4) [ 6  7  8  9 10 11] [[ 0  1  2  3]
# expect:  [ 8  9 10 11]] [8 4 0]
# expect: [[ 9  9  9  9]
# expect:  [ 4  7  8  7]
# expect:  [ 8  9 10 11]] 9 int64 9 [9, 9, 9, 9]
# expect: 100
# expect: index 5 is out of bounds for axis 0 with size 3
# expect: index 9 is out of bounds for axis 1 with size 4
# expect: too many indices for array: array is 2-dimensional, but 3 were indexed
