"""Quotients and remainders of float32 are taken in double, and arguments that MindSpore's operators refuse are refused."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x, y = Tensor([1.0, 0.7, -7.8, 4.2]), Tensor([0.1, 0.1, -1.4, -0.6])
print(x // y, (x % y).asnumpy().round(6))
print(ops.floor_mod(x, y).asnumpy().round(6))
print(ops.truncate_mod(x, y).asnumpy().round(6))
print(ops.truncate_mod(x, y).asnumpy() == np.fmod(x.asnumpy(), y.asnumpy()))
print(ops.xlogy(Tensor([0.0, 0.0, 2.0]), Tensor([0.0, 3.0, 1.0])))
print(ops.xlogy(Tensor([1, 2]), 2), ops.xlogy(Tensor([True]), Tensor([True])))
print(ops.atan(Tensor(np.array([0 - 1.5j, 0 + 1.5j, -0.0 + 0.5j], np.complex64))).asnumpy().round(4))
print(ops.leaky_relu(Tensor([-4, 3])), ops.cumsum(Tensor([1.0, 2.0]), 0, ms.float64).dtype)
print(ops.nansum(Tensor([True, True])), Tensor([[1.0, 2.0]]).min(0, keepdims=True).shape)
m = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))
print(ops.norm(Tensor(np.array([3, 4], np.uint8))))


def said(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


said(ops.cumsum, m, None)
said(ops.reshape, m, 6)
said(ops.transpose, m, [1, 0])
said(ops.expand_dims, m, True)
said(ops.prod, m, None, True)
said(ops.std, m, (0, 0))
said(ops.var, m, [0])
said(ops.norm, m, 3)
said(ops.norm, m, None, [1])
said(ops.count_nonzero, m, None)
said(ops.aminmax, m, axis=(0, 1))
said(ops.max, Tensor(np.zeros((0, 3), np.float32)), 1)
said(ops.unstack, m, 5)
said(ops.moveaxis, m, 0, 5)
said(ops.rot90, m, 1, (0, 0))
said(ops.diff, m, 2)
said(ops.arange, 5, 0)
said(ops.median, m, True)
said(ops.flatten, m, order=1)
said(ops.gelu, m, "x")
said(ops.celu, m, 0.0)
said(ops.softshrink, m, -0.3)
said(ops.lerp, m, m.astype(ms.int32), 0.5)
said(ops.gcd, m, m)
said(ops.lcm, m, m)
said(ops.gcd, Tensor([1]), 2)
said(ops.amax, Tensor([True]))
said(ops.nanmean, Tensor([1]))

# expect: [ 9.  6.  5. -7.] [ 0.1  0.1 -0.8 -0. ]
# expect: [ 0.1  0.1 -0.8 -0. ]
# expect: [ 0.1  0.1 -0.8  0.6]
# expect: [ True  True  True  True]
# expect: [nan  0.  0.]
# expect: [0.6931472 1.3862944] [0.]
# expect: [1.5708-0.8047j 1.5708+0.8047j 0.    +0.5493j]
# expect: [0 3] Float64
# expect: 2 (1, 2)
# expect: 5.0
# expect: TypeError Failed calling CumSum with "CumSum(exclusive=bool, reverse=bool)(input=Tensor, axis=None)".
# expect: TypeError Failed calling Reshape with "Reshape()(input=Tensor, shape=int)".
# expect: TypeError Failed calling Transpose with "Transpose()(input=Tensor, input_perm=List<int, int>)".
# expect: TypeError Failed calling ExpandDims with "ExpandDims()(input_x=Tensor, axis=bool)".
# expect: ValueError For ProdExt, when axis is None, keep_dims can only set to false, but got keep_dims=True.
# expect: ValueError The element of parameter 'axis' can not be duplicate, but got (0, 0).
# expect: TypeError Each axis should be integer, but got <class 'list'> in ([0],).
# expect: ValueError For norm, the ord mode must be in [2, -2, 1, -1, float('inf'), -float('inf'), 'fro', 'nuc', None] for matrices, but got 3.
# expect: TypeError For norm, the dim should be int or tuple of int, but got <class 'list'>
# expect: TypeError For 'count_nonzero', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type 'NoneType'.
# expect: TypeError Failed calling ArgMinWithValue with "ArgMinWithValue(axis=Tuple<int, int>, keep_dims=bool)(input=Tensor)".
# expect: ValueError ArgMaxWithValue cannot deal with empty input. Please try other inputs
# expect: ValueError For primitive[Unstack], the axis value must be in [-2,2), but got 5.
# expect: ValueError The 'axis' must be in the range of [-2, 2), but got 5.
# expect: RuntimeError For `rot90`, rotation dims must be different, but get dim0=0, dim1=0.
# expect: RuntimeError For 'diff', 'n' must be 1, but got 2
# expect: ValueError For Range, delta cannot be positive when limit < start.
# expect: TypeError For 'Median', the type of 'axis' should be 'int', but got type 'bool'.
# expect: TypeError For Tensor.flatten, the parameter 'order' must be a string, but got <class 'int'>
# expect: ValueError For ops.gelu, approximate value should be either 'none' or 'tanh'.
# expect: ValueError For primitive[CeLU], the alpha must be not equal to 0 , but got 0.
# expect: RuntimeError For 'SoftShrink', the values for lambd should be greater or equal to 0, , but found to be [-0.3].
# expect: TypeError For primitive[Lerp], the input[tensors] elements should have same type, but got: Float32, Int32.
# expect: TypeError For Primitive[Gcd], the type of the input tensor must be [Int16, Int32, Int64], but got Float32!
# expect: TypeError For primitive[Lcm], the input argument[x1] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: TypeError Failed calling Gcd with "Gcd()(input=Tensor, other=int)".
# expect: TypeError Select CPU operator[ReduceMax] fail! Unsupported data type!
# expect: TypeError For 'nanmean', input should be floating point dtype, but got <class 'mindspore.common.tensor.Tensor'>.
