"""Elementwise functions and small numbers of mindspore.ops, composed of operators of the table."""
import math
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops._host_gradients import no_bprop, with_gradient
from mindspore.ops.operator_base import require, require_alike, require_tensors, type_text

_int32 = _native.int32
_int64 = _native.int64
_float32 = _native.float32
_float64 = _native.float64
_complex64 = _native.complex64
_FLOATS = (_native.float16, _native.float32, _native.float64, _native.bfloat16)


def _is_complex(x):
    return x.dtype in (_complex64, _native.complex128)


def _as_float(x):
    """x itself when its dtype is a float or complex, else in float32."""
    return x if x.dtype in _FLOATS or _is_complex(x) else x.astype(_float32)


def _check_tensor(x, who, name="input"):
    if not isinstance(x, Tensor):
        raise TypeError(f"For {who}, the input '{name}' must be a Tensor, but got {type(x)}.")


def copysign(x, other):
    if not isinstance(x, Tensor):
        raise TypeError("For ops.copysign, the first input must be a Tensor.")
    for value in (x, other):
        if isinstance(value, Tensor) and (_is_complex(value) or value is x and x.dtype == _native.bool):
            raise TypeError(f"copysign does not accept dtype {str(value.dtype).lower()}.")
    x = _as_float(x)
    if not isinstance(other, Tensor):
        other = _native.tensor(float(other), x.dtype)
    negative = signbit(other.astype(x.dtype))
    size = ops.abs(x)
    return ops.select(ops.broadcast_to(negative, _joined(size, other)), -size + ops.zeros(_joined(size, other), x.dtype),
                      size + ops.zeros(_joined(size, other), x.dtype))


def _joined(a, b):
    """The shape of a and b broadcast."""
    shape = []
    for i in range(1, max(a.ndim, b.ndim) + 1):
        m = a.shape[-i] if i <= a.ndim else 1
        n = b.shape[-i] if i <= b.ndim else 1
        shape.insert(0, n if m == 1 else m)
    return tuple(shape)


def _check_angle(x, who):
    _check_tensor(x, who, "x")
    if x.dtype not in (_native.float16, _native.float32, _native.float64):
        raise TypeError("The 'x' should be one of [mindspore.float16, mindspore.float32, mindspore.float64], but got "
                        f"'mindspore.{str(x.dtype).lower()}'.")


def deg2rad(x):
    _check_angle(x, "deg2rad")
    return x * (math.pi / 180.0)


def rad2deg(x):
    _check_angle(x, "rad2deg")
    return x * (180.0 / math.pi)


def float_power(input, exponent):
    if isinstance(input, Tensor):
        input = input.astype(_native.complex128 if _is_complex(input) else _float64)
    if isinstance(exponent, Tensor):
        exponent = exponent.astype(_native.complex128 if _is_complex(exponent) else _float64)
    if not isinstance(input, Tensor):
        input = _native.tensor(float(input), _float64)
    return ops.pow(input, exponent)


def _numbers_as_tensors(input, other):
    """Both as tensors; a number has the other's dtype where that can hold it."""
    if not isinstance(other, Tensor):
        other = _native.tensor(other, _dtype_beside(other, input))
    elif not isinstance(input, Tensor):
        input = _native.tensor(input, _dtype_beside(input, other))
    return input, other


def _dtype_beside(number, tensor):
    if isinstance(number, float) and not tensor.is_floating_point():
        return _native.float32
    return _native.int64 if tensor.dtype == _native.bool and not isinstance(number, bool) else tensor.dtype


def addcmul(input, tensor1, tensor2, value=1):
    _require_summands("Addcmul", input, tensor1, tensor2, "V2 f2 f4 f8 i4 i8 i1 u1")
    return ops.add(input, ops.mul(ops.mul(tensor1, tensor2), _whole_beside(value, input, tensor1, tensor2)))


