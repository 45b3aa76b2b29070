# `from MODULE import *`, of modules whose names are loaded when they are asked for
MODULES = {
    "mindspore.nn": "Cell Dense LSTM Adam cosine_decay_lr TrainOneStepCell Accuracy",
    "mindspore.ops": "Add MatMul relu GradOperation HyperMap functional composite tensor_scatter_add SparseApplyFtrl",
    "mindspore.ops.operations": "Add ReduceSum Conv2D TensorAdd StridedSlice",
    "mindspore.mint.nn": "Linear Conv2d CrossEntropyLoss functional",
    "mindspore.train": "Model LossMonitor Accuracy ROC ConfusionMatrixMetric auc SummaryCollector save_checkpoint",
    "mindspore.dataset": "MnistDataset TextFileDataset MindDataset Cifar10Dataset GeneratorDataset Shuffle config",
    "mindspore.dataset.vision": "Resize RandomColorAdjust Invert Inter HWC2CHW CutOut RandomResizedCrop",
    "mindspore.dataset.text": "Vocab Lookup NormalizeForm to_str UnicodeCharTokenizer",
    "mindspore.dataset.transforms": "TypeCast OneHot Compose",
    "mindspore.numpy": "array einsum append unique histogram",
    "mindspore.common": "Tensor Parameter set_seed COOTensor Generator",
    "mindspore.context": "set_context GRAPH_MODE set_auto_parallel_context",
    "mindspore.amp": "auto_mixed_precision DynamicLossScaler FixedLossScaleManager",
    "mindspore.nn.layer": "Dense Conv2d LayerNorm",
    "mindspore.nn.loss": "MSELoss CrossEntropyLoss",
    "mindspore.nn.optim": "Adam SGD Optimizer",
    "mindspore.nn.wrap": "TrainOneStepCell WithLossCell",
}
for module, names in MODULES.items():
    space = {}
    exec(f"from {module} import *", space)
    print(module, [name for name in names.split() if name not in space])

# expect: mindspore.nn []
# expect: mindspore.ops ['functional', 'composite']
# expect: mindspore.ops.operations []
# expect: mindspore.mint.nn ['CrossEntropyLoss', 'functional']
# expect: mindspore.train []
# expect: mindspore.dataset ['Shuffle', 'config']
# expect: mindspore.dataset.vision []
# expect: mindspore.dataset.text []
# expect: mindspore.dataset.transforms []
# expect: mindspore.numpy ['einsum']
# expect: mindspore.common []
# expect: mindspore.context []
# expect: mindspore.amp []
# expect: mindspore.nn.layer []
# expect: mindspore.nn.loss []
# expect: mindspore.nn.optim []
# expect: mindspore.nn.wrap []
