# modes: eager bytecode
# The third shape is a symbol's: what the code computes and leaves is computed all the same, and raises for other shapes.
from mindspore import Tensor, jit, ops

weight = Tensor([1.0, 2.0, 3.0])


@jit
def left(x):
    (ops.relu(x) + weight).sum()
    return x * 2


@jit
def left_before_a_write(x, seen):
    x + weight
    seen.append(1)
    return x - 1


for shape in ([1.0], [1.0, 2.0, 3.0], [1.0, 2.0, 3.0, 4.0], [1.0], [1.0, 2.0], [4.0, 5.0, 6.0]):
    for call in (lambda x: left(x), lambda x: left_before_a_write(x, seen)):
        seen = []
        try:
            print(call(Tensor(shape)), seen)
        except ValueError:
            print("ValueError", seen)

# expect: [2.] []
# expect: [0.] [1]
# expect: [2. 4. 6.] []
# expect: [0. 1. 2.] [1]
# expect: ValueError []
# expect: ValueError []
# expect: [2.] []
# expect: [0.] [1]
# expect: ValueError []
# expect: ValueError []
# expect: [ 8. 10. 12.] []
# expect: [3. 4. 5.] [1]
