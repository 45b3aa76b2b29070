# tolerance: 1e-12
import numpy as np

np.random.seed(2024)
total = 0.0
for _ in range(10):
    total += float(np.random.randn(313).sum()) + float(np.random.rand(7)[3])
print(repr(total))

# expect: 20.843787790267804
