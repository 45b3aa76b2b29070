# tolerance: 1e-3
# An SSD head with a focal loss and a step of its own (loss, then GradOperation), in both modes; its moving averages show in the evaluation.
import numpy as np
import mindspore as ms
from mindspore import Tensor
from _programs import data, fill, show
from mindspore import nn, ops
from mindspore.ops import operations as P


class FlattenConcat(nn.Cell):

    def __init__(self, n):
        super().__init__()
        self.n = n
        self.concat = ops.Concat(axis=1)

    def construct(self, inputs):
        output = ()
        bs = ops.shape(inputs[0])[0]
        for x in inputs:
            x = ops.transpose(x, (0, 2, 3, 1))
            output += (ops.reshape(x, (bs, -1)),)
        return ops.reshape(self.concat(output), (bs, self.n, -1))


class MultiBox(nn.Cell):

    def __init__(self, channels, ncls, defaults, nbox):
        super().__init__()
        loc, cls = ([], [])
        for c, d in zip(channels, defaults):
            loc += [nn.SequentialCell([nn.Conv2d(c, c, 3, group=c), nn.BatchNorm2d(c), nn.Conv2d(c, 4 * d, 1, has_bias=True)])]
            cls += [nn.SequentialCell([nn.Conv2d(c, c, 3, group=c), nn.BatchNorm2d(c), nn.Conv2d(c, ncls * d, 1, has_bias=True)])]
        self.multi_loc_layers = nn.layer.CellList(loc)
        self.multi_cls_layers = nn.layer.CellList(cls)
        self.flatten_concat = FlattenConcat(nbox)

    def construct(self, inputs):
        l, c = ((), ())
        for i in range(len(self.multi_loc_layers)):
            l += (self.multi_loc_layers[i](inputs[i]),)
            c += (self.multi_cls_layers[i](inputs[i]),)
        return (self.flatten_concat(l), self.flatten_concat(c))


class SSD(nn.Cell):

    def __init__(self):
        super().__init__()
        self.b1 = nn.SequentialCell(nn.Conv2d(3, 6, 3, 2), nn.BatchNorm2d(6, use_batch_statistics=None), nn.ReLU6())
        self.b2 = nn.SequentialCell(nn.Conv2d(6, 8, 3, 2), nn.BatchNorm2d(8), nn.ReLU6())
        self.mb = MultiBox([6, 8], 4, [2, 3], 8 * 8 * 2 + 4 * 4 * 3)
        self.activation = P.Sigmoid()

    def construct(self, x):
        a = self.b1(x)
        b = self.b2(a)
        loc, lab = self.mb((a, b))
        if not self.training:
            lab = self.activation(lab)
        return (loc, lab)


class SigmoidFocal(nn.Cell):

    def __init__(self, gamma=2.0, alpha=0.25):
        super().__init__()
        self.sce = P.SigmoidCrossEntropyWithLogits()
        self.sig = P.Sigmoid()
        self.pow = P.Pow()
        self.onehot = P.OneHot()
        self.on, self.off = (Tensor(1.0, ms.float32), Tensor(0.0, ms.float32))
        self.gamma, self.alpha = (gamma, alpha)

    def construct(self, logits, label):
        label = self.onehot(label, ops.shape(logits)[-1], self.on, self.off)
        ce = self.sce(logits, label)
        s = self.sig(logits)
        label = ops.cast(label, ms.float32)
        pt = label * s + (1 - label) * (1 - s)
        m = self.pow(1 - pt, self.gamma)
        a = label * self.alpha + (1 - label) * (1 - self.alpha)
        return m * a * ce


class WithLoss(nn.Cell):

    def __init__(self, net):
        super().__init__()
        self.network = net
        self.less = P.Less()
        self.tile = P.Tile()
        self.reduce_sum = P.ReduceSum()
        self.expand_dims = P.ExpandDims()
        self.cl = SigmoidFocal()
        self.ll = nn.SmoothL1Loss(reduction="none")

    def construct(self, x, gt_loc, gt_label, num_matched):
        pl, pc = self.network(x)
        mask = ops.cast(self.less(0, gt_label), ms.float32)
        nm = self.reduce_sum(ops.cast(num_matched, ms.float32))
        ml = self.tile(self.expand_dims(mask, -1), (1, 1, 4))
        s = self.reduce_sum(self.reduce_sum(self.ll(pl, gt_loc) * ml, -1), -1)
        c = self.reduce_sum(self.reduce_sum(self.cl(pc, gt_label), -1), -1)
        return self.reduce_sum((c + s) / nm)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = fill(SSD())
    net.set_train()
    nb = 8 * 8 * 2 + 4 * 4 * 3
    wl = WithLoss(net)
    x = Tensor(data(0, 2, 3, 16, 16))
    gl = Tensor(data(3, 2, nb, 4))
    lab = Tensor((np.arange(2 * nb).reshape(2, nb) % 7 == 3).astype(np.int32) * 2)
    nm = Tensor([[5.0], [6.0]])
    opt = nn.Momentum(net.trainable_params(), learning_rate=nn.ExponentialDecayLR(0.01, 0.9, 2, True), momentum=0.9,
            weight_decay=0.00015, loss_scale=16.0)

    class TrainingWrapper(nn.Cell):

        def __init__(self, network, optimizer, sens=1.0):
            super().__init__(auto_prefix=False)
            self.network = network
            self.network.set_grad()
            self.weights = ms.ParameterTuple(network.trainable_params())
            self.optimizer = optimizer
            self.grad = ops.GradOperation(get_by_list=True, sens_param=True)
            self.sens = sens
            self.hyper_map = ops.HyperMap()

        def construct(self, *args):
            loss = self.network(*args)
            sens = P.Fill()(P.DType()(loss), P.Shape()(loss), self.sens)
            grads = self.grad(self.network, self.weights)(*args, sens)
            self.optimizer(grads)
            return loss
    t = TrainingWrapper(wl, opt, 16.0)
    for i in range(4):
        show("loss", t(x, gl, lab, nm))
    net.set_train(False)
    loc, cls = net(x)
    show("eval", loc, cls)
    boxes = ops.concat((ops.sigmoid(loc[0]) * 16, cls[0].max(-1, keepdims=True)), -1)
    nms = P.NMSWithMask(0.6)
    b = boxes[:, :4]
    b = ops.concat((b[:, :2], b[:, :2] + b[:, 2:] + 1, boxes[:, 4:]), -1)
    o, i, m = nms(b[:20])
    show("nms", o)
    print(i.shape, int(m.astype(ms.int32).sum()))
    print(ops.iou(b[:3, :4], b[3:5, :4]).asnumpy().round(4).tolist())
# expect: loss 35.5196
# expect: loss 32.5462
# expect: loss 28.3272
# expect: loss 24.4008
# expect: eval (2, 176, 4) 567.6851 (2, 176, 4) 664.9942
# expect: nms (20, 5) 1043.6311
# expect: (20,) 10
# expect: [[0.16329999268054962, 0.45899999141693115, 0.275299996137619], [0.11100000143051147, 0.5099999904632568, 0.14560000598430634]]
# expect: loss 35.5196
# expect: loss 32.5462
# expect: loss 28.3272
# expect: loss 24.4008
# expect: eval (2, 176, 4) 567.6851 (2, 176, 4) 664.9942
# expect: nms (20, 5) 1043.6310
# expect: (20,) 10
# expect: [[0.16329999268054962, 0.45899999141693115, 0.275299996137619], [0.11100000143051147, 0.5099999904632568, 0.14560000598430634]]
