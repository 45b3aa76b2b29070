import numpy as np
from _shown import show

show(lambda: (np.ma.array([1,2,3],mask=[0,1,0])))
show(lambda: (np.ma.masked_where(np.arange(4)>2,np.arange(4))))
show(lambda: (np.ma.array([1.,2,3],mask=[0,1,0]).mean()))
show(lambda: (np.ma.masked_invalid([1,np.nan]).filled(0)))
show(lambda: (np.ma.masked_array([1,2,3],mask=[0,1,0]).sum()))
show(lambda: (np.ma.masked_equal([1,2,3],2).compressed()))
show(lambda: np.ma.masked)
show(lambda: (np.ma.array([[1,2],[3,4]],mask=[[0,1],[0,0]]).sum(axis=0)))
show(lambda: (print(np.ma.array([1,2,3],mask=[0,1,0])+1)))
show(lambda: (np.ma.array([[1.,2],[3,4]],mask=[[0,1],[0,0]])))
show(lambda: (np.ma.array([1,2,3])))
show(lambda: (np.ma.array([1.,2,3],mask=[0,1,0])*2, np.ma.array([1.,2,3],mask=[0,1,0])/0))
show(lambda: (np.ma.sqrt([-1,4.]), np.ma.log([0.,1]), np.sqrt(np.ma.array([4.,9],mask=[0,1]))))
show(lambda: (np.ma.array([1,2,3],mask=[0,1,0])>1))
show(lambda: (np.ma.array([1,2,3],mask=[1,1,1]).sum(), np.ma.array([1,2,3],mask=[1,0,1]).max(), np.ma.array([1,2,3],mask=[1,0,1]).std()))
show(lambda: (np.ma.array([1,2,3],mask=[1,1,1])))
show(lambda: (np.ma.array([3,1,2],mask=[0,1,0]).argsort(), np.ma.sort(np.ma.array([3,1,2],mask=[0,1,0]))))
show(lambda: (np.ma.concatenate([np.ma.array([1],mask=[1]),np.array([2])]), np.ma.median(np.ma.array([1,2,9],mask=[0,0,1])), np.ma.where(np.array([True,False]),np.ma.array([1,2],mask=[1,0]),5)))
show(lambda: (np.mean(np.ma.array([1,2,9],mask=[0,0,1])), np.sum(np.ma.array([1,2,9],mask=[0,0,1])), np.max(np.ma.array([1,2,9],mask=[0,0,1]))))
show(lambda: (isinstance(np.ma.array([1]),np.ndarray), np.ma.isMaskedArray(np.ma.array([1])), np.asarray(np.ma.array([1,2],mask=[0,1])), np.ma.is_masked(np.ma.array([1,2],mask=[0,1])), np.ma.getmask([1]), np.ma.getmaskarray([1])))
show(lambda: (np.ma.array([1,2],mask=[0,1],dtype='f4')))
show(lambda: (np.ma.array([1,2,3,4],mask=[0,1,0,0]).reshape(2,2).T))
show(lambda: (np.ma.masked_greater([1,2,3],2), np.ma.masked_inside([1,2,3],2,3), np.ma.masked_values([1.,2.],2.), np.ma.allequal(np.ma.array([1,2],mask=[0,1]),[1,3]), np.ma.count_masked(np.ma.array([1,2],mask=[0,1])), np.ma.average(np.ma.array([1.,2,3],mask=[0,0,1]),weights=[3,1,0]), np.ma.zeros(2), np.ma.clump_masked(np.ma.array([1,2,3],mask=[0,1,1]))))

# expect: masked_array(data=[1, --, 3],
# expect:              mask=[False,  True, False],
# expect:        fill_value=999999)
# expect: masked_array(data=[0, 1, 2, --],
# expect:              mask=[False, False, False,  True],
# expect:        fill_value=999999)
# expect: 2.0
# expect: array([1., 0.])
# expect: 4
# expect: array([1, 3])
# expect: masked
# expect: masked_array(data=[4, 4],
# expect:              mask=[False, False],
# expect:        fill_value=999999)
# expect: [2 -- 4]
# expect: None
# expect: masked_array(
# expect:   data=[[1.0, --],
# expect:         [3.0, 4.0]],
# expect:   mask=[[False,  True],
# expect:         [False, False]],
# expect:   fill_value=1e+20)
# expect: masked_array(data=[1, 2, 3],
# expect:              mask=False,
# expect:        fill_value=999999)
# expect: (masked_array(data=[2.0, --, 6.0],
# expect:              mask=[False,  True, False],
# expect:        fill_value=1e+20), masked_array(data=[--, --, --],
# expect:              mask=[ True,  True,  True],
# expect:        fill_value=1e+20,
# expect:             dtype=float64))
# expect: (masked_array(data=[--, 2.0],
# expect:              mask=[ True, False],
# expect:        fill_value=1e+20), masked_array(data=[--, 0.0],
# expect:              mask=[ True, False],
# expect:        fill_value=1e+20), masked_array(data=[2.0, --],
# expect:              mask=[False,  True],
# expect:        fill_value=1e+20))
# expect: masked_array(data=[False, --, True],
# expect:              mask=[False,  True, False],
# expect:        fill_value=True)
# expect: (masked, 2, 0.0)
# expect: masked_array(data=[--, --, --],
# expect:              mask=[ True,  True,  True],
# expect:        fill_value=999999,
# expect:             dtype=int64)
# expect: (array([2, 0, 1]), masked_array(data=[2, 3, --],
# expect:              mask=[False, False,  True],
# expect:        fill_value=999999))
# expect: (masked_array(data=[--, 2],
# expect:              mask=[ True, False],
# expect:        fill_value=999999), 1.5, masked_array(data=[--, 5],
# expect:              mask=[ True, False],
# expect:        fill_value=999999))
# expect: (1.5, 3, 2)
# expect: (True, True, array([1, 2]), True, False, array([False]))
# expect: masked_array(data=[1.0, --],
# expect:              mask=[False,  True],
# expect:        fill_value=1e+20,
# expect:             dtype=float32)
# expect: masked_array(
# expect:   data=[[1, 3],
# expect:         [--, 4]],
# expect:   mask=[[False, False],
# expect:         [ True, False]],
# expect:   fill_value=999999)
# expect: (masked_array(data=[1, 2, --],
# expect:              mask=[False, False,  True],
# expect:        fill_value=999999), masked_array(data=[1, --, --],
# expect:              mask=[False,  True,  True],
# expect:        fill_value=999999), masked_array(data=[1.0, --],
# expect:              mask=[False,  True],
# expect:        fill_value=2.0), True, 1, 1.25, masked_array(data=[0., 0.],
# expect:              mask=False,
# expect:        fill_value=1e+20), [slice(1, 3, None)])
