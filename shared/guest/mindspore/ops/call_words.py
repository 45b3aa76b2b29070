"""What layers, losses and primitives that are classes say to an operand of the wrong kind, asked (by overloads.tell) where an error leaves
the call of one of them for the program's code. The rows are what the oracle said of such calls of its documentation's examples.

WORDS: classes, places, kinds (of N None, b bool, i int, f float, s str, t tuple, l list, d dtype, A array, D dict), text, in which {k} is the
class's name, {c} the operand's class and {n} its name, {g} its type as graphs name it and {s} as calls do."""
import _refjit as _native
import numpy as np

WORDS = r"""
mint.BCEWithLogitsLoss 0 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input={s}, target=Tensor, weight=None, posWeight=None)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
mint.BCEWithLogitsLoss 1 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input=Tensor, target={s}, weight=None, posWeight=None)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
mint.SELU 0 NbifstldAD Failed calling SeLUExt with "SeLUExt()(input={s})".\nThe valid calling should be: \n"SeLUExt()(input=<Tensor>)".
mint.Hardtanh 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, min_val=float, max_val=float)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, min_val=<Number>, max_val=<Number>)".
mint.ReLU6 0 NbifstldAD Failed calling Hardtanh with "Hardtanh()(input={s}, min_val=int, max_val=int)".\nThe valid calling should be: \n"Hardtanh()(input=<Tensor>, min_val=<Number>, max_val=<Number>)".
mint.Mish 0 NbifstldAD Failed calling {k}Ext with "{k}Ext()(input={s})".\nThe valid calling should be: \n"{k}Ext()(input=<Tensor>)".
nn.MSELoss,MAELoss,SoftmaxCrossEntropyWithLogits,DiceLoss,MultiClassDiceLoss,FocalLoss,GaussianNLLLoss 0 bifstldAD For '{k}', the 'logits' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.MSELoss,MAELoss,SoftmaxCrossEntropyWithLogits,DiceLoss,MultiClassDiceLoss,FocalLoss,GaussianNLLLoss 1 bifstldAD For '{k}', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
mint.SmoothL1Loss 0 NbifstldAD Failed calling {k} with "{k}(beta=float, reduction=string)(prediction={s}, target=Tensor)".\nThe valid calling should be: \n"{k}(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
nn.SmoothL1Loss 0 NbifstldAD Failed calling {k} with "{k}(beta=float, reduction=string)(prediction={s}, target=Tensor)".\nThe valid calling should be: \n"{k}(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
mint.SmoothL1Loss 1 NbifstldAD Failed calling {k} with "{k}(beta=float, reduction=string)(prediction=Tensor, target={s})".\nThe valid calling should be: \n"{k}(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
nn.SmoothL1Loss 1 NbifstldAD Failed calling {k} with "{k}(beta=float, reduction=string)(prediction=Tensor, target={s})".\nThe valid calling should be: \n"{k}(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
nn.BCELoss 0 NbifstldAD Failed calling BinaryCrossEntropy with "BinaryCrossEntropy(reduction=string)(input={s}, target=Tensor, weight=None)".\nThe valid calling should be: \n"BinaryCrossEntropy(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>)".
nn.BCELoss 1 NbifstldAD Failed calling BinaryCrossEntropy with "BinaryCrossEntropy(reduction=string)(input=Tensor, target={s}, weight=None)".\nThe valid calling should be: \n"BinaryCrossEntropy(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>)".
mint.ELU 0 NbifstldAD Failed calling EluExt with "EluExt(alpha=float)(input={s})".\nThe valid calling should be: \n"EluExt(alpha=<float>)(input=<Tensor>)".
mint.GLU 0 NbifstldAD Failed calling {k} with "{k}(axis=int)(x={s})".\nThe valid calling should be: \n"{k}(axis=<int>)(x=<Tensor>)".
P.GLU 0 NbifstldAD Failed calling {k} with "{k}(axis=int)(x={s})".\nThe valid calling should be: \n"{k}(axis=<int>)(x=<Tensor>)".
mint.Threshold 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, threshold=int, value=int)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, threshold=<Number>, value=<Number>)".
mint.Flatten 0 NbifstldAD Failed calling {k}Ext with "{k}Ext()(input={s}, start_dim=int, end_dim=int)".\nThe valid calling should be: \n"{k}Ext()(input=<Tensor>, start_dim=<int>, end_dim=<int>)".
mint.BatchNorm1d,BatchNorm2d,BatchNorm3d,AdaptiveAvgPool2d 0 NbifstldAD For primitive[Shape], the input argument must be Tensor, but got {c}.
nn.Softmax2d,MatrixSetDiag,Unflatten,ChannelShuffle,Conv1dTranspose,MultiFieldEmbeddingLookup,ImageGradients,MSSSIM,PSNR,MaxUnpool1d,MaxUnpool2d,MaxUnpool3d 0 NbifstldAD For primitive[Shape], the input argument must be Tensor, but got {c}.
mint.GroupNorm 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, num_groups=int, weight=Tensor, bias=Tensor, eps=float)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, num_groups=<int>, weight=<Tensor>, bias=<Tensor>, eps=<float>)".
mint.ConstantPad1d,ConstantPad2d,ConstantPad3d,ZeroPad1d,ZeroPad2d,ZeroPad3d,ReflectionPad1d,ReflectionPad2d,ReflectionPad3d,ReplicationPad1d,ReplicationPad2d,ReplicationPad3d 0 NbifstldAD For 'pad', the type of 'input' must be Tensor, but got {c}.
mint.AdaptiveAvgPool1d 0 NbifstldAD Failed calling AdaptiveAvgPool1D with "AdaptiveAvgPool1D()(input={s}, output_size=int)".\nThe valid calling should be: \n"AdaptiveAvgPool1D()(input=<Tensor>, output_size=<int, list of int, tuple of int>)".
mint.MaxUnpool2d 0 NbifstldAD Failed calling MaxUnpool2DExt with "MaxUnpool2DExt()(input={s}, indices=Tensor, kernel_size=int, stride=int, padding=int, output_size=None)".\nThe valid calling should be: \n"MaxUnpool2DExt()(input=<Tensor>, indices=<Tensor>, kernel_size=<int, tuple of int>, stride=<int, tuple of int>, padding=<int, tuple of int>, output_size=<tuple of int>)".
mint.MaxUnpool2d 1 NbifstldAD Failed calling MaxUnpool2DExt with "MaxUnpool2DExt()(input=Tensor, indices={s}, kernel_size=int, stride=int, padding=int, output_size=None)".\nThe valid calling should be: \n"MaxUnpool2DExt()(input=<Tensor>, indices=<Tensor>, kernel_size=<int, tuple of int>, stride=<int, tuple of int>, padding=<int, tuple of int>, output_size=<tuple of int>)".
mint.AdaptiveMaxPool1d 0 NbifstldAD Failed calling AdaptiveMaxPool1D with "AdaptiveMaxPool1D()(input={s}, output_size=int)".\nThe valid calling should be: \n"AdaptiveMaxPool1D()(input=<Tensor>, output_size=<int, list of int, tuple of int>)".
nn.CELU 0 NbifstldAD Failed calling CeLU with "CeLU(alpha=float)(x={s})".\nThe valid calling should be: \n"CeLU(alpha=<float>)(x=<Tensor>)".
nn.Softmin 0 ifsA Failed calling Softmax with "Softmax(axis=Tuple<int>)(input={s})".\nThe valid calling should be: \n"Softmax(axis=<int, tuple of int>)(input=<Tensor>)".
nn.Softmax 0 NbifstldAD Failed calling {k} with "{k}(axis=Tuple<int>)(input={s})".\nThe valid calling should be: \n"{k}(axis=<int, tuple of int>)(input=<Tensor>)".
P.Softmax,Squeeze 0 NbifstldAD Failed calling {k} with "{k}(axis=Tuple<int>)(input={s})".\nThe valid calling should be: \n"{k}(axis=<int, tuple of int>)(input=<Tensor>)".
nn.LogSoftmaxExt 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, dim=int, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, dim=<Tensor, int>, dtype=<mindspore.dtype>)".
nn.ELU 0 NbifstldAD Failed calling Elu with "Elu(alpha=float)(input_x={s})".\nThe valid calling should be: \n"Elu(alpha=<float>)(input_x=<Tensor>)".
nn.LeakyReLU 0 bifstldAD For 'leaky_relu', the 'input' must be a Tensor, but got '{g}'
nn.RReLU 0 NbifstldAD For 'rrelu', the input must be a Tensor, but got {c}.
nn.SeLU,Softsign,Mish 0 NbifstldAD For Primitive[{k}], the type of input argument[input_x] must be Tensor but got {g}.
P.SplitV,FillDiagonal,PopulationCount,TopK,BesselI0e,BesselI1e,Softsign,Mish,SeLU 0 NbifstldAD For Primitive[{k}], the type of input argument[input_x] must be Tensor but got {g}.
nn.Tanhshrink 0 NbifstldAD For tanhshrink, the input must be a Tensor, but got {c}.
nn.Hardtanh 0 bifstldAD For 'hardtanh', the 'input' must be a Tensor, but got '{g}'
mint.PReLUExt 0 NbifstldAD Failed calling PReLU with "PReLU()(input={s}, weight=Tensor)".\nThe valid calling should be: \n"PReLU()(input=<Tensor>, weight=<Tensor>)".
nn.LRN 0 NbifstldAD The primitive[{k}]'s input arguments[x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.LRN 0 NbifstldAD The primitive[{k}]'s input arguments[x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
nn.SoftShrink,HShrink 0 NbifstldAD Failed calling {k} with "{k}(lambd=float)(input={s})".\nThe valid calling should be: \n"{k}(lambd=<int, bool, float>)(input=<Tensor>)".
nn.Threshold 0 bifstldAD For 'threshold', the 'input' must be a Tensor, but got '{g}'
nn.GLU 0 NbifstldAD Failed calling Split with "Split(axis=int, output_num=int)(input_x={s})".\nThe valid calling should be: \n"Split(axis=<int>, output_num=<int>)(input_x=<Tensor>)".
nn.L1Regularizer,SSIM,LGamma,DiGamma,IGamma,LBeta,MatInverse,MatDet,RMSELoss 0 NbifstldAD For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
nn.Dropout 0 NbifstldAD Failed calling {k} with "{k}(keep_prob=float, Seed0=int, Seed1=int)(x={s})".\nThe valid calling should be: \n"{k}(keep_prob=<float>, Seed0=<int>, Seed1=<int>)(x=<Tensor>)".
P.Dropout 0 NbifstldAD Failed calling {k} with "{k}(keep_prob=float, Seed0=int, Seed1=int)(x={s})".\nThe valid calling should be: \n"{k}(keep_prob=<float>, Seed0=<int>, Seed1=<int>)(x=<Tensor>)".
nn.DropoutExt 0 NbifstldAD Failed calling Func{k} with "Func{k}()(input={s}, p=float, training=bool, inplace=bool, seed=Tensor, offset=Tensor)".\nThe valid calling should be: \n"Func{k}()(input=<Tensor>, p=<int, bool, float>, training=<bool>, inplace=<bool>, seed=<Tensor>, offset=<Tensor>)".
nn.Dropout1d 0 NbifstldAD For dropout1d, 'input' must be Tensor, but got type {c}.
P.Pad 0 NbifstldAD For primitive[{k}], the input argument[input_x] must be a type of {Tensor}, but got {g}.
nn.Unfold 0 NbifstldAD Failed calling ExtractImagePatches with "ExtractImagePatches(ksizes=Tuple<int, int>, strides=Tuple<int, int>, rates=Tuple<int, int>, padding=string)(input_x={s})".\nThe valid calling should be: \n"ExtractImagePatches(ksizes=<list of int, tuple of int>, strides=<list of int, tuple of int>, rates=<list of int, tuple of int>, padding=<string>)(input_x=<Tensor>)".
nn.MatrixSetDiag 1 NbifsdA For '{k}', the element of 'diagonal' must be one of Tensor[Float16], Tensor[Float32], Tensor[Int32], Tensor[Int8], Tensor[UInt8], but got {g}.The supported data types depend on the hardware that executes the operator, for more details, please refer to the MindSpore official website to get more information about the data type.
nn.Conv3d 0 NbifstldAD For Primitive[Conv3D], the type of input argument[x] must be Tensor but got {g}.
nn.Conv3dTranspose 0 NbifstldAD For Primitive[Conv3DTranspose], the type of input argument[x] must be Tensor but got {g}.
nn.EmbeddingExt 0 NbifstldAD Failed calling Embedding with "Embedding()(input={s}, weight=Tensor, padding_idx=None, max_norm=None, norm_type=float, scale_grad_by_freq=bool)".\nThe valid calling should be: \n"Embedding()(input=<Tensor>, weight=<Tensor>, padding_idx=<int>, max_norm=<float>, norm_type=<float>, scale_grad_by_freq=<bool>)".
nn.EmbeddingLookup 0 NbifstldAD For Primitive[{k}], the type of input argument[indices] must be Tensor but got {g}.
P.SparseDenseCwiseAdd,SparseDenseCwiseMul,SparseDenseCwiseDiv,SparseReorder 0 NbifstldAD For Primitive[{k}], the type of input argument[indices] must be Tensor but got {g}.
nn.MultiFieldEmbeddingLookup,MSSSIM,PSNR 1 NbifstldAD For primitive[Shape], the input argument must be Tensor, but got {c}.
nn.MultiFieldEmbeddingLookup 2 NbifstldAD For primitive[Shape], the input argument must be Tensor, but got {c}.
nn.SSIM 1 NbifstldAD For 'SameTypeShape', the type of 'y' should be 'Tensor', but got type '{n}'.
nn.PixelShuffle 0 bifstldAD For 'pixel_shuffle', the 'input' must be a Tensor, but got '{g}'
nn.PixelUnshuffle 0 bifstldAD For 'pixel_unshuffle', the 'input' must be a Tensor, but got '{g}'
nn.IGamma,LBeta,RMSELoss 1 NbifstldAD For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
nn.LayerNormExt 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, normalized_shape=Tuple<int, int, int>, weight=Tensor, bias=Tensor, eps=float)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, normalized_shape=<int, list of int, tuple of int>, weight=<Tensor>, bias=<Tensor>, eps=<float>)".
nn.ConstantPad1d,ConstantPad2d,ConstantPad3d,ZeroPad2d 0 NbifstldAD For 'pad', the type of 'input_x' must be Tensor, but got {c}.
nn.AvgPool1dExt 0 NbifstldAD Failed calling AvgPool1D with "AvgPool1D()(input={s}, kernel_size=int, stride=int, padding=int, ceil_mode=bool, count_include_pad=bool)".\nThe valid calling should be: \n"AvgPool1D()(input=<Tensor>, kernel_size=<int, list of int, tuple of int>, stride=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, ceil_mode=<bool>, count_include_pad=<bool>)".
nn.AvgPool2dExt 0 NbifstldAD Failed calling AvgPool2D with "AvgPool2D()(input={s}, kernel_size=int, stride=int, padding=int, ceil_mode=bool, count_include_pad=bool, divisor_override=None)".\nThe valid calling should be: \n"AvgPool2D()(input=<Tensor>, kernel_size=<int, list of int, tuple of int>, stride=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, ceil_mode=<bool>, count_include_pad=<bool>, divisor_override=<int>)".
nn.AdaptiveAvgPool2d 0 NbifstldAD For Primitive[AdaptiveAvgPool2D], the type of input argument[x] must be Tensor but got {g}.
nn.AdaptiveMaxPool2d 0 NbifstldAD Failed calling AdaptiveMaxPool2D with "AdaptiveMaxPool2D(output_size=Tuple<int, int>)(input={s})".\nThe valid calling should be: \n"AdaptiveMaxPool2D(output_size=<list of int, tuple of int>)(input=<Tensor>)".
nn.AdaptiveMaxPool3d 0 NbifstldAD For Primitive[AdaptiveMaxPool3D], the type of input argument[x] must be Tensor but got {g}.
nn.MaxUnpool2d 1 NbifstldAD For Primitive[MaxUnpool2D], the type of input argument[argmax] must be Tensor but got {g}.
nn.MaxUnpool3d 1 NbifstldAD For Primitive[MaxUnpool3D], the type of input argument[argmax] must be Tensor but got {g}.
nn.RNN,GRU 1 bifstldAD For '{k}', the 'h' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.LSTM 1 bifsldAD For '{k}', the 'hx' must be '<class 'mindspore._c_expression.typing.Tuple'>', but got '{g}'
nn.ExponentialDecayLR,NaturalExpDecayLR,InverseDecayLR,PolynomialDecayLR 0 NstldAD Failed calling Cast with "Cast()(input={s}, dtype=mindspore.dtype)".\nThe valid calling should be: \n"Cast()(input=<Number, Tensor>, dtype=<mindspore.dtype>)".
nn.CosineDecayLR,WarmUpLR 0 NstldAD Failed calling Minimum with "Minimum()(input={s}, other=int)".\nThe valid calling should be: \n"Minimum()(input=<Number, Tensor>, other=<Number, Tensor>)".
nn.L1Loss 0 bifstldAD For 'l1_loss', the 'input' must be a Tensor, but got '{g}'
nn.L1Loss 1 bifstldAD For 'l1_loss', the 'target' must be a Tensor, but got '{g}'
nn.L1LossExt 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, target=Tensor, reduction=string)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, target=<Tensor>, reduction=<string>)".
nn.L1LossExt 1 NbifstldAD Failed calling {k} with "{k}()(input=Tensor, target={s}, reduction=string)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, target=<Tensor>, reduction=<string>)".
nn.MarginRankingLoss 0 bifstldAD For 'margin_ranking_loss', the 'input1' must be a Tensor, but got '{g}'
nn.MarginRankingLoss 1 bifstldAD For 'margin_ranking_loss', the 'input2' must be a Tensor, but got '{g}'
nn.MarginRankingLoss 2 bifstldAD For 'margin_ranking_loss', the 'target' must be a Tensor, but got '{g}'
nn.SoftMarginLoss 0 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input={s}, target=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>)".
nn.SoftMarginLoss 1 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input=Tensor, target={s})".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>)".
nn.TripletMarginWithDistanceLoss,MultiMarginLoss 0 bifstldAD For '{k}', the 'x' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.TripletMarginWithDistanceLoss 1 bifstldAD For '{k}', the 'positive' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.TripletMarginWithDistanceLoss 2 bifstldAD For '{k}', the 'negative' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.PoissonNLLLoss,BCEWithLogitsLoss 0 bifstldAD For '{k}', the 'input' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.PoissonNLLLoss,MultiMarginLoss,BCEWithLogitsLoss 1 bifstldAD For '{k}', the 'target' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.MultiLabelSoftMarginLoss 0 bifstldAD For 'multilabel_soft_margin_loss', the 'input' must be a Tensor, but got '{g}'
nn.MultiLabelSoftMarginLoss 1 bifstldAD For 'multilabel_soft_margin_loss', the 'target' must be a Tensor, but got '{g}'
nn.CosineEmbeddingLoss 0 bifstldAD For '{k}', the 'logits_x1' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.CosineEmbeddingLoss 1 bifstldAD For '{k}', the 'logits_x2' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.CosineEmbeddingLoss 2 bifstldAD For '{k}', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.MultilabelMarginLoss 0 NbifstldAD For Primitive[{k}], the type of input argument[x] must be Tensor but got {g}.
P.SubAndFilter,ConjugateTranspose,MatrixBandPart,Fills,Rint,Mvlgamma,SpaceToBatch,BatchToSpace,ReverseSequence,ListDiff,Tril,IndexFill,HSVToRGB,EuclideanNorm,CumulativeLogsumexp,Histogram,HistogramFixedWidth,IsNan,FloatStatus,BesselI0,BesselI1,BesselK0,BesselK1,BesselK0e,BesselK1e,BesselJ0,BesselJ1,BesselY0,BesselY1,Inv,Invert,Eps,MatrixInverse,MatrixPower,MatrixLogarithm,ComplexAbs,LuSolve,Lgamma,Median,Bernoulli,Renorm,AdaptiveAvgPool2D,Softplus,MaxUnpool2D,MaxUnpool3D,L2Loss,Dropout2D,Dropout3D,AvgPool3D,Conv3D,Conv3DTranspose,MultilabelMarginLoss,FractionalAvgPool,Pdist,ChannelShuffle,SparseSegmentMeanWithNumSegments 0 NbifstldAD For Primitive[{k}], the type of input argument[x] must be Tensor but got {g}.
nn.MultilabelMarginLoss 1 NbifstldAD For Primitive[{k}], the type of input argument[target] must be Tensor but got {g}.
P.MultiMarginLoss,MultilabelMarginLoss 1 NbifstldAD For Primitive[{k}], the type of input argument[target] must be Tensor but got {g}.
nn.HuberLoss 0 bifstldAD For 'huber_loss', the 'input' must be a Tensor, but got '{g}'
nn.HuberLoss 1 bifstldAD For 'huber_loss', the 'target' must be a Tensor, but got '{g}'
nn.TripletMarginLoss 0 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TripletMarginLoss 0 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
nn.TripletMarginLoss 1 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[positive]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TripletMarginLoss 1 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[positive]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
nn.TripletMarginLoss 2 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[negative]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TripletMarginLoss 2 NbifstldAD The primitive[{k}]'s input arguments[negative, positive, x] must be all tensor and those type must be same. But got input argument[negative]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
nn.GaussianNLLLoss 2 bifstldAD For '{k}', the 'var' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got '{g}'
nn.SparseTensorDenseMatmul 0 NbifstldAD For '{k}', the input indices data type should be int32 or int64.
P.SparseTensorDenseMatmul 0 NbifstldAD For '{k}', the input indices data type should be int32 or int64.
nn.SparseTensorDenseMatmul 1 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64]}.
P.SparseTensorDenseMatmul 1 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64]}.
nn.SparseTensorDenseMatmul 2 NbifsdAD For '{k}', the input shape data type should be int32 or int64.
P.SparseTensorDenseMatmul 2 NbifsdAD For '{k}', the input shape data type should be int32 or int64.
nn.SparseTensorDenseMatmul 3 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64]}.
P.SparseTensorDenseMatmul 3 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64]}.
P.BCEWithLogitsLoss 0 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input={s}, target=Tensor, weight=Tensor, posWeight=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
P.BCEWithLogitsLoss 1 NbifstldAD Failed calling {k} with "{k}(reduction=string)(input=Tensor, target={s}, weight=Tensor, posWeight=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
P.BCEWithLogitsLoss 2 bifstldAD Failed calling {k} with "{k}(reduction=string)(input=Tensor, target=Tensor, weight={s}, posWeight=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
P.BCEWithLogitsLoss 3 bifstldAD Failed calling {k} with "{k}(reduction=string)(input=Tensor, target=Tensor, weight=Tensor, posWeight={s})".\nThe valid calling should be: \n"{k}(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>, posWeight=<Tensor>)".
P.LogicalXor 0 NifstldAD Failed calling {k} with "{k}()(input={s}, other=Tensor)".\nThe valid calling should be: \n"{k}()(input=<bool, Tensor>, other=<bool, Tensor>)".
P.LogicalXor 1 NifstldAD Failed calling {k} with "{k}()(input=Tensor, other={s})".\nThe valid calling should be: \n"{k}()(input=<bool, Tensor>, other=<bool, Tensor>)".
P.ResizeNearestNeighborV2 0 NbifstldAD Failed calling {k} with "{k}(align_corners=bool, half_pixel_centers=bool)(image={s}, size=Tensor)".\nThe valid calling should be: \n"{k}(align_corners=<bool>, half_pixel_centers=<bool>)(image=<Tensor>, size=<Tensor, list of int, tuple of int>)".
P.ResizeNearestNeighborV2 1 NbifsdAD Failed calling {k} with "{k}(align_corners=bool, half_pixel_centers=bool)(image=Tensor, size={s})".\nThe valid calling should be: \n"{k}(align_corners=<bool>, half_pixel_centers=<bool>)(image=<Tensor>, size=<Tensor, list of int, tuple of int>)".
P.NLLLoss 0 NbifstldAD Failed calling {k} with "{k}(reduction=string, ignore_index=int)(logits={s}, labels=Tensor, weight=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>, ignore_index=<int>)(logits=<Tensor>, labels=<Tensor>, weight=<Tensor>)".
P.NLLLoss 1 NbifstldAD Failed calling {k} with "{k}(reduction=string, ignore_index=int)(logits=Tensor, labels={s}, weight=Tensor)".\nThe valid calling should be: \n"{k}(reduction=<string>, ignore_index=<int>)(logits=<Tensor>, labels=<Tensor>, weight=<Tensor>)".
P.NLLLoss 2 NbifstldAD Failed calling {k} with "{k}(reduction=string, ignore_index=int)(logits=Tensor, labels=Tensor, weight={s})".\nThe valid calling should be: \n"{k}(reduction=<string>, ignore_index=<int>)(logits=<Tensor>, labels=<Tensor>, weight=<Tensor>)".
P.UpsampleNearest3D 0 NbifstldAD Failed calling {k} with "{k}()(x={s}, output_size=List<int, int, int>, scales=None)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, output_size=<list of int, tuple of int>, scales=<list of float, tuple of float>)".
P.UpsampleNearest3D,UpsampleNearest1D,UpsampleNearest2D 1 ifsAD Failed calling {k} with "{k}()(x=Tensor, output_size={s}, scales=None)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, output_size=<list of int, tuple of int>, scales=<list of float, tuple of float>)".
P.UpsampleNearest3D 2 bifstldAD Failed calling {k} with "{k}()(x=Tensor, output_size=List<int, int, int>, scales={s})".\nThe valid calling should be: \n"{k}()(x=<Tensor>, output_size=<list of int, tuple of int>, scales=<list of float, tuple of float>)".
P.LogicalOr,LogicalAnd 0 NifstldAD Failed calling {k} with "{k}()(x={s}, y=Tensor)".\nThe valid calling should be: \n"{k}()(x=<bool, Tensor>, y=<bool, Tensor>)".
P.LogicalOr,LogicalAnd 1 NifstldAD Failed calling {k} with "{k}()(x=Tensor, y={s})".\nThe valid calling should be: \n"{k}()(x=<bool, Tensor>, y=<bool, Tensor>)".
P.Complex 0 NbifstldAD Failed calling {k} with "{k}()(real={s}, imag=Tensor)".\nThe valid calling should be: \n"{k}()(real=<Tensor>, imag=<Tensor>)".
P.Complex 1 NbifstldAD Failed calling {k} with "{k}()(real=Tensor, imag={s})".\nThe valid calling should be: \n"{k}()(real=<Tensor>, imag=<Tensor>)".
P.MaxDim,MinDim 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, dim=int, keepdim=bool)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, dim=<int>, keepdim=<bool>)".
P.MaxDim,MinDim 1 NbstldAD Failed calling {k} with "{k}()(input=Tensor, dim={s}, keepdim=bool)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, dim=<int>, keepdim=<bool>)".
P.MaxDim,MinDim 2 NifstldAD Failed calling {k} with "{k}()(input=Tensor, dim=int, keepdim={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, dim=<int>, keepdim=<bool>)".
P.UpsampleNearest1D 0 NbifstldAD Failed calling {k} with "{k}()(x={s}, output_size=List<int>, scales=None)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, output_size=<list of int, tuple of int>, scales=<list of float, tuple of float>)".
P.RightShift 0 NbifstldAD Failed calling {k} with "{k}()(input_x={s}, input_y=Tensor)".\nThe valid calling should be: \n"{k}()(input_x=<Tensor>, input_y=<Tensor>)".
P.RightShift 1 NbifstldAD Failed calling {k} with "{k}()(input_x=Tensor, input_y={s})".\nThe valid calling should be: \n"{k}()(input_x=<Tensor>, input_y=<Tensor>)".
P.LinSpace 0 NbifstldAD Failed calling {k} with "{k}()(start={s}, stop=Tensor, num=int)".\nThe valid calling should be: \n"{k}()(start=<Tensor>, stop=<Tensor>, num=<Tensor, int>)".
P.LinSpace 1 NbifstldAD Failed calling {k} with "{k}()(start=Tensor, stop={s}, num=int)".\nThe valid calling should be: \n"{k}()(start=<Tensor>, stop=<Tensor>, num=<Tensor, int>)".
P.LinSpace 2 NbfstldAD Failed calling {k} with "{k}()(start=Tensor, stop=Tensor, num={s})".\nThe valid calling should be: \n"{k}()(start=<Tensor>, stop=<Tensor>, num=<Tensor, int>)".
P.Logit 0 NbifstldAD Failed calling {k} with "{k}(eps=float)(input={s})".\nThe valid calling should be: \n"{k}(eps=<float>)(input=<Tensor>)".
P.Xlogy 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, other=Tensor)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, other=<Tensor>)".
P.Xlogy 1 NbifstldAD Failed calling {k} with "{k}()(input=Tensor, other={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, other=<Tensor>)".
P.Cross 0 NbifstldAD Failed calling {k} with "{k}(dim=int)(input={s}, other=Tensor)".\nThe valid calling should be: \n"{k}(dim=<int>)(input=<Tensor>, other=<Tensor>)".
P.Cross 1 NbifstldAD Failed calling {k} with "{k}(dim=int)(input=Tensor, other={s})".\nThe valid calling should be: \n"{k}(dim=<int>)(input=<Tensor>, other=<Tensor>)".
P.LayerNorm 0 NbifstldAD Failed calling {k} with "{k}(begin_norm_axis=int, begin_params_axis=int, epsilon=float)(input_x={s}, gamma=Tensor, beta=Tensor)".\nThe valid calling should be: \n"{k}(begin_norm_axis=<int>, begin_params_axis=<int>, epsilon=<float>)(input_x=<Tensor>, gamma=<Tensor>, beta=<Tensor>)".
P.LayerNorm 1 NbifstldAD Failed calling {k} with "{k}(begin_norm_axis=int, begin_params_axis=int, epsilon=float)(input_x=Tensor, gamma={s}, beta=Tensor)".\nThe valid calling should be: \n"{k}(begin_norm_axis=<int>, begin_params_axis=<int>, epsilon=<float>)(input_x=<Tensor>, gamma=<Tensor>, beta=<Tensor>)".
P.LayerNorm 2 NbifstldAD Failed calling {k} with "{k}(begin_norm_axis=int, begin_params_axis=int, epsilon=float)(input_x=Tensor, gamma=Tensor, beta={s})".\nThe valid calling should be: \n"{k}(begin_norm_axis=<int>, begin_params_axis=<int>, epsilon=<float>)(input_x=<Tensor>, gamma=<Tensor>, beta=<Tensor>)".
P.NonZero,LogMatrixDeterminant,MatrixDeterminant 0 NbifstldAD Failed calling {k} with "{k}()(input={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>)".
P.ResizeNearestNeighbor 0 NbifstldAD Failed calling {k} with "{k}(size=Tuple<int, int>, align_corners=bool, half_pixel_centers=bool)(input_x={s})".\nThe valid calling should be: \n"{k}(size=<list of int, tuple of int>, align_corners=<bool>, half_pixel_centers=<bool>)(input_x=<Tensor>)".
P.GridSampler3D,GridSampler2D 0 NbifstldAD Failed calling {k} with "{k}(interpolation_mode=string, padding_mode=string, align_corners=bool)(input_x={s}, grid=Tensor)".\nThe valid calling should be: \n"{k}(interpolation_mode=<string>, padding_mode=<string>, align_corners=<bool>)(input_x=<Tensor>, grid=<Tensor>)".
P.GridSampler3D,GridSampler2D 1 NbifstldAD Failed calling {k} with "{k}(interpolation_mode=string, padding_mode=string, align_corners=bool)(input_x=Tensor, grid={s})".\nThe valid calling should be: \n"{k}(interpolation_mode=<string>, padding_mode=<string>, align_corners=<bool>)(input_x=<Tensor>, grid=<Tensor>)".
P.Eye 0 NbfstldAD Failed calling {k} with "{k}()(n={s}, m=int, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(n=<int>, m=<int>, dtype=<mindspore.dtype>)".
P.Eye 1 NbfstldAD Failed calling {k} with "{k}()(n=int, m={s}, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(n=<int>, m=<int>, dtype=<mindspore.dtype>)".
P.ArgMaxWithValue,ArgMinWithValue 0 NbifstldAD Failed calling {k} with "{k}(axis=int, keep_dims=bool)(input={s})".\nThe valid calling should be: \n"{k}(axis=<int>, keep_dims=<bool>)(input=<Tensor>)".
P.TensorCopySlices 0 NbifstldAD Failed calling {k} with "{k}()(x={s}, value=Tensor, begin=Tuple<int, int>, end=Tuple<int, int>, strides=Tuple<int, int>)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, value=<Tensor>, begin=<list of int, Tensor, tuple of int>, end=<list of int, Tensor, tuple of int>, strides=<list of int, Tensor, tuple of int>)".
P.TensorCopySlices 1 NbifstldAD Failed calling {k} with "{k}()(x=Tensor, value={s}, begin=Tuple<int, int>, end=Tuple<int, int>, strides=Tuple<int, int>)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, value=<Tensor>, begin=<list of int, Tensor, tuple of int>, end=<list of int, Tensor, tuple of int>, strides=<list of int, Tensor, tuple of int>)".
P.TensorCopySlices 2 NbifsdAD Failed calling {k} with "{k}()(x=Tensor, value=Tensor, begin={s}, end=Tuple<int, int>, strides=Tuple<int, int>)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, value=<Tensor>, begin=<list of int, Tensor, tuple of int>, end=<list of int, Tensor, tuple of int>, strides=<list of int, Tensor, tuple of int>)".
P.TensorCopySlices 3 NbifsdAD Failed calling {k} with "{k}()(x=Tensor, value=Tensor, begin=Tuple<int, int>, end={s}, strides=Tuple<int, int>)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, value=<Tensor>, begin=<list of int, Tensor, tuple of int>, end=<list of int, Tensor, tuple of int>, strides=<list of int, Tensor, tuple of int>)".
P.TensorCopySlices 4 NbifsdAD Failed calling {k} with "{k}()(x=Tensor, value=Tensor, begin=Tuple<int, int>, end=Tuple<int, int>, strides={s})".\nThe valid calling should be: \n"{k}()(x=<Tensor>, value=<Tensor>, begin=<list of int, Tensor, tuple of int>, end=<list of int, Tensor, tuple of int>, strides=<list of int, Tensor, tuple of int>)".
P.ReduceAny 0 NbifstldAD Failed calling {k} with "{k}(keep_dims=bool)(x={s}, axis=Tuple<>)".\nThe valid calling should be: \n"{k}(keep_dims=<bool>)(x=<Tensor>, axis=<int, list of int, Tensor, tuple of int>)".
P.TensorShape,Flatten 0 NbifstldAD Failed calling {k} with "{k}()(input_x={s})".\nThe valid calling should be: \n"{k}()(input_x=<Tensor>)".
P.SearchSorted 0 NbifstldAD Failed calling {k} with "{k}(dtype=mindspore.dtype, right=bool)(sorted_sequence={s}, values=Tensor, sorter=None)".\nThe valid calling should be: \n"{k}(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence=<Tensor>, values=<Tensor>, sorter=<Tensor>)".
P.SearchSorted 1 NbifstldAD Failed calling {k} with "{k}(dtype=mindspore.dtype, right=bool)(sorted_sequence=Tensor, values={s}, sorter=None)".\nThe valid calling should be: \n"{k}(dtype=<mindspore.dtype>, right=<bool>)(sorted_sequence=<Tensor>, values=<Tensor>, sorter=<Tensor>)".
P.Round 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, decimals=int)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, decimals=<Tensor, int>)".
P.NewOnes,NewZeros 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, size=Tuple<int, int>, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, size=<int, list of int, tuple of int>, dtype=<mindspore.dtype>)".
P.NewOnes,NewZeros 1 NbfsdAD Failed calling {k} with "{k}()(input=Tensor, size={s}, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, size=<int, list of int, tuple of int>, dtype=<mindspore.dtype>)".
P.UpsampleNearest2D 0 NbifstldAD Failed calling {k} with "{k}()(x={s}, output_size=List<int, int>, scales=None)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, output_size=<list of int, tuple of int>, scales=<list of float, tuple of float>)".
P.Eig 0 NbifstldAD Failed calling {k} with "{k}(compute_v=bool)(x={s})".\nThe valid calling should be: \n"{k}(compute_v=<bool>)(x=<Tensor>)".
P.UniqueConsecutive 0 NbifstldAD Failed calling {k} with "{k}(return_inverse=bool, return_counts=bool, dim=None)(input={s})".\nThe valid calling should be: \n"{k}(return_inverse=<bool>, return_counts=<bool>, dim=<int>)(input=<Tensor>)".
P.Argmin 0 NbifstldAD Failed calling {k} with "{k}(axis=int, output_type=mindspore.dtype)(x={s})".\nThe valid calling should be: \n"{k}(axis=<int>, output_type=<mindspore.dtype>)(x=<Tensor>)".
P.OneHot 0 NbifstldAD Failed calling {k} with "{k}(axis=int)(indices={s}, depth=int, on_value=Tensor, off_value=Tensor)".\nThe valid calling should be: \n"{k}(axis=<int>)(indices=<Tensor>, depth=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)".
P.OneHot 1 NbfstldAD Failed calling {k} with "{k}(axis=int)(indices=Tensor, depth={s}, on_value=Tensor, off_value=Tensor)".\nThe valid calling should be: \n"{k}(axis=<int>)(indices=<Tensor>, depth=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)".
P.OneHot 2 NbifstldAD Failed calling {k} with "{k}(axis=int)(indices=Tensor, depth=int, on_value={s}, off_value=Tensor)".\nThe valid calling should be: \n"{k}(axis=<int>)(indices=<Tensor>, depth=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)".
P.OneHot 3 NbifstldAD Failed calling {k} with "{k}(axis=int)(indices=Tensor, depth=int, on_value=Tensor, off_value={s})".\nThe valid calling should be: \n"{k}(axis=<int>)(indices=<Tensor>, depth=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)".
P.Cummin 0 NbifstldAD Failed calling {k} with "{k}(axis=int)(input={s})".\nThe valid calling should be: \n"{k}(axis=<int>)(input=<Tensor>)".
P.InnerIndex 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, indices=List<Tensor, Tensor>)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, indices=<list of tensor, tuple of Tensor>)".
P.InnerIndex 1 NbifstAD Failed calling {k} with "{k}()(input=Tensor, indices={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, indices=<list of tensor, tuple of Tensor>)".
P.ResizeLinear1D 0 NbifstldAD Failed calling {k} with "{k}(coordinate_transformation_mode=string)(x={s}, size=Tuple<int>)".\nThe valid calling should be: \n"{k}(coordinate_transformation_mode=<string>)(x=<Tensor>, size=<list of int, Tensor, tuple of int>)".
P.ResizeLinear1D 1 NbifsdAD Failed calling {k} with "{k}(coordinate_transformation_mode=string)(x=Tensor, size={s})".\nThe valid calling should be: \n"{k}(coordinate_transformation_mode=<string>)(x=<Tensor>, size=<list of int, Tensor, tuple of int>)".
P.AdaptiveMaxPool2D 0 NbifstldAD Failed calling {k} with "{k}(output_size=Tuple<int, int>)(input={s})".\nThe valid calling should be: \n"{k}(output_size=<list of int, tuple of int>)(input=<Tensor>)".
P.Meshgrid 0 NbifstdAD Failed calling {k} with "{k}(indexing=string)(inputs={s})".\nThe valid calling should be: \n"{k}(indexing=<string>)(inputs=<list of tensor, tuple of Tensor>)".
P.Split 0 NbifstldAD Failed calling {k} with "{k}(axis=int, output_num=int)(input_x={s})".\nThe valid calling should be: \n"{k}(axis=<int>, output_num=<int>)(input_x=<Tensor>)".
P.ReduceStd 0 NbifstldAD Failed calling {k} with "{k}(axis=Tuple<int>, unbiased=bool, keep_dims=bool)(x={s})".\nThe valid calling should be: \n"{k}(axis=<int, list of int, Tensor, tuple of int>, unbiased=<bool>, keep_dims=<bool>)(x=<Tensor>)".
P.FFTWithSize 0 NbifstldAD Failed calling {k} with "{k}(signal_ndim=int, inverse=bool, real=bool, norm=string, onesided=bool, signal_sizes=Tuple<>)(x={s})".\nThe valid calling should be: \n"{k}(signal_ndim=<int>, inverse=<bool>, real=<bool>, norm=<string>, onesided=<bool>, signal_sizes=<tuple of int>)(x=<Tensor>)".
P.ResizeBilinearV2 0 NbifstldAD Failed calling {k} with "{k}(align_corners=bool, half_pixel_centers=bool)(image={s}, size=Tuple<int, int>)".\nThe valid calling should be: \n"{k}(align_corners=<bool>, half_pixel_centers=<bool>)(image=<Tensor>, size=<list of int, Tensor, tuple of int>)".
P.ResizeBilinearV2 1 NbifsdAD Failed calling {k} with "{k}(align_corners=bool, half_pixel_centers=bool)(image=Tensor, size={s})".\nThe valid calling should be: \n"{k}(align_corners=<bool>, half_pixel_centers=<bool>)(image=<Tensor>, size=<list of int, Tensor, tuple of int>)".
P.Betainc 0 NbifstldAD Failed calling {k} with "{k}()(a={s}, b=Tensor, x=Tensor)".\nThe valid calling should be: \n"{k}()(a=<Tensor>, b=<Tensor>, x=<Tensor>)".
P.Betainc 1 NbifstldAD Failed calling {k} with "{k}()(a=Tensor, b={s}, x=Tensor)".\nThe valid calling should be: \n"{k}()(a=<Tensor>, b=<Tensor>, x=<Tensor>)".
P.Betainc 2 NbifstldAD Failed calling {k} with "{k}()(a=Tensor, b=Tensor, x={s})".\nThe valid calling should be: \n"{k}()(a=<Tensor>, b=<Tensor>, x=<Tensor>)".
P.Qr 0 NbifstldAD Failed calling {k} with "{k}(full_matrices=bool)(x={s})".\nThe valid calling should be: \n"{k}(full_matrices=<bool>)(x=<Tensor>)".
P.Slice 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, begin=Tuple<int, int, int>, size=Tuple<int, int, int>)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, begin=<list of int, Tensor, tuple of int>, size=<list of int, Tensor, tuple of int>)".
P.Slice 1 NbifsAD Failed calling {k} with "{k}()(input=Tensor, begin={s}, size=Tuple<int, int, int>)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, begin=<list of int, Tensor, tuple of int>, size=<list of int, Tensor, tuple of int>)".
P.Slice 2 NbifsAD Failed calling {k} with "{k}()(input=Tensor, begin=Tuple<int, int, int>, size={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, begin=<list of int, Tensor, tuple of int>, size=<list of int, Tensor, tuple of int>)".
P.Addcdiv,Addcmul 0 NbifstldAD Failed calling {k} with "{k}()(input={s}, tensor1=Tensor, tensor2=Tensor, value=Tensor)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor>)".
P.Addcdiv,Addcmul 1 NbifstldAD Failed calling {k} with "{k}()(input=Tensor, tensor1={s}, tensor2=Tensor, value=Tensor)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor>)".
P.Addcdiv,Addcmul 2 NbifstldAD Failed calling {k} with "{k}()(input=Tensor, tensor1=Tensor, tensor2={s}, value=Tensor)".\nThe valid calling should be: \n"{k}()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor>)".
P.Addcdiv,Addcmul 3 NbifstldAD Failed calling {k} with "{k}()(input=Tensor, tensor1=Tensor, tensor2=Tensor, value={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, tensor1=<Tensor>, tensor2=<Tensor>, value=<Tensor>)".
P.Cholesky 0 NbifstldAD Failed calling {k} with "{k}(upper=bool)(input_x={s})".\nThe valid calling should be: \n"{k}(upper=<bool>)(input_x=<Tensor>)".
P.Polar 0 NbifstldAD Failed calling {k} with "{k}()(abs={s}, angle=Tensor)".\nThe valid calling should be: \n"{k}()(abs=<Tensor>, angle=<Tensor>)".
P.Polar 1 NbifstldAD Failed calling {k} with "{k}()(abs=Tensor, angle={s})".\nThe valid calling should be: \n"{k}()(abs=<Tensor>, angle=<Tensor>)".
P.MoeGatingTopKSoftmax 0 NbifstldAD Failed calling {k} with "{k}()(x={s}, finished=Tensor, k=int)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, finished=<Tensor>, k=<int>)".
P.MoeGatingTopKSoftmax 1 ifstldAD Failed calling {k} with "{k}()(x=Tensor, finished={s}, k=int)".\nThe valid calling should be: \n"{k}()(x=<Tensor>, finished=<Tensor>, k=<int>)".
P.MapUniform,DiagPart,LpNorm,Quantile,Imag,Digamma,MaxPool3DWithArgmax,FractionalMaxPool,MaxPoolWithArgmaxV2 0 NbifstldAD For Primitive[{k}], the type of input argument[input] must be Tensor but got {g}.
P.MapUniform 1 NbfstldAD For primitive[{k}], the input argument[per_group_size] must be a type of {Int32, Int64}, but got {g}.
P.MapUniform 2 NbfstldAD For primitive[{k}], the input argument[group_num] must be a type of {Int32, Int64}, but got {g}.
P.AffineGridGrad,CheckNumerics,MatrixDiagV3,MatrixDiagPartV3,LeftShift,AffineGrid,EqualCount,Polygamma 0 NbifstldAD For primitive[{k}], the input[0] should be a Tensor, but got {g}.
P.AffineGridGrad 1 NbifsldAD For primitive[{k}], the input argument[x_size] must be a type of {Tensor, Tuple}, but got {g}.
P.GRUV2 2 NbifstldAD For primitive[{k}], the input argument[seq_lengths] must be a type of {Tensor[Int32]}, but got Tensor[Int64].
P.LSTMV2 3 NbifstldAD The primitive[{k}]'s input arguments[c, h, input, w] must be all tensor and those type must be same. But got input argument[w]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.CudnnGRU 0 NbifstldAD The primitive[{k}]'s input arguments[h, input, w] must be all tensor and those type must be same. But got input argument[input]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.CudnnGRU 1 NbifstldAD The primitive[{k}]'s input arguments[h, input, w] must be all tensor and those type must be same. But got input argument[h]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.CudnnGRU 2 NbifstldAD The primitive[{k}]'s input arguments[h, input, w] must be all tensor and those type must be same. But got input argument[w]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.UnravelIndex 0 NbifstldAD The primitive[{k}]'s input arguments[dims, indices] must be all tensor and those type must be same. But got input argument[indices]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.UnravelIndex 1 NbifstldAD The primitive[{k}]'s input arguments[dims, indices] must be all tensor and those type must be same. But got input argument[dims]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.ConjugateTranspose 1 NbifsldAD For primitive[{k}], the input argument[perm] must be a type of {Tuple}, but got {g}.
P.Unique 0 NbifstldAD For '{k}', input[0] should be Tensor, but got {g}.
P.SparseGatherV2,EmbeddingLookup 0 NbifstldAD For primitive[{k}], the input argument[params] must be a type of {Tensor}, but got {g}.
P.SparseGatherV2,ScatterSub,EmbeddingLookup,InplaceIndexAdd 1 NbifstldAD For Primitive[{k}], the type of input argument[indices] must be Tensor but got {g}.
P.SparseGatherV2 2 NbfstldAD For primitive[{k}], the input argument[axis] must be a type of {Int16, Int32, Int64, Int8}, but got {g}.
P.Size 0 NbifstldAD For '{k}', input must be a Tensor, but got: {g}.
P.MatrixDiagV3,MatrixDiagPartV3,LeftShift,AdjustSaturation,EqualCount 1 NbifstldAD For primitive[{k}], the input[1] should be a Tensor, but got {g}.
P.MatrixDiagV3,MatrixDiagPartV3,MatrixSetDiagV3 2 NbifstldAD For primitive[{k}], the input[2] should be a Tensor, but got {g}.
P.MatrixDiagV3 3 NbifstldAD For primitive[{k}], the input[3] should be a Tensor, but got {g}.
P.MatrixDiagV3 4 NbifstldAD For primitive[{k}], the input[4] should be a Tensor, but got {g}.
P.MatrixBandPart 1 NbfstldAD For primitive[{k}], the input argument[lower] must be a type of {Int32, Int64}, but got {g}.
P.MatrixBandPart 2 NbfstldAD For primitive[{k}], the input argument[upper] must be a type of {Int32, Int64}, but got {g}.
P.Fills 1 NbistldAD For primitive[{k}], the input argument[value] must be a type of {Float32}, but got {g}.
P.FillV2,ListDiff 1 NbifstldAD For Primitive[{k}], the type of input argument[y] must be Tensor but got {g}.
P.TupleToArray 0 NbifsldAD For '{k}', the type of 'x' should be 'tuple', but got type '{n}'.
P.UnsortedSegmentMin,UnsortedSegmentMax,UnsortedSegmentProd 0 NbifstldAD For '{k}', input must be a tensor, but got: {g}.
P.UnsortedSegmentMin,UnsortedSegmentMax,UnsortedSegmentProd 1 NbifstldAD For '{k}', segment_ids must be a tensor, but got: {g}.
P.UnsortedSegmentMin,UnsortedSegmentMax,UnsortedSegmentProd 2 NbfstldAD For primitive[{k}], the input argument[num_segments] must be a type of {Int32, Int64}, but got {g}.
P.ParallelConcat 0 NbifsdAD For '{k}', the input data type must be list or tuple of tensors.
P.Stack 0 NbifstldAD Infer type failed.
P.ScatterUpdate,ScatterNdUpdate,ScatterMax,ScatterMin,ScatterAdd,ScatterMul,ScatterDiv,ScatterNdAdd,ScatterNdSub,ScatterNdMul,ScatterNdDiv,ScatterNdMax,ScatterNdMin,TensorScatterUpdate,TensorScatterMax,TensorScatterMin,TensorScatterSub,TensorScatterAdd,TensorScatterMul,TensorScatterDiv,ScatterAddWithAxis 1 NbifstldAD For Primitive[{k}], the type of input argument[indices type] must be Tensor but got {g}.
P.SpaceToBatchND,DataFormatDimMap 0 NbifstldAD For Primitive[{k}], the type of input argument[input type] must be Tensor but got {g}.
P.ReverseSequence 1 NbifstldAD For Primitive[{k}], the type of input argument[seq_lengths] must be Tensor but got {g}.
P.EmbeddingLookup 2 NbfstldAD For primitive[{k}], the input argument[offset] must be a type of {Int32, Int64}, but got {g}.
P.TensorScatterUpdate 0 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[input_x]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Bool], Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TensorScatterUpdate 2 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[updates]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Bool], Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TensorScatterMax,TensorScatterMin,TensorScatterSub,TensorScatterAdd,TensorScatterMul 0 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[input_x]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TensorScatterMax,TensorScatterMin,TensorScatterSub,TensorScatterAdd,TensorScatterMul 2 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[updates]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TensorScatterDiv 0 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[input_x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64]}.
P.TensorScatterDiv 2 NbifstldAD The primitive[{k}]'s input arguments[input_x, updates] must be all tensor and those type must be same. But got input argument[updates]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64]}.
P.TensorScatterElements 0 NbifstldAD Failed calling {k} with "{k}(axis=int, reduce=string)(data={s}, indices=Tensor, updates=Tensor)".\nThe valid calling should be: \n"{k}(axis=<Tensor, int>, reduce=<string>)(data=<Tensor>, indices=<Tensor>, updates=<Tensor>)".
P.TensorScatterElements 1 NbifstldAD Failed calling {k} with "{k}(axis=int, reduce=string)(data=Tensor, indices={s}, updates=Tensor)".\nThe valid calling should be: \n"{k}(axis=<Tensor, int>, reduce=<string>)(data=<Tensor>, indices=<Tensor>, updates=<Tensor>)".
P.TensorScatterElements 2 NbifstldAD Failed calling {k} with "{k}(axis=int, reduce=string)(data=Tensor, indices=Tensor, updates={s})".\nThe valid calling should be: \n"{k}(axis=<Tensor, int>, reduce=<string>)(data=<Tensor>, indices=<Tensor>, updates=<Tensor>)".
P.Lstsq 0 NbifstldAD The primitive[{k}]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.Lstsq 1 NbifstldAD The primitive[{k}]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[a]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.LowerBound,UpperBound 0 NbifstldAD The primitive[{k}]'s input arguments[sorted_x, values] must be all tensor and those type must be same. But got input argument[sorted_x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt8]}.
P.LowerBound,UpperBound 1 NbifstldAD The primitive[{k}]'s input arguments[sorted_x, values] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt8]}.
P.LogSpace 0 NbifstldAD The primitive[{k}]'s input arguments[end, start] must be all tensor and those type must be same. But got input argument[start]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.LogSpace 1 NbifstldAD The primitive[{k}]'s input arguments[end, start] must be all tensor and those type must be same. But got input argument[end]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.IndexFill 1 NbstldAD For primitive[{k}], the input argument[dim] must be a type of {Int32, Int64}, but got {g}.
P.IndexFill 2 NbifstldAD For Primitive[{k}], the type of input argument[index] must be Tensor but got {g}.
P.IndexFill 3 NbifstldAD For Primitive[{k}], the type of input argument[value] must be Tensor but got {g}.
P.IndexPut 0 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x1]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.IndexPut 1 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.IndexPut 2 NbifsdAD For [{k}] should have ListTensor or TupleTensor input but get {g}
P.HammingWindow 0 NbifstldAD For Primitive[{k}], the type of input argument[length] must be Tensor but got {g}.
P.AffineGrid 1 NbifsldAD For primitive[{k}], the input argument[output_size] must be a type of {Tensor, Tuple}, but got {g}.
P.TopK 1 NbfstldAD For primitive[{k}], the input argument[k] must be a type of {Int32, Int64}, but got {g}.
P.Bincount 0 NbifstldAD For Primitive[{k}], the type of input argument[array] must be Tensor but got {g}.
P.Bincount,ResizeArea,ScaleAndTranslate 1 NbifstldAD For Primitive[{k}], the type of input argument[size] must be Tensor but got {g}.
P.Bincount 2 NbifstldAD For Primitive[{k}], the type of input argument[weights] must be Tensor but got {g}.
P.AdjustSaturation 0 bifstldAD For primitive[{k}], the input[0] should be a Tensor, but got {g}.
P.RGBToHSV 0 NbifstldAD For Primitive[{k}], the type of input argument[type of input 'images'] must be Tensor but got {g}.
P.ResizeArea,ScaleAndTranslate 0 NbifstldAD For Primitive[{k}], the type of input argument[images] must be Tensor but got {g}.
P.ScaleAndTranslate 2 NbifstldAD For Primitive[{k}], the type of input argument[scale] must be Tensor but got {g}.
P.ScaleAndTranslate 3 NbifstldAD For Primitive[{k}], the type of input argument[translation] must be Tensor but got {g}.
P.NoRepeatNGram 0 NbifstldAD The primitive[{k}]'s input arguments[seq_type] must be all tensor and those type must be same. But got input argument[seq_type]:{g}\nValid type list: {Tensor[Int32]}.
P.NoRepeatNGram 1 NbifstldAD The primitive[{k}]'s input arguments[log_types] must be all tensor and those type must be same. But got input argument[log_types]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.ScalarCast 0 NstldAD For '{k}', the type of 'x' should be one of '['bool', 'Number']', but got type '{n}'.
P.BatchNorm 0 NbifstldAD Failed calling {k} with "{k}(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x={s}, scale=Tensor, bias=Tensor, mean=Tensor, variance=Tensor)".\nThe valid calling should be: \n"{k}(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".
P.BatchNorm 1 NbifstldAD Failed calling {k} with "{k}(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x=Tensor, scale={s}, bias=Tensor, mean=Tensor, variance=Tensor)".\nThe valid calling should be: \n"{k}(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".
P.BatchNorm 2 NbifstldAD Failed calling {k} with "{k}(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x=Tensor, scale=Tensor, bias={s}, mean=Tensor, variance=Tensor)".\nThe valid calling should be: \n"{k}(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".
P.BatchNorm 3 NbifstldAD Failed calling {k} with "{k}(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x=Tensor, scale=Tensor, bias=Tensor, mean={s}, variance=Tensor)".\nThe valid calling should be: \n"{k}(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".
P.BatchNorm 4 NbifstldAD Failed calling {k} with "{k}(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x=Tensor, scale=Tensor, bias=Tensor, mean=Tensor, variance={s})".\nThe valid calling should be: \n"{k}(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".
P.ScalarToTensor 0 NstldAD For '{k}', the type of 'x' should be one of '['bool', 'int', 'float']', but got type '{n}'.
P.Tile 1 NbifsldAD Failed calling {k} with "{k}()(input=Tensor, dims={s})".\nThe valid calling should be: \n"{k}()(input=<Tensor>, dims=<Tensor, tuple of int>)".
P.Ones 0 NbfsdAD Failed calling {k} with "{k}()(shape={s}, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(shape=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)".
P.Zeros 0 NbfsdAD Failed calling {k} with "{k}()(size={s}, dtype=mindspore.dtype)".\nThe valid calling should be: \n"{k}()(size=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)".
P.Ger 0 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x1]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.Ger 1 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.EuclideanNorm 1 NbifstldAD For Primitive[{k}], the type of input argument[axes] must be Tensor but got {g}.
P.CumulativeLogsumexp 1 NbifstldAD For Primitive[{k}], the type of input argument[axis] must be Tensor but got {g}.
P.InplaceUpdateV2 0 NbifstldAD The primitive[{k}]'s input arguments[v, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Int32]}.
P.InplaceUpdateV2 2 NbifstldAD The primitive[{k}]'s input arguments[v, x] must be all tensor and those type must be same. But got input argument[v]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Int32]}.
P.InplaceAdd,InplaceSub 0 NbifstldAD The primitive[{k}]'s input arguments[v, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.InplaceAdd,InplaceSub 1 NbifstldAD The primitive[{k}]'s input arguments[v, x] must be all tensor and those type must be same. But got input argument[v]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.HistogramFixedWidth 1 NbifstldAD For Primitive[{k}], the type of input argument[range] must be Tensor but got {g}.
P.Heaviside 0 NbifstldAD For primitive[{k}], the input type must be same.\ninput argument[values]:Tensor[Float64]\ninput argument[x]:{g}
P.Heaviside 1 NbifstldAD For primitive[{k}], the input type must be same.\ninput argument[values]:{g}\ninput argument[x]:Tensor[Float64]
P.Quantile 1 NstldAD For '{k}', the type of 'q' must be float or tensor, but got: {g}.
P.NMSWithMask 0 NbifstldAD For Primitive[{k}], the type of input argument[bboxes] must be Tensor but got {g}.
P.SquareSumAll 0 NbifstldAD The primitive[{k}]'s input arguments[x, y] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.SquareSumAll 1 NbifstldAD The primitive[{k}]'s input arguments[x, y] must be all tensor and those type must be same. But got input argument[y]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.TridiagonalMatMul 0 NbifstldAD For Primitive[{k}], the type of input argument[superdiag] must be Tensor but got {g}.
P.TridiagonalMatMul 1 NbifstldAD For Primitive[{k}], the type of input argument[maindiag] must be Tensor but got {g}.
P.TridiagonalMatMul 2 NbifstldAD For Primitive[{k}], the type of input argument[subdiag] must be Tensor but got {g}.
P.TridiagonalMatMul 3 NbifstldAD For Primitive[{k}], the type of input argument[rhs] must be Tensor but got {g}.
P.Igamma,Igammac 0 NbifstldAD The primitive[{k}]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[a]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.Igamma,Igammac 1 NbifstldAD The primitive[{k}]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.MatrixSolve 0 NbifstldAD The primitive[{k}]'s input arguments[matrix type, rhs type] must be all tensor and those type must be same. But got input argument[matrix type]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.MatrixSolve 1 NbifstldAD The primitive[{k}]'s input arguments[matrix type, rhs type] must be all tensor and those type must be same. But got input argument[rhs type]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.LuSolve 1 NbifstldAD For Primitive[{k}], the type of input argument[lu_data] must be Tensor but got {g}.
P.LuSolve 2 NbifstldAD For Primitive[{k}], the type of input argument[lu_pivots] must be Tensor but got {g}.
P.LuUnpack 0 NbifstldAD For Primitive[{k}], the type of input argument[LU_data] must be Tensor but got {g}.
P.LuUnpack 1 NbifstldAD For Primitive[{k}], the type of input argument[LU_pivots] must be Tensor but got {g}.
P.Polygamma 1 NbifstldAD For Primitive[{k}], the type of input argument[x] must be Tensor but got {g}.
P.Zeta 0 NbifstldAD The primitive[{k}]'s input arguments[q, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.Zeta 1 NbifstldAD The primitive[{k}]'s input arguments[q, x] must be all tensor and those type must be same. But got input argument[q]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.Bernoulli 1 NbitldAD For primitive[{k}], the input argument[p] must be a type of {Float32, Float64}, but got {g}.
P.CholeskySolve 0 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x1]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.CholeskySolve 1 NbifstldAD The primitive[{k}]'s input arguments[x1, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Float32], Tensor[Float64]}.
P.MatrixTriangularSolve 0 NbifstldAD The primitive[{k}]'s input arguments[matrix, rhs] must be all tensor and those type must be same. But got input argument[matrix]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.MatrixTriangularSolve 1 NbifstldAD The primitive[{k}]'s input arguments[matrix, rhs] must be all tensor and those type must be same. But got input argument[rhs]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.CompareAndBitpack 0 NbifstldAD The primitive[{k}]'s input arguments[threshold, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Bool], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8]}.
P.CompareAndBitpack 1 NbifstldAD The primitive[{k}]'s input arguments[threshold, x] must be all tensor and those type must be same. But got input argument[threshold]:{g}\nValid type list: {Tensor[Bool], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8]}.
P.Orgqr 0 NbifstldAD The primitive[{k}]'s input arguments[tau, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.Orgqr 1 NbifstldAD The primitive[{k}]'s input arguments[tau, x] must be all tensor and those type must be same. But got input argument[tau]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.Ormqr 0 NbifstldAD The primitive[{k}]'s input arguments[other, tau, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.Ormqr 1 NbifstldAD The primitive[{k}]'s input arguments[other, tau, x] must be all tensor and those type must be same. But got input argument[tau]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.Ormqr 2 NbifstldAD The primitive[{k}]'s input arguments[other, tau, x] must be all tensor and those type must be same. But got input argument[other]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}.
P.Conv2D 0 NbifstldAD The primitive[{k}]'s input arguments[w, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Int32], Tensor[Int64], Tensor[Int8]}.
P.Conv2D 1 NbifstldAD The primitive[{k}]'s input arguments[w, x] must be all tensor and those type must be same. But got input argument[w]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Int32], Tensor[Int64], Tensor[Int8]}.
P.MaxPool 0 NbifstldAD The 0's input type of {k} is not Tensor.
P.MaxPool3D 0 NbifstldAD For '{k}', the input data type must be tensor.
P.MaxUnpool2D,MaxUnpool3D 1 NbifstldAD For Primitive[{k}], the type of input argument[argmax] must be Tensor but got {g}.
P.Conv2DTranspose 1 NbifstldAD The primitive[{k}]'s input arguments[doutput, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Int32], Tensor[Int8]}.
P.SoftmaxCrossEntropyWithLogits 0 NbifstldAD The primitive[{k}]'s input arguments[label_type, logits_type] must be all tensor and those type must be same. But got input argument[logits_type]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.SoftmaxCrossEntropyWithLogits 1 NbifstldAD The primitive[{k}]'s input arguments[label_type, logits_type] must be all tensor and those type must be same. But got input argument[label_type]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.SparseSoftmaxCrossEntropyWithLogits 0 NbifstldAD The primitive[{k}]'s input arguments[logits_type(features_type)] must be all tensor and those type must be same. But got input argument[logits_type(features_type)]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.SparseSoftmaxCrossEntropyWithLogits 1 NbifstldAD The primitive[{k}]'s input arguments[labels_type] must be all tensor and those type must be same. But got input argument[labels_type]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.MultiMarginLoss 0 NbifstldAD The primitive[{k}]'s input arguments[weight, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64]}.
P.MultiMarginLoss 2 bifstldAD For {k}, weight should be a tensor.
P.SGD 0 NbifstldAD For Primitive[{k}], the type of input argument[parameters] must be Tensor but got {g}.
P.SGD 1 NbifstldAD For Primitive[{k}], the type of input argument[gradient] must be Tensor but got {g}.
P.SGD 2 NbifstldAD For Primitive[{k}], the type of input argument[learning_rate] must be Tensor but got {g}.
P.SGD 3 NbifstldAD For Primitive[{k}], the type of input argument[accum] must be Tensor but got {g}.
P.SGD 4 NbifstldAD For Primitive[{k}], the type of input argument[momentum] must be Tensor but got {g}.
P.SGD 5 NbifstldAD For Primitive[{k}], the type of input argument[stat] must be Tensor but got {g}.
P.SigmoidCrossEntropyWithLogits 0 NbifstldAD The primitive[{k}]'s input arguments[label_type, logits_type] must be all tensor and those type must be same. But got input argument[logits_type]:{g}\nValid type list: {Tensor[Bool], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Float], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[Int], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8], Tensor[UInt]}.
P.SigmoidCrossEntropyWithLogits 1 NbifstldAD The primitive[{k}]'s input arguments[label_type, logits_type] must be all tensor and those type must be same. But got input argument[label_type]:{g}\nValid type list: {Tensor[Bool], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Float], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[Int], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8], Tensor[UInt]}.
P.ComputeAccidentalHits 0 NbifstldAD For Primitive[{k}], the type of input argument[true_classes] must be Tensor but got {g}.
P.ComputeAccidentalHits 1 NbifstldAD For Primitive[{k}], the type of input argument[sampled_candidates] must be Tensor but got {g}.
P.ROIAlign 0 NbifstldAD For Primitive[{k}], the type of input argument[feature] must be Tensor but got {g}.
P.ROIAlign 1 NbifstldAD For Primitive[{k}], the type of input argument[rois] must be Tensor but got {g}.
P.CTCLoss 0 NbifstldAD For Primitive[{k}], the type of input argument[inputs] must be Tensor but got {g}.
P.CTCLoss 1 NbifstldAD For Primitive[{k}], the type of input argument[labels_indices] must be Tensor but got {g}.
P.CTCLoss 2 NbifstldAD For Primitive[{k}], the type of input argument[labels_values] must be Tensor but got {g}.
P.CTCLoss 3 NbifstldAD For Primitive[{k}], the type of input argument[sequence_length] must be Tensor but got {g}.
P.CTCGreedyDecoder 0 NbifstldAD For Primitive[{k}], the type of input argument[inputs type] must be Tensor but got {g}.
P.CTCGreedyDecoder 1 NbifstldAD For Primitive[{k}], the type of input argument[sequence length dtype] must be Tensor but got {g}.
P.InTopK 0 NbifstldAD For Primitive[{k}], the type of input argument[x1] must be Tensor but got {g}.
P.InTopK 1 NbifstldAD For Primitive[{k}], the type of input argument[x2] must be Tensor but got {g}.
P.Conv3D 1 NbifstldAD The primitive[{k}]'s input arguments[w, x] must be all tensor and those type must be same. But got input argument[w]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Float16], Tensor[Float32]}.
P.CTCLossV2 0 NbistldAD For primitive[{k}], the input argument[log_probs] must be a type of {Float32, Float64}, but got {g}.
P.CTCLossV2 1 NbfstldAD For primitive[{k}], the input argument[targets] must be a type of {Int32, Int64}, but got {g}.
P.Conv3DTranspose 1 NbifstldAD The primitive[{k}]'s input arguments[w, x] must be all tensor and those type must be same. But got input argument[w]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32]}.
P.Dilation2D 0 NbifstldAD The primitive[{k}]'s input arguments[filter, x] must be all tensor and those type must be same. But got input argument[x]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.Dilation2D 1 NbifstldAD The primitive[{k}]'s input arguments[filter, x] must be all tensor and those type must be same. But got input argument[filter]:{g}\nValid type list: {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.TripletMarginLoss 3 NbifstldAD For Primitive[{k}], the type of input argument[margin] must be Tensor but got {g}.
P.BoundingBoxEncode,BoundingBoxDecode 0,1 NbifstldAD For Primitive[{k}], the type of input argument[x_dtype] must be Tensor but got {g}.
P.SampleDistortedBoundingBoxV2 0 NbifstldAD For Primitive[{k}], the type of input argument[image_size] must be Tensor but got {g}.
P.SampleDistortedBoundingBoxV2 1 NbifstldAD For Primitive[{k}], the type of input argument[bounding_boxes] must be Tensor but got {g}.
P.SampleDistortedBoundingBoxV2 2 NbifstldAD For Primitive[{k}], the type of input argument[min_object_covered] must be Tensor but got {g}.
P.ConfusionMatrix 0 NbifsdA For '{k}', the element of 'labels' must be Tensor, but got {g}.The supported data types depend on the hardware that executes the operator, for more details, please refer to the MindSpore official website to get more information about the data type.
P.ConfusionMatrix 1 NbifsdA For '{k}', the element of 'predictions' must be Tensor, but got {g}.The supported data types depend on the hardware that executes the operator, for more details, please refer to the MindSpore official website to get more information about the data type.
P.SparseDenseCwiseAdd,SparseDenseCwiseMul,SparseDenseCwiseDiv 1 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.SparseDenseCwiseAdd,SparseDenseCwiseMul,SparseDenseCwiseDiv 2 NbifstldAD For Primitive[{k}], the type of input argument[shape] must be Tensor but got {g}.
P.SparseDenseCwiseAdd,SparseDenseCwiseMul,SparseDenseCwiseDiv 3 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[BFloat16], Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.SparseReorder 1 NbifstldAD For Primitive[{k}], the type of input argument[values] must be Tensor but got {g}.
P.SparseToDense 0 NbifstldAD The primitive[{k}]'s input arguments[indices] must be all tensor and those type must be same. But got input argument[indices]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.SparseToDense 1 NbifstldAD The primitive[{k}]'s input arguments[values] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[Bool], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.SparseTensorDenseAdd 0 NbifstldAD The primitive[{k}]'s input arguments[indices, shape] must be all tensor and those type must be same. But got input argument[indices]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.SparseTensorDenseAdd 1 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[values]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.SparseTensorDenseAdd 3 NbifstldAD The primitive[{k}]'s input arguments[values, x2] must be all tensor and those type must be same. But got input argument[x2]:{g}\nValid type list: {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}.
P.SparseSegmentMeanWithNumSegments 1 NbifstldAD The primitive[{k}]'s input arguments[indices, num_segments, segment_ids] must be all tensor and those type must be same. But got input argument[indices]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.SparseSegmentMeanWithNumSegments 2 NbifstldAD The primitive[{k}]'s input arguments[indices, num_segments, segment_ids] must be all tensor and those type must be same. But got input argument[segment_ids]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.SparseSegmentMeanWithNumSegments 3 NbifstldAD The primitive[{k}]'s input arguments[indices, num_segments, segment_ids] must be all tensor and those type must be same. But got input argument[num_segments]:{g}\nValid type list: {Tensor[Int32], Tensor[Int64]}.
P.BartlettWindow,BlackmanWindow 0 NbifstldAD For Primitive[{k}], the type of input argument[window_length] must be Tensor but got {g}.
"""

