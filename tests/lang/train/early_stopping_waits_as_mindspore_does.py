# after which epoch fit() ends, by metric values, patience, baseline and direction
import numpy as np
import mindspore.dataset as ds
from mindspore import Model, nn
from mindspore.train import EarlyStopping, LambdaCallback, Metric


class Scripted(Metric):
    """Values that are given."""

    def __init__(self, values):
        super().__init__()
        self.values = list(values)

    def clear(self):
        pass

    def update(self, *inputs):
        pass

    def eval(self):
        return self.values.pop(0)


def run(values, **options):
    data = ds.NumpySlicesDataset((np.ones((2, 2), np.float32), np.ones((2, 1), np.float32)), shuffle=False).batch(2)
    net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1), metrics={"m": Scripted(values)})
    epochs = []
    model.fit(len(values), data, data, dataset_sink_mode=False, callbacks=[
        LambdaCallback(on_train_epoch_end=lambda c: epochs.append(c.original_args().cur_epoch_num)),
        EarlyStopping(monitor="m", **options)])
    print(options, epochs[-1], net.weight.asnumpy().round(3).tolist())


falling, rising = [5.0, 4.0, 4.5, 3.9, 4.2, 4.3, 1.0], [1.0, 2.0, 1.5, 2.5, 2.4, 2.3, 9.0]
for patience in (0, 1, 2, 3):
    run(falling, mode="min", patience=patience)
    run(rising, mode="max", patience=patience)
run(falling, mode="min", patience=2, min_delta=0.5)
run(falling, mode="min", patience=2, baseline=3.0)
run(falling, mode="min", patience=2, restore_best_weights=True, verbose=True)

# expect: {'mode': 'min', 'patience': 0} 1 [[0.800000011920929, 0.800000011920929]]
# expect: {'mode': 'max', 'patience': 0} 1 [[0.800000011920929, 0.800000011920929]]
# expect: {'mode': 'min', 'patience': 1} 3 [[0.6880000233650208, 0.6880000233650208]]
# expect: {'mode': 'max', 'patience': 1} 3 [[0.6880000233650208, 0.6880000233650208]]
# expect: {'mode': 'min', 'patience': 2} 6 [[0.6679999828338623, 0.6679999828338623]]
# expect: {'mode': 'max', 'patience': 2} 6 [[0.6679999828338623, 0.6679999828338623]]
# expect: {'mode': 'min', 'patience': 3} 7 [[0.6669999957084656, 0.6669999957084656]]
# expect: {'mode': 'max', 'patience': 3} 7 [[0.6669999957084656, 0.6669999957084656]]
# expect: {'mode': 'min', 'patience': 2, 'min_delta': 0.5} 4 [[0.675000011920929, 0.675000011920929]]
# expect: {'mode': 'min', 'patience': 2, 'baseline': 3.0} 2 [[0.7200000286102295, 0.7200000286102295]]
# expect: Restoring model weights from the end of the best epoch.
# expect: Epoch 00006: early stopping
# expect: {'mode': 'min', 'patience': 2, 'restore_best_weights': True, 'verbose': True} 6 [[0.675000011920929, 0.675000011920929]]
