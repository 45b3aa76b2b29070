# tolerance: 1e-3
import numpy as np
from mindspore import Tensor, ops

line = Tensor(np.array([[[1.0, 4.0, 2.0, 8.0, 5.0]]], np.float32))
image = Tensor((np.arange(20) * 7 % 11).reshape(1, 1, 4, 5).astype(np.float32))
box = Tensor((np.arange(27) * 5 % 13).reshape(1, 1, 3, 3, 3).astype(np.float32))


def show(function):
    try:
        result = function()
        print(result.shape, np.round(result.asnumpy().ravel(), 3).tolist())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


show(lambda: ops.interpolate(image, size=(3, 2), mode="area"))
show(lambda: ops.interpolate(image, scale_factor=0.5, mode="area"))
show(lambda: ops.interpolate(box, size=(2, 1, 2), mode="area"))
show(lambda: ops.interpolate(image, size=(6, 7), mode="bicubic"))
show(lambda: ops.interpolate(image, size=(6, 7), mode="bicubic", align_corners=True))
show(lambda: ops.interpolate(image, size=(2, 3), mode="nearest-exact"))
show(lambda: ops.interpolate(line, size=3, mode="nearest-exact"))
show(lambda: ops.interpolate(line, size=(8,), mode="linear"))
show(lambda: ops.grad(lambda x: ops.interpolate(x, size=(3, 3), mode="bicubic"))(image))
show(lambda: ops.interpolate(image, size=(2, 3), scale_factor=2.0))
show(lambda: ops.interpolate(image))
show(lambda: ops.interpolate(image, size=(2, 3), mode="cubic"))
show(lambda: ops.interpolate(image, size=(2, 3), mode="linear"))
show(lambda: ops.interpolate(line, size=(2, 3), mode="linear"))
show(lambda: ops.interpolate(image, scale_factor=2.0, mode="bilinear"))
show(lambda: ops.interpolate(image, size=(2, 3), recompute_scale_factor=True))
show(lambda: ops.interpolate(image, size=(2, 3), mode="nearest", align_corners=True))
show(lambda: ops.interpolate(3, size=(2, 3)))
# expect: (1, 1, 3, 2) [4.333000183105469, 5.5, 4.5, 5.666999816894531, 4.666999816894531, 5.833000183105469]
# expect: (1, 1, 2, 2) [4.333000183105469, 5.5, 4.666999816894531, 5.833000183105469]
# expect: (1, 1, 2, 1, 2) [5.333000183105469, 6.0, 5.916999816894531, 5.5]
# expect: (1, 1, 6, 7) [-0.5389999747276306, 4.050000190734863, 6.183000087738037, 2.868000030517578, 8.947999954223633, 9.024999618530273, 5.5929999351501465, 0.3790000081062317, 5.409999847412109, 7.8480000495910645, 3.8239998817443848, 4.982999801635742, 6.2870001792907715, 6.892000198364258, 2.003999948501587, 5.684999942779541, 7.9079999923706055, 5.334000110626221, 1.1770000457763672, 3.809999942779541, 8.913000106811523, 3.821000099182129, 1.7940000295639038, 2.2939999103546143, 6.665999889373779, 3.1389999389648438, 5.684999942779541, 10.755000114440918, 5.447000026702881, 2.069000005722046, 2.1619999408721924, 8.175999641418457, 5.283999919891357, 4.428999900817871, 5.421000003814697, 6.363999843597412, 3.428999900817871, 3.6540000438690186, 9.131999969482422, 6.651000022888184, 2.7839999198913574, 0.13199999928474426]
# expect: (1, 1, 6, 7) [0.0, 5.243000030517578, 6.131999969482422, 3.0, 8.020999908447266, 9.520000457763672, 6.0, 1.0069999694824219, 7.197000026702881, 8.458000183105469, 4.006999969482422, 3.6029999256134033, 5.168000221252441, 7.006999969482422, 2.496000051498413, 6.196000099182129, 7.752999782562256, 5.495999813079834, 0.9909999966621399, 2.494999885559082, 8.76099967956543, 3.503999948501587, 1.527999997138977, 3.0409998893737793, 6.504000186920166, 2.936000108718872, 4.381999969482422, 10.5600004196167, 4.993000030517578, 0.5270000100135803, 2.0250000953674316, 7.993000030517578, 5.4019999504089355, 4.406000137329102, 6.71999979019165, 6.0, 2.4800000190734863, 3.9790000915527344, 9.0, 7.091000080108643, 3.2980000972747803, 1.0]
# expect: (1, 1, 2, 3) [2.0, 5.0, 8.0, 6.0, 9.0, 1.0]
# expect: (1, 1, 3) [1.0, 2.0, 5.0]
# expect: (1, 1, 8) [1.0, 2.312000036239624, 3.875, 2.625, 3.875, 7.625, 6.311999797821045, 5.0]
# expect: (1, 1, 4, 5) [0.597000002861023, 0.2549999952316284, 0.7670000195503235, 0.2549999952316284, 0.597000002861023, 0.49000000953674316, 0.20999999344348907, 0.6299999952316284, 0.20999999344348907, 0.49000000953674316, 0.49000000953674316, 0.20999999344348907, 0.6299999952316284, 0.20999999344348907, 0.49000000953674316, 0.597000002861023, 0.2549999952316284, 0.7670000195503235, 0.2549999952316284, 0.597000002861023]
# expect: ValueError For 'interpolate', 'size' and 'scale_factor' cannot be set simultaneously
# expect: ValueError For 'interpolate', 'size' and 'scale_factor' cannot be both empty
# expect: ValueError For 'interpolate', 'mode' must be in '['nearest', 'linear', 'bilinear', 'bicubic', 'area', 'nearest-exact', 'trilinear']', but got cubic
# expect: ValueError For 'interpolate', linear only support '[3]'D, but got 4D
# expect: ValueError For 'interpolate', 'input' and 'size' must have the same spatial dimensions, but got 'input' is 1D, 'size' is 2D
# expect: ValueError For 'interpolate', 'scale_factor' option cannot currently be set with the mode = bilinear and dim = 4D.
# expect: ValueError For 'interpolate', it is incorrect to set 'recompute_scale_factor' to True after specifying an explicit 'size'.
# expect: ValueError For 'interpolate', 'align_corners' option cannot currently be set with the mode = nearest, and dim = 4D
# expect: TypeError For 'interpolate', 'input' must be a tensor, but got <class 'int'>
