"""Calendars as lists, text and HTML."""

import datetime
from itertools import repeat

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap", "leapdays", "weekday",
           "monthrange", "monthcalendar", "prmonth", "month", "prcal", "calendar", "timegm", "month_name", "month_abbr",
           "day_name", "day_abbr", "Calendar", "TextCalendar", "HTMLCalendar", "LocaleTextCalendar", "LocaleHTMLCalendar",
           "weekheader", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]  # fmt: skip
error = ValueError
January, February = 1, 2
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
EPOCH = 1970


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return "bad month number %r; must be 1-12" % self.month


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return "bad weekday number %r; must be 0 (Monday) to 6 (Sunday)" % self.weekday


class _Names:
    """Names that strftime gives, by number."""

    def __init__(self, format, dates):
        self._format, self._dates = format, dates

    def __getitem__(self, i):
        found = self._dates[i]
        text = [d and d.strftime(self._format) or "" for d in (found if isinstance(i, slice) else [found])]
        return text if isinstance(i, slice) else text[0]

    def __len__(self):
        return len(self._dates)


_days = [datetime.date(2001, 1, d) for d in range(1, 8)]
_months = [None] + [datetime.date(2001, m, 1) for m in range(1, 13)]
day_name, day_abbr = _Names("%A", _days), _Names("%a", _days)
month_name, month_abbr = _Names("%B", _months), _Names("%b", _months)


def isleap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    y1, y2 = y1 - 1, y2 - 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    if not datetime.MINYEAR <= year <= datetime.MAXYEAR:
        year = 2000 + year % 400
    return datetime.date(year, month, day).weekday()


def monthrange(year, month):
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)
    return weekday(year, month, 1), mdays[month] + (month == February and isleap(year))


def _in_rows(items, n):
    return [items[i:i + n] for i in range(0, len(items), n)]


class Calendar:
    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self._firstweekday = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        return (i % 7 for i in range(self.firstweekday, self.firstweekday + 7))

    def itermonthdays(self, year, month):
        first, days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from repeat(0, before)
        yield from range(1, days + 1)
        yield from repeat(0, (self.firstweekday - first - days) % 7)

    def itermonthdays2(self, year, month):
        for i, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, i % 7

    def itermonthdays3(self, year, month):
        first, days = monthrange(year, month)
        before, after = (first - self.firstweekday) % 7, (self.firstweekday - first - days) % 7
        y, m = (year, month - 1) if month > 1 else (year - 1, 12)
        end = monthrange(y, m)[1] + 1
        for day in range(end - before, end):
            yield y, m, day
        for day in range(1, days + 1):
            yield year, month, day
        y, m = (year, month + 1) if month < 12 else (year + 1, 1)
        for day in range(1, after + 1):
            yield y, m, day

    def itermonthdays4(self, year, month):
        for i, (y, m, day) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, day, (self.firstweekday + i) % 7

    def itermonthdates(self, year, month):
        for parts in self.itermonthdays3(year, month):
            yield datetime.date(*parts)

    def monthdatescalendar(self, year, month):
        return _in_rows(list(self.itermonthdates(year, month)), 7)

    def monthdays2calendar(self, year, month):
        return _in_rows(list(self.itermonthdays2(year, month)), 7)

    def monthdayscalendar(self, year, month):
        return _in_rows(list(self.itermonthdays(year, month)), 7)

    def yeardatescalendar(self, year, width=3):
        return _in_rows([self.monthdatescalendar(year, m) for m in range(1, 13)], width)

    def yeardays2calendar(self, year, width=3):
        return _in_rows([self.monthdays2calendar(year, m) for m in range(1, 13)], width)

    def yeardayscalendar(self, year, width=3):
        return _in_rows([self.monthdayscalendar(year, m) for m in range(1, 13)], width)


