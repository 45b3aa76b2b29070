# Rows longer than the lanes that search them: ties, no numbers, infinities, signed zeros, every width.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
k = np.arange(5 * 53)
plain = ((k * 37 + 11) % 29 - 14).reshape(5, 53)
rows = plain.astype(np.float32)
rows[0, 0] = np.nan
rows[1, 20:30] = np.nan
rows[2, 17], rows[2, 40] = np.inf, np.inf
rows[3] = 0.0
rows[3, ::2] = -0.0
rows[4, 52], rows[4, 51] = 99.0, -99.0
for dtype in (np.float32, np.float16, np.float64, np.int8, np.int32, np.int64, np.uint8):
    with np.errstate(invalid="ignore"):
        x = Tensor(rows.astype(dtype) if np.issubdtype(dtype, np.floating) else (plain + 14).astype(dtype))
    if x.is_floating_point():
        print(dtype.__name__, ops.argmax(x, 1), ops.argmin(x, 1))
    values, places = ops.max(x, 1)
    print(dtype.__name__, values, places)
    values, places = ops.min(x, -1, True)
    print(dtype.__name__, values.reshape(-1), places.reshape(-1))

# expect: float32 [ 0 18 17  0 52] [ 0  0  5  0 51]
# expect: float32 [nan 14. inf -0. 99.] [ 0 18 17  0 52]
# expect: float32 [ nan -14. -14.  -0. -99.] [ 0  0  5  0 51]
# expect: float16 [ 0 18 17  0 52] [ 0  0  5  0 51]
# expect: float16 [nan 14. inf -0. 99.] [ 0 18 17  0 52]
# expect: float16 [ nan -14. -14.  -0. -99.] [ 0  0  5  0 51]
# expect: float64 [ 0 18 17  0 52] [ 0  0  5  0 51]
# expect: float64 [nan 14. inf -0. 99.] [ 0 18 17  0 52]
# expect: float64 [ nan -14. -14.  -0. -99.] [ 0  0  5  0 51]
# expect: int8 [28 28 28 28 28] [13 18 23 28  4]
# expect: int8 [0 0 0 0 0] [24  0  5 10 15]
# expect: int32 [28 28 28 28 28] [13 18 23 28  4]
# expect: int32 [0 0 0 0 0] [24  0  5 10 15]
# expect: int64 [28 28 28 28 28] [13 18 23 28  4]
# expect: int64 [0 0 0 0 0] [24  0  5 10 15]
# expect: uint8 [28 28 28 28 28] [13 18 23 28  4]
# expect: uint8 [0 0 0 0 0] [24  0  5 10 15]
