"""tty: terminals whose characters come singly."""

from termios import *
from termios import (BRKINT, CS8, CSIZE, ECHO, ICANON, ICRNL, IEXTEN, INPCK, ISIG, ISTRIP, IXON, OPOST, PARENB, TCSAFLUSH, VMIN,
                     VTIME, tcgetattr, tcsetattr)  # fmt: skip

__all__ = ["setraw", "setcbreak"]

# Where the parts stand in what tcgetattr gives.
IFLAG, OFLAG, CFLAG, LFLAG, ISPEED, OSPEED, CC = range(7)


def _one_by_one(mode):
    mode[CC][VMIN], mode[CC][VTIME] = 1, 0


def setraw(fd, when=TCSAFLUSH):
    """Characters come and go as they are."""
    mode = tcgetattr(fd)
    mode[IFLAG] &= ~(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    mode[OFLAG] &= ~OPOST
    mode[CFLAG] = mode[CFLAG] & ~(CSIZE | PARENB) | CS8
    mode[LFLAG] &= ~(ECHO | ICANON | IEXTEN | ISIG)
    _one_by_one(mode)
    tcsetattr(fd, when, mode)


def setcbreak(fd, when=TCSAFLUSH):
    """Characters come at once, and are not shown."""
    mode = tcgetattr(fd)
    mode[LFLAG] &= ~(ECHO | ICANON)
    _one_by_one(mode)
    tcsetattr(fd, when, mode)
