"""The names of MindSpore's compiled module of data that programs ask for in operations of their own: what their parse() gives is
called with the columns."""
from mindspore.common import dtype as mstype
from mindspore.dataset.text import BasicTokenizer as BasicTokenizerOperation
from mindspore.dataset.text import Lookup
from mindspore.dataset.text import NormalizeForm
from mindspore.dataset.text import Vocab


def LookupOperation(vocab, unknown_token, data_type):
    """Lookup of a dtype's name."""
    return Lookup(vocab, unknown_token, getattr(mstype, data_type))
