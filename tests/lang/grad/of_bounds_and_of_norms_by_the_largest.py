# Half of the gradient at a bound that maximum() and minimum() set, all of it at six for relu6, none at zero for rrelu; of equal
# largest sizes the first has a norm's gradient.
import mindspore as ms
from mindspore import Tensor, nn, ops

inf = float("inf")
x = Tensor([-1.0, 1.0, 0.0, 2.0, -1.5, 6.0, 7.0])
rows = Tensor([[2.0, -2.0, 1.0], [-2.0, 2.0, 2.0]])


def show(function, operand):
    print(ms.grad(function)(operand).asnumpy().tolist())


show(ops.hardtanh, x)
show(lambda x: ops.hardtanh(x, -1, 2), x)
show(nn.Hardtanh(), x)
show(ops.relu6, x)
show(nn.ReLU6(), x)
show(lambda x: ops.rrelu(x, 0.25, 0.25), x)
show(lambda x: ops.hinge_embedding_loss(x, Tensor([-1.0, 1.0])), Tensor([1.0, 2.0]))
for order in (inf, -inf):
    show(lambda x: ops.norm(x, order), Tensor([2.0, -2.0, 2.0]))
    show(lambda x: ops.norm(x, order, dim=1), rows)
    show(lambda x: ops.norm(x, order, dim=(0, 1)), rows)
    show(lambda x: ops.vector_norm(x, order, (0, 1)), rows)
show(lambda x: ops.norm(x, 1, dim=(0, 1)), rows)
print(ops.vector_norm(rows, inf, (0, 1), keepdims=True).shape, ops.vector_norm(Tensor([[[1.0], [5.0]]]), inf, (0, 2)).shape)
print([round(v, 5) for v in ms.grad(ops.selu)(x).asnumpy().tolist()])

# expect: [0.5, 0.5, 1.0, 0.0, 0.0, 0.0, 0.0]
# expect: [0.5, 1.0, 1.0, 0.5, 0.0, 0.0, 0.0]
# expect: [0.5, 0.5, 1.0, 0.0, 0.0, 0.0, 0.0]
# expect: [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
# expect: [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]
# expect: [0.25, 1.0, 0.0, 1.0, 0.25, 1.0, 1.0]
# expect: [-0.25, 0.5]
# expect: [1.0, -0.0, 0.0]
# expect: [[1.0, -0.0, 0.0], [-1.0, 0.0, 0.0]]
# expect: [[0.0, -0.0, 0.0], [-1.0, 1.0, 1.0]]
# expect: [[1.0, -0.0, 0.0], [-0.0, 0.0, 0.0]]
# expect: [1.0, -0.0, 0.0]
# expect: [[0.0, -0.0, 1.0], [-1.0, 0.0, 0.0]]
# expect: [[1.0, -1.0, 1.0], [-0.0, 0.0, 0.0]]
# expect: [[0.0, -0.0, 1.0], [-0.0, 0.0, 0.0]]
# expect: [[1.0, -0.0, 0.0], [-1.0, 0.0, 0.0]]
# expect: (1, 1) ()
# expect: [-0.11698, 1.0507, 1.0507, 1.0507, -0.38436, 1.0507, 1.0507]
