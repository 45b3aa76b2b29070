"""json.scanner"""

import re

__all__ = ["make_scanner"]

NUMBER_RE = re.compile(r"(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?", re.VERBOSE | re.MULTILINE | re.DOTALL)


def make_scanner(context):
    def scan_once(string, idx):
        if not 0 <= idx < len(string):
            raise StopIteration(idx)
        return context._value(string, idx)

    return scan_once


py_make_scanner = c_make_scanner = make_scanner
