"""cProfile and profile: the time of a run; calls are not counted one by one here."""

import time

__all__ = ["run", "runctx", "Profile"]


class Profile:
    """The time between enable and disable, as one entry."""

    def __init__(self, timer=None, timeunit=0.0, subcalls=True, builtins=True):
        self._timer, self._started, self.total, self.stats = timer or time.perf_counter, None, 0.0, {}

    def enable(self, subcalls=True, builtins=True):
        self._started = self._timer()

    def disable(self):
        if self._started is not None:
            self.total += self._timer() - self._started
            self._started = None

    def create_stats(self):
        self.disable()
        self.stats = {("~", 0, "<profiled code>"): (1, 1, self.total, self.total, {})}

    def __enter__(self):
        self.enable()
        return self

    def __exit__(self, *exc):
        self.disable()

    def run(self, cmd):
        import __main__

        return self.runctx(cmd, __main__.__dict__, __main__.__dict__)

    def runctx(self, cmd, globals, locals):
        with self:
            exec(cmd, globals, locals)
        return self

    def runcall(self, func, /, *args, **kw):
        with self:
            return func(*args, **kw)

    def getstats(self):
        self.create_stats()
        return list(self.stats.items())

    def print_stats(self, sort=-1):
        import pstats

        pstats.Stats(self).strip_dirs().sort_stats(sort).print_stats()

    def dump_stats(self, file):
        import pickle

        self.create_stats()
        with open(file, "wb") as stream:
            pickle.dump(self.stats, stream)


def run(statement, filename=None, sort=-1):
    import __main__

    return runctx(statement, __main__.__dict__, __main__.__dict__, filename, sort)


def runctx(statement, globals, locals, filename=None, sort=-1):
    made = Profile()
    try:
        made.runctx(statement, globals, locals)
    except SystemExit:
        pass
    if filename is not None:
        made.dump_stats(filename)
    else:
        made.print_stats(sort)
