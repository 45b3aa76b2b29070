# by hand: what is collected when, an interpreter decides
import gc
import weakref

from mindspore import Parameter, Tensor, jit, nn

x = Tensor([1.0])


def cell_class(mode):
    class Net(nn.Cell):
        def __init__(self, k):
            super().__init__()
            self.w = Parameter(Tensor([2.0]), name="w")
            self.k = k

        @jit(capture_mode=mode)
        def construct(self, v):
            return v * self.w * self.k

    return Net


class Holder:
    def __init__(self, n):
        self.n = n


class Plain:
    def __init__(self, n):
        self.n = n

    def scaled(self, v):
        return v * self.n


for mode in ("ast", "bytecode", "trace"):
    Net = cell_class(mode)
    results, seen = [], []
    for k in range(4):
        net = Net(k)
        seen.append(weakref.ref(net))
        if mode == "bytecode":  # the others' graphs hold the Parameters that they were made with
            seen.append(weakref.ref(net.w))
        results.append(float(net(x)))
        del net
    gc.collect()
    print(mode, "cells", results, [r() is None for r in seen])
    seen = weakref.ref(Net)
    del Net
    gc.collect()
    print(mode, "class", seen() is None)

for mode in ("bytecode", "trace"):

    @jit(capture_mode=mode)
    def through(v, thing):
        return thing.scaled(v)

    results, seen = [], []
    for n in range(4):
        thing = Plain(n)
        seen.append(weakref.ref(thing, lambda r: results.append("gone")))
        results.append(float(through(x, thing)))
        del thing
    print(mode, "arguments", results)

    held = Holder(3)

    @jit(capture_mode=mode)
    def by_global(v):
        return v * held.n

    before, results = weakref.ref(held), [float(by_global(x))]
    print(mode, "references", weakref.getweakrefcount(held))
    held = Holder(4)
    results.append(float(by_global(x)))
    print(mode, "a global", results, before() is None)

# expect: ast cells [0.0, 2.0, 4.0, 6.0] [True, True, True, True]
# expect: ast class True
# expect: bytecode cells [0.0, 2.0, 4.0, 6.0] [True, True, True, True, True, True, True, True]
# expect: bytecode class True
# expect: trace cells [0.0, 2.0, 4.0, 6.0] [True, True, True, True]
# expect: trace class True
# expect: bytecode arguments [0.0, 'gone', 1.0, 'gone', 2.0, 'gone', 3.0, 'gone']
# expect: bytecode references 1
# expect: bytecode a global [3.0, 4.0] True
# expect: trace arguments [0.0, 'gone', 1.0, 'gone', 2.0, 'gone', 3.0, 'gone']
# expect: trace references 1
# expect: trace a global [3.0, 4.0] True
