# Functions of doctests, of files that importlib loads, and of texts compiled under the name of their file are captured
# from their source; what is executed from a text alone is refused (J12).
import doctest
import importlib.util
import os
import sys
import tempfile

from mindspore import Tensor, jit


def documented():
    """
    >>> @jit
    ... def f(x):
    ...     return x + 1
    >>> print(f(Tensor(1)))
    2
    """


finder = doctest.DocTestFinder()
runner = doctest.DocTestRunner()
for test in finder.find(documented, "documented", globs={"jit": jit, "Tensor": Tensor}):
    print(runner.run(test))

text = "from mindspore import jit\n\n\n@jit\ndef f(x):\n    return x * 3\n\n\ndef g(x):\n    return x - 1\n"
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "loaded_here.py")
    with open(path, "w") as file:
        file.write(text)
    spec = importlib.util.spec_from_file_location("loaded_here", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["loaded_here"] = module
    spec.loader.exec_module(module)
    print(module.f(Tensor(2)), jit(module.g)(Tensor(2)))
    names = {"__name__": "loaded_here"}
    exec(compile(text, path, "exec"), names)
    print(names["f"](Tensor(2)), jit(names["g"])(Tensor(2)))

names = {"__name__": "loaded_here"}
exec(text, names)
try:
    print(names["f"](Tensor(2)))
except OSError as error:
    print(type(error).__name__, error)

# expect: TestResults(failed=0, attempted=2)
# expect: 6 1
# expect: 6 1
# expect: OSError Mindspore can not compile temporary source code in terminal. Please write source code to a python file and run the file.
