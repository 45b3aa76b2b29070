import random, html, html.parser as hp
class P(hp.HTMLParser):
    def __init__(s,**k): s.out=[]; super().__init__(**k)
    def __getattribute__(s,n):
        if n.startswith('handle_') and n!='handle_startendtag' or n=='unknown_decl':
            return lambda *a: s.out.append((n[7:],*a,s.getpos(), s.get_starttag_text() if n=='handle_starttag' else ''))
        return super().__getattribute__(n)
r=random.Random(3)
parts=['<a href="x&amp;y" b>','</a>','<br/>','<br / >','<p class=a id=\'q\'>','<script>','</script>','if (a<b) "</p>"','<!-- c -->','<!--','-->','<!doctype html>','<?pi x?>','<![CDATA[ x ]]>','<![if IE]>','<!bogus>','text','&lt;','&amp','&#65;','&#x41','&','&foo;','&notit;','<','>','</','</ >','</>','<a','"',"'",'=',' ','\n','é','<style>a{}</style>','<a b="c\n','<A B=C/>','</A x>', '<a$>','<a/b/c>','&#','&#;', '--!>','<!>','<!-->', '<textarea>&amp;</textarea>','<title>x','&notin;','&star;','&AMP','&nbsp','&hellip;&ThickSpace;&bne;']
h=0
for i in range(250):
    t=''.join(r.choice(parts) for _ in range(r.randrange(1,9)))
    for cc in (True,False):
        p=P(convert_charrefs=cc)
        try:
            cut=r.randrange(len(t)+1); p.feed(t[:cut]); p.feed(t[cut:]); mid=p.rawdata; p.close(); res=(p.out,mid,p.rawdata,p.getpos())
        except AssertionError as e: res=str(e)
        if i<12: print(t.encode(),res)
        import zlib
        h=zlib.crc32(repr((t,res)).encode(),h)
        if i%50==49: print(i,h)
    if i<30: print(html.unescape(t).encode())

import html.entities, _markupbase
print(len(html.entities.html5), html.entities.html5["bne;"], "amp" in html.entities.html5, "star" in html.entities.html5, html.entities.html5["lang;"] == chr(html.entities.name2codepoint["lang"]))
print(hp.HTMLParser.__mro__[1] is _markupbase.ParserBase, html._charref.sub(html._replace_charref, "&lt;&#x41&nosuch;"))
for parser, name in ((_markupbase.ParserBase, "()"),):
    try:
        parser()
    except RuntimeError as error:
        print(error)
class Own(P):
    def parse_pi(self, i):
        return super().parse_pi(i)
    def parse_bogus_comment(self, i, report=1):
        return i + 2
own = Own()
own.feed("<?a?><!b>")
print(own.out)

