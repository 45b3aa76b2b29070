# `from MODULE import *` of modules whose names come one by one.
for module, wanted in (("mindspore.train.metrics", "Accuracy HausdorffDistance ROC auc get_metric_fn"),
                       ("mindspore.nn.metrics", "Accuracy BleuScore MeanSurfaceDistance Top5CategoricalAccuracy"),
                       ("mindspore.ops.composite", "HyperMap MultitypeFuncGraph GradOperation clip_by_global_norm"),
                       ("mindspore.ops.operations", "Dilation2D DropoutGenMask GatherV2 BufferSample ExtractImagePatches MatMul"),
                       ("mindspore.ops", "typeof isconstant reduced_shape tensor_range Dilation2D matmul"),
                       ("mindspore.mint.nn.functional", "cross_entropy gelu layer_norm softmax relu"),
                       ("mindspore.scipy.optimize", "minimize line_search linear_sum_assignment"),
                       ("mindspore.parallel", "shard Layout set_algo_parameters load_segmented_checkpoints")):
    found = {}
    exec(f"from {module} import *", found)
    print(module, [name in found for name in wanted.split()])
# expect: mindspore.train.metrics [True, True, True, True, True]
# expect: mindspore.nn.metrics [True, True, True, True]
# expect: mindspore.ops.composite [True, True, True, False]
# expect: mindspore.ops.operations [True, True, True, True, True, True]
# expect: mindspore.ops [True, True, True, True, True, True]
# expect: mindspore.mint.nn.functional [True, True, True, True, True]
# expect: mindspore.scipy.optimize [True, True, True]
# expect: mindspore.parallel [True, True, True, True]
