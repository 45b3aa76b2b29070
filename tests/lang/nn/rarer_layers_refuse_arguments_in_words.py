"""Layers of images, paddings, shapes and micro batches say what is wrong with their arguments, in MindSpore's order and words."""
from mindspore import mint, nn

TRIALS = (
    (nn.MatMul, (1,), (True, None)), (nn.Moments, (1.5,), (0, "x"), ((0, 1), True)), (nn.ClipByNorm, (1.5,), (True,), ([0, 1],)),
    (nn.SSIM, ("a",), (0,), (1.0, 1.5), (1.0, 0), (1.0, 3, 1), (1.0, 3, -1.0), (1.0, 3, 1.0, 1)), (nn.PSNR, (None,), (-1.5,)),
    (nn.MSSSIM, (None,), (1.0, 3), (1.0, (0.5, 0.5), 0), (1.0, [0.5], 3, 2), (1.0, [0.5], 3, 2.0, 0.1, 3)),
    (nn.ConstantPad1d, (1.5, 0), ((1, 2, 3), 0), (1, "a"), ((), None)), (nn.ConstantPad2d, ((1, 2), 0.5), ([1], 2)), (nn.ZeroPad2d, ("a",), ((1,),)),
    (nn.ReduceLogSumExp, (None,), (0, 1)), (nn.Unflatten, (1.5, (2, 2)), (1, 4)), (nn.Roll, (None, 0), (1, 1.5), ((1, 2), 0), ([1], (0,))),
    (nn.TimeDistributed, (3, 1), (nn.ReLU(), 1.5), (nn.ReLU(), 1, "a"), (nn.ReLU(), True)),
    (nn.TripletMarginWithDistanceLoss, (None, 1), (None, False, "mean", 1), (None, False, "x")),
    (nn.GradAccumulationCell, (3, 2), (nn.ReLU(), 1.5), (nn.ReLU(), 0)), (nn.PipelineCell, (3, 2), (nn.ReLU(), None), (nn.ReLU(), -2)),
    (nn.MicroBatchInterleaved, (nn.ReLU(), "a"), (nn.ReLU(), 0)), (nn.InstanceNorm1d, (2, 1e-5, 0.1, True, None), (2, 1)),
    (nn.InstanceNorm3d, (2, 1e-5, 0.1, True, "ones", ())), (nn.MultiFieldEmbeddingLookup, (4, 2, "a"), (4, 2, 0)),
    (nn.LRN, (1.5,), (-1,), (5, 1), (5, 1.0, 1.0, None), (5, 1.0, 1.0, 0.5, "x"), (5, 1.0, 1.0, 0.5, 0)), (nn.RReLU, ("a",), (0.5, 0.25), (0.1, None)),
    (nn.ChannelShuffle, (1.5,), (0,)), (nn.AdaptiveMaxPool1d, (None,), (0,)), (nn.AdaptiveAvgPool3d, ("a",), ((1, -1, 2),), ([1],)),
    (nn.ReflectionPad2d, (1.5,), ((1,),), ((1, -1),)), (nn.ReplicationPad1d, ([1],), ((1, 2, 3),), (-1,)),
    (nn.PixelShuffle,  ()), (nn.LPPool1d, (), (2,)), (nn.ConfusionMatrix, (True,), (2, "x"), (2, "all", 1)), (nn.Dice, (1,), (0.0,)),
    (mint.nn.Embedding, (), (2,)), (mint.nn.AvgPool2d, ()), (mint.nn.LayerNorm, ()),
    (nn.AdaptiveAvgPool1d, ("a",), (-1,), (True,)),
)
for cell, *trials in TRIALS:
    for args in trials:
        try:
            cell(*args)
            print(cell.__name__, "takes", args)
        except (TypeError, ValueError) as error:
            print(type(error).__name__, str(error).split("\n")[0])
for cell, settings in ((nn.Conv2dBnAct, {"has_bn": 1}), (nn.Conv2dBnAct, {"after_fake": None}), (nn.DenseBnAct, {"has_bn": "a"})):
    try:
        cell(2, 2, **({"kernel_size": 3} if cell is nn.Conv2dBnAct else {}), **settings)
    except TypeError as error:
        print(error)
