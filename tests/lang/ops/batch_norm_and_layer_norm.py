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


x = Tensor((np.arange(2 * 3 * 5 * 5).reshape(2, 3, 5, 5) * 7 % 31).astype(np.float32) / 10)
s, b, m, v = [Parameter(Tensor(np.array([1, 2, 3], np.float32)), name=n) for n in "sbmv"]
show(lambda: ops.BatchNorm(is_training=True, epsilon=1e-5, momentum=0.1)(x, s, b, m, v)[0])
show(lambda: (m, v))
show(lambda: ops.BatchNorm()(x, s, b, m, v)[0])
ones = Tensor(np.ones(5, np.float32))
show(lambda: ops.LayerNorm(begin_norm_axis=-1, begin_params_axis=-1)(x[0, 0], ones, ones))
both = Tensor(np.arange(25).reshape(5, 5).astype(np.float32))
show(lambda: ops.LayerNorm(begin_norm_axis=2, begin_params_axis=2)(x, both, both))
show(lambda: ops.BiasAdd()(x, Tensor(np.arange(3).astype(np.float32))))
show(lambda: ops.BiasAdd()(x, Tensor(np.ones(2, np.float32))))

# expect: (2, 3, 5, 5) Float32 [-0.628, 0.142, 0.912, 1.682, 2.452, -0.188, 0.582, 1.352, 2.122, -0.518, 0.252, 1.022]
# expect: (3,) Float32 [1.048, 1.9496, 2.8512]
# expect: (3,) Float32 [0.9843, 1.8845, 2.776]
# expect: (2, 3, 5, 5) Float32 [-0.0563, 0.6492, 1.3548, 2.0603, 2.7659, 0.3469, 1.0524, 1.758, 2.4635, 0.0445, 0.75, 1.4556]
# expect: (5, 5) Float32 [-0.4142, 0.2929, 1.0, 1.7071, 2.4142, 0.1177, 0.9095, 1.7013, 2.4931, -0.2216, 0.1177, 0.9095]
# expect: (5, 1) Float32 [1.4, 1.18, 1.58, 1.36, 1.76]
# expect: (5, 1) Float32 [0.98, 0.7816, 0.7816, 0.6824, 0.6824]
# expect: (2, 3, 5, 5) Float32 [0.0, 0.1656, 1.8764, 5.1324, 9.9337, -0.8277, 3.6424, 9.6578, 17.2184, -4.47, 2.7595, 11.5342]
# expect: (2, 3, 1, 1) Float32 [1.456, 1.472, 1.488, 1.504, 1.52, 1.536]
# expect: (2, 3, 1, 1) Float32 [0.8209, 0.8268, 0.7475, 0.8308, 0.8288, 0.7415]
# expect: (2, 3, 5, 5) Float32 [0.0, 0.7, 1.4, 2.1, 2.8, 0.4, 1.1, 1.8, 2.5, 0.1, 0.8, 1.5]
# expect: ValueError For 'BiasAdd', bias[0] shape should be equal to input_x[1] shape when data_format is 0, but got bias shape: .[const vector]{2}, input_shape: [const vector]{2, 3, 5, 5}.
