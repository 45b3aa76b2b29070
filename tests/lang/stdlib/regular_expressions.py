import re
def t(f):
    try:
        r=f()
        print(repr(r) if not isinstance(r,re.Match) else (r.span(),r.groups(),r.lastindex,r.lastgroup,r.regs))
    except BaseException as e: print(type(e).__name__, '|', e)
for p in ['(','a)','[','[a','*','a**','a{2}{3}','a{3,2}','(?P<n','(?P<1>a)','(?P<a>x)(?P<a>y)','(?P=b)','\\1','(\\1)','(?<=a+)b','(?','(?z)','(?P','(?Pz)','(?<z)','\\','\\q','[\\q]','\\x1','\\u12','[z-a]','[\\d-a]','(?i','(?i-','(?i-i:a)','a(?i)','(?a)(?u)b','(?(1)a|b|c)','(?(x)a)','(?(0)a)','(?(99)a)','(?(1)a','(?#','(?#a)b','+','a|*','(?:','x{99999999999}','(?-i:a','(?L)a','(?ab)','(?i-q:a)','^*','(?:a)*','(?:)*','a{,3}','a{','a{1','a{1,','{1}','\\8','\\400','[\\400]','a\nb(','(?P<>x)','(?P=)','(?P<a b>x)','(?(a b)x)','a++','a*+','a?+','a{1,2}+','(?>ab)','a???','(?P<é>x)','\\0','\\07','\\010','\\pL', '(?<=(a))b','(?<=\\1)(a)','(a)(?<=\\1)b','(?<!a|bc)d','(((((a)))))','[]a]','[^]a]','[a-]','[-a]','[a\\]b]','[[:alpha:]]','(?i:a)b','(?s:.)','(?m:^a$)','(?x: a b )c','(?P<x>a)(?P=x)','a{0}','a{2,}?','(?!)','(?=)','$^']:
    print(repr(p),end=' '); t(lambda:re.compile(p))
    for s in ['','aab','xyxcd']:
        try: c=re.compile(p)
        except Exception: break
        t(lambda:c.search(s)); t(lambda:c.fullmatch(s)); t(lambda:c.findall(s)); t(lambda:c.sub('<\\g<0>>',s))
t(lambda:re.sub(r'(\w+) (\w+)',r'\2 \1','hello world foo bar')); t(lambda:re.sub(r'(?P<a>\d+)',lambda m:str(int(m['a'])*2),'1 22 333')); t(lambda:re.subn('a','b','banana',2)); t(lambda:re.sub('','-','abc')); t(lambda:re.sub('x*','-','abxd')); t(lambda:re.split(r'(\W+)','Words, words, words.')); t(lambda:re.split(r'\W+','Words, words, words.',1)); t(lambda:re.split(r'x*','axbc')); t(lambda:re.findall(r'\bf[a-z]*','which foot or hand fell fastest')); t(lambda:re.findall(r'(\w+)=(\d+)','set width=20 and height=10')); t(lambda:[m.span() for m in re.finditer('a*','baac')])
for tpl in ['\\1','\\3','\\g<1>','\\g<n>','\\g<zz>','\\g<','\\g<>','\\g','\\g<1','\\q','\\n\\t','\\\\','\\0','\\101','\\g<10>','\\g<a b>','\\777','\\','\\.','\\12']:
    print(repr(tpl),end=' '); t(lambda:re.sub('(?P<n>a)(b)',tpl,'xabx'))
