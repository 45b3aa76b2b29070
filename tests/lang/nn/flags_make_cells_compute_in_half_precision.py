# add_flags_recursive(fp16=True) makes cells compute in half precision, as to_float does, which sets these flags.
import numpy as np
import mindspore as ms
from mindspore import nn, Tensor

x = Tensor(np.full((1, 4), 0.3, np.float32))

class Two(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(4, 4, weight_init="ones")
        self.second = nn.Dense(4, 2, weight_init="ones")

    def construct(self, x):
        return self.second(self.first(x)), self.first(x)

def show(name, net):
    print(name, [str(part.dtype) for part in net(x)], net.get_flags())

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = Two()
    net.second.add_flags_recursive(fp16=True)
    show("a part", net)
    show("all", Two().add_flags_recursive(fp16=True))
    show("to_float", Two().to_float(ms.float16))
    net = Two().add_flags_recursive(fp16=True)
    net.second.add_flags_recursive(fp32=True, fp16=False)
    show("all but a part", net)
    show("another flag", Two().add_flags_recursive(other=True))

# expect: a part ['Float16', 'Float32'] {}
# expect: all ['Float16', 'Float16'] {'fp16': True}
# expect: to_float ['Float16', 'Float16'] {'fp16': True, 'fp32': False, 'bf16': False}
# expect: all but a part ['Float32', 'Float16'] {'fp16': True}
# expect: another flag ['Float32', 'Float32'] {'other': True}
# expect: a part ['Float16', 'Float32'] {}
# expect: all ['Float16', 'Float16'] {'fp16': True}
# expect: to_float ['Float16', 'Float16'] {'fp16': True, 'fp32': False, 'bf16': False}
# expect: all but a part ['Float32', 'Float16'] {'fp16': True}
# expect: another flag ['Float32', 'Float32'] {'other': True}
