"""The primitive classes of mindspore.ops: `ops.Add()`, `ops.ReduceSum(keep_dims=True)`. Calling one gives a native Primitive
with its construction arguments bound: a plain function behind the class makes it, so that a graph may construct one, too."""
from mindspore._public_names import Names as _Names
import importlib
import _refjit as _native

from mindspore.ops.operations.constructor_checks import checked as _checked
from mindspore.ops.operations_array import *
from mindspore.ops.operations_nn import *

_primitive = _native.user_primitive
_int32 = _native.int32


def ReduceSum(keep_dims=False, skip_mode=False):
    return _primitive("ReduceSum", keep_dims=keep_dims, skip_mode=skip_mode)


def ReduceMean(keep_dims=False):
    return _primitive("ReduceMean", keep_dims=keep_dims)


def ReduceMax(keep_dims=False):
    return _primitive("ReduceMax", keep_dims=keep_dims)


def ReduceMin(keep_dims=False):
    return _primitive("ReduceMin", keep_dims=keep_dims)


def ReduceProd(keep_dims=False):
    return _primitive("ReduceProd", keep_dims=keep_dims)


def ReduceAll(keep_dims=False):
    return _primitive("ReduceAll", keep_dims=keep_dims)


def ReduceAny(keep_dims=False):
    return _primitive("ReduceAny", keep_dims=keep_dims)


def MatMul(transpose_a=False, transpose_b=False):
    return _primitive("MatMul", transpose_a=transpose_a, transpose_b=transpose_b)


def BatchMatMul(transpose_a=False, transpose_b=False):
    return _primitive("BatchMatMul", transpose_a=transpose_a, transpose_b=transpose_b)


def Concat(axis=0):
    return _primitive("Concat", axis=axis)


def Stack(axis=0):
    return _primitive("Stack", axis=axis)


def Split(axis=0, output_num=1):
    return _primitive("Split", axis=axis, output_num=output_num)


def Softmax(axis=-1):
    if not isinstance(axis, (int, tuple)):
        raise TypeError(f"For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got {type(axis)}.")
    return _primitive("Softmax", axis=axis)


def LogSoftmax(axis=-1):
    return _primitive("LogSoftmax", axis=axis)


def Squeeze(axis=()):
    return _primitive("Squeeze", axis=axis)


def BroadcastTo(shape):
    return _primitive("BroadcastTo", shape=shape)


def ArgMaxWithValue(axis=0, keep_dims=False):
    return _primitive("ArgMaxWithValue", axis=axis, keep_dims=keep_dims)


def ArgMinWithValue(axis=0, keep_dims=False):
    return _primitive("ArgMinWithValue", axis=axis, keep_dims=keep_dims)


def Argmax(axis=-1, output_type=_int32):
    return _primitive("Argmax", axis=axis, output_type=output_type)


def Argmin(axis=-1, output_type=_int32):
    return _primitive("Argmin", axis=axis, output_type=output_type)


def CumSum(exclusive=False, reverse=False):
    return _primitive("CumSum", exclusive=exclusive, reverse=reverse)


def ReverseV2(axis):
    return _primitive("ReverseV2", axis=axis)


def StridedSlice(begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0, shrink_axis_mask=0):
    return _primitive("StridedSlice", begin_mask=begin_mask, end_mask=end_mask, ellipsis_mask=ellipsis_mask,
                      new_axis_mask=new_axis_mask, shrink_axis_mask=shrink_axis_mask)


def Gather(batch_dims=0):
    return _primitive("Gather", batch_dims=batch_dims)


def Triu(diagonal=0):
    return _primitive("Triu", diagonal=diagonal)


def Tril(diagonal=0):
    return _primitive("Tril", diagonal=diagonal)


_Function = type(ReduceSum)


def _behind_checks(name, made):
    """A constructor, or a class, that checks what it is given."""
    if type(made) is _Function:
        return _checked(name, made)
    if isinstance(made, type) and made.__module__.startswith("mindspore.") and type(made.__init__) is _Function:
        made.__init__ = _checked(name, made.__init__)
    return made


for _name, _made in list(globals().items()):
    if _name[0].isupper():
        _is_function, _made = type(_made) is _Function, _behind_checks(_name, _made)
        globals()[_name] = _native.primitive_class(_name, _made) if _is_function and _native.has_primitive(_name) else _made


_ALIASES = {"TensorAdd": "Add", "GatherV2": "Gather", "Acos": "ACos", "Gelu": "GeLU", "SiLu": "SiLU"}

