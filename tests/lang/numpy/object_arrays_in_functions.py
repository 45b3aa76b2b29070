import numpy as np
from _shown import show

show(lambda: (np.array([1,'a',None],dtype=object).tolist()))
show(lambda: (np.array([{'a':1},[1,2]],dtype=object)))
show(lambda: (np.array([[1,2],[3]],dtype=object)))
show(lambda: (np.logical_not(np.array([1,0],dtype=object))))
show(lambda: (np.array([2,3],dtype=object)**2))
show(lambda: (np.abs(np.array([-1,2],dtype=object))))
show(lambda: (np.array([3,4],dtype=object).mean()))
show(lambda: (np.array([3,4],dtype=object).astype(float)))
show(lambda: (np.dot(np.array([1,2],dtype=object),np.array([1,2],dtype=object))))
show(lambda: (np.cumsum(np.array([1,2],dtype=object))))
show(lambda: (np.exp(np.array([1.],dtype=object))))
show(lambda: (np.isnan(np.array([1.],dtype=object))))
show(lambda: (np.unique(np.array(['b','a','b'],dtype=object))))
show(lambda: (np.array([1,2,3],dtype=object)[np.array([True,False,True])]))
show(lambda: (np.vstack([np.array([1,'a'],dtype=object),np.array([2,'b'],dtype=object)])))

# expect: [1, 'a', None]
# expect: array([{'a': 1}, list([1, 2])], dtype=object)
# expect: array([list([1, 2]), list([3])], dtype=object)
# expect: array([False, True], dtype=object)
# expect: array([4, 9], dtype=object)
# expect: array([1, 2], dtype=object)
# expect: 3.5
# expect: array([3., 4.])
# expect: 5
# expect: array([1, 3], dtype=object)
# expect: ! TypeError loop of ufunc does not support argument 0 of type float which has no callable exp method
# expect: ! TypeError ufunc 'isnan' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''
# expect: array(['a', 'b'], dtype=object)
# expect: array([1, 3], dtype=object)
# expect: array([[1, 'a'],
# expect:        [2, 'b']], dtype=object)
