# What functions give for whole numbers, halves, truths, nothing and complex numbers, where the dtype is no matter of course.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

BITS = dict(i1=np.int8, i2=np.int16, i4=np.int32, i8=np.int64, u1=np.uint8, u2=np.uint16, b=np.bool_, f2=np.float16, f4=np.float32,
            f8=np.float64, c8=np.complex64)


def text(result):
    if isinstance(result, (tuple, list)):
        return "; ".join([text(part) for part in result])
    values = (result.float() if result.dtype == ms.bfloat16 else result).asnumpy()
    shown = ["%.4g" % v if values.dtype.kind == "f" else str(v) for v in values.ravel().tolist()]
    return f"{result.dtype}{tuple(result.shape)} {' '.join(shown)}"


def show(name, function):
    try:
        found = text(function())
    except (TypeError, ValueError, RuntimeError) as error:
        found = type(error).__name__
    print(name, found)


def each(name, function, kinds, values=(-2, 4, 0, 3)):
    for kind in kinds.split():
        show(f"{name} {kind}", lambda: function(Tensor(np.array(values).astype(BITS[kind]))))


each("hardtanh", nn.Hardtanh(), "i1 i4 u1 b f4")
each("selu", nn.SeLU(), "i1 i2 i4 f4", (-100, -1, 0, 50))
each("rrelu", nn.RReLU(.5, .5), "i4 i8 f4")
each("hsigmoid", nn.HSigmoid(), "i1 i8 f4")
each("hswish", nn.HSwish(), "i2 i4 f4")
each("tanhshrink", nn.Tanhshrink(), "i2 u2 f4")
each("silu", nn.SiLU(), "c8 f4")
show("exp2", lambda: ops.exp2(Tensor([1., 2.], ms.bfloat16)))
each("combinations", lambda x: ops.combinations(x, 5), "i4 f8")
each("combinations of none", lambda x: ops.combinations(x, 0), "f4")
show("fill", lambda: ops.fill(None, (2, 2), 1.5))
show("fill", lambda: ops.fill(None, (2, 2), True))
print(ops.rand().shape, ops.randn().shape)
each("count", lambda x: ops.EqualCount()(x, x), "i1 i2 i4 i8 f2 f4 f8")
for length in (0, 1, 2):
    show("hamming", lambda: ops.hamming_window(length))
    show("blackman", lambda: ops.blackman_window(length))
    show("bartlett", lambda: ops.bartlett_window(Tensor(length)))
each("renorm", lambda x: ops.renorm(x.reshape(2, 2), 100, 0, 3.), "f2 f4 c8")
each("flatten", lambda x: ops.Flatten()(x[:0].reshape(0, 3, 4, 2)), "f4")
each("trace", lambda x: x.reshape(2, 2).trace(), "b u2 i2 f4")
each("trapz", ops.trapz, "u1 u2 i4")
each("split", lambda x: ops.tensor_split(x[:0], 3), "i4")
each("inv", ops.Inv(), "i1 i2 i4 i8 f4", (-2, 4, 1, 3))
show("choose", lambda: Tensor([0, 1]).choose([1.5, 2]))
each("choose", lambda x: x.choose([5, 6, 7, 8]), "i1 u1 f4", (0, 1, 3, 2))
for name, function in {"cond": ops.cond, "nuclear": lambda x: ops.matrix_norm(x, "nuc"), "spectral": lambda x: ops.norm(x, 2)}.items():
    each(name, lambda x: function(x.reshape(2, 2) + Tensor(np.eye(2)).astype(x.dtype)), "f4 f8 i4 c8")
for function in (ops.dropout1d, ops.dropout2d, ops.dropout3d):
    each(function.__name__, lambda x: function(x.reshape((2, 2) + (1,) * int(function.__name__[7]))[:, :], 0.0), "i4 u1 b f4")
each("Dropout2D", lambda x: ops.Dropout2D(1.0)(x.reshape(2, 2, 1, 1)), "i2 f4")