def addcdiv(input, tensor1, tensor2, value=1):
    _require_summands("Addcdiv", input, tensor1, tensor2, "f2 f4 f8 i8")
    ratio = ops.div(tensor1, tensor2)
    if input.dtype == tensor1.dtype == tensor2.dtype == _int64:
        ratio = ratio.astype(_int64)
    return ops.add(input, ops.mul(ratio, _whole_beside(value, input, tensor1, tensor2)))


def _require_summands(who, input, tensor1, tensor2, codes):
    require_tensors(who, ("input", "tensor1", "tensor2"), (input, tensor1, tensor2))
    if input.dtype == tensor1.dtype == tensor2.dtype:  # mixed precision brings others to one dtype
        require(who, "input", input, codes)


def _whole_beside(value, input, tensor1, tensor2):
    """The factor of a sum of tensors, cut to a whole number where they are integers of one dtype."""
    if not input.dtype == tensor1.dtype == tensor2.dtype or input.is_floating_point():
        return value
    return value.astype(input.dtype) if isinstance(value, Tensor) else int(value)


def fmax(input, other):
    input, other = _numbers_as_tensors(input, other)
    if input.dtype == other.dtype:
        _native.check_support("Fmax", ("x1", "x2"), (input, other))
    return ops.select(ops.isnan(other), _spread(input, other),
                      ops.select(ops.isnan(input), _spread(other, input),
                                 ops.select(input >= other, input, other)))  # a tie's gradient is the first one's


def fmin(input, other):
    input, other = _numbers_as_tensors(input, other)
    if input.dtype == other.dtype:
        _native.check_support("Fmin", ("x1", "x2"), (input, other))
    return ops.select(ops.isnan(other), _spread(input, other),
                      ops.select(ops.isnan(input), _spread(other, input),
                                 ops.select(input <= other, input, other)))


def _spread(x, other):
    return ops.broadcast_to(x, _joined(x, other))


def frac(x):
    return x - ops.trunc(x)


def _gcd_of(a, b):
    import numpy as np
    a, b = a.asnumpy(), b.asnumpy()
    dtype = np.promote_types(a.dtype, b.dtype)
    if dtype.name not in ("int16", "int32", "int64"):
        raise TypeError("For Primitive[Gcd], the type of the input tensor must be [Int16, Int32, Int64], but got "
                        f"{Tensor(np.zeros((), dtype)).dtype}!")
    a, b = np.abs(a).astype(dtype) + np.zeros_like(b), np.abs(b).astype(dtype) + np.zeros_like(a)
    while np.any(b != 0):
        rest = np.where(b != 0, a % np.where(b != 0, b, 1), b)
        a, b = np.where(b != 0, b, a), rest
    return a.astype(dtype)


def gcd(input, other):
    """Greatest common divisors; eager only."""
    require_tensors("Gcd", ("input", "other"), (input, other))
    return _gcd(input, other)


@with_gradient("Gcd")
def _gcd(input, other):
    return Tensor(_gcd_of(input, other))


def lcm(input, other):
    """Least common multiples; eager only."""
    input, other = _numbers_as_tensors(input, other)
    dtype = (ops.zeros((), input.dtype) + ops.zeros((), other.dtype)).dtype
    if dtype not in (_int32, _int64):
        raise TypeError(f"For primitive[Lcm], the input argument[x1] must be a type of {{Tensor[Int32], Tensor[Int64]}}, but got "
                        f"Tensor[{dtype}].")
    return _lcm(input, other)


