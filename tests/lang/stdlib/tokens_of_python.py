# Tokens of Python with comments and positions, and the text made of them again.
import io, token, tokenize
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
src = '''# c
def f(a, *, b=1.5e3):  # d
    """doc
    more"""
    if a<=b and \\
       a:
        return {1: 0x1F, 'k': [b'x', rf"{a}"]}

    x = y @ z -> ... := 1_000j

\tq = 1
async def g(): await x; $?!
s = 'a\\
b'
'''.replace("\tq", "    q")
for tok in tokenize.generate_tokens(io.StringIO(src).readline): print(tok, tok.exact_type)
for s in ['1 +', 'x', 'if 1:\n  y', '(\n1', '"""x', "'x\n", 'a\n  b\n c', '', '#c', 'x # c', 'if x:\n    y\n\n\nz', '0777 1__0 1.e5 .5', 'é = 1', 'a\tb', "x = '''q'''\n"]:
    t(lambda: [(x.type, x.string, x.start, x.end) for x in tokenize.generate_tokens(io.StringIO(s).readline)])
b = src.encode(); toks = list(tokenize.tokenize(io.BytesIO(b).readline)); print(toks[0], tokenize.untokenize(toks) == b, tokenize.untokenize([x[:2] for x in toks][:40]))
for b in [b'# -*- coding: latin-1 -*-\nx', b'\xef\xbb\xbfx', b'#\n# vim: set fileencoding=ascii :\n', b'x\n# coding: ascii', b'# coding: nope\n', b'', b'\xef\xbb\xbf# coding: latin-1\n']: t(lambda: tokenize.detect_encoding(io.BytesIO(b).readline))
print(token.tok_name[token.NAME], token.EXACT_TOKEN_TYPES['->'], token.N_TOKENS, token.ISEOF(0), token.OP, token.NL, token.COMMENT, token.ENCODING, len(token.tok_name))

