# Operators that bring nothing to one dtype refuse operands that are not alike, numbers beside tensors, and options of another kind.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
f = Tensor(np.array([[0.5, -1.5, 2.0], [1.0, 3.0, -0.25]], np.float32))
d, h, i, b = f.astype(ms.float64), f.astype(ms.float16), f.astype(ms.int32), f > 0
c = f.astype(ms.complex64)
u = i.astype(ms.uint32)
image, row = f[:, :2].reshape(1, 1, 2, 2), Tensor([0.5, 2.0, 1.0])
CALLS = """
ops.igamma(f, 1)
ops.igamma(1.5, f)
ops.igammac(f, d)
ops.igamma(h, h)
ops.zeta(f, d)
ops.zeta(i, 1)
ops.zeta(1, 2)
ops.heaviside(f, 1)
ops.heaviside(0.5, i)
ops.heaviside(f, d)
ops.nextafter(f, 1)
ops.nextafter(f, d)
ops.nextafter(i, i)
ops.isclose(f, d)
ops.isclose(f, f, "a")
ops.isclose(f, f, 1, [1])
ops.isclose(c, c)
ops.isclose(u, u)
ops.polar(f, d)
ops.polar(i, i)
ops.polar(1, f)
ops.digamma(i)
ops.lgamma(i.astype(ms.int64))
ops.polygamma(Tensor(1), i)
ops.polygamma(Tensor(1.0), f)
ops.polygamma(Tensor([1, 2]), f)
ops.mvlgamma(i, 2)
ops.mvlgamma(f, 0)
ops.i0(i)
ops.bessel_i1(i)
ops.deg2rad(i)
b.rad2deg()
ops.logaddexp(f, i)
ops.logaddexp(f, 1)
ops.logaddexp2(f, i)
ops.logaddexp2(1, f)
ops.copysign(b, 1)
ops.copysign(f, c)
ops.round(f, decimals=1)
f.round(2)
ops.Round()(f, -1)
ops.dist(f, 1)
ops.dist(d, d)
ops.dist(f, f, 1.5)
ops.logical_and(f, 1)
ops.logical_or(1.5, b)
ops.logical_xor(b, 3)
ops.logical_and(f, True)
ops.cdist(f, f, 1)
ops.cdist(f, d, 1.0)
ops.cdist(i, i, 1.0)
ops.cdist(f[0], f, 1.0)
ops.cdist(f, f[:, :2], 1.0)
ops.cdist(f, f, -1.0)
ops.pdist(f, 1)
ops.pdist(f, -1.0)
ops.pdist(f[0], 1.0)
ops.pdist(i, 1.0)
ops.renorm(f, 1.5, 0, 1.0)
ops.renorm(f, 1, 0, 1)
ops.renorm(f, 0, 0, 1.0)
ops.renorm(f, 1, 5, 1.0)
ops.renorm(i, 1, 0, 1.0)
ops.addcmul(f, f, 1.5, 1)
ops.addcmul(b, b, b, 1)
ops.addcdiv(i, i, i, 1)
ops.addr(f, f[:, 0], d[0])
ops.grid_sample(image, f[:, :3].reshape(1, 1, 2, 3))
ops.cosine_embedding_loss(f, d, Tensor([1, -1]))
ops.cosine_embedding_loss(f, f, Tensor([1, -1]), 2.0)
ops.sequence_mask(Tensor([1, 2], ms.uint8), 3)
ops.svd(h)
ops.pinv(c)
"""

for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].rstrip().replace("\n", "\\n")[:400])

