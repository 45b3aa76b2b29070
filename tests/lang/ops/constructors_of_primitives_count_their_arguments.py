# Constructors of primitives, and of operations on sounds, name missing, superfluous and unknown arguments as MindSpore's decorators do.
from mindspore import ops
from mindspore.dataset import audio

for make in (lambda: ops.AdaptiveAvgPool2D(), lambda: ops.Adam(zz=1), lambda: ops.MaxPool3D(1, 2, "valid", 0, False, True, "NCDHW", 8),
             lambda: ops.AllGather(1, 2, 3), lambda: ops.CropAndResize(method="bilinear", zz=1), lambda: ops.Conv3D(8),
             lambda: ops.HSVToRGB(1), lambda: audio.AllpassBiquad(), lambda: audio.Biquad(1.0, 2.0), lambda: audio.Vol(1.0, zz=1),
             lambda: audio.ComplexNorm(1.0, 2.0)):
    try:
        make()
    except TypeError as error:
        print(error)

# expect: missing a required argument: 'output_size'
# expect: got an unexpected keyword argument 'zz'
# expect: too many positional arguments
# expect: too many positional arguments
# expect: got an unexpected keyword argument 'zz'
# expect: missing a required argument: 'kernel_size'
# expect: too many positional arguments
# expect: missing a required argument: 'sample_rate'
# expect: missing a required argument: 'b2'
# expect: got an unexpected keyword argument 'zz'
# expect: too many positional arguments
