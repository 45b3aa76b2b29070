"""Tables as text: comma-separated values."""

import re
from io import StringIO

from _csv_fields import split as _split

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)
__all__ = ["QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "Error", "Dialect", "excel", "excel_tab",
           "field_size_limit", "reader", "writer", "register_dialect", "get_dialect", "list_dialects", "Sniffer",
           "unregister_dialect", "DictReader", "DictWriter", "unix_dialect"]  # fmt: skip

# CPython has these in C: no traceback shows them.
__natives__ = (
    "reader.__init__ reader.__next__ writer.__init__ writer.writerow writer.writerows _checked register_dialect "
    "unregister_dialect get_dialect field_size_limit "
)


class Error(Exception):
    __module__ = "_csv"


class _Dialect:
    """How texts are read and written: what get_dialect() gives, of checked settings that stay."""

    __tp_name__, __module__, __qualname__ = "_csv.Dialect", "_csv", "Dialect"

    def __new__(cls, dialect=None, **options):
        return _checked(dialect, options)

    def __setattr__(self, name, value):
        raise AttributeError(f"attribute {name!r} of '_csv.Dialect' objects is not writable")

    __delattr__ = lambda self, name: setattr(self, name, None)  # noqa: E731


class Dialect:
    """The base of classes that describe a dialect; making an instance checks it."""

    delimiter = quotechar = escapechar = doublequote = skipinitialspace = lineterminator = quoting = None

    def __init__(self):
        try:
            _Dialect(self)
        except TypeError as error:
            raise Error(str(error)) from None


class excel(Dialect):
    delimiter, quotechar, doublequote, skipinitialspace, lineterminator, quoting = ",", '"', True, False, "\r\n", QUOTE_MINIMAL


class excel_tab(excel):
    delimiter = "\t"


class unix_dialect(Dialect):
    delimiter, quotechar, doublequote, skipinitialspace, lineterminator, quoting = ",", '"', True, False, "\n", QUOTE_ALL


_dialects = {"excel": excel, "excel-tab": excel_tab, "unix": unix_dialect}
_limit = [131072]


def register_dialect(name, dialect=excel, **fmtparams):
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = _checked(dialect, fmtparams)


def unregister_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    found = _dialects[name]
    if isinstance(found, type):  # one of the library's own, asked for the first time
        found = _dialects[name] = _checked(found, {})
    return found


def list_dialects():
    return list(_dialects)


def field_size_limit(limit=None):
    old = _limit[0]
    if limit is not None:
        if not isinstance(limit, int):
            raise TypeError("limit must be an integer")
        if not -(1 << 63) <= limit < 1 << 63:
            raise OverflowError("Python int too large to convert to C long")
        _limit[0] = limit
    return old


def _style(dialect, options):
    """How a dialect, with options of its own, reads and writes."""
    return _checked(dialect, options) if options or not isinstance(dialect, str) else get_dialect(dialect)


_DEFAULTS = {"delimiter": ",", "quotechar": '"', "escapechar": None, "doublequote": True, "skipinitialspace": False,
             "lineterminator": "\r\n", "quoting": QUOTE_MINIMAL, "strict": False}  # fmt: skip


