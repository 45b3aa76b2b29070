"""What is imported though its end is decided says so; what the library itself needs of it does not."""
import email
import fileinput
import importlib
import os
import sys
import tempfile
import warnings

for name in ("audioop", "sunau", "uu", "imp"):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        importlib.import_module(name)
    print(name, [(w.category.__name__, str(w.message)) for w in told])
    sys.modules.pop("uu", None)
message = email.message_from_string("Content-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n#86)C\n \nend\n")
with warnings.catch_warnings():
    warnings.simplefilter("error")
    print(message.get_payload(decode=True))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "a")
    with open(path, "w") as f:
        f.write("x\ny\n")
    lines = fileinput.FileInput(path)
    print(lines.fileno(), lines.readline(), lines.fileno() >= 0, lines.readline(), lines.readline() == "", lines.fileno())
    lines.close()

calls = []
sys.setprofile(lambda frame, event, argument: calls.append((event, getattr(argument, "__name__", ""))))
len("")
sys.setprofile(None)
sys.setprofile(lambda frame, event, argument: calls.append((event, getattr(argument, "__name__", ""))))
abs(1)
sys.setprofile(None)
print(calls)
# expect: audioop [('DeprecationWarning', "'audioop' is deprecated and slated for removal in Python 3.13")]
# expect: sunau [('DeprecationWarning', "'sunau' is deprecated and slated for removal in Python 3.13")]
# expect: uu [('DeprecationWarning', "'uu' is deprecated and slated for removal in Python 3.13")]
# expect: imp [('DeprecationWarning', "the imp module is deprecated in favour of importlib and slated for removal in Python 3.12; see the module's documentation for alternative uses")]
# expect: b'abc'
# expect: -1 x
# expect:  True y
# expect:  True -1
# expect: [('c_call', 'len'), ('c_return', 'len'), ('c_call', 'setprofile'), ('c_call', 'abs'), ('c_return', 'abs'), ('c_call', 'setprofile')]
