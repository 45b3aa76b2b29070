# Singular values, interpolation, masked and placed writes: NumPy's results on sizes beyond a few elements.
import numpy as np

random = np.random.RandomState(1)
for m, n in ((5, 5), (6, 3), (3, 6), (40, 40), (1, 4), (64, 48)):
    a = random.randn(m, n)
    u, s, vh = np.linalg.svd(a)
    least = min(m, n)
    print(m, n, np.round(s[:3], 6), np.allclose(u[:, :least] * s @ vh[:least], a), np.allclose(u.T @ u, np.eye(m)))

print(np.round(np.interp([-1, 0, 0.5, 1, 2.5, 3, 4, np.nan], [0, 1, 3], [2, 4, 8]), 4), np.interp(5, [1], [7]))
print(np.interp([1, 2, 0], [1], [7], left=-1, right=9), np.interp([0, 5], [0, 1, 3], [2, 4, 8], left=-5, right=77))
print(np.interp(2.5, [1, 2, 2, 3], [1, 2, 5, 6]))

z = np.arange(12.0).reshape(3, 4)
z[z > 5] = -1
print(z)
z[[0, 2], [1, 1]] = [7, 8]
z[[0, 0]] = z[1]
print(z)
z[z < 0] = np.arange(int((z < 0).sum()))
print(z)
w = np.arange(6)
w[[1, 2]] = w[[2, 1]]
w[w % 2 == 0] = np.float64(3.7)
print(w, np.nonzero(np.array([0, np.nan, 2, -0.0])))
c = np.zeros((2, 3), complex)
c[[0, 1], [1, 2]] = 1 + 2j
print(c[:, ::-1], c[[1]], np.array([[1, 0], [0, 1j]])[np.array([[True, False], [False, True]])])
t = np.zeros((4, 5), np.int16)
t[:, ::2] = [[1], [2], [3], [4]]
t[::-1][1:3] = t[:2]
print(t, np.arange(4) @ np.arange(12).reshape(4, 3), (np.ones((2, 5, 7)) @ np.ones((7, 3)))[..., :2].sum())
print(np.array([2, -3]) ** 2, np.array([2.0, -3.0]) ** 2, np.float32(3) ** np.array([1, 2], np.float32), np.array([-0.0, np.inf]) ** 1)
# expect: 5 5 [4.646917 1.875699 1.559641] True True
# expect: 6 3 [2.716235 1.593069 0.245862] True True
# expect: 3 6 [2.949776 1.601134 1.373014] True True
# expect: 40 40 [12.325903 11.991521 11.398507] True True
# expect: 1 4 [1.546606] True True
# expect: 64 48 [13.978499 13.552735 13.077261] True True
# expect: [ 2.  2.  3.  4.  7.  8.  8. nan] 7.0
# expect: [ 7.  9. -1.] [ 2. 77.]
# expect: 5.5
# expect: [[ 0.  1.  2.  3.]
# expect:  [ 4.  5. -1. -1.]
# expect:  [-1. -1. -1. -1.]]
# expect: [[ 4.  5. -1. -1.]
# expect:  [ 4.  5. -1. -1.]
# expect:  [-1.  8. -1. -1.]]
# expect: [[4. 5. 0. 1.]
# expect:  [4. 5. 2. 3.]
# expect:  [4. 8. 5. 6.]]
# expect: [3 3 1 3 3 5] (array([1, 2]),)
# expect: [[0.+0.j 1.+2.j 0.+0.j]
# expect:  [1.+2.j 0.+0.j 0.+0.j]] [[0.+0.j 0.+0.j 1.+2.j]] [1.+0.j 0.+1.j]
# expect: [[1 0 1 0 1]
# expect:  [2 0 2 0 2]
# expect:  [1 0 1 0 1]
# expect:  [4 0 4 0 4]] [42 48 54] 140.0
# expect: [4 9] [4. 9.] [3. 9.] [-0. inf]
