# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops
import mindspore.ops.operations as P
from mindspore.ops.operations import _grad_ops as G


def T(*shape, seed=0):
    k = np.arange(int(np.prod(shape)))
    return Tensor((((k * 37 + seed * 101 + 11) % 29 - 14) / 8).reshape(shape).astype("float32"))


def show(found):
    for part in found if isinstance(found, (tuple, list)) else (found,):
        print(" ", part.dtype, part.shape, [round(float(v), 4) for v in part.asnumpy().ravel()[:12].astype("float64")])

for name, call in [
    ('FlattenGrad', lambda: G.FlattenGrad()(T(2,6),(2,2,3))),
    ('SliceGrad', lambda: G.SliceGrad()(T(2,2),T(3,4),(0,1),(2,2))),
    ('AAP2', lambda: G.AdaptiveAvgPool2DGrad()(T(1,2,2,3),Tensor([1,2,5,4],ms.int64))),
    ('AAP3', lambda: G.AdaptiveAvgPool3DGrad()(T(1,2,2,2,3),Tensor([1,2,3,5,4],ms.int32))),
    ('AMP2', lambda: G.AdaptiveMaxPool2DGrad()(T(1,2,2,2),T(1,2,4,4),Tensor([[[[0,3],[8,15]],[[1,2],[9,9]]]],ms.int64))),
    ('AMP3', lambda: G.AdaptiveMaxPool3DGrad()(T(1,2,1,2,2),T(1,2,2,4,4),Tensor([[[[[0,3],[8,15]]],[[[1,2],[9,31]]]]],ms.int32))),
    ('FMP3FK', lambda: G.FractionalMaxPool3DGradWithFixedKsize()(T(1,2,2,4,4),T(1,2,1,2,2),Tensor([[[[[0,3],[8,15]]],[[[1,2],[9,31]]]]],ms.int64))),
    ('MPGWA', lambda: G.MaxPoolGradWithArgmax(kernel_size=2,strides=2)(T(1,2,4,4),T(1,2,2,2),Tensor([[[[0,3],[8,15]],[[17,18],[25,31]]]],ms.int32))),
    ('MPGWAb', lambda: G.MaxPoolGradWithArgmax(kernel_size=2,strides=2)(T(1,2,4,4),T(1,2,2,2),Tensor([[[[0,3],[8,15]],[[1,2],[9,15]]]],ms.int32))),
    ('MPGWAV2', lambda: G.MaxPoolGradWithArgmaxV2(2,2)(T(1,2,4,4),T(1,2,2,2),Tensor([[[[0,3],[8,15]],[[1,2],[9,15]]]],ms.int64))),
    ('MP3GWA', lambda: G.MaxPool3DGradWithArgmax(2,2,0)(T(1,2,2,4,4),T(1,2,1,2,2),Tensor([[[[[0,3],[8,15]]],[[[1,2],[9,31]]]]],ms.int32))),
    ('MPGGWA', lambda: G.MaxPoolGradGradWithArgmax(2,2)(T(1,2,4,4),T(1,2,4,4,seed=3),Tensor([[[[0,3],[8,15]],[[1,2],[9,15]]]],ms.int32))),
    ('MaxGG', lambda: G.MaximumGradGrad()(T(2,3),T(2,3,seed=2),T(2,3,seed=4),T(2,3,seed=6))),
    ('MinGG', lambda: G.MinimumGradGrad()(T(2,3),T(2,3,seed=2),T(2,3,seed=4),T(2,3,seed=6))),
    ('GD', lambda: G.GatherDGradV2()(T(2,3),1,Tensor([[0,0],[2,1]],ms.int64),T(2,2))),
    ('MS', lambda: G.MaskedSelectGrad()(T(2,3),Tensor([[True,False,True],[False,True,True]]),T(4))),
    ('SS', lambda: G.SoftShrinkGrad()(T(2,3),T(2,3,seed=1))),
    ('HS', lambda: G.HShrinkGrad()(T(2,3),T(2,3,seed=1))),
    ('Logit', lambda: G.LogitGrad(0.01)(T(4),Tensor([0.001,0.3,0.5,0.999],ms.float32))),
    ('Trace', lambda: G.TraceGrad()(Tensor(2.5,ms.float32),Tensor([3,4],ms.int64))),
    ('Glu', lambda: G.GluGrad(1)(T(2,2),T(2,4))),
    ('AG', lambda: G.AffineGridGrad()(T(1,3,4,2),(1,2,3,4))),
    ('AG3', lambda: G.AffineGridGrad(True)(T(1,2,3,4,3),(1,2,2,3,4))),
    ('GS2', lambda: G.GridSampler2DGrad()(T(1,2,2,2),T(1,2,3,3,seed=1),T(1,2,2,2,seed=2)*0.5)),
    ('GS3', lambda: G.GridSampler3DGrad()(T(1,2,2,2,2),T(1,2,3,3,3,seed=1),T(1,2,2,2,3,seed=2)*0.5)),
    ('LRN', lambda: G.LRNGrad(1)(T(1,3,2,2),T(1,3,2,2,seed=1),P.LRN(1)(T(1,3,2,2,seed=1)))),
    ('LuU', lambda: G.LuUnpackGrad(True,True)(T(3,3),T(3,3,seed=1),T(3,3,seed=2))),
    ('LuU2', lambda: G.LuUnpackGrad(True,True)(T(4,3),T(3,3,seed=1),T(4,3,seed=2))),
    ('MP3', lambda: G.MaxPool3DGrad(kernel_size=(1,1,2,2,2),strides=(1,1,1,1,1))(T(1,1,3,3,3),P.MaxPool3D(2,1)(T(1,1,3,3,3)),T(1,1,2,2,2))),
    ('Med', lambda: G.MedianGrad(False,1,False)(T(2),T(2,3),T(2),Tensor([1,2],ms.int64))),
    ('MedG', lambda: G.MedianGrad(True)(Tensor(2.,ms.float32),Tensor([[1.,2.],[2.,4.]],ms.float32),Tensor(2.,ms.float32),Tensor(1,ms.int64))),
    ('MML', lambda: G.MultiMarginLossGrad()(Tensor(1.5,ms.float32),T(2,3),Tensor([0,2],ms.int64),T(3,seed=4))),
    ('Mvl', lambda: G.MvlgammaGrad(2)(T(3),Tensor([2.,3.,4.5],ms.float32))),
    ('Pd', lambda: G.PdistGrad(2.0)(T(3),T(3,2,seed=1),ops.pdist(T(3,2,seed=1)))),
    ('ROI', lambda: G.ROIAlignGrad(2,2,0.5,2)(T(1,2,2,2),Tensor([[0,1.,1.,6.,6.]],ms.float32),(1,2,5,5))),
    ('RBc', lambda: G.ResizeBicubicGrad()(T(1,2,5,6),T(1,2,3,3))),
    ('RL1', lambda: G.ResizeLinear1DGrad()(T(1,2,5),T(1,2,3))),
    ('RNV2', lambda: G.ResizeNearestNeighborV2Grad()(T(1,2,4,6),(2,3))),
    ('SSM', lambda: G.SparseSegmentMeanGrad()(T(2,3),Tensor([0,3,1],ms.int32),Tensor([0,0,1],ms.int32),Tensor(5,ms.int32))),
    ('SSQ', lambda: G.SparseSegmentSqrtNGrad()(T(2,3),Tensor([0,3,1],ms.int32),Tensor([0,0,1],ms.int32),Tensor(5,ms.int32))),
    ('SFE', lambda: G.SparseFillEmptyRowsGrad()(Tensor([0,2,3],ms.int64),T(5))),
    ('SSl', lambda: G.SparseSliceGrad()(T(2),Tensor([[0,1],[1,2],[2,0],[2,3]],ms.int64),Tensor([1,0],ms.int64),Tensor([[0,2],[1,0]],ms.int64))),
    ('UN3', lambda: G.UpsampleNearest3DGrad()(T(1,1,2,4,4),(1,1,1,2,2),(2,4,4),None)),
    ('UT3', lambda: G.UpsampleTrilinear3DGrad()(T(1,1,2,4,4),(1,1,1,2,2),(2,4,4),None)),
    ('FAP', lambda: G.FractionalAvgPoolGrad()(Tensor([1,4,4,1],ms.int64),T(1,2,2,1),Tensor([0,1,4],ms.int64),Tensor([0,2,4],ms.int64))),
    ('FAPo', lambda: G.FractionalAvgPoolGrad(True)(Tensor([1,4,4,1],ms.int64),T(1,2,2,1),Tensor([0,1,4],ms.int64),Tensor([0,2,4],ms.int64))),
    ('FMP', lambda: G.FractionalMaxPoolGrad()(T(1,4,4,1),T(1,2,2,1),T(1,2,2,1),Tensor([0,1,4],ms.int64),Tensor([0,2,4],ms.int64))),
    ('C3F', lambda: G.Conv3DBackpropFilter(2,2)(T(1,1,3,3,3),T(1,2,2,2,2),(2,1,2,2,2))),
    ('LNGG', lambda: G.LayerNormGradGrad(1,1)(T(2,3),T(2,3,seed=1),ops.var(T(2,3),1,0,True),ops.mean(T(2,3),1,True),T(3),T(2,3,seed=5),T(3,seed=6),T(3,seed=7))),
    ('BNGGi', lambda: G.BatchNormGradGrad(False)(T(2,3,2,2),T(2,3,2,2,seed=1),T(3,seed=2),T(3)*0+0.7,T(3)*0+1.1,T(2,3,2,2,seed=5),T(3,seed=6),T(3,seed=7))),
    ('IgA', lambda: G.IgammaGradA()(Tensor([0.5,1.5,3.],ms.float32),Tensor([1.,2.,0.5],ms.float32))),
    ('MP3GG', lambda: G.MaxPool3DGradGrad(kernel_size=(1,1,2,2,2),strides=(1,1,1,1,1))(T(1,1,3,3,3),P.MaxPool3D(2,1)(T(1,1,3,3,3)),T(1,1,3,3,3,seed=3))),
]:
    print(name)
    show(call())

