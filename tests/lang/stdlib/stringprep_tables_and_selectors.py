import os
import select
import selectors
import stringprep
import unicodedata

old = unicodedata.ucd_3_2_0
print(old.unidata_version, old.category("\u0221"), old.category("a"), ascii(old.normalize("NFKC", "a\u0301\u212b\U0002f868\u1e9b\u0323\u0221")))
names = [n for n in sorted(dir(stringprep)) if n.startswith("in_table")]
for c in "\u0221\u00ad \u00a0\x07\u0085\ue000\ufdd0\ufffd\u2ff0\u0340\U000e0001\u05d0A":
    print(ascii(c), [n[9:] for n in names if getattr(stringprep, n)(c)])
print([ascii(stringprep.map_table_b2(c)) for c in "A\u00df\u2121\u03d2\u13a0\u0390\u212b"])

r, w = os.pipe()
os.write(w, b"x")
print([len(files) for files in select.select([r], [w], [], 0)])
for kind in (selectors.SelectSelector, selectors.PollSelector, selectors.DefaultSelector):
    with kind() as waiting:
        waiting.register(r, selectors.EVENT_READ, "reading")
        print([(key.data, events) for key, events in waiting.select(0)], len(waiting.get_map()))
        waiting.register(w, selectors.EVENT_WRITE, "writing")
        waiting.modify(w, selectors.EVENT_WRITE, "changed")
        print(sorted((key.data, events) for key, events in waiting.select()))
        print(waiting.unregister(r).data)
        for wrong in (lambda: waiting.register(r, 0), lambda: waiting.register("x", 1), lambda: waiting.get_key("y")):
            try:
                wrong()
            except (ValueError, KeyError) as e:
                print(type(e).__name__, e)
    print(waiting.get_map())
for wrong in (lambda: select.select([-1], [], [], 0), lambda: select.select(["a"], [], [], 0), lambda: select.select([], [], [], -1)):
    try:
        wrong()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
os.close(r)
os.close(w)

# expect: 3.2.0 Cn Ll '\xe1\xc5\U0002136a\u1e69\u0221'
# expect: '\u0221' ['a1']
# expect: '\xad' ['b1']
# expect: ' ' ['c11', 'c11_c12']
# expect: '\xa0' ['c11_c12', 'c12']
# expect: '\x07' ['c21', 'c21_c22']
# expect: '\x85' ['c21_c22', 'c22']
# expect: '\ue000' ['c3', 'd2']
# expect: '\ufdd0' ['c4']
# expect: '\ufffd' ['c6']
# expect: '\u2ff0' ['c7']
# expect: '\u0340' ['c8']
# expect: '\U000e0001' ['c9']
# expect: '\u05d0' ['d1']
# expect: 'A' ['d2']
# expect: ["'a'", "'ss'", "'tel'", "'\\u03c5'", "'\\uab70'", "'\\u03b9\\u0308\\u0301'", "'\\xe5'"]
# expect: [1, 1, 0]
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: [('reading', 1)] 1
# expect: [('changed', 2), ('reading', 1)]
# expect: reading
# expect: ValueError Invalid events: 0
# expect: ValueError Invalid file object: 'x'
# expect: ValueError Invalid file object: 'y'
# expect: None
# expect: ValueError file descriptor cannot be a negative integer (-1)
# expect: TypeError argument must be an int, or have a fileno() method.
# expect: ValueError timeout must be non-negative
