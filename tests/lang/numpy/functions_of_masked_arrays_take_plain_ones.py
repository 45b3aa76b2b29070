"""Masked arrays' functions take plain ones."""
import numpy as np
m = np.ma.array([[1., 2, 6], [4, 5, 9]], mask=[[0, 1, 0], [0, 0, 0]])
print(np.ma.expand_dims([1, 2], 1).shape, type(np.ma.expand_dims(np.arange(3), 0)).__name__, np.ma.expand_dims(m, 0).shape, np.ma.anom([1, 2, 6], -1), np.ma.anomalies([1, 2, 6]), np.ma.anom(m, 1), np.ma.anom(m, 0))

# expect: (2, 1) ndarray (1, 2, 3) [-2. -1.  3.] [-2. -1.  3.] [[-2.5 -- 2.5]
# expect:  [-2.0 -1.0 3.0]] [[-1.5 -- -1.5]
# expect:  [1.5 0.0 1.5]]
