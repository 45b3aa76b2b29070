# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, nn

a = Tensor([[0.3, 0.8, -0.2], [0.1, -0.5, 0.7]])
b = Tensor([[-0.1, 0.5, 0.9], [0.2, 0.3, -0.4]])
c = Tensor([[0.6, -0.3, 0.1], [0.5, 0.5, 0.5]])
signs = Tensor([1.0, -1.0])
for reduction in ("mean", "sum", "none"):
    print(ops.cosine_embedding_loss(a, b, signs, 0.2, reduction), ops.margin_ranking_loss(a[:, 0], b[:, 0], signs, 0.1, reduction))
    print(ops.hinge_embedding_loss(a[:, 1], signs, 1.0, reduction), ops.gaussian_nll_loss(a, b, ops.abs(c), True, 1e-6, reduction))
    print(ops.multilabel_soft_margin_loss(a, ops.abs(ops.sign(c)), None, reduction))
    pass

# expect: 0.39533862 0.0
# expect: 1.15 1.7764255
# expect: 0.6242089
# expect: 0.79067725 0.0
# expect: 2.3 10.658553
# expect: 1.2484179
# expect: [0.79067725 0.        ] [0. 0.]
# expect: [0.8 1.5] [[0.7968591  0.46695212 5.817646  ]
# expect:  [0.5823649  1.2123649  1.782365  ]]
# expect: [0.5745314 0.6738866]
