import tempfile
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, amp, nn, train
from mindspore.common import initializer
from mindspore.experimental import optim
from mindspore.experimental.optim import lr_scheduler

net = nn.Dense(1, 1)
weights = [Parameter(Tensor([1.0, 2.0]), name="w")]
sgd = optim.SGD(weights, 0.1)
folder = tempfile.mkdtemp()
for text in (
        "train.CosineSimilarity(3)", "train.CosineSimilarity('a')", "train.CosineSimilarity(reduction='a')",
        "train.CosineSimilarity(zero_diagonal=1)", "train.Perplexity('a')", "train.TopKCategoricalAccuracy('a')",
        "train.TopKCategoricalAccuracy(0)", "train.SummaryCollector(3)", "train.SummaryCollector('')", "train.SummaryCollector(folder, 0)",
        "train.SummaryCollector(folder, 'a')", "train.SummaryCollector(folder, keep_default_action=1)",
        "train.SummaryCollector(folder, collect_specified_data={'a': 1})", "train.SummaryCollector(folder, max_file_size=0)",
        "train.SummaryCollector(folder, custom_lineage_data=3)", "amp.DynamicLossScaler('a', 2, 2)", "amp.DynamicLossScaler(2, 'a', 2)",
        "amp.DynamicLossScaler(2, 2, 0)", "amp.StaticLossScaler(None)", "amp.custom_mixed_precision(3, white_list=[])",
        "amp.custom_mixed_precision(net, white_list='a')", "amp.custom_mixed_precision(net, black_list=[1])",
        "amp.build_train_network(net, None)", "ms.set_seed(True)", "ms.set_seed('a')", "initializer.VarianceScaling(-1)",
        "initializer.VarianceScaling(1.0, 'a')", "initializer.VarianceScaling(1.0, 'fan_in', 'a')", "initializer.HeUniform(mode='a')",
        "optim.SGD(weights, True)", "optim.SGD(weights, 0.1, 'a')", "optim.SGD(weights, 0.1, nesterov=1)", "optim.SGD(weights, 0.1, maximize=1)",
        "optim.Adamax(weights, betas=(1, 2))", "optim.Adamax(weights, betas=(0.5, 1.5))", "optim.Adadelta(weights, rho=2)",
        "optim.Adadelta(weights, rho=1.5)", "optim.Rprop(weights, etas=(1, 2))", "lr_scheduler.StepLR(sgd, 2, last_epoch='a')",
        "lr_scheduler.MultiStepLR(sgd, 3)", "lr_scheduler.MultiStepLR(sgd, [1], 'a')"):
    try:
        eval(text)
        print(text, "made")
    except Exception as error:
        print(text, type(error).__name__, str(error).split("\n")[0])
