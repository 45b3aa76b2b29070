"""Messages: headers in order, and a payload of text or of parts."""

import binascii
import quopri
import re
from io import BytesIO, StringIO

from email import errors, utils
from email import charset as _charset
from email._policybase import compat32
from email.iterators import walk

__all__ = ["Message", "EmailMessage"]

Charset = _charset.Charset
_SPECIALS = re.compile(r'[ \(\)<>@,;:\\"/\[\]\?=]')


def _formatparam(param, value=None, quote=True):
    if value is None or len(value) == 0:
        return param
    if isinstance(value, tuple):
        return f"{param}*={utils.encode_rfc2231(value[2], value[0], value[1])}"
    if not value.isascii():
        return f"{param}*={utils.encode_rfc2231(value, 'utf-8', '')}"
    return f'{param}="{utils.quote(value)}"' if quote or _SPECIALS.search(value) else f"{param}={value}"


def _parseparam(s):
    """The pieces between semicolons that stand outside of quotes."""
    pieces, current, quoted, at = [], "", False, 0
    text = str(s)
    while at < len(text):
        character = text[at]
        if character == "\\" and quoted:
            current += text[at : at + 2]
            at += 2
            continue
        if character == '"':
            quoted = not quoted
        if character == ";" and not quoted:
            pieces.append(current)
            current = ""
        else:
            current += character
        at += 1
    made = []
    for i, piece in enumerate([*pieces, current]):
        name, equals, value = piece.partition("=")
        made.append((name.strip().lower() + "=" + value.strip() if equals else piece.strip()) if i else piece.strip())
    return made


def _unquotevalue(value):
    return (value[0], value[1], utils.unquote(value[2])) if isinstance(value, tuple) else utils.unquote(value)