m=re.match(r'(?P<first>\w+) (?P<last>\w+)(x)?','Malcolm Reynolds'); print(m,m.group(),m.group(1,2),m['first'],m.groupdict(),m.groups('d'),m.start('last'),m.end(),m.span(2),m.lastindex,m.lastgroup,m.pos,m.endpos,m.string,m.re,m.expand(r'\2-\1 \g<first>'))
t(lambda:m.group(9)); t(lambda:m.group('zz')); t(lambda:m[None]); t(lambda:m.start(5)); t(lambda:bool(m)); t(lambda:len(m))
p=re.compile('a(b)?',re.I|re.M); print(p,p.pattern,p.flags,p.groups,p.groupindex,p==re.compile('a(b)?',re.I|re.M),p.flags&re.I, re.I, re.I|re.M, repr(re.I|re.M|re.X),str(re.S), re.compile('x',re.A), re.compile(b'x',re.I), re.compile('(?i)x'),re.compile('a'*300))
t(lambda:p.search('xxAB',1,3)); t(lambda:p.match('xab',1)); t(lambda:re.compile('^a').match('ba',1)); t(lambda:re.compile('a$').search('ab',0,1)); t(lambda:re.compile(r'\bb').search('ab',1)); t(lambda:re.compile('(?<=a)b').match('ab',1)); t(lambda: p.search('ab',-5)); t(lambda:p.search('ab',5))
t(lambda:re.match('a',b'a')); t(lambda:re.match(b'a','a')); t(lambda:re.match('a',1)); t(lambda:re.match(1,'a')); t(lambda:re.match(None,'a')); t(lambda:re.compile('a',re.L)); t(lambda:re.compile(b'a',re.U)); t(lambda:re.compile('a',re.A|re.U)); t(lambda:re.compile(p,re.I)); t(lambda:re.compile(p)); t(lambda:re.match('a','a',5,6,7)); t(lambda:re.sub('a',1,'a')); t(lambda:re.sub('a',lambda m:1,'a')); t(lambda:re.sub('a',None,'b')); t(lambda:re.sub(b'a',b'b',b'abc')); t(lambda:re.sub('a',b'b','a')); t(lambda:re.findall(b'\\w',b'a\xe9')); t(lambda:re.findall('\\w','aé_1²')); t(lambda:re.findall('\\d','1२a')); t(lambda:re.findall(r'(?a)\w','aé')); t(lambda:re.findall('(?i)straße','STRASSE straße STRAßE')); t(lambda:re.findall('(?i)[a-z]','KſİıK')); t(lambda:re.findall('(?i)σ','Σσς')); t(lambda:re.findall('(?i)é','Éé'))
print(re.escape('a.b*c[d] é-_\n'), re.escape(b'a.b'), re.error is re.compile('x') or re.error)
try: re.compile('(?P<a>\n(')
except re.error as e: print(e.msg,e.pattern,e.pos,e.lineno,e.colno,e.args)
print(re.match('(a)|(b)','b').groups(), re.match('(?:(a)|b)*','ab').groups(), re.match('(a*)*','aaa').span(), re.match('(a|b)*?c','ababc').groups(), re.match('((a)|b)*','aab').groups(), re.match('(?:(a)|(b)|c)+','abc').groups(), re.match('(a)?(?(1)b|c)','c'), re.match(r'(a)(?=b\1)','aba'), re.match('(?!ab)a','ac'))
print(re.findall(r'"(?:[^"\\]|\\.)*"', r'x "a\"b" y "c"'), re.findall(r'(?m)^\s*#.*$', 'a\n # b\n#c'), re.findall(r'''(?x) \d+ # num
 (?: \. \d* )? ''','3.14 42'), re.sub(r'(?<!\d)(\d{3})(?!\d)',r'<\1>','12 345 6789'), re.findall(r'[^\W\d_]+','ab1_c é'), re.sub(r'\s+',' ','a  b\t\nc'), re.match(r'(\d+)-(\d+)?','1-').groups(''), re.split('[,;]','a,b;c'), re.findall('..','abcde'),re.findall('(?s)..','a\n\nb'))
