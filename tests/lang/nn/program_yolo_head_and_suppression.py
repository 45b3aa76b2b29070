# tolerance: 5e-4
# A one-stage detector: anchors, grids, overlaps and masked losses in training, then its boxes and which of them stay.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import data, fill, show


ANCHORS = Tensor(np.array([(10, 13), (16, 30), (33, 23)], np.float32))


class Head(nn.Cell):
    def __init__(self, classes=3):
        super().__init__()
        self.body = nn.SequentialCell([nn.Conv2d(3, 8, 3, 4, pad_mode="same"), nn.BatchNorm2d(8), nn.LeakyReLU(0.1)])
        self.out = nn.Conv2d(8, 3 * (5 + classes), 1, has_bias=True)

    def construct(self, x):
        return self.out(self.body(x))


class Detection(nn.Cell):
    def __init__(self, stride, classes=3, is_training=True):
        super().__init__()
        self.stride, self.attrs = stride, classes + 5
        self.anchors = ANCHORS
        self.sigmoid = nn.Sigmoid()
        self.tile = ops.Tile()
        self.concat = ops.Concat(axis=-1)
        self.is_training = is_training

    def construct(self, x, input_shape):
        b, _, gh, gw = x.shape
        p = ops.transpose(ops.reshape(x, (b, 3, self.attrs, gh, gw)), (0, 3, 4, 1, 2))
        range_x, range_y = ops.arange(gw), ops.arange(gh)
        grid_x = ops.cast(range_x, ms.float32)
        grid_y = ops.cast(range_y, ms.float32)
        grid_x = self.tile(grid_x.reshape((1, 1, -1, 1, 1)), (1, gh, 1, 1, 1))
        grid_y = self.tile(grid_y.reshape((1, -1, 1, 1, 1)), (1, 1, gw, 1, 1))
        grid = self.concat((grid_x, grid_y))
        box_xy = (self.sigmoid(p[..., :2]) + grid) / ops.cast(ops.stack((Tensor(gw), Tensor(gh))) if False else Tensor([gw, gh]), ms.float32)
        box_wh = ops.exp(p[:, :, :, :, 2:4]) * self.anchors / input_shape
        conf, probs = self.sigmoid(p[:, :, :, :, 4:5]), self.sigmoid(p[:, :, :, :, 5:])
        if self.is_training:
            return grid, p, box_xy, box_wh
        return self.concat((box_xy, box_wh, conf, probs))


class Iou(nn.Cell):
    def construct(self, box1, box2):
        xy1, wh1, xy2, wh2 = box1[..., :2], box1[..., 2:4], box2[..., :2], box2[..., 2:4]
        lo = ops.maximum(xy1 - wh1 / 2, xy2 - wh2 / 2)
        hi = ops.minimum(xy1 + wh1 / 2, xy2 + wh2 / 2)
        inter = ops.maximum(hi - lo, Tensor(0.0))
        area = inter[..., 0] * inter[..., 1]
        return area / (wh1[..., 0] * wh1[..., 1] + wh2[..., 0] * wh2[..., 1] - area + 1e-9)


class YoloLoss(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bce = ops.SigmoidCrossEntropyWithLogits()
        self.iou = Iou()

    def construct(self, grid, p, xy, wh, truth, boxes):
        mask = truth[..., 4:5]
        pred = ops.concat((xy, wh), -1)
        iou = self.iou(pred.expand_dims(-2), boxes.reshape((boxes.shape[0], 1, 1, 1, boxes.shape[1], 4)))
        best = iou.max(axis=-1)
        ignore = ops.stop_gradient(ops.cast(best < 0.5, ms.float32).expand_dims(-1))
        scale = 2.0 - truth[..., 2:3] * truth[..., 3:4]
        xy_loss = ops.reduce_sum(scale * mask * ops.square(xy - truth[..., :2]))
        wh_loss = ops.reduce_sum(scale * mask * ops.smooth_l1_loss(wh, truth[..., 2:4], reduction="none"))
        conf_loss = self.bce(p[..., 4:5], mask)
        conf_loss = ops.reduce_sum(mask * conf_loss + (1 - mask) * ignore * conf_loss)
        class_loss = ops.reduce_sum(mask * self.bce(p[..., 5:], truth[..., 5:]))
        return (xy_loss + wh_loss + conf_loss + class_loss) / p.shape[0]


class Whole(nn.Cell):
    def __init__(self, head, det, loss):
        super().__init__()
        self.head, self.det, self.loss = head, det, loss

    def construct(self, x, truth, boxes, shape):
        return self.loss(*self.det(self.head(x), shape), truth, boxes)


head, det = fill(Head(), 5), Detection(4)
whole = Whole(head, det, YoloLoss())
truth = np.zeros((2, 8, 8, 3, 8), np.float32)
truth[0, 2, 3, 1] = [0.4, 0.3, 0.5, 0.9, 1, 0, 1, 0]
truth[1, 5, 5, 0] = [0.7, 0.7, 0.3, 0.4, 1, 1, 0, 0]
boxes = np.array([[[0.4, 0.3, 0.5, 0.9], [0, 0, 0, 0]], [[0.7, 0.7, 0.3, 0.4], [0, 0, 0, 0]]], np.float32)
opt = nn.Momentum(head.trainable_params(), 0.001, 0.9)
step = nn.TrainOneStepCell(whole, opt).set_train()
shape = Tensor([32.0, 32.0])
for i in range(3):
    show("loss", step(Tensor(data(i, 2, 3, 32, 32)), Tensor(truth), Tensor(boxes), shape))
det.is_training = False
infer = Detection(4, is_training=False)
out = infer(head(Tensor(data(7, 2, 3, 32, 32))), shape)
show("detections", out)
flat = out[0].reshape((-1, 8))
x1y1 = flat[:, :2] - flat[:, 2:4] / 2
score = flat[:, 4:5] * flat[:, 5:].max(axis=-1, keepdims=True)
boxed = ops.concat((x1y1, x1y1 + flat[:, 2:4], score), 1)
top, index = ops.topk(boxed[:, 4], 20)
kept, idx, mask = ops.NMSWithMask(0.3)(boxed[index])
show("nms", kept, mask.astype(ms.float32))
print(int(mask.asnumpy().sum()), idx.shape, idx.dtype, mask.dtype)


def nms(boxes, scores, threshold):
    x1, y1, x2, y2 = boxes[:, 0], boxes[:, 1], boxes[:, 2], boxes[:, 3]
    areas = (x2 - x1 + 1) * (y2 - y1 + 1)
    order, keep = scores.argsort()[::-1], []
    while order.size > 0:
        i = order[0]
        keep.append(i)
        w = np.maximum(0.0, np.minimum(x2[i], x2[order[1:]]) - np.maximum(x1[i], x1[order[1:]]) + 1)
        h = np.maximum(0.0, np.minimum(y2[i], y2[order[1:]]) - np.maximum(y1[i], y1[order[1:]]) + 1)
        over = w * h / (areas[i] + areas[order[1:]] - w * h)
        order = order[np.where(over <= threshold)[0] + 1]
    return keep


b = boxed.asnumpy() * 32
print(len(nms(b[:, :4], b[:, 4], 0.4)))
# expect: loss 141.3775
# expect: loss 132.6776
# expect: loss 123.2381
# expect: detections (2, 8, 8, 3, 8) 1915.0697
# expect: nms (20, 5) 62.9985 (20,) 14.0000
# expect: 14 (20,) Int32 Bool
# expect: 63
