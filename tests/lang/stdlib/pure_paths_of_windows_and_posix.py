import pickle
from pathlib import PurePath, PurePosixPath, PureWindowsPath, WindowsPath


def show(f, *a):
    try:
        print(repr(f(*a)))
    except Exception as e:
        print(type(e).__name__, e)


W, X = PureWindowsPath, PurePosixPath
texts = ["", "a/b", "c:", "c:a", "c:/", "C:/A/B.tar.gz", "//s/sh", "//s/sh/a", "\\a", "//?/c:/a", "//?/UNC/s/sh/a", "..", "nul",
         "c:/con.txt", "///a"]  # fmt: skip
for kind, ps in ((W, texts), (X, ["", "a/b", "/", "//", "///a", "a.b.c", "../a", "a\\b", "/a b"])):
    for text in ps:
        p = kind(text)
        print(p, p.drive, p.root, p.anchor, p.parts, p.name, p.suffixes, p.stem, p.is_absolute(), p.is_reserved(), list(map(str, p.parents)))
        show(p.as_uri)
        show(p.with_name, "n")
        show(p.with_suffix, ".s")
        for other in ("a", "c:", "/", "c:/", "//s/sh"):
            show(p.relative_to, other)
            show(p.joinpath, other)
        print([p.match(pattern) for pattern in ("*", "a*", "c:*", "/a", "A/*", "*.gz")])
show(W, "c:a", "C:b")
show(W, "c:/a", "/b", "d:x")
show(W("c:a").joinpath, "C:b")
for name in ("", "a/b", "c:", ".", "a:"):
    show(W("c:/x").with_name, name)
    show(X("/x").with_name, name)
print(W("A") == W("a"), hash(W("A")) == hash(W("a")), X("a") == W("a"), W("c:/a") >= W("C:/A"), sorted([X("b"), X("a/c"), X("a")]))
show(lambda: X("a") < W("a"))
show(lambda: X("a") / 1)
show(lambda: 1 / X("a"))
show(lambda: "x" / X("a"))
show(X, b"a")
show(X("a").relative_to)
show(X("a").match, "")
show(WindowsPath, "a")
print(X("a/b/c").parents[1:], X("a/b/c").parents[-1], pickle.loads(pickle.dumps(W("c:/a"))), PurePath("a").__class__.__name__)

