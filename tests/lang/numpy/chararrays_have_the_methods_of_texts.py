from _cells import run

run(r'''
import numpy as np
str(np.char.array(['a','b'])), np.char.array(['a ','b'])[0], type(np.char.array(['a'])).__name__, isinstance(np.char.array(['a']),np.chararray), np.char.array(['b','a']).argsort() if 0 else 0, np.char.array([['a','b'],['c','d']]).T, np.char.array(['a','b']).join('-') if 0 else 0
c=np.char.array(['aa','bc']); c.count('a'), c.find('c'), c.startswith('a'), c%(), c+c, 'x'+c, c*3, c>=c, c.isalpha(), c.split('a'), c.replace('a','z'), c.title(), c.zfill(4), c.center(4), c.encode(), c.upper().lower(), c[0], c[0:1], c.shape, c.dtype, c.tolist(), len(c), c=='aa', c.capitalize()
np.chararray((2,),itemsize=3).shape, np.chararray.__module__
np.array(2**63,dtype='i8')
np.array([2**63],dtype='i8')
np.int64(2**63)
np.int32(2**63)
np.array([2**63],dtype='u8')
np.array([2**70],dtype='i8')
np.array({1}), np.array({1:2}), np.array(range(3)), np.array(frozenset([1])), np.array([{1}])
np.random.choice([])
np.tensordot([1,2],[3,4],1), np.inner([1,2],[3,4])
from numpy.testing import assert_warns, assert_no_warnings, assert_string_equal
assert_warns(UserWarning,lambda:1)
assert_string_equal('a\nb','a\nc')
from numpy.lib.arraysetops import unique; unique([2,1,1])
from numpy.lib.index_tricks import r_; from numpy.core.defchararray import upper; upper(['a']), r_[1:3]
from numpy.linalg.linalg import norm; import numpy.random.mtrand as m; norm([3.,4.]), m.RandomState(5).randint(9)
''')

# expect: 0 done
# expect: 1 ("['a' 'b']", 'a', 'chararray', True, 0, chararray([['a', 'c'],\n           ['b', 'd']], dtype='<U1'), 0)
# expect: 2 ValueError: shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (2,) and arg 1 with shape (0,).
# expect: 3 ((2,), 'numpy')
# expect: 4 OverflowError: Python int too large to convert to C long
# expect: 5 OverflowError: Python int too large to convert to C long
# expect: 6 OverflowError: Python int too large to convert to C long
# expect: 7 OverflowError: Python int too large to convert to C long
# expect: 8 array([9223372036854775808], dtype=uint64)
# expect: 9 OverflowError: Python int too large to convert to C long
# expect: 10 (array({1}, dtype=object), array({1: 2}, dtype=object), array([0, 1, 2]), array(frozenset({1}), dtype=object), array([{1}], dtype=object))
# expect: 11 ValueError: 'a' cannot be empty unless no samples are taken
# expect: 12 (array(11), 11)
# expect: 13 done
# expect: 14 AssertionError: No warning raised when calling <lambda>
# expect: 15 AssertionError: Differences in strings:\n- b+ c
# expect: 16 done
# expect: 17 done
# expect: 18 done
