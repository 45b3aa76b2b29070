"""numpy.lib.stride_tricks: views by strides."""

from numpy import broadcast_arrays, broadcast_shapes, broadcast_to  # noqa: F401
from numpy.views import as_strided, sliding_window_view  # noqa: F401
