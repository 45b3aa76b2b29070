from _shown import run

for line in r"""
np.array(['a','bc']), np.array('abc'), np.array(['a',1]), np.array([b'a',b'bc']), np.array([['a','b'],['c','d']]), np.array(['a'],dtype='U5')
np.array(['a','bc']).dtype, np.array(['a','bc']).dtype.kind, np.array(['a']).itemsize, np.dtype('U5').name, np.dtype(object), np.dtype('S3'), np.dtype(str), np.dtype('O').kind
a=np.array(['x','yy','zzz','yy']); a[0], type(a[0]).__name__, a[1:3], a[[0,2]], a[::-1], a[a=='yy'], a.shape, a.tolist(), len(a), list(a)
a == 'yy', a != np.array(['x','y','zzz','yy']), 'x' in a, 'q' in a
np.unique(a), np.unique(a,return_counts=True), np.unique(a,return_inverse=True), np.sort(a)[::-1], np.argsort(a), np.isin(a,['yy','x'])
a[0]='longer'; a
a.astype(object), np.array(['1','2']).astype(int), np.array(['1.5']).astype(float), np.array([1,2]).astype(str), np.array([1.5,2]).astype('U'), np.array([True]).astype(str), np.array([1,2]).astype('S')
np.array(['1','2'],dtype=float), np.array([1,2],dtype=str), np.array(['a','b']).reshape(2,1), np.array([['a','b']]).T, np.array(['a','b']).copy()
np.concatenate([np.array(['a']),np.array(['bcd'])]), np.where([True,False],'a','b'), np.stack([np.array(['a']),np.array(['b'])]), np.append(np.array(['a']),'b'), np.repeat(np.array(['a','b']),2), np.tile(np.array(['a']),2)
np.zeros(2,dtype='U3'), np.empty(2,dtype=object), np.full(2,'ab'), np.zeros(2,dtype=object), np.full((2,),None)
np.array([None,1]), np.array([1,'a',None],dtype=object), np.array([[1,2],[3]],dtype=object), np.array([{'a':1}]), np.array([1,2],dtype=object), np.array(None)
o=np.array([1,2.5,'a'],dtype=object); o[0], o[2], o.dtype, o*2
o=np.array([1,2,3],dtype=object); o+1, o.sum(), o==2, o.tolist(), (o*o).astype(int), o.max()
np.array(['a','b'])+'c'
np.array([2**70]), np.array([2**64])
np.array(['a','b']) == ['a','c'], np.array_equal(np.array(['a']),np.array(['a'])), np.array(['a','b']).size, np.array([['a','b'],['c','d']])[1,0], np.array([['a','b'],['c','d']])[:,0]
str(np.array(['a','b'])), str(np.array('a')), np.array(['a']).item(), np.array(['it\'s','b"c'])
np.array(['abc'*10]*5)
isinstance(np.array(['a']),np.ndarray), isinstance(np.array(['a'])[0],str), np.str_('abc'), np.issubdtype(np.array(['a']).dtype,np.str_), np.array(['a']).dtype.type is np.str_, np.array(['a']).dtype==np.dtype('U1')
np.array(['a','b']).nbytes, np.array([]).astype(str), np.array([],dtype=str), np.array([],dtype=object)
np.char.upper(['a','b']), np.char.add(['a'],['b']), np.char.split(['a b']), np.char.strip([' a ']), np.char.replace(['ab'],'a','x'), np.char.join('-',['abc']), np.char.find(['abc'],'b'), np.char.startswith(['abc'],'a'), np.char.str_len(['abc','d']), np.char.lower('AB'), np.char.multiply(['a'],3), np.char.title(['ab cd']), np.char.zfill(['1'],3), np.char.isdigit(['1','a']), np.char.equal(['a'],['a'])
""".strip().splitlines():
    run(line)