print(re.fullmatch('a|ab','ab'), re.fullmatch('(a|ab)(c|bcd)','abcd'), re.match('a{2,3}?','aaa'), re.match('(?:ab){2,}','ababab'), re.match('x*y*?z','xyz'), re.search('(?=(a+))a*b\\1','baaabac'), re.search('(a+)+$','aaaaaaaaaaaaaaaaab') )
t(lambda:re.compile(r'(a)(b)').scanner('abab').search()); print(isinstance(m,re.Match),isinstance(p,re.Pattern),type(m),type(p)); t(lambda:re.Match()); t(lambda:re.Pattern()); import copy; print(copy.copy(p) is p,hash(p)==hash(re.compile('a(b)?',10)))
t(lambda:p.foo); t(lambda:re.purge()); t(lambda:re.match('a*'*3,'aaa')); t(lambda:re.template('a')); t(lambda: re.findall('a','aaaa',flags=re.I)); t(lambda:re.sub('A','b','aaa',count=2,flags=re.I)); t(lambda:p.sub(repl='x',string='ab')); t(lambda:p.findall(string='ab')); t(lambda:re.search(pattern='a',string='ba'))

# expect: '(' error | missing ), unterminated subpattern at position 0
# expect: 'a)' error | unbalanced parenthesis at position 1
# expect: '[' error | unterminated character set at position 0
# expect: '[a' error | unterminated character set at position 0
# expect: '*' error | nothing to repeat at position 0
# expect: 'a**' error | multiple repeat at position 2
# expect: 'a{2}{3}' error | multiple repeat at position 4
# expect: 'a{3,2}' error | min repeat greater than max repeat at position 2
# expect: '(?P<n' error | missing >, unterminated name at position 4
# expect: '(?P<1>a)' error | bad character in group name '1' at position 4
# expect: '(?P<a>x)(?P<a>y)' error | redefinition of group name 'a' as group 2; was group 1 at position 12
# expect: '(?P=b)' error | unknown group name 'b' at position 4
# expect: '\\1' error | invalid group reference 1 at position 1
# expect: '(\\1)' error | cannot refer to an open group at position 1
# expect: '(?<=a+)b' error | look-behind requires fixed-width pattern
# expect: '(?' error | unexpected end of pattern at position 2
# expect: '(?z)' error | unknown extension ?z at position 1
# expect: '(?P' error | unexpected end of pattern at position 3
# expect: '(?Pz)' error | unknown extension ?Pz at position 1
# expect: '(?<z)' error | unknown extension ?<z at position 1
# expect: '\\' error | bad escape (end of pattern) at position 0
# expect: '\\q' error | bad escape \q at position 0
# expect: '[\\q]' error | bad escape \q at position 1
# expect: '\\x1' error | incomplete escape \x1 at position 0
# expect: '\\u12' error | incomplete escape \u12 at position 0
# expect: '[z-a]' error | bad character range z-a at position 1
# expect: '[\\d-a]' error | bad character range \d-a at position 1
# expect: '(?i' error | missing -, : or ) at position 3
# expect: '(?i-' error | missing flag at position 4
# expect: '(?i-i:a)' error | bad inline flags: flag turned on and off at position 5
# expect: 'a(?i)' error | global flags not at the start of the expression at position 1
# expect: '(?a)(?u)b' ValueError | ASCII and UNICODE flags are incompatible
# expect: '(?(1)a|b|c)' error | conditional backref with more than two branches at position 8
# expect: '(?(x)a)' error | unknown group name 'x' at position 3
# expect: '(?(0)a)' error | bad group number at position 3
# expect: '(?(99)a)' error | invalid group reference 99 at position 3
# expect: '(?(1)a' error | missing ), unterminated subpattern at position 0
# expect: '(?#' error | missing ), unterminated comment at position 0
# expect: '(?#a)b' re.compile('(?#a)b')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((2, 3), (), None, None, ((2, 3),))
# expect: None
# expect: ['b']
# expect: 'aa<b>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '+' error | nothing to repeat at position 0
# expect: 'a|*' error | nothing to repeat at position 2
# expect: '(?:' error | missing ), unterminated subpattern at position 0
# expect: 'x{99999999999}' OverflowError | the repetition number is too large
# expect: '(?-i:a' error | missing ), unterminated subpattern at position 0
# expect: '(?L)a' error | bad inline flags: cannot use 'L' flag with a str pattern at position 3
# expect: '(?ab)' error | unknown flag at position 3
# expect: '(?i-q:a)' error | unknown flag at position 4
# expect: '^*' error | nothing to repeat at position 1
# expect: '(?:a)*' re.compile('(?:a)*')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa', '', '']
# expect: '<aa><>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: '(?:)*' re.compile('(?:)*')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '']
# expect: '<>a<>a<>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: 'a{,3}' re.compile('a{,3}')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa', '', '']
# expect: '<aa><>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: 'a{' re.compile('a{')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'a{1' re.compile('a{1')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'a{1,' re.compile('a{1,')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '{1}' error | nothing to repeat at position 0
# expect: '\\8' error | invalid group reference 8 at position 1
# expect: '\\400' error | octal escape value \400 outside of range 0-0o377 at position 0
# expect: '[\\400]' error | octal escape value \400 outside of range 0-0o377 at position 1
# expect: 'a\nb(' error | missing ), unterminated subpattern at position 3 (line 2, column 2)
# expect: '(?P<>x)' error | missing group name at position 4
# expect: '(?P=)' error | missing group name at position 4
# expect: '(?P<a b>x)' error | bad character in group name 'a b' at position 4
# expect: '(?(a b)x)' error | bad character in group name 'a b' at position 3
# expect: 'a++' re.compile('a++')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa']
# expect: '<aa>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'a*+' re.compile('a*+')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa', '', '']
# expect: '<aa><>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: 'a?+' re.compile('a?+')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a', '', '']
# expect: '<a><a><>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: 'a{1,2}+' re.compile('a{1,2}+')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa']
# expect: '<aa>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?>ab)' re.compile('(?>ab)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((1, 3), (), None, None, ((1, 3),))
# expect: None
# expect: ['ab']
# expect: 'a<ab>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'a???' error | multiple repeat at position 3
# expect: '(?P<é>x)' re.compile('(?P<é>x)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: ((0, 1), ('x',), 1, 'é', ((0, 1), (0, 1)))
# expect: None
# expect: ['x', 'x']
# expect: '<x>y<x>cd'
# expect: '\\0' re.compile('\\0')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '\\07' re.compile('\\07')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '\\010' re.compile('\\010')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '\\pL' error | bad escape \p at position 0
# expect: '(?<=(a))b' re.compile('(?<=(a))b')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((2, 3), ('a',), 1, None, ((2, 3), (1, 2)))
# expect: None
# expect: ['a']
# expect: 'aa<b>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?<=\\1)(a)' error | invalid group reference 1 at position 5
# expect: '(a)(?<=\\1)b' re.compile('(a)(?<=\\1)b')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((1, 3), ('a',), 1, None, ((1, 3), (1, 2)))
# expect: None
# expect: ['a']
# expect: 'a<ab>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?<!a|bc)d' error | look-behind requires fixed-width pattern
# expect: '(((((a)))))' re.compile('(((((a)))))')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), ('a', 'a', 'a', 'a', 'a'), 1, None, ((0, 1), (0, 1), (0, 1), (0, 1), (0, 1), (0, 1)))
# expect: None
# expect: [('a', 'a', 'a', 'a', 'a'), ('a', 'a', 'a', 'a', 'a')]
# expect: '<a><a>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '[]a]' re.compile('[]a]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a']
# expect: '<a><a>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '[^]a]' re.compile('[^]a]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((2, 3), (), None, None, ((2, 3),))
# expect: None
# expect: ['b']
# expect: 'aa<b>'
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['x', 'y', 'x', 'c', 'd']
# expect: '<x><y><x><c><d>'
# expect: '[a-]' re.compile('[a-]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a']
# expect: '<a><a>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '[-a]' re.compile('[-a]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a']
# expect: '<a><a>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '[a\\]b]' re.compile('[a\\]b]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a', 'b']
# expect: '<a><a><b>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '[[:alpha:]]' re.compile('[[:alpha:]]')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?i:a)b' re.compile('(?i:a)b')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((1, 3), (), None, None, ((1, 3),))
# expect: None
# expect: ['ab']
# expect: 'a<ab>'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?s:.)' re.compile('(?s:.)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['a', 'a', 'b']
# expect: '<a><a><b>'
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ['x', 'y', 'x', 'c', 'd']
# expect: '<x><y><x><c><d>'
# expect: '(?m:^a$)' re.compile('(?m:^a$)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?x: a b )c' re.compile('(?x: a b )c')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?P<x>a)(?P=x)' re.compile('(?P<x>a)(?P=x)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 2), ('a',), 1, 'x', ((0, 2), (0, 1)))
# expect: None
# expect: ['a']
# expect: '<aa>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'a{0}' re.compile('a{0}')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '']
# expect: '<>a<>a<>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: 'a{2,}?' re.compile('a{2,}?')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: ((0, 2), (), None, None, ((0, 2),))
# expect: None
# expect: ['aa']
# expect: '<aa>b'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?!)' re.compile('(?!)')
# expect: None
# expect: None
# expect: []
# expect: ''
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: '(?=)' re.compile('(?=)')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '']
# expect: '<>a<>a<>b<>'
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: None
# expect: ['', '', '', '', '', '']
# expect: '<>x<>y<>x<>c<>d<>'
# expect: '$^' re.compile('$^')
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ((0, 0), (), None, None, ((0, 0),))
# expect: ['']
# expect: '<>'
# expect: None
# expect: None
# expect: []
# expect: 'aab'
# expect: None
# expect: None
# expect: []
# expect: 'xyxcd'
# expect: 'world hello bar foo'
# expect: '2 44 666'
# expect: ('bbnbna', 2)
# expect: '-a-b-c-'
# expect: '-a-b--d-'
# expect: ['Words', ', ', 'words', ', ', 'words', '.', '']
# expect: ['Words', 'words, words.']
# expect: ['', 'a', '', 'b', 'c', '']
# expect: ['foot', 'fell', 'fastest']
# expect: [('width', '20'), ('height', '10')]
# expect: [(0, 0), (1, 3), (3, 3), (4, 4)]
# expect: '\\1' 'xax'
# expect: '\\3' error | invalid group reference 3 at position 1
# expect: '\\g<1>' 'xax'
# expect: '\\g<n>' 'xax'
# expect: '\\g<zz>' IndexError | unknown group name 'zz'
# expect: '\\g<' error | missing group name at position 3
# expect: '\\g<>' error | missing group name at position 3
# expect: '\\g' error | missing < at position 2
# expect: '\\g<1' error | missing >, unterminated name at position 3
# expect: '\\q' error | bad escape \q at position 0
# expect: '\\n\\t' 'x\n\tx'
# expect: '\\\\' 'x\\x'
# expect: '\\0' 'x\x00x'
# expect: '\\101' 'xAx'
# expect: '\\g<10>' error | invalid group reference 10 at position 3
# expect: '\\g<a b>' error | bad character in group name 'a b' at position 3
# expect: '\\777' error | octal escape value \777 outside of range 0-0o377 at position 0
# expect: '\\' error | bad escape (end of pattern) at position 0
# expect: '\\.' 'x\\.x'
# expect: '\\12' error | invalid group reference 12 at position 1
# expect: <re.Match object; span=(0, 16), match='Malcolm Reynolds'> Malcolm Reynolds ('Malcolm', 'Reynolds') Malcolm {'first': 'Malcolm', 'last': 'Reynolds'} ('Malcolm', 'Reynolds', 'd') 8 16 (8, 16) 2 last 0 16 Malcolm Reynolds re.compile('(?P<first>\\w+) (?P<last>\\w+)(x)?') Reynolds-Malcolm Malcolm
# expect: IndexError | no such group
# expect: IndexError | no such group
# expect: IndexError | no such group
# expect: IndexError | no such group
# expect: True
# expect: TypeError | object of type 're.Match' has no len()
# expect: re.compile('a(b)?', re.IGNORECASE|re.MULTILINE) a(b)? 42 1 {} True re.IGNORECASE re.IGNORECASE re.IGNORECASE|re.MULTILINE re.IGNORECASE|re.MULTILINE|re.VERBOSE re.DOTALL re.compile('x', re.ASCII) re.compile(b'x', re.IGNORECASE) re.compile('(?i)x', re.IGNORECASE) re.compile('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)
# expect: ((2, 3), (None,), None, None, ((2, 3), (-1, -1)))
# expect: ((1, 3), ('b',), 1, None, ((1, 3), (2, 3)))
# expect: None
# expect: ((0, 1), (), None, None, ((0, 1),))
# expect: None
# expect: ((1, 2), (), None, None, ((1, 2),))
# expect: ((0, 2), ('b',), 1, None, ((0, 2), (1, 2)))
# expect: None
# expect: TypeError | cannot use a string pattern on a bytes-like object
# expect: TypeError | cannot use a bytes pattern on a string-like object
# expect: TypeError | expected string or bytes-like object, got 'int'
# expect: TypeError | first argument must be string or compiled pattern
# expect: TypeError | first argument must be string or compiled pattern
# expect: ValueError | cannot use LOCALE flag with a str pattern
# expect: ValueError | cannot use UNICODE flag with a bytes pattern
# expect: ValueError | ASCII and UNICODE flags are incompatible
# expect: ValueError | cannot process flags argument with a compiled pattern
# expect: re.compile('a(b)?', re.IGNORECASE|re.MULTILINE)
# expect: TypeError | match() takes from 2 to 3 positional arguments but 5 were given
# expect: TypeError | decoding to str: need a bytes-like object, int found
# expect: TypeError | sequence item 0: expected str instance, int found
# expect: TypeError | decoding to str: need a bytes-like object, NoneType found
# expect: b'bbc'
# expect: TypeError | sequence item 0: expected str instance, bytes found
# expect: [b'a']
# expect: ['a', 'é', '_', '1', '²']
# expect: ['1', '२']
# expect: ['a']
# expect: ['straße', 'STRAßE']
# expect: ['K', 'ſ', 'İ', 'ı', 'K']
# expect: ['Σ', 'σ', 'ς']
# expect: ['É', 'é']
# expect: a\.b\*c\[d\]\ é\-_\
# expect:  b'a\\.b' <class 're.error'>
# expect: missing ), unterminated subpattern (?P<a>
# expect: ( 7 2 1 ('missing ), unterminated subpattern at position 7 (line 2, column 1)',)
# expect: (None, 'b') ('a',) (0, 3) ('b',) ('b', 'a') ('a', 'b') <re.Match object; span=(0, 1), match='c'> <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(0, 1), match='a'>
# expect: ['"a\\"b"', '"c"'] [' # b', '#c'] ['3.14', '42'] 12 <345> 6789 ['ab', 'c', 'é'] a b c ('1', '') ['a', 'b', 'c'] ['ab', 'cd'] ['a\n', '\nb']
# expect: <re.Match object; span=(0, 2), match='ab'> <re.Match object; span=(0, 4), match='abcd'> <re.Match object; span=(0, 2), match='aa'> <re.Match object; span=(0, 6), match='ababab'> <re.Match object; span=(0, 3), match='xyz'> <re.Match object; span=(3, 6), match='aba'> None
# expect: ((0, 2), ('a', 'b'), 2, None, ((0, 2), (0, 1), (1, 2)))
# expect: True True <class 're.Match'> <class 're.Pattern'>
# expect: TypeError | cannot create 're.Match' instances
# expect: TypeError | cannot create 're.Pattern' instances
# expect: True True
# expect: AttributeError | 're.Pattern' object has no attribute 'foo'
# expect: None
# expect: ((0, 3), (), None, None, ((0, 3),))
# expect: re.compile('a', re.TEMPLATE)
# expect: ['a', 'a', 'a', 'a']
# expect: 'bba'
# expect: 'x'
# expect: ['b']
# expect: ((1, 2), (), None, None, ((1, 2),))
