"""multiprocessing.process"""

from multiprocessing import BaseProcess, active_children, current_process, parent_process  # noqa: F401
