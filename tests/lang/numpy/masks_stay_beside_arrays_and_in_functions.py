"""Masked arrays keep their masks beside plain arrays and in numpy's functions."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np
m=np.ma.array([1,2,3,4],mask=[0,1,0,0])
m2=np.ma.array([[1.,2],[3,4]],mask=[[0,1],[0,0]])
f=np.ma.array([1.5,2.5,np.nan],mask=[0,0,1])
np.sum(m),np.mean(m)
np.sqrt(m)
np.add(m,1)
np.maximum(m,2)
np.sort(m)
np.where(m>2,m,0)
np.unique(m)
m.astype(float)
m.nonzero()
m.copy().put([0],9)
m.repeat(2)
m.take([0,1])
m.clip(1,2)
m.soften_mask()
m.harden_mask().hardmask
m.ids()[0]>0
m//2
m**2
m%2
-m
abs(m)
m2.sort(0)
q=m2.copy(); q.sort(0); q
q=m2.copy(); q.sort(1); q
np.ma.sort(m2,axis=0)
m.argsort(),m.argmax(),m.argmin()
f.sum(),f.mean(),f.max(),np.nanmean(f)
m[m>1],m[[0,1]],m[::-1],m[1:],m2[0],m2[:,1],m2[0,1]
m==m,m!=2,m<3,m==np.ma.masked
len(m),list(m),m.tolist(),m.shape,m.T,m.dtype,m.size,m.ndim,m.nbytes,m.itemsize,m.flags.c_contiguous
bool(m.all()),m.any(),float(m[0]),int(m[2])
q=m.copy(); q[1]=5; q
q=m.copy(); q[0]=np.ma.masked; q
q=m.copy(); q[q>2]=0; q
q=m.copy(); q+=1; q
q=m.copy(); q.fill_value=7; q.filled(),q
np.ma.masked_array([1,2],[True,False]),np.ma.MaskedArray([1]),np.ma.masked_all((2,)).mask,np.ma.empty(1).mask,np.ma.ones(2),np.ma.masked_array([1,2],mask=False),np.ma.masked_array([1,2],mask=True)
repr(np.ma.masked_array([[1,2],[3,4]],mask=[[1,0],[0,1]])),str(np.ma.masked_array([1.5,2.25],mask=[0,1]))
str(np.ma.arange(2000)), repr(np.ma.array(np.arange(1200),mask=np.arange(1200)%2==0))[:200]
np.ma.array([1,2,3])[1], np.ma.array(5), np.ma.array(5,mask=True)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 (8, 2.6666666666666665)
# expect: 5 masked_array(data=[1.0, --, 1.7320508075688772, 2.0],\n             mask=[False,  True, False, False],\n       fill_value=1e+20)
# expect: 6 masked_array(data=[2, --, 4, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 7 masked_array(data=[2, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 8 masked_array(data=[1, 3, 4, --],\n             mask=[False, False, False,  True],\n       fill_value=999999)
# expect: 9 array([0, 0, 3, 4])
# expect: 10 masked_array(data=[1, 3, 4, --],\n             mask=[False, False, False,  True],\n       fill_value=999999)
# expect: 11 masked_array(data=[1.0, --, 3.0, 4.0],\n             mask=[False,  True, False, False],\n       fill_value=1e+20)
# expect: 12 (array([0, 2, 3]),)
# expect: 13 None
# expect: 14 masked_array(data=[1, 1, --, --, 3, 3, 4, 4],\n             mask=[False, False,  True,  True, False, False, False, False],\n       fill_value=999999)
# expect: 15 masked_array(data=[1, --],\n             mask=[False,  True],\n       fill_value=999999)
# expect: 16 masked_array(data=[1, --, 2, 2],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 17 masked_array(data=[1, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 18 True
# expect: 19 True
# expect: 20 masked_array(data=[0, --, 1, 2],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 21 masked_array(data=[1, --, 9, 16],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 22 masked_array(data=[1, --, 1, 0],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 23 masked_array(data=[-1, --, -3, -4],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 24 masked_array(data=[1, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 25 None
# expect: 26 masked_array(\n  data=[[1.0, 4.0],\n        [3.0, --]],\n  mask=[[False, False],\n        [False,  True]],\n  fill_value=1e+20)
# expect: 27 masked_array(\n  data=[[1.0, 4.0],\n        [3.0, --]],\n  mask=[[False, False],\n        [False,  True]],\n  fill_value=1e+20)
# expect: 28 masked_array(\n  data=[[1.0, 4.0],\n        [3.0, --]],\n  mask=[[False, False],\n        [False,  True]],\n  fill_value=1e+20)
# expect: 29 (array([0, 2, 3, 1]), 3, 0)
# expect: 30 (4.0, 2.0, 2.5, 2.0)
# expect: 31 (masked_array(data=[--, 3, 4],\n             mask=[ True, False, False],\n       fill_value=999999), masked_array(data=[1, --],\n             mask=[False,  True],\n       fill_value=999999), masked_array(data=[4, 3, --, 1],\n             mask=[False, False,  True, False],\n       fill_value=999999), masked_array(data=[--, 3, 4],\n             mask=[ True, False, False],\n       fill_value=999999), masked_array(data=[1.0, 4.0],\n             mask=[False, False],\n       fill_value=1e+20), masked_array(data=[4.0, --],\n             mask=[False,  True],\n       fill_value=1e+20), 4.0)
# expect: 32 (masked_array(data=[True, --, True, True],\n             mask=[False,  True, False, False],\n       fill_value=True), masked_array(data=[True, --, True, True],\n             mask=[False,  True, False, False],\n       fill_value=True), masked_array(data=[True, --, False, False],\n             mask=[False,  True, False, False],\n       fill_value=True), masked_array(data=[--, --, --, --],\n             mask=[ True,  True,  True,  True],\n       fill_value=True,\n            dtype=bool))
# expect: 33 (4, [1, masked, 3, 4], [1, None, 3, 4], (4,), masked_array(data=[1, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=999999), dtype('int64'), 4, 1, 32, 8, True)
# expect: 34 (True, True, 1.0, 3)
# expect: 35 masked_array(data=[1, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 36 masked_array(data=[--, --, 3, 4],\n             mask=[ True,  True, False, False],\n       fill_value=999999)
# expect: 37 masked_array(data=[1, --, 0, 0],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 38 masked_array(data=[2, --, 4, 5],\n             mask=[False,  True, False, False],\n       fill_value=999999)
# expect: 39 (array([1, 7, 3, 4]), masked_array(data=[1, --, 3, 4],\n             mask=[False,  True, False, False],\n       fill_value=7))
# expect: 40 (masked_array(data=[--, 2],\n             mask=[ True, False],\n       fill_value=999999), masked_array(data=[1],\n             mask=False,\n       fill_value=999999), array([ True,  True]), False, masked_array(data=[1., 1.],\n             mask=False,\n       fill_value=1e+20), masked_array(data=[1, 2],\n             mask=[False, False],\n       fill_value=999999), masked_array(data=[--, --],\n             mask=[ True,  True],\n       fill_value=999999,\n            dtype=int64))
# expect: 41 ('masked_array(\n  data=[[--, 2],\n        [3, --]],\n  mask=[[ True, False],\n        [False,  True]],\n  fill_value=999999)', '[1.5 --]')
# expect: 42 ('[   0    1    2 ... 1997 1998 1999]', 'masked_array(data=[--, 1, --, ..., 1197, --, 1199],\n             mask=[ True, False,  True, ..., False,  True, False],\n       fill_value=999999)')
# expect: 43 (2, masked_array(data=5,\n             mask=False,\n       fill_value=999999), masked_array(data=--,\n             mask=True,\n       fill_value=999999,\n            dtype=int64))
