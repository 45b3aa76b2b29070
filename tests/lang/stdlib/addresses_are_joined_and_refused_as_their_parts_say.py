import urllib.parse as P


def show(f, *arguments):
    try:
        print(ascii(f(*arguments)))
    except ValueError as error:
        print(type(error).__name__, ascii(str(error)))


for names in ("uses_relative", "uses_netloc", "uses_params", "uses_query", "uses_fragment", "non_hierarchical"):
    print(names, getattr(P, names))
for base, address in (("?q", "a/b"), ("http://h", "x"), ("http://h/a//b/../c", "../../../d//./e"), ("git://h/a/b", "../c"), ("rtsps://h/a/b", "c?d#e"),
                      ("telnet://h/a", "b"), ("http://h/a/b", "//[1::2]/x"), ("http://h/a/b;p?q", ";z"), ("", "a"), ("mailto:x", "y")):  # fmt: skip
    show(P.urljoin, base, address)
for address in ("http://[1.2.3.4]/", "http://[v1.x]/", "http://[vx.y]/", "http://[g]/", "http://[1::2", "//\u2100.x/", "//\uff0e/", "//u:p@[1::2]:80/a"):
    show(P.urlsplit, address)
for parts in (("git", "", "a/b", "", ""), ("x", "", "a/b", "", ""), ("telnet", "", "/a", "", "f"), ("", "h", "a", "q", "")):
    show(P.urlunsplit, parts)
for address in ("//\t#a", "mailto:\t\t\u2100#b", "x#", "http://h/a;b#c#d"):
    show(P.urldefrag, address)
P.uses_relative.append("own")
P.uses_netloc.append("own")
show(P.urljoin, "own://h/a/b", "c")

# expect: uses_relative ['', 'ftp', 'http', 'gopher', 'nntp', 'imap', 'wais', 'file', 'https', 'shttp', 'mms', 'prospero', 'rtsp', 'rtsps', 'rtspu', 'sftp', 'svn', 'svn+ssh', 'ws', 'wss']
# expect: uses_netloc ['', 'ftp', 'http', 'gopher', 'nntp', 'telnet', 'imap', 'wais', 'file', 'mms', 'https', 'shttp', 'snews', 'prospero', 'rtsp', 'rtsps', 'rtspu', 'rsync', 'svn', 'svn+ssh', 'sftp', 'nfs', 'git', 'git+ssh', 'ws', 'wss']
# expect: uses_params ['', 'ftp', 'hdl', 'prospero', 'http', 'imap', 'https', 'shttp', 'rtsp', 'rtsps', 'rtspu', 'sip', 'sips', 'mms', 'sftp', 'tel']
# expect: uses_query ['', 'http', 'wais', 'imap', 'https', 'shttp', 'mms', 'gopher', 'rtsp', 'rtsps', 'rtspu', 'sip', 'sips']
# expect: uses_fragment ['', 'ftp', 'hdl', 'http', 'gopher', 'news', 'nntp', 'wais', 'https', 'shttp', 'snews', 'file', 'prospero']
# expect: non_hierarchical ['gopher', 'hdl', 'mailto', 'news', 'telnet', 'wais', 'imap', 'snews', 'sip', 'sips']
# expect: '/a/b'
# expect: 'http://h/x'
# expect: 'http://h/d/e'
# expect: '../c'
# expect: 'rtsps://h/a/c?d#e'
# expect: 'b'
# expect: 'http://[1::2]/x'
# expect: 'http://h/a/;z'
# expect: 'a'
# expect: 'y'
# expect: ValueError 'An IPv4 address cannot be in brackets'
# expect: SplitResult(scheme='http', netloc='[v1.x]', path='/', query='', fragment='')
# expect: ValueError 'IPvFuture address is invalid'
# expect: ValueError "'g' does not appear to be an IPv4 or IPv6 address"
# expect: ValueError 'Invalid IPv6 URL'
# expect: ValueError "netloc '\u2100.x' contains invalid characters under NFKC normalization"
# expect: SplitResult(scheme='', netloc='\uff0e', path='/', query='', fragment='')
# expect: SplitResult(scheme='', netloc='u:p@[1::2]:80', path='/a', query='', fragment='')
# expect: 'git:///a/b'
# expect: 'x:a/b'
# expect: 'telnet:///a#f'
# expect: '//h/a?q'
# expect: DefragResult(url='', fragment='a')
# expect: DefragResult(url='mailto:\u2100', fragment='b')
# expect: DefragResult(url='x', fragment='')
# expect: DefragResult(url='http://h/a;b', fragment='c#d')
# expect: 'own://h/a/c'