# expect: ops.igamma(f, 1) => TypeError The primitive[Igamma]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[x]:Int64\nValid type list: {Tensor[Float32], Tensor[Float64]}.
# expect: ops.igamma(1.5, f) => TypeError The primitive[Igamma]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[a]:Float32\nValid type list: {Tensor[Float32], Tensor[Float64]}.
# expect: ops.igammac(f, d) => TypeError For primitive[Igammac], the input type must be same.\nname:[a]:Tensor[Float32].\nname:[x]:Tensor[Float64].
# expect: ops.igamma(h, h) => TypeError For primitive[Igamma], the input argument[a] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Float16].
# expect: ops.zeta(f, d) => TypeError For primitive[Zeta], the input type must be same.\nname:[q]:Tensor[Float64].\nname:[x]:Tensor[Float32].
# expect: ops.zeta(i, 1) => TypeError For primitive[Zeta], the input argument[q] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.zeta(1, 2) => TypeError For 'zeta', at least one of the inputs should be Tensor.
# expect: ops.heaviside(f, 1) => TypeError For primitive[Heaviside], the input type must be same.\ninput argument[values]:Int64\ninput argument[x]:Tensor[Float32]
# expect: ops.heaviside(0.5, i) => TypeError For primitive[Heaviside], the input type must be same.\ninput argument[values]:Tensor[Int32]\ninput argument[x]:Float32
# expect: ops.heaviside(f, d) => TypeError For primitive[Heaviside], the input type must be same.\nname:[values]:Tensor[Float64].\nname:[x]:Tensor[Float32].
# expect: ops.nextafter(f, 1) => TypeError Failed calling NextAfter with "NextAfter()(input=Tensor, other=int)".\nThe valid calling should be: \n"NextAfter()(input=<Tensor>, other=<Tensor>)".
# expect: ops.nextafter(f, d) => TypeError For primitive[NextAfter], the input type must be same.\nname:[x1]:Tensor[Float32].\nname:[x2]:Tensor[Float64].
# expect: ops.nextafter(i, i) => TypeError For primitive[NextAfter], the input argument[x1] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.isclose(f, d) => TypeError For primitive[IsClose], the input type must be same.\nname:[input]:Tensor[Float32].\nname:[other]:Tensor[Float64].
# expect: ops.isclose(f, f, "a") => TypeError For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got <class 'str'>.
# expect: ops.isclose(f, f, 1, [1]) => TypeError For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got <class 'list'>.
# expect: ops.isclose(c, c) => TypeError For primitive[IsClose], the input argument[input] must be a type of {Tensor[BFloat16], Tensor[Bool], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt8]}, but got Tensor[Complex64].
# expect: ops.isclose(u, u) => TypeError For primitive[IsClose], the input argument[input] must be a type of {Tensor[BFloat16], Tensor[Bool], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt8]}, but got Tensor[UInt32].
# expect: ops.polar(f, d) => TypeError For primitive[Polar], the input type must be same.\nname:[abs]:Tensor[Float32].\nname:[angle]:Tensor[Float64].
# expect: ops.polar(i, i) => TypeError For primitive[Polar], the input argument[abs] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.polar(1, f) => TypeError Failed calling Polar with "Polar()(abs=int, angle=Tensor)".\nThe valid calling should be: \n"Polar()(abs=<Tensor>, angle=<Tensor>)".
# expect: ops.digamma(i) => TypeError For primitive[Digamma], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.lgamma(i.astype(ms.int64)) => TypeError For primitive[Lgamma], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32]}, but got Tensor[Int64].
# expect: ops.polygamma(Tensor(1), i) => TypeError For primitive[Polygamma], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.polygamma(Tensor(1.0), f) => TypeError For primitive[Polygamma], the input argument[a] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: ops.polygamma(Tensor([1, 2]), f) => ValueError For 'Polygamma', 'a' should be a 0-dim Tensor, but got rank: 1.
# expect: ops.mvlgamma(i, 2) => TypeError For primitive[Mvlgamma], the input argument[x] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.mvlgamma(f, 0) => ValueError For 'Mvlgamma', the 'p' must be int and must > 0, but got '0' with type 'int'.
# expect: ops.i0(i) => TypeError For primitive[BesselI0], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.bessel_i1(i) => TypeError For primitive[BesselI1], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.deg2rad(i) => TypeError The 'x' should be one of [mindspore.float16, mindspore.float32, mindspore.float64], but got 'mindspore.int32'.
# expect: b.rad2deg() => TypeError The 'x' should be one of [mindspore.float16, mindspore.float32, mindspore.float64], but got 'mindspore.bool'.
# expect: ops.logaddexp(f, i) => TypeError For logaddexp, the dtype of 'input' and 'other' must be float,but got Float32 and Int32.
# expect: ops.logaddexp(f, 1) => TypeError For logaddexp, the other must be a Tensor, but got <class 'int'>.
# expect: ops.logaddexp2(f, i) => TypeError For logaddexp2, the dtype of 'input' and 'other' must be float,but got Float32 and Int32.
# expect: ops.logaddexp2(1, f) => TypeError For logaddexp2, input must be a Tensor, but got <class 'int'>.
# expect: ops.copysign(b, 1) => TypeError copysign does not accept dtype bool.
# expect: ops.copysign(f, c) => TypeError copysign does not accept dtype complex64.
# expect: ops.round(f, decimals=1) => RuntimeError For Round only support decimals equal 0, but got decimals equal 1
# expect: f.round(2) => RuntimeError For Round only support decimals equal 0, but got decimals equal 2
# expect: ops.Round()(f, -1) => RuntimeError For Round only support decimals equal 0, but got decimals equal -1
# expect: ops.dist(f, 1) => TypeError For 'dist', 'other' must be a tensor, but got <class 'int'>
# expect: ops.dist(d, d) => TypeError For primitive[LpNorm], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Float64].
# expect: ops.dist(f, f, 1.5) => TypeError For 'LpNorm', the type of 'p' should be 'int', but got type 'float'.
# expect: ops.logical_and(f, 1) => TypeError Failed calling LogicalAnd with "LogicalAnd()(x=Tensor, y=int)".\nThe valid calling should be: \n"LogicalAnd()(x=<bool, Tensor>, y=<bool, Tensor>)".
# expect: ops.logical_or(1.5, b) => TypeError Failed calling LogicalOr with "LogicalOr()(x=float, y=Tensor)".\nThe valid calling should be: \n"LogicalOr()(x=<bool, Tensor>, y=<bool, Tensor>)".
# expect: ops.logical_xor(b, 3) => TypeError Failed calling LogicalXor with "LogicalXor()(input=Tensor, other=int)".\nThe valid calling should be: \n"LogicalXor()(input=<bool, Tensor>, other=<bool, Tensor>)".
# expect: ops.logical_and(f, True) => [[ True  True  True]
# expect:  [ True  True  True]]
# expect: ops.cdist(f, f, 1) => TypeError Failed calling Cdist with "Cdist(p=int)(x1=Tensor, x2=Tensor)".\nThe valid calling should be: \n"Cdist(p=<float>)(x1=<Tensor>, x2=<Tensor>)".
# expect: ops.cdist(f, d, 1.0) => TypeError For Primitive[Cdist], the input type must be same.\nname:[input_x]:Tensor[Float32].\nname:[input_y]:Tensor[Float64].
# expect: ops.cdist(i, i, 1.0) => TypeError For Primitive[Cdist], the type of the input_x tensor must be [Float16, Float32, Float64], but got Int32!
# expect: ops.cdist(f[0], f, 1.0) => ValueError For Primitive[Cdist], rank of input_x and input_y must be equal, but got rank of input_x: 1, rank of input_y: 2.
# expect: ops.cdist(f, f[:, :2], 1.0) => ValueError For Primitive[Cdist], the number of columns of 'x' must be the same as the number of 'y', but got 'x_shape[1]': 3 and 'y_shape[1]': 2
# expect: ops.cdist(f, f, -1.0) => ValueError For Primitive[Cdist], p must be a non-negative value, but got \n-1.
# expect: ops.pdist(f, 1) => TypeError For 'Pdist', the type of 'p' should be 'float', but got type 'int'.
# expect: ops.pdist(f, -1.0) => ValueError Pdist p must be a non-negative value, but got `-1.0`.
# expect: ops.pdist(f[0], 1.0) => ValueError For primitive[Pdist], the x dim must be equal to 2, but got 1.
# expect: ops.pdist(i, 1.0) => TypeError For primitive[Pdist], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.renorm(f, 1.5, 0, 1.0) => TypeError For 'Renorm', the type of 'p' should be 'int', but got type 'float'.
# expect: ops.renorm(f, 1, 0, 1) => TypeError For 'Renorm', the type of 'maxnorm' should be 'float', but got type 'int'.
# expect: ops.renorm(f, 0, 0, 1.0) => ValueError Renorm op don't support non-positive-norm, but got0
# expect: ops.renorm(f, 1, 5, 1.0) => RuntimeError For 'Renorm, the attribute 'dim' must be in range [-2, 2), but got 5
# expect: ops.renorm(i, 1, 0, 1.0) => TypeError For primitive[Renorm], the input argument[x] must be a type of {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: ops.addcmul(f, f, 1.5, 1) => TypeError Failed calling Addcmul with "Addcmul()(input=Tensor, tensor1=Tensor, tensor2=float, value=Tensor)".\nThe valid calling should be: \n"Addcmul()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor>)".
# expect: ops.addcmul(b, b, b, 1) => TypeError For primitive[Addcmul], the input argument[input] must be a type of {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt8]}, but got Tensor[Bool].
# expect: ops.addcdiv(i, i, i, 1) => TypeError For primitive[Addcdiv], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int64]}, but got Tensor[Int32].
# expect: ops.addr(f, f[:, 0], d[0]) => TypeError For Addr, the vec1 and vec2 should be the same dtype.
# expect: ops.grid_sample(image, f[:, :3].reshape(1, 1, 2, 3)) => ValueError The forth dimension of grid must be 2, but got 3
# expect: ops.cosine_embedding_loss(f, d, Tensor([1, -1])) => TypeError For ops.cosine_embedding_loss, the input1 dtype should be equal to input2 dtype, but got input1 dtype:Float32, input2 dtype:Float64.
# expect: ops.cosine_embedding_loss(f, f, Tensor([1, -1]), 2.0) => ValueError For ops.cosine_embedding_loss, the value of 'margin' should be in [-1, 1],but got 2.0.
# expect: ops.sequence_mask(Tensor([1, 2], ms.uint8), 3) => TypeError The 'lengths' doesn't support 'UInt8' and expect to receive [mindspore.int64, mindspore.int32].
# expect: ops.svd(h) => TypeError For Svd, the dtype of 'input' must be in (float32, float64, complex64, complex128), but got Float16
# expect: ops.pinv(c) => TypeError For 'pinv', the 'x' should be one of [mindspore.float32, mindspore.float64], but got 'mindspore.complex64'.
