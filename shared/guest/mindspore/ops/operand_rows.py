"""Rows of operand_checks.py, which tests/oracle/operand_rows.py writes from what the oracle said.

PRIMITIVES: functions: the primitive that refuses, what it is made with, what it is called with. A parameter is name@place=<types>, the
place that of the function's argument; without a place it is not the program's, and its type in the text is the first of them, or what
stands behind `!`. WORDS: functions, places, kinds (of N None, b bool, i int, f float, s str, t tuple, l list, d dtype; T all of them),
text, in which {f} is the function, {c} the class, {n} its name."""

PRIMITIVES = """
ops.abs,absolute: Abs()(input@0=<Tensor>)
ops.neg,negative: Neg()(input@0=<Tensor>)
ops.exp: Exp()(input@0=<Tensor>)
ops.expm1: Expm1()(input@0=<Tensor>)
ops.square: Square()(input@0=<Tensor>)
ops.sign: Sign()(input@0=<Tensor>)
ops.sin: Sin()(input@0=<Tensor>)
ops.cos: Cos()(input@0=<Tensor>)
ops.tan: Tan()(input@0=<Tensor>)
ops.sinh: Sinh()(input@0=<Tensor>)
ops.cosh: Cosh()(input@0=<Tensor>)
ops.tanh: Tanh()(input@0=<Tensor>)
ops.asinh,arcsinh: Asinh()(input@0=<Tensor>)
ops.atan,arctan: Atan()(input@0=<Tensor>)
ops.sigmoid,logsigmoid: Sigmoid()(input@0=<Tensor>)
ops.relu: ReLU()(input@0=<Tensor>)
ops.relu6: ReLU6()(x@0=<Tensor>)
ops.floor: Floor()(input@0=<Tensor>)
ops.ceil: Ceil()(input@0=<Tensor>)
ops.round: Round()(input@0=<Tensor>, decimals=<Tensor, int>!int)
ops.trunc: Trunc()(input@0=<Tensor>)
ops.erf: Erf()(input@0=<Tensor>)
ops.erfc: Erfc()(input@0=<Tensor>)
ops.isinf: IsInf()(input@0=<Tensor>)
ops.isfinite: IsFinite()(input@0=<Tensor>)
ops.fast_gelu: FastGeLU()(x@0=<Tensor>)
ops.hardswish: HSwish()(input@0=<Tensor>)
ops.hardsigmoid: HSigmoid()(input@0=<Tensor>)
ops.elu: Elu(alpha=<float>)(input_x@0=<Tensor>)
ops.celu: CeLU(alpha@1=<float>)(x@0=<Tensor>)
ops.silu: SiLU()(input@0=<Tensor>)
ops.hardshrink: HShrink(lambd=<int, bool, float>!float)(input@0=<Tensor>)
ops.softshrink: SoftShrink(lambd@1=<int, bool, float>)(input@0=<Tensor>)
ops.glu: Split(axis=<int>, output_num=<int>)(input_x@0=<Tensor>)
ops.sinc: Sinc()(input@0=<Tensor>)
ops.nan_to_num: NanToNum(nan=<int, bool, float>!None, posinf=<int, bool, float>!None, neginf=<int, bool, float>!None)(input@0=<Tensor>)
ops.softmax: Softmax(axis=<int, tuple of int>)(input@0=<Tensor>)
ops.log_softmax: LogSoftmax(axis@1=<int>)(logits@0=<Tensor>)
ops.softmin: Softmax(axis=<int, tuple of int>!Tuple<int>)(input@0=<Tensor>)
ops.log: Log()(input@0=<Tensor>)
ops.log1p: Log1p()(input@0=<Tensor>)
ops.sqrt: Sqrt()(x@0=<Tensor>)
ops.rsqrt: Rsqrt()(input@0=<Tensor>)
ops.reciprocal: Reciprocal()(input@0=<Tensor>)
ops.asin,arcsin: Asin()(input@0=<Tensor>)
ops.acos,arccos: ACos()(input@0=<Tensor>)
ops.atanh,arctanh: Atanh()(input@0=<Tensor>)
ops.erfinv: Erfinv()(input@0=<Tensor>)
ops.logit: Logit(eps@1=<float>)(input@0=<Tensor>)
ops.acosh,arccosh: Acosh()(input@0=<Tensor>)
ops.add,tensor_add: Add()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.sub,subtract: Sub()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.mul,multiply: Mul()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.maximum: Maximum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.minimum: Minimum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.equal: Equal()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.not_equal: NotEqual()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.less: Less()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.less_equal: LessEqual()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
ops.greater: Greater()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.greater_equal: GreaterEqual()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.atan2,arctan2: Atan2()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.nextafter: NextAfter()(input@0=<Tensor>, other@1=<Tensor>)
ops.isclose: IsClose(rtol=<bool, int, float>!float, atol=<bool, int, float>!float, equal_nan=<bool>)(input@0=<Tensor>, other@1=<Tensor>)
ops.lerp: Lerp()(input@0=<Tensor>, end@1=<Tensor>, weight@2=<float, Tensor>)
ops.cosine_similarity: Mul()(input=<Number, Tensor>, other@0=<Number, Tensor>)
ops.smooth_l1_loss: SmoothL1Loss(beta=<int, bool, float>!float, reduction=<string>)(prediction@0=<Tensor>, target@1=<Tensor>)
ops.addcmul: Addcmul()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value=<Tensor>)
ops.cross: Cross(dim@2=<int>)(input@0=<Tensor>, other@1=<Tensor>)
ops.cdist: Cdist(p=<float>)(x1@0=<Tensor>, x2@1=<Tensor>)
ops.cat: Concat(axis@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
ops.fmod: DivMod()(input@0=<Number, Tensor>, other@1=<Number, Tensor>, rounding_mode=<string>)
ops.polar: Polar()(abs@0=<Tensor>, angle@1=<Tensor>)
ops.matmul: MatMulExt()(input@0=<Tensor>, other@1=<Tensor>)
ops.bias_add: BiasAdd(data_format=<string>)(input_x@0=<Tensor>, bias@1=<Tensor>)
ops.where,select: Select()(condition@0=<Tensor>, input@1=<Number, Tensor>, other@2=<Number, Tensor>)
ops.prelu: PReLU()(input@0=<Tensor>, weight@1=<Tensor>)
ops.pow: Pow()(input@0=<Number, Tensor>, exponent@1=<Number, Tensor>)
ops.div,divide,true_divide: Div()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.floor_div,floor_divide,remainder: FloorDiv()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
ops.addcdiv: Addcdiv()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value=<Tensor>)
ops.ldexp: Mul()(input@0=<Number, Tensor>, other=<Number, Tensor>)
ops.xlogy: Xlogy()(input@0=<Tensor>, other@1=<Tensor>)
ops.floor_mod: FloorMod()(x@0=<Number, Tensor>, y@1=<Number, Tensor>)
ops.binary_cross_entropy: BinaryCrossEntropy(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight=<Tensor>!None)
ops.binary_cross_entropy_with_logits: BCEWithLogitsLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight@2=<Tensor>, posWeight@3=<Tensor>)
ops.sum: SumExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
ops.mean,reduce_mean: ReduceMean(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.prod: ProdExt()(input@0=<Tensor>, dim@1=<int>, keepdim=<bool>, dtype=<mindspore.dtype>)
ops.amax,logsumexp,reduce_max: ReduceMax(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.amin,reduce_min: ReduceMin(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.argmax: Argmax(axis@1=<int>, output_type=<mindspore.dtype>)(input_x=<Tensor>)
ops.argmin: Argmin(axis@1=<int>, output_type=<mindspore.dtype>)(x=<Tensor>)
ops.all: ReduceAll(keep_dims=<bool>)(input@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.any: ReduceAny(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.nansum,nanmean: ReduceSum(keep_dims=<bool>, skip_mode=<bool>)(x=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.aminmax: ArgMinWithValue(axis@axis=<int>, keep_dims=<bool>)(input@0=<Tensor>)
ops.reduce_sum: ReduceSum(keep_dims=<bool>, skip_mode=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
ops.cumsum: CumSum(exclusive=<bool>, reverse=<bool>)(input@0=<Tensor>, axis@1=<int>)
ops.cumprod: CumProd(exclusive=<bool>, reverse=<bool>)(x@0=<Tensor>, axis@1=<int>)
ops.cummax: Cummax(axis@1=<int>)(input@0=<Tensor>)
ops.cummin: Cummin(axis=<int>)(input@0=<Tensor>)
ops.flip: ReverseV2(axis@1=<list of int, tuple of int>)(input@0=<Tensor>)
ops.fliplr,flipud: ReverseV2(axis=<list of int, tuple of int>!Tuple<int>)(input@0=<Tensor>)
ops.roll: Roll(shifts@1=<int, list of int, tuple of int>, dims@2=<int, list of int, tuple of int>)(input@0=<Tensor>)
ops.triu: Triu(diagonal@1=<Tensor, int>)(input@0=<Tensor>)
ops.trace: Trace()(input@0=<Tensor>)
ops.diagonal: Diagonal(offset@1=<int>, dim1@2=<int>, dim2@3=<int>)(input@0=<Tensor>)
ops.transpose,permute: Transpose()(input@0=<Tensor>, input_perm@1=<tuple of int>)
ops.reshape: Reshape()(input@0=<Tensor>, shape@1=<Tensor, list of int, tuple of int>)
ops.ravel: Reshape()(input@0=<Tensor>, shape=<Tensor, list of int, tuple of int>!Tuple<int>)
ops.expand_dims,unsqueeze: ExpandDims()(input_x@0=<Tensor>, axis@1=<Tensor, int>)
ops.squeeze: Squeeze(axis=<int, tuple of int>!Tuple<>)(input@0=<Tensor>)
ops.tile: Tile()(input@0=<Tensor>, dims@1=<Tensor, tuple of int>)
ops.broadcast_to: BroadcastTo(shape@1=<list of int, Tensor, tuple of int>)(input@0=<Tensor>)
ops.slice: Slice()(input@0=<Tensor>, begin@1=<list of int, Tensor, tuple of int>, size@2=<list of int, Tensor, tuple of int>)
ops.strided_slice: StridedSlice(begin_mask=<int>, end_mask=<int>, ellipsis_mask=<int>, new_axis_mask=<int>, shrink_axis_mask=<int>)(input_x@0=<Tensor>, begin@1=<list of int, Tensor, tuple of int>, end@2=<list of int, Tensor, tuple of int>, strides@3=<list of int, Tensor, tuple of int>)
ops.diag: Diag()(input@0=<Tensor>)
ops.ones_like: OnesLike()(x@0=<Tensor>)
ops.full_like: Cast()(input@1=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.fill: Cast()(input@2=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.clip_by_norm: Pow()(input@0=<Number, Tensor>, exponent=<Number, Tensor>!float)
ops.unique_consecutive: UniqueConsecutive(return_inverse=<bool>, return_counts=<bool>, dim=<int>!None)(input@0=<Tensor>)
ops.one_hot: OneHot(axis=<int>)(indices@0=<Tensor>, depth@1=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)
ops.cast: Cast()(input@0=<Number, Tensor>, dtype=<mindspore.dtype>)
ops.layer_norm: LayerNormExt()(input@0=<Tensor>, normalized_shape@1=<int, list of int, tuple of int>, weight@2=<Tensor>, bias@3=<Tensor>, eps=<float>)
ops.group_norm: GroupNorm()(input@0=<Tensor>, num_groups@1=<int>, weight@2=<Tensor>, bias@3=<Tensor>, eps=<float>)
ops.rms_norm: RmsNorm(epsilon=<float>)(x@0=<Tensor>, gamma@1=<Tensor>)
ops.batch_norm: BatchNorm(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x@0=<Tensor>, scale@3=<Tensor>, bias@4=<Tensor>, mean@1=<Tensor>, variance@2=<Tensor>)
ops.grid_sample: GridSampler2D(interpolation_mode=<string>, padding_mode=<string>, align_corners=<bool>)(input_x=<Tensor>, grid@1=<Tensor>)
ops.adaptive_max_pool2d: AdaptiveMaxPool2D(output_size=<list of int, tuple of int>!Tuple<int, int>)(input@0=<Tensor>)
ops.mm: MatMul(transpose_a=<bool>, transpose_b=<bool>)(input@0=<Tensor>, mat2@1=<Tensor>)
ops.addmm: MatMul(transpose_a=<bool>, transpose_b=<bool>)(input@1=<Tensor>, mat2@2=<Tensor>)
ops.dense: Dense()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>)
mint.matmul: MatMulExt()(input@0=<Tensor>, other@1=<Tensor>)
mint.mm: Mm()(input@0=<Tensor>, mat2@1=<Tensor>)
ops.bmm: BatchMatMul(transpose_a=<bool>, transpose_b=<bool>)(x@0=<Tensor>, y@1=<Tensor>)
ops.addbmm: BatchMatMul(transpose_a=<bool>, transpose_b=<bool>)(x@1=<Tensor>, y@2=<Tensor>)
mint.bmm: BatchMatMulExt()(input@0=<Tensor>, mat2@1=<Tensor>)
mint.baddbmm: Baddbmm()(input@0=<Tensor>, batch1@1=<Tensor>, batch2@2=<Tensor>, beta=<Tensor, Number>!int, alpha=<Tensor, Number>!int)
mint.linear: Dense()(input@0=<Tensor>, weight@1=<Tensor>, bias@2=<Tensor>)
ops.gather: Gather(batch_dims=<int>)(input_params@0=<Tensor>, input_indices@1=<Tensor>, axis@2=<Tensor, int>)
ops.embedding: Embedding()(input@0=<Tensor>, weight@1=<Tensor>, padding_idx=<int>!None, max_norm=<float>!None, norm_type=<float>, scale_grad_by_freq=<bool>)
mint.index_select: IndexSelect()(input@0=<Tensor>, dim@1=<int>, index@2=<Tensor>)
ops.gather_nd: GatherNd()(input_x@0=<Tensor>, indices@1=<Tensor>)
ops.gather_elements,gather_d: GatherD()(x@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>)
mint.gather: GatherD()(x@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>)
ops.scatter: Scatter()(input@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>, src=<Tensor>, reduce=<string>)
ops.tensor_scatter_elements: TensorScatterElements(axis=<Tensor, int>!int, reduce=<string>)(data@0=<Tensor>, indices@1=<Tensor>, updates@2=<Tensor>)
mint.scatter: Scatter()(input@0=<Tensor>, dim@1=<Tensor, int>, index@2=<Tensor>, src=<Tensor>, reduce=<string>)
mint.scatter_add: ScatterAddExt()(input@0=<Tensor>, dim@1=<int>, index@2=<Tensor>, src@3=<Tensor>)
ops.searchsorted: SearchSorted(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence@0=<Tensor>, values@1=<Tensor>, sorter=<Tensor>!None)
ops.scatter_nd: ScatterNd()(indices@0=<Tensor>, updates@1=<Tensor>, shape@2=<tuple of int>)
ops.unsorted_segment_sum: UnsortedSegmentSum()(input_x@0=<Tensor>, segment_ids@1=<Tensor>, num_segments@2=<Tensor, int>)
ops.masked_fill: MaskedFill()(input_x@0=<Tensor>, mask@1=<Tensor>, value@2=<Number, Tensor>)
ops.logical_not: LogicalNot()(input@0=<Tensor>)
ops.logical_and: LogicalAnd()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
ops.logical_or: LogicalOr()(x@0=<bool, Tensor>, y@1=<bool, Tensor>)
ops.logical_xor: LogicalXor()(input@0=<bool, Tensor>, other@1=<bool, Tensor>)
ops.gcd: Gcd()(input@0=<Tensor>, other@1=<Tensor>)
ops.bitwise_right_shift: RightShift()(input_x@0=<Tensor>, input_y@1=<Tensor>)
ops.real: Real()(input@0=<Tensor>)
ops.conj: Conj()(input@0=<Tensor>)
ops.angle: Angle()(input@0=<Tensor>)
ops.cholesky: Cholesky(upper=<bool>)(input_x@0=<Tensor>)
ops.det,logdet,matrix_determinant: MatrixDeterminant()(input@0=<Tensor>)
ops.slogdet,log_matrix_determinant: LogMatrixDeterminant()(input@0=<Tensor>)
ops.matrix_exp: MatrixExp()(input@0=<Tensor>)
ops.qr: Qr(full_matrices=<bool>)(x@0=<Tensor>)
ops.svd: Svd(full_matrices=<bool>, compute_uv@compute_uv=<bool>)(input@0=<Tensor>)
ops.cholesky_inverse: CholeskyInverse(upper=<bool>)(input_x@0=<Tensor>)
ops.eigvals: Eig(compute_v=<bool>)(x@0=<Tensor>)
ops.geqrf: Geqrf()(input@0=<Tensor>)
mint.inverse,inv: MatrixInverseExt()(input@0=<Tensor>)
mint.qr: LinalgQr()(A@0=<Tensor>, mode=<string>)
mint.triangular_solve: TriangularSolve()(b@0=<Tensor>, A@1=<Tensor>, upper=<bool>, transpose=<bool>, unitriangular=<bool>)
ops.soft_margin_loss: SoftMarginLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>)
mint.dot: Dot()(input@0=<Tensor>, other@1=<Tensor>)
mint.outer: Outer()(input@0=<Tensor>, vec2@1=<Tensor>)
ops.fft: FFT()(input@0=<Tensor>, n=<int>!None, dim@dim=<int>, norm=<string>)
ops.ifft: IFFT()(input@0=<Tensor>, n=<int>!None, dim=<int>, norm=<string>)
ops.rfft: RFFT()(input@0=<Tensor>, n=<int>!None, dim=<int>, norm=<string>)
ops.irfft: IRFFT()(input@0=<Tensor>, n=<int>!None, dim=<int>, norm=<string>)
ops.fft2: FFT2()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.ifft2: IFFT2()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.rfft2: RFFT2()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
ops.fftn: FFTN()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!None, norm=<string>)
ops.fftshift: FFTShift()(input@0=<Tensor>, dim=<int, list of int, tuple of int>!None)
ops.ifftshift: IFFTShift()(input@0=<Tensor>, dim=<int, list of int, tuple of int>!None)
ops.hfft: HFFT()(input@0=<Tensor>, n=<int>!None, dim=<int>, norm=<string>)
ops.ihfft: IHFFT()(input@0=<Tensor>, n=<int>!None, dim=<int>, norm=<string>)
ops.rfftn: RFFTN()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!None, norm=<string>)
ops.ifftn: IFFTN()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!None, norm=<string>)
ops.irfft2: IRFFT2()(input@0=<Tensor>, s=<list of int, tuple of int>!None, dim=<list of int, tuple of int>!Tuple<int, int>, norm=<string>)
mint.abs: Abs()(input@0=<Tensor>)
mint.sum: SumExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
mint.mean: MeanExt()(input@0=<Tensor>, dim@1=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
mint.argmax: ArgMaxExt()(input@0=<Tensor>, dim@1=<int>, keepdim=<bool>)
mint.argmin: ArgMinExt()(input@0=<Tensor>, dim@1=<int>, keepdim=<bool>)
mint.cumsum: CumsumExt()(input@0=<Tensor>, dim@1=<int>, dtype=<mindspore.dtype>)
mint.topk: TopkExt()(input@0=<Tensor>, k@1=<int>, dim=<int>, largest=<bool>, sorted=<bool>)
mint.flip: ReverseV2(axis@1=<list of int, tuple of int>)(input@0=<Tensor>)
mint.flatten: FlattenExt()(input@0=<Tensor>, start_dim=<int>, end_dim=<int>)
mint.std: Std()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, correction=<int>, keepdim=<bool>)
mint.var: Var()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, correction=<int>, keepdim=<bool>)
mint.var_mean: VarMean()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, correction=<Tensor, int>!int, keepdim=<bool>)
mint.std_mean: StdMean()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, correction=<Tensor, int>!int, keepdim=<bool>)
mint.logsumexp: LogSumExp()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>, keepdim=<bool>)
mint.softmax: Softmax(axis=<int, tuple of int>)(input@0=<Tensor>)
mint.permute: Transpose()(input@0=<Tensor>, input_perm@1=<tuple of int>)
mint.transpose,swapaxes: TransposeExtView()(input@0=<Tensor>, dim0@1=<int>, dim1@2=<int>)
mint.reshape: Reshape()(input@0=<Tensor>, shape@1=<Tensor, list of int, tuple of int>)
mint.unsqueeze: ExpandDims()(input_x@0=<Tensor>, axis@1=<Tensor, int>)
mint.tile: Tile()(input@0=<Tensor>, dims@1=<Tensor, tuple of int>)
mint.roll: Roll(shifts@1=<int, list of int, tuple of int>, dims@2=<int, list of int, tuple of int>)(input@0=<Tensor>)
mint.tril: TrilExt()(input@0=<Tensor>, diagonal=<Tensor, int>!int)
mint.triu: Triu(diagonal=<Tensor, int>!int)(input@0=<Tensor>)
mint.trace: TraceExt()(input@0=<Tensor>)
mint.diag: DiagExt()(input@0=<Tensor>, diagonal=<int>)
mint.narrow: Narrow()(input@0=<Tensor>, dim@1=<int>, start@2=<Tensor, int>, length@3=<int>)
mint.split: SplitTensor()(input@0=<Tensor>, split_size=<int>, dim@2=<int>)
mint.chunk: Chunk()(input@0=<Tensor>, chunks@1=<int>, dim@2=<int>)
mint.unbind: UnstackExtView()(input@0=<Tensor>, dim@1=<int>)
mint.select: SelectExtView()(input@0=<Tensor>, dim@1=<int>, index@2=<int>)
mint.count_nonzero: CountNonZero()(input@0=<Tensor>, dim@1=<int, list of int, tuple of int>)
mint.prod: ProdExt()(input@0=<Tensor>, dim@1=<int>, keepdim=<bool>, dtype=<mindspore.dtype>)
mint.median: MedianDim()(input@0=<Tensor>, dim@1=<int>, keepdim=<bool>)
mint.norm,vector_norm: LinalgVectorNorm()(x=<Tensor>, ord=<int, Tensor, float>!float, dim@2=<int, list of int, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)
mint.nan_to_num: NanToNum(nan=<int, bool, float>!None, posinf=<int, bool, float>!None, neginf=<int, bool, float>!None)(input@0=<Tensor>)
mint.argsort: ArgSort()(input@0=<Tensor>, dim@1=<int>, descending=<bool>, stable=<bool>)
mint.cummax: Cummax(axis@1=<int>)(input@0=<Tensor>)
mint.cummin: CumminExt()(input@0=<Tensor>, dim@1=<int>)
mint.cumprod: CumProd(exclusive=<bool>, reverse=<bool>)(x@0=<Tensor>, axis@1=<int>)
mint.histc: HistcExt()(input@0=<Tensor>, bins@1=<Tensor, int>, min@2=<Tensor, Number>, max@3=<Tensor, Number>)
mint.stack: StackExt(dim@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
mint.cat: Concat(axis@1=<int>)(tensors@0=<list of tensor, tuple of Tensor>)
mint.broadcast_to: BroadcastTo(shape@1=<list of int, Tensor, tuple of int>)(input@0=<Tensor>)
mint.ravel: Reshape()(input@0=<Tensor>, shape=<Tensor, list of int, tuple of int>!Tuple<int>)
mint.amax: ReduceMax(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
mint.amin: ReduceMin(keep_dims=<bool>)(x@0=<Tensor>, axis@1=<int, list of int, Tensor, tuple of int>)
mint.all: ReduceAll(keep_dims=<bool>)(input@0=<Tensor>, axis=<int, list of int, Tensor, tuple of int>!None)
mint.full_like: FullLike()(input=<Tensor>, fill_value@1=<Tensor, Number>, dtype=<mindspore.dtype>)
mint.clone: Clone()(input@0=<Tensor>)
mint.t: TExt()(input@0=<Tensor>)
mint.relu: ReLU()(input@0=<Tensor>)
mint.relu6: Hardtanh()(input@0=<Tensor>, min_val=<Number>, max_val=<Number>)
mint.elu: EluExt(alpha=<float>)(input@0=<Tensor>)
mint.silu: SiLU()(input@0=<Tensor>)
mint.mish: MishExt()(input@0=<Tensor>)
mint.softplus: SoftplusExt()(input@0=<Tensor>, beta=<Number>, threshold=<Number>)
mint.sigmoid: Sigmoid()(input@0=<Tensor>)
mint.tanh: Tanh()(input@0=<Tensor>)
mint.log_softmax: LogSoftmaxExt()(input@0=<Tensor>, dim@1=<Tensor, int>, dtype=<mindspore.dtype>)
mint.logsigmoid: LogSigmoid()(input@0=<Tensor>)
mint.leaky_relu: LeakyReLUExt()(input@0=<Tensor>, negative_slope@1=<Number>)
mint.hardshrink: HShrink(lambd=<int, bool, float>!float)(input@0=<Tensor>)
mint.softshrink: SoftShrink(lambd=<int, bool, float>!float)(input@0=<Tensor>)
mint.hardsigmoid: HSigmoid()(input@0=<Tensor>)
mint.hardswish: HSwish()(input@0=<Tensor>)
mint.hardtanh: Hardtanh()(input@0=<Tensor>, min_val=<Number>!float, max_val=<Number>!float)
mint.selu: SeLUExt()(input@0=<Tensor>)
mint.threshold: Threshold()(input@0=<Tensor>, threshold@1=<Number>, value@2=<Number>)
mint.glu: GLU(axis=<int>)(x@0=<Tensor>)
mint.layer_norm: Ones()(shape@1=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)
mint.pad: ConstantPadND()(input=<Tensor>, padding@1=<list of int, Tensor, tuple of int>, value=<Number>)
mint.dropout: FuncDropoutExt()(input@0=<Tensor>, p@1=<int, bool, float>, training@2=<bool>, inplace=<bool>, seed=<Tensor>, offset=<Tensor>)
mint.group_norm: GroupNorm()(input=<Tensor>, num_groups@1=<int>, weight=<Tensor>, bias=<Tensor>, eps=<float>)
mint.one_hot: OneHotExt(axis=<int>)(tensor=<Tensor>, num_classes@1=<int>, on_value=<Tensor>, off_value=<Tensor>)
mint.embedding: Embedding()(input@0=<Tensor>, weight@1=<Tensor>, padding_idx=<int>!None, max_norm=<float>!None, norm_type=<float>, scale_grad_by_freq=<bool>)
mint.adaptive_avg_pool1d: AdaptiveAvgPool1D()(input@0=<Tensor>, output_size@1=<int, list of int, tuple of int>)
mint.batch_norm: BatchNormExt()(input@0=<Tensor>, weight=<Tensor>!None, bias=<Tensor>!None, running_mean@1=<Tensor>, runnning_var@2=<Tensor>, training=<bool>, momentum=<float>, epsilon=<float>)
mint.prelu: PReLU()(input@0=<Tensor>, weight@1=<Tensor>)
mint.mul: Mul()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.pow: Pow()(input@0=<Number, Tensor>, exponent@1=<Number, Tensor>)
mint.maximum: Maximum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.minimum: Minimum()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.eq: Equal()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.lt: Less()(input@0=<Number, bool, Tensor>, other@1=<Number, bool, Tensor>)
mint.atan2: Atan2Ext()(input@0=<Number, Tensor>, other@1=<Number, Tensor>)
mint.logaddexp: LogAddExp()(input@0=<Tensor>, other@1=<Tensor>)
mint.isclose: IsClose(rtol=<bool, int, float>!float, atol=<bool, int, float>!float, equal_nan=<bool>)(input@0=<Tensor>, other@1=<Tensor>)
mint.cdist: Cdist(p=<float>)(x1@0=<Tensor>, x2@1=<Tensor>)
mint.cross: Cross(dim@2=<int>)(input@0=<Tensor>, other@1=<Tensor>)
mint.xlogy: Xlogy()(input@0=<Tensor>, other=<Tensor>)
mint.addcmul: AddcmulExt()(input@0=<Tensor>, tensor1@1=<Tensor>, tensor2@2=<Tensor>, value=<Tensor, Number>!int)
mint.polar: Polar()(abs@0=<Tensor>, angle@1=<Tensor>)
mint.mse_loss: MSELossExt()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>)
mint.l1_loss: L1LossExt()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>)
mint.smooth_l1_loss: SmoothL1Loss(beta=<int, bool, float>!float, reduction=<string>)(prediction@0=<Tensor>, target@1=<Tensor>)
mint.kl_div: KLDiv()(input@0=<Tensor>, target@1=<Tensor>, reduction=<string>, log_target=<bool>)
mint.binary_cross_entropy_with_logits: BCEWithLogitsLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>, weight=<Tensor>!None, posWeight=<Tensor>!None)
mint.soft_margin_loss: SoftMarginLoss(reduction=<string>)(input@0=<Tensor>, target@1=<Tensor>)
ops.diagonal_scatter: Diagonal(offset@2=<int>, dim1=<int>, dim2=<int>)(input=<Tensor>)
"""

