"""configparser: ini files."""

import functools
import re
import warnings
from collections.abc import MutableMapping

__all__ = """
BasicInterpolation ConfigParser DEFAULTSECT DuplicateOptionError DuplicateSectionError ExtendedInterpolation Interpolation
InterpolationDepthError InterpolationError InterpolationMissingOptionError InterpolationSyntaxError LegacyInterpolation
MAX_INTERPOLATION_DEPTH MissingSectionHeaderError NoOptionError NoSectionError ParsingError RawConfigParser SafeConfigParser
SectionProxy ConverterMapping
""".split()

DEFAULTSECT, MAX_INTERPOLATION_DEPTH = "DEFAULT", 10
_UNSET = object()


class Error(Exception):
    def __init__(self, msg=""):
        self.message = msg
        super().__init__(msg)

    def __repr__(self):
        return self.message

    __str__ = __repr__


class NoSectionError(Error):
    def __init__(self, section):
        super().__init__(f"No section: {section!r}")
        self.section, self.args = section, (section,)


class NoOptionError(Error):
    def __init__(self, option, section):
        super().__init__(f"No option {option!r} in section: {section!r}")
        self.option, self.section, self.args = option, section, (option, section)


class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        where = f"While reading from {source!r}" + (f" [line {lineno:2d}]" if lineno is not None else "") + ": section " if source else "Section "
        super().__init__(where + f"{section!r} already exists")
        self.section, self.source, self.lineno, self.args = section, source, lineno, (section, source, lineno)


class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        where = f"While reading from {source!r}" + (f" [line {lineno:2d}]" if lineno is not None else "") + ": option " if source else "Option "
        super().__init__(where + f"{option!r} in section {section!r} already exists")
        self.section, self.option, self.source, self.lineno, self.args = section, option, source, lineno, (section, option, source, lineno)


class InterpolationError(Error):
    def __init__(self, option, section, msg):
        super().__init__(msg)
        self.option, self.section, self.args = option, section, (option, section, msg)


class InterpolationMissingOptionError(InterpolationError):
    def __init__(self, option, section, rawval, reference):
        super().__init__(option, section, f"Bad value substitution: option {option!r} in section {section!r} contains an interpolation key "
                                          f"{reference!r} which is not a valid option name. Raw value: {rawval!r}")  # fmt: skip


class InterpolationSyntaxError(InterpolationError):
    pass


class InterpolationDepthError(InterpolationError):
    def __init__(self, option, section, rawval):
        super().__init__(option, section, "Recursion limit exceeded in value substitution: option {!r} in section {!r} contains an "
                                          "interpolation key which cannot be substituted in {} steps. Raw value: {!r}".format(
                                              option, section, MAX_INTERPOLATION_DEPTH, rawval))  # fmt: skip


class ParsingError(Error):
    def __init__(self, source=None, filename=None):
        if source and filename:
            raise ValueError("Cannot specify both `filename' and `source'. Use `source'.")
        source = source or filename
        if not source:
            raise ValueError("Required argument `source' not given.")
        super().__init__(f"Source contains parsing errors: {source!r}")
        self.source, self.errors, self.args = source, [], (source,)

    _OLD_NAME = "The 'filename' attribute will be removed in Python 3.12. Use 'source' instead."

    @property
    def filename(self):
        warnings.warn(self._OLD_NAME, DeprecationWarning, stacklevel=2)
        return self.source

    @filename.setter
    def filename(self, value):
        warnings.warn(self._OLD_NAME, DeprecationWarning, stacklevel=2)
        self.source = value

    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += "\n\t[line %2d]: %s" % (lineno, line)


class MissingSectionHeaderError(ParsingError):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, "File contains no section headers.\nfile: %r, line: %d\n%r" % (filename, lineno, line))
        self.source, self.lineno, self.line, self.args = filename, lineno, line, (filename, lineno, line)


