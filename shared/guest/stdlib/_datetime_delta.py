"""datetime.timedelta."""

import math

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class timedelta:
    __module__ = "datetime"
    __slots__ = ("_days", "_seconds", "_microseconds")
    __tp_name__ = "datetime.timedelta"

    def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        if type(days) is type(seconds) is type(microseconds) is type(milliseconds) is type(minutes) is type(hours) is type(weeks) is int:
            hours += 24 * days + 168 * weeks
            return cls._of((hours * 3600 + minutes * 60 + seconds) * 1000000 + milliseconds * 1000 + microseconds)
        given = (("days", days, 86400000000), ("seconds", seconds, 1000000), ("microseconds", microseconds, 1),
                 ("milliseconds", milliseconds, 1000), ("minutes", minutes, 60000000), ("hours", hours, 3600000000),
                 ("weeks", weeks, 604800000000))  # fmt: skip
        total, rest = 0, 0.0
        for name, value, unit in given:
            if isinstance(value, int):
                total += value * unit
            elif isinstance(value, float):
                if not math.isfinite(value):
                    raise ValueError("cannot convert float NaN to integer") if value != value else OverflowError(
                        "cannot convert float infinity to integer"
                    )
                fraction, whole = math.modf(value)
                fraction, more = math.modf(fraction * unit)
                total += int(whole) * unit + int(more)
                rest += fraction
            else:
                raise TypeError(f"unsupported type for timedelta {name} component: {type(value).__name__}")
        is_odd = total & 1  # a half goes to the even sum
        return cls._of(total + 2 * math.floor((rest + is_odd) * 0.5 + 0.5) - is_odd if abs(rest) % 1 == 0.5 else total + round(rest))

    @classmethod
    def _of(cls, microseconds):
        self = object.__new__(cls)
        seconds, self._microseconds = divmod(microseconds, 1000000)
        self._days, self._seconds = divmod(seconds, 86400)
        if abs(self._days) > 999999999:
            if abs(self._days) >= 1 << 31:
                raise OverflowError("Python int too large to convert to C int")
            raise OverflowError("days=%d; must have magnitude <= 999999999" % self._days)
        return self

    days = property(lambda self: self._days)
    seconds = property(lambda self: self._seconds)
    microseconds = property(lambda self: self._microseconds)

    def _total(self):
        return (self._days * 86400 + self._seconds) * 1000000 + self._microseconds

    def total_seconds(self):
        return self._total() / 10**6

    def __repr__(self):
        parts = [f"{n}={v}" for n, v in (("days", self._days), ("seconds", self._seconds),
                                         ("microseconds", self._microseconds)) if v]  # fmt: skip
        return f"{'datetime.timedelta' if type(self) is timedelta else type(self).__qualname__}({', '.join(parts) or '0'})"

    def __str__(self):
        minutes, seconds = divmod(self._seconds, 60)
        made = "%d:%02d:%02d" % (minutes // 60, minutes % 60, seconds)
        if self._days:
            made = "%d day%s, %s" % (self._days, "" if abs(self._days) == 1 else "s", made)
        return made + (".%06d" % self._microseconds if self._microseconds else "")

    def __add__(self, other):
        return timedelta._of(self._total() + other._total()) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        return timedelta._of(self._total() - other._total()) if isinstance(other, timedelta) else NotImplemented

    def __rsub__(self, other):
        return timedelta._of(other._total() - self._total()) if isinstance(other, timedelta) else NotImplemented

    def __neg__(self):
        return timedelta._of(-self._total())

    def __pos__(self):
        return timedelta._of(self._total())

    def __abs__(self):
        return timedelta._of(abs(self._total()))

    def __mul__(self, other):
        if isinstance(other, int):
            return timedelta._of(self._total() * other)
        if isinstance(other, float):
            a, b = other.as_integer_ratio()
            return timedelta._of(_round_half_even(self._total() * a, b))
        return NotImplemented

    __rmul__ = __mul__

    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return self._total() // other._total()
        return timedelta._of(self._total() // other) if isinstance(other, int) else NotImplemented

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._total() / other._total()
        if isinstance(other, int):
            return timedelta._of(_round_half_even(self._total(), other))
        if isinstance(other, float):
            a, b = other.as_integer_ratio()
            return timedelta._of(_round_half_even(b * self._total(), a))
        return NotImplemented

    def __mod__(self, other):
        return timedelta._of(self._total() % other._total()) if isinstance(other, timedelta) else NotImplemented

    def __divmod__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        q, r = divmod(self._total(), other._total())
        return q, timedelta._of(r)

    def __rdivmod__(self, other):
        return divmod(other, self) if isinstance(other, timedelta) else NotImplemented

    def __rmod__(self, other):
        return other % self if isinstance(other, timedelta) else NotImplemented

    def __rfloordiv__(self, other):
        return other // self if isinstance(other, timedelta) else NotImplemented

    def __rtruediv__(self, other):
        return other / self if isinstance(other, timedelta) else NotImplemented

    def __eq__(self, other):
        return self._total() == other._total() if isinstance(other, timedelta) else NotImplemented

    def __lt__(self, other):
        return self._total() < other._total() if isinstance(other, timedelta) else NotImplemented

    def __le__(self, other):
        return self._total() <= other._total() if isinstance(other, timedelta) else NotImplemented

    def __gt__(self, other):
        return self._total() > other._total() if isinstance(other, timedelta) else NotImplemented

    def __ge__(self, other):
        return self._total() >= other._total() if isinstance(other, timedelta) else NotImplemented

    def __hash__(self):
        return hash((self._days, self._seconds, self._microseconds))

    def __bool__(self):
        return self._total() != 0

    def __reduce__(self):
        return type(self), (self._days, self._seconds, self._microseconds)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _round_half_even(a, b):
    q, r = divmod(a, b)
    r *= 2
    over = r > b if b > 0 else r < b
    return q + 1 if over or r == b and q % 2 else q


timedelta.min = timedelta(-999999999)
timedelta.max = timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999)
timedelta.resolution = timedelta(microseconds=1)
