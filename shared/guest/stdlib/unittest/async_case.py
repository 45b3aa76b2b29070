"""unittest.async_case"""

from unittest import *  # noqa: F401, F403
