# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.sin(np.arange(32) * 0.7).reshape(1, 2, 4, 4).astype(np.float32))
print(ops.unfold(x, 3, padding=1, stride=2))
theta = Tensor([[[0.71, 0.13, 0.11], [-0.17, 0.91, 0.03]]])
for corners in (False, True):
    grid = ops.affine_grid(theta, (1, 2, 3, 3), corners)
    print(grid)
    for padding in ("zeros", "border", "reflection"):
        print(padding, ops.grid_sample(x, grid, "bilinear", padding, corners)[0, 1])
    print(ops.grid_sample(x, grid, "nearest", "zeros", corners)[0, 0])
w = Tensor(np.cos(np.arange(36) * 0.3).reshape(3, 2, 2, 3).astype(np.float32))
print(ops.conv1d(x[:, :, 0], w[:, :, 0], Tensor([1.0, 2.0, 3.0]), 1, "pad", 1))
volume = Tensor(np.sin(np.arange(54) * 0.4).reshape(1, 2, 3, 3, 3).astype(np.float32))
kernel = Tensor(np.cos(np.arange(48) * 0.2).reshape(3, 2, 2, 2, 2).astype(np.float32))
print(ops.conv3d(volume, kernel, None, 1, "valid"), ops.conv3d(volume, kernel, None, 2, "pad", 1).shape)
print(ops.conv3d(volume, kernel, Tensor([1.0, 0.0, -1.0]), 1, "same")[0, 1, 2])
print(ops.channel_shuffle(x[:, :, :1], 2).shape, ops.iou(Tensor([[0.0, 0.0, 3.0, 3.0]]), Tensor([[1.0, 1.0, 4.0, 4.0]])))
wave = Tensor([0.5, 1.0, -2.0, 3.0, 0.25])
print(ops.fft(wave), ops.rfft(wave), ops.irfft(ops.rfft(wave), 5))
print(ops.fft(wave, 4, norm="ortho"), ops.fft2(x[0, 0, :2, :2]), ops.fftshift(wave), ops.ifftshift(wave), ops.fftfreq(5, 0.5))

