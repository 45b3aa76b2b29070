import binascii
import difflib
import fnmatch
import ipaddress
import ntpath
import quopri
import statistics
from datetime import datetime, time
from decimal import Decimal


def show(f, *arguments, **named):
    try:
        print(repr(f(*arguments, **named)))
    except (ValueError, ArithmeticError) as error:
        print(type(error).__name__, ascii(str(error)))


for text, form in (("23:11230", "%M:%I%H%w"), ("08 20:15:03", "%I %X"), ("45 Thursday", "%U %A"), ("3 42", "%u %U"), ("05 02 Mon", "%W %m %a"),
                   ("99 9999", "%y %Y"), ("2024 24", "%Y %y"), ("Sun Sep 99 9999 248", "%a %b %y %G %j"), ("13 2000 00 11", "%d %G %y %I"), ("32 31", "%U %V"),
                   ("3 05", "%u %V"), ("9999 9999", "%Y %G"), ("2024 W05 3", "%G W%V %u"), ("07 Feb", "%m %b"), ("366 45 Monday", "%j %U %A"),
                   ("2024 05", "%G %V"), ("05", "%V")):  # fmt: skip
    show(datetime.strptime, text, form)
for text in ("2024-01-02T10:00:00+00:00:00.000005", "2024-01-02T10:00:00.9Z1", "2024-01-02T10:00:00Z", "2024-01-02T10:00:00-00:00:01"):
    show(datetime.fromisoformat, text)
show(time.fromisoformat, "10:00Z+01:00")
for pattern in ("*a*b*", "**a**", "a*", "*", "", "[a-c]*[!b-a]", "[b-a]", "[a-[]]", "[!b-a]x", "[]-a]", "[--0]", "[a-c-e]", "[^a]", "[a&&b~~c||d]", "?*?*x"):
    print(pattern, fnmatch.translate(pattern), [name for name in ("ab", "a", "xaxbx", "b", "-", "", "ax", "abx") if fnmatch.fnmatchcase(name, pattern)])
print(fnmatch.fnmatchcase("a" * 60, "*a" * 25 + "b"))
print(list(difflib.ndiff(["\tab\n", "c d\n"], ["\tabx\n", "c\xa0dd\n"])))
print(quopri.encodestring(b" a b_\t", quotetabs=True, header=True), quopri.encodestring(b" a b_ ", header=True))
for text in (b"ab=c", b"ab=.", b"ab=\n=", b"=abc", b"ab==c"):
    show(binascii.a2b_base64, text, strict_mode=True)
for path in ("\\\\?\\C:\\a\\..\\b", "\\\\.\\x//y\\.", "//?/a//b", "/:x", "c:x", "c:/x", "\\x"):
    print(ntpath.normpath(path), ntpath.isabs(path))
for text in ("0.0.0.0/0", "0.0.0.0/32", "::/0", "::/128", "::1/8", "::1/128"):
    interface = ipaddress.ip_interface(text)
    print(text, interface.is_unspecified, interface.is_loopback)
print(statistics.harmonic_mean([4]), statistics.harmonic_mean([2.5]))
for text in ("infinity _", "1_ 0", "_1 _", " 1_0 ", "in_f"):
    show(Decimal, text)

# expect: datetime.datetime(1900, 1, 1, 23, 23)
# expect: datetime.datetime(1900, 1, 1, 20, 15, 3)
# expect: datetime.datetime(1900, 11, 15, 0, 0)
# expect: datetime.datetime(1900, 10, 24, 0, 0)
# expect: datetime.datetime(1900, 1, 29, 0, 0)
# expect: datetime.datetime(9999, 1, 1, 0, 0)
# expect: datetime.datetime(2024, 1, 1, 0, 0)
# expect: datetime.datetime(1999, 9, 5, 0, 0)
# expect: datetime.datetime(2000, 1, 13, 11, 0)
# expect: datetime.datetime(1900, 1, 1, 0, 0)
# expect: ValueError "ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead."
# expect: datetime.datetime(9999, 1, 1, 0, 0)
# expect: datetime.datetime(2024, 1, 31, 0, 0)
# expect: datetime.datetime(1900, 2, 1, 0, 0)
# expect: datetime.datetime(1901, 1, 1, 0, 0)
# expect: ValueError "ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday directive ('%A', '%a', '%w', or '%u')."
# expect: ValueError "ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday directive ('%A', '%a', '%w', or '%u')."
# expect: datetime.datetime(2024, 1, 2, 10, 0, tzinfo=datetime.timezone.utc)
# expect: ValueError "Invalid isoformat string: '2024-01-02T10:00:00.9Z1'"
# expect: datetime.datetime(2024, 1, 2, 10, 0, tzinfo=datetime.timezone.utc)
# expect: datetime.datetime(2024, 1, 2, 10, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=86399)))
# expect: ValueError "Invalid isoformat string: '10:00Z+01:00'"
# expect: *a*b* (?s:(?>.*?a)(?>.*?b).*)\Z ['ab', 'xaxbx', 'abx']
# expect: **a** (?s:(?>.*?a).*)\Z ['ab', 'a', 'xaxbx', 'ax', 'abx']
# expect: a* (?s:a.*)\Z ['ab', 'a', 'ax', 'abx']
# expect: * (?s:.*)\Z ['ab', 'a', 'xaxbx', 'b', '-', '', 'ax', 'abx']
# expect:  (?s:)\Z ['']
# expect: [a-c]*[!b-a] (?s:[a-c].*.)\Z ['ab', 'ax', 'abx']
# expect: [b-a] (?s:(?!))\Z []
# expect: [a-[]] (?s:(?!)\])\Z []
# expect: [!b-a]x (?s:.x)\Z ['ax']
# expect: []-a] (?s:[]-a])\Z ['a']
# expect: [--0] (?s:[\--0])\Z ['-']
# expect: [a-c-e] (?s:[a-c\-e])\Z ['a', 'b', '-']
# expect: [^a] (?s:[\^a])\Z ['a']
# expect: [a&&b~~c||d] (?s:[a\&\&b\~\~c\|\|d])\Z ['a', 'b']
# expect: ?*?*x (?s:.(?>.*?.).*x)\Z ['xaxbx', 'abx']
# expect: False
# expect: ['- \tab\n', '+ \tabx\n', '? \t  +\n', '- c d\n', '+ c\xa0dd\n']
# expect: b'=20a=20b=5F=09' b'_a_b=5F=20'
# expect: Error 'Discontinuous padding not allowed'
# expect: Error 'Only base64 data is allowed'
# expect: Error 'Only base64 data is allowed'
# expect: Error 'Leading padding not allowed'
# expect: Error 'Excess data after padding'
# expect: \\?\C:\b True
# expect: \\.\x\y True
# expect: \\?\a\b True
# expect: \:x True
# expect: c:x False
# expect: c:\x True
# expect: \x True
# expect: 0.0.0.0/0 False False
# expect: 0.0.0.0/32 False False
# expect: ::/0 False False
# expect: ::/128 True False
# expect: ::1/8 False False
# expect: ::1/128 False True
# expect: 4 2.5
# expect: InvalidOperation "[<class 'decimal.ConversionSyntax'>]"
# expect: InvalidOperation "[<class 'decimal.ConversionSyntax'>]"
# expect: InvalidOperation "[<class 'decimal.ConversionSyntax'>]"
# expect: Decimal('10')
# expect: Decimal('Infinity')
