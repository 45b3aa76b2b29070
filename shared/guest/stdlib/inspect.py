"""Signatures and what kind of object something is."""

import sys
import types
from collections import OrderedDict

from _inspect_frames import *
from _inspect_source import *
from _inspect_source import signature_items
from _inspect_kinds import *

__all__ = [
    "TPFLAGS_IS_ABSTRACT", "formatannotationrelativeto", "getcoroutinelocals", "getmembers_static",
    "ArgInfo", "Arguments", "Attribute", "BlockFinder", "BoundArguments", "CORO_CLOSED", "CORO_CREATED",
    "CORO_RUNNING", "CORO_SUSPENDED", "CO_ASYNC_GENERATOR", "CO_COROUTINE", "CO_GENERATOR", "CO_ITERABLE_COROUTINE",
    "CO_NESTED", "CO_NEWLOCALS", "CO_NOFREE", "CO_OPTIMIZED", "CO_VARARGS", "CO_VARKEYWORDS", "ClassFoundException",
    "ClosureVars", "EndOfBlock", "FrameInfo", "FullArgSpec", "GEN_CLOSED", "GEN_CREATED", "GEN_RUNNING",
    "GEN_SUSPENDED", "Parameter", "Signature", "Traceback", "classify_class_attrs", "cleandoc", "currentframe",
    "findsource", "formatannotation", "formatargvalues", "get_annotations", "getabsfile", "getargs", "getargvalues",
    "getattr_static", "getblock", "getcallargs", "getclasstree", "getclosurevars", "getcomments", "getcoroutinestate",
    "getdoc", "getfile", "getframeinfo", "getfullargspec", "getgeneratorlocals", "getgeneratorstate",
    "getinnerframes", "getlineno", "getmembers", "getmodule", "getmodulename", "getmro", "getouterframes",
    "getsource", "getsourcefile", "getsourcelines", "indentsize", "isabstract", "isasyncgen", "isasyncgenfunction",
    "isawaitable", "isbuiltin", "isclass", "iscode", "iscoroutine", "iscoroutinefunction", "isdatadescriptor",
    "isframe", "isfunction", "isgenerator", "isgeneratorfunction", "isgetsetdescriptor", "ismemberdescriptor",
    "ismethod", "ismethoddescriptor", "ismethodwrapper", "ismodule", "isroutine", "istraceback", "signature", "stack",
    "trace", "unwrap", "walktree",
]


class _empty:
    pass


class _ParameterKind(int):
    def __new__(cls, value, name, description):
        made = int.__new__(cls, value)
        made.name, made.description = name, description
        return made

    def __reduce__(self):
        return _ParameterKind, (int(self), self.name, self.description)

    def __str__(self):
        return self.name

    def __repr__(self):
        return f"<_ParameterKind.{self.name}: {int(self)}>"


_kinds = [
    _ParameterKind(0, "POSITIONAL_ONLY", "positional-only"),
    _ParameterKind(1, "POSITIONAL_OR_KEYWORD", "positional or keyword"),
    _ParameterKind(2, "VAR_POSITIONAL", "variadic positional"),
    _ParameterKind(3, "KEYWORD_ONLY", "keyword-only"),
    _ParameterKind(4, "VAR_KEYWORD", "variadic keyword"),
]
_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD, _VAR_POSITIONAL, _KEYWORD_ONLY, _VAR_KEYWORD = _kinds