# Which module has the primitives that are classes of their own, composed of others.
_COMPOSED = {
    "optimizers": "ApplyGradientDescent ApplyProximalGradientDescent ApplyAdagrad ApplyAdagradV2 ApplyAdadelta ApplyAdaMax ApplyAddSign "
                  "ApplyPowerSign ApplyFtrl ApplyRMSProp ApplyCenteredRMSProp ApplyProximalAdagrad ApplyKerasMomentum "
                  "ApplyAdamWithAmsgrad ApplyAdagradDA FusedSparseAdam FusedSparseLazyAdam FusedSparseFtrl SparseApplyFtrl "
                  "FusedSparseProximalAdagrad SparseApplyProximalAdagrad SparseApplyAdagrad SparseApplyAdagradV2",
    "pools": "MaxPool3D AvgPool3D MaxPoolWithArgmax MaxPoolWithArgmaxV2 MaxPool3DWithArgmax AdaptiveMaxPool2D AdaptiveMaxPool3D FractionalAvgPool "
             "FractionalMaxPool",
    "vision": "CropAndResize PSROIPooling ROIAlign CheckValid NMSWithMask NonMaxSuppressionV3 BoundingBoxEncode BoundingBoxDecode "
              "ResizeLinear1D CombinedNonMaxSuppression",
    "patches": "ExtractVolumePatches DeformableOffsets ConvertToDynamic PadV3",
    "arrangement": "BatchToSpaceND SpaceToBatchND BatchToSpace SpaceToBatch FillDiagonal MatrixDiagPartV3 UniqueWithPad MirrorPad "
                   "SegmentSum SegmentProd SegmentMean SegmentMax SegmentMin Ones Zeros FillV2 Fills TrilIndices TriuIndices "
                   "ScatterAddWithAxis AccumulateNV2 DiagPart InvertPermutation TensorShape DynamicShape UniqueConsecutive ListDiff "
                   "Cross SearchSorted Diag Trace NonZero Padding CumulativeLogsumexp Histogram",
    "various": "Conv3D Conv3DTranspose Conv2DTranspose FFTWithSize Renorm UniformCandidateSampler LogUniformCandidateSampler "
               "RandomChoiceWithMask SparseToDense SparseTensorDenseMatmul SparseAdd Coalesce EuclideanNorm IdentityN CheckNumerics "
               "MulNoNan Xdivy SigmoidCrossEntropyWithLogits MultiMarginLoss TripletMarginLoss ConfusionMatrix Addcdiv Addcmul "
               "Einsum Svd Qr MatrixTriangularSolve LogSpace BartlettWindow BlackmanWindow HammingWindow GridSampler2D "
               "GridSampler3D Im2Col Col2Im CholeskySolve ComplexAbs",
    "resampling": "ResizeBilinearV2 ResizeNearestNeighborV2 UpsampleNearest3D UpsampleTrilinear3D",
    "scaling": "ScaleAndTranslate ScaleAndTranslateGrad ResizeV2",
    "special": "BesselJ0 BesselJ1 BesselY0 BesselY1 BesselK0 BesselK1 BesselK0e BesselK1e Betainc Igamma Igammac HSVToRGB RGBToHSV",
    "rarer": "Eig STFT RaggedRange FlashAttentionScore",
    "assorted": "NuclearNorm MatrixLogarithm MatrixSolveLs ConjugateTranspose Expand CompareAndBitpack SubAndFilter SparseSlice AdjustHue "
                "AdjustSaturation ResizeArea NonDeterministicInts Cauchy LogNormalReverse TruncatedNormal FusedAdaFactor "
                "FusedAdaFactorWithGlobalNorm ScalarSummary TensorSummary HistogramSummary ImageSummary",
    "collectives": "ReduceOp AllReduce AllGather AllGatherV Broadcast ReduceScatter ReduceScatterV Reduce CollectiveGather "
                   "CollectiveScatter Barrier AlltoAll AlltoAllV NeighborExchange Send Receive BatchISendIRecv MoveTo",
    "custom": "Custom Morph",
    "inner": "MixedPrecisionCast DynamicBroadcastGradientArgs SameTypeShape IsConstant IsInstance IsSubClass IsParameter Format TopTypeof "
             "CopyWithSlice FlattenConcat TileSize",
    "queues": "TensorsQueueCreate TensorsQueuePut TensorsQueueGet TensorsQueueSize TensorsQueueClear TensorsQueueClose TensorArray "
              "TensorArrayWrite TensorArrayRead TensorArrayStack TensorArrayGather TensorArraySize TensorArrayClear TensorArrayClose",
    "remaining": "AddV2 SparseSoftmaxCrossEntropyWithLogitsV2 RangeV2 ConcatOffsetV1 ScaleGrad InstanceNormV2 InstanceNormV2Grad CTCLossV2Grad "
                 "DeformableOffsetsGrad ResizeV2Grad MapUniform PadAndShift UpdateCache "
                 "SampleDistortedBoundingBoxV2",
    "custom_kernel": "kernel ms_kernel",
    "reinforcement": "BufferAppend BufferGetItem BufferSample BatchAssign",
    "replay_buffers": "PriorityReplayBufferCreate PriorityReplayBufferPush PriorityReplayBufferSample PriorityReplayBufferUpdate "
                      "PriorityReplayBufferDestroy ReservoirReplayBufferCreate ReservoirReplayBufferPush ReservoirReplayBufferSample "
                      "ReservoirReplayBufferDestroy",
    "draws": "Gamma RandomGamma Poisson RandomPoisson StandardLaplace MultinomialWithReplacement Randperm "
             "ParameterizedTruncatedNormal",
    "singles": "Inv SeLU StopGradient EqualCount FloatStatus HistogramFixedWidth CountNonZero InplaceIndexAdd InplaceUpdateV2 ScalarCast ParallelConcat "
               "MatrixInverse SparseTensorDenseAdd MaxUnpool2D MaxUnpool3D CTCLossV2 EditDistance NoRepeatNGram ComputeAccidentalHits "
               "ResizeBicubic LARSUpdate ApplyAdamWithAmsgradV2 FusedCastAdamWeightDecay WhileLoop Scan ForiLoop",
    "sequences": "CTCLoss CTCGreedyDecoder Bincount LowerBound UpperBound ReduceStd IndexPut MaskedScatter NthElement UnravelIndex DataFormatDimMap "
                 "DataFormatVecPermute TupleToArray PyFunc Dropout3D MatrixDiagV3 MatrixSetDiagV3",
    "pulled": "FlattenGrad SliceGrad AdaptiveAvgPool2DGrad AdaptiveAvgPool3DGrad AdaptiveMaxPool2DGrad "
              "AdaptiveMaxPool3DGrad FractionalMaxPoolGradWithFixedKsize FractionalMaxPool3DGradWithFixedKsize "
              "MaxPoolGradWithArgmax MaxPoolGradWithArgmaxV2 MaxPool3DGradWithArgmax MaxPoolGradGradWithArgmax "
              "MaxUnpool2DGrad MaxUnpool3DGrad MaximumGradGrad MinimumGradGrad GatherDGradV2 MaskedSelectGrad "
              "SoftShrinkGrad HShrinkGrad SeluGrad LogitGrad TraceGrad GluGrad AffineGridGrad CholeskyGrad "
              "GridSampler2DGrad GridSampler3DGrad LRNGrad LuUnpackGrad MaxPool3DGrad MedianGrad MultiMarginLossGrad "
              "MultilabelMarginLossGrad MvlgammaGrad PdistGrad ROIAlignGrad ResizeBicubicGrad ResizeLinear1DGrad "
              "ResizeNearestNeighborV2Grad SparseSegmentSumGrad SparseSegmentMeanGrad SparseSegmentSqrtNGrad "
              "SparseFillEmptyRowsGrad SparseSliceGrad UniqueGrad UpsampleNearest3DGrad UpsampleTrilinear3DGrad "
              "FractionalAvgPoolGrad FractionalMaxPoolGrad Conv3DBackpropFilter Conv3DBackpropInput LayerNormGradGrad "
              "BatchNormGradGrad IgammaGradA MaxPool3DGradGrad",
    "sparse_forms": "SparseSegmentSum SparseSegmentMean SparseSegmentSqrtN SparseSegmentSumWithNumSegments "
                    "SparseSegmentMeanWithNumSegments SparseSegmentSqrtNWithNumSegments SparseReorder SparseReshape "
                    "SparseConcat SparseSplit SparseDenseCwiseAdd SparseDenseCwiseMul SparseDenseCwiseDiv SparseSoftmax "
                    "SparseSparseMaximum SparseSparseMinimum SparseFillEmptyRows SparseToDenseV2 SparseAddmm "
                    "SparseCountSparseOutput CSRSparseMatrixToDense CSRSparseMatrixToSparseTensor DenseToCSRSparseMatrix "
                    "SparseTensorToCSRSparseMatrix SparseMatrixNNZ SparseMatrixTranspose SparseMatrixSoftmax "
                    "SparseMatrixMatMul SparseMatrixSparseMatMul SparseMatrixAdd DenseToDenseSetOperation "
                    "DenseToSparseSetOperation SetSize RaggedTensorToSparse RaggedTensorToTensor "
                    "Sspaddmm SparseAddGrad",
    "recurrent": "LSTM GRUV2 RNNTLoss",
    "scalars": "ScalarAdd ScalarSub ScalarMul ScalarDiv ScalarFloorDiv ScalarMod ScalarPow ScalarEq ScalarGt ScalarGe ScalarLt ScalarLe "
               "ScalarMax ScalarMin ScalarUadd ScalarUsub ScalarLog ScalarBool bit_and bit_or shape_mul "
               "bool_not tuple_equal tuple_lt tuple_le tuple_greater_than "
               "tuple_greater_equal list_equal list_lt list_le list_greater_than list_greater_equal sequence_len make_range "
               "ListAppendAndInsertGrad TridiagonalMatMul",
    "uncommon": "AdjustContrastv2 ExtractGlimpse NonMaxSuppressionWithOverlaps CropAndResizeGradImage "
                "CropAndResizeGradBoxes FractionalMaxPoolWithFixedKsize FractionalMaxPool3DWithFixedKsize ReLUV3 "
                "ClipByNorm DynamicBroadcastTo SequenceMask DynamicStitch TridiagonalSolve Lu SelfAdjointEig Eigh "
                "SparseApplyMomentum SparseApplyProximalGradientDescent SparseApplyAdadelta SparseApplyRMSProp "
                "SparseApplyCenteredRMSProp SparseApplyAdagradDA AdamNoUpdateParam SequenceStack SequenceUnstack "
                "ListAppendAndInsertGrad SequenceAdd SequenceMul SequenceCount SequenceIndex SequenceMax SequenceMin SequenceSlice InSequence "
                "ListAppend ListInsert SequenceZerosLike TupleToTensor ListToTensor TensorToTuple TensorToList "
                "TensorToScalar",
}
_PARALLEL = frozenset(("_VirtualDataset", "_VirtualOutput"))
_WHERE = {name: module for module, names in _COMPOSED.items() for name in names.split()}
# MindSpore's modules of primitives: their paths lead here (mindspore._module_paths), but for the gradients' own module.
_SUBMODULES = frozenset(("array_ops nn_ops math_ops image_ops linalg_ops random_ops sparse_ops spectral_ops other_ops _inner_ops _grad_ops "
                         "inner_ops comm_ops control_ops debug_ops custom_ops manually_defined rl_ops _quant_ops _thor_ops _scalar_ops _sequence_ops").split())


