# tolerance: 1e-5
# Primitives that sample images and sort boxes, in a Cell, with their gradients.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops import operations as P


class Net(nn.Cell):
    def __init__(self, operator):
        super().__init__()
        self.operator = operator

    def construct(self, *args):
        return self.operator(*args)


x = Tensor((np.arange(32) % 7).reshape(1, 4, 4, 2).astype(np.float32))
boxes = Tensor(np.array([[0, 0, 0.9, 0.9], [0.2, 0.1, 0.8, 1.2]], np.float32))
index = Tensor(np.array([0, 0], np.int32))
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(Net(P.CropAndResize("bilinear_v2"))(x, boxes[:1], index[:1], (3, 2)).asnumpy().round(4).tolist())
    for method in ("bilinear", "nearest"):
        print(Net(P.CropAndResize(method, 0.5))(x, boxes, index, (2, 3)).asnumpy().round(4).tolist())
    line = Tensor(np.arange(8).reshape(1, 2, 4).astype(np.float32))
    for how in ("align_corners", "half_pixel"):
        print(Net(P.ResizeLinear1D(how))(line, Tensor([6])).asnumpy().round(4).tolist())
    scored = Tensor(np.array([[0, 0, 50, 68, .63], [1, 1, 55, 65, .55], [2, 10, 48, 60, .9]], np.float32))
    for part in Net(P.NMSWithMask(0.1))(scored):
        print(part.asnumpy().tolist())
    print(Net(P.CheckValid())(Tensor([[1., 2, 3, 4], [-1, 0, 5, 5], [0, 0, 50, 50]]), Tensor([40., 40., 1.])))
grad = ops.GradOperation(sens_param=True)
print(grad(Net(P.ResizeLinear1D()))(line, Tensor([6]), Tensor(np.ones((1, 2, 6), np.float32))).asnumpy().round(4).tolist())
for call in (lambda: P.CropAndResize("x"), lambda: P.CropAndResize()(x, boxes[:, :3], index, (3, 3)),
             lambda: P.CropAndResize()(x, boxes, index[:1], (3, 3)), lambda: P.CropAndResize()(x[0], boxes, index, (3, 3)),
             lambda: P.NMSWithMask("a"), lambda: P.NMSWithMask()(Tensor(np.ones((1, 4), np.float32))),
             lambda: P.ResizeLinear1D()(x, Tensor([6])), lambda: P.ResizeLinear1D()(line, Tensor([0])),
             lambda: P.CheckValid()(Tensor(np.ones((3, 3), np.float32)), Tensor(np.ones(3, np.float32)))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: [[[[1.166700005531311, 2.1666998863220215], [4.5833001136779785, 2.6666998863220215]], [[2.5, 3.5], [3.0, 2.25]], [[3.8333001136779785, 4.8333001136779785], [1.416700005531311, 1.833299994468689]]]]
# expect: [[[[0.0, 1.0], [2.700000047683716, 3.700000047683716], [5.400000095367432, 1.5]], [[2.700000047683716, 3.700000047683716], [3.684999942779541, 3.950000047683716], [1.7300000190734863, 2.0999999046325684]]], [[[1.2000000476837158, 2.200000047683716], [4.5, 5.5], [0.5, 0.5]], [[3.0, 4.0], [3.640000104904175, 0.6499999761581421], [0.5, 0.5]]]]
# expect: [[[[0.0, 1.0], [2.0, 3.0], [6.0, 0.0]], [[3.0, 4.0], [5.0, 6.0], [2.0, 3.0]]], [[[1.0, 2.0], [5.0, 6.0], [0.5, 0.5]], [[2.0, 3.0], [6.0, 0.0], [0.5, 0.5]]]]
# expect: [[[0.0, 0.6000000238418579, 1.2000000476837158, 1.7999999523162842, 2.4000000953674316, 3.0], [4.0, 4.599999904632568, 5.199999809265137, 5.800000190734863, 6.400000095367432, 7.0]]]
# expect: [[[0.0, 0.5, 1.166700005531311, 1.833299994468689, 2.5, 3.0], [4.0, 4.5, 5.1666998863220215, 5.8333001136779785, 6.5, 7.0]]]
# expect: [[2.0, 10.0, 48.0, 60.0, 0.8999999761581421], [0.0, 0.0, 50.0, 68.0, 0.6299999952316284], [1.0, 1.0, 55.0, 65.0, 0.550000011920929]]
# expect: [0, 1, 2]
# expect: [True, False, False]
# expect: [ True False False]
# expect: [[[[1.166700005531311, 2.1666998863220215], [4.5833001136779785, 2.6666998863220215]], [[2.5, 3.5], [3.0, 2.25]], [[3.8333001136779785, 4.8333001136779785], [1.416700005531311, 1.833299994468689]]]]
# expect: [[[[0.0, 1.0], [2.700000047683716, 3.700000047683716], [5.400000095367432, 1.5]], [[2.700000047683716, 3.700000047683716], [3.684999942779541, 3.950000047683716], [1.7300000190734863, 2.0999999046325684]]], [[[1.2000000476837158, 2.200000047683716], [4.5, 5.5], [0.5, 0.5]], [[3.0, 4.0], [3.640000104904175, 0.6499999761581421], [0.5, 0.5]]]]
# expect: [[[[0.0, 1.0], [2.0, 3.0], [6.0, 0.0]], [[3.0, 4.0], [5.0, 6.0], [2.0, 3.0]]], [[[1.0, 2.0], [5.0, 6.0], [0.5, 0.5]], [[2.0, 3.0], [6.0, 0.0], [0.5, 0.5]]]]
# expect: [[[0.0, 0.6000000238418579, 1.2000000476837158, 1.7999999523162842, 2.4000000953674316, 3.0], [4.0, 4.599999904632568, 5.199999809265137, 5.800000190734863, 6.400000095367432, 7.0]]]
# expect: [[[0.0, 0.5, 1.166700005531311, 1.833299994468689, 2.5, 3.0], [4.0, 4.5, 5.1666998863220215, 5.8333001136779785, 6.5, 7.0]]]
# expect: [[2.0, 10.0, 48.0, 60.0, 0.8999999761581421], [0.0, 0.0, 50.0, 68.0, 0.6299999952316284], [1.0, 1.0, 55.0, 65.0, 0.550000011920929]]
# expect: [0, 1, 2]
# expect: [True, False, False]
# expect: [ True False False]
# expect: [[[1.399999976158142, 1.600000023841858, 1.600000023841858, 1.399999976158142], [1.399999976158142, 1.600000023841858, 1.600000023841858, 1.399999976158142]]]
# expect: ValueError For 'CropAndResize', the 'method' must be str and must be in '['bilinear', 'nearest', 'bilinear_v2']', but got 'x'.
# expect: ValueError For primitive[CropAndResize], the [boxes] dim_1 must be equal to 4, but got 3.
# expect: ValueError For primitive[CropAndResize], the [boxes] dim_0 must be equal to [box_index] dim_0, but got 2 vs 1.
# expect: ValueError For primitive[CropAndResize], the [x] rank must be equal to 4, but got 3.
# expect: TypeError For 'NMSWithMask', the type of 'iou_threshold' should be 'float', but got type 'str'.
# expect: ValueError  For NMSWithMask, the 2nd dim in shape of bboxes should equal to 5 or 8, but got 4
# expect: ValueError For primitive[ResizeLinear1D], the image rank must be equal to 3, but got 4.
# expect: ValueError For primitive[ResizeLinear1D], the size value must be greater than 0, but got 0.
# expect: ValueError For 'CheckValid', the last dimension of 'bboxes' must equal to 4, but got: 3.
