import os
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    for name in ("html", "colorsys", "not_of_the_library"):
        with open(os.path.join(folder, name + ".py"), "w") as file:
            file.write("x = 'own'")
    sys.path.append(folder)
    for name in ("html", "colorsys", "not_of_the_library"):
        print(name, getattr(__import__(name), "x", "the library's"))
        sys.modules.pop(name)
    sys.path.remove(folder)
    sys.path.insert(1, folder)
    for name in ("html", "colorsys", "not_of_the_library"):
        print(name, getattr(__import__(name), "x", "the library's"))

# expect: html the library's
# expect: colorsys the library's
# expect: not_of_the_library own
# expect: html own
# expect: colorsys own
# expect: not_of_the_library own
