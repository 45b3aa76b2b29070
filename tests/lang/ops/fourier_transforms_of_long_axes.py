# tolerance: 2e-4
# Fourier transforms of long axes, composed and prime, and what transforms refuse.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
x = Tensor(np.array([[1.0, 2.0, -1.0], [0.5, 0.0, 3.0]], np.float32))
one = x[0]


def wave(*shape):
    k = np.arange(int(np.prod(shape)))
    return Tensor((((k * 37 + 11) % 29 - 14) / 7).reshape(shape).astype(np.float32))


def spectrum(*shape):
    return Tensor(wave(*shape).asnumpy() - 0.5j * wave(*shape).asnumpy() ** 2)


def parts(value, *places):
    value = value.reshape(-1)[:12]
    return [np.round(part.asnumpy(), 4) + 0.0 for part in ((ops.real(value), ops.imag(value)) if value.is_complex() else (value,))]


CALLS = """
parts(ops.fft(wave(2, 80)))
parts(ops.ifft(spectrum(2, 96)))
parts(ops.fft(wave(1024)))
parts(ops.fft(wave(67)))
parts(ops.fft(wave(2, 60), 90))
parts(ops.rfft(wave(100)))
parts(ops.irfft(spectrum(65)))
parts(ops.fft2(wave(70, 66)))
parts(ops.hfft(spectrum(65)))
parts(ops.fft(wave(80, 2), dim=0, norm="ortho"))
ms.grad(lambda a: ops.square(ops.irfft(ops.rfft(a))).sum())(wave(80))[:6]
ops.fft(one[0])
ops.rfft(one, 0)
ops.fft(one, -1)
ops.fft(one, 2, 3)
ops.irfft(one, None, 2)
ops.fft(one, 2, 0, "x")
ops.ifft2(one)
ops.rfft2(one)
ops.fft2(x, (2, 2), (0, 0))
ops.fft2(x, (2, 2, 2), (0, 1))
ops.irfft2(x, (2, 2), (0, 5))
ops.rfftn(x, (2, 2), (1, 1))
"""

for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:400])