@with_gradient("Lcm")
def _lcm(input, other):
    import numpy as np
    divisor = _gcd_of(input, other)
    product = np.abs(input.asnumpy() * other.asnumpy())
    return Tensor((product // np.where(divisor == 0, 1, divisor)).astype(divisor.dtype))


def heaviside(input, values):
    if isinstance(input, (int, float)) and type(input) is type(values):
        return heaviside(Tensor(input), Tensor(values))
    if not isinstance(input, Tensor) or not isinstance(values, Tensor):
        kinds = [f"Tensor[{value.dtype}]" if isinstance(value, Tensor) else type_text(value) for value in (values, input)]
        raise TypeError("For primitive[Heaviside], the input type must be same.\n"
                        f"input argument[values]:{kinds[0]}\ninput argument[x]:{kinds[1]}")
    require_alike("Heaviside", ("x", "values"), (input, values), "f2 f4 f8 i2 i4 i8 i1 u2 u4 u8 u1 V2")
    shape, input, values = _joined(input, values), no_bprop(input, "Heaviside"), no_bprop(values, "Heaviside")
    one, zero = ops.ones(shape, input.dtype), ops.zeros(shape, input.dtype)
    return ops.select(ops.equal(input, zero), ops.broadcast_to(values, shape), ops.select(ops.greater(input, zero), one, zero))


def ldexp(x, other):
    return x * ops.pow(2.0, other)


def logaddexp2(input, other):
    for name, value in (("input", input), ("other", other)):
        if not isinstance(value, Tensor):
            raise TypeError(f"For logaddexp2, {name} must be a Tensor, but got {type(value)}.")
    if not (input.is_floating_point() and other.is_floating_point()):
        raise TypeError(f"For logaddexp2, the dtype of 'input' and 'other' must be float,but got {input.dtype} and {other.dtype}.")
    peak = ops.maximum(input, other)
    return peak + ops.log2(1.0 + ops.pow(2.0, ops.minimum(input, other) - peak))


def isneginf(input):
    if not isinstance(input, Tensor):
        raise TypeError("For isneginf, the input must be a Tensor.")
    return ops.logical_and(ops.isinf(input), input < 0)


def isposinf(input):
    return ops.logical_and(ops.isinf(input), input > 0)


def isreal(input):
    if not isinstance(input, Tensor):
        raise TypeError(f"For isreal, the input must be a Tensor, but got {type(input)}.")
    return ops.imag(input) == 0 if _is_complex(input) else ops.ones(input.shape, _native.bool)


def is_nonzero(input):
    _check_tensor(input, "is_nonzero")
    if input.size != 1:
        raise ValueError(f"For 'is_nonzero', the numel of 'input' must be 1, but got {input.size}.")
    return bool(input.reshape(()) != 0)


def signbit(input):
    """Is it less than zero (or minus zero)?"""
    if not isinstance(input, Tensor):
        raise TypeError(f"For signbit, the input must be a Tensor, but got {type(input)}.")
    below = input < 0
    if input.dtype in _FLOATS:
        return ops.logical_or(below, ops.logical_and(input == 0, ops.reciprocal(input) < 0))
    return below


def sgn(input):
    if not _is_complex(input):
        return ops.sign(input)
    size = ops.abs(input)
    size = ops.real(size) if _is_complex(size) else size
    size = ops.select(size == 0, ops.ones_like(size), size)
    return ops.complex(ops.real(input) / size, ops.imag(input) / size)


def positive(input):
    _check_tensor(input, "positive")
    return input


def nextafter(input, other):
    """The next float towards other; eager only. Its gradient is that of input alone."""
    import numpy as np
    require_tensors("NextAfter", ("input", "other"), (input, other))
    require_alike("NextAfter", ("x1", "x2"), (input, other), "f4 f8")

    @with_gradient("NextAfter", lambda x, results, gradients: gradients[0])
    def stepped(x):
        return Tensor(np.nextafter(x.asnumpy(), other.asnumpy()))
    shape = _joined(input, other)
    return stepped(input if input.shape == shape else ops.broadcast_to(input, shape))


def polar(abs, angle):
    require_tensors("Polar", ("abs", "angle"), (abs, angle))
    require_alike("Polar", ("abs", "angle"), (abs, angle), "f4 f8")
    return ops.complex(abs * ops.cos(angle), abs * ops.sin(angle))


def view_as_real(input):
    if not _is_complex(input):
        raise TypeError("For view_as_real, the dtype of input Tensor must be complex.")
    return ops.stack((ops.real(input), ops.imag(input)), -1)


def population_count(input_x):
    require("PopulationCount", "input_x", input_x, "i2 i4 i8 i1 u2 u4 u8 u1")
    return _population_count(input_x)  # graphs know this function by its name


@with_gradient("PopulationCount")
def _population_count(input_x):
    bits = input_x.asnumpy()
    width = bits.itemsize * 8
    counts = [bin(int(v) & ((1 << width) - 1)).count("1") for v in bits.reshape(-1).tolist()]
    return Tensor(counts, _native.uint8).reshape(input_x.shape)


def inv(x):
    if ops.is_floating_point(x) or ops.is_complex(x):
        return ops.reciprocal(x)
    # Of integers none but 1 and -1 have one; the slope is -1 / x**2 in whole numbers.
    found = ops.cast(ops.trunc(ops.reciprocal(x)), x.dtype)
    slope = ops.stop_gradient(-found * found) * x
    return ops.stop_gradient(found) + (slope - ops.stop_gradient(slope))


def ravel(input):
    return ops.reshape(input, (-1,))


def identity(x):
    return x


def eps(x):
    require("Eps", "x", x, "floats")
    limits = {_native.float16: 0.000977, _native.float64: 2.220446049250313e-16, _native.bfloat16: 0.0078125}
    return ops.full_like(x, limits.get(x.dtype, 1.1920928955078125e-07))


def fills(x, value):
    if isinstance(value, Tensor):
        if value.ndim != 0:
            raise ValueError(f"For 'ops.fills', if the argument 'value' is a tensor, the number of its dimension should be 0, but got {value.ndim}")
        value = value.item()
    elif not isinstance(value, (int, float)):
        raise TypeError(f"For 'ops.fills', the type of argument 'value' should be int, float or Tensor, but got {type(value)}")
    if isinstance(x, Tensor):
        require("Fills", "x", x, "f2 f4 i2 i4 i1")
    return ops.full_like(x, value)


def swiglu(input, dim=-1):
    first, second = ops.chunk(input, 2, dim)
    return ops.silu(first) * second


# ---- special functions

_LANCZOS = (676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
            -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7)


def lgamma(input):
    """log |gamma|, by Lanczos' approximation in float64 and reflection below 1/2."""
    require("Lgamma", "x", input, "f2 f4 f8 i4")
    x = _as_float(input).astype(_float64)
    reflected = x < 0.5
    z = ops.select(reflected, 1.0 - x, x) - 1.0
    total = ops.full_like(z, 0.99999999999980993)
    for i, coefficient in enumerate(_LANCZOS):
        total = total + coefficient / (z + float(i + 1))
    t = z + 7.5
    value = 0.9189385332046727 + (z + 0.5) * ops.log(t) - t + ops.log(total)
    # The mirror's operand is harmless where it is not taken: its gradient counts there, too.
    sine = ops.abs(ops.sin(math.pi * ops.select(reflected, x - ops.floor(x), ops.full_like(x, 0.5))))
    mirror = ops.log(math.pi / sine) - value
    result = ops.select(reflected, mirror, value)
    result = ops.select(ops.isinf(x), ops.full_like(x, float("inf")), result)
    return result.astype(_as_float(input).dtype)


def digamma(input):
    """The derivative of lgamma: recurrence up to 6, then the asymptotic series; reflection below zero."""
    require("Digamma", "input", input, "floats")
    x = _as_float(input).astype(_float64)
    reflected = x < 0
    z = ops.select(reflected, 1.0 - x, x)
    shift = ops.zeros_like(z)
    for _ in range(8):
        small = z < 8.0
        shift = shift - ops.select(small, 1.0 / z, ops.zeros_like(z))
        z = ops.select(small, z + 1.0, z)
    r = 1.0 / (z * z)
    series = r * (1 / 12 - r * (1 / 120 - r * (1 / 252 - r * (1 / 240 - r * (1 / 132)))))
    value = shift + ops.log(z) - 0.5 / z - series
    part = ops.select(reflected, x - ops.floor(x), ops.full_like(x, 0.5))
    mirror = value - math.pi * ops.cos(math.pi * part) / ops.sin(math.pi * part)
    mirror = ops.select(part == 0, ops.full_like(x, float("nan")), mirror)
    return ops.select(reflected, mirror, value).astype(_as_float(input).dtype)


def polygamma(n, input):
    """(-1)^(n+1) n! zeta(n + 1, x), for n of one number; 0 is digamma."""
    if isinstance(n, Tensor):
        require("Polygamma", "a", n, "index")
    require("Polygamma", "x", input, "floats")
    if isinstance(n, Tensor) and n.ndim != 0:
        raise ValueError(f"For 'Polygamma', 'a' should be a 0-dim Tensor, but got rank: {n.ndim}.")
    order = int(n) if isinstance(n, Tensor) else n
    if order == 0:
        return digamma(input)
    x = _as_float(input)
    sign = 1.0 if order % 2 else -1.0
    return sign * float(math.factorial(order)) * _hurwitz(ops.full_like(x, order + 1.0), x)


def zeta(input, other):
    if not isinstance(input, Tensor) and not isinstance(other, Tensor):
        raise TypeError("For 'zeta', at least one of the inputs should be Tensor.")
    input, other = _numbers_as_tensors(input, other)
    require_alike("Zeta", ("x", "q"), (input, other), "f4 f8")
    return _hurwitz(ops.stop_gradient(input), other)  # MindSpore has the gradient of q alone


def _hurwitz(input, other):
    """Hurwitz' sum of (k + q)^-x, by Euler and Maclaurin behind ten terms."""
    dtype = _as_float(input).dtype
    x, q = input.astype(_float64), other.astype(_float64)
    total = ops.zeros_like(x * q)
    for k in range(10):
        total = total + ops.pow(q + float(k), -x)
    w = q + 10.0
    total = total + ops.pow(w, 1.0 - x) / (x - 1.0) - 0.5 * ops.pow(w, -x) + ops.pow(w, -x)
    factor, power = x, ops.pow(w, -x - 1.0)
    for j, bernoulli in enumerate((1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160)):
        total = total + bernoulli * factor * power
        factor = factor * (x + float(2 * j + 1)) * (x + float(2 * j + 2))
        power = power / (w * w)
    return ops.select(x < 1.0, total + float("nan"), total).astype(dtype)


def mvlgamma(input, p):
    require("Mvlgamma", "x", input, "f4 f8")
    if p <= 0:
        raise ValueError(f"For 'Mvlgamma', the 'p' must be int and must > 0, but got '{p}' with type 'int'.")
    total = ops.full_like(input, p * (p - 1) / 4 * math.log(math.pi))
    for i in range(p):
        total = total + lgamma(input - 0.5 * i)
    return total


_FAR = 30.0


def bessel_far(x, order, sign):
    """sqrt(x) times I (sign -1) or K (sign 1) of an order, without their constants and exponentials, for x of 30 and more: Hankel's
    expansion."""
    total = term = ops.ones_like(x)
    for k in range(1, 20):
        term = term * (sign * (4.0 * order * order - (2 * k - 1) ** 2) / (8.0 * k)) / x
        total = total + term
    return total


def _bessel(x, order, is_scaled):
    """I_order(x), order 0 or 1, times exp(-|x|) when scaled."""
    kind, wide = _as_float(x).dtype, _as_float(x).astype(_float64)
    size = ops.abs(wide)
    is_near = size < _FAR
    near = _bessel_series(ops.select(is_near, wide, ops.zeros_like(wide)), order)
    distant = ops.select(is_near, ops.full_like(size, _FAR), size)
    far = bessel_far(distant, order, -1) * ops.rsqrt(distant * (2 * math.pi))
    far = far if order == 0 else far * ops.sign(wide)
    if is_scaled:
        near = near * ops.exp(-size)
    else:
        far = far * ops.exp(size)
    return ops.select(is_near, near, far).astype(kind)


def _bessel_series(x, order):
    """I_order(x), order 0 or 1, summed in float64 for |x| below 30."""
    quarter = x * x / 4.0
    term = ops.ones_like(x) if order == 0 else x / 2.0
    total = term
    for k in range(1, 60):
        term = term * quarter / float(k * (k + order))
        total = total + term
    return total


def bessel_i0(x):
    require("BesselI0", "x", x, "floats")
    return _bessel(x, 0, False)


def bessel_i1(x):
    require("BesselI1", "x", x, "floats")
    return _bessel(x, 1, False)


def bessel_i0e(x):
    require("BesselI0e", "input_x", x, "floats")
    return _bessel(x, 0, True)


def bessel_i1e(x):
    _native.check_support("BesselI1e", ("input_x",), (x,))
    return _bessel(x, 1, True)


def i0(input):
    return bessel_i0(input)


# ---- windows of signals

def _window(window_length, periodic, dtype, formula, who):
    of_a_primitive = who in ("blackman_window", "bartlett_window")  # the others are NumPy's
    if of_a_primitive and not isinstance(window_length, Tensor):
        raise TypeError(f"For Primitive[{'BlackmanWindow' if who[1] == 'l' else 'BartlettWindow'}], the type of input argument[window_length] "
                        f"must be Tensor but got {type_text(window_length)}.")
    if isinstance(window_length, Tensor) and of_a_primitive:
        window_length = int(window_length)
    if isinstance(window_length, bool) or not isinstance(window_length, int):
        raise TypeError(f"For '{who}', 'window_length' must be int, but got {type(window_length)}.")
    if window_length < 0:
        raise ValueError(f"For '{who}', 'window_length' must be a non-negative number, but got {window_length}.")
    count = window_length - (0 if periodic else 1)
    values = [1.0] if window_length == 1 else [formula(i, count) for i in range(window_length)]
    if dtype is None:  # those that NumPy computes come in its dtype
        dtype = _native.float64 if who in ("hann_window", "kaiser_window") else _float32
    return Tensor(values, dtype) if values else ops.zeros((0,), dtype)


def bartlett_window(window_length, periodic=True, *, dtype=None):
    if isinstance(window_length, Tensor):
        require("BartlettWindow", "window_length", window_length, "i4 i8")
    return _window(window_length, periodic, dtype, lambda i, n: 1.0 - abs(2.0 * i / n - 1.0), "bartlett_window")


def blackman_window(window_length, periodic=True, *, dtype=None):
    if isinstance(window_length, Tensor):
        require("BlackmanWindow", "window_length", window_length, "i4 i8")
    return _window(window_length, periodic, dtype,
                   lambda i, n: 0.42 - 0.5 * math.cos(2 * math.pi * i / n) + 0.08 * math.cos(4 * math.pi * i / n),
                   "blackman_window")


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None):
    if isinstance(window_length, int) and 0 <= window_length < 2:
        dtype = _native.float64  # NumPy's, whatever is asked for
    return hamming(window_length, periodic, alpha, beta, dtype)


def hamming(window_length, periodic, alpha, beta, dtype):
    return _window(window_length, periodic, dtype, lambda i, n: alpha - beta * math.cos(2 * math.pi * i / n),
                   "hamming_window")


def hann_window(window_length, periodic=True, *, dtype=None):
    return _window(window_length, periodic, dtype, lambda i, n: 0.5 - 0.5 * math.cos(2 * math.pi * i / n), "hann_window")


def _i0_number(x):
    term = total = 1.0
    for k in range(1, 100):
        term *= x * x / 4.0 / (k * k)
        total += term
    return total


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None):
    return _window(window_length, periodic, dtype,
                   lambda i, n: _i0_number(beta * math.sqrt(max(1.0 - (2.0 * i / n - 1.0) ** 2, 0.0))) / _i0_number(beta),
                   "kaiser_window")
