# str() of a Tensor follows numpy.set_printoptions in all that it says; repr() has a form of its own.
import numpy as np
from mindspore import Tensor

numbers = Tensor(np.array([[1.5, -2.25], [np.nan, 1000.0]], np.float32))
for options in (dict(nanstr="NA"), dict(sign="+"), dict(floatmode="fixed", precision=2), dict(formatter={"float": lambda x: "<%.1f>" % x}),
                dict(formatter={"all": lambda x: "?"}), dict(threshold=2, edgeitems=1)):
    with np.printoptions(**options):
        print(numbers, Tensor([1, -2]), Tensor([True, False]))
        print(repr(numbers))
print(numbers)
# expect: [[   1.5    -2.25]
# expect:  [     NA 1000.  ]] [ 1 -2] [ True False]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[   +1.5     -2.25]
# expect:  [    +nan +1000.  ]] [ 1 -2] [ True False]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[   1.50   -2.25]
# expect:  [    nan 1000.00]] [ 1 -2] [ True False]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[<1.5> <-2.2>]
# expect:  [<nan> <1000.0>]] [ 1 -2] [ True False]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[? ?]
# expect:  [? ?]] [? ?] [? ?]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[   1.5    -2.25]
# expect:  [    nan 1000.  ]] [ 1 -2] [ True False]
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.25000000e+00],
# expect:  [            nan,  1.00000000e+03]])
# expect: [[   1.5    -2.25]
# expect:  [    nan 1000.  ]]
