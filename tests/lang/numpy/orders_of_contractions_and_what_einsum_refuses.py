"""np.einsum_path: greedy, optimal and given orders, their costs; einsum's arguments that are wrong; shuffles of what is no number."""
import numpy as np

rng = np.random.RandomState(0)
cases = [("ij,jk,kl->il", (2, 3), (3, 4), (4, 5)), ("ab,bc,cd,de", (3, 4), (4, 5), (5, 2), (2, 6)), ("ea,fb,abcd,gc,hd->efgh", *[(4, 4)] * 2, (4,) * 4, *[(4, 4)] * 2),
         ("...ij,...jk,...kl", (2, 3, 4), (2, 4, 5), (2, 5, 2)), ("ij,kl,mn->ijkm", (2, 3), (3, 2), (2, 2)), ("i,i", (3,), (3,)), ("ii->i", (3, 3)),
         ("abc,cd,bde,e->a", (2, 3, 4), (4, 5), (3, 5, 6), (6,)), ("a,ab,abc->abc", (8,), (8, 2), (8, 2, 3))]
for text, *shapes in cases:
    arrays = [np.ones(s) for s in shapes]
    for how in ("greedy", "optimal", True, False, ("greedy", 10), ("optimal", 10 ** 6)):
        path, said = np.einsum_path(text, *arrays, optimize=how)
        print(text, how, path, said.split("\n", 1)[1] if how == "greedy" and "." not in text else said.split("\n")[4])
print(np.einsum_path("ij,jk,kl->il", *[np.ones((2, 2))] * 3, optimize=["einsum_path", (0, 1), (0, 1)])[0])
print(np.einsum_path(np.ones((2, 3)), [0, 1], np.ones((3, 4)), [1, 2], np.ones((4, 5)), [2, 3], [0, 3])[0])
a, b = np.ones((2, 3)), np.ones((3, 4))
for code in ("np.einsum_path('ij,jk', a)", "np.einsum_path('ij,jk->ii', a, b)", "np.einsum_path('ij,jk->iq', a, b)", "np.einsum_path('i-j,jk', a, b)", "np.einsum_path('i$,jk', a, b)",
             "np.einsum_path('ijk,jk', a, b)", "np.einsum_path('ij,ik', a, b)", "np.einsum_path('..ij,jk', a, b)", "np.einsum_path('...ijk,jk', a, b)", "np.einsum_path()",
             "np.einsum_path('ij,jk,kl', a, b, b.T, optimize='bad')", "np.einsum_path('ij,jk', a, b, optimize=[1])", "np.einsum_path('ij,jk,kl', a, b, b.T, optimize=['einsum_path', (0, 1)])",
             "np.einsum('', 0, order='W')", "np.einsum('', 0, casting='blah')", "np.einsum('i->', np.array([1.5, 2]), dtype=int)", "np.einsum('i->', [1, 2], casting='no', dtype=float)",
             "np.einsum('i,i', [1, 2], [3, 4], out='test')", "np.einsum('i,i', [1, 2], [3, 4], bad=0)", "np.einsum()", "np.einsum('i->', np.array([1.5, 2]), dtype=int, casting='unsafe')"):
    try:
        print(code, eval(code))
    except Exception as error:
        print(code, type(error).__name__, error)
for error in (np.exceptions.AxisError(3, 2), np.exceptions.AxisError(3, 2, "pre"), np.exceptions.AxisError("text")):
    print(error, error.args, error.axis, error.ndim)
try:
    np.sum(np.zeros(3), axis=4)
except np.exceptions.AxisError as error:
    print(type(error), error)
print(np.version.version == np.__version__)
np.random.seed(3)
for code in ("np.random.permutation(['a', 'b', 'c', 'd'])", "np.random.permutation([None, 1, 'x'])", "np.random.permutation('abc')", "np.random.choice('abc')", "np.random.shuffle(5)",
             "np.random.default_rng(1).permutation('abc')", "np.random.default_rng(1).choice('abc')", "np.random.permutation((1, 2, 3))", "np.random.permutation(4)"):
    try:
        print(code, repr(eval(code)))
    except Exception as error:
        print(code, type(error).__name__, error)
for values in (np.array(["a", "b", "c", "d"]), np.array([None, 1, "x", 2.5], object), [1, "b", None, 4]):
    np.random.shuffle(values)
    print(values)

