"""multiprocessing.connection"""

from multiprocessing import Pipe, _Connection as Connection  # noqa: F401


def wait(object_list, timeout=None):
    return [each for each in object_list if not hasattr(each, "poll") or each.poll()]
