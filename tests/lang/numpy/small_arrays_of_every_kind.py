"""Dates as texts, sums with a first value, steps of complex numbers, kinds of edges: what small arrays of every kind gave."""
import numpy as np
d = np.array(["2020-01-02", "2020-01-01"], "M8[D]")
print(np.array2string(d), np.array_str(d), np.array_repr(d), np.array2string(d - d[0]), np.array_str(d, True), str(d), repr(d))
print(np.bool_(1j), np.bool_(0j), np.gradient(np.array([1 + 2j, 3, 5j])), np.histogram(np.array([1, 2, 3], np.float32))[1].dtype, np.histogram_bin_edges(np.array([1, 2, 3], np.float32), 2), np.histogram(np.array([1, 2], np.int32))[1].dtype)
u = np.array([1, 200], np.uint8); print(np.nansum(u), np.nanprod(u), np.nansum(u).dtype, np.nansum(np.array([1, 2], np.int32)).dtype, np.nansum([True, True]), np.nanprod(np.array([1.5, np.nan], np.float32)).dtype)
print(np.broadcast(1, 2), np.ndindex(2), np.ndenumerate([1])) if False else print(type(np.broadcast(1, 2)), type(np.ndindex(2)), type(np.ndenumerate([1])))
print(np.tile(1j, np.array(3)), np.tile([1, 2], np.array([2, 1])), np.tile(5, 2), np.ediff1d(np.array([1, 2, 4], np.float32), 2.5).dtype, np.object_([1, 2]), np.object_(np.array([1.5])).dtype, np.object_(5), np.nonzero([0, 3]))
for s in (-1, (2, -1)):
    try: np.broadcast_to(np.array(7), s)
    except ValueError as e: print(e)

# expect: ['2020-01-02' '2020-01-01'] ['2020-01-02' '2020-01-01'] array(['2020-01-02', '2020-01-01'], dtype='datetime64[D]') [ 0 -1] ['2020-01-02'
# expect:  '2020-01-01'] ['2020-01-02' '2020-01-01'] array(['2020-01-02', '2020-01-01'], dtype='datetime64[D]')
# expect: True False [ 2. -2.j  -0.5+1.5j -3. +5.j ] float32 [1. 2. 3.] float64
# expect: 201 200 uint64 int64 2 float32
# expect: <class 'numpy.broadcast'> <class 'numpy.ndindex'> <class 'numpy.ndenumerate'>
# expect: [0.+1.j 0.+1.j 0.+1.j] [[1 2]
# expect:  [1 2]] [5 5] float32 [1 2] object 5 (array([1]),)
# expect: all elements of broadcast shape must be non-negative
# expect: all elements of broadcast shape must be non-negative