# expect: TypeError For 'MatMul', the type of 'transpose_x1' should be 'bool', but got type 'int'.
# expect: TypeError For 'MatMul', the type of 'transpose_x2' should be 'bool', but got type 'NoneType'.
# expect: TypeError For 'Moments', the type of 'axis' should be one of '['int', 'tuple']', but got type 'float'.
# expect: TypeError For 'Moments', the type of 'keep_dims' should be 'bool', but got type 'str'.
# expect: Moments takes ((0, 1), True)
# expect: TypeError For 'ClipByNorm', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type 'float'.
# expect: TypeError For 'ClipByNorm', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type 'bool'.
# expect: ClipByNorm takes ([0, 1],)
# expect: TypeError For 'SSIM', the type of 'max_val' should be one of '['int', 'float']', but got type 'str'.
# expect: ValueError For 'SSIM', the argument 'max_val' must > 0.0, but got 0.
# expect: TypeError For 'SSIM', the 'filter_size' must be int, but got 'float'
# expect: ValueError For 'SSIM', the 'filter_size' must be int and must >= 1, but got '0' with type 'int'.
# expect: TypeError For 'SSIM', the 'filter_sigma' must be float, but got 'int'
# expect: ValueError For 'SSIM', the 'filter_sigma' must be float and must > 0, but got '-1.0' with type 'float'.
# expect: TypeError For 'SSIM', the type of 'k1' should be 'float', but got type 'int'.
# expect: TypeError For 'PSNR', the type of 'max_val' should be one of '['int', 'float']', but got type 'NoneType'.
# expect: ValueError For 'PSNR', the argument 'max_val' must > 0.0, but got -1.5.
# expect: TypeError For 'MSSSIM', the type of 'max_val' should be one of '['int', 'float']', but got type 'NoneType'.
# expect: TypeError For 'MSSSIM', the type of 'power_factors' should be one of '['tuple', 'list']', but got type 'int'.
# expect: ValueError For 'MSSSIM', the 'filter_size' must be int and must >= 1, but got '0' with type 'int'.
# expect: TypeError For 'MSSSIM', the 'filter_sigma' must be float, but got 'int'
# expect: TypeError For 'MSSSIM', the type of 'k2' should be 'float', but got type 'int'.
# expect: TypeError For 'ConstantPad1d', the type of parameter 'padding' must be in [int, tuple], but got <class 'float'>
# expect: ValueError For 'ConstantPad1d', the length of parameter 'padding' with tuple type must be a multiple of 2, but got 3
# expect: TypeError For 'ConstantPad1d', the type of parameter 'value' must be in [int, float], but got <class 'str'>
# expect: ValueError For 'ConstantPad1d', the length of parameter 'padding' with tuple type must equal to 2.but got 0
# expect: ConstantPad2d takes ((1, 2), 0.5)
# expect: TypeError For 'ConstantPad2d', the type of parameter 'padding' must be in [int, tuple], but got <class 'list'>
# expect: TypeError For 'ZeroPad2d', the type of parameter 'padding' must be in [int, tuple], but got <class 'str'>
# expect: ValueError For 'ZeroPad2d', the length of parameter 'padding' with tuple type must be a multiple of 2, but got 1
# expect: TypeError For 'ReduceLogSumExp', the type of 'axis' should be one of '['int', 'list', 'tuple']', but got type 'NoneType'.
# expect: TypeError For 'ReduceLogSumExp', the type of 'keep_dims' should be 'bool', but got type 'int'.
# expect: TypeError For 'Unflatten', the type of 'axis' must be 'int', but got 'float'.
# expect: TypeError For 'Unflatten', the type of 'unflattended_size' should be one of '['list', 'tuple']', but got type 'int'.
# expect: TypeError For 'Roll', the type of 'shift' should be one of '['int', 'tuple', 'list']', but got type 'NoneType'.
# expect: TypeError For 'Roll', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type 'float'.
# expect: ValueError For 'Roll', the shape of 'shift' and the shape of 'axis' must be the same, but got the length of 'shift' 2 and the length of 'axis' 1.
# expect: Roll takes ([1], (0,))
# expect: TypeError For 'TimeDistributed', the 'layer' must be Cell or Primitive instance, but got type: int.
# expect: TypeError For 'TimeDistributed', the type of 'time_axis' must be 'int', but got 'float'.
# expect: TypeError For 'TimeDistributed', the type of 'reshape_with_axis' must be 'int', but got 'str'.
# expect: TypeError For 'TimeDistributed', the type of 'time_axis' must be 'int', but got 'bool'.
# expect: TypeError For 'TripletMarginWithDistanceLoss', the 'swap' must be a bool, but got int.
# expect: TypeError For 'TripletMarginWithDistanceLoss', the type of 'margin' must be 'float', but got 'int'.
# expect: ValueError For 'TripletMarginWithDistanceLoss', the 'reduction' must be in ['mean', 'sum', 'none'], but got x.
# expect: TypeError For 'GradAccumulationCell', the argument 'network' must cell type, but got the type : <class 'int'>.
# expect: TypeError For 'GradAccumulationCell', the argument 'micro_size' must be integer, but got the type : <class 'float'>.
# expect: ValueError For 'GradAccumulationCell', the argument 'micro_size' must be large than 0, but got 0.
# expect: TypeError For 'PipelineCell', the argument 'network' must cell type, but got the type : <class 'int'>.
# expect: TypeError For 'PipelineCell', the argument 'micro_size' must be integer, but got the type : <class 'NoneType'>.
# expect: ValueError For 'PipelineCell', the argument 'micro_size' must be large than 0, but got -2.
# expect: TypeError For 'MicroBatchInterleaved', the argument 'interleave_num' must be integer, but got the type : <class 'str'>.
# expect: ValueError For 'MicroBatchInterleaved', the argument 'interleave_num' must be large than 0, but got 0.
# expect: TypeError For 'InstanceNorm1d', the type of 'gamma_init' must be in [Tensor, numbers.Number, str, Initializer], but got type NoneType.
# expect: TypeError For 'InstanceNorm1d', the type of 'eps' should be 'float', but got type 'int'.
# expect: TypeError For 'InstanceNorm3d', the type of 'beta_init' must be in [Tensor, numbers.Number, str, Initializer], but got type tuple.
# expect: TypeError For 'MultiFieldEmbeddingLookup', the 'field_size' must be int, but got 'str'
# expect: ValueError For 'MultiFieldEmbeddingLookup', the 'field_size' must be int and must > 0, but got '0' with type 'int'.
# expect: TypeError For 'LRN', the type of 'depth_radius' should be 'int', but got type 'float'.
# expect: ValueError For 'LRN', the 'depth_radius' must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError For 'LRN', the type of 'bias' should be 'float', but got type 'int'.
# expect: TypeError For 'LRN', the type of 'beta' should be 'float', but got type 'NoneType'.
# expect: ValueError For 'LRN', the 'norm_region' must be str and must be in '['ACROSS_CHANNELS']', but got 'x'.
# expect: TypeError For 'LRN', the type of 'norm_region' should be 'str', but got type 'int'.
# expect: TypeError For 'RReLU', the type of 'lower' should be one of '['float', 'int']', but got type 'str'.
# expect: ValueError For RReLU, the value of 'upper' must be greater than or equal to 'lower', but got upper: 0.25, lower: 0.5. 
# expect: TypeError For 'RReLU', the type of 'upper' should be one of '['float', 'int']', but got type 'NoneType'.
# expect: TypeError For ChannelShuffle, the param `groups` must be int, but got <class 'float'>.
# expect: ValueError For ChannelShuffle, the param `groups` must be larger than 0, but got 0.
# expect: TypeError For 'AdaptiveMaxPool1d', the 'output_size' must be int, but got 'NoneType'
# expect: ValueError For 'AdaptiveMaxPool1d', the 'output_size' must be int and must >= 1, but got '0' with type 'int'.
# expect: TypeError For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'AdaptiveAvgPool3D', the argument 'output_size[1]' must >= 0, but got -1.
# expect: TypeError For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type 'list'.
# expect: TypeError For 'ReflectionPad2d' the input 'padding' must be an integer or tuple, but got float
# expect: ValueError For 'ReflectionPad2d' the length of input 'padding' must be divisible by 2, but got padding of length 1. 
# expect: ValueError For 'ReflectionPad2d' every element in 'padding' must be >= 0. but got (1, -1). 
# expect: TypeError For 'ReplicationPad1d' the input 'padding' must be an integer or tuple, but got list
# expect: ValueError For 'ReplicationPad1d' the length of input 'padding' must be divisible by 2, but got padding of length 3. 
# expect: ReplicationPad1d takes (-1,)
# expect: TypeError PixelShuffle.__init__() missing 1 required positional argument: 'upscale_factor'
# expect: TypeError LPPool1d.__init__() missing 2 required positional arguments: 'norm_type' and 'kernel_size'
# expect: TypeError LPPool1d.__init__() missing 1 required positional argument: 'kernel_size'
# expect: TypeError The type of 'num_classes' should be 'int', but got type 'bool'.
# expect: ValueError For 'ConfusionMatrix', the argument 'normalize' must be in ['all', 'prediction', 'label', 'no_norm'(None)], but got x.
# expect: TypeError The type of 'threshold' should be 'float', but got type 'int'.
# expect: TypeError The 'smooth' must be float, but got 'int'
# expect: ValueError The 'smooth' must be float and must > 0, but got '0.0' with type 'float'.
# expect: TypeError EmbeddingExt.__init__() missing 2 required positional arguments: 'num_embeddings' and 'embedding_dim'
# expect: TypeError EmbeddingExt.__init__() missing 1 required positional argument: 'embedding_dim'
# expect: TypeError AvgPool2dExt.__init__() missing 1 required positional argument: 'kernel_size'
# expect: TypeError LayerNormExt.__init__() missing 1 required positional argument: 'normalized_shape'
# expect: TypeError For 'AdaptiveAvgPool1d', the type of 'output_size' should be 'int', but got type 'str'.
# expect: ValueError For 'AdaptiveAvgPool1d', the 'output_size' must be int and must >= 1, but got '-1' with type 'int'.
# expect: TypeError For 'AdaptiveAvgPool1d', the type of 'output_size' should be 'int', but got type 'bool'.
# expect: For 'Conv2dBnAct', the 'has_bn' must be a bool, but got int.
# expect: For 'Conv2dBnAct', the 'after_fake' must be a bool, but got NoneType.
# expect: For 'DenseBnAct', the 'has_bn' must be a bool, but got str.
