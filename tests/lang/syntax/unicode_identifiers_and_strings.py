größe = 3
naïve = "ü"
print(größe, naïve, naïve.upper(), "straße".upper(), "ÀÉ".lower(), sorted("éaz"))
print("日本語"[1], len("日本語"), "日本語".encode("utf-8"), ascii("é日"), ord("é"), chr(233))

# expect: 3 ü Ü STRASSE àé ['a', 'z', 'é']
# expect: 本 3 b'\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e' '\xe9\u65e5' 233 é
