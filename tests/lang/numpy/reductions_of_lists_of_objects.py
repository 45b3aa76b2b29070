"""np.sum, prod, max, min, any and all of lists whose elements are no numbers of NumPy's."""
from decimal import Decimal
from fractions import Fraction as F
import numpy as np

for code in ("np.sum([F(1,2),F(1,3)])", "np.mean([F(1,2),F(1,3)])", "np.max([F(1,2),F(1,3)])", "np.prod([F(1,2),F(1,3)])", "np.sum([[F(1,2)],[F(1,3)]],axis=0)", "np.min((F(1,2),F(1,3)))",
             "np.any([F(1,2)])", "np.all([F(1,2)])", "np.sum([Decimal('1.5'), 2])", "np.max([Decimal('1.5'), 2])", "np.sum([10 ** 30, 1])", "np.max([10 ** 30, 1])", "np.sum([])", "np.sum([[1, 2], [3, 4]], 1)",
             "np.max([])", "np.sum([1, 2.5], initial=3)", "np.sum([True, True])", "np.sum(['a', 'b'])", "np.sum([range(3), range(3)], 0)", "np.sum([F(1,2)], keepdims=True)"):
    try:
        print(code, repr(eval(code)))
    except Exception as error:
        print(code, type(error).__name__)

# expect: np.sum([F(1,2),F(1,3)]) Fraction(5, 6)
# expect: np.mean([F(1,2),F(1,3)]) Fraction(5, 12)
# expect: np.max([F(1,2),F(1,3)]) Fraction(1, 2)
# expect: np.prod([F(1,2),F(1,3)]) Fraction(1, 6)
# expect: np.sum([[F(1,2)],[F(1,3)]],axis=0) array([Fraction(5, 6)], dtype=object)
# expect: np.min((F(1,2),F(1,3))) Fraction(1, 3)
# expect: np.any([F(1,2)]) Fraction(1, 2)
# expect: np.all([F(1,2)]) Fraction(1, 2)
# expect: np.sum([Decimal('1.5'), 2]) Decimal('3.5')
# expect: np.max([Decimal('1.5'), 2]) 2
# expect: np.sum([10 ** 30, 1]) 1000000000000000000000000000001
# expect: np.max([10 ** 30, 1]) 1000000000000000000000000000000
# expect: np.sum([]) 0.0
# expect: np.sum([[1, 2], [3, 4]], 1) array([3, 7])
# expect: np.max([]) ValueError
# expect: np.sum([1, 2.5], initial=3) 6.5
# expect: np.sum([True, True]) 2
# expect: np.sum(['a', 'b']) UFuncTypeError
# expect: np.sum([range(3), range(3)], 0) array([0, 2, 4])
# expect: np.sum([F(1,2)], keepdims=True) array([Fraction(1, 2)], dtype=object)
