from _cells import run

run(r'''
import numpy as np
a=np.arange(12).reshape(3,4)
for x in np.nditer(a,flags=['external_loop'],order='F'): print(x,end=' ')
for x in np.nditer(a,flags=['external_loop','buffered'],order='F'): print(x,end=' ')
for x in np.nditer(a.T): print(x,end=' ')
for x in np.nditer(a.T.copy(order='C')): print(x,end=' ')
for x in np.nditer(a[:,::2],flags=['external_loop']): print(x,end=' ')
it=np.nditer(a,flags=['f_index']); [(int(x),it.index) for x in it]
it=np.nditer(a,flags=['multi_index']); it.shape, it.ndim, it.iternext(), it.multi_index, it[0]
it=np.nditer(a,flags=['c_index','reduce_ok'],op_flags=['readwrite']); it.iternext(), it.index, it.value
with np.nditer([a,None],flags=['reduce_ok','external_loop'],op_flags=[['readonly'],['readwrite','allocate']],op_axes=[None,[0,1]]) as it: [y.__setitem__(...,x*2) for x,y in it]; print(it.operands[1])
with np.nditer([a,None,None],['external_loop','buffered'],[['readonly'],['writeonly','allocate'],['writeonly','allocate']]) as it: print([y.__setitem__(...,x*2) for x,y,z in it], it.operands[1].shape)
it=np.nditer([a,None],flags=['reduce_ok'],op_flags=[['readonly'],['readwrite','allocate']],op_axes=[None,[0,-1]]); it.operands[1][...]=0; [y.__setitem__(...,y+x) for x,y in it][:1], it.operands[1]
i,j=np.nested_iters(a,[[1],[0]],flags=['multi_index']); [[(i.multi_index,j.multi_index,int(y)) for y in j] for x in i]
i,j,k=np.nested_iters(np.arange(12).reshape(2,3,2),[[0],[1],[2]]); [[[int(z) for z in k] for y in j] for x in i]
[x.tolist() for x in np.nditer(np.arange(6,dtype='f8').reshape(2,3)[::-1,::-1])]
it=np.nditer(a); it.iterindex=3; it[0], it.itersize, len(it), it.nop, it.dtypes, it.operands[0] is a, it.has_index, it.finished
np.nditer(a,op_dtypes=['f4'])
np.nditer(a,flags=['buffered'],op_dtypes=['f4'],casting='same_kind').dtypes
np.nditer([])
np.nditer(np.zeros((0,3)))
''')

# expect: 0 done
# expect: 1 done
# expect: [0 4 8] [1 5 9] [ 2  6 10] [ 3  7 11] 2 done
# expect: [ 0  4  8  1  5  9  2  6 10  3  7 11] 3 done
# expect: 0 1 2 3 4 5 6 7 8 9 10 11 4 done
# expect: 0 4 8 1 5 9 2 6 10 3 7 11 5 done
# expect: [ 0  2  4  6  8 10] 6 done
# expect: 7 [(0, 0), (1, 3), (2, 6), (3, 9), (4, 1), (5, 4), (6, 7), (7, 10), (8, 2), (9, 5), (10, 8), (11, 11)]
# expect: 8 ((3, 4), 2, True, (0, 1), array(1))
# expect: 9 (True, 1, array(1))
# expect: [[ 0  2  4  6]
# expect:  [ 8 10 12 14]
# expect:  [16 18 20 22]]
# expect: 10 done
# expect: [None] (3, 4)
# expect: 11 done
# expect: 12 ([None], array([ 6, 22, 38]))
# expect: 13 [[((0,), (0,), 0), ((0,), (1,), 4), ((0,), (2,), 8)], [((1,), (0,), 1), ((1,), (1,), 5), ((1,), (2,), 9)], [((2,), (0,), 2), ((2,), (1,), 6), ((2,), (2,), 10)], [((3,), (0,), 3), ((3,), (1,), 7), ((3,), (2,), 11)]]
# expect: 14 [[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]
# expect: 15 [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
# expect: 16 (array(3), 12, 1, 1, (dtype('int64'),), True, False, False)
# expect: 17 TypeError: Iterator operand 0 dtype could not be cast from dtype('int64') to dtype('float32') according to the rule 'safe'
# expect: 18 (dtype('float32'),)
# expect: 19 ValueError: Must provide at least one operand
# expect: 20 ValueError: Iteration of zero-sized operands is not enabled
