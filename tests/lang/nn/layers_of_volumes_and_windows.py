# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

x = Tensor(np.sin(np.arange(72) * 0.7).reshape(1, 2, 6, 6).astype(np.float32))
volume = Tensor(np.sin(np.arange(128) * 0.4).reshape(1, 2, 4, 4, 4).astype(np.float32))


def fill(cell):
    for number, p in enumerate(cell.get_parameters()):
        p.set_data(Tensor(np.sin(np.arange(p.size) * 0.37 + number).reshape(p.shape).astype(np.float32) * 0.5))
    return cell


for net in (nn.Conv3d(2, 3, 3, weight_init="ones"), nn.Conv3d(2, 2, (2, 3, 3), 2, "pad", 1, has_bias=True, weight_init="ones", bias_init="zeros"),
            nn.Conv3d(2, 4, 3, pad_mode="valid", weight_init="ones")):
    print(net)
    print(fill(net)(volume)[0, :, -1])
for net in (nn.Conv1dTranspose(2, 3, 3, 2, weight_init="ones"), nn.Conv1dTranspose(2, 3, 3, 2, "pad", 1, has_bias=True, weight_init="ones", bias_init="ones"),
            nn.Conv1dTranspose(2, 3, 4, 1, "valid", weight_init="ones")):
    print(net)
    print(fill(net)(x[:, :, 0]))
print(nn.MaxPool2d(3, 2, "pad", 1, return_indices=True)(x))
print(nn.MaxPool3d(2, 2)(volume)[0, 0], nn.AvgPool3d(2, 2)(volume)[0, 0])
print(nn.AdaptiveAvgPool3d(2)(volume)[0, 1], nn.AdaptiveMaxPool1d(3)(x[:, :, 0]))
print(nn.ChannelShuffle(2)(x).shape, nn.PixelShuffle(2)(ops.cat((x, x), 1)).shape, nn.PixelUnshuffle(2)(x)[0, 3])
print(nn.ReflectionPad2d(1)(x)[0, 0, 0], nn.ReplicationPad1d((1, 2))(x[0])[0, 0], nn.ReflectionPad1d(2)(x[0])[1, 1])
print(nn.Upsample(size=(3, 3))(x)[0, 0], nn.LRN()(x)[0, 1, 1])
y = Tensor(np.cos(np.arange(72)).reshape(1, 2, 6, 6).astype(np.float32))
print(nn.PoissonNLLLoss()(x, ops.abs(y)), nn.GaussianNLLLoss()(x, y, ops.abs(y) + 1), nn.DiceLoss()(ops.abs(x), ops.abs(y)))
print(nn.MultiLabelSoftMarginLoss()(x[0, 0], ops.abs(ops.sign(y[0, 0]))))

