from mindspore import Tensor, jit


@jit
def f(a, b):
    return a + b


x = Tensor([1.0])
for call in (lambda: f(x), lambda: f(x, x, x), lambda: f(x, c=x)):
    try:
        call()
    except TypeError as e:
        print(str(e).split("\n")[0])

# expect: Function f needs 2 positional argument, but got 1.
# expect: Function f needs 2 positional argument and 0 default argument, total 2, but got 3.
# expect: missing a required argument: 'b'
