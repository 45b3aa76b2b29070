"""Policies: how messages are read and written. compat32 is the one of Message."""

import abc

from email import charset as _charset
from email import header

__all__ = ["Policy", "Compat32", "compat32"]


class Policy(metaclass=abc.ABCMeta):
    """Settings of reading and writing; a policy is never changed, clone() makes another."""

    raise_on_defect = False
    linesep = "\n"
    cte_type = "8bit"
    max_line_length = 78
    mangle_from_ = False
    message_factory = None
    verify_generated_headers = True

    def __init__(self, **kw):
        for name, value in kw.items():
            if not hasattr(self, name):
                raise TypeError(f"{name!r} is an invalid keyword argument for {type(self).__name__}")
            object.__setattr__(self, name, value)

    def __setattr__(self, name, value):
        if hasattr(self, name):
            raise AttributeError(f"{type(self).__name__!r} object attribute {name!r} is read-only")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"

    def clone(self, **kw):
        made = type(self).__new__(type(self))
        for name, value in {**self.__dict__, **kw}.items():
            if not hasattr(self, name):
                raise TypeError(f"{name!r} is an invalid keyword argument for {type(self).__name__}")
            object.__setattr__(made, name, value)
        return made

    def __add__(self, other):
        return self.clone(**other.__dict__)

    def handle_defect(self, obj, defect):
        if self.raise_on_defect:
            raise defect
        self.register_defect(obj, defect)

    def register_defect(self, obj, defect):
        obj.defects.append(defect)

    def header_max_count(self, name):
        return None

    @abc.abstractmethod
    def header_source_parse(self, sourcelines):
        """(name, value) of the lines of a header as a parser has read them."""
        raise NotImplementedError

    @abc.abstractmethod
    def header_store_parse(self, name, value):
        """(name, value) to be kept of a header that a program sets."""
        raise NotImplementedError

    @abc.abstractmethod
    def header_fetch_parse(self, name, value):
        """What a program gets of a header that was kept."""
        raise NotImplementedError

    @abc.abstractmethod
    def fold(self, name, value):
        """The lines of a header, as a text."""
        raise NotImplementedError

    @abc.abstractmethod
    def fold_binary(self, name, value):
        """The lines of a header, as bytes."""
        raise NotImplementedError


class Compat32(Policy):
    """Headers are the strings that were given."""

    mangle_from_ = True

    def header_source_parse(self, sourcelines):
        name, value = sourcelines[0].split(":", 1)
        return name, (value.lstrip(" \t") + "".join(sourcelines[1:])).rstrip("\r\n")

    def header_store_parse(self, name, value):
        return name, value

    def header_fetch_parse(self, name, value):
        if isinstance(value, str) and any("\udc80" <= c <= "\udcff" for c in value):
            return header.Header(value, charset=_charset.UNKNOWN8BIT, header_name=name)
        return value

    def fold(self, name, value):
        made = header.Header(value, header_name=name) if isinstance(value, str) else value
        if isinstance(value, str) and any("\udc80" <= c <= "\udcff" for c in value):
            made = header.Header(value, charset=_charset.UNKNOWN8BIT, header_name=name)
        length = 0 if self.max_line_length is None else self.max_line_length
        text = made.encode(linesep=self.linesep, maxlinelen=length) if hasattr(made, "encode") else made
        return f"{name}: {text}{self.linesep}"

    def fold_binary(self, name, value):
        return self.fold(name, value).encode("ascii", "surrogateescape")


compat32 = Compat32()
