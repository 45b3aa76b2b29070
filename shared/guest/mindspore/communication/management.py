"""mindspore.communication.management: the same names."""
from mindspore.communication import *
from mindspore.communication import GlobalComm
