"""mindspore.multiprocessing: the standard library's, under MindSpore's name."""
from multiprocessing import *  # noqa: F401,F403
import multiprocessing as _standard


def __getattr__(name):
    return getattr(_standard, name)
