"""_asyncio: the parts of asyncio that CPython has in C."""

from asyncio.events import _get_running_loop, _set_running_loop, get_event_loop, get_running_loop  # noqa: F401
from asyncio.futures import Future  # noqa: F401
from asyncio.tasks import Task, _all_tasks, _current_tasks, _enter_task, _leave_task, _register_task, _unregister_task  # noqa: F401
