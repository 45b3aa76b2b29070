# mindspore.numpy.fft names the transforms of mindspore.ops as NumPy does; ihfftn is hfftn, as in MindSpore.
import numpy as np
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor
from mindspore.numpy.fft import irfft2
import mindspore.numpy.fft as transforms

x = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))


def shown(result):
    return [f"{value:.3f}" for value in (result.asnumpy().reshape(-1) + 0)[:5]], result.dtype, result.shape


for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
    print(name, *shown(getattr(mnp.fft, name)(a=x, n=3, axis=0, norm="ortho")))
    print(name + "2", *shown(getattr(mnp.fft, name + "2")(x, s=(2, 2), axes=(1, 0))))
    print(name + "n", *shown(getattr(mnp.fft, name + "n")(x)))
print(mnp.fft.fftshift(x, axes=1).asnumpy().tolist(), mnp.fft.ifftshift(x=x).asnumpy().tolist())
print(mnp.fft.fftfreq(5, d=0.5), mnp.fft.rfftfreq(5, dtype=ms.float64).dtype)
print(transforms.fft is mnp.fft.fft, irfft2.__name__)


# expect: fft ['6.928+0.000j', '8.660+0.000j', '10.392+0.000j', '12.124+0.000j', '-3.464+2.000j'] Complex64 (3, 4)
# expect: fft2 ['10.000+0.000j', '-2.000+0.000j', '-8.000+0.000j', '0.000+0.000j'] Complex64 (2, 2)
# expect: fftn ['66.000+0.000j', '-6.000+6.000j', '-6.000+0.000j', '-6.000-6.000j', '-24.000+13.856j'] Complex64 (3, 4)
# expect: ifft ['6.928+0.000j', '8.660+0.000j', '10.392+0.000j', '12.124+0.000j', '-3.464-2.000j'] Complex64 (3, 4)
# expect: ifft2 ['2.500+0.000j', '-0.500+0.000j', '-2.000+0.000j', '0.000+0.000j'] Complex64 (2, 2)
# expect: ifftn ['5.500+0.000j', '-0.500-0.500j', '-0.500+0.000j', '-0.500+0.500j', '-2.000-1.155j'] Complex64 (3, 4)
# expect: rfft ['6.928+0.000j', '8.660+0.000j', '10.392+0.000j', '12.124+0.000j', '-3.464+2.000j'] Complex64 (2, 4)
# expect: rfft2 ['10.000+0.000j', '-2.000+0.000j', '-8.000+0.000j', '0.000+0.000j'] Complex64 (2, 2)
# expect: rfftn ['66.000+0.000j', '-6.000+6.000j', '-6.000+0.000j', '-24.000+13.856j', '0.000+0.000j'] Complex64 (3, 3)
# expect: irfft ['4.619', '6.351', '8.083', '9.815', '-2.309'] Float32 (3, 4)
# expect: irfft2 ['2.500', '-0.500', '-2.000', '0.000'] Float32 (2, 2)
# expect: irfftn ['5.500', '-0.667', '0.000', '-0.167', '0.000'] Float32 (3, 6)
# expect: hfft ['4.619', '6.351', '8.083', '9.815', '-2.309'] Float32 (3, 4)
# expect: hfft2 ['10.000', '-2.000', '-8.000', '0.000'] Float32 (2, 2)
# expect: hfftn ['99.000', '-12.000', '0.000', '-3.000', '0.000'] Float32 (3, 6)
# expect: ihfft ['6.928+0.000j', '8.660+0.000j', '10.392+0.000j', '12.124+0.000j', '-3.464-2.000j'] Complex64 (2, 4)
# expect: ihfft2 ['2.500+0.000j', '-0.500+0.000j', '-2.000+0.000j', '0.000+0.000j'] Complex64 (2, 2)
# expect: ihfftn ['99.000', '-12.000', '0.000', '-3.000', '0.000'] Float32 (3, 6)
# expect: [[2.0, 3.0, 0.0, 1.0], [6.0, 7.0, 4.0, 5.0], [10.0, 11.0, 8.0, 9.0]] [[6.0, 7.0, 4.0, 5.0], [10.0, 11.0, 8.0, 9.0], [2.0, 3.0, 0.0, 1.0]]
# expect: [ 0.   0.4  0.8 -0.8 -0.4] Float64
# expect: True irfft2
