"""numpy.lib.arrayterator: large arrays read in blocks."""

import numpy as np

__all__ = ["Arrayterator"]


class Arrayterator:
    """An iterator over blocks of an array, of `buf_size` elements at most."""

    def __init__(self, var, buf_size=None):
        self.var, self.buf_size = var, buf_size
        self.start, self.stop, self.step = [0] * var.ndim, list(var.shape), [1] * var.ndim

    def __getattr__(self, attr):
        return getattr(self.var, attr)

    def __getitem__(self, index):
        index = index if isinstance(index, tuple) else (index,)
        fixed = []
        for each in index:
            fixed += [slice(None)] * (len(self.shape) - len(index) + 1) if each is Ellipsis else [slice(each, each + 1, 1)] if isinstance(each, int) else [each]
        fixed += [slice(None)] * (len(self.shape) - len(fixed))
        made = self.__class__(self.var, self.buf_size)
        for i, (start, stop, step, part) in enumerate(zip(self.start, self.stop, self.step, fixed)):
            made.start[i] = start + (part.start or 0)
            made.step[i] = step * (part.step or 1)
            made.stop[i] = min(stop, start + (part.stop or stop - start))
        return made

    def _whole(self):
        return self.var[tuple(map(slice, self.start, self.stop, self.step))]

    def __array__(self, dtype=None):
        return self._whole()

    @property
    def flat(self):
        for block in self:
            yield from block.flat

    @property
    def shape(self):
        return tuple((stop - start - 1) // step + 1 for start, stop, step in zip(self.start, self.stop, self.step))

    def __iter__(self):
        if [n for n in self.shape if n <= 0]:
            return
        rank = self.var.ndim
        start, stop = list(self.start), list(self.stop)
        while True:
            left = self.buf_size or int(np.prod(self.shape))
            running = 0
            for i in range(rank - 1, -1, -1):
                if left == 0:
                    stop[i] = start[i] + 1
                elif self.shape[i] <= left:
                    start[i], stop[i] = self.start[i], self.stop[i]
                    running = i
                else:
                    stop[i] = min(self.stop[i], start[i] + left * self.step[i])
                    running = i
                left //= self.shape[i]
            yield self.var[tuple(map(slice, start, stop, self.step))]
            start[running] = stop[running]
            for i in range(rank - 1, 0, -1):
                if start[i] >= self.stop[i]:
                    start[i] = self.start[i]
                    start[i - 1] += self.step[i - 1]
            if start[0] >= self.stop[0]:
                return
