# The attributes of a shlex: state, token after an error, source and its files, pushed-back words and streams.
import io
import shlex


def parts(text, posix=True, punctuation=False, split=True):
    lexer = shlex.shlex(text, posix=posix, punctuation_chars=punctuation)
    lexer.whitespace_split = split
    words = []
    try:
        for word in lexer:
            words.append(word)
    except ValueError as error:
        words.append(str(error))
    return words, lexer.token, lexer.state, lexer.lineno


for text in ("cli 'my file", "cli my\\", 'a "b \\', 'a "b\\"c\\d" e', "a'b'c # d\ne", "x;y && z|w", "'' a", "a\nb\n\nc"):
    for posix in (True, False):
        print(parts(text, posix), parts(text, posix, split=False)[0], parts(text, posix, True)[0], parts(text, posix, ";")[0])

lexer = shlex.shlex("a include more b", infile="dir/main")
lexer.source = "include"
lexer.sourcehook = lambda name: (name, io.StringIO("inner words"))
print(list(lexer), lexer.infile, lexer.error_leader(), lexer.filestack, lexer.punctuation_chars, lexer.debug)
lexer = shlex.shlex("after", posix=True)
lexer.push_source("first second", "other")
print(lexer.infile, len(lexer.filestack), lexer.get_token(), lexer.get_token(), lexer.get_token(), lexer.infile, lexer.get_token())
lexer.push_token("pushed")
print(lexer.get_token(), lexer.eof, lexer.instream.read())
stream = io.StringIO("one two\nthree")
lexer = shlex.shlex(stream, "named")
print(lexer.get_token(), repr(stream.read()), lexer.infile, shlex.shlex(punctuation_chars=True).wordchars[-7:])
try:
    lexer.punctuation_chars = "x"
except AttributeError as error:
    print(error)
# expect: (['cli', 'No closing quotation'], 'my file', "'", 1) ['cli', 'No closing quotation'] ['cli', 'No closing quotation'] ['cli', 'No closing quotation']
# expect: (['cli', 'No closing quotation'], "'my file", "'", 1) ['cli', 'No closing quotation'] ['cli', 'No closing quotation'] ['cli', 'No closing quotation']
# expect: (['cli', 'No escaped character'], 'my', '\\', 1) ['cli', 'No escaped character'] ['cli', 'No escaped character'] ['cli', 'No escaped character']
# expect: (['cli', 'my\\'], '', None, 1) ['cli', 'my', '\\'] ['cli', 'my\\'] ['cli', 'my\\']
# expect: (['a', 'No escaped character'], 'b ', '\\', 1) ['a', 'No escaped character'] ['a', 'No escaped character'] ['a', 'No escaped character']
# expect: (['a', 'No closing quotation'], '"b \\', '"', 1) ['a', 'No closing quotation'] ['a', 'No closing quotation'] ['a', 'No closing quotation']
# expect: (['a', 'b"c\\d', 'e'], '', None, 1) ['a', 'b"c\\d', 'e'] ['a', 'b"c\\d', 'e'] ['a', 'b"c\\d', 'e']
# expect: (['a', '"b\\"', 'c\\d"', 'e'], '', None, 1) ['a', '"b\\"', 'c', '\\', 'd"', 'e'] ['a', '"b\\"', 'c\\d"', 'e'] ['a', '"b\\"', 'c\\d"', 'e']
# expect: (['abc', 'e'], '', None, 2) ['abc', 'e'] ['abc', 'e'] ['abc', 'e']
# expect: (["a'b'c", 'e'], '', None, 2) ["a'b'c", 'e'] ["a'b'c", 'e'] ["a'b'c", 'e']
# expect: (['x;y', '&&', 'z|w'], '', None, 1) ['x', ';', 'y', '&', '&', 'z', '|', 'w'] ['x', ';', 'y', '&&', 'z', '|', 'w'] ['x', ';', 'y', '&&', 'z|w']
# expect: (['x;y', '&&', 'z|w'], '', None, 1) ['x', ';', 'y', '&', '&', 'z', '|', 'w'] ['x', ';', 'y', '&&', 'z', '|', 'w'] ['x', ';', 'y', '&&', 'z|w']
# expect: (['', 'a'], '', None, 1) ['', 'a'] ['', 'a'] ['', 'a']
# expect: (["''", 'a'], '', None, 1) ["''", 'a'] ["''", 'a'] ["''", 'a']
# expect: (['a', 'b', 'c'], '', None, 4) ['a', 'b', 'c'] ['a', 'b', 'c'] ['a', 'b', 'c']
# expect: (['a', 'b', 'c'], '', None, 4) ['a', 'b', 'c'] ['a', 'b', 'c'] ['a', 'b', 'c']
# expect: ['a', 'inner', 'words', 'b'] dir/main "dir/main", line 1:  deque([])  0
# expect: other 1 first second after None None
# expect: pushed None 
# expect: one 'two\nthree' named ~-./*?=
# expect: property 'punctuation_chars' of 'shlex' object has no setter
