"""Facts on site packages, of which there are none here; exit, quit, help and the licence texts stay builtins."""

import sys

PREFIXES, ENABLE_USER_SITE, USER_SITE, USER_BASE = [sys.prefix, sys.exec_prefix], False, None, None


def getsitepackages(prefixes=None):
    return []


def getuserbase():
    return ""


def getusersitepackages():
    return ""


def addsitedir(sitedir, known_paths=None):
    if sitedir not in sys.path:
        sys.path.append(sitedir)
    return known_paths


def main():
    pass
