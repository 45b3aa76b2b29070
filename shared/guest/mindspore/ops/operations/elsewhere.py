"""Primitives of Ascend's and GPU's alone, which programs import and make for every device: a CPU has no kernel for them, so a call raises
what MindSpore raises there. A row: what the primitive is made with, "name=default"."""
from mindspore.ops.operations.wrapped import constructor_of
from mindspore.ops.primitive import Primitive

_ROWS = {
    "ActsULQ": "fixed_min=False num_bits=8",
    "AntiQuant": "sqrt_mode=False dtype=None",
    "ApplyRotaryPosEmb": "cos_format=0",
    "AvgPoolGradGe": "kernel_size=1 strides=1 pad_mode='VALID' data_format='NCHW'",
    "AvgPoolGradV1": "kernel_size=1 strides=1 pad_mode='VALID' data_format='NCHW'",
    "AvgPoolGradVm": "kernel_size=1 strides=1 pad_mode='VALID'",
    "AvgPoolV1": "kernel_size=1 strides=1 pad_mode='valid' data_format='NCHW'",
    "BasicLSTMCell": "keep_prob=1.0 forget_bias=1.0 state_is_tuple=True activation='tanh'",
    "BasicLSTMCellCStateGrad": "forget_bias activation",
    "BasicLSTMCellInputGrad": "keep_prob",
    "BatchEnqueue": "batch_size queue_name pad_mode='REPLICATE' queue_depth=100",
    "BatchNormFold": "momentum=0.9 epsilon=1e-05 is_training=True freeze_bn=0",
    "BatchNormFold2": "freeze_bn=0",
    "BatchNormFold2D": "freeze_bn=0",
    "BatchNormFold2Grad": "freeze_bn=0",
    "BatchNormFold2GradD": "freeze_bn=False",
    "BatchNormFold2GradReduce": "freeze_bn=False",
    "BatchNormFoldD": "momentum=0.9 epsilon=1e-05 is_training=True freeze_bn=0",
    "BatchNormFoldGrad": "epsilon=1e-05 is_training=True freeze_bn=0",
    "BatchNormFoldGradD": "epsilon=1e-05 is_training=True freeze_bn=0",
    "BNTrainingReduce": "data_format='NCHW'",
    "BNTrainingReduceGrad": "epsilon=0.0001 data_format='NCHW'",
    "BNTrainingUpdate": "isRef=True epsilon=1e-05 factor=0.1 data_format='NCHW'",
    "BNTrainingUpdateGrad": "epsilon=0.0001 data_format='NCHW'",
    "CheckBprop": "prim_to_check=''",
    "CholeskyTrsm": "lower=False clean=True split_dim=0",
    "ConfusionMulGrad": "axis=() keep_dims=False",
    "CorrectionMul": "channel_axis=0",
    "CorrectionMulGrad": "channel_axis=0",
    "CorrectionMulGradReduce": "channel_axis=0",
    "CudnnGRU": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "CusFusedAbsMax1": "origin_shape=(-1,-1)",
    "CusImg2Col": "ksizes strides dilates=(1,1,1,1) mode='NC1HWC0'",
    "CusMatMulCube": "transpose_a=False transpose_b=False",
    "DecodeImage": "channels=0 dtype=None expand_animations=False _op_max_shape='8192,8192,3' _op_max_size=[8000000]",
    "DepthwiseConv2dNative": "channel_multiplier kernel_size mode=3 pad_mode='valid' pad=0 stride=1 dilation=1 group=1",
    "DepthwiseConv2dNativeBackpropFilter": ("channel_multiplier kernel_size pad_mode='valid' pad=0 pad_list=(0,0,0,0) mode=3 stride=1 "
                                            "dilation=1 group=1"),
    "DepthwiseConv2dNativeBackpropInput": ("channel_multiplier kernel_size pad_mode='valid' pad=0 pad_list=(0,0,0,0) mode=3 stride=1 "
                                           "dilation=1 group=1"),
    "Dequant": "sqrt_mode=False relu_flag=False dtype=None",
    "Dequeue": "output_type output_shape queue_name",
    "DetTriangle": "fill_mode=0",
    "Dilation2D": "stride dilation pad_mode='SAME' data_format='NCHW'",
    "Dilation2DBackpropFilter": "stride dilation pad_mode='SAME' data_format='NCHW'",
    "Dilation2DBackpropInput": "stride dilation pad_mode='SAME' data_format='NCHW'",
    "DiscountedReturn": "gamma",
    "DropoutGenMask": "Seed0=0 Seed1=0",
    "DynamicGRUV2": ("direction='UNIDIRECTIONAL' cell_depth=1 keep_prob=1.0 cell_clip=-1.0 num_proj=0 time_major=True activation='tanh' "
                     "gate_order='rzh' reset_after=True is_training=True"),
    "DynamicGRUV2Grad": ("direction='UNIDIRECTIONAL' cell_depth=1 keep_prob=1.0 cell_clip=-1.0 num_proj=0 time_major=True gate_order='rzh' "
                         "reset_after=True"),
    "DynamicResizeNearestNeighbor": "align_corners=False",
    "DynamicRNN": ("cell_type='LSTM' direction='UNIDIRECTIONAL' cell_depth=1 use_peephole=False keep_prob=1.0 cell_clip=-1.0 num_proj=0 "
                   "time_major=True activation='tanh' forget_bias=0.0 is_training=True"),
    "DynamicRNNGrad": ("cell_type='LSTM' direction='UNIDIRECTIONAL' cell_depth=1 use_peephole=False keep_prob=1.0 cell_clip=-1.0 num_proj=0 "
                       "time_major=True forget_bias=0.0"),
    "EinsumGrad": "equation",
    "EmbeddingComputeVarExport": "table_name=()",
    "EmbeddingComputeVarImport": "table_name=()",
    "EmbeddingTableExport": ("embedding_dim value_total_len export_mode='all' only_var_flag=False file_type='bin' table_name=() "
                             "filter_export_flag=False steps_to_live_list=()"),
    "EmbeddingTableFind": "embedding_dim _embedding_dim _max_key_num _table_id default_value=-1.0 _use_counter_filter=0",
    "EmbeddingTableFindAndInit": ("embedding_dim value_total_len _embedding_dim _table_id _max_key_num initializer_mode=('random_uniform',) "
                                  "constant_value=(0.0,) min=(-2.0,) max=(2.0,) mu=(0.0,) sigma=(1.0,) seed=(0,) seed2=(0,) "
                                  "filter_mode=('no_filter',) filter_freq=(0,) default_key_or_value=(0,) default_key=(0,) "
                                  "default_value=(0.0,) completion_key=(0,) completion_key_mask=(1,) optimizer_mode=() optimizer_params=() "
                                  "_use_counter_filter=0 backward_mode='adam' backward_int_params=((0,),(0,),(0,),(1,)) "
                                  "backward_float_params=(0.9,0.99,0.001,0.9,0.999,1e-08)"),
    "EmbeddingTableImport": "embedding_dim value_total_len only_var_flag=False file_type='bin' table_name=()",
    "EnvReset": "handle state_shape state_dtype",
    "EnvStep": "handle state_shape state_dtype reward_shape reward_dtype",
    "ExtractImagePatches": "ksizes strides rates padding='VALID'",
    "FakeLearnedScaleQuantPerChannel": "quant_delay=0 neg_trunc=False training=True channel_axis=1",
    "FakeLearnedScaleQuantPerChannelGrad": "quant_delay=0 neg_trunc=False channel_axis=1",
    "FakeLearnedScaleQuantPerChannelGradD": "neg_trunc=False channel_axis=1",
    "FakeLearnedScaleQuantPerChannelGradDReduce": "channel_axis=1",
    "FakeLearnedScaleQuantPerLayer": "quant_delay=0 neg_trunc=False training=True",
    "FakeLearnedScaleQuantPerLayerGrad": "quant_delay=0 neg_trunc=False",
    "FakeLearnedScaleQuantPerLayerGradD": "neg_trunc=False",
    "FakeQuantPerChannel": ("num_bits=8 ema=False ema_decay=0.999 quant_delay=0 symmetric=False narrow_range=False training=True "
                            "channel_axis=1"),
    "FakeQuantPerChannelGrad": "num_bits=8 quant_delay=0 symmetric=False narrow_range=False channel_axis=1",
    "FakeQuantPerLayer": "num_bits=8 ema=False ema_decay=0.999 quant_delay=0 symmetric=False narrow_range=False training=True",
    "FakeQuantPerLayerGrad": "num_bits=8 quant_delay=0 symmetric=False narrow_range=False",
    "FakeQuantWithMinMaxVars": "num_bits=8 narrow_range=False",
    "FakeQuantWithMinMaxVarsGradient": "num_bits=8 narrow_range=False",
    "FakeQuantWithMinMaxVarsPerChannel": "num_bits=8 narrow_range=False",
    "FakeQuantWithMinMaxVarsPerChannelGradient": "num_bits=8 narrow_range=False",
    "FakeRemoteLookupUniqued": ("embedding_dim value_total_len _embedding_dim _table_id _max_key_num initializer_mode=('random_uniform',) "
                                "constant_value=(0.0,) min=(-2.0,) max=(2.0,) mu=(0.0,) sigma=(1.0,) seed=(0,) seed2=(0,) "
                                "filter_mode=('no_filter',) filter_freq=(0,) default_key_or_value=(0,) default_key=(0,) default_value=(0.0,) "
                                "completion_key=(0,) completion_key_mask=(1,) optimizer_mode=() optimizer_params=() _use_counter_filter=0 "
                                "backward_mode='adam' backward_int_params=((0,),(0,),(0,),(1,)) "
                                "backward_float_params=(0.9,0.99,0.001,0.9,0.999,1e-08)"),
    "FFN": "activation inner_precise",
    "FlattenConcat": "fusion_size=0",
    "FusedBatchNorm": "mode=0 epsilon=1e-05 momentum=0.1",
    "FusedBatchNormEx": "mode=0 epsilon=1e-05 momentum=0.1 data_format='NCHW'",
    "GetitemTensorIndexInfo": "is_ascend",
    "GetNext": "types shapes output_num shared_name",
    "GroupedMatmul": "split_item=0 group_type=-1 transpose_a=False transpose_b=False",
    "GruGradData": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "GruGradWeight": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "IFMR": "min_percentile=0.999999 max_percentile=0.999999 search_range=(0.7,1.3) search_step=0.01 with_offset=True",
    "InitEmbeddingHashmap": ("value_total_len embedding_dim _table_id bucket_size=0 dtype=None initializer_mode='' constant_valu=0.0 min=-2.0 "
                             "max=2.0 mu=0.0 sigma=1.0 seed=0 seed2=0 filter_mode='no_filter' optimizer_mode='' optimizer_params=()"),
    "InitPartitionMap": "_embedding_dim _max_key_num _ps_num=1 partition_num=65537",
    "InstanceNorm": "epsilon=1e-05 momentum=0.1",
    "InstanceNormGrad": "epsilon=0.0 momentum=0.1",
    "KMeansCentroids": "use_actual_distance",
    "LoadIm2Col": "ksizes strides pad_mode='same' dilates=(1,1,1,1)",
    "LSTMGradData": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "LSTMGradWeight": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "LSTMV2": "input_size hidden_size num_layers has_bias bidirectional dropout is_train=True",
    "MatmulDDS": "bs heads",
    "MaxPoolGradV1": "kernel_size=1 strides=1 pad_mode='VALID' data_format='NCHW'",
    "MaxPoolV1": "kernel_size=1 strides=1 pad_mode='valid' data_format='NCHW'",
    "MinMaxUpdatePerChannel": "ema=False ema_decay=0.999 channel_axis=1",
    "MinMaxUpdatePerLayer": "ema=False ema_decay=0.999",
    "MuxReceive": "shape dtype group='hccl_world_group'",
    "MuxSend": "dest_rank group='hccl_world_group'",
    "NeighborExchangeV2": "send_rank_ids send_lens recv_rank_ids recv_lens data_format group='hccl_world_group'",
    "NeighborExchangeV2Grad": "send_rank_ids send_lens recv_rank_ids recv_lens data_format group='hccl_world_group'",
    "NewIm2Col": "ksizes padding_mode='SAME' strides=1 dilations=1 pads=0",
    "NonZeroWithValue": "transpose=False",
    "OCRDetectionPostHandle": "data_format='NHWC'",
    "OCRDetectionPreHandle": "data_format='NHWC'",
    "OCRFindContours": "value_mode=0",
    "OCRIdentifyPreHandle": "size data_format='NHWC'",
    "OCRRecognitionPreHandle": "batch_size data_format='NHWC' pad_mode='REPLICATE' _op_max_shape='512,64,512,3;512;512;512'",
    "PagedAttention": "head_num scale_value kv_head_num kv_cache_quant_mode='DEFAULT' mask_mode='MASK_DEFAULT' mla_v_dim=0",
    "PagedAttentionMask": "head_num scale_value kv_head_num kv_cache_quant_mode='DEFAULT'",
    "ParallelResizeBilinear": "ori_image_size split_size src_start_w dst_start_w align_corners",
    "ParallelResizeBilinearGrad": "ori_image_size src_start_w dst_start_w align_corners",
    "PartitionedCall": "graph executor_type=''",
    "ProdForceSeA": "natoms=192",
    "PromptFlashAttention": ("num_heads=1 scale_value=1.0 pre_tokens=2147483647 next_tokens=0 input_layout='BSH' num_key_value_heads=0 "
                             "sparse_mode=0 inner_precise=1"),
    "PsROIPooling": "pooled_height pooled_width num_rois spatial_scale out_dim group_size",
    "PsROIPoolingGrad": "batch_size channels height width num_rois pooled_height pooled_width spatial_scale out_dim",
    "Push": "optim_type='ApplyMomentum' only_shape_indices=None",
    "Quant": "scale offset sqrt_mode=False round_mode='Round'",
    "QuantBatchMatmul": "transpose_x1=False transpose_x2=False dtype=None",
    "Quantile": "dim=None keep_dims=False ignore_nan=False",
    "Reshard": "in_layout out_layout in_strategy",
    "SetitemTensorIndexInfo": "is_ascend",
    "SparseApplyFtrlV2": "lr l1 l2 l2_shrinkage lr_power use_locking=False",
    "SplitV": "size_splits split_dim num_split",
    "StackDestroy": "index=1",
    "StackInit": "index=1",
    "StackPop": "index=1 shape=(1,) dtype=None",
    "StackPush": "index=1",
    "SyncBatchNorm": "epsilon=1e-05 momentum=0.1 group='sync_bn_group0' device_num=2",
    "SyncBatchNormGrad": "epsilon=1e-05 group='group0' device_num=2",
    "ThorIm2Col": "kernel_size pad_mode='valid' pad=0 stride=1 dilation=1",
    "Unsqueeze": "axis",
    "UpdateThorGradient": "split_dim=1",
    "WeightQuantBatchMatmul": "transpose_x=False transpose_weight=False antiquant_group_size=0",
    "WtsARQ": "num_bits offset_flag",
}
# Those that are made with nothing.
_ROWS.update(dict.fromkeys((
    "ActsULQInputGrad ActULQClampMaxGrad ActULQClampMinGrad AdamW AddLayerNormV2 AddRmsNorm ApplyAdamW ArgminV2 BasicLSTMCellWeightGrad "
    "BatchDilatePolys BatchToSpaceNDV2 CacheSwapTable Centralization COO2CSR CSR2COO CSRDiv CSRGather CSRMM CSRMul CSRMV CSRReduceSum "
    "CusBatchMatMul CusCholeskyTrsm CusMatMulCubeDenseLeft CusMatMulCubeDenseRight CusMatMulCubeFraczLeftCast CusMatMulCubeFraczRightMul "
    "CusMatrixCombine CusTranspose02314 DropoutDoMask DSDGrad DSDMatmul DynamicNTK DynamicQuantExt EmbeddingLookupCommGrad "
    "FakeLearnedScaleQuantPerLayerGradDReduce FmodScalar Format FusedAddTopKDiv FusedWeightScaleApplyMomentum GeSwitch GetGrad GetShape "
    "GpuConvertToDynamicShape GroupedMatmulV2 GroupedMatmulV4 GroupTopk InnerIndex KVCacheMgr KVCacheScatterUpdate Lamb "
    "LambApplyOptimizerAssign LambApplyWeightAssign LerpScalar MatmulAllReduce MatmulDDSGrad MatrixDiag MatrixDiagPart MatrixSetDiag Merge "
    "MoeComputeExpertTokens MoeDistributeCombine MoeDistributeDispatch MoeFinalizeRouting MoeGatingTopKSoftmax MoeInitRouting "
    "MoeInitRoutingV2 MoeTokenPermute MoeTokenUnpermute NonZeroWithValueShape Pull QuantLinearSparse QuantMatmul QuantV2 RandomGammaGrad "
    "RefToEmbed ReshapeAndCache ResizeAndClipPolys Reusing RingAttentionUpdate RotaryPositionEmbedding RotatedIou ScalarToArray Scatter "
    "ScatterNonAliasingAdd ScatterValue SilentCheckV2 SilentCheckV3 SliceGetItem SparseGatherV2 SpeedFusionAttention SplitWithSize "
    "StringLength Swiglu TopKRouter TopPRouter TransposeBatchMatmulTranspose TransShape WKV WKVGrad").split(), ""))

# Those that MindSpore refuses to make.
_DEPRECATED = {"FusedBatchNorm": "The FusedBatchNorm interface is deprecated, please use the BatchNorm interface.",
               "FusedBatchNormEx": "FusedBatchnormEx interface is deprecated, please use BatchNorm interface."}


def find(name):
    """The class of a primitive of the table; None when there is no row for it."""
    if name not in _ROWS:
        return None
    bind = constructor_of(name, _ROWS[name])

    def initialise(self, *args, **kwargs):
        if name in _DEPRECATED:
            raise TypeError(_DEPRECATED[name])
        Primitive.__init__(self, name)
        for attribute, value in bind(args, kwargs).items():
            self.add_prim_attr(attribute, value)
    return type(Primitive)(name, (Primitive,), {"__init__": initialise, "__doc__": f"{name}: Ascend's or GPU's alone.",
                                                "__module__": "mindspore.ops.auto_generate.gen_ops_prim"})
