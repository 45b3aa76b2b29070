from _shown import run

for line in r"""
A=np.array([[4.,1],[2,3]])
np.linalg.inv(A), np.linalg.det(A), np.linalg.norm(A), np.linalg.norm([3,4]), np.linalg.norm(A,axis=1), np.linalg.norm(A,1), np.linalg.norm(A,np.inf), np.linalg.norm(A,'fro'), np.linalg.matrix_rank(A), np.linalg.trace if 0 else 0, np.linalg.matrix_power(A,2), np.linalg.solve(A,[1,2]), np.linalg.cond(A)>1
np.allclose(np.linalg.eigvals(A),[5,2]), np.linalg.slogdet(A), np.linalg.cholesky([[4.,2],[2,3]]), np.linalg.multi_dot([A,A,A]), np.linalg.pinv(A).round(6), np.linalg.lstsq(A,[1,2],rcond=None)[0].round(6), np.linalg.svd(A)[1].round(6), np.linalg.qr(A)[1].round(6)
np.linalg.inv([[1,2],[2,4]])
np.linalg.inv([1,2])
np.linalg.inv(np.ones((2,3)))
np.linalg.cholesky([[1,2],[2,1]])
np.linalg.solve(A,[1,2,3])
np.linalg.norm(A,'x')
np.linalg.det(np.ones((2,2,2))), np.linalg.inv(np.stack([A,A])).shape, np.linalg.eigh([[2,1],[1,2]])[0].round(6), np.linalg.tensorinv(np.eye(4).reshape(2,2,2,2)).shape, np.linalg.norm(A,axis=(0,1),keepdims=True)
np.testing.assert_allclose([1,2],[1,2.1])
np.testing.assert_allclose([1,2],[1,2,3])
np.testing.assert_allclose(1,1.1,rtol=1e-3,err_msg='bad')
np.testing.assert_allclose([1,np.nan],[1,2])
np.testing.assert_array_equal([1,2],[1,3])
np.testing.assert_array_equal([[1,2],[3,4]],[[1,2],[3,5]])
np.testing.assert_array_equal([1,2],[[1,2]])
np.testing.assert_almost_equal(1.23456,1.2346,decimal=4)
np.testing.assert_almost_equal(1.2,1.3)
np.testing.assert_array_almost_equal([1.,2],[1.,2.1])
np.testing.assert_equal([1,2],[1,3])
np.testing.assert_equal({'a':1},{'a':2})
np.testing.assert_equal(1,2)
np.testing.assert_equal('a','b')
np.testing.assert_array_less([1,2],[2,2])
np.testing.assert_raises(ValueError,int,'a')
np.testing.assert_raises(ValueError,int,'1')
np.testing.assert_(False,'msg')
np.testing.assert_approx_equal(1,1.1)
np.testing.assert_string_equal('a','b')
np.testing.assert_array_max_ulp([1.],[1.1])
np.testing.assert_allclose(np.float32([1,2]),np.float32([1,2.5]),atol=0.1)
np.testing.assert_allclose(np.ones((3,3)),np.zeros((3,3)))
np.testing.assert_array_equal(np.array([1,np.nan]),np.array([1,np.nan]))
np.testing.assert_array_equal(np.arange(2000),np.arange(2000)+1)
np.testing.assert_allclose([True],[False])
""".strip().splitlines():
    run(line)

