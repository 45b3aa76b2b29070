"""np.r_, np.c_, np.mgrid and np.ogrid: arrays made by subscripts."""

import numpy as np


class _Joined:
    """np.r_ and np.c_: joins along `axis`, after raising what has fewer than `rank` axes; `place`, where a vector's axis then stands."""

    def __init__(self, axis, rank=1, place=-1):
        self._axis, self._rank, self._place = axis, rank, place

    def _directed(self, text):
        """The object that a first item like "0,2" or "r" asks for, and the kind of matrix."""
        if text in ("r", "c"):
            return self, text
        try:
            numbers = [int(part) for part in text.split(",")]
            return _Joined(*numbers[:3]), None
        except ValueError as error:
            raise ValueError(f"unknown special directive {text!r}") from error

    def _raised(self, item):
        if isinstance(item, slice):
            start = 0 if item.start is None else item.start
            is_count = isinstance(item.step, complex)
            item = np.linspace(start, item.stop, int(abs(item.step))) if is_count else np.arange(start, item.stop, 1 if item.step is None else item.step)
        a = np.asanyarray(item)
        more = self._rank - a.ndim
        if more <= 0:
            return a
        if a.ndim == 0:
            return a.reshape((1,) * self._rank)
        place = self._place + more + 1 if self._place < 0 else self._place
        return a.reshape((1,) * place + a.shape + (1,) * (more - place))

    def __getitem__(self, key):
        items, kind = key if isinstance(key, tuple) else (key,), None
        how = self
        if isinstance(items[0], str):
            (how, kind), items = self._directed(items[0]), items[1:]
        parts = [how._raised(item) for item in items]
        made = np.concatenate(parts, how._axis)
        if kind is None:
            return made
        return np.matrix(made) if kind == "r" or any(p.ndim > 1 for p in parts) else np.matrix(made).T


class _Grid:
    """np.mgrid and np.ogrid."""

    def __init__(self, is_sparse):
        self._is_sparse = is_sparse

    def __getitem__(self, key):
        def axis(item):
            start = 0 if item.start is None else item.start
            if isinstance(item.step, complex):
                return np.linspace(start, item.stop, int(abs(item.step)))
            return np.arange(start, item.stop, 1 if item.step is None else item.step)

        if isinstance(key, slice):
            return axis(key)
        axes = [axis(item) for item in key]
        if self._is_sparse:
            return np.meshgrid(*axes, indexing="ij", sparse=True)
        return np.array(np.meshgrid(*axes, indexing="ij"))


r_, c_ = _Joined(0), _Joined(-1, 2, 0)
mgrid, ogrid = _Grid(False), _Grid(True)
