# tolerance: 2e-3
# Eigenvalues and eigenvectors of mindspore.scipy.linalg.eigh have gradients, which go to the triangle that is read; pivoted factors have
# none.
import numpy as np
import mindspore as ms
import mindspore.scipy.linalg as linalg
from mindspore import ops, Tensor
from mindspore.scipy.linalg import eigh, lu, lu_factor

a = np.random.RandomState(0).rand(3, 3).astype(np.float32)
s = Tensor(a @ a.T + np.diag([1.0, 2.0, 3.0]).astype(np.float32))
w = Tensor(np.arange(9).reshape(3, 3).astype(np.float32))


def values(x):
    return (eigh(x)[0] * w[0]).sum()


def values_alone(x):
    return (eigh(x, eigvals_only=True) * w[1]).sum()


def both(x):
    return (eigh(x, lower=False)[1] ** 2 * w).sum() + eigh(x)[0][0]


def put_together(x):
    found, vectors = eigh(x)
    return (ops.matmul(vectors * found, vectors.T) * w).sum()


def factors(x):
    return lu_factor(x)[0].sum()


def upper(x):
    return lu(x)[2].sum()


def slope(x):
    return (ms.grad(values)(x) * w).sum()


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for f in (values, values_alone, both, put_together):
        print(f.__name__, np.round(float(f(s)), 3), np.round(ms.grad(f)(s).asnumpy(), 3).tolist())
    for f in (factors, upper):
        try:
            print(ms.grad(f)(s))
        except RuntimeError as e:
            print(f.__name__, "LU's bprop not defined" in str(e))
print(np.round(ms.grad(slope)(s).asnumpy(), 2).tolist())
for x in (s, s.astype(ms.float64)):
    print([(r.dtype, r.shape) for r in lu(x)], [(r.dtype, r.shape) for r in lu(x, permute_l=False)], [r.dtype for r in lu_factor(x)])
    print(np.round((lu(x)[0].astype(x.dtype) @ lu(x)[1] @ lu(x)[2] - x).asnumpy(), 4).tolist())
# expect: values 14.872 [[0.3619999885559082, 0.0, 0.0], [1.027999997138977, 1.0210000276565552, 0.0], [1.0540000200271606, 0.5049999952316284, 1.6169999837875366]]
# expect: values_alone 44.827 [[3.361999988555908, 0.0, 0.0], [1.027999997138977, 4.020999908447266, 0.0], [1.0540000200271606, 0.5049999952316284, 4.617000102996826]]
# expect: both 13.364 [[0.7940000295639038, 0.0, -0.0], [-0.6980000138282776, 0.15399999916553497, 0.0], [-0.4090000092983246, 0.18000000715255737, 0.05299999937415123]]
# expect: put_together 81.397 [[-0.0, 0.0, 0.0], [4.0, 4.0, 0.0], [8.0, 12.0, 8.0]]
# expect: factors True
# expect: upper True
# expect: values 14.872 [[0.3619999885559082, 0.0, 0.0], [1.027999997138977, 1.0210000276565552, 0.0], [1.0540000200271606, 0.5049999952316284, 1.6169999837875366]]
# expect: values_alone 44.827 [[3.361999988555908, 0.0, 0.0], [1.027999997138977, 4.020999908447266, 0.0], [1.0540000200271606, 0.5049999952316284, 4.617000102996826]]
# expect: both 13.364 [[0.7940000295639038, 0.0, -0.0], [-0.6980000138282776, 0.15399999916553497, 0.0], [-0.4090000092983246, 0.18000000715255737, 0.05299999937415123]]
# expect: put_together 81.397 [[-0.0, 0.0, 0.0], [4.0, 4.0, 0.0], [8.0, 12.0, 8.0]]
# expect: factors True
# expect: upper True
# expect: [[-0.6200000047683716, 0.0, 0.0], [-1.409999966621399, 1.350000023841858, 0.0], [1.1100000143051147, 0.6499999761581421, -0.7300000190734863]]
# expect: [(mindspore.int32, (3, 3)), (mindspore.float32, (3, 3)), (mindspore.float32, (3, 3))] [(mindspore.int32, (3, 3)), (mindspore.float32, (3, 3)), (mindspore.float32, (3, 3))] [mindspore.float32, mindspore.int32]
# expect: [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: [(mindspore.int32, (3, 3)), (mindspore.float64, (3, 3)), (mindspore.float64, (3, 3))] [(mindspore.int32, (3, 3)), (mindspore.float64, (3, 3)), (mindspore.float64, (3, 3))] [mindspore.float64, mindspore.int32]
# expect: [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
