"""What registering a hook returns: remove() takes the hook away."""


def check_hook(hook):
    """Hooks are functions."""
    if not callable(hook) or isinstance(hook, type):
        raise TypeError("When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got "
                        f"{type(hook)}.")


class HookHandle:
    """A hook in a list or dict of hooks."""

    def __init__(self, hooks=None, hook=None):
        self._hooks = hooks
        self._hook = hook

    def remove(self):
        if self._hooks is not None and self._hook in self._hooks:
            self._hooks.remove(self._hook)
        self._hooks = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.remove()


class _TensorHookHandle:
    """A hook of a Tensor, which the gradient tape calls; `note` is told of its tensor when it goes."""

    def __init__(self, tensor=None, hook=None, waiting=None, note=None):
        self._tensor_id = id(tensor)
        self.hook = hook
        self._waiting = waiting
        self._note = note

    def __call__(self, gradient):
        if self.hook is None:
            return None
        changed = self.hook(gradient)
        if changed is not None and not isinstance(changed, type(gradient)):
            raise RuntimeError(f"Tensor hook should be return Tensor, but get type: {type(changed).__name__}.")
        return changed

    def remove(self):
        self.hook = None
        if self._tensor_id in self._waiting:
            tensor, handles = self._waiting[self._tensor_id]
            if self in handles:
                handles.remove(self)
            if not handles:
                del self._waiting[self._tensor_id]
            self._note(tensor)
