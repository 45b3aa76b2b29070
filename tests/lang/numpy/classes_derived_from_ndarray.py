import copy
import pickle

import numpy as np


class Named(np.ndarray):
    def __new__(cls, data, name=None):
        made = np.asarray(data).view(cls)
        made.name = name
        return made

    def __array_finalize__(self, obj):
        if obj is not None:
            self.name = getattr(obj, "name", None)


a = Named([1.0, 2.0, 3.0], "a")
print(repr(a), a.name, isinstance(a, np.ndarray), issubclass(Named, np.ndarray), type(a).__name__)
for made in (a[1:], a + 1, 1 + a, a * a, -a, a.copy(), a.reshape(3, 1), a.astype(np.int32), np.sin(a) > 0.5, a.T, copy.deepcopy(a)):
    print(type(made).__name__, made.name, made.shape, made.dtype)
print(repr(a.sum()), repr(np.sum(a)), repr(a.max()), float(a.mean()), a[0], type(np.asarray(a)).__name__, type(np.array(a)).__name__)
a += 1
a[0] = 9
print(a, a.name, len(a), list(a), a.tolist(), 9 in a, bool((a > 1).all()))
print(repr(a.view(np.ndarray)), type(np.concatenate([a.view(np.ndarray)] * 2)).__name__)
print(repr(pickle.loads(pickle.dumps(a))))
print(repr(np.arange(4).view(Named)), repr(Named.__new__(Named, [1, 2]).shape))


class Units(np.ndarray):
    __array_priority__ = 5

    def __array_ufunc__(self, ufunc, method, *inputs, **kwargs):
        plain = [np.asarray(v) for v in inputs]
        print("ufunc", ufunc.__name__, method, len(inputs))
        return getattr(ufunc, method)(*plain, **kwargs).view(Units)


u = np.ones(2).view(Units)
print(repr(u + 1), repr(np.multiply(np.arange(2), u)))


class Wrapped(np.ndarray):
    def __array_wrap__(self, array, context=None):
        return ("wrapped", np.asarray(array).tolist(), context[0].__name__)


print(np.exp(np.zeros(2).view(Wrapped)))


class Plain:
    __array_priority__ = 10
    __array_ufunc__ = None

    def __rmul__(self, other):
        return "reflected"


print(a * Plain(), np.arange(2) * Plain())


# A ufunc of one and of a plain array, of whatever rank, is of the class.
class Marked(np.ndarray):
    pass


marked = np.array([1.0, 4.0]).view(Marked)
for made in (np.power(marked, np.array(2)), np.add(np.ones(2), marked), np.maximum(marked[0], marked), np.array(3.0).view(Marked) ** np.array(2)):
    print(type(made).__name__, made)
print(np.empty(1, object).dtype is np.dtype("O"), np.dtype(str) is np.dtype("U"), np.core.umath.sin is np.sin)

# expect: Named([1., 2., 3.]) a True True Named
# expect: Named a (2,) float64
# expect: Named a (3,) float64
# expect: Named a (3,) float64
# expect: Named a (3,) float64
# expect: Named a (3,) float64
# expect: Named a (3,) float64
# expect: Named a (3, 1) float64
# expect: Named a (3,) int32
# expect: Named a (3,) bool
# expect: Named a (3,) float64
# expect: Named a (3,) float64
# expect: Named(6.) Named(6.) Named(3.) 2.0 1.0 ndarray ndarray
# expect: [9. 3. 4.] a 3 [9.0, 3.0, 4.0] [9.0, 3.0, 4.0] True True
# expect: array([9., 3., 4.]) ndarray
# expect: Named([9., 3., 4.])
# expect: Named([0, 1, 2, 3]) (2,)
# expect: ufunc add __call__ 2
# expect: ufunc multiply __call__ 2
# expect: Units([2., 2.]) Units([0., 1.])
# expect: ('wrapped', [1.0, 1.0], 'exp')
# expect: reflected reflected
# expect: Marked [ 1. 16.]
# expect: Marked [2. 5.]
# expect: Marked [1. 4.]
# expect: Marked 9.0
# expect: True True True
