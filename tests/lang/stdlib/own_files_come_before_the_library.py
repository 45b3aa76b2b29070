import os
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    for name, text in {"html.py": "x = 'own'", "calendar.py": "x = 'own'", "abc.py": "x = 'own'", "io.py": "x = 'own'",
                       "colorsys/__init__.py": "x = 'own'", "colorsys/parts.py": "y = 'part'", "graphlib/notes.txt": ""}.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
    sys.path.insert(0, folder)
    for name in ("html", "calendar", "abc", "io", "colorsys", "colorsys.parts", "graphlib", "heapq"):
        module = __import__(name, fromlist=["x"])
        print(name, getattr(module, "x", getattr(module, "y", "the library's")))
    try:
        import html.parser
    except ModuleNotFoundError as error:
        print(error)
    try:
        import colorsys.missing
    except ModuleNotFoundError as error:
        print(error)

# expect: html own
# expect: calendar own
# expect: abc the library's
# expect: io the library's
# expect: colorsys own
# expect: colorsys.parts part
# expect: graphlib the library's
# expect: heapq the library's
# expect: No module named 'html.parser'; 'html' is not a package
# expect: No module named 'colorsys.missing'
