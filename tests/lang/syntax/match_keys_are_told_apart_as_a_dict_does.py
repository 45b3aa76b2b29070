"""Two keys of a mapping pattern that a dict takes for one are an error, whatever their types; f-strings are no keys."""
PAIRS = ["1, True", "0, False", "0, 0.0", "0, 0j", "'a', 'a'", "-1, -1", "1+1j, 1+1j", "None, None", "1, 1.0", "1, -1", "b'a', 'a'",
         "9007199254740993, 9007199254740992.0", "x.y, x.y", "-0.0, 0.0", "2, 2-0j"]  # fmt: skip
for pair in PAIRS:
    first, second = pair.split(", ")
    try:
        compile(f"match x:\n case {{{first}: 1, {second}: 2}}: pass", "file.py", "exec")
        print(pair, "compiled")
    except SyntaxError as error:
        print(pair, error)
for keys in ('{f"a": 1}', '{1: 2, f"{x}": 1}'):
    try:
        compile(f"match x:\n case {keys}: pass", "file.py", "exec")
    except SyntaxError as error:
        print(keys, error, error.offset, error.end_offset)

# expect: 1, True mapping pattern checks duplicate key (True) (file.py, line 2)
# expect: 0, False mapping pattern checks duplicate key (False) (file.py, line 2)
# expect: 0, 0.0 mapping pattern checks duplicate key (0.0) (file.py, line 2)
# expect: 0, 0j mapping pattern checks duplicate key (0j) (file.py, line 2)
# expect: 'a', 'a' mapping pattern checks duplicate key ('a') (file.py, line 2)
# expect: -1, -1 mapping pattern checks duplicate key (-1) (file.py, line 2)
# expect: 1+1j, 1+1j mapping pattern checks duplicate key ((1+1j)) (file.py, line 2)
# expect: None, None mapping pattern checks duplicate key (None) (file.py, line 2)
# expect: 1, 1.0 mapping pattern checks duplicate key (1.0) (file.py, line 2)
# expect: 1, -1 compiled
# expect: b'a', 'a' compiled
# expect: 9007199254740993, 9007199254740992.0 compiled
# expect: x.y, x.y compiled
# expect: -0.0, 0.0 mapping pattern checks duplicate key (0.0) (file.py, line 2)
# expect: 2, 2-0j mapping pattern checks duplicate key ((2+0j)) (file.py, line 2)
# expect: {f"a": 1} mapping pattern keys may only match literals and attribute lookups (file.py, line 2) 7 16
# expect: {1: 2, f"{x}": 1} mapping pattern keys may only match literals and attribute lookups (file.py, line 2) 7 24
