import ast

print(ascii("\N{BULLET}\N{line feed}\N{CJK UNIFIED IDEOGRAPH-4E00}\N{HANGUL SYLLABLE GA}"), ascii(f"\N{BULLET}{1}\N{SNOWMAN}"))
print(b"\\N{BULLET}", r"\N{BULLET}", "\\N{BULLET}", ascii(ast.parse(r"'\N{EM DASH}'").body[0].value.value))
for text in (r"'\Nx'", r"'ab\N{x'", r"'\N{}'", r"'a\N{ x }'", r"'\N{NOPE}'", r"'\N{KEYCAP DIGIT ONE}'"):
    try:
        eval(text)
    except SyntaxError as error:
        print(error)

# expect: '\u2022\n\u4e00\uac00' '\u20221\u2603'
# expect: b'\\N{BULLET}' \N{BULLET} \N{BULLET} '\u2014'
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape (<string>, line 1)
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 2-5: malformed \N character escape (<string>, line 1)
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape (<string>, line 1)
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 1-7: unknown Unicode character name (<string>, line 1)
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-7: unknown Unicode character name (<string>, line 1)
# expect: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-19: unknown Unicode character name (<string>, line 1)
