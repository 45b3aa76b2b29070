import numpy as np
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
r=np.random.default_rng(42)
print(r.random(3),r.standard_normal(3),r.integers(0,10,5),r.integers(5),r.normal(1,2,(2,2)),r.uniform(-1,1,3),r.exponential(2,3),r.choice(5,3),r.choice(5,3,replace=False),r.choice([1,2,3],2,p=[.1,.2,.7]),r.permutation(6),r.random(),r.standard_normal())
x=np.arange(10); r.shuffle(x); print(x); l=list(range(5)); r.shuffle(l); print(l); print(r.permutation([[1,2],[3,4],[5,6]]),r.random(3,dtype=np.float32),r.standard_normal(3,dtype=np.float32))
for d in ['int8','uint8','int16','uint16','int32','uint32','int64','uint64','bool']: print(d,r.integers(0,2,7,dtype=d), r.integers(0,100,5,dtype=d) if d!='bool' else '')
print(r.integers(0,2**40,3),r.integers(-5,5,endpoint=True,size=4),r.integers(0,256,5,dtype=np.uint8),r.integers(0,2**63-1,2),r.integers([1,2],[3,9]),r.bytes(5))
n=r.standard_normal(200000); print(n.min(),n.max(),n[[0,1000,100000,199999]]); e=r.standard_exponential(100000); print(e.max()); f=r.standard_normal(100000,dtype=np.float32); print(f[[5, 99999]])
for s in [0,1,2**32,2**70,[1,2,3],[2**33,5]]: print(s,np.random.default_rng(s).random(2),np.random.default_rng(s).integers(0,1000,3))
g=np.random.Generator(np.random.PCG64(7)); print(g,g.random(),g.bit_generator.state); st=g.bit_generator.state; a=g.random(2); g.bit_generator.state=st; print((a==g.random(2)).all()); ss=np.random.SeedSequence(5); print([np.random.default_rng(c).random() for c in ss.spawn(2)],ss)
t(lambda:r.integers(5,5)); t(lambda:r.integers(300,dtype=np.int8)); t(lambda:r.choice(3,5,replace=False)); t(lambda:r.choice([1,2],p=[.5,.6])); t(lambda:np.random.default_rng(-1)); t(lambda:r.normal(0,-1)); t(lambda:r.choice(20000,1000,replace=False).sum()); t(lambda:r.choice(20,5,replace=False,p=np.full(20,.05))); t(lambda:r.random((2,2)).shape); t(lambda:r.lognormal(0,1,2)); t(lambda:r.choice(np.eye(3),2)); t(lambda:r.permuted(np.arange(6).reshape(2,3),axis=1)); t(lambda:r.normal([0,1],[1,2])); t(lambda:type(r.random())); t(lambda:type(r.integers(3))); t(lambda:type(r.choice(3)))

# expect: [0.77395605 0.43887844 0.85859792] [ 0.94056472 -1.95103519 -1.30217951] [7 7 7 7 5] 0 [[-0.70608786  2.75879595]
# expect:  [ 2.55558387  1.1320614 ]] [ 0.64552323 -0.1131716  -0.54552256] [0.18315453 0.6303584  1.80239855] [1 3 0] [1 3 2] [3 3] [5 2 1 3 4 0] 0.15428949206754783 0.43082100300788273
# expect: [5 0 9 8 6 7 1 2 3 4]
# expect: [3, 1, 0, 4, 2]
# expect: [[5 6]
# expect:  [3 4]
# expect:  [1 2]] [0.22690934 0.56449986 0.669814  ] [1.405601   0.40169808 0.03458682]
# expect: int8 [1 0 0 1 1 1 0] [24 84 88  9 61]
# expect: uint8 [0 0 1 1 0 1 0] [ 3 35 41 43 45]
# expect: int16 [0 1 1 0 0 1 1] [65 23  2 68 82]
# expect: uint16 [1 0 0 1 0 0 1] [49  0 87 79 87]
# expect: int32 [1 1 0 1 0 1 1] [45 50 56  3 13]
# expect: uint32 [0 0 0 1 1 0 1] [56  7 76 57 63]
# expect: int64 [1 1 0 1 1 0 1] [ 3 34 43 98 21]
# expect: uint64 [0 0 1 1 0 0 1] [ 5 85 28 91 29]
# expect: bool [False False  True  True  True False  True]
# expect: [612463328544 861905195905 730420462079] [ 2 -1 -1 -1] [210 163  99 208 186] [209481900241850334 830544921056646276] [1 7] b'\xda\x8a\xec\xb8\x15'
# expect: -4.928238480785121 5.0072352319089966 [-0.46940234 -1.39810966  1.15504721 -1.938795  ]
# expect: 12.261170989996739
# expect: [-1.6682413 -2.678075 ]
# expect: 0 [0.63696169 0.26978671] [850 636 511]
# expect: 1 [0.51182162 0.9504637 ] [473 511 755]
# expect: 4294967296 [0.88973879 0.55713805] [522 889 992]
# expect: 1180591620717411303424 [0.54284094 0.9331129 ] [635 542 761]
# expect: [1, 2, 3] [0.67047226 0.11101464] [964 670 872]
# expect: [8589934592, 5] [0.79483768 0.86124232] [494 794  47]
# expect: Generator(PCG64) 0.625095466604667 {'bit_generator': 'PCG64', 'state': {'state': 202649823521392248019888743452465977457, 'inc': 261136684632268670825940853076396136793}, 'has_uint32': 0, 'uinteger': 0}
# expect: True
# expect: [0.4031184756244418, 0.2531538239071238] SeedSequence(
# expect:     entropy=5,
# expect:     n_children_spawned=2,
# expect: )
# expect: ValueError | low >= high
# expect: ValueError | high is out of bounds for int8
# expect: ValueError | Cannot take a larger sample than population when replace is False
# expect: ValueError | probabilities do not sum to 1
# expect: ValueError | expected non-negative integer
# expect: ValueError | scale < 0
# expect: 10097703
# expect: array([ 9, 11, 17,  1, 18])
# expect: (2, 2)
# expect: array([1.12235584, 0.27095485])
# expect: array([[0., 1., 0.],
# expect:        [0., 0., 1.]])
# expect: array([[2, 1, 0],
# expect:        [3, 5, 4]])
# expect: array([-0.87113922, -0.67302283])
# expect: <class 'float'>
# expect: <class 'numpy.int64'>
# expect: <class 'int'>
