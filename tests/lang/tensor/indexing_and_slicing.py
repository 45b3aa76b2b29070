import numpy as np
import mindspore as ms
from mindspore import Tensor

x = Tensor(np.arange(12).reshape(3, 4), ms.float32)
print(x[1], x[-1], x[1, 2], x[1:], x[:, 1], x[::2], x[:, 1:3], x[..., 0], x[None].shape, x[..., None].shape, x[0:2, ::2], x[1:1].shape, x[0][1], x[True].shape)
for row in x:
    print(row.shape, row[0])
a, b, c = x
print(b)
for f in (lambda: x[3], lambda: x[0, 9], lambda: x[-4]):
    try:
        f()
    except IndexError as e:
        print(str(e).split("\n")[0])

# expect: [4. 5. 6. 7.] [ 8.  9. 10. 11.] 6.0 [[ 4.  5.  6.  7.]
# expect:  [ 8.  9. 10. 11.]] [1. 5. 9.] [[ 0.  1.  2.  3.]
# expect:  [ 8.  9. 10. 11.]] [[ 1.  2.]
# expect:  [ 5.  6.]
# expect:  [ 9. 10.]] [0. 4. 8.] (1, 3, 4) (3, 4, 1) [[0. 2.]
# expect:  [4. 6.]] (0, 4) 1.0 (1, 3, 4)
# expect: (4,) 0.0
# expect: (4,) 4.0
# expect: (4,) 8.0
# expect: [4. 5. 6. 7.]
# expect: index 3 is out of bounds for dimension with size 3
# expect: index 9 is out of bounds for dimension with size 4
# expect: index -4 is out of bounds for dimension with size 3
