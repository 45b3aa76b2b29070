"""asyncio.threads"""

import contextvars
import functools

from . import events

__all__ = ("to_thread",)


async def to_thread(func, /, *args, **kwargs):
    """Calls a function in another thread, in a copy of this context."""
    context = contextvars.copy_context()
    return await events.get_running_loop().run_in_executor(None, functools.partial(context.run, func, *args, **kwargs))
