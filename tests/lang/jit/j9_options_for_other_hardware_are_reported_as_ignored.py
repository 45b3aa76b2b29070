from mindspore import Tensor, jit


@jit(exec_order="dfs", infer_boost="on")
def f(x):
    return x * 2


print(f(Tensor([1.0])))

# expect: [2.]
# expect report: ignored_option exec_order 1
# expect report: ignored_option infer_boost 1