# expect: [[[ 0.          0.          0.         -0.35078323]
# expect:   [ 0.          0.          0.33498815 -0.8715758 ]
# expect:   [ 0.          0.         -0.35078323 -0.98245263]
# expect:   [ 0.          0.64421767  0.          0.0168139 ]
# expect:   [ 0.          0.98544973 -0.63126665  0.6569866 ]
# expect:   [ 0.64421767  0.86320937  0.0168139   0.98816824]
# expect:   [ 0.         -0.35078323  0.          0.31909835]
# expect:   [ 0.33498815 -0.8715758   0.8545989  -0.36647913]
# expect:   [-0.35078323 -0.98245263  0.31909835 -0.8796958 ]
# expect:   [ 0.          0.          0.          0.8457468 ]
# expect:   [ 0.          0.          0.9906074   0.30311835]
# expect:   [ 0.          0.          0.8457468  -0.3820714 ]
# expect:   [ 0.         -0.6181371   0.         -0.975626  ]
# expect:   [-0.9791777   0.03362305 -0.88756704 -0.6048328 ]
# expect:   [-0.6181371   0.6695698  -0.975626    0.05042269]
# expect:   [ 0.          0.8457468   0.          0.9927664 ]
# expect:   [ 0.9906074   0.30311835  0.6819636   0.8366556 ]
# expect:   [ 0.8457468  -0.3820714   0.9927664   0.28705266]]]
# expect: [[[[-0.45       -0.46333334]
# expect:    [ 0.02333333 -0.5766667 ]
# expect:    [ 0.49666667 -0.69000006]]
# expect:
# expect:   [[-0.36333334  0.14333333]
# expect:    [ 0.11        0.03      ]
# expect:    [ 0.5833333  -0.08333334]]
# expect:
# expect:   [[-0.27666664  0.75      ]
# expect:    [ 0.19666666  0.63666666]
# expect:    [ 0.67        0.5233333 ]]]]
# expect: zeros [[ 0.19276002  0.0192882   0.30148494]
# expect:  [-0.56435966 -0.19662277 -0.15844843]
# expect:  [ 0.97619027  0.51383066  0.18032447]]
# expect: border [[ 0.19276002  0.0192882   0.30148494]
# expect:  [-0.56435966 -0.19662277 -0.15844843]
# expect:  [ 0.97619027  0.51383066  0.18032447]]
# expect: reflection [[ 0.19276002  0.0192882   0.30148494]
# expect:  [-0.56435966 -0.19662277 -0.15844843]
# expect:  [ 0.97619027  0.51383066  0.18032447]]
# expect: [[-0.35078323  0.98544973  0.98544973]
# expect:  [ 0.0168139   0.6569866  -0.98245263]
# expect:  [ 0.31909835 -0.36647913 -0.8796958 ]]
# expect: [[[[-0.72999996 -0.71000004]
# expect:    [-0.02       -0.88000005]
# expect:    [ 0.69       -1.0500001 ]]
# expect:
# expect:   [[-0.59999996  0.2       ]
# expect:    [ 0.11        0.03      ]
# expect:    [ 0.82       -0.14      ]]
# expect:
# expect:   [[-0.46999997  1.11      ]
# expect:    [ 0.24        0.94      ]
# expect:    [ 0.95        0.77      ]]]]
# expect: zeros [[-0.06522702 -0.14935607  0.34581548]
# expect:  [-0.57158387 -0.17670238 -0.17660376]
# expect:  [ 0.7757581   0.72213835  0.2154598 ]]
# expect: border [[-0.06522702 -0.14935607  0.3738546 ]
# expect:  [-0.57158387 -0.17670238 -0.17660376]
# expect:  [ 0.9290519   0.72213835  0.2154598 ]]
# expect: reflection [[-0.06522702 -0.14935607  0.3410561 ]
# expect:  [-0.57158387 -0.17670238 -0.17660376]
# expect:  [ 0.6177582   0.72213835  0.2154598 ]]
# expect: [[ 0.          0.64421767  0.86320937]
# expect:  [ 0.0168139   0.6569866  -0.98245263]
# expect:  [ 0.31909835 -0.36647913 -0.8796958 ]]
# expect: [[[ 2.4818401   2.9385133   2.927822    2.4644363 ]
# expect:   [ 0.27331638 -0.05594611  0.5623642   1.0698967 ]
# expect:   [ 4.614996    4.7488604   3.6506016   3.2037194 ]]]
# expect: [[[[[ 0.20461455  1.3479354 ]
# expect:     [ 2.8492417   2.9702039 ]]
# expect:
# expect:    [[-1.5010713  -2.3870852 ]
# expect:     [-2.9481251  -2.5345752 ]]]
# expect:
# expect:
# expect:   [[[-0.39400607 -1.5143809 ]
# expect:     [-2.8987331  -2.944151  ]]
# expect:
# expect:    [[ 1.6618246   2.4953418 ]
# expect:     [ 2.9111006   2.4277034 ]]]
# expect:
# expect:
# expect:   [[[ 0.5820541   1.6756625 ]
# expect:     [ 2.9383383   2.9080572 ]]
# expect:
# expect:    [[-1.8169097  -2.5950875 ]
# expect:     [-2.8641481  -2.3125522 ]]]]] (1, 3, 2, 2, 2)
# expect: [[-2.5524108  -1.776731   -0.76415384]
# expect:  [ 0.44940007  1.5483943   0.93292314]
# expect:  [ 1.0509331   1.6264328   0.8886407 ]]
# expect: (1, 2, 1, 4) [[0.39130434]]
# expect: [ 2.75      +0.j         0.07725424+2.2256339j -0.20225424-5.1961217j
# expect:  -0.20225424+5.1961217j  0.07725424-2.2256339j] [ 2.75      +0.j         0.07725424+2.2256339j -0.20225424-5.1961217j] [ 0.5   1.   -2.    3.    0.25]
# expect: [ 1.25+0.j  1.25+1.j -2.75+0.j  1.25-1.j] [[ 0.6284226 +0.j  0.04155371+0.j]
# expect:  [ 0.6600127 +0.j -1.3299891 +0.j]] [ 3.    0.25  0.5   1.   -2.  ] [-2.    3.    0.25  0.5   1.  ] [ 0.   0.4  0.8 -0.8 -0.4]
