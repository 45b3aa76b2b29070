from mindspore import Tensor, jit


def f(a):
    if a.shape[0] == 1:
        raise ValueError("one element")
    return a


for options in ({}, {"fullgraph": True}, {"capture_mode": "bytecode"}):
    try:
        print(jit(f, **options)(Tensor([1.0, 2.0])))
        jit(f, **options)(Tensor([1.0]))
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: [1. 2.]
# expect: 'one element'
# expect: [1. 2.]
# expect: 'one element'
# expect: [1. 2.]
# expect: one element
