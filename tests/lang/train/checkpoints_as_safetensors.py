# Checkpoints in the format safetensors: header, order, conversions.
import os
import struct
import tempfile
import mindspore as ms
from mindspore import Tensor, nn

folder = tempfile.mkdtemp()


def header(path):
    content = open(path, "rb").read()
    size = struct.unpack("<Q", content[:8])[0]
    return content[8:8 + size], len(content)


def attempt(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, str(e).replace(folder, "F"))


net = nn.Dense(2, 3, weight_init="ones", bias_init="zeros")
ms.save_checkpoint(net, folder + "/a", format="safetensors")
print(header(folder + "/a.safetensors"))
ms.save_checkpoint([{"name": "h", "data": Tensor([1.0], ms.float16)}, {"name": "b", "data": Tensor([1.0], ms.bfloat16)},
                    {"name": "i", "data": Tensor([[1]], ms.int64)}, {"name": "t", "data": Tensor([True])}],
                   folder + "/m.safetensors", format="safetensors")
print(header(folder + "/m.safetensors"))
for name, value in ms.load_checkpoint(folder + "/m.safetensors", format="safetensors").items():
    print(name, value.dtype, value.shape, value.astype(ms.float32).asnumpy().tolist())
ms.save_checkpoint(net, folder + "/c.ckpt")
ms.ckpt_to_safetensors(folder + "/c.ckpt", folder + "/out")
ms.safetensors_to_ckpt(folder + "/a.safetensors", folder + "/back")
print(os.listdir(folder + "/out"), os.listdir(folder + "/back"))
loaded = ms.load_checkpoint(folder + "/back/a.ckpt")
print(loaded["weight"].asnumpy().sum(), ms.load_param_into_net(nn.Dense(2, 3), loaded))
print(sorted(ms.load_checkpoint_async(folder + "/c.ckpt").result()))
attempt(ms.save_checkpoint, net, folder + "/d", format="abc")
attempt(ms.load_checkpoint, folder + "/a.safetensors")
attempt(ms.load_checkpoint, folder + "/none.safetensors", format="safetensors")
attempt(ms.load_checkpoint, folder + "/a.safetensors", format="safetensors", choice_func=lambda name: name == "bias")
layer = nn.TimeDistributed(nn.Dense(4, 2, weight_init="ones"), time_axis=1, reshape_with_axis=0)
print(layer(Tensor([[[1.0] * 4] * 3] * 2)).shape)

# expect: (b'{"__metadata__":{"format":"ms"},"bias":{"dtype":"F32","shape":[3],"data_offsets":[0,12]},"weight":{"dtype":"F32","shape":[3,2],"data_offsets":[12,36]}} ', 196)
# expect: (b'{"__metadata__":{"format":"ms"},"i":{"dtype":"I64","shape":[1,1],"data_offsets":[0,8]},"b":{"dtype":"BF16","shape":[1],"data_offsets":[8,10]},"h":{"dtype":"F16","shape":[1],"data_offsets":[10,12]},"t":{"dtype":"BOOL","shape":[1],"data_offsets":[12,13]}}   ', 277)
# expect: b BFloat16 (1,) [1.0]
# expect: h Float16 (1,) [1.0]
# expect: i Int64 (1, 1) [[1.0]]
# expect: t Bool (1,) [1.0]
# expect: ['c.safetensors'] ['a.ckpt']
# expect: 6.0 ([], [])
# expect: ['bias', 'weight']
# expect: ValueError For 'save_checkpoint', the format must be 'safetensors' or 'ckpt', but got abc.
# expect: ValueError For 'load_checkpoint', the checkpoint file format must same with 'format', but got file_name:'F/a.safetensors', format:'ckpt'
# expect: ValueError For 'load_checkpoint', the checkpoint file: F/none.safetensors does not exist, please check whether the 'ckpt_file_name' is correct.
# expect: {'bias': Parameter (name=Parameter#8, shape=(3,), dtype=Float32, requires_grad=True)}
# expect: (2, 3, 2)
