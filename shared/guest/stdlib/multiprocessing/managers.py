"""multiprocessing.managers"""

from multiprocessing import _Manager as SyncManager  # noqa: F401

BaseManager = SyncManager
