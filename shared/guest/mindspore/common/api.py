"""mindspore.jit: its spellings, argument checks and error texts (spec rows J1 to J11). What remains is one call of the
native module `_refjit_jit`, which capture provides:

    _refjit_jit.make(function, capture_mode, jit_level, fullgraph, backend, options)  -> the jitted callable
        capture_mode: "ast" | "bytecode" | "trace"; jit_level: "O0" | "O1"; fullgraph: bool;
        backend: "" | "ms_backend" | "GE"; options: dict of checked **options (exec_order, ...) as given.
        An option that was not given is passed as None (jit_level, fullgraph, backend, capture_mode too), so that the
        session's own defaults can fill it in.
    _refjit_jit.warn(kind, message, option=None)  -> an entry of the run report; kind is "ignored_option" or "warning".
    _refjit_jit.is_jitted(value)
"""
import _refjit_grad as _tape
import _refjit_jit as _jit

_CAPTURE_MODES = ["ast", "bytecode", "trace"]
_JIT_LEVELS = ["O0", "O1"]
_BACKENDS = ["ms_backend", "GE"]
_EXEC_ORDERS = ["bfs", "dfs"]
_SWITCHES = ["on", "off"]
# option -> (backend it belongs to, hardware that has it)
_OPTIONS = {"disable_format_transform": ("ms_backend", "GPU"), "exec_order": ("ms_backend", "Ascend"),
            "ge_options": ("GE", "Ascend"), "infer_boost": ("ms_backend", "Ascend")}
# of older spellings, what is used instead
_DEPRECATED = {"mode": "capture_mode", "input_signature": "dynamic", "jit_config": "jit_level, fullgraph or options",
               "compile_once": ""}
_unset = object()  # an argument that was not given; an explicit None is an error, as in MindSpore
_function_type = type(lambda: None)
_method_type = type((lambda self: None).__get__(0))


class JitConfig:
    """The older way to give options (seed 003): JitConfig(jit_level="O1", ...)."""

    def __init__(self, jit_level="", exc_mode="auto", jit_syntax_level="", debug_level="RELEASE", infer_boost="off", **kwargs):
        if jit_level != "" and jit_level not in ("O0", "O1", "O2"):
            raise ValueError("For 'jit_level' must be one of ['O0', 'O1', 'O2'].")
        _config_choice("exc_mode", exc_mode, ["auto", "sink", "no_sink"])
        if jit_syntax_level not in ("", "COMPATIBLE"):
            _config_choice("jit_syntax_level", jit_syntax_level, ["STRICT", "LAX"])
        _config_choice("debug_level", debug_level, ["RELEASE", "DEBUG"])
        _config_choice("infer_boost", infer_boost, _SWITCHES)
        self.jit_config_dict = dict(kwargs)
        self.jit_config_dict.update(jit_level=jit_level, exc_mode=exc_mode, jit_syntax_level=jit_syntax_level,
                                    debug_level=debug_level, infer_boost=infer_boost)
        if jit_level and "backend" not in kwargs:
            self.jit_config_dict["backend"] = "GE" if jit_level == "O2" else "ms_backend"


def _config_choice(name, value, choices):
    if value not in choices:
        raise ValueError(f"For '{name}' must be one of '{choices}'.")


def _log(text):
    from mindspore import log
    log.warning(text)


def _warn_deprecated(given):
    for name, instead in _DEPRECATED.items():
        if given[name]:
            text = f"For 'jit', the parameter '{name}' has been deprecated."
            if instead:
                text += (f" Please use the parameter '{instead}' instead. For more details, please refer to "
                         "https://www.mindspore.cn/docs/en/master/api_python/mindspore/mindspore.jit.html.")
            _log(text)


def _one_of(name, value, choices):
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"For 'jit', the '{name}' must be str and must be in '{choices}', but got '{value}'.")


def _check_dynamic(dynamic):
    if not isinstance(dynamic, int):  # bool is documented; MindSpore 2.7.0 takes 0 and 1 alone
        raise TypeError(f"For 'jit', the 'dynamic' must be 'int',  but got '{type(dynamic).__name__}'.")
    if dynamic not in (0, 1):
        raise ValueError("For 'jit', the 'dynamic' must be in range of [0, 1], but got "
                         f"{dynamic} with type '{type(dynamic).__name__}'.")


