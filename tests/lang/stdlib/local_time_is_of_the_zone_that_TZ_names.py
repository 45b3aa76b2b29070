import datetime
import email.utils
import logging
import os
import time


def show(text):
    try:
        print(text, "=>", repr(eval(text)))
    except Exception as error:
        print(text, "=>", type(error).__name__, error)


os.environ["TZ"] = "EST+05EDT,M4.1.0,M10.5.0"
time.tzset()
for line in """time.tzname, time.timezone, time.altzone, time.daylight
time.localtime(1e9)
time.localtime(1e9).tm_zone, time.localtime(1e9).tm_gmtoff
time.localtime(1.5e9-1e7).tm_isdst
time.mktime(time.localtime(1e9))
time.strftime('%Z %z', time.localtime(1e9))
time.strftime('%Z %z', (2000,7,1,0,0,0,0,0,1))
time.strftime('%Z %z', (2000,7,1,0,0,0,0,0,0))
time.strftime('%Z %z', time.gmtime(0))
time.strftime('%s', (2000,7,1,0,0,0,0,0,0))
time.strftime('%s', (2000,7,1,0,0,0,0,0,-1))
time.ctime(1e9)
time.strptime('EST','%Z')
time.strptime('edt','%Z')
datetime.datetime.fromtimestamp(1e9)
datetime.datetime.fromtimestamp(1e9).astimezone()
datetime.datetime(2000,1,1).astimezone()
datetime.datetime(2000,7,1).astimezone()
datetime.datetime(2000,7,1).timestamp()
datetime.datetime.fromtimestamp(1e9, datetime.timezone.utc).astimezone()
datetime.date.fromtimestamp(0)
datetime.datetime(2004,10,31,1,30,fold=1).timestamp()-datetime.datetime(2004,10,31,1,30).timestamp()
datetime.datetime.fromtimestamp(1099204200+3600).fold
email.utils.formatdate(0, localtime=True)
email.utils.localtime(datetime.datetime(2000,7,1))
logging.Formatter('%(asctime)s').formatTime(logging.makeLogRecord({'created':1e9,'msecs':5}))
[datetime.datetime(2004, 4, 4, 2, 30, fold=fold).timestamp() for fold in (0, 1)]
[datetime.datetime.fromtimestamp(1099200600 + 1800 * i).isoformat() + str(datetime.datetime.fromtimestamp(1099200600 + 1800 * i).fold) for i in range(6)]
datetime.datetime(2004, 10, 31, 1, 30, fold=1).astimezone().isoformat(), datetime.datetime(2004, 10, 31, 1, 30).astimezone().isoformat()""".split("\n"):
    show(line)
for zone in ("CET-1CEST,M3.5.0,M10.5.0/3", "UTC+0", "IST-5:30", ""):
    os.environ["TZ"] = zone
    time.tzset()
    moment = time.localtime(1.2e9)
    print(zone, time.tzname, time.timezone, time.altzone, time.daylight, tuple(moment), moment.tm_zone)

# expect: time.tzname, time.timezone, time.altzone, time.daylight => (('EST', 'EDT'), 18000, 14400, 1)
# expect: time.localtime(1e9) => time.struct_time(tm_year=2001, tm_mon=9, tm_mday=8, tm_hour=21, tm_min=46, tm_sec=40, tm_wday=5, tm_yday=251, tm_isdst=1)
# expect: time.localtime(1e9).tm_zone, time.localtime(1e9).tm_gmtoff => ('EDT', -14400)
# expect: time.localtime(1.5e9-1e7).tm_isdst => 0
# expect: time.mktime(time.localtime(1e9)) => 1000000000.0
# expect: time.strftime('%Z %z', time.localtime(1e9)) => 'EDT -0400'
# expect: time.strftime('%Z %z', (2000,7,1,0,0,0,0,0,1)) => 'EDT +0000'
# expect: time.strftime('%Z %z', (2000,7,1,0,0,0,0,0,0)) => 'EST +0000'
# expect: time.strftime('%Z %z', time.gmtime(0)) => 'GMT +0000'
# expect: time.strftime('%s', (2000,7,1,0,0,0,0,0,0)) => '962427600'
# expect: time.strftime('%s', (2000,7,1,0,0,0,0,0,-1)) => '962424000'
# expect: time.ctime(1e9) => 'Sat Sep  8 21:46:40 2001'
# expect: time.strptime('EST','%Z') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=0)
# expect: time.strptime('edt','%Z') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=1)
# expect: datetime.datetime.fromtimestamp(1e9) => datetime.datetime(2001, 9, 8, 21, 46, 40)
# expect: datetime.datetime.fromtimestamp(1e9).astimezone() => datetime.datetime(2001, 9, 8, 21, 46, 40, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=72000), 'EDT'))
# expect: datetime.datetime(2000,1,1).astimezone() => datetime.datetime(2000, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=68400), 'EST'))
# expect: datetime.datetime(2000,7,1).astimezone() => datetime.datetime(2000, 7, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=72000), 'EDT'))
# expect: datetime.datetime(2000,7,1).timestamp() => 962424000.0
# expect: datetime.datetime.fromtimestamp(1e9, datetime.timezone.utc).astimezone() => datetime.datetime(2001, 9, 8, 21, 46, 40, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=72000), 'EDT'))
# expect: datetime.date.fromtimestamp(0) => datetime.date(1969, 12, 31)
# expect: datetime.datetime(2004,10,31,1,30,fold=1).timestamp()-datetime.datetime(2004,10,31,1,30).timestamp() => 3600.0
# expect: datetime.datetime.fromtimestamp(1099204200+3600).fold => 0
# expect: email.utils.formatdate(0, localtime=True) => 'Wed, 31 Dec 1969 19:00:00 -0500'
# expect: email.utils.localtime(datetime.datetime(2000,7,1)) => datetime.datetime(2000, 7, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=72000), 'EDT'))
# expect: logging.Formatter('%(asctime)s').formatTime(logging.makeLogRecord({'created':1e9,'msecs':5})) => '2001-09-08 21:46:40,005'
# expect: [datetime.datetime(2004, 4, 4, 2, 30, fold=fold).timestamp() for fold in (0, 1)] => [1081063800.0, 1081060200.0]
# expect: [datetime.datetime.fromtimestamp(1099200600 + 1800 * i).isoformat() + str(datetime.datetime.fromtimestamp(1099200600 + 1800 * i).fold) for i in range(6)] => ['2004-10-31T01:30:000', '2004-10-31T01:00:001', '2004-10-31T01:30:001', '2004-10-31T02:00:000', '2004-10-31T02:30:000', '2004-10-31T03:00:000']
# expect: datetime.datetime(2004, 10, 31, 1, 30, fold=1).astimezone().isoformat(), datetime.datetime(2004, 10, 31, 1, 30).astimezone().isoformat() => ('2004-10-31T01:30:00-05:00', '2004-10-31T01:30:00-04:00')
# expect: CET-1CEST,M3.5.0,M10.5.0/3 ('CET', 'CEST') -3600 -7200 1 (2008, 1, 10, 22, 20, 0, 3, 10, 0) CET
# expect: UTC+0 ('UTC', 'UTC') 0 0 0 (2008, 1, 10, 21, 20, 0, 3, 10, 0) UTC
# expect: IST-5:30 ('IST', 'IST') -19800 -19800 0 (2008, 1, 11, 2, 50, 0, 4, 11, 0) IST
# expect:  ('UTC', 'UTC') 0 0 0 (2008, 1, 10, 21, 20, 0, 3, 10, 0) UTC
