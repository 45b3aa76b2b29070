# modes: eager
import mindspore as ms
from mindspore import Tensor, nn, ops
import mindspore.ops.operations as P

for made, cls in ((ops.Add(), ops.Add), (P.ReduceSum(keep_dims=True), ops.ReduceSum), (P.MatMul(transpose_b=True), P.MatMul),
                  (ops.Concat(1), ops.Concat), (P.Fmax(), P.Fmax)):
    print(cls.__name__, made.name, isinstance(made, cls), type(made) is cls, isinstance(made, ops.Primitive), issubclass(cls, ops.Primitive))
print(ops.Add is P.Add, P.MatMul(transpose_b=True).transpose_b, isinstance(ops.Add(), ops.Sub))
first = ops.Add()
print(first.add_prim_attr("extra", 3) is first, first.extra, "extra" in ops.Add().attrs)
first.init_prim_io_names(["x", "y"], ["z"])
print(first.attrs["input_names"], first.attrs["output_names"], first.set_device("CPU") is first, first.recompute() is first)
print(repr(P.ReduceSum(keep_dims=True)))


class Net(nn.Cell):
    def construct(self, x):
        return P.ReduceSum(keep_dims=True)(x, 1) + ops.Neg()(x)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(Net()(Tensor([[1.0, 2.0], [3.0, 4.0]])))

for arguments, keywords in (((1,), {}), ((), {"x": 1})):
    try:
        ops.HSwish(*arguments, **keywords)
    except TypeError as error:
        print(error)

# expect: Add Add True True True True
# expect: ReduceSum ReduceSum True True True True
# expect: MatMul MatMul True True True True
# expect: Concat Concat True True True True
# expect: Fmax Fmax True True True True
# expect: True True False
# expect: True 3 False
# expect: ['x', 'y'] ['z'] True True
# expect: Prim[ReduceSum]<keep_dims=True, skip_mode=False>
# expect: [[2. 1.]
# expect:  [4. 3.]]
# expect: [[2. 1.]
# expect:  [4. 3.]]
# expect: too many positional arguments
# expect: got an unexpected keyword argument 'x'
