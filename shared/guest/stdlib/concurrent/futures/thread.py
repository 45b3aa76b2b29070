"""concurrent.futures.thread"""

from concurrent.futures import ThreadPoolExecutor  # noqa: F401
