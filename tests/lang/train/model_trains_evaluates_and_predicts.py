# Model over a pipeline, with callbacks and metrics
import contextlib
import io
import os
import re
import tempfile
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import nn, Tensor
from mindspore.train import (Callback, CheckpointConfig, EarlyStopping, FixedLossScaleManager, History, LambdaCallback,
                             LearningRateScheduler, LossMonitor, Model, ModelCheckpoint, ReduceLROnPlateau, TimeMonitor)

rng = np.random.RandomState(0)
X = rng.randn(20, 4).astype(np.float32)
Y = (X.sum(1) > 0).astype(np.int32)


def data():
    return ds.NumpySlicesDataset((X, Y), ["data", "label"], shuffle=False).batch(5)


def network():
    net = nn.SequentialCell(nn.Dense(4, 8), nn.ReLU(), nn.Dense(8, 2))
    rng = np.random.RandomState(0)
    for p in net.get_parameters():
        p.set_data(Tensor(rng.randn(*p.shape).astype(np.float32) * 0.3))
    return net


class Log(Callback):
    def on_train_begin(self, context):
        print("begin")

    def on_train_epoch_begin(self, context):
        print("epoch", context.original_args().cur_epoch_num)

    def on_train_step_begin(self, context):
        print("step", context.original_args().cur_step_num, end=" ")

    def on_train_step_end(self, context):
        print("%.4f" % float(context.original_args().net_outputs))

    def on_train_epoch_end(self, context):
        print("of", context.original_args().batch_num)

    def on_train_end(self, context):
        print("end")

    def on_eval_begin(self, context):
        print("eval")

    def on_eval_end(self, context):
        print({k: "%.4f" % v for k, v in sorted(context.original_args().metrics.items())})


class Stop(Callback):
    def step_end(self, context):
        if context.original_args().cur_step_num == 3:
            context.request_stop()


