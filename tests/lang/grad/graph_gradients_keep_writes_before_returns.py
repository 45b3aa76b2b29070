# A function to differentiate that writes Parameters and returns inside a branch or loop on a tensor has written what
# the way that it took wrote, each time once.
# tolerance: 1e-4
import mindspore as ms
from mindspore import Parameter, Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Counted(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([0.5, 0.75, 1.0]), name="w")
        self.count = Parameter(Tensor(0.0), name="count")

    def construct(self, x):
        self.count = self.count + 1.0
        return x * self.w


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.net = Counted()


class EarlyReturn(Base):
    def construct(self, x, s):
        if s > 0:
            return x
        x = self.net(x)
        return x * 2


class BothReturn(Base):
    def construct(self, x, s):
        if s > 0:
            x = self.net(x)
            return x
        x = self.net(x)
        x = self.net(x)
        return x * 2


class ConstantInside(Base):
    def construct(self, x, s, n=1):
        if s > 0:
            if n > 3:
                return x * 4
            else:
                x = self.net(x)
        x = self.net(x)
        return x * 2


class InHelper(Base):
    def scaled(self, x, s):
        if s > 0:
            return self.net(x)
        return x * 3

    def construct(self, x, s):
        x = self.scaled(x, s)
        return self.scaled(x, s + 2)


class InWhile(Base):
    def construct(self, x, s):
        while s < 3:
            x = self.net(x)
            if x.sum() < 2:
                return x * 5
            s = s + 1
        return self.net(x)


class InFor(Base):
    def construct(self, x, s):
        for i in range(3):
            if s > i:
                x = self.net(x)
                break
        return x * x


for kind in EarlyReturn, BothReturn, ConstantInside, InHelper, InWhile, InFor:
    for start in 1.0, -1.0:
        cell = kind()
        by_input, by_weight = ms.grad(cell, 0, cell.net.w)(Tensor([1.0, 2.0, 3.0]), Tensor(start))
        once = float(cell.net.count.asnumpy())
        value, _ = ms.value_and_grad(cell)(Tensor([1.0, 2.0, 3.0]), Tensor(start))
        print(kind.__name__, start, by_input, by_weight, once, cell.net.count.asnumpy(), value)

# expect: EarlyReturn 1.0 [1. 1. 1.] [0. 0. 0.] 0.0 0.0 [1. 2. 3.]
# expect: EarlyReturn -1.0 [1.  1.5 2. ] [2. 4. 6.] 1.0 2.0 [1. 3. 6.]
# expect: BothReturn 1.0 [0.5  0.75 1.  ] [1. 2. 3.] 1.0 2.0 [0.5 1.5 3. ]
# expect: BothReturn -1.0 [0.5   1.125 2.   ] [ 2.  6. 12.] 2.0 4.0 [0.5  2.25 6.  ]
# expect: ConstantInside 1.0 [0.5   1.125 2.   ] [ 2.  6. 12.] 2.0 4.0 [0.5  2.25 6.  ]
# expect: ConstantInside -1.0 [1.  1.5 2. ] [2. 4. 6.] 1.0 2.0 [1. 3. 6.]
# expect: InHelper 1.0 [0.25   0.5625 1.    ] [1. 3. 6.] 2.0 4.0 [0.25  1.125 3.   ]
# expect: InHelper -1.0 [1.5  2.25 3.  ] [3. 6. 9.] 1.0 2.0 [1.5 4.5 9. ]
# expect: InWhile 1.0 [0.125    0.421875 1.      ] [0.75  3.375 9.   ] 3.0 6.0 [0.125   0.84375 3.     ]
# expect: InWhile -1.0 [0.03125    0.23730469 1.        ] [ 0.3125     3.1640625 15.       ] 5.0 10.0 [0.03125    0.47460938 3.        ]
# expect: InFor 1.0 [0.5  2.25 6.  ] [ 1.  6. 18.] 1.0 2.0 [0.25 2.25 9.  ]
# expect: InFor -1.0 [2. 4. 6.] [0. 0. 0.] 0.0 0.0 [1. 4. 9.]
