from datetime import *
import datetime as D
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
a=datetime(2024,2,29,13,5,7,123456); d=date(2023,12,31); td=timedelta(days=1,hours=2,minutes=3,seconds=4.5)
for x in [a,d,td,time(1,2,3),time(1,2),timedelta(-1),timedelta(0),timedelta(microseconds=1),timezone.utc,timezone(timedelta(hours=5,minutes=30)),timezone(timedelta(hours=-3),'X'),a.replace(tzinfo=timezone.utc),datetime(1,1,1),datetime.max,timedelta.max,date.min]: print(repr(x),'|',str(x))
print(a+td,a-td,a-datetime(2024,1,1),d+timedelta(1),d-date(2023,1,1),td*2,td/2,td//timedelta(hours=1),td%timedelta(hours=1),-td,abs(-td),td.total_seconds(),divmod(td,timedelta(hours=5)),td/timedelta(hours=1),td*1.5,td/1.7)
print(a.strftime('%Y-%m-%d %H:%M:%S.%f %A %a %B %b %j %U %w %y %I %p %%'),f'{a:%d/%m/%Y}',a.isoformat(),a.isoformat(' ','minutes'),a.ctime(),a.weekday(),a.isoweekday(),a.isocalendar(),a.toordinal(),a.timetuple()[:6],a.date(),a.time(),d.isocalendar(),date(2021,1,1).isocalendar())
for s in ['2024-01-02','2024-01-02T03:04:05','2024-01-02 03:04:05.678901+05:30','2024-01-02T03:04Z','20240102','bad','2024-13-01','2024-01-02T25:00','2024-W05-3']: t(lambda:datetime.fromisoformat(s)); t(lambda:date.fromisoformat(s))
for s,f in [('2024-01-02 03:04:05','%Y-%m-%d %H:%M:%S'),('02/Jan/24','%d/%b/%y'),('5 PM','%I %p'),('bad','%Y'),('2024-01-02x','%Y-%m-%d'),('2024','%Q'),('January 5, 2020','%B %d, %Y'),('2020-01-01T00:00:00+0100','%Y-%m-%dT%H:%M:%S%z'),('12.5','%S.%f'),('2020 366','%Y %j')]: t(lambda:datetime.strptime(s,f))
for f in [lambda:datetime(2023,2,29),lambda:date(0,1,1),lambda:date(2023,13,1),lambda:datetime(2023,1,1,24),lambda:time(0,60),lambda:a<d,lambda:a==d,lambda:a-d,lambda:a+1,lambda:a<a.replace(tzinfo=timezone.utc),lambda:a==a.replace(tzinfo=timezone.utc),lambda:a-a.replace(tzinfo=timezone.utc),lambda:date(2023,1),lambda:date('a',1,1),lambda:timedelta('a'),lambda:datetime.max+td,lambda:a.replace(month=13),lambda:timezone(5),lambda:timezone(timedelta(days=2)),lambda:a.astimezone(timezone(timedelta(hours=2))),lambda:a.replace(tzinfo=timezone.utc).astimezone(timezone(timedelta(hours=-5))),lambda:datetime.combine(d,time(5)),lambda:datetime.fromtimestamp(0,timezone.utc),lambda:datetime.fromtimestamp(1700000000.5,timezone.utc),lambda:a.replace(tzinfo=timezone.utc).timestamp(),lambda:datetime.utcfromtimestamp(1e9),lambda:date.fromordinal(738000),lambda:date.fromisocalendar(2024,1,1),lambda:sorted([date(2024,1,2),date(2023,5,5)]),lambda:max(a,datetime(2025,1,1)),lambda:{a:1}[datetime(2024,2,29,13,5,7,123456)],lambda:hash(td)==hash(timedelta(days=1,hours=2,minutes=3,seconds=4.5)),lambda:bool(timedelta()),lambda:time(5)<time(6),lambda:time.fromisoformat('04:05:06'),lambda:d.replace(day=1),lambda:a.foo,lambda:isinstance(a,date),lambda:timedelta(weeks=1,milliseconds=5),lambda:timedelta(1.5),lambda:timedelta(seconds=1e-7),lambda:str(timedelta(days=-1,seconds=5)),lambda:D.UTC,lambda:a.tzinfo,lambda:a.utcoffset(),lambda:type(datetime.now()-datetime.now()),lambda:date.today()==datetime.now().date(), lambda:td==1, lambda:td<1,lambda:sum([td,td],timedelta())]: t(f)

# expect: datetime.datetime(2024, 2, 29, 13, 5, 7, 123456) | 2024-02-29 13:05:07.123456
# expect: datetime.date(2023, 12, 31) | 2023-12-31
# expect: datetime.timedelta(days=1, seconds=7384, microseconds=500000) | 1 day, 2:03:04.500000
# expect: datetime.time(1, 2, 3) | 01:02:03
# expect: datetime.time(1, 2) | 01:02:00
# expect: datetime.timedelta(days=-1) | -1 day, 0:00:00
# expect: datetime.timedelta(0) | 0:00:00
# expect: datetime.timedelta(microseconds=1) | 0:00:00.000001
# expect: datetime.timezone.utc | UTC
# expect: datetime.timezone(datetime.timedelta(seconds=19800)) | UTC+05:30
# expect: datetime.timezone(datetime.timedelta(days=-1, seconds=75600), 'X') | X
# expect: datetime.datetime(2024, 2, 29, 13, 5, 7, 123456, tzinfo=datetime.timezone.utc) | 2024-02-29 13:05:07.123456+00:00
# expect: datetime.datetime(1, 1, 1, 0, 0) | 0001-01-01 00:00:00
# expect: datetime.datetime(9999, 12, 31, 23, 59, 59, 999999) | 9999-12-31 23:59:59.999999
# expect: datetime.timedelta(days=999999999, seconds=86399, microseconds=999999) | 999999999 days, 23:59:59.999999
# expect: datetime.date(1, 1, 1) | 0001-01-01
# expect: 2024-03-01 15:08:11.623456 2024-02-28 11:02:02.623456 59 days, 13:05:07.123456 2024-01-01 364 days, 0:00:00 2 days, 4:06:09 13:01:32.250000 26 0:03:04.500000 -2 days, 21:56:55.500000 1 day, 2:03:04.500000 93784.5 (5, datetime.timedelta(seconds=3784, microseconds=500000)) 26.05125 1 day, 15:04:36.750000 15:19:27.352941
# expect: 2024-02-29 13:05:07.123456 Thursday Thu February Feb 060 08 4 24 01 PM % 29/02/2024 2024-02-29T13:05:07.123456 2024-02-29 13:05 Thu Feb 29 13:05:07 2024 3 4 datetime.IsoCalendarDate(year=2024, week=9, weekday=4) 738945 (2024, 2, 29, 13, 5, 7) 2024-02-29 13:05:07.123456 datetime.IsoCalendarDate(year=2023, week=52, weekday=7) datetime.IsoCalendarDate(year=2020, week=53, weekday=5)
# expect: datetime.datetime(2024, 1, 2, 0, 0)
# expect: datetime.date(2024, 1, 2)
# expect: datetime.datetime(2024, 1, 2, 3, 4, 5)
# expect: ValueError | Invalid isoformat string: '2024-01-02T03:04:05'
# expect: datetime.datetime(2024, 1, 2, 3, 4, 5, 678901, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
# expect: ValueError | Invalid isoformat string: '2024-01-02 03:04:05.678901+05:30'
# expect: datetime.datetime(2024, 1, 2, 3, 4, tzinfo=datetime.timezone.utc)
# expect: ValueError | Invalid isoformat string: '2024-01-02T03:04Z'
# expect: datetime.datetime(2024, 1, 2, 0, 0)
# expect: datetime.date(2024, 1, 2)
# expect: ValueError | Invalid isoformat string: 'bad'
# expect: ValueError | Invalid isoformat string: 'bad'
# expect: ValueError | month must be in 1..12
# expect: ValueError | month must be in 1..12
# expect: ValueError | hour must be in 0..23
# expect: ValueError | Invalid isoformat string: '2024-01-02T25:00'
# expect: datetime.datetime(2024, 1, 31, 0, 0)
# expect: datetime.date(2024, 1, 31)
# expect: datetime.datetime(2024, 1, 2, 3, 4, 5)
# expect: datetime.datetime(2024, 1, 2, 0, 0)
# expect: datetime.datetime(1900, 1, 1, 17, 0)
# expect: ValueError | time data 'bad' does not match format '%Y'
# expect: ValueError | unconverted data remains: x
# expect: ValueError | 'Q' is a bad directive in format '%Q'
# expect: datetime.datetime(2020, 1, 5, 0, 0)
# expect: datetime.datetime(2020, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
# expect: datetime.datetime(1900, 1, 1, 0, 0, 12, 500000)
# expect: datetime.datetime(2020, 12, 31, 0, 0)
# expect: ValueError | day is out of range for month
# expect: ValueError | year 0 is out of range
# expect: ValueError | month must be in 1..12
# expect: ValueError | hour must be in 0..23
# expect: ValueError | minute must be in 0..59
# expect: TypeError | can't compare datetime.datetime to datetime.date
# expect: False
# expect: TypeError | unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.date'
# expect: TypeError | unsupported operand type(s) for +: 'datetime.datetime' and 'int'
# expect: TypeError | can't compare offset-naive and offset-aware datetimes
# expect: False
# expect: TypeError | can't subtract offset-naive and offset-aware datetimes
# expect: TypeError | function missing required argument 'day' (pos 3)
# expect: TypeError | 'str' object cannot be interpreted as an integer
# expect: TypeError | unsupported type for timedelta days component: str
# expect: OverflowError | date value out of range
# expect: ValueError | month must be in 1..12
# expect: TypeError | timezone() argument 1 must be datetime.timedelta, not int
# expect: ValueError | offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=2).
# expect: datetime.datetime(2024, 2, 29, 15, 5, 7, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
# expect: datetime.datetime(2024, 2, 29, 8, 5, 7, 123456, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=68400)))
# expect: datetime.datetime(2023, 12, 31, 5, 0)
# expect: datetime.datetime(1970, 1, 1, 0, 0, tzinfo=datetime.timezone.utc)
# expect: datetime.datetime(2023, 11, 14, 22, 13, 20, 500000, tzinfo=datetime.timezone.utc)
# expect: 1709211907.123456
# expect: datetime.datetime(2001, 9, 9, 1, 46, 40)
# expect: datetime.date(2021, 7, 29)
# expect: datetime.date(2024, 1, 1)
# expect: [datetime.date(2023, 5, 5), datetime.date(2024, 1, 2)]
# expect: datetime.datetime(2025, 1, 1, 0, 0)
# expect: 1
# expect: True
# expect: False
# expect: True
# expect: datetime.time(4, 5, 6)
# expect: datetime.date(2023, 12, 1)
# expect: AttributeError | 'datetime.datetime' object has no attribute 'foo'
# expect: True
# expect: datetime.timedelta(days=7, microseconds=5000)
# expect: datetime.timedelta(days=1, seconds=43200)
# expect: datetime.timedelta(0)
# expect: '-1 day, 0:00:05'
# expect: datetime.timezone.utc
# expect: None
# expect: None
# expect: <class 'datetime.timedelta'>
# expect: True
# expect: False
# expect: TypeError | '<' not supported between instances of 'datetime.timedelta' and 'int'
# expect: datetime.timedelta(days=2, seconds=14769)
