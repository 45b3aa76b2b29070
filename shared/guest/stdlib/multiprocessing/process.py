"""multiprocessing.process"""

from multiprocessing import BaseProcess, active_children, current_process, parent_process  # noqa: F401

__all__ = ["BaseProcess", "current_process", "active_children", "parent_process"]
