import warnings; warnings.simplefilter('ignore')
import re._parser as p, re._constants as c, sre_parse, sre_constants, re
pats=['a','abc','a|b','a|bc','ab|ac','ab|ac|ad','abc|abd','[abc]','[^a]','[^ab]','[a-z0-9_]','[]a]','[a-]','[-a]','a*','a+?','a{2}','a{2,}','a{,3}','a{2,5}?','a{x','{','a{}','a{1','(a)','(?:a)','(?:ab)*','(?:a|b)','(?:ab|cd)+','(?P<n>a)(?P=n)',r'(a)\1',r'\d+\w\s\D\W\S',r'[\d\-x]',r'\bA\B\Z\A',r'\n\t\x41\u1234\U0001F600\0\012',r'\.\*\\','a.b','^a$','(?i)a','(?i:a)','(?-i:a)','(?x) a b # c\n d','(?x: a b )c d','(?=a)b','(?!a)b','(?<=a)b','(?<!a)b','(?!)','(?>a+)b','a++','a?+','(a)?(?(1)b|c)','(?P<q>a)?(?(q)b)','(?#comment)a','(a(b)c)+','((a)|(b))*','','|a','a|','()','(?:)','[\\]\\[]','[a-c-e]','\\N{DIGIT ONE}','(?:(?:a))','(?s).','(?m)^','(?a)\\w','a**' ,'(','[z-a]','(?P<n>a)(?P<n>b)','\\8','x{5,2}','(?i:(?-i:a)b)','(?:a{2}){3}','(?:a*)*','[a][b]','aa|ab|a','[ab]|c','[^ab]|c','\\d|a','(?:a|[b-c])d','é+','(ab)\\1{2}', r'[\x00-\x1f]', r'\141\07', '(?x)[ #]a', '(?:x(?i:y))']
for s in pats:
    try:
        t=p.parse(s); print(repr(s),t,t.getwidth(),t.state.groups,t.state.groupdict,t.state.flags,len(t))
    except re.error as e: print(repr(s),e)
print(p.parse(b'a\xff[b]'), p.parse('a b',re.X), p.parse('a',re.I|re.S).state.flags)
print(c.MAXREPEAT, repr(c.LITERAL), c.LITERAL==16, int(c.MAX_REPEAT), c.OPCODES[:3], c.AT_END, c.CATEGORY_UNI_WORD, len(c.OPCODES),len(c.ATCODES),len(c.CHCODES), c.MAXGROUPS)
print(sre_parse.parse('a+').getwidth(), sre_constants.MAXREPEAT, sre_constants.error is re.error, p.parse('ab')[0], p.parse('abc')[1:])

