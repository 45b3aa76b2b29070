"""Masked arrays have the methods of arrays, their flat, and numpy.ma's functions have those of ufuncs."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np
a=np.ma.array([3,1,2,5],mask=[0,1,0,0]); f=np.ma.array([[1.5,2],[3,4]],mask=[[0,1],[0,0]])
a.byteswap().byteswap(), a.newbyteorder().dtype, a.get_real(), a.get_imag(), a.iscontiguous()
a.choose([10,20,30,40,50,60]), a.searchsorted(2), a.tostring()
a.tofile('x')
a.resize((2,3))
a.__complex__()
complex(a[:1]), a.flat[0], a.flat[1], a.flat[0:2], list(a.flat)
q=a.copy(); q.flat[0]=np.ma.masked; q.flat[1]=5; q
q=a.copy(); q.flat=4; q
q=a.copy(); q.itemset(0,9); q
a.count(), f.count(axis=0), a.dot(a), f.argsort(), divmod(a,2)
hash(a)
float(f[:1])
q=a.copy(); q/=2
q=a.copy(); q&=3; q<<=1; q
np.ma.add.reduce(f), np.ma.add.reduce(f,1), np.ma.multiply.reduce(f,0), np.ma.add.accumulate(a), np.ma.subtract.outer(a,a)
np.ma.minimum.reduce(a), np.ma.maximum.reduce(f), np.ma.maximum(a,2), str(np.ma.add), np.ma.sqrt.__name__
np.ma.trace(f), np.ma.mr_[a,a], np.ma.mr_[1,2,np.ma.masked], np.ma.flatten_structured_array(np.ma.array([(1,2.)],dtype='i4,f8'))
np.concatenate([f,f]), np.ma.masked_values(a,2.0), np.ma.clump_masked(f), np.ma.default_fill_value(a)
np.ma.compress_rowcols(a)
q=a.copy(); q.fill_value; q.astype(float).fill_value, (q==q).fill_value, np.sqrt(q).fill_value, q.view(float).fill_value, q.cumsum()._fill_value
''')

# expect: 0 done
# expect: 1 done
# expect: 2 (masked_array(data=[3, --, 2, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999), dtype('>i8'), masked_array(data=[3, --, 2, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999), masked_array(data=[0, --, 0, 0],\n             mask=[False,  True, False, False],\n       fill_value=999999), True)
# expect: 3 (masked_array(data=[40, --, 30, 60],\n             mask=[False,  True, False, False],\n       fill_value=999999), 2, b'\x03\x00\x00\x00\x00\x00\x00\x00?B\x0f\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00')
# expect: 4 NotImplementedError: MaskedArray.tofile() not implemented yet.
# expect: 5 ValueError: A masked array does not own its data and therefore cannot be resized.\nUse the numpy.ma.resize function instead.
# expect: 6 TypeError: only length-1 arrays can be converted to Python scalars
# expect: 7 ((3+0j), 3, masked, masked_array(data=[3, --],\n             mask=[False,  True],\n       fill_value=999999), [3, masked, 2, 5])
# expect: 8 masked_array(data=[--, 5, 2, 5],\n             mask=[ True, False, False, False],\n       fill_value=999999)
# expect: 9 masked_array(data=[4, 4, 4, 4],\n             mask=[False, False, False, False],\n       fill_value=999999)
# expect: 10 masked_array(data=[9, --, 2, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 11 (3, array([2, 1]), masked_array(data=38,\n             mask=False,\n       fill_value=999999), array([0, 2, 3, 1]), (masked_array(data=[1, --, 1, 2],\n             mask=[False,  True, False, False],\n       fill_value=999999), masked_array(data=[1, --, 0, 1],\n             mask=[False,  True, False, False],\n       fill_value=999999)))
# expect: 12 TypeError: unhashable type: 'MaskedArray'
# expect: 13 TypeError: Only length-1 arrays can be converted to Python scalars
# expect: 14 UFuncTypeError: Cannot cast ufunc 'divide' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'
# expect: 15 masked_array(data=[6, --, 4, 2],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 16 (masked_array(data=[4.5, 4.0],\n             mask=[False, False],\n       fill_value=1e+20), masked_array(data=[1.5, 7.0],\n             mask=[False, False],\n       fill_value=1e+20), masked_array(data=[4.5, 4.0],\n             mask=[False, False],\n       fill_value=1e+20), masked_array(data=[ 3,  3,  5, 10],\n             mask=False,\n       fill_value=999999), masked_array(\n  data=[[0, --, 1, -2],\n        [--, --, --, --],\n        [-1, --, 0, -3],\n        [2, --, 3, 0]],\n  mask=[[False,  True, False, False],\n        [ True,  True,  True,  True],\n        [False,  True, False, False],\n        [False,  True, False, False]],\n  fill_value=999999))
# expect: 17 (masked_array(data=2,\n             mask=False,\n       fill_value=999999), masked_array(data=4.,\n             mask=False,\n       fill_value=1e+20), masked_array(data=[3, --, 2, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999), "Masked version of <ufunc 'add'>", 'sqrt')
# expect: 18 (5.5, masked_array(data=[3, --, 2, 5, 3, --, 2, 5],\n             mask=[False,  True, False, False, False,  True, False, False],\n       fill_value=999999), masked_array(data=[1.0, 2.0, --],\n             mask=[False, False,  True],\n       fill_value=1e+20), masked_array(data=[[1.0, 2.0]],\n             mask=[[False, False]],\n       fill_value=1e+20))
# expect: 19 (masked_array(\n  data=[[1.5, 2. ],\n        [3. , 4. ],\n        [1.5, 2. ],\n        [3. , 4. ]],\n  mask=False,\n  fill_value=1e+20), masked_array(data=[3, --, --, 5],\n             mask=[False,  True,  True, False],\n       fill_value=2), [slice(1, 2, None)], 999999)
# expect: 20 NotImplementedError: compress_rowcols works for 2D arrays only.
# expect: 21 (999999.0, True, 999999, 1e+20, None)