def _check_ge_options(value):
    if not isinstance(value, dict):
        raise TypeError(f"For 'jit(options)', the type of 'ge_options' must be dict, but got {type(value)}.")
    for key, group in value.items():
        if key not in ("global", "session"):
            raise ValueError("For 'ge_options', the key of 'ge_options' must be one of ['global', 'session'], but got "
                             f"'{key}'.")
        if not isinstance(group, dict):
            raise TypeError(f"For 'ge_options', the type of {key} options must be dict, but got {type(group)}. "
                            f"The error options: {group}.")
        for option, setting in group.items():
            for part, shown in ((option, f"key is {option}."), (setting, f"value is {setting}")):
                if not isinstance(part, str):
                    raise TypeError("For 'ge_options', the type of key and value must be str, but got "
                                    f"{type(part)}. The error {shown}")


def _check_option(name, value):
    if name == "disable_format_transform":
        if not isinstance(value, bool):
            raise TypeError("For 'jit(options)', the type of 'disable_format_transform' must be bool, but got "
                            f"{type(value)}.")
    elif name in ("exec_order", "infer_boost") and not isinstance(value, str):
        raise TypeError(f"For 'jit(options)', the type of '{name}' must be str, but got {type(value)}.")
    elif name == "exec_order":
        if value not in _EXEC_ORDERS:
            raise ValueError("For 'exec_order', the value of 'exec_order' must be one of "
                             f"{_EXEC_ORDERS}, but got '{value}'.")
    elif name == "infer_boost":
        if value not in _SWITCHES:
            raise ValueError("For 'infer_boost', the value of 'infer_boost' must be one of "
                             f"{_SWITCHES}, but got '{value}'.")
    else:
        _check_ge_options(value)


def _check_options(options, backend):
    """J9: names, values, the backend they belong to; hardware that lacks one only warns."""
    for name, value in options.items():
        if name not in _OPTIONS:
            raise ValueError(f"For 'jit(options)', the option argument '{name}' is not recognized, please check! It must "
                             f"be one of {list(_OPTIONS)}.")
        _check_option(name, value)
        needed, hardware = _OPTIONS[name]
        if backend and backend != needed:
            raise ValueError(f"For 'jit(options)', the option '{name}' is only support backend in '{[needed]}', but got "
                             f"'{backend}'.")
        _jit.warn("ignored_option", f"For 'jit(options)', the option '{name}' has an effect on {hardware} only, here it has none.", name)


def jit(function=None, *, capture_mode=_unset, jit_level=_unset, dynamic=0, fullgraph=_unset, backend="", mode=None,
        jit_config=None, input_signature=None, hash_args=None, compile_once=False, **options):
    """Compiles a function to a graph at its first call: jit(f), @jit, @jit(...), jit(function=f)."""
    if mode is not None or jit_config is not None:
        capture_mode, jit_level, fullgraph, backend = _older(mode, jit_config, capture_mode, jit_level, fullgraph, backend)
    if capture_mode is not _unset:
        _one_of("capture_mode", capture_mode, _CAPTURE_MODES)
    if jit_level is not _unset:
        _one_of("jit_level", jit_level, _JIT_LEVELS)
    _check_dynamic(dynamic)
    if fullgraph is not _unset and not isinstance(fullgraph, bool):
        raise TypeError(f"For 'jit', the 'fullgraph' must be a bool, but got {type(fullgraph).__name__}.")
    if backend != "":
        _one_of("backend", backend, _BACKENDS)
    if mode is not None or input_signature is not None or jit_config is not None or compile_once:
        _warn_deprecated({"mode": mode is not None, "input_signature": input_signature is not None,
                          "jit_config": jit_config is not None, "compile_once": compile_once})
    if options:
        _check_options(options, backend)
    if backend == "GE":
        _jit.warn("warning", "For 'jit', MindSpore has the backend 'GE' on Ascend only; here it is the sink executor of the "
                             "device that runs.")
    if backend == "GE" and jit_level is not _unset:
        _jit.warn("ignored_option", "For 'jit', the 'jit_level' has no effect with the backend 'GE'.", "jit_level")
    if function is None:
        def decorate(decorated):
            return _wrap(decorated, capture_mode, jit_level, fullgraph, backend, options)
        return decorate
    if capture_mode == "trace":
        raise ValueError("For 'jit', capture_mode=\"trace\" is only available as a decorator with arguments: write "
                         "'@jit(capture_mode=\"trace\", ...)' above the function, not 'jit(function, "
                         "capture_mode=\"trace\")'.")
    return _wrap(function, capture_mode, jit_level, fullgraph, backend, options)


