import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
grad = ops.GradOperation(sens_param=True)


def one(a):
    return a * a


def two(a):
    return a * a, a


def nested(a):
    return a * a, (a, a)


def named(a):
    return {"p": a * a, "q": a}


def mixed(a):
    return 3, a * 2


for fn, sens in ((one, 2.0), (one, Tensor(2.0)), (one, (x,)), (two, [x, x]), (nested, (x, x, x)), (named, {"p": x, "q": x}),
                 (named, (x, x)), (mixed, (1, x)), (one, Tensor([1., 2.])), (one, Tensor([2.0])), (one, Tensor([1, 2, 3])),
                 (one, Tensor(np.ones(3, np.float16))), (two, (x,)), (two, x), (one, (x, x)), (two, (2.0, 3))):
    try:
        print(grad(fn)(x, sens))
    except Exception as e:
        print(type(e).__name__, ", ".join(str(e).split("\n")[0].split(", ")[:2]))
print(grad(one)(x, sens=x))
p, q = Parameter(Tensor([1., 1., 1.]), name="p"), Parameter(Tensor([2., 2., 2.]), name="q")
r = Parameter(Tensor([2., 2., 2.]), name="r", requires_grad=False)
print(ops.GradOperation(get_by_list=True)(lambda a: q * a + p * r)(x))
print(ops.GradOperation(get_all=True, get_by_list=True)(lambda a: q * a)(x))
print(ops.GradOperation()(lambda: x)(), ops.grad(lambda: x)())


@ms.jit
def compiled(a):
    return q * a + r


print(ops.GradOperation(get_by_list=True)(compiled)(x))

# expect: [ 4.  8. 12.]
# expect: [ 4.  8. 12.]
# expect: [ 2.  8. 18.]
# expect: [ 3. 10. 21.]
# expect: [ 4. 12. 24.]
# expect: [ 3. 10. 21.]
# expect: [ 3. 10. 21.]
# expect: [2. 4. 6.]
# expect: ValueError The shape should be [const vector]{3}, but got [const vector]{2}
# expect: ValueError The shape should be [const vector]{3}, but got [const vector]{1}
# expect: TypeError The dtype should be Float32, but got Int64
# expect: TypeError The dtype should be Float32, but got Float16
# expect: RuntimeError Failure info [The given sens gradient's size should be same as out of network!].
# expect: RuntimeError Failure info [The given sens gradient's size should be same as out of network!].
# expect: RuntimeError Failure info [The given sens gradient's size should be same as out of network!].
# expect: RuntimeError Failure info [The given sens gradient's size should be same as out of network!].
# expect: [ 2.  8. 18.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]),), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]),))
# expect: () ()
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]),)
