"""The Unicode database: properties, decompositions, normal forms and names of characters."""

from _unicode_data import DECOMPOSITIONS, NUMBERS, RECORDS, RUNS, TAGS
from bisect import bisect_right

unidata_version = "14.0.0"
_missing = object()
_hangul = (0xAC00, 0x1100, 0x1161, 0x11A7, 19, 21, 28)

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _read_runs():
    starts, kinds, at = [], [], 0
    words = RUNS.split()
    for i in range(0, len(words), 2):
        starts.append(at)
        kinds.append(int(words[i + 1], 36))
        at += int(words[i], 36)
    return starts, kinds


_records = [record.split(",") for record in RECORDS.split()]
_starts, _kinds = _read_runs()
_parts = _composed = _numbers = _by_name = _by_code = None
_alone = {}  # form: ({code: its normal form}, the characters found to be so), where those around them do not matter
_seconds = set()  # codes that may become one with the one before


def _code(chr, function):
    if not isinstance(chr, str) or len(chr) != 1:
        what = f"{function}() argument 1" if function in ("decimal", "digit", "numeric", "name") else f"{function}() argument"
        raise TypeError(f"{what} must be a unicode character, not {type(chr).__name__}")
    return ord(chr)


def _record(code):
    return _records[_kinds[bisect_right(_starts, code) - 1]]


_categories = {}  #: Of characters that were asked for.


def category(chr, /):
    found = _categories.get(chr) if isinstance(chr, str) else None
    if found is None:
        found = _record(_code(chr, "category"))[0]
        if len(_categories) < 4096:
            _categories[chr] = found
    return found


def bidirectional(chr, /):
    return _record(_code(chr, "bidirectional"))[1]


def combining(chr, /):
    return int(_record(_code(chr, "combining"))[2])


def east_asian_width(chr, /):
    return _record(_code(chr, "east_asian_width"))[3]


def mirrored(chr, /):
    return int(_record(_code(chr, "mirrored"))[4])


def _load_decompositions():
    """code: (tag or "", codes), and the pairs that compose."""
    global _parts, _composed
    parts, composed, code, tags = {}, {}, 0, TAGS.split()
    for word in DECOMPOSITIONS.split():
        key, _, text = word.partition(":")
        codes = tuple([int(c, 36) for c in text.split(",")])
        key, _, tag = key.partition("<")
        code += int(key.rstrip("!"), 36)
        parts[code] = (tags[int(tag, 36)] if tag else "", codes)
        if not tag and key[-1] != "!" and len(codes) == 2:
            composed[codes] = code
    _parts, _composed = parts, composed


def decomposition(chr, /):
    code = _code(chr, "decomposition")
    if _parts is None:
        _load_decompositions()
    if code not in _parts:
        return ""
    tag, codes = _parts[code]
    return " ".join(([tag] if tag else []) + ["%04X" % c for c in codes])


