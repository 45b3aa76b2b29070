"""nn.utils: what stands around the making of networks."""
from contextlib import contextmanager


@contextmanager
def no_init_parameters():
    """Networks made inside would wait with their values; here parameters have them from the start, a checkpoint replaces them."""
    yield
