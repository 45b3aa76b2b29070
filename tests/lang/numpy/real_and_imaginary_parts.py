import numpy as np

for dtype in (np.complex64, np.complex128):
    a = np.array([[1 + 2j, 3 - 1j], [0, -4j]], dtype)
    print(a.real, a.imag, a.real.dtype, a.T.imag, a[0, 0].real, a[0, 1].imag, type(a[0, 0].imag))
b = np.array([1.5, -2])
print(b.real, b.imag, b[0].real, b[0].imag, np.float32(2).imag)

# expect: [[ 1.  3.]
# expect:  [ 0. -0.]] [[ 2. -1.]
# expect:  [ 0. -4.]] float32 [[ 2.  0.]
# expect:  [-1. -4.]] 1.0 -1.0 <class 'numpy.float32'>
# expect: [[ 1.  3.]
# expect:  [ 0. -0.]] [[ 2. -1.]
# expect:  [ 0. -4.]] float64 [[ 2.  0.]
# expect:  [-1. -4.]] 1.0 -1.0 <class 'numpy.float64'>
# expect: [ 1.5 -2. ] [0. 0.] 1.5 0.0 0.0
