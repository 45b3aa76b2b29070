# tolerance: 2e-4
# nn.SampledSoftmaxLoss: what was drawn stays among the others even where it is the label
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


def data(*shape):
    return Tensor(np.sin(np.arange(int(np.prod(shape)))).reshape(shape).astype(np.float32))


def show(run):
    try:
        print(run())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


loss = nn.SampledSoftmaxLoss(2, 4, 1, sampled_values=(Tensor([1, 3], ms.int64), Tensor([[0.5], [0.25]]), Tensor([0.5, 0.125])))
show(lambda: loss(data(4, 5), data(4), Tensor([[0], [1]], ms.int32), data(2, 5)))
show(lambda: nn.SampledSoftmaxLoss(2, 2)(data(2, 5), data(2), Tensor([[0], [1]], ms.int32), data(2, 5)))
show(lambda: nn.SampledSoftmaxLoss(2, 4, 0))
show(lambda: nn.SampledSoftmaxLoss(5, 4))
show(lambda: nn.SampledSoftmaxLoss(2, 4, 5))
show(lambda: nn.SampledSoftmaxLoss(2, 4, seed=-1))
show(lambda: nn.SampledSoftmaxLoss(2, 4, sampled_values=3))
show(lambda: nn.SampledSoftmaxLoss(2, 4, sampled_values=(1, 2)))

# expect: [0.3909968  0.41328922]
# expect: [0.8476589  0.71274465]
# expect: ValueError For 'SampledSoftmaxLoss', the 'num_true' must be greater than or equal to 1, but got 0.
# expect: ValueError For 'SampledSoftmaxLoss', the 'num_sampled' must be smaller than or equal to 'num_classes', but got 'num_sampled': 5 and 'num_classes': 4.
# expect: ValueError For 'SampledSoftmaxLoss', the 'num_true' must be smaller than or equal to 'num_classes', but got 'num_true': 5 amd 'num_classes': 4.
# expect: ValueError For 'SampledSoftmaxLoss', the 'seed' must be greater than or equal to 0, but got -1.
# expect: TypeError For 'SampledSoftmaxLoss', the type of 'sampled_values' must be a list or tuple, but got int.
# expect: ValueError For 'SampledSoftmaxLoss', the length of 'sampled_values' must be equal to 3,but got 2.
