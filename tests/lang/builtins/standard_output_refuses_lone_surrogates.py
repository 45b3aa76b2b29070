import sys

for write in (print, sys.stdout.write, lambda text: sys.stdout.writelines([text])):
    try:
        write("ab\ud800\udfff!")
    except UnicodeEncodeError as e:
        print(e, e.start, e.end)
print("é\u20ac", len("\ud800"))
print("\ud800", file=sys.stderr)

# expect: 'utf-8' codec can't encode characters in position 2-3: surrogates not allowed 2 4
# expect: 'utf-8' codec can't encode characters in position 2-3: surrogates not allowed 2 4
# expect: 'utf-8' codec can't encode characters in position 2-3: surrogates not allowed 2 4
# expect: é€ 1
