import csv

LINES = ["a,b", "", "\n", "a,b\r\n", '"a,b",c', '"a""b"', '"a" b,c', 'a"b",c', '"a', '"a\n', 'a,"b\nc",d', "a\nb", "a\rb", ",", ",,\n", '"",""',
         '"a"b,c', "é;ü", '""b', " a, b", "a,b,c,\n", '"é,é"']  # fmt: skip
for line in LINES:
    for options in ({}, {"delimiter": ";"}, {"strict": True}, {"escapechar": "b"}, {"quoting": csv.QUOTE_NONE}):
        reader = csv.reader([line], **options)
        try:
            print(repr(line), options, list(reader), reader.line_num)
        except csv.Error as e:
            print(repr(line), options, e)
csv.register_dialect("semicolons", delimiter=";")
print(list(csv.reader(["a;b,c"], "semicolons")))
csv.register_dialect("semicolons", delimiter=",")
print(list(csv.reader(["a;b,c"], "semicolons")))
csv.unregister_dialect("semicolons")
for call in (lambda: csv.reader([], "semicolons"), lambda: csv.register_dialect(3)):
    try:
        call()
    except (csv.Error, TypeError) as e:
        print(type(e).__name__, e)

# expect: 'a,b' {} [['a', 'b']] 1
# expect: 'a,b' {'delimiter': ';'} [['a,b']] 1
# expect: 'a,b' {'strict': True} [['a', 'b']] 1
# expect: 'a,b' {'escapechar': 'b'} [['a', '\n']] 1
# expect: 'a,b' {'quoting': 3} [['a', 'b']] 1
# expect: '' {} [[]] 1
# expect: '' {'delimiter': ';'} [[]] 1
# expect: '' {'strict': True} [[]] 1
# expect: '' {'escapechar': 'b'} [[]] 1
# expect: '' {'quoting': 3} [[]] 1
# expect: '\n' {} [[]] 1
# expect: '\n' {'delimiter': ';'} [[]] 1
# expect: '\n' {'strict': True} [[]] 1
# expect: '\n' {'escapechar': 'b'} [[]] 1
# expect: '\n' {'quoting': 3} [[]] 1
# expect: 'a,b\r\n' {} [['a', 'b']] 1
# expect: 'a,b\r\n' {'delimiter': ';'} [['a,b']] 1
# expect: 'a,b\r\n' {'strict': True} [['a', 'b']] 1
# expect: 'a,b\r\n' {'escapechar': 'b'} [['a', '\r']] 1
# expect: 'a,b\r\n' {'quoting': 3} [['a', 'b']] 1
# expect: '"a,b",c' {} [['a,b', 'c']] 1
# expect: '"a,b",c' {'delimiter': ';'} [['a,b,c']] 1
# expect: '"a,b",c' {'strict': True} [['a,b', 'c']] 1
# expect: '"a,b",c' {'escapechar': 'b'} [['a,",c']] 1
# expect: '"a,b",c' {'quoting': 3} [['"a', 'b"', 'c']] 1
# expect: '"a""b"' {} [['a"b']] 1
# expect: '"a""b"' {'delimiter': ';'} [['a"b']] 1
# expect: '"a""b"' {'strict': True} [['a"b']] 1
# expect: '"a""b"' {'escapechar': 'b'} [['a""']] 1
# expect: '"a""b"' {'quoting': 3} [['"a""b"']] 1
# expect: '"a" b,c' {} [['a b', 'c']] 1
# expect: '"a" b,c' {'delimiter': ';'} [['a b,c']] 1
# expect: '"a" b,c' {'strict': True} ',' expected after '"'
# expect: '"a" b,c' {'escapechar': 'b'} [['a ,c']] 1
# expect: '"a" b,c' {'quoting': 3} [['"a" b', 'c']] 1
# expect: 'a"b",c' {} [['a"b"', 'c']] 1
# expect: 'a"b",c' {'delimiter': ';'} [['a"b",c']] 1
# expect: 'a"b",c' {'strict': True} [['a"b"', 'c']] 1
# expect: 'a"b",c' {'escapechar': 'b'} [['a""', 'c']] 1
# expect: 'a"b",c' {'quoting': 3} [['a"b"', 'c']] 1
# expect: '"a' {} [['a']] 1
# expect: '"a' {'delimiter': ';'} [['a']] 1
# expect: '"a' {'strict': True} unexpected end of data
# expect: '"a' {'escapechar': 'b'} [['a']] 1
# expect: '"a' {'quoting': 3} [['"a']] 1
# expect: '"a\n' {} [['a\n']] 1
# expect: '"a\n' {'delimiter': ';'} [['a\n']] 1
# expect: '"a\n' {'strict': True} unexpected end of data
# expect: '"a\n' {'escapechar': 'b'} [['a\n']] 1
# expect: '"a\n' {'quoting': 3} [['"a']] 1
# expect: 'a,"b\nc",d' {} [['a', 'b\nc', 'd']] 1
# expect: 'a,"b\nc",d' {'delimiter': ';'} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a,"b\nc",d' {'strict': True} [['a', 'b\nc', 'd']] 1
# expect: 'a,"b\nc",d' {'escapechar': 'b'} [['a', '\nc', 'd']] 1
# expect: 'a,"b\nc",d' {'quoting': 3} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\nb' {} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\nb' {'delimiter': ';'} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\nb' {'strict': True} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\nb' {'escapechar': 'b'} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\nb' {'quoting': 3} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\rb' {} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\rb' {'delimiter': ';'} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\rb' {'strict': True} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\rb' {'escapechar': 'b'} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: 'a\rb' {'quoting': 3} new-line character seen in unquoted field - do you need to open the file in universal-newline mode?
# expect: ',' {} [['', '']] 1
# expect: ',' {'delimiter': ';'} [[',']] 1
# expect: ',' {'strict': True} [['', '']] 1
# expect: ',' {'escapechar': 'b'} [['', '']] 1
# expect: ',' {'quoting': 3} [['', '']] 1
# expect: ',,\n' {} [['', '', '']] 1
# expect: ',,\n' {'delimiter': ';'} [[',,']] 1
# expect: ',,\n' {'strict': True} [['', '', '']] 1
# expect: ',,\n' {'escapechar': 'b'} [['', '', '']] 1
# expect: ',,\n' {'quoting': 3} [['', '', '']] 1
# expect: '"",""' {} [['', '']] 1
# expect: '"",""' {'delimiter': ';'} [[',""']] 1
# expect: '"",""' {'strict': True} [['', '']] 1
# expect: '"",""' {'escapechar': 'b'} [['', '']] 1
# expect: '"",""' {'quoting': 3} [['""', '""']] 1
# expect: '"a"b,c' {} [['ab', 'c']] 1
# expect: '"a"b,c' {'delimiter': ';'} [['ab,c']] 1
# expect: '"a"b,c' {'strict': True} ',' expected after '"'
# expect: '"a"b,c' {'escapechar': 'b'} [['ab', 'c']] 1
# expect: '"a"b,c' {'quoting': 3} [['"a"b', 'c']] 1
# expect: 'é;ü' {} [['é;ü']] 1
# expect: 'é;ü' {'delimiter': ';'} [['é', 'ü']] 1
# expect: 'é;ü' {'strict': True} [['é;ü']] 1
# expect: 'é;ü' {'escapechar': 'b'} [['é;ü']] 1
# expect: 'é;ü' {'quoting': 3} [['é;ü']] 1
# expect: '""b' {} [['b']] 1
# expect: '""b' {'delimiter': ';'} [['b']] 1
# expect: '""b' {'strict': True} ',' expected after '"'
# expect: '""b' {'escapechar': 'b'} [['b']] 1
# expect: '""b' {'quoting': 3} [['""b']] 1
# expect: ' a, b' {} [[' a', ' b']] 1
# expect: ' a, b' {'delimiter': ';'} [[' a, b']] 1
# expect: ' a, b' {'strict': True} [[' a', ' b']] 1
# expect: ' a, b' {'escapechar': 'b'} [[' a', ' \n']] 1
# expect: ' a, b' {'quoting': 3} [[' a', ' b']] 1
# expect: 'a,b,c,\n' {} [['a', 'b', 'c', '']] 1
# expect: 'a,b,c,\n' {'delimiter': ';'} [['a,b,c,']] 1
# expect: 'a,b,c,\n' {'strict': True} [['a', 'b', 'c', '']] 1
# expect: 'a,b,c,\n' {'escapechar': 'b'} [['a', ',c', '']] 1
# expect: 'a,b,c,\n' {'quoting': 3} [['a', 'b', 'c', '']] 1
# expect: '"é,é"' {} [['é,é']] 1
# expect: '"é,é"' {'delimiter': ';'} [['é,é']] 1
# expect: '"é,é"' {'strict': True} [['é,é']] 1
# expect: '"é,é"' {'escapechar': 'b'} [['é,é']] 1
# expect: '"é,é"' {'quoting': 3} [['"é', 'é"']] 1
# expect: [['a', 'b,c']]
# expect: [['a;b', 'c']]
# expect: Error unknown dialect
# expect: TypeError dialect name must be a string
