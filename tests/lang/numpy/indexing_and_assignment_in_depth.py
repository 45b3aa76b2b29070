from _shown import run

for line in r"""
a = np.arange(24).reshape(2,3,4)
a[0], a[-1,1], a[0,1,2], a[...,0], a[:,::-1,0], a[:,:,::2], a[::-1]
a[[0,1],[0,1]], a[[0,1],:,[1,2]], a[:,[0,2]], a[:,[[0,1],[1,2]]].shape, a[[1]], a[0,[0,1]], a[[0],:,[1]].shape
a[a>20], a[a[:,:,0]>3], a[:,[True,False,True]], a[np.array([True,False])]
a[None].shape, a[:,None].shape, a[np.newaxis,...,np.newaxis].shape, a[0,None,:,1:3].shape
a[...], a[()] is a, a[...,1,:].shape, a[1,...,1].shape
a[2]
a[0,3]
a[0,0,0,0]
a[1.5]
a['x']
a[[0,5]]
a[[True,False,True]]
a[...,...]
a[0:1.5]
a[[0,1],[0,1,2]]
a[np.array([0.5])]
b=a.copy(); b[0]=0; b[:,1]=-1; b[...,0]=9; b
b=a.copy(); b[b>10]=0; b[[0,1],[0,1]]=7; b
b=a.copy(); b[0,[0,1],1:3]=[[1,2],[3,4]]; b[0]
b=a.copy(); b[0]=[1,2]
b=a.copy(); b[b>100]=[]; b[b>20]=[1,2]
b=np.zeros(5); b[[0,0,1]]=[1,2,3]; b
b=np.zeros(5); b[::2]=1; b[-1:]=5; b
b=np.arange(10); b[2:8:3]=100; b[::-2]
b=np.arange(5); b[5]=1
b=np.arange(10); b[[1,-1]]+=10; b
b=np.arange(5); b[True]=3; b
b=np.array(5); b[()]=3; b[...]=b+1; b
np.array(5)[0]
np.array(5)[()], type(np.array(5)[()]), type(np.array(5)[...])
np.arange(3).item(1), a.item(3), a.item(0,1,2), a.item((0,1,1))
np.arange(3).item(5)
a.item()
np.take(a,[0,1],axis=1).shape, np.take(a,[5,30],mode='clip'), np.take(a,[25],mode='wrap'), a.take([0,5]), np.take(a,0,axis=2)
np.take(a,[100])
np.take([1,2,3],[0,5])
np.put(b:=np.arange(5),[0,2],[-44,-55]); b
np.choose([2,0,1],[[1,2,3],[4,5,6],[7,8,9]]), np.compress([0,1],[[1,2],[3,4]],axis=0), np.extract([True,False],[1,2])
np.where([True,False],1,2), np.where([1,0]), np.where([[1,0],[1,1]],[[1,2],[3,4]],[9,8])
np.nonzero([[3,0],[0,4]]), np.argwhere([[3,0],[0,4]]), np.flatnonzero([0,1,2]), np.argwhere(5), np.nonzero(np.array([1,0]))
np.select([[True,False],[False,False]],[[1,2],[3,4]],default=7), np.piecewise([-1.,1.],[np.array([True,False]),np.array([False,True])],[-1,1])
np.ix_([0,1],[1,2]), np.unravel_index(5,(2,3)), np.unravel_index([1,5],(2,3)), np.ravel_multi_index((1,2),(2,3)), np.unravel_index(7,(2,3),order='F')
np.unravel_index(6,(2,3))
np.diag([1,2]), np.diag([[1,2],[3,4]]), np.diag([1,2],k=1), np.diag(np.arange(9).reshape(3,3),-1), np.diagonal(a,axis1=1,axis2=2), np.diagflat([[1,2]])
np.tril(np.ones((3,3)),1), np.triu(np.ones((2,3))), np.tri(3,2), np.tril_indices(2), np.triu_indices(3,1), np.diag_indices(2), np.vander([1,2,3])
np.fill_diagonal(b:=np.zeros((3,3)),5); b
np.fill_diagonal(b:=np.zeros((6,3),int),4,wrap=True); b
np.take_along_axis(np.array([[3,1,2]]),np.argsort([[3,1,2]],axis=1),axis=1), np.put_along_axis(b:=np.zeros((2,2)),np.array([[0],[1]]),9,1), b
list(np.ndindex(2,2)), list(np.ndenumerate([[1,2],[3,4]])), [int(x) for x in np.nditer(np.arange(3))], len(a), list(np.arange(3)), [x.shape for x in a]
b
it=np.nditer(np.arange(4).reshape(2,2),flags=['multi_index']); [(it.multi_index,int(x)) for x in it]
[(int(x),int(y)) for x,y in np.nditer([np.arange(2),np.arange(4).reshape(2,2)])]
b=np.arange(4).reshape(2,2); b.flat=7; b
b=np.arange(4).reshape(2,2); b.flat[1]=70; b.flat[[0,3]]=1; b
np.searchsorted([1,2,3],2), np.searchsorted([1,2,3],[0,2.5],side='right'), np.digitize([0.2,6.4],[0,1,2.5]), np.bincount([0,1,1,3]), np.bincount([0,1],weights=[.5,1])
5 in a, 100 in a, [0,1] in np.array([[0,1]])
a.shape=(6,4); a.shape
a.shape=(5,5)
a.shape=(2,3,-1); a.shape
""".strip().splitlines():
    run(line)

