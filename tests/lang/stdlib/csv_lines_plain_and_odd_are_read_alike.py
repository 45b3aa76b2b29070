import csv
import io

lines = ["a,b,c\n", "a,b\r\n", "a,b\r", "a,b", "\n", "", ",\n", ",,", '"a","b,c"\n', '"a""b",c\n', '"a\nb",c\n', 'a"b,c\n', '"a"b,c\n', '"",""\n', '"a', '"a"\n"b"\n',
         " a, b \n", ' "a",b\n', '"a" ,b\n', "a\n\n", "a\rb\n", "é,😀\n", "1,2.5,x\n", "a;b;'c;d'\n", "a\\,b,c\n", '"x"\n1,"2\n3",4\nlast', "\0,a\n"]  # fmt: skip
options = [{}, {"delimiter": ";", "quotechar": "'"}, {"skipinitialspace": True}, {"escapechar": "\\"}, {"quoting": csv.QUOTE_NONE}, {"strict": True},
           {"quoting": csv.QUOTE_ALL}, {"doublequote": False}, {"delimiter": "^"}, {"delimiter": "]", "quotechar": "-"}]  # fmt: skip
for option in options:
    for line in lines:
        reader = csv.reader(io.StringIO(line, newline=""), **option)
        try:
            print(ascii(line), list(reader), reader.line_num)
        except (csv.Error, ValueError) as e:
            print(ascii(line), type(e).__name__, e)
old = csv.field_size_limit(5)
for line in ("abc,abcdef\n", '"abcdefg"\n', "abc,de\n"):
    try:
        print(next(csv.reader([line])))
    except csv.Error as e:
        print(e)
csv.field_size_limit(old)
print(list(csv.DictReader(["a,b", '1,"2"', "3", "4,5,6"])), list(csv.reader(["a,b", "c"])))

for option in ({}, {"quoting": csv.QUOTE_ALL}, {"quoting": csv.QUOTE_NONE, "escapechar": "\\"}, {"delimiter": ";", "lineterminator": "!"}, {"quotechar": "'"}):
    for row in (["a", 1, 2.5, None, True], ["a,b", 'c"d', "e'f", "g;h"], ["a\nb", "x!y", "q\\z"], [""], [], ["", ""], [" a ", [1]]):
        out = io.StringIO()
        try:
            csv.writer(out, **option).writerow(row)
            print(repr(out.getvalue()))
        except csv.Error as e:
            print(e)

# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['ab', 'c']] 1
# expect: '"",""\n' [['', '']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' [['a ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a,b,c']] 1
# expect: 'a,b\r\n' [['a,b']] 1
# expect: 'a,b\r' [['a,b']] 1
# expect: 'a,b' [['a,b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [[',']] 1
# expect: ',,' [[',,']] 1
# expect: '"a","b,c"\n' [['"a","b,c"']] 1
# expect: '"a""b",c\n' [['"a""b",c']] 1
# expect: '"a\nb",c\n' [['"a'], ['b",c']] 2
# expect: 'a"b,c\n' [['a"b,c']] 1
# expect: '"a"b,c\n' [['"a"b,c']] 1
# expect: '"",""\n' [['"",""']] 1
# expect: '"a' [['"a']] 1
# expect: '"a"\n"b"\n' [['"a"'], ['"b"']] 2
# expect: ' a, b \n' [[' a, b ']] 1
# expect: ' "a",b\n' [[' "a",b']] 1
# expect: '"a" ,b\n' [['"a" ,b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é,😀']] 1
# expect: '1,2.5,x\n' [['1,2.5,x']] 1
# expect: "a;b;'c;d'\n" [['a', 'b', 'c;d']] 1
# expect: 'a\\,b,c\n' [['a\\,b,c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['"x"'], ['1,"2'], ['3",4'], ['last']] 4
# expect: '\x00,a\n' [['\x00,a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['ab', 'c']] 1
# expect: '"",""\n' [['', '']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [['a', 'b ']] 1
# expect: ' "a",b\n' [['a', 'b']] 1
# expect: '"a" ,b\n' [['a ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['ab', 'c']] 1
# expect: '"",""\n' [['', '']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' [['a ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a,b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['"a"', '"b', 'c"']] 1
# expect: '"a""b",c\n' [['"a""b"', 'c']] 1
# expect: '"a\nb",c\n' [['"a'], ['b"', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['"a"b', 'c']] 1
# expect: '"",""\n' [['""', '""']] 1
# expect: '"a' [['"a']] 1
# expect: '"a"\n"b"\n' [['"a"'], ['"b"']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' [['"a" ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['"x"'], ['1', '"2'], ['3"', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' Error ',' expected after '"'
# expect: '"",""\n' [['', '']] 1
# expect: '"a' Error unexpected end of data
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' Error ',' expected after '"'
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['ab', 'c']] 1
# expect: '"",""\n' [['', '']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' [['a ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a', 'b', 'c']] 1
# expect: 'a,b\r\n' [['a', 'b']] 1
# expect: 'a,b\r' [['a', 'b']] 1
# expect: 'a,b' [['a', 'b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [['', '']] 1
# expect: ',,' [['', '', '']] 1
# expect: '"a","b,c"\n' [['a', 'b,c']] 1
# expect: '"a""b",c\n' [['a"b"', 'c']] 1
# expect: '"a\nb",c\n' [['a\nb', 'c']] 2
# expect: 'a"b,c\n' [['a"b', 'c']] 1
# expect: '"a"b,c\n' [['ab', 'c']] 1
# expect: '"",""\n' [['', '']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a', ' b ']] 1
# expect: ' "a",b\n' [[' "a"', 'b']] 1
# expect: '"a" ,b\n' [['a ', 'b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é', '😀']] 1
# expect: '1,2.5,x\n' [['1', '2.5', 'x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\', 'b', 'c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1', '2\n3', '4'], ['last']] 4
# expect: '\x00,a\n' [['\x00', 'a']] 1
# expect: 'a,b,c\n' [['a,b,c']] 1
# expect: 'a,b\r\n' [['a,b']] 1
# expect: 'a,b\r' [['a,b']] 1
# expect: 'a,b' [['a,b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [[',']] 1
# expect: ',,' [[',,']] 1
# expect: '"a","b,c"\n' [['a,"b,c"']] 1
# expect: '"a""b",c\n' [['a"b,c']] 1
# expect: '"a\nb",c\n' [['a\nb,c']] 2
# expect: 'a"b,c\n' [['a"b,c']] 1
# expect: '"a"b,c\n' [['ab,c']] 1
# expect: '"",""\n' [[',""']] 1
# expect: '"a' [['a']] 1
# expect: '"a"\n"b"\n' [['a'], ['b']] 2
# expect: ' a, b \n' [[' a, b ']] 1
# expect: ' "a",b\n' [[' "a",b']] 1
# expect: '"a" ,b\n' [['a ,b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é,😀']] 1
# expect: '1,2.5,x\n' [['1,2.5,x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\,b,c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['x'], ['1,"2'], ['3",4'], ['last']] 4
# expect: '\x00,a\n' [['\x00,a']] 1
# expect: 'a,b,c\n' [['a,b,c']] 1
# expect: 'a,b\r\n' [['a,b']] 1
# expect: 'a,b\r' [['a,b']] 1
# expect: 'a,b' [['a,b']] 1
# expect: '\n' [[]] 1
# expect: '' [] 0
# expect: ',\n' [[',']] 1
# expect: ',,' [[',,']] 1
# expect: '"a","b,c"\n' [['"a","b,c"']] 1
# expect: '"a""b",c\n' [['"a""b",c']] 1
# expect: '"a\nb",c\n' [['"a'], ['b",c']] 2
# expect: 'a"b,c\n' [['a"b,c']] 1
# expect: '"a"b,c\n' [['"a"b,c']] 1
# expect: '"",""\n' [['"",""']] 1
# expect: '"a' [['"a']] 1
# expect: '"a"\n"b"\n' [['"a"'], ['"b"']] 2
# expect: ' a, b \n' [[' a, b ']] 1
# expect: ' "a",b\n' [[' "a",b']] 1
# expect: '"a" ,b\n' [['"a" ,b']] 1
# expect: 'a\n\n' [['a'], []] 2
# expect: 'a\rb\n' [['a'], ['b']] 2
# expect: '\xe9,\U0001f600\n' [['é,😀']] 1
# expect: '1,2.5,x\n' [['1,2.5,x']] 1
# expect: "a;b;'c;d'\n" [["a;b;'c;d'"]] 1
# expect: 'a\\,b,c\n' [['a\\,b,c']] 1
# expect: '"x"\n1,"2\n3",4\nlast' [['"x"'], ['1,"2'], ['3",4'], ['last']] 4
# expect: '\x00,a\n' [['\x00,a']] 1
# expect: field larger than field limit (5)
# expect: field larger than field limit (5)
# expect: ['abc', 'de']
# expect: [{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}] [['a', 'b'], ['c']]
# expect: 'a,1,2.5,,True\r\n'
# expect: '"a,b","c""d",e\'f,g;h\r\n'
# expect: '"a\nb",x!y,q\\z\r\n'
# expect: '""\r\n'
# expect: '\r\n'
# expect: ',\r\n'
# expect: ' a ,[1]\r\n'
# expect: '"a","1","2.5","","True"\r\n'
# expect: '"a,b","c""d","e\'f","g;h"\r\n'
# expect: '"a\nb","x!y","q\\z"\r\n'
# expect: '""\r\n'
# expect: '\r\n'
# expect: '"",""\r\n'
# expect: '" a ","[1]"\r\n'
# expect: 'a,1,2.5,,True\r\n'
# expect: 'a\\,b,c\\"d,e\'f,g;h\r\n'
# expect: 'a\\\nb,x!y,q\\\\z\r\n'
# expect: single empty field record must be quoted
# expect: '\r\n'
# expect: ',\r\n'
# expect: ' a ,[1]\r\n'
# expect: 'a;1;2.5;;True!'
# expect: 'a,b;"c""d";e\'f;"g;h"!'
# expect: 'a\nb;"x!y";q\\z!'
# expect: '""!'
# expect: '!'
# expect: ';!'
# expect: ' a ;[1]!'
# expect: 'a,1,2.5,,True\r\n'
# expect: '\'a,b\',c"d,\'e\'\'f\',g;h\r\n'
# expect: "'a\nb',x!y,q\\z\r\n"
# expect: "''\r\n"
# expect: '\r\n'
# expect: ',\r\n'
# expect: ' a ,[1]\r\n'
