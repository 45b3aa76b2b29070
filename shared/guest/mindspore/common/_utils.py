"""Questions about shapes that MindSpore's operators ask."""


def is_dim_unknown(shape):
    """Whether even the rank is open."""
    return any(size == -2 for size in shape)


def is_shape_unknown(shape):
    """Whether a size is open."""
    return any(size < 0 for size in shape)


def get_slice_num(dtype, shape):
    """In how many parts a parameter of embeddings is kept: in one."""
    return 1


def get_slice_shape(dtype, shape):
    """The shape of such a part."""
    return tuple(shape)


def get_func(func):
    """What a decorator of MindSpore's wrapped, or the function itself."""
    return getattr(func, "__wrapped_func__", func)
