"""_posixshmem: memory that has a name, opened as a file of the folder that the machine keeps in memory."""

import os

_FOLDER = "/dev/shm/"


def shm_open(path, flags, mode=511):
    return os.open(_FOLDER + path.lstrip("/"), flags | os.O_CLOEXEC, mode)


def shm_unlink(path):
    os.unlink(_FOLDER + path.lstrip("/"))
