import mindspore as ms
from mindspore import Tensor

a, b = Tensor([6, 5, 12], ms.int32), Tensor([3, 10, 10], ms.int32)
p, q = Tensor([True, True, False]), Tensor([True, False, False])
print(a & b, a | b, a ^ b, a & 1, p & q, p | q, p ^ q, ~p, p & a)
for f in (lambda: Tensor([1.0]) & Tensor([1.0]), lambda: a << 1):
    try:
        print(f())
    except TypeError as e:
        print(str(e).split("{")[0])

# expect: [2 0 8] [ 7 15 14] [ 5 15  6] [0 1 0] [ True False False] [ True  True False] [False  True False] [False False  True] [0 1 0]
# expect: For primitive[BitwiseAnd], the input argument[x] must be a type of
# expect: unsupported operand type(s) for <<: 'Tensor' and 'int'
