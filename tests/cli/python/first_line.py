not python
import sys
print(sys._getframe().f_lineno)
