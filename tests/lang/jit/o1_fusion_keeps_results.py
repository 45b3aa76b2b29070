from mindspore import Tensor, jit, ops


def chain(x, y):
    a = x * y + 1
    b = ops.maximum(a - x, 0.5)
    return (b * b - y) / (a + 2)


x, y = Tensor([[1.0, -2.0, 3.0]]), Tensor([[0.5], [4.0]])
print(chain(x, y))
print(jit(chain, jit_level="O0")(x, y))
print(jit(chain, jit_level="O1")(x, y))

# expect: [[-0.07142857  1.75       -0.05555556]
# expect:  [ 1.7142857   0.75        6.4       ]]
# expect: [[-0.07142857  1.75       -0.05555556]
# expect:  [ 1.7142857   0.75        6.4       ]]
# expect: [[-0.07142857  1.75       -0.05555556]
# expect:  [ 1.7142857   0.75        6.4       ]]
