"""Programs on the path."""
import os
import shutil


def find_executable(executable, path=None):
    """Where a program stands; None when it is nowhere."""
    return executable if os.path.isfile(executable) else shutil.which(executable, path=path)
