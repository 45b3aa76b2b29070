"""numpy.core.multiarray"""

from numpy import *  # noqa: F401,F403
from numpy.unpickled import _reconstruct, scalar  # noqa: F401
