from mindspore import Tensor, jit


@jit(capture_mode="ast")
def f(x):
    return x.max(1), x.min(0), x.max(axis=1), x.max(dim=1)[1]


for item in f(Tensor([[1.5, -2.0, 3.25], [0.5, 4.0, -1.0]])):
    print(item)

# expect: [3.25 4.  ]
# expect: [ 0.5 -2.  -1. ]
# expect: [3.25 4.  ]
# expect: [2 1]
