import ast
from _ast import Add, Name, PyCF_ONLY_AST

print("aé".encode("charmap"), b"a\xe9".decode("charmap"), Add is ast.Add, Name, PyCF_ONLY_AST)
try:
    "\u1234".encode("charmap")
except UnicodeEncodeError as error:
    print(error)

# expect: b'a\xe9' aé True <class 'ast.Name'> 1024
# expect: 'latin-1' codec can't encode character '\u1234' in position 0: ordinal not in range(256)
