# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops
import mindspore.ops.operations.sparse_ops as S
from mindspore.ops.operations.math_ops import SparseSegmentMean

S.SparseSegmentMean = SparseSegmentMean


def T(*shape, seed=0):
    k = np.arange(int(np.prod(shape)))
    return Tensor((((k * 37 + seed * 101 + 11) % 29 - 14) / 8).reshape(shape).astype("float32"))

def F(*v):
    return Tensor(np.array(v, "float32"))


def I(*v):
    return Tensor(np.array(v, "int32"))


def L(*v):
    return Tensor(np.array(v, "int64"))


def flat(found):
    return [p for part in found for p in flat(part)] if isinstance(found, (tuple, list)) else [found]


def show(found):
    for part in flat(found):
        print(" ", part.dtype, part.shape, [round(float(v), 4) for v in part.asnumpy().ravel()[:12].astype("float64")])

for name, call in [
    ('segSum', lambda: S.SparseSegmentSum()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,1))),
    ('segMean', lambda: S.SparseSegmentMean()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,1))),
    ('segSqrtN', lambda: S.SparseSegmentSqrtN()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,1))),
    ('segNSum', lambda: S.SparseSegmentSumWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),I(4))),
    ('segNMean', lambda: S.SparseSegmentMeanWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),I(4))),
    ('segNSqrtN', lambda: S.SparseSegmentSqrtNWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),I(4))),
    ('segN0Sum', lambda: S.SparseSegmentSumWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),Tensor(4,ms.int32))),
    ('segN0Mean', lambda: S.SparseSegmentMeanWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),Tensor(4,ms.int32))),
    ('segN0SqrtN', lambda: S.SparseSegmentSqrtNWithNumSegments()(F([1,2,3],[4,5,6],[7,8,9.5]),I(0,2,1),I(0,0,2),Tensor(4,ms.int32))),
    ('reorder', lambda: S.SparseReorder()(L([1,0],[0,2],[0,1]),F(1,2,3),L(2,3))),
    ('concat', lambda: S.SparseConcat(1)((L([0,0],[1,1]),L([0,1],[1,0])),(F(1,2),F(3,4)),(L(2,2),L(2,3)))),
    ('cadd', lambda: S.SparseDenseCwiseAdd()(L([0,0],[1,2]),F(1,2),L(2,3),F(1,2,3))),
    ('cmul', lambda: S.SparseDenseCwiseMul()(L([0,0],[1,2]),F(1,2),L(2,3),F(1,2,3))),
    ('softmax', lambda: S.SparseSoftmax()(L([0,0],[0,1],[1,2]),F(1,2,3),L(2,3))),
    ('max', lambda: S.SparseSparseMaximum()(L([0,0],[1,2]),F(1,-2),L(2,3),L([0,1],[1,2]),F(-5,1),L(2,3))),
    ('min', lambda: S.SparseSparseMinimum()(L([0,0],[1,2]),F(1,-2),L(2,3),L([0,1],[1,2]),F(-5,1),L(2,3))),
    ('fill', lambda: S.SparseFillEmptyRows()(L([0,1],[2,0],[2,2]),F(1,2,3),L(4,3),Tensor(9,ms.float32))),
    ('todense', lambda: S.SparseToDenseV2()(I([0,1],[1,2]),I(2,3),F(1,2),Tensor(0.5,ms.float32))),
    ('addmm', lambda: S.SparseAddmm()(L([0,1],[1,0]),F(2,3),L(2,2),F([1,2],[3,4]),F([1,1],[1,1]),F(2),F(3))),
    ('csrd', lambda: S.CSRSparseMatrixToDense()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4))),
    ('csrdb', lambda: S.CSRSparseMatrixToDense()(I(2,2,3),I(0,2,5),I(0,1,2,0,2,3),I(0,2,1,2,0),F(1,2,3,4,5))),
    ('csrt', lambda: S.CSRSparseMatrixToSparseTensor()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4))),
    ('csrtb', lambda: S.CSRSparseMatrixToSparseTensor()(I(2,2,3),I(0,2,5),I(0,1,2,0,2,3),I(0,2,1,2,0),F(1,2,3,4,5))),
    ('d2c', lambda: S.DenseToCSRSparseMatrix()(F([1,0,2],[0,3,0]),I([0,0],[0,2],[1,1]))),
    ('d2cb', lambda: S.DenseToCSRSparseMatrix()(F([[1,0],[0,2]],[[0,3],[0,0]]),I([0,0,0],[0,1,1],[1,0,1]))),
    ('t2c', lambda: S.SparseTensorToCSRSparseMatrix()(I([0,0],[0,2],[1,1]),F(1,2,3),I(2,3))),
    ('nnz', lambda: S.SparseMatrixNNZ()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4))),
    ('nnzb', lambda: S.SparseMatrixNNZ()(I(2,2,3),I(0,2,5),I(0,1,2,0,2,3),I(0,2,1,2,0),F(1,2,3,4,5))),
    ('tr', lambda: S.SparseMatrixTranspose()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4))),
    ('trb', lambda: S.SparseMatrixTranspose()(I(2,2,3),I(0,2,5),I(0,1,2,0,2,3),I(0,2,1,2,0),F(1,2,3,4,5))),
    ('mm', lambda: S.SparseMatrixMatMul()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4),F([1,2],[3,4],[5,6],[7,8]))),
    ('mmt', lambda: S.SparseMatrixMatMul(transpose_x1=True,transpose_output=True)(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4),F([1,2],[3,4],[5,6]))),
    ('add', lambda: S.SparseMatrixAdd()(I(3,4),I(0,4),I(0,2,3,4),I(0,2,1,3),F(1,2,3,4),I(3,4),I(0,3),I(0,1,1,3),I(0,1,3),F(5,6,7),Tensor(2,ms.float32),Tensor(3,ms.float32))),
    ('dd', lambda: S.DenseToDenseSetOperation('a-b')(I([1,2,2],[3,4,5]),I([2,6],[5,5]))),
    ('ddu', lambda: S.DenseToDenseSetOperation('union')(I([1,2,2],[3,4,5]),I([2,6],[5,5]))),
    ('ddi', lambda: S.DenseToDenseSetOperation('intersection')(I([1,2,2],[3,4,5]),I([2,6],[5,5]))),
    ('rag', lambda: S.RaggedTensorToSparse(ms.int64)((L(0,2,2,3),),F(1,2,3))),
    ('rag2', lambda: S.RaggedTensorToSparse(ms.int64)((L(0,2,3),L(0,1,3,4)),F(1,2,3,4))),
]:
    print(name)
    show(call())