def _checked(dialect, options):
    base = get_dialect(dialect) if isinstance(dialect, str) else dialect
    made = object.__new__(_Dialect)
    settings = made.__dict__
    settings.update((name, getattr(base, name, default)) for name, default in _DEFAULTS.items())
    for name, value in options.items():
        if name not in _DEFAULTS:
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        settings[name] = value
    for name in ("doublequote", "skipinitialspace", "strict"):
        settings[name] = bool(settings[name])
    if not isinstance(made.delimiter, str):
        raise TypeError(f'"delimiter" must be string, not {type(made.delimiter).__name__}')
    if len(made.delimiter) != 1:
        raise TypeError('"delimiter" must be a 1-character string')
    for name in ("quotechar", "escapechar"):
        value = getattr(made, name)
        if value is not None and not isinstance(value, str):
            raise TypeError(f'"{name}" must be string or None, not {type(value).__name__}')
        if value is not None and len(value) != 1:
            raise TypeError(f'"{name}" must be a 1-character string')
    if not isinstance(made.quoting, int):
        raise TypeError('"quoting" must be an integer')
    if not QUOTE_MINIMAL <= made.quoting <= QUOTE_NONE:
        raise TypeError('bad "quoting" value')
    if made.quotechar is None and made.quoting != QUOTE_NONE:
        if "quoting" in options or "quotechar" not in options:
            raise TypeError("quotechar must be set if quoting enabled")
        settings["quoting"] = QUOTE_NONE
    if not isinstance(made.lineterminator, str):
        raise TypeError('"lineterminator" must be a string, not %s' % type(made.lineterminator).__name__)
    return made


class reader:
    __tp_name__, __module__ = "_csv.reader", "_csv"

    def __init__(self, iterable, dialect="excel", **fmtparams):
        self.dialect, self.line_num = _style(dialect, fmtparams), 0
        self._lines, self._is_plain = iter(iterable), self._has_plain_quotes()
        self._delimiter, self._quote = self.dialect.delimiter, self.dialect.quotechar

    def __iter__(self):
        return self

    def _has_plain_quotes(self):
        d = self.dialect
        return not d.escapechar and not d.skipinitialspace and d.doublequote and d.quotechar and d.quoting in (QUOTE_MINIMAL, QUOTE_ALL)

    def __next__(self):
        line = next(self._lines)
        if self._is_plain and type(line) is str and len(line) <= _limit[0]:
            fields = _split(line, self._delimiter, self._quote)
            if fields is not None:
                self.line_num += 1
                return fields
        return self._row(line)

    def _row(self, line):
        d = self.dialect
        row, field, state, is_numeric = [], [], "start", False

        def save():
            text = "".join(field)
            if len(text) > _limit[0]:
                raise Error(f"field larger than field limit ({_limit[0]})")
            row.append(float(text) if is_numeric and d.quoting == QUOTE_NONNUMERIC else text)
            field.clear()

        while True:
            try:
                line = next(self._lines) if line is None else line
            except StopIteration:
                if field or state == "quoted":
                    if d.strict:
                        raise Error("unexpected end of data") from None
                    save()
                    return row
                raise
            if not isinstance(line, str):
                raise Error(f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)")
            self.line_num += 1
            for i, c in enumerate(line):
                if state == "quoted":
                    if c == d.escapechar:
                        state = "quoted escape"
                    elif c == d.quotechar and d.quoting != QUOTE_NONE:
                        state = "quote in quoted" if d.doublequote else "field"
                    else:
                        field.append(c)
                elif state == "quoted escape":
                    field.append(c)
                    state = "quoted"
                elif state == "escape":
                    field.append(c)
                    state = "after newline" if c in "\r\n" else "field"
                elif state == "quote in quoted" and c == d.quotechar:
                    field.append(c)
                    state = "quoted"
                elif state == "quote in quoted" and c not in "\r\n" and c != d.delimiter and d.strict:
                    raise Error(f"'{d.delimiter}' expected after '{d.quotechar}'")
                elif c in "\r\n":
                    if line[i:].strip("\r\n"):
                        raise Error("new-line character seen in unquoted field - do you need to open the file in universal-newline mode?")
                    if state == "start" and not row:
                        break
                    save()
                    state = "done"
                    break
                elif state in ("start", "field start") and c == " " and d.skipinitialspace:
                    state = "field start"
                elif c == d.delimiter:
                    save()
                    state, is_numeric = "field start", False
                elif state == "quote in quoted":
                    field.append(c)
                    state = "field"
                elif state in ("start", "field start") and c == d.quotechar and d.quoting != QUOTE_NONE:
                    state = "quoted"
                elif c == d.escapechar:
                    state = "escape"
                else:
                    if state in ("start", "field start"):
                        is_numeric = True
                    field.append(c)
                    state = state if state == "after newline" else "field"
            line = None
            if state in ("escape", "quoted escape"):  # the end of the line is what is escaped
                field.append("\n")
                state = "quoted" if state == "quoted escape" else "field"
                continue
            if state in ("quoted", "after newline"):
                continue
            if state == "start":
                return row
            if state != "done":
                save()
            return row


