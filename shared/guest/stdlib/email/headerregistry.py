"""Headers that know their parts: addresses, dates, parameters."""

import re
from datetime import datetime
from types import MappingProxyType

from email import base64mime, errors, quoprimime, utils
from email._parseaddr import addresses
from email.header import decode_header

__all__ = ["Address", "Group", "HeaderRegistry"]

_SPECIALS = re.compile(r'[()<>@,:;.\\"\[\]]')


def _quoted(text):
    return '"' + utils.quote(text) + '"' if _SPECIALS.search(text) else text


class Address:
    """A mailbox."""

    def __init__(self, display_name="", username="", domain="", addr_spec=None):
        if "\r" in (given := "".join(filter(None, (display_name, username, domain, addr_spec)))) or "\n" in given:
            raise ValueError("invalid arguments; address parts cannot contain CR or LF")
        if addr_spec is not None:
            if username or domain:
                raise TypeError("addrspec specified when username and/or domain also specified")
            username, _, domain = addr_spec.rpartition("@") if "@" in addr_spec else (addr_spec, "", "")
            username = utils.unquote(username)
        self._display_name, self._username, self._domain = display_name, username, domain

    display_name = property(lambda self: self._display_name)
    username = property(lambda self: self._username)
    domain = property(lambda self: self._domain)

    @property
    def addr_spec(self):
        local = '"' + utils.quote(self.username) + '"' if re.search(r'[()<>@,:;\\"\[\] ]', self.username) else self.username
        return f"{local}@{self.domain}" if self.domain else local or "<>"

    def __repr__(self):
        return f"Address(display_name={self.display_name!r}, username={self.username!r}, domain={self.domain!r})"

    def __str__(self):
        name = _quoted(self.display_name)
        return f"{name} <{'' if self.addr_spec == '<>' else self.addr_spec}>" if name else self.addr_spec

    def __eq__(self, other):
        if not isinstance(other, Address):
            return NotImplemented
        return (self.display_name, self.username, self.domain) == (other.display_name, other.username, other.domain)


class Group:
    """Mailboxes under a name; None: a mailbox that stands alone."""

    def __init__(self, display_name=None, addresses=None):
        self._display_name, self._addresses = display_name, tuple(addresses or ())

    display_name = property(lambda self: self._display_name)
    addresses = property(lambda self: self._addresses)

    def __repr__(self):
        return f"Group(display_name={self.display_name!r}, addresses={self.addresses!r}"

    def __str__(self):
        if self.display_name is None and len(self.addresses) == 1:
            return str(self.addresses[0])
        name = self.display_name if self.display_name is None else _quoted(self.display_name)
        inside = ", ".join(map(str, self.addresses))
        return f"{name}:{' ' + inside if inside else inside};"

    def __eq__(self, other):
        if not isinstance(other, Group):
            return NotImplemented
        return (self.display_name, self.addresses) == (other.display_name, other.addresses)


def _decoded(text):
    """Encoded words as what they stand for."""
    if "=?" not in text:
        return text
    return "".join([part if isinstance(part, str) else _text_of(part, charset) for part, charset in decode_header(text)])


def _text_of(data, charset):
    try:
        return data.decode(charset or "ascii", "replace")
    except LookupError:  # nobody knows the charset
        return data.decode("ascii", "replace")


def _encoded(word):
    if word.isascii():
        return word
    data = word.encode()
    encoder = quoprimime if quoprimime.header_length(data) - base64mime.header_length(data) < 5 else base64mime
    return encoder.header_encode(data, "utf-8")


class BaseHeader(str):
    """A header: its decoded text, its name and what is wrong with it."""

    max_count = None
    _splits = " "

    def __new__(cls, name, value):
        parts = {"defects": []}
        cls.parse(value, parts)
        made = str.__new__(cls, parts.pop("decoded"))
        made._name, made._defects = name, parts.pop("defects")
        made.init(parts)
        return made

    def init(self, parts):
        for name, value in parts.items():
            setattr(self, "_" + name, value)

    def __reduce__(self):
        return _restored, (self._name, str(self))

    name = property(lambda self: self._name)
    defects = property(lambda self: tuple(self._defects))

    def fold(self, *, policy):
        room = policy.max_line_length or float("inf")
        pieces = self._pieces() if policy.utf8 else self._encoded_pieces()
        lines, current = [], self.name + ":"
        for piece in pieces:
            if len(current) + 1 + len(piece.rstrip(",")) > room and current.strip() and (lines or current != self.name + ":"):
                lines.append(current)
                current = ""
            current += " " + piece
        return policy.linesep.join([*lines, current]) + policy.linesep

    def _pieces(self):
        return self.split(" ") if self else [""]

    def _encoded_pieces(self):
        """Words; neighbours that are not ASCII travel as one encoded word."""
        made = []
        for word in self._pieces():
            if not word.isascii() and made and not made[-1].isascii():
                made[-1] += " " + word
            else:
                made.append(word)
        return [_encoded(word) for word in made]


