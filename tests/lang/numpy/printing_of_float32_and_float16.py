import numpy as np

for d in (np.float32, np.float16):
    for v in ([1.0, 2.0], [0.1, 0.2], [1 / 3], [1e-5, 1.0], [1e4, 0.5], [np.nan, -np.inf]):
        print(np.array(v, dtype=d), repr(np.array(v, dtype=d)))

# expect: [1. 2.] array([1., 2.], dtype=float32)
# expect: [0.1 0.2] array([0.1, 0.2], dtype=float32)
# expect: [0.33333334] array([0.33333334], dtype=float32)
# expect: [1.e-05 1.e+00] array([1.e-05, 1.e+00], dtype=float32)
# expect: [1.e+04 5.e-01] array([1.e+04, 5.e-01], dtype=float32)
# expect: [ nan -inf] array([ nan, -inf], dtype=float32)
# expect: [1. 2.] array([1., 2.], dtype=float16)
# expect: [0.1 0.2] array([0.1, 0.2], dtype=float16)
# expect: [0.3333] array([0.3333], dtype=float16)
# expect: [1.e-05 1.e+00] array([1.e-05, 1.e+00], dtype=float16)
# expect: [1.e+04 5.e-01] array([1.e+04, 5.e-01], dtype=float16)
# expect: [ nan -inf] array([ nan, -inf], dtype=float16)