# expect: Conv3d(input_channels=2, output_channels=3, kernel_size=(3, 3, 3), stride=(1, 1, 1), pad_mode=same, padding=0, dilation=(1, 1, 1), group=1, has_bias=False, weight_init=ones, bias_init=None, format=NCDHW)
# expect: [[[-0.03639334 -0.05045241 -0.02340358 -0.01625038]
# expect:   [ 0.02910326  0.03695485 -0.01744345 -0.01078354]
# expect:   [-0.10498545 -0.13322346 -0.13558874 -0.10319073]
# expect:   [ 0.06618439  0.08718862  0.08016143  0.05779468]]
# expect:
# expect:  [[ 0.03466254  0.04376394  0.06235602  0.04566228]
# expect:   [-0.08674459 -0.12013633 -0.15364589 -0.11567575]
# expect:   [-0.08499027 -0.10684847 -0.0503952  -0.03303595]
# expect:   [ 0.03261541  0.04538508  0.01739159  0.01155854]]
# expect:
# expect:  [[ 0.06594349  0.08776177  0.07656284  0.05517832]
# expect:   [-0.10305444 -0.13937314 -0.11354207 -0.0878318 ]
# expect:   [ 0.03253004  0.04213341  0.09262583  0.07502709]
# expect:   [-0.03837907 -0.04849702 -0.06533486 -0.04794097]]]
# expect: Conv3d(input_channels=2, output_channels=2, kernel_size=(2, 3, 3), stride=(2, 2, 2), pad_mode=pad, padding=1, dilation=(1, 1, 1), group=1, has_bias=True, weight_init=ones, bias_init=zeros, format=NCDHW)
# expect: [[[ 1.975499    3.4678912 ]
# expect:   [-0.42287624 -2.7086778 ]]
# expect:
# expect:  [[ 0.46385676  2.323187  ]
# expect:   [ 1.6796293  -1.1381437 ]]]
# expect: Conv3d(input_channels=2, output_channels=4, kernel_size=(3, 3, 3), stride=(1, 1, 1), pad_mode=valid, padding=0, dilation=(1, 1, 1), group=1, has_bias=False, weight_init=ones, bias_init=None, format=NCDHW)
# expect: [[[-0.52609307 -0.6032529 ]
# expect:   [-0.28929406 -0.05820866]]
# expect:
# expect:  [[-0.18221493 -0.10332782]
# expect:   [ 0.17089082  0.22644526]]
# expect:
# expect:  [[ 0.3707519   0.5151646 ]
# expect:   [ 0.43498144  0.25125697]]
# expect:
# expect:  [[ 0.49828702  0.5425136 ]
# expect:   [ 0.19993763 -0.01224447]]]
# expect: Conv1dTranspose(input_channels=2, output_channels=3, kernel_size=(1, 3), stride=(1, 2), pad_mode=same, padding=(0, 0, 0, 0), dilation=(1, 1), group=1, has_bias=False, weight_init=ones, bias_init=None, format=NCHW)
# expect: [[[-0.00629386 -0.01780463 -0.09191231 -0.06741724 -0.15384904
# expect:    -0.08532245 -0.14342815 -0.06309919 -0.06555078 -0.0111994
# expect:     0.04315615  0.04596765]
# expect:   [-0.03236509 -0.03344408 -0.07576985 -0.02464818 -0.03784058
# expect:    -0.00425979  0.01788571  0.01813197  0.06520006  0.03199602
# expect:     0.08184978  0.03081182]
# expect:   [-0.02248916 -0.01193795  0.02452842  0.04549707  0.12019654
# expect:     0.08153413  0.1593343   0.0792244   0.12353468  0.0396542
# expect:     0.02963475 -0.018566  ]]]
# expect: Conv1dTranspose(input_channels=2, output_channels=3, kernel_size=(1, 3), stride=(1, 2), pad_mode=pad, padding=(0, 0, 1, 1), dilation=(1, 1), group=1, has_bias=True, weight_init=ones, bias_init=ones, format=NCHW)
# expect: [[[0.40293086 0.32882315 0.35331824 0.26688644 0.33541304 0.27730733
# expect:    0.35763627 0.3551847  0.4095361  0.46389163 0.46670312]
# expect:   [0.45650995 0.41418418 0.46530584 0.45211345 0.48569423 0.50783974
# expect:    0.508086   0.5551541  0.52195007 0.5718038  0.52076584]
# expect:   [0.48092166 0.51738805 0.53835666 0.6130561  0.57439375 0.6521939
# expect:    0.572084   0.6163943  0.5325138  0.5224944  0.4742936 ]]]
# expect: Conv1dTranspose(input_channels=2, output_channels=3, kernel_size=(1, 4), stride=(1, 1), pad_mode=valid, padding=(0, 0, 0, 0), dilation=(1, 1), group=1, has_bias=False, weight_init=ones, bias_init=None, format=NCHW)
# expect: [[[-0.03236509 -0.3677298  -0.7379338  -0.8303081  -0.44154295
# expect:     0.15488663  0.24383152  0.1254087  -0.01892425]
# expect:   [-0.01193795  0.19770877  0.6383852   1.1670253   1.5164504
# expect:     1.1526653   0.52043855 -0.03589332 -0.23216479]
# expect:   [ 0.03020022  0.40358296  0.85370064  1.0419402   0.716541
# expect:     0.05414141 -0.1494535  -0.13191773 -0.02317726]]]
# expect: (Tensor(shape=[1, 2, 3, 3], dtype=Float32, value=
# expect: [[[[ 6.44217670e-01,  9.85449731e-01,  9.88168240e-01],
# expect:    [ 8.54598880e-01,  9.90607381e-01,  9.88168240e-01],
# expect:    [ 8.36655617e-01,  9.90607381e-01,  9.92766380e-01]],
# expect:   [[ 6.94164693e-01,  9.94644761e-01,  9.96241927e-01],
# expect:    [ 8.17766249e-01,  9.97557402e-01,  9.96241927e-01],
# expect:    [ 7.97952116e-01,  9.97557402e-01,  9.98590887e-01]]]]), Tensor(shape=[1, 2, 3, 3], dtype=Int64, value=
# expect: [[[[ 1,  2, 11],
# expect:    [12, 20, 11],
# expect:    [30, 20, 29]],
# expect:   [[ 1,  2, 11],
# expect:    [12, 20, 11],
# expect:    [30, 20, 29]]]]))
# expect: [[[ 0.9995736   0.96791965]
# expect:   [-0.05837414 -0.16560417]]
# expect:
# expect:  [[ 0.9656578   0.9997929 ]
# expect:   [-0.2879033   0.06720807]]] [[[ 0.59411365  0.6536551 ]
# expect:   [-0.6126085  -0.6412533 ]]
# expect:
# expect:  [[ 0.655341    0.59113234]
# expect:   [-0.6651726  -0.5703101 ]]]
# expect: [[[ 0.68096054  0.49649045]
# expect:   [-0.6815945  -0.4683793 ]]
# expect:
# expect:  [[ 0.66958016  0.37487185]
# expect:   [-0.66098213 -0.3409991 ]]] [[[0.64421767 0.98544973 0.33498815]
# expect:   [0.6941647  0.99464476 0.2709058 ]]]
# expect: (1, 2, 6, 6) (1, 1, 12, 12) [[-0.98245263  0.0168139   0.98816824]
# expect:  [ 0.6695698   0.8457468  -0.3820714 ]
# expect:  [ 0.28705266 -0.8951874  -0.5913575 ]]
# expect: [-0.98245263 -0.8715758  -0.98245263 -0.63126665  0.0168139   0.6569866
# expect:   0.98816824  0.6569866 ] [ 0.          0.          0.64421767  0.98544973  0.86320937  0.33498815
# expect:  -0.35078323 -0.35078323 -0.35078323] [-0.57771504 -0.96769613 -0.90255463 -0.96769613 -0.57771504  0.08397446
# expect:   0.7061695   0.9962419   0.7061695   0.08397446]
# expect: [[ 0.          0.98544973  0.33498815]
# expect:  [ 0.8545989  -0.36647913 -0.9791777 ]
# expect:  [-0.88756704 -0.6048328   0.6819636 ]] [-0.5625332  -0.5680892  -0.43894297  0.08366819  0.5082715   0.578178  ]
# expect: 1.2663085 0.5506885 0.19047719
# expect: 0.7540782
