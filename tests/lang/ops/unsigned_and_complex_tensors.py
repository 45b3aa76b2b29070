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


for dtype in (np.uint16, np.uint32, np.uint64):
    a = Tensor(np.array([1, 7, 200, 60000], dtype))
    b = Tensor(np.array([3, 2, 100, 60000], dtype))
    for f in (ops.add, ops.mul, ops.equal, ops.less, ops.bitwise_and, ops.div):
        show(lambda: f(a, b))
    show(lambda: a.astype(ms.float32))
    show(lambda: Tensor(np.array([1.5, 300.7], np.float32)).astype(a.dtype))
    show(lambda: a.reshape(2, 2).T)
show(lambda: ops.Invert()(Tensor([5], ms.uint16)))
show(lambda: ops.bitwise_left_shift(Tensor([5, -6], ms.int32), 1))
show(lambda: ops.bitwise_right_shift(Tensor([5, -6], ms.int32), 1))


def pairs(f):
    try:
        t = f()
        parts = zip(ops.Real()(t).asnumpy().ravel(), ops.Imag()(t).asnumpy().ravel())
        print(t.shape, t.dtype, [(round(float(a), 4) + 0.0, round(float(b), 4) + 0.0) for a, b in parts])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


for dtype in (np.complex64, np.complex128):
    a = Tensor(np.array([1 + 2j, -3j, 2.5], dtype))
    b = Tensor(np.array([2 - 1j, 1 + 1j, 4j], dtype))
    for f in (ops.add, ops.sub, ops.mul, ops.div):
        pairs(lambda: f(a, b))
    pairs(lambda: ops.Conj()(a))
    pairs(lambda: a * 2.0)
    pairs(lambda: -a)
    pairs(lambda: ops.abs(a))
    show(lambda: ops.Real()(a))
    show(lambda: ops.Imag()(a))
    show(lambda: ops.equal(a, a))
    pairs(lambda: a.reshape(3, 1).T)
pairs(lambda: ops.Complex()(Tensor([1.0, 2.0]), Tensor([3.0, 4.0])))
pairs(lambda: Tensor([1.0, 2.0]).astype(ms.complex64))

# expect: (4,) UInt16 [4.0, 9.0, 300.0, 54464.0]
# expect: (4,) UInt16 [3.0, 14.0, 20000.0, 41984.0]
# expect: (4,) Bool [0.0, 0.0, 0.0, 1.0]
# expect: (4,) Bool [1.0, 0.0, 0.0, 0.0]
# expect: (4,) UInt16 [1.0, 2.0, 64.0, 60000.0]
# expect: (4,) Float32 [0.3333, 3.5, 2.0, 1.0]
# expect: (4,) Float32 [1.0, 7.0, 200.0, 60000.0]
# expect: (2,) UInt16 [1.0, 300.0]
# expect: (2, 2) UInt16 [1.0, 200.0, 7.0, 60000.0]
# expect: (4,) UInt32 [4.0, 9.0, 300.0, 120000.0]
# expect: (4,) UInt32 [3.0, 14.0, 20000.0, 3600000000.0]
# expect: (4,) Bool [0.0, 0.0, 0.0, 1.0]
# expect: (4,) Bool [1.0, 0.0, 0.0, 0.0]
# expect: (4,) UInt32 [1.0, 2.0, 64.0, 60000.0]
# expect: (4,) Float32 [0.3333, 3.5, 2.0, 1.0]
# expect: (4,) Float32 [1.0, 7.0, 200.0, 60000.0]
# expect: (2,) UInt32 [1.0, 300.0]
# expect: (2, 2) UInt32 [1.0, 200.0, 7.0, 60000.0]
# expect: (4,) UInt64 [4.0, 9.0, 300.0, 120000.0]
# expect: (4,) UInt64 [3.0, 14.0, 20000.0, 3600000000.0]
# expect: (4,) Bool [0.0, 0.0, 0.0, 1.0]
# expect: (4,) Bool [1.0, 0.0, 0.0, 0.0]
# expect: (4,) UInt64 [1.0, 2.0, 64.0, 60000.0]
# expect: (4,) Float32 [0.3333, 3.5, 2.0, 1.0]
# expect: (4,) Float32 [1.0, 7.0, 200.0, 60000.0]
# expect: (2,) UInt64 [1.0, 300.0]
# expect: (2, 2) UInt64 [1.0, 200.0, 7.0, 60000.0]
# expect: (1,) UInt16 [65530.0]
# expect: (2,) Int32 [10.0, -12.0]
# expect: (2,) Int32 [2.0, -3.0]
# expect: (3,) Complex64 [(3.0, 1.0), (1.0, -2.0), (2.5, 4.0)]
# expect: (3,) Complex64 [(-1.0, 3.0), (-1.0, -4.0), (2.5, -4.0)]
# expect: (3,) Complex64 [(4.0, 3.0), (3.0, -3.0), (0.0, 10.0)]
# expect: (3,) Complex64 [(0.0, 1.0), (-1.5, -1.5), (0.0, -0.625)]
# expect: (3,) Complex64 [(1.0, -2.0), (0.0, 3.0), (2.5, 0.0)]
# expect: (3,) Complex64 [(2.0, 4.0), (0.0, -6.0), (5.0, 0.0)]
# expect: (3,) Complex64 [(-1.0, -2.0), (0.0, 3.0), (-2.5, 0.0)]
# expect: (3,) Complex64 [(2.2361, 0.0), (3.0, 0.0), (2.5, 0.0)]
# expect: (3,) Float32 [1.0, -0.0, 2.5]
# expect: (3,) Float32 [2.0, -3.0, 0.0]
# expect: (3,) Bool [1.0, 1.0, 1.0]
# expect: (1, 3) Complex64 [(1.0, 2.0), (0.0, -3.0), (2.5, 0.0)]
# expect: (3,) Complex128 [(3.0, 1.0), (1.0, -2.0), (2.5, 4.0)]
# expect: (3,) Complex128 [(-1.0, 3.0), (-1.0, -4.0), (2.5, -4.0)]
# expect: (3,) Complex128 [(4.0, 3.0), (3.0, -3.0), (0.0, 10.0)]
# expect: (3,) Complex128 [(0.0, 1.0), (-1.5, -1.5), (0.0, -0.625)]
# expect: (3,) Complex128 [(1.0, -2.0), (0.0, 3.0), (2.5, 0.0)]
# expect: (3,) Complex128 [(2.0, 4.0), (0.0, -6.0), (5.0, 0.0)]
# expect: (3,) Complex128 [(-1.0, -2.0), (0.0, 3.0), (-2.5, 0.0)]
# expect: (3,) Complex128 [(2.2361, 0.0), (3.0, 0.0), (2.5, 0.0)]
# expect: (3,) Float64 [1.0, -0.0, 2.5]
# expect: (3,) Float64 [2.0, -3.0, 0.0]
# expect: (3,) Bool [1.0, 1.0, 1.0]
# expect: (1, 3) Complex128 [(1.0, 2.0), (0.0, -3.0), (2.5, 0.0)]
# expect: (2,) Complex64 [(1.0, 3.0), (2.0, 4.0)]
# expect: (2,) Complex64 [(1.0, 0.0), (2.0, 0.0)]
