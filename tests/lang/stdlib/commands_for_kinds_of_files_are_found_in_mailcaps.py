import asyncio
import warnings
warnings.simplefilter('ignore')
import mailcap, os, tempfile, io
T = '# comment\ntext/plain; cat %s; description="a \\; b"; test=test -n "$X"\ntext/html; lynx %s ; needsterminal ; copiousoutput\nvideo/*; mplayer %s; edit=ed %s; nametemplate=%s.mpg\nvideo/mpeg; xmpeg %t %{id} %% \\%s %n %F\nimage/gif; xv %s; \\\n  compose=gimp %s\nbad line\naudio/x; play %{total} -t %t\ntext/plain; second %s; priority=2\n'
d = tempfile.mkdtemp()
p = os.path.join(d, 'mc')
open(p, 'w').write(T)
os.environ['MAILCAPS'] = p
caps = mailcap.getcaps()
for k, v in caps.items():
    print(k, v)
print([f.replace(d, 'D') for f in mailcap.listmailcapfiles()])
for a in (('text/plain',), ('video/mpeg', 'view', 'f.mpg'), ('video/mpeg', 'edit'), ('video/mpeg', 'view', 'f', ['id=3', 'x=4']), ('image/gif', 'compose', 'g.gif'), ('none/x',), ('audio/x', 'view', 'a', ['total=4']), ('text/html', 'description'), ('video/other', 'view', 'o'), ('text/plain', 'view', 'bad;name'), ('audio/bad;x',), ('audio/x', 'view', 'a', ['total=4;rm']), ('text/plain', 'description')):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try:
            print(a, mailcap.findmatch(caps, *a), [(x.category.__name__, str(x.message)) for x in w])
        except Exception as e:
            print(a, type(e).__name__, e)
os.environ['X'] = '1'
print(mailcap.findmatch(caps, 'text/plain'))
print(mailcap.lookup(caps, 'video/mpeg'), mailcap.lookup(caps, 'video/mpeg', 'edit'), mailcap.subst('a %s %t %{x} %% \\% %n', 't/p', 'F', ['x=1']), mailcap.subst('%{id', 't', 'f'), mailcap.findparam('a', ['A=3']), mailcap.findparam('z', []))
print(mailcap.parseline('a/b; c; d=e; f; g= h ;i=j;k'), mailcap.parseline('x'), mailcap.parsefield('ab\\;c;d', 0, 7))
print(mailcap.readmailcapfile(io.StringIO('a/b; v\n')))
del os.environ['MAILCAPS']
os.environ['HOME'] = '/h'
print(mailcap.listmailcapfiles())
print(asyncio.Server.__name__, issubclass(asyncio.Server, asyncio.AbstractServer), "Server" in asyncio.__all__)

# expect: text/plain [{'view': 'cat %s', 'description': '"a \\; b"', 'test': 'test -n "$X"', 'lineno': 0}, {'view': 'second %s', 'priority': '2', 'lineno': 6}]
# expect: text/html [{'view': 'lynx %s', 'needsterminal': '', 'copiousoutput': '', 'lineno': 1}]
# expect: video/* [{'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}]
# expect: video/mpeg [{'view': 'xmpeg %t %{id} %% \\%s %n %F', 'lineno': 3}]
# expect: image/gif [{'view': 'xv %s', 'compose': 'gimp %s', 'lineno': 4}]
# expect: audio/x [{'view': 'play %{total} -t %t', 'lineno': 5}]
# expect: ['D/mc']
# expect: ('text/plain',) ('second /dev/null', {'view': 'second %s', 'priority': '2', 'lineno': 6}) []
# expect: ('video/mpeg', 'view', 'f.mpg') ('mplayer f.mpg', {'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}) []
# expect: ('video/mpeg', 'edit') ('ed /dev/null', {'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}) []
# expect: ('video/mpeg', 'view', 'f', ['id=3', 'x=4']) ('mplayer f', {'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}) []
# expect: ('image/gif', 'compose', 'g.gif') ('gimp g.gif', {'view': 'xv %s', 'compose': 'gimp %s', 'lineno': 4}) []
# expect: ('none/x',) (None, None) []
# expect: ('audio/x', 'view', 'a', ['total=4']) ('play 4 -t audio/x', {'view': 'play %{total} -t %t', 'lineno': 5}) []
# expect: ('text/html', 'description') (None, None) []
# expect: ('video/other', 'view', 'o') ('mplayer o', {'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}) []
# expect: ('text/plain', 'view', 'bad;name') (None, None) [('UnsafeMailcapInput', "Refusing to use mailcap with filename 'bad;name'. Use a safe temporary filename.")]
# expect: ('audio/bad;x',) (None, None) []
# expect: ('audio/x', 'view', 'a', ['total=4;rm']) (None, None) [('UnsafeMailcapInput', "Refusing to substitute parameter '4;rm' (total) into a shell command")]
# expect: ('text/plain', 'description') (None, None) []
# expect: ('cat /dev/null', {'view': 'cat %s', 'description': '"a \\; b"', 'test': 'test -n "$X"', 'lineno': 0})
# expect: [{'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}, {'view': 'xmpeg %t %{id} %% \\%s %n %F', 'lineno': 3}] [{'view': 'mplayer %s', 'edit': 'ed %s', 'nametemplate': '%s.mpg', 'lineno': 2}] a F t/p 1 % % %n  3
# expect: ('a/b', {'view': 'c', 'd': 'e', 'f': '', 'g': 'h', 'i': 'j', 'k': ''}) (None, None) ('ab\\;c', 5)
# expect: {'a/b': [{'view': 'v'}]}
# expect: ['/h/.mailcap', '/etc/mailcap', '/usr/etc/mailcap', '/usr/local/etc/mailcap']
# expect: Server True True
