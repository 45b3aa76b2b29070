import time


def show(text):
    try:
        print(text, "=>", repr(eval(text)))
    except Exception as error:
        print(text, "=>", type(error).__name__, error)


for line in r"""time.gmtime(0).tm_zone
time.gmtime('a')
time.gmtime(1e300)
time.gmtime(float('nan'))
time.gmtime(float('inf'))
time.gmtime(1<<62)
time.gmtime(1<<70)
time.gmtime(-1.5)
time.gmtime(1.9)
time.asctime(1)
time.asctime((1,2))
time.asctime((2000,13,1,1,1,1,1,1,1))
time.asctime((2000,0,0,0,0,0,0,0,0))
time.asctime((2000,1,1,1,1,1,-1,1,1))
time.asctime((2000,1,1,1,1,1,-2,1,1))
time.asctime((12345,1,1,1,1,1,1,1,1))
time.asctime((-5,1,1,1,1,1,1,1,1))
time.asctime((2000,1,32,1,1,1,1,1,1))
time.asctime((2000,1,1,24,1,1,1,1,1))
time.asctime((2000,1,1,1,60,1,1,1,1))
time.asctime((2000,1,1,1,1,62,1,1,1))
time.asctime((2000,1,1,1,1,61,9,1,1))
time.asctime((2000,1,1,1,1,61,6,367,1))
time.asctime((1<<40,1,1,1,1,61,6,1,1))
time.asctime((2000,1,1,1,1,'a',6,1,1))
time.asctime((2000,1,1,1,1,1.5,6,1,1))
time.asctime(None)
time.ctime('a')
time.ctime(1e20)
time.ctime(0)
time.strftime(5)
time.strftime('%Y', 5)
time.strftime('%Y', (1,2))
time.strftime('%Y %m %d %H %M %S %w %j', (0,)*9)
time.strftime('%Y', (-5,1,1,1,1,1,1,1,1))
time.strftime('%G %g %V %U %W %C %y', (5,1,1,1,1,1,1,1,1))
time.strftime('%y', (-5,1,1,1,1,1,1,1,1))
time.strftime('%Y', (10**12,1,1,1,1,1,1,1,1))
time.strftime('%d\0%m', (2009,2,3,4,5,6,1,34,0))
time.strftime('a\u20ac%Y', (2009,2,3,4,5,6,1,34,0))
time.strftime('', (2009,2,3,4,5,6,1,34,0))
time.strftime('%Z %z', (2009,2,3,4,5,6,1,34,5))
time.strftime('%Z %z', (2009,2,3,4,5,6,1,34,-5))
[time.strftime('%G-%V', time.gmtime(86400*d)) for d in (0,364,365,366,730,1095,1096,1460,1461)]
time.mktime((2000,1,1,0,0,0,0,0))
time.mktime('a')
time.mktime((10**30,1,1,0,0,0,0,0,0))
time.mktime((2**40,1,1,0,0,0,0,0,0))
time.mktime((2000,15,41,30,70,99,0,0,-1))
time.mktime((1969,12,31,23,59,59,0,0,-1))
time.mktime((2**31-1,1,1,0,0,0,0,0,0))
time.mktime((-2**31,1,1,0,0,0,0,0,0))
time.mktime((2000,-2**40,1,0,0,0,0,0,0))
time.mktime([2000,1,1,0,0,0,0,0,0])
time.strptime('1')
time.strptime('10:20','%H:%M')
time.strptime('10:20x','%H:%M')
time.strptime(5,'%H:%M')
time.strptime('1',5)
time.strptime('2000 366','%Y %j')
time.strptime('+0130','%z').tm_gmtoff
time.strptime('EST','%Z')
time.strptime('1999-02-29','%Y-%m-%d')
time.strptime('02-29','%m-%d')
time.strptime('61','%S')
time.strptime('%','%%')
time.strptime('x','%')
time.strptime('x','%Q')
time.strptime('x','%\\')
time.strptime('Fri 13','%a %d')
time.strptime('12 AM','%I %p')
time.strptime('12 pm','%I %p')
time.strptime('2003 53 0','%Y %W %w')
time.strptime('1905 52 1','%Y %U %w')
time.strptime('2009 1 7','%G %V %u')
time.strptime('2009 0 1','%Y %W %w')
time.strptime('1 Jan','%d %b')
time.strptime('a(b)','a(b)')
time.strptime('a  b','a b')
time.strptime('Mon Jan  3 10:11:12 2022','%c')
time.strptime('01/02/03 04:05:06','%x %X')
time.sleep(-1)
time.sleep('a')
time.sleep(float('nan'))
time.sleep(1e300)
time.get_clock_info('thread_time')
time.get_clock_info('xxx')
time.get_clock_info(5)
time.clock_gettime(99)
time.clock_gettime('a')
time.clock_getres(1)
time.strftime("%e|%k|%l|%P|%r|%R|%s|%n|%t|%h|%D|%F|%T|%u|%x|%X|%c|%E|%Ey|%Od|%Q|%|%%|%+|%5d|%-d|%_d|%010Y|%^a|%#Z|%i|%J|%v|%L|%N|%f", (2009, 2, 3, 4, 5, 6, 1, 34, 0))
time.strftime("%5|%-%|%Ex|%-Ex|%-5d|%_5d|%05d|%^B|%#B|%#p|%^#a|%10a|%-10a|%_10a|%010a|%-C|%_C|%5C|%-j|%_j|%-H|%_H|%-y|%_m|%-U|%5%|%^5%|%5n|%-s|%15s|%5D|%12D|%^c|%30c|%#c", (2009, 2, 3, 4, 5, 6, 1, 34, 0))
""".split("\n"):
    if line:
        show(line)

