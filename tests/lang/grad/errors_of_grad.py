import numpy as np
from mindspore import Tensor, grad, ops, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))


def f(a):
    return a * a


for make in (lambda: grad(f, -1), lambda: grad(f, (0, 0)), lambda: grad(f, "a"), lambda: grad(f, ("a",)),
             lambda: grad(f, (0, 1.0)), lambda: grad(f, None), lambda: grad(f, 0, None, 1),
             lambda: grad(f, 0, None, False, 1), lambda: value_and_grad(f, -1), lambda: value_and_grad(f, None),
             lambda: ops.GradOperation(get_all=1), lambda: ops.GradOperation(get_by_list=1),
             lambda: ops.GradOperation(sens_param=1), lambda: grad(f, 2)(x), lambda: grad(3)(x)):
    try:
        print(make())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])
try:
    grad(lambda a: a.no_such_thing)(x)
except AttributeError as e:
    print(e)
print(grad(f)(x))

# expect: ValueError grad_position must be >= 0.
# expect: ValueError There are duplicate positions in `grad_position`, please check it
# expect: TypeError For 'F.grad', the 'grad_position' must be int or tuple.
# expect: TypeError For 'F.grad', the element in 'grad_position' must be int.
# expect: TypeError For 'F.grad', the element in 'grad_position' must be int.
# expect: ValueError `grad_position` and `weight` can not be None at the same time.
# expect: TypeError For '_Grad', the 'has_aux' should be bool, but got int
# expect: TypeError For '_Grad', the 'return_ids' should be bool, but got int
# expect: ValueError grad_position must be >= 0.
# expect: ValueError `grad_position` and `weight` can not be None at the same time.
# expect: TypeError For 'GradOperation', the 'get_all' should be bool, but got int
# expect: TypeError For 'GradOperation', the 'get_by_list' should be bool, but got int
# expect: TypeError For 'GradOperation', the 'sens_param' should be bool, but got int
# expect: RuntimeError Position index 2 is exceed input size.
# expect: AttributeError 'int' object has no attribute 'requires_grad'
# expect: 'Tensor' object has no attribute 'no_such_thing'
# expect: [2. 4. 6.]