# expect: (array([[ 0.3, -0.1],
# expect:        [-0.2,  0.4]]), 10.000000000000002, 5.477225575051661, 5.0, array([4.12310563, 3.60555128]), 6.0, 5.0, 5.477225575051661, 2, 0, array([[18.,  7.],
# expect:        [14., 11.]]), array([0.1, 0.6]), True)
# expect: (True, SlogdetResult(sign=1.0, logabsdet=2.302585092994046), array([[2.        , 0.        ],
# expect:        [1.        , 1.41421356]]), array([[86., 39.],
# expect:        [78., 47.]]), array([[ 0.3, -0.1],
# expect:        [-0.2,  0.4]]), array([0.1, 0.6]), array([5.116673, 1.954395]), array([[-4.472136, -2.236068],
# expect:        [ 0.      ,  2.236068]]))
# expect: !! LinAlgError | Singular matrix
# expect: !! LinAlgError | 1-dimensional array given. Array must be at least two-dimensional
# expect: !! LinAlgError | Last 2 dimensions of the array must be square
# expect: !! LinAlgError | Matrix is not positive definite
# expect: !! ValueError | solve1: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m)->(m) (size 3 is different from 2)
# expect: !! ValueError | Invalid norm order for matrices.
# expect: (array([0., 0.]), (2, 2, 2), array([1., 3.]), (2, 2, 2, 2), array([[5.47722558]]))
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 0.1
# expect: Max relative difference: 0.04761905
# expect:  x: array([1, 2])
# expect:  y: array([1. , 2.1])
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: (shapes (2,), (3,) mismatch)
# expect:  x: array([1, 2])
# expect:  y: array([1, 2, 3])
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=0.001, atol=0
# expect: bad
# expect: Mismatched elements: 1 / 1 (100%)
# expect: Max absolute difference: 0.1
# expect: Max relative difference: 0.09090909
# expect:  x: array(1)
# expect:  y: array(1.1)
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: x and y nan location mismatch:
# expect:  x: array([ 1., nan])
# expect:  y: array([1, 2])
# expect: !! AssertionError |
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 1
# expect: Max relative difference: 0.33333333
# expect:  x: array([1, 2])
# expect:  y: array([1, 3])
# expect: !! AssertionError |
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 1 / 4 (25%)
# expect: Max absolute difference: 1
# expect: Max relative difference: 0.2
# expect:  x: array([[1, 2],
# expect:        [3, 4]])
# expect:  y: array([[1, 2],
# expect:        [3, 5]])
# expect: !! AssertionError |
# expect: Arrays are not equal
# expect:
# expect: (shapes (2,), (1, 2) mismatch)
# expect:  x: array([1, 2])
# expect:  y: array([[1, 2]])
# expect: !! AssertionError |
# expect: Arrays are not almost equal to 7 decimals
# expect:  ACTUAL: 1.2
# expect:  DESIRED: 1.3
# expect: !! AssertionError |
# expect: Arrays are not almost equal to 6 decimals
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 0.1
# expect: Max relative difference: 0.04761905
# expect:  x: array([1., 2.])
# expect:  y: array([1. , 2.1])
# expect: !! AssertionError |
# expect: Items are not equal:
# expect: item=1
# expect:
# expect:  ACTUAL: 2
# expect:  DESIRED: 3
# expect: !! AssertionError |
# expect: Items are not equal:
# expect: key='a'
# expect:
# expect:  ACTUAL: 1
# expect:  DESIRED: 2
# expect: !! AssertionError |
# expect: Items are not equal:
# expect:  ACTUAL: 1
# expect:  DESIRED: 2
# expect: !! AssertionError |
# expect: Items are not equal:
# expect:  ACTUAL: 'a'
# expect:  DESIRED: 'b'
# expect: !! AssertionError |
# expect: Arrays are not less-ordered
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 1
# expect: Max relative difference: 0.5
# expect:  x: array([1, 2])
# expect:  y: array([2, 2])
# expect: !! AssertionError | ValueError not raised by int
# expect: !! AssertionError | msg
# expect: !! AssertionError |
# expect: Items are not equal to 7 significant digits:
# expect:  ACTUAL: 1.0
# expect:  DESIRED: 1.1
# expect: !! AssertionError | Differences in strings:
# expect: - a+ b
# expect: !! AssertionError | Arrays are not almost equal up to 1 ULP (max difference is 4.5036e+14 ULP)
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0.1
# expect:
# expect: Mismatched elements: 1 / 2 (50%)
# expect: Max absolute difference: 0.5
# expect: Max relative difference: 0.2
# expect:  x: array([1., 2.], dtype=float32)
# expect:  y: array([1. , 2.5], dtype=float32)
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: Mismatched elements: 9 / 9 (100%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: inf
# expect:  x: array([[1., 1., 1.],
# expect:        [1., 1., 1.],
# expect:        [1., 1., 1.]])
# expect:  y: array([[0., 0., 0.],
# expect:        [0., 0., 0.],
# expect:        [0., 0., 0.]])
# expect: !! AssertionError |
# expect: Arrays are not equal
# expect:
# expect: Mismatched elements: 2000 / 2000 (100%)
# expect: Max absolute difference: 1
# expect: Max relative difference: 1.
# expect:  x: array([   0,    1,    2, ..., 1997, 1998, 1999])
# expect:  y: array([   1,    2,    3, ..., 1998, 1999, 2000])
# expect: !! AssertionError |
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: Mismatched elements: 1 / 1 (100%)
# expect:  x: array([ True])
# expect:  y: array([False])
