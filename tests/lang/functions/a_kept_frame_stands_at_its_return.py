import sys


def kept():
    frame = sys._getframe()
    if frame:
        return frame


print(kept().f_lineno - kept.__code__.co_firstlineno, sorted(kept().f_locals))

# expect: 3 ['frame']
