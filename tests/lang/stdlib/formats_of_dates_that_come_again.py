"""A format of common letters gives the same text the first time and later, for dates, times and classes below them."""
import datetime
import time

moment = datetime.datetime(2024, 5, 6, 7, 8, 9, 45)
for format in ("%Y-%m-%d", "%Y-%m-%d %H:%M:%S", "%Y%m", "100%% %d %m", "%d%%%m", "é%H:%M", "{%Y}{%m}", "%Y%Y", "%d%q%m", "%m%", "%H %f %S"):
    for _ in range(2):
        print(repr(moment.strftime(format)), repr(datetime.date(7, 1, 2).strftime(format)), repr(time.strftime(format, (7, 1, 2, 3, 4, 5, 0, 2, -1))))


class Late(datetime.datetime):
    def timetuple(self):
        return (datetime.datetime(1999, 1, 2)).timetuple()


print(Late(2024, 5, 6).strftime("%Y-%m-%d"))
for wrong in ([], None, b"%Y%m"):
    try:
        moment.strftime(wrong)
    except TypeError as error:
        print(error)

# expect: '2024-05-06' '7-01-02' '7-01-02'
# expect: '2024-05-06' '7-01-02' '7-01-02'
# expect: '2024-05-06 07:08:09' '7-01-02 00:00:00' '7-01-02 03:04:05'
# expect: '2024-05-06 07:08:09' '7-01-02 00:00:00' '7-01-02 03:04:05'
# expect: '202405' '701' '701'
# expect: '202405' '701' '701'
# expect: '100% 06 05' '100% 02 01' '100% 02 01'
# expect: '100% 06 05' '100% 02 01' '100% 02 01'
# expect: '06%05' '02%01' '02%01'
# expect: '06%05' '02%01' '02%01'
# expect: 'é07:08' 'é00:00' 'é03:04'
# expect: 'é07:08' 'é00:00' 'é03:04'
# expect: '{2024}{05}' '{7}{01}' '{7}{01}'
# expect: '{2024}{05}' '{7}{01}' '{7}{01}'
# expect: '20242024' '77' '77'
# expect: '20242024' '77' '77'
# expect: '06%q05' '02%q01' '02%q01'
# expect: '06%q05' '02%q01' '02%q01'
# expect: '05%' '01%' '01%'
# expect: '05%' '01%' '01%'
# expect: '07 000045 09' '00 000000 00' '03 %f 05'
# expect: '07 000045 09' '00 000000 00' '03 %f 05'
# expect: 1999-01-02
# expect: strftime() argument 1 must be str, not list
# expect: strftime() argument 1 must be str, not None
# expect: strftime() argument 1 must be str, not bytes
