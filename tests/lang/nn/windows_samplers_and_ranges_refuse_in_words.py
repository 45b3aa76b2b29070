from mindspore import nn

for text in ("nn.Unfold(2, [1, 1, 1, 1], [1, 1, 1, 1])", "nn.Unfold([1, 2, 2, 1], [1], [1, 1, 1, 1])", "nn.Unfold([1, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], 3)",
             "nn.CentralCrop(1)", "nn.CentralCrop(0.0)", "nn.CentralCrop(1.5)", "nn.SampledSoftmaxLoss(0, 4)", "nn.SampledSoftmaxLoss(True, 4)",
             "nn.SampledSoftmaxLoss(2, 4, seed=1.5)", "nn.SampledSoftmaxLoss(2, 4, remove_accidental_hits=None)", "nn.Conv2d(1, 1, (0.5, 0.2))",
             "nn.Conv2d(1, 1, (1, 2, 3))", "nn.Conv2d(1, 1, 'a')", "nn.CrossEntropyLoss(label_smoothing=float('nan'))",
             "nn.CrossEntropyLoss(label_smoothing=2.0)", "nn.CosineEmbeddingLoss(margin=float('nan'))"):
    try:
        eval(text)
        print(text, "made")
    except Exception as error:
        print(text, type(error).__name__, str(error).split("\n")[0])
# expect: nn.Unfold(2, [1, 1, 1, 1], [1, 1, 1, 1]) TypeError For 'Unfold', the type of 'ksizes' should be one of '['tuple', 'list']', but got type 'int'.
# expect: nn.Unfold([1, 2, 2, 1], [1], [1, 1, 1, 1]) ValueError For 'Unfold' the format of 'strides' must be [1, stride_row, stride_col, 1], but got [1].
# expect: nn.Unfold([1, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], 3) TypeError For 'ExtractImagePatches', the input 'padding' should be a str, but got <class 'int'>.
# expect: nn.CentralCrop(1) TypeError For 'CentralCrop', the type of 'central_fraction' should be 'float', but got type 'int'.
# expect: nn.CentralCrop(0.0) ValueError For 'CentralCrop', the 'central_fraction' must be in range of (0.0, 1.0], but got 0.0 with type 'float'.
# expect: nn.CentralCrop(1.5) ValueError For 'CentralCrop', the 'central_fraction' must be in range of (0.0, 1.0], but got 1.5 with type 'float'.
# expect: nn.SampledSoftmaxLoss(0, 4) ValueError For 'UniformCandidateSampler', the value of num_sampled should be > : 0, but got 0.
# expect: nn.SampledSoftmaxLoss(True, 4) TypeError For 'UniformCandidateSampler', the type of 'num_sampled' should be 'int', but got type 'bool'.
# expect: nn.SampledSoftmaxLoss(2, 4, seed=1.5) TypeError For 'UniformCandidateSampler', the type of 'seed' should be 'int', but got type 'float'.
# expect: nn.SampledSoftmaxLoss(2, 4, remove_accidental_hits=None) TypeError For 'UniformCandidateSampler', the type of 'remove_accidental_hits' should be 'bool', but got type 'NoneType'.
# expect: nn.Conv2d(1, 1, (0.5, 0.2)) TypeError When expanding an int number to tuple, the type of element in input tuple must be an integer, but got <class 'float'>.
# expect: nn.Conv2d(1, 1, (1, 2, 3)) TypeError When expanding an int number to tuple, input tuple dimension must be 2, but got (1, 2, 3)
# expect: nn.Conv2d(1, 1, 'a') TypeError When expanding an int number to tuple, input type must be integer or tuple[int], but got <class 'str'>
# expect: nn.CrossEntropyLoss(label_smoothing=float('nan')) made
# expect: nn.CrossEntropyLoss(label_smoothing=2.0) ValueError For 'CrossEntropyLoss', the 'label_smoothing' must be in range of [0.0, 1.0], but got 2.0 with type 'float'.
# expect: nn.CosineEmbeddingLoss(margin=float('nan')) made