# expect: parts(ops.fft(wave(2, 80))) => [array([ 1.8571,  2.0218,  3.0098, -4.2729,  0.388 ,  1.4425,  0.9147,
# expect:         2.5477, 11.9835, -4.1712, -1.3563,  0.8243], dtype=float32), array([ 0.    ,  0.1036,  0.2088,  0.8819,  1.2876,  4.5457, -6.0823,
# expect:        -2.6437, -3.5004, -0.5799, -0.8685,  4.3383], dtype=float32)]
# expect: parts(ops.ifft(spectrum(2, 96))) => [array([ 0.    ,  0.0004,  0.0013,  0.0069, -0.0038, -0.0028, -0.0079,
# expect:         0.0187,  0.0073,  0.0041,  0.0713,  0.0137], dtype=float32), array([-0.7041,  0.0135,  0.0203,  0.0703, -0.0287, -0.0169, -0.0396,
# expect:         0.0802,  0.0272,  0.0136,  0.21  ,  0.0364], dtype=float32)]
# expect: parts(ops.fft(wave(1024))) => [array([0.0e+00, 1.0e-04, 3.0e-04, 7.0e-04, 1.3e-03, 2.1e-03, 3.0e-03,
# expect:        4.1e-03, 5.5e-03, 7.1e-03, 8.9e-03, 1.1e-02], dtype=float32), array([ 0.    , -0.0263, -0.0528, -0.0795, -0.1067, -0.1345, -0.1631,
# expect:        -0.1927, -0.2234, -0.2555, -0.2892, -0.3249], dtype=float32)]
# expect: parts(ops.fft(wave(67))) => [array([ 0.    ,  0.0239,  0.3516, -0.4168, -0.7049,  1.2248,  0.3354,
# expect:         4.1825,  0.8254, -0.4116,  2.6928,  5.3657], dtype=float32), array([  0.    ,  -0.509 ,  -3.7382,   2.9435,   3.714 ,  -5.1283,
# expect:         -1.1604, -12.2817,  -2.0962,   0.9166,  -5.3156,  -9.4636],
# expect:       dtype=float32)]
# expect: parts(ops.fft(wave(2, 60), 90)) => [array([ 0.2857,  1.7089,  2.1353, -2.1554,  0.8767, -1.1873,  6.4981,
# expect:         1.3173,  0.6793,  8.1209, -5.0367,  0.4852], dtype=float32), array([ 0.    , -0.9004,  0.6549, -3.8533,  3.1381,  1.7731,  0.9652,
# expect:        -2.76  ,  0.949 , -4.3628, -5.9243, -1.4307], dtype=float32)]
# expect: parts(ops.rfft(wave(100))) => [array([ 0.7143,  0.7835,  1.0915,  2.9846, -2.073 , -0.6834, -0.7442,
# expect:         9.7464,  2.2267,  3.3447, 13.4725, -7.832 ], dtype=float32), array([ 0.    , -0.4446, -1.1762, -4.4799,  3.8012,  1.3491,  0.9938,
# expect:        -4.69  , -0.6079, -0.5704, -0.2029, -1.6218], dtype=float32)]
# expect: parts(ops.irfft(spectrum(65))) => [array([0.0223, 0.4757, 0.0232, 0.1865, 0.0135, 0.0295, 0.0399, 0.0512,
# expect:        0.0632, 0.1393, 0.0208, 0.0602], dtype=float32)]
# expect: parts(ops.fft2(wave(70, 66))) => [array([ 0.    ,  0.0248,  0.4013, -0.4104, -0.7775,  1.0323,  0.2957,
# expect:         1.9974,  0.7945, -2.721 ,  2.7853,  7.2857], dtype=float32), array([  0.    ,  -0.5208,  -4.2029,   2.8545,   4.0338,  -4.2554,
# expect:         -1.0069,  -5.7713,  -1.9845,   5.9582,  -5.4027, -12.6192],
# expect:       dtype=float32)]
# expect: parts(ops.hfft(spectrum(65))) => [array([  2.8571, -55.5127,   2.6921, -14.9842,   1.2448, -18.8457,
# expect:          4.1952,  -9.8037,   7.2161,   7.132 ,   0.1163,  -2.4362],
# expect:       dtype=float32)]
# expect: parts(ops.fft(wave(80, 2), dim=0, norm="ortho")) => [array([ 0.0799,  0.1118,  0.066 ,  0.1301, -0.0319,  0.2403,  0.8541,
# expect:        -0.5647,  0.3859, -0.0284,  0.5463,  0.2457], dtype=float32), array([ 0.    ,  0.    , -0.0126, -0.0024, -0.0573,  0.0312,  0.2846,
# expect:        -0.4383,  0.0621, -0.2388, -0.1171, -0.4176], dtype=float32)]
# expect: ms.grad(lambda a: ops.square(ops.irfft(ops.rfft(a))).sum())(wave(80))[:6] => [-8.5714304e-01  1.4285718e+00  3.7142856e+00 -2.2857144e+00
# expect:  -5.6624413e-07  2.2857151e+00]
# expect: ops.fft(one[0]) => ValueError For primitive[FFT], the rank of input must be in [1,8], but got 0.
# expect: ops.rfft(one, 0) => ValueError The argument[n] must be greater than 0, but got 0.
# expect: ops.fft(one, -1) => ValueError The argument[n] must be greater than 0, but got -1.
# expect: ops.fft(one, 2, 3) => ValueError For primitive[FFT], the dim must be in [-1,0), but got 3.
# expect: ops.irfft(one, None, 2) => ValueError For primitive[IRFFT], the dim must be in [-1,0), but got 2.
# expect: ops.fft(one, 2, 0, "x") => ValueError Failed to convert the value "x" of input 'norm' of 'FFT' to enum.
# expect: ops.ifft2(one) => ValueError For primitive[IFFT2], the dim must be in [-1,1), but got -2.
# expect: ops.rfft2(one) => ValueError For primitive[RFFT2], the dim must be in [-1,1), but got -2.
# expect: ops.fft2(x, (2, 2), (0, 0)) => ValueError The dims must be unique.
# expect: ops.fft2(x, (2, 2, 2), (0, 1)) => ValueError When givec, dim and s arguuments must have the same length.
# expect: ops.irfft2(x, (2, 2), (0, 5)) => ValueError For primitive[IRFFT2], the dim must be in [-2,2), but got 5.
# expect: ops.rfftn(x, (2, 2), (1, 1)) => ValueError The dims must be unique.
