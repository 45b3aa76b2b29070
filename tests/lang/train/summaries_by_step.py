# SummaryRecord and SummaryCollector
import os
import tempfile
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import Model, Tensor, nn
from mindspore.train import SummaryCollector, SummaryRecord
from mindspore.train.callback import SummaryCollector as Same

print(Same is SummaryCollector)
with tempfile.TemporaryDirectory() as root:
    with SummaryRecord(log_dir=os.path.join(root, "a"), file_suffix="_MS", raise_exception=True) as record:
        record.add_value("scalar", "loss", Tensor(0.5))
        record.add_value("tensor", "weights", Tensor(np.ones((2, 3), np.float32)))
        print(record.record(1), os.path.basename(record.log_dir).split(".")[:4])
        record.set_mode("eval")
        record.flush()
        for bad in (lambda: record.add_value("scalars", "a", Tensor(1.0)), lambda: record.add_value("scalar", "", Tensor(1.0)),
                    lambda: record.add_value("scalar", "a", 1.0), lambda: record.set_mode("x"), lambda: record.record("1")):
            try:
                bad()
                print("taken")
            except (TypeError, ValueError) as e:
                print(type(e).__name__)
    print(len(os.listdir(os.path.join(root, "a"))) > 0)
    rng = np.random.RandomState(0)
    data = ds.NumpySlicesDataset((rng.randn(12, 3).astype(np.float32), rng.randn(12, 1).astype(np.float32)), shuffle=False).batch(4)
    net = nn.Dense(3, 1)
    collector = SummaryCollector(os.path.join(root, "b"), collect_freq=1, collect_specified_data={"collect_metric": True},
                                 keep_default_action=False)
    Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1)).train(1, data, callbacks=[collector], dataset_sink_mode=False)
    print(len(os.listdir(os.path.join(root, "b"))) > 0)
    for bad in (lambda: SummaryCollector(1), lambda: SummaryCollector(root, collect_freq=0), lambda: SummaryCollector(root, collect_freq="1"),
                lambda: SummaryCollector(root, collect_specified_data={"other": 1})):
        try:
            bad()
        except (TypeError, ValueError) as e:
            print(type(e).__name__)

# expect: True
# expect: True ['events', 'out', 'events', 'summary']
# expect: ValueError
# expect: ValueError
# expect: TypeError
# expect: ValueError
# expect: TypeError
# expect: True
# expect: True
# expect: TypeError
# expect: ValueError
# expect: TypeError
# expect: ValueError
