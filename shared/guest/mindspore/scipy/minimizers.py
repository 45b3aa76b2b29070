"""mindspore.scipy.optimize.minimize and line_search; eager only: how far a search goes depends on values.
Nocedal and Wright, Numerical Optimization: algorithms 3.5 and 3.6 (strong Wolfe conditions), 6.1 (BFGS), 7.4 (limited memory)."""
from typing import NamedTuple
import numpy as _np
import mindspore as _ms
from mindspore.common.tensor import Tensor


class OptimizeResults(NamedTuple):
    """What a minimisation came to."""
    x: object
    success: object
    status: object
    fun: object
    jac: object
    hess_inv: object
    nfev: object
    njev: object
    nit: object


class _LineSearchResults(NamedTuple):
    failed: object
    nit: object
    nfev: object
    ngev: object
    k: object
    a_k: object
    f_k: object
    g_k: object
    status: object


class _Point:
    """A place on the line: its step, the value there, the slope along the line and the gradient."""

    def __init__(self, step, value, slope, gradient):
        self.step, self.value, self.slope, self.gradient = step, value, slope, gradient


class _Line:
    """A function along a direction; counts its evaluations."""

    def __init__(self, evaluate, start, direction):
        self.evaluate, self.start, self.direction, self.count = evaluate, start, direction, 0

    def at(self, step):
        self.count += 1
        value, gradient = self.evaluate(self.start + step * self.direction)
        return _Point(step, value, float(_np.dot(gradient, self.direction)), gradient)


def _quadratic_least(low, high):
    """Where the parabola through two values and the first's slope is least; nan where it is nowhere."""
    width = high.step - low.step
    bend = (high.value - low.value - low.slope * width) / (width * width)
    return low.step - low.slope / (2.0 * bend) if bend else float("nan")


def _cubic_least(low, high, last):
    """The same of the cubic through three values and the first's slope."""
    b, c = high.step - low.step, last.step - low.step
    scale = (b * c) ** 2 * (b - c)
    if not scale:
        return float("nan")
    first, second = high.value - low.value - low.slope * b, last.value - low.value - low.slope * c
    cube = (c * c * first - b * b * second) / scale
    square = (-c ** 3 * first + b ** 3 * second) / scale
    inside = square * square - 3.0 * cube * low.slope
    return low.step + (inside ** 0.5 - square) / (3.0 * cube) if cube and inside >= 0 else float("nan")


def _zoom(line, origin, low, high, c1, c2, narrowest):
    """A point that meets both conditions between two steps; None where the interval shrinks to nothing."""
    last = None
    for _ in range(30):
        least, most = min(low.step, high.step), max(low.step, high.step)
        width = most - least
        if width <= narrowest:
            return None
        step = float("nan") if last is None else _cubic_least(low, high, last)
        if not least + 0.2 * width < step < most - 0.2 * width:
            step = _quadratic_least(low, high)
            if not least + 0.1 * width < step < most - 0.1 * width:
                step = least + 0.5 * width
        point = line.at(step)
        if point.value > origin.value + c1 * step * origin.slope or point.value >= low.value:
            last, high = high, point
        elif abs(point.slope) <= -c2 * origin.slope:
            return point
        else:
            turns = point.slope * (high.step - low.step) >= 0
            last, high = (high, low) if turns else (low, high)
            low = point
    return None


def _search(line, origin, c1, c2, maxiter, narrowest):
    """(the point found or None, the last point tried, how many steps were tried)"""
    before, step = origin, 1.0
    for i in range(1, maxiter + 1):
        point = line.at(step)
        if point.value > origin.value + c1 * step * origin.slope or i > 1 and point.value >= before.value:
            return _zoom(line, origin, before, point, c1, c2, narrowest), point, i
        if abs(point.slope) <= -c2 * origin.slope:
            return point, point, i
        if point.slope >= 0:
            return _zoom(line, origin, point, before, c1, c2, narrowest), point, i
        before, step = point, 2.0 * step
    return None, before, maxiter


def _evaluator(function, args, dtype, jac=None):
    both = _ms.value_and_grad(function, 0) if jac is None else lambda x, *rest: (function(x, *rest), jac(x, *rest))

    def evaluate(x):
        value, gradient = both(Tensor(x.astype(dtype)), *args)
        return float(value.asnumpy()), gradient.asnumpy().astype("float64")
    return evaluate


def _narrowest(dtype):
    return 1e-5 if dtype == "float32" else 1e-10