def formatannotation(annotation, base_module=None):
    if getattr(annotation, "__module__", None) == "typing":
        return repr(annotation).replace("typing.", "")
    if isinstance(annotation, types.GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
    return repr(annotation)


def formatannotationrelativeto(object):
    module = getattr(object, "__module__", None)
    return lambda annotation: formatannotation(annotation, module)


TPFLAGS_IS_ABSTRACT = 1 << 20


class _void:
    """What replace() is not given."""


class Parameter:
    empty = _empty
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = _kinds

    __slots__ = ("_name", "_kind", "_default", "_annotation")

    name, kind = property(lambda self: self._name), property(lambda self: self._kind)
    default, annotation = property(lambda self: self._default), property(lambda self: self._annotation)

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        if not isinstance(kind, int) or not 0 <= kind <= 4:
            raise ValueError(f"value {kind!r} is not a valid Parameter.kind")
        self._kind = _kinds[kind]
        if default is not _empty and kind in (2, 4):
            raise ValueError(f"{self._kind.description} parameters cannot have default values")
        if name is _empty:
            raise ValueError("name is a required attribute for Parameter")
        if not isinstance(name, str):
            raise TypeError(f"name must be a str, not a {type(name).__name__}")
        if name[:1] == "." and name[1:].isdigit():  # of a comprehension
            if kind != 1:
                raise ValueError(f"implicit arguments must be passed as positional or keyword arguments, not {self._kind.description}")
            self._kind, name = _kinds[0], f"implicit{name[1:]}"
        import keyword

        is_keyword = keyword.iskeyword(name) and self._kind != 0
        if is_keyword or not name.isidentifier():
            raise ValueError(f"{name!r} is not a valid parameter name")
        self._name, self._default, self._annotation = name, default, annotation

    def __reduce__(self):
        return type(self), (self._name, self._kind), {"_default": self._default, "_annotation": self._annotation}

    def __setstate__(self, state):
        self._default, self._annotation = state["_default"], state["_annotation"]

    def replace(self, *, name=_void, kind=_void, annotation=_void, default=_void):
        return type(self)(
            self.name if name is _void else name, self.kind if kind is _void else kind,
            default=self.default if default is _void else default,
            annotation=self.annotation if annotation is _void else annotation,
        )

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            text += ": " + formatannotation(self.annotation)
        if self.default is not _empty:
            text += (" = " if self.annotation is not _empty else "=") + repr(self.default)
        return {2: "*", 4: "**"}.get(int(self.kind), "") + text

    def __repr__(self):
        return f'<Parameter "{self}">'

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return (self.name, self.kind, self.default, self.annotation) == (
            other.name, other.kind, other.default, other.annotation)

    def __hash__(self):
        return hash((self.name, int(self.kind), self.annotation, self.default))


class BoundArguments:
    __slots__ = "arguments", "_signature", "__weakref__"

    def __init__(self, signature, arguments):
        self._signature, self.arguments = signature, arguments

    def __setstate__(self, state):
        self._signature, self.arguments = state["_signature"], state["arguments"]

    def __getstate__(self):
        return {"_signature": self._signature, "arguments": self.arguments}

    @property
    def signature(self):
        return self._signature

    @property
    def args(self):
        out = []
        for name, p in self.signature.parameters.items():
            if p.kind in (3, 4) or name not in self.arguments:
                break
            if p.kind == 2:
                out.extend(self.arguments[name])
            else:
                out.append(self.arguments[name])
        return tuple(out)

    @property
    def kwargs(self):
        out, started = {}, False
        for name, p in self.signature.parameters.items():
            if not started:
                if p.kind in (3, 4):
                    started = True
                elif name not in self.arguments:
                    started = True
                    continue
            if not started or name not in self.arguments:
                continue
            if p.kind == 4:
                out.update(self.arguments[name])
            else:
                out[name] = self.arguments[name]
        return out

    def apply_defaults(self):
        made = {}
        for name, p in self.signature.parameters.items():
            if name in self.arguments:
                made[name] = self.arguments[name]
            elif p.default is not _empty:
                made[name] = p.default
            elif p.kind == 2:
                made[name] = ()
            elif p.kind == 4:
                made[name] = {}
        self.arguments = made

    def __repr__(self):
        return f"<BoundArguments ({', '.join(f'{k}={v!r}' for k, v in self.arguments.items())})>"


class Signature:
    empty = _empty

    __slots__ = ("_parameters", "_return_annotation", "__weakref__")

    parameters = property(lambda self: types.MappingProxyType(self._parameters))
    return_annotation = property(lambda self: self._return_annotation)

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        found, highest, has_default = OrderedDict(), _kinds[0], False
        for p in parameters or ():
            if __validate_parameters__:
                if p.kind < highest:
                    raise ValueError(f"wrong parameter order: {highest.description} parameter before {p.kind.description} parameter")
                if p.kind > highest:
                    highest = p.kind
                if p.kind <= 1:
                    if p.default is not _empty:
                        has_default = True
                    elif has_default:
                        raise ValueError("non-default argument follows default argument")
                if p.name in found:
                    raise ValueError(f"duplicate parameter name: {p.name!r}")
            found[p.name] = p
        self._parameters, self._return_annotation = found, return_annotation

    def __reduce__(self):
        return type(self), (tuple(self._parameters.values()),), {"_return_annotation": self._return_annotation}

    def __setstate__(self, state):
        self._return_annotation = state["_return_annotation"]

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
        return signature(obj, follow_wrapped=follow_wrapped)

    def replace(self, *, parameters=_void, return_annotation=_void):
        return type(self)(
            self.parameters.values() if parameters is _void else parameters,
            return_annotation=self.return_annotation if return_annotation is _void else return_annotation,
        )

    def _bind(self, args, kwargs, partial):
        arguments, kwargs = {}, dict(kwargs)
        values = list(args)
        for p in self.parameters.values():
            if p.kind == 2:
                if values:
                    arguments[p.name] = tuple(values)
                values = []
            elif p.kind == 4:
                if kwargs:
                    arguments[p.name] = kwargs
                kwargs = {}
            elif p.kind in (0, 1) and values:
                if p.kind == 1 and p.name in kwargs:
                    raise TypeError(f"multiple values for argument {p.name!r}")
                arguments[p.name] = values.pop(0)
            elif p.kind == 0 and p.name in kwargs:
                raise TypeError(f"{p.name!r} parameter is positional only, but was passed as a keyword")
            elif p.name in kwargs:
                arguments[p.name] = kwargs.pop(p.name)
            elif p.kind == 3 and values:
                raise TypeError("too many positional arguments")
            elif p.default is _empty and not partial:
                raise TypeError(f"missing a required argument: {p.name!r}")
        if values:
            raise TypeError("too many positional arguments")
        if kwargs:
            raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return BoundArguments(self, arguments)

    def bind(self, /, *args, **kwargs):
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        return self._bind(args, kwargs, True)

    def __str__(self):
        parts, slash_due, star_due = [], False, True
        for p in self.parameters.values():
            if p.kind == 0:
                slash_due = True
            elif slash_due:
                parts.append("/")
                slash_due = False
            if p.kind == 2:
                star_due = False
            elif p.kind == 3 and star_due:
                parts.append("*")
                star_due = False
            parts.append(str(p))
        if slash_due:
            parts.append("/")
        text = f"({', '.join(parts)})"
        if self.return_annotation is not _empty:
            text += " -> " + formatannotation(self.return_annotation)
        return text

    def __repr__(self):
        return f"<Signature {self}>"

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        return (list(self.parameters.values()) == list(other.parameters.values())
                and self.return_annotation == other.return_annotation)

    def __hash__(self):
        return hash(tuple(self.parameters.values()))


def _of_function(func, how=None):
    code = func.__code__
    hints = get_annotations(func, **how) if how and how["eval_str"] else func.__annotations__
    names = code.co_varnames
    count, positional_only, keyword_only = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount
    defaults = func.__defaults__ or ()
    keyword_defaults = func.__kwdefaults__ or {}
    parameters = []
    for i, name in enumerate(names[:count]):
        back = i - (count - len(defaults))
        parameters.append(Parameter(name, 0 if i < positional_only else 1,
                                    default=defaults[back] if back >= 0 else _empty, annotation=hints.get(name, _empty)))
    at = count + keyword_only
    if code.co_flags & 4:
        parameters.append(Parameter(names[at], 2, annotation=hints.get(names[at], _empty)))
        at += 1
    for name in names[count:count + keyword_only]:
        parameters.append(Parameter(name, 3, default=keyword_defaults.get(name, _empty),
                                    annotation=hints.get(name, _empty)))
    if code.co_flags & 8:
        parameters.append(Parameter(names[at], 4, annotation=hints.get(names[at], _empty)))
    return Signature(parameters, return_annotation=hints.get("return", _empty))


def _of_text(text, is_bound):
    """A `__text_signature__`: "($self, a, b=1, /, *, c=None)"; what is bound already is no parameter."""
    parameters, kind = [], 1
    for item in signature_items(text[1:-1]):
        if item == "/":
            parameters = [p.replace(kind=0) for p in parameters]
        elif item == "*":
            kind = 3
        elif item.startswith("**"):
            parameters.append(Parameter(item[2:], 4))
        elif item.startswith("*"):
            parameters.append(Parameter(item[1:], 2))
            kind = 3
        elif item.startswith("$"):
            if not is_bound:
                parameters.append(Parameter(item[1:], 0))
        else:
            name, equals, default = item.partition("=")
            parameters.append(Parameter(name.strip(), kind, default=eval(default) if equals else _empty))
    return Signature(parameters, __validate_parameters__=False)


_NATIVE = (types.BuiltinFunctionType, types.MethodWrapperType, types.MethodDescriptorType, types.WrapperDescriptorType,
           types.ClassMethodDescriptorType)


def _without_first(found):
    parameters = list(found.parameters.values())
    if parameters and parameters[0].kind != 2:
        parameters = parameters[1:]
    return found.replace(parameters=parameters)


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    how = {"globals": globals, "locals": locals, "eval_str": eval_str}
    return _signature_from_callable(obj, follow_wrapper_chains=follow_wrapped, **how)


def _signature_from_callable(obj, *, follow_wrapper_chains=True, skip_bound_arg=True, globals=None, locals=None, eval_str=False,
                             sigcls=None):
    """signature(), also with the argument that a method is bound to, and of another class of signatures."""
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    how = {"globals": globals, "locals": locals, "eval_str": eval_str}
    if sigcls is not None and sigcls is not Signature:
        found = _signature_from_callable(obj, follow_wrapper_chains=follow_wrapper_chains, skip_bound_arg=skip_bound_arg, **how)
        return sigcls(list(found.parameters.values()), return_annotation=found.return_annotation)

    def of(callee):
        return _signature_from_callable(callee, follow_wrapper_chains=follow_wrapper_chains, skip_bound_arg=skip_bound_arg, **how)

    def of_method(function):
        return _without_first(of(function)) if skip_bound_arg else of(function)

    if isinstance(obj, types.MethodType):
        return of_method(obj.__func__)
    if follow_wrapper_chains:
        obj = unwrap(obj, stop=lambda f: hasattr(f, "__signature__") or isinstance(f, types.MethodType))
        if isinstance(obj, types.MethodType):
            return of(obj)
    found = getattr(obj, "__signature__", None)
    if found is not None:
        if not isinstance(found, Signature):
            raise TypeError("unexpected object {!r} in __signature__ attribute".format(found))
        return found
    if isinstance(obj, types.FunctionType):
        return _of_function(obj, how)
    if isinstance(obj, _NATIVE):
        text = obj.__text_signature__
        if not text:
            raise ValueError(f"no signature found for builtin {obj!r}")
        is_bound = isinstance(obj, (types.BuiltinFunctionType, types.MethodWrapperType))
        return _of_text(text, is_bound and (skip_bound_arg or isinstance(obj.__self__, types.ModuleType)))
    from functools import partial

    if isinstance(obj, partial):
        inner = of(obj.func)
        try:
            bound = inner.bind_partial(*obj.args, **obj.keywords)
        except TypeError as error:
            raise ValueError(f"partial object {obj!r} has incorrect arguments") from error
        parameters, keyword_from_here = [], False
        for p in inner.parameters.values():
            if p.name in obj.keywords:
                p = p.replace(default=obj.keywords[p.name])
                keyword_from_here |= p.kind == 1
            elif p.name in bound.arguments and p.kind not in (2, 4):  # *args and **kwargs take more
                continue
            if keyword_from_here and p.kind == 1:
                p = p.replace(kind=3)
            elif keyword_from_here and p.kind == 2:
                continue
            parameters.append(p)
        return inner.replace(parameters=parameters)
    if isinstance(obj, type):
        call = getattr(type(obj), "__call__", None)
        if isinstance(call, (types.FunctionType, types.MethodType)):
            return of_method(call)
        # Which of both comes first among the classes is the one that a caller meets.
        for base in obj.__mro__:
            for name in "__new__", "__init__":
                method = getattr(obj, name)
                if name in base.__dict__ and isinstance(method, (types.FunctionType, types.MethodType)):
                    return of_method(method)
        for base in obj.__mro__[:-1]:
            text = base.__text_signature__
            if text:
                return _of_text(text, True)
        if obj is type:
            raise ValueError(f"no signature found for builtin {obj!r}")
        if issubclass(obj, type):
            raise ValueError(f"callable {obj!r} is not supported by signature")
        if obj.__init__ is object.__init__ and obj.__new__ is object.__new__:
            return Signature()
        raise ValueError(f"no signature found for builtin type {obj!r}")
    call = getattr(type(obj), "__call__", None)
    if isinstance(call, types.FunctionType):
        return of_method(call)
    raise ValueError(f"no signature found for builtin {obj!r}")


def unwrap(func, *, stop=None):
    seen = set()
    while hasattr(func, "__wrapped__") and not (stop is not None and stop(func)):
        if id(func) in seen:
            raise ValueError(f"wrapper loop when unwrapping {func!r}")
        seen.add(id(func))
        func = func.__wrapped__
    return func


def getfullargspec(func):
    try:
        found = _signature_from_callable(func, follow_wrapper_chains=False, skip_bound_arg=False)
    except Exception as error:
        raise TypeError("unsupported callable") from error
    args, kwonly, varargs, varkw, defaults, kwdefaults = [], [], None, None, (), {}
    hints = {} if found.return_annotation is _empty else {"return": found.return_annotation}
    for p in found.parameters.values():
        if p.annotation is not _empty:
            hints[p.name] = p.annotation
        if p.kind in (0, 1):
            args.append(p.name)
            if p.default is not _empty:
                defaults += (p.default,)
        elif p.kind == 2:
            varargs = p.name
        elif p.kind == 3:
            kwonly.append(p.name)
            if p.default is not _empty:
                kwdefaults[p.name] = p.default
        else:
            varkw = p.name
    return FullArgSpec(args, varargs, varkw, defaults or None, kwonly, kwdefaults or None, hints)


def getmembers(object, predicate=None):
    found = []
    for name in sorted(set(dir(object))):
        try:
            value = getattr(object, name)
        except AttributeError:
            continue
        if not predicate or predicate(value):
            found.append((name, value))
    return found


def getmembers_static(object, predicate=None):
    """Like getmembers(), but runs no code of the object."""
    names = set(dir(object))
    if isinstance(object, type):
        names.update(name for base in object.__mro__ for name in base.__dict__)
    found = []
    for name in names:
        try:
            value = getattr_static(object, name)
        except AttributeError:
            continue
        if not predicate or predicate(value):
            found.append((name, value))
    return sorted(found, key=lambda member: member[0])


def getmro(cls):
    return cls.__mro__


def getdoc(object):
    try:
        doc = object.__doc__
    except AttributeError:
        return None
    if doc is None:
        doc = _inherited_doc(object)
    return cleandoc(doc) if isinstance(doc, str) else None


def _inherited_doc(obj):
    """The documentation of what a class's base or a method overrides."""
    if isclass(obj):
        for base in obj.__mro__[1:]:
            if base is not object and base.__doc__ is not None:
                return base.__doc__
        return None
    if ismemberdescriptor(obj):  # a name of __slots__, which may be a dict of texts
        slots = getattr(obj.__objclass__, "__slots__", None)
        if isinstance(slots, dict) and obj.__name__ in slots:
            return slots[obj.__name__]
    function = getattr(obj, "__func__", None) or getattr(obj, "fget", None) or obj
    name, cls = getattr(function, "__name__", None), None
    if ismethod(obj):
        cls = obj.__self__ if isclass(obj.__self__) else type(obj.__self__)
    elif isinstance(getattr(function, "__qualname__", None), str) and "." in function.__qualname__:
        cls = sys.modules.get(getattr(function, "__module__", None))
        for part in function.__qualname__.split(".")[:-1]:
            cls = getattr(cls, part, None)
    if not isclass(cls) or name is None:
        return None
    for base in cls.__mro__:
        doc = getattr(base.__dict__.get(name), "__doc__", None)
        if doc is not None:
            return doc
    return None


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """The annotations of a class, module or callable, in a dict of their own; eval_str: texts are evaluated."""
    if isinstance(obj, type):
        found = obj.__dict__.get("__annotations__")
        own_globals = getattr(sys.modules.get(getattr(obj, "__module__", None)), "__dict__", None)
        own_locals, holder = dict(vars(obj)), obj
    elif isinstance(obj, types.ModuleType):
        found, own_globals, own_locals, holder = getattr(obj, "__annotations__", None), obj.__dict__, None, None
    elif callable(obj):
        found = getattr(obj, "__annotations__", None)
        own_globals, own_locals, holder = getattr(obj, "__globals__", None), None, obj
    else:
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    if not eval_str:
        return dict(found)
    if holder is not None:
        import functools

        while True:
            if hasattr(holder, "__wrapped__"):
                holder = holder.__wrapped__
            elif isinstance(holder, functools.partial):
                holder = holder.func
            else:
                break
        own_globals = getattr(holder, "__globals__", own_globals)
    globals = own_globals if globals is None else globals
    locals = own_locals if locals is None else locals
    return {key: eval(value, globals, locals) if isinstance(value, str) else value for key, value in found.items()}


GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED", "GEN_CLOSED"
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = "CORO_CREATED", "CORO_RUNNING", "CORO_SUSPENDED", "CORO_CLOSED"


def _state_of(obj, kind):
    frame = getattr(obj, kind + "_frame")
    if getattr(obj, kind + "_running"):
        return "RUNNING"
    if frame is None:
        return "CLOSED"
    return "SUSPENDED" if getattr(obj, kind + "_suspended", frame.f_lasti > 0) else "CREATED"


def getgeneratorstate(generator):
    return "GEN_" + _state_of(generator, "gi")


def getcoroutinestate(coroutine):
    return "CORO_" + _state_of(coroutine, "cr")


def getcoroutinelocals(coroutine):
    frame = getattr(coroutine, "cr_frame", None)
    return frame.f_locals if frame else {}


def getgeneratorlocals(generator):
    if not isgenerator(generator):
        raise TypeError("{!r} is not a Python generator".format(generator))
    return generator.gi_frame.f_locals if generator.gi_frame is not None else {}


CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR, CO_NOFREE = 1, 2, 4, 8, 16, 32, 64
CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 128, 256, 512


def getcallargs(func, /, *positional, **named):
    """What each parameter would be bound to."""
    bound = getattr(func, "__self__", None)
    if bound is not None and ismethod(func):
        positional, func = (bound, *positional), func.__func__
    spec = getfullargspec(func)
    try:
        made = signature(func).bind(*positional, **named)
    except TypeError:
        try:
            func(*positional, **named)  # which refuses them too, in the words of a call
        except TypeError as error:
            raise TypeError(str(error).replace(", and ", " and ")) from None
        raise
    given = [name for name in spec.args[:len(positional)]] + [n for n in (spec.varargs, spec.varkw) if n] + list(named)
    made.apply_defaults()
    names = dict.fromkeys(name for name in given + spec.args + spec.kwonlyargs if name in made.arguments)
    return {name: made.arguments[name] for name in names}


ClosureVars = __import__("collections").namedtuple("ClosureVars", "nonlocals globals builtins unbound")


def getclosurevars(func):
    import builtins

    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        raise TypeError("{!r} is not a Python function".format(func))
    code = func.__code__
    nonlocals = {name: cell.cell_contents for name, cell in zip(code.co_freevars, func.__closure__ or ())}
    found, known, unbound = {}, {}, set()
    for name in code.co_names:
        if name in func.__globals__:
            found[name] = func.__globals__[name]
        elif hasattr(builtins, name):
            known[name] = getattr(builtins, name)
        else:
            unbound.add(name)
    return ClosureVars(nonlocals, found, known, unbound)


def getclasstree(classes, unique=False):
    children, roots = {}, []
    for c in classes:
        for parent in c.__bases__:
            below = children.setdefault(parent, [])
            if c not in below:
                below.append(c)
            if unique and parent in classes:
                break
        if not c.__bases__ and c not in roots:
            roots.append(c)
    return walktree([*roots, *(p for p in children if p not in classes)], children, None)


def walktree(classes, children, parent):
    out = []
    for c in sorted(classes, key=lambda c: (c.__module__, c.__name__)):
        out.append((c, c.__bases__))
        if c in children:
            out.append(walktree(children[c], children, c))
    return out
