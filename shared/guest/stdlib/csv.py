"""Tables as text: comma-separated values."""

import re
from io import StringIO

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)
__all__ = ["QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "Error", "Dialect", "excel", "excel_tab",
           "field_size_limit", "reader", "writer", "register_dialect", "get_dialect", "list_dialects", "Sniffer",
           "unregister_dialect", "DictReader", "DictWriter", "unix_dialect"]  # fmt: skip


class Error(Exception):
    __module__ = "_csv"


class Dialect:
    delimiter, quotechar, escapechar, doublequote, skipinitialspace = ",", '"', None, True, False
    lineterminator, quoting, strict = "\r\n", QUOTE_MINIMAL, False


class excel(Dialect):
    pass


class excel_tab(excel):
    delimiter = "\t"


class unix_dialect(Dialect):
    lineterminator, quoting = "\n", QUOTE_ALL


_dialects = {"excel": excel, "excel-tab": excel_tab, "unix": unix_dialect}
_limit = [131072]


def register_dialect(name, dialect=excel, **fmtparams):
    _dialects[name] = type(name, (dialect if isinstance(dialect, type) else type(dialect),), fmtparams)


def unregister_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    return _dialects[name]


def list_dialects():
    return list(_dialects)


def field_size_limit(limit=None):
    old = _limit[0]
    if limit is not None:
        _limit[0] = limit
    return old


def _style(dialect, options):
    base = get_dialect(dialect) if isinstance(dialect, str) else dialect
    names = ("delimiter", "quotechar", "escapechar", "doublequote", "skipinitialspace", "lineterminator", "quoting", "strict")
    made = type("Dialect", (Dialect,), {n: getattr(base, n, getattr(Dialect, n)) for n in names})()
    for name, value in options.items():
        if name not in names:
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        setattr(made, name, value)
    if not isinstance(made.delimiter, str):
        raise TypeError(f'"delimiter" must be string, not {type(made.delimiter).__name__}')
    if len(made.delimiter) != 1:
        raise TypeError('"delimiter" must be a 1-character string')
    return made


class reader:
    def __init__(self, iterable, dialect="excel", **fmtparams):
        self.dialect, self.line_num = _style(dialect, fmtparams), 0
        self._lines = iter(iterable)

    def __iter__(self):
        return self

    def __next__(self):
        d = self.dialect
        row, field, state, is_numeric = [], [], "start", False

        def save():
            text = "".join(field)
            row.append(float(text) if is_numeric and d.quoting == QUOTE_NONNUMERIC else text)
            field.clear()

        while True:
            try:
                line = next(self._lines)
            except StopIteration:
                if state == "quoted":
                    if d.strict:
                        raise Error("unexpected end of data") from None
                    save()
                    return row
                raise
            if not isinstance(line, str):
                raise Error(f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)")
            self.line_num += 1
            for c in line:
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
                    state = "field"
                elif state == "quote in quoted" and c == d.quotechar:
                    field.append(c)
                    state = "quoted"
                elif state == "quote in quoted" and c not in "\r\n" and c != d.delimiter and d.strict:
                    raise Error(f"'{d.delimiter}' expected after '{d.quotechar}'")
                elif c in "\r\n":
                    if state == "start" and not row:
                        break
                    save()
                    state = "done"
                    break
                elif c == d.delimiter:
                    save()
                    state, is_numeric = "field start", False
                elif state in ("start", "field start") and c == d.quotechar and d.quoting != QUOTE_NONE:
                    state = "quoted"
                elif state in ("start", "field start") and c == " " and d.skipinitialspace:
                    state = "field start"
                elif c == d.escapechar:
                    state = "escape"
                else:
                    if state in ("start", "field start"):
                        is_numeric = True
                    field.append(c)
                    state = "field"
            if state == "quoted":
                continue
            if state == "start":
                return row
            if state != "done":
                save()
            return row


class writer:
    def __init__(self, fileobj, dialect="excel", **fmtparams):
        if not hasattr(fileobj, "write"):
            raise TypeError('argument 1 must have a "write" method')
        self.dialect, self._write = _style(dialect, fmtparams), fileobj.write

    def _field(self, value, is_only):
        d = self.dialect
        text = "" if value is None else repr(value) if isinstance(value, float) else str(value)
        needs = d.quoting == QUOTE_ALL or d.quoting == QUOTE_NONNUMERIC and not isinstance(value, (int, float))
        if d.quoting == QUOTE_NONE:
            made = []
            for c in text:
                if c in (d.delimiter, d.escapechar, d.quotechar) or c in d.lineterminator or c in "\r\n":
                    if not d.escapechar:
                        raise Error("need to escape, but no escapechar set")
                    made.append(d.escapechar)
                made.append(c)
            if is_only and not text:
                raise Error("single empty field record must be quoted")
            return "".join(made)
        if not needs:
            needs = any(c in text for c in (d.delimiter, d.quotechar, "\n", "\r")) or is_only and not text
            needs = needs or bool(d.escapechar and d.escapechar in text)
        if not needs:
            return text
        if d.doublequote:
            text = text.replace(d.quotechar, d.quotechar * 2)
        elif d.escapechar:
            text = text.replace(d.quotechar, d.escapechar + d.quotechar)
        return d.quotechar + text + d.quotechar

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
    def sniff(self, sample, delimiters=None):
        lines = [line for line in sample.splitlines() if line]
        best = None
        for c in delimiters or ",\t;| :":
            counts = {line.count(c) for line in lines}
            if len(counts) == 1 and 0 not in counts:
                best = c
                break
        if best is None:
            raise Error("Could not determine delimiter")
        return type("dialect", (Dialect,), {"delimiter": best, "skipinitialspace": bool(re.search(re.escape(best) + " ", sample))})

    def has_header(self, sample):
        rows = list(reader(StringIO(sample), self.sniff(sample)))
        number = lambda text: re.fullmatch(r"[-+]?\d+(\.\d*)?", text) is not None  # noqa: E731
        return len(rows) > 1 and not any(map(number, rows[0])) and any(map(number, rows[1]))
