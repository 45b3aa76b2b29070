# Functions of files and images, and MindRecord's readers and writers, name what they were wrongly given; so do distributions and pools.
import numpy as np
from mindspore import nn
from mindspore.dataset import vision
from mindspore.mindrecord import FileReader, FileWriter
from mindspore.nn.probability.distribution import Normal

data = np.array([1], np.uint8)
for call in (lambda: vision.read_file(None), lambda: vision.read_file("none.png"), lambda: vision.read_image("/"),
             lambda: vision.read_image("none.png", "rgb"), lambda: vision.write_file(3, data), lambda: vision.write_file("x", "data"),
             lambda: vision.write_file("x", data.astype(np.int32)), lambda: vision.write_file("x", data[None]),
             lambda: vision.write_file("/nowhere/x", data), lambda: vision.get_image_size(None), lambda: vision.get_image_num_channels(data),
             lambda: FileReader("a", "b"), lambda: FileReader(""), lambda: FileReader(3), lambda: FileWriter("a", "b"),
             lambda: FileWriter(None), lambda: FileWriter("a", 1, "b"), lambda: Normal({}, 1.0), lambda: nn.AdaptiveAvgPool2d(None),
             lambda: nn.AdaptiveAvgPool2d((1, 2, 3)), lambda: nn.AdaptiveAvgPool2d((1, "a")), lambda: nn.AdaptiveAvgPool2d(-1)):
    try:
        call()
    except Exception as error:
        told = [line for line in str(error).splitlines() if "ERROR" in line] or str(error).splitlines()
        print(type(error).__name__, told[0])
print(vision.get_image_size(np.zeros((2, 3, 4))), vision.get_image_num_channels(np.zeros((2, 3, 4))))

# expect: TypeError Input filename is not of type <class 'str'>, but got: <class 'NoneType'>.
# expect: RuntimeError [ERROR] ReadFile: Invalid file path, none.png does not exist.
# expect: RuntimeError [ERROR] ReadImage: Invalid file path, / is not a regular file.
# expect: TypeError Input mode is not of type <enum 'ImageReadMode'>, but got: <class 'str'>.
# expect: TypeError Input filename is not of type <class 'str'>, but got: <class 'int'>.
# expect: TypeError Input data is not of type <class 'numpy.ndarray'> or <class 'mindspore.common.tensor.Tensor'>, but got: <class 'str'>.
# expect: RuntimeError [ERROR] WriteFile: The type of the elements of data should be UINT8, but got int32.
# expect: RuntimeError [ERROR] WriteFile: The data has invalid dimensions. It should have only one dimension, but got 2 dimensions.
# expect: RuntimeError [ERROR] No such file or directory
# expect: TypeError Input image is not of type <class 'numpy.ndarray'> or <class 'PIL.Image.Image'>, but got: <class 'NoneType'>.
# expect: RuntimeError [ERROR] GetImageNumChannels: invalid parameter, image should have at least two dimensions, but got: 1
# expect: ParamValueError [ParamValueError]: Invalid parameter value. Parameter num_consumer is not int.
# expect: ParamValueError [ParamValueError]: Invalid parameter value. File path is not allowed None or empty!
# expect: ParamValueError [ParamValueError]: Invalid parameter value. File path: 3 is not string.
# expect: ParamValueError [ParamValueError]: Invalid parameter value. Parameter shard_num's type is not int.
# expect: ParamValueError [ParamValueError]: Invalid parameter value. File path is not allowed None or empty!
# expect: ParamValueError [ParamValueError]: Invalid parameter value. Parameter overwrite's type is not bool.
# expect: TypeError Unable to convert input of type <class 'dict'> to a Tensor of type Float32
# expect: TypeError For 'AdaptiveAvgPool2D', the type of 'output_size' should be one of '['int', 'tuple']', but got type 'NoneType'.
# expect: ValueError For 'AdaptiveAvgPool2D', the 'length of output_size' must be int and must = 2, but got '3' with type 'int'.
# expect: TypeError For 'AdaptiveAvgPool2D', the type of 'output_size[1]' should be one of '['int', 'NoneType']', but got type 'str'.
# expect: ValueError For 'AdaptiveAvgPool2D', the argument 'output_size[0]' must >= 0, but got -1.
# expect: [2, 3] 4