_KINDS = {type(None): "N", bool: "b", int: "i", float: "f", str: "s", tuple: "t", list: "l", np.ndarray: "A", dict: "D"}
_GROUPS = (("mindspore.mint.", "mint."), ("mindspore.nn.", "nn."), ("mindspore.ops.", "P."))
_ROWS = {}  # class: [(places, kinds, text)]


def _rows_of(name):
    if not _ROWS:
        found = {}
        for line in WORDS.strip().splitlines():
            names, places, kinds, text = line.split(" ", 3)
            group, _, names = names.partition(".")
            for one in names.split(","):
                found.setdefault(f"{group}.{one}", []).append((places, kinds, text))
        _ROWS.update(found)
    return _ROWS.get(name, ())


def _kind(value):
    if isinstance(value, (tuple, list)) and [item for item in value if isinstance(item, _native.Tensor)]:
        return "-"
    return "d" if isinstance(value, _native.DType) else _KINDS.get(type(value), "-")


def refusal(owner, operands, type_text):
    """What a call of an instance of the class `owner` says to its operands; None: nothing that is known."""
    module, name = owner.__module__, owner.__name__
    group = [group for start, group in _GROUPS if module.startswith(start)]
    if not group:
        return None
    for places, kinds, text in _rows_of(group[0] + name):
        for place in places.split(","):
            value = operands[int(place)] if int(place) < len(operands) else _native.Tensor
            if _kind(value) in kinds:
                kind = type(value)
                for mark, words in (("{k}", name), ("{c}", str(kind)), ("{n}", kind.__name__), ("{g}", _native.type_text(value)),
                                    ("{s}", type_text(value)), ("\\n", "\n")):
                    text = text.replace(mark, words)
                return text
    return None
