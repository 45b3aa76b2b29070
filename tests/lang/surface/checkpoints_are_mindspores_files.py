import os
import tempfile
import mindspore as ms
from mindspore import Parameter, Tensor, nn

path = os.path.join(tempfile.mkdtemp(), "o.ckpt")
ms.save_checkpoint([{"name": "a.w", "data": Tensor([[1.0, 2.0]])}, {"name": "b", "data": Tensor(3, ms.int32)},
                    {"name": "h", "data": Tensor([1.5], ms.float16)}, {"name": "t", "data": Tensor([True])},
                    {"name": "bf", "data": Tensor([1.5], ms.bfloat16)}], path, append_dict={"epoch": 3, "lr": 0.5, "flag": True, "s": "hello"})
with open(path, "rb") as file:
    print(file.read().hex())
for name, value in ms.load_checkpoint(path).items():
    print(name, value, value.asnumpy() if name not in ("s", "bf") else "")


def attempt(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


print(list(ms.load_checkpoint(path, filter_prefix="a")), list(ms.load_checkpoint(path, specify_prefix="a")),
      list(ms.load_checkpoint(path, choice_func=lambda name: name == "b")))
attempt(ms.load_checkpoint, path, filter_prefix=["a", ""])
attempt(ms.load_checkpoint, path, specify_prefix="zz")
attempt(ms.load_checkpoint, 3)
attempt(ms.load_checkpoint, "x.py")
attempt(ms.save_checkpoint, 3, path)
attempt(ms.save_checkpoint, [{"name": "a"}], path)
net = nn.Dense(2, 2)
print(ms.load_param_into_net(net, {"weight": Parameter(Tensor([[1., 2.], [3., 4.]]), name="weight"), "zz": Parameter([1.0], name="zz")}))
print(net.weight.asnumpy())

# expect: 0a1e0a03612e771217080108021207466c6f617433321a080000803f000000400a120a0162120d1205496e7433321a04030000000a140a0168120f08011207466c6f617431361a02003e0a100a0174120b08011204426f6f6c1a01010a160a02626612100801120842466c6f617431361a02c03f0a1a0a0565706f636812111205496e7436341a0803000000000000000a150a026c72120f1207466c6f617433321a040000003f0a110a04666c616712091204426f6f6c1a01010a220a0173121d080012037374721a1468000000650000006c0000006c0000006f000000
# expect: a.w Parameter (name=a.w, shape=(1, 2), dtype=Float32, requires_grad=True) [[1. 2.]]
# expect: b Parameter (name=b, shape=(), dtype=Int32, requires_grad=True) 3
# expect: h Parameter (name=h, shape=(1,), dtype=Float16, requires_grad=True) [1.5]
# expect: t Parameter (name=t, shape=(1,), dtype=Bool, requires_grad=True) [ True]
# expect: bf Parameter (name=bf, shape=(1,), dtype=BFloat16, requires_grad=True)
# expect: epoch Parameter (name=epoch, shape=(), dtype=Int64, requires_grad=True) 3
# expect: lr Parameter (name=lr, shape=(), dtype=Float32, requires_grad=True) 0.5
# expect: flag Parameter (name=flag, shape=(), dtype=Bool, requires_grad=True) True
# expect: s hello
# expect: ['b', 'h', 't', 'bf', 'epoch', 'lr', 'flag', 's'] ['a.w'] ['b']
# expect: ValueError For 'load_checkpoint', the value of 'specify_prefix' or 'filter_prefix' can't include ''.
# expect: ValueError The loaded parameter dict is empty after filter or specify, please check whether 'filter_prefix' or 'specify_prefix' are set correctly.
# expect: TypeError For 'load_checkpoint', the argument 'ckpt_file_name' must be string, but got <class 'int'>.
# expect: ValueError For 'load_checkpoint', the checkpoint file format must same with 'format', but got file_name:'x.py', format:'ckpt'
# expect: TypeError For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got <class 'int'>.
# expect: TypeError For save_checkpoint, save_obj should be a list of dict items, and the dict should have key values 'name' and 'value', but got <class 'dict'> and {'name': 'a'}.
# expect: (['bias'], ['zz'])
# expect: [[1. 2.]
# expect:  [3. 4.]]
