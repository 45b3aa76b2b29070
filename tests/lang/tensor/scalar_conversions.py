import mindspore as ms
from mindspore import Tensor

print(float(Tensor(1.5)), int(Tensor(3)), bool(Tensor(True)), bool(Tensor([0.0])), Tensor([2.5]).item(), Tensor(2).item(), Tensor([[1.0, 2.0]]).tolist(), Tensor(3).tolist(), int(Tensor([2.9])), [10, 20, 30][Tensor(1)], list(range(Tensor(3))))
x = Tensor([[1.0, 2.0]])
for f in (lambda: bool(x), lambda: float(x), lambda: int(x), lambda: x.item(), lambda: len(Tensor(1.0)), lambda: list(Tensor(1.0)), lambda: x()):
    try:
        f()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, str(e).split("\n")[0])
if Tensor(1.0):
    print("true")
print("small" if Tensor(2) < 3 else "big", not Tensor(False))

# expect: 1.5 3 True False 2.5 2 [[1.0, 2.0]] 3 2 20 [0, 1, 2]
# expect: ValueError The tensor should have only one element, but got 2, more than one element is ambiguous.
# expect: ValueError Only one element tensors can be converted to Python scalars
# expect: ValueError Only one element tensors can be converted to Python scalars
# expect: ValueError The tensor should have only one element, but got 2, more than one element is ambiguous.
# expect: TypeError Not support len of a 0-D tensor
# expect: TypeError Cannot iterate over a scalar tensor.
# expect: TypeError 'Tensor' object is not callable
# expect: true
# expect: small True