# expect: train.CosineSimilarity(3) TypeError The type of 'similarity' should be 'str', but got type 'int'.
# expect: train.CosineSimilarity('a') ValueError The 'similarity' must be str and must be in '['dot', 'cosine']', but got 'a'.
# expect: train.CosineSimilarity(reduction='a') ValueError The 'reduction' must be str and must be in '['none', 'sum', 'mean']', but got 'a'.
# expect: train.CosineSimilarity(zero_diagonal=1) TypeError The type of 'zero_diagonal' should be 'bool', but got type 'int'.
# expect: train.Perplexity('a') TypeError The type of 'ignore_label' should be 'int', but got type 'str'.
# expect: train.TopKCategoricalAccuracy('a') TypeError For 'TopKCategoricalAccuracy', the type of the argument 'k' should be int, but got 'k' type: <class 'str'>.
# expect: train.TopKCategoricalAccuracy(0) ValueError For 'TopKCategoricalAccuracy', the argument 'k' must be at least 1, but got 'k' value: 0.
# expect: train.SummaryCollector(3) TypeError The summary_dir is invalid, the type should be string.
# expect: train.SummaryCollector('') ValueError The summary_dir is invalid, it should be non-blank.
# expect: train.SummaryCollector(folder, 0) ValueError For "SummaryCollector", the value of `collect_freq` should be greater than 0, but got `0`.
# expect: train.SummaryCollector(folder, 'a') TypeError For `collect_freq` the type should be a valid type of ['int'], but got str.
# expect: train.SummaryCollector(folder, keep_default_action=1) TypeError For `keep_default_action` the type should be a valid type of ['bool'], but got int.
# expect: train.SummaryCollector(folder, collect_specified_data={'a': 1}) ValueError For "SummaryCollector", the keys {'a'} of `collect_specified_data` are unsupported, expect the follow keys: ['collect_metric', 'collect_graph', 'collect_train_lineage', 'collect_eval_lineage', 'collect_input_data', 'collect_dataset_graph', 'histogram_regular', 'collect_landscape']
# expect: train.SummaryCollector(folder, max_file_size=0) ValueError For "SummaryCollector", the value of `max_file_size` should be greater than 0, but got `0`.
# expect: train.SummaryCollector(folder, custom_lineage_data=3) TypeError For `custom_lineage_data` the type should be a valid type of ['dict', 'NoneType'], but got int.
# expect: amp.DynamicLossScaler('a', 2, 2) TypeError The type of 'scale_value' should be one of '['float', 'int']', but got type 'str'.
# expect: amp.DynamicLossScaler(2, 'a', 2) TypeError The 'scale_factor' must be int, but got 'str'
# expect: amp.DynamicLossScaler(2, 2, 0) ValueError The 'scale_window' must be int and must > 0, but got '0' with type 'int'.
# expect: amp.StaticLossScaler(None) TypeError The type of 'scale_value' should be one of '['float', 'int']', but got type 'NoneType'.
# expect: amp.custom_mixed_precision(3, white_list=[]) TypeError The network type should be Cell.
# expect: amp.custom_mixed_precision(net, white_list='a') TypeError The type of white_list should be list, but got <class 'str'>
# expect: amp.custom_mixed_precision(net, black_list=[1]) TypeError The element in black_list should be a class, but got 1
# expect: amp.build_train_network(net, None) TypeError The type of 'optimizer' should be one of '['Optimizer', 'FreezeOpt', 'AdaSumByGradWrapCell', 'AdaSumByDeltaWeightWrapCell']', but got type 'NoneType'.
# expect: ms.set_seed(True) TypeError For 'global_seed', the 'seed' must be int and must >= 0, but got 'True' with type 'bool'.
# expect: ms.set_seed('a') TypeError The argument 'seed' must be type of int, but got <class 'str'>.
# expect: initializer.VarianceScaling(-1) ValueError For VarianceScaling initializer, the argument 'scale' must be greater than 0, but got -1.
# expect: initializer.VarianceScaling(1.0, 'a') ValueError For VarianceScaling initializer, the argument 'mode' must be fan_in, fan_out or fan_avg, but got a.
# expect: initializer.VarianceScaling(1.0, 'fan_in', 'a') ValueError For VarianceScaling initializer, the argument 'distribution' must be uniform, truncated_norm or untruncated_norm, but got a.
# expect: initializer.HeUniform(mode='a') made
# expect: optim.SGD(weights, True) TypeError For 'SGD', the type of 'lr' should be one of '['float', 'int', 'Tensor']', but got type 'bool'.
# expect: optim.SGD(weights, 0.1, 'a') TypeError For 'SGD', the type of 'momentum' should be one of '['int', 'float']', but got type 'str'.
# expect: optim.SGD(weights, 0.1, nesterov=1) TypeError For 'SGD', the type of 'nesterov' should be 'bool', but got type 'int'.
# expect: optim.SGD(weights, 0.1, maximize=1) TypeError For 'SGD', the type of 'maximize' should be 'bool', but got type 'int'.
# expect: optim.Adamax(weights, betas=(1, 2)) TypeError For 'Adamax', the 'betas[0]' must be 'float',  but got 'int'.
# expect: optim.Adamax(weights, betas=(0.5, 1.5)) ValueError For 'Adamax', the 'betas[1]' must be in range of [0.0, 1.0), but got 1.5 with type 'float'.
# expect: optim.Adadelta(weights, rho=2) TypeError For 'Adadelta', the 'rho' must be 'float',  but got 'int'.
# expect: optim.Adadelta(weights, rho=1.5) ValueError For 'Adadelta', the 'rho' must be in range of [0.0, 1.0], but got 1.5 with type 'float'.
# expect: optim.Rprop(weights, etas=(1, 2)) TypeError For 'Rprop', the 'etas[0]' must be 'float',  but got 'int'.
# expect: lr_scheduler.StepLR(sgd, 2, last_epoch='a') TypeError The type of 'last_epoch' should be 'int', but got type 'str'.
# expect: lr_scheduler.MultiStepLR(sgd, 3) TypeError The type of 'milestones' should be 'list', but got type 'int'.
# expect: lr_scheduler.MultiStepLR(sgd, [1], 'a') TypeError The type of 'gamma' should be one of '['float', 'int']', but got type 'str'.
