"""asyncio.base_futures"""

from .futures import _CANCELLED, _FINISHED, _PENDING, _format_callbacks, _future_repr_info, isfuture  # noqa: F401
