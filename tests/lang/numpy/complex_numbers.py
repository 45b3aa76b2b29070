# Arithmetic, functions, reductions, order, products and printing of complex arrays and scalars.
import numpy as np

c = np.array([1 + 2j, 3 - 4j, -1.5 + 0j], np.complex64)
z = np.array([[1 + 2j, 0 - 1j], [2.5, 3j]])
print(c + c, c * 2, c - 1j, c / z[0, 0], c**2, 2j * np.arange(3))
print((c - 1j).dtype, (c * np.float64(2)).dtype, (c * z[0]).dtype if False else (c[:2] * z[0]).dtype, abs(c).dtype)
print(np.abs(z), np.conj(z), z.conj().T, np.angle(z).round(6))
print(np.exp(z).round(6), np.log(z).round(6), np.sqrt(z).round(6), np.cos(z).round(6), np.tanh(z).round(6))
print(np.arcsin(z).round(6), np.arccos(z).round(6), np.arctan(z[1] * 2).round(6), np.arccosh(z).round(6))
print(z.sum(), z.mean(0), z.prod(), z.cumsum(), z.std().round(9), z.max(), z.min(), z.argmax())
print(np.sort(c), np.argsort(c), np.unique(z), z.nonzero(), c == c, c != z[0, 0], c < c.real)
print(z @ z, np.vdot(c, c), np.inner(z, z), np.einsum("ij,jk", z, z))
print(np.linalg.inv(z).round(6), np.linalg.det(z).round(6), np.linalg.solve(z, np.array([1, 2j])).round(6))
print(np.linalg.norm(z).round(9), np.linalg.svd(z)[1].round(6), np.linalg.eigvals(np.array([[0, 1.0], [-2, 0]])))
values, vectors = np.linalg.eig(np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0.0]]))
print(np.allclose(np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0.0]]) @ vectors, vectors * values))
print(np.complex64(1 + 2j) * 2, repr(np.complex64(0.1)), complex(np.complex64(1 + 2j)), np.complex64("1+2j"))
print(c.view(np.float32), np.arange(4.0).view(np.complex128), z.real, z.imag)
z.real = 7
z[0].imag[:] = [8, 9]
print(z)
for call in (lambda: c // 2, lambda: c % 2, lambda: np.floor(c), lambda: np.hypot(c, c)):
    try:
        call()
    except TypeError as e:
        print(e)
try:
    np.testing.assert_allclose(c, c + 1)
except AssertionError as e:
    print(e)

# expect: [ 2.+4.j  6.-8.j -3.+0.j] [ 2.+4.j  6.-8.j -3.+0.j] [ 1. +1.j  3. -5.j -1.5-1.j] [ 1. +0.j  -1. -2.j  -0.3+0.6j] [-3.   +4.j -7.  -24.j  2.25 -0.j] [0.+0.j 0.+2.j 0.+4.j]
# expect: complex64 complex64 complex128 float32
# expect: [[2.23606798 1.        ]
# expect:  [2.5        3.        ]] [[1. -2.j 0. +1.j]
# expect:  [2.5-0.j 0. -3.j]] [[1. -2.j 2.5-0.j]
# expect:  [0. +1.j 0. -3.j]] [[ 1.107149 -1.570796]
# expect:  [ 0.        1.570796]]
# expect: [[-1.131204+2.471727j  0.540302-0.841471j]
# expect:  [12.182494+0.j       -0.989992+0.14112j ]] [[0.804719+1.107149j 0.      -1.570796j]
# expect:  [0.916291+0.j       1.098612+1.570796j]] [[1.27202 +0.786151j 0.707107-0.707107j]
# expect:  [1.581139+0.j       1.224745+1.224745j]] [[ 2.032723-3.051898j  1.543081+0.j      ]
# expect:  [-0.801144-0.j       10.067662-0.j      ]] [[1.166736-0.243458j 0.      -1.557408j]
# expect:  [0.986614+0.j       0.      -0.142547j]]
# expect: [[0.427079+1.528571j 0.      -0.881374j]
# expect:  [1.570796+1.566799j 0.      +1.818446j]] [[1.143718-1.528571j 1.570796+0.881374j]
# expect:  [0.      -1.566799j 1.570796-1.818446j]] [1.373401+0.j       1.570796+0.168236j] [[1.528571+1.143718j 0.881374-1.570796j]
# expect:  [1.566799+0.j       1.818446+1.570796j]]
# expect: (3.5+4j) [1.75+1.j 0.  +1.j] (7.5+15j) [1. +2.j 1. +1.j 3.5+1.j 3.5+4.j] 1.883314897 (2.5+0j) -1j 2
# expect: [-1.5+0.j  1. +2.j  3. -4.j] [2 0 1] [0. -1.j 0. +3.j 1. +2.j 2.5+0.j] (array([0, 0, 1, 1]), array([0, 1, 0, 1])) [ True  True  True] [False  True  True] [False  True False]
# expect: [[-3.  +1.5j  5.  -1.j ]
# expect:  [ 2.5+12.5j -9.  -2.5j]] (32.25+0j) [[-4.  +4.j  5.5 +5.j]
# expect:  [ 5.5 +5.j -2.75+0.j]] [[-3.  +1.5j  5.  -1.j ]
# expect:  [ 2.5+12.5j -9.  -2.5j]]
# expect: [[0.249057-0.271698j 0.083019-0.090566j]
# expect:  [0.226415+0.207547j 0.075472-0.264151j]] (-6+5.5j) [0.430189-0.10566j  0.754717+0.358491j]
# expect: 4.609772229 [4.177846 1.948231] [0.+1.41421356j 0.-1.41421356j]
# expect: True
# expect: (2+4j) (0.1+0j) (1+2j) (1+2j)
# expect: [ 1.   2.   3.  -4.  -1.5  0. ] [0.+1.j 2.+3.j] [[1.  0. ]
# expect:  [2.5 0. ]] [[ 2. -1.]
# expect:  [ 0.  3.]]
# expect: [[7.+8.j 7.+9.j]
# expect:  [7.+0.j 7.+3.j]]
# expect: ufunc 'floor_divide' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: ufunc 'remainder' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: ufunc 'floor' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: ufunc 'hypot' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect:
# expect: Not equal to tolerance rtol=1e-07, atol=0
# expect:
# expect: Mismatched elements: 3 / 3 (100%)
# expect: Max absolute difference: 1.
# expect: Max relative difference: 2.
# expect:  x: array([ 1. +2.j,  3. -4.j, -1.5+0.j], dtype=complex64)
# expect:  y: array([ 2. +2.j,  4. -4.j, -0.5+0.j], dtype=complex64)
