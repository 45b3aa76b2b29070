"""mindspore.nn: cells, layers, losses, optimizers. Modules load when a name of theirs is first used, so that a program pays
for what it names; the table below says which module has a name."""
from mindspore.nn.cell import Cell, GraphCell

_MODULES = {
    "mindspore.nn.layer.activation": (
        "ReLU ReLU6 GELU FastGelu SiLU Sigmoid Tanh Softmax LogSoftmax Softmin Softmax2d LeakyReLU HSwish HSigmoid ELU CELU SeLU "
        "PReLU Mish LogSigmoid Softsign Tanhshrink Hardtanh SoftShrink HShrink Threshold GLU get_activation"),
    "mindspore.nn.layer.basic": (
        "Dense Linear Dropout Dropout1d Dropout2d Dropout3d Flatten Unflatten Identity Embedding OneHot Norm ClipByNorm L1Regularizer Tril Triu MatMul Range "
        "Roll Moments TimeDistributed BiDense"),
    "mindspore.nn.layer.thor_layer": "DenseThor EmbeddingThor",
    "mindspore.nn.layer.padding": "Pad ConstantPad1d ConstantPad2d ConstantPad3d ZeroPad2d",
    "mindspore.nn.layer.container": "SequentialCell CellList CellDict",
    "mindspore.nn.layer.conv": "Conv1d Conv2d Conv2dTranspose",
    "mindspore.nn.layer.normalization": (
        "BatchNorm1d BatchNorm2d BatchNorm3d LayerNorm GroupNorm InstanceNorm1d InstanceNorm2d InstanceNorm3d"),
    "mindspore.nn.layer.pooling": "MaxPool1d MaxPool2d AvgPool1d AvgPool2d AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveMaxPool2d",
    "mindspore.nn.layer.attention": "MultiheadAttention",
    "mindspore.nn.layer.transformer": (
        "Transformer TransformerEncoder TransformerDecoder TransformerEncoderLayer TransformerDecoderLayer"),
    "mindspore.nn.layer.combined": (
        "Conv2dBnAct DenseBnAct SyncBatchNorm EmbeddingLookup MultiFieldEmbeddingLookup LGamma DiGamma IGamma LBeta MatInverse MatDet "
        "MatrixDiag MatrixDiagPart MatrixSetDiag ReduceLogSumExp TensorArray Jvp Vjp"),
    "mindspore.nn.layer.image": "ImageGradients CentralCrop SSIM MSSSIM PSNR Unfold FractionalMaxPool2d FractionalMaxPool3d",
    "mindspore.nn.wrap.loss_scale": (
        "DynamicLossScaleUpdateCell FixedLossScaleUpdateCell TrainOneStepWithLossScaleCell GradAccumulationCell"),
    "mindspore.train.metrics": (
        "Accuracy MAE MSE Precision Recall Fbeta F1 CosineSimilarity Dice TopKCategoricalAccuracy Top1CategoricalAccuracy "
        "Top5CategoricalAccuracy Loss Metric Perplexity ConfusionMatrix names get_metric_fn get_metrics rearrange_inputs ROC auc "
        "BleuScore ConfusionMatrixMetric HausdorffDistance MeanSurfaceDistance OcclusionSensitivity RootMeanSquareDistance"),
    "mindspore.mint.nn": (
        "AvgPool1dExt AvgPool2dExt AvgPool3dExt MaxPool2dExt LayerNormExt EmbeddingExt PReLUExt L1LossExt LogSoftmaxExt DropoutExt"),
    "mindspore.nn.layer.rnns": "RNN LSTM GRU",
    "mindspore.nn.layer.rnn_cells": "RNNCell LSTMCell GRUCell",
    "mindspore.nn.layer.conv_3d": "Conv3d Conv3dTranspose Conv1dTranspose",
    "mindspore.nn.layer.pooling_more": (
        "MaxPool3d AvgPool3d AdaptiveAvgPool3d AdaptiveMaxPool1d AdaptiveMaxPool3d LPPool1d LPPool2d LRN ChannelShuffle "
        "PixelShuffle PixelUnshuffle Upsample RReLU MaxUnpool1d MaxUnpool2d MaxUnpool3d ReflectionPad1d ReflectionPad2d "
        "ReflectionPad3d ReplicationPad1d ReplicationPad2d ReplicationPad3d"),
    "mindspore.nn.loss.more_losses": (
        "TripletMarginLoss GaussianNLLLoss PoissonNLLLoss MultiMarginLoss MultilabelMarginLoss MultiLabelSoftMarginLoss DiceLoss "
        "FocalLoss TripletMarginWithDistanceLoss MultiClassDiceLoss SampledSoftmaxLoss CTCLoss"),
    "mindspore.nn.loss.loss": (
        "LossBase L1Loss MSELoss SmoothL1Loss SoftMarginLoss CrossEntropyLoss SoftmaxCrossEntropyWithLogits BCELoss "
        "BCEWithLogitsLoss NLLLoss KLDivLoss HuberLoss RMSELoss MAELoss CosineEmbeddingLoss HingeEmbeddingLoss MarginRankingLoss"),
    "mindspore.nn.optim.optimizer": "Optimizer",
    "mindspore.nn.optim.momentum": "Momentum SGD",
    "mindspore.nn.optim.adam": "Adam AdamWeightDecay",
    "mindspore.nn.optim.rmsprop": "RMSProp Adagrad",
    "mindspore.nn.optim.adaptive": "Adadelta AdaMax Lamb LazyAdam AdaFactor AdamOffload",
    "mindspore.nn.optim.proximal": "FTRL ProximalAdagrad ASGD Rprop LARS",
    "mindspore.nn.dynamic_lr": (
        "piecewise_constant_lr exponential_decay_lr natural_exp_decay_lr inverse_decay_lr cosine_decay_lr polynomial_decay_lr "
        "warmup_lr"),
    "mindspore.nn.learning_rate_schedule": (
        "LearningRateSchedule ExponentialDecayLR NaturalExpDecayLR InverseDecayLR CosineDecayLR PolynomialDecayLR WarmUpLR"),
    "mindspore.nn.grad.cell_grad": "Jvp Vjp",
    "mindspore.nn.sparse": "SparseToDense SparseTensorDenseMatmul",
    "mindspore.nn.wrap.cell_wrapper": (
        "WithLossCell WithEvalCell WithGradCell ForwardValueAndGrad TrainOneStepCell ParameterUpdate PipelineCell "
        "MicroBatchInterleaved VirtualDatasetCellTriple DistributedGradReducer PipelineGradReducer"),
    "mindspore.nn.utils": "no_init_parameters",
}
_WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name):
    import importlib
    module = _WHERE.get(name)
    if module is None:
        raise AttributeError(f"module 'mindspore.nn' has no attribute '{name}'")
    if module == "mindspore.mint.nn":
        name_there = {"L1LossExt": "L1Loss", "MaxPool2dExt": "MaxPool2d"}.get(name, name[:-3])
    else:
        name_there = name
    found = getattr(importlib.import_module(module), name_there)
    if isinstance(found, type):
        _name_constructor(found)
    globals()[name] = found
    return found


def _name_constructor(kind):
    """Layers that inherit a constructor here have one of their own in MindSpore, whose name errors tell."""
    inherited = kind.__init__
    owner = inherited.__qualname__.rpartition(".")[0]
    if owner.startswith("_") and owner != "_RNNBase" or kind.__name__ in ("MAELoss", "MultilabelMarginLoss"):
        own = type(_name_constructor)(inherited.__code__, inherited.__globals__, "__init__", inherited.__defaults__, inherited.__closure__)
        own.__qualname__ = kind.__name__ + ".__init__"
        kind.__init__ = own


def elsewhere(module, name):
    """A name that MindSpore has in `module`, and this library in another: for the __getattr__ of such modules."""
    if name not in _WHERE:
        raise AttributeError(f"module '{module}' has no attribute '{name}'")
    return __getattr__(name)


__all__ = ["Cell", "GraphCell"] + sorted(_WHERE)
