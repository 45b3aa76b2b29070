import numpy as np

print(np.matrix([[1,2],[3,4]]))
m=np.matrix('1 2; 3 4'); print(m*m,m.T,m.I,m.A,m[0],m.sum(),m.sum(axis=0),m**2, m.A1)
m=np.matrix([[1,2],[3,4]]); print(m[0,1], m[:,0], m.shape, m+1, 2*m, m.H, m.max(), m.mean(1), m.tolist(), type(m*m), m.diagonal(), m.flatten(), np.asarray(m), m.ravel(), m==m, m-m, m/2)
print(np.mat('1 2'), np.asmatrix([[1,2]]), np.bmat([[np.mat('1'),np.mat('2')]]))
print(np.random.default_rng(1).hypergeometric(10,5,6,5))
print(np.random.RandomState(1).hypergeometric(10,5,6,5))
print(np.random.RandomState(1).hypergeometric(100,50,60,5))
print(np.random.default_rng(1).hypergeometric(100,50,60,5))
print(np.random.Generator(np.random.MT19937(5)).random(3))
print(np.random.Generator(np.random.Philox(5)).random(5))
print(np.random.Generator(np.random.SFC64(5)).random(3))
print(np.random.Generator(np.random.Philox(5)).integers(0,100,5,dtype=np.int32))
print(np.random.Generator(np.random.MT19937(5)).normal(size=3))
print(np.random.Generator(np.random.MT19937(5)).random(3,dtype=np.float32))
print(np.random.MT19937(5).random_raw(3))
print(np.random.Philox(key=1,counter=2).random_raw(3))
print(np.random.Generator(np.random.SFC64(1)).standard_normal(3))

# expect: [[1 2]
# expect:  [3 4]]
# expect: [[ 7 10]
# expect:  [15 22]] [[1 3]
# expect:  [2 4]] [[-2.   1. ]
# expect:  [ 1.5 -0.5]] [[1 2]
# expect:  [3 4]] [[1 2]] 10 [[4 6]] [[ 7 10]
# expect:  [15 22]] [1 2 3 4]
# expect: 2 [[1]
# expect:  [3]] (2, 2) [[2 3]
# expect:  [4 5]] [[2 4]
# expect:  [6 8]] [[1 3]
# expect:  [2 4]] 4 [[1.5]
# expect:  [3.5]] [[1, 2], [3, 4]] <class 'numpy.matrix'> [[1 4]] [[1 2 3 4]] [[1 2]
# expect:  [3 4]] [[1 2 3 4]] [[ True  True]
# expect:  [ True  True]] [[0 0]
# expect:  [0 0]] [[0.5 1. ]
# expect:  [1.5 2. ]]
# expect: [[1 2]] [[1 2]] [[1 2]]
# expect: [4 6 4 4 5]
# expect: [5 5 4 4 3]
# expect: [37 45 39 37 39]
# expect: [41 41 40 35 41]
# expect: [0.34079842 0.47398861 0.86286216]
# expect: [0.85757907 0.92509212 0.42137167 0.1708138  0.53660071]
# expect: [0.68383949 0.04047995 0.42903182]
# expect: [86 85 15 92 81]
# expect: [ 1.32949948 -1.02440279  1.05537843]
# expect: [0.34079838 0.4976269  0.4739886 ]
# expect: [1463718072 2137291433 2035765579]
# expect: [7531101419052079111 3116694405751838939 4829305644157075203]
# expect: [ 1.11412539  1.49334565 -0.79676836]
