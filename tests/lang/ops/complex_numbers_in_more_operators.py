# tolerance: 1e-4
import numpy as np
from mindspore import Tensor, ops

a = Tensor(np.array([[1 + 1j, 0.5 - 2j], [-1 + 0.25j, 2j]], np.complex64))
b = Tensor(np.array([[0.5 + 1j, 2 - 1j], [1 + 1j, -0.5j]], np.complex128))


def show(name, result):
    print(name, result.dtype, [[round(float(v.real), 4) + 0.0, round(float(v.imag), 4) + 0.0] for v in np.ravel(result.asnumpy())])


for name in ("Asinh", "Acosh", "Atanh", "Sign", "Sinc", "Conj"):
    for x in (a, b):
        show(name, getattr(ops.operations.math_ops, name, None)()(x) if hasattr(ops.operations.math_ops, name) else getattr(ops, name)()(x))
c = a.astype(b.dtype)
for name in ("Pow", "Xlogy", "DivNoNan", "SquaredDifference"):
    show(name, getattr(ops, name)()(c, b))
for name in ("MatMul", "CumProd", "CumSum"):
    operator = getattr(ops, name)()
    show(name, operator(c, b) if name == "MatMul" else operator(c, 1))
show("BatchMatMul", ops.BatchMatMul()(ops.stack((c, b)), ops.stack((b, b))))
show("matmul", ops.matmul(a, a))
for dtype in (np.uint16, np.uint32, np.uint64):
    u = Tensor(np.array([[3, 7], [5, 1]], dtype))
    print(ops.Argmax()(u), ops.Argmin()(u), ops.CumSum()(u, 0), ops.CumProd()(u, 0), ops.BatchMatMul()(u.reshape(1, 2, 2), u.reshape(1, 2, 2)))
# expect: Asinh Complex64 [[1.0613, 0.6662], [1.3618, -1.293], [-0.8925, 0.1763], [1.317, 1.5708]]
# expect: Asinh Complex128 [[0.7329, 0.8959], [1.5286, -0.4271], [1.0613, 0.6662], [0.0, -0.5236]]
# expect: Acosh Complex64 [[1.0613, 0.9046], [1.4657, -1.3498], [0.5098, 2.6525], [1.4436, 1.5708]]
# expect: Acosh Complex128 [[0.9261, 1.2214], [1.4694, -0.5074], [1.0613, 0.9046], [0.4812, -1.5708]]
# expect: Atanh Complex64 [[0.4024, 1.0172], [0.0964, -1.1266], [-1.0436, 0.8476], [0.0, 1.1071]]
# expect: Atanh Complex128 [[0.2389, 0.8476], [0.4024, -1.339], [0.4024, 1.0172], [0.0, -0.4636]]
# expect: Sign Complex64 [[0.7071, 0.7071], [0.2425, -0.9701], [-0.9701, 0.2425], [0.0, 1.0]]
# expect: Sign Complex128 [[0.4472, 0.8944], [0.8944, -0.4472], [0.7071, 0.7071], [0.0, -1.0]]
# expect: Sinc Complex64 [[-1.838, -1.838], [10.0266, 40.1066], [-0.0651, 0.2602], [42.6129, 0.0]]
# expect: Sinc Complex128 [[1.4759, -2.9519], [0.7352, -1.4704], [-1.838, -1.838], [1.4651, 0.0]]
# expect: Conj Complex64 [[1.0, -1.0], [0.5, 2.0], [-1.0, -0.25], [0.0, -2.0]]
# expect: Conj Complex128 [[0.5, -1.0], [2.0, 1.0], [1.0, -1.0], [0.0, 0.5]]
# expect: Pow Complex128 [[0.4007, 0.3653], [-1.0981, 0.2612], [-0.0556, 0.0121], [2.0629, -0.745]]
# expect: Xlogy Complex128 [[-0.9956, 1.2187], [-0.5249, -1.8413], [-0.5429, -0.6988], [3.1416, -1.3863]]
# expect: DivNoNan Complex128 [[1.2, -0.4], [0.6, -0.7], [-0.375, 0.625], [-4.0, 0.0]]
# expect: SquaredDifference Complex128 [[0.25, 0.0], [3.25, 0.0], [4.5625, 0.0], [6.25, 0.0]]
# expect: MatMul Complex128 [[2.0, 0.0], [2.0, 0.75], [-2.75, 1.125], [-0.75, 1.5]]
# expect: CumProd Complex128 [[1.0, 1.0], [2.5, -1.5], [-1.0, 0.25], [-0.5, -2.0]]
# expect: CumSum Complex128 [[1.0, 1.0], [1.5, -1.0], [-1.0, 0.25], [-1.0, 2.25]]
# expect: BatchMatMul Complex128 [[2.0, 0.0], [2.0, 0.75], [-2.75, 1.125], [-0.75, 1.5], [2.25, 2.0], [1.5, 0.5], [0.0, 1.0], [2.75, 1.0]]
# expect: matmul Complex64 [[0.0, 4.125], [6.5, -0.5], [-1.75, -2.75], [-4.0, 2.125]]
# expect: [1 0] [0 1] [[3 7]
# expect:  [8 8]] [[ 3  7]
# expect:  [15  7]] [[[44 28]
# expect:   [20 36]]]
# expect: [1 0] [0 1] [[3 7]
# expect:  [8 8]] [[ 3  7]
# expect:  [15  7]] [[[44 28]
# expect:   [20 36]]]
# expect: [1 0] [0 1] [[3 7]
# expect:  [8 8]] [[ 3  7]
# expect:  [15  7]] [[[44 28]
# expect:   [20 36]]]
