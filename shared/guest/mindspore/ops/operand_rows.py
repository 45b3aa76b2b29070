"""Rows of operand_checks.py. tests/oracle/operand_words.py prints WORDS, from what the oracle said; some are of operand_rows.py there.

PRIMITIVES, which tests/oracle/odd_operands.py prints: functions: the primitive that refuses, what it is made with, what it is called
with. A parameter is name@place=<types>, the place that of the function's argument; without a place it is not the program's, and its type
in the text is the first of them, or what stands behind `!`. WORDS: functions, places, kinds (of N None, b bool, i int, f float, s str, X Tensor,
t tuple, l list, d dtype; T all but X), text, in which {f} is the function, {c} the class, {n} its name."""

PRIMITIVES = """
mint.abs: Abs()(input@0=<Tensor>)
mint.acos,arccos: AcosExt()(input@0=<Tensor>)
mint.acosh,arccosh: AcoshExt()(input@0=<Tensor>)
mint.addbmm: Addbmm()(input@0=<Tensor>, batch1@1=<Tensor>, batch2@2=<Tensor>, beta@beta=<Tensor, Number>!int, alpha@alpha=<Tensor, Number>!int)
mint.addcmul: AddcmulExt()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value@value=<Tensor, Number>!int)
mint.addmm: Addmm()(input@0=<Tensor>, mat1@1=<Tensor>, mat2@2=<Tensor>, beta@beta=<Number>, alpha@alpha=<Number>)
mint.addmv: Addmv()(input@0=<Tensor>, mat@1=<Tensor>, vec@2=<Tensor>, beta@beta=<Number>, alpha@alpha=<Number>)
mint.all: ReduceAll(keep_dims@2=<bool>)(input@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!None)
mint.allclose,isclose: IsClose(rtol=<bool, int, float>!float, atol=<bool, int, float>!float, equal_nan@4=<bool>)(input@0=<Tensor>, other@1=<Tensor>)
mint.amax: ReduceMax(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
mint.amin: ReduceMin(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
mint.arange: Arange()(start=<Number>, end@1=<Number>, step@2=<Number>, dtype=<mindspore.dtype>)
mint.arcsin,asin: AsinExt()(input@0=<Tensor>)
mint.arcsinh,asinh: AsinhExt()(input@0=<Tensor>)
mint.arctan,atan: AtanExt()(input@0=<Tensor>)
mint.arctan2,atan2: Atan2Ext()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.arctanh,atanh: Atanh()(input@0=<Tensor>)
mint.argmax: ArgMaxExt()(input@0=<Tensor>, dim@1=<int>!None, keepdim@2=<bool>)
mint.argmin: ArgMinExt()(input@0=<Tensor>, dim@1=<int>!None, keepdim@2=<bool>)
mint.argsort: ArgSort()(input@0=<Tensor>, dim@1=<int>, descending@2=<bool>, stable@3=<bool>)
mint.baddbmm: Baddbmm()(input@0=<Tensor>, batch1@1=<Tensor>, batch2@2=<Tensor>, beta@beta=<Tensor, Number>!int, alpha@alpha=<Tensor, Number>!int)
mint.batch_norm_elemt: BatchNormElemt()(input@0=<Tensor>, weight@1=<Tensor>!None, bias@2=<Tensor>!None, mean@3=<Tensor>!None, invstd@4=<Tensor>!None, eps@5=<float>)
mint.batch_norm_gather_stats_with_counts: BatchNormGatherStatsWithCounts()(input@0=<Tensor>, mean@1=<Tensor>, invstd@2=<Tensor>, running_mean@3=<Tensor>!None, running_var@4=<Tensor>!None, momentum@5=<float>, eps@6=<float>, counts@7=<Tensor>!None)
mint.batch_norm_stats: BatchNormStats()(input@0=<Tensor>, eps@1=<float>)
mint.bernoulli: BernoulliExt()(input@0=<Tensor>, seed=<Tensor>, offset=<Tensor>)
mint.bincount: BincountExt()(input@0=<Tensor>, weights@1=<Tensor>!None, minlength@2=<Tensor, int>!int)
mint.bmm: BatchMatMulExt()(input@0=<Tensor>, mat2@1=<Tensor>)
mint.broadcast_to: BroadcastTo(shape@1=<list of int, Tensor, tuple of int>)(input@0=<Tensor>)
mint.cat,concat: Concat(axis@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
mint.cdist,cdist_: Cdist(p@2=<float>)(x1@0=<Tensor>, x2@1=<Tensor>)
mint.ceil: Ceil()(input@0=<Tensor>)
mint.chunk: Chunk()(input@0=<Tensor>, chunks@1=<int>, dim@2=<int>)
mint.clone: Clone()(input@0=<Tensor>)
mint.conv2d: Conv2DExt()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None, stride@3=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, dilation@5=<int, list of int, tuple of int>, groups@6=<int>)
mint.cos: Cos()(input@0=<Tensor>)
mint.cosh: Cosh()(input@0=<Tensor>)
mint.count_nonzero: CountNonZero()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None)
mint.cross: Cross(dim@2=<int>)(input@0=<Tensor>, other@1=<Tensor>)
mint.cummax: Cummax(axis@1=<int>)(input@0=<Tensor>)
mint.cummin: CumminExt()(input@0=<Tensor>, dim@1=<int>)
mint.cumprod: CumProd(exclusive=<bool>, reverse=<bool>)(x@0=<Tensor>, axis@1=<int>)
mint.cumsum: CumsumExt()(input@0=<Tensor>, dim@1=<int>, dtype=<mindspore.dtype>)
mint.diag: DiagExt()(input@0=<Tensor>, diagonal@1=<int>)
mint.divide: Div()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.dot: Dot()(input@0=<Tensor>, other@1=<Tensor>)
mint.eq: Equal()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.equal,equal_ext_op: EqualExt()(input@0=<Tensor>, other@1=<Tensor>)
mint.erf: Erf()(input@0=<Tensor>)
mint.erfc: Erfc()(input@0=<Tensor>)
mint.erfinv: Erfinv()(input@0=<Tensor>)
mint.exp: Exp()(input@0=<Tensor>)
mint.exp2: Exp2()(input@0=<Tensor>)
mint.expm1: Expm1()(input@0=<Tensor>)
mint.eye: Eye()(n@0=<int>, m@1=<int>, dtype=<mindspore.dtype>)
mint.fix,trunc: Trunc()(input@0=<Tensor>)
mint.flatten: FlattenExt()(input@0=<Tensor>, start_dim@1=<int>, end_dim@2=<int>)
mint.flip: ReverseV2(axis@1=<list of int, tuple of int>)(input@0=<Tensor>)
mint.floor: Floor()(input@0=<Tensor>)
mint.frac: Frac()(input@0=<Tensor>)
mint.full: FillScalar()(size@0=<list of int, tuple of int>, fill_value@1=<Tensor, Number>, dtype=<mindspore.dtype>)
mint.full_like: FullLike()(input=<Tensor>, fill_value@1=<Tensor, Number>, dtype=<mindspore.dtype>)
mint.gather: GatherD()(x@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>)
mint.gcd: Gcd()(input@0=<Tensor>, other@1=<Tensor>)
mint.greater,gt: Greater()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.histc: HistcExt()(input@0=<Tensor>, bins@1=<Tensor, int>!int, min@2=<Tensor, Number>!int, max@3=<Tensor, Number>!int)
mint.index_select: IndexSelect()(input@0=<Tensor>, dim@1=<int>, index@2=<Tensor>)
mint.inverse,inv: MatrixInverseExt()(input@0=<Tensor>)
mint.isfinite: IsFinite()(input@0=<Tensor>)
mint.isinf: IsInf()(input@0=<Tensor>)
mint.isnan: NotEqual()(input@0=<Number, Tensor>, other@0=<Number, Tensor>)
mint.isneginf: IsNegInf()(input@0=<Tensor>)
mint.le,less_equal: LessEqual()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
mint.less,lt: Less()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
mint.linspace: LinSpaceExt()(start@0=<Number>, end@1=<Number>, steps@2=<int>, dtype=<mindspore.dtype>)
mint.log: Log()(input@0=<Tensor>)
mint.log10: Log10()(input@0=<Tensor>)
mint.log1p: Log1p()(input@0=<Tensor>)
mint.log2: Log2()(input@0=<Tensor>)
mint.logaddexp: LogAddExp()(input@0=<Tensor>, other@1=<Tensor>)
mint.logaddexp2: LogAddExp2()(input@0=<Tensor>, other@1=<Tensor>)
mint.logical_and: LogicalAnd()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
mint.logical_not: LogicalNot()(input@0=<Tensor>)
mint.logical_or: LogicalOr()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
mint.logical_xor: LogicalXor()(input@0=<bool, Tensor>, other@1=<bool, Tensor>)
mint.logsumexp: LogSumExp()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, keepdim@2=<bool>)
mint.masked_select: MaskedSelect()(input@0=<Tensor>, mask@1=<Tensor>)
mint.matmul: MatMulExt()(input@0=<Tensor>, other@1=<Tensor>)
mint.maximum: Maximum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.mean: MeanExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>!None, keepdim@2=<bool>, dtype=<mindspore.dtype>)
mint.median: MedianExt()(input@0=<Tensor>)
mint.minimum: Minimum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.mm: Mm()(input@0=<Tensor>, mat2@1=<Tensor>)
mint.mul: Mul()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.multinomial: MultinomialExt()(input@0=<Tensor>, num_samples@1=<Tensor, int>, replacement@2=<bool>, seed=<Tensor>, offset=<Tensor>)
mint.mv: Mv()(input@0=<Tensor>, vec@1=<Tensor>)
mint.nan_to_num: NanToNum(nan@1=<int, bool, float>!None, posinf@2=<int, bool, float>!None, neginf@3=<int, bool, float>!None)(input@0=<Tensor>)
mint.narrow: Narrow()(input@0=<Tensor>, dim@1=<int>, start@2=<Tensor, int>, length@3=<int>)
mint.ne,not_equal: NotEqual()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.neg,negative: Neg()(input@0=<Tensor>)
mint.nonzero: NonZero()(input@0=<Tensor>)
mint.norm,norm_ext,vector_norm: LinalgVectorNorm()(x=<Tensor>, ord=<int, Tensor, float>!float, dim@2=<int, list of int, tuple of int>!None, keepdim@3=<bool>, dtype=<mindspore.dtype>)
mint.normal: NormalFloatFloat()(mean@0=<Number>!float, std@1=<Number>!float, size@2=<list of int, tuple of int>!None, seed=<Tensor>, offset=<Tensor>)
mint.ones: Ones()(shape@0=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
mint.ones_like: OnesLikeExt()(input@0=<Tensor>, dtype=<mindspore.dtype>)
mint.outer: Outer()(input@0=<Tensor>, vec2@1=<Tensor>)
mint.permute: Transpose()(input@0=<Tensor>, input_perm@1=<tuple of int>)
mint.polar: Polar()(abs@0=<Tensor>, angle@1=<Tensor>)
mint.pow: Pow()(input@0=<Number, Tensor>, exponent@1=<Number, Tensor>)
mint.prod: ProdExt()(input@0=<Tensor>, dim@1=<int>!None, keepdim@2=<bool>, dtype=<mindspore.dtype>)
mint.rand_like: RandLikeExt()(tensor@0=<Tensor>, seed=<Tensor>, offset=<Tensor>, dtype=<mindspore.dtype>)
mint.randn_like: RandnLike()(input@0=<Tensor>, seed=<Tensor>, offset=<Tensor>, dtype=<mindspore.dtype>)
mint.randperm: RandpermExt()(n@0=<Tensor, int>, seed=<Tensor>, offset=<Tensor>, dtype=<mindspore.dtype>)
mint.ravel: Reshape()(input@0=<Tensor>, shape=<Tensor, list of int, tuple of int>!Tuple<int>)
mint.reciprocal: Reciprocal()(input@0=<Tensor>)
mint.reshape: Reshape()(input@0=<Tensor>, shape@1=<Tensor, list of int, tuple of int>)
mint.roll: Roll(shifts@1=<int, list of int, tuple of int>, dims@2=<int, list of int, tuple of int>!None)(input@0=<Tensor>)
mint.round: Round()(input@0=<Tensor>, decimals@decimals=<Tensor, int>!int)
mint.rsqrt: Rsqrt()(input@0=<Tensor>)
mint.scatter: ScatterValue()(input@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>, src@3=<Number>, reduce=<string>)
mint.scatter_add: ScatterAddExt()(input@0=<Tensor>, dim@1=<int>, index@2=<Tensor>, src@3=<Tensor>)
mint.searchsorted: SearchSorted(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence@0=<Tensor>, values@1=<Tensor>, sorter@sorter=<Tensor>!None)
mint.select: SelectExtView()(input@0=<Tensor>, dim@1=<int>, index@2=<int>)
mint.sigmoid: Sigmoid()(input@0=<Tensor>)
mint.sign: Sign()(input@0=<Tensor>)
mint.sin: Sin()(input@0=<Tensor>)
mint.sinc: Sinc()(input@0=<Tensor>)
mint.sinh: Sinh()(input@0=<Tensor>)
mint.softmax_ext,softmax: Softmax(axis=<int, tuple of int>)(input@0=<Tensor>)
mint.sort: SortExt()(input@0=<Tensor>, dim@dim=<int>, descending@descending=<bool>, stable@stable=<bool>)
mint.sqrt: Sqrt()(x@0=<Tensor>)
mint.square: Square()(input@0=<Tensor>)
mint.squeeze,squeeze_impl: Squeeze(axis@1=<int, tuple of int>)(input@0=<Tensor>)
mint.stack: StackExt(dim@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
mint.std: Std()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None, correction@correction=<int>, keepdim@keepdim=<bool>)
mint.std_mean: StdMean()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None, correction@correction=<Tensor, int>!int, keepdim@keepdim=<bool>)
mint.sum: SumExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>!None, keepdim@2=<bool>, dtype=<mindspore.dtype>)
mint.swapaxes,transpose: TransposeExtView()(input@0=<Tensor>, dim0@1=<int>, dim1@2=<int>)
mint.t: TExt()(input@0=<Tensor>)
mint.take: Take()(input@0=<Tensor>, index@1=<Tensor>)
mint.tan: Tan()(input@0=<Tensor>)
mint.tanh: Tanh()(input@0=<Tensor>)
mint.tile: Tile()(input@0=<Tensor>, dims@1=<Tensor, tuple of int>)
mint.topk: TopkExt()(input@0=<Tensor>, k@1=<int>, dim@2=<int>, largest@3=<bool>, sorted@4=<bool>)
mint.trace: TraceExt()(input@0=<Tensor>)
mint.triangular_solve: TriangularSolve()(b@0=<Tensor>, A@1=<Tensor>, upper@2=<bool>, transpose@3=<bool>, unitriangular@4=<bool>)
mint.tril: TrilExt()(input@0=<Tensor>, diagonal@1=<Tensor, int>!int)
mint.triu: Triu(diagonal@1=<Tensor, int>!int)(input@0=<Tensor>)
mint.unbind: UnstackExtView()(input@0=<Tensor>, dim@1=<int>)
mint.unique: Unique2()(input@0=<Tensor>, sorted@1=<bool>, return_inverse@2=<bool>, return_counts@3=<bool>)
mint.unique_consecutive: UniqueConsecutive(return_inverse@1=<bool>, return_counts@2=<bool>, dim@3=<int>!None)(input@0=<Tensor>)
mint.unsqueeze: ExpandDims()(input_x@0=<Tensor>, axis@1=<Tensor, int>)
mint.var: Var()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None, correction@correction=<int>, keepdim@keepdim=<bool>)
mint.var_mean: VarMean()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None, correction@correction=<Tensor, int>!int, keepdim@keepdim=<bool>)
mint.zeros: Zeros()(size@0=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
mint.zeros_like: ZerosLikeExt()(input@0=<Tensor>, dtype=<mindspore.dtype>)
mint.adaptive_avg_pool1d: AdaptiveAvgPool1D()(input@0=<Tensor>, output_size@1=<int, list of int, tuple of int>)
mint.adaptive_avg_pool3d_ext: AdaptiveAvgPool3DExt()(input@0=<Tensor>, output_size@1=<int, list of int, tuple of int>)
mint.adaptive_max_pool1d: AdaptiveMaxPool1D()(input@0=<Tensor>, output_size@1=<int, list of int, tuple of int>)
mint.adaptive_max_pool2d: AdaptiveMaxPool2D(output_size=<list of int, tuple of int>!Tuple<Tensor, Tensor>)(input@0=<Tensor>)
mint.avg_pool1d: AvgPool1D()(input@0=<Tensor>, kernel_size@1=<int, list of int, tuple of int>, stride@2=<int, list of int, tuple of int>!None, padding@3=<int, list of int, tuple of int>, ceil_mode@4=<bool>, count_include_pad@5=<bool>)
mint.avg_pool2d: AvgPool2D()(input@0=<Tensor>, kernel_size@1=<int, list of int, tuple of int>, stride@2=<int, list of int, tuple of int>, padding@3=<int, list of int, tuple of int>, ceil_mode@4=<bool>, count_include_pad@5=<bool>, divisor_override@6=<int>!None)
mint.avg_pool3d: AvgPool3DExt()(input@0=<Tensor>, kernel_size@1=<int, list of int, tuple of int>, stride@2=<int, list of int, tuple of int>!None, padding@3=<int, list of int, tuple of int>, ceil_mode@4=<bool>, count_include_pad@5=<bool>, divisor_override@6=<int>!None)
mint.batch_norm: BatchNormExt()(input@0=<Tensor>, weight@3=<Tensor>!None, bias@4=<Tensor>!None, running_mean@1=<Tensor>, runnning_var@2=<Tensor>, training@5=<bool>, momentum@6=<float>, epsilon@7=<float>)
mint.binary_cross_entropy: BinaryCrossEntropy(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight@2=<Tensor>!None)
mint.binary_cross_entropy_with_logits: BCEWithLogitsLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight@2=<Tensor>!None, posWeight@4=<Tensor>!None)
mint.conv1d: Conv1DExt()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None, stride@3=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, dilation@5=<int, list of int, tuple of int>, groups@6=<int>)
mint.conv_transpose2d: ConvTranspose2D()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None, stride@3=<int, list of int, tuple of int>, padding@4=<int, list of int, tuple of int>, output_padding@5=<int, list of int, tuple of int>, groups@6=<int>, dilation@7=<int, list of int, tuple of int>)
mint.dropout: FuncDropoutExt()(input@0=<Tensor>, p@1=<int, bool, float>!float, training@2=<bool>, inplace@3=<bool>, seed=<Tensor>, offset=<Tensor>)
mint.elu,elu_ext: EluExt(alpha@1=<float>)(input@0=<Tensor>)
mint.elu_,inplace_elu: InplaceElu()(input@0=<Tensor>, alpha@1=<float>)
mint.embedding: Embedding()(input@0=<Tensor>, weight@1=<Tensor>, padding_idx@2=<int>!None, max_norm@3=<float>!None, norm_type@4=<float>, scale_grad_by_freq@5=<bool>)
mint.glu: GLU(axis@1=<int>)(x@0=<Tensor>)
mint.grid_sample: GridSampler3D(interpolation_mode=<string>, padding_mode=<string>, align_corners@4=<bool>)(input_x=<Tensor>, grid@1=<Tensor>)
mint.group_norm: GroupNorm()(input@0=<Tensor>, num_groups@1=<int>, weight@2=<Tensor>, bias@3=<Tensor>, eps@4=<float>)
mint.hardshrink: HShrink(lambd@1=<int, bool, float>!float)(input@0=<Tensor>)
mint.hardsigmoid: HSigmoid()(input@0=<Tensor>)
mint.hardswish: HSwish()(input@0=<Tensor>)
mint.hardtanh: Hardtanh()(input@0=<Tensor>, min_val@1=<Number>!float, max_val@2=<Number>!float)
mint.hardtanh_: InplaceHardtanh()(input@0=<Tensor>, min_val@1=<Number>, max_val@2=<Number>)
mint.hardtanh_op: Hardtanh()(input@0=<Tensor>, min_val@1=<Number>, max_val@2=<Number>)
mint.inplace_silu: InplaceSiLU()(input@0=<Tensor>)
mint.kl_div: KLDiv()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>, log_target@3=<bool>)
mint.l1_loss: L1LossExt()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>)
mint.layer_norm: LayerNormExt()(input@0=<Tensor>, normalized_shape@1=<int, list of int, tuple of int>, weight@2=<Tensor>, bias@3=<Tensor>, eps@4=<float>)
mint.leaky_relu: LeakyReLUExt()(input@0=<Tensor>, negative_slope@1=<Number>!float)
mint.linear: Dense()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None)
mint.log_softmax: LogSoftmaxExt()(input@0=<Tensor>, dim@1=<Tensor, int>!None, dtype=<mindspore.dtype>)
mint.logsigmoid: LogSigmoid()(input@0=<Tensor>)
mint.max_unpool2d: MaxUnpool2DExt()(input@0=<Tensor>, indices@1=<Tensor>, kernel_size@2=<int, tuple of int>, stride@3=<int, tuple of int>!None, padding@4=<int, tuple of int>, output_size@5=<tuple of int>!None)
mint.mish: MishExt()(input@0=<Tensor>)
mint.mse_loss: MSELossExt()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>)
mint.nll_loss: NLLLoss(reduction=<string>, ignore_index@3=<int>)(logits=<Tensor>, labels=<Tensor>, weight@2=<Tensor>)
mint.normalize: LinalgVectorNorm()(x=<Tensor>, ord=<int, Tensor, float>!float, dim@2=<int, list of int, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
mint.one_hot: OneHotExt(axis=<int>)(tensor=<Tensor>, num_classes@1=<int>, on_value=<Tensor>, off_value=<Tensor>)
mint.pad: ConstantPadND()(input=<Tensor>, padding@1=<list of int, Tensor, tuple of int>, value=<Number>)
mint.prelu: PReLU()(input@0=<Tensor>, weight@1=<Tensor>)
mint.relu: ReLU()(input@0=<Tensor>)
mint.relu6: InplaceHardtanh()(input@0=<Tensor>, min_val=<Number>, max_val=<Number>)
mint.relu_: InplaceReLU()(input@0=<Tensor>)
mint.selu: SeLUExt()(input@0=<Tensor>)
mint.silu,silu_func: SiLU()(input@0=<Tensor>)
mint.smooth_l1_loss: SmoothL1Loss(beta@3=<int, bool, float>!float, reduction=<string>)(prediction@0=<Tensor>, target@1=<Tensor>)
mint.soft_margin_loss: SoftMarginLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>)
mint.softplus: SoftplusExt()(input@0=<Tensor>, beta@1=<Number>, threshold@2=<Number>)
mint.softshrink: SoftShrink(lambd@1=<int, bool, float>!float)(input@0=<Tensor>)
mint.threshold,threshold_op: Threshold()(input@0=<Tensor>, threshold@1=<Number>, value@2=<Number>)
mint.threshold_: InplaceThreshold()(input@0=<Tensor>, threshold@1=<Number>, value@2=<Number>)
mint.matrix_norm: LinalgVectorNorm()(x=<Tensor>, ord=<int, Tensor, float>!float, dim=<int, list of int, tuple of int>!Tuple<int, int>, keepdim@3=<bool>, dtype=<mindspore.dtype>)
mint.qr: LinalgQr()(A@0=<Tensor>, mode=<string>)
mint.round_op: Round()(input@0=<Tensor>, decimals@1=<Tensor, int>!int)
ops.abs,absolute: Abs()(input@0=<Tensor>)
ops.acos,arccos: ACos()(input@0=<Tensor>)
ops.acosh,arccosh: Acosh()(input@0=<Tensor>)
ops.adaptive_max_pool2d: AdaptiveMaxPool2D(output_size=<list of int, tuple of int>!Tuple<Tensor, Tensor>)(input@0=<Tensor>)
ops.add,tensor_add: Add()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.add_layer_norm: AddLayerNormV2()(x1@0=<Tensor>, x2@1=<Tensor>, gamma@2=<Tensor>, beta@3=<Tensor>, epsilon@4=<float>, additionalOut@5=<bool>)
ops.add_rms_norm: AddRmsNorm()(x1@0=<Tensor>, x2@1=<Tensor>, gamma@2=<Tensor>, epsilon@3=<float>)
ops.addbmm: BatchMatMul(transpose_a=<bool>, transpose_b=<bool>)(x@1=<Tensor>, y@2=<Tensor>)
ops.addcdiv: Addcdiv()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value=<Tensor>)
ops.addcmul: Addcmul()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value=<Tensor>)
ops.addmm: MatMul(transpose_a=<bool>, transpose_b=<bool>)(input@1=<Tensor>, mat2@2=<Tensor>)
ops.all: ReduceAll(keep_dims@2=<bool>)(input@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!None)
ops.amax: ReduceMax(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.amin: ReduceMin(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.aminmax: ArgMinWithValue(axis@axis=<int>, keep_dims@keepdims=<bool>)(input@0=<Tensor>)
ops.angle: Angle()(input@0=<Tensor>)
ops.any: ReduceAny(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.arcsin,asin: Asin()(input@0=<Tensor>)
ops.arcsinh,asinh: Asinh()(input@0=<Tensor>)
ops.arctan,atan: Atan()(input@0=<Tensor>)
ops.arctan2,atan2: Atan2()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.arctanh,atanh: Atanh()(input@0=<Tensor>)
ops.argmax: Argmax(axis@1=<int>, output_type=<mindspore.dtype>)(input_x=<Tensor>)
ops.argmin: Argmin(axis@1=<int>, output_type=<mindspore.dtype>)(x=<Tensor>)
ops.argwhere,nonzero: NonZero()(input@0=<Tensor>)
ops.assign: Assign()(variable@0=<Tensor>, value@1=<Number, Tensor>)
ops.assign_add: AssignAdd()(variable@0=<Tensor>, value@1=<Number, Tensor>)
ops.assign_sub: AssignSub()(variable@0=<Tensor>, value@1=<Number, Tensor>)
ops.baddbmm_ext: Baddbmm()(input@0=<Tensor>, batch1@1=<Tensor>, batch2@2=<Tensor>, beta@beta=<Tensor, Number>!int, alpha@alpha=<Tensor, Number>!int)
ops.batch_norm: BatchNorm(is_training@5=<bool>, epsilon@7=<float>, momentum@6=<float>, data_format=<string>)(input_x@0=<Tensor>, scale@3=<Tensor>, bias@4=<Tensor>, mean@1=<Tensor>, variance@2=<Tensor>)
ops.bernoulli_ext: BernoulliExt()(input@0=<Tensor>, seed=<Tensor>, offset=<Tensor>)
ops.bias_add: BiasAdd(data_format=<string>)(input_x@0=<Tensor>, bias@1=<Tensor>)
ops.binary_cross_entropy: BinaryCrossEntropy(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight@2=<Tensor>!None)
ops.binary_cross_entropy_with_logits: BCEWithLogitsLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight@2=<Tensor>!None, posWeight@3=<Tensor>!None)
ops.bitwise_right_shift: RightShift()(input_x@0=<Tensor>, input_y@1=<Tensor>)
ops.bmm: BatchMatMul(transpose_a=<bool>, transpose_b=<bool>)(x@0=<Tensor>, y@1=<Tensor>)
ops.broadcast_to: BroadcastTo(shape@1=<list of int, Tensor, tuple of int>)(input@0=<Tensor>)
ops.cat,concat: Concat(axis@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
ops.cdist: Cdist(p@2=<float>)(x1@0=<Tensor>, x2@1=<Tensor>)
ops.ceil: Ceil()(input@0=<Tensor>)
ops.celu: CeLU(alpha@1=<float>)(x@0=<Tensor>)
ops.cholesky: Cholesky(upper@1=<bool>)(input_x@0=<Tensor>)
ops.cholesky_inverse: CholeskyInverse(upper@1=<bool>)(input_x@0=<Tensor>)
ops.chunk_ext: Chunk()(input@0=<Tensor>, chunks@1=<int>, dim@2=<int>)
ops.clip_by_norm: Pow()(input@0=<Number, Tensor>, exponent@2=<Number, Tensor>!float)
ops.conj: Conj()(input@0=<Tensor>)
ops.conv_transpose2d: ConvTranspose2D()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None, stride@3=<int, list of int, tuple of int>, padding@4=<int, list of int, tuple of int>, output_padding@5=<int, list of int, tuple of int>, groups@6=<int>, dilation@7=<int, list of int, tuple of int>)
ops.cos: Cos()(input@0=<Tensor>)
ops.cosh: Cosh()(input@0=<Tensor>)
ops.cosine_similarity,scalar_mul,softplus: Mul()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.cov: Sub()(input=<Number, Tensor>, other@correction=<Number, Tensor>)
ops.cross: Cross(dim@2=<int>)(input@0=<Tensor>, other@1=<Tensor>)
ops.cummax: Cummax(axis@1=<int>)(input@0=<Tensor>)
ops.cumprod: CumProd(exclusive=<bool>, reverse=<bool>)(x@0=<Tensor>, axis@1=<int>)
ops.cumsum: CumSum(exclusive=<bool>, reverse=<bool>)(input@0=<Tensor>, axis@1=<int>)
ops.deepcopy: Identity()(input_x@0=<Tensor>)
ops.dense: Dense()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>!None)
ops.det,logdet,matrix_determinant: MatrixDeterminant()(input@0=<Tensor>)
ops.diag: Diag()(input@0=<Tensor>)
ops.diagonal: Diagonal(offset@1=<int>, dim1@2=<int>, dim2@3=<int>)(input@0=<Tensor>)
ops.diagonal_scatter: Diagonal(offset@2=<int>, dim1@3=<int>, dim2@4=<int>)(input=<Tensor>)
ops.div,divide,true_divide: Div()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.dropout: Dropout(keep_prob=<float>, Seed0=<int>, Seed1=<int>)(x@0=<Tensor>)
ops.dyn_shape: TensorShape()(input_x@0=<Tensor>)
ops.eig,eigvals: Eig(compute_v=<bool>)(x@0=<Tensor>)
ops.elu: Elu(alpha@1=<float>)(input_x@0=<Tensor>)
ops.embedding: Embedding()(input@0=<Tensor>, weight@1=<Tensor>, padding_idx@2=<int>!None, max_norm@3=<float>!None, norm_type@4=<float>, scale_grad_by_freq@5=<bool>)
ops.eq,equal: Equal()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.erf: Erf()(input@0=<Tensor>)
ops.erfc: Erfc()(input@0=<Tensor>)
ops.erfinv: Erfinv()(input@0=<Tensor>)
ops.erfinv_: InplaceErfinv()(input@0=<Tensor>)
ops.exp,tensor_exp: Exp()(input@0=<Tensor>)
ops.expand_as: ExpandAs()(input@0=<Tensor>, other@1=<Tensor>)
ops.expand_dims,unsqueeze: ExpandDims()(input_x@0=<Tensor>, axis@1=<Tensor, int>)
ops.expm1,tensor_expm1: Expm1()(input@0=<Tensor>)
ops.exponential_: InplaceExponential()(input@0=<Tensor>, lambd@1=<Number>, seed=<Tensor>, offset=<Tensor>)
ops.eye: Eye()(n@0=<int>, m@1=<int>, dtype=<mindspore.dtype>)
ops.fast_gelu: FastGeLU()(x@0=<Tensor>)
ops.fft: FFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.fft2: FFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.fftfreq: FFTFreq()(n@0=<int>, d@1=<float>, dtype=<mindspore.dtype>)
ops.fftn: FFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.fftshift: FFTShift()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None)
ops.flash_attention_score: FlashAttentionScore(head_num@3=<int>, keep_prob@11=<float>, scale_value@12=<float>, pre_tokens=<int>, next_tokens=<int>, inner_precise=<int>, input_layout=<string>, sparse_mode=<int>)(query@0=<Tensor>, key@1=<Tensor>, value@2=<Tensor>, real_shift@4=<Tensor>!None, drop_mask@5=<Tensor>!None, padding_mask@6=<Tensor>!None, attn_mask@7=<Tensor>!None, prefix@8=<list of int, Tensor, tuple of int>!None, actual_seq_qlen@9=<list of int, Tensor, tuple of int>!None, actual_seq_kvlen@10=<list of int, Tensor, tuple of int>!None)
ops.flip,reverse: ReverseV2(axis@1=<list of int, tuple of int>)(input@0=<Tensor>)
ops.fliplr,flipud: ReverseV2(axis=<list of int, tuple of int>!Tuple<int>)(input@0=<Tensor>)
ops.floor: Floor()(input@0=<Tensor>)
ops.floor_div,floor_divide,floordiv,remainder,tensor_floordiv: FloorDiv()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.floor_mod,floormod,tensor_mod: FloorMod()(x@0=<Number, Tensor>, y@1=<Number, Tensor>)
ops.fmod: DivMod()(input@0=<Number, Tensor>, other@1=<Number, Tensor>, rounding_mode=<string>)
ops.full_like: Cast()(input@1=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.gather: Gather(batch_dims@3=<int>)(input_params@0=<Tensor>, input_indices@1=<Tensor>, axis@2=<Tensor, int>)
ops.gather_d,gather_elements: GatherD()(x@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>)
ops.gather_nd: GatherNd()(input_x@0=<Tensor>, indices@1=<Tensor>)
ops.gcd: Gcd()(input@0=<Tensor>, other@1=<Tensor>)
ops.ge,greater_equal,tensor_ge: GreaterEqual()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.geqrf: Geqrf()(input@0=<Tensor>)
ops.glu: Split(axis@1=<int>, output_num=<int>)(input_x@0=<Tensor>)
ops.greater,gt,tensor_gt: Greater()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.grid_sample: GridSampler3D(interpolation_mode=<string>, padding_mode=<string>, align_corners@4=<bool>)(input_x=<Tensor>, grid@1=<Tensor>)
ops.group_norm: GroupNorm()(input@0=<Tensor>, num_groups@1=<int>, weight@2=<Tensor>, bias@3=<Tensor>, eps@4=<float>)
ops.hardshrink: HShrink(lambd@1=<int, bool, float>!float)(input@0=<Tensor>)
ops.hardsigmoid: HSigmoid()(input@0=<Tensor>)
ops.hardswish: HSwish()(input@0=<Tensor>)
ops.hfft: HFFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.hfft2: HFFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.hfftn: HFFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.ifft: IFFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.ifft2: IFFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.ifftn: IFFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.ifftshift: IFFTShift()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>!None)
ops.ihfft: IHFFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.ihfft2: IHFFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.ihfftn: IHFFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.incre_flash_attention: IncreFlashAttention(num_heads=<int>, input_layout=<string>, scale_value=<float>, num_key_value_heads=<int>, block_size=<int>, inner_precise=<int>)(query@0=<Tensor>, key@1=<list of tensor, tuple of Tensor>, value@2=<list of tensor, tuple of Tensor>, attn_mask@3=<Tensor>!None, actual_seq_lengths@4=<list of int, tuple of int, Tensor>!None, pse_shift@5=<Tensor>!None, dequant_scale1@6=<Tensor>!None, quant_scale1@7=<Tensor>!None, dequant_scale2@8=<Tensor>!None, quant_scale2@9=<Tensor>!None, quant_offset2@10=<Tensor>!None, antiquant_scale@11=<Tensor>!None, antiquant_offset@12=<Tensor>!None, block_table=<Tensor>!None, kv_padding_size=<Tensor>!None)
ops.irfft: IRFFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.irfft2: IRFFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.irfftn: IRFFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.isclose: IsClose(rtol=<bool, int, float>!float, atol=<bool, int, float>!float, equal_nan@4=<bool>)(input@0=<Tensor>, other@1=<Tensor>)
ops.isfinite: IsFinite()(input@0=<Tensor>)
ops.isinf: IsInf()(input@0=<Tensor>)
ops.isnan_ext: NotEqual()(input@0=<Number, Tensor>, other@0=<Number, Tensor>)
ops.layer_norm: LayerNormExt()(input@0=<Tensor>, normalized_shape@1=<int, list of int, tuple of int>, weight@2=<Tensor>, bias@3=<Tensor>, eps@4=<float>)
ops.ldexp: Pow()(input=<Number, Tensor>!float, exponent@1=<Number, Tensor>)
ops.le,less_equal,tensor_le: LessEqual()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.lerp: Lerp()(input@0=<Tensor>, end@1=<Tensor>, weight@2=<float, Tensor>)
ops.less,lt,tensor_lt: Less()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.linspace: LinSpace()(start=<Tensor>, stop=<Tensor>, num@2=<Tensor, int>)
ops.log: Log()(input@0=<Tensor>)
ops.log1p: Log1p()(input@0=<Tensor>)
ops.log_matrix_determinant,slogdet: LogMatrixDeterminant()(input@0=<Tensor>)
ops.log_softmax: LogSoftmax(axis@1=<int>)(logits@0=<Tensor>)
ops.logical_and: LogicalAnd()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
ops.logical_not: LogicalNot()(input@0=<Tensor>)
ops.logical_or: LogicalOr()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
ops.logical_xor: LogicalXor()(input@0=<bool, Tensor>, other@1=<bool, Tensor>)
ops.logit: Logit(eps@1=<float>)(input@0=<Tensor>)
ops.logsigmoid,sigmoid: Sigmoid()(input@0=<Tensor>)
ops.logsumexp: ReduceMax(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.masked_fill: MaskedFill()(input_x@0=<Tensor>, mask@1=<Tensor>, value@2=<Number, Tensor>)
ops.masked_select: MaskedSelect()(input@0=<Tensor>, mask@1=<Tensor>)
ops.matmul: MatMulExt()(input@0=<Tensor>, other@1=<Tensor>)
ops.matrix_exp: MatrixExp()(input@0=<Tensor>)
ops.maximum: Maximum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.mean: ReduceMean(keep_dims@2=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.minimum: Minimum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.mm: MatMul(transpose_a=<bool>, transpose_b=<bool>)(input@0=<Tensor>, mat2@1=<Tensor>)
ops.moe_distribute_combine: MoeDistributeCombine()(expand_x@0=<Tensor>, expert_ids@1=<Tensor>, expand_idx@2=<Tensor>, ep_send_counts@3=<Tensor>, expert_scales@4=<Tensor>, ep_world_size@5=<int>, ep_rank_id@6=<int>, moe_expert_num@7=<int>, tp_send_counts@8=<Tensor>!None, x_active_mask@9=<Tensor>!None, activate_scale@10=<Tensor>!None, weight_scale@11=<Tensor>!None, group_list@12=<Tensor>!None, expand_scales=<Tensor>!None, group_ep=<string>!None, group_tp=<string>!None, tp_world_size=<int>, tp_rank_id=<int>, expert_shard_type=<int>, shared_expert_num=<int>, shared_export_rank_num=<int>, global_bs=<int>, out_dtype=<int>, common_quant_mode=<int>, group_list_type=<int>)
ops.moe_distribute_dispatch: MoeDistributeDispatch()(x@0=<Tensor>, expert_ids@1=<Tensor>, ep_world_size@2=<int>, ep_rank_id@3=<int>, moe_expert_num@4=<int>, expert_scales@5=<Tensor>!None, scales@6=<Tensor>!None, x_active_mask@7=<Tensor>!None, group_ep@8=<string>!None, group_tp@9=<string>!None, tp_world_size@10=<int>, tp_rank_id@11=<int>, expert_shard_type@12=<int>, shared_expert_num=<int>, shared_expert_rank_num=<int>, quant_mode=<int>, global_bs=<int>, expert_token_nums_type=<int>)
ops.moe_init_routing_v2: MoeInitRoutingV2()(x@0=<Tensor>, expert_idx@1=<Tensor>, active_num@2=<Tensor, int>, expert_capacity@3=<int>, expert_num@4=<int>, drop_pad_mode@5=<int>, expert_tokens_count_or_cumsum_flag@6=<int>, expert_tokens_before_capacity_flag@7=<bool>)
ops.moe_token_permute: MoeTokenPermute()(tokens@0=<Tensor>, indices@1=<Tensor>, num_out_tokens@2=<int>!None, padded_mode@3=<bool>)
ops.moe_token_unpermute: MoeTokenUnpermute()(permuted_tokens@0=<Tensor>, sorted_indices@1=<Tensor>, probs@2=<Tensor>!None, padded_mode@3=<bool>, restore_shape@4=<list of int, tuple of int>!None)
ops.mse_loss_ext: MSELossExt()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>)
ops.mul,multiply,tensor_mul: Mul()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.multi_scale_deformable_attn_function: MultiScaleDeformableAttn()(value@0=<Tensor>, shape@1=<Tensor>, offset@2=<Tensor>, locations@3=<Tensor>, weight@4=<Tensor>)
ops.multilabel_soft_margin_loss: Mul()(input=<Number, Tensor>, other@2=<Number, Tensor>)
ops.nan_to_num: NanToNum(nan@1=<int, bool, float>!None, posinf@2=<int, bool, float>!None, neginf@3=<int, bool, float>!None)(input@0=<Tensor>)
ops.nanmean,nansum: ReduceSum(keep_dims@2=<bool>, skip_mode=<bool>)(x=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.ne,not_equal: NotEqual()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.neg,negative: Neg()(input@0=<Tensor>)
ops.nextafter: NextAfter()(input@0=<Tensor>, other@1=<Tensor>)
ops.nll_loss: Gather(batch_dims=<int>)(input_params@2=<Tensor>, input_indices=<Tensor>, axis=<Tensor, int>!int)
ops.normal_: InplaceNormal()(input@0=<Tensor>, mean@1=<Number>, std@2=<Number>, seed=<Tensor>, offset=<Tensor>)
ops.one_hot: OneHot(axis=<int>)(indices@0=<Tensor>, depth@1=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)
ops.ones: Ones()(shape@0=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
ops.ones_like: OnesLike()(x@0=<Tensor>)
ops.permute,transpose: Transpose()(input@0=<Tensor>, input_perm@1=<tuple of int>)
ops.pinv: Cast()(input@rtol=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.polar: Polar()(abs@0=<Tensor>, angle@1=<Tensor>)
ops.pow,pows,tensor_pow: Pow()(input@0=<Number, Tensor>, exponent@1=<Number, Tensor>)
ops.prelu: PReLU()(input@0=<Tensor>, weight@1=<Tensor>)
ops.prod: ProdExt()(input@0=<Tensor>, dim@1=<int>!None, keepdim@2=<bool>, dtype=<mindspore.dtype>)
ops.prompt_flash_attention: PromptFlashAttention(num_heads@12=<int>, scale_value=<float>, pre_tokens=<int>, next_tokens=<int>, input_layout=<string>, num_key_value_heads=<int>, sparse_mode=<int>, inner_precise=<int>)(query@0=<Tensor>, key@1=<Tensor>, value@2=<Tensor>, attn_mask@3=<Tensor>!None, actual_seq_lengths@4=<list of int, Tensor, tuple of int>!None, actual_seq_lengths_kv@5=<list of int, Tensor, tuple of int>!None, pse_shift@6=<Tensor>!None, deq_scale1@7=<Tensor>!None, quant_scale1@8=<Tensor>!None, deq_scale2@9=<Tensor>!None, quant_scale2@10=<Tensor>!None, quant_offset2@11=<Tensor>!None)
ops.put_: InplacePut()(input@0=<Tensor>, index@1=<Tensor>, source@2=<Tensor>, accumulate@3=<bool>)
ops.qr: Qr(full_matrices=<bool>)(x@0=<Tensor>)
ops.random_: InplaceRandom()(input@0=<Tensor>, from_@1=<Tensor, int>!int, to@2=<Tensor, int>!None, seed=<Tensor>, offset=<Tensor>)
ops.randperm: RandpermV2(seed=<Tensor, int>!int, offset=<Tensor, int>!int, dtype=<mindspore.dtype>)(n@0=<Tensor, int>)
ops.range: Range(maxlen@3=<int>)(start@0=<Tensor, Number>, end@1=<Tensor, Number>, step@2=<Tensor, Number>)
ops.ravel: Reshape()(input@0=<Tensor>, shape=<Tensor, list of int, tuple of int>!Tuple<int>)
ops.real: Real()(input@0=<Tensor>)
ops.reciprocal: Reciprocal()(input@0=<Tensor>)
ops.reduce_max: ReduceMax(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.reduce_mean: ReduceMean(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.reduce_min: ReduceMin(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.reduce_sum: ReduceSum(keep_dims=<bool>, skip_mode=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>!Tuple<>)
ops.relu: ReLU()(input@0=<Tensor>)
ops.relu6: ReLU6()(x@0=<Tensor>)
ops.reshape,reshape_: Reshape()(input@0=<Tensor>, shape@1=<Tensor, list of int, tuple of int>)
ops.rfft: RFFT()(input@0=<Tensor>, n@1=<int>!None, dim@2=<int>, norm=<string>)
ops.rfft2: RFFT2()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.rfftfreq: RFFTFreq()(n@0=<int>, d@1=<float>, dtype=<mindspore.dtype>)
ops.rfftn: RFFTN()(input@0=<Tensor>, s@1=<list of int, tuple of int>!None, dim@2=<list of int, tuple of int>!None, norm=<string>)
ops.ring_attention_update: RingAttentionUpdate()(prev_attn_out@0=<Tensor>, prev_softmax_max@1=<Tensor>, prev_softmax_sum@2=<Tensor>, cur_attn_out@3=<Tensor>, cur_softmax_max@4=<Tensor>, cur_softmax_sum@5=<Tensor>, actual_seq_qlen@6=<list of int, tuple of int, Tensor>!None, layout=<string>)
ops.rms_norm: RmsNorm(epsilon@2=<float>)(x@0=<Tensor>, gamma@1=<Tensor>)
ops.roll: Roll(shifts@1=<int, list of int, tuple of int>, dims@2=<int, list of int, tuple of int>!None)(input@0=<Tensor>)
ops.rotary_position_embedding: RotaryPositionEmbedding()(x@0=<Tensor>, cos@1=<Tensor>, sin@2=<Tensor>, mode@3=<int>)
ops.round: Round()(input@0=<Tensor>, decimals@decimals=<Tensor, int>!int)
ops.rsqrt: Rsqrt()(input@0=<Tensor>)
ops.scalar_add: Add()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scalar_div: Div()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scalar_floordiv: FloorDiv()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scalar_ge: LessEqual()(input=<Number, bool, Tensor>, other@0=<Number, bool, Tensor>)
ops.scalar_gt,scalar_min: Less()(input=<Number, bool, Tensor>, other@0=<Number, bool, Tensor>)
ops.scalar_le: GreaterEqual()(input=<Number, Tensor>, other@0=<Number, Tensor>)
ops.scalar_lt,scalar_max: Greater()(input=<Number, Tensor>, other@0=<Number, Tensor>)
ops.scalar_pow: Pow()(input@0=<Number, Tensor>, exponent=<Number, Tensor>)
ops.scalar_sub,sub: Sub()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scatter: ScatterValue()(input@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>, src@3=<Number>, reduce=<string>)
ops.scatter_nd: ScatterNd()(indices@0=<Tensor>, updates@1=<Tensor>, shape@2=<tuple of int>)
ops.searchsorted: SearchSorted(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence@0=<Tensor>, values@1=<Tensor>, sorter@sorter=<Tensor>!None)
ops.select,where: Select()(condition@0=<Tensor>, input@1=<Number, Tensor>, other@2=<Number, Tensor>)
ops.sign: Sign()(input@0=<Tensor>)
ops.silu: SiLU()(input@0=<Tensor>)
ops.sin: Sin()(input@0=<Tensor>)
ops.sinc: Sinc()(input@0=<Tensor>)
ops.sinh: Sinh()(input@0=<Tensor>)
ops.slice,tensor_slice: Slice()(input@0=<Tensor>, begin@1=<list of int, Tensor, tuple of int>, size@2=<list of int, Tensor, tuple of int>)
ops.smooth_l1_loss: SmoothL1Loss(beta@2=<int, bool, float>!float, reduction=<string>)(prediction@0=<Tensor>, target@1=<Tensor>)
ops.soft_margin_loss: SoftMarginLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>)
ops.soft_shrink: SoftShrink(lambd=<int, bool, float>!float)(input@0=<Tensor>)
ops.softmax: Softmax(axis=<int, tuple of int>)(input@0=<Tensor>)
ops.softshrink: SoftShrink(lambd@1=<int, bool, float>!float)(input@0=<Tensor>)
ops.sqrt: Sqrt()(x@0=<Tensor>)
ops.square: Square()(input@0=<Tensor>)
ops.squeeze: Squeeze(axis=<int, tuple of int>!Tuple<>)(input@0=<Tensor>)
ops.stop_gradient_: InplaceStopGradient()(input@0=<Tensor>)
ops.strided_slice: StridedSlice(begin_mask@4=<int>, end_mask@5=<int>, ellipsis_mask@6=<int>, new_axis_mask@7=<int>, shrink_axis_mask@8=<int>)(input_x@0=<Tensor>, begin@1=<list of int, Tensor, tuple of int>, end@2=<list of int, Tensor, tuple of int>, strides@3=<list of int, Tensor, tuple of int>)
ops.subtract: Sub()(input@0=<Number, Tensor>, other=<Number, Tensor>)
ops.sum: SumExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>!None, keepdim@2=<bool>, dtype=<mindspore.dtype>)
ops.svd: Svd(full_matrices@1=<bool>, compute_uv@2=<bool>)(input@0=<Tensor>)
ops.swiglu: Swiglu()(input@0=<Tensor>, dim@1=<int>)
ops.take: Take()(input@0=<Tensor>, index@1=<Tensor>)
ops.tan: Tan()(input@0=<Tensor>)
ops.tanh: Tanh()(input@0=<Tensor>)
ops.tanh_: InplaceTanh()(input@0=<Tensor>)
ops.tensor_div: RealDiv()(x@0=<Number, Tensor>, y@1=<Number, Tensor>)
ops.tensor_muls: Muls()(input@0=<Tensor>, other@1=<Number>)
ops.tensor_range: Range(maxlen=<int>)(start@0=<Tensor, Number>, end@1=<Tensor, Number>, step@2=<Tensor, Number>)
ops.tensor_scatter_elements: TensorScatterElements(axis=<Tensor, int>!int, reduce=<string>)(data@0=<Tensor>, indices@1=<Tensor>, updates@2=<Tensor>)
ops.tile: Tile()(input@0=<Tensor>, dims@1=<Tensor, tuple of int>)
ops.trace: Trace()(input@0=<Tensor>)
ops.triu: Triu(diagonal@1=<Tensor, int>!int)(input@0=<Tensor>)
ops.trunc: Trunc()(input@0=<Tensor>)
ops.uniform_: InplaceUniform()(input@0=<Tensor>, from_@1=<Tensor, Number>!int, to@2=<Tensor, Number>!int, seed=<Tensor>, offset=<Tensor>)
ops.unique_consecutive: UniqueConsecutive(return_inverse@1=<bool>, return_counts@2=<bool>, dim@3=<int>!None)(input@0=<Tensor>)
ops.unsorted_segment_sum: UnsortedSegmentSum()(input_x@0=<Tensor>, segment_ids@1=<Tensor>, num_segments@2=<Tensor, int>)
ops.vector_norm: ReduceSum(keep_dims@3=<bool>, skip_mode=<bool>)(x=<Tensor>, axis=<int, list of int, Tensor, tuple of int>!Tuple<int, int>)
ops.view_as: ViewAs()(input@0=<Tensor>, other@1=<Tensor>)
ops.xlogy: Xlogy()(input@0=<Tensor>, other@1=<Tensor>)
ops.zero_: InplaceZero()(input@0=<Tensor>)
ops.zeros: Zeros()(size@0=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
ops.softmin: Softmax(axis=<int, tuple of int>!Tuple<int>)(input@0=<Tensor>)
ops.cummin: Cummin(axis=<int>)(input@0=<Tensor>)
ops.fill: Cast()(input@2=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.cast: Cast()(input@0=<Number, Tensor>, dtype=<mindspore.dtype>)
mint.split: SplitTensor()(input@0=<Tensor>, split_size=<int>, dim@2=<int>)
mint.xlogy: Xlogy()(input@0=<Tensor>, other=<Tensor>)
mint.median: MedianDim()(input@0=<Tensor>, dim@1=<int>, keepdim@2=<bool>)
mint.scatter: Scatter()(input@0=<Tensor>, dim@1=<Tensor, int>, index=<Tensor>, src=<Tensor>, reduce=<string>)
mint.unique: UniqueDim()(input=<Tensor>, sorted=<bool>, return_inverse=<bool>, dim@4=<int>)
mint.elu: InplaceElu()(input@0=<Tensor>, alpha@1=<float>)
mint.hardtanh: InplaceHardtanh()(input@0=<Tensor>, min_val@1=<Number>, max_val@2=<Number>)
mint.layer_norm: Ones()(shape@1=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
mint.relu: InplaceReLU()(input@0=<Tensor>)
mint.relu6: Hardtanh()(input@0=<Tensor>, min_val=<Number>, max_val=<Number>)
mint.silu: InplaceSiLU()(input@0=<Tensor>)
ops.amax,amin: Cast()(input@initial=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.clip_by_norm: Div()(input@1=<Number, Tensor>, other=<Number, Tensor>)
ops.cosine_similarity: SumExt()(input=<Tensor>, dim@2=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
ops.layer_norm: Ones()(shape@1=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
ops.ldexp: Mul()(input@0=<Number, Tensor>, other=<Number, Tensor>)
ops.nll_loss: Equal()(input=<Number, Tensor>, other@3=<Number, Tensor>)
ops.relu: InplaceReLU()(input@0=<Tensor>)
ops.scalar_ge: GreaterEqual()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scalar_gt,scalar_min: Greater()(input=<Number, Tensor>, other@1=<Number, Tensor>)
ops.scalar_le: LessEqual()(input=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.scalar_lt,scalar_max: Less()(input=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.scatter: Scatter()(input@0=<Tensor>, dim@1=<Tensor, int>, index=<Tensor>, src=<Tensor>, reduce=<string>)
ops.softplus: Greater()(input=<Number, Tensor>, other@2=<Number, Tensor>)
ops.subtract: Mul()(input=<Number, Tensor>, other@alpha=<Number, Tensor>)
"""

