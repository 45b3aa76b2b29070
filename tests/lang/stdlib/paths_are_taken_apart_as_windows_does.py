import ntpath
import os

os.environ.update(USERNAME="eric", USERPROFILE="C:\\Users\\eric", foo="bar")


def show(name, *a):
    try:
        print(name, a, repr(getattr(ntpath, name)(*a)))
    except Exception as e:
        print(name, a, type(e).__name__, e)


paths = ["", "a\\b", "a/b", "c:", "c:a", "c:\\", "c:/a", "\\\\m\\s", "\\\\m\\s\\a", "//m/s/a/b", "\\\\?\\c:\\a", "\\a", "//", ".a",
         "a.b.c", "a\\..\\..\\b", "c:..\\x", "a//b\\.\\d", "~\\x", "~other\\z", "$foo", "${foo}x", "%foo%", "$$", "'$foo'$foo"]  # fmt: skip
for p in paths:
    for name in ("splitdrive", "split", "splitext", "basename", "normcase", "normpath", "isabs", "expanduser", "expandvars"):
        show(name, p)
    show("split", p.encode())
    for q in ("a", "c:b", "\\x", "//m/s"):
        show("join", p, q)
for pair in [("a", "b"), ("a\\b\\c", "a"), ("c:\\a", "d:\\b"), ("",), ("C:\\A\\b", "c:\\a\\C"), ("a", b"b")]:
    show("relpath", *pair)
for several in [[], ["a", "b"], ["c:\\a\\b", "C:/A/c"], ["a", "c:\\a"], ["c:\\a", "d:\\a"], [b"a\\b", b"a"], ["a", b"a"]]:
    show("commonpath", several)
show("join", "a", b"b")
show("normpath", None)

