"""_typing: what typing has from C."""


def _idfunc(x, /):
    return x
