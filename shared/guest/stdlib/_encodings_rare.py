"""Punycode (RFC 3492), IDNA (RFC 3490) and UTF-7 (RFC 2152)."""

import re
import unicodedata

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def codec(name, info):
    if name == "undefined":

        def refuse(input, errors="strict"):
            raise UnicodeError("undefined encoding")

        return info(name, refuse, refuse)
    encode, decode = {"punycode": (to_puny, from_puny), "idna": (to_idna, from_idna), "utf-7": (to_utf7, from_utf7)}[name]
    return info(name, lambda input, errors="strict": (encode(input, errors), len(input)),
                lambda input, errors="strict": (decode(bytes(input), errors), len(input)))  # fmt: skip


def _bias(delta, first, count):
    delta = delta // 700 if first else delta // 2
    delta += delta // count
    k = 0
    while delta > 455:
        delta //= 35
        k += 36
    return k + 36 * delta // (delta + 38)


def _threshold(k, bias):
    return min(max(k - bias, 1), 26)


def to_puny(text, errors="strict"):
    basic = [c for c in text if c < "\x80"]
    made, done = "".join(basic) + ("-" if basic else ""), len(basic)
    n, delta, bias, first = 128, 0, 72, True
    while done < len(text):
        least = min(ord(c) for c in text if ord(c) >= n)
        delta += (least - n) * (done + 1)
        n = least
        for c in text:
            if ord(c) < n:
                delta += 1
            elif ord(c) == n:
                q, k = delta, 36
                while q >= (t := _threshold(k, bias)):
                    made += "abcdefghijklmnopqrstuvwxyz0123456789"[t + (q - t) % (36 - t)]
                    q, k = (q - t) // (36 - t), k + 36
                made += "abcdefghijklmnopqrstuvwxyz0123456789"[q]
                bias = _bias(delta, first, done + 1)
                delta, first, done = 0, False, done + 1
        delta, n = delta + 1, n + 1
    return made.encode("ascii")


def from_puny(data, errors="strict"):
    base, dash, extended = data.rpartition(b"-")
    made = list(base.decode("ascii", errors)) if dash else []
    n, i, bias, at = 128, 0, 72, 0
    digits = extended.decode("ascii", errors).upper()
    while at < len(digits):
        old, weight, k = i, 1, 36
        while True:
            if at >= len(digits):
                if errors == "strict":
                    raise UnicodeError("incomplete punycode string")
                return "".join(made)
            c = digits[at]
            at += 1
            if not (c.isascii() and c.isalnum()):
                if errors == "strict":
                    raise UnicodeError("Invalid extended code point '%s'" % c)
                return "".join(made)
            digit = ord(c) - 65 if c >= "A" else ord(c) - 22
            i += digit * weight
            t = _threshold(k, bias)
            if digit < t:
                break
            weight, k = weight * (36 - t), k + 36
        bias = _bias(i - old, old == 0, len(made) + 1)
        n, i = n + i // (len(made) + 1), i % (len(made) + 1)
        if n > 0x10FFFF:
            if errors == "strict":
                raise UnicodeError("Invalid character U+%x" % n)
            n = 63
        made.insert(i, chr(n))
        i += 1
    return "".join(made)


_dots = re.compile("[\u002e\u3002\uff0e\uff61]")


sace_prefix = "xn--"
ace_prefix = sace_prefix.encode()


def nameprep(label):
    return unicodedata.normalize("NFKC", "".join(c for c in label if c not in "\xad\u034f\u1806\u200b\u2060\ufeff").replace("ß", "ss").lower())


def to_unicode(label):
    text = label if isinstance(label, str) else str(label, "ascii")
    if not text.isascii():
        text = nameprep(text)
        if not text.isascii():
            return text
    return from_puny(text[4:].encode()) if text.startswith(sace_prefix) else text


def to_ascii(label):
    if label.isascii():
        if 0 < len(label) < 64:
            return label.encode()
        raise UnicodeError("label empty or too long")
    label = nameprep(label)
    if label.isascii():
        return to_ascii(label)
    if label.startswith(sace_prefix):
        raise UnicodeError("Label starts with ACE prefix")
    made = b"xn--" + to_puny(label)
    if len(made) < 64:
        return made
    raise UnicodeError("label empty or too long")


def to_idna(text, errors="strict"):
    if errors != "strict":
        raise UnicodeError("unsupported error handling " + errors)
    if not text:
        return b""
    if text.isascii():
        labels = text.split(".")
        for each in labels[:-1]:
            if not 0 < len(each) < 64:
                raise UnicodeError("label empty or too long")
        if len(labels[-1]) >= 64:
            raise UnicodeError("label too long")
        return text.encode()
    labels = _dots.split(text)
    dot = b""
    if labels and not labels[-1]:
        dot = b"."
        labels.pop()
    return b".".join(map(to_ascii, labels)) + dot


def from_idna(data, errors="strict"):
    if errors != "strict":
        raise UnicodeError("Unsupported error handling " + errors)
    labels = []
    for each in data.split(b"."):
        text = each.decode("ascii")
        labels.append(from_puny(each[4:]) if text.lower().startswith("xn--") else text)
    return ".".join(labels)


_DIRECT = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'(),-./:? \t\n\r!\"#$%&*;<=>@[]^_`{|}\0")
_B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def to_utf7(text, errors="strict"):
    import base64

    made, run = [], []

    def flush(after):
        if run:
            packed = base64.b64encode("".join(run).encode("utf-16-be", "surrogatepass")).rstrip(b"=").decode()
            made.append("+" + packed + ("-" if after is None or after in _B64 or after == "-" else ""))
            run.clear()

    for c in text:
        if c in _DIRECT or c == "+" and not run:
            flush(c)
            made.append("+-" if c == "+" else c)
        else:
            run.append(c)
    flush(None)
    return "".join(made).encode("ascii")


def from_utf7(data, errors="strict"):
    made, i = [], 0
    while i < len(data):
        c = data[i]
        if c >= 128:
            raise UnicodeDecodeError("utf7", data, i, i + 1, "unexpected special character")
        if c != 43:
            made.append(chr(c))
            i += 1
            continue
        end = i + 1
        while end < len(data) and data[end] < 128 and chr(data[end]) in _B64:
            end += 1
        run = data[i + 1 : end].decode()
        if not run:
            if data[end : end + 1] != b"-":
                raise UnicodeDecodeError("utf7", data, i, min(end + 1, len(data)), "ill-formed sequence" if end < len(data) else "unterminated shift sequence")
            made.append("+")
        else:
            if end == len(data):
                bits = len(run) * 6 % 16
                if bits >= 6:
                    raise UnicodeDecodeError("utf7", data, i, end, "unterminated shift sequence")
            n, count, units = 0, 0, bytearray()
            for d in run:
                n, count = n << 6 | _B64.index(d), count + 6
                if count >= 16:
                    count -= 16
                    units += (n >> count & 0xFFFF).to_bytes(2, "big")
                    n &= (1 << count) - 1
            if count >= 6:
                raise UnicodeDecodeError("utf7", data, i, end, "partial character in base64 sequence")
            if n:
                raise UnicodeDecodeError("utf7", data, i, end, "non-zero padding bits in base64 sequence")
            made.append(bytes(units).decode("utf-16-be", "surrogatepass"))
        i = end + (data[end : end + 1] == b"-")
    return "".join(made)