class Message:
    """A message whose headers are the strings that were given (policy compat32)."""

    def __init__(self, policy=compat32):
        self.policy, self._headers, self._unixfrom, self._payload, self._charset = policy, [], None, None, None
        self.preamble = self.epilogue = None
        self.defects, self._default_type = [], "text/plain"

    def __str__(self):
        return self.as_string()

    def as_string(self, unixfrom=False, maxheaderlen=0, policy=None):
        from email.generator import Generator

        out = StringIO()
        Generator(out, mangle_from_=False, maxheaderlen=maxheaderlen, policy=self.policy if policy is None else policy).flatten(self, unixfrom=unixfrom)
        return out.getvalue()

    def __bytes__(self):
        return self.as_bytes()

    def as_bytes(self, unixfrom=False, policy=None):
        from email.generator import BytesGenerator

        out = BytesIO()
        BytesGenerator(out, mangle_from_=False, policy=self.policy if policy is None else policy).flatten(self, unixfrom=unixfrom)
        return out.getvalue()

    def is_multipart(self):
        return isinstance(self._payload, list)

    def set_unixfrom(self, unixfrom):
        self._unixfrom = unixfrom

    def get_unixfrom(self):
        return self._unixfrom

    # ---- payload

    def attach(self, payload):
        if self._payload is None:
            self._payload = [payload]
            return
        try:
            self._payload.append(payload)
        except AttributeError:
            raise TypeError("Attach is not valid on a message with a non-multipart payload") from None

    def get_payload(self, i=None, decode=False):
        if self.is_multipart():
            return None if decode else self._payload if i is None else self._payload[i]
        if i is not None and not isinstance(self._payload, list):
            raise TypeError(f"Expected list, got {type(self._payload)}")
        payload = self._payload
        encoding = str(self.get("content-transfer-encoding", "")).lower()
        raw = payload.encode("ascii", "surrogateescape") if isinstance(payload, str) and all(ord(c) < 128 or "\udc80" <= c <= "\udcff" for c in payload) else None
        if not decode:
            if raw is not None and not payload.isascii():
                try:
                    return raw.decode(self.get_param("charset", "ascii"), "replace")
                except LookupError:
                    return raw.decode("ascii", "replace")
            return payload
        if isinstance(payload, str):
            data = raw if raw is not None else payload.encode("raw-unicode-escape")
        else:
            return payload
        return self._transferred(data, encoding)

    def _transferred(self, data, encoding):
        if encoding == "quoted-printable":
            return quopri.decodestring(data)
        if encoding == "base64":
            try:
                return binascii.a2b_base64(data)
            except binascii.Error:
                self.policy.handle_defect(self, errors.InvalidBase64PaddingDefect())
                kept = re.sub(rb"[^A-Za-z0-9+/]", b"", data)
                return binascii.a2b_base64(kept[: len(kept) - (len(kept) % 4 == 1)] + b"===")
        if encoding in ("x-uuencode", "uuencode", "uue", "x-uue"):
            import warnings

            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                import uu

            out = BytesIO()
            try:
                uu.decode(BytesIO(data), out, quiet=True)
                return out.getvalue()
            except uu.Error:
                return data
        return data

    def set_payload(self, payload, charset=None):
        if hasattr(payload, "encode"):
            if isinstance(charset, Charset):
                charset = charset.output_charset
            if not hasattr(payload, "decode"):
                self._payload = payload.encode(charset or "ascii", "surrogateescape").decode("ascii", "surrogateescape") if charset else payload
                if charset is None:
                    self._payload = payload
            else:
                self._payload = payload
        elif hasattr(payload, "decode"):
            self._payload = payload.decode("ascii", "surrogateescape")
        else:
            self._payload = payload
        if charset is not None:
            self.set_charset(charset)

    def set_charset(self, charset):
        if charset is None:
            self.del_param("charset")
            self._charset = None
            return
        charset = charset if isinstance(charset, Charset) else Charset(charset)
        self._charset = charset
        if "MIME-Version" not in self:
            self.add_header("MIME-Version", "1.0")
        if "Content-Type" not in self:
            self.add_header("Content-Type", "text/plain", charset=charset.get_output_charset())
        else:
            self.set_param("charset", charset.get_output_charset())
        if charset != charset.get_output_charset():
            self._payload = charset.body_encode(self._payload)
        if "Content-Transfer-Encoding" in self:
            return
        encoding = charset.get_body_encoding()
        if callable(encoding):
            encoding(self)
            return
        payload = self._payload
        if payload:
            try:
                payload = payload.encode("ascii", "surrogateescape")
            except UnicodeError:
                payload = payload.encode(charset.output_charset)
        self._payload = charset.body_encode(payload)
        self.add_header("Content-Transfer-Encoding", encoding)

    def get_charset(self):
        return self._charset

    # ---- headers

    def __len__(self):
        return len(self._headers)

    def __getitem__(self, name):
        return self.get(name)

    def __setitem__(self, name, val):
        limit = self.policy.header_max_count(name)
        if limit:
            found = sum(k.lower() == name.lower() for k, _ in self._headers)
            if found >= limit:
                raise ValueError(f"There may be at most {limit} {name} headers in a message")
        self._headers.append(self.policy.header_store_parse(name, val))

    def __delitem__(self, name):
        self._headers = [(k, v) for k, v in self._headers if k.lower() != name.lower()]

    def __contains__(self, name):
        return any(k.lower() == name.lower() for k, _ in self._headers)

    def __iter__(self):
        for name, _ in self._headers:
            yield name

    def keys(self):
        return [k for k, _ in self._headers]

    def values(self):
        return [self.policy.header_fetch_parse(k, v) for k, v in self._headers]

    def items(self):
        return [(k, self.policy.header_fetch_parse(k, v)) for k, v in self._headers]

    def get(self, name, failobj=None):
        for k, v in self._headers:
            if k.lower() == name.lower():
                return self.policy.header_fetch_parse(k, v)
        return failobj

    def set_raw(self, name, value):
        self._headers.append((name, value))

    def raw_items(self):
        return iter(self._headers.copy())

    def get_all(self, name, failobj=None):
        return [self.policy.header_fetch_parse(k, v) for k, v in self._headers if k.lower() == name.lower()] or failobj

    def add_header(self, _name, _value, **_params):
        parts = [] if _value is None else [_value]
        for name, value in _params.items():
            name = name.replace("_", "-")
            parts.append(name if value is None else _formatparam(name, value))
        self[_name] = "; ".join(parts)

    def replace_header(self, _name, _value):
        for i, (k, _) in enumerate(self._headers):
            if k.lower() == _name.lower():
                self._headers[i] = self.policy.header_store_parse(k, _value)
                return
        raise KeyError(_name)

    # ---- types and parameters

    def get_content_type(self):
        value = self.get("content-type")
        if value is None:
            return self.get_default_type()
        kind = str(value).partition(";")[0].strip().lower()
        return kind if kind.count("/") == 1 else "text/plain"

    def get_content_maintype(self):
        return self.get_content_type().split("/")[0]

    def get_content_subtype(self):
        return self.get_content_type().split("/")[1]

    def get_default_type(self):
        return self._default_type

    def set_default_type(self, ctype):
        self._default_type = ctype

    def _get_params_preserve(self, failobj, header):
        value = self.get(header)
        if value is None:
            return failobj
        pairs = []
        for piece in _parseparam(value):
            name, _, text = piece.partition("=")
            pairs.append((name.strip(), text.strip()))
        return utils.decode_params(pairs)

    def get_params(self, failobj=None, header="content-type", unquote=True):
        params = self._get_params_preserve(None, header)
        if params is None:
            return failobj
        return [(k, _unquotevalue(v)) for k, v in params] if unquote else params

    def get_param(self, param, failobj=None, header="content-type", unquote=True):
        for k, v in self._get_params_preserve([], header) if header in self else []:
            if k.lower() == param.lower():
                return _unquotevalue(v) if unquote else v
        return failobj

    def set_param(self, param, value, header="Content-Type", requote=True, charset=None, language="", replace=False):
        if not isinstance(value, tuple) and charset:
            value = (charset, language, value)
        if header not in self and header.lower() == "content-type":
            text = "text/plain"
        else:
            text = self.get(header)
        if not self.get_param(param, header=header):
            text = _formatparam(param, value, requote) if not text else "; ".join([text, _formatparam(param, value, requote)])
        else:
            text = ""
            for name, old in self.get_params(header=header, unquote=requote):
                piece = _formatparam(param if name.lower() == param.lower() else name, value if name.lower() == param.lower() else old, requote)
                text = piece if not text else "; ".join([text, piece])
        if text != self.get(header):
            if replace:
                self.replace_header(header, text)
            else:
                del self[header]
                self[header] = text

    def del_param(self, param, header="content-type", requote=True):
        if header not in self:
            return
        text = ""
        for name, value in self.get_params(header=header, unquote=requote):
            if name.lower() != param.lower():
                piece = _formatparam(name, value, requote)
                text = piece if not text else "; ".join([text, piece])
        if text != self.get(header):
            del self[header]
            self[header] = text

    def set_type(self, type, header="Content-Type", requote=True):
        if type.count("/") != 1:
            raise ValueError
        if header.lower() == "content-type":
            del self["mime-version"]
            self["MIME-Version"] = "1.0"
        if header not in self:
            self[header] = type
            return
        params = self.get_params(header=header, unquote=requote)
        del self[header]
        self[header] = type
        for name, value in params[1:]:
            self.set_param(name, value, header, requote)

    def get_filename(self, failobj=None):
        missing = object()
        filename = self.get_param("filename", missing, "content-disposition")
        if filename is missing:
            filename = self.get_param("name", missing, "content-type")
        return failobj if filename is missing else utils.collapse_rfc2231_value(filename).strip()

    def get_boundary(self, failobj=None):
        missing = object()
        boundary = self.get_param("boundary", missing)
        return failobj if boundary is missing else utils.collapse_rfc2231_value(boundary).rstrip()

    def set_boundary(self, boundary):
        params = self._get_params_preserve(None, "content-type")
        if params is None:
            raise errors.HeaderParseError("No Content-Type header found")
        made, found = [], False
        for name, value in params:
            if name.lower() == "boundary":
                made.append(("boundary", f'"{boundary}"'))
                found = True
            else:
                made.append((name, value))
        if not found:
            made.append(("boundary", f'"{boundary}"'))
        text = "; ".join([name if value == "" else f"{name}={value}" for name, value in made])
        self._headers = [(k, v) if k.lower() != "content-type" else self.policy.header_store_parse(k, text) for k, v in self._headers]

    def get_content_charset(self, failobj=None):
        charset = self.get_param("charset", None)
        if charset is None:
            return failobj
        if isinstance(charset, tuple):
            charset = charset[2]
        try:
            charset.encode("us-ascii")
        except UnicodeError:
            return failobj
        return charset.lower()

    def get_charsets(self, failobj=None):
        return [part.get_content_charset(failobj) for part in self.walk()]

    def get_content_disposition(self):
        value = self.get("content-disposition")
        return None if value is None else str(value).partition(";")[0].strip().lower()

    walk = walk