# expect: hardtanh i1 Int8(4,) -1 1 0 1
# expect: hardtanh i4 Int32(4,) -1 1 0 1
# expect: hardtanh u1 UInt8(4,) 1 1 0 1
# expect: hardtanh b Bool(4,) True True False True
# expect: hardtanh f4 Float32(4,) -1 1 0 1
# expect: selu i1 Int8(4,) -1 0 0 50
# expect: selu i2 TypeError
# expect: selu i4 Int32(4,) -1 0 0 50
# expect: selu f4 Float32(4,) -1.758 -1.111 0 52.54
# expect: rrelu i4 Int32(4,) 0 4 0 3
# expect: rrelu i8 Int64(4,) 0 4 0 3
# expect: rrelu f4 Float32(4,) -1 4 0 3
# expect: hsigmoid i1 Int8(4,) 0 1 0 1
# expect: hsigmoid i8 Int64(4,) 0 1 0 1
# expect: hsigmoid f4 Float32(4,) 0.1667 1 0.5 1
# expect: hswish i2 Int16(4,) 0 4 0 3
# expect: hswish i4 Int32(4,) 0 4 0 3
# expect: hswish f4 Float32(4,) -0.3333 4 0 3
# expect: tanhshrink i2 Float32(4,) -1.036 3.001 0 2.005
# expect: tanhshrink u2 Float32(4,) 6.553e+04 3.001 0 2.005
# expect: tanhshrink f4 Float32(4,) -1.036 3.001 0 2.005
# expect: silu c8 Complex64(4,) (-0.23840583860874176+0j) (3.9280550479888916+0j) 0j (2.857722282409668+0j)
# expect: silu f4 Float32(4,) -0.2384 3.928 0 2.858
# expect: exp2 Float32(2,) 2 4
# expect: combinations i4 Float32(0,)
# expect: combinations f8 Float32(0,)
# expect: combinations of none f4 ValueError
# expect: fill Float32(2, 2) 1.5 1.5 1.5 1.5
# expect: fill Bool(2, 2) True True True True
# expect: (1,) (1,)
# expect: count i1 TypeError
# expect: count i2 Int16(1,) 4
# expect: count i4 Int32(1,) 4
# expect: count i8 Int64(1,) 4
# expect: count f2 Float16(1,) 4
# expect: count f4 Float32(1,) 4
# expect: count f8 TypeError
# expect: hamming Float64(0,)
# expect: blackman TypeError
# expect: bartlett Float32(0,)
# expect: hamming Float64(1,) 1
# expect: blackman TypeError
# expect: bartlett Float32(1,) 1
# expect: hamming Float32(2,) 0.08 1
# expect: blackman TypeError
# expect: bartlett Float32(2,) 0 1
# expect: renorm f2 Float16(2, 2) -1.5 3 0 3
# expect: renorm f4 Float32(2, 2) -1.5 3 0 3
# expect: renorm c8 Complex64(2, 2) (-1.5+0j) (3+0j) 0j (3+0j)
# expect: flatten f4 Float32(0, 24)
# expect: trace b Bool() True
# expect: trace u2 Int64() 65537
# expect: trace i2 Int64() 1
# expect: trace f4 Float32() 1
# expect: trapz u1 Float32() 132.5
# expect: trapz u2 Float32() 3.277e+04
# expect: trapz i4 Float32() 4.5
# expect: split i4 Int32(0,)
# expect: inv i1 TypeError
# expect: inv i2 Int16(4,) 0 0 1 0
# expect: inv i4 Int32(4,) 0 0 1 0
# expect: inv i8 Int64(4,) 0 0 1 0
# expect: inv f4 Float32(4,) -0.5 0.25 1 0.3333
# expect: choose Int64(2,) 1 2
# expect: choose i1 Int64(4,) 5 6 8 7
# expect: choose u1 Int64(4,) 5 6 8 7
# expect: choose f4 Int64(4,) 5 6 8 7
# expect: cond f4 Float32() 8.127
# expect: cond f8 Float32() 8.127
# expect: cond i4 TypeError
# expect: cond c8 Float32() 8.127
# expect: nuclear f4 Float32() 6.403
# expect: nuclear f8 Float32() 6.403
# expect: nuclear i4 Float32() 6.403
# expect: nuclear c8 Float32() 6.403
# expect: spectral f4 Float32() 5.702
# expect: spectral f8 Float32() 5.702
# expect: spectral i4 Float32() 5.702
# expect: spectral c8 Float32() 5.702
# expect: dropout1d i4 Int32(2, 2, 1) -2 4 0 3
# expect: dropout1d u1 TypeError
# expect: dropout1d b TypeError
# expect: dropout1d f4 Float32(2, 2, 1) -2 4 0 3
# expect: dropout2d i4 Int32(2, 2, 1, 1) -2 4 0 3
# expect: dropout2d u1 TypeError
# expect: dropout2d b TypeError
# expect: dropout2d f4 Float32(2, 2, 1, 1) -2 4 0 3
# expect: dropout3d i4 Int32(2, 2, 1, 1, 1) -2 4 0 3
# expect: dropout3d u1 TypeError
# expect: dropout3d b TypeError
# expect: dropout3d f4 Float32(2, 2, 1, 1, 1) -2 4 0 3
# expect: Dropout2D i2 Int16(2, 2, 1, 1) -2 4 0 3; Bool(2, 2, 1, 1) True True True True
# expect: Dropout2D f4 Float32(2, 2, 1, 1) -2 4 0 3; Bool(2, 2, 1, 1) True True True True
