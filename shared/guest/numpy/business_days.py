"""Days on which business is done: np.busday_count and its like, over calendars of weeks and of holidays."""

import bisect
import builtins

import numpy as np
from numpy.boxed import boxed
from numpy.dates import _NAT, _civil, _Date, array, dated, zeros


class busdaycalendar:
    def __init__(self, weekmask="1111100", holidays=()):
        self._mask = _week_mask(weekmask)
        if True not in self._mask:
            raise ValueError("Cannot construct a numpy.busdaycal with a weekmask of all zeros")
        self._take(holidays)

    def _take(self, holidays):
        self.weekmask = np.array(self._mask)
        days = array(list(holidays) if not isinstance(holidays, dated) else holidays, _Date("M", "D")) if len(holidays) else zeros((0,), _Date("M", "D"))
        self._closed = sorted({d for d in days._places.tolist() if d != _NAT and self._mask[(d + 3) % 7]})
        self._holidays = set(self._closed)
        self.holidays = dated(np.array(self._closed, np.int64), _Date("M", "D"))

    def _is_open(self, day):
        return self._mask[(day + 3) % 7] and day not in self._holidays

    def _moved(self, day, count):
        """Whole weeks first; the holidays that are passed on the way have to be made good, a day at a time."""
        week, step = self._mask.count(True), 1 if count > 0 else -1
        end = day + builtins.abs(count) // week * 7 * step
        passed = (bisect.bisect_right(self._closed, end) - bisect.bisect_right(self._closed, day) if step > 0
                  else bisect.bisect_left(self._closed, day) - bisect.bisect_left(self._closed, end))  # fmt: skip
        left = builtins.abs(count) % week + passed
        while left:
            end += step
            left -= self._is_open(end)
        return end


def _week_mask(given):
    if not isinstance(given, (str, bytes)):
        if len(given) != 7:
            raise ValueError("A business day weekmask array must have length 7")
        return [bool(v) for v in given]
    text = given if isinstance(given, str) else given.decode()
    if len(text) == 7 and set(text) <= {"0", "1"}:
        return [c == "1" for c in text]
    names, found, packed = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"), [False] * 7, "".join(text.split())
    for i in range(0, len(packed), 3):
        if packed[i : i + 3] not in names:
            raise ValueError(f'Invalid business day weekmask string "{text}"')
        found[names.index(packed[i : i + 3])] = True
    return found


def _calendar(weekmask, holidays, given):
    if given is not None:
        return given
    made = object.__new__(busdaycalendar)
    made._mask = _week_mask(weekmask)
    if True not in made._mask:
        raise ValueError("the business day weekmask must have at least one valid business day")
    made._take(holidays)
    return made


def _days(dates):
    kind = dates.dtype if isinstance(dates, (np.ndarray, np.generic, boxed)) else None
    if kind is not None and kind.kind == "O":
        raise TypeError("Iterator operand or requested dtype holds references, but the NPY_ITER_REFS_OK flag was not enabled")
    if kind is not None and kind.kind != "M":
        raise TypeError(f"Iterator operand 0 dtype could not be cast from {kind!r} to dtype('<M8[D]') according to the rule 'safe'")
    for each in dates if isinstance(dates, (list, tuple)) else [dates]:
        if isinstance(each, int) and not isinstance(each, bool):
            raise ValueError("Converting an integer to a NumPy datetime requires a specified unit")
        if isinstance(each, (bool, float, complex)) or type(each) is object:
            raise ValueError("Could not convert object to NumPy datetime")
    return array(dates, _Date("M", "D"))._places


def _counts(offsets):
    if not isinstance(offsets, (list, np.ndarray, np.generic, tuple)):
        return np.asarray(int(offsets))
    made = np.asarray(offsets)
    if made.dtype.kind not in "iub":
        raise TypeError(f"Cannot cast array data from {made.dtype!r} to dtype('int64') according to the rule 'safe'")
    return made


def _mapped(function, *parts):
    parts = np.broadcast_arrays(*parts)
    return np.array([function(*v) for v in zip(*[p.ravel().tolist() for p in parts])]).reshape(parts[0].shape)


def is_busday(dates, weekmask="1111100", holidays=(), busdaycal=None, out=None):
    calendar = _calendar(weekmask, holidays, busdaycal)
    return _mapped(lambda d: d != _NAT and calendar._is_open(d), _days(dates))[()]


def busday_count(begindates, enddates, weekmask="1111100", holidays=(), busdaycal=None, out=None):
    calendar = _calendar(weekmask, holidays, busdaycal)

    def count(a, b):
        if a == _NAT or b == _NAT:
            raise ValueError("Cannot compute a business day count with a NaT (not-a-time) date")
        low, high = (a, b) if a <= b else (b + 1, a + 1)
        made = builtins.sum([calendar._is_open(d) for d in range(low, high)])
        return made if a <= b else -made

    return _mapped(count, _days(begindates), _days(enddates))[()]


def busday_offset(dates, offsets, roll="raise", weekmask="1111100", holidays=(), busdaycal=None, out=None):
    calendar = _calendar(weekmask, holidays, busdaycal)

    def moved(day, count):
        if day == _NAT:
            if roll == "raise":
                raise ValueError("NaT input in busday_offset")
            return _NAT
        if not calendar._is_open(day):
            if roll == "raise":
                raise ValueError("Non-business day date in busday_offset")
            if roll == "nat":
                return _NAT
            ahead = roll in ("forward", "following", "modifiedfollowing")
            start, month = day, _civil(day)[1]
            while not calendar._is_open(day):
                day += 1 if ahead else -1
            if roll[:8] == "modified" and _civil(day)[1] != month:
                day = start
                while not calendar._is_open(day):
                    day -= 1 if ahead else -1
        return calendar._moved(day, count) if count else day

    if not isinstance(roll, str):
        raise TypeError("bad argument type for built-in operation")
    if roll not in ("forward", "following", "backward", "preceding", "modifiedfollowing", "modifiedpreceding", "nat", "raise"):
        raise ValueError(f'Invalid business day roll parameter "{roll}"')
    made = dated(_mapped(moved, _days(dates), _counts(offsets)), _Date("M", "D"))
    return made[()] if not made.ndim else made