# expect: splitdrive ('',) ('', '')
# expect: split ('',) ('', '')
# expect: splitext ('',) ('', '')
# expect: basename ('',) ''
# expect: normcase ('',) ''
# expect: normpath ('',) '.'
# expect: isabs ('',) False
# expect: expanduser ('',) ''
# expect: expandvars ('',) ''
# expect: split (b'',) (b'', b'')
# expect: join ('', 'a') 'a'
# expect: join ('', 'c:b') 'c:b'
# expect: join ('', '\\x') '\\x'
# expect: join ('', '//m/s') '//m/s'
# expect: splitdrive ('a\\b',) ('', 'a\\b')
# expect: split ('a\\b',) ('a', 'b')
# expect: splitext ('a\\b',) ('a\\b', '')
# expect: basename ('a\\b',) 'b'
# expect: normcase ('a\\b',) 'a\\b'
# expect: normpath ('a\\b',) 'a\\b'
# expect: isabs ('a\\b',) False
# expect: expanduser ('a\\b',) 'a\\b'
# expect: expandvars ('a\\b',) 'a\\b'
# expect: split (b'a\\b',) (b'a', b'b')
# expect: join ('a\\b', 'a') 'a\\b\\a'
# expect: join ('a\\b', 'c:b') 'c:b'
# expect: join ('a\\b', '\\x') '\\x'
# expect: join ('a\\b', '//m/s') '//m/s'
# expect: splitdrive ('a/b',) ('', 'a/b')
# expect: split ('a/b',) ('a', 'b')
# expect: splitext ('a/b',) ('a/b', '')
# expect: basename ('a/b',) 'b'
# expect: normcase ('a/b',) 'a\\b'
# expect: normpath ('a/b',) 'a\\b'
# expect: isabs ('a/b',) False
# expect: expanduser ('a/b',) 'a/b'
# expect: expandvars ('a/b',) 'a/b'
# expect: split (b'a/b',) (b'a', b'b')
# expect: join ('a/b', 'a') 'a/b\\a'
# expect: join ('a/b', 'c:b') 'c:b'
# expect: join ('a/b', '\\x') '\\x'
# expect: join ('a/b', '//m/s') '//m/s'
# expect: splitdrive ('c:',) ('c:', '')
# expect: split ('c:',) ('c:', '')
# expect: splitext ('c:',) ('c:', '')
# expect: basename ('c:',) ''
# expect: normcase ('c:',) 'c:'
# expect: normpath ('c:',) 'c:'
# expect: isabs ('c:',) False
# expect: expanduser ('c:',) 'c:'
# expect: expandvars ('c:',) 'c:'
# expect: split (b'c:',) (b'c:', b'')
# expect: join ('c:', 'a') 'c:a'
# expect: join ('c:', 'c:b') 'c:b'
# expect: join ('c:', '\\x') 'c:\\x'
# expect: join ('c:', '//m/s') '//m/s'
# expect: splitdrive ('c:a',) ('c:', 'a')
# expect: split ('c:a',) ('c:', 'a')
# expect: splitext ('c:a',) ('c:a', '')
# expect: basename ('c:a',) 'a'
# expect: normcase ('c:a',) 'c:a'
# expect: normpath ('c:a',) 'c:a'
# expect: isabs ('c:a',) False
# expect: expanduser ('c:a',) 'c:a'
# expect: expandvars ('c:a',) 'c:a'
# expect: split (b'c:a',) (b'c:', b'a')
# expect: join ('c:a', 'a') 'c:a\\a'
# expect: join ('c:a', 'c:b') 'c:a\\b'
# expect: join ('c:a', '\\x') 'c:\\x'
# expect: join ('c:a', '//m/s') '//m/s'
# expect: splitdrive ('c:\\',) ('c:', '\\')
# expect: split ('c:\\',) ('c:\\', '')
# expect: splitext ('c:\\',) ('c:\\', '')
# expect: basename ('c:\\',) ''
# expect: normcase ('c:\\',) 'c:\\'
# expect: normpath ('c:\\',) 'c:\\'
# expect: isabs ('c:\\',) True
# expect: expanduser ('c:\\',) 'c:\\'
# expect: expandvars ('c:\\',) 'c:\\'
# expect: split (b'c:\\',) (b'c:\\', b'')
# expect: join ('c:\\', 'a') 'c:\\a'
# expect: join ('c:\\', 'c:b') 'c:\\b'
# expect: join ('c:\\', '\\x') 'c:\\x'
# expect: join ('c:\\', '//m/s') '//m/s'
# expect: splitdrive ('c:/a',) ('c:', '/a')
# expect: split ('c:/a',) ('c:/', 'a')
# expect: splitext ('c:/a',) ('c:/a', '')
# expect: basename ('c:/a',) 'a'
# expect: normcase ('c:/a',) 'c:\\a'
# expect: normpath ('c:/a',) 'c:\\a'
# expect: isabs ('c:/a',) True
# expect: expanduser ('c:/a',) 'c:/a'
# expect: expandvars ('c:/a',) 'c:/a'
# expect: split (b'c:/a',) (b'c:/', b'a')
# expect: join ('c:/a', 'a') 'c:/a\\a'
# expect: join ('c:/a', 'c:b') 'c:/a\\b'
# expect: join ('c:/a', '\\x') 'c:\\x'
# expect: join ('c:/a', '//m/s') '//m/s'
# expect: splitdrive ('\\\\m\\s',) ('\\\\m\\s', '')
# expect: split ('\\\\m\\s',) ('\\\\m\\s', '')
# expect: splitext ('\\\\m\\s',) ('\\\\m\\s', '')
# expect: basename ('\\\\m\\s',) ''
# expect: normcase ('\\\\m\\s',) '\\\\m\\s'
# expect: normpath ('\\\\m\\s',) '\\\\m\\s'
# expect: isabs ('\\\\m\\s',) True
# expect: expanduser ('\\\\m\\s',) '\\\\m\\s'
# expect: expandvars ('\\\\m\\s',) '\\\\m\\s'
# expect: split (b'\\\\m\\s',) (b'\\\\m\\s', b'')
# expect: join ('\\\\m\\s', 'a') '\\\\m\\s\\a'
# expect: join ('\\\\m\\s', 'c:b') 'c:b'
# expect: join ('\\\\m\\s', '\\x') '\\\\m\\s\\x'
# expect: join ('\\\\m\\s', '//m/s') '//m/s'
# expect: splitdrive ('\\\\m\\s\\a',) ('\\\\m\\s', '\\a')
# expect: split ('\\\\m\\s\\a',) ('\\\\m\\s\\', 'a')
# expect: splitext ('\\\\m\\s\\a',) ('\\\\m\\s\\a', '')
# expect: basename ('\\\\m\\s\\a',) 'a'
# expect: normcase ('\\\\m\\s\\a',) '\\\\m\\s\\a'
# expect: normpath ('\\\\m\\s\\a',) '\\\\m\\s\\a'
# expect: isabs ('\\\\m\\s\\a',) True
# expect: expanduser ('\\\\m\\s\\a',) '\\\\m\\s\\a'
# expect: expandvars ('\\\\m\\s\\a',) '\\\\m\\s\\a'
# expect: split (b'\\\\m\\s\\a',) (b'\\\\m\\s\\', b'a')
# expect: join ('\\\\m\\s\\a', 'a') '\\\\m\\s\\a\\a'
# expect: join ('\\\\m\\s\\a', 'c:b') 'c:b'
# expect: join ('\\\\m\\s\\a', '\\x') '\\\\m\\s\\x'
# expect: join ('\\\\m\\s\\a', '//m/s') '//m/s'
# expect: splitdrive ('//m/s/a/b',) ('//m/s', '/a/b')
# expect: split ('//m/s/a/b',) ('//m/s/a', 'b')
# expect: splitext ('//m/s/a/b',) ('//m/s/a/b', '')
# expect: basename ('//m/s/a/b',) 'b'
# expect: normcase ('//m/s/a/b',) '\\\\m\\s\\a\\b'
# expect: normpath ('//m/s/a/b',) '\\\\m\\s\\a\\b'
# expect: isabs ('//m/s/a/b',) True
# expect: expanduser ('//m/s/a/b',) '//m/s/a/b'
# expect: expandvars ('//m/s/a/b',) '//m/s/a/b'
# expect: split (b'//m/s/a/b',) (b'//m/s/a', b'b')
# expect: join ('//m/s/a/b', 'a') '//m/s/a/b\\a'
# expect: join ('//m/s/a/b', 'c:b') 'c:b'
# expect: join ('//m/s/a/b', '\\x') '//m/s\\x'
# expect: join ('//m/s/a/b', '//m/s') '//m/s/a/b\\'
# expect: splitdrive ('\\\\?\\c:\\a',) ('\\\\?\\c:', '\\a')
# expect: split ('\\\\?\\c:\\a',) ('\\\\?\\c:\\', 'a')
# expect: splitext ('\\\\?\\c:\\a',) ('\\\\?\\c:\\a', '')
# expect: basename ('\\\\?\\c:\\a',) 'a'
# expect: normcase ('\\\\?\\c:\\a',) '\\\\?\\c:\\a'
# expect: normpath ('\\\\?\\c:\\a',) '\\\\?\\c:\\a'
# expect: isabs ('\\\\?\\c:\\a',) True
# expect: expanduser ('\\\\?\\c:\\a',) '\\\\?\\c:\\a'
# expect: expandvars ('\\\\?\\c:\\a',) '\\\\?\\c:\\a'
# expect: split (b'\\\\?\\c:\\a',) (b'\\\\?\\c:\\', b'a')
# expect: join ('\\\\?\\c:\\a', 'a') '\\\\?\\c:\\a\\a'
# expect: join ('\\\\?\\c:\\a', 'c:b') 'c:b'
# expect: join ('\\\\?\\c:\\a', '\\x') '\\\\?\\c:\\x'
# expect: join ('\\\\?\\c:\\a', '//m/s') '//m/s'
# expect: splitdrive ('\\a',) ('', '\\a')
# expect: split ('\\a',) ('\\', 'a')
# expect: splitext ('\\a',) ('\\a', '')
# expect: basename ('\\a',) 'a'
# expect: normcase ('\\a',) '\\a'
# expect: normpath ('\\a',) '\\a'
# expect: isabs ('\\a',) True
# expect: expanduser ('\\a',) '\\a'
# expect: expandvars ('\\a',) '\\a'
# expect: split (b'\\a',) (b'\\', b'a')
# expect: join ('\\a', 'a') '\\a\\a'
# expect: join ('\\a', 'c:b') 'c:b'
# expect: join ('\\a', '\\x') '\\x'
# expect: join ('\\a', '//m/s') '//m/s'
# expect: splitdrive ('//',) ('//', '')
# expect: split ('//',) ('//', '')
# expect: splitext ('//',) ('//', '')
# expect: basename ('//',) ''
# expect: normcase ('//',) '\\\\'
# expect: normpath ('//',) '\\\\'
# expect: isabs ('//',) True
# expect: expanduser ('//',) '//'
# expect: expandvars ('//',) '//'
# expect: split (b'//',) (b'//', b'')
# expect: join ('//', 'a') '//\\a'
# expect: join ('//', 'c:b') 'c:b'
# expect: join ('//', '\\x') '//\\x'
# expect: join ('//', '//m/s') '//m/s'
# expect: splitdrive ('.a',) ('', '.a')
# expect: split ('.a',) ('', '.a')
# expect: splitext ('.a',) ('.a', '')
# expect: basename ('.a',) '.a'
# expect: normcase ('.a',) '.a'
# expect: normpath ('.a',) '.a'
# expect: isabs ('.a',) False
# expect: expanduser ('.a',) '.a'
# expect: expandvars ('.a',) '.a'
# expect: split (b'.a',) (b'', b'.a')
# expect: join ('.a', 'a') '.a\\a'
# expect: join ('.a', 'c:b') 'c:b'
# expect: join ('.a', '\\x') '\\x'
# expect: join ('.a', '//m/s') '//m/s'
# expect: splitdrive ('a.b.c',) ('', 'a.b.c')
# expect: split ('a.b.c',) ('', 'a.b.c')
# expect: splitext ('a.b.c',) ('a.b', '.c')
# expect: basename ('a.b.c',) 'a.b.c'
# expect: normcase ('a.b.c',) 'a.b.c'
# expect: normpath ('a.b.c',) 'a.b.c'
# expect: isabs ('a.b.c',) False
# expect: expanduser ('a.b.c',) 'a.b.c'
# expect: expandvars ('a.b.c',) 'a.b.c'
# expect: split (b'a.b.c',) (b'', b'a.b.c')
# expect: join ('a.b.c', 'a') 'a.b.c\\a'
# expect: join ('a.b.c', 'c:b') 'c:b'
# expect: join ('a.b.c', '\\x') '\\x'
# expect: join ('a.b.c', '//m/s') '//m/s'
# expect: splitdrive ('a\\..\\..\\b',) ('', 'a\\..\\..\\b')
# expect: split ('a\\..\\..\\b',) ('a\\..\\..', 'b')
# expect: splitext ('a\\..\\..\\b',) ('a\\..\\..\\b', '')
# expect: basename ('a\\..\\..\\b',) 'b'
# expect: normcase ('a\\..\\..\\b',) 'a\\..\\..\\b'
# expect: normpath ('a\\..\\..\\b',) '..\\b'
# expect: isabs ('a\\..\\..\\b',) False
# expect: expanduser ('a\\..\\..\\b',) 'a\\..\\..\\b'
# expect: expandvars ('a\\..\\..\\b',) 'a\\..\\..\\b'
# expect: split (b'a\\..\\..\\b',) (b'a\\..\\..', b'b')
# expect: join ('a\\..\\..\\b', 'a') 'a\\..\\..\\b\\a'
# expect: join ('a\\..\\..\\b', 'c:b') 'c:b'
# expect: join ('a\\..\\..\\b', '\\x') '\\x'
# expect: join ('a\\..\\..\\b', '//m/s') '//m/s'
# expect: splitdrive ('c:..\\x',) ('c:', '..\\x')
# expect: split ('c:..\\x',) ('c:..', 'x')
# expect: splitext ('c:..\\x',) ('c:..\\x', '')
# expect: basename ('c:..\\x',) 'x'
# expect: normcase ('c:..\\x',) 'c:..\\x'
# expect: normpath ('c:..\\x',) 'c:..\\x'
# expect: isabs ('c:..\\x',) False
# expect: expanduser ('c:..\\x',) 'c:..\\x'
# expect: expandvars ('c:..\\x',) 'c:..\\x'
# expect: split (b'c:..\\x',) (b'c:..', b'x')
# expect: join ('c:..\\x', 'a') 'c:..\\x\\a'
# expect: join ('c:..\\x', 'c:b') 'c:..\\x\\b'
# expect: join ('c:..\\x', '\\x') 'c:\\x'
# expect: join ('c:..\\x', '//m/s') '//m/s'
# expect: splitdrive ('a//b\\.\\d',) ('', 'a//b\\.\\d')
# expect: split ('a//b\\.\\d',) ('a//b\\.', 'd')
# expect: splitext ('a//b\\.\\d',) ('a//b\\.\\d', '')
# expect: basename ('a//b\\.\\d',) 'd'
# expect: normcase ('a//b\\.\\d',) 'a\\\\b\\.\\d'
# expect: normpath ('a//b\\.\\d',) 'a\\b\\d'
# expect: isabs ('a//b\\.\\d',) False
# expect: expanduser ('a//b\\.\\d',) 'a//b\\.\\d'
# expect: expandvars ('a//b\\.\\d',) 'a//b\\.\\d'
# expect: split (b'a//b\\.\\d',) (b'a//b\\.', b'd')
# expect: join ('a//b\\.\\d', 'a') 'a//b\\.\\d\\a'
# expect: join ('a//b\\.\\d', 'c:b') 'c:b'
# expect: join ('a//b\\.\\d', '\\x') '\\x'
# expect: join ('a//b\\.\\d', '//m/s') '//m/s'
# expect: splitdrive ('~\\x',) ('', '~\\x')
# expect: split ('~\\x',) ('~', 'x')
# expect: splitext ('~\\x',) ('~\\x', '')
# expect: basename ('~\\x',) 'x'
# expect: normcase ('~\\x',) '~\\x'
# expect: normpath ('~\\x',) '~\\x'
# expect: isabs ('~\\x',) False
# expect: expanduser ('~\\x',) 'C:\\Users\\eric\\x'
# expect: expandvars ('~\\x',) '~\\x'
# expect: split (b'~\\x',) (b'~', b'x')
# expect: join ('~\\x', 'a') '~\\x\\a'
# expect: join ('~\\x', 'c:b') 'c:b'
# expect: join ('~\\x', '\\x') '\\x'
# expect: join ('~\\x', '//m/s') '//m/s'
# expect: splitdrive ('~other\\z',) ('', '~other\\z')
# expect: split ('~other\\z',) ('~other', 'z')
# expect: splitext ('~other\\z',) ('~other\\z', '')
# expect: basename ('~other\\z',) 'z'
# expect: normcase ('~other\\z',) '~other\\z'
# expect: normpath ('~other\\z',) '~other\\z'
# expect: isabs ('~other\\z',) False
# expect: expanduser ('~other\\z',) 'C:\\Users\\other\\z'
# expect: expandvars ('~other\\z',) '~other\\z'
# expect: split (b'~other\\z',) (b'~other', b'z')
# expect: join ('~other\\z', 'a') '~other\\z\\a'
# expect: join ('~other\\z', 'c:b') 'c:b'
# expect: join ('~other\\z', '\\x') '\\x'
# expect: join ('~other\\z', '//m/s') '//m/s'
# expect: splitdrive ('$foo',) ('', '$foo')
# expect: split ('$foo',) ('', '$foo')
# expect: splitext ('$foo',) ('$foo', '')
# expect: basename ('$foo',) '$foo'
# expect: normcase ('$foo',) '$foo'
# expect: normpath ('$foo',) '$foo'
# expect: isabs ('$foo',) False
# expect: expanduser ('$foo',) '$foo'
# expect: expandvars ('$foo',) 'bar'
# expect: split (b'$foo',) (b'', b'$foo')
# expect: join ('$foo', 'a') '$foo\\a'
# expect: join ('$foo', 'c:b') 'c:b'
# expect: join ('$foo', '\\x') '\\x'
# expect: join ('$foo', '//m/s') '//m/s'
# expect: splitdrive ('${foo}x',) ('', '${foo}x')
# expect: split ('${foo}x',) ('', '${foo}x')
# expect: splitext ('${foo}x',) ('${foo}x', '')
# expect: basename ('${foo}x',) '${foo}x'
# expect: normcase ('${foo}x',) '${foo}x'
# expect: normpath ('${foo}x',) '${foo}x'
# expect: isabs ('${foo}x',) False
# expect: expanduser ('${foo}x',) '${foo}x'
# expect: expandvars ('${foo}x',) 'barx'
# expect: split (b'${foo}x',) (b'', b'${foo}x')
# expect: join ('${foo}x', 'a') '${foo}x\\a'
# expect: join ('${foo}x', 'c:b') 'c:b'
# expect: join ('${foo}x', '\\x') '\\x'
# expect: join ('${foo}x', '//m/s') '//m/s'
# expect: splitdrive ('%foo%',) ('', '%foo%')
# expect: split ('%foo%',) ('', '%foo%')
# expect: splitext ('%foo%',) ('%foo%', '')
# expect: basename ('%foo%',) '%foo%'
# expect: normcase ('%foo%',) '%foo%'
# expect: normpath ('%foo%',) '%foo%'
# expect: isabs ('%foo%',) False
# expect: expanduser ('%foo%',) '%foo%'
# expect: expandvars ('%foo%',) 'bar'
# expect: split (b'%foo%',) (b'', b'%foo%')
# expect: join ('%foo%', 'a') '%foo%\\a'
# expect: join ('%foo%', 'c:b') 'c:b'
# expect: join ('%foo%', '\\x') '\\x'
# expect: join ('%foo%', '//m/s') '//m/s'
# expect: splitdrive ('$$',) ('', '$$')
# expect: split ('$$',) ('', '$$')
# expect: splitext ('$$',) ('$$', '')
# expect: basename ('$$',) '$$'
# expect: normcase ('$$',) '$$'
# expect: normpath ('$$',) '$$'
# expect: isabs ('$$',) False
# expect: expanduser ('$$',) '$$'
# expect: expandvars ('$$',) '$'
# expect: split (b'$$',) (b'', b'$$')
# expect: join ('$$', 'a') '$$\\a'
# expect: join ('$$', 'c:b') 'c:b'
# expect: join ('$$', '\\x') '\\x'
# expect: join ('$$', '//m/s') '//m/s'
# expect: splitdrive ("'$foo'$foo",) ('', "'$foo'$foo")
# expect: split ("'$foo'$foo",) ('', "'$foo'$foo")
# expect: splitext ("'$foo'$foo",) ("'$foo'$foo", '')
# expect: basename ("'$foo'$foo",) "'$foo'$foo"
# expect: normcase ("'$foo'$foo",) "'$foo'$foo"
# expect: normpath ("'$foo'$foo",) "'$foo'$foo"
# expect: isabs ("'$foo'$foo",) False
# expect: expanduser ("'$foo'$foo",) "'$foo'$foo"
# expect: expandvars ("'$foo'$foo",) "'$foo'bar"
# expect: split (b"'$foo'$foo",) (b'', b"'$foo'$foo")
# expect: join ("'$foo'$foo", 'a') "'$foo'$foo\\a"
# expect: join ("'$foo'$foo", 'c:b') 'c:b'
# expect: join ("'$foo'$foo", '\\x') '\\x'
# expect: join ("'$foo'$foo", '//m/s') '//m/s'
# expect: relpath ('a', 'b') '..\\a'
# expect: relpath ('a\\b\\c', 'a') 'b\\c'
# expect: relpath ('c:\\a', 'd:\\b') ValueError path is on mount 'c:', start on mount 'd:'
# expect: relpath ('',) ValueError no path specified
# expect: relpath ('C:\\A\\b', 'c:\\a\\C') '..\\b'
# expect: relpath ('a', b'b') TypeError Can't mix strings and bytes in path components
# expect: commonpath ([],) ValueError commonpath() arg is an empty sequence
# expect: commonpath (['a', 'b'],) ''
# expect: commonpath (['c:\\a\\b', 'C:/A/c'],) 'c:\\a'
# expect: commonpath (['a', 'c:\\a'],) ValueError Can't mix absolute and relative paths
# expect: commonpath (['c:\\a', 'd:\\a'],) ValueError Paths don't have the same drive
# expect: commonpath ([b'a\\b', b'a'],) b'a'
# expect: commonpath (['a', b'a'],) TypeError Can't mix strings and bytes in path components
# expect: join ('a', b'b') TypeError Can't mix strings and bytes in path components
# expect: normpath (None,) TypeError expected str, bytes or os.PathLike object, not NoneType
