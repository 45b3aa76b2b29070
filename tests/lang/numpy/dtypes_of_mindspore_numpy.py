# mindspore.numpy: dtypes of results, and rolling along several axes.
import numpy as np
import mindspore.numpy as mnp
from mindspore import Tensor


def show(name, function):
    try:
        result = function()
        values = result.asnumpy()
        print(name, result.dtype, result.shape, " ".join(["%.4g" % v if values.dtype.kind == "f" else str(v) for v in values.ravel().tolist()]))
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__)


box = mnp.arange(12).reshape(3, 4)
for shift, axis in ((1, (0, 1)), ((2, -3), (0, -1)), ((1, 2), 0), (1, None), ((1, 2), None), (1, (1,)), ((1, 2, 3), (0, 1))):
    show("roll", lambda: mnp.roll(box, shift, axis))
for kind in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.float16, np.float32, np.float64):
    x, y = Tensor(np.array([3, 4, 0, 1]).astype(kind)), Tensor(np.array([1, 2, 3, 1]).astype(kind))
    for name in ("cumsum", "nancumsum", "polyder", "polyint"):
        show(name, lambda: getattr(mnp, name)(x))
    for name in ("hypot", "gcd", "lcm", "polyval"):
        show(name, lambda: getattr(mnp, name)(x, y))
    if kind is not np.uint8:
        show("correlate", lambda: mnp.correlate(x, y, "same"))
    show("interp", lambda: mnp.interp(x, Tensor(np.array([0, 1, 3, 4]).astype(kind)), y))
truths = Tensor([True, False, True])
for name in ("exp2", "polyder"):
    show(name, lambda: getattr(mnp, name)(truths))
many = Tensor(np.array([3, 4, 0], np.uint16))
show("count", lambda: mnp.count_nonzero(many))
show("cross", lambda: mnp.cross(many, mnp.flip(many)))
print(mnp.rand().shape, mnp.randn().shape, mnp.bartlett(-1).shape, mnp.blackman(-1).shape)

# expect: roll Int32 (3, 4) 11 8 9 10 3 0 1 2 7 4 5 6
# expect: roll Int32 (3, 4) 7 4 5 6 11 8 9 10 3 0 1 2
# expect: roll Int32 (3, 4) 0 1 2 3 4 5 6 7 8 9 10 11
# expect: roll Int32 (3, 4) 11 0 1 2 3 4 5 6 7 8 9 10
# expect: roll Int32 (3, 4) 9 10 11 0 1 2 3 4 5 6 7 8
# expect: roll Int32 (3, 4) 3 0 1 2 7 4 5 6 11 8 9 10
# expect: roll ValueError
# expect: cumsum Int32 (4,) 3 7 7 8
# expect: nancumsum Int32 (4,) 3 7 7 8
# expect: polyder Int32 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd Int8 (4,) 1 2 3 1
# expect: lcm Int8 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float32 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Int32 (4,) 3 7 7 8
# expect: nancumsum Int32 (4,) 3 7 7 8
# expect: polyder Int32 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd Int16 (4,) 1 2 3 1
# expect: lcm Int16 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float32 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Int32 (4,) 3 7 7 8
# expect: nancumsum Int32 (4,) 3 7 7 8
# expect: polyder Int32 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd Int32 (4,) 1 2 3 1
# expect: lcm Int32 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float32 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Int64 (4,) 3 7 7 8
# expect: nancumsum Int64 (4,) 3 7 7 8
# expect: polyder Int64 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd Int64 (4,) 1 2 3 1
# expect: lcm Int64 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float64 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Int32 (4,) 3 7 7 8
# expect: nancumsum Int32 (4,) 3 7 7 8
# expect: polyder Int32 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd UInt8 (4,) 1 2 3 1
# expect: lcm UInt8 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Float16 (4,) 3 7 7 8
# expect: nancumsum Float16 (4,) 3 7 7 8
# expect: polyder Float16 (3,) 9 8 0
# expect: polyint Float16 (5,) 0.75 1.333 0 1 0
# expect: hypot Float16 (4,) 3.162 4.473 3 1.414
# expect: gcd Float16 (4,) 1 2 3 1
# expect: lcm Float16 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float16 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Float32 (4,) 3 7 7 8
# expect: nancumsum Float32 (4,) 3 7 7 8
# expect: polyder Float32 (3,) 9 8 0
# expect: polyint Float32 (5,) 0.75 1.333 0 1 0
# expect: hypot Float32 (4,) 3.162 4.472 3 1.414
# expect: gcd Float32 (4,) 1 2 3 1
# expect: lcm Float32 (4,) 3 4 0 1
# expect: polyval Float32 (4,) 8 41 118 8
# expect: correlate Float32 (4,) 13 18 12 7
# expect: interp Float32 (4,) 3 1 1 2
# expect: cumsum Float64 (4,) 3 7 7 8
# expect: nancumsum Float64 (4,) 3 7 7 8
# expect: polyder Float64 (3,) 9 8 0
# expect: polyint Float64 (5,) 0.75 1.333 0 1 0
# expect: hypot Float64 (4,) 3.162 4.472 3 1.414
# expect: gcd Float64 (4,) 1 2 3 1
# expect: lcm Float64 (4,) 3 4 0 1
# expect: polyval Float64 (4,) 8 41 118 8
# expect: correlate Float64 (4,) 13 18 12 7
# expect: interp Float64 (4,) 3 1 1 2
# expect: exp2 Int64 (3,) 2 1 2
# expect: polyder Int32 (2,) 2 0
# expect: count Int32 () 2
# expect: cross UInt16 (3,) 12 65527 12
# expect: (1,) (1,) (0,) (0,)
