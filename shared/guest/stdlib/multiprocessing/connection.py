"""multiprocessing.connection"""

from multiprocessing import Pipe, _Connection as Connection  # noqa: F401

_ConnectionBase = Connection
MESSAGE_LENGTH, CHALLENGE, WELCOME, FAILURE = 20, b"#CHALLENGE#", b"#WELCOME#", b"#FAILURE#"


def wait(object_list, timeout=None):
    return [each for each in object_list if not hasattr(each, "poll") or each.poll()]
