"""Bytecode capture by its inner name: what `jit(capture_mode="bytecode")` makes, and the switch for every frame of a
`with` block. The switch needs a function that a context has been applied to, as MindSpore's does."""
import inspect
import types

import _refjit_jit as _jit


class Unsupported(RuntimeError):
    """A graph break of a function jitted with fullgraph=True."""


class _Switch:
    """Frames are captured while the mode is on and a context is set."""

    def __init__(self):
        self.is_on = self.is_capturing = False
        self.config = None

    def change(self, is_on):
        was_on, self.is_on = self.is_on, is_on
        self.update()
        return was_on != is_on

    def set_context(self, function, config):
        self.config = None if function is None else config or {}
        if self.is_capturing:
            self.is_capturing = False
            _jit.end_capturing()
        self.update()

    def update(self):
        wanted = self.is_on and self.config is not None
        if wanted == self.is_capturing:
            return
        self.is_capturing = wanted
        if wanted:
            _jit.begin_capturing(_level(self.config), bool(self.config.get("fullgraph", False)))
        else:
            _jit.end_capturing()


_switch = _Switch()


def _level(config):
    level = config.get("jit_level", "")
    return "O1" if level in ("O1", "O2") else "O0" if level == "O0" else None


def pi_jit_set_context(function=None, config=None, input_signature=None, **kwargs):
    """The function and the options that the switch captures with; None: nothing is captured."""
    _switch.set_context(function, config)


class PIJitCaptureContext:
    """Decorator and context manager of bytecode capture."""

    def __init__(self, fullgraph=False, jit_config=None, input_signature=None):
        config = {"fullgraph": fullgraph}
        if jit_config is not None:
            config.update(getattr(jit_config, "jit_config_dict", jit_config))
        disabled = config.get("_disable_pijit", None)
        if disabled is not None and not callable(disabled):
            raise TypeError(f"The config '_disable_pijit' must be callable but got {disabled}")
        self.config = config
        self.input_signature = input_signature
        self.ret = None
        self.fn = None

    def __call__(self, fn):
        if isinstance(fn, type) and hasattr(fn, "__refjit_cell__"):
            fn.construct = self(fn.construct)
            return fn
        if hasattr(type(fn), "__refjit_cell__"):
            return types.MethodType(self(fn.construct.__func__), fn)
        if isinstance(fn, types.MethodType):
            return types.MethodType(self(fn.__func__), fn.__self__)
        if _jit.is_jitted(fn):
            fn = fn.__wrapped__
        if not isinstance(fn, types.FunctionType) or _is_unsupported(fn):
            return fn
        if str(fn.__module__).startswith("mindspore") and fn.__name__ != "after_grad":
            return fn  # MindSpore's own functions are followed where they are called
        self.fn = fn
        made = _jit.make(fn, "bytecode", _level(self.config), self.config.get("fullgraph", False), None, {})
        disabled = self.config.get("_disable_pijit", None)
        return made if disabled is None else _unless(disabled, made, fn)

    def __enter__(self):
        pi_jit_set_context(self.fn, self.config, self.input_signature)
        _switch.change(True)

    def __exit__(self, exc_type, exc_val, exc_tb):
        pi_jit_set_context(None)
        _switch.change(False)


def _is_unsupported(fn):
    return inspect.isgeneratorfunction(fn) or inspect.iscoroutinefunction(fn) or inspect.isasyncgenfunction(fn)


def _unless(disabled, made, fn):
    """The jitted function where `disabled` says no of the arguments, the function itself where it says yes."""
    def chosen(*args, **kwargs):
        return fn(*args, **kwargs) if disabled(args, kwargs) else made(*args, **kwargs)
    chosen.__wrapped__ = fn
    chosen.__wrapped_by_jit__ = True
    chosen.__name__, chosen.__qualname__, chosen.__doc__ = fn.__name__, fn.__qualname__, fn.__doc__
    return chosen
