# Calendars as lists, text and HTML; TOML read with its errors.
import calendar as c, tomllib, hashlib, io
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
print(c.month(2024, 2)); print(c.TextCalendar(6).formatmonth(2023, 10, 4)); print(c.calendar(2021, m=4)); print(c.HTMLCalendar().formatmonth(2020, 1)[:300])
for x in [c.TextCalendar(firstweekday=6).formatyear(1999), c.HTMLCalendar(3).formatyear(2030), c.HTMLCalendar().formatyearpage(2000).decode()]: print(hashlib.md5(x.encode()).hexdigest(), len(x))
print(c.monthrange(2000, 2), c.isleap(1900), c.leapdays(1900, 2001), c.weekday(2024, 2, 29), list(c.month_name), list(c.day_abbr), c.day_name[1:3], c.monthcalendar(2022, 5), c.timegm((2024, 1, 2, 3, 4, 5)), c.weekheader(3), len(c.month_abbr)); t(lambda: c.monthrange(2000, 13)); t(lambda: c.setfirstweekday(7))
k = c.Calendar(6); print(list(k.iterweekdays()), list(k.itermonthdays2(2023, 2))[:9], list(k.itermonthdays4(2023, 1))[-5:], k.monthdatescalendar(2023, 12)[-1], len(k.yeardayscalendar(2023)), next(k.itermonthdays3(2023, 1)))
t(lambda: tomllib.loads('''
title = "TOML" # c
n = [1, 0x1F, 0o17, 0b11, 1_000, -5, 3.5, 1e3, -0.0, inf, -nan,]
'quoted key' = 'lit\\n'
a.b.c = true
"d"."e" = false
s = """
multi \\
   line "quotes" ""\\u00e9\\""""
l = \'\'\'
raw \\ text\'\'\'
d1 = 1979-05-27T07:32:00Z
d2 = 1979-05-27T00:32:00.999999-07:00
d3 = 1979-05-27 07:32:00
d4 = 1979-05-27
d5 = 07:32:00.5
inline = { x = 1, y.z = [ { q = 1 }, {} ] }
[table.sub]
k = 1
[table]
v = 2
[[arr]]
x = 1
[arr.sub]
y = 2
[[arr]]
[[arr.nested]]
z = 3
'''))
for bad in ['a', 'a =', 'a = 1 b = 2', 'a = "x', 'a = 1\na = 2', '[t]\n[t]', 'a = {x=1}\n[a]\ny=1', 'a.b=1\n[a]', '[[x]]\n[x]', 'a=[1', 'a={x=1', 'a="\\q"', 'a=01', "a='x\n'", 'a=1979-13-01', '=1', '[a', '[[a]', 'a="\\ud800"', 'a = 1.', 'a=\x01', '# \x01', 'a={b=1,b=2}', 'a = """x', "a='''x", '[a]\nb.c=1\n[a.b]', '[a.b]\n[a]\nb.c=1', 'x=1979-02-30', 'a=[1]\n[[a]]', 'a="\\u00"']: t(lambda: tomllib.loads(bad))
t(lambda: tomllib.loads('a=1.5', parse_float=str)); t(lambda: tomllib.load(io.BytesIO(b'a=1'))); t(lambda: tomllib.load(io.StringIO('a=1')))