# expect: .    ()  []  False False []
# expect: ValueError relative path can't be expressed as a file URI
# expect: ValueError PureWindowsPath('.') has an empty name
# expect: ValueError PureWindowsPath('.') has an empty name
# expect: ValueError '.' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('a')
# expect: ValueError '.' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '.' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/')
# expect: ValueError '.' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '.' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [False, False, False, False, False, False]
# expect: a\b    ('a', 'b') b [] b False False ['a', '.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('a/n')
# expect: PureWindowsPath('a/b.s')
# expect: PureWindowsPath('b')
# expect: PureWindowsPath('a/b/a')
# expect: ValueError 'a\\b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError 'a\\b' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/')
# expect: ValueError 'a\\b' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'a\\b' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, True, False]
# expect: c: c:  c: ('c:',)  []  False False []
# expect: ValueError relative path can't be expressed as a file URI
# expect: ValueError PureWindowsPath('c:') has an empty name
# expect: ValueError PureWindowsPath('c:') has an empty name
# expect: ValueError 'c:' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:a')
# expect: PureWindowsPath('.')
# expect: PureWindowsPath('c:')
# expect: ValueError 'c:' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, False, False]
# expect: c:a c:  c: ('c:', 'a') a [] a False False ['c:']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('c:n')
# expect: PureWindowsPath('c:a.s')
# expect: ValueError 'c:a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:a/a')
# expect: PureWindowsPath('a')
# expect: PureWindowsPath('c:a')
# expect: ValueError 'c:a' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:a' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, True, False, False, False]
# expect: c:\ c: \ c:\ ('c:\\',)  []  True False []
# expect: 'file:///c:/'
# expect: ValueError PureWindowsPath('c:/') has an empty name
# expect: ValueError PureWindowsPath('c:/') has an empty name
# expect: ValueError 'c:\\' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/a')
# expect: PureWindowsPath('/')
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:\\' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: PureWindowsPath('.')
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:\\' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, False, False]
# expect: C:\A\B.tar.gz C: \ C:\ ('C:\\', 'A', 'B.tar.gz') B.tar.gz ['.tar', '.gz'] B.tar True False ['C:\\A', 'C:\\']
# expect: 'file:///C:/A/B.tar.gz'
# expect: PureWindowsPath('C:/A/n')
# expect: PureWindowsPath('C:/A/B.tar.s')
# expect: ValueError 'C:\\A\\B.tar.gz' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('C:/A/B.tar.gz/a')
# expect: PureWindowsPath('/A/B.tar.gz')
# expect: PureWindowsPath('C:/A/B.tar.gz')
# expect: ValueError 'C:\\A\\B.tar.gz' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('C:/')
# expect: PureWindowsPath('A/B.tar.gz')
# expect: PureWindowsPath('c:/')
# expect: ValueError 'C:\\A\\B.tar.gz' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, True, True]
# expect: \\s\sh\ \\s\sh \ \\s\sh\ ('\\\\s\\sh\\',)  []  True False []
# expect: 'file://s/sh/'
# expect: ValueError PureWindowsPath('//s/sh/') has an empty name
# expect: ValueError PureWindowsPath('//s/sh/') has an empty name
# expect: ValueError '\\\\s\\sh\\' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/a')
# expect: ValueError '\\\\s\\sh\\' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '\\\\s\\sh\\' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: ValueError '\\\\s\\sh\\' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: PureWindowsPath('.')
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, False, False]
# expect: \\s\sh\a \\s\sh \ \\s\sh\ ('\\\\s\\sh\\', 'a') a [] a True False ['\\\\s\\sh\\']
# expect: 'file://s/sh/a'
# expect: PureWindowsPath('//s/sh/n')
# expect: PureWindowsPath('//s/sh/a.s')
# expect: ValueError '\\\\s\\sh\\a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/a/a')
# expect: ValueError '\\\\s\\sh\\a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '\\\\s\\sh\\a' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: ValueError '\\\\s\\sh\\a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: PureWindowsPath('a')
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, False, True, False, False]
# expect: \a  \ \ ('\\', 'a') a [] a False False ['\\']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('/n')
# expect: PureWindowsPath('/a.s')
# expect: ValueError '\\a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/a/a')
# expect: ValueError '\\a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: PureWindowsPath('a')
# expect: PureWindowsPath('/')
# expect: ValueError '\\a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '\\a' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, False, True, False, False]
# expect: \\?\c:\a \\?\c: \ \\?\c:\ ('\\\\?\\c:\\', 'a') a [] a True False ['\\\\?\\c:\\']
# expect: 'file://%3F/c%3A/a'
# expect: PureWindowsPath('//?/c:/n')
# expect: PureWindowsPath('//?/c:/a.s')
# expect: ValueError '\\\\?\\c:\\a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//?/c:/a/a')
# expect: ValueError '\\\\?\\c:\\a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '\\\\?\\c:\\a' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//?/c:/')
# expect: ValueError '\\\\?\\c:\\a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '\\\\?\\c:\\a' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, False, True, False, False]
# expect: \\?\UNC\s\sh\a \\?\UNC\s\sh \ \\?\UNC\s\sh\ ('\\\\?\\UNC\\s\\sh\\', 'a') a [] a True False ['\\\\?\\UNC\\s\\sh\\']
# expect: 'file://%3F/UNC/s/sh/a'
# expect: PureWindowsPath('//?/UNC/s/sh/n')
# expect: PureWindowsPath('//?/UNC/s/sh/a.s')
# expect: ValueError '\\\\?\\UNC\\s\\sh\\a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//?/UNC/s/sh/a/a')
# expect: ValueError '\\\\?\\UNC\\s\\sh\\a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '\\\\?\\UNC\\s\\sh\\a' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//?/UNC/s/sh/')
# expect: ValueError '\\\\?\\UNC\\s\\sh\\a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '\\\\?\\UNC\\s\\sh\\a' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, False, True, False, False]
# expect: ..    ('..',) .. [] .. False False ['.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('n')
# expect: PureWindowsPath('...s')
# expect: ValueError '..' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('../a')
# expect: ValueError '..' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError '..' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/')
# expect: ValueError '..' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '..' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, False, False]
# expect: nul    ('nul',) nul [] nul False True ['.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('n')
# expect: PureWindowsPath('nul.s')
# expect: ValueError 'nul' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('nul/a')
# expect: ValueError 'nul' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: ValueError 'nul' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/')
# expect: ValueError 'nul' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError 'nul' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, False, False, False, False]
# expect: c:\con.txt c: \ c:\ ('c:\\', 'con.txt') con.txt ['.txt'] con True True ['c:\\']
# expect: 'file:///c:/con.txt'
# expect: PureWindowsPath('c:/n')
# expect: PureWindowsPath('c:/con.s')
# expect: ValueError 'c:\\con.txt' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/con.txt/a')
# expect: PureWindowsPath('/con.txt')
# expect: PureWindowsPath('c:/con.txt')
# expect: ValueError 'c:\\con.txt' is not in the subpath of '\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: PureWindowsPath('con.txt')
# expect: PureWindowsPath('c:/')
# expect: ValueError 'c:\\con.txt' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, False, True, False, False, False]
# expect: \a  \ \ ('\\', 'a') a [] a False False ['\\']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PureWindowsPath('/n')
# expect: PureWindowsPath('/a.s')
# expect: ValueError '\\a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('/a/a')
# expect: ValueError '\\a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:')
# expect: PureWindowsPath('a')
# expect: PureWindowsPath('/')
# expect: ValueError '\\a' is not in the subpath of 'c:\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('c:/')
# expect: ValueError '\\a' is not in the subpath of '\\\\s\\sh\\' OR one path is relative and the other is absolute.
# expect: PureWindowsPath('//s/sh/')
# expect: [True, True, False, True, False, False]
# expect: .    ()  []  False False []
# expect: ValueError relative path can't be expressed as a file URI
# expect: ValueError PurePosixPath('.') has an empty name
# expect: ValueError PurePosixPath('.') has an empty name
# expect: ValueError '.' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a')
# expect: ValueError '.' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('c:')
# expect: ValueError '.' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError '.' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('c:')
# expect: ValueError '.' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [False, False, False, False, False, False]
# expect: a/b    ('a', 'b') b [] b False False ['a', '.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PurePosixPath('a/n')
# expect: PurePosixPath('a/b.s')
# expect: PurePosixPath('b')
# expect: PurePosixPath('a/b/a')
# expect: ValueError 'a/b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a/b/c:')
# expect: ValueError 'a/b' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError 'a/b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a/b/c:')
# expect: ValueError 'a/b' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, False, False, False, False, False]
# expect: /  / / ('/',)  []  True False []
# expect: 'file:///'
# expect: ValueError PurePosixPath('/') has an empty name
# expect: ValueError PurePosixPath('/') has an empty name
# expect: ValueError '/' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a')
# expect: ValueError '/' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/c:')
# expect: PurePosixPath('.')
# expect: PurePosixPath('/')
# expect: ValueError '/' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/c:')
# expect: ValueError '/' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, False, False, False, False, False]
# expect: //  // // ('//',)  []  True False []
# expect: 'file:////'
# expect: ValueError PurePosixPath('//') has an empty name
# expect: ValueError PurePosixPath('//') has an empty name
# expect: ValueError '//' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//a')
# expect: ValueError '//' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//c:')
# expect: ValueError '//' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError '//' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//c:')
# expect: ValueError '//' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, False, False, False, False, False]
# expect: /a  / / ('/', 'a') a [] a True False ['/']
# expect: 'file:///a'
# expect: PurePosixPath('/n')
# expect: PurePosixPath('/a.s')
# expect: ValueError '/a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a/a')
# expect: ValueError '/a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a/c:')
# expect: PurePosixPath('a')
# expect: PurePosixPath('/')
# expect: ValueError '/a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a/c:')
# expect: ValueError '/a' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, True, False, True, False, False]
# expect: a.b.c    ('a.b.c',) a.b.c ['.b', '.c'] a.b False False ['.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PurePosixPath('n')
# expect: PurePosixPath('a.b.s')
# expect: ValueError 'a.b.c' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a.b.c/a')
# expect: ValueError 'a.b.c' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a.b.c/c:')
# expect: ValueError 'a.b.c' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError 'a.b.c' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a.b.c/c:')
# expect: ValueError 'a.b.c' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, True, False, False, False, False]
# expect: ../a    ('..', 'a') a [] a False False ['..', '.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PurePosixPath('../n')
# expect: PurePosixPath('../a.s')
# expect: ValueError '../a' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('../a/a')
# expect: ValueError '../a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('../a/c:')
# expect: ValueError '../a' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError '../a' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('../a/c:')
# expect: ValueError '../a' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, True, False, False, False, False]
# expect: a\b    ('a\\b',) a\b [] a\b False False ['.']
# expect: ValueError relative path can't be expressed as a file URI
# expect: PurePosixPath('n')
# expect: PurePosixPath('a\\b.s')
# expect: ValueError 'a\\b' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a\\b/a')
# expect: ValueError 'a\\b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a\\b/c:')
# expect: ValueError 'a\\b' is not in the subpath of '/' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/')
# expect: ValueError 'a\\b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('a\\b/c:')
# expect: ValueError 'a\\b' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, True, False, False, False, False]
# expect: /a b  / / ('/', 'a b') a b [] a b True False ['/']
# expect: 'file:///a%20b'
# expect: PurePosixPath('/n')
# expect: PurePosixPath('/a b.s')
# expect: ValueError '/a b' is not in the subpath of 'a' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a b/a')
# expect: ValueError '/a b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a b/c:')
# expect: PurePosixPath('a b')
# expect: PurePosixPath('/')
# expect: ValueError '/a b' is not in the subpath of 'c:' OR one path is relative and the other is absolute.
# expect: PurePosixPath('/a b/c:')
# expect: ValueError '/a b' is not in the subpath of '//s/sh' OR one path is relative and the other is absolute.
# expect: PurePosixPath('//s/sh')
# expect: [True, True, False, False, False, False]
# expect: PureWindowsPath('C:b')
# expect: PureWindowsPath('d:x')
# expect: PureWindowsPath('c:a/b')
# expect: ValueError Invalid name ''
# expect: ValueError Invalid name ''
# expect: ValueError Invalid name 'a/b'
# expect: ValueError Invalid name 'a/b'
# expect: ValueError Invalid name 'c:'
# expect: PurePosixPath('/c:')
# expect: ValueError Invalid name '.'
# expect: ValueError Invalid name '.'
# expect: ValueError Invalid name 'a:'
# expect: PurePosixPath('/a:')
# expect: True True False True [PurePosixPath('a'), PurePosixPath('a/c'), PurePosixPath('b')]
# expect: TypeError '<' not supported between instances of 'PurePosixPath' and 'PureWindowsPath'
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: TypeError unsupported operand type(s) for /: 'int' and 'PurePosixPath'
# expect: PurePosixPath('x/a')
# expect: TypeError argument should be a str object or an os.PathLike object returning str, not <class 'bytes'>
# expect: TypeError need at least one argument
# expect: ValueError empty pattern
# expect: NotImplementedError cannot instantiate 'WindowsPath' on your system
# expect: (PurePosixPath('a'), PurePosixPath('.')) . c:\a PurePosixPath
