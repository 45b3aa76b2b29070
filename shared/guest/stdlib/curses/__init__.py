"""curses: of this package there is what needs no terminal (curses.ascii)."""


class error(Exception):
    __module__ = "_curses"
