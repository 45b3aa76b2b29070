"""profile: cProfile's tables by its older name, with a bias that calibrate() finds."""

import cProfile
import time

__all__ = ["run", "runctx", "Profile"]


class Profile(cProfile.Profile):
    """What runs is measured, and `bias`, the time that one event costs, taken off."""

    bias = 0

    def __init__(self, timer=None, bias=None):
        super().__init__(timer or time.process_time)
        self.bias = self.bias if bias is None else bias

    def _row(self, code, entry):
        code, calls, recursive, whole, own = super()._row(code, entry)
        return code, calls, recursive, whole, max(0, own - self.bias * calls)

    def calibrate(self, m, verbose=0):
        """The time of an event: what `m` calls take more with a profile than without, per call and return."""

        def empty():
            pass

        def many(n):
            for _ in range(n):
                empty()

        began = self._timer()
        many(m)
        plain = self._timer() - began
        other = Profile(self._timer, 0)
        began = self._timer()
        other.runcall(many, m)
        cost = (self._timer() - began - plain) / (2 * m)
        if verbose:
            print("seconds an event:", cost)
        return cost


def run(statement, filename=None, sort=-1):
    """Runs a statement in __main__, and prints a table or writes it to a file."""
    import __main__

    cProfile._ran(Profile(), statement, __main__.__dict__, __main__.__dict__, filename, sort)


def runctx(statement, globals, locals, filename=None, sort=-1):
    """The same in the given namespaces."""
    cProfile._ran(Profile(), statement, globals, locals, filename, sort)


if __name__ == "__main__":
    cProfile.main(Profile)
