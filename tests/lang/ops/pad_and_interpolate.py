# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.array([[3, 1, 2, 5.0], [9, 7, 8, 7.0]], np.float32))
show(lambda: ops.pad(x, (1, 2)))
show(lambda: ops.pad(x, (1, 1), "reflect"))
show(lambda: ops.pad(x, (1, 2), "replicate"))
show(lambda: ops.pad(x, (1, 2), "circular"))
show(lambda: ops.pad(x, (1, 2, 0, 1), value=7.0))
show(lambda: ops.pad(x, (-1, -1)))
show(lambda: ops.PadV3()(x, (1, 2), Tensor(3.0, ms.float32)))
image = Tensor(np.arange(16).reshape(1, 1, 4, 4).astype(np.float32))
show(lambda: ops.interpolate(image, size=(2, 3)))
show(lambda: ops.interpolate(image, size=(6, 5), mode="bilinear"))
show(lambda: ops.interpolate(image, size=(6, 5), mode="bilinear", align_corners=True))
show(lambda: ops.interpolate(image, scale_factor=2.0, recompute_scale_factor=True))
show(lambda: ops.ResizeNearestNeighbor((2, 3))(image))
show(lambda: ops.ResizeNearestNeighbor((6, 5), True)(image))
show(lambda: ops.DepthToSpace(2)(Tensor(np.arange(16).reshape(1, 4, 2, 2).astype(np.float32))))
show(lambda: ops.SpaceToDepth(2)(image))
show(lambda: ops.pixel_shuffle(Tensor(np.arange(16).reshape(1, 4, 2, 2).astype(np.float32)), 2))

# expect: (2, 7) Float32 [0.0, 3.0, 1.0, 2.0, 5.0, 0.0, 0.0, 0.0, 9.0, 7.0, 8.0, 7.0]
# expect: (2, 6) Float32 [1.0, 3.0, 1.0, 2.0, 5.0, 2.0, 7.0, 9.0, 7.0, 8.0, 7.0, 8.0]
# expect: (2, 7) Float32 [3.0, 3.0, 1.0, 2.0, 5.0, 5.0, 5.0, 9.0, 9.0, 7.0, 8.0, 7.0]
# expect: (2, 7) Float32 [5.0, 3.0, 1.0, 2.0, 5.0, 3.0, 1.0, 7.0, 9.0, 7.0, 8.0, 7.0]
# expect: (3, 7) Float32 [7.0, 3.0, 1.0, 2.0, 5.0, 7.0, 7.0, 7.0, 9.0, 7.0, 8.0, 7.0]
# expect: (2, 2) Float32 [1.0, 2.0, 7.0, 8.0]
# expect: (2, 7) Float32 [3.0, 3.0, 1.0, 2.0, 5.0, 3.0, 3.0, 3.0, 9.0, 7.0, 8.0, 7.0]
# expect: (1, 1, 2, 3) Float32 [0.0, 1.0, 2.0, 8.0, 9.0, 10.0]
# expect: (1, 1, 6, 5) Float32 [0.0, 0.7, 1.5, 2.3, 3.0, 2.0, 2.7, 3.5, 4.3, 5.0, 4.6667, 5.3667]
# expect: (1, 1, 6, 5) Float32 [0.0, 0.75, 1.5, 2.25, 3.0, 2.4, 3.15, 3.9, 4.65, 5.4, 4.8, 5.55]
# expect: (1, 1, 8, 8) Float32 [0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 0.0, 0.0, 1.0, 1.0]
# expect: (1, 1, 2, 3) Float32 [0.0, 1.0, 2.0, 8.0, 9.0, 10.0]
# expect: (1, 1, 6, 5) Float32 [0.0, 1.0, 2.0, 2.0, 3.0, 4.0, 5.0, 6.0, 6.0, 7.0, 4.0, 5.0]
# expect: (1, 1, 4, 4) Float32 [0.0, 4.0, 1.0, 5.0, 8.0, 12.0, 9.0, 13.0, 2.0, 6.0, 3.0, 7.0]
# expect: (1, 4, 2, 2) Float32 [0.0, 2.0, 8.0, 10.0, 1.0, 3.0, 9.0, 11.0, 4.0, 6.0, 12.0, 14.0]
# expect: (1, 1, 4, 4) Float32 [0.0, 4.0, 1.0, 5.0, 8.0, 12.0, 9.0, 13.0, 2.0, 6.0, 3.0, 7.0]
