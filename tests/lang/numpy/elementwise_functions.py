# tolerance: 1e-12
import numpy as np

a = np.array([0.5, 1.0, 2.0])
print(np.exp(a), np.log(a), np.sqrt(a), np.sin(a), np.cos(a), np.tanh(a), np.abs(-a), np.maximum(a, 1), np.minimum(a, 1), np.where(a > 1, a, 0), np.square(a), np.power(a, 2), np.sign(-a), np.floor(a), np.ceil(a))
print(np.sum(a), np.mean(a), np.max(a), np.min(a), np.prod(a), np.dot(a, a), np.concatenate([a, a]), np.stack([a, a]).shape, np.transpose(np.ones((2, 3))).shape, np.argmax(a), np.clip(a, 0.6, 1.5), np.expand_dims(a, 0).shape)

# expect: [1.64872127 2.71828183 7.3890561 ] [-0.69314718  0.          0.69314718] [0.70710678 1.         1.41421356] [0.47942554 0.84147098 0.90929743] [ 0.87758256  0.54030231 -0.41614684] [0.46211716 0.76159416 0.96402758] [0.5 1.  2. ] [1. 1. 2.] [0.5 1.  1. ] [0. 0. 2.] [0.25 1.   4.  ] [0.25 1.   4.  ] [-1. -1. -1.] [0. 1. 2.] [1. 1. 2.]
# expect: 3.5 1.1666666666666667 2.0 0.5 1.0 5.25 [0.5 1.  2.  0.5 1.  2. ] (2, 3) (3, 2) 2 [0.6 1.  1.5] (1, 3)
