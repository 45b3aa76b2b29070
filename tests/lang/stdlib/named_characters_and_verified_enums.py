# Named characters, and checks of enumerations.
import html, html.entities as e, enum
print(len(e.name2codepoint), e.name2codepoint['copy'], e.codepoint2name[0x20ac], e.entitydefs['amp'])
for s in ['&eacute;&Eacute;&alpha;&rarr;', '&lt;b&gt; &#8364;&#x20AC;&apos;', '&nosuch; &amp', '&copyx &ampx', '&#0;&#xD800;&#1114112;', 'a & b &', '&quot;&nbsp;|']: print(ascii(html.unescape(s)))
print(html.escape('<a href="x">\'&'), html.escape('"', quote=False))
def t(f):
    try: print(f())
    except Exception as x: print(type(x).__name__, '|', x)
def a():
    @enum.verify(enum.UNIQUE)
    class C(enum.Enum): R = 1; G = 2; CR = 1
def b():
    @enum.verify(enum.NAMED_FLAGS)
    class C(enum.Flag): R = 1; G = 2; B = 4; WHITE = 15; NEON = 31
def c():
    @enum.verify(enum.NAMED_FLAGS, enum.UNIQUE)
    class C(enum.Flag): R = 1; G = 2; RG = 3
    return C.RG
def d():
    @enum.verify(enum.CONTINUOUS)
    class C(enum.IntEnum): R = 1; G = 4
def f():
    @enum.verify(enum.NAMED_FLAGS)
    class C(enum.Flag): R = 1; X = 9
for g in (a, b, c, d, f): t(g)
print(enum.show_flag_values(21))

# expect: 252 169 euro &
# expect: '\xe9\xc9\u03b1\u2192'
# expect: "<b> \u20ac\u20ac'"
# expect: '&nosuch; &'
# expect: '\xa9x &x'
# expect: '\ufffd\ufffd\ufffd'
# expect: 'a & b &'
# expect: '"\xa0|'
# expect: &lt;a href=&quot;x&quot;&gt;&#x27;&amp; "
# expect: ValueError | aliases found in <enum 'C'>: CR -> R
# expect: ValueError | invalid Flag 'C': aliases WHITE and NEON are missing combined values of 0x18 [use enum.show_flag_values(value) for details]
# expect: C.RG
# expect: ValueError | invalid enum 'C': missing values 2, 3
# expect: ValueError | invalid Flag 'C': alias X is missing value 0x8 [use enum.show_flag_values(value) for details]
# expect: [1, 4, 16]
