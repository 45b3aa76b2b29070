import mindspore as ms
from mindspore import Tensor, ops

entropy = ops.SoftmaxCrossEntropyWithLogits()
grad = ops.GradOperation(get_all=True, sens_param=True)
logits, labels = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([[0.0, 1.0], [1.0, 0.5]])
sensitivities = Tensor([1.0, 2.0]), Tensor([[1.0, 2.0], [3.0, 4.0]])


def f(a, b):
    return entropy(a, b)


@ms.jit
def g(a, b):
    return grad(f)(a, b, sensitivities)


print(g(logits, labels))
print(grad(f)(logits, labels, sensitivities))
print(ms.grad(lambda a: entropy(a, labels)[1])(logits) == 0)

# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 2.68941432e-01, -2.68941402e-01],
# expect:  [-1.46211720e+00,  4.62117195e-01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00]]))
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 2.68941432e-01, -2.68941402e-01],
# expect:  [-1.46211720e+00,  4.62117195e-01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00]]))
# expect: [[ True  True]
# expect:  [ True  True]]