# expect: 'a' [(LITERAL, 97)] (1, 1) 1 {} 32 1
# expect: 'abc' [(LITERAL, 97), (LITERAL, 98), (LITERAL, 99)] (3, 3) 1 {} 32 3
# expect: 'a|b' [(IN, [(LITERAL, 97), (LITERAL, 98)])] (1, 1) 1 {} 32 1
# expect: 'a|bc' [(BRANCH, (None, [[(LITERAL, 97)], [(LITERAL, 98), (LITERAL, 99)]]))] (1, 2) 1 {} 32 1
# expect: 'ab|ac' [(LITERAL, 97), (IN, [(LITERAL, 98), (LITERAL, 99)])] (2, 2) 1 {} 32 2
# expect: 'ab|ac|ad' [(LITERAL, 97), (IN, [(LITERAL, 98), (LITERAL, 99), (LITERAL, 100)])] (2, 2) 1 {} 32 2
# expect: 'abc|abd' [(LITERAL, 97), (LITERAL, 98), (IN, [(LITERAL, 99), (LITERAL, 100)])] (3, 3) 1 {} 32 3
# expect: '[abc]' [(IN, [(LITERAL, 97), (LITERAL, 98), (LITERAL, 99)])] (1, 1) 1 {} 32 1
# expect: '[^a]' [(NOT_LITERAL, 97)] (1, 1) 1 {} 32 1
# expect: '[^ab]' [(IN, [(NEGATE, None), (LITERAL, 97), (LITERAL, 98)])] (1, 1) 1 {} 32 1
# expect: '[a-z0-9_]' [(IN, [(RANGE, (97, 122)), (RANGE, (48, 57)), (LITERAL, 95)])] (1, 1) 1 {} 32 1
# expect: '[]a]' [(IN, [(LITERAL, 93), (LITERAL, 97)])] (1, 1) 1 {} 32 1
# expect: '[a-]' [(IN, [(LITERAL, 97), (LITERAL, 45)])] (1, 1) 1 {} 32 1
# expect: '[-a]' [(IN, [(LITERAL, 45), (LITERAL, 97)])] (1, 1) 1 {} 32 1
# expect: 'a*' [(MAX_REPEAT, (0, MAXREPEAT, [(LITERAL, 97)]))] (0, 18446744073709551616) 1 {} 32 1
# expect: 'a+?' [(MIN_REPEAT, (1, MAXREPEAT, [(LITERAL, 97)]))] (1, 18446744073709551616) 1 {} 32 1
# expect: 'a{2}' [(MAX_REPEAT, (2, 2, [(LITERAL, 97)]))] (2, 2) 1 {} 32 1
# expect: 'a{2,}' [(MAX_REPEAT, (2, MAXREPEAT, [(LITERAL, 97)]))] (2, 18446744073709551616) 1 {} 32 1
# expect: 'a{,3}' [(MAX_REPEAT, (0, 3, [(LITERAL, 97)]))] (0, 3) 1 {} 32 1
# expect: 'a{2,5}?' [(MIN_REPEAT, (2, 5, [(LITERAL, 97)]))] (2, 5) 1 {} 32 1
# expect: 'a{x' [(LITERAL, 97), (LITERAL, 123), (LITERAL, 120)] (3, 3) 1 {} 32 3
# expect: '{' [(LITERAL, 123)] (1, 1) 1 {} 32 1
# expect: 'a{}' [(LITERAL, 97), (LITERAL, 123), (LITERAL, 125)] (3, 3) 1 {} 32 3
# expect: 'a{1' [(LITERAL, 97), (LITERAL, 123), (LITERAL, 49)] (3, 3) 1 {} 32 3
# expect: '(a)' [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))] (1, 1) 2 {} 32 1
# expect: '(?:a)' [(LITERAL, 97)] (1, 1) 1 {} 32 1
# expect: '(?:ab)*' [(MAX_REPEAT, (0, MAXREPEAT, [(LITERAL, 97), (LITERAL, 98)]))] (0, 18446744073709551616) 1 {} 32 1
# expect: '(?:a|b)' [(IN, [(LITERAL, 97), (LITERAL, 98)])] (1, 1) 1 {} 32 1
# expect: '(?:ab|cd)+' [(MAX_REPEAT, (1, MAXREPEAT, [(BRANCH, (None, [[(LITERAL, 97), (LITERAL, 98)], [(LITERAL, 99), (LITERAL, 100)]]))]))] (2, 18446744073709551616) 1 {} 32 1
# expect: '(?P<n>a)(?P=n)' [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)])), (GROUPREF, 1)] (2, 2) 2 {'n': 1} 32 2
# expect: '(a)\\1' [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)])), (GROUPREF, 1)] (2, 2) 2 {} 32 2
# expect: '\\d+\\w\\s\\D\\W\\S' [(MAX_REPEAT, (1, MAXREPEAT, [(IN, [(CATEGORY, CATEGORY_DIGIT)])])), (IN, [(CATEGORY, CATEGORY_WORD)]), (IN, [(CATEGORY, CATEGORY_SPACE)]), (IN, [(CATEGORY, CATEGORY_NOT_DIGIT)]), (IN, [(CATEGORY, CATEGORY_NOT_WORD)]), (IN, [(CATEGORY, CATEGORY_NOT_SPACE)])] (6, 18446744073709551616) 1 {} 32 6
# expect: '[\\d\\-x]' [(IN, [(CATEGORY, CATEGORY_DIGIT), (LITERAL, 45), (LITERAL, 120)])] (1, 1) 1 {} 32 1
# expect: '\\bA\\B\\Z\\A' [(AT, AT_BOUNDARY), (LITERAL, 65), (AT, AT_NON_BOUNDARY), (AT, AT_END_STRING), (AT, AT_BEGINNING_STRING)] (1, 1) 1 {} 32 5
# expect: '\\n\\t\\x41\\u1234\\U0001F600\\0\\012' [(LITERAL, 10), (LITERAL, 9), (LITERAL, 65), (LITERAL, 4660), (LITERAL, 128512), (LITERAL, 0), (LITERAL, 10)] (7, 7) 1 {} 32 7
# expect: '\\.\\*\\\\' [(LITERAL, 46), (LITERAL, 42), (LITERAL, 92)] (3, 3) 1 {} 32 3
# expect: 'a.b' [(LITERAL, 97), (ANY, None), (LITERAL, 98)] (3, 3) 1 {} 32 3
# expect: '^a$' [(AT, AT_BEGINNING), (LITERAL, 97), (AT, AT_END)] (1, 1) 1 {} 32 3
# expect: '(?i)a' [(LITERAL, 97)] (1, 1) 1 {} 34 1
# expect: '(?i:a)' [(SUBPATTERN, (None, 2, 0, [(LITERAL, 97)]))] (1, 1) 1 {} 32 1
# expect: '(?-i:a)' [(SUBPATTERN, (None, 0, 2, [(LITERAL, 97)]))] (1, 1) 1 {} 32 1
# expect: '(?x) a b # c\n d' [(LITERAL, 97), (LITERAL, 98), (LITERAL, 100)] (3, 3) 1 {} 96 3
# expect: '(?x: a b )c d' [(SUBPATTERN, (None, 64, 0, [(LITERAL, 97), (LITERAL, 98)])), (LITERAL, 99), (LITERAL, 32), (LITERAL, 100)] (5, 5) 1 {} 32 4
# expect: '(?=a)b' [(ASSERT, (1, [(LITERAL, 97)])), (LITERAL, 98)] (1, 1) 1 {} 32 2
# expect: '(?!a)b' [(ASSERT_NOT, (1, [(LITERAL, 97)])), (LITERAL, 98)] (1, 1) 1 {} 32 2
# expect: '(?<=a)b' [(ASSERT, (-1, [(LITERAL, 97)])), (LITERAL, 98)] (1, 1) 1 {} 32 2
# expect: '(?<!a)b' [(ASSERT_NOT, (-1, [(LITERAL, 97)])), (LITERAL, 98)] (1, 1) 1 {} 32 2
# expect: '(?!)' [(ASSERT_NOT, (1, []))] (0, 0) 1 {} 32 1
# expect: '(?>a+)b' [(ATOMIC_GROUP, [(MAX_REPEAT, (1, MAXREPEAT, [(LITERAL, 97)]))]), (LITERAL, 98)] (2, 18446744073709551616) 1 {} 32 2
# expect: 'a++' [(POSSESSIVE_REPEAT, (1, MAXREPEAT, [(LITERAL, 97)]))] (1, 18446744073709551616) 1 {} 32 1
# expect: 'a?+' [(POSSESSIVE_REPEAT, (0, 1, [(LITERAL, 97)]))] (0, 1) 1 {} 32 1
# expect: '(a)?(?(1)b|c)' [(MAX_REPEAT, (0, 1, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))])), (GROUPREF_EXISTS, (1, [(LITERAL, 98)], [(LITERAL, 99)]))] (1, 2) 2 {} 32 2
# expect: '(?P<q>a)?(?(q)b)' [(MAX_REPEAT, (0, 1, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97)]))])), (GROUPREF_EXISTS, (1, [(LITERAL, 98)], None))] (0, 2) 2 {'q': 1} 32 2
# expect: '(?#comment)a' [(LITERAL, 97)] (1, 1) 1 {} 32 1
# expect: '(a(b)c)+' [(MAX_REPEAT, (1, MAXREPEAT, [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97), (SUBPATTERN, (2, 0, 0, [(LITERAL, 98)])), (LITERAL, 99)]))]))] (3, 18446744073709551616) 3 {} 32 1
# expect: '((a)|(b))*' [(MAX_REPEAT, (0, MAXREPEAT, [(SUBPATTERN, (1, 0, 0, [(BRANCH, (None, [[(SUBPATTERN, (2, 0, 0, [(LITERAL, 97)]))], [(SUBPATTERN, (3, 0, 0, [(LITERAL, 98)]))]]))]))]))] (0, 18446744073709551616) 4 {} 32 1
# expect: '' [] (0, 0) 1 {} 32 0
# expect: '|a' [(BRANCH, (None, [[], [(LITERAL, 97)]]))] (0, 1) 1 {} 32 1
# expect: 'a|' [(BRANCH, (None, [[(LITERAL, 97)], []]))] (0, 1) 1 {} 32 1
# expect: '()' [(SUBPATTERN, (1, 0, 0, []))] (0, 0) 2 {} 32 1
# expect: '(?:)' [] (0, 0) 1 {} 32 0
# expect: '[\\]\\[]' [(IN, [(LITERAL, 93), (LITERAL, 91)])] (1, 1) 1 {} 32 1
# expect: '[a-c-e]' [(IN, [(RANGE, (97, 99)), (LITERAL, 45), (LITERAL, 101)])] (1, 1) 1 {} 32 1
# expect: '\\N{DIGIT ONE}' [(LITERAL, 49)] (1, 1) 1 {} 32 1
# expect: '(?:(?:a))' [(LITERAL, 97)] (1, 1) 1 {} 32 1
# expect: '(?s).' [(ANY, None)] (1, 1) 1 {} 48 1
# expect: '(?m)^' [(AT, AT_BEGINNING)] (0, 0) 1 {} 40 1
# expect: '(?a)\\w' [(IN, [(CATEGORY, CATEGORY_WORD)])] (1, 1) 1 {} 256 1
# expect: 'a**' multiple repeat at position 2
# expect: '(' missing ), unterminated subpattern at position 0
# expect: '[z-a]' bad character range z-a at position 1
# expect: '(?P<n>a)(?P<n>b)' redefinition of group name 'n' as group 2; was group 1 at position 12
# expect: '\\8' invalid group reference 8 at position 1
# expect: 'x{5,2}' min repeat greater than max repeat at position 2
# expect: '(?i:(?-i:a)b)' [(SUBPATTERN, (None, 2, 0, [(SUBPATTERN, (None, 0, 2, [(LITERAL, 97)])), (LITERAL, 98)]))] (2, 2) 1 {} 32 1
# expect: '(?:a{2}){3}' [(MAX_REPEAT, (3, 3, [(MAX_REPEAT, (2, 2, [(LITERAL, 97)]))]))] (6, 6) 1 {} 32 1
# expect: '(?:a*)*' [(MAX_REPEAT, (0, MAXREPEAT, [(MAX_REPEAT, (0, MAXREPEAT, [(LITERAL, 97)]))]))] (0, 18446744073709551616) 1 {} 32 1
# expect: '[a][b]' [(LITERAL, 97), (LITERAL, 98)] (2, 2) 1 {} 32 2
# expect: 'aa|ab|a' [(LITERAL, 97), (BRANCH, (None, [[(LITERAL, 97)], [(LITERAL, 98)], []]))] (1, 2) 1 {} 32 2
# expect: '[ab]|c' [(IN, [(LITERAL, 97), (LITERAL, 98), (LITERAL, 99)])] (1, 1) 1 {} 32 1
# expect: '[^ab]|c' [(BRANCH, (None, [[(IN, [(NEGATE, None), (LITERAL, 97), (LITERAL, 98)])], [(LITERAL, 99)]]))] (1, 1) 1 {} 32 1
# expect: '\\d|a' [(IN, [(CATEGORY, CATEGORY_DIGIT), (LITERAL, 97)])] (1, 1) 1 {} 32 1
# expect: '(?:a|[b-c])d' [(IN, [(LITERAL, 97), (RANGE, (98, 99))]), (LITERAL, 100)] (2, 2) 1 {} 32 2
# expect: 'é+' [(MAX_REPEAT, (1, MAXREPEAT, [(LITERAL, 233)]))] (1, 18446744073709551616) 1 {} 32 1
# expect: '(ab)\\1{2}' [(SUBPATTERN, (1, 0, 0, [(LITERAL, 97), (LITERAL, 98)])), (MAX_REPEAT, (2, 2, [(GROUPREF, 1)]))] (6, 6) 2 {} 32 2
# expect: '[\\x00-\\x1f]' [(IN, [(RANGE, (0, 31))])] (1, 1) 1 {} 32 1
# expect: '\\141\\07' [(LITERAL, 97), (LITERAL, 7)] (2, 2) 1 {} 32 2
# expect: '(?x)[ #]a' [(IN, [(LITERAL, 32), (LITERAL, 35)]), (LITERAL, 97)] (2, 2) 1 {} 96 2
# expect: '(?:x(?i:y))' [(LITERAL, 120), (SUBPATTERN, (None, 2, 0, [(LITERAL, 121)]))] (2, 2) 1 {} 32 2
# expect: [(LITERAL, 97), (LITERAL, 255), (LITERAL, 98)] [(LITERAL, 97), (LITERAL, 98)] re.IGNORECASE|re.UNICODE|re.DOTALL
# expect: MAXREPEAT LITERAL True 44 [FAILURE, SUCCESS, ANY] AT_END CATEGORY_UNI_WORD 43 12 18 1073741823
# expect: (1, 18446744073709551616) MAXREPEAT True (LITERAL, 97) [(LITERAL, 98), (LITERAL, 99)]
