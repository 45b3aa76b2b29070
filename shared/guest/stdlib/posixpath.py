"""The same module as os.path."""

from os.path import *
