# mindspore.scipy.optimize finds the least value of a function by BFGS and LBFGS, and a step along a direction.
import numpy as np
import mindspore.numpy as mnp
from mindspore import Tensor
from mindspore.scipy.optimize import line_search, minimize


def rosenbrock(x):
    return mnp.sum(100.0 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def bowl(x):
    return ((x - 2) ** 2).sum()


def shifted(x, at):
    return ((x - at) ** 2).sum()


def shown(values):
    return [np.round(v.asnumpy(), 2).tolist() if isinstance(v, Tensor) else round(v, 2) if isinstance(v, float) else v for v in values]


start = Tensor(np.zeros(2, np.float32))
options = dict(maxiter=None, gtol=1e-6)
for method in ("BFGS", "LBFGS", "lbfgs"):
    found = minimize(bowl, start, method=method, options=options)
    print(method, type(found).__name__, found._fields, shown(found))
print(shown(minimize(rosenbrock, start, method="BFGS", options=options)[:1]))
print(shown(minimize(rosenbrock, start, method="LBFGS", options=options)[:1]))
print(minimize(shifted, start, (Tensor(3.0),), method="BFGS").x)
step = line_search(bowl, start, Tensor(np.ones(2, np.float32)))
print(type(step).__name__, step._fields, shown(step))
try:
    minimize(bowl, start, method="CG")
except ValueError as error:
    print(error)

# expect: BFGS OptimizeResults ('x', 'success', 'status', 'fun', 'jac', 'hess_inv', 'nfev', 'njev', 'nit') [[2.0, 2.0], True, 0, 0.0, [0.0, 0.0], [[0.75, -0.25], [-0.25, 0.75]], 3, 3, 1]
# expect: LBFGS OptimizeResults ('x', 'success', 'status', 'fun', 'jac', 'hess_inv', 'nfev', 'njev', 'nit') [[2.0, 2.0], True, 0, 0.0, [0.0, 0.0], None, 3, 3, 1]
# expect: lbfgs OptimizeResults ('x', 'success', 'status', 'fun', 'jac', 'hess_inv', 'nfev', 'njev', 'nit') [[2.0, 2.0], True, 0, 0.0, [0.0, 0.0], None, 3, 3, 1]
# expect: [[1.0, 1.0]]
# expect: [[1.0, 1.0]]
# expect: [3. 3.]
# expect: _LineSearchResults ('failed', 'nit', 'nfev', 'ngev', 'k', 'a_k', 'f_k', 'g_k', 'status') [False, 1, 2, 2, 2, 1.0, 2.0, [-2.0, -2.0], 0]
# expect: Method CG not recognized