WORDS = """
ops.threshold 2 Nbdlst For '{f}', the type of 'value' should be one of '['float', 'int']', but got type '{n}'.
ops.polygamma 1 T For primitive[Polygamma], the input[0] should be a Tensor, but got Int64.
ops.mse_loss 1 T For ops.{f}, the `target` must be tensor
ops.smooth_l1_loss reduction bdfilt For '{f}', the input 'reduction' should be a str, but got {c}.
ops.vecdot 1,0 T For {f}, x or y must be Tensor.
ops.kron 1 T the other must be Tensor!
ops.tensor_dot,dot,batch_dot 0,1 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.shape 0 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.block_diag 0,1 T For '{f}', each element of 'inputs' must be a tensor, but got {c}
ops.outer 1 T the input vec2 must be Tensor!
ops.mv 1 T The input vec must be Tensor.
ops.addmv 1,2 T For Addmv, inputs must be all tensors.
ops.clip_by_value 0 T For '{f}', the type of argument 'x' must be Tensor or tuple[Tensor] or list[Tensor]
ops.kl_div 1 T For KLDivLoss, labels should be a Tensor.
ops.norm dim dfls For {f}, the dim should be int or tuple of int, but got {c}
ops.topk dim dflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.rot90 2 Nbdfis For `{f}`, the `dims` must be list or tuple!, but get {c}.
ops.swapaxes 1,2 Ndflst For ops.{f}, the axis argument must be integer, but got {c}.
ops.swapdims 1,2 Ndflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.moveaxis,movedim 2 dfs The axes must be integers, but got {c}
ops.dsplit 1 Nbdfs Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.index_select 1 Ndflst The axes must be integers, but got {c}
ops.vander 1 dflst For {f}, N must be an integer but got {c}.
ops.renorm 2 Nbdflst For 'Renorm', the type of 'dim' should be 'int', but got type '{n}'.
ops.renorm 3 Nbdilst For 'Renorm', the type of 'maxnorm' should be 'float', but got type '{n}'.
ops.reverse_sequence 3 Nbdflst For 'ReverseSequence', the type of 'batch_dim' should be 'int', but got type '{n}'.
ops.crop_and_resize 1 T For {f}, the input boxes must be a tensor
ops.crop_and_resize 2 T For {f}, the input box_indices must be a tensor
ops.max_pool2d 2 bdfls For 'MaxPoolWithArgmaxV2', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool2d 3 Nbdfls For 'MaxPoolWithArgmaxV2', the type of 'pads' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d padding Nbdfs For 'Conv2D', the type of 'pad' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d,conv1d pad_mode Nbdfilt For 'Conv2D', the type of 'pad_mode' should be 'str', but got type '{n}'.
ops.conv2d stride Nbdfs For 'Conv2D', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d dilation Nbdfs For 'Conv2D', the type of 'dilation' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 2 bdfls For 'MaxPool3DWithArgmax', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.baddbmm 1,2,0 T For Baddbmm, inputs must be all tensors.
ops.addr 1,2 T For Addr, inputs must be all tensors.
ops.index_select 2,0 T For '{f}', `input` and `index` must be all tensors.
ops.adaptive_avg_pool1d,adaptive_max_pool1d 1 NdflstX For '{f}', the 'output_size' must be int, but got '{n}'
ops.adaptive_avg_pool2d 1 NbdflsX For 'AdaptiveAvgPool2D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_avg_pool3d 1 NbdflsX For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_max_pool1d 0 T For {f}, the input input must be tensor
ops.adaptive_max_pool2d 2 NdfilstX For '{f}', the type of 'return_indices' should be 'bool', but got type '{n}'.
ops.adaptive_max_pool3d 1 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.linspace 0,1 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.triplet_margin_loss 3 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.addbmm,addmm beta NdlstX For '{f}', parameter 'beta' must be an int or float, but got {c}.
ops.addbmm,addmm alpha NdlstX For '{f}', parameter 'alpha' must be an int or float, but got {c}.
ops.addcdiv,addcmul 3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.one_hot 2,3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.addmv,addr,count_nonzero,gelu,log10,log2,repeat_elements,sequence_mask 0 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
ops.laplace 1,2 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
ops.addmv beta NdlstX For 'Addmv', the type of 'beta' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addmv alpha NdlstX For 'Addmv', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addr beta NdlstX For 'Addr', the type of 'beta' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addr alpha NdlstX For 'Addr', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.affine_grid 2 NdfilstX For 'AffineGrid', the type of 'align_corners' should be 'bool', but got type '{n}'.
ops.approximate_equal 2 NbdilstX For 'ApproximateEqual', the type of 'tolerance' should be 'float', but got type '{n}'.
ops.argmax 2 NdfilstX For '{f}', the type of 'keepdim' should be 'bool', but got type '{n}'.
ops.argsort,sort 1 NbdflstX For 'Sort', the type of 'axis' should be 'int', but got type '{n}'.
ops.argsort,sort 2 NdfilstX For 'Sort', the type of 'descending' should be 'bool', but got type '{n}'.
ops.avg_pool1d,avg_pool2d,avg_pool3d 0 T For {f}, the input input_x must be tensor
ops.avg_pool1d 1 NbdflstX For '{f}', the type of 'kernel_size' should be 'int', but got type '{n}'.
ops.avg_pool1d 2 NbdflsX For '{f}', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool1d 3 NdflsX For {f}, padding should be int or tuple of length 1.
ops.avg_pool1d,avg_pool2d 4 NdfilstX For '{f}', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.avg_pool1d,avg_pool2d 5 NdfilstX For '{f}', the type of 'count_include_pad' should be 'bool', but got type '{n}'.
ops.avg_pool2d 1 NdflsX For {f}, kernel_size should be int or tuple of length 2.
ops.avg_pool2d 2 NdflsX For {f}, stride should be int or tuple of length 2.
ops.avg_pool2d 3 NdflsX For {f}, padding should be int or tuple of length 4.
ops.avg_pool2d 6 NdflstX For '{f}', the 'divisor_override' must be int, but got '{n}'
ops.avg_pool3d 1 NbdflsX For 'AvgPool3D', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool3d 2 NbdflsX For 'AvgPool3D', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool3d 3 NdflsX For {f}, padding should be int or tuple of length 6.
ops.avg_pool3d 4 NdfilstX For 'AvgPool3D', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.avg_pool3d 5 NdfilstX For 'AvgPool3D', the type of 'count_include_pad' should be 'bool', but got type '{n}'.
ops.avg_pool3d 6 NdflstX For 'AvgPool3D', the 'divisor_override' must be int, but got '{n}'
ops.baddbmm 3,4 NdlstX For attributes alpha and beta should be real numbers.
ops.bartlett_window 1 NdfilstX For 'BartlettWindow', the type of 'periodic' should be 'bool', but got type '{n}'.
ops.bartlett_window dtype bfilstX For 'BartlettWindow', the type of 'dtype' should be 'Type', but got type '{n}'.
ops.batch_to_space_nd 1 Ndfs For 'BatchToSpaceND', the type of 'block_shape type' should be one of '['list', 'tuple']', but got type '{n}'.
ops.bernoulli 2 bdflstX For '{f}', the type of 'seed' must be 'int', but got '{n}'.
ops.binary_cross_entropy 3 bdfiltX For 'BinaryCrossEntropy', the input 'reduction' should be a str, but got {c}.
ops.binary_cross_entropy_with_logits 4 bdfiltX For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got {c}.
ops.bincount 0 T For math function '{f}', 'input' must be Tensor.
ops.bincount 1 bdfilst For math function '{f}', 'weights' must be Tensor, but got {c}.
ops.bincount 2 NbdflstX For math function '{f}', 'minlength' must be int but got {c}.
ops.blackman_window 1 NdfilstX For 'BlackmanWindow', the type of 'periodic' should be 'bool', but got type '{n}'.
ops.blackman_window dtype bfilstX For 'BlackmanWindow', the type of 'dtype' should be 'Type', but got type '{n}'.
ops.bounding_box_decode 2 bdfilsX For 'BoundingBoxDecode', the type of 'max_shape' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 3 NbdfilsX For 'BoundingBoxDecode', the type of 'means' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 4 NbdfilsX For 'BoundingBoxDecode', the type of 'stds' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 5 NbdilstX For 'BoundingBoxDecode', the type of 'wh_ratio_clip' should be 'float', but got type '{n}'.
ops.bounding_box_encode 2 NbdfilsX For 'BoundingBoxEncode', the type of 'means' should be 'tuple', but got type '{n}'.
ops.bounding_box_encode 3 NbdfilsX For 'BoundingBoxEncode', the type of 'stds' should be 'tuple', but got type '{n}'.
ops.choice_with_mask 1 NbdflstX For 'RandomChoiceWithMask', the type of 'count' should be 'int', but got type '{n}'.
ops.choice_with_mask,poisson,random_gamma,random_poisson 2 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.dropout,gamma,laplace,multinomial,normal,uniform 3 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.rand,randn seed dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.rand_like,randn_like,shuffle,standard_laplace,standard_normal 1 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.cholesky_solve 2 NdfilstX For 'CholeskySolve', the type of 'upper' should be 'bool', but got type '{n}'.
ops.chunk 0 T For ops.chunk parameter `input` must be Tensor, but got {c}
ops.chunk 1 NdflstX For ops.chunk type of argument `chunks` should be integer, but got {c}
ops.chunk 2 NdflstX For ops.chunk, the axis should be int, , but got {c}.
ops.clip_by_value 1 dlst For '{f}', the type of argument 'clip_value_min' must be not one of None, Tensor, float, int
ops.clip_by_value 2 dlst For '{f}', the type of argument 'clip_value_max' must be not one of None, Tensor, float, int
ops.col2im 2 NbdfsX For 'Col2Im', the type of 'kernel_size' should be one of '['int', 'list', 'tuple']', but got type '{n}'.
ops.column_stack 0 NbdfisX For {f}, the input must be list or tuple of tensors, but got {c}.
ops.combinations,diff 0 T For '{f}', 'x' must be a tensor, but got {c}
ops.coo_concat 1 NbdflstX For 'SparseConcat', the type of 'concat_dim' should be 'int', but got type '{n}'.
ops.copysign 0 T Tensor is expected, but got {c}
ops.copysign 1 Ndlst integer, float or Tensor is expected, but got {c}
ops.count_nonzero 1 NbdfsX For '{f}', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.count_nonzero 2 NdfilstX For '{f}', the type of 'keep_dims' should be 'bool', but got type '{n}'.
ops.crop_and_resize 0 T For {f}, the input image must be a tensor
ops.crop_and_resize 3 NbdfilsX For {f}, the input crop_size must be a tuple, but got {c}
ops.cross_entropy 3 NbdflstX For 'cross_entropy_loss', the type of 'ignore_index' must be 'int', but got '{n}'.
ops.cross_entropy 5 NbdilstX For 'cross_entropy_loss', the 'label_smoothing' must be float, but got '{n}'
ops.ctc_greedy_decoder 2 NdfilstX For 'CTCGreedyDecoder', the type of 'merge_repeated' should be 'bool', but got type '{n}'.
ops.ctc_loss 4 NbdflstX For '{f}', the type of 'blank' should be 'int', but got type '{n}'.
ops.ctc_loss 5 NbdfiltX For '{f}', the type of 'reduction' should be 'str', but got type '{n}'.
ops.ctc_loss 6 NdfilstX For '{f}', the type of 'zero_infinity' should be 'bool', but got type '{n}'.
ops.deformable_conv2d 4 NbdfilsX For 'DeformableOffsets', the type of 'strides' should be 'tuple', but got type '{n}'.
ops.deg2rad,pinv,rad2deg 0 T The input x must be tensor
ops.diag_embed 0 T For '{f}', 'input' must be Tensor.
ops.diag_embed 1 NbdflstX For '{f}', the type of 'offset' should be 'int', but got type '{n}'.
ops.diag_embed 2 NbdflstX For '{f}', the type of 'dim1' should be 'int', but got type '{n}'.
ops.diag_embed 3 NbdflstX For '{f}', the type of 'dim2' should be 'int', but got type '{n}'.
ops.diagflat 0 T For {f}, the input x must be tensor, but got {c}
ops.diagflat 1 NdflstX For {f}, the offset must be int, but got {c}
ops.diagonal_scatter,inverse,isneginf,isposinf,isreal,logaddexp2,nanmean,nansum,numel,positive,select_scatter,slice_scatter,std,std_mean,var,var_mean 0 T For {f}, input must be a Tensor, but got {c}.
ops.diagonal_scatter,select_scatter,slice_scatter 1 T For {f}, src must be a Tensor, but got {c}.
ops.diff 1 NbdflstX For '{f}', the type of 'n' must be 'int', but got '{n}'.
ops.diff 2 Nflst tuple indices must be integers or slices, not {n}
ops.diff_ext 0 T For 'diff', 'input' must be a tensor
ops.diff_ext 1 NdflstX For 'diff', 'n' must be a int scalar or int scalar tensor
ops.diff_ext 2 NdflstX For 'diff', 'dim' must be a scalar or scalar tensor
ops.dist,interpolate 0 T For '{f}', 'input' must be a tensor, but got {c}
ops.dist 1 T For '{f}', 'other' must be a tensor, but got {c}
ops.dist 2 NbdflstX For 'LpNorm', the type of 'p' should be 'int', but got type '{n}'.
ops.dropout,dropout1d,dropout2d,dropout3d 2 NdfilstX For '{f}', the 'training' must be a bool, but got {n}.
ops.dropout1d 0 T For {f}, 'input' must be Tensor, but got type {c}.
ops.dropout1d 1 NbdilstX For {f}, 'p' must be float, but got type {c}.
ops.dsplit,hsplit,tensor_split,vsplit 0 T expect `x` is a Tensor, but got {c}
ops.dstack 0 NbdfisX For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
ops.einsum 0 Nbdfilt the equation must be str!
ops.fft 3 bdfiltX For 'FFT', the input 'norm' should be a str, but got {c}.
ops.fft2 3 bdfiltX For 'FFT2', the input 'norm' should be a str, but got {c}.
ops.fftn 3 bdfiltX For 'FFTN', the input 'norm' should be a str, but got {c}.
ops.fills 1 Ndlst For 'ops.fills', the type of argument 'value' should be int, float or Tensor, but got {c}
ops.flatten 0 T For '{f}', argument 'input' must be Tensor.
ops.flatten 1 NbdfiltX For Tensor.flatten, the parameter 'order' must be a string, but got {c}
ops.flatten start_dim,end_dim NbdflstX For '{f}', both 'start_dim' and 'end_dim' must be int.
ops.float_power 0 Ndlst The type of 'input' must be Tensor or Number, but got {c}.
ops.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number, but got {c}.
ops.float_power_ext 0 Ndlst The type of 'input' must be Tensor or Number (excluding complex), but got {c}.
ops.float_power_ext 1 Ndlst The type of 'exponent' must be Tensor or Number (excluding complex), but got {c}.
ops.fold 2 NbdfsX For '{f}', the type of 'kernel_size' should be one of '['int', 'list', 'tuple']', but got type '{n}'.
ops.full 0 NbdfisX For 'ops.full', 'size' must be a tuple or list of ints, but got {c}.
ops.full_like 0 T For ops.full_like, the argument 'x' must be tensor, but got {c}
ops.fused_infer_attention_score input_layout bdfiltX For 'FusedInferAttentionScore', the input 'input_layout' should be a str, but got {c}.
ops.gamma 0 bdfils For 'Gamma', the type of 'shape' should be 'tuple', but got type '{n}'.
ops.gaussian_nll_loss 0 T For '{f}', 'x' must be a tensor, but got {c}.
ops.gaussian_nll_loss 1 T For '{f}', 'target' must be a tensor, but got {c}.
ops.gaussian_nll_loss 2 T For '{f}', 'var' must be a tensor, but got {c}.
ops.gaussian_nll_loss 3 NdfilstX For '{f}', 'full' must be a bool, but got {c}.
ops.grad,value_and_grad 1 dflsX For 'F.grad', the 'grad_position' must be int or tuple.
ops.grad,value_and_grad 3 NdfilstX For '_Grad', the 'has_aux' should be bool, but got {n}
ops.grad,value_and_grad 4 NdfilstX For '_Grad', the 'return_ids' should be bool, but got {n}
ops.grid_sample 2 bdfiltX For 'grid_sampler_3d', the input 'interpolation_mode' should be a str, but got {c}.
ops.grid_sample 3 bdfiltX For 'grid_sampler_3d', the input 'padding_mode' should be a str, but got {c}.
ops.gumbel_softmax 0 T The input logits must be tensor
ops.gumbel_softmax 1 NbdilstX For '{f}', the type of 'tau' should be 'float', but got type '{n}'.
ops.gumbel_softmax 2 NdfilstX For '{f}', the type of 'hard' should be 'bool', but got type '{n}'.
ops.gumbel_softmax 3 NbdflstX For '{f}', the type of 'dim' should be 'int', but got type '{n}'.
ops.hamming_window 0 NdflstX For array function '{f}', 'window_length' must be int, but got {c}.
ops.hann_window,kaiser_window 0 NdflstX For '{f}', 'window_length' must be a non-negative integer, but got {c}
ops.hardtanh 1 NbdlstX For '{f}', the type of 'min_val' should be one of '['int', 'float']', but got type '{n}'.
ops.hardtanh 2 NbdlstX For '{f}', the type of 'max_val' should be one of '['int', 'float']', but got type '{n}'.
ops.hfft 3 bdfiltX For 'HFFT', the input 'norm' should be a str, but got {c}.
ops.hfft2 3 bdfiltX For 'HFFT2', the input 'norm' should be a str, but got {c}.
ops.hfftn 3 bdfiltX For 'HFFTN', the input 'norm' should be a str, but got {c}.
ops.hinge_embedding_loss 2 NdlstX For 'HingeEmbeddingLoss', 'margin' must be a float or int, but got {c}.
ops.histc 1 NbdflstX For 'Histogram', the type of 'bins' should be 'int', but got type '{n}'.
ops.histc 2 NdlstX For '{f}', parameter 'min' must be an int or float, but got {c}.
ops.histc 3 NdlstX For '{f}', parameter 'max' must be an int or float, but got {c}.
ops.hsplit,tensor_split,vsplit 1 NbdfsX Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.hstack 0 NbdfisX For {f}, the input must be list or tuple, but got {c}.
ops.huber_loss 3 NbdlstX For '{f}', the type of 'delta' should be one of '['int', 'float']', but got type '{n}'.
ops.ifft 3 bdfiltX For 'IFFT', the input 'norm' should be a str, but got {c}.
ops.ifft2 3 bdfiltX For 'IFFT2', the input 'norm' should be a str, but got {c}.
ops.ifftn 3 bdfiltX For 'IFFTN', the input 'norm' should be a str, but got {c}.
ops.ihfft 3 bdfiltX For 'IHFFT', the input 'norm' should be a str, but got {c}.
ops.ihfft2 3 bdfiltX For 'IHFFT2', the input 'norm' should be a str, but got {c}.
ops.ihfftn 3 bdfiltX For 'IHFFTN', the input 'norm' should be a str, but got {c}.
ops.index_add 3 NbdflstX For 'IndexAdd', the type of 'axis' should be 'int', but got type '{n}'.
ops.inplace_add 2 NbdflsX For 'InplaceAdd', the type of 'indices' should be one of '['tuple', 'int']', but got type '{n}'.
ops.inplace_index_add 3 NbdflstX For 'InplaceIndexAdd', the type of 'axis' should be 'int', but got type '{n}'.
ops.inplace_sub 2 NbdflsX For 'InplaceSub', the type of 'indices' should be one of '['tuple', 'int']', but got type '{n}'.
ops.interpolate 1 dfsX For '{f}', the 'size' must be int, but got '{n}'
ops.interpolate 2 bdisX For '{f}', the 'scale_factor' must be float, but got '{n}'
ops.intopk 2 NbdflstX For 'InTopK', the type of 'k' should be 'int', but got type '{n}'.
ops.irfft 3 bdfiltX For 'IRFFT', the input 'norm' should be a str, but got {c}.
ops.irfft2 3 bdfiltX For 'IRFFT2', the input 'norm' should be a str, but got {c}.
ops.irfftn 3 bdfiltX For 'IRFFTN', the input 'norm' should be a str, but got {c}.
ops.is_complex,view_as_real 0 T The input must be Tensor!
ops.is_nonzero,logaddexp,tanhshrink 0 T For {f}, the input must be a Tensor, but got {c}.
ops.isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
ops.isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
ops.jacfwd,jacrev 2 NdfilstX The 'has_aux' must be bool type.
ops.jvp 3 NdfilstX The 'has_aux' must be bool type.
ops.vjp has_aux NdfilstX The 'has_aux' must be bool type.
ops.jvp 1,2 Nbdfis The inputs type must be a Tensor, tuple or list of Tensors.
ops.linearize 1 Nbdfis The inputs type must be a Tensor, tuple or list of Tensors.
ops.kernel 1 bdfilX The input 'reg_info' of @{f} should be one of str, dict and tuple, but get a {c}
ops.kernel 2 bdfilstX The input 'compile_attrs' of @{f} must be a dict, but get a {c}
ops.kl_div 0 T For KLDivLoss, logits should be a Tensor.
ops.kron 0 T the input must be Tensor!
ops.laplace,normal 0 NbdfilsX Type of 'shape' must be tuple, but got: {c}
ops.leaky_relu 1 NbdlstX For '{f}', the type of 'alpha' should be one of '['float', 'int']', but got type '{n}'.
ops.linearize,vjp 0 NbfilstX '{n}' object is not callable
ops.log_uniform_candidate_sampler 1 NbdflstX For 'LogUniformCandidateSampler', the type of 'num_true' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 2 NbdflstX For 'LogUniformCandidateSampler', the type of 'num_sampled' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 3 NdfilstX For 'LogUniformCandidateSampler', the type of 'unique' should be 'bool', but got type '{n}'.
ops.log_uniform_candidate_sampler 4 NbdflstX For 'LogUniformCandidateSampler', the type of 'range_max' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 5 NbdflstX For 'LogUniformCandidateSampler', the type of 'seed' should be 'int', but got type '{n}'.
ops.logaddexp 1 T For {f}, the other must be a Tensor, but got {c}.
ops.logaddexp2 1 T For {f}, other must be a Tensor, but got {c}.
ops.logcumsumexp 1 NdflstX For '{f}', 'axis' must be int type, but got {c}
ops.logspace 2 NbdflstX For 'LogSpace', the type of 'steps' should be 'int', but got type '{n}'.
ops.lp_pool1d,lp_pool2d 1 NdlstX For {f}, the type of 'norm_type' must be float or int, but got {c}
ops.lrn 1 NbdflstX For 'LRN', the type of 'depth_radius' should be 'int', but got type '{n}'.
ops.lrn 2 NbdilstX For 'LRN', the type of 'bias' should be 'float', but got type '{n}'.
ops.lrn 3 NbdilstX For 'LRN', the type of 'alpha' should be 'float', but got type '{n}'.
ops.lrn 4 NbdilstX For 'LRN', the type of 'beta' should be 'float', but got type '{n}'.
ops.lrn 5 NbdfiltX For 'LRN', the type of 'norm_region' should be 'str', but got type '{n}'.
ops.margin_ranking_loss 3 NbdilstX For '{f}', the type of 'margin' should be 'float', but got type '{n}'.
ops.matrix_diag 5 NbdfiltX For 'MatrixDiagV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_diag_part 3 NbdfiltX For 'MatrixDiagPartV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_norm 2 NbdfisX For {f} , the axis should be tuple of int, but got {c}
ops.matrix_power 1 NbdflstX For 'MatrixPower', the type of 'n' should be 'int', but got type '{n}'.
ops.matrix_set_diag 3 NbdfiltX For 'MatrixSetDiagV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_solve 2 NdfilstX For 'MatrixSolve', the type of 'adjoint' should be 'bool', but got type '{n}'.
ops.max,min 1 dflstX For '{f}', 'axis' must be int, but got {c}
ops.max_pool2d 1 NbdflsX For 'MaxPoolWithArgmaxV2', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool2d 6 NdfilstX For 'MaxPoolWithArgmaxV2', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.max_pool3d 1 NbdflsX For 'MaxPool3DWithArgmax', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 5 NdfilstX For 'MaxPool3DWithArgmax', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.max_unpool1d 2 NdflsX For 'MaxUnpool2D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_unpool2d 2 NbdflsX For 'MaxUnpool2D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_unpool3d 2 NbdflsX For 'MaxUnpool3D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.median,nanmedian 1 NbdflstX For 'Median', the type of 'axis' should be 'int', but got type '{n}'.
ops.median,nanmedian 2 NdfilstX For 'Median', the type of 'keep_dims' should be 'bool', but got type '{n}'.
ops.meshgrid indexing bdfiltX For 'Meshgrid', the input 'indexing' should be a str, but got {c}.
ops.moveaxis,movedim,rank 0 T the input x must be Tensor!
ops.moveaxis,movedim 1 dfsX The axes must be integers, but got {c}
ops.ms_kernel 1 bdfilX The input 'reg_info' of @kernel should be one of str, dict and tuple, but get a {c}
ops.ms_kernel 2 bdfilstX The input 'compile_attrs' of @kernel must be a dict, but get a {c}
ops.mse_loss 0 T For ops.mse_loss, the `input` must be tensor
ops.mse_loss_ext 2 bdfiltX For 'MSELossExt', the input 'reduction' should be a str, but got {c}.
ops.multi_margin_loss 2 NbdflstX For 'MultiMarginLoss', the type of 'p' should be 'int', but got type '{n}'.
ops.multi_margin_loss 3 NdflstX For '{f}', the type of 'margin' must be int, but got {c}.
ops.multinomial_with_replacement 1 Ndflst ('For {f},', "the input[seed] must be int, but got {c}.")
ops.multinomial_with_replacement 2 Ndflst ('For {f},', "the input[offset] must be int, but got {c}.")
ops.multinomial_with_replacement 3 NdflstX For 'MultinomialWithReplacement', the 'numsamples' must be int, but got '{n}'
ops.mv 0 T The input mat must be Tensor.
ops.mvlgamma 1 Nbdflst For 'Mvlgamma', the type of 'p' should be 'int', but got type '{n}'.
ops.nanquantile,quantile 2 bdflstX For '{f}', the type of 'axis' should be 'int', but got type '{n}'.
ops.nanquantile,quantile 3 dfilstX For '{f}', the type of 'keepdims' should be 'bool', but got type '{n}'.
ops.narrow 0 T For '{f}', the type of 'input' should be 'Tensor', but got type '{n}'.
ops.narrow 1 NdflstX The axes must be integers, but got {c}
ops.nonzero as_tuple NdfilstX For array function '{f}', 'as_tuple' must be bool, but got {c}.
ops.norm 2 dflsX For {f}, the dim should be int or tuple of int, but got {c}
ops.normal 1 Ndlst For '{f}', the type of 'mean' must be Tensor, int, or float, but got: {c}
ops.normal 2 Ndlst For '{f}', the type of 'stddev' must be Tensor, int, or float, but got: {c}
ops.ormqr 3 NdfilstX For 'Ormqr', the type of 'left' should be 'bool', but got type '{n}'.
ops.ormqr 4 NdfilstX For 'Ormqr', the type of 'transpose' should be 'bool', but got type '{n}'.
ops.outer 0 T the input input must be Tensor!
ops.pad 0 T For '{f}', the type of 'input_x' must be Tensor, but got {c}.
ops.padding 1 NbdflstX For 'Padding', the type of 'pad_dim_size' should be 'int', but got type '{n}'.
ops.pdist 1 NbdilstX For 'Pdist', the type of 'p' should be 'float', but got type '{n}'.
ops.pinv hermitian NdfilstX For '{f}', the type of 'hermitian' should be 'bool', but got type '{n}'.
ops.pixel_shuffle 1 NdflstX The 'upscale_factor' must be int, but got '{n}'
ops.pixel_unshuffle 1 NdflstX The 'downscale_factor' must be int, but got '{n}'
ops.poisson 0 bdfils For 'Poisson', the type of 'shape' should be 'tuple', but got type '{n}'.
ops.rand_like,randint_like,randn_like 0 T For '{f}', the 'input' must be a Tensor, but got {c}
ops.random_gamma 0 T For RandomGamma, input[0] only support tensor!
ops.randperm 1 dflst For 'RandpermV2', the type of 'seed' should be one of '[Tensor, int]', but got {c}.
ops.randperm 2 dflst For 'RandpermV2', the type of 'offset' should be one of '[Tensor, int]', but got {c}.
ops.repeat_elements 1 NbdflstX For '{f}', the 'rep' must be 'int',  but got '{n}'.
ops.repeat_interleave 2 dflstX For '{f}', the argument 'axis' should be int, but got {c}.
ops.reverse_sequence 2 NbdflstX For 'ReverseSequence', the type of 'seq_dim' should be 'int', but got type '{n}'.
ops.rfft 3 bdfiltX For 'RFFT', the input 'norm' should be a str, but got {c}.
ops.rfft2 3 bdfiltX For 'RFFT2', the input 'norm' should be a str, but got {c}.
ops.rfftn 3 bdfiltX For 'RFFTN', the input 'norm' should be a str, but got {c}.
ops.ring_attention_update 7 bdfiltX For 'RingAttentionUpdate', the input 'layout' should be a str, but got {c}.
ops.rot90 0 T For `{f}`, the `input` must be Tensor!, but get {c}.
ops.rot90 1 NdflstX For `{f}`, the `k` must be int!, but get {c}.
ops.row_stack 0 NbdfisX For 'vstack', list or tuple of tensors are required, but got {c}
ops.rrelu 0 T For '{f}', the 'input' must be a Tensor but got {c}.
ops.rrelu 1 NdlstX For '{f}', 'lower' must be an int or a float, but got {c}
ops.rrelu 2 NdlstX For '{f}', 'upper' must be an int or a float, but got {c}
ops.scalar_cast 0 NdlstX For 'ScalarCast', the type of 'x' should be one of '['bool', 'Number']', but got type '{n}'.
ops.scalar_to_tensor 0 NdlstX For 'ScalarToTensor', the type of 'x' should be one of '['bool', 'int', 'float']', but got type '{n}'.
ops.scatter_nd_add 3 NdfilstX For 'ScatterNdAdd', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_div 3 NdfilstX For 'ScatterNdDiv', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_max 3 NdfilstX For 'ScatterNdMax', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_min 3 NdfilstX For 'ScatterNdMin', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_mul 3 NdfilstX For 'ScatterNdMul', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_sub 3 NdfilstX For 'ScatterNdSub', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.searchsorted out_int32 NdfilstX For 'search_sorted', the type of 'out_int32' should be 'bool', but got type '{n}'.
ops.searchsorted right NdfilstX For 'search_sorted', the type of 'right' should be 'bool', but got type '{n}'.
ops.select_scatter 2 NbdflstX The type of 'axis' must be 'int', but got '{n}'.
ops.sgn,signbit 0 T For {f}, the input must be a Tensor, but got {c}
ops.smooth_l1_loss 3 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
ops.soft_margin_loss 2 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
ops.soft_shrink 1 dlstX For 'SoftShrink', the type of 'lambd' should be one of '[int, bool, float]', but got {c}.
ops.softmin 1 dfls For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.space_to_batch_nd 2 NbdfisX For 'SpaceToBatchND', the type of 'paddings type' should be one of '['list', 'tuple']', but got type '{n}'.
ops.speed_fusion_attention 4 bdfiltX For 'SpeedFusionAttention', the input 'input_layout' should be a str, but got {c}.
ops.split 0 T expect `tensor` is a Tensor, but got {c}
ops.split 1 NbdfsX Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.split,tensor_split 2 NbdflstX Type of Argument `axis` should be integer but got {c}
ops.squeeze 1 dfsX For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.stack 1 NbdflstX For 'Stack', the type of 'axis' should be 'int', but got type '{n}'.
ops.std,std_mean,var,var_mean 2 NdflstX For '{f}', the type of 'ddof' should be one of '['int', 'bool']', but got type '{n}'.
ops.std,std_mean,var,var_mean 3 NdfilstX For '{f}', the type of 'keepdims' should be 'bool', but got type '{n}'.
ops.swapaxes,swapdims 0 T For ops.swapaxes, parameter `input` must be Tensor, but got {c}
ops.tensor_dot 2 NbdfsX For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.tensor_scatter_elements 3 dflst For 'TensorScatterElements', the type of 'axis' should be one of '[Tensor, int]', but got {c}.
ops.tensor_scatter_elements 4 bdfiltX For 'TensorScatterElements', the input 'reduce' should be a str, but got {c}.
ops.threshold 1 NbdlstX For '{f}', the type of 'thr' should be one of '['float', 'int']', but got type '{n}'.
ops.top_k 2 NdfilstX For 'TopK', the type of 'sorted' should be 'bool', but got type '{n}'.
ops.topk 4 NdfilstX For 'TopK', the type of 'sorted' should be 'bool', but got type '{n}'.
ops.topk 3 NdfilstX For '{f}', the type of 'largest' should be 'bool', but got type '{n}'.
ops.trapz 0 T For `{f}`, the input `y` must be Tensor, but get {c}.
ops.trapz 1 bdfilst For `{f}`, the input `x` must be Tensor, but get {c}.
ops.trapz dx NbdilstX For `{f}`, the input `dx` must be float, but get f{c}.
ops.trapz dim NdflstX For `{f}`, the input `dim` must be int, but get {c}.
ops.tril 1 NbdflstX For 'Tril', the type of 'diagonal' should be 'int', but got type '{n}'.
ops.tril_indices 0 NdflstX For 'TrilIndices', the 'row' must be int, but got '{n}'
ops.triplet_margin_loss 4 NbdflstX For 'TripletMarginLoss', the type of 'p' should be 'int', but got type '{n}'.
ops.triplet_margin_loss 5 NbdilstX For 'TripletMarginLoss', the type of 'eps' should be 'float', but got type '{n}'.
ops.triplet_margin_loss 6 NdfilstX For 'TripletMarginLoss', the type of 'swap' should be 'bool', but got type '{n}'.
ops.triu_indices 0 NdflstX For 'TriuIndices', the 'row' must be int, but got '{n}'
ops.unbind,unstack 1 NbdflstX For 'Unstack', the type of 'axis' should be 'int', but got type '{n}'.
ops.unfold 1 NbdfsX For '{f}', the type of 'kernel_size' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.uniform_candidate_sampler 1 NbdflstX For 'UniformCandidateSampler', the type of 'num_true' should be 'int', but got type '{n}'.
ops.upsample 0 T For 'interpolate', 'input' must be a tensor, but got {c}
ops.upsample 1 dfsX For 'interpolate', the 'size' must be int, but got '{n}'
ops.upsample 2 bdisX For 'interpolate', the 'scale_factor' must be float, but got '{n}'
ops.vander 0 T For {f}, x must be Tensor, but got {c}
ops.vecdot axis NdflstX For {f}, the dim should be int, but got {c}.
ops.vector_norm 2 dflsX For {f} , the dim must be tuple or int, but got {c}
ops.vstack 0 NbdfisX For '{f}', list or tuple of tensors are required, but got {c}
mint.interpolate 0 T the input x must be Tensor!
mint.allclose,isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
mint.allclose,isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
mint.conv2d,conv1d 4 NdfX For {f}, the parameter 'padding' must be a tuple/list or a string, but got {c}
mint.diff 0 T For '{f}', 'input' must be a tensor
mint.diff 1 NdflstX For '{f}', 'n' must be a int scalar or int scalar tensor
mint.diff 2 NdflstX For '{f}', 'dim' must be a scalar or scalar tensor
mint.dstack 0 NbdfisX For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
mint.float_power 0 Ndlst The type of 'input' must be Tensor or Number (excluding complex), but got {c}.
mint.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number (excluding complex), but got {c}.
mint.hstack 0 NbdfisX For {f}, the input must be list or tuple, but got {c}.
mint.item 0 T the input must be a Tensor, but got {c}
mint.meshgrid indexing bdfiltX For '{f}', the input 'indexing' should be a str, but got {c}.
mint.nonzero as_tuple NdfilstX For array function '{f}', 'as_tuple' must be bool, but got {c}.
mint.norm,normalize 0 T For `norm_ext`, the `input` must be Tensor!, but get {c}.
mint.searchsorted out_int32 NdfilstX For 'search_sorted', the type of 'out_int32' should be 'bool', but got type '{n}'.
mint.searchsorted right NdfilstX For 'search_sorted', the type of 'right' should be 'bool', but got type '{n}'.
mint.split 1 NdfsX Type of Argument `split_size` should be integer, tuple(int) or list(int), but got {c}
mint.adaptive_avg_pool3d 1 NbdfsX For '{f}', the type of 'output_size' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
mint.adaptive_max_pool2d 2 NdfilstX For '{f}', the type of 'return_indices' should be 'bool', but got type '{n}'.
mint.binary_cross_entropy 3 bdfiltX For 'BinaryCrossEntropy', the input 'reduction' should be a str, but got {c}.
mint.binary_cross_entropy_with_logits 3 bdfiltX For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got {c}.
mint.cross_entropy 0 T For {f}, input and target must be Tensor, but got input:{c}, target:<class 'mindspore.common.tensor.Tensor'>.
mint.cross_entropy 1 T For {f}, input and target must be Tensor, but got input:<class 'mindspore.common.tensor.Tensor'>, target:{c}.
mint.cross_entropy 2 bdfilst For {f}, weight must be Tensor or None, but got {c}.
mint.dropout2d 1 NbdilstX For '{f}', the 'p' must be 'float',  but got '{n}'.
mint.dropout2d 2 NdfilstX For '{f}', the 'training' must be a bool, but got {n}.
mint.grid_sample 2 bdfiltX For 'grid_sampler_3d', the input 'interpolation_mode' should be a str, but got {c}.
mint.grid_sample 3 bdfiltX For 'grid_sampler_3d', the input 'padding_mode' should be a str, but got {c}.
mint.kl_div 2 bdfiltX For 'KLDiv', the input 'reduction' should be a str, but got {c}.
mint.l1_loss 2 bdfiltX For 'L1LossExt', the input 'reduction' should be a str, but got {c}.
mint.mse_loss 2 bdfiltX For 'MSELossExt', the input 'reduction' should be a str, but got {c}.
mint.nll_loss 4 bdfiltX For 'nllloss', the input 'reduction' should be a str, but got {c}.
mint.norm_ext 0 T For `{f}`, the `input` must be Tensor!, but get {c}.
mint.pad 0 T For '{f}', the type of 'input' must be Tensor, but got {c}.
mint.smooth_l1_loss,soft_margin_loss 2 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
mint.matrix_norm 2 NbdfisX For {f} , the axis should be tuple of int, but got {c}
mint.qr 1 bdfiltX For 'LinalgQr', the input 'mode' should be a str, but got {c}.
mint.vector_norm 0 T For `{f}`, the `x` must be Tensor!, but get {c}.
numpy.add,bitwise_and,bitwise_or,bitwise_xor,cross,digitize,divide,equal,floor_divide,fmod,gcd,greater,greater_equal,heaviside,histogram2d,hypot,in1d,intersect1d,isclose,isin,kron,lcm,less,logaddexp,logical_and,logical_or,mod,polysub,power,remainder,select,setdiff1d,subtract,true_divide 0,1 Nds Expect input to be array like.
numpy.apply_over_axes,ravel_multi_index 1 Nds Expect input to be array like.
numpy.argmax,argmin,argwhere,around,bincount,bitwise_not,cbrt,ceil,choose,cumprod,exp,exp2,expm1,floor,histogram,histogram_bin_edges,invert,isfinite,isinf,isnan,log,log1p,logical_not,matrix_power,mean,nanmax,nanmean,nanmin,nanstd,nansum,nanvar,negative,norm,pad,polyadd,polyder,polyint,polymul,polyval,reciprocal,repeat,rint,round,searchsorted,signbit,size,sometrue,sqrt,square,std,sum,trunc,unravel_index,unwrap,var 0 Nds Expect input to be array like.
numpy.interp,piecewise 0,1,2 Nds Expect input to be array like.
numpy.trapz 0,2 Nds Expect input to be array like.
numpy.amax,amin,max,min 1 dfsX The axes must be integers, but got {c}
numpy.amax,amin,max,min 3 dlstX initial must be scalar
numpy.amax,amin,max,min 4 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
numpy.append,take_along_axis 2 dflstX axes should be integers, not {c}
numpy.cross 5 dflstX axes should be integers, not {c}
numpy.apply_along_axis 1 NdflstX axes should be integers, not {c}
numpy.cross 2,3,4 NdflstX axes should be integers, not {c}
numpy.trapz 3 NdflstX axes should be integers, not {c}
numpy.unwrap 2 NdflstX axes should be integers, not {c}
numpy.apply_over_axes 0 NbfilstX '{n}' object is not callable
numpy.arange 0 Nlst must be real number, not {n}
numpy.around,round 1 NdflstX decimals must be an integer
numpy.array,asarray,asfarray,copy,corrcoef,gradient,tril,tril_indices_from,triu,triu_indices_from 0 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.array_equal,array_equiv,convolve 0,1 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.cov 0,5,6 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.array_equal 2 NdfilstX equal_nan must be bool.
numpy.array_split,hsplit,split,vsplit 1 dfsX Argument `indices_or_sections` in `mindspore.numpy.split`            should be integer, tuple(int) or list(int), but got{c}
numpy.array_split,split 2 NdflstX For Tensor.ptp, the axis should be int, , but got {c}.
numpy.array_str 0 T Expect input to be tensor.
numpy.average,ptp,sometrue 1 dflsX For Tensor.ptp, the axis should be int, tuple, , but got {c}.
numpy.bartlett,blackman,hamming,hanning 0 NdflstX the number fo points should be an int
numpy.clip,maximum,minimum 0 Nds Input x1 is expected to be array_like
numpy.clip 1,2 ds Input x2 is expected to be array_like
numpy.column_stack 0 bdfis Tensor or, list or tuple of tensors are required, but got {c}
numpy.copysign 0,1 ds integer, float, list, tuple or Tensor are expected, but got{c}
numpy.sign 0 ds integer, float, list, tuple or Tensor are expected, but got{c}
numpy.corrcoef,cov 2 NdfilstX input rowvar should be boolean.
numpy.correlate 2 bdfiltX For 'Correlate', the input 'pad_mode' should be a str, but got {c}.
numpy.count_nonzero 1 bdfsX For '{f}', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
numpy.count_nonzero 2 NdfilstX For '{f}', the type of 'keep_dims' should be 'bool', but got type '{n}'.
numpy.cumprod 1 dflstX integer axis is expected, but got{c}
numpy.diag,dot,inner,moveaxis,tensordot 0 T the input x must be Tensor!
numpy.diag 1 NdflstX Input tensor dimensions should be integers.
numpy.eye,identity 0 NdflstX Input tensor dimensions should be integers.
numpy.diag_indices 0 NdflstX input must be integers
numpy.diff 1 dflstX Input n should be int, but got {c}
numpy.diff 3,4 dlst prepend must be scalar or Tensor, but got {c}
numpy.dstack 0 bdfis Tensor or list or tuple of tensors are required, but got{c}
numpy.ediff1d 1,2 ds Expect input to be array like.
numpy.histogram,histogram_bin_edges,histogramdd 3 ds Expect input to be array like.
numpy.trapz 1 ds Expect input to be array like.
numpy.empty_like,full_like,ones_like,zeros_like 0 ds prototype should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.expand_dims 1 dfsX axis must be tuple, list or int, but got {c}
numpy.flip,mean,moveaxis,nanmax,nanmean,nanmin,nanstd,nansum,nanvar 1 dfsX axes should be integers, not {c}
numpy.norm 2 dfsX axes should be integers, not {c}
numpy.float_power 0,1 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
numpy.full,ones,zeros 0 Ndfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.full_like 1 ds fill value should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.full_like 3 dfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.ones_like,zeros_like 2 dfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.geomspace,linspace,logspace 0 ds start should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.geomspace,linspace,logspace 1 ds end should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.geomspace,linspace,logspace 2 dflstX num should be an integer, but got {c}
numpy.geomspace,linspace,logspace 3 dfilstX endpoint should be an boolean, but got {c}
numpy.gradient axis dfsX For Tensor.ptp, the axis should be int, tuple, list, , but got {c}.
numpy.histogramdd 0 Nbdfis sample should be (N, D) array, or (D, N) array_like
numpy.histogramdd 1 Ndfs bins should be int or sequence
numpy.hstack,vstack 0 bdfis Tensor or, list or tuple of tensors are required, but got{c}
numpy.indices 0 NbdfisX Shape of the grid must be tuple or list
numpy.intersect1d 2,3 NdfilstX assume_unique or return_indices is not bool type.
numpy.isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
numpy.isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
numpy.linspace 4 dfilstX retstep should be an boolean, but got {c}
numpy.logspace 4 dlstX base should be a number, but got {c}
numpy.matrix_power 1 NdflstX exponent must be an integer
numpy.maximum,minimum 1 Nds Input x2 is expected to be array_like
numpy.meshgrid sparse NdfilstX argument sparse should be boolean
numpy.nanmax,nanmin 3 dflstX integer argument expected, got{c}
numpy.pad 1 Ndfs pad_width, stat_length, constant_values or end_values should only be int, list, tuple or tensor
numpy.ptp 2 NdfilstX For 'Tensor.ptp', the type of the argument 'keepdims' must be bool, but got {c}.
numpy.randint 0 dflstX For mindspore.numpy.randint, the type of the argument 'minval' must be int, but got {c}
numpy.reshape 1 dfls {f}(): argument 'shape' (position 1) must be tuple of int but found type of {n} at pos 0.
numpy.roll 1 NdfsX input shift and axis must be tuple or list or int.
numpy.rollaxis,rot90 1 dflstX integer argument expected, but got {c}
numpy.sometrue 2 dflstX integer argument expected, but got {c}
numpy.rot90 2 bdfisX tuple(ints) or list(ints) expected, but got {c}
numpy.setdiff1d 2 NdfilstX assume_unique is not bool type.
numpy.signbit 1 bdfilstX Casting was not allowed for {f}.
numpy.size 1 dflstX axis argument should be integer.
numpy.squeeze 1 dfsX For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
numpy.sum 1 dfs {f}(): argument 'axis' (position 1) must be tuple of int, not {n}.
numpy.sum 2 bfilstX {f}(): argument 'dtype' (position 2) must be mstype, not {n}.
numpy.sum 3 dfilstX {f}(): argument 'keepdims' (position 3) must be bool, not {n}.
numpy.sum 4 dlstX {f}(): argument 'initial' (position 4) must be Number, not {n}.
numpy.take 2 dflstX {f}(): argument 'axis' (position 2) must be int, not {n}.
numpy.take 3 bdfiltX {f}(): argument 'mode' (position 3) must be string, not {n}.
numpy.tensordot 2 NbdfsX For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
numpy.transpose 1 dflsX {f}(): argument 'axes' (position 1) must be tuple of int but found type of {n} at pos 0.
numpy.tri 2 NbdflstX For 'tril', the type of 'k value' must be 'int', but got '{n}'.
numpy.tril,triu 1 NbdflstX For '{f}', the type of 'k value' must be 'int', but got '{n}'.
numpy.tril_indices,triu_indices 0 NdlstX Input n must be a number.
numpy.tril_indices_from,triu_indices_from 1 NdlstX Input k must be a number.
numpy.unwrap 1 NdlstX discont should be a float
numpy.vander 0 bdfis Input x must be list, tuple or Tensor, but got {c}
"""