def _decompose(code, compatible, out):
    base, l_base, v_base, t_base, _, v_count, t_count = _hangul
    if base <= code < base + 11172:
        index = code - base
        out += [l_base + index // (v_count * t_count), v_base + index % (v_count * t_count) // t_count]
        if index % t_count:
            out.append(t_base + index % t_count)
        return
    tag, codes = _parts.get(code, (None, None))
    if codes is None or tag and not compatible:
        out.append(code)
        return
    for c in codes:
        _decompose(c, compatible, out)


_apart = {}, {}  # without and with compatible ones: by character its codes and their classes


def _decomposed(text, compatible):
    """Codes in canonical order, with their combining classes."""
    codes, classes, known = [], [], _apart[compatible]
    for c in text:
        parts = known.get(c)
        if parts is None:
            own = []
            _decompose(ord(c), compatible, own)
            parts = known[c] = own, [int(_record(code)[2]) if code > 127 else 0 for code in own]
        codes += parts[0]
        classes += parts[1]
    i = 0 if any(classes) else len(codes)
    while i < len(codes):
        end = i
        while end < len(codes) and classes[end]:
            end += 1
        if end > i + 1:
            order = sorted(range(i, end), key=classes.__getitem__)
            codes[i:end], classes[i:end] = [codes[k] for k in order], [classes[k] for k in order]
        i = end + 1
    return codes, classes


def _pair(first, second):
    base, l_base, v_base, t_base, l_count, v_count, t_count = _hangul
    if l_base <= first < l_base + l_count and v_base <= second < v_base + v_count:
        return base + ((first - l_base) * v_count + second - v_base) * t_count
    if base <= first < base + 11172 and (first - base) % t_count == 0 and t_base < second < t_base + t_count:
        return first + second - t_base
    return _composed.get((first, second))


def _compose(codes, classes):
    out, starter, last = [], -1, 0
    for code, kind in zip(codes, classes):
        if starter >= 0 and (last < kind or last == 0 and len(out) == starter + 1):
            made = _pair(out[starter], code)
            if made is not None:
                out[starter] = made
                continue
        if kind == 0:
            starter = len(out)
        last = kind
        out.append(code)
    return out


def _each_alone(unistr, form):
    """The normal form of a text of which no character acts on another; None: some may."""
    changed, known = _alone.setdefault(form, ({}, set()))
    for c in set(unistr) - known:
        codes, classes = _decomposed(c, "K" in form)
        if classes[0]:
            return None
        if form[-1] == "C":
            codes = _compose(codes, classes)
            if not _seconds:
                _seconds.update(second for _, second in _composed)
                _seconds.update(range(_hangul[2], _hangul[2] + _hangul[5]), range(_hangul[3], _hangul[3] + _hangul[6]))
            if codes[0] in _seconds:
                return None
        if codes != [ord(c)]:
            changed[ord(c)] = "".join(map(chr, codes))
        known.add(c)
    return str.translate(unistr, changed)


def _check_texts(name, *texts):
    for place, text in enumerate(texts, 1):
        if not isinstance(text, str):
            raise TypeError(f"{name}() argument {place} must be str, not {type(text).__name__}")


def normalize(form, unistr, /):
    _check_texts("normalize", form, unistr)
    if form not in ("NFC", "NFD", "NFKC", "NFKD"):
        raise ValueError("invalid normalization form")
    # Below these nothing is composed of parts, or comes apart.
    if unistr.isascii() or form[-1] == "C" and max(unistr) < ("\xa0" if "K" in form else "\u0300"):
        return unistr
    if _parts is None:
        _load_decompositions()
    if (made := _each_alone(unistr, form)) is not None:
        return made
    codes, classes = _decomposed(unistr, "K" in form)
    if form[-1] == "C":
        codes = _compose(codes, classes)
    return "".join(map(chr, codes))


def is_normalized(form, unistr, /):
    _check_texts("is_normalized", form, unistr)
    return normalize(form, unistr) == unistr


def _number(code, kinds):
    global _numbers
    if _numbers is None:
        runs, at = [], 0
        for word in NUMBERS.split():
            if "=" in word:
                key, value = word.split("=")
                count, kind = 1, "n"
            else:
                key, text = word.split(":")
                i = max(map(text.rfind, "dgn"))
                count, kind, value = int(text[:i], 36), text[i], text[i + 1:]
            at += int(key, 36)
            top, _, bottom = value.partition("/")
            runs.append((at, count, kind, int(top) / int(bottom) if bottom else int(top)))
        _numbers = [run[0] for run in runs], runs
    i = bisect_right(_numbers[0], code) - 1
    if i >= 0:
        start, count, kind, value = _numbers[1][i]
        if code < start + count and kind in kinds:
            return value + (code - start)
    return None


def _ask_number(chr, default, kinds, what):
    found = _number(_code(chr, what), kinds)
    if found is not None:
        return found
    if default is _missing:
        raise ValueError("not a numeric character" if what == "numeric" else f"not a {what}")
    return default


def decimal(chr, default=_missing, /):
    return _ask_number(chr, default, "d", "decimal")


def digit(chr, default=_missing, /):
    return _ask_number(chr, default, "dg", "digit")


def numeric(chr, default=_missing, /):
    found = _ask_number(chr, default, "dgn", "numeric")
    return float(found) if isinstance(found, int) and found is not default else found


def _load_names():
    global _by_name, _by_code
    from _unicode_names import NAMES

    _by_name, _by_code, code = {}, {}, -1
    for name in NAMES.split(";"):
        if name[:1] == "@":
            text, _, name = name.partition(" ")
            code = int(text[1:], 16)
        else:
            code += 1
        if name:
            _by_code[code], _by_name[name] = name, code


_jamo = ("G GG N D DD R M B BB S SS  J JJ C K T P H", "A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I",
         " G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H")
_ideographs = ((0x3400, 0x4DC0, "CJK UNIFIED IDEOGRAPH-"), (0x4E00, 0xA000, "CJK UNIFIED IDEOGRAPH-"),
               (0xF900, 0xFA6E, "CJK COMPATIBILITY IDEOGRAPH-"), (0xFA70, 0xFADA, "CJK COMPATIBILITY IDEOGRAPH-"),
               (0x20000, 0x2A6E0, "CJK UNIFIED IDEOGRAPH-"), (0x2A700, 0x2B739, "CJK UNIFIED IDEOGRAPH-"),
               (0x2B740, 0x2B81E, "CJK UNIFIED IDEOGRAPH-"), (0x2B820, 0x2CEA2, "CJK UNIFIED IDEOGRAPH-"),
               (0x2CEB0, 0x2EBE1, "CJK UNIFIED IDEOGRAPH-"), (0x2F800, 0x2FA1E, "CJK COMPATIBILITY IDEOGRAPH-"),
               (0x30000, 0x3134B, "CJK UNIFIED IDEOGRAPH-"))


def name(chr, default=_missing, /):
    code = _code(chr, "name")
    if _by_code is None:
        _load_names()
    found = _by_code.get(code)
    if found is None and 0xAC00 <= code < 0xAC00 + 11172:
        index, (lead, vowel, tail) = code - 0xAC00, (part.split(" ") for part in _jamo)
        found = f"HANGUL SYLLABLE {lead[index // 588]}{vowel[index % 588 // 28]}{tail[index % 28]}"
    for first, end, text in _ideographs if found is None else ():
        if first <= code < end:
            found = f"{text}{code:X}"
    if found is not None:
        return found
    if default is not _missing:
        return default
    if _record(code)[0] not in ("Cn", "Cc", "Co", "Cs"):
        raise NotImplementedError(f"the name of U+{code:04X} is not in refjit's table, which holds no rare scripts")
    raise ValueError("no such name")


# Names of controls and of characters that one does not see: none of these is the name() of its character.
_ALIASES = (
    "0=NULL,NUL;1=START OF HEADING,SOH;2=START OF TEXT,STX;3=END OF TEXT,ETX;4=END OF TRANSMISSION,EOT;"
    "5=ENQUIRY,ENQ;6=ACKNOWLEDGE,ACK;7=ALERT,BEL;8=BACKSPACE,BS;"
    "9=CHARACTER TABULATION,HORIZONTAL TABULATION,HT,TAB;A=LINE FEED,NEW LINE,END OF LINE,LF,NL,EOL;"
    "B=LINE TABULATION,VERTICAL TABULATION,VT;C=FORM FEED,FF;D=CARRIAGE RETURN,CR;"
    "E=SHIFT OUT,LOCKING-SHIFT ONE,SO;F=SHIFT IN,LOCKING-SHIFT ZERO,SI;10=DATA LINK ESCAPE,DLE;"
    "11=DEVICE CONTROL ONE,DC1;12=DEVICE CONTROL TWO,DC2;13=DEVICE CONTROL THREE,DC3;"
    "14=DEVICE CONTROL FOUR,DC4;15=NEGATIVE ACKNOWLEDGE,NAK;16=SYNCHRONOUS IDLE,SYN;"
    "17=END OF TRANSMISSION BLOCK,ETB;18=CANCEL,CAN;19=END OF MEDIUM,EOM;1A=SUBSTITUTE,SUB;1B=ESCAPE,ESC;"
    "1C=INFORMATION SEPARATOR FOUR,FILE SEPARATOR,FS;1D=INFORMATION SEPARATOR THREE,GROUP SEPARATOR,GS;"
    "1E=INFORMATION SEPARATOR TWO,RECORD SEPARATOR,RS;1F=INFORMATION SEPARATOR ONE,UNIT SEPARATOR,US;20=SP;"
    "7F=DELETE,DEL;80=PADDING CHARACTER,PAD;81=HIGH OCTET PRESET,HOP;82=BREAK PERMITTED HERE,BPH;"
    "83=NO BREAK HERE,NBH;84=INDEX,IND;85=NEXT LINE,NEL;86=START OF SELECTED AREA,SSA;"
    "87=END OF SELECTED AREA,ESA;8E=SINGLE SHIFT TWO,SS2;8F=SINGLE SHIFT THREE,SS3;"
    "90=DEVICE CONTROL STRING,DCS;9B=CONTROL SEQUENCE INTRODUCER,CSI;9C=STRING TERMINATOR,ST;"
    "9D=OPERATING SYSTEM COMMAND,OSC;9E=PRIVACY MESSAGE,PM;9F=APPLICATION PROGRAM COMMAND,APC;A0=NBSP;AD=SHY;"
    "34F=CGJ;61C=ALM;200B=ZWSP;200C=ZWNJ;200D=ZWJ;200E=LRM;200F=RLM;202A=LRE;202B=RLE;202C=PDF;202D=LRO;"
    "202E=RLO;202F=NNBSP;205F=MMSP;2060=WJ;2066=LRI;2067=RLI;2068=FSI;2069=PDI;FE0E=VS15;FE0F=VS16;"
    "FEFF=ZWNBSP,BYTE ORDER MARK,BOM"
)


def _alias(key):
    """The code of the character with that other name, or None."""
    for entry in _ALIASES.split(";"):
        code, _, names = entry.partition("=")
        if key in names.split(","):
            return int(code, 16)


def lookup(name, /):
    if _by_name is None:
        _load_names()
    key = name.upper()
    code = _by_name.get(key)
    if code is None:
        code = _alias(key)
    if code is None and key.startswith("HANGUL SYLLABLE "):
        code = next((c for c in range(0xAC00, 0xAC00 + 11172) if globals()["name"](chr(c)) == key), None)
    for first, end, text in _ideographs if code is None else ():
        if key.startswith(text):
            try:
                number = int(key[len(text):], 16)
            except ValueError:
                continue
            if first <= number < end:
                code = number
    if code is None:
        raise KeyError(f"undefined character name '{name}'")
    return chr(code)


class UCD:
    """The database of Unicode 3.2, which stringprep and IDNA are about."""

    __tp_name__ = "unicodedata.UCD"
    unidata_version = "3.2.0"
    _corrected = {0x2F868: 0x2136A, 0x2F874: 0x5F33, 0x2F91F: 0x43AB, 0x2F95F: 0x7AAE, 0x2F9BF: 0x4D57}
    _bounds = None

    def __new__(cls):
        raise TypeError("cannot create 'unicodedata.UCD' instances")

    def _load(self):
        from _unicode_3_2 import CHANGES, LATER

        bounds, at = [], 0
        for word in LATER.split():
            at += int(word, 36)
            bounds.append(at)
        self._changed = {}
        for name, text in CHANGES.items():
            rows, at = [], 0
            for word in text.split():
                step, count, value = word.split(",")
                at += int(step, 36)
                rows.append((at, int(count, 36), value))
            self._changed[name] = [row[0] for row in rows], rows
        self._bounds = bounds

    def _is_later(self, chr):
        if self._bounds is None:
            self._load()
        return bisect_right(self._bounds, ord(chr)) % 2 == 1

    def _asked(self, name, chr, unassigned):
        now = globals()[name](chr)
        if self._is_later(chr):
            return unassigned
        starts, rows = self._changed[name]
        i = bisect_right(starts, ord(chr)) - 1
        if i >= 0 and ord(chr) < rows[i][0] + rows[i][1]:
            return type(now)(rows[i][2])
        return now

    def category(self, chr, /):
        return self._asked("category", chr, "Cn")

    def bidirectional(self, chr, /):
        return self._asked("bidirectional", chr, "")

    def mirrored(self, chr, /):
        return self._asked("mirrored", chr, 0)

    def east_asian_width(self, chr, /):
        return self._asked("east_asian_width", chr, "F")

    def combining(self, chr, /):
        made = combining(chr)
        return 0 if self._is_later(chr) else made

    def decomposition(self, chr, /):
        made = decomposition(chr)
        return "" if self._is_later(chr) else made

    def decimal(self, chr, default=_missing, /):
        return decimal("?" if self._is_later(chr) else chr, *([] if default is _missing else [default]))

    def digit(self, chr, default=_missing, /):
        return digit("?" if self._is_later(chr) else chr, *([] if default is _missing else [default]))

    def numeric(self, chr, default=_missing, /):
        return numeric("?" if self._is_later(chr) else chr, *([] if default is _missing else [default]))

    def name(self, chr, default=_missing, /):
        if not self._is_later(chr):
            return name(chr, *([] if default is _missing else [default]))
        if default is _missing:
            raise ValueError("no such name")
        return default

    def lookup(self, name, /):
        made = lookup(name)
        if self._is_later(made):
            raise KeyError(f"undefined character name '{name}'")
        return made

    def normalize(self, form, unistr, /):
        """What came later neither comes apart nor together, and stands between the parts that do."""
        made, part = [], ""
        for c in unistr.translate(self._corrected):
            if self._is_later(c):
                made += [normalize(form, part), c]
                part = ""
            else:
                part += c
        return "".join(made) + normalize(form, part)

    def is_normalized(self, form, unistr, /):
        return self.normalize(form, unistr) == unistr


ucd_3_2_0 = object.__new__(UCD)
