# modes: eager ast bytecode
from mindspore import Tensor, jit


@jit
def f(x, y=None, *, k=2):
    if y is None:
        return x * k
    return x * k + y


a, b = Tensor([1.0, 2.0]), Tensor([10.0, 20.0])
print(f(a), f(a, b), f(x=a, y=b), f(a, k=5), f(a, b, k=0))

# expect: [2. 4.] [12. 24.] [12. 24.] [ 5. 10.] [10. 20.]
