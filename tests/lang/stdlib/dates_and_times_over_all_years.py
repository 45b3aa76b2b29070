# Arithmetic, order, texts and zones of dates from year 1 to 9999.
import hashlib
import random
from datetime import date, datetime, timedelta, timezone

R = random.Random(4)
YEARS = [1, 2, 1970, 2000, 2020, 2023, 2024, 1900, 2100, 9999]
FORMATS = ["%Y-%m-%d", "%H:%M:%S.%f", "%j %U %W %a %b", "%%f %z %Z", "%-d/%-m", "%c %x %X", "%G-%V-%u", "%Y%", "%5d%_m"]


def moment():
    zone = R.choice([None, None, timezone.utc, timezone(timedelta(hours=-5, minutes=R.randint(0, 59)))])
    day = R.choice([*YEARS, R.randint(1, 9999)]), R.randint(1, 12), R.randint(1, 28)
    return datetime(*day, R.randint(0, 23), R.randint(0, 59), R.randint(0, 59), R.choice([0, 0, 5, 999999]), zone)


def delta():
    return timedelta(R.choice([0, R.randint(-800000, 800000)]), R.randint(-(10**6), 10**6), R.randint(-(10**9), 10**9))


def results(a, b, t):
    yield lambda: a + t
    yield lambda: a - t
    yield lambda: a - b
    yield lambda: [a < b, a <= b]
    yield lambda: [a == b, a != b, hash(a) == hash(datetime.fromisoformat(a.isoformat()))]
    yield lambda: [a.isoformat(), datetime.fromisoformat(a.isoformat())]
    yield lambda: a.strftime(R.choice(FORMATS))
    yield lambda: [a.weekday(), a.isocalendar(), a.toordinal(), a.timetuple()[:]]
    yield lambda: [a.date() + t, a.date() - b.date(), a.date() < b.date()]
    yield lambda: [date.fromordinal(R.randint(-5, 3652065)), datetime.fromordinal(R.randint(1, 3652059))]
    yield lambda: [a.time() < b.time(), a.timetz() == b.timetz(), date.fromisoformat(a.date().isoformat())]
    yield lambda: datetime.fromtimestamp(R.randint(-(10**9), 2 * 10**9), timezone.utc)
    yield lambda: datetime.utcfromtimestamp(R.random() * 1e10)


lines = []
for i in range(1800):
    a, b, t = moment(), moment(), delta()
    try:
        lines.append(f"{a!r} {R.choice(list(results(a, b, t)))()!r}")
    except Exception as e:
        lines.append(f"{a!r} {type(e).__name__} {e}")
for i in range(0, len(lines), 200):
    print(i, hashlib.md5("\n".join(lines[i : i + 200]).encode()).hexdigest())
for text in ("2020-01-02T03-04-05", "2020- 1-02", "2020-01-0a", "2020-02-30", "2020-01-02T0a:00:00", "2020-01-02T25:00:00"):
    try:
        print(datetime.fromisoformat(text))
    except ValueError as e:
        print(e)


class Own(datetime):
    pass


d = Own(2020, 1, 1)
made = [d + timedelta(1), Own.fromtimestamp(5, timezone.utc), Own.fromisoformat("2020-01-01"), d.replace(day=3)]
print([type(each).__name__ for each in made], d == datetime(2020, 1, 1), d < datetime(2020, 1, 2))
# expect: 0 33d3d3e895d22b254019d50d4600885d
# expect: 200 028a10222101d0f73a73442aed573250
# expect: 400 4d3723d119498d5e6af7a021f179df20
# expect: 600 c0ed76d136370525e268d64036c26361
# expect: 800 f6a3f3c74a9cc72b89a037fd5d200d02
# expect: 1000 5c8ae2f5a1405eafe5ba74aab5bd43da
# expect: 1200 6cf9ed70066da89b89e6088307800925
# expect: 1400 c8de1e7758f95165ed4b9c45dfb8e9b2
# expect: 1600 5785f5bc212a70cbf6e4a60181dfdde9
# expect: Invalid isoformat string: '2020-01-02T03-04-05'
# expect: Invalid isoformat string: '2020- 1-02'
# expect: Invalid isoformat string: '2020-01-0a'
# expect: day is out of range for month
# expect: Invalid isoformat string: '2020-01-02T0a:00:00'
# expect: hour must be in 0..23
# expect: ['Own', 'Own', 'Own', 'Own'] True True