# expect: time.gmtime(0).tm_zone => 'GMT'
# expect: time.gmtime('a') => TypeError 'str' object cannot be interpreted as an integer
# expect: time.gmtime(1e300) => OverflowError timestamp out of range for platform time_t
# expect: time.gmtime(float('nan')) => ValueError Invalid value NaN (not a number)
# expect: time.gmtime(float('inf')) => OverflowError timestamp out of range for platform time_t
# expect: time.gmtime(1<<62) => OSError [Errno 75] Value too large for defined data type
# expect: time.gmtime(1<<70) => OverflowError timestamp out of range for platform time_t
# expect: time.gmtime(-1.5) => time.struct_time(tm_year=1969, tm_mon=12, tm_mday=31, tm_hour=23, tm_min=59, tm_sec=58, tm_wday=2, tm_yday=365, tm_isdst=0)
# expect: time.gmtime(1.9) => time.struct_time(tm_year=1970, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=1, tm_wday=3, tm_yday=1, tm_isdst=0)
# expect: time.asctime(1) => TypeError Tuple or struct_time argument required
# expect: time.asctime((1,2)) => TypeError asctime(): illegal time tuple argument
# expect: time.asctime((2000,13,1,1,1,1,1,1,1)) => ValueError month out of range
# expect: time.asctime((2000,0,0,0,0,0,0,0,0)) => 'Mon Jan  1 00:00:00 2000'
# expect: time.asctime((2000,1,1,1,1,1,-1,1,1)) => 'Sun Jan  1 01:01:01 2000'
# expect: time.asctime((2000,1,1,1,1,1,-2,1,1)) => ValueError day of week out of range
# expect: time.asctime((12345,1,1,1,1,1,1,1,1)) => 'Tue Jan  1 01:01:01 12345'
# expect: time.asctime((-5,1,1,1,1,1,1,1,1)) => 'Tue Jan  1 01:01:01 -5'
# expect: time.asctime((2000,1,32,1,1,1,1,1,1)) => ValueError day of month out of range
# expect: time.asctime((2000,1,1,24,1,1,1,1,1)) => ValueError hour out of range
# expect: time.asctime((2000,1,1,1,60,1,1,1,1)) => ValueError minute out of range
# expect: time.asctime((2000,1,1,1,1,62,1,1,1)) => ValueError seconds out of range
# expect: time.asctime((2000,1,1,1,1,61,9,1,1)) => 'Wed Jan  1 01:01:61 2000'
# expect: time.asctime((2000,1,1,1,1,61,6,367,1)) => ValueError day of year out of range
# expect: time.asctime((1<<40,1,1,1,1,61,6,1,1)) => OverflowError signed integer is greater than maximum
# expect: time.asctime((2000,1,1,1,1,'a',6,1,1)) => TypeError 'str' object cannot be interpreted as an integer
# expect: time.asctime((2000,1,1,1,1,1.5,6,1,1)) => TypeError 'float' object cannot be interpreted as an integer
# expect: time.asctime(None) => TypeError Tuple or struct_time argument required
# expect: time.ctime('a') => TypeError 'str' object cannot be interpreted as an integer
# expect: time.ctime(1e20) => OverflowError timestamp out of range for platform time_t
# expect: time.ctime(0) => 'Thu Jan  1 00:00:00 1970'
# expect: time.strftime(5) => TypeError strftime() argument 1 must be str, not int
# expect: time.strftime('%Y', 5) => TypeError Tuple or struct_time argument required
# expect: time.strftime('%Y', (1,2)) => TypeError strftime(): illegal time tuple argument
# expect: time.strftime('%Y %m %d %H %M %S %w %j', (0,)*9) => '0 01 01 00 00 00 1 001'
# expect: time.strftime('%Y', (-5,1,1,1,1,1,1,1,1)) => '-5'
# expect: time.strftime('%G %g %V %U %W %C %y', (5,1,1,1,1,1,1,1,1)) => '5 05 01 00 00 0 05'
# expect: time.strftime('%y', (-5,1,1,1,1,1,1,1,1)) => '95'
# expect: time.strftime('%Y', (10**12,1,1,1,1,1,1,1,1)) => OverflowError signed integer is greater than maximum
# expect: time.strftime('%d\0%m', (2009,2,3,4,5,6,1,34,0)) => ValueError embedded null character
# expect: time.strftime('a\u20ac%Y', (2009,2,3,4,5,6,1,34,0)) => 'a€2009'
# expect: time.strftime('', (2009,2,3,4,5,6,1,34,0)) => ''
# expect: time.strftime('%Z %z', (2009,2,3,4,5,6,1,34,5)) => 'UTC +0000'
# expect: time.strftime('%Z %z', (2009,2,3,4,5,6,1,34,-5)) => ' '
# expect: [time.strftime('%G-%V', time.gmtime(86400*d)) for d in (0,364,365,366,730,1095,1096,1460,1461)] => ['1970-01', '1970-53', '1970-53', '1970-53', '1971-52', '1972-52', '1973-01', '1974-01', '1974-01']
# expect: time.mktime((2000,1,1,0,0,0,0,0)) => TypeError mktime(): illegal time tuple argument
# expect: time.mktime('a') => TypeError Tuple or struct_time argument required
# expect: time.mktime((10**30,1,1,0,0,0,0,0,0)) => OverflowError Python int too large to convert to C long
# expect: time.mktime((2**40,1,1,0,0,0,0,0,0)) => OverflowError signed integer is greater than maximum
# expect: time.mktime((2000,15,41,30,70,99,0,0,-1)) => 986973099.0
# expect: time.mktime((1969,12,31,23,59,59,0,0,-1)) => -1.0
# expect: time.mktime((2**31-1,1,1,0,0,0,0,0,0)) => 6.77679762019968e+16
# expect: time.mktime((-2**31,1,1,0,0,0,0,0,0)) => OverflowError year out of range
# expect: time.mktime((2000,-2**40,1,0,0,0,0,0,0)) => OverflowError signed integer is less than minimum
# expect: time.mktime([2000,1,1,0,0,0,0,0,0]) => TypeError Tuple or struct_time argument required
# expect: time.strptime('1') => ValueError time data '1' does not match format '%a %b %d %H:%M:%S %Y'
# expect: time.strptime('10:20','%H:%M') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=10, tm_min=20, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('10:20x','%H:%M') => ValueError unconverted data remains: x
# expect: time.strptime(5,'%H:%M') => TypeError strptime() argument 0 must be str, not <class 'int'>
# expect: time.strptime('1',5) => TypeError strptime() argument 1 must be str, not <class 'int'>
# expect: time.strptime('2000 366','%Y %j') => time.struct_time(tm_year=2000, tm_mon=12, tm_mday=31, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=6, tm_yday=366, tm_isdst=-1)
# expect: time.strptime('+0130','%z').tm_gmtoff => 5400
# expect: time.strptime('EST','%Z') => ValueError time data 'EST' does not match format '%Z'
# expect: time.strptime('1999-02-29','%Y-%m-%d') => ValueError day is out of range for month
# expect: time.strptime('02-29','%m-%d') => time.struct_time(tm_year=1900, tm_mon=2, tm_mday=29, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=60, tm_isdst=-1)
# expect: time.strptime('61','%S') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=61, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('%','%%') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('x','%') => ValueError stray % in format '%'
# expect: time.strptime('x','%Q') => ValueError 'Q' is a bad directive in format '%Q'
# expect: time.strptime('x','%\\') => ValueError '%' is a bad directive in format '%\'
# expect: time.strptime('Fri 13','%a %d') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=13, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=4, tm_yday=13, tm_isdst=-1)
# expect: time.strptime('12 AM','%I %p') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('12 pm','%I %p') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=12, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('2003 53 0','%Y %W %w') => time.struct_time(tm_year=2004, tm_mon=1, tm_mday=11, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=6, tm_yday=376, tm_isdst=-1)
# expect: time.strptime('1905 52 1','%Y %U %w') => time.struct_time(tm_year=1905, tm_mon=12, tm_mday=25, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=359, tm_isdst=-1)
# expect: time.strptime('2009 1 7','%G %V %u') => time.struct_time(tm_year=2009, tm_mon=1, tm_mday=4, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=6, tm_yday=4, tm_isdst=-1)
# expect: time.strptime('2009 0 1','%Y %W %w') => time.struct_time(tm_year=2008, tm_mon=12, tm_mday=29, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=364, tm_isdst=-1)
# expect: time.strptime('1 Jan','%d %b') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('a(b)','a(b)') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('a  b','a b') => time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
# expect: time.strptime('Mon Jan  3 10:11:12 2022','%c') => time.struct_time(tm_year=2022, tm_mon=1, tm_mday=3, tm_hour=10, tm_min=11, tm_sec=12, tm_wday=0, tm_yday=3, tm_isdst=-1)
# expect: time.strptime('01/02/03 04:05:06','%x %X') => time.struct_time(tm_year=2003, tm_mon=1, tm_mday=2, tm_hour=4, tm_min=5, tm_sec=6, tm_wday=3, tm_yday=2, tm_isdst=-1)
# expect: time.sleep(-1) => ValueError sleep length must be non-negative
# expect: time.sleep('a') => TypeError 'str' object cannot be interpreted as an integer
# expect: time.sleep(float('nan')) => ValueError Invalid value NaN (not a number)
# expect: time.sleep(1e300) => OverflowError timestamp out of range for platform time_t
# expect: time.get_clock_info('thread_time') => namespace(implementation='clock_gettime(CLOCK_THREAD_CPUTIME_ID)', monotonic=True, adjustable=False, resolution=1e-09)
# expect: time.get_clock_info('xxx') => ValueError unknown clock
# expect: time.get_clock_info(5) => TypeError get_clock_info() argument 1 must be str, not int
# expect: time.clock_gettime(99) => OSError [Errno 22] Invalid argument
# expect: time.clock_gettime('a') => TypeError 'str' object cannot be interpreted as an integer
# expect: time.clock_getres(1) => 1e-09
# expect: time.strftime("%e|%k|%l|%P|%r|%R|%s|%n|%t|%h|%D|%F|%T|%u|%x|%X|%c|%E|%Ey|%Od|%Q|%|%%|%+|%5d|%-d|%_d|%010Y|%^a|%#Z|%i|%J|%v|%L|%N|%f", (2009, 2, 3, 4, 5, 6, 1, 34, 0)) => ' 3| 4| 4|am|04:05:06 AM|04:05|1233633906|\n|\t|Feb|02/03/09|2009-02-03|04:05:06|2|02/03/09|04:05:06|Tue Feb  3 04:05:06 2009|%E|09|03|%Q|%|%|%+|00003|3| 3|0000002009|TUE|utc|%i|%J|%v|%L|%N|%f'
# expect: time.strftime("%5|%-%|%Ex|%-Ex|%-5d|%_5d|%05d|%^B|%#B|%#p|%^#a|%10a|%-10a|%_10a|%010a|%-C|%_C|%5C|%-j|%_j|%-H|%_H|%-y|%_m|%-U|%5%|%^5%|%5n|%-s|%15s|%5D|%12D|%^c|%30c|%#c", (2009, 2, 3, 4, 5, 6, 1, 34, 0)) => '  %5|%|02/03/09|02/03/09|    3|    3|00003|FEBRUARY|FEBRUARY|am|TUE|       Tue|       Tue|       Tue|0000000Tue|20|20|00020|34| 34|4| 4|9| 2|5|    %|    %|    \n|1233633906|     1233633906|02/03/09|    02/03/09|TUE FEB  3 04:05:06 2009|      Tue Feb  3 04:05:06 2009|Tue Feb  3 04:05:06 2009'
