import io
import struct
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def tzif(transitions, kinds, names, rule):
    """A TZif file of version 2; the part of version 1 is empty."""
    head = lambda *counts: b"TZif2" + bytes(15) + struct.pack(">6l", *counts)  # noqa: E731
    body = b"".join(struct.pack(">q", at) for at, _ in transitions) + bytes(kind for _, kind in transitions)
    body += b"".join(struct.pack(">lbb", *kind) for kind in kinds) + names
    return io.BytesIO(head(0, 0, 0, 0, 1, 1) + struct.pack(">lbb", 0, 0, 0) + b"\0"
                      + head(0, 0, 0, len(transitions), len(kinds), len(names)) + body + b"\n" + rule + b"\n")


kinds = [(-17762, 0, 0), (-14400, 1, 4), (-18000, 0, 8)]
zone = ZoneInfo.from_file(tzif([(-2717650800, 2), (1583650800, 1), (1604210400, 2)], kinds, b"LMT\0EDT\0EST\0", b"EST5EDT,M3.2.0,M11.1.0"), key="Some/Where")
print(zone, repr(zone), zone.key)
for when in ((1850, 1, 1), (1970, 6, 1), (2020, 3, 8, 1, 59), (2020, 3, 8, 2, 30), (2020, 3, 8, 3), (2020, 11, 1, 1, 30), (2020, 11, 1, 2), (2030, 7, 1), (2030, 12, 1)):
    for fold in (0, 1):
        local = datetime(*when, tzinfo=zone, fold=fold)
        print(local, local.tzname(), local.dst(), local.astimezone(timezone.utc))
utc = datetime(2050, 11, 6, 4, tzinfo=timezone.utc)
for hour in range(4):
    local = (utc + timedelta(hours=hour)).astimezone(zone)
    print(local, local.fold, local.tzname())
fixed = ZoneInfo.from_file(tzif([], [(3600, 0, 0)], b"CET\0", b"CET-1"))
print(fixed.utcoffset(None), zone.utcoffset(None), datetime(2020, 1, 1, tzinfo=fixed).isoformat())
for make in (lambda: ZoneInfo("no/such"), lambda: ZoneInfo("/etc/x"), lambda: ZoneInfo("../x"), lambda: ZoneInfo.from_file(io.BytesIO(b"x" * 50))):
    try:
        make()
    except (ValueError, KeyError, ZoneInfoNotFoundError) as error:
        print(type(error).__name__, error)

# expect: Some/Where zoneinfo.ZoneInfo(key='Some/Where') Some/Where
# expect: 1850-01-01 00:00:00-04:56:02 LMT 0:00:00 1850-01-01 04:56:02+00:00
# expect: 1850-01-01 00:00:00-04:56:02 LMT 0:00:00 1850-01-01 04:56:02+00:00
# expect: 1970-06-01 00:00:00-05:00 EST 0:00:00 1970-06-01 05:00:00+00:00
# expect: 1970-06-01 00:00:00-05:00 EST 0:00:00 1970-06-01 05:00:00+00:00
# expect: 2020-03-08 01:59:00-05:00 EST 0:00:00 2020-03-08 06:59:00+00:00
# expect: 2020-03-08 01:59:00-05:00 EST 0:00:00 2020-03-08 06:59:00+00:00
# expect: 2020-03-08 02:30:00-05:00 EST 0:00:00 2020-03-08 07:30:00+00:00
# expect: 2020-03-08 02:30:00-04:00 EDT 1:00:00 2020-03-08 06:30:00+00:00
# expect: 2020-03-08 03:00:00-04:00 EDT 1:00:00 2020-03-08 07:00:00+00:00
# expect: 2020-03-08 03:00:00-04:00 EDT 1:00:00 2020-03-08 07:00:00+00:00
# expect: 2020-11-01 01:30:00-04:00 EDT 1:00:00 2020-11-01 05:30:00+00:00
# expect: 2020-11-01 01:30:00-05:00 EST 0:00:00 2020-11-01 06:30:00+00:00
# expect: 2020-11-01 02:00:00-05:00 EST 0:00:00 2020-11-01 07:00:00+00:00
# expect: 2020-11-01 02:00:00-05:00 EST 0:00:00 2020-11-01 07:00:00+00:00
# expect: 2030-07-01 00:00:00-04:00 EDT 1:00:00 2030-07-01 04:00:00+00:00
# expect: 2030-07-01 00:00:00-04:00 EDT 1:00:00 2030-07-01 04:00:00+00:00
# expect: 2030-12-01 00:00:00-05:00 EST 0:00:00 2030-12-01 05:00:00+00:00
# expect: 2030-12-01 00:00:00-05:00 EST 0:00:00 2030-12-01 05:00:00+00:00
# expect: 2050-11-06 00:00:00-04:00 0 EDT
# expect: 2050-11-06 01:00:00-04:00 0 EDT
# expect: 2050-11-06 01:00:00-05:00 1 EST
# expect: 2050-11-06 02:00:00-05:00 0 EST
# expect: 1:00:00 None 2020-01-01T00:00:00+01:00
# expect: ZoneInfoNotFoundError 'No time zone found with key no/such'
# expect: ValueError ZoneInfo keys may not be absolute paths, got: /etc/x
# expect: ValueError ZoneInfo keys must refer to subdirectories of TZPATH, got: ../x
# expect: ValueError Invalid TZif file: magic not found
