import numpy as np

a = np.array([1.0, 2.0])
print(np.allclose(a, a + 1e-9), np.allclose(a, a + 0.1), np.allclose(a, [1.0, 2.1], rtol=0.1), np.array_equal(a, a), (a == a).all(), (a > 5).any(), np.isnan(np.array([np.nan, 1])), np.allclose([np.nan], [np.nan], equal_nan=True), np.allclose(1, 1.0000001), np.isclose(a, 1))

# expect: True False True True True False [ True False] True True [ True False]
