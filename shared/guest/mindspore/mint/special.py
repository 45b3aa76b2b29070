"""mindspore.mint.special."""
from mindspore.mint import erfc, exp2, expm1, log1p, sinc
from mindspore.mint.nn.functional import log_softmax


def round(input):
    from mindspore import mint
    return mint.round(input)