# expect: ij,jk,kl->il greedy ['einsum_path', (1, 2), (0, 1)]          Naive scaling:  4
# expect:      Optimized scaling:  3
# expect:       Naive FLOP count:  3.600e+02
# expect:   Optimized FLOP count:  1.810e+02
# expect:    Theoretical speedup:  1.989
# expect:   Largest intermediate:  1.500e+01 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    3                   kl,jk->jl                                ij,jl->il
# expect:    3                   jl,ij->il                                   il->il
# expect: ij,jk,kl->il optimal ['einsum_path', (0, 1), (0, 1)]   Optimized FLOP count:  1.290e+02
# expect: ij,jk,kl->il True ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  1.810e+02
# expect: ij,jk,kl->il False ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  3.610e+02
# expect: ij,jk,kl->il ('greedy', 10) ['einsum_path', (0, 1), (0, 1)]   Optimized FLOP count:  1.290e+02
# expect: ij,jk,kl->il ('optimal', 1000000) ['einsum_path', (0, 1), (0, 1)]   Optimized FLOP count:  1.290e+02
# expect: ab,bc,cd,de greedy ['einsum_path', (1, 2), (0, 2), (0, 1)]          Naive scaling:  5
# expect:      Optimized scaling:  3
# expect:       Naive FLOP count:  2.880e+03
# expect:   Optimized FLOP count:  2.010e+02
# expect:    Theoretical speedup:  14.328
# expect:   Largest intermediate:  1.800e+01 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    3                   cd,bc->db                             ab,de,db->ae
# expect:    3                   db,ab->da                                de,da->ae
# expect:    3                   da,de->ae                                   ae->ae
# expect: ab,bc,cd,de optimal ['einsum_path', (1, 2), (0, 2), (0, 1)]   Optimized FLOP count:  2.010e+02
# expect: ab,bc,cd,de True ['einsum_path', (1, 2), (0, 2), (0, 1)]   Optimized FLOP count:  2.010e+02
# expect: ab,bc,cd,de False ['einsum_path', (0, 1, 2, 3)]   Optimized FLOP count:  2.881e+03
# expect: ab,bc,cd,de ('greedy', 10) ['einsum_path', (1, 2), (0, 2), (0, 1)]   Optimized FLOP count:  2.010e+02
# expect: ab,bc,cd,de ('optimal', 1000000) ['einsum_path', (1, 2), (0, 2), (0, 1)]   Optimized FLOP count:  2.010e+02
# expect: ea,fb,abcd,gc,hd->efgh greedy ['einsum_path', (0, 2), (0, 3), (0, 2), (0, 1)]          Naive scaling:  8
# expect:      Optimized scaling:  5
# expect:       Naive FLOP count:  3.277e+05
# expect:   Optimized FLOP count:  8.193e+03
# expect:    Theoretical speedup:  39.995
# expect:   Largest intermediate:  2.560e+02 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    5               abcd,ea->bcde                      fb,gc,hd,bcde->efgh
# expect:    5               bcde,fb->cdef                         gc,hd,cdef->efgh
# expect:    5               cdef,gc->defg                            hd,defg->efgh
# expect:    5               defg,hd->efgh                               efgh->efgh
# expect: ea,fb,abcd,gc,hd->efgh optimal ['einsum_path', (0, 2), (0, 3), (0, 2), (0, 1)]   Optimized FLOP count:  8.193e+03
# expect: ea,fb,abcd,gc,hd->efgh True ['einsum_path', (0, 2), (0, 3), (0, 2), (0, 1)]   Optimized FLOP count:  8.193e+03
# expect: ea,fb,abcd,gc,hd->efgh False ['einsum_path', (0, 1, 2, 3, 4)]   Optimized FLOP count:  3.277e+05
# expect: ea,fb,abcd,gc,hd->efgh ('greedy', 10) ['einsum_path', (0, 1, 2, 3, 4)]   Optimized FLOP count:  3.277e+05
# expect: ea,fb,abcd,gc,hd->efgh ('optimal', 1000000) ['einsum_path', (0, 2), (0, 3), (0, 2), (0, 1)]   Optimized FLOP count:  8.193e+03
# expect: ...ij,...jk,...kl greedy ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  2.570e+02
# expect: ...ij,...jk,...kl optimal ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  2.570e+02
# expect: ...ij,...jk,...kl True ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  2.570e+02
# expect: ...ij,...jk,...kl False ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  7.210e+02
# expect: ...ij,...jk,...kl ('greedy', 10) ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  7.210e+02
# expect: ...ij,...jk,...kl ('optimal', 1000000) ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  2.570e+02
# expect: ij,kl,mn->ijkm greedy ['einsum_path', (1, 2), (0, 1)]          Naive scaling:  6
# expect:      Optimized scaling:  4
# expect:       Naive FLOP count:  2.880e+02
# expect:   Optimized FLOP count:  8.500e+01
# expect:    Theoretical speedup:  3.388
# expect:   Largest intermediate:  3.600e+01 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    4                   mn,kl->mk                              ij,mk->ijkm
# expect:    4                 mk,ij->ijkm                               ijkm->ijkm
# expect: ij,kl,mn->ijkm optimal ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  8.500e+01
# expect: ij,kl,mn->ijkm True ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  8.500e+01
# expect: ij,kl,mn->ijkm False ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  4.330e+02
# expect: ij,kl,mn->ijkm ('greedy', 10) ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  8.500e+01
# expect: ij,kl,mn->ijkm ('optimal', 1000000) ['einsum_path', (1, 2), (0, 1)]   Optimized FLOP count:  8.500e+01
# expect: i,i greedy ['einsum_path', (0, 1)]          Naive scaling:  1
# expect:      Optimized scaling:  1
# expect:       Naive FLOP count:  6.000e+00
# expect:   Optimized FLOP count:  7.000e+00
# expect:    Theoretical speedup:  0.857
# expect:   Largest intermediate:  1.000e+00 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    1                       i,i->                                       ->
# expect: i,i optimal ['einsum_path', (0, 1)]   Optimized FLOP count:  7.000e+00
# expect: i,i True ['einsum_path', (0, 1)]   Optimized FLOP count:  7.000e+00
# expect: i,i False ['einsum_path', (0, 1)]   Optimized FLOP count:  7.000e+00
# expect: i,i ('greedy', 10) ['einsum_path', (0, 1)]   Optimized FLOP count:  7.000e+00
# expect: i,i ('optimal', 1000000) ['einsum_path', (0, 1)]   Optimized FLOP count:  7.000e+00
# expect: ii->i greedy ['einsum_path', (0,)]          Naive scaling:  1
# expect:      Optimized scaling:  1
# expect:       Naive FLOP count:  3.000e+00
# expect:   Optimized FLOP count:  4.000e+00
# expect:    Theoretical speedup:  0.750
# expect:   Largest intermediate:  3.000e+00 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    1                       ii->i                                     i->i
# expect: ii->i optimal ['einsum_path', (0,)]   Optimized FLOP count:  4.000e+00
# expect: ii->i True ['einsum_path', (0,)]   Optimized FLOP count:  4.000e+00
# expect: ii->i False ['einsum_path', (0,)]   Optimized FLOP count:  4.000e+00
# expect: ii->i ('greedy', 10) ['einsum_path', (0,)]   Optimized FLOP count:  4.000e+00
# expect: ii->i ('optimal', 1000000) ['einsum_path', (0,)]   Optimized FLOP count:  4.000e+00
# expect: abc,cd,bde,e->a greedy ['einsum_path', (2, 3), (1, 2), (0, 1)]          Naive scaling:  5
# expect:      Optimized scaling:  3
# expect:       Naive FLOP count:  2.880e+03
# expect:   Optimized FLOP count:  3.490e+02
# expect:    Theoretical speedup:  8.252
# expect:   Largest intermediate:  1.500e+01 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    3                   e,bde->bd                             abc,cd,bd->a
# expect:    3                   bd,cd->bc                                abc,bc->a
# expect:    3                   bc,abc->a                                     a->a
# expect: abc,cd,bde,e->a optimal ['einsum_path', (2, 3), (1, 2), (0, 1)]   Optimized FLOP count:  3.490e+02
# expect: abc,cd,bde,e->a True ['einsum_path', (2, 3), (1, 2), (0, 1)]   Optimized FLOP count:  3.490e+02
# expect: abc,cd,bde,e->a False ['einsum_path', (0, 1, 2, 3)]   Optimized FLOP count:  2.881e+03
# expect: abc,cd,bde,e->a ('greedy', 10) ['einsum_path', (0, 1, 2, 3)]   Optimized FLOP count:  2.881e+03
# expect: abc,cd,bde,e->a ('optimal', 1000000) ['einsum_path', (2, 3), (1, 2), (0, 1)]   Optimized FLOP count:  3.490e+02
# expect: a,ab,abc->abc greedy ['einsum_path', (0, 1, 2)]          Naive scaling:  3
# expect:      Optimized scaling:  3
# expect:       Naive FLOP count:  1.440e+02
# expect:   Optimized FLOP count:  9.700e+01
# expect:    Theoretical speedup:  1.485
# expect:   Largest intermediate:  4.800e+01 elements
# expect: --------------------------------------------------------------------------
# expect: scaling                  current                                remaining
# expect: --------------------------------------------------------------------------
# expect:    3               abc,ab,a->abc                                 abc->abc
# expect: a,ab,abc->abc optimal ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  9.700e+01
# expect: a,ab,abc->abc True ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  9.700e+01
# expect: a,ab,abc->abc False ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  9.700e+01
# expect: a,ab,abc->abc ('greedy', 10) ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  9.700e+01
# expect: a,ab,abc->abc ('optimal', 1000000) ['einsum_path', (0, 1, 2)]   Optimized FLOP count:  9.700e+01
# expect: ['einsum_path', (0, 1), (0, 1)]
# expect: ['einsum_path', (1, 2), (0, 1)]
# expect: np.einsum_path('ij,jk', a) ValueError Number of einsum subscripts must be equal to the number of operands.
# expect: np.einsum_path('ij,jk->ii', a, b) (['einsum_path', (0, 1)], '  Complete contraction:  ij,jk->ii\n         Naive scaling:  3\n     Optimized scaling:  3\n      Naive FLOP count:  4.800e+01\n  Optimized FLOP count:  4.900e+01\n   Theoretical speedup:  0.980\n  Largest intermediate:  2.000e+00 elements\n--------------------------------------------------------------------------\nscaling                  current                                remaining\n--------------------------------------------------------------------------\n   3                   jk,ij->ii                                   ii->ii')
# expect: np.einsum_path('ij,jk->iq', a, b) ValueError Output character q did not appear in the input
# expect: np.einsum_path('i-j,jk', a, b) ValueError Subscripts can only contain one '->'.
# expect: np.einsum_path('i$,jk', a, b) ValueError Character $ is not a valid symbol.
# expect: np.einsum_path('ijk,jk', a, b) ValueError Einstein sum subscript i does not contain the correct number of indices for operand 0.
# expect: np.einsum_path('ij,ik', a, b) ValueError Size of label 'i' for operand 1 (2) does not match previous terms (3).
# expect: np.einsum_path('..ij,jk', a, b) ValueError Invalid Ellipses.
# expect: np.einsum_path('...ijk,jk', a, b) ValueError Ellipses lengths do not match.
# expect: np.einsum_path() ValueError No input operands
# expect: np.einsum_path('ij,jk,kl', a, b, b.T, optimize='bad') KeyError ('Path name %s not found', 'bad')
# expect: np.einsum_path('ij,jk', a, b, optimize=[1]) TypeError Did not understand the path: [1]
# expect: np.einsum_path('ij,jk,kl', a, b, b.T, optimize=['einsum_path', (0, 1)]) RuntimeError Invalid einsum_path is specified: 1 more operands has to be contracted.
# expect: np.einsum('', 0, order='W') ValueError order must be one of 'C', 'F', 'A', or 'K' (got 'W')
# expect: np.einsum('', 0, casting='blah') ValueError casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got 'blah')
# expect: np.einsum('i->', np.array([1.5, 2]), dtype=int) TypeError Iterator operand 0 dtype could not be cast from dtype('float64') to dtype('int64') according to the rule 'safe'
# expect: np.einsum('i->', [1, 2], casting='no', dtype=float) TypeError Iterator operand 0 dtype could not be cast from dtype('int64') to dtype('float64') according to the rule 'no'
# expect: np.einsum('i,i', [1, 2], [3, 4], out='test') TypeError keyword parameter out must be an array for einsum
# expect: np.einsum('i,i', [1, 2], [3, 4], bad=0) TypeError 'bad' is an invalid keyword for einsum
# expect: np.einsum() ValueError must specify the einstein sum subscripts string and at least one operand, or at least one operand and its corresponding subscripts list
# expect: np.einsum('i->', np.array([1.5, 2]), dtype=int, casting='unsafe') 3
# expect: axis 3 is out of bounds for array of dimension 2 (3, 2) 3 2
# expect: pre: axis 3 is out of bounds for array of dimension 2 (3, 2, 'pre') 3 2
# expect: text ('text',) None None
# expect: <class 'numpy.exceptions.AxisError'> axis 4 is out of bounds for array of dimension 1
# expect: True
# expect: np.random.permutation(['a', 'b', 'c', 'd']) array(['d', 'b', 'a', 'c'], dtype='<U1')
# expect: np.random.permutation([None, 1, 'x']) array([1, 'x', None], dtype=object)
# expect: np.random.permutation('abc') IndexError x must be an integer or at least 1-dimensional
# expect: np.random.choice('abc') ValueError a must be 1-dimensional or an integer
# expect: np.random.shuffle(5) TypeError object of type 'int' has no len()
# expect: np.random.default_rng(1).permutation('abc') AxisError axis 0 is out of bounds for array of dimension 0
# expect: np.random.default_rng(1).choice('abc') ValueError a must be a sequence or an integer, not <class 'str'>
# expect: np.random.permutation((1, 2, 3)) array([3, 2, 1])
# expect: np.random.permutation(4) array([0, 3, 2, 1])
# expect: ['c' 'a' 'd' 'b']
# expect: [2.5 None 'x' 1]
# expect: [None, 'b', 4, 1]
