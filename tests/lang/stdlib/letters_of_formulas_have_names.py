import unicodedata

print("\N{MATHEMATICAL BOLD SMALL FINAL SIGMA}\N{MATHEMATICAL DOUBLE-STRUCK DIGIT ONE}", ascii("\N{mathematical script capital a}"))
for code in (0x1D400, 0x1D49C, 0x1D538, 0x1D6A8, 0x1D7CB, 0x1D7FF):
    print(unicodedata.name(chr(code)), unicodedata.lookup(unicodedata.name(chr(code))) == chr(code))
print(unicodedata.name("\U0001d49d", "none"))

# expect: 𝛓𝟙 '\U0001d49c'
# expect: MATHEMATICAL BOLD CAPITAL A True
# expect: MATHEMATICAL SCRIPT CAPITAL A True
# expect: MATHEMATICAL DOUBLE-STRUCK CAPITAL A True
# expect: MATHEMATICAL BOLD CAPITAL ALPHA True
# expect: MATHEMATICAL BOLD SMALL DIGAMMA True
# expect: MATHEMATICAL MONOSPACE DIGIT NINE True
# expect: none