class writer:
    __tp_name__, __module__ = "_csv.writer", "_csv"

    def __init__(self, fileobj, dialect="excel", **fmtparams):
        if not hasattr(fileobj, "write"):
            raise TypeError('argument 1 must have a "write" method')
        self.dialect, self._write = _style(dialect, fmtparams), fileobj.write
        d = self.dialect
        self._marks = frozenset((d.delimiter, d.escapechar, d.quotechar, *d.lineterminator))

    def _field(self, value, is_only):
        d = self.dialect
        text = "" if value is None else repr(value) if isinstance(value, float) else str(value)
        needs = d.quoting == QUOTE_ALL or d.quoting == QUOTE_NONNUMERIC and not isinstance(value, (int, float))
        if text and self._marks.isdisjoint(text):
            return d.quotechar + text + d.quotechar if needs else text
        made = []
        for c in text:
            escape = False
            if c in (d.delimiter, d.escapechar, d.quotechar) or c in d.lineterminator:
                if d.quoting == QUOTE_NONE or c == d.escapechar:
                    escape = True
                elif c == d.quotechar and not d.doublequote:
                    escape = True
                elif c == d.quotechar:
                    made.append(c)
                if escape:
                    if not d.escapechar:
                        raise Error("need to escape, but no escapechar set")
                    made.append(d.escapechar)
                else:
                    needs = True
            made.append(c)
        if is_only and not text:
            if d.quoting == QUOTE_NONE:
                raise Error("single empty field record must be quoted")
            needs = True
        return d.quotechar + "".join(made) + d.quotechar if needs else "".join(made)

    def writerow(self, row):
        try:
            row = list(row)
        except TypeError:
            raise Error(f"iterable expected, not {type(row).__name__}") from None
        return self._write(self.dialect.delimiter.join([self._field(v, len(row) == 1) for v in row]) + self.dialect.lineterminator)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        self._fieldnames, self.restkey, self.restval = fieldnames, restkey, restval
        self.reader, self.dialect, self.line_num = reader(f, dialect, *args, **kwds), dialect, 0

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.reader)
        self.line_num = self.reader.line_num
        while row == []:
            row = next(self.reader)
        made = dict(zip(names, row))
        if len(names) < len(row):
            made[self.restkey] = row[len(names) :]
        for name in names[len(row) :]:
            made[name] = self.restval
        return made


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        self.fieldnames, self.restval, self.extrasaction = fieldnames, restval, extrasaction
        if extrasaction.lower() not in ("raise", "ignore"):
            raise ValueError("extrasaction (%s) must be 'raise' or 'ignore'" % extrasaction)
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        return self.writer.writerow(self.fieldnames)

    def _row(self, rowdict):
        if self.extrasaction == "raise":
            wrong = [k for k in rowdict if k not in self.fieldnames]
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(x) for x in wrong]))
        return (rowdict.get(key, self.restval) for key in self.fieldnames)

    def writerow(self, rowdict):
        return self.writer.writerow(self._row(rowdict))

    def writerows(self, rowdicts):
        return self.writer.writerows(map(self._row, rowdicts))


