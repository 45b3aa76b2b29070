import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor
from mindspore.experimental import optim
from mindspore.experimental.optim import lr_scheduler as ls


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = ms.Parameter(Tensor([1.0, -2.0, 3.0], ms.float32), name="a")
        self.b = ms.Parameter(Tensor([[0.5, 0.25], [-1.0, 2.0]], ms.float32), name="b")

    def construct(self, x):
        return (self.a * x).sum() ** 2 + (self.b ** 2).sum() * x.sum()


x = Tensor([0.1, 0.2, 0.3], ms.float32)
makers = {
    "SGD": lambda p: optim.SGD(p, 0.1, momentum=0.9, weight_decay=0.01, nesterov=True),
    "SGD plain": lambda p: optim.SGD(p, lr=0.1, maximize=True),
    "Adam": lambda p: optim.Adam(p, lr=0.1, weight_decay=0.1),
    "AdamW": lambda p: optim.AdamW(p, lr=0.1, amsgrad=True),
    "Adagrad": lambda p: optim.Adagrad(p, lr_decay=0.1),
    "Adadelta": lambda p: optim.Adadelta(p, weight_decay=0.01),
    "Adamax": lambda p: optim.Adamax(p),
    "ASGD": lambda p: optim.ASGD(p),
    "NAdam": lambda p: optim.NAdam(p),
    "RAdam": lambda p: optim.RAdam(p),
    "RMSprop": lambda p: optim.RMSprop(p, centered=True, momentum=0.5),
    "Rprop": lambda p: optim.Rprop(p),
}
for name, make in makers.items():
    net = Net()
    opt = make(net.trainable_params())
    grad_fn = ms.value_and_grad(net, None, opt.parameters)
    for _ in range(7):
        loss, grads = grad_fn(x)
        opt(grads)
    print(name, [[f"{v:.4f}" for v in p.asnumpy().reshape(-1)] for p in net.trainable_params()], f"{float(loss):.4f}")

net = Net()
opt = optim.Adam([{"params": [net.a], "lr": 0.05}, {"params": [net.b], "weight_decay": 0.1}], lr=0.01)
print(opt)
print([p.name for p in opt.get_parameters()])
opt.add_param_group({"params": ms.Parameter(Tensor([1.0]), name="c"), "lr": 0.5})
print(len(opt.param_groups), opt.group_start_id, [lr.name for lr in opt.lrs])