class TextCalendar(Calendar):
    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end="")

    def formatday(self, day, weekday, width):
        return ("" if day == 0 else "%2i" % day).center(width)

    def formatweek(self, theweek, width):
        return " ".join(self.formatday(d, wd, width) for d, wd in theweek)

    def formatweekday(self, day, width):
        return (day_name if width >= 9 else day_abbr)[day][:width].center(width)

    def formatweekheader(self, width):
        return " ".join(self.formatweekday(i, width) for i in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        name = month_name[themonth]
        return ("%s %r" % (name, theyear) if withyear else name).center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def formatmonth(self, theyear, themonth, w=0, l=0):
        w, l = max(2, w), max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1), self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return "".join(line.rstrip() + "\n" * l for line in lines)

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        w, l, c = max(2, w), max(1, l), max(2, c)
        width = (w + 1) * 7 - 1
        out = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), "\n" * l]
        header = self.formatweekheader(w)
        for i, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * i + 1, min(m * (i + 1) + 1, 13))
            out.append("\n" * l)
            out += [formatstring((self.formatmonthname(theyear, k, width, False) for k in months), width, c).rstrip(), "\n" * l]
            out += [formatstring((header for _ in months), width, c).rstrip(), "\n" * l]
            for j in range(max(map(len, row))):
                weeks = [self.formatweek(month[j], w) if j < len(month) else "" for month in row]
                out += [formatstring(weeks, width, c).rstrip(), "\n" * l]
        return "".join(out)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        print(self.formatyear(theyear, w, l, c, m), end="")


class HTMLCalendar(Calendar):
    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday, cssclass_month_head, cssclass_month = "noday", "month", "month"
    cssclass_year, cssclass_year_head = "year", "year"

    def formatday(self, day, weekday):
        if day == 0:
            return '<td class="%s">&nbsp;</td>' % self.cssclass_noday
        return '<td class="%s">%d</td>' % (self.cssclasses[weekday], day)

    def formatweek(self, theweek):
        return "<tr>%s</tr>" % "".join(self.formatday(d, wd) for d, wd in theweek)

    def formatweekday(self, day):
        return '<th class="%s">%s</th>' % (self.cssclasses_weekday_head[day], day_abbr[day])

    def formatweekheader(self):
        return "<tr>%s</tr>" % "".join(self.formatweekday(i) for i in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, withyear=True):
        name = "%s %s" % (month_name[themonth], theyear) if withyear else "%s" % month_name[themonth]
        return '<tr><th colspan="7" class="%s">%s</th></tr>' % (self.cssclass_month_head, name)

    def formatmonth(self, theyear, themonth, withyear=True):
        rows = ['<table border="0" cellpadding="0" cellspacing="0" class="%s">' % self.cssclass_month,
                self.formatmonthname(theyear, themonth, withyear), self.formatweekheader(),
                *(self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)), "</table>"]
        return "\n".join(rows) + "\n"

    def formatyear(self, theyear, width=3):
        width = max(width, 1)
        out = ['<table border="0" cellpadding="0" cellspacing="0" class="%s">' % self.cssclass_year, "\n",
               '<tr><th colspan="%d" class="%s">%s</th></tr>' % (width, self.cssclass_year_head, theyear)]
        for first in range(1, 13, width):
            months = range(first, min(first + width, 13))
            out.append("<tr>" + "".join("<td>%s</td>" % self.formatmonth(theyear, m, False) for m in months) + "</tr>")
        return "".join(out) + "</table>"

    def formatyearpage(self, theyear, width=3, css="calendar.css", encoding=None):
        encoding = encoding or "utf-8"
        out = ['<?xml version="1.0" encoding="%s"?>\n' % encoding,
               '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n',
               "<html>\n<head>\n", '<meta http-equiv="Content-Type" content="text/html; charset=%s" />\n' % encoding]
        if css is not None:
            out.append('<link rel="stylesheet" type="text/css" href="%s" />\n' % css)
        out += ["<title>Calendar for %d</title>\n" % theyear, "</head>\n<body>\n", self.formatyear(theyear, width),
                "</body>\n</html>\n"]
        return "".join(out).encode(encoding, "xmlcharrefreplace")


class LocaleTextCalendar(TextCalendar):
    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = locale


class LocaleHTMLCalendar(HTMLCalendar):
    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = locale


c = TextCalendar()
firstweekday = c.getfirstweekday
monthcalendar, prweek, week, weekheader = c.monthdayscalendar, c.prweek, c.formatweek, c.formatweekheader
prmonth, month, calendar, prcal = c.prmonth, c.formatmonth, c.formatyear, c.pryear


def setfirstweekday(firstweekday):
    if not MONDAY <= firstweekday <= SUNDAY:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


def format(cols, colwidth=20, spacing=6):
    print(formatstring(cols, colwidth, spacing))


def formatstring(cols, colwidth=20, spacing=6):
    return (" " * spacing).join(text.center(colwidth) for text in cols)


def timegm(tuple):
    year, month, day, hour, minute, second = tuple[:6]
    days = datetime.date(year, month, 1).toordinal() - datetime.date(EPOCH, 1, 1).toordinal() + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.calendar(_sys.argv[1:]))