class Sniffer:
    """Guesses how a file is written from a sample of it."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        quote, doubled, delimiter, skips = self._by_quotes(sample, delimiters)
        if not delimiter:
            delimiter, skips = self._by_counts(sample, delimiters)
        if not delimiter:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote, dialect.delimiter = doubled, delimiter
        dialect.quotechar, dialect.skipinitialspace = quote or '"', skips
        return dialect

    def _by_quotes(self, data, delimiters):
        """Quotes between delimiters tell both."""
        found = []
        for pattern in (
            r"(?P<delim>[^\w\n\"'])(?P<space> ?)(?P<quote>[\"']).*?(?P=quote)(?P=delim)",
            r"(?:^|\n)(?P<quote>[\"']).*?(?P=quote)(?P<delim>[^\w\n\"'])(?P<space> ?)",
            r"(?P<delim>[^\w\n\"'])(?P<space> ?)(?P<quote>[\"']).*?(?P=quote)(?:$|\n)",
            r"(?:^|\n)(?P<quote>[\"']).*?(?P=quote)(?:$|\n)",
        ):
            found = [m.groupdict() for m in re.finditer(pattern, data, re.DOTALL | re.MULTILINE)]
            if found:
                break
        if not found:
            return "", False, None, 0
        quotes, delims, spaces = {}, {}, 0
        for m in found:
            quotes[m["quote"]] = quotes.get(m["quote"], 0) + 1
            delim = m.get("delim")
            if delim and (delimiters is None or delim in delimiters):
                delims[delim] = delims.get(delim, 0) + 1
            spaces += bool(m.get("space"))
        quote = max(quotes, key=quotes.get)
        delim, skips = "", 0
        if delims:
            delim = max(delims, key=delims.get)
            skips = delims[delim] == spaces
            if delim == "\n":
                delim = ""
        d = re.escape(delim)
        doubled = re.search(rf"(({d})|^)\W*{quote}[^{d}\n]*{quote}[^{d}\n]*{quote}\W*(({d})|$)", data, re.MULTILINE)
        return quote, doubled is not None, delim, skips

    def _by_counts(self, data, delimiters):
        """A character that stands as often in most lines is the delimiter."""
        lines = list(filter(None, data.split("\n")))
        letters = [chr(c) for c in range(127)]
        counts, modes, delims, start, chunk, rounds = {}, {}, {}, 0, min(10, len(lines)), 0
        while start < len(lines):
            rounds += 1
            for line in lines[start : start + chunk]:
                for c in letters:
                    of = counts.setdefault(c, {})
                    n = line.count(c)
                    of[n] = of.get(n, 0) + 1
            for c, of in counts.items():
                items = list(of.items())
                if len(items) == 1 and items[0][0] == 0:
                    continue
                best = max(items, key=lambda x: x[1])
                items.remove(best)
                modes[c] = best[0], best[1] - sum(n for _, n in items)
            total, consistency = float(min(chunk * rounds, len(lines))), 1.0
            while not delims and consistency >= 0.9:
                for c, (times, count) in modes.items():
                    if times > 0 and count > 0 and count / total >= consistency and (delimiters is None or c in delimiters):
                        delims[c] = times, count
                consistency -= 0.01
            if len(delims) == 1:
                return self._spaced(next(iter(delims)), lines)
            start += chunk
        if not delims:
            return "", 0
        for c in self.preferred:
            if c in delims:
                return self._spaced(c, lines)
        return self._spaced(max((v, k) for k, v in delims.items())[1], lines)

    @staticmethod
    def _spaced(delimiter, lines):
        return delimiter, lines[0].count(delimiter) == lines[0].count(delimiter + " ")

    def has_header(self, sample):
        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        kinds = dict.fromkeys(range(len(header)))
        for row, _ in zip((row for row in rows if len(row) == len(header)), range(21)):
            for column in list(kinds):
                try:
                    complex(row[column])
                    kind = complex
                except ValueError:
                    kind = len(row[column])
                if kinds[column] is None:
                    kinds[column] = kind
                elif kinds[column] != kind:
                    del kinds[column]
        votes = 0
        for column, kind in kinds.items():
            if isinstance(kind, int):
                votes += 1 if len(header[column]) != kind else -1
            else:
                try:
                    kind(header[column])
                    votes -= 1
                except (ValueError, TypeError):
                    votes += 1
        return votes > 0
