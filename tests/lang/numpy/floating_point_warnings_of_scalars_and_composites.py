import numpy as np
from _shown import show

show(lambda: (np.sum(np.array([1,2],dtype='m8[s]'))))
show(lambda: (np.mean(np.array([1,3],dtype='m8[s]'))))
show(lambda: (np.nan_to_num([np.inf,np.nan])))
show(lambda: (np.nanmax([1,np.nan]), np.nansum([1,np.nan]), np.nanstd([1,np.nan,3])))
show(lambda: (np.interp([0.5],[0,1],[0,2])))
show(lambda: np.float64(1)/0)
show(lambda: np.float64(0)/0)
show(lambda: np.float64(1.)//0)
show(lambda: np.float64(1e308)*10)
show(lambda: np.float64(2)**5000)
show(lambda: np.float32(1)/np.float32(0))
show(lambda: np.float64(-1)**0.5)
show(lambda: (np.divide(np.float64(1),0)))
show(lambda: (np.divide(1,0)))
show(lambda: np.log(0))
show(lambda: np.log1p(-1))
show(lambda: np.int8(127)+np.int8(1))
show(lambda: np.int64(2**62)*np.int64(4))
show(lambda: np.uint8(200)+np.uint8(100))
show(lambda: np.int32(5)//np.int32(0))
show(lambda: np.int32(5)%np.int32(0))
show(lambda: (np.sum([np.inf,-np.inf])))
show(lambda: np.float16(60000)+np.float16(60000))
show(lambda: np.tan(np.inf))
show(lambda: np.cosh(1000.))
show(lambda: (np.fmod(1.,0.)))
show(lambda: (np.remainder(1.,0.)))
show(lambda: np.median([]))
show(lambda: np.max([]))
show(lambda: np.nanmax([np.nan]))
show(lambda: np.errstate(all='bad').__enter__())
show(lambda: np.seterr(foo=1))
show(lambda: (np.logical_not(np.array([1,0],dtype=object))))

# expect: numpy.timedelta64(3,'s')
# expect: numpy.timedelta64(2,'s')
# expect: array([1.79769313e+308, 0.00000000e+000])
# expect: (1.0, 1.0, 1.0)
# expect: array([1.])
# expect: inf
# expect: RuntimeWarning divide by zero encountered in scalar divide
# expect: nan
# expect: RuntimeWarning invalid value encountered in scalar divide
# expect: inf
# expect: RuntimeWarning divide by zero encountered in scalar floor_divide
# expect: inf
# expect: RuntimeWarning overflow encountered in scalar multiply
# expect: inf
# expect: RuntimeWarning overflow encountered in scalar power
# expect: inf
# expect: RuntimeWarning divide by zero encountered in scalar divide
# expect: nan
# expect: RuntimeWarning invalid value encountered in scalar power
# expect: inf
# expect: RuntimeWarning divide by zero encountered in divide
# expect: inf
# expect: RuntimeWarning divide by zero encountered in divide
# expect: -inf
# expect: RuntimeWarning divide by zero encountered in log
# expect: -inf
# expect: RuntimeWarning divide by zero encountered in log1p
# expect: -128
# expect: RuntimeWarning overflow encountered in scalar add
# expect: 0
# expect: RuntimeWarning overflow encountered in scalar multiply
# expect: 44
# expect: RuntimeWarning overflow encountered in scalar add
# expect: 0
# expect: RuntimeWarning divide by zero encountered in scalar floor_divide
# expect: 0
# expect: RuntimeWarning divide by zero encountered in scalar remainder
# expect: nan
# expect: RuntimeWarning invalid value encountered in reduce
# expect: inf
# expect: RuntimeWarning overflow encountered in scalar add
# expect: nan
# expect: RuntimeWarning invalid value encountered in tan
# expect: inf
# expect: RuntimeWarning overflow encountered in cosh
# expect: nan
# expect: RuntimeWarning invalid value encountered in fmod
# expect: nan
# expect: RuntimeWarning invalid value encountered in remainder
# expect: nan
# expect: RuntimeWarning Mean of empty slice.
# expect: RuntimeWarning invalid value encountered in scalar divide
# expect: ! ValueError zero-size array to reduction operation maximum which has no identity
# expect: nan
# expect: RuntimeWarning All-NaN axis encountered
# expect: ! KeyError 'bad'
# expect: ! TypeError seterr() got an unexpected keyword argument 'foo'
# expect: array([False, True], dtype=object)