def _with_locking(operator, name):
    """The class of a primitive that may be told to lock what it writes."""
    def create(use_locking=False):
        from mindspore._checkparam import check_value_type
        check_value_type("use_locking", use_locking, [bool], name)
        return _primitive(operator)
    create.__name__ = create.__qualname__ = name
    return _native.primitive_class(operator, create)


def _found(name):
    """The constructor of a primitive by its name; None when there is none."""
    operator = _ALIASES.get(name, name)
    if operator in ("HookBackward", "InsertGradientOf"):
        from mindspore.ops import gradient_hooks
        return getattr(gradient_hooks, operator)
    if operator in ("NPUAllocFloatStatus", "NPUGetFloatStatus", "NPUClearFloatStatus"):
        from mindspore.ops import npu_status
        return getattr(npu_status, operator)
    if operator in ("Depend", "Partial", "Print"):
        from mindspore.ops import hyper_map
        return getattr(hyper_map, operator)
    if operator in ("Assert", "TensorDump"):
        from mindspore.ops import debugging
        return getattr(debugging, operator)
    if operator in _PARALLEL:
        return getattr(importlib.import_module("mindspore.ops.operations.collectives"), operator)
    if operator in _WHERE:
        return getattr(importlib.import_module("mindspore.ops.operations." + _WHERE[operator]), operator)
    if operator == "Cholesky":  # made with `upper`, which the native one does not know
        from mindspore.ops.operations import wrapped
        return wrapped.find(operator)
    if _native.has_primitive(operator):
        return _with_locking(operator, name) if operator.startswith("Scatter") else _native.primitive_class(operator)
    from mindspore.ops import composed
    if hasattr(composed, operator):
        return getattr(composed, operator)
    from mindspore.ops.operations import wrapped
    if operator in ("TransposeView", "TransposeExtView", "SelectView", "TypeAs"):
        from mindspore.ops.operations import generated
        return generated.find_class(operator)
    found = wrapped.find(operator) or (wrapped.generated(operator) if operator[0].isupper() else None)
    if found is None:
        from mindspore.ops.operations import elsewhere, signatures
        found = elsewhere.find(operator) or signatures.find_class(operator)
    return found


__all__ = _Names(__name__)


def __getattr__(name):
    if name in _SUBMODULES:
        return importlib.import_module("mindspore.ops.operations." + name)
    made = None if name.startswith("_") and name not in _PARALLEL else _found(name)
    if made is None:
        raise AttributeError(f"module 'mindspore.ops.operations' has no attribute '{name}'")
    made = _behind_checks(name, made)
    globals()[name] = made
    return made
