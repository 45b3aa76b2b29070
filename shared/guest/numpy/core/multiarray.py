"""numpy.core.multiarray"""

from numpy import *  # noqa: F401,F403
