"""unittest.result"""

from unittest import *  # noqa: F401,F403
