import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


import os
ms.set_context(mode=ms.PYNATIVE_MODE)
folder = os.environ.get("TMPDIR", "/tmp")
path = folder + "/refjit_checkpoint_case.ckpt"
net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
ms.save_checkpoint(net, path)
loaded = ms.load_checkpoint(path)
print(list(loaded), loaded["0.weight"])
other = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
print(ms.load_param_into_net(other, loaded))
print(all((a.asnumpy() == b.asnumpy()).all() for a, b in zip(net.get_parameters(), other.get_parameters())))
print(ms.load_param_into_net(nn.Dense(2, 2), {}))
show(lambda: ms.load_checkpoint("/nowhere/no.ckpt"))
show(lambda: ms.load_param_into_net(nn.Dense(2, 2), {"weight": Parameter(Tensor([1.0]), name="weight")}))
show(lambda: ms.save_checkpoint(3, path))

# expect: ['0.weight', '0.bias', '1.weight', '1.bias'] Parameter (name=0.weight, shape=(2, 2), dtype=Float32, requires_grad=True)
# expect: ([], [])
# expect: True
# expect: (['weight', 'bias'], [])
# expect: ValueError For 'load_checkpoint', the checkpoint file: /nowhere/no.ckpt does not exist, please check whether the 'ckpt_file_name' is correct.
# expect: RuntimeError For 'load_param_into_net', weight in the argument 'net' should have the same shape as weight in the argument 'parameter_dict'. But got its shape (2, 2) in the argument 'net' and shape (1,) in the argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct or the batch size and so on in the 'net' and 'parameter_dict' are same.
# expect: TypeError For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got <class 'int'>.