WORDS = """
ops.gelu,log2,log10,addmv,count_nonzero,repeat_elements,addr,sequence_mask 0 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
ops.tanhshrink,logaddexp 0 T For {f}, the input must be a Tensor, but got {c}.
ops.hardtanh 1 Nbdlst For '{f}', the type of 'min_val' should be one of '['int', 'float']', but got type '{n}'.
ops.hardtanh 2 Nbdlst For '{f}', the type of 'max_val' should be one of '['int', 'float']', but got type '{n}'.
ops.leaky_relu 1 Nbdlst For '{f}', the type of 'alpha' should be one of '['float', 'int']', but got type '{n}'.
ops.threshold 1 Nbdlst For '{f}', the type of 'thr' should be one of '['float', 'int']', but got type '{n}'.
ops.threshold 2 Nbdlst For '{f}', the type of 'value' should be one of '['float', 'int']', but got type '{n}'.
ops.sgn,signbit 0 T For {f}, the input must be a Tensor, but got {c}
ops.deg2rad,rad2deg,pinv 0 T The input x must be tensor
ops.positive,inverse,logaddexp2,std,var,var_mean,std_mean,nansum,nanmean,numel,isreal,select_scatter,slice_scatter,diagonal_scatter 0 T For {f}, input must be a Tensor, but got {c}.
ops.softmin 1 dfls For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.polygamma 1 T For primitive[Polygamma], the input[0] should be a Tensor, but got Int64.
ops.mvlgamma 1 Nbdflst For 'Mvlgamma', the type of 'p' should be 'int', but got type '{n}'.
ops.logaddexp 1 T For {f}, the other must be a Tensor, but got {c}.
ops.logaddexp2 1 T For {f}, other must be a Tensor, but got {c}.
ops.copysign 0 T Tensor is expected, but got {c}
ops.copysign 1 Ndlst integer, float or Tensor is expected, but got {c}
ops.dist,interpolate 0 T For '{f}', 'input' must be a tensor, but got {c}
ops.dist 1 T For '{f}', 'other' must be a tensor, but got {c}
ops.mse_loss 0 T For ops.{f}, the `input` must be tensor
ops.mse_loss 1 T For ops.{f}, the `target` must be tensor
ops.smooth_l1_loss reduction bdfilt For '{f}', the input 'reduction' should be a str, but got {c}.
ops.vecdot 0,1 T For {f}, x or y must be Tensor.
ops.addcmul,addcdiv 3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.kron 0 T the input must be Tensor!
ops.kron 1 T the other must be Tensor!
ops.stack 1 Nbdflst For 'Stack', the type of 'axis' should be 'int', but got type '{n}'.
ops.hstack 0 Nbdfis For {f}, the input must be list or tuple, but got {c}.
ops.vstack 0 Nbdfis For '{f}', list or tuple of tensors are required, but got {c}
ops.dstack 0 Nbdfis For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
ops.column_stack 0 Nbdfis For {f}, the input must be list or tuple of tensors, but got {c}.
ops.tensor_dot,dot,batch_dot 0,1 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.tensor_dot 2 Nbdfs For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.block_diag 0,1 T For '{f}', each element of 'inputs' must be a tensor, but got {c}
ops.einsum 0 Nbdfilt the equation must be str!
ops.outer 0 T the input input must be Tensor!
ops.outer 1 T the input vec2 must be Tensor!
ops.mv 0 T The input mat must be Tensor.
ops.mv 1 T The input vec must be Tensor.
ops.addmv 1,2 T For Addmv, inputs must be all tensors.
ops.float_power 0 Ndlst The type of 'input' must be Tensor or Number, but got {c}.
ops.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number, but got {c}.
ops.gaussian_nll_loss 0 T For '{f}', 'x' must be a tensor, but got {c}.
ops.gaussian_nll_loss 1 T For '{f}', 'target' must be a tensor, but got {c}.
ops.gaussian_nll_loss 2 T For '{f}', 'var' must be a tensor, but got {c}.
ops.clip_by_value 0 T For '{f}', the type of argument 'x' must be Tensor or tuple[Tensor] or list[Tensor]
ops.clip_by_value 1 dlst For '{f}', the type of argument 'clip_value_min' must be not one of None, Tensor, float, int
ops.clip_by_value 2 dlst For '{f}', the type of argument 'clip_value_max' must be not one of None, Tensor, float, int
ops.kl_div 0 T For KLDivLoss, logits should be a Tensor.
ops.kl_div 1 T For KLDivLoss, labels should be a Tensor.
ops.max,min 1 dflst For '{f}', 'axis' must be int, but got {c}
ops.logcumsumexp 1 Ndflst For '{f}', 'axis' must be int type, but got {c}
ops.nanmedian,median 1 Nbdflst For 'Median', the type of 'axis' should be 'int', but got type '{n}'.
ops.norm 2,dim dfls For {f}, the dim should be int or tuple of int, but got {c}
ops.count_nonzero 1 Nbdfs For '{f}', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.sort,argsort 1 Nbdflst For 'Sort', the type of 'axis' should be 'int', but got type '{n}'.
ops.sort 2 Ndfilst For 'Sort', the type of 'descending' should be 'bool', but got type '{n}'.
ops.topk dim dflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.quantile 2 bdflst For '{f}', the type of 'axis' should be 'int', but got type '{n}'.
ops.diff,combinations 0 T For '{f}', 'x' must be a tensor, but got {c}
ops.trapz 0 T For `{f}`, the input `y` must be Tensor, but get {c}.
ops.trapz 1 bdfilst For `{f}`, the input `x` must be Tensor, but get {c}.
ops.rot90 0 T For `{f}`, the `input` must be Tensor!, but get {c}.
ops.rot90 1 Ndflst For `{f}`, the `k` must be int!, but get {c}.
ops.rot90 2 Nbdfis For `{f}`, the `dims` must be list or tuple!, but get {c}.
ops.diag_embed 0 T For '{f}', 'input' must be Tensor.
ops.swapaxes 0 T For ops.{f}, parameter `input` must be Tensor, but got {c}
ops.swapaxes 1,2 Ndflst For ops.{f}, the axis argument must be integer, but got {c}.
ops.swapdims 0 T For ops.swapaxes, parameter `input` must be Tensor, but got {c}
ops.swapdims 1,2 Ndflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.moveaxis,movedim,rank 0 T the input x must be Tensor!
ops.moveaxis,movedim 1,2 dfs The axes must be integers, but got {c}
ops.flatten 0 T For '{f}', argument 'input' must be Tensor.
ops.flatten start_dim Nbdflst For '{f}', both 'start_dim' and 'end_dim' must be int.
ops.squeeze 1 dfs For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.repeat_interleave 2 dflst For '{f}', the argument 'axis' should be int, but got {c}.
ops.chunk 0 T For ops.{f} parameter `input` must be Tensor, but got {c}
ops.chunk 1 Ndflst For ops.{f} type of argument `chunks` should be integer, but got {c}
ops.chunk 2 Ndflst For ops.{f}, the axis should be int, , but got {c}.
ops.split 0 T expect `tensor` is a Tensor, but got {c}
ops.split 1 Nbdfs Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.split,tensor_split 2 Nbdflst Type of Argument `axis` should be integer but got {c}
ops.tensor_split,hsplit,vsplit,dsplit 0 T expect `x` is a Tensor, but got {c}
ops.tensor_split,hsplit,vsplit,dsplit 1 Nbdfs Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.unbind,unstack 1 Nbdflst For 'Unstack', the type of 'axis' should be 'int', but got type '{n}'.
ops.narrow 0 T For '{f}', the type of 'input' should be 'Tensor', but got type '{n}'.
ops.narrow,index_select 1 Ndflst The axes must be integers, but got {c}
ops.pad 0 T For '{f}', the type of 'input_x' must be Tensor, but got {c}.
ops.vander 0 T For {f}, x must be Tensor, but got {c}
ops.vander 1 dflst For {f}, N must be an integer but got {c}.
ops.diagflat 0 T For {f}, the input x must be tensor, but got {c}
ops.renorm 2 Nbdflst For 'Renorm', the type of 'dim' should be 'int', but got type '{n}'.
ops.renorm 3 Nbdilst For 'Renorm', the type of 'maxnorm' should be 'float', but got type '{n}'.
ops.full_like 0 T For ops.{f}, the argument 'x' must be tensor, but got {c}
ops.fills 1 Ndlst For 'ops.{f}', the type of argument 'value' should be int, float or Tensor, but got {c}
ops.view_as_real,is_complex 0 T The input must be Tensor!
ops.shape 0 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.histc 1 Nbdflst For 'Histogram', the type of 'bins' should be 'int', but got type '{n}'.
ops.histc 2 Ndlst For '{f}', parameter 'min' must be an int or float, but got {c}.
ops.histc 3 Ndlst For '{f}', parameter 'max' must be an int or float, but got {c}.
ops.one_hot 2,3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.adaptive_max_pool1d 0 T For {f}, the input input must be tensor
ops.avg_pool1d,avg_pool2d,avg_pool3d 0 T For {f}, the input input_x must be tensor
ops.avg_pool1d 2 Nbdfls For '{f}', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.lp_pool1d,lp_pool2d 1 Ndlst For {f}, the type of 'norm_type' must be float or int, but got {c}
ops.dropout,dropout2d,dropout3d 2 Ndfilst For '{f}', the 'training' must be a bool, but got {n}.
ops.reverse_sequence 2 Nbdflst For 'ReverseSequence', the type of 'seq_dim' should be 'int', but got type '{n}'.
ops.reverse_sequence 3 Nbdflst For 'ReverseSequence', the type of 'batch_dim' should be 'int', but got type '{n}'.
ops.crop_and_resize 0 T For {f}, the input image must be a tensor
ops.crop_and_resize 1 T For {f}, the input boxes must be a tensor
ops.crop_and_resize 2 T For {f}, the input box_indices must be a tensor
ops.crop_and_resize 3 Nbdfils For {f}, the input crop_size must be a tuple, but got {c}
ops.avg_pool2d 2 Ndfls For {f}, stride should be int or tuple of length 2.
ops.max_pool2d 2 bdfls For 'MaxPoolWithArgmaxV2', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool2d 3 Nbdfls For 'MaxPoolWithArgmaxV2', the type of 'pads' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_avg_pool2d 1 Nbdfls For 'AdaptiveAvgPool2D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.upsample 0 T For 'interpolate', 'input' must be a tensor, but got {c}
ops.conv2d padding Nbdfs For 'Conv2D', the type of 'pad' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d,conv1d pad_mode Nbdfilt For 'Conv2D', the type of 'pad_mode' should be 'str', but got type '{n}'.
ops.conv2d stride Nbdfs For 'Conv2D', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d dilation Nbdfs For 'Conv2D', the type of 'dilation' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool3d 2 Nbdfls For 'AvgPool3D', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 1 Nbdfls For 'MaxPool3DWithArgmax', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 2 bdfls For 'MaxPool3DWithArgmax', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_avg_pool3d 1 Nbdfls For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.baddbmm 0,1,2 T For Baddbmm, inputs must be all tensors.
ops.addr 1,2 T For Addr, inputs must be all tensors.
ops.index_select 0,2 T For '{f}', `input` and `index` must be all tensors.
ops.tensor_scatter_elements 3 dflst For 'TensorScatterElements', the type of 'axis' should be one of '[Tensor, int]', but got {c}.
ops.tensor_scatter_elements 4 bdfilt For 'TensorScatterElements', the input 'reduce' should be a str, but got {c}.
ops.bincount 0 T For math function '{f}', 'input' must be Tensor.
ops.matrix_power 1 Nbdflst For 'MatrixPower', the type of 'n' should be 'int', but got type '{n}'.
mint.cross_entropy 0 T For {f}, input and target must be Tensor, but got input:{c}, target:<class 'mindspore.common.tensor.Tensor'>.
mint.cross_entropy 1 T For {f}, input and target must be Tensor, but got input:<class 'mindspore.common.tensor.Tensor'>, target:{c}.
ops.intopk 2 Nbdflst For 'InTopK', the type of 'k' should be 'int', but got type '{n}'.
ops.meshgrid indexing bdfilt For 'Meshgrid', the input 'indexing' should be a str, but got {c}.
ops.row_stack 0 Nbdfis For 'vstack', list or tuple of tensors are required, but got {c}
mint.split 1 Ndfs Type of Argument `split_size` should be integer, tuple(int) or list(int), but got {c}
mint.norm,normalize 0 T For `norm_ext`, the `input` must be Tensor!, but get {c}.
mint.diff 0 T For '{f}', 'input' must be a tensor
mint.hstack 0 Nbdfis For {f}, the input must be list or tuple, but got {c}.
mint.dstack 0 Nbdfis For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
mint.vector_norm 0 T For `{f}`, the `x` must be Tensor!, but get {c}.
mint.pad 0 T For '{f}', the type of 'input' must be Tensor, but got {c}.
mint.interpolate 0 T the input x must be Tensor!
mint.float_power 0 Ndlst The type of 'input' must be Tensor or Number (excluding complex), but got {c}.
mint.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number (excluding complex), but got {c}.
ops.select_scatter,slice_scatter,diagonal_scatter 1 T For {f}, src must be a Tensor, but got {c}.
"""
