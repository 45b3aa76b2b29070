import os
import tempfile
import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn, train

data = {"x": np.arange(20, dtype=np.float32).reshape(4, 5), "y": np.arange(4, dtype=np.float32).reshape(4, 1)}


def rows():
    return ds.NumpySlicesDataset(data=data, shuffle=False).batch(2)


def attempt(function, *args, **names):
    try:
        print(function(*args, **names))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


helper = ms.DatasetHelper(rows(), dataset_sink_mode=False)
for x, y in helper:
    print(x.shape, y.asnumpy().tolist())
attempt(ms.DatasetHelper, rows(), False, 0)
attempt(ms.data_sink, lambda x: x, rows())

folder = tempfile.mkdtemp()
net = nn.Dense(5, 1, weight_init="ones")
model = train.Model(net, nn.MSELoss(), nn.Momentum(net.trainable_params(), 1e-3, 0.9))
model.train(2, rows(), callbacks=[train.BackupAndRestore(folder, delete_checkpoint=False)], dataset_sink_mode=False)
kept = net.weight.asnumpy().copy()
print(os.listdir(folder))

again = nn.Dense(5, 1, weight_init="zeros")
seen = []


class Look(train.Callback):
    def on_train_epoch_begin(self, run_context):
        seen.append(bool(np.allclose(again.weight.asnumpy(), kept)))


model = train.Model(again, nn.MSELoss(), nn.Momentum(again.trainable_params(), 1e-3, 0.9))
model.train(1, rows(), callbacks=[train.BackupAndRestore(folder), Look()], dataset_sink_mode=False)
print(seen, os.listdir(folder))
attempt(train.BackupAndRestore, folder, save_freq=0)

# expect: (2, 5) [[0.0], [1.0]]
# expect: (2, 5) [[2.0], [3.0]]
# expect: ValueError The 'sink_size' must be -1 or positive, but got sink_size 0.
# expect: ValueError Data sinking supports ascend or gpu device target, but device target is CPU.
# expect: ['backup.ckpt']
# expect: [True] []
# expect: ValueError The input value must be int and must > 0, but got '0' with type 'int'.
