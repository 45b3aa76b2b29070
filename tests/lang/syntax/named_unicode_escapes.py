print("\N{BULLET} \N{GREEK SMALL LETTER PI} \N{SNOWMAN}")

# expect: • π ☃
