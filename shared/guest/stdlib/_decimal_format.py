"""format() of a Decimal."""

import re

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def formatted(value, spec, rounding, make):
    m = re.fullmatch(r"(?:(.)?([<>=^]))?([-+ ])?(z)?(0)?(\d+)?(,)?(?:\.(\d+))?([eEfFgGn%])?", spec)
    if m is None:
        raise ValueError("invalid format string")
    fill, align, sign, no_minus, zero, width, comma, precision, kind = m.groups()
    precision = None if precision is None else int(precision)
    if value.is_finite():
        if kind == "%":
            value = make(value._sign, value._int, value._exp + 2)
        if precision is not None:
            if kind in ("f", "F", "%"):
                value = value._rescale(-precision, rounding)
            elif kind in ("e", "E"):
                value = value._round_to(precision + 1, rounding)
                more = precision + 1 - len(value._digits())
                if more > 0 and value._int:
                    value = make(value._sign, value._int * 10**more, value._exp - more)
            elif len(value._digits()) > precision:
                value = value._round_to(max(precision, 1), rounding)
        if no_minus and not value._int:
            value = make(0, 0, value._exp)
        if kind in ("f", "F", "%") and not value._int and value._exp > 0:
            value = make(value._sign, 0, 0)
        digits = value._digits()
        left = value._exp + len(digits)
        if kind in ("e", "E"):
            point = 1 if value._int or precision is None else 1 - (precision or 0)
        elif kind in ("f", "F", "%"):
            point = left
        else:
            point = left if value._exp <= 0 and left > -6 else 1
        if point < 0:
            whole, part = "0", "0" * -point + digits
        elif point > len(digits):
            whole, part = digits + "0" * (point - len(digits)), ""
        else:
            whole, part = digits[:point] or "0", digits[point:]
        if comma:
            whole = f"{int(whole):,}"
        body = whole + ("." + part if part else "")
        if kind in ("e", "E") or kind in (None, "g", "G", "n") and left != point:
            body += "%s%+d" % ("e" if kind in ("e", "g", "n") else "E", left - point)
        if kind == "%":
            body += "%"
    else:
        body = (str(abs(value)) if not value.is_nan() else "NaN") + ("%" if kind == "%" else "")
        zero = None
    head = "-" if value._sign else sign if sign in ("+", " ") else ""
    if zero and align is None:
        fill, align = "0", "="
    room = int(width or 0) - len(head) - len(body)
    fill, align = fill or " ", align or ">"
    if room <= 0:
        return head + body
    if align == "=":
        return head + fill * room + body
    text = head + body
    half = room // 2
    return text + fill * room if align == "<" else fill * room + text if align == ">" else fill * half + text + fill * (room - half)
