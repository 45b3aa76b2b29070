# The parser of HTML: tags, attributes, references, comments, scripts, pieces that come in parts.
from html.parser import HTMLParser
class P(HTMLParser):
    def handle_starttag(self, t, a): print('start', t, a, self.getpos())
    def handle_endtag(self, t): print('end', t)
    def handle_startendtag(self, t, a): print('both', t, a, self.get_starttag_text())
    def handle_data(self, d): print('data', repr(d))
    def handle_comment(self, d): print('comment', repr(d))
    def handle_decl(self, d): print('decl', d)
    def handle_pi(self, d): print('pi', d)
    def unknown_decl(self, d): print('unknown', d)
    def handle_entityref(self, n): print('entity', n)
    def handle_charref(self, n): print('char', n)
for conv in (True, False):
    for s in ['<!DOCTYPE html>\n<p class="a" ID=b checked data-x=\'1 &amp; 2\'>text<br/>more <b>b</B></p >', '<!-- c --><?php x ?><![CDATA[x]]>', 'a &lt; b &#62;&#x3E; &copy; &nope; & c', '<script>if (a < b && "</p>") x</script>tail', '<style>a > b { c: "&amp;" }</style>', 'a < b', '<a href=x y z="q"\nw>', '<1>', '</ x>', '</>', '<a$>', 'x & y &', '&#', '<img src="a"/><hr />', '<DIV><p>one<p>two</DIV>', '<a b="c', 'end <', '&lt']:
        p = P(convert_charrefs=conv); p.feed(s); p.close()
p = P()
for piece in ['<di', 'v cla', 'ss="x">te', 'xt &am', 'p; <!-- co', 'mment --></d', 'iv>']: p.feed(piece)
p.close()

# expect: decl DOCTYPE html
# expect: data '\n'
# expect: start p [('class', 'a'), ('id', 'b'), ('checked', None), ('data-x', '1 & 2')] (2, 0)
# expect: data 'text'
# expect: both br [] <br/>
# expect: data 'more '
# expect: start b [] (2, 59)
# expect: data 'b'
# expect: end b
# expect: end p
# expect: comment ' c '
# expect: pi php x ?
# expect: unknown CDATA[x
# expect: data 'a < b >> © &nope; & c'
# expect: start script [] (1, 0)
# expect: data 'if (a < b && "</p>") x'
# expect: end script
# expect: data 'tail'
# expect: start style [] (1, 0)
# expect: data 'a > b { c: "&amp;" }'
# expect: end style
# expect: data 'a '
# expect: data '<'
# expect: data ' b'
# expect: start a [('href', 'x'), ('y', None), ('z', 'q'), ('w', None)] (1, 0)
# expect: data '<'
# expect: data '1>'
# expect: end x
# expect: start a$ [] (1, 0)
# expect: data 'x & y &'
# expect: data '&#'
# expect: both img [('src', 'a')] <img src="a"/>
# expect: both hr [] <hr />
# expect: start div [] (1, 0)
# expect: start p [] (1, 5)
# expect: data 'one'
# expect: start p [] (1, 11)
# expect: data 'two'
# expect: end div
# expect: data '<'
# expect: data 'a b="c'
# expect: data 'end '
# expect: data '<'
# expect: data '<'
# expect: decl DOCTYPE html
# expect: data '\n'
# expect: start p [('class', 'a'), ('id', 'b'), ('checked', None), ('data-x', '1 & 2')] (2, 0)
# expect: data 'text'
# expect: both br [] <br/>
# expect: data 'more '
# expect: start b [] (2, 59)
# expect: data 'b'
# expect: end b
# expect: end p
# expect: comment ' c '
# expect: pi php x ?
# expect: unknown CDATA[x
# expect: data 'a '
# expect: entity lt
# expect: data ' b '
# expect: char 62
# expect: char x3E
# expect: data ' '
# expect: entity copy
# expect: data ' '
# expect: entity nope
# expect: data ' '
# expect: data '&'
# expect: data ' c'
# expect: start script [] (1, 0)
# expect: data 'if (a < b && "</p>") x'
# expect: end script
# expect: data 'tail'
# expect: start style [] (1, 0)
# expect: data 'a > b { c: "&amp;" }'
# expect: end style
# expect: data 'a '
# expect: data '<'
# expect: data ' b'
# expect: start a [('href', 'x'), ('y', None), ('z', 'q'), ('w', None)] (1, 0)
# expect: data '<'
# expect: data '1>'
# expect: end x
# expect: start a$ [] (1, 0)
# expect: data 'x '
# expect: data '&'
# expect: data ' y '
# expect: data '&'
# expect: data '&#'
# expect: both img [('src', 'a')] <img src="a"/>
# expect: both hr [] <hr />
# expect: start div [] (1, 0)
# expect: start p [] (1, 5)
# expect: data 'one'
# expect: start p [] (1, 11)
# expect: data 'two'
# expect: end div
# expect: data '<'
# expect: data 'a b="c'
# expect: data 'end '
# expect: data '<'
# expect: data '&lt'
# expect: start div [('class', 'x')] (1, 0)
# expect: data 'te'
# expect: data 'xt & '
# expect: comment ' comment '
# expect: end div
