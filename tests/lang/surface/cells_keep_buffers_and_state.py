import mindspore as ms, numpy as np
from mindspore import nn, Tensor, Parameter, ops
def go(f,*a,**k):
    try: print(f(*a,**k))
    except Exception as e: print(type(e).__name__, str(e)[:160].split('\n')[0])
class N(nn.Cell):
    def __init__(self):
        super().__init__()
        self.d=nn.Dense(2,2)
        self.register_buffer('buf',Tensor([1.0,2.0]))
        self.register_buffer('tmp',Tensor([3.0]),persistent=False)
        self.register_buffer('none',None)
    def construct(self,x): return self.d(x)+self.buf
n=N()


n = N()
print(n.buf, [k for k, v in n.named_buffers()], [v.shape for v in n.buffers()], n.get_buffer("buf"))
n.d.weight.set_data(Tensor([[1., 2.], [3., 4.]]))
n.d.bias.set_data(Tensor([0.5, 0.5]))
for mode in (1, 0):
    ms.set_context(mode=mode)
    print(n(Tensor([[1.0, 1.0]])))
ms.set_context(mode=1)
go(n.get_buffer, "zz")
go(n.register_buffer, "d", Tensor([1.0]))
go(n.register_buffer, "a.b", Tensor([1.0]))
go(n.register_buffer, "q", 3)
del n.tmp
go(getattr, n, "tmp")
m = N()
print(m.load_state_dict(n.state_dict()), m.buf, type(n.state_dict()).__name__, list(n.state_dict(prefix="p.")))
state = n.state_dict()
state.pop("buf")
go(m.load_state_dict, state)
print(m.load_state_dict(state, strict=False))
seen = []
handle = n.register_state_dict_post_hook(lambda cell, state, prefix, local: seen.append(("post", prefix, len(state))))
n.register_state_dict_pre_hook(lambda cell, prefix, keep: seen.append(("pre", prefix, keep)))
m.register_load_state_dict_pre_hook(lambda cell, state, prefix, l, strict, missing, unexpected, e: seen.append(("load", prefix, strict)))
m.register_load_state_dict_post_hook(lambda cell, keys: seen.append(("loaded", len(keys.missing_keys))))
m.load_state_dict(n.state_dict())
print(seen)
handle.remove()
n.state_dict()
print(seen[4:])


class Counted(nn.Cell):
    def get_extra_state(self):
        return {"x": 1}

    def set_extra_state(self, state):
        print("set", state)


counted = Counted()
print(list(counted.state_dict().items()))
counted.load_state_dict(counted.state_dict())
go(setattr, n, "d", 3)
go(setattr, n, "d", None)
print(n)

# expect: [1. 2.] ['buf', 'tmp'] [(2,), (1,)] [1. 2.]
# expect: [[4.5 9.5]]
# expect: [[4.5 9.5]]
# expect: AttributeError N has no attribute `zz`
# expect: KeyError "attribute 'd' already exists"
# expect: KeyError 'buffer name can\'t contain "."'
# expect: TypeError cannot assign '<class 'int'>' object to buffer 'q' (mindspore Tensor or None required)
# expect: AttributeError The 'N' object has no attribute 'tmp'.
# expect: <All keys matched successfully> [1. 2.] OrderedDict ['p.buf', 'p.d.weight', 'p.d.bias']
# expect: RuntimeError Error(s) in loading state_dict for N:
# expect: _IncompatibleKeys(missing_keys=['buf'], unexpected_keys=[])
# expect: [('pre', '', False), ('post', '', 3), ('load', '', True), ('loaded', 0)]
# expect: [('pre', '', False)]
# expect: [('_extra_state', {'x': 1})]
# expect: set {'x': 1}
# expect: TypeError Sub cell 'd' already exists in network, can not assign this type: '<class 'int'>' as a cell.
# expect: None
# expect: N(
# expect:   (d): None
# expect: )