# expect: TokenInfo(type=61 (COMMENT), string='# c', start=(1, 0), end=(1, 3), line='# c\n') 61
# expect: TokenInfo(type=62 (NL), string='\n', start=(1, 3), end=(1, 4), line='# c\n') 62
# expect: TokenInfo(type=1 (NAME), string='def', start=(2, 0), end=(2, 3), line='def f(a, *, b=1.5e3):  # d\n') 1
# expect: TokenInfo(type=1 (NAME), string='f', start=(2, 4), end=(2, 5), line='def f(a, *, b=1.5e3):  # d\n') 1
# expect: TokenInfo(type=54 (OP), string='(', start=(2, 5), end=(2, 6), line='def f(a, *, b=1.5e3):  # d\n') 7
# expect: TokenInfo(type=1 (NAME), string='a', start=(2, 6), end=(2, 7), line='def f(a, *, b=1.5e3):  # d\n') 1
# expect: TokenInfo(type=54 (OP), string=',', start=(2, 7), end=(2, 8), line='def f(a, *, b=1.5e3):  # d\n') 12
# expect: TokenInfo(type=54 (OP), string='*', start=(2, 9), end=(2, 10), line='def f(a, *, b=1.5e3):  # d\n') 16
# expect: TokenInfo(type=54 (OP), string=',', start=(2, 10), end=(2, 11), line='def f(a, *, b=1.5e3):  # d\n') 12
# expect: TokenInfo(type=1 (NAME), string='b', start=(2, 12), end=(2, 13), line='def f(a, *, b=1.5e3):  # d\n') 1
# expect: TokenInfo(type=54 (OP), string='=', start=(2, 13), end=(2, 14), line='def f(a, *, b=1.5e3):  # d\n') 22
# expect: TokenInfo(type=2 (NUMBER), string='1.5e3', start=(2, 14), end=(2, 19), line='def f(a, *, b=1.5e3):  # d\n') 2
# expect: TokenInfo(type=54 (OP), string=')', start=(2, 19), end=(2, 20), line='def f(a, *, b=1.5e3):  # d\n') 8
# expect: TokenInfo(type=54 (OP), string=':', start=(2, 20), end=(2, 21), line='def f(a, *, b=1.5e3):  # d\n') 11
# expect: TokenInfo(type=61 (COMMENT), string='# d', start=(2, 23), end=(2, 26), line='def f(a, *, b=1.5e3):  # d\n') 61
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(2, 26), end=(2, 27), line='def f(a, *, b=1.5e3):  # d\n') 4
# expect: TokenInfo(type=5 (INDENT), string='    ', start=(3, 0), end=(3, 4), line='    """doc\n') 5
# expect: TokenInfo(type=3 (STRING), string='"""doc\n    more"""', start=(3, 4), end=(4, 11), line='    """doc\n    more"""\n') 3
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(4, 11), end=(4, 12), line='    more"""\n') 4
# expect: TokenInfo(type=1 (NAME), string='if', start=(5, 4), end=(5, 6), line='    if a<=b and \\\n') 1
# expect: TokenInfo(type=1 (NAME), string='a', start=(5, 7), end=(5, 8), line='    if a<=b and \\\n') 1
# expect: TokenInfo(type=54 (OP), string='<=', start=(5, 8), end=(5, 10), line='    if a<=b and \\\n') 29
# expect: TokenInfo(type=1 (NAME), string='b', start=(5, 10), end=(5, 11), line='    if a<=b and \\\n') 1
# expect: TokenInfo(type=1 (NAME), string='and', start=(5, 12), end=(5, 15), line='    if a<=b and \\\n') 1
# expect: TokenInfo(type=1 (NAME), string='a', start=(6, 7), end=(6, 8), line='       a:\n') 1
# expect: TokenInfo(type=54 (OP), string=':', start=(6, 8), end=(6, 9), line='       a:\n') 11
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(6, 9), end=(6, 10), line='       a:\n') 4
# expect: TokenInfo(type=5 (INDENT), string='        ', start=(7, 0), end=(7, 8), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 5
# expect: TokenInfo(type=1 (NAME), string='return', start=(7, 8), end=(7, 14), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 1
# expect: TokenInfo(type=54 (OP), string='{', start=(7, 15), end=(7, 16), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 25
# expect: TokenInfo(type=2 (NUMBER), string='1', start=(7, 16), end=(7, 17), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 2
# expect: TokenInfo(type=54 (OP), string=':', start=(7, 17), end=(7, 18), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 11
# expect: TokenInfo(type=2 (NUMBER), string='0x1F', start=(7, 19), end=(7, 23), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 2
# expect: TokenInfo(type=54 (OP), string=',', start=(7, 23), end=(7, 24), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 12
# expect: TokenInfo(type=3 (STRING), string="'k'", start=(7, 25), end=(7, 28), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 3
# expect: TokenInfo(type=54 (OP), string=':', start=(7, 28), end=(7, 29), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 11
# expect: TokenInfo(type=54 (OP), string='[', start=(7, 30), end=(7, 31), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 9
# expect: TokenInfo(type=3 (STRING), string="b'x'", start=(7, 31), end=(7, 35), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 3
# expect: TokenInfo(type=54 (OP), string=',', start=(7, 35), end=(7, 36), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 12
# expect: TokenInfo(type=3 (STRING), string='rf"{a}"', start=(7, 37), end=(7, 44), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 3
# expect: TokenInfo(type=54 (OP), string=']', start=(7, 44), end=(7, 45), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 10
# expect: TokenInfo(type=54 (OP), string='}', start=(7, 45), end=(7, 46), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 26
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(7, 46), end=(7, 47), line='        return {1: 0x1F, \'k\': [b\'x\', rf"{a}"]}\n') 4
# expect: TokenInfo(type=62 (NL), string='\n', start=(8, 0), end=(8, 1), line='\n') 62
# expect: TokenInfo(type=6 (DEDENT), string='', start=(9, 4), end=(9, 4), line='    x = y @ z -> ... := 1_000j\n') 6
# expect: TokenInfo(type=1 (NAME), string='x', start=(9, 4), end=(9, 5), line='    x = y @ z -> ... := 1_000j\n') 1
# expect: TokenInfo(type=54 (OP), string='=', start=(9, 6), end=(9, 7), line='    x = y @ z -> ... := 1_000j\n') 22
# expect: TokenInfo(type=1 (NAME), string='y', start=(9, 8), end=(9, 9), line='    x = y @ z -> ... := 1_000j\n') 1
# expect: TokenInfo(type=54 (OP), string='@', start=(9, 10), end=(9, 11), line='    x = y @ z -> ... := 1_000j\n') 49
# expect: TokenInfo(type=1 (NAME), string='z', start=(9, 12), end=(9, 13), line='    x = y @ z -> ... := 1_000j\n') 1
# expect: TokenInfo(type=54 (OP), string='->', start=(9, 14), end=(9, 16), line='    x = y @ z -> ... := 1_000j\n') 51
# expect: TokenInfo(type=54 (OP), string='...', start=(9, 17), end=(9, 20), line='    x = y @ z -> ... := 1_000j\n') 52
# expect: TokenInfo(type=54 (OP), string=':=', start=(9, 21), end=(9, 23), line='    x = y @ z -> ... := 1_000j\n') 53
# expect: TokenInfo(type=2 (NUMBER), string='1_000j', start=(9, 24), end=(9, 30), line='    x = y @ z -> ... := 1_000j\n') 2
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(9, 30), end=(9, 31), line='    x = y @ z -> ... := 1_000j\n') 4
# expect: TokenInfo(type=62 (NL), string='\n', start=(10, 0), end=(10, 1), line='\n') 62
# expect: TokenInfo(type=1 (NAME), string='q', start=(11, 4), end=(11, 5), line='    q = 1\n') 1
# expect: TokenInfo(type=54 (OP), string='=', start=(11, 6), end=(11, 7), line='    q = 1\n') 22
# expect: TokenInfo(type=2 (NUMBER), string='1', start=(11, 8), end=(11, 9), line='    q = 1\n') 2
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(11, 9), end=(11, 10), line='    q = 1\n') 4
# expect: TokenInfo(type=6 (DEDENT), string='', start=(12, 0), end=(12, 0), line='async def g(): await x; $?!\n') 6
# expect: TokenInfo(type=1 (NAME), string='async', start=(12, 0), end=(12, 5), line='async def g(): await x; $?!\n') 1
# expect: TokenInfo(type=1 (NAME), string='def', start=(12, 6), end=(12, 9), line='async def g(): await x; $?!\n') 1
# expect: TokenInfo(type=1 (NAME), string='g', start=(12, 10), end=(12, 11), line='async def g(): await x; $?!\n') 1
# expect: TokenInfo(type=54 (OP), string='(', start=(12, 11), end=(12, 12), line='async def g(): await x; $?!\n') 7
# expect: TokenInfo(type=54 (OP), string=')', start=(12, 12), end=(12, 13), line='async def g(): await x; $?!\n') 8
# expect: TokenInfo(type=54 (OP), string=':', start=(12, 13), end=(12, 14), line='async def g(): await x; $?!\n') 11
# expect: TokenInfo(type=1 (NAME), string='await', start=(12, 15), end=(12, 20), line='async def g(): await x; $?!\n') 1
# expect: TokenInfo(type=1 (NAME), string='x', start=(12, 21), end=(12, 22), line='async def g(): await x; $?!\n') 1
# expect: TokenInfo(type=54 (OP), string=';', start=(12, 22), end=(12, 23), line='async def g(): await x; $?!\n') 13
# expect: TokenInfo(type=60 (ERRORTOKEN), string=' ', start=(12, 23), end=(12, 24), line='async def g(): await x; $?!\n') 60
# expect: TokenInfo(type=60 (ERRORTOKEN), string='$', start=(12, 24), end=(12, 25), line='async def g(): await x; $?!\n') 60
# expect: TokenInfo(type=60 (ERRORTOKEN), string='?', start=(12, 25), end=(12, 26), line='async def g(): await x; $?!\n') 60
# expect: TokenInfo(type=60 (ERRORTOKEN), string='!', start=(12, 26), end=(12, 27), line='async def g(): await x; $?!\n') 60
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(12, 27), end=(12, 28), line='async def g(): await x; $?!\n') 4
# expect: TokenInfo(type=1 (NAME), string='s', start=(13, 0), end=(13, 1), line="s = 'a\\\n") 1
# expect: TokenInfo(type=54 (OP), string='=', start=(13, 2), end=(13, 3), line="s = 'a\\\n") 22
# expect: TokenInfo(type=3 (STRING), string="'a\\\nb'", start=(13, 4), end=(14, 2), line="s = 'a\\\nb'\n") 3
# expect: TokenInfo(type=4 (NEWLINE), string='\n', start=(14, 2), end=(14, 3), line="b'\n") 4
# expect: TokenInfo(type=0 (ENDMARKER), string='', start=(15, 0), end=(15, 0), line='') 0
# expect: [(2, '1', (1, 0), (1, 1)), (54, '+', (1, 2), (1, 3)), (4, '', (1, 3), (1, 4)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'x', (1, 0), (1, 1)), (4, '', (1, 1), (1, 2)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'if', (1, 0), (1, 2)), (2, '1', (1, 3), (1, 4)), (54, ':', (1, 4), (1, 5)), (4, '\n', (1, 5), (1, 6)), (5, '  ', (2, 0), (2, 2)), (1, 'y', (2, 2), (2, 3)), (4, '', (2, 3), (2, 4)), (6, '', (3, 0), (3, 0)), (0, '', (3, 0), (3, 0))]
# expect: TokenError | ('EOF in multi-line statement', (3, 0))
# expect: TokenError | ('EOF in multi-line string', (1, 0))
# expect: [(60, "'", (1, 0), (1, 1)), (1, 'x', (1, 1), (1, 2)), (4, '\n', (1, 2), (1, 3)), (0, '', (2, 0), (2, 0))]
# expect: IndentationError | unindent does not match any outer indentation level (<tokenize>, line 3)
# expect: [(0, '', (1, 0), (1, 0))]
# expect: [(61, '#c', (1, 0), (1, 2)), (62, '', (1, 2), (1, 2)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'x', (1, 0), (1, 1)), (61, '# c', (1, 2), (1, 5)), (4, '', (1, 5), (1, 6)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'if', (1, 0), (1, 2)), (1, 'x', (1, 3), (1, 4)), (54, ':', (1, 4), (1, 5)), (4, '\n', (1, 5), (1, 6)), (5, '    ', (2, 0), (2, 4)), (1, 'y', (2, 4), (2, 5)), (4, '\n', (2, 5), (2, 6)), (62, '\n', (3, 0), (3, 1)), (62, '\n', (4, 0), (4, 1)), (6, '', (5, 0), (5, 0)), (1, 'z', (5, 0), (5, 1)), (4, '', (5, 1), (5, 2)), (0, '', (6, 0), (6, 0))]
# expect: [(2, '0', (1, 0), (1, 1)), (2, '777', (1, 1), (1, 4)), (2, '1', (1, 5), (1, 6)), (1, '__0', (1, 6), (1, 9)), (2, '1.e5', (1, 10), (1, 14)), (2, '.5', (1, 15), (1, 17)), (4, '', (1, 17), (1, 18)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'é', (1, 0), (1, 1)), (54, '=', (1, 2), (1, 3)), (2, '1', (1, 4), (1, 5)), (4, '', (1, 5), (1, 6)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'a', (1, 0), (1, 1)), (1, 'b', (1, 2), (1, 3)), (4, '', (1, 3), (1, 4)), (0, '', (2, 0), (2, 0))]
# expect: [(1, 'x', (1, 0), (1, 1)), (54, '=', (1, 2), (1, 3)), (3, "'''q'''", (1, 4), (1, 11)), (4, '\n', (1, 11), (1, 12)), (0, '', (2, 0), (2, 0))]
# expect: TokenInfo(type=63 (ENCODING), string='utf-8', start=(0, 0), end=(0, 0), line='') False b'# c\ndef f (a ,*,b =1.5e3 ):# d\n    """doc\n    more"""\n    if a <=b and a :\n        return {1 :0x1F ,\'k\':[b\'x\','
# expect: ('iso-8859-1', [b'# -*- coding: latin-1 -*-\n'])
# expect: ('utf-8-sig', [b'x'])
# expect: ('ascii', [b'#\n', b'# vim: set fileencoding=ascii :\n'])
# expect: ('utf-8', [b'x\n'])
# expect: SyntaxError | unknown encoding: nope
# expect: ('utf-8', [])
# expect: SyntaxError | encoding problem: utf-8
# expect: NAME 51 64 True 54 62 61 63 66
