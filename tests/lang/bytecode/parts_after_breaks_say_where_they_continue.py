# by hand: the reasons are ours (spec.md, B7)
import mindspore


@mindspore.jit(capture_mode="bytecode")
def f(x):
    y = x + 1
    print(y)
    return y * 2


print(f(mindspore.Tensor([1.0])))
# expect: [2.]
# expect: [4.]
# expect report: reasons f first call; continues at line 8
