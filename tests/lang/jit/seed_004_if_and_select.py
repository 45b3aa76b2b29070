# modes: eager ast bytecode
from mindspore import Tensor, ops, jit


@jit
def if_net(x, y):
    out = 0
    for _ in range(100):
        if x < y:
            x = x - y
        else:
            x = x + y
        out = out + x
    return out


@jit
def select_net(x, y):
    out = x
    for _ in range(100):
        cond = x < y
        x = ops.select(cond, x - y, x + y)
        out = out + x
    return out


print(if_net(Tensor([0]), Tensor([1])), if_net(Tensor([7]), Tensor([2])))
print(select_net(Tensor([0]), Tensor([1])), select_net(Tensor([7]), Tensor([2])))

# expect: [-5050] [10800]
# expect: [-5050] [10807]
# expect report: fallback 0
