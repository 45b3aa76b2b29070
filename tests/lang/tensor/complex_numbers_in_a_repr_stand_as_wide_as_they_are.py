# The repr of a tensor of complex numbers pads none of them; print does.
import numpy as np
from mindspore import Tensor

for values in ([1 + 2j, 3.5 - 1j], [[1, 2.25j], [1e10 + 1j, -1e-5]], 2 + 1j, np.arange(30).reshape(5, 6) * (1.25 + 0.3j)):
    for kind in (np.complex64, np.complex128):
        x = Tensor(np.array(values, kind))
        print(repr(x))
        print(x)

# expect: Tensor(shape=[2], dtype=Complex64, value= [1+2j, 3.5-1j])
# expect: [1. +2.j 3.5-1.j]
# expect: Tensor(shape=[2], dtype=Complex128, value= [1+2j, 3.5-1j])
# expect: [1. +2.j 3.5-1.j]
# expect: Tensor(shape=[2, 2], dtype=Complex64, value=
# expect: [[1+0j, 0+2.25j],
# expect:  [1e+10+1j, -1e-05+0j]])
# expect: [[ 1.e+00+0.j    0.e+00+2.25j]
# expect:  [ 1.e+10+1.j   -1.e-05+0.j  ]]
# expect: Tensor(shape=[2, 2], dtype=Complex128, value=
# expect: [[1+0j, 0+2.25j],
# expect:  [1e+10+1j, -1e-05+0j]])
# expect: [[ 1.e+00+0.j    0.e+00+2.25j]
# expect:  [ 1.e+10+1.j   -1.e-05+0.j  ]]
# expect: Tensor(shape=[], dtype=Complex64, value= 2+1j)
# expect: (2+1j)
# expect: Tensor(shape=[], dtype=Complex128, value= 2+1j)
# expect: (2+1j)
# expect: Tensor(shape=[5, 6], dtype=Complex64, value=
# expect: [[0+0j, 1.25+0.3j, 2.5+0.6j, 3.75+0.9j, 5+1.2j, 6.25+1.5j],
# expect:  [7.5+1.8j, 8.75+2.1j, 10+2.4j, 11.25+2.7j, 12.5+3j, 13.75+3.3j],
# expect:  [15+3.6j, 16.25+3.9j, 17.5+4.2j, 18.75+4.5j, 20+4.8j, 21.25+5.1j],
# expect:  [22.5+5.4j, 23.75+5.7j, 25+6j, 26.25+6.3j, 27.5+6.6j, 28.75+6.9j],
# expect:  [30+7.2j, 31.25+7.5j, 32.5+7.8j, 33.75+8.1j, 35+8.4j, 36.25+8.7j]])
# expect: [[ 0.  +0.j   1.25+0.3j  2.5 +0.6j  3.75+0.9j  5.  +1.2j  6.25+1.5j]
# expect:  [ 7.5 +1.8j  8.75+2.1j 10.  +2.4j 11.25+2.7j 12.5 +3.j  13.75+3.3j]
# expect:  [15.  +3.6j 16.25+3.9j 17.5 +4.2j 18.75+4.5j 20.  +4.8j 21.25+5.1j]
# expect:  [22.5 +5.4j 23.75+5.7j 25.  +6.j  26.25+6.3j 27.5 +6.6j 28.75+6.9j]
# expect:  [30.  +7.2j 31.25+7.5j 32.5 +7.8j 33.75+8.1j 35.  +8.4j 36.25+8.7j]]
# expect: Tensor(shape=[5, 6], dtype=Complex128, value=
# expect: [[0+0j, 1.25+0.3j, 2.5+0.6j, 3.75+0.9j, 5+1.2j, 6.25+1.5j],
# expect:  [7.5+1.8j, 8.75+2.1j, 10+2.4j, 11.25+2.7j, 12.5+3j, 13.75+3.3j],
# expect:  [15+3.6j, 16.25+3.9j, 17.5+4.2j, 18.75+4.5j, 20+4.8j, 21.25+5.1j],
# expect:  [22.5+5.4j, 23.75+5.7j, 25+6j, 26.25+6.3j, 27.5+6.6j, 28.75+6.9j],
# expect:  [30+7.2j, 31.25+7.5j, 32.5+7.8j, 33.75+8.1j, 35+8.4j, 36.25+8.7j]])
# expect: [[ 0.  +0.j   1.25+0.3j  2.5 +0.6j  3.75+0.9j  5.  +1.2j  6.25+1.5j]
# expect:  [ 7.5 +1.8j  8.75+2.1j 10.  +2.4j 11.25+2.7j 12.5 +3.j  13.75+3.3j]
# expect:  [15.  +3.6j 16.25+3.9j 17.5 +4.2j 18.75+4.5j 20.  +4.8j 21.25+5.1j]
# expect:  [22.5 +5.4j 23.75+5.7j 25.  +6.j  26.25+6.3j 27.5 +6.6j 28.75+6.9j]
# expect:  [30.  +7.2j 31.25+7.5j 32.5 +7.8j 33.75+8.1j 35.  +8.4j 36.25+8.7j]]