# expect: FlattenGrad
# expect:   Float32 (2, 2, 3) [-0.375, 0.625, 1.625, -1.0, 0.0, 1.0, -1.625, -0.625, 0.375, 1.375, -1.25, -0.25]
# expect: SliceGrad
# expect:   Float32 (3, 4) [0.0, -0.375, 0.625, 0.0, 0.0, 1.625, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: AAP2
# expect:   Float32 (1, 2, 5, 4) [-0.0625, 0.0417, 0.375, 0.2708, -0.0625, 0.0417, 0.375, 0.2708, -0.2292, -0.125, 0.5417, 0.4375]
# expect: AAP3
# expect:   Float32 (1, 2, 3, 5, 4) [-0.0312, 0.0208, 0.1875, 0.1354, -0.0312, 0.0208, 0.1875, 0.1354, -0.1146, -0.0625, 0.2708, 0.2188]
# expect: AMP2
# expect:   Float32 (1, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: AMP3
# expect:   Float32 (1, 2, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: FMP3FK
# expect:   Float32 (1, 2, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: MPGWA
# expect:   Float32 (1, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: MPGWAb
# expect:   Float32 (1, 2, 4, 4) [-0.375, 0.0, 1.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, -1.625, 0.0, 0.0]
# expect: MPGWAV2
# expect:   Float32 (1, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: MP3GWA
# expect:   Float32 (1, 2, 2, 4, 4) [-0.375, 0.0, 0.0, 0.625, 0.0, 0.0, 0.0, 0.0, 1.625, 0.0, 0.0, 0.0]
# expect: MPGGWA
# expect:   Float32 (1, 2, 2, 2) [1.25, 0.625, -1.625, 1.75, -1.375, -0.375, -0.625, 1.75]
# expect: MaxGG
# expect:   Float32 (2, 3) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect:   Float32 (2, 3) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect:   Float32 (2, 3) [-0.625, 0.375, 1.375, -1.25, -0.25, 0.75]
# expect: MinGG
# expect:   Float32 (2, 3) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect:   Float32 (2, 3) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect:   Float32 (2, 3) [-0.75, 0.25, 1.25, -1.375, -0.375, 0.625]
# expect: GD
# expect:   Float32 (2, 3) [0.25, 0.0, 0.0, 0.0, -1.0, 1.625]
# expect: MS
# expect:   Float32 (2, 3) [-0.375, 0.0, 0.625, 0.0, 1.625, -1.0]
# expect: SS
# expect:   Float32 (2, 3) [-0.375, 0.625, 0.0, -1.0, 0.0, 1.0]
# expect: HS
# expect:   Float32 (2, 3) [-0.375, 0.625, 0.0, -1.0, 0.0, 1.0]
# expect: Logit
# expect:   Float32 (4,) [0.0, 2.9762, 6.5, 0.0]
# expect: Trace
# expect:   Float32 (3, 4) [2.5, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0]
# expect: Glu
# expect:   Float32 (2, 4) [-0.3133, 0.1681, 0.0193, 0.0768, 0.2673, -0.3486, 0.0, -0.2271]
# expect: AG
# expect:   Float32 (1, 2, 3) [-2.2188, 1.5833, 0.625, 0.5, -0.8333, 1.75]
# expect: AG3
# expect:   Float32 (1, 3, 4) [-0.4167, 3.5, 4.25, -0.25, -2.8333, 3.5, -3.0, 2.0, 0.7917, -7.375, 0.625, 0.625]
# expect: GS2
# expect:   Float32 (1, 2, 3, 3) [-0.3867, 0.0, 0.4614, -0.3363, 0.3597, 0.0854, 0.0472, 0.8785, 0.0, -0.2417, 0.0, 0.7383]
# expect:   Float32 (1, 2, 2, 2) [-0.5625, 0.3516, -1.7776, -1.333, 0.0, 0.0, -0.9272, 1.0474]
# expect: GS3
# expect:   Float32 (1, 2, 3, 3, 3) [0.0, -0.017, -0.2554, 0.0, 0.1953, 0.0, 0.0, 0.5859, 0.0, 0.4795, -0.0436, -0.6528]
# expect:   Float32 (1, 2, 2, 2, 3) [-0.6691, 0.6691, 0.8383, 2.55, -1.125, -2.1668, -2.0229, -0.2417, 5.3496, -1.8164, -1.4048, -1.8618]
# expect: LRN
# expect:   Float32 (1, 3, 2, 2) [-0.1049, 0.0202, 1.4411, -0.4303, 0.1242, 0.0927, -1.2932, 0.0131, 0.0961, 0.7837, -0.8253, 0.0331]
# expect: LuU
# expect:   Float32 (3, 3) [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.625, -0.625, 0.0]
# expect:   Float32 (3, 3) [1.375, -1.25, -0.25, 0.0, 1.75, -0.875, 0.0, 0.0, -1.5]
# expect: LuU2
# expect:   Float32 (4, 3) [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.625, -0.625, 0.0, 1.375, -1.25, -0.25]
# expect:   Float32 (4, 3) [1.375, -1.25, -0.25, 0.0, 1.75, -0.875, 0.0, 0.0, -1.5, 0.0, 0.0, 0.0]
# expect: MP3
# expect:   Float32 (1, 1, 3, 3, 3) [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: Med
# expect:   Float32 (2, 3) [0.0, -0.375, 0.0, 0.0, 0.0, 0.625]
# expect: MedG
# expect:   Float32 (2, 2) [0.0, 1.0, 1.0, 0.0]
# expect: MML
# expect:   Float32 (2, 3) [0.3125, -0.1562, -0.1562, 0.0, 0.0, 0.0]
# expect: Mvl
# expect:   Float32 (3,) [-0.1722, 1.0162, 4.2981]
# expect: Pd
# expect:   Float32 (3, 2) [-0.6784, -0.1509, -1.0247, 0.7337, 1.7031, -0.5828]
# expect: ROI
# expect:   Float32 (1, 2, 5, 5) [-0.0015, -0.0146, 0.0049, 0.0244, 0.0024, -0.0146, -0.1465, 0.0488, 0.2441, 0.0244, 0.0244, 0.2441]
# expect: RBc
# expect:   Float32 (1, 2, 3, 3) [-0.9229, 1.5748, 0.2871, 0.2103, 1.1024, -0.9648, -2.096, 1.483, -1.0489, 1.1668, 0.3949, -0.8]
# expect: RL1
# expect:   Float32 (1, 2, 3) [-0.0625, 1.4375, -0.5, 0.1875, -1.25, 1.5625]
# expect: RNV2
# expect:   Float32 (1, 2, 2, 3) [-2.0, 2.375, -0.5, 2.5, -0.375, 0.375, -0.25, 0.5, -2.375, 0.625, 1.375, -1.5]
# expect: SSM
# expect:   Float32 (5, 3) [-0.1875, 0.3125, 0.8125, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.1875, 0.3125, 0.8125]
# expect: SSQ
# expect:   Float32 (5, 3) [-0.2652, 0.4419, 1.149, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.2652, 0.4419, 1.149]
# expect: SFE
# expect:   Float32 (3,) [-0.375, 1.625, -1.0]
# expect:   Float32 () [0.625]
# expect: SSl
# expect:   Float32 (4,) [0.0, -0.375, 0.625, 0.0]
# expect: UN3
# expect:   Float32 (1, 1, 1, 2, 2) [1.25, -0.875, 0.0, 1.5]
# expect: UT3
# expect:   Float32 (1, 1, 1, 2, 2) [0.8125, -0.5938, -0.2812, 1.9375]
# expect: FAP
# expect:   Float32 (1, 4, 4, 1) [-0.1875, -0.1875, 0.3125, 0.3125, 0.2708, 0.2708, -0.1667, -0.1667, 0.2708, 0.2708, -0.1667, -0.1667]
# expect: FAPo
# expect:   Float32 (1, 4, 4, 1) [-0.0625, -0.0625, 0.0938, 0.1562, 0.1181, 0.1181, 0.1076, -0.0104, 0.1806, 0.1806, 0.0139, -0.1667]
# expect: FMP
# expect:   Float32 (1, 4, 4, 1) [0.0, -0.375, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: C3F
# expect:   Float32 (2, 1, 2, 2, 2) [-4.6562, -2.7656, -0.7969, -2.5312, 0.5781, 5.1875, 3.0781, 4.0625, 0.375, -0.7969, 5.4688, 0.6719]
# expect: LNGG
# expect:   Float32 (2, 3) [0.1561, 0.1619, -0.3179, -0.1445, 3.1679, -3.0234]
# expect:   Float32 (2, 3) [1.6411, -2.5499, 2.1083, 2.196, -0.7001, -0.2965]
# expect:   Float32 (3,) [0.4625, 4.4397, 0.4625]
# expect: BNGGi
# expect:   Float32 (2, 3, 2, 2) [-0.9833, 0.8939, 0.1788, -0.5363, 0.4171, -0.2086, 0.0298, 0.2682, -1.7877, -0.5959, 0.5959, 1.7877]
# expect:   Float32 (2, 3, 2, 2) [1.2324, 1.7687, 0.5769, 1.9773, -1.0768, -2.0898, -2.2388, -1.5237, -3.5152, -0.8932, -2.5915, 0.0305]
# expect:   Float32 (3,) [3.0689, 8.4024, 8.5364]
# expect: IgA
# expect:   Float32 (3,) [-0.3898, -0.2774, -0.0285]
# expect: MP3GG
# expect:   Float32 (1, 1, 2, 2, 2) [-0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25, -0.25]
