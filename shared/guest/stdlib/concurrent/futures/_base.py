"""concurrent.futures._base"""

from concurrent.futures import *  # noqa: F401, F403
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, CancelledError, Error, Future, TimeoutError  # noqa: F401
