from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def scaled(x, thing):
    return x * thing.k


for n in range(70):
    scaled(Tensor([1.0]), type("Thing%d" % n, (), {"k": n})())
print(scaled(Tensor([2.0]), type("Thing", (), {"k": 3})()))

# expect: [6.]
# expect report: fallback Unsettled 1
