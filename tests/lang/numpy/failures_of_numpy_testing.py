# What the assertions of numpy.testing say.
import numpy as np
from numpy import testing as t

x = np.array([1.0, 2, 3])


def shown(call):
    try:
        print(call())
    except AssertionError as e:
        print("--", str(e))


shown(lambda: t.assert_allclose(x, x + 1e-9))
shown(lambda: t.assert_allclose(x, x * 1.1, rtol=0.01, atol=0.5, err_msg="note"))
shown(lambda: t.assert_allclose(x, [1, 2]))
shown(lambda: t.assert_allclose(x, [1, np.nan, 3]))
shown(lambda: t.assert_allclose([np.inf, 1], [np.inf, 2]))
shown(lambda: t.assert_array_equal(x, [1, 2, 4]))
shown(lambda: t.assert_array_equal(x, 2))
shown(lambda: t.assert_array_equal([True, False], [True, True]))
shown(lambda: t.assert_array_equal(np.array([1, 2]), np.array([1.0, 2.0]), strict=True))
shown(lambda: t.assert_array_equal(np.arange(6).reshape(2, 3), np.zeros((2, 3))))
shown(lambda: t.assert_array_equal(np.uint8([1, 200]), np.uint8([200, 1])))
shown(lambda: t.assert_almost_equal(1.0, 1.1))
shown(lambda: t.assert_almost_equal(1.0, 1.00001, decimal=3))
shown(lambda: t.assert_almost_equal([1.0, 2], [1.0, 2.1], 3, "why"))
shown(lambda: t.assert_almost_equal(1j, 2j))
shown(lambda: t.assert_array_almost_equal(x, x + 0.01, decimal=2))
shown(lambda: t.assert_array_almost_equal(x, x + 0.01, decimal=1))
shown(lambda: t.assert_array_less(x, [2, 2, 4]))
shown(lambda: t.assert_equal(1, 2))
shown(lambda: t.assert_equal([1, [2, 3]], [1, [2, 4]]))
shown(lambda: t.assert_equal({"a": 1}, {"a": 2}))
shown(lambda: t.assert_equal({"a": 1}, {"b": 1}))
shown(lambda: t.assert_equal((1, 2), (1,)))
shown(lambda: t.assert_equal(np.nan, np.nan))
shown(lambda: t.assert_equal(x, [1, 2, 5], "a long reason " * 8))
shown(lambda: t.assert_equal("a", "b", verbose=False))
shown(lambda: t.assert_equal(0.0, -0.0))
shown(lambda: t.assert_approx_equal(1.0, 1.01, 3))
shown(lambda: t.assert_(False, "no"))
shown(lambda: t.assert_raises(ValueError, int, "x"))
shown(lambda: t.assert_raises(ValueError, int, "1"))
with t.assert_raises(KeyError):
    {}["a"]
with t.assert_raises_regex(ValueError, "invalid"):
    int("x")
shown(lambda: t.assert_array_equal(np.arange(2000), np.arange(2000) + 1))

# expect: None
# expect: None
# expect: -- 
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: (shapes (3,), (2,) mismatch)
# expect:  x: array([1., 2., 3.])
# expect:  y: array([1, 2])
# expect: -- 
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: x and y nan location mismatch:
# expect:  x: array([1., 2., 3.])
# expect:  y: array([ 1., nan,  3.])
# expect: -- 
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: 0.5
# expect:  x: array([inf,  1.])
# expect:  y: array([inf,  2.])
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 1 / 3 (33.3%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: 0.25
# expect:  x: array([1., 2., 3.])
# expect:  y: array([1, 2, 4])
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 2 / 3 (66.7%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: 0.5
# expect:  x: array([1., 2., 3.])
# expect:  y: array(2)
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect:  x: array([ True, False])
# expect:  y: array([ True,  True])
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: (dtypes int64, float64 mismatch)
# expect:  x: array([1, 2])
# expect:  y: array([1., 2.])
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 5 / 6 (83.3%)
# expect: Max absolute difference: 5.
# expect: Max relative difference: inf
# expect:  x: array([[0, 1, 2],
# expect:        [3, 4, 5]])
# expect:  y: array([[0., 0., 0.],
# expect:        [0., 0., 0.]])
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 2 / 2 (100%)
# expect: Max absolute difference: 57
# expect: Max relative difference: 57.
# expect:  x: array([  1, 200], dtype=uint8)
# expect:  y: array([200,   1], dtype=uint8)
# expect: -- 
# expect: Arrays are not almost equal to 7 decimals
# expect:  ACTUAL: 1.0
# expect:  DESIRED: 1.1
# expect: None
# expect: -- 
# expect: Arrays are not almost equal to 3 decimals
# expect: why
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 0.1
# expect: Max relative difference: 0.04761905
# expect:  x: array([1., 2.])
# expect:  y: array([1. , 2.1])
# expect: -- 
# expect: Arrays are not almost equal to 7 decimals
# expect:  ACTUAL: 1j
# expect:  DESIRED: 2j
# expect: None
# expect: None
# expect: -- 
# expect: Arrays are not less-ordered
# expect:
# expect: Mismatched elements: 1 / 3 (33.3%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: 0.5
# expect:  x: array([1., 2., 3.])
# expect:  y: array([2, 2, 4])
# expect: -- 
# expect: Items are not equal:
# expect:  ACTUAL: 1
# expect:  DESIRED: 2
# expect: -- 
# expect: Items are not equal:
# expect: item=1
# expect: item=1
# expect:
# expect:  ACTUAL: 3
# expect:  DESIRED: 4
# expect: -- 
# expect: Items are not equal:
# expect: key='a'
# expect:
# expect:  ACTUAL: 1
# expect:  DESIRED: 2
# expect: -- 'b'
# expect: -- 
# expect: Items are not equal:
# expect:  ACTUAL: 2
# expect:  DESIRED: 1
# expect: None
# expect: -- 
# expect: Arrays are not equal
# expect: a long reason a long reason a long reason a long reason a long reason a long reason a long reason a long reason 
# expect: Mismatched elements: 1 / 3 (33.3%)
# expect: Max absolute difference: 2.
# expect: Max relative difference: 0.4
# expect:  x: array([1., 2., 3.])
# expect:  y: array([1, 2, 5])
# expect: -- 
# expect: Items are not equal:
# expect: -- 
# expect: Items are not equal:
# expect:  ACTUAL: 0.0
# expect:  DESIRED: -0.0
# expect: -- 
# expect: Items are not equal to 3 significant digits:
# expect:  ACTUAL: 1.0
# expect:  DESIRED: 1.01
# expect: -- no
# expect: None
# expect: -- ValueError not raised by int
# expect: -- 
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 2000 / 2000 (100%)
# expect: Max absolute difference: 1
# expect: Max relative difference: 1.
# expect:  x: array([   0,    1,    2, ..., 1997, 1998, 1999])
# expect:  y: array([   1,    2,    3, ..., 1998, 1999, 2000])