class Interpolation:
    def before_read(self, parser, section, option, value):
        return value

    def before_write(self, parser, section, option, value):
        return value

    def before_get(self, parser, section, option, value, defaults):
        return value

    def before_set(self, parser, section, option, value):
        return value


class BasicInterpolation(Interpolation):
    """%(name)s"""

    def before_get(self, parser, section, option, value, defaults):
        return self._replaced(parser, section, option, value, value, defaults, 1)

    def _replaced(self, parser, section, option, rest, raw, defaults, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        made = ""
        while rest:
            head, percent, rest = rest.partition("%")
            made += head
            if not percent:
                break
            if rest[:1] == "%":
                made, rest = made + "%", rest[1:]
                continue
            found = re.match(r"\(([^)]+)\)s", rest)
            if not found:
                if rest[:1] == "(":
                    raise InterpolationSyntaxError(option, section, "bad interpolation variable reference %r" % ("%" + rest))
                raise InterpolationSyntaxError(option, section, "'%%' must be followed by '%%' or '(', found: %r" % ("%" + rest))
            name, rest = parser.optionxform(found[1]), rest[found.end() :]
            if name not in defaults:
                raise InterpolationMissingOptionError(option, section, raw, name)
            value = defaults[name]
            made += self._replaced(parser, section, option, value, raw, defaults, depth + 1) if "%" in value else value
        return made

    def before_set(self, parser, section, option, value):
        if "%" in re.sub(r"%\([^)]+\)s", "", value.replace("%%", "")):
            raise ValueError("invalid interpolation syntax in %r at position %d" % (value, value.find("%")))
        return value


class ExtendedInterpolation(Interpolation):
    """${name} and ${section:name}"""

    def before_set(self, parser, section, option, value):
        rest = re.sub(r"\$\{[^}]+\}", "", value.replace("$$", ""))
        if "$" in rest:
            raise ValueError("invalid interpolation syntax in %r at position %d" % (value, rest.find("$")))
        return value

    def before_get(self, parser, section, option, value, defaults, depth=1):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, value)

        def put(found):
            if found[0] == "$$":
                return "$"
            place, name = section, found[1]
            if name.count(":") > 1:
                raise InterpolationSyntaxError(option, section, "More than one ':' found: %r" % value[found.end():])
            try:
                if ":" in name:
                    place, name = name.split(":", 1)
                    text = parser.get(place, parser.optionxform(name), raw=True)
                else:
                    text = defaults[parser.optionxform(name)]
            except (KeyError, NoSectionError, NoOptionError):
                raise InterpolationMissingOptionError(option, section, value, found[1]) from None
            inner = defaults if place == section else dict(parser.items(place, raw=True))
            return self.before_get(parser, place, option, text, inner, depth + 1) if "$" in text else text

        rest = re.sub(r"\$\$|\$\{([^}]+)\}", "", value)
        if "$" in rest:
            wrong = rest[rest.index("$") :]
            raise InterpolationSyntaxError(option, section, "bad interpolation variable reference %r" % wrong if wrong[1:2] == "{" else (
                "'$' must be followed by '$' or '{', found: %r" % wrong))  # fmt: skip
        return re.sub(r"\$\$|\$\{([^}]+)\}", put, value)