# expect: b'<a b="c\n\n<!-- c -->&notit;' ([('data', '<a b="c\n\n<!-- c -->', (1, 0), ''), ('data', '¬it;', (3, 10), '')], '<a b="c\n\n<!-- c -->&notit;', '', (3, 17))
# expect: b'<a b="c\n\n<!-- c -->&notit;' ([('data', '<a b="c\n\n<!-- c -->', (1, 0), ''), ('entityref', 'notit', (3, 10), '')], '<a b="c\n\n<!-- c -->&notit;', '', (3, 17))
# expect: b'<a b="c\n\n<!-- c -->\xc2\xacit;'
# expect: b'<A B=C/><a href="x&amp;y" b>' ([('starttag', 'a', [('b', 'C/')], (1, 0), '<A B=C/>'), ('starttag', 'a', [('href', 'x&y'), ('b', None)], (1, 8), '<a href="x&amp;y" b>')], '', '', (1, 28))
# expect: b'<A B=C/><a href="x&amp;y" b>' ([('starttag', 'a', [('b', 'C/')], (1, 0), '<A B=C/>'), ('starttag', 'a', [('href', 'x&y'), ('b', None)], (1, 8), '<a href="x&amp;y" b>')], '', '', (1, 28))
# expect: b'<A B=C/><a href="x&y" b>'
# expect: b'\xc3\xa9<![if IE]><?pi x?><!>"' ([('data', 'é', (1, 0), ''), ('_decl', 'if IE', (1, 1), ''), ('pi', 'pi x?', (1, 11), ''), ('comment', '', (1, 19), ''), ('data', '"', (1, 22), '')], '', '', (1, 23))
# expect: b'\xc3\xa9<![if IE]><?pi x?><!>"' ([('data', 'é', (1, 0), ''), ('_decl', 'if IE', (1, 1), ''), ('pi', 'pi x?', (1, 11), ''), ('comment', '', (1, 19), ''), ('data', '"', (1, 22), '')], '', '', (1, 23))
# expect: b'\xc3\xa9<![if IE]><?pi x?><!>"'
# expect: b'><a$><!--<![if IE]><a$><!-- <' ([('data', '>', (1, 0), ''), ('starttag', 'a$', [], (1, 1), '<a$>'), ('data', '<!--<![if IE]>', (1, 5), ''), ('starttag', 'a$', [], (1, 19), '<a$>'), ('data', '<!-- ', (1, 23), ''), ('data', '<', (1, 28), '')], '<!--<![if IE]><a$><!-- <', '', (1, 29))
# expect: b'><a$><!--<![if IE]><a$><!-- <' ([('data', '>', (1, 0), ''), ('starttag', 'a$', [], (1, 1), '<a$>'), ('data', '<!--<![if IE]>', (1, 5), ''), ('starttag', 'a$', [], (1, 19), '<a$>'), ('data', '<!-- ', (1, 23), ''), ('data', '<', (1, 28), '')], '<!--<![if IE]><a$><!-- <', '', (1, 29))
# expect: b'><a$><!--<![if IE]><a$><!-- <'
# expect: b'--><title>x' ([('data', '-->', (1, 0), ''), ('starttag', 'title', [], (1, 3), '<title>'), ('data', 'x', (1, 10), '')], '', '', (1, 11))
# expect: b'--><title>x' ([('data', '-->', (1, 0), ''), ('starttag', 'title', [], (1, 3), '<title>'), ('data', 'x', (1, 10), '')], '', '', (1, 11))
# expect: b'--><title>x'
# expect: b'&notin;</a>&nbsp&lt;"' ([('data', '∉', (1, 0), ''), ('endtag', 'a', (1, 7), ''), ('data', '\xa0<"', (1, 11), '')], '', '', (1, 21))
# expect: b'&notin;</a>&nbsp&lt;"' ([('entityref', 'notin', (1, 0), ''), ('endtag', 'a', (1, 7), ''), ('entityref', 'nbsp', (1, 11), ''), ('entityref', 'lt', (1, 16), ''), ('data', '"', (1, 20), '')], '', '', (1, 21))
# expect: b'\xe2\x88\x89</a>\xc2\xa0<"'
# expect: b'><!-->&AMP<style>a{}</style></><!-- c -->&notit;' ([('data', '>', (1, 0), ''), ('comment', '>&AMP<style>a{}</style></><!-- c ', (1, 1), ''), ('data', '¬it;', (1, 41), '')], '', '', (1, 48))
# expect: b'><!-->&AMP<style>a{}</style></><!-- c -->&notit;' ([('data', '>', (1, 0), ''), ('comment', '>&AMP<style>a{}</style></><!-- c ', (1, 1), ''), ('entityref', 'notit', (1, 41), '')], '', '', (1, 48))
# expect: b'><!-->&<style>a{}</style></><!-- c -->\xc2\xacit;'
# expect: b"'<![CDATA[ x ]]>text" ([('data', "'", (1, 0), ''), ('_decl', 'CDATA[ x ', (1, 1), ''), ('data', 'text', (1, 16), '')], '', '', (1, 20))
# expect: b"'<![CDATA[ x ]]>text" ([('data', "'", (1, 0), ''), ('_decl', 'CDATA[ x ', (1, 1), ''), ('data', 'text', (1, 16), '')], '', '', (1, 20))
# expect: b"'<![CDATA[ x ]]>text"
# expect: b'</=&hellip;&ThickSpace;&bne;<<style>a{}</style>' ([('comment', '=&hellip;&ThickSpace;&bne;<<style', (1, 0), ''), ('data', 'a{}', (1, 36), ''), ('endtag', 'style', (1, 39), '')], '', '', (1, 47))
# expect: b'</=&hellip;&ThickSpace;&bne;<<style>a{}</style>' ([('comment', '=&hellip;&ThickSpace;&bne;<<style', (1, 0), ''), ('data', 'a{}', (1, 36), ''), ('endtag', 'style', (1, 39), '')], '', '', (1, 47))
# expect: b'</=\xe2\x80\xa6\xe2\x81\x9f\xe2\x80\x8a=\xe2\x83\xa5<<style>a{}</style>'
# expect: b'<a b="c\n<![if IE]>&&#;</a>&lt;<A B=C/>' ([('data', '<a b="c\n<![if IE]>', (1, 0), ''), ('data', '&&#;', (2, 10), ''), ('endtag', 'a', (2, 14), ''), ('data', '<', (2, 18), ''), ('starttag', 'a', [('b', 'C/')], (2, 22), '<A B=C/>')], '<a b="c\n<![if IE]>&&#;</a>&lt;<A B=C/>', '', (2, 30))
# expect: b'<a b="c\n<![if IE]>&&#;</a>&lt;<A B=C/>' ([('data', '<a b="c\n<![if IE]>', (1, 0), ''), ('data', '&', (2, 10), ''), ('data', '&#', (2, 11), ''), ('data', ';</a>&lt;<A B=C/>', (2, 13), '')], '<a b="c\n<![if IE]>&&#;</a>&lt;<A B=C/>', '', (2, 30))
# expect: b'<a b="c\n<![if IE]>&&#;</a><<A B=C/>'
# expect: b'<!><a/b/c>' ([('comment', '', (1, 0), ''), ('starttag', 'a', [('b', None), ('c', None)], (1, 3), '<a/b/c>')], '', '', (1, 10))
# expect: b'<!><a/b/c>' ([('comment', '', (1, 0), ''), ('starttag', 'a', [('b', None), ('c', None)], (1, 3), '<a/b/c>')], '', '', (1, 10))
# expect: b'<!><a/b/c>'
# expect: b'&ampif (a<b) "</p>"<p class=a id=\'q\'>"<a$>' ([('data', '&if (a', (1, 0), ''), ('starttag', 'b)', [('"<', None), ('p', None)], (1, 9), '<b) "</p>'), ('data', '"', (1, 18), ''), ('starttag', 'p', [('class', 'a'), ('id', 'q')], (1, 19), "<p class=a id='q'>"), ('data', '"', (1, 37), ''), ('starttag', 'a$', [], (1, 38), '<a$>')], '', '', (1, 42))
# expect: b'&ampif (a<b) "</p>"<p class=a id=\'q\'>"<a$>' ([('entityref', 'ampif', (1, 0), ''), ('data', ' (a', (1, 6), ''), ('starttag', 'b)', [('"<', None), ('p', None)], (1, 9), '<b) "</p>'), ('data', '"', (1, 18), ''), ('starttag', 'p', [('class', 'a'), ('id', 'q')], (1, 19), "<p class=a id='q'>"), ('data', '"', (1, 37), ''), ('starttag', 'a$', [], (1, 38), '<a$>')], '', '', (1, 42))
# expect: b'&if (a<b) "</p>"<p class=a id=\'q\'>"<a$>'
# expect: b"&<p class=a id='q'></<!--</a>&"
# expect: b'<br/><A B=C/>'
# expect: b'<'
# expect: b'<br/>A<a href="x&y" b><p class=a id=\'q\'>'
# expect: b'<?pi x?>'
# expect: b'<!----!><br/>&A'
# expect: b'<<a <<a/b/c><A B=C/>&#;'
# expect: b'</ ><a$><!--><!><!bogus>'
# expect: b' A\xc3\xa9&<a href="x&y" b>'
# expect: b'</a><</A x><a b="c\n<a$><!-- c -->'
# expect: b"&foo;&#;&foo;<A B=C/><!><<textarea>&</textarea>'"
# expect: b'&#;'
# expect: b'<a$><aA<a b="c\n<A B=C/>'
# expect: b'<!doctype html>A<title>x\xc2\xacit;<A B=C/>text'
# expect: b'\xe2\x88\x89\xc2\xa0'
# expect: b'A=<![if IE]>'
# expect: b'<!doctype html>&#;</ ><a/b/c>--!></script>'
# expect: b'&&#;\xe2\x80\xa6\xe2\x81\x9f\xe2\x80\x8a=\xe2\x83\xa5<![if IE]></>&'
# expect: 49 26385597
# expect: 49 2766523014
# expect: 99 3103777975
# expect: 99 1313308220
# expect: 149 1477817557
# expect: 149 3905755132
# expect: 199 1366876006
# expect: 199 683427651
# expect: 249 4286081558
# expect: 249 3236212428
# expect: 2231 =⃥ True False False
# expect: True <A&nosuch;
# expect: _markupbase.ParserBase must be subclassed
# expect: [('pi', 'a?', (1, 0), ''), ('data', 'b>', (1, 7), '')]
