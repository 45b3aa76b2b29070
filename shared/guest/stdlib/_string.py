"""_string: the parts of format strings."""

from string import Formatter as _Formatter


def formatter_parser(text, /):
    """(literal text, field, specification, conversion) of each part."""
    if not isinstance(text, str):
        raise TypeError(f"expected str, got {type(text).__name__}")
    return _Formatter().parse(text)


def formatter_field_name_split(text, /):
    """(first, iterator of (is attribute, name)) of a field's name."""
    if not isinstance(text, str):
        raise TypeError(f"expected str, got {type(text).__name__}")
    end = min((at for at in (text.find("."), text.find("[")) if at >= 0), default=len(text))
    first, rest = text[:end], text[end:]

    def parts():
        left = rest
        while left:
            if left[0] == ".":
                stop = min((at for at in (left.find(".", 1), left.find("[", 1)) if at >= 0), default=len(left))
                name, is_attribute, left = left[1:stop], True, left[stop:]
            elif left[0] == "[":
                stop = left.find("]")
                if stop < 0:
                    raise ValueError("Missing ']' in format string")
                name, is_attribute, left = left[1:stop], False, left[stop + 1 :]
                if left and left[0] not in ".[":
                    raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
            else:
                raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
            if not name:
                raise ValueError("Empty attribute in format string")
            yield is_attribute, int(name) if not is_attribute and name.isdecimal() else name

    return int(first) if first.isdecimal() else first, parts()