def _older(mode, jit_config, capture_mode, jit_level, fullgraph, backend):
    """J11: PSJit is ast with fullgraph, PIJit is bytecode; JitConfig carries jit_level and backend."""
    if mode is not None:
        if mode not in ("PSJit", "PIJit"):
            raise ValueError(f"For 'jit', the 'mode' must be one of ['PSJit', 'PIJit'], but got '{mode}'.")
        if mode == "PSJit":
            capture_mode, fullgraph = "ast", True
        else:
            capture_mode = "bytecode"
    if jit_config is not None:
        values = jit_config if isinstance(jit_config, dict) else jit_config.jit_config_dict
        level = values.get("jit_level", "")
        if level:
            jit_level = "O1" if level == "O2" else level
        if values.get("backend", "") and level != "O2":  # O2 names the backend of another device
            backend = values["backend"]
        if values.get("jit_syntax_level", "") == "STRICT" and capture_mode != "bytecode":
            fullgraph = True
    return capture_mode, jit_level, fullgraph, backend


def _wrap(function, capture_mode, jit_level, fullgraph, backend, options):
    if capture_mode == "bytecode" and isinstance(function, type) and hasattr(function, "__refjit_cell__"):
        function.construct = _wrap(function.construct, capture_mode, jit_level, fullgraph, backend, options)
        return function
    if _is_cell(function):
        function = function.construct
    is_jitted = _jit.is_jitted(function)
    if is_jitted and capture_mode in (_unset, "ast"):
        _log(f"The func {function} should be wrapped by jit only once.")
    if is_jitted or isinstance(function, (_function_type, _method_type)):
        return _jit.make(function, _given(capture_mode), _given(jit_level), _given(fullgraph), backend or None, options)
    if not callable(function):
        _jit.warn("warning", f"For 'jit', the function should be a function or a method, but got {type(function)}; it is returned "
                  "as it is.")
        if capture_mode in (_unset, "ast"):
            _log(f"The func should be function, method or cell instance/class, but got {function}")
    return function


def _given(argument):
    return None if argument is _unset else argument


def _is_cell(function):
    return hasattr(type(function), "__refjit_cell__")


class _PynativeExecutor:
    """What programs ask of it: eager operators are done when they return, so there is nothing to wait for."""

    def sync(self):
        pass

    def enable_grad(self):
        return _tape.is_enabled()

    def set_enable_grad(self, flag):
        _tape.set_enabled(flag)

    def set_grad_flag(self, flag):
        pass


_PyNativeExecutor = _PynativeExecutor
_pynative_executor = _PynativeExecutor()


class _CellGraphExecutor:
    """Compiles and runs Cells and functions whatever the mode: what tools call that look at graphs."""

    def __init__(self):
        self._phases = {}

    def compile(self, obj, *args, phase="predict", do_convert=True, jit_config_dict=None, **kwargs):
        """(name of the phase, whether something was compiled)"""
        compiled = obj._jitted() if _is_cell(obj) else _wrap(obj, _unset, _unset, _unset, "", {})
        is_new = _jit.compile_only(compiled, *args, **kwargs)
        name = f"{phase}.{id(obj)}"
        self._phases[name] = compiled
        return name, is_new

    def has_compiled(self, phase="predict"):
        return phase in self._phases

    def run(self, obj, *args, phase="predict"):
        return self(obj, *args, phase=phase)

    def __call__(self, obj, *args, phase="predict"):
        return (obj._jitted() if _is_cell(obj) else obj)(*args)


_cell_graph_executor = _CellGraphExecutor()


def _convert_python_data(data):
    """Results of graphs are Python's objects already."""
    return data


class _no_grad:
    """While it is entered, or around a decorated function, nothing is recorded for gradients."""

    def __init__(self):
        self.prev_state = False

    def __enter__(self):
        self.prev_state = _tape.is_enabled()
        _tape.set_enabled(False)

    def __exit__(self, exc_type, exc_val, exc_tb):
        _tape.set_enabled(self.prev_state)
        return False

    def __call__(self, function):
        import functools

        @functools.wraps(function)
        def inner(*args, **kwargs):
            with _no_grad():
                return function(*args, **kwargs)
        return inner


def ms_memory_recycle():
    """Memory goes back when tensors die; nothing is left to do."""


def constexpr(fn=None, get_instance=True, name=None, reuse_result=True, check=True):
    """Functions of constants: they fold when called on constants, so the decorator returns them as they are, marked for
    what graphs say of their errors (`__folded__`) and of variables (`__constexpr__`)."""
    if fn is None:
        return lambda decorated: constexpr(decorated)
    if type(fn).__name__ == "function":
        fn.__constexpr__ = fn.__folded__ = True
    return fn


def __getattr__(name):
    if name in ("set_recursion_limit", "jit_class", "Tensor", "Parameter"):  # MindSpore's module has them, too
        import mindspore
        return getattr(mindspore, name)
    raise AttributeError(f"module 'mindspore.common.api' has no attribute '{name}'")
