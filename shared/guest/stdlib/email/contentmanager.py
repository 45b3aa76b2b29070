"""What EmailMessage's get_content and set_content do for each kind of content."""

import binascii

import email.charset
import email.message
from email import quoprimime

__all__ = ["ContentManager", "raw_data_manager"]


class ContentManager:
    """Functions that read and write content, by type."""

    def __init__(self):
        self.get_handlers, self.set_handlers = {}, {}

    def add_get_handler(self, key, handler):
        self.get_handlers[key] = handler

    def add_set_handler(self, typekey, handler):
        self.set_handlers[typekey] = handler

    def get_content(self, msg, *args, **kw):
        kind = msg.get_content_type()
        for key in (kind, msg.get_content_maintype(), ""):
            if key in self.get_handlers:
                return self.get_handlers[key](msg, *args, **kw)
        raise KeyError(kind)

    def set_content(self, msg, obj, *args, **kw):
        if msg.get_content_maintype() == "multipart":
            raise TypeError("set_content not valid on multipart")
        handler = self._handler(obj)
        msg.clear_content()
        handler(msg, obj, *args, **kw)

    def _handler(self, obj):
        full = None
        for kind in type(obj).__mro__:
            names = (kind, f"{kind.__module__}.{kind.__qualname__}", kind.__qualname__, kind.__name__)
            full = full or names[1]
            for name in names:
                if name in self.set_handlers:
                    return self.set_handlers[name]
        if None in self.set_handlers:
            return self.set_handlers[None]
        raise KeyError(full)


raw_data_manager = ContentManager()


def get_text_content(msg, errors="replace"):
    return msg.get_payload(decode=True).decode(msg.get_param("charset", "ASCII"), errors=errors)


def get_message_content(msg):
    return msg.get_payload(0)


raw_data_manager.add_get_handler("text", get_text_content)
for _kind in "audio image video application".split():
    raw_data_manager.add_get_handler(_kind, lambda msg: msg.get_payload(decode=True))
for _kind in "rfc822 external-body".split():
    raw_data_manager.add_get_handler("message/" + _kind, get_message_content)
raw_data_manager.add_get_handler("message", lambda msg: bytes(msg.get_payload(0)))


def _prepare(msg, maintype, subtype, headers):
    msg["Content-Type"] = f"{maintype}/{subtype}"
    if headers:
        if not hasattr(headers[0], "name"):
            headers = [msg.policy.header_factory(*header.split(":", 1)) for header in headers]
        for header in headers:
            if header.defects:
                raise header.defects[0]
            msg[header.name] = header


def _finalize(msg, disposition, filename, cid, params):
    if disposition is None and filename is not None:
        disposition = "attachment"
    if disposition is not None:
        msg["Content-Disposition"] = disposition
    if filename is not None:
        msg.set_param("filename", filename, header="Content-Disposition", replace=True)
    if cid is not None:
        msg["Content-ID"] = cid
    for key, value in (params or {}).items():
        msg.set_param(key, value)


def _base64(data, max_line_length):
    step = max_line_length * 3 // 4
    return "".join([binascii.b2a_base64(data[i : i + step]).decode("ascii") for i in range(0, len(data), step)])


def _quoted(data, max_line_length):
    return quoprimime.body_encode(data.decode("latin-1"), max_line_length)


def _encode_text(string, charset_name, cte, policy):
    lines = string.encode(charset_name).splitlines()
    linesep = policy.linesep.encode("ascii")
    body, plain = linesep.join(lines) + linesep, b"\n".join(lines) + b"\n"
    if cte is None:
        if max((len(line) for line in lines), default=0) <= policy.max_line_length and body.isascii():
            return "7bit", plain.decode("ascii")
        if policy.cte_type == "8bit" and max((len(line) for line in lines), default=0) <= policy.max_line_length:
            return "8bit", plain.decode("ascii", "surrogateescape")
        sniff = body[:10000]
        quoted, based = _quoted(sniff, policy.max_line_length), binascii.b2a_base64(sniff)
        cte = "base64" if len(quoted) > len(based) else "quoted-printable"
    if cte == "7bit":
        return cte, plain.decode("ascii")
    if cte == "8bit":
        return cte, plain.decode("ascii", "surrogateescape")
    if cte == "quoted-printable":
        return cte, _quoted(plain, policy.max_line_length)
    if cte == "base64":
        return cte, _base64(body, policy.max_line_length)
    raise ValueError(f"Unknown content transfer encoding {cte}")


def set_text_content(msg, string, subtype="plain", charset="utf-8", cte=None, disposition=None, filename=None, cid=None, params=None, headers=None):
    _prepare(msg, "text", subtype, headers)
    cte, payload = _encode_text(string, charset, cte, msg.policy)
    msg.set_payload(payload)
    msg.set_param("charset", email.charset.ALIASES.get(charset, charset), replace=True)
    msg["Content-Transfer-Encoding"] = cte
    _finalize(msg, disposition, filename, cid, params)


def set_message_content(msg, message, subtype="rfc822", cte=None, disposition=None, filename=None, cid=None, params=None, headers=None):
    if subtype == "partial":
        raise ValueError("message/partial is not supported for Message objects")
    if subtype == "rfc822" and cte not in (None, "7bit", "8bit", "binary"):
        raise ValueError(f"message/rfc822 parts do not support cte={cte}")
    _prepare(msg, "message", subtype, headers)
    msg.set_payload([message])
    msg["Content-Transfer-Encoding"] = cte or ("7bit" if subtype == "external-body" else "8bit")
    _finalize(msg, disposition, filename, cid, params)


def set_bytes_content(msg, data, maintype, subtype, cte="base64", disposition=None, filename=None, cid=None, params=None, headers=None):
    _prepare(msg, maintype, subtype, headers)
    if cte == "base64":
        data = _base64(data, msg.policy.max_line_length)
    elif cte == "quoted-printable":
        data = _quoted(data, msg.policy.max_line_length)
    elif cte in ("8bit", "binary"):
        data = data.decode("ascii", "surrogateescape")
    elif cte == "7bit":
        data = data.decode("ascii")
    msg.set_payload(data)
    msg["Content-Transfer-Encoding"] = cte
    _finalize(msg, disposition, filename, cid, params)


raw_data_manager.add_set_handler(str, set_text_content)
raw_data_manager.add_set_handler(email.message.Message, set_message_content)
for _type in (bytes, bytearray, memoryview):
    raw_data_manager.add_set_handler(_type, set_bytes_content)
