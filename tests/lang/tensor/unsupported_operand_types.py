import mindspore as ms
from mindspore import Tensor

x = Tensor([[1.0, 2.0]])
for f in (lambda: x + "a", lambda: x * None, lambda: x < None, lambda: x / None, lambda: x // "a", lambda: x < "a", lambda: x + {}, lambda: x + object()):
    try:
        f()
    except TypeError as e:
        print(str(e).split("\n")[0])
print(x + [1.0, 2.0], x + (3.0, 4.0))

# expect: Failed calling Add with "Add()(input=Tensor, other=string)".
# expect: Failed calling Mul with "Mul()(input=Tensor, other=None)".
# expect: Failed calling Less with "Less()(input=Tensor, other=None)".
# expect: Failed calling Div with "Div()(input=Tensor, other=None)".
# expect: Failed calling FloorDiv with "FloorDiv()(input=Tensor, other=string)".
# expect: Failed calling Less with "Less()(input=Tensor, other=string)".
# expect: Failed calling Add with "Add()(input=Tensor, other=<class 'dict'>)".
# expect: Failed calling Add with "Add()(input=Tensor, other=<class 'object'>)".
# expect: [[2. 4.]] [[4. 6.]]