def shown(train):
    """What it prints, numbers shortened."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        train()
    text = re.sub(r"\d+\.\d+ ms", "T ms", out.getvalue())
    print(re.sub(r"(\d+\.\d{4})\d+", r"\1", text), end="")


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = network()
    model = Model(net, nn.CrossEntropyLoss(), nn.SGD(net.trainable_params(), 0.1), {"acc", "loss"})
    model.train(2, data(), callbacks=[Log()], dataset_sink_mode=False)
    print({k: "%.4f" % v for k, v in sorted(model.eval(data(), callbacks=[Log()], dataset_sink_mode=False).items())})
    print(np.round(model.predict(Tensor(X[:2])).asnumpy(), 3))
ms.set_context(mode=ms.PYNATIVE_MODE)
print(type(model.train_network).__name__, type(model.eval_network).__name__, type(model.predict_network).__name__)

net = network()
opt = nn.Momentum(net.trainable_params(), 0.1, 0.9)
model = Model(net, nn.CrossEntropyLoss(), opt, metrics={"accuracy"})
shown(lambda: model.fit(3, data(), data(), valid_frequency=2, callbacks=[LossMonitor(2), TimeMonitor(2)], dataset_sink_mode=False, valid_dataset_sink_mode=False))
history = History()
model.fit(2, data(), data(), callbacks=history, dataset_sink_mode=False, valid_dataset_sink_mode=False)
print(history.epoch, sorted(history.history), history.history["accuracy"])
shown(lambda: model.fit(6, data(), data(), dataset_sink_mode=False, valid_dataset_sink_mode=False, callbacks=[
    EarlyStopping(monitor="accuracy", patience=1, mode="max", verbose=True),
    ReduceLROnPlateau(monitor="accuracy", factor=0.1, patience=1, mode="max", verbose=True, min_delta=0.5)]))
shown(lambda: model.train(5, data(), callbacks=[Stop(), LossMonitor(1)], dataset_sink_mode=False))
model.train(2, data(), callbacks=[LambdaCallback(on_train_epoch_end=lambda c: print("lambda", c.original_args().cur_epoch_num))], dataset_sink_mode=False)
net = network()
opt = nn.Momentum(net.trainable_params(), 0.1, 0.9)
model = Model(net, nn.CrossEntropyLoss(), opt, loss_scale_manager=FixedLossScaleManager(2.0, False))
model.train(1, data(), callbacks=[LearningRateScheduler(lambda rate, step: rate * 0.5)], dataset_sink_mode=False)
print(opt.learning_rate.asnumpy())
with tempfile.TemporaryDirectory() as folder:
    model.train(2, data(), callbacks=[ModelCheckpoint("net", folder, CheckpointConfig(save_checkpoint_steps=3, keep_checkpoint_max=2))], dataset_sink_mode=False)
    print(sorted(name for name in os.listdir(folder) if name.endswith(".ckpt")))
    kept = ms.load_checkpoint(os.path.join(folder, "net-2_4.ckpt"))
    print(sorted(name for name in kept if "bias" in name and "moments" not in name), np.allclose(kept["0.weight"].asnumpy(), net[0].weight.asnumpy()))
for attempt in (lambda: Model(net).train(1, data(), dataset_sink_mode=False), lambda: model.train("a", data()), lambda: model.train(1, 5), lambda: LossMonitor(-1),
                lambda: Model(5), lambda: model.train(1, data(), callbacks=5), lambda: model.eval(data())):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: begin
# expect: epoch 1
# expect: step 1 0.6403
# expect: step 2 0.5458
# expect: step 3 0.7523
# expect: step 4 0.8179
# expect: of 4
# expect: epoch 2
# expect: step 5 0.5232
# expect: step 6 0.4541
# expect: step 7 0.6822
# expect: step 8 0.8123
# expect: of 4
# expect: end
# expect: eval
# expect: {'acc': '0.9000', 'loss': '0.5597'}
# expect: {'acc': '0.9000', 'loss': '0.5597'}
# expect: [[-1.817 -0.874]
# expect:  [-1.415 -0.246]]
# expect: begin
# expect: epoch 1
# expect: step 1 0.6403
# expect: step 2 0.5458
# expect: step 3 0.7523
# expect: step 4 0.8179
# expect: of 4
# expect: epoch 2
# expect: step 5 0.5232
# expect: step 6 0.4541
# expect: step 7 0.6822
# expect: step 8 0.8123
# expect: of 4
# expect: end
# expect: eval
# expect: {'acc': '0.9000', 'loss': '0.5597'}
# expect: {'acc': '0.9000', 'loss': '0.5597'}
# expect: [[-1.817 -0.874]
# expect:  [-1.415 -0.246]]
# expect: TrainOneStepCell WithEvalCell SequentialCell
# expect: epoch: 1 step: 2, loss is 0.5457
# expect: epoch: 1 step: 4, loss is 0.9605
# expect: Train epoch time: T ms, per step time: T ms
# expect: epoch: 2 step: 2, loss is 0.2634
# expect: epoch: 2 step: 4, loss is 0.9266
# expect: Eval epoch time: T ms, per step time: T ms
# expect: Eval result: epoch 2, metrics: {'accuracy': 0.9}
# expect: Train epoch time: T ms, per step time: T ms
# expect: epoch: 3 step: 2, loss is 0.1095
# expect: epoch: 3 step: 4, loss is 0.8519
# expect: Train epoch time: T ms, per step time: T ms
# expect: {'epoch': [1, 2]} ['accuracy', 'net_output'] [0.9, 0.95]
# expect: Epoch 00002: ReduceLROnPlateau reducing learning rate to 0.0100.
# expect: Epoch 00003: ReduceLROnPlateau reducing learning rate to 0.001.
# expect: Epoch 00003: early stopping
# expect: epoch: 1 step: 1, loss is 0.0181
# expect: epoch: 1 step: 2, loss is 0.0568
# expect: epoch: 1 step: 3, loss is 0.0350
# expect: lambda 1
# expect: lambda 2
# expect: 0.00625
# expect: ['net-2_2.ckpt', 'net-2_4.ckpt']
# expect: ['0.bias', '2.bias'] True
# expect: TypeError SequentialCell.construct() takes 2 positional arguments but 3 were given
# expect: TypeError The input value must be int, but got 'str'
# expect: AttributeError 'int' object has no attribute 'get_dataset_size'
# expect: ValueError The input value must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError The type of 'network' should be 'Cell', but got type 'int'.
# expect: TypeError When the 'callbacks' is a list, the elements in 'callbacks' must be Callback functions.
# expect: ValueError For Model.eval, the model argument 'metrics' can not be None or empty, you should set the argument 'metrics' for model.