class LegacyInterpolation(Interpolation):
    """%(name)s as before Python 3.2: no other % means anything, and nothing is checked when a value is set."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        warnings.warn("LegacyInterpolation has been deprecated since Python 3.2 and will be removed from the configparser module "
                      "in Python 3.13. Use BasicInterpolation or ExtendedInterpolation instead.", DeprecationWarning, 2)  # fmt: skip

    def before_get(self, parser, section, option, value, defaults):
        def put(found):
            return found[0] if found[1] is None else f"%({parser.optionxform(found[1])})s"

        made = value
        for _ in range(MAX_INTERPOLATION_DEPTH):
            if not made or "%(" not in made:
                return made
            try:
                made = re.sub(r"%\(([^)]*)\)s|.", put, made) % defaults
            except KeyError as e:
                raise InterpolationMissingOptionError(option, section, value, e.args[0]) from None
        if made and "%(" in made:
            raise InterpolationDepthError(option, section, value)
        return made


class ConverterMapping(MutableMapping):
    """{name: function} of the parser's get...() methods; what is added here is a method of the parser and of its sections."""

    def __init__(self, parser):
        self._parser, self._functions = parser, {}
        for name in dir(parser):
            if name[:3] == "get" and len(name) > 3 and callable(getattr(parser, name)) and name != "get":
                self._functions[name[3:]] = None

    def __getitem__(self, key):
        return self._functions[key]

    def __setitem__(self, key, value):
        try:
            method = "get" + key
        except TypeError:
            raise ValueError(f"Incompatible key: {key} (type: {type(key)})") from None
        if method == "get":
            raise ValueError('Incompatible key: cannot use "" as a name')
        self._functions[key] = value
        get = functools.partial(self._parser._converted, conv=value)
        get.converter = value
        setattr(self._parser, method, get)

    def __delitem__(self, key):
        del self._functions[key]
        try:
            delattr(self._parser, "get" + key)
        except AttributeError:
            """A method of the class stays."""

    def __iter__(self):
        return iter(self._functions)

    def __len__(self):
        return len(self._functions)


