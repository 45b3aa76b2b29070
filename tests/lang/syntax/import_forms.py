import math
import math as m
from math import pi, sqrt as root
import _a_module
from _a_module import value as v, double
from _a_module import *

print(m is math, round(pi, 5), root(16), _a_module.value, v, double(4), visible)
print(_a_module.__name__, __name__)
import sys
print("_a_module" in sys.modules)
try:
    import no_such_module
except ModuleNotFoundError as e:
    print(e, e.name)
try:
    from math import nothing
except ImportError as e:
    print("ImportError", str(e).split("(")[0])

# expect: module runs once
# expect: True 3.14159 4.0 7 7 8 seen
# expect: _a_module __main__
# expect: True
# expect: No module named 'no_such_module' no_such_module
# expect: ImportError cannot import name 'nothing' from 'math'