def _restored(name, value):
    return HeaderRegistry()(name, value)


class UnstructuredHeader:
    @classmethod
    def parse(cls, value, parts):
        parts["decoded"] = _decoded(str(value))


class UniqueUnstructuredHeader(UnstructuredHeader):
    max_count = 1


class DateHeader:
    _datetime = None

    @classmethod
    def parse(cls, value, parts):
        if not value:
            parts["defects"].append(errors.HeaderMissingRequiredValue())
            parts.update(datetime=None, decoded="")
            return
        if isinstance(value, str):
            parts["decoded"] = value
            try:
                value = utils.parsedate_to_datetime(value)
            except ValueError:
                parts["defects"].append(errors.InvalidDateDefect("Invalid date value or format"))
                parts["datetime"] = None
                return
        parts["datetime"] = value
        parts["decoded"] = utils.format_datetime(value) if isinstance(value, datetime) else str(value)

    datetime = property(lambda self: self._datetime)


class UniqueDateHeader(DateHeader):
    max_count = 1


class AddressHeader:
    @classmethod
    def parse(cls, value, parts):
        if isinstance(value, str):
            groups, sources = cls._groups(value)
        else:
            items = [value] if not hasattr(value, "__iter__") else value
            groups = [item if hasattr(item, "addresses") else Group(None, [item]) for item in items]
            sources = [None] * len(groups)
        parts["groups"], parts["sources"] = tuple(groups), sources
        parts["decoded"] = ", ".join(map(str, groups))

    @staticmethod
    def _groups(value):
        """The groups of a text, and the text of each one that is written again as it stands here; None for the others."""
        made, sources = [], []
        for match in re.finditer(r'((?:"(?:\\.|[^"\\])*"|[^",:;<]|<[^>]*>)*)(?:(:)([^;]*);?)?,?', value):
            plain, colon, inside = match.groups()
            if colon:
                made.append(Group(_decoded(plain.strip().strip('"')), [_mailbox(pair) for pair in addresses(inside or "")]))
                text = match[0].strip().removesuffix(",")
                sources += [" ".join(text.split())] if text.isascii() and "=?" not in text else []
            elif plain.strip():
                found = [Group(None, [_mailbox(pair)]) for pair in addresses(plain)]
                is_kept = len(found) == 1 and plain.isascii() and "=?" not in plain
                made += found
                sources += [" ".join(plain.split())] if is_kept else [None] * (len(made) - len(sources))
            sources += [None] * (len(made) - len(sources))
        return made, sources

    groups = property(lambda self: self._groups_of())
    addresses = property(lambda self: tuple([address for group in self.groups for address in group.addresses]))

    def init(self, parts):
        self._all, self._sources = parts.pop("groups"), parts.pop("sources")

    def _groups_of(self):
        return self._all

    def _pieces(self):
        texts = [source or str(group) for group, source in zip(self.groups, self._sources)]
        return [text + ("," if i + 1 < len(texts) else "") for i, text in enumerate(texts)] or [""]

    def _encoded_pieces(self):
        made = []
        for piece in self._pieces():
            found = re.fullmatch(r"(.*?)( <[^>]*>,?)", piece)
            name, rest = found.groups() if found else (piece, "")
            made.append(piece if piece.isascii() else _encoded(utils.unquote(name)) + rest)
        return made


def _mailbox(pair):
    return Address(_decoded(pair[0]), addr_spec=pair[1])


class UniqueAddressHeader(AddressHeader):
    max_count = 1


class SingleAddressHeader(AddressHeader):
    @property
    def address(self):
        if len(self.addresses) != 1:
            raise ValueError(f"value of single address header {self.name} is not a single address")
        return self.addresses[0]