class MIMEPart(Message):
    """A part whose headers are objects, with methods for its content."""

    def __init__(self, policy=None):
        if policy is None:
            from email.policy import default as policy
        super().__init__(policy)

    def as_string(self, unixfrom=False, maxheaderlen=None, policy=None):
        policy = self.policy if policy is None else policy
        return super().as_string(unixfrom, policy.max_line_length if maxheaderlen is None else maxheaderlen, policy)

    def __str__(self):
        return self.as_string(policy=self.policy.clone(utf8=True))

    def is_attachment(self):
        header = self.get("content-disposition")
        return header is not None and header.content_disposition == "attachment"

    def _find_body(self, part, preferred):
        if part.is_attachment():
            return
        maintype, subtype = part.get_content_type().split("/")
        if maintype == "text":
            if subtype in preferred:
                yield preferred.index(subtype), part
            return
        if maintype != "multipart" or not self.is_multipart():
            return
        if subtype != "related":
            for each in part.iter_parts():
                yield from self._find_body(each, preferred)
            return
        if "related" in preferred:
            yield preferred.index("related"), part
        start = part.get_param("start")
        parts = part.get_payload()
        candidate = next((each for each in parts if each["content-id"] == start), None) if start else None
        candidate = candidate if candidate is not None else (parts[0] if parts else None)
        if candidate is not None:
            yield from self._find_body(candidate, preferred)

    def get_body(self, preferencelist=("related", "html", "plain")):
        return min(self._find_body(self, preferencelist), key=lambda found: found[0], default=(None, None))[1]

    def iter_attachments(self):
        maintype, subtype = self.get_content_type().split("/")
        if maintype != "multipart" or subtype == "alternative":
            return
        parts = self.get_payload().copy() if self.is_multipart() else []
        if subtype == "related":
            start = self.get_param("start")
            main = next((p for p in parts if start and p.get("content-id") == start), parts[0] if parts else None)
            yield from [p for p in parts if p is not main]
            return
        seen = []
        for part in parts:
            maintype, subtype = part.get_content_type().split("/")
            is_body = (maintype, subtype) in {("text", "plain"), ("text", "html"), ("multipart", "related"), ("multipart", "alternative")}
            if is_body and not part.is_attachment() and subtype not in seen:
                seen.append(subtype)
                continue
            yield part

    def iter_parts(self):
        if self.is_multipart():
            yield from self.get_payload()

    def get_content(self, *args, content_manager=None, **kw):
        return (content_manager or self.policy.content_manager).get_content(self, *args, **kw)

    def set_content(self, *args, content_manager=None, **kw):
        (content_manager or self.policy.content_manager).set_content(self, *args, **kw)

    def _make_multipart(self, subtype, disallowed_subtypes, boundary):
        if self.get_content_maintype() == "multipart":
            existing = self.get_content_subtype()
            if existing in (*disallowed_subtypes, subtype):
                raise ValueError(f"Cannot convert {existing} to {subtype}")
        kept = [(k, v) for k, v in self._headers if not k.lower().startswith("content-")]
        moved = [(k, v) for k, v in self._headers if k.lower().startswith("content-")]
        if moved:
            part = type(self)(policy=self.policy)
            part._headers, part._payload = moved, self._payload
            self._payload = [part]
        else:
            self._payload = []
        self._headers = kept
        self["Content-Type"] = "multipart/" + subtype
        if boundary is not None:
            self.set_param("boundary", boundary)

    def make_related(self, boundary=None):
        self._make_multipart("related", ("alternative", "mixed"), boundary)

    def make_alternative(self, boundary=None):
        self._make_multipart("alternative", ("mixed",), boundary)

    def make_mixed(self, boundary=None):
        self._make_multipart("mixed", (), boundary)

    def _add_multipart(self, _subtype, *args, _disp=None, **kw):
        if self.get_content_maintype() != "multipart" or self.get_content_subtype() != _subtype:
            getattr(self, "make_" + _subtype)()
        part = type(self)(policy=self.policy)
        part.set_content(*args, **kw)
        if _disp and "content-disposition" not in part:
            part["Content-Disposition"] = _disp
        self.attach(part)

    def add_related(self, *args, **kw):
        self._add_multipart("related", *args, _disp="inline", **kw)

    def add_alternative(self, *args, **kw):
        self._add_multipart("alternative", *args, **kw)

    def add_attachment(self, *args, **kw):
        self._add_multipart("mixed", *args, _disp="attachment", **kw)

    def clear(self):
        self._headers, self._payload = [], None

    def clear_content(self):
        self._headers = [(k, v) for k, v in self._headers if not k.lower().startswith("content-")]
        self._payload = None


class EmailMessage(MIMEPart):
    """A whole message with headers that are objects."""

    def set_content(self, *args, **kw):
        super().set_content(*args, **kw)
        if "MIME-Version" not in self:
            self["MIME-Version"] = "1.0"
