# tolerance: 1e-6
from mindspore import Tensor, ops

x, y = Tensor([1.0, 5.0, 3.0]), Tensor([4.0, 2.0, 3.0])
for name in ("add", "sub", "mul", "div", "maximum", "minimum", "pow", "equal", "ne", "less", "le", "gt", "ge", "greater", "less_equal", "greater_equal", "not_equal", "floor_divide"):
    print(name, getattr(ops, name)(x, y))
print(ops.add(x, 1), ops.maximum(x, 2.0), ops.pow(x, 2), ops.mul(2, x), x.add(y), x.mul(y), x.sub(1), x.maximum(y))

# expect: add [5. 7. 6.]
# expect: sub [-3.  3.  0.]
# expect: mul [ 4. 10.  9.]
# expect: div [0.25 2.5  1.  ]
# expect: maximum [4. 5. 3.]
# expect: minimum [1. 2. 3.]
# expect: pow [ 1. 25. 27.]
# expect: equal [False False  True]
# expect: ne [ True  True False]
# expect: less [ True False False]
# expect: le [ True False  True]
# expect: gt [False  True False]
# expect: ge [False  True  True]
# expect: greater [False  True False]
# expect: less_equal [ True False  True]
# expect: greater_equal [False  True  True]
# expect: not_equal [ True  True False]
# expect: floor_divide [0. 2. 1.]
# expect: [2. 6. 4.] [2. 5. 3.] [ 1. 25.  9.] [ 2. 10.  6.] [5. 7. 6.] [ 4. 10.  9.] [0. 4. 2.] [4. 5. 3.]
