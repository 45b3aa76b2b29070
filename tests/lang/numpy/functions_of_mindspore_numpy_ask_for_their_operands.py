# mindspore.numpy's functions say what they take: tensors alone, what is like an array, or what has a shape.
import numpy as np
import mindspore.numpy as mnp
from mindspore import Tensor

x = Tensor(np.array([[1.0, 2.0], [3.0, 4.0]], np.float32))
calls = {"sin": lambda: mnp.sin([0.0]), "sin of None": lambda: mnp.sin(None), "multiply": lambda: mnp.multiply(x, 2), "exp": lambda: mnp.exp("a"),
         "exp of an array": lambda: mnp.exp(np.ones(2)), "array": lambda: mnp.array({1: 2}), "amax": lambda: mnp.amax([1, 2]),
         "dot": lambda: mnp.dot([1], [2]), "log2": lambda: mnp.log2([1]), "maximum": lambda: mnp.maximum("a", 1),
         "clip": lambda: mnp.clip(x, "a", 1), "hstack": lambda: mnp.hstack("a"), "stack": lambda: mnp.stack(3),
         "linspace": lambda: mnp.linspace("a", 2), "ones_like": lambda: mnp.ones_like("a"), "ones": lambda: mnp.ones((2, -1)),
         "zeros": lambda: mnp.zeros((2.5,)), "bartlett": lambda: mnp.bartlett("a"), "vander": lambda: mnp.vander(3),
         "float_power": lambda: mnp.float_power([1], x), "sign": lambda: mnp.sign("a"), "array_str": lambda: mnp.array_str([1]),
         "flip": lambda: mnp.flip([1]), "unique": lambda: mnp.unique([1]), "trace": lambda: mnp.trace([[1]]), "select": lambda: mnp.select(1, 2)}
for name, call in calls.items():
    try:
        print(name, call())
    except (TypeError, ValueError, AttributeError) as error:
        print(name, type(error).__name__, error)
# What is like an array is taken.
print(mnp.exp([0.0]), mnp.add(x, 1), mnp.sum((1, 2)), mnp.diff(x, prepend=0, append=Tensor([[9.0], [9.0]])), mnp.maximum(2, 1.5))
print(mnp.multi_dot([[1, 2], [3, 4]]), mnp.hamming(-1).shape)
# expect: sin TypeError expect Tensor, but got <class 'mindspore._c_expression.typing.List'>
# expect: sin of None TypeError expect Tensor, but got <class 'mindspore._c_expression.typing.TypeNone'>
# expect: multiply TypeError expect Tensor, but got <class 'mindspore._c_expression.typing.Int'>
# expect: exp TypeError Expect input to be array like.
# expect: exp of an array TypeError Expect input to be array like.
# expect: array TypeError input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got <class 'dict'>
# expect: amax TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'list'>.
# expect: dot TypeError the input x must be Tensor!
# expect: log2 AttributeError 'list' object has no attribute 'dtype'
# expect: maximum TypeError Input x1 is expected to be array_like
# expect: clip TypeError Input x2 is expected to be array_like
# expect: hstack TypeError Tensor or, list or tuple of tensors are required, but got<class 'str'>
# expect: stack ValueError input arrays must be Tensor, tuple, or list
# expect: linspace TypeError start should be int, float, bool, list, tuple, Tensor, but got<class 'str'>
# expect: ones_like TypeError prototype should be int, float, bool, list, tuple, Tensor, but got<class 'str'>
# expect: ones ValueError each entry in shape should no less than 0.
# expect: zeros TypeError each entry in shape should be int.
# expect: bartlett TypeError the number fo points should be an int
# expect: vander TypeError Input x must be list, tuple or Tensor, but got <class 'int'>
# expect: float_power TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'list'>.
# expect: sign TypeError integer, float, list, tuple or Tensor are expected, but got<class 'str'>
# expect: array_str TypeError Expect input to be tensor.
# expect: flip TypeError expect Tensor, but got <class 'mindspore._c_expression.typing.List'>
# expect: unique TypeError expect Tensor, but got <class 'mindspore._c_expression.typing.List'>
# expect: trace AttributeError 'list' object has no attribute 'trace'
# expect: select ValueError input cannot be scalars
# expect: [1.] [[2. 3.]
# expect:  [4. 5.]] 3 [[1. 1. 7.]
# expect:  [3. 1. 5.]] 2.0
# expect: 11 (0,)
