# tolerance: 1e-4
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import nn, ops, Tensor
from mindspore.train import Model, LossMonitor, Callback, Accuracy, LambdaCallback

x = np.sin(np.arange(48)).reshape(12, 4).astype(np.float32)
label = (x.sum(1) > 0).astype(np.int32)


class Rows:
    def __len__(self):
        return 12

    def __getitem__(self, i):
        return x[i], label[i]


data = ds.GeneratorDataset(Rows(), ["data", "label"], shuffle=False)
print(data.get_dataset_size(), data.get_col_names())
data = data.map(lambda v: v * 2, input_columns="data").batch(5)
print(data.get_dataset_size(), data.get_batch_size(), [tuple(b.shape for b in row) for row in data])
for row in data.create_dict_iterator(output_numpy=True):
    print(sorted(row), row["label"], row["data"].dtype)
small = ds.NumpySlicesDataset({"a": np.arange(6), "b": np.arange(6.0)}, shuffle=False)
print([int(row["a"]) for row in small.create_dict_iterator()], [float(b) for _, b in small.skip(1).take(3)])
twice = ds.NumpySlicesDataset(np.arange(6), column_names="a", shuffle=False).repeat(2).batch(4, drop_remainder=True)
print([r[0].asnumpy().tolist() for r in twice.create_tuple_iterator(num_epochs=1)])

net = nn.SequentialCell(nn.Dense(4, 8, weight_init="ones", bias_init="zeros"), nn.Tanh(),
                        nn.Dense(8, 2, weight_init=Tensor(np.cos(np.arange(16)).reshape(2, 8).astype(np.float32)), bias_init="zeros"))
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
model = Model(net, loss, nn.Momentum(net.trainable_params(), 0.1, 0.9), metrics={"acc": Accuracy()})


class Steps(Callback):
    def on_train_begin(self, run_context):
        print("begin")

    def on_train_step_end(self, run_context):
        values = run_context.original_args()
        print(values.cur_epoch_num, values.cur_step_num, values.batch_num)

    def on_train_end(self, run_context):
        print("end")


model.train(2, data, callbacks=[LossMonitor(2), Steps()], dataset_sink_mode=False)
print(model.eval(data, dataset_sink_mode=False))
print(model.predict(Tensor(x[:2])).shape)

# expect: 12 ['data', 'label']
# expect: 3 5 [((5, 4), (5,)), ((5, 4), (5,)), ((2, 4), (2,))]
# expect: ['data', 'label'] [1 0 0 1 0] float32
# expect: ['data', 'label'] [1 1 0 1 0] float32
# expect: ['data', 'label'] [0 1] float32
# expect: [0, 1, 2, 3, 4, 5] [1.0, 2.0, 3.0]
# expect: [[0, 1, 2, 3], [4, 5, 0, 1], [2, 3, 4, 5]]
# expect: begin
# expect: 1 1 3
# expect: epoch: 1 step: 2, loss is 1.3282527923583984
# expect: 1 2 3
# expect: 1 3 3
# expect: epoch: 2 step: 1, loss is 0.04170028120279312
# expect: 2 4 3
# expect: 2 5 3
# expect: epoch: 2 step: 3, loss is 0.0006030828226357698
# expect: 2 6 3
# expect: end
# expect: {'acc': 1.0}
# expect: (2, 2)
