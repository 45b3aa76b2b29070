import numpy as np

g = np.random.default_rng(5)
for method in ("marginals", "count"):
    print(g.multivariate_hypergeometric([16, 8, 4], 6, method=method))
    print(g.multivariate_hypergeometric([16, 8, 4], 20, size=3, method=method).tolist())
for kind in (np.random.PCG64, np.random.PCG64DXSM, np.random.Philox):
    bits = kind(7)
    bits.random_raw()
    print(kind.__name__, bits.jumped().random_raw(), bits.jumped(3).random_raw(), bits.advance(1000).random_raw())
print(np.dtype([("name", np.str_, 16), ("grades", np.float64, (2,))]), np.dtype((np.str_, 5)), np.dtype([("a", "S", 3), ("v", np.void, 4)]))
p = np.poly1d([1, 2])
print(repr(np.polyadd(p, [9, 5, 4])), repr(np.polyder(np.poly1d([1, 1, 1, 1]), 2)), repr(np.polymul(p, p)))
print(np.polyint([1.0, 1.0], 3, k=[6, 5, 3]), repr(np.polysub([1], p)))

# expect: [4 1 1]
# expect: [[12, 5, 3], [12, 6, 2], [9, 8, 3]]
# expect: [1 3 2]
# expect: [[11, 5, 4], [10, 7, 3], [11, 5, 4]]
# expect: PCG64 4754815131434344865 14257045092126576031 16193910887773587785
# expect: PCG64DXSM 12181399452456112795 11405740741271599129 16533558045024044894
# expect: Philox 4555402924619060067 17137086557264646836 16721874796001665313
# expect: [('name', '<U16'), ('grades', '<f8', (2,))] <U5 [('a', 'S3'), ('v', 'V4')]
# expect: poly1d([9, 6, 6]) poly1d([6, 2]) poly1d([1, 4, 4])
# expect: [0.04166667 0.16666667 3.         5.         3.        ] poly1d([-1, -1])
