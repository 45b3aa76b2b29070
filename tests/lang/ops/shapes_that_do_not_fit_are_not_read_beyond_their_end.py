# Gradients of convolutions and normalisations, gathers, sums and activations of operands whose shapes do not fit.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops.operations import _grad_ops as grads

ms.set_context(pynative_synchronize=True)


def t(*shape, dtype=np.float32):
    return Tensor((np.arange(int(np.prod(shape))) - 1).reshape(shape).astype(dtype))


CALLS = """
grads.BatchNormGrad()(t(3), t(3), t(3), t(3), t(3), t(3))
ops.Conv2DBackpropInput(2, 2)(t(2), t(2, 3, 2, 2), (1, 3, 2, 2))
ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(3), (1, 3, 2, 2))
ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(2, 3, 2, 2, dtype=np.float64), (1, 3, 2, 2))
ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(2, 3, 2, 2), (1, 3, 2, 2))
grads.Conv2DBackpropFilter(2, 2)(t(2), t(3), (2, 3, 2, 2))
grads.Conv2DBackpropFilter(2, 2)(t(1, 2, 1, 1), t(3, dtype=np.float64), (2, 3, 2, 2))
ops.gather_elements(t(1, 3), 1, t(2, 3, dtype=np.int64) * 0)
ops.gather_elements(t(2, 3), -1, t(1, 4, dtype=np.int64) * 0)
ops.gather_nd(t(6), Tensor(np.zeros((0,), np.int32)))
ops.gather_nd(t(2, 2), Tensor(np.zeros((2, 0), np.int32)))
ops.addn([t(2), t(1)])
ops.addn([t(2), 1])
ops.addn([])
ops.addn(t(2))
ops.addn([t(2), t(2), t(2)])
ops.prelu(t(4), t(2, 3))
ops.prelu(t(4), Tensor(0.5))
ops.prelu(t(2, 3), t(2))
ops.prelu(t(3), t(3))
ops.prelu(Tensor(-2.0), Tensor([0.25]))
ops.prelu(t(2, 3, dtype=np.int32), t(1))
ops.prelu(t(2, 3), t(1, dtype=np.int32))
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].rstrip().replace("\n", "\\n")[:400])

# expect: grads.BatchNormGrad()(t(3), t(3), t(3), t(3), t(3), t(3)) => ValueError For primitive[BatchNormGrad], the rank of x must be in [2,4], but got 1.
# expect: ops.Conv2DBackpropInput(2, 2)(t(2), t(2, 3, 2, 2), (1, 3, 2, 2)) => RuntimeError For Conv2DBackpropInput, the rank of input[0] can't be less than 4, but got a invalid shape: (2)
# expect: ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(3), (1, 3, 2, 2)) => RuntimeError For 'Conv2DBackpropInput', the rank of input must be euqal to weight's, but got input shape: [const vector]{1, 3, 2, 2}, weight shape: [const vector]{3}
# expect: ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(2, 3, 2, 2, dtype=np.float64), (1, 3, 2, 2)) => TypeError For primitive[Conv2DBackpropInput], the input type must be same.\nname:[doutput]:Tensor[Float32].\nname:[x]:Tensor[Float64].
# expect: ops.Conv2DBackpropInput(2, 2)(t(1, 2, 1, 1), t(2, 3, 2, 2), (1, 3, 2, 2)) => [[[[  1.   0.]
# expect:    [ -1.  -2.]]
# expect:
# expect:   [[ -3.  -4.]
# expect:    [ -5.  -6.]]
# expect:
# expect:   [[ -7.  -8.]
# expect:    [ -9. -10.]]]]
# expect: grads.Conv2DBackpropFilter(2, 2)(t(2), t(3), (2, 3, 2, 2)) => RuntimeError For 'Conv2DBackpropFilter', the rank of input must be euqal to weight's, but got input shape: [const vector]{3}, weight shape: [const vector]{2, 3, 2, 2}
# expect: grads.Conv2DBackpropFilter(2, 2)(t(1, 2, 1, 1), t(3, dtype=np.float64), (2, 3, 2, 2)) => TypeError For primitive[Conv2DBackpropFilter], the input type must be same.\nname:[doutput]:Tensor[Float32].\nname:[x]:Tensor[Float64].
# expect: ops.gather_elements(t(1, 3), 1, t(2, 3, dtype=np.int64) * 0) => ValueError For primitive[GatherD], the x shape must be greater than or equal to 2, but got 1.
# expect: ops.gather_elements(t(2, 3), -1, t(1, 4, dtype=np.int64) * 0) => [[-1. -1. -1. -1.]]
# expect: ops.gather_nd(t(6), Tensor(np.zeros((0,), np.int32))) => [-1.  0.  1.  2.  3.  4.]
# expect: ops.gather_nd(t(2, 2), Tensor(np.zeros((2, 0), np.int32))) => [[[-1.  0.]
# expect:   [ 1.  2.]]
# expect:
# expect:  [[-1.  0.]
# expect:   [ 1.  2.]]]
# expect: ops.addn([t(2), t(1)]) => ValueError For 'AddN', input shape must be same, but got shape of input[1]: (1), shape of input[0]: (2).
# expect: ops.addn([t(2), 1]) => ValueError For 'AddN', input shape must be same, but got shape of input[1]: NoShape, shape of input[0]: (2).
# expect: ops.addn([]) => ValueError For primitive[AddN], the input num must be greater than or equal to 1, but got 0.
# expect: ops.addn(t(2)) => TypeError Failed calling AddN with "AddN()(x=Tensor)".\nThe valid calling should be: \n"AddN()(x=<list of tensor, tuple of Tensor>)".
# expect: ops.addn([t(2), t(2), t(2)]) => [-3.  0.]
# expect: ops.prelu(t(4), t(2, 3)) => ValueError The dimension of 'weight' must be less than or equal to 1
# expect: ops.prelu(t(4), Tensor(0.5)) => ValueError The dimension of 'weight' must be 1
# expect: ops.prelu(t(2, 3), t(2)) => ValueError For 'Prelu', the length of 'weight' must be equal to number of channels: 3, but got [const vector]{2}.
# expect: ops.prelu(t(3), t(3)) => ValueError For 'Prelu', the length of 'weight' must be equal to number of channels: 1, but got [const vector]{3}.
# expect: ops.prelu(Tensor(-2.0), Tensor([0.25])) => -0.5
# expect: ops.prelu(t(2, 3, dtype=np.int32), t(1)) => TypeError For primitive[PReLU], the input argument[x] must be a type of {Float16, Float32}, but got Int32.
# expect: ops.prelu(t(2, 3), t(1, dtype=np.int32)) => TypeError For primitive[PReLU], the input argument[weight] must be a type of {Float16, Float32}, but got Int32.
