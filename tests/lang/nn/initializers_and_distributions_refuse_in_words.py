# What initializers and distributions say to slopes, dims and probabilities that they do not take; no slope is 0.01.
import mindspore as ms
import mindspore.nn.probability.distribution as distribution
from mindspore import Tensor
from mindspore.common.initializer import Dirac, HeNormal, HeUniform, initializer

print(initializer(HeUniform(None), [3, 3], ms.float32).init_data().shape, initializer(HeNormal(None, nonlinearity="conv_transpose2d"), [3, 3]).shape)
for call in (lambda: initializer(HeUniform("a"), [3, 3], ms.float32).init_data(), lambda: initializer(HeUniform(True), [3, 3], ms.float32).init_data(),
             lambda: initializer(HeNormal(0, nonlinearity="gelu"), [3, 3], ms.float32).init_data(),
             lambda: initializer(HeNormal(0, "fan_x"), [3, 3], ms.float32).init_data(), lambda: initializer(Dirac(), [3, 3], ms.float32).init_data(),
             lambda: distribution.Beta(1.0, 2.0), lambda: distribution.Gamma(1.0, 2.0), lambda: distribution.Poisson(1.0),
             lambda: distribution.Categorical(0.5)):
    try:
        print(call())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])
# expect: (3, 3) (3, 3)
# expect: ValueError For 'HeUniform', 'negative_slope' a is not a valid number.When 'nonlinearity' has been set to 'leaky_relu', 'negative_slope' should be int or float type, but got <class 'str'>.
# expect: ValueError For 'HeUniform', 'negative_slope' True is not a valid number.When 'nonlinearity' has been set to 'leaky_relu', 'negative_slope' should be int or float type, but got <class 'bool'>.
# expect: ValueError For 'HeUniform', the argument 'nonlinearity' should be one of ['sigmoid', 'tanh', 'relu' or 'leaky_relu'], but got gelu.
# expect: ValueError 'mode' fan_x not supported, please use one of ['fan_in', 'fan_out']
# expect: ValueError For Dirac initializer, only support to initialize tensor with dimension of 3, 4 or 5, but got 2.
# expect: TypeError Input concentration0 can't be scalar
# expect: TypeError Input concentration can't be scalar
# expect: TypeError Input rate can't be scalar
# expect: ValueError probs for Categorical distribution must have rank >= 1.
