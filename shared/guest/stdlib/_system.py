"""The machine as os, os.path, subprocess and select see it: native/posix where there is one, else what the Host offers
(_host_files).

Functions take paths as str and raise OSError. What the Host cannot do raises "Function not implemented"."""

try:
    from _posix import *  # noqa: F403

    is_machine = True
except ImportError:
    from _host_files import *  # noqa: F403

    is_machine = False