def line_search(f, xk, pk, jac=None, gfk=None, old_fval=None, old_old_fval=None, c1=1e-4, c2=0.9, maxiter=20):
    """A step from xk along pk that meets the strong Wolfe conditions."""
    start, dtype = xk.asnumpy(), xk.asnumpy().dtype.name
    line = _Line(_evaluator(f, (), dtype), start.astype("float64"), pk.asnumpy().astype("float64"))
    if old_fval is None or gfk is None:
        origin = line.at(0.0)
    else:
        gradient = gfk.asnumpy().astype("float64")
        origin = _Point(0.0, float(old_fval), float(_np.dot(gradient, line.direction)), gradient)
    found, tried, count = _search(line, origin, c1, c2, maxiter, _narrowest(dtype))
    end = tried if found is None else found
    return _LineSearchResults(found is None, count, line.count, line.count, count + 1, end.step, end.value,
                              Tensor(end.gradient.astype(dtype)), 0 if found is not None else 1)


class _Inverse:
    """The estimate of the inverse Hessian, whole (BFGS)."""

    def __init__(self, size):
        self.matrix = _np.eye(size)

    def times(self, gradient):
        return self.matrix @ gradient

    def learn(self, moved, turned):
        share = 1.0 / float(_np.dot(turned, moved))
        left = _np.eye(len(moved)) - share * _np.outer(moved, turned)
        self.matrix = left @ self.matrix @ left.T + share * _np.outer(moved, moved)


class _Memory:
    """The same from the last steps alone (LBFGS)."""
    matrix = None

    def __init__(self, size):
        self.steps = []

    def times(self, gradient):
        shares = []
        for moved, turned in self.steps[::-1]:
            shares.append(float(_np.dot(moved, gradient) / _np.dot(turned, moved)))
            gradient = gradient - shares[-1] * turned
        if self.steps:
            moved, turned = self.steps[-1]
            gradient = gradient * (_np.dot(moved, turned) / _np.dot(turned, turned))
        for (moved, turned), share in zip(self.steps, shares[::-1]):
            gradient = gradient + (share - float(_np.dot(turned, gradient) / _np.dot(turned, moved))) * moved
        return gradient

    def learn(self, moved, turned):
        self.steps = (self.steps + [(moved, turned)])[-10:]


def _descend(evaluate, x, inverse, options, narrowest):
    """(place, value, gradient, evaluations, steps, 0 or what stopped it before the gradient vanished)"""
    size, limit = options.get("norm", float("inf")), options.get("maxiter")
    limit = 200 * len(x) if limit is None else limit
    value, gradient = evaluate(x)
    evaluations, steps = 1, 0
    while _np.linalg.norm(gradient, size) >= options.get("gtol", 1e-5):
        if steps >= limit:
            return x, value, gradient, evaluations, steps, 1
        line = _Line(evaluate, x, -inverse.times(gradient))
        origin = _Point(0.0, value, float(_np.dot(gradient, line.direction)), gradient)
        found, _, _ = _search(line, origin, 1e-4, 0.9, options.get("line_search_maxiter", 10), narrowest)
        evaluations, steps = evaluations + line.count, steps + 1
        if found is None:
            return x, value, gradient, evaluations, steps, 5
        moved, turned = found.step * line.direction, found.gradient - gradient
        if float(_np.dot(moved, turned)) > 0:
            inverse.learn(moved, turned)
        x, value, gradient = x + moved, found.value, found.gradient
    return x, value, gradient, evaluations, steps, 0


def minimize(func, x0, args=(), method=None, jac=None, hess=None, hessp=None, bounds=None, constraints=(), tol=None, callback=None,
             options=None):
    """The least value of a function near x0, by BFGS or LBFGS."""
    kinds = {"bfgs": _Inverse, "lbfgs": _Memory}
    if method is None or method.lower() not in kinds:
        raise ValueError(f"Method {method} not recognized")
    options = dict({} if options is None else options)
    if tol is not None:
        options.setdefault("gtol", tol)
    start = x0.asnumpy()
    dtype = start.dtype.name
    inverse = kinds[method.lower()](start.size)
    x, value, gradient, evaluations, steps, status = _descend(
        _evaluator(func, args, dtype, jac), start.astype("float64"), inverse, options, _narrowest(dtype))
    return OptimizeResults(Tensor(x.astype(dtype)), status == 0, status, value, Tensor(gradient.astype(dtype)),
                           None if inverse.matrix is None else Tensor(inverse.matrix.astype(dtype)), evaluations, evaluations, steps)
