import datetime
import plistlib

value = {"a": 1, "b": [1.5, True, False, "x<&>", b"hello" * 30, datetime.datetime(2020, 1, 2, 3, 4, 5)], "c": {}, "d": [],
         "e": {"n": -5, "big": 2**64 - 1, "\u00e9": "\u00fc\u20ac", "t": (1, 2)}, "long": list(range(20))}
text = plistlib.dumps(value)
print(ascii(text.decode()))
binary = plistlib.dumps(value, fmt=plistlib.FMT_BINARY)
print(binary.hex())
print(plistlib.loads(text) == plistlib.loads(binary), plistlib.loads(plistlib.dumps({"u": plistlib.UID(300)}, fmt=plistlib.FMT_BINARY)))
for wrong in (lambda: plistlib.dumps({1: 2}), lambda: plistlib.dumps(None), lambda: plistlib.dumps(2**64), lambda: plistlib.dumps("\x01"),
              lambda: plistlib.loads(b"foo"), lambda: plistlib.loads(b"bplist00xx"), lambda: plistlib.UID(-1), lambda: plistlib.dumps({}, fmt="x")):
    try:
        print(wrong())
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)

# expect: '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>a</key>\n\t<integer>1</integer>\n\t<key>b</key>\n\t<array>\n\t\t<real>1.5</real>\n\t\t<true/>\n\t\t<false/>\n\t\t<string>x&lt;&amp;&gt;</string>\n\t\t<data>\n\t\taGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxv\n\t\taGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxv\n\t\taGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxv\n\t\taGVsbG9oZWxsb2hlbGxv\n\t\t</data>\n\t\t<date>2020-01-02T03:04:05Z</date>\n\t</array>\n\t<key>c</key>\n\t<dict/>\n\t<key>d</key>\n\t<array/>\n\t<key>e</key>\n\t<dict>\n\t\t<key>big</key>\n\t\t<integer>18446744073709551615</integer>\n\t\t<key>n</key>\n\t\t<integer>-5</integer>\n\t\t<key>t</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<integer>2</integer>\n\t\t</array>\n\t\t<key>\xe9</key>\n\t\t<string>\xfc\u20ac</string>\n\t</dict>\n\t<key>long</key>\n\t<array>\n\t\t<integer>0</integer>\n\t\t<integer>1</integer>\n\t\t<integer>2</integer>\n\t\t<integer>3</integer>\n\t\t<integer>4</integer>\n\t\t<integer>5</integer>\n\t\t<integer>6</integer>\n\t\t<integer>7</integer>\n\t\t<integer>8</integer>\n\t\t<integer>9</integer>\n\t\t<integer>10</integer>\n\t\t<integer>11</integer>\n\t\t<integer>12</integer>\n\t\t<integer>13</integer>\n\t\t<integer>14</integer>\n\t\t<integer>15</integer>\n\t\t<integer>16</integer>\n\t\t<integer>17</integer>\n\t\t<integer>18</integer>\n\t\t<integer>19</integer>\n\t</array>\n</dict>\n</plist>\n'
# expect: 62706c6973743030d601020304050607080f10111b51615162516351645165546c6f6e671001a6090a0b0c0d0e233ff8000000000000090854783c263e4f109668656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f68656c6c6f3341c1deca92800000d0a0d4121314151617181a53626967516e51746100e9140000000000000000ffffffffffffffff13fffffffffffffffba2071910026200fc20acaf10141c07191d1e1f202122232425262728292a2b2c2d10001003100410051006100710081009100a100b100c100d100e100f10101011101210130008001500170019001b001d001f00240026002d003600370038003d00d600df00e000e100ea00ee00f000f200f50106010f01120114011901300132013401360138013a013c013e01400142014401460148014a014c014e015001520000000000000201000000000000002e00000000000000000000000000000154
# expect: True {'u': UID(300)}
# expect: TypeError keys must be strings
# expect: TypeError unsupported type: <class 'NoneType'>
# expect: OverflowError 18446744073709551616
# expect: ValueError strings can't contain control characters; use bytes instead
# expect: InvalidFileException Invalid file
# expect: InvalidFileException Invalid file
# expect: ValueError UIDs must be positive
# expect: ValueError Unsupported format: 'x'
