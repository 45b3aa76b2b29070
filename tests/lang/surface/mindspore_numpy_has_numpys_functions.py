# tolerance: 1e-5
import mindspore.numpy as mnp

a = mnp.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
v = mnp.array([1.0, 2.0, 3.0])
s = mnp.array([[4.0, 1.0], [1.0, 3.0]])
n = mnp.array([1.0, float("nan"), 3.0])
j = mnp.array([3, 1, 2])
for result in (
        mnp.append(a, a, axis=0), mnp.apply_along_axis(mnp.sum, 0, a), mnp.apply_over_axes(mnp.sum, a, (0, 1)), mnp.argwhere(a),
        mnp.array_split(mnp.arange(7), 3), mnp.atleast_3d(v), mnp.average(a, axis=1, weights=v), mnp.bincount(j, weights=v, minlength=6),
        mnp.broadcast_arrays(v, a), mnp.cbrt(v), mnp.choose(mnp.array([0, 1, 0]), [[1, 2, 3], [4, 5, 6]]), mnp.column_stack((v, v)),
        mnp.convolve(v, mnp.array([0., 1., 0.5]), "same"), mnp.corrcoef(a), mnp.correlate(v, mnp.array([0., 1., 0.5]), "full"),
        mnp.count_nonzero(a, axis=1), mnp.cov(a), mnp.cross(v, v + 1), mnp.cumprod(a, axis=1), mnp.diag(a, 1), mnp.diff(v, n=2),
        mnp.digitize(v, mnp.array([0.5, 1.5, 2.5])), mnp.divmod(j, 2), mnp.ediff1d(v, to_end=9.0), mnp.geomspace(1, 8, 4), mnp.gradient(a),
        mnp.hamming(5), mnp.hanning(5), mnp.bartlett(5), mnp.heaviside(v - 2, 0.5), mnp.histogram(v, bins=3), mnp.histogram2d(v, v, bins=2),
        mnp.in1d(j, mnp.array([1, 2])), mnp.indices((2, 2)), mnp.interp(mnp.array([1.5, 2.5]), v, v * 10),
        mnp.intersect1d(j, mnp.array([1, 2, 5])), mnp.ix_(mnp.array([0, 1]), mnp.array([0, 2])), mnp.mgrid[0:2, 0:3], mnp.ogrid[0:2, 0:3],
        mnp.mgrid[0:1:3j], mnp.multi_dot((s, s, s)), mnp.nanmax(n), mnp.nanmean(n), mnp.nanstd(n), mnp.nancumsum(n), mnp.norm(a, axis=1),
        mnp.pad(a, ((1, 0), (0, 1))), mnp.pad(v, 2, "reflect"), mnp.pad(v, 2, "linear_ramp", end_values=0), mnp.pad(v, 2, "mean"),
        mnp.piecewise(v, [v < 2, v >= 2], [-1, 1]), mnp.polyadd(v, v), mnp.polyder(v), mnp.polyint(v), mnp.polymul(v, v), mnp.polyval(v, 2.0),
        mnp.promote_types(mnp.int32, mnp.float32), mnp.ptp(a, axis=1), mnp.rollaxis(mnp.ones((2, 3, 4)), 2).shape, mnp.rot90(a),
        mnp.searchsorted(v, mnp.array([0.5, 2.5]), side="right"), mnp.searchsorted(v, 2.0), mnp.select([v < 2, v > 2], [v, v * 10], 5),
        mnp.setdiff1d(j, mnp.array([1])), mnp.take_along_axis(a, mnp.array([[0, 1, 0], [1, 0, 1]]), 1), mnp.trace(a, 1),
        mnp.trapz(a, dx=2.0, axis=0), mnp.tri(2, 3, 1), mnp.tril_indices(3), mnp.triu_indices_from(s),
        mnp.unique(mnp.array([2, 1, 2]), return_inverse=True), mnp.unravel_index(mnp.array([1, 4]), (2, 3)),
        mnp.unwrap(mnp.array([0.0, 3.0, 6.5])), mnp.vander(v, 2), mnp.linspace(0, 1, 5, retstep=True), mnp.linspace(mnp.array([0., 1.]), 2, 3),
        mnp.meshgrid(v, v, sparse=True), mnp.max(a, initial=10.0), mnp.split(v, [1])):
    print(result)

# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]
# expect:  [1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: [5. 7. 9.]
# expect: [[21.]]
# expect: [[0 0]
# expect:  [0 1]
# expect:  [0 2]
# expect:  [1 0]
# expect:  [1 1]
# expect:  [1 2]]
# expect: (Tensor(shape=[3], dtype=Int32, value= [0, 1, 2]), Tensor(shape=[2], dtype=Int32, value= [3, 4]), Tensor(shape=[2], dtype=Int32, value= [5, 6]))
# expect: [[[1.]
# expect:   [2.]
# expect:   [3.]]]
# expect: [2.3333333 5.3333335]
# expect: [0. 2. 3. 1. 0. 0.]
# expect: [Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]])]
# expect: [1.        1.2599211 1.4422495]
# expect: [1 5 3]
# expect: [[1. 1.]
# expect:  [2. 2.]
# expect:  [3. 3.]]
# expect: [1.  2.5 4. ]
# expect: [[1. 1.]
# expect:  [1. 1.]]
# expect: [0.5 2.  3.5 3.  0. ]
# expect: [3 3]
# expect: [[1. 1.]
# expect:  [1. 1.]]
# expect: [-1.  2. -1.]
# expect: [[  1.   2.   6.]
# expect:  [  4.  20. 120.]]
# expect: [2. 6.]
# expect: [0.]
# expect: [1 2 3]
# expect: (Tensor(shape=[3], dtype=Int32, value= [1, 0, 1]), Tensor(shape=[3], dtype=Int32, value= [1, 1, 0]))
# expect: [1. 1. 9.]
# expect: [1. 2. 4. 8.]
# expect: [Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00],
# expect:  [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]])]
# expect: [0.08000001 0.54       1.         0.54       0.08000001]
# expect: [0.  0.5 1.  0.5 0. ]
# expect: [0.  0.5 1.  0.5 0. ]
# expect: [0.  0.5 1. ]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]), Tensor(shape=[4], dtype=Float32, value= [ 1.00000000e+00,  1.66666675e+00,  2.33333349e+00,  3.00000000e+00]))
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  2.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: [False  True  True]
# expect: [Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 0],
# expect:  [1, 1]]), Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 1],
# expect:  [0, 1]])]
# expect: [15. 25.]
# expect: [1 2]
# expect: (Tensor(shape=[2, 1], dtype=Int32, value=
# expect: [[0],
# expect:  [1]]), Tensor(shape=[1, 2], dtype=Int32, value=
# expect: [[0, 2]]))
# expect: [[[0 0 0]
# expect:   [1 1 1]]
# expect:
# expect:  [[0 1 2]
# expect:   [0 1 2]]]
# expect: [Tensor(shape=[2, 1], dtype=Int32, value=
# expect: [[0],
# expect:  [1]]), Tensor(shape=[1, 3], dtype=Int32, value=
# expect: [[0, 1, 2]])]
# expect: [0.  0.5 1. ]
# expect: [[75. 38.]
# expect:  [38. 37.]]
# expect: 3.0
# expect: 2.0
# expect: 1.0
# expect: [1. 1. 4.]
# expect: [3.7416575 8.774964 ]
# expect: [[0. 0. 0. 0.]
# expect:  [1. 2. 3. 0.]
# expect:  [4. 5. 6. 0.]]
# expect: [3. 2. 1. 2. 3. 2. 1.]
# expect: [0.  0.5 1.  2.  3.  1.5 0. ]
# expect: [2. 2. 1. 2. 3. 2. 2.]
# expect: [-1  1  1]
# expect: [2. 4. 6.]
# expect: [2. 2.]
# expect: [0.33333334 1.         3.         0.        ]
# expect: [ 1.  4. 10. 12.  9.]
# expect: 11.0
# expect: Float32
# expect: [2. 2.]
# expect: (4, 2, 3)
# expect: [[3. 6.]
# expect:  [2. 5.]
# expect:  [1. 4.]]
# expect: [0 2]
# expect: 1
# expect: [ 1.  5. 30.]
# expect: [2 3]
# expect: [[1. 2. 1.]
# expect:  [5. 4. 5.]]
# expect: 8.0
# expect: [5. 7. 9.]
# expect: [[1. 1. 0.]
# expect:  [1. 1. 1.]]
# expect: (Tensor(shape=[6], dtype=Int32, value= [0, 1, 1, 2, 2, 2]), Tensor(shape=[6], dtype=Int32, value= [0, 0, 1, 0, 1, 2]))
# expect: (Tensor(shape=[3], dtype=Int32, value= [0, 0, 1]), Tensor(shape=[3], dtype=Int32, value= [0, 1, 1]))
# expect: (Tensor(shape=[2], dtype=Int32, value= [2, 1]), Tensor(shape=[3], dtype=Int32, value= [0, 1, 0]))
# expect: (Tensor(shape=[2], dtype=Int32, value= [0, 1]), Tensor(shape=[2], dtype=Int32, value= [1, 1]))
# expect: [0.       3.       0.216815]
# expect: [[1. 1.]
# expect:  [2. 1.]
# expect:  [3. 1.]]
# expect: (Tensor(shape=[5], dtype=Float32, value= [ 0.00000000e+00,  2.50000000e-01,  5.00000000e-01,  7.50000000e-01,  1.00000000e+00]), Tensor(shape=[], dtype=Float32, value= 0.25))
# expect: [[0.  1. ]
# expect:  [1.  1.5]
# expect:  [2.  2. ]]
# expect: [Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]]), Tensor(shape=[3, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 2.00000000e+00],
# expect:  [ 3.00000000e+00]])]
# expect: 10.0
# expect: [Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00])]