# expect: segSum
# expect:   Float32 (2, 3) [8.0, 10.0, 12.5, 4.0, 5.0, 6.0]
# expect: segMean
# expect:   Float32 (2, 3) [4.0, 5.0, 6.25, 4.0, 5.0, 6.0]
# expect: segSqrtN
# expect:   Float32 (2, 3) [5.6569, 7.0711, 8.8388, 4.0, 5.0, 6.0]
# expect: segNSum
# expect:   Float32 (4, 3) [8.0, 10.0, 12.5, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: segNMean
# expect:   Float32 (4, 3) [4.0, 5.0, 6.25, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: segNSqrtN
# expect:   Float32 (4, 3) [5.6569, 7.0711, 8.8388, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: segN0Sum
# expect:   Float32 (4, 3) [8.0, 10.0, 12.5, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: segN0Mean
# expect:   Float32 (4, 3) [4.0, 5.0, 6.25, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: segN0SqrtN
# expect:   Float32 (4, 3) [5.6569, 7.0711, 8.8388, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 0.0, 0.0, 0.0]
# expect: reorder
# expect:   Int64 (3, 2) [0.0, 1.0, 0.0, 2.0, 1.0, 0.0]
# expect:   Float32 (3,) [3.0, 2.0, 1.0]
# expect: concat
# expect:   Int64 (4, 2) [0.0, 0.0, 0.0, 3.0, 1.0, 1.0, 1.0, 2.0]
# expect:   Float32 (4,) [1.0, 3.0, 2.0, 4.0]
# expect:   Int64 (2,) [2.0, 5.0]
# expect: cadd
# expect:   Float32 (2,) [2.0, 5.0]
# expect: cmul
# expect:   Float32 (2,) [1.0, 6.0]
# expect: softmax
# expect:   Float32 (3,) [0.2689, 0.7311, 1.0]
# expect: max
# expect:   Int64 (3, 2) [0.0, 0.0, 0.0, 1.0, 1.0, 2.0]
# expect:   Float32 (3,) [1.0, 0.0, 1.0]
# expect: min
# expect:   Int64 (3, 2) [0.0, 0.0, 0.0, 1.0, 1.0, 2.0]
# expect:   Float32 (3,) [0.0, -5.0, -2.0]
# expect: fill
# expect:   Int64 (5, 2) [0.0, 1.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 3.0, 0.0]
# expect:   Float32 (5,) [1.0, 9.0, 2.0, 3.0, 9.0]
# expect:   Bool (4,) [0.0, 1.0, 0.0, 1.0]
# expect:   Int64 (3,) [0.0, 2.0, 3.0]
# expect: todense
# expect:   Float32 (2, 3) [0.5, 1.0, 0.5, 0.5, 0.5, 2.0]
# expect: addmm
# expect:   Float32 (2, 2) [15.0, 19.0, 9.0, 15.0]
# expect: csrd
# expect:   Float32 (3, 4) [1.0, 0.0, 2.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0]
# expect: csrdb
# expect:   Float32 (2, 2, 3) [1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 3.0, 4.0, 5.0, 0.0, 0.0]
# expect: csrt
# expect:   Int32 (4, 2) [0.0, 0.0, 0.0, 2.0, 1.0, 1.0, 2.0, 3.0]
# expect:   Float32 (4,) [1.0, 2.0, 3.0, 4.0]
# expect:   Int32 (2,) [3.0, 4.0]
# expect: csrtb
# expect:   Int32 (5, 3) [0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 1.0, 1.0, 0.0, 2.0]
# expect:   Float32 (5,) [1.0, 2.0, 3.0, 4.0, 5.0]
# expect:   Int32 (3,) [2.0, 2.0, 3.0]
# expect: d2c
# expect:   Int32 (2,) [2.0, 3.0]
# expect:   Int32 (2,) [0.0, 3.0]
# expect:   Int32 (3,) [0.0, 2.0, 3.0]
# expect:   Int32 (3,) [0.0, 2.0, 1.0]
# expect:   Float32 (3,) [1.0, 2.0, 3.0]
# expect: d2cb
# expect:   Int32 (3,) [2.0, 2.0, 2.0]
# expect:   Int32 (3,) [0.0, 2.0, 3.0]
# expect:   Int32 (6,) [0.0, 1.0, 2.0, 0.0, 1.0, 1.0]
# expect:   Int32 (3,) [0.0, 1.0, 1.0]
# expect:   Float32 (3,) [1.0, 2.0, 3.0]
# expect: t2c
# expect:   Int32 (2,) [2.0, 3.0]
# expect:   Int32 (2,) [0.0, 3.0]
# expect:   Int32 (3,) [0.0, 2.0, 3.0]
# expect:   Int32 (3,) [0.0, 2.0, 1.0]
# expect:   Float32 (3,) [1.0, 2.0, 3.0]
# expect: nnz
# expect:   Int32 (1,) [4.0]
# expect: nnzb
# expect:   Int32 (2,) [2.0, 3.0]
# expect: tr
# expect:   Int32 (2,) [4.0, 3.0]
# expect:   Int32 (2,) [0.0, 4.0]
# expect:   Int32 (5,) [0.0, 1.0, 2.0, 3.0, 4.0]
# expect:   Int32 (4,) [0.0, 1.0, 0.0, 2.0]
# expect:   Float32 (4,) [1.0, 3.0, 2.0, 4.0]
# expect: trb
# expect:   Int32 (3,) [2.0, 3.0, 2.0]
# expect:   Int32 (3,) [0.0, 2.0, 5.0]
# expect:   Int32 (8,) [0.0, 1.0, 1.0, 2.0, 0.0, 1.0, 2.0, 3.0]
# expect:   Int32 (5,) [0.0, 1.0, 1.0, 0.0, 0.0]
# expect:   Float32 (5,) [1.0, 2.0, 5.0, 3.0, 4.0]
# expect: mm
# expect:   Float32 (3, 2) [11.0, 14.0, 9.0, 12.0, 28.0, 32.0]
# expect: mmt
# expect:   Float32 (2, 4) [1.0, 9.0, 2.0, 20.0, 2.0, 12.0, 4.0, 24.0]
# expect: add
# expect:   Int32 (2,) [3.0, 4.0]
# expect:   Int32 (2,) [0.0, 5.0]
# expect:   Int32 (4,) [0.0, 2.0, 3.0, 5.0]
# expect:   Int32 (5,) [0.0, 2.0, 1.0, 1.0, 3.0]
# expect:   Float32 (5,) [17.0, 4.0, 6.0, 18.0, 29.0]
# expect: dd
# expect:   Int64 (3, 2) [0.0, 0.0, 1.0, 0.0, 1.0, 1.0]
# expect:   Int32 (3,) [1.0, 3.0, 4.0]
# expect:   Int64 (2,) [2.0, 2.0]
# expect: ddu
# expect:   Int64 (6, 2) [0.0, 0.0, 0.0, 1.0, 0.0, 2.0, 1.0, 0.0, 1.0, 1.0, 1.0, 2.0]
# expect:   Int32 (6,) [1.0, 2.0, 6.0, 3.0, 4.0, 5.0]
# expect:   Int64 (2,) [2.0, 3.0]
# expect: ddi
# expect:   Int64 (2, 2) [0.0, 0.0, 1.0, 0.0]
# expect:   Int32 (2,) [2.0, 5.0]
# expect:   Int64 (2,) [2.0, 1.0]
# expect: rag
# expect:   Int64 (3, 2) [0.0, 0.0, 0.0, 1.0, 2.0, 0.0]
# expect:   Float32 (3,) [1.0, 2.0, 3.0]
# expect:   Int64 (2,) [3.0, 2.0]
# expect: rag2
# expect:   Int64 (4, 3) [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0]
# expect:   Float32 (4,) [1.0, 2.0, 3.0, 4.0]
# expect:   Int64 (3,) [2.0, 2.0, 2.0]
