# A document read at one go has the tree that a parser of events builds: names, namespaces, references, lines' ends.
import hashlib
import io
import random
import xml.etree.ElementTree as ET

R = random.Random(7)
TEXTS = ["x", " ", "\n", "\r\n", "\r", "&amp;", "&lt;", "&#65;", "&#x1F600;", "&#10;", "\u00e9", "\u65e5", "]]", "&gt;", "t", "\t"]
NAMES = ["a", "b", "item", "x-y", "_z", "n.1", "p:a", "q:b", "xml:lang", "a", "b", "A9"]
KEYS = ["id", "k", "p:id", "xml:lang", "xmlns", "xmlns:p", "xmlns:q", "n"]


def text():
    return "".join(R.choice(TEXTS) for _ in range(R.randint(0, 5)))


def attributes():
    made = []
    for name in R.sample(KEYS, R.choice([0, 0, 1, 2, 3])):
        quote, value = R.choice("\"'"), R.choice(["u1", "u2"]) if name.startswith("xmlns") else text()
        made.append(f"{R.choice([' ', '  ', chr(10)])}{name}{R.choice(['', ' '])}={R.choice(['', ' '])}{quote}{value}{quote}")
    return "".join(made)


def part(depth):
    kind = R.randrange(8)
    if kind < 3:
        return text()
    if kind < 5:
        return element(depth + 1)
    if kind == 5:
        return "<!-- c - " + text() + "-->"
    return "<?pi some?>" if kind == 6 else "<![CDATA[<&" + R.choice(["x", "\r\ny", "]"]) + "]]>"


def element(depth):
    name, inner = R.choice(NAMES), attributes()
    if name[:2] in ("p:", "q:") and "xmlns:" + name[0] not in inner and R.random() < 0.8:
        inner += f' xmlns:{name[0]}="u9"'
    if R.random() < 0.2 or depth > 4:
        return f"<{name}{inner}{R.choice(['', ' '])}/>"
    return f"<{name}{inner}>" + "".join(part(depth) for _ in range(R.randint(0, 5))) + f"</{name}{R.choice(['', ' '])}>"


def document():
    head = ["", "", '<?xml version="1.0"?>', '<?xml version="1.0" encoding="utf-8"?>\n', "<!-- h -->", "\n", "<!DOCTYPE a []>"]
    return R.choice(head) + element(0) + R.choice(["", "\n", "<!-- t -->", "<?p?>"])


def tree(e):
    return e.tag, list(e.attrib.items()), e.text, e.tail, [tree(child) for child in e]


def read(source):
    try:
        kind = R.randrange(3)
        if kind == 0:
            return tree(ET.fromstring(source))
        return tree(ET.fromstring(source.encode()) if kind == 1 else ET.parse(io.BytesIO(source.encode())).getroot())
    except ET.ParseError as e:
        return str(e).partition(":")[0]


results = [read(document()) for _ in range(600)]
print(sum(isinstance(each, tuple) for each in results))
for i in range(0, 600, 100):
    print(i, hashlib.md5(repr(results[i : i + 100]).encode()).hexdigest())
for source in [
    "<a/><b/>", "x<a/>", "<a b='1' b='2'/>", "<p:a/>", "<a>&x;</a>", "<a>&#0;</a>", "<a>\ufffe</a>", b"\xef\xbb\xbf<a/>",
    "<a/>x", "<a></b>", "<a>", "<a xmlns:x='u' xmlns:y='u' x:b='' y:b=''/>", "<a xmlns='u'><b xmlns=''/></a>", "<a>]]></a>",
    "<a b='<'/>", "<a b='&lt;&#10;&#x9;\n'/>", "<a><!-- -- --></a>", " <?xml version='1.0'?><a/>", b"<a>\xe9</a>",
    b"<?xml version='1.0' encoding='iso-8859-1'?><a>\xe9</a>",
]:  # fmt: skip
    try:
        print(tree(ET.fromstring(source)))
    except ET.ParseError as e:
        print(e)
print(len(list(ET.fromstring("<a>" * 5000 + "</a>" * 5000).iter())))
root = ET.fromstring("<a><b>t</b>x</a>")
print(type(root) is ET.Element, root[0].tail, root.attrib)
# expect: 466
# expect: 0 e4368442175679feb45fcca1e99aff8a
# expect: 100 0745450f4f29c8533141f72826bb11de
# expect: 200 c59f00ccfc1a05a5af15b29a9bcbb812
# expect: 300 81f94daed513861b8933286d4d61f65e
# expect: 400 ecf56592b9ab9b7cdbf2fa7b93fc906f
# expect: 500 321940e5c7e5c3318c04c9e9da071c15
# expect: junk after document element: line 1, column 4
# expect: not well-formed (invalid token): line 1, column 1
# expect: duplicate attribute: line 1, column 9
# expect: unbound prefix: line 1, column 0
# expect: undefined entity: line 1, column 3
# expect: reference to invalid character number: line 1, column 3
# expect: not well-formed (invalid token): line 1, column 3
# expect: ('a', [], None, None, [])
# expect: junk after document element: line 1, column 4
# expect: mismatched tag: line 1, column 5
# expect: no element found: line 1, column 3
# expect: duplicate attribute: line 1, column 0
# expect: ('{u}a', [], None, None, [('b', [], None, None, [])])
# expect: not well-formed (invalid token): line 1, column 5
# expect: not well-formed (invalid token): line 1, column 6
# expect: ('a', [('b', '<\n\t ')], None, None, [])
# expect: not well-formed (invalid token): line 1, column 10
# expect: XML or text declaration not at start of entity: line 1, column 1
# expect: not well-formed (invalid token): line 1, column 3
# expect: ('a', [], 'é', None, [])
# expect: 5000
# expect: True x {}
