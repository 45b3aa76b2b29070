# EarlyStopping and ReduceLROnPlateau: the baseline is min_delta, "auto" rises but for names of errors; eval_loss is the last batch's
import numpy as np
import mindspore.dataset as ds
from mindspore import Model, nn
from mindspore.train import EarlyStopping, History, LambdaCallback, LearningRateScheduler, LossMonitor, Metric, ReduceLROnPlateau


class Scripted(Metric):
    def __init__(self, values):
        super().__init__()
        self.values = list(values)

    def clear(self):
        pass

    def update(self, *inputs):
        pass

    def eval(self):
        return self.values.pop(0)


def data():
    x = np.arange(8, dtype=np.float32).reshape(4, 2) / 8
    return ds.NumpySlicesDataset((x, x.sum(1, keepdims=True)), shuffle=False).batch(2)


def model(metrics):
    net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
    return Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1), metrics=metrics)


falling = [5.0, 4.0, 4.5, 3.9, 4.2, 4.3, 1.0]
for name in ("m", "mae"):
    for options in ({"patience": 3, "baseline": 4.2}, {"patience": 2}, {"patience": 2, "mode": "min", "baseline": 4.2, "min_delta": 4.5}):
        epochs, watch = [], EarlyStopping(monitor=name, **options)
        model({name: Scripted(falling)}).fit(7, data(), data(), callbacks=[
            watch, LambdaCallback(on_train_epoch_end=lambda c: epochs.append(c.original_args().cur_epoch_num))])
        print(name, options, epochs[-1], watch.wait, watch.best)
trained = model({"m": Scripted(falling)})
trained.fit(7, data(), data(), callbacks=ReduceLROnPlateau("m", mode="min", patience=1, cooldown=2, factor=0.5, verbose=True))
trained = model({"mae", "loss"})
history, rates = History(), []
trained.fit(2, data(), data(), valid_frequency=2, callbacks=[
    history, LossMonitor(2), LearningRateScheduler(lambda rate, step: rates.append((rate, step)) or rate * 0.5)])
print(rates, history.epoch, sorted(history.history), len(history.history["mae"]))
try:
    EarlyStopping(patience=-1)
except ValueError as error:
    print(error)

# expect: m {'patience': 3, 'baseline': 4.2} 4 3 5.0
# expect: m {'patience': 2} 3 2 5.0
# expect: m {'patience': 2, 'mode': 'min', 'baseline': 4.2, 'min_delta': 4.5} 2 2 5.0
# expect: mae {'patience': 3, 'baseline': 4.2} 3 3 4.0
# expect: mae {'patience': 2} 6 2 3.9
# expect: mae {'patience': 2, 'mode': 'min', 'baseline': 4.2, 'min_delta': 4.5} 2 2 5.0
# expect: Epoch 00003: ReduceLROnPlateau reducing learning rate to 0.05.
# expect: Epoch 00005: ReduceLROnPlateau reducing learning rate to 0.025.
# expect: epoch: 1 step: 2, loss is 0.0
# expect: epoch: 2 step: 2, loss is 0.0
# expect: Eval result: epoch 2, metrics: {'loss': 0.0, 'mae': 0.0}
# expect: [(0.1, 1), (0.05, 2), (0.025, 3), (0.0125, 4)] {'epoch': [1, 2]} ['loss', 'mae', 'net_output'] 1
# expect: The input value must be int and must >= 0, but got '-1' with type 'int'.
