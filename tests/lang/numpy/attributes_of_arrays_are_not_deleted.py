# Parts and shapes of arrays are there as long as the array is; a format is a text.
import numpy as np

for x in (np.array([1.5]), np.float64(1.5)):
    for name in ("real", "imag", "dtype", "ndim"):
        try:
            delattr(x, name)
            print("deleted")
        except AttributeError:
            print("AttributeError", end=" ")
    print(x.real, x.ndim)
for spec in (5, None, b".1f"):
    try:
        print(np.float64(1.5).__format__(spec))
    except TypeError as e:
        print(e)
# expect: AttributeError AttributeError AttributeError AttributeError [1.5] 1
# expect: AttributeError AttributeError AttributeError AttributeError 1.5 0
# expect: __format__() argument 1 must be str, not int
# expect: __format__() argument 1 must be str, not None
# expect: __format__() argument 1 must be str, not bytes
