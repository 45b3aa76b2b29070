import ast

for text in ("f(x for x in y)", "f((x for x in y), 1)", "class C(x for x in y): pass", "f(a)(b for b in c).d"):
    try:
        print(ast.unparse(ast.parse(text)))
    except SyntaxError as error:
        print(error.msg)
for text in ("", "# nothing", "\n\n", '"doc"', "pass"):
    code = compile(text, "empty", "exec")
    print(list(code.co_positions()), list(code.co_lines()), code.co_linetable)
text = "x = [" + ", ".join(f"v{i}" for i in range(300)) + "]\nx = [" + ", ".join(str(i) + ".5" for i in range(300)) + "]\n"
text += "def f(a='a string',\n      b='another string',\n      c=None): pass\n"
code = compile(text, "nops", "exec").co_code
print([(code[i], code[i + 1]) for i in range(len(code) - 40, len(code), 2)])

# expect: f((x for x in y))
# expect: f((x for x in y), 1)
# expect: invalid syntax
# expect: f(a)((b for b in c)).d
# expect: [(0, 1, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)] [(0, 2, 0), (2, 4, 0), (4, 6, 0)] b'\xf0\x03\x01\x01\x01\xf0\x00\x01\x01\x01\xf0\x00\x01\x01\x01'
# expect: [(0, 1, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)] [(0, 2, 0), (2, 4, 0), (4, 6, 0)] b'\xf0\x03\x01\x01\x01\xf0\x00\x01\x01\x01\xf0\x00\x01\x01\x01'
# expect: [(0, 1, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)] [(0, 2, 0), (2, 4, 0), (4, 6, 0)] b'\xf0\x03\x01\x01\x01\xf0\x00\x01\x01\x01\xf0\x00\x01\x01\x01'
# expect: [(0, 1, 0, 0), (1, 1, 0, 5), (1, 1, 0, 5), (1, 1, 0, 5), (1, 1, 0, 5)] [(0, 2, 0), (2, 4, 1), (4, 6, 1), (6, 8, 1), (8, 10, 1)] b'\xf0\x03\x01\x01\x01\xd8\x00\x05\x80\x05\x80\x05\x80\x05'
# expect: [(0, 1, 0, 0), (1, 1, 0, 4), (1, 1, 0, 4)] [(0, 2, 0), (2, 4, 1), (4, 6, 1)] b'\xf0\x03\x01\x01\x01\xd8\x00\x04\x80\x04'
# expect: [(144, 1), (101, 43), (145, 1), (144, 1), (90, 44), (103, 0), (100, 0), (162, 1), (144, 1), (90, 44), (9, 0), (9, 0), (9, 0), (100, 5), (100, 4), (132, 1), (144, 1), (90, 45), (100, 3), (83, 0)]