class UniqueSingleAddressHeader(SingleAddressHeader):
    max_count = 1


class MIMEVersionHeader:
    max_count = 1

    @classmethod
    def parse(cls, value, parts):
        parts["decoded"] = str(value)
        found = re.match(r"\s*(\d+)\s*\.\s*(\d+)", str(value))
        parts["major"], parts["minor"] = (int(found[1]), int(found[2])) if found else (None, None)

    major = property(lambda self: self._major)
    minor = property(lambda self: self._minor)
    version = property(lambda self: None if self._major is None else f"{self._major}.{self._minor}")


class ParameterizedMIMEHeader:
    max_count = 1

    @classmethod
    def parse(cls, value, parts):
        from email.message import _parseparam

        value = parts["decoded"] = str(value)
        first, *rest = _parseparam(value)
        parts["value"] = first.strip()
        pairs = [(name.strip().lower(), utils.unquote(text.strip())) for name, _, text in (item.partition("=") for item in rest) if name.strip()]
        made = utils.decode_params([("", ""), *[(name, utils.quote(text)) for name, text in pairs]])[1:]
        parts["params"] = {name: _decoded(utils.collapse_rfc2231_value(text)) for name, text in made}

    def init(self, parts):
        self._params = parts.pop("params")
        super().init(parts)

    params = property(lambda self: MappingProxyType(self._params))

    def _encoded_pieces(self):
        parts = [part.strip() for part in self.split(";")]
        made = []
        for i, part in enumerate(parts):
            name, equals, value = part.partition("=")
            if not part.isascii():
                part = f"{name}*={utils.encode_rfc2231(utils.unquote(value), 'utf-8')}"
            made.append(part + (";" if i + 1 < len(parts) else ""))
        return made


class ContentTypeHeader(ParameterizedMIMEHeader):
    def init(self, parts):
        kind = parts.pop("value").lower()
        self._maintype, _, self._subtype = kind.partition("/") if re.fullmatch(r"[^/\s]+/[^/\s]+", kind) else ("text", "", "plain")
        super().init(parts)

    maintype = property(lambda self: self._maintype)
    subtype = property(lambda self: self._subtype)
    content_type = property(lambda self: self.maintype + "/" + self.subtype)


class ContentDispositionHeader(ParameterizedMIMEHeader):
    def init(self, parts):
        self._disposition = parts.pop("value").lower() or None
        super().init(parts)

    content_disposition = property(lambda self: self._disposition)


class ContentTransferEncodingHeader:
    max_count = 1

    @classmethod
    def parse(cls, value, parts):
        parts["decoded"] = str(value)
        parts["cte"] = str(value).strip().lower()

    cte = property(lambda self: self._cte)


class MessageIDHeader(UniqueUnstructuredHeader):
    pass


_DEFAULT = {
    "subject": UniqueUnstructuredHeader, "date": UniqueDateHeader, "resent-date": DateHeader, "orig-date": UniqueDateHeader,
    "sender": UniqueSingleAddressHeader, "resent-sender": SingleAddressHeader, "to": UniqueAddressHeader, "resent-to": AddressHeader,
    "cc": UniqueAddressHeader, "resent-cc": AddressHeader, "bcc": UniqueAddressHeader, "resent-bcc": AddressHeader, "from": UniqueAddressHeader,
    "resent-from": AddressHeader, "reply-to": UniqueAddressHeader, "mime-version": MIMEVersionHeader, "content-type": ContentTypeHeader,
    "content-disposition": ContentDispositionHeader, "content-transfer-encoding": ContentTransferEncodingHeader, "message-id": MessageIDHeader,
}  # fmt: skip


class HeaderRegistry:
    """The class of a header, by its name."""

    def __init__(self, base_class=BaseHeader, default_class=UnstructuredHeader, use_default_map=True):
        self.registry = dict(_DEFAULT) if use_default_map else {}
        self.base_class, self.default_class = base_class, default_class

    def map_to_type(self, name, cls):
        self.registry[name.lower()] = cls

    def __getitem__(self, name):
        cls = self.registry.get(name.lower(), self.default_class)
        return type("_" + cls.__name__, (cls, self.base_class), {})

    def __call__(self, name, value):
        return self[name](name, value)
