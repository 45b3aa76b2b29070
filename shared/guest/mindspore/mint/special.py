"""mindspore.mint.special."""
from mindspore.mint import erfc, exp2, expm1, log1p, round, sinc
from mindspore.mint.nn.functional import log_softmax
