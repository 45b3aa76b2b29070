# tolerance: 2e-5
import os
import tempfile
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, amp, nn, ops, train


def attempt(function, *args, **names):
    try:
        print(function(*args, **names))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


x = Tensor(np.arange(16).reshape(1, 2, 8) * 7 % 11, ms.float32)
for options in ({"kernel_size": 4, "ceil_mode": True, "pad_mode": "pad", "padding": 2},
                {"kernel_size": 3, "stride": 2, "pad_mode": "pad", "padding": 1, "count_include_pad": False},
                {"kernel_size": 3, "stride": 2, "pad_mode": "same"}, {"kernel_size": 3, "stride": 2, "ceil_mode": True}):
    layer = nn.AvgPool1d(**options)
    print(layer, layer(x), layer(x[0]).shape)
attempt(nn.AvgPool1d, 3, padding=1)
for options in ({"kernel_size": 2, "pad_mode": "pad", "padding": 1, "return_indices": True},
                {"kernel_size": 3, "stride": 2, "pad_mode": "pad", "padding": 1}, {"kernel_size": 3, "stride": 2, "pad_mode": "same"},
                {"kernel_size": 3, "dilation": 2, "pad_mode": "pad"}):
    layer = nn.MaxPool1d(**options)
    out = layer(x)
    print(layer, [part.asnumpy().tolist() for part in out] if isinstance(out, tuple) else out)
attempt(nn.MaxPool1d, 3, dilation=2)

three = Tensor(np.arange(24).reshape(2, 3, 4) % 7 / 7.0, ms.float32)
one_label, labels = Tensor([[[0, 1, 2, 1]], [[2, 0, 1, 0]]], ms.int32), Tensor(np.arange(24).reshape(2, 3, 4) % 3, ms.int32)
for weight in (None, Tensor([1, 2, 3])):
    for reduction in ("mean", "none"):
        print(nn.FocalLoss(weight, 2.0, reduction)(three, one_label), nn.FocalLoss(weight, 2.0, reduction)(three, labels))
steps = Tensor(np.arange(15).reshape(5, 3) % 4, ms.float32)
for reduction in ("none", "mean", "sum"):
    print(nn.CTCLoss(reduction=reduction)(steps, Tensor([1, 2], ms.int32), Tensor([5], ms.int32), Tensor([2], ms.int32)))
print(nn.layer.CosineSimilarity()(Tensor([[1.0, 3.0], [2.0, 4.0]]), Tensor([[2.0, 4.0], [3.0, 1.0]])))
array = nn.TensorArray(ms.int64, ())
print(array.write(0, 1), array.read(0), array.clear(), array.close())

net = nn.SequentialCell(nn.Dense(2, 3), nn.ReLU())
print(net.name_cells(), net.parameters_dict(), type(net.name_cells()).__name__)
optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
print(optimizer.target, optimizer.unique)
attempt(setattr, optimizer, "unique", 1)
attempt(setattr, optimizer, "target", "Host")
print(nn.TrainOneStepCell(net, optimizer))
print(net.phase)
net.phase = "mine"
print(net.phase)

policy = train.CheckpointConfig(save_checkpoint_seconds=100, keep_checkpoint_per_n_minutes=5, append_info=["step_num", {"a": 1}])
print(policy.get_checkpoint_policy(), policy.append_dict, policy.integrated_save, policy.async_save, policy.enc_mode)
weight = Parameter(Tensor([1.0]), name="w")
path = os.path.join(tempfile.mkdtemp(), "list.ckpt")
ms.save_checkpoint([weight, Parameter(Tensor([2]), name="z")], path, choice_func=lambda name: name != "z")
print(ms.load_checkpoint(path))
attempt(ms.save_checkpoint, [1], path)
print(weight.inited_param, weight.sliced)


class Twice(amp.LossScaler):
    def scale(self, inputs):
        return inputs * 2

    def unscale(self, inputs):
        return inputs / 2


class Whole(Twice):
    def adjust(self, grads_finite):
        return False


attempt(Twice)
print(Whole().scale(3), amp.DynamicLossScaleManager is train.DynamicLossScaleManager)
step = amp.build_train_network(nn.Dense(2, 1, weight_init="ones"), optimizer, nn.MSELoss(), "O0")
print(type(step).__name__)
attempt(amp.build_train_network, net, optimizer, level=1)
attempt(amp.build_train_network, net, optimizer, foo=1)
attempt(amp.build_train_network, net, optimizer, loss_scale_manager=amp.DynamicLossScaleManager())
print(ms.get_current_device(), ms.Symbol(max=10, divisor=2), ms.Symbol(max=10).to_dict())
attempt(ms.Symbol, min=0)
attempt(ms.Symbol, remainder=3)

