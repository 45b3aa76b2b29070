"""mindspore.common.seed: the global seed, and the seeds that operators with seeds of their own are given."""
from mindspore.context import get_seed, set_seed

DEFAULT_GRAPH_SEED = 87654321
_STEP = 3528531795 ^ 3449720151  # Philox's first key constant and its first multiplier, as MindSpore combines them
_counters = {}  # (kernel, seed of the operator) -> the seed that its next use gets; set_seed empties it


def _get_graph_seed(op_seed, kernel_name):
    """(seed, seed2) for a random operator: the global seed, and a number that each use moves on. (0, 0): any."""
    seed = get_seed()
    seed = DEFAULT_GRAPH_SEED if seed == 0 else seed or 0
    op_seed = op_seed or 0
    if seed == 0 and op_seed == 0:
        return 0, 0
    key = (kernel_name, op_seed)
    second = _counters.get(key, op_seed)
    _counters[key] = second + _STEP
    return seed % (2 ** 31 - 1), second % (2 ** 31 - 1)