# expect: (array([[ 0,  1,  2,  3],
# expect:        [ 4,  5,  6,  7],
# expect:        [ 8,  9, 10, 11]]), array([16, 17, 18, 19]), 6, array([[ 0,  4,  8],
# expect:        [12, 16, 20]]), array([[ 8,  4,  0],
# expect:        [20, 16, 12]]), array([[[ 0,  2],
# expect:         [ 4,  6],
# expect:         [ 8, 10]],
# expect:
# expect:        [[12, 14],
# expect:         [16, 18],
# expect:         [20, 22]]]), array([[[12, 13, 14, 15],
# expect:         [16, 17, 18, 19],
# expect:         [20, 21, 22, 23]],
# expect:
# expect:        [[ 0,  1,  2,  3],
# expect:         [ 4,  5,  6,  7],
# expect:         [ 8,  9, 10, 11]]]))
# expect: (array([[ 0,  1,  2,  3],
# expect:        [16, 17, 18, 19]]), array([[ 1,  5,  9],
# expect:        [14, 18, 22]]), array([[[ 0,  1,  2,  3],
# expect:         [ 8,  9, 10, 11]],
# expect:
# expect:        [[12, 13, 14, 15],
# expect:         [20, 21, 22, 23]]]), (2, 2, 2, 4), array([[[12, 13, 14, 15],
# expect:         [16, 17, 18, 19],
# expect:         [20, 21, 22, 23]]]), array([[0, 1, 2, 3],
# expect:        [4, 5, 6, 7]]), (1, 3))
# expect: (array([21, 22, 23]), array([[ 4,  5,  6,  7],
# expect:        [ 8,  9, 10, 11],
# expect:        [12, 13, 14, 15],
# expect:        [16, 17, 18, 19],
# expect:        [20, 21, 22, 23]]), array([[[ 0,  1,  2,  3],
# expect:         [ 8,  9, 10, 11]],
# expect:
# expect:        [[12, 13, 14, 15],
# expect:         [20, 21, 22, 23]]]), array([[[ 0,  1,  2,  3],
# expect:         [ 4,  5,  6,  7],
# expect:         [ 8,  9, 10, 11]]]))
# expect: ((1, 2, 3, 4), (2, 1, 3, 4), (1, 2, 3, 4, 1), (1, 3, 2))
# expect: (array([[[ 0,  1,  2,  3],
# expect:         [ 4,  5,  6,  7],
# expect:         [ 8,  9, 10, 11]],
# expect:
# expect:        [[12, 13, 14, 15],
# expect:         [16, 17, 18, 19],
# expect:         [20, 21, 22, 23]]]), False, (2, 4), (3,))
# expect: !! IndexError | index 2 is out of bounds for axis 0 with size 2
# expect: !! IndexError | index 3 is out of bounds for axis 1 with size 3
# expect: !! IndexError | too many indices for array: array is 3-dimensional, but 4 were indexed
# expect: !! IndexError | only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: !! IndexError | only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices
# expect: !! IndexError | index 5 is out of bounds for axis 0 with size 2
# expect: !! IndexError | boolean index did not match indexed array along dimension 0; dimension is 2 but corresponding boolean dimension is 3
# expect: !! IndexError | an index can only have a single ellipsis ('...')
# expect: !! TypeError | slice indices must be integers or None or have an __index__ method
# expect: !! IndexError | shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (3,)
# expect: !! IndexError | arrays used as indices must be of integer (or boolean) type
# expect: array([[[ 9,  0,  0,  0],
# expect:         [ 9, -1, -1, -1],
# expect:         [ 9,  0,  0,  0]],
# expect:
# expect:        [[ 9, 13, 14, 15],
# expect:         [ 9, -1, -1, -1],
# expect:         [ 9, 21, 22, 23]]])
# expect: array([[[ 7,  7,  7,  7],
# expect:         [ 4,  5,  6,  7],
# expect:         [ 8,  9, 10,  0]],
# expect:
# expect:        [[ 0,  0,  0,  0],
# expect:         [ 7,  7,  7,  7],
# expect:         [ 0,  0,  0,  0]]])
# expect: array([[ 0,  1,  2,  3],
# expect:        [ 4,  3,  4,  7],
# expect:        [ 8,  9, 10, 11]])
# expect: !! ValueError | could not broadcast input array from shape (2,) into shape (3,4)
# expect: !! ValueError | NumPy boolean array indexing assignment cannot assign 2 input values to the 3 output values where the mask is true
# expect: array([2., 3., 0., 0., 0.])
# expect: array([1., 0., 1., 0., 5.])
# expect: array([  9,   7, 100,   3,   1])
# expect: !! IndexError | index 5 is out of bounds for axis 0 with size 5
# expect: array([ 0, 11,  2,  3,  4,  5,  6,  7,  8, 19])
# expect: array([3, 3, 3, 3, 3])
# expect: array(4)
# expect: !! IndexError | too many indices for array: array is 0-dimensional, but 1 were indexed
# expect: (5, <class 'numpy.int64'>, <class 'numpy.ndarray'>)
# expect: (1, 3, 6, 5)
# expect: !! IndexError | index 5 is out of bounds for axis 0 with size 3
# expect: !! ValueError | can only convert an array of size 1 to a Python scalar
# expect: ((2, 2, 4), array([ 5, 23]), array([1]), array([0, 5]), array([[ 0,  4,  8],
# expect:        [12, 16, 20]]))
# expect: !! IndexError | index 100 is out of bounds for axis 0 with size 24
# expect: !! IndexError | index 5 is out of bounds for axis 0 with size 3
# expect: array([-44,   1, -55,   3,   4])
# expect: (array([7, 2, 6]), array([[3, 4]]), array([1]))
# expect: (array([1, 2]), (array([0]),), array([[1, 8],
# expect:        [3, 4]]))
# expect: ((array([0, 1]), array([0, 1])), array([[0, 0],
# expect:        [1, 1]]), array([1, 2]), array([], shape=(1, 0), dtype=int64), (array([0]),))
# expect: (array([1, 7]), array([-1.,  1.]))
# expect: !! ValueError | index 7 is out of bounds for array with size 6
# expect: !! ValueError | index 6 is out of bounds for array with size 6
# expect: (array([[1, 0],
# expect:        [0, 2]]), array([1, 4]), array([[0, 1, 0],
# expect:        [0, 0, 2],
# expect:        [0, 0, 0]]), array([3, 7]), array([[ 0,  5, 10],
# expect:        [12, 17, 22]]), array([[1, 0],
# expect:        [0, 2]]))
# expect: (array([[1., 1., 0.],
# expect:        [1., 1., 1.],
# expect:        [1., 1., 1.]]), array([[1., 1., 1.],
# expect:        [0., 1., 1.]]), array([[1., 0.],
# expect:        [1., 1.],
# expect:        [1., 1.]]), (array([0, 1, 1]), array([0, 0, 1])), (array([0, 0, 1]), array([1, 2, 2])), (array([0, 1]), array([0, 1])), array([[1, 1, 1],
# expect:        [4, 2, 1],
# expect:        [9, 3, 1]]))
# expect: array([[5., 0., 0.],
# expect:        [0., 5., 0.],
# expect:        [0., 0., 5.]])
# expect: array([[4, 0, 0],
# expect:        [0, 4, 0],
# expect:        [0, 0, 4],
# expect:        [0, 0, 0],
# expect:        [4, 0, 0],
# expect:        [0, 4, 0]])
# expect: (array([[1, 2, 3]]), None, array([[9., 0.],
# expect:        [0., 9.]]))
# expect: ([(0, 0), (0, 1), (1, 0), (1, 1)], [((0, 0), 1), ((0, 1), 2), ((1, 0), 3), ((1, 1), 4)], [0, 1, 2], 2, [0, 1, 2], [(3, 4), (3, 4)])
# expect: array([[9., 0.],
# expect:        [0., 9.]])
# expect: [((0, 0), 0), ((0, 1), 1), ((1, 0), 2), ((1, 1), 3)]
# expect: [(0, 0), (1, 1), (0, 2), (1, 3)]
# expect: array([[7, 7],
# expect:        [7, 7]])
# expect: array([[ 1, 70],
# expect:        [ 2,  1]])
# expect: (1, array([0, 2]), array([1, 3]), array([1, 2, 0, 1]), array([0.5, 1. ]))
# expect: (True, False, True)
# expect: (6, 4)
# expect: !! ValueError | cannot reshape array of size 24 into shape (5,5)
# expect: (2, 3, 4)