# expect: AvgPool1d(kernel_size=4, stride=1, pad_mode=PAD) [[[1.75 2.5  5.   6.5  5.25 6.75 5.5  4.   3.5 ]
# expect:   [2.25 3.25 3.25 4.75 3.5  5.   6.5  4.75 4.  ]]] (2, 9)
# expect: AvgPool1d(kernel_size=3, stride=2, pad_mode=PAD) [[[3.5       6.6666665 6.        5.3333335]
# expect:   [4.5       4.        3.3333333 6.3333335]]] (2, 4)
# expect: AvgPool1d(kernel_size=(1, 3), stride=(1, 2), pad_mode=SAME) [[[3.3333333 6.3333335 5.6666665 7.       ]
# expect:   [4.3333335 3.6666667 6.6666665 8.       ]]] (2, 4)
# expect: AvgPool1d(kernel_size=3, stride=2, pad_mode=VALID) [[[3.3333333 6.3333335 5.6666665 7.       ]
# expect:   [4.3333335 3.6666667 6.6666665 8.       ]]] (2, 4)
# expect: ValueError For 'AvgPool3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "PAD", but got 'pad' is (0, 0, 0, 0, 1, 1) and 'pad_mode' is valid.
# expect: MaxPool1d(kernel_size=(1, 1, 2), stride=(1, 1, 1), pad_mode=PAD) [[[[0.0, 7.0, 7.0, 10.0, 10.0, 6.0, 9.0, 9.0, 5.0], [1.0, 8.0, 8.0, 4.0, 7.0, 7.0, 10.0, 10.0, 6.0]]], [[[0, 1, 1, 3, 3, 4, 6, 6, 7], [0, 1, 1, 2, 4, 4, 6, 6, 7]]]]
# expect: MaxPool1d(kernel_size=(1, 1, 3), stride=(1, 1, 2), pad_mode=PAD) [[[ 7. 10. 10.  9.]
# expect:   [ 8.  8.  7. 10.]]]
# expect: MaxPool1d(kernel_size=(1, 3), stride=(1, 2), pad_mode=SAME) [[[ 7. 10.  9.  9.]
# expect:   [ 8.  7. 10. 10.]]]
# expect: MaxPool1d(kernel_size=(1, 1, 3), stride=(1, 1, 1), pad_mode=PAD) [[[ 6. 10.  9. 10.]
# expect:   [ 7.  8. 10.  6.]]]
# expect: ValueError For MaxPool1d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value when pad_mode is not 'pad', but got pad_mode:valid.
# expect: 0.49659827 0.52738756
# expect: [0.6174448  0.37575173] [[0.56940126 0.39488065 0.6117547 ]
# expect:  [0.42864296 0.54789084 0.6117547 ]]
# expect: 0.8936672 1.0923526
# expect: [1.1976755 0.5896589] [[0.56940126 0.7897613  1.8352642 ]
# expect:  [0.42864296 1.0957817  1.8352642 ]]
# expect: -12.287798
# expect: -6.143899
# expect: -12.287798
# expect: [0.98994946 0.70710677]
# expect: True 1 True True
# expect: OrderedDict([('0', Dense(input_channels=2, output_channels=3, has_bias=True)), ('1', ReLU())]) OrderedDict([('0.weight', Parameter (name=0.weight, shape=(3, 2), dtype=Float32, requires_grad=True)), ('0.bias', Parameter (name=0.bias, shape=(3,), dtype=Float32, requires_grad=True))]) OrderedDict
# expect: CPU True
# expect: TypeError For 'Optimizer', the property 'unique' must be bool, but got <class 'int'>
# expect: NotImplementedError
# expect: TrainOneStepCell(
# expect:   (network): SequentialCell(
# expect:     (0): Dense(input_channels=2, output_channels=3, has_bias=True)
# expect:     (1): ReLU()
# expect:   )
# expect:   (optimizer): Momentum()
# expect:   (grad_reducer): Identity()
# expect: )
# expect: train
# expect: mine
# expect: {'save_checkpoint_steps': 1, 'save_checkpoint_seconds': None, 'keep_checkpoint_max': 5, 'keep_checkpoint_per_n_minutes': None, 'saved_network': None} {'step_num': 0, 'a': 1} True False AES-GCM
# expect: {'w': Parameter (name=w, shape=(1,), dtype=Float32, requires_grad=True)}
# expect: TypeError For save_checkpoint, when save_obj is made up by list of Parameter,the param should be parameter, but got <class 'int'>
# expect: None False
# expect: TypeError Can't instantiate abstract class Twice with abstract method adjust
# expect: 6 True
# expect: TrainOneStepCell
# expect: TypeError The argument `level` must be a string in ['O0', 'O1', 'O2', 'O3', 'auto'],but got type <class 'int'>.
# expect: ValueError Unsupported arg 'foo'
# expect: ValueError Only `loss_scale_manager=None` or `loss_scale_manager=FixedLossScaleManager(drop_overflow_update=False)`are supported on device `CPU`.
# expect: ('CPU', 0) {'max': 10, 'divisor': 2} {'max': 10}
# expect: ValueError For 'Symbol', the 'min' value should be positive, but got 0
# expect: ValueError For 'Symbol', the 'remainder' value should be in the range '[0, 1)', but got 3
