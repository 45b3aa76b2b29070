# modes: eager bytecode
from mindspore import Tensor, jit


@jit
def returned(x, t, l, s):
    return x + 1, iter(t), iter(l), reversed(t), reversed(l), reversed(s), iter(range(3)), reversed(range(3)), iter(b"ab"), reversed({"a": 1})


@jit
def across_a_break(x, t, s):
    i, j, k = iter(t), reversed(s), iter(range(5))
    y = x * next(i) + len(next(j)) + next(k)
    print("break")
    return y + next(i), next(j), next(k), type(i).__name__, type(j).__name__, type(k).__name__, i.__length_hint__()


@jit
def shown(x, t):
    i = iter(t)
    return x, repr(i).split(" ")[0], isinstance(i, type(iter(()))), isinstance(i, type(iter([]))), i is iter(i), hasattr(i, "__next__")


class Given:
    def __init__(self, value):
        self.value = value

    def __iter__(self):
        return self.value


@jit
def walked(x, o):
    return x, list(o)


x = Tensor([1.0])
for _ in range(2):
    made = returned(x, (1, 2), [3, 4], "ab")
    print([type(v).__name__ for v in made[1:]], [list(v) for v in made[1:]])
    print(across_a_break(x, (1, 2, 3), "abc"))
    print(shown(x, (1, 2)))
    print(walked(x, Given(iter((1, 2)))))
    try:
        walked(x, Given([1]))
    except TypeError as error:
        print(error)

# expect: ['tuple_iterator', 'list_iterator', 'reversed', 'list_reverseiterator', 'reversed', 'range_iterator', 'range_iterator', 'bytes_iterator', 'dict_reversekeyiterator'] [[1, 2], [3, 4], [2, 1], [4, 3], ['b', 'a'], [0, 1, 2], [2, 1, 0], [97, 98], ['a']]
# expect: break
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), 'b', 1, 'tuple_iterator', 'reversed', 'range_iterator', 1)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), '<tuple_iterator', True, False, True, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), [1, 2])
# expect: iter() returned non-iterator of type 'list'
# expect: ['tuple_iterator', 'list_iterator', 'reversed', 'list_reverseiterator', 'reversed', 'range_iterator', 'range_iterator', 'bytes_iterator', 'dict_reversekeyiterator'] [[1, 2], [3, 4], [2, 1], [4, 3], ['b', 'a'], [0, 1, 2], [2, 1, 0], [97, 98], ['a']]
# expect: break
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), 'b', 1, 'tuple_iterator', 'reversed', 'range_iterator', 1)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), '<tuple_iterator', True, False, True, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), [1, 2])
# expect: iter() returned non-iterator of type 'list'