schedules = {
    "StepLR": lambda o: ls.StepLR(o, 2, 0.5),
    "LinearLR": lambda o: ls.LinearLR(o, 0.5, total_iters=4),
    "ExponentialLR": lambda o: ls.ExponentialLR(o, 0.9),
    "PolynomialLR": lambda o: ls.PolynomialLR(o, 4, 2.0),
    "LambdaLR": lambda o: ls.LambdaLR(o, [lambda e: 0.9 ** e, lambda e: e // 3]),
    "MultiplicativeLR": lambda o: ls.MultiplicativeLR(o, lambda e: 0.95),
    "MultiStepLR": lambda o: ls.MultiStepLR(o, [2, 4], 0.1),
    "ConstantLR": lambda o: ls.ConstantLR(o, 0.5, 3),
    "CosineAnnealingLR": lambda o: ls.CosineAnnealingLR(o, 3, 0.001),
    "CosineAnnealingWarmRestarts": lambda o: ls.CosineAnnealingWarmRestarts(o, 2, 2),
    "CyclicLR": lambda o: ls.CyclicLR(o, 0.01, 0.1, 2, 3, mode="triangular2"),
    "SequentialLR": lambda o: ls.SequentialLR(o, [ls.ConstantLR(o, 0.1, 2), ls.ExponentialLR(o, 0.9)], [3]),
}
for name, make in schedules.items():
    net = Net()
    opt = optim.SGD([{"params": [net.a], "lr": 0.05}, {"params": [net.b]}], lr=0.01)
    s = make(opt)
    seen = []
    for _ in range(7):
        seen.append([round(float(lr), 6) for lr in s.get_last_lr()])
        s.step()
    print(name, seen)
opt = optim.SGD(Net().trainable_params(), lr=0.1)
s = ls.ReduceLROnPlateau(opt, patience=1, cooldown=1)
for m in (1.0, 0.9, 0.95, 0.96, 0.97, 0.98, 0.99, 0.5, 0.6, 0.7, 0.8):
    s.step(Tensor(m, ms.float32))
    print(round(float(opt.lrs[0]), 8), end=" ")
print()
for make in (lambda: optim.SGD([], 0.1), lambda: optim.SGD(None, 0.1), lambda: optim.Adam(Net().trainable_params(), lr=-1.0),
             lambda: optim.SGD(Net().trainable_params(), 0.1, nesterov=True), lambda: ls.StepLR(5, 2), lambda: ls.StepLR(opt, 0.5),
             lambda: optim.SGD([{"params": Net().trainable_params()}], lr="a"), lambda: optim.Adagrad(Net().trainable_params(), lr=0.0)):
    try:
        make()
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


@ms.jit
def step(x):
    loss, grads = grad_fn(x)
    opt(grads)
    return loss


net = Net()
opt = optim.AdamW(net.trainable_params(), lr=0.1)
grad_fn = ms.value_and_grad(net, None, opt.parameters)
for _ in range(3):
    print(round(float(step(x)), 4))
print(np.round(net.a.asnumpy(), 4))

# expect: SGD [['0.7033', '-2.4833', '2.1098'], ['-0.2005', '-0.1002', '0.4009', '-0.8019']] 0.4517
# expect: SGD plain [['1.0914', '-1.8172', '3.2742'], ['1.1053', '0.5527', '-2.2107', '4.4214']] 12.9199
# expect: Adam [['0.3189', '-1.9705', '2.3099'], ['-0.1098', '-0.1227', '-0.3234', '1.3082']] 1.4250
# expect: AdamW [['0.3188', '-2.6602', '2.3049'], ['-0.1106', '-0.1221', '-0.3188', '1.2965']] 1.3409
# expect: Adagrad [['0.9668', '-2.0332', '2.9668'], ['0.4670', '0.2175', '-0.9668', '1.9667']] 3.3892
# expect: Adadelta [['0.9769', '-2.0231', '2.9769'], ['0.4770', '0.2273', '-0.9769', '1.9768']] 3.4455
# expect: Adamax [['0.9860', '-2.0140', '2.9860'], ['0.4861', '0.2361', '-0.9860', '1.9860']] 3.4853
# expect: ASGD [['0.9917', '-2.0166', '2.9750'], ['0.4595', '0.2297', '-0.9190', '1.8379']] 3.1057
# expect: NAdam [['0.9888', '-2.0112', '2.9888'], ['0.4888', '0.2389', '-0.9888', '1.9888']] 3.4976
# expect: RAdam [['0.9993', '-2.0013', '2.9981'], ['0.4969', '0.2484', '-0.9939', '1.9880']] 3.5083
# expect: RMSprop [['0.3677', '-2.6323', '2.3677'], ['0.0022', '-0.0102', '-0.3677', '1.3114']] 1.3258
# expect: Rprop [['0.8708', '-2.1292', '2.8708'], ['0.3708', '0.1208', '-0.8708', '1.8708']] 3.0564
# expect: Adam (
# expect: Parameter Group 0
# expect:     amsgrad: False
# expect:     betas: (0.9, 0.999)
# expect:     eps: 1e-08
# expect:     lr: 0.05
# expect:     maximize: False
# expect:     weight_decay: 0.0
# expect:
# expect: Parameter Group 1
# expect:     amsgrad: False
# expect:     betas: (0.9, 0.999)
# expect:     eps: 1e-08
# expect:     lr: 0.01
# expect:     maximize: False
# expect:     weight_decay: 0.1
# expect: )
# expect: ['a', 'b', 'exp_avg.a', 'exp_avg.b', 'exp_avg_sq.a', 'exp_avg_sq.b', 'max_exp_avg_sq.a', 'max_exp_avg_sq.b', 'state_step']
# expect: 3 [0, 1, 2, 3] ['learning_rate_group_0', 'learning_rate_group_1', 'learning_rate_group_2']
# expect: StepLR [[0.05, 0.01], [0.05, 0.01], [0.025, 0.005], [0.025, 0.005], [0.0125, 0.0025], [0.0125, 0.0025], [0.00625, 0.00125]]
# expect: LinearLR [[0.025, 0.005], [0.03125, 0.00625], [0.0375, 0.0075], [0.04375, 0.00875], [0.05, 0.01], [0.05, 0.01], [0.05, 0.01]]
# expect: ExponentialLR [[0.05, 0.01], [0.045, 0.009], [0.0405, 0.0081], [0.03645, 0.00729], [0.032805, 0.006561], [0.029524, 0.005905], [0.026572, 0.005314]]
# expect: PolynomialLR [[0.05, 0.01], [0.028125, 0.005625], [0.0125, 0.0025], [0.003125, 0.000625], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
# expect: LambdaLR [[0.05, 0.0], [0.045, 0.0], [0.0405, 0.0], [0.03645, 0.01], [0.032805, 0.01], [0.029524, 0.01], [0.026572, 0.02]]
# expect: MultiplicativeLR [[0.05, 0.01], [0.0475, 0.0095], [0.045125, 0.009025], [0.042869, 0.008574], [0.040725, 0.008145], [0.038689, 0.007738], [0.036755, 0.007351]]
# expect: MultiStepLR [[0.05, 0.01], [0.05, 0.01], [0.005, 0.001], [0.005, 0.001], [0.0005, 0.0001], [0.0005, 0.0001], [0.0005, 0.0001]]
# expect: ConstantLR [[0.025, 0.005], [0.025, 0.005], [0.025, 0.005], [0.05, 0.01], [0.05, 0.01], [0.05, 0.01], [0.05, 0.01]]
# expect: CosineAnnealingLR [[0.05, 0.01], [0.03775, 0.00775], [0.01325, 0.00325], [0.001, 0.001], [0.01325, 0.00325], [0.03775, 0.00775], [0.05, 0.01]]
# expect: CosineAnnealingWarmRestarts [[0.05, 0.01], [0.025, 0.005], [0.05, 0.01], [0.042678, 0.008536], [0.025, 0.005], [0.007322, 0.001464], [0.05, 0.01]]
# expect: CyclicLR [[0.01, 0.01], [0.055, 0.055], [0.1, 0.1], [0.07, 0.07], [0.04, 0.04], [0.01, 0.01], [0.0325, 0.0325]]
# expect: SequentialLR [[0.005, 0.001], [0.005, 0.001], [0.05, 0.01], [0.05, 0.01], [0.045, 0.009], [0.0405, 0.0081], [0.03645, 0.00729]]
# expect: 0.1 0.1 0.1 0.01 0.01 0.01 0.001 0.001 0.001 0.0001 0.0001
# expect: ValueError For 'Optimizer', the argument params must not be empty.
# expect: ValueError For 'Optimizer', the argument params can not be None.
# expect: ValueError Invalid learning rate: -1.0
# expect: ValueError For 'SGD', if 'nesterov' is true, 'momentum' must be > 0.0 and 'dampening' must equal to 0.0, but got 'momentum' 0.0, 'dampening' 0
# expect: TypeError int is not an Optimizer
# expect: TypeError For 'StepLR', the 'step_size' must be int, but got <class 'float'>.
# expect: TypeError For 'SGD', the type of 'lr' should be one of '['float', 'int', 'Tensor']', but got type 'str'.
# expect: ValueError For Adagrad, the lr must be greater than 0.0, but got 0.0.
# expect: 3.5475
# expect: 3.0465
# expect: 2.6039
# expect: [ 0.6989 -2.2921  2.6929]
