import copy
import pickle
import time as clock
from datetime import date, datetime, time, timedelta, timezone, tzinfo


def show(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except Exception as e:
        print(type(e).__name__, e)


class Zone(tzinfo):
    def __init__(self, offset=None, dst=None, name=None):
        self.answers = offset, dst, name

    def utcoffset(self, dt):
        return self.answers[0]

    def dst(self, dt):
        return self.answers[1]

    def tzname(self, dt):
        return self.answers[2]


for offset in (1, timedelta(1), timedelta(seconds=1), None):
    d = datetime(2020, 1, 2, 3, tzinfo=Zone(offset))
    t = time(1, 2, tzinfo=Zone(offset))
    for f in (d.utcoffset, d.isoformat, d.timestamp, d.utctimetuple, t.utcoffset, t.isoformat):
        show(f)
    show(d.astimezone, timezone.utc)
    show(d.strftime, "%z")
for dst in (1, timedelta(1), timedelta(hours=1), None):
    zone = Zone(timedelta(hours=1), dst)
    show(datetime(2020, 1, 2, tzinfo=zone).dst)
    show(datetime(2020, 1, 2, tzinfo=zone).timetuple)
    show(datetime(2020, 1, 1, tzinfo=timezone.utc).astimezone, zone)
for name in (1, "a", None, "%y"):
    show(datetime(2020, 1, 1, tzinfo=Zone(timedelta(0), None, name)).strftime, "%Z")
show(timezone.utc.fromutc, datetime(2020, 1, 1))
show(timezone.utc.utcoffset, 1)
show(timezone, timedelta(0), None)
for x in (date(2020, 1, 2), time(1, 2, 3, 4), time(1, tzinfo=timezone.utc), datetime(2020, 1, 2, 3, 4, 5, 6), datetime(2020, 1, 1, fold=1),
          datetime(2020, 1, 1, tzinfo=timezone(timedelta(hours=1), "n")), timedelta(1, 2, 3), timezone.utc, date(2020, 1, 1).isocalendar()):  # fmt: skip
    print(x.__reduce_ex__(4), pickle.loads(pickle.dumps(x)) == x, copy.deepcopy(x) == x)
show(pickle.loads, b"cdatetime\ndatetime\n(C\n\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06tR.")
show(datetime, b"\x07\xe4\x81\x02\x03\x04\x05\x00\x00\x06")
show(datetime, b"\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06", 1)
show(time, b"\x01\x02\x03\x00\x00\x04", timezone.utc)
d = datetime(2020, 1, 3, 4, 5, 6, 7)
for format in ("%-d/%-m %_d %e", "%5Y %s", "%^a %#p %-I %_H %010d", "%-", "%f %%f"):
    show(d.strftime, format)
for text, format in (("2020 53 0", "%Y %W %w"), ("2020 9 6", "%Y %U %w"), ("2020 9 6", "%G %V %u"), ("2021 53 7", "%G %V %u"), ("2020 1", "%G %V"),
                     ("2020 9", "%Y %V"), ("29 2", "%d %m"), ("+05:30:10.5", "%z"), ("+05:3010", "%z"), ("366", "%j"), (1, "%Y")):  # fmt: skip
    show(datetime.strptime, text, format)
show(clock.strptime, "29 2", "%d %m")
show(clock.strptime, "Mon", "%a")
for call in ("datetime.combine(1, time())", "datetime.utcfromtimestamp(float('nan'))", "datetime.utcfromtimestamp(10**12)", "date.fromordinal('a')",
             "date.fromisocalendar(2020, 1, 8)", "date(2020, 1, 1) - d", "d.isoformat('ab')", "d.astimezone(1)", "format(date(2020, 1, 1), 1)",
             "timedelta(microseconds=1.5)", "timedelta(milliseconds=0.0005)", "timedelta(days=1e-10)"):  # fmt: skip
    try:
        print(eval(call))
    except Exception as e:
        print(type(e).__name__, e)


class Summer(tzinfo):
    """An hour later from three o'clock on, and again in the second hour that is called two."""

    def utcoffset(self, dt):
        return timedelta(hours=2 if dt.hour < 2 or dt.hour == 2 and not dt.fold else 1)

    def dst(self, dt):
        return self.utcoffset(dt) - timedelta(hours=1)


first, second = (datetime(2020, 10, 25, 2, 30, tzinfo=Summer(), fold=fold) for fold in (0, 1))
utc = datetime(2020, 10, 25, 0, 30, tzinfo=timezone.utc)
print(first == utc, first == second, hash(first) == hash(second), second - utc, first.replace(hour=1) == utc - timedelta(hours=1))

# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.utcoffset() must return None or timedelta, not 'int'
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: datetime.timedelta(seconds=1)
# expect: '2020-01-02T03:00:00+00:00:01'
# expect: 1577933999.0
# expect: time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=2, tm_min=59, tm_sec=59, tm_wday=3, tm_yday=2, tm_isdst=0)
# expect: datetime.timedelta(seconds=1)
# expect: '01:02:00+00:00:01'
# expect: datetime.datetime(2020, 1, 2, 2, 59, 59, tzinfo=datetime.timezone.utc)
# expect: '+000001'
# expect: None
# expect: '2020-01-02T03:00:00'
# expect: TypeError can't subtract offset-naive and offset-aware datetimes
# expect: time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=2, tm_isdst=0)
# expect: None
# expect: '01:02:00'
# expect: datetime.datetime(2020, 1, 2, 3, 0, tzinfo=datetime.timezone.utc)
# expect: ''
# expect: TypeError tzinfo.dst() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.dst() must return None or timedelta, not 'int'
# expect: TypeError tzinfo.dst() must return None or timedelta, not 'int'
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).
# expect: datetime.timedelta(seconds=3600)
# expect: time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=2, tm_isdst=1)
# expect: datetime.datetime(2020, 1, 1, 1, 0, tzinfo=<__main__.Zone object at <address>>)
# expect: None
# expect: time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=2, tm_isdst=-1)
# expect: ValueError fromutc: non-None dst() result required
# expect: TypeError tzinfo.tzname() must return None or a string, not 'int'
# expect: 'a'
# expect: ''
# expect: '%y'
# expect: ValueError fromutc: dt.tzinfo is not self
# expect: TypeError utcoffset(dt) argument must be a datetime instance or None, not int
# expect: TypeError timezone() argument 2 must be str, not None
# expect: (<class 'datetime.date'>, (b'\x07\xe4\x01\x02',)) True True
# expect: (<class 'datetime.time'>, (b'\x01\x02\x03\x00\x00\x04',)) True True
# expect: (<class 'datetime.time'>, (b'\x01\x00\x00\x00\x00\x00', datetime.timezone.utc)) True True
# expect: (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06',)) True True
# expect: (<class 'datetime.datetime'>, (b'\x07\xe4\x81\x01\x00\x00\x00\x00\x00\x00',)) True True
# expect: (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x01\x00\x00\x00\x00\x00\x00', datetime.timezone(datetime.timedelta(seconds=3600), 'n'))) True True
# expect: (<class 'datetime.timedelta'>, (1, 2, 3)) True True
# expect: (<class 'datetime.timezone'>, (datetime.timedelta(0),), None) True True
# expect: (<class 'tuple'>, ((2020, 1, 3),)) True True
# expect: datetime.datetime(2020, 1, 2, 3, 4, 5, 6)
# expect: datetime.datetime(2020, 1, 2, 3, 4, 5, 6, fold=1)
# expect: TypeError bad tzinfo state arg
# expect: datetime.time(1, 2, 3, 4, tzinfo=datetime.timezone.utc)
# expect: '3/1  3  3'
# expect: '02020 1578024306'
# expect: 'FRI am 4  4 0000000003'
# expect: '%-'
# expect: '000007 %f'
# expect: datetime.datetime(2021, 1, 10, 0, 0)
# expect: datetime.datetime(2020, 3, 7, 0, 0)
# expect: datetime.datetime(2020, 2, 29, 0, 0)
# expect: datetime.datetime(2022, 1, 9, 0, 0)
# expect: ValueError ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday directive ('%A', '%a', '%w', or '%u').
# expect: ValueError ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday directive ('%A', '%a', '%w', or '%u').
# expect: ValueError day is out of range for month
# expect: datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19810, microseconds=500000)))
# expect: ValueError Inconsistent use of : in +05:3010
# expect: datetime.datetime(1901, 1, 1, 0, 0)
# expect: TypeError strptime() argument 1 must be str, not int
# expect: time.struct_time(tm_year=1900, tm_mon=2, tm_mday=29, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=60, tm_isdst=-1)
# expect: time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: TypeError combine() argument 1 must be datetime.date, not int
# expect: ValueError Invalid value NaN (not a number)
# expect: ValueError year 33658 is out of range
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: ValueError Invalid day: 8 (range is [1, 7])
# expect: TypeError unsupported operand type(s) for -: 'datetime.date' and 'datetime.datetime'
# expect: TypeError isoformat() argument 1 must be a unicode character, not str
# expect: TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'
# expect: TypeError 'str' object is not callable
# expect: 0:00:00.000002
# expect: 0:00:00
# expect: 0:00:00.000009
# expect: False False True 1:00:00 True
