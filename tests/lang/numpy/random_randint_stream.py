import numpy as np

np.random.seed(3)
print(np.random.randint(0, 10, 5).tolist(), np.random.randint(100), np.random.randint(0, 2 ** 40, 2).tolist(), np.random.randint(5, size=(2, 2)).tolist(), np.random.randint(0, 10, 3, dtype=np.int32).dtype)

# expect: [8, 9, 3, 8, 8] 0 [94029491197, 635209742026] [[3, 1], [1, 2]] int32
