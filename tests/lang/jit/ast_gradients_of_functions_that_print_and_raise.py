"""print and raise below branches and in loops of a function that is differentiated: they act once, with fullgraph, too."""
import numpy as np
from mindspore import Tensor, jit, ops
import mindspore as ms

A = Tensor(np.array([1, 2, 3], np.float32))


def prints_below_a_branch(x):
    def f(a):
        for i in range(2):
            if a[i] > 0:
                print("it", i)
                a = a * a
        return a
    return ops.value_and_grad(f)(x)


def prints_in_a_loop(x):
    def f(a):
        while a.sum() < 100:
            print("sum", a.sum())
            a = a * a
        return a * 2
    return ops.grad(f)(x)


def prints_in_a_nested_loop(x):
    def f(a):
        i = 0
        while i < 2:
            if a.sum() > 10:
                print("large", a)
            a = a * a
            i = i + 1
        return a.sum() * a
    return ops.grad(f)(x)


def raises(x):
    def f(a):
        if a.sum() > 100:
            raise ValueError("too large")
        return a * a
    return ops.grad(f)(x)


def second(x):
    def f(a):
        if a.sum() > 3:
            print("here")
            return a * a * a
        return a
    return ops.grad(ops.grad(f))(x)


for f in (prints_below_a_branch, prints_in_a_loop, prints_in_a_nested_loop, raises, second):
    print(f.__name__, flush=True)
    result = jit(f, fullgraph=True)(A)
    ms.runtime.synchronize()
    print(result, flush=True)
try:
    print(jit(raises, fullgraph=True)(A * 100))
except ValueError as e:
    print("ValueError", str(e).splitlines()[0])

# expect: prints_below_a_branch
# expect: it
# expect: 0
# expect: it
# expect: 1
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.60000000e+01,  8.10000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  3.20000000e+01,  1.08000000e+02]))
# expect: prints_in_a_loop
# expect: sum
# expect: 6
# expect: sum
# expect: 14
# expect: sum
# expect: 98
# expect: [1.6000e+01 2.0480e+03 3.4992e+04]
# expect: prints_in_a_nested_loop
# expect: large
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  4.00000000e+00  9.00000000e+00])
# expect: [  784.  6272. 21168.]
# expect: raises
# expect: [2. 4. 6.]
# expect: second
# expect: here
# expect: [ 6. 12. 18.]
# expect: ValueError too large
