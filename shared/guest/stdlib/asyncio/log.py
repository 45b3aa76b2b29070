"""asyncio.log"""

from .base_events import logger  # noqa: F401
