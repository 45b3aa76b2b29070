"""concurrent.futures.process"""

from concurrent.futures import ProcessPoolExecutor  # noqa: F401
