print("a\tb\\n\x41\u00e9\u2022\101" + 'q"uote' + "q'uote")
print(r"raw\n", """triple
line""", b"bytes\x00\xff", rb"\d")
print(repr("tab\tnew\nquote'\"\\ \x00 \x7f é \u200b"))
print(len("é"), len(b"\xc3\xa9"), "é".encode(), b"\xc3\xa9".decode("utf-8"))

# expect: a	b\nAé•Aq"uoteq'uote
# expect: raw\n triple
# expect: line b'bytes\x00\xff' b'\\d'
# expect: 'tab\tnew\nquote\'"\\ \x00 \x7f é \u200b'
# expect: 1 2 b'\xc3\xa9' é
