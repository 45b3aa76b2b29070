# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.array([[1.0, 2.5, 3.0], [4.0, -5.0, 7.0]]), ms.float32)
for function in (ops.hfft2, ops.hfftn, ops.ihfft2, ops.ihfftn):
    print(np.round(function(x).asnumpy(), 4) + 0)
    print(np.round(function(x, (3, 4), norm="ortho").asnumpy(), 4) + 0)
print(ops.hfftn(x, s=(3,), dim=(0,), norm="forward"))
signal = Tensor(np.arange(12) % 5, ms.float32)
print(ops.stft(signal, 4).shape)
print(np.round(ops.stft(signal, 4, 3, 3, Tensor([1.0, 2.0, 3.0]), center=False).asnumpy(), 4) + 0)
print(np.round(ops.stft(signal, 4, 2, 2, Tensor([1.0, 2.0]), center=False, return_complex=True, onesided=False,
                        normalized=True).asnumpy(), 4) + 0)
print(ops.stft(signal, 4, pad_mode="CONSTANT", return_complex=True)[0])
for given in (dict(n_fft=40, center=False), dict(n_fft=4, win_length=5), dict(n_fft=4, hop_length=0), dict(n_fft=4, pad_mode="x")):
    try:
        ops.stft(signal, **given)
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: [[ 10.  -5.  20.  -5.]
# expect:  [  8.   1. -22.   1.]]
# expect: [[ 2.8868 -1.4434  5.7735 -1.4434]
# expect:  [ 2.4537  2.3557 -3.3198 -2.6443]
# expect:  [ 2.4537 -2.6443 -3.3198  2.3557]]
# expect: [[ 10.  -5.  20.  -5.]
# expect:  [  8.   1. -22.   1.]]
# expect: [[ 2.8868 -1.4434  5.7735 -1.4434]
# expect:  [ 2.4537  2.3557 -3.3198 -2.6443]
# expect:  [ 2.4537 -2.6443 -3.3198  2.3557]]
# expect: [[ 2.0833+0.j      0.2083-1.8042j]
# expect:  [ 0.0833+0.j     -0.7917+1.6599j]]
# expect: [[ 3.6084+0.j     -1.4434-0.7217j  5.0518+0.j    ]
# expect:  [ 1.0104+1.5j     1.1057+0.6934j -1.8764+4.j    ]
# expect:  [ 1.0104-1.5j    -1.3943+2.1934j -1.8764-4.j    ]]
# expect: [[ 2.0833+0.j      0.2083-1.8042j]
# expect:  [ 0.0833+0.j     -0.7917+1.6599j]]
# expect: [[ 3.6084+0.j     -1.4434-0.7217j  5.0518+0.j    ]
# expect:  [ 1.0104+1.5j     1.1057+0.6934j -1.8764+4.j    ]
# expect:  [ 1.0104-1.5j    -1.3943+2.1934j -1.8764-4.j    ]]
# expect: [[ 3.        -2.5        5.666667 ]
# expect:  [-1.         2.5       -1.3333334]
# expect:  [-1.         2.5       -1.3333334]]
# expect: (3, 13, 2)
# expect: [[[ 8.  0.]
# expect:   [11.  0.]
# expect:   [14.  0.]]
# expect:
# expect:  [[-6. -2.]
# expect:   [ 3. -8.]
# expect:   [-8. -4.]]
# expect:
# expect:  [[ 4.  0.]
# expect:   [-5.  0.]
# expect:   [ 6.  0.]]]
# expect: [[ 2.5+0.j   5.5+0.j   1. +0.j   4. +0.j   2. +0.j ]
# expect:  [-2. -0.5j -4. -1.5j -1. +0.j  -3. -1.j   0. -2.j ]
# expect:  [ 1.5+0.j   2.5+0.j   1. +0.j   2. +0.j  -2. +0.j ]
# expect:  [-2. +0.5j -4. +1.5j -1. +0.j  -3. +1.j   0. +2.j ]]
# expect: [ 1.+0.j  3.+0.j  6.+0.j 10.+0.j  9.+0.j  8.+0.j  7.+0.j  6.+0.j 10.+0.j
# expect:   9.+0.j  8.+0.j  5.+0.j  1.+0.j]
# expect: For primitive[STFT], the n_fft must be in (0,12], but got 40.
# expect: For primitive[STFT], the win_length must be in (0,4], but got 5.
# expect: For primitive[STFT], the hop_length must be greater than 0, but got 0.
# expect: For 'Pad', the 'mode' must be str and must be in '['CONSTANT', 'REFLECT', 'SYMMETRIC']', but got 'x'.
