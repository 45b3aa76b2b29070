"""Primitives of Ascend's and GPU's alone, which programs import and make for every device: a CPU has no kernel for them, so a call raises
what MindSpore raises there. A row: what the primitive is made with, "name=default"."""
from mindspore.ops.operations.wrapped import constructor_of
from mindspore.ops.primitive import Primitive

_ROWS = {
    "ActsULQ": "fixed_min=False num_bits=8",
    "AntiQuant": "sqrt_mode=False dtype=None",
    "ApplyRotaryPosEmb": "cos_format=0",
    "BasicLSTMCell": "keep_prob=1.0 forget_bias=1.0 state_is_tuple=True activation='tanh'",
    "BatchNormFold": "momentum=0.9 epsilon=1e-05 is_training=True freeze_bn=0",
    "BatchNormFold2": "freeze_bn=0",
    "CorrectionMul": "channel_axis=0",
    "CudnnGRU": "input_size hidden_size num_layers has_bias bidirectional dropout",
    "DepthwiseConv2dNative": "channel_multiplier kernel_size mode=3 pad_mode='valid' pad=0 stride=1 dilation=1 group=1",
    "Dequant": "sqrt_mode=False relu_flag=False dtype=None",
    "Dilation2D": "stride dilation pad_mode='SAME' data_format='NCHW'",
    "DiscountedReturn": "gamma",
    "DropoutGenMask": "Seed0=0 Seed1=0",
    "DynamicGRUV2": ("direction='UNIDIRECTIONAL' cell_depth=1 keep_prob=1.0 cell_clip=-1.0 num_proj=0 time_major=True activation='tanh' "
                     "gate_order='rzh' reset_after=True is_training=True"),
    "DynamicRNN": ("cell_type='LSTM' direction='UNIDIRECTIONAL' cell_depth=1 use_peephole=False keep_prob=1.0 cell_clip=-1.0 num_proj=0 "
                   "time_major=True activation='tanh' forget_bias=0.0 is_training=True"),
    "EnvReset": "handle state_shape state_dtype",
    "EnvStep": "handle state_shape state_dtype reward_shape reward_dtype",
    "ExtractImagePatches": "ksizes strides rates padding='VALID'",
    "FakeLearnedScaleQuantPerChannel": "quant_delay=0 neg_trunc=False training=True channel_axis=1",
    "FakeLearnedScaleQuantPerLayer": "quant_delay=0 neg_trunc=False training=True",
    "FakeQuantPerChannel": ("num_bits=8 ema=False ema_decay=0.999 quant_delay=0 symmetric=False narrow_range=False training=True "
                            "channel_axis=1"),
    "FakeQuantPerLayer": "num_bits=8 ema=False ema_decay=0.999 quant_delay=0 symmetric=False narrow_range=False training=True",
    "GetNext": "types shapes output_num shared_name",
    "GroupedMatmul": "split_item=0 group_type=-1 transpose_a=False transpose_b=False",
    "MatmulDDS": "bs heads",
    "MinMaxUpdatePerChannel": "ema=False ema_decay=0.999 channel_axis=1",
    "MinMaxUpdatePerLayer": "ema=False ema_decay=0.999",
    "MuxReceive": "shape dtype group='hccl_world_group'",
    "MuxSend": "dest_rank group='hccl_world_group'",
    "NeighborExchangeV2": "send_rank_ids send_lens recv_rank_ids recv_lens data_format group='hccl_world_group'",
    "PagedAttention": "head_num scale_value kv_head_num kv_cache_quant_mode='DEFAULT' mask_mode='MASK_DEFAULT' mla_v_dim=0",
    "PagedAttentionMask": "head_num scale_value kv_head_num kv_cache_quant_mode='DEFAULT'",
    "PromptFlashAttention": ("num_heads=1 scale_value=1.0 pre_tokens=2147483647 next_tokens=0 input_layout='BSH' num_key_value_heads=0 "
                             "sparse_mode=0 inner_precise=1"),
    "PsROIPooling": "pooled_height pooled_width num_rois spatial_scale out_dim group_size",
    "Push": "optim_type='ApplyMomentum' only_shape_indices=None",
    "Quantile": "dim=None keep_dims=False ignore_nan=False",
    "Quant": "scale offset sqrt_mode=False round_mode='Round'",
    "QuantBatchMatmul": "transpose_x1=False transpose_x2=False dtype=None",
    "SparseApplyFtrlV2": "lr l1 l2 l2_shrinkage lr_power use_locking=False",
    "SplitV": "size_splits split_dim num_split",
    "WeightQuantBatchMatmul": "transpose_x=False transpose_weight=False antiquant_group_size=0",
    "WtsARQ": "num_bits offset_flag",
}
# Those that are made with nothing.
_ROWS.update(dict.fromkeys((
    "AdamW AddRmsNorm AddLayerNormV2 ApplyAdamW BatchToSpaceNDV2 GeSwitch LerpScalar Merge ScatterNonAliasingAdd SparseGatherV2 DSDMatmul DropoutDoMask DynamicNTK DynamicQuantExt FmodScalar FusedAddTopKDiv "
    "FusedWeightScaleApplyMomentum GroupTopk GroupedMatmulV2 GroupedMatmulV4 InnerIndex KVCacheScatterUpdate MatmulAllReduce "
    "MoeComputeExpertTokens MoeDistributeCombine MoeDistributeDispatch MoeFinalizeRouting MoeGatingTopKSoftmax MoeInitRouting "
    "MoeInitRoutingV2 MoeTokenPermute MoeTokenUnpermute Pull QuantLinearSparse QuantMatmul QuantV2 ReshapeAndCache RingAttentionUpdate "
    "RotaryPositionEmbedding RotatedIou ScalarToArray Scatter ScatterValue SilentCheckV2 SilentCheckV3 SpeedFusionAttention SplitWithSize "
    "Swiglu TopKRouter TopPRouter TransposeBatchMatmulTranspose").split(), ""))


def find(name):
    """The class of a primitive of the table; None when there is no row for it."""
    if name not in _ROWS:
        return None
    bind = constructor_of(name, _ROWS[name])

    def initialise(self, *args, **kwargs):
        Primitive.__init__(self, name)
        for attribute, value in bind(args, kwargs).items():
            self.add_prim_attr(attribute, value)
    return type(Primitive)(name, (Primitive,), {"__init__": initialise, "__doc__": f"{name}: Ascend's or GPU's alone.",
                                                "__module__": "mindspore.ops.auto_generate.gen_ops_prim"})
