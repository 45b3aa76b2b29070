# A package without __init__.py is whatever folders of its name sys.path has at the time: _NamespacePath of CPython.
import os
import sys
import tempfile

root = tempfile.mkdtemp()
for folder, module in (("one/parts", "first"), ("two/parts", "second"), ("two/parts/inner", "deep"), ("three/parts/inner", "deeper")):
    os.makedirs(os.path.join(root, folder), exist_ok=True)
    with open(os.path.join(root, folder, module + ".py"), "w") as file:
        file.write(f"name = {module!r}\n")


def portions(package):
    return [os.path.relpath(folder, root) for folder in package.__path__]


sys.path.insert(0, os.path.join(root, "one"))
import parts.first

print(parts.first.name, portions(parts), parts.__file__)
try:
    import parts.second
except ModuleNotFoundError as error:
    print(error)
sys.path.append(os.path.join(root, "two"))
import parts.second
import parts.inner.deep

print(parts.second.name, portions(parts), portions(parts.inner))
sys.path.insert(0, os.path.join(root, "three"))
from parts.inner import deeper

print(deeper.name, portions(parts.inner), parts.inner.deep.name)
parts.__path__ = [os.path.join(root, "elsewhere")]
try:
    import parts.third
except ModuleNotFoundError as error:
    print(error, portions(parts))

# expect: first ['one/parts'] None
# expect: No module named 'parts.second'
# expect: second ['one/parts', 'two/parts'] ['two/parts/inner']
# expect: deeper ['three/parts/inner', 'two/parts/inner'] deep
# expect: No module named 'parts.third' ['elsewhere']
