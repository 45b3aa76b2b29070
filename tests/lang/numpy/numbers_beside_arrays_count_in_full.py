"""Numbers beside arrays count in full in products; covariances and roots of complex numbers."""
import numpy as np
u = np.array([1, 200], np.uint8); f = np.array([1, 2, 3], np.float32)
print(np.dot(u, np.array(7)), np.dot(f, 3).dtype, np.inner(1, u).dtype, np.dot(u, u), np.dot(2, 3), type(np.dot(2, 3)), u.dot(np.array(2)), np.dot(f, np.float32(2)).dtype, np.dot(np.array([1j]), 2))
c = np.array([[1 + 2j, 3, 5j], [2, 1j, 1]]); print(np.cov(c).round(6), np.corrcoef(c).round(6), np.cov(c[0]).round(6), np.corrcoef(c[0]))
print(np.choose([True, False, True], f).dtype, np.choose([0, 1], [[1, 2], [3.5, 4]]), np.roots([1 + 2j, 3]), np.roots([1, 2 + 1j, 3]).round(6), np.nanmedian([True, False, True]))
m = np.ma.array([1, 2, 4], mask=[0, 1, 0]); print(np.ma.expand_dims(m, 1).shape, np.ma.anomalies(np.ma.array([1., 2, 6])), np.ma.anom(m), np.ma.append(f, f).dtype)

# expect: [   7 1400] float64 int64 65 6 <class 'numpy.int64'> [  2 400] float32 [0.+2.j]
# expect: [[ 8.666667+0.j       -2.166667+0.166667j]
# expect:  [-2.166667-0.166667j  1.333333+0.j      ]] [[ 1.      +0.j       -0.637377+0.049029j]
# expect:  [-0.637377-0.049029j  1.      +0.j      ]] (8.666667+0j) (1+0j)
# expect: float32 [1. 4.] [-0.6+1.2j] [-1.325741-2.034962j -0.674259+1.034962j] 1.0
# expect: (3, 1) [-2. -1.  3.] [-1.5 -- 1.5] float32
