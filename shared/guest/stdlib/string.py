"""Character sets, capwords, Template and Formatter."""

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
    delimiter = "$"

    def __init__(self, template):
        self.template = template

    def _fill(self, mapping, safe):
        text, out, i = self.template, [], 0
        while i < len(text):
            if text[i] != self.delimiter:
                out.append(text[i])
                i += 1
                continue
            if text[i + 1:i + 2] == self.delimiter:
                out.append(self.delimiter)
                i += 2
                continue
            braced = text[i + 1:i + 2] == "{"
            start = stop = i + 2 if braced else i + 1
            while stop < len(text) and text[stop].isascii() and (text[stop].isalnum() or text[stop] == "_"):
                stop += 1
            name = text[start:stop]
            if not name or name[0].isdigit() or (braced and text[stop:stop + 1] != "}"):
                if safe:
                    out.append(self.delimiter)
                    i += 1
                    continue
                line = text.count("\n", 0, i) + 1
                column = i - text.rfind("\n", 0, i)
                raise ValueError("Invalid placeholder in string: line %d, col %d" % (line, column))
            end = stop + 1 if braced else stop
            if safe and name not in mapping:
                out.append(text[i:end])
            else:
                out.append(str(mapping[name]))
            i = end
        return "".join(out)

    def substitute(self, mapping={}, /, **kws):
        return self._fill({**mapping, **kws}, False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._fill({**mapping, **kws}, True)


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        return format_string.format(*args, **kwargs)
