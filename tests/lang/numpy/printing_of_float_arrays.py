import numpy as np

for v in ([1.0, 2.0], [1.5, 2.25], [0.1, 0.2], [1e-5, 1.0], [1e10, 1.0], [1e-10, 1e10], [1 / 3, 2 / 3], [np.nan, 1.0, np.inf], [-1.0, 1.0], [100.0, 1e6], [0.0, -0.0], [1e16, 1.0], [123456.789, 0.001], [5e-324], [1.0]):
    print(np.array(v), repr(np.array(v)))

# expect: [1. 2.] array([1., 2.])
# expect: [1.5  2.25] array([1.5 , 2.25])
# expect: [0.1 0.2] array([0.1, 0.2])
# expect: [1.e-05 1.e+00] array([1.e-05, 1.e+00])
# expect: [1.e+10 1.e+00] array([1.e+10, 1.e+00])
# expect: [1.e-10 1.e+10] array([1.e-10, 1.e+10])
# expect: [0.33333333 0.66666667] array([0.33333333, 0.66666667])
# expect: [nan  1. inf] array([nan,  1., inf])
# expect: [-1.  1.] array([-1.,  1.])
# expect: [1.e+02 1.e+06] array([1.e+02, 1.e+06])
# expect: [ 0. -0.] array([ 0., -0.])
# expect: [1.e+16 1.e+00] array([1.e+16, 1.e+00])
# expect: [1.23456789e+05 1.00000000e-03] array([1.23456789e+05, 1.00000000e-03])
# expect: [5.e-324] array([5.e-324])
# expect: [1.] array([1.])
