"""Layers of mint.nn speak for themselves; losses ask for tensors before they compute."""
import mindspore as ms
from mindspore import Tensor, mint, nn

for name in ("Linear", "ReLU", "Identity", "Sigmoid", "Mish", "MSELoss", "ConstantPad1d", "ReflectionPad2d", "MaxUnpool2d"):
    made = getattr(mint.nn, name)
    print(name, made.__module__, made is getattr(nn, name))
x = Tensor([[[1.0, 2.0, 3.0]]])
print(nn.ReflectionPad1d(1)(x), mint.nn.ReflectionPad1d(1))


def told(call):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).splitlines()[0])


for layer in (mint.nn.ReflectionPad1d(1), mint.nn.ReplicationPad2d(1), mint.nn.ConstantPad1d(1, 1.0), nn.PReLUExt()):
    told(lambda: layer(None))
    told(lambda: layer(3))
a = Tensor([[0.3, 0.7], [0.5, 0.5]])
for call in (lambda: nn.TripletMarginWithDistanceLoss()(a, True, a), lambda: nn.TripletMarginWithDistanceLoss()(1.5, a, a),
             lambda: nn.PoissonNLLLoss()(a, 1), lambda: nn.GaussianNLLLoss()(a, 1.0, a), lambda: nn.GaussianNLLLoss()([1], a, a)):
    told(call)
# expect: Linear mindspore.nn.layer.basic True
# expect: ReLU mindspore.nn.layer.activation True
# expect: Identity mindspore.nn.layer.basic True
# expect: Sigmoid mindspore.mint.nn.layer.activation False
# expect: Mish mindspore.mint.nn False
# expect: MSELoss mindspore.mint.nn False
# expect: ConstantPad1d mindspore.mint.nn.layer.padding False
# expect: ReflectionPad2d mindspore.mint.nn.layer.padding False
# expect: MaxUnpool2d mindspore.mint.nn.layer.pooling False
# expect: [[[2. 1. 2. 3. 2.]]] ReflectionPad1d()
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'NoneType'>.
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'int'>.
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'NoneType'>.
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'int'>.
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'NoneType'>.
# expect: TypeError For 'pad', the type of 'input' must be Tensor, but got <class 'int'>.
# expect: TypeError Failed calling PReLU with "PReLU()(input=None, weight=Tensor)".
# expect: TypeError Failed calling PReLU with "PReLU()(input=int, weight=Tensor)".
# expect: TypeError For 'TripletMarginWithDistanceLoss', the 'positive' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Bool'
# expect: TypeError For 'TripletMarginWithDistanceLoss', the 'x' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Float32'
# expect: TypeError For 'PoissonNLLLoss', the 'target' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Int64'
# expect: TypeError For 'GaussianNLLLoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Float32'
# expect: TypeError For 'GaussianNLLLoss', the 'logits' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'List[Int64]'
