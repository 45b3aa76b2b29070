"""What `from MODULE import *` gives for modules whose names are loaded when they are asked for."""


class Names:
    """A module's `__all__`; the names are looked up when somebody iterates."""

    def __init__(self, module):
        self._module = module

    def __iter__(self):
        names = _names_of()
        if self._module == "mindspore.ops":
            yield from names["mindspore.ops.operations"].split()
        yield from names[self._module].split()

    def __len__(self):
        return sum(1 for _ in self)

    def __contains__(self, name):
        return any(name == known for known in self)


def _names_of():
    return {
        "mindspore.ops.operations":
            "ACos Abs AccumulateNV2 Acosh Adam AdamNoUpdateParam AdamWeightDecay AdaptiveAvgPool2D AdaptiveAvgPool3D "
            "AdaptiveMaxPool2D AdaptiveMaxPool3D Add AddN Addcdiv Addcmul AdjustHue AdjustSaturation AffineGrid AllGather "
            "AllGatherV AllReduce AlltoAll AlltoAllV Angle ApplyAdaMax ApplyAdadelta ApplyAdagrad ApplyAdagradDA ApplyAdagradV2 "
            "ApplyAdamWithAmsgrad ApplyAdamWithAmsgradV2 ApplyAddSign ApplyCenteredRMSProp ApplyFtrl ApplyGradientDescent "
            "ApplyKerasMomentum ApplyMomentum ApplyPowerSign ApplyProximalAdagrad ApplyProximalGradientDescent ApplyRMSProp "
            "ApplyRotaryPosEmb ApproximateEqual ArgMaxWithValue ArgMinWithValue Argmax Argmin Asin Asinh Assert Assign AssignAdd "
            "AssignSub Atan Atan2 Atanh AvgPool AvgPool3D BCEWithLogitsLoss Barrier BartlettWindow BasicLSTMCell BatchISendIRecv "
            "BatchMatMul BatchNorm BatchToSpace BatchToSpaceND BatchToSpaceNDV2 Bernoulli BesselI0 BesselI0e BesselI1 BesselI1e "
            "BesselJ0 BesselJ1 BesselK0 BesselK0e BesselK1 BesselK1e BesselY0 BesselY1 Betainc BiasAdd BinaryCrossEntropy Bincount "
            "BitwiseAnd BitwiseOr BitwiseXor BlackmanWindow BoundingBoxDecode BoundingBoxEncode Broadcast BroadcastTo Bucketize "
            "BufferAppend BufferGetItem BufferSample CTCGreedyDecoder CTCLoss CTCLossV2 Cast Cauchy Cdist CeLU Ceil ChannelShuffle "
            "CheckNumerics CheckValid Cholesky CholeskyInverse CholeskySolve Coalesce Col2Im CollectiveGather CollectiveScatter "
            "CombinedNonMaxSuppression CompareAndBitpack Complex ComplexAbs ComputeAccidentalHits Concat ConfusionMatrix Conj "
            "ConjugateTranspose Conv2D Conv2DBackpropInput Conv2DTranspose Conv3D Conv3DTranspose Cos Cosh CountNonZero "
            "CropAndResize Cross CumProd CumSum Cummax Cummin CumulativeLogsumexp Custom DType DataFormatDimMap "
            "DataFormatVecPermute DeformableOffsets Dense Depend DepthToSpace DepthwiseConv2dNative Diag DiagPart Digamma "
            "Dilation2D Div DivNoNan Dropout Dropout2D Dropout3D DropoutDoMask DropoutGenMask DynamicGRUV2 DynamicRNN DynamicShape "
            "EditDistance Eig Einsum Elu EmbeddingLookup Eps Equal EqualCount Erf Erfc Erfinv EuclideanNorm Exp Expand ExpandDims "
            "Expm1 ExtractGlimpse ExtractImagePatches ExtractVolumePatches Eye FFTWithSize FastGeLU FastGelu Fill FillDiagonal "
            "FillV2 Fills Flatten FloatStatus Floor FloorDiv FloorMod Fmax Fmin ForiLoop FractionalAvgPool FractionalMaxPool "
            "FractionalMaxPool3DWithFixedKsize FractionalMaxPoolWithFixedKsize FusedAdaFactor FusedAdaFactorWithGlobalNorm "
            "FusedCastAdamWeightDecay FusedSparseAdam FusedSparseFtrl FusedSparseLazyAdam FusedSparseProximalAdagrad "
            "FusedWeightScaleApplyMomentum GLU Gamma Gather GatherD GatherNd GatherV2 Gcd GeLU GeSwitch Gelu Geqrf Ger GetNext "
            "Greater GreaterEqual GridSampler2D GridSampler3D GroupTopk HSVToRGB HShrink HSigmoid HSwish HammingWindow Heaviside "
            "Histogram HistogramFixedWidth HistogramSummary HookBackward Hypot IOU Identity IdentityN Igamma Igammac Im2Col Imag "
            "ImageSummary InTopK IndexAdd IndexFill IndexPut InplaceAdd InplaceIndexAdd InplaceSub InplaceUpdate InplaceUpdateV2 "
            "InsertGradientOf Inv Invert InvertPermutation IsClose IsFinite IsInf IsNan KLDivLoss L2Loss L2Normalize LARSUpdate "
            "LRN LSTM LayerNorm Lcm LeftShift Lerp LerpScalar Less LessEqual Lgamma LinSpace ListDiff Log Log1p "
            "LogMatrixDeterminant LogNormalReverse LogSoftmax LogSoftmaxExt LogSpace LogUniformCandidateSampler LogicalAnd "
            "LogicalNot LogicalOr LogicalXor Logit LowerBound LpNorm Lstsq LuSolve LuUnpack MaskedFill MaskedScatter MaskedSelect "
            "MatMul MatrixBandPart MatrixDeterminant MatrixDiagPartV3 MatrixDiagV3 MatrixExp MatrixInverse MatrixLogarithm "
            "MatrixPower MatrixSetDiagV3 MatrixSolve MatrixSolveLs MatrixTriangularSolve MaxPool MaxPool3D MaxPool3DWithArgmax "
            "MaxPoolWithArgmax MaxPoolWithArgmaxV2 MaxUnpool2D MaxUnpool3D Maximum Merge Meshgrid Minimum MirrorPad Mish Mod Morph "
            "MoveTo Mul MulNoNan MultiMarginLoss MultilabelMarginLoss Multinomial MultinomialWithReplacement Mvlgamma NLLLoss "
            "NMSWithMask NPUAllocFloatStatus NPUClearFloatStatus NPUGetFloatStatus NanToNum Neg NeighborExchange "
            "NeighborExchangeV2 NextAfter NoRepeatNGram NonDeterministicInts NonMaxSuppressionV3 NonMaxSuppressionWithOverlaps "
            "NonZero NotEqual NthElement NuclearNorm OneHot Ones OnesLike Orgqr Ormqr PReLU Pack Pad PadV3 Padding PagedAttention "
            "PagedAttentionMask ParallelConcat ParameterizedTruncatedNormal Partial Pdist Poisson Polar Polygamma PopulationCount "
            "Pow Print Pull Push PyFunc Qr Quantile RGBToHSV RNNTLoss ROIAlign RaggedRange RandomCategorical RandomChoiceWithMask "
            "RandomGamma RandomPoisson RandomShuffle Randperm RandpermV2 Range Rank ReLU ReLU6 Real RealDiv Receive Reciprocal "
            "Reduce ReduceAll ReduceAny ReduceMax ReduceMean ReduceMin ReduceOp ReduceProd ReduceScatter ReduceScatterV ReduceStd "
            "ReduceSum Renorm Reshape ReshapeAndCache ResizeArea ResizeBicubic ResizeBilinearV2 ResizeLinear1D "
            "ResizeNearestNeighbor ResizeNearestNeighborV2 ReverseSequence ReverseV2 RightShift Rint RmsNorm Roll Round Rsqrt SGD "
            "STFT ScalarCast ScalarSummary ScalarToArray ScalarToTensor ScaleAndTranslate Scan ScatterAdd ScatterAddWithAxis "
            "ScatterDiv ScatterMax ScatterMin ScatterMul ScatterNd ScatterNdAdd ScatterNdDiv ScatterNdMax ScatterNdMin "
            "ScatterNdMul ScatterNdSub ScatterNdUpdate ScatterNonAliasingAdd ScatterSub ScatterUpdate SeLU SearchSorted SegmentMax "
            "SegmentMean SegmentMin SegmentProd SegmentSum Select SelectView Send Shape Sigmoid SigmoidCrossEntropyWithLogits Sign "
            "Sin Sinc Sinh Size Slice SmoothL1Loss SoftMarginLoss SoftShrink Softmax SoftmaxCrossEntropyWithLogits Softplus "
            "Softsign Sort SpaceToBatch SpaceToBatchND SpaceToDepth SparseApplyAdadelta SparseApplyAdagrad SparseApplyAdagradV2 "
            "SparseApplyFtrl SparseApplyFtrlV2 SparseApplyProximalAdagrad SparseApplyRMSProp SparseGatherV2 SparseSlice "
            "SparseSoftmaxCrossEntropyWithLogits SparseTensorDenseAdd SparseTensorDenseMatmul SparseToDense Split SplitV Sqrt "
            "Square SquareSumAll SquaredDifference Squeeze Stack StandardLaplace StandardNormal StopGradient StridedSlice Sub "
            "SubAndFilter Svd Tan Tanh TensorAdd TensorDump TensorScatterAdd TensorScatterDiv TensorScatterElements "
            "TensorScatterMax TensorScatterMin TensorScatterMul TensorScatterSub TensorScatterUpdate TensorShape TensorSummary "
            "Tile TopK Trace Transpose TransposeExtView TransposeView TridiagonalMatMul Tril TrilIndices TripletMarginLoss Triu "
            "TriuIndices Trunc TruncateDiv TruncateMod TruncatedNormal TupleToArray UniformCandidateSampler UniformInt UniformReal "
            "Unique UniqueConsecutive UniqueWithPad Unpack UnravelIndex UnsortedSegmentMax UnsortedSegmentMin UnsortedSegmentProd "
            "UnsortedSegmentSum Unstack UpperBound UpsampleNearest3D UpsampleTrilinear3D WhileLoop Xdivy Xlogy Zeros ZerosLike "
            "Zeta",
        "mindspore.ops":
            "AiCPURegOp AkgAscendRegOp AkgGpuRegOp CpuRegOp CustomRegOp DataType GradOperation HyperMap Map Median "
            "MultitypeFuncGraph NPUAllocFloatStatus NPUClearFloatStatus NPUGetFloatStatus P Primitive PrimitiveWithCheck "
            "PrimitiveWithInfer TBERegOp TensorToTuple abs absolute accumulate_n acos acosh adaptive_avg_pool1d "
            "adaptive_avg_pool2d adaptive_avg_pool2d_ext adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d "
            "adaptive_max_pool3d add add_flags add_layer_norm add_rms_norm addbmm addcdiv addcmul addmm addmv addn addr adjoint "
            "affine_grid all amax amin aminmax angle any approximate_equal arange arccos arccosh arcsin arcsinh arctan arctan2 "
            "arctanh argmax argmin argsort argwhere array_ops asin asinh assign assign_add assign_sub atan atan2 atanh atleast_1d "
            "atleast_2d atleast_3d augassign_add augassign_div augassign_floordiv augassign_mul augassign_sub auto_generate "
            "avg_pool1d avg_pool2d avg_pool3d baddbmm baddbmm_ext bartlett_window batch_dot batch_norm batch_to_space_nd bernoulli "
            "bernoulli_ bernoulli_ext bessel_i0 bessel_i0e bessel_i1 bessel_i1e bessel_j0 bessel_j1 bessel_k0 bessel_k0e bessel_k1 "
            "bessel_k1e bessel_y0 bessel_y1 bias_add bidense binary_cross_entropy binary_cross_entropy_with_logits bincount "
            "bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor blackman_window block_diag bmm bool_and "
            "bool_eq bool_not bool_or bounding_box_decode bounding_box_encode broadcast_gradient_args broadcast_to bucketize "
            "cartesian_prod cast cat cdist ceil celu channel_shuffle check_valid choice_with_mask cholesky cholesky_inverse "
            "cholesky_solve chunk chunk_ext clamp clamp_ clip clip_by_global_norm clip_by_norm clip_by_value coalesce col2im "
            "column_stack combinations concat cond conj constexpr conv1d conv2d conv3d conv3d_transpose conv_transpose2d coo2csr "
            "coo_abs coo_acos coo_acosh coo_add coo_asin coo_asinh coo_atan coo_atanh coo_ceil coo_concat coo_cos coo_cosh coo_exp "
            "coo_expm1 coo_floor coo_inv coo_isfinite coo_isinf coo_isnan coo_log coo_log1p coo_neg coo_relu coo_relu6 coo_round "
            "coo_sigmoid coo_sin coo_sinh coo_softsign coo_sqrt coo_square coo_tan coo_tanh coo_tensor_get_dense_shape "
            "coo_tensor_get_indices coo_tensor_get_values copysign cos cosh cosine_embedding_loss cosine_similarity count_nonzero "
            "cov crop_and_resize cross cross_entropy csr2coo csr_abs csr_acos csr_acosh csr_add csr_asin csr_asinh csr_atan "
            "csr_atanh csr_ceil csr_cos csr_cosh csr_div csr_exp csr_expm1 csr_floor csr_gather csr_inv csr_isfinite csr_isinf "
            "csr_isnan csr_log csr_log1p csr_mm csr_mul csr_mv csr_neg csr_reduce_sum csr_relu csr_relu6 csr_round csr_sigmoid "
            "csr_sin csr_sinh csr_softmax csr_softsign csr_sqrt csr_square csr_tan csr_tanh csr_tensor_get_dense_shape "
            "csr_tensor_get_indices csr_tensor_get_indptr csr_tensor_get_values csr_to_coo csr_to_dense ctc_greedy_decoder "
            "ctc_loss cummax cummin cumprod cumsum custom_info_register deepcopy deformable_conv2d deg2rad dense "
            "dense_to_sparse_coo dense_to_sparse_csr depend derivative det diag diag_embed diagflat diagonal diagonal_scatter "
            "dict_getitem dict_setitem diff diff_ext digamma dist div divide dot dropout dropout1d dropout2d dropout3d dsplit "
            "dstack dtype dyn_shape eig eigvals einsum einsum_ext elu embedding eps eq equal erf erfc erfinv erfinv_ exp exp2 "
            "expand expand_as expand_dims expm1 exponential_ eye fast_gelu fft fft2 fftfreq fftn fftshift fill fills "
            "flash_attention_score flatten flip fliplr flipud float_power float_power_ext floor floor_div floor_divide floor_mod "
            "floordiv floormod fmax fmin fmod fold frac fractional_max_pool2d fractional_max_pool3d full full_like "
            "fused_infer_attention_score gamma gather gather_d gather_elements gather_nd gaussian_nll_loss gcd ge gelu geqrf ger "
            "get_grad get_vm_impl_fn glu grad greater greater_equal grid_sample group_norm gt gumbel_softmax hamming_window "
            "hann_window hardshrink hardsigmoid hardswish hardtanh heaviside hfft hfft2 hfftn hinge_embedding_loss histc hsplit "
            "hstack huber_loss hyper_add hypot i0 identity ifft ifft2 ifftn ifftshift igamma igammac ihfft ihfft2 ihfftn imag "
            "in_dict incre_flash_attention index_add index_fill index_select inner inplace_add inplace_index_add inplace_sub "
            "inplace_update interpolate intopk inv inverse invert iou irfft irfft2 irfftn is_ is_complex is_floating_point "
            "is_nonzero is_not is_sequence_shape_unknown is_tensor isclose isconstant isfinite isinf isnan isnan_ext isneginf "
            "isposinf isreal jacfwd jacrev jet jvp kaiser_window kernel kl_div kron l1_loss laplace layer_norm lcm ldexp le "
            "leaky_relu lerp less less_equal lgamma linalg_ops linearize linspace list_equal list_getitem list_len list_setitem "
            "log log10 log1p log2 log_matrix_determinant log_softmax log_uniform_candidate_sampler logaddexp logaddexp2 "
            "logcumsumexp logdet logical_and logical_not logical_or logical_xor logit logsigmoid logspace logsumexp lp_pool1d "
            "lp_pool2d lrn lstsq lt lu_solve lu_unpack make_coo_tensor make_csr_tensor make_dict make_list make_range "
            "make_row_tensor make_row_tensor_inner make_slice make_sparse_tensor make_tuple margin_ranking_loss masked_fill "
            "masked_select matmul matrix_band_part matrix_determinant matrix_diag matrix_diag_part matrix_exp matrix_norm "
            "matrix_power matrix_set_diag matrix_solve max max_pool2d max_pool3d max_unpool1d max_unpool2d max_unpool3d maximum "
            "mean median meshgrid min minimum mirror_pad mish mixed_precision_cast mm moe_token_permute moe_token_unpermute "
            "moveaxis movedim ms_kernel mse_loss mse_loss_ext msort mul multi_margin_loss multilabel_margin_loss "
            "multilabel_soft_margin_loss multinomial multinomial_with_replacement multiply mv mvlgamma nan_to_num nanmean "
            "nanmedian nanquantile nansum narrow ne neg negative nextafter nll_loss nonzero norm normal normal_ not_equal "
            "not_in_dict numel one_hot ones ones_like op_info_register orgqr ormqr other_ops outer pad padding partial pdist "
            "permute pinv pixel_shuffle pixel_unshuffle poisson polar polygamma population_count positive pow pows prelu "
            "prim_arg_register prim_attr_register print_ prod prompt_flash_attention put_ qr quantile rad2deg rand rand_like "
            "randint randint_like randn randn_like random_ random_categorical random_gamma random_poisson randperm range rank "
            "ravel real reciprocal reduce_max reduce_mean reduce_min reduce_sum reduced_shape relu relu6 remainder renorm "
            "repeat_elements repeat_interleave reshape reshape_ reverse reverse_sequence rfft rfft2 rfftfreq rfftn "
            "ring_attention_update rms_norm roll rot90 rotary_position_embedding round row_stack row_tensor_get_dense_shape "
            "row_tensor_get_indices row_tensor_get_values rrelu rsqrt scalar_add scalar_cast scalar_div scalar_eq scalar_floordiv "
            "scalar_ge scalar_gt scalar_le scalar_log scalar_lt scalar_max scalar_min scalar_mod scalar_mul scalar_ne scalar_pow "
            "scalar_sub scalar_to_array scalar_to_tensor scalar_uadd scalar_usub scatter scatter_add scatter_div scatter_max "
            "scatter_min scatter_mul scatter_nd scatter_nd_add scatter_nd_div scatter_nd_max scatter_nd_min scatter_nd_mul "
            "scatter_nd_sub scatter_nd_update scatter_update searchsorted select select_scatter selu sequence_mask sgn shape "
            "shape_ shape_mul shuffle sigmoid sign signature signbit silu sin sinc sinh size slice slice_scatter slogdet "
            "smooth_l1_loss soft_margin_loss soft_shrink softmax softmin softplus softshrink softsign sort space_to_batch_nd "
            "sparse_segment_mean speed_fusion_attention split sqrt square squeeze stack standard_laplace standard_normal std "
            "std_mean stft stop_gradient strided_slice string_concat string_eq sub subtract sum svd swapaxes swapdims swiglu switch_layer t "
            "take tan tanh tanh_ tanhshrink tensor_add tensor_div tensor_dot tensor_exp tensor_expm1 tensor_floordiv tensor_ge "
            "tensor_gt tensor_le tensor_lt tensor_mod tensor_mul tensor_pow tensor_range tensor_scatter_add tensor_scatter_div "
            "tensor_scatter_elements tensor_scatter_max tensor_scatter_min tensor_scatter_mul tensor_scatter_sub "
            "tensor_scatter_update tensor_slice tensor_split tensor_sub tensordump threshold tile top_k topk trace transpose trapz "
            "tril tril_indices triplet_margin_loss triu triu_indices true_divide trunc truncate_div truncate_mod tuple_div "
            "tuple_equal tuple_getitem tuple_len tuple_reversed tuple_setitem tuple_to_array type_as typeof unbind unfold uniform "
            "uniform_ uniform_candidate_sampler unique unique_consecutive unique_with_pad unsorted_segment_max "
            "unsorted_segment_min unsorted_segment_prod unsorted_segment_sum unsqueeze unstack upsample value_and_grad vander var "
            "var_mean vecdot vector_norm view_as view_as_real vjp vm_impl_registry vmap vsplit vstack where xdivy xlogy zero_ "
            "zeros zeros_like zeta",
        "mindspore.mint":
            "abs acos acosh add addbmm addcdiv addmm addmv all allclose amax amin any arange arccos arccosh arcsin arcsinh arctan "
            "arctan2 arctanh argmax argmin argsort asin asinh atan atan2 atanh baddbmm bernoulli bincount bitwise_and bitwise_not "
            "bitwise_or bitwise_xor bmm broadcast_to cat cdist ceil chunk clamp clone concat cos cosh count_nonzero cross cummax "
            "cummin cumprod cumsum diag diff div divide dot dstack einsum empty empty_like eq erf erfc erfinv exp exp2 expm1 eye "
            "flatten flip float_power floor floor_divide fmod frac full full_like gcd greater greater_equal gt histc hstack "
            "index_add index_select inverse isclose isfinite isinf isnan isneginf kthvalue le lerp less less_equal log log10 log1p "
            "log2 logaddexp logaddexp2 logical_and logical_not logical_or logical_xor logsumexp lt masked_select matmul max maximum "
            "mean median meshgrid min minimum mm mul multinomial mv nan_to_num nansum narrow ne neg negative nonzero norm normal "
            "not_equal ones_like outer permute polar pow prod rand rand_like randint randint_like randn randn_like randperm ravel "
            "reciprocal remainder repeat_interleave reshape roll round rsqrt scatter scatter_add searchsorted select sign sin sinc "
            "sinh softmax sort split sqrt square squeeze stack std std_mean sub sum swapaxes t take tan tanh tile topk trace "
            "transpose triangular_solve tril triu unbind unique_consecutive unsqueeze var var_mean where xlogy zeros zeros_like",
        "mindspore.mint.nn":
            "AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveAvgPool3d AdaptiveMaxPool1d AdaptiveMaxPool2d AvgPool1d AvgPool2d "
            "AvgPool3d BCELoss BCEWithLogitsLoss BatchNorm1d BatchNorm2d BatchNorm3d ConstantPad1d ConstantPad2d ConstantPad3d "
            "Conv1d Conv2d Conv3d ConvTranspose2d Dropout2d ELU Flatten Fold GELU GroupNorm Hardshrink Hardsigmoid Hardswish "
            "Hardtanh Identity KLDivLoss L1Loss Linear LogSigmoid LogSoftmax MSELoss MaxUnpool2d Mish PReLU PixelShuffle ReLU ReLU6 "
            "ReflectionPad1d ReflectionPad2d ReflectionPad3d ReplicationPad1d ReplicationPad2d ReplicationPad3d SELU SiLU Sigmoid "
            "SmoothL1Loss SoftMarginLoss Softmax SyncBatchNorm Tanh Threshold Unfold Upsample UpsamplingBilinear2d "
            "UpsamplingNearest2d ZeroPad1d ZeroPad2d ZeroPad3d",
        "mindspore.train":
            "Accuracy BackupAndRestore BleuScore Callback CheckpointConfig ConfusionMatrix ConfusionMatrixMetric CosineSimilarity "
            "DatasetHelper Dice DynamicLossScaleManager EarlyStopping F1 Fbeta FixedLossScaleManager FlopsUtilizationCollector "
            "HausdorffDistance History LambdaCallback LearningRateScheduler Loss LossMonitor LossScaleManager MAE MSE "
            "MeanSurfaceDistance Metric Model ModelCheckpoint OcclusionSensitivity OnRequestExit Perplexity Precision ROC Recall "
            "ReduceLROnPlateau RootMeanSquareDistance RunContext SummaryCollector SummaryLandscape SummaryRecord TimeMonitor "
            "Top1CategoricalAccuracy Top5CategoricalAccuracy TopKCategoricalAccuracy TrainFaultTolerance async_ckpt_thread_status "
            "auc build_train_network check_checkpoint ckpt_to_safetensors connect_network_with_dataset convert_model data_sink "
            "export export_split_mindir get_metric_fn load load_checkpoint load_checkpoint_async load_param_into_net names "
            "parse_print rearrange_inputs safetensors_to_ckpt save_checkpoint",
        "mindspore.dataset":
            "AGNewsDataset AmazonReviewDataset CLUEDataset CMUArcticDataset CSVDataset Caltech101Dataset Caltech256Dataset "
            "CelebADataset Cifar100Dataset Cifar10Dataset CityscapesDataset CoNLL2000Dataset CocoDataset DBpediaDataset "
            "DIV2KDataset DSCallback DatasetCache DistributedSampler EMnistDataset EnWik9Dataset FakeImageDataset "
            "FashionMnistDataset FlickrDataset Flowers102Dataset Food101Dataset GTZANDataset GeneratorDataset IMDBDataset "
            "IWSLT2016Dataset IWSLT2017Dataset ImageFolderDataset KITTIDataset KMnistDataset LFWDataset LJSpeechDataset "
            "LSUNDataset LibriTTSDataset ManifestDataset MindDataset MnistDataset Multi30kDataset NumpySlicesDataset "
            "OBSMindDataset OmniglotDataset PKSampler PaddedDataset PennTreebankDataset PhotoTourDataset Places365Dataset "
            "QMnistDataset RandomDataset RandomSampler RenderedSST2Dataset SBDataset SBUDataset SQuADDataset SST2Dataset "
            "STL10Dataset SUN397Dataset SVHNDataset Schema SemeionDataset SequentialSampler SogouNewsDataset SpeechCommandsDataset "
            "SubsetRandomSampler SubsetSampler TFRecordDataset TedliumDataset TextFileDataset UDPOSDataset USPSDataset VOCDataset "
            "WIDERFaceDataset WaitedDSCallback WeightedRandomSampler WikiTextDataset YahooAnswersDataset YelpReviewDataset "
            "YesNoDataset zip",
        "mindspore.dataset.vision":
            "AdjustBrightness AdjustContrast AdjustGamma AdjustHue AdjustSaturation AdjustSharpness Affine AutoAugment "
            "AutoAugmentPolicy AutoContrast Border BoundingBoxAugment CenterCrop ConvertColor ConvertMode Crop CutMixBatch CutOut "
            "Decode Equalize Erase FiveCrop GaussianBlur Grayscale HWC2CHW HorizontalFlip HsvToRgb ImageBatchFormat ImageReadMode "
            "Inter Invert LinearTransformation MixUp MixUpBatch Normalize NormalizePad Pad PadToSize Perspective Posterize "
            "RandAugment RandomAdjustSharpness RandomAffine RandomAutoContrast RandomColor RandomColorAdjust RandomCrop "
            "RandomCropDecodeResize RandomCropWithBBox RandomEqualize RandomErasing RandomGrayscale RandomHorizontalFlip "
            "RandomHorizontalFlipWithBBox RandomInvert RandomLighting RandomPerspective RandomPosterize RandomResize "
            "RandomResizeWithBBox RandomResizedCrop RandomResizedCropWithBBox RandomRotation RandomSelectSubpolicy RandomSharpness "
            "RandomSolarize RandomVerticalFlip RandomVerticalFlipWithBBox Rescale Resize ResizeWithBBox ResizedCrop RgbToHsv Rotate "
            "SliceMode SlicePatches Solarize TenCrop ToNumpy ToTensor ToType TrivialAugmentWide UniformAugment VerticalFlip "
            "get_image_num_channels get_image_size read_file read_image write_file",
        "mindspore.dataset.text":
            "JiebaMode NormalizeUTF8 RegexTokenizer BasicTokenizer WordpieceTokenizer BertTokenizer Vectors FastText GloVe CharNGram ToVectors "
            "AddToken CaseFold FilterWikipediaXML Lookup Ngram NormalizeForm PythonTokenizer RegexReplace SlidingWindow ToNumber Truncate "
            "TruncateSequencePair UnicodeCharTokenizer UnicodeScriptTokenizer Vocab WhitespaceTokenizer to_bytes to_str",
        "mindspore.numpy":
            "abs absolute add amax amin append apply_along_axis apply_over_axes arange arccos arccosh arcsin arcsinh arctan arctan2 "
            "arctanh argmax argmin argwhere array array_equal array_equiv array_split array_str asarray asfarray atleast_1d "
            "atleast_2d atleast_3d average bartlett bincount bitwise_and bitwise_not bitwise_or bitwise_xor blackman bool_ "
            "broadcast_arrays broadcast_to cbrt ceil choose clip column_stack concatenate convolve copysign corrcoef correlate cos "
            "cosh count_nonzero cov cross cumprod cumsum deg2rad diag diag_indices diagflat diagonal diff digitize divide divmod "
            "dot dsplit dstack ediff1d empty empty_like equal exp exp2 expand_dims expm1 eye fabs fix flip fliplr flipud float16 "
            "float32 float64 float_ float_power floor floor_divide fmod full full_like gcd geomspace gradient greater greater_equal "
            "hamming hanning heaviside histogram histogram2d histogram_bin_edges histogramdd hsplit hstack hypot identity in1d "
            "indices inner int16 int32 int64 int8 int_ interp intersect1d invert isclose isfinite isin isinf isnan isneginf "
            "isposinf isscalar ix_ kron lcm less less_equal linspace log log10 log1p log2 logaddexp logaddexp2 logical_and "
            "logical_not logical_or logical_xor logspace matmul max maximum mean meshgrid mgrid min minimum mod moveaxis multi_dot "
            "multiply nancumsum nanmax nanmean nanmin nanstd nansum nanvar negative norm not_equal ogrid ones ones_like outer pad "
            "piecewise polyadd polyder polyint polymul polysub polyval positive power promote_types ptp rad2deg radians rand "
            "randint randn ravel ravel_multi_index reciprocal remainder repeat reshape result_type rint roll rollaxis rot90 "
            "searchsorted select setdiff1d sign signbit sin sinh size sometrue split sqrt square squeeze stack std subtract sum "
            "swapaxes take take_along_axis tan tanh tensordot tile trace transpose trapz tri tril tril_indices tril_indices_from "
            "triu triu_indices triu_indices_from true_divide trunc uint16 uint32 uint64 uint8 unique unravel_index unwrap vander "
            "var vsplit vstack where zeros zeros_like",
        "mindspore.common":
            "COOTensor CSRTensor Generator Int JitConfig Parameter ParameterTuple QuantDtype RowTensor SparseTensor Symbol Tensor "
            "TensorType Type _Function _no_grad bfloat16 bool_ byte cdouble cfloat complex128 complex64 default_generator double "
            "dtype dtype_to_nptype dtype_to_pytype enable_dynamic float16 float32 float64 float_ from_numpy get_py_obj_dtype "
            "get_rng_state get_seed half initial_seed int16 int32 int64 int8 int_ intc intp is_tensor jit jit_class lazy_inline "
            "list_ load_mindir long manual_seed ms_memory_recycle mutable no_inline number pytype_to_dtype recompute save_mindir "
            "seed set_dump set_recursion_limit set_rng_state set_seed short single string tensor tensor_type tuple_ type_none "
            "ubyte uint uint16 uint32 uint64 uint8 uintc uintp ushort",
        "mindspore.context":
            "COMPATIBLE GRAPH_MODE LAX PYNATIVE_MODE ParallelMode STRICT get_auto_parallel_context get_context get_offload_context "
            "get_ps_context reset_auto_parallel_context reset_ps_context set_auto_parallel_context set_context set_offload_context "
            "set_ps_context",
        "mindspore.nn.layer":
            "AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveAvgPool3d AdaptiveMaxPool1d AdaptiveMaxPool2d AdaptiveMaxPool3d AvgPool1d "
            "AvgPool1dExt AvgPool2d AvgPool2dExt AvgPool3d AvgPool3dExt BatchNorm1d BatchNorm2d BatchNorm3d BiDense CELU CellDict "
            "CellList CentralCrop ChannelShuffle ClipByNorm ConstantPad1d ConstantPad2d ConstantPad3d Conv1d Conv1dTranspose Conv2d "
            "Conv2dBnAct Conv2dTranspose Conv3d Conv3dTranspose CosineSimilarity Dense DenseBnAct DiGamma Dropout Dropout1d "
            "Dropout2d Dropout3d DropoutExt ELU Embedding EmbeddingExt EmbeddingLookup FastGelu Flatten FractionalMaxPool2d "
            "FractionalMaxPool3d GELU GLU GRU GRUCell GroupNorm HShrink HSigmoid HSwish Hardtanh IGamma Identity ImageGradients "
            "InstanceNorm1d InstanceNorm2d InstanceNorm3d L1Regularizer LBeta LGamma LPPool1d LPPool2d LRN LSTM LSTMCell LayerNorm "
            "LayerNormExt LeakyReLU Linear LogSigmoid LogSoftmax LogSoftmaxExt MSSSIM MatDet MatInverse MatMul MatrixDiag "
            "MatrixDiagPart MatrixSetDiag MaxPool1d MaxPool2d MaxPool2dExt MaxPool3d MaxUnpool1d MaxUnpool2d MaxUnpool3d Mish "
            "Moments MultiFieldEmbeddingLookup MultiheadAttention Norm OneHot PReLU PReLUExt PSNR Pad PixelShuffle PixelUnshuffle "
            "RNN RNNCell RReLU Range ReLU ReLU6 ReduceLogSumExp ReflectionPad1d ReflectionPad2d ReflectionPad3d ReplicationPad1d "
            "ReplicationPad2d ReplicationPad3d Roll SSIM SeLU SequentialCell SiLU Sigmoid SoftShrink Softmax Softmax2d Softmin "
            "Softsign SyncBatchNorm Tanh Tanhshrink Threshold TimeDistributed Transformer TransformerDecoder "
            "TransformerDecoderLayer TransformerEncoder TransformerEncoderLayer Tril Triu Unflatten Unfold Upsample ZeroPad2d "
            "get_activation",
        "mindspore.nn.loss":
            "BCELoss BCEWithLogitsLoss CTCLoss CosineEmbeddingLoss CrossEntropyLoss DiceLoss FocalLoss GaussianNLLLoss "
            "HingeEmbeddingLoss HuberLoss KLDivLoss L1Loss L1LossExt LossBase MAELoss MSELoss MarginRankingLoss MultiClassDiceLoss "
            "MultiLabelSoftMarginLoss MultiMarginLoss MultilabelMarginLoss NLLLoss PoissonNLLLoss RMSELoss SampledSoftmaxLoss "
            "SmoothL1Loss SoftMarginLoss SoftmaxCrossEntropyWithLogits TripletMarginLoss TripletMarginWithDistanceLoss",
        "mindspore.nn.optim":
            "ASGD AdaFactor AdaMax Adadelta Adagrad Adam AdamOffload AdamWeightDecay FTRL LARS Lamb LazyAdam Momentum Optimizer "
            "ProximalAdagrad RMSProp Rprop SGD",
        "mindspore.nn.wrap":
            "DistributedGradReducer DynamicLossScaleUpdateCell FixedLossScaleUpdateCell ForwardValueAndGrad GradAccumulationCell "
            "MicroBatchInterleaved ParameterUpdate PipelineCell PipelineGradReducer TimeDistributed TrainOneStepCell "
            "TrainOneStepWithLossScaleCell VirtualDatasetCellTriple WithEvalCell WithGradCell WithLossCell",
        "mindspore.amp":
            "DynamicLossScaleManager DynamicLossScaler FixedLossScaleManager LossScaleManager LossScaler StaticLossScaler "
            "all_finite auto_mixed_precision build_train_network custom_mixed_precision get_black_list get_white_list",
        "mindspore.train.metrics":
            "Accuracy BleuScore ConfusionMatrix ConfusionMatrixMetric CosineSimilarity Dice F1 Fbeta HausdorffDistance Loss MAE "
            "MSE MeanSurfaceDistance Metric OcclusionSensitivity Perplexity Precision ROC Recall RootMeanSquareDistance "
            "Top1CategoricalAccuracy Top5CategoricalAccuracy TopKCategoricalAccuracy auc get_metric_fn names rearrange_inputs",
        "mindspore.parallel":
            "Layout build_searched_strategy get_algo_parameters load_distributed_checkpoint load_segmented_checkpoints "
            "merge_pipeline_strategys merge_sliced_parameter parameter_broadcast rank_list_for_transform reset_algo_parameters "
            "restore_group_info_list set_algo_parameters set_op_strategy_config shard sync_pipeline_shared_parameters "
            "transform_checkpoint_by_rank transform_checkpoints unified_safetensors",
        "mindspore.mint.nn.functional":
            "adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d avg_pool1d "
            "avg_pool2d avg_pool3d batch_norm binary_cross_entropy binary_cross_entropy_with_logits conv1d conv2d conv3d "
            "conv_transpose2d cross_entropy dropout dropout2d elu elu_ embedding flatten fold gelu glu grid_sample group_norm "
            "hardtanh hardtanh_ interpolate kl_div layer_norm leaky_relu linear log_softmax logsigmoid max_pool2d max_unpool2d "
            "mse_loss nll_loss normalize one_hot pad pixel_shuffle prelu relu relu6 relu_ sigmoid silu soft_margin_loss softmax "
            "tanh threshold threshold_ unfold upsample",
        "mindspore.ops.composite":
            "GradOperation HyperMap Map MultitypeFuncGraph _Grad _Vmap add_flags augassign_add augassign_div augassign_floordiv "
            "augassign_mul augassign_sub batch_dot count_nonzero cummin dot gamma hyper_add laplace matmul mm multinomial normal "
            "ones_like poisson repeat_elements repeat_interleave sequence_mask tail tensor_dot uniform vecdot zeros_like "
            "zip_operation",
    }
