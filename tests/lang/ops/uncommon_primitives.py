# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops
import importlib


class Modules:
    def __getattr__(self, name):
        for module in ("image_ops", "nn_ops", "array_ops", "math_ops", "_inner_ops", "_sequence_ops", "random_ops"):
            found = getattr(importlib.import_module("mindspore.ops.operations." + module), name, None)
            if found is not None:
                return found


P = Modules()


def T(*shape, seed=0):
    k = np.arange(int(np.prod(shape)))
    return Tensor((((k * 37 + seed * 101 + 11) % 29 - 14) / 28).reshape(shape).astype("float32"))

def W(*shape, seed=0, n="w"):
    return Parameter(T(*shape, seed=seed) * T(*shape, seed=seed) + 0.1, name=n)


def F(v):
    return Tensor(v, ms.float32)


def show(found):
    for part in found if isinstance(found, (tuple, list)) else (found,):
        print(" ", part.dtype, part.shape, [round(float(v), 4) for v in part.asnumpy().ravel()[:12].astype("float64")])

for name, call in [
    ('contrast', lambda: P.AdjustContrastv2()(T(2,3,2,3),F(2.5))),
    ('glimpse', lambda: P.ExtractGlimpse(noise='zero',uniform_noise=False)(T(1,5,5,1),Tensor([3,3],ms.int32),Tensor([[0.2,0.4]],ms.float32))),
    ('nmso', lambda: P.NonMaxSuppressionWithOverlaps()(Tensor([[1,.6,.1],[.6,1,.2],[.1,.2,1]],ms.float32),Tensor([.9,.8,.7],ms.float32),Tensor(3,ms.int32),F(0.5),F(0.1))),
    ('cgi', lambda: P.CropAndResizeGradImage(ms.float32)(T(1,2,3,2),Tensor([[0.1,0.2,0.8,0.9]],ms.float32),Tensor([0],ms.int32),Tensor([1,4,4,2],ms.int32))),
    ('cgb', lambda: P.CropAndResizeGradBoxes()(T(1,2,3,2),T(1,4,4,2,seed=4),Tensor([[0.1,0.2,0.8,0.9]],ms.float32),Tensor([0],ms.int32))),
    ('fmp', lambda: P.FractionalMaxPoolWithFixedKsize(ksize=2,output_shape=(2,2))(T(1,1,5,5),Tensor([[[0.3,0.6]]],ms.float32))),
    ('fmp3', lambda: P.FractionalMaxPool3DWithFixedKsize(ksize=(1,2,2),output_shape=(2,2,2))(T(1,1,3,5,5),Tensor([[[0.3,0.6,0.2]]],ms.float32))),
    ('relu3', lambda: P.ReLUV3()(T(2,3))),
    ('cbn0', lambda: P.ClipByNorm()(T(2,3),F(0.3))),
    ('dbt', lambda: P.DynamicBroadcastTo()(T(1,3),Tensor([2,3],ms.int64))),
    ('tri', lambda: P.TridiagonalSolve()(T(3,4),T(4,2,seed=3))),
    ('sam', lambda: P.SparseApplyMomentum()(W(3,2),W(3,2,seed=1,n='a'),F(0.1),T(2,2),Tensor([0,2],ms.int32),F(0.9))),
    ('samn', lambda: P.SparseApplyMomentum(use_nesterov=True)(W(3,2),W(3,2,seed=1,n='a'),F(0.1),T(2,2),Tensor([0,2],ms.int32),F(0.9))),
    ('spg', lambda: P.SparseApplyProximalGradientDescent()(W(3,2),F(0.1),F(0.02),F(0.3),T(2,2),Tensor([0,2],ms.int32))),
    ('scrp', lambda: P.SparseApplyCenteredRMSProp()(W(3,2),W(3,2,seed=1,n='a'),W(3,2,seed=2,n='b'),W(3,2,seed=3,n='c'),F(0.1),F(0.9),F(0.2),F(0.5),T(2,2),Tensor([0,2],ms.int32))),
    ('sada', lambda: P.SparseApplyAdagradDA()(W(3,2),W(3,2,seed=1,n='a'),W(3,2,seed=2,n='b'),T(2,2),Tensor([0,2],ms.int32),F(0.1),F(0.02),F(0.3),Tensor(2,ms.int64))),
    ('anup', lambda: P.AdamNoUpdateParam()(W(3,2),W(3,2,seed=1,n='a'),F(0.9),F(0.999),F(0.1),F(0.9),F(0.999),F(1e-8),T(3,2))),
    ('t2t', lambda: P.TupleToTensor()((1,2),ms.float32)),
]:
    print(name)
    show(call())

