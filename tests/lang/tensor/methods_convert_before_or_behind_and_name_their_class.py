# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

i = Tensor([[1, 2], [4, 5]])
f = Tensor(np.array([[1.6, 2.7], [4.5, 5.9]], np.float32))
b = Tensor([[True, False], [True, True]])


def tell(make):
    try:
        found = make()
        print(found.dtype, found.shape, found.asnumpy().tolist())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n-")[0].strip().split("\n\n")[0].replace("\n", " "))


# A mean is taken of the converted operand, a running sum is converted itself.
for dtype in (ms.int32, ms.float16, ms.float64):
    for x in (i, f, b):
        tell(lambda: x.mean(dtype=dtype))
        tell(lambda: x.mean(0, dtype=dtype))
        tell(lambda: mint.mean(x, dtype=dtype))
        tell(lambda: x.cumsum(0, dtype))
tell(lambda: b.cumsum(0, ms.bool_))

for x in (i, b, f):
    tell(lambda: x.approximate_equal(x))
    tell(lambda: i.approximate_equal(x, 1.0))
tell(lambda: i.approximate_equal(2))
tell(lambda: ops.approximate_equal(i, i))
tell(lambda: i.diagonal_scatter(Tensor([1.5, 2.0])))
tell(lambda: ops.diagonal_scatter(f, Tensor([1, 2])))
tell(lambda: i.select_scatter(Tensor([1.5, 2.0]), 0, 0))
tell(lambda: i.slice_scatter(Tensor([[1.5, 2.0]]), 0, 0, 1))
tell(lambda: f.copy_(2))

tell(lambda: f.flip(axis=1))
tell(lambda: f.flip(0, True))
tell(lambda: f.rot90())
tell(lambda: f.msort(0))
tell(lambda: f.cummax(dim=1))
tell(lambda: f.cumprod(axis=1))
tell(lambda: f.expand_dims(dim=1))
tell(lambda: f.squeeze(dim=1))
tell(lambda: f.amax(dim=1))
tell(lambda: f.norm(axis=1))

# expect: Int32 () 3
# expect: Int32 (2,) [2, 3]
# expect: Int32 () 3
# expect: Int32 (2, 2) [[1, 2], [5, 7]]
# expect: Int32 () 3
# expect: Int32 (2,) [2, 3]
# expect: Int32 () 3
# expect: Int32 (2, 2) [[1, 2], [6, 8]]
# expect: Int32 () 0
# expect: Int32 (2,) [1, 0]
# expect: Int32 () 0
# expect: Int32 (2, 2) [[1, 0], [2, 1]]
# expect: Float16 () 3.0
# expect: Float16 (2,) [2.5, 3.5]
# expect: Float16 () 3.0
# expect: Float16 (2, 2) [[1.0, 2.0], [5.0, 7.0]]
# expect: Float16 () 3.673828125
# expect: Float16 (2,) [3.05078125, 4.296875]
# expect: Float16 () 3.673828125
# expect: Float16 (2, 2) [[1.599609375, 2.69921875], [6.1015625, 8.6015625]]
# expect: Float16 () 0.75
# expect: Float16 (2,) [1.0, 0.5]
# expect: Float16 () 0.75
# expect: Float16 (2, 2) [[1.0, 0.0], [2.0, 1.0]]
# expect: Float64 () 3.0
# expect: Float64 (2,) [2.5, 3.5]
# expect: Float64 () 3.0
# expect: Float64 (2, 2) [[1.0, 2.0], [5.0, 7.0]]
# expect: Float64 () 3.6750000417232513
# expect: Float64 (2,) [3.050000011920929, 4.300000071525574]
# expect: Float64 () 3.6750000417232513
# expect: Float64 (2, 2) [[1.600000023841858, 2.700000047683716], [6.099999904632568, 8.600000381469727]]
# expect: Float64 () 0.75
# expect: Float64 (2,) [1.0, 0.5]
# expect: Float64 () 0.75
# expect: Float64 (2, 2) [[1.0, 0.0], [2.0, 1.0]]
# expect: Int32 (2, 2) [[1, 0], [2, 1]]
# expect: Bool (2, 2) [[True, True], [True, True]]
# expect: Bool (2, 2) [[True, True], [True, True]]
# expect: Bool (2, 2) [[True, True], [True, True]]
# expect: Bool (2, 2) [[True, False], [False, False]]
# expect: Bool (2, 2) [[True, True], [True, True]]
# expect: Bool (2, 2) [[True, True], [True, True]]
# expect: ValueError The parameter 'y' must be isinstance of <class 'mindspore.common.tensor.Tensor'>, but got 2.
# expect: TypeError For primitive[ApproximateEqual], the input argument[x1] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int64].
# expect: Float32 (2, 2) [[1.5, 2.0], [4.0, 2.0]]
# expect: Float32 (2, 2) [[1.0, 2.700000047683716], [4.5, 2.0]]
# expect: TypeError For primitive[TensorScatterElements], the input type must be same. name:[input_x]:Tensor[Int64]. name:[updates]:Tensor[Float32].
# expect: TypeError For primitive[TensorScatterElements], the input type must be same. name:[input_x]:Tensor[Int64]. name:[updates]:Tensor[Float32].
# expect: TypeError copy_(): argument 'src' (position 1) must be Tensor, not int.
# expect: TypeError Tensor.flip() got an unexpected keyword argument 'axis'
# expect: TypeError Tensor.flip() takes 2 positional arguments but 3 were given
# expect: TypeError Tensor.rot90() missing 2 required positional arguments: 'k' and 'dims'
# expect: TypeError Tensor.msort() takes 1 positional argument but 2 were given
# expect: TypeError Tensor.cummax() got an unexpected keyword argument 'dim'
# expect: TypeError Tensor.cumprod() got an unexpected keyword argument 'axis'
# expect: TypeError Tensor.expand_dims() got an unexpected keyword argument 'dim'
# expect: TypeError Tensor.squeeze() got an unexpected keyword argument 'dim'
# expect: TypeError Tensor.amax() got an unexpected keyword argument 'dim'
# expect: TypeError Tensor.norm() got an unexpected keyword argument 'axis'
