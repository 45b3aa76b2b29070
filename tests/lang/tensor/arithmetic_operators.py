# tolerance: 1e-6
import mindspore as ms
from mindspore import Tensor

x = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
y = Tensor([[2.0, 2.0, 2.0], [1.0, 4.0, 8.0]])
for r in (x + y, x - y, x * y, x / y, x // y, x % y, x ** y, -x, +x, abs(-x), x + 1, 1 - x, x * 2.5, 2 * x, 3 / x, x // 2, 7 % x, 2 ** x, x ** 0.5, x @ y.T):
    print(r)
x += 1
x *= 2
x -= Tensor(3.0)
x /= 4
print(x)

# expect: [[ 3.  4.  5.]
# expect:  [ 5.  9. 14.]]
# expect: [[-1.  0.  1.]
# expect:  [ 3.  1. -2.]]
# expect: [[ 2.  4.  6.]
# expect:  [ 4. 20. 48.]]
# expect: [[0.5  1.   1.5 ]
# expect:  [4.   1.25 0.75]]
# expect: [[0. 1. 1.]
# expect:  [4. 1. 0.]]
# expect: [[1. 0. 1.]
# expect:  [0. 1. 6.]]
# expect: [[1.000000e+00 4.000000e+00 9.000000e+00]
# expect:  [4.000000e+00 6.250000e+02 1.679616e+06]]
# expect: [[-1. -2. -3.]
# expect:  [-4. -5. -6.]]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: [[2. 3. 4.]
# expect:  [5. 6. 7.]]
# expect: [[ 0. -1. -2.]
# expect:  [-3. -4. -5.]]
# expect: [[ 2.5  5.   7.5]
# expect:  [10.  12.5 15. ]]
# expect: [[ 2.  4.  6.]
# expect:  [ 8. 10. 12.]]
# expect: [[3.   1.5  1.  ]
# expect:  [0.75 0.6  0.5 ]]
# expect: [[0. 1. 1.]
# expect:  [2. 2. 3.]]
# expect: [[0. 1. 1.]
# expect:  [3. 2. 1.]]
# expect: [[ 2.  4.  8.]
# expect:  [16. 32. 64.]]
# expect: [[1.        1.4142135 1.7320508]
# expect:  [2.        2.236068  2.4494898]]
# expect: [[12. 33.]
# expect:  [30. 72.]]
# expect: [[0.25 0.75 1.25]
# expect:  [1.75 2.25 2.75]]
