text = "".join(chr(0xE9 + i % 400) if i % 3 else "a" for i in range(3000))
codes = [ord(c) for c in text]
print([ord(text[i]) for i in range(len(text))] == codes, [ord(text[-i]) for i in range(1, 3001)] == codes[::-1])
at = 7
seen = []
for i in range(4000):
    at = (at * 1103 + 12345) % 3000
    seen.append(ord(text[at]) == codes[at])
print(all(seen), text[100:110] == "".join(map(chr, codes[100:110])), text[2990:1:-997])
for i in range(200):
    other = chr(0x3b1 + i) * 300 + "x" * i + "\U0001f600"
    assert other[299] == chr(0x3b1 + i) and other[300 + i] == "\U0001f600" and text[i * 10] == chr(codes[i * 10])
    grown = other
    for j in range(5):
        grown += "\u20ac" + grown[300 + i]
    assert grown[-1] == "\U0001f600" and grown[150] == other[150] and len(grown) == len(other) + 10
    del other, grown
print(text.find("\u0101", 1000), text.index(text[2000:2010]), text.rfind("a"))


class Text(str):
    pass


print(Text(text)[1234] == text[1234], Text(text[:200])[199] == text[199])
# expect: True True
# expect: True True Ƨɲa
# expect: 1624 800 2997
# expect: True True