# expect: (array(['a', 'bc'], dtype='<U2'), array('abc', dtype='<U3'), array(['a', '1'], dtype='<U21'), array([b'a', b'bc'], dtype='|S2'), array([['a', 'b'],
# expect:        ['c', 'd']], dtype='<U1'), array(['a'], dtype='<U5'))
# expect: (dtype('<U2'), 'U', 4, 'str160', dtype('O'), dtype('S3'), dtype('<U'), 'O')
# expect: ('x', 'str_', array(['yy', 'zzz'], dtype='<U3'), array(['x', 'zzz'], dtype='<U3'), array(['yy', 'zzz', 'yy', 'x'], dtype='<U3'), array(['yy', 'yy'], dtype='<U3'), (4,), ['x', 'yy', 'zzz', 'yy'], 4, ['x', 'yy', 'zzz', 'yy'])
# expect: (array([False,  True, False,  True]), array([False,  True, False, False]), True, False)
# expect: (array(['x', 'yy', 'zzz'], dtype='<U3'), (array(['x', 'yy', 'zzz'], dtype='<U3'), array([1, 2, 1])), (array(['x', 'yy', 'zzz'], dtype='<U3'), array([0, 1, 2, 1])), array(['zzz', 'yy', 'yy', 'x'], dtype='<U3'), array([0, 1, 3, 2]), array([ True,  True, False,  True]))
# expect: array(['lon', 'yy', 'zzz', 'yy'], dtype='<U3')
# expect: (array(['lon', 'yy', 'zzz', 'yy'], dtype=object), array([1, 2]), array([1.5]), array(['1', '2'], dtype='<U21'), array(['1.5', '2.0'], dtype='<U32'), array(['True'], dtype='<U5'), array([b'1', b'2'], dtype='|S21'))
# expect: (array([1., 2.]), array(['1', '2'], dtype='<U1'), array([['a'],
# expect:        ['b']], dtype='<U1'), array([['a'],
# expect:        ['b']], dtype='<U1'), array(['a', 'b'], dtype='<U1'))
# expect: (array(['a', 'bcd'], dtype='<U3'), array(['a', 'b'], dtype='<U1'), array([['a'],
# expect:        ['b']], dtype='<U1'), array(['a', 'b'], dtype='<U1'), array(['a', 'a', 'b', 'b'], dtype='<U1'), array(['a', 'a'], dtype='<U1'))
# expect: (array(['', ''], dtype='<U3'), array([None, None], dtype=object), array(['ab', 'ab'], dtype='<U2'), array([0, 0], dtype=object), array([None, None], dtype=object))
# expect: (array([None, 1], dtype=object), array([1, 'a', None], dtype=object), array([list([1, 2]), list([3])], dtype=object), array([{'a': 1}], dtype=object), array([1, 2], dtype=object), array(None, dtype=object))
# expect: (1, 'a', dtype('O'), array([2, 5.0, 'aa'], dtype=object))
# expect: (array([2, 3, 4], dtype=object), 6, array([False,  True, False]), [1, 2, 3], array([1, 4, 9]), 3)
# expect: !! UFuncTypeError | ufunc 'add' did not contain a loop with signature matching types (dtype('<U1'), dtype('<U1')) -> None
# expect: (array([1180591620717411303424], dtype=object), array([18446744073709551616], dtype=object))
# expect: (array([ True, False]), True, 2, 'c', array(['a', 'c'], dtype='<U1'))
# expect: ("['a' 'b']", 'a', 'a', array(["it's", 'b"c'], dtype='<U4'))
# expect: array(['abcabcabcabcabcabcabcabcabcabc', 'abcabcabcabcabcabcabcabcabcabc',
# expect:        'abcabcabcabcabcabcabcabcabcabc', 'abcabcabcabcabcabcabcabcabcabc',
# expect:        'abcabcabcabcabcabcabcabcabcabc'], dtype='<U30')
# expect: (True, True, 'abc', True, True, True)
# expect: (8, array([], dtype='<U32'), array([], dtype='<U1'), array([], dtype=object))
# expect: (array(['A', 'B'], dtype='<U1'), array(['ab'], dtype='<U2'), array([list(['a', 'b'])], dtype=object), array(['a'], dtype='<U3'), array(['xb'], dtype='<U2'), array(['a-b-c'], dtype='<U5'), array([1]), array([ True]), array([3, 1]), array('ab', dtype='<U2'), array(['aaa'], dtype='<U3'), array(['Ab Cd'], dtype='<U5'), array(['001'], dtype='<U3'), array([ True, False]), array([ True]))
