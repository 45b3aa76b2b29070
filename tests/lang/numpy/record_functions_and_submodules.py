import numpy as np

import numpy.exceptions, numpy.version, numpy.core.numeric; from numpy.typing import NDArray, ArrayLike
import numpy.lib.recfunctions as rfn
print(numpy.version.version, rfn.structured_to_unstructured(np.array([(1,2.),(3,4.)],dtype=[('a','i4'),('b','f8')])), rfn.drop_fields(np.array([(1,2.)],dtype=[('a','i4'),('b','f8')]),'a'))

# expect: 1.26.4 [[1. 2.]
# expect:  [3. 4.]] [(2.,)]