# expect: contrast
# expect:   Float32 (2, 3, 2, 3) [-0.2143, 0.3304, 1.1339, -0.6607, -0.1161, 0.6875, -1.1071, -0.5625, 0.2411, 1.0357, -1.0089, -0.2054]
# expect: glimpse
# expect:   Float32 (1, 3, 3, 1) [-0.1786, 0.1071, 0.3929, 0.2143, 0.5, -0.25, -0.4286, -0.1429, 0.1429]
# expect: nmso
# expect:   Int32 (2,) [0.0, 2.0]
# expect: cgi
# expect:   Float32 (1, 4, 4, 2) [-0.03, 0.05, 0.0688, 0.005, 0.2112, -0.07, 0.0, 0.14, -0.0129, 0.0214, 0.0295, 0.0021]
# expect: cgb
# expect:   Float32 (1, 4) [0.0392, -0.5922, -0.2508, -1.067]
# expect: fmp
# expect:   Float32 (1, 1, 2, 2) [0.2857, 0.3929, 0.4286, 0.25]
# expect:   Int64 (1, 1, 2, 2) [5.0, 9.0, 20.0, 23.0]
# expect: fmp3
# expect:   Float32 (1, 1, 2, 2, 2) [0.2857, 0.3929, 0.4286, 0.25, 0.3571, 0.1786, 0.5, 0.3214]
# expect:   Int64 (1, 1, 2, 2, 2) [5.0, 9.0, 20.0, 23.0, 56.0, 59.0, 71.0, 74.0]
# expect: relu3
# expect:   Float32 (2, 3) [0.0, 0.1786, 0.4643, 0.0, 0.0, 0.2857]
# expect: cbn0
# expect:   Float32 (2, 3) [-0.0495, 0.0824, 0.2144, -0.1319, 0.0, 0.1319]
# expect: dbt
# expect:   Float32 (2, 3) [-0.1071, 0.1786, 0.4643, -0.1071, 0.1786, 0.4643]
# expect: tri
# expect:   Float32 (4, 2) [1.6437, -0.9767, -3.3333, 3.6667, 1.1172, -2.7179, -0.4469, -0.5128]
# expect: sam
# expect:   Float32 (3, 2) [0.0993, 0.0936, 0.3156, 0.1816, 0.0221, 0.1956]
# expect: samn
# expect:   Float32 (3, 2) [0.0993, 0.0936, 0.3156, 0.1816, 0.0221, 0.1956]
# expect: spg
# expect:   Float32 (3, 2) [0.1167, 0.1088, 0.3156, 0.1816, 0.0501, 0.2021]
# expect: scrp
# expect:   Float32 (3, 2) [0.0803, 0.0572, 0.3156, 0.1816, -0.03, 0.181]
# expect: sada
# expect:   Float32 (3, 2) [-0.0253, -0.0813, 0.3156, 0.1816, -0.1243, 0.015]
# expect: anup
# expect:   Float32 (3, 2) [-0.0056, -0.0091, -0.0322, -0.0112, -0.0048, -0.0151]
# expect: t2t
# expect:   Float32 (2,) [1.0, 2.0]
