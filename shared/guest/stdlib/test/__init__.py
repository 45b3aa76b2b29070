"""The package that CPython's regression tests live in: here its helpers alone. Other modules of that name are the program's;
they are looked for in folders `test` of sys.path, and beside the program."""

import sys

__path__ += [folder + "/test" if folder else "test" for folder in sys.path] + [folder or "." for folder in sys.path]