class SectionProxy(MutableMapping):
    def __init__(self, parser, name):
        self._parser, self._name = parser, name
        for key in parser.converters:
            setattr(self, "get" + key, functools.partial(self.get, _impl=getattr(parser, "get" + key)))

    parser, name = property(lambda self: self._parser), property(lambda self: self._name)

    def __repr__(self):
        return f"<Section: {self._name}>"

    def __getitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        return self._parser.get(self._name, key)

    def __setitem__(self, key, value):
        self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not (self._parser.has_option(self._name, key) and self._parser.remove_option(self._name, key)):
            raise KeyError(key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def __len__(self):
        return len(list(iter(self)))

    def __iter__(self):
        if self._name != self._parser.default_section:
            return iter(self._parser.options(self._name))
        return iter(self._parser.defaults())

    def get(self, option, fallback=None, *, raw=False, vars=None, _impl=None, **kwargs):
        return (_impl or self._parser.get)(self._name, option, raw=raw, vars=vars, fallback=fallback, **kwargs)


class RawConfigParser(MutableMapping):
    _interpolation = Interpolation()
    BOOLEAN_STATES = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}
    SECTCRE = re.compile(r"\[(?P<header>.+)\]", re.VERBOSE)
    OPTCRE = re.compile(r"(?P<option>.*?)\s*(?:(?P<vi>=|:)\s*(?P<value>.*))$", re.VERBOSE)
    OPTCRE_NV = re.compile(r"(?P<option>.*?)\s*(?:(?P<vi>=|:)\s*(?P<value>.*))?$", re.VERBOSE)
    NONSPACECRE = re.compile(r"\S")

    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=("=", ":"), comment_prefixes=("#", ";"),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT,
                 interpolation=_UNSET, converters=None):  # fmt: skip
        self._dict, self._sections, self._defaults, self._allow_no_value = dict_type, dict_type(), dict_type(), allow_no_value
        self._delimiters, self._comments, self._inline = tuple(delimiters), tuple(comment_prefixes or ()), tuple(inline_comment_prefixes or ())
        self._strict, self._keeps_empty, self.default_section = strict, empty_lines_in_values, default_section
        if interpolation is not _UNSET:
            self._interpolation = interpolation if interpolation is not None else Interpolation()
        self._converters = ConverterMapping(self)
        self._converters.update(converters or {})
        if defaults:
            self.read_dict({default_section: defaults})

    @property
    def converters(self):
        return self._converters

    def optionxform(self, optionstr):
        return optionstr.lower()

    def defaults(self):
        return self._defaults

    def sections(self):
        return list(self._sections)

    def add_section(self, section):
        if section == self.default_section:
            raise ValueError("Invalid section name: %r" % section)
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._sections[section] = self._dict()

    def has_section(self, section):
        return section in self._sections

    def options(self, section):
        if section not in self._sections:
            raise NoSectionError(section)
        return list({**self._sections[section], **self._defaults})

    def read(self, filenames, encoding=None):
        done = []
        for name in [filenames] if isinstance(filenames, str) or hasattr(filenames, "__fspath__") else filenames:
            try:
                with open(name, encoding=encoding) as file:
                    self._read(file, str(name))
            except OSError:
                continue
            done.append(str(name))
        return done

    def read_file(self, f, source=None):
        self._read(f, source or getattr(f, "name", "<???>"))

    def readfp(self, fp, filename=None):
        """read_file by its older name."""
        warnings.warn("This method will be removed in Python 3.12. Use 'parser.read_file()' instead.", DeprecationWarning, stacklevel=2)
        self.read_file(fp, source=filename)

    def read_string(self, string, source="<string>"):
        self._read(string.splitlines(True), source)

    def read_dict(self, dictionary, source="<dict>"):
        for section, keys in dictionary.items():
            section = str(section)
            if section != self.default_section and section not in self._sections:
                self.add_section(section)
            for key, value in keys.items():
                self.set(section, self.optionxform(str(key)), None if value is None else str(value))

    def _uncommented(self, line):
        if line.strip().startswith(self._comments):
            return ""
        for prefix in self._inline:
            at = line.find(prefix)
            while at > 0 and not line[at - 1].isspace():
                at = line.find(prefix, at + 1)
            if at >= 0:
                line = line[:at]
        return line

    def _read(self, lines, source):
        section = name = error = None
        seen, indent, values = set(), 0, None
        for number, raw in enumerate(lines, 1):
            line = self._uncommented(raw)
            text = line.strip()
            if not text:
                if self._keeps_empty and not raw.strip() and values is not None and name and values.get(name) is not None:
                    values[name].append("")
                elif not self._keeps_empty:
                    indent = 1 << 30
                continue
            depth = len(line) - len(line.lstrip())
            if values is not None and name and depth > indent:
                values[name].append(text)
                continue
            indent = depth
            head = self.SECTCRE.match(text)
            if head:
                section = head["header"]
                if section == self.default_section:
                    values = self._defaults
                else:
                    if section in self._sections and self._strict and section in seen:
                        raise DuplicateSectionError(section, source, number)
                    values = self._sections.setdefault(section, self._dict())
                    seen.add(section)
                name = None
                continue
            if values is None:
                raise MissingSectionHeaderError(source, number, raw)
            places = [(text.find(d), d) for d in self._delimiters if d in text]
            if not places and not self._allow_no_value or places and min(places)[0] == 0:
                error = error or ParsingError(source)
                error.append(number, repr(raw))
                continue
            if places:
                at, delimiter = min(places)
                key, value = text[:at].rstrip(), text[at + len(delimiter) :].strip()
            else:
                key, value = text, None
            name = self.optionxform(key)
            if self._strict and (section, name) in seen:
                raise DuplicateOptionError(section, name, source, number)
            seen.add((section, name))
            values[name] = None if value is None else [value]
        for each in [self._defaults, *self._sections.values()]:
            for key, value in each.items():
                if isinstance(value, list):
                    each[key] = "\n".join(value).rstrip()
        if error:
            raise error

    def _all(self, section, vars=None):
        if section not in self._sections and section != self.default_section:
            raise NoSectionError(section)
        extra = {self.optionxform(k): None if v is None else str(v) for k, v in (vars or {}).items()}
        return {**self._defaults, **self._sections.get(section, {}), **extra}

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        try:
            values = self._all(section, vars)
        except NoSectionError:
            if fallback is _UNSET:
                raise
            return fallback
        name = self.optionxform(option)
        if name not in values:
            if fallback is _UNSET:
                raise NoOptionError(name, section)
            return fallback
        value = values[name]
        return value if raw or value is None else self._interpolation.before_get(self, section, name, value, values)

    def _converted(self, section, option, conv, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        try:
            return conv(self.get(section, option, raw=raw, vars=vars, **kwargs))
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback

    def getint(self, section, option, **kwargs):
        return self._converted(section, option, int, **kwargs)

    def getfloat(self, section, option, **kwargs):
        return self._converted(section, option, float, **kwargs)

    def getboolean(self, section, option, **kwargs):
        return self._converted(section, option, self._convert_to_boolean, **kwargs)

    def _convert_to_boolean(self, value):
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError("Not a boolean: %s" % value)
        return self.BOOLEAN_STATES[value.lower()]

    def items(self, section=_UNSET, raw=False, vars=None):
        if section is _UNSET:
            return MutableMapping.items(self)
        values = self._all(section, vars)
        order = list({**self._defaults, **values})
        made = [(k, values[k]) for k in order]
        return made if raw else [(k, None if v is None else self._interpolation.before_get(self, section, k, v, values)) for k, v in made]

    def has_option(self, section, option):
        option = self.optionxform(option)
        if not section or section == self.default_section:
            return option in self._defaults
        return section in self._sections and (option in self._sections[section] or option in self._defaults)

    def set(self, section, option, value=None):
        if value:
            value = self._interpolation.before_set(self, section, option, value)
        if not section or section == self.default_section:
            target = self._defaults
        elif section in self._sections:
            target = self._sections[section]
        else:
            raise NoSectionError(section)
        target[self.optionxform(option)] = value

    def write(self, fp, space_around_delimiters=True):
        delimiter = f" {self._delimiters[0]} " if space_around_delimiters else self._delimiters[0]
        for name, values in ([(self.default_section, self._defaults)] if self._defaults else []) + list(self._sections.items()):
            fp.write(f"[{name}]\n")
            for key, value in values.items():
                text = delimiter + str(value).replace("\n", "\n\t") if value is not None or not self._allow_no_value else ""
                fp.write(f"{key}{text}\n")
            fp.write("\n")

    def remove_option(self, section, option):
        target = self._defaults if not section or section == self.default_section else self._sections.get(section)
        if target is None:
            raise NoSectionError(section)
        return target.pop(self.optionxform(option), _UNSET) is not _UNSET

    def remove_section(self, section):
        return self._sections.pop(section, _UNSET) is not _UNSET

    def popitem(self):
        for key in self.sections():
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return SectionProxy(self, key)

    def __setitem__(self, key, value):
        if key == self.default_section:
            self._defaults.clear()
        elif key in self._sections:
            self._sections[key].clear()
        self.read_dict({key: value})

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError("Cannot remove the default section.")
        if not self.remove_section(key):
            raise KeyError(key)

    def __contains__(self, key):
        return key == self.default_section or key in self._sections

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        return iter([self.default_section, *self._sections])


class ConfigParser(RawConfigParser):
    _interpolation = BasicInterpolation()

    def set(self, section, option, value=None):
        if not isinstance(option, str):
            raise TypeError("option keys must be strings")
        if not isinstance(value, str) and not (self._allow_no_value and value is None):
            raise TypeError("option values must be strings")
        super().set(section, option, value)

    def add_section(self, section):
        if not isinstance(section, str):
            raise TypeError("section names must be strings")
        super().add_section(section)


class SafeConfigParser(ConfigParser):
    """The name that ConfigParser had before Python 3.2."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        import warnings

        warnings.warn("The SafeConfigParser class has been renamed to ConfigParser in Python 3.2. This alias will be removed in Python"
                      " 3.12. Use ConfigParser directly instead.", DeprecationWarning, stacklevel=2)  # fmt: skip
