import numpy as np

a = np.arange(4).reshape(2, 2)
for row in a:
    print(row, row.tolist())
print([int(x) for x in a.flatten()], list(a[0]), float(np.array([2.5])[0]), np.array([3]).item(), bool(np.array([1])), len(a), 3 in a, a.tolist() == [[0, 1], [2, 3]])
try:
    bool(a)
except ValueError as e:
    print(e)

# expect: [0 1] [0, 1]
# expect: [2 3] [2, 3]
# expect: [0, 1, 2, 3] [0, 1] 2.5 3 True 2 True True
# expect: The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()