# expect:    February 2024
# expect: Mo Tu We Th Fr Sa Su
# expect:           1  2  3  4
# expect:  5  6  7  8  9 10 11
# expect: 12 13 14 15 16 17 18
# expect: 19 20 21 22 23 24 25
# expect: 26 27 28 29
# expect:
# expect:            October 2023
# expect: Sun  Mon  Tue  Wed  Thu  Fri  Sat
# expect:   1    2    3    4    5    6    7
# expect:   8    9   10   11   12   13   14
# expect:  15   16   17   18   19   20   21
# expect:  22   23   24   25   26   27   28
# expect:  29   30   31
# expect:
# expect:                                                2021
# expect:
# expect:       January                   February                   March                     April
# expect: Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
# expect:              1  2  3       1  2  3  4  5  6  7       1  2  3  4  5  6  7                1  2  3  4
# expect:  4  5  6  7  8  9 10       8  9 10 11 12 13 14       8  9 10 11 12 13 14       5  6  7  8  9 10 11
# expect: 11 12 13 14 15 16 17      15 16 17 18 19 20 21      15 16 17 18 19 20 21      12 13 14 15 16 17 18
# expect: 18 19 20 21 22 23 24      22 23 24 25 26 27 28      22 23 24 25 26 27 28      19 20 21 22 23 24 25
# expect: 25 26 27 28 29 30 31                                29 30 31                  26 27 28 29 30
# expect:
# expect:         May                       June                      July                     August
# expect: Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
# expect:                 1  2          1  2  3  4  5  6                1  2  3  4                         1
# expect:  3  4  5  6  7  8  9       7  8  9 10 11 12 13       5  6  7  8  9 10 11       2  3  4  5  6  7  8
# expect: 10 11 12 13 14 15 16      14 15 16 17 18 19 20      12 13 14 15 16 17 18       9 10 11 12 13 14 15
# expect: 17 18 19 20 21 22 23      21 22 23 24 25 26 27      19 20 21 22 23 24 25      16 17 18 19 20 21 22
# expect: 24 25 26 27 28 29 30      28 29 30                  26 27 28 29 30 31         23 24 25 26 27 28 29
# expect: 31                                                                            30 31
# expect:
# expect:      September                  October                   November                  December
# expect: Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
# expect:        1  2  3  4  5                   1  2  3       1  2  3  4  5  6  7             1  2  3  4  5
# expect:  6  7  8  9 10 11 12       4  5  6  7  8  9 10       8  9 10 11 12 13 14       6  7  8  9 10 11 12
# expect: 13 14 15 16 17 18 19      11 12 13 14 15 16 17      15 16 17 18 19 20 21      13 14 15 16 17 18 19
# expect: 20 21 22 23 24 25 26      18 19 20 21 22 23 24      22 23 24 25 26 27 28      20 21 22 23 24 25 26
# expect: 27 28 29 30               25 26 27 28 29 30 31      29 30                     27 28 29 30 31
# expect:
# expect: <table border="0" cellpadding="0" cellspacing="0" class="month">
# expect: <tr><th colspan="7" class="month">January 2020</th></tr>
# expect: <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th></tr>
# expect:
# expect: 7f32bc8a45657438ec56d7a7c2f18f7b 2070
# expect: 2533a4ac1e2a200949f0faa18c3fef4f 15022
# expect: 5f2dc618b2f081b6b7f6197fc13339c1 15375
# expect: (1, 29) False 25 3 ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] ['Tuesday', 'Wednesday'] [[0, 0, 0, 0, 0, 0, 1], [2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22], [23, 24, 25, 26, 27, 28, 29], [30, 31, 0, 0, 0, 0, 0]] 1704164645 Mon Tue Wed Thu Fri Sat Sun 13
# expect: IllegalMonthError | bad month number 13; must be 1-12
# expect: IllegalWeekdayError | bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
# expect: [6, 0, 1, 2, 3, 4, 5] [(0, 6), (0, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0)] [(2023, 1, 31, 1), (2023, 2, 1, 2), (2023, 2, 2, 3), (2023, 2, 3, 4), (2023, 2, 4, 5)] [datetime.date(2023, 12, 31), datetime.date(2024, 1, 1), datetime.date(2024, 1, 2), datetime.date(2024, 1, 3), datetime.date(2024, 1, 4), datetime.date(2024, 1, 5), datetime.date(2024, 1, 6)] 4 (2023, 1, 1)
# expect: {'title': 'TOML', 'n': [1, 31, 15, 3, 1000, -5, 3.5, 1000.0, -0.0, inf, nan], 'quoted key': 'lit\\n', 'a': {'b': {'c': True}}, 'd': {'e': False}, 's': 'multi line "quotes" ""é"', 'l': 'raw \\ text', 'd1': datetime.datetime(1979, 5, 27, 7, 32, tzinfo=datetime.timezone.utc), 'd2': datetime.datetime(1979, 5, 27, 0, 32, 0, 999999, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=61200))), 'd3': datetime.datetime(1979, 5, 27, 7, 32), 'd4': datetime.date(1979, 5, 27), 'd5': datetime.time(7, 32, 0, 500000), 'inline': {'x': 1, 'y': {'z': [{'q': 1}, {}]}}, 'table': {'sub': {'k': 1}, 'v': 2}, 'arr': [{'x': 1, 'sub': {'y': 2}}, {'nested': [{'z': 3}]}]}
# expect: TOMLDecodeError | Expected '=' after a key in a key/value pair (at end of document)
# expect: TOMLDecodeError | Invalid value (at end of document)
# expect: TOMLDecodeError | Expected newline or end of document after a statement (at line 1, column 7)
# expect: TOMLDecodeError | Unterminated string (at end of document)
# expect: TOMLDecodeError | Cannot overwrite a value (at end of document)
# expect: TOMLDecodeError | Cannot declare ('t',) twice (at line 2, column 3)
# expect: TOMLDecodeError | Cannot declare ('a',) twice (at line 2, column 3)
# expect: TOMLDecodeError | Cannot declare ('a',) twice (at line 2, column 3)
# expect: TOMLDecodeError | Cannot declare ('x',) twice (at line 2, column 3)
# expect: TOMLDecodeError | Unclosed array (at end of document)
# expect: TOMLDecodeError | Unclosed inline table (at end of document)
# expect: TOMLDecodeError | Unescaped '\' in a string (at line 1, column 6)
# expect: TOMLDecodeError | Expected newline or end of document after a statement (at line 1, column 4)
# expect: TOMLDecodeError | Found invalid character '\n' (at line 1, column 5)
# expect: TOMLDecodeError | Expected newline or end of document after a statement (at line 1, column 7)
# expect: TOMLDecodeError | Invalid statement (at line 1, column 1)
# expect: TOMLDecodeError | Expected ']' at the end of a table declaration (at end of document)
# expect: TOMLDecodeError | Expected ']]' at the end of an array declaration (at line 1, column 4)
# expect: TOMLDecodeError | Escaped character is not a Unicode scalar value (at line 1, column 10)
# expect: TOMLDecodeError | Expected newline or end of document after a statement (at line 1, column 6)
# expect: TOMLDecodeError | Invalid value (at line 1, column 3)
# expect: TOMLDecodeError | Found invalid character '\x01' (at line 1, column 3)
# expect: TOMLDecodeError | Duplicate inline table key 'b' (at line 1, column 11)
# expect: TOMLDecodeError | Unterminated string (at end of document)
# expect: TOMLDecodeError | Expected "'''" (at end of document)
# expect: TOMLDecodeError | Cannot declare ('a', 'b') twice (at line 3, column 5)
# expect: TOMLDecodeError | Cannot redefine namespace ('a', 'b') (at end of document)
# expect: TOMLDecodeError | Invalid date or datetime (at line 1, column 3)
# expect: TOMLDecodeError | Cannot mutate immutable namespace ('a',) (at line 2, column 4)
# expect: TOMLDecodeError | Invalid hex value (at line 1, column 6)
# expect: {'a': '1.5'}
# expect: {'a': 1}
# expect: TypeError | File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`
