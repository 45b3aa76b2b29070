"""composite.tail: a graph gives all items but the first, the interpreter nothing."""
from mindspore import Tensor, jit
from mindspore.ops import composite


def rest(x):
    return composite.tail(x)


print(composite.tail((1, 2)))
for value in ((1, 2), (1,), [1, 2, 3], (Tensor(1), Tensor(2), 3), 1):
    for fullgraph in (False, True):
        try:
            print(jit(rest, fullgraph=fullgraph)(value))
        except Exception as e:
            print(type(e).__name__, str(e).splitlines()[0][:42])

# expect: None
# expect: (2,)
# expect: (2,)
# expect: ()
# expect: ()
# expect: [2, 3]
# expect: [2, 3]
# expect: (Tensor(shape=[], dtype=Int64, value= 2), 3)
# expect: (Tensor(shape=[], dtype=Int64, value= 2), 3)
# expect: RuntimeError 'Tail' arg0 must be tuple or list, but got
# expect: RuntimeError 'Tail' arg0 must be tuple or list, but got
