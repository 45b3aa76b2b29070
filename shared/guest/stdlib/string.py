"""Character sets, capwords, Template and Formatter."""

__all__ = [
    "ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits",
    "printable", "punctuation", "whitespace", "Formatter", "Template",
]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join(map(str.capitalize, s.split(sep)))


class Template:
    delimiter, idpattern, braceidpattern = "$", r"(?a:[_a-z][_a-z0-9]*)", None

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._prepare()

    @classmethod
    def _prepare(cls):
        import re

        pattern = cls.__dict__.get("pattern")
        if not isinstance(pattern, str):
            sign = re.escape(cls.delimiter)
            pattern = (f"{sign}(?:(?P<escaped>{sign})|(?P<named>{cls.idpattern})|"
                       f"{{(?P<braced>{cls.braceidpattern or cls.idpattern})}}|(?P<invalid>))")
        cls.pattern = re.compile(pattern, cls.flags | re.VERBOSE)

    def __init__(self, template):
        self.template = template

    def _invalid(self, m):
        i = m.start("invalid")
        lines = self.template[:i].splitlines(keepends=True)
        column = i - len("".join(lines[:-1])) if lines else 1
        raise ValueError("Invalid placeholder in string: line %d, col %d" % (len(lines) or 1, column))

    def _fill(self, value, invalid):
        def replace(m):
            name = m["named"] or m["braced"]
            if name is not None:
                return value(name, m)
            if m["escaped"] is not None:
                return self.delimiter
            if m["invalid"] is not None:
                return invalid(m)
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self.pattern.sub(replace, self.template)

    def substitute(self, mapping={}, /, **kws):
        values = _Both(kws, mapping) if kws else mapping
        return self._fill(lambda name, m: str(values[name]), self._invalid)

    def safe_substitute(self, mapping={}, /, **kws):
        values = _Both(kws, mapping) if kws else mapping

        def value(name, m):
            try:
                return str(values[name])
            except KeyError:
                return m.group()

        return self._fill(value, lambda m: m.group())

    def is_valid(self):
        for m in self.pattern.finditer(self.template):
            if m["invalid"] is not None:
                return False
        return True

    def get_identifiers(self):
        found = {}
        for m in self.pattern.finditer(self.template):
            name = m["named"] or m["braced"]
            if name is not None:
                found[name] = None
        return list(found)


class _Pattern:
    """Template.pattern, compiled when it is first asked for."""

    def __get__(self, instance, owner):
        Template._prepare()
        return Template.pattern


class _Both:
    def __init__(self, first, second):
        self.first, self.second = first, second

    def __getitem__(self, key):
        return self.first[key] if key in self.first else self.second[key]


def _fields(text):
    """(literal, field, spec, conversion) for each replacement field of a format string."""
    literal, i, n = [], 0, len(text)
    while i < n:
        c = text[i]
        if c in "{}" and text[i + 1:i + 2] == c:
            yield "".join(literal) + c, None, None, None
            literal, i = [], i + 2
            continue
        if c == "}":
            raise ValueError("Single '}' encountered in format string")
        if c != "{":
            literal.append(c)
            i += 1
            continue
        if i + 1 == n:
            raise ValueError("Single '{' encountered in format string")
        start, depth, brackets = i + 1, 1, False
        i += 1
        while i < n and depth:
            if text[i] == "[":
                brackets = True
            elif text[i] == "]":
                brackets = False
            elif text[i] == "{" and not brackets:
                depth += 1
            elif text[i] == "}" and not brackets:
                depth -= 1
            i += 1
        if depth:
            _field_parts(text[start:])
            raise ValueError("expected '}' before end of string")
        yield "".join(literal), *_field_parts(text[start:i - 1])
        literal = []
    if literal:
        yield "".join(literal), None, None, None


def _field_parts(body):
    brackets = False
    for i, c in enumerate(body):
        if c == "[":
            brackets = True
        elif c == "]":
            brackets = False
        elif c == "{" and not brackets:
            raise ValueError("unexpected '{' in field name")
        elif c in ":!" and not brackets:
            if c == ":":
                return body[:i], body[i + 1:], None
            if i + 1 == len(body):
                raise ValueError("end of string while looking for conversion specifier")
            if i + 2 < len(body) and body[i + 2] != ":":
                raise ValueError("expected ':' after conversion specifier")
            return body[:i], body[i + 3:], body[i + 1]
    return body, "", None


def _name_parts(name):
    """(first, iterator of (is_attribute, key)) of a field's name."""
    end = next((i for i, c in enumerate(name) if c in ".["), len(name))
    first = name[:end]
    return int(first) if first.isdecimal() and first.isascii() else first, _rest_parts(name, end)


def _rest_parts(name, i):
    while i < len(name):
        if name[i] == ".":
            end = next((k for k in range(i + 1, len(name)) if name[k] in ".["), len(name))
            key, is_attribute = name[i + 1:end], True
        elif name[i] == "[":
            end = name.find("]", i)
            if end < 0:
                raise ValueError("Missing ']' in format string")
            key, is_attribute, end = name[i + 1:end], False, end + 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if not key:
            raise ValueError("Empty attribute in format string")
        yield is_attribute, int(key) if not is_attribute and key.isdecimal() and key.isascii() else key
        i = end


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError("Max string recursion exceeded")
        out = []
        for literal, field, spec, conversion in self.parse(format_string):
            if literal:
                out.append(literal)
            if field is None:
                continue
            if field == "":
                if auto_arg_index is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                field = str(auto_arg_index)
                auto_arg_index += 1
            elif field.isdigit():
                if auto_arg_index:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                auto_arg_index = False
            obj, used = self.get_field(field, args, kwargs)
            used_args.add(used)
            obj = self.convert_field(obj, conversion)
            spec, auto_arg_index = self._vformat(spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index)
            out.append(self.format_field(obj, spec))
        return "".join(out), auto_arg_index

    def parse(self, format_string):
        return _fields(format_string)

    def get_field(self, field_name, args, kwargs):
        first, rest = _name_parts(field_name)
        obj = self.get_value(first, args, kwargs)
        for is_attribute, key in rest:
            obj = getattr(obj, key) if is_attribute else obj[key]
        return obj, first

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion not in "sra":
            raise ValueError(f"Unknown conversion specifier {conversion!s}")
        return {"s": str, "r": repr, "a": ascii}[conversion](value)


class _Flags:
    def __get__(self, instance, owner):
        import re

        return re.IGNORECASE


Template.pattern, Template.flags = _Pattern(), _Flags()
