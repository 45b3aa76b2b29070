"""unicodedata.normalize and is_normalized name the argument that is no text."""
import unicodedata

for code in ("unicodedata.normalize('NFD', 1.5)", "unicodedata.normalize(1, 'a')", "unicodedata.is_normalized('NFD', 1.5)", "unicodedata.normalize('NFD', 'é') == 'e\\u0301'",
             "unicodedata.is_normalized('NFC', 'é')", "unicodedata.normalize('X', 'a')"):
    try:
        print(eval(code))
    except Exception as error:
        print(type(error).__name__, error)

# expect: TypeError normalize() argument 2 must be str, not float
# expect: TypeError normalize() argument 1 must be str, not int
# expect: TypeError is_normalized() argument 2 must be str, not float
# expect: True
# expect: True
# expect: ValueError invalid normalization form
