"""Logging set up from dictionaries and INI files."""

import functools
import logging
import logging.handlers
import os
import re

DEFAULT_LOGGING_CONFIG_PORT = 9030


def _resolve(name):
    """What a dotted name stands for: modules as far as they go, then attributes."""
    parts = name.split(".")
    path = parts.pop(0)
    found = __import__(path)
    for part in parts:
        path += "." + part
        try:
            found = getattr(found, part)
        except AttributeError:
            __import__(path)
            found = getattr(found, part)
    return found


class ConvertingMixin:
    """What is in a configuration is converted where it is asked for, and kept as that."""

    def convert_with_key(self, key, value, replace=True):
        made = self.configurator.convert(value)
        if made is not value:
            if replace:
                self[key] = made
            if type(made) in (ConvertingDict, ConvertingList, ConvertingTuple):
                made.parent, made.key = self, key
        return made

    def convert(self, value):
        made = self.configurator.convert(value)
        if made is not value and type(made) in (ConvertingDict, ConvertingList, ConvertingTuple):
            made.parent = self
        return made


class ConvertingDict(dict, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, dict.__getitem__(self, key))

    def get(self, key, default=None):
        return self.convert_with_key(key, dict.get(self, key, default))

    def pop(self, key, default=None):
        return self.convert_with_key(key, dict.pop(self, key, default), replace=False)


class ConvertingList(list, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, list.__getitem__(self, key))

    def pop(self, idx=-1):
        return self.convert(list.pop(self, idx))


class ConvertingTuple(tuple, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, tuple.__getitem__(self, key), replace=False)


class BaseConfigurator:
    CONVERT_PATTERN = re.compile(r"^(?P<prefix>[a-z]+)://(?P<suffix>.*)$")
    WORD_PATTERN = re.compile(r"^\s*(\w+)\s*")
    DOT_PATTERN = re.compile(r"^\.\s*(\w+)\s*")
    INDEX_PATTERN = re.compile(r"^\[\s*(\w+)\s*\]\s*")
    DIGIT_PATTERN = re.compile(r"^\d+$")
    importer = staticmethod(__import__)
    value_converters = {"ext": "ext_convert", "cfg": "cfg_convert"}

    def __init__(self, config):
        self.config = ConvertingDict(config)
        self.config.configurator = self

    def resolve(self, s):
        try:
            return _resolve(s)
        except ImportError as e:
            raise ValueError("Cannot resolve %r: %s" % (s, e)) from e

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        m = self.WORD_PATTERN.match(value)
        if m is None:
            raise ValueError("Unable to convert %r" % value)
        found, rest = self.config[m.group().strip()], value[m.end():]
        while rest:
            by_name, m = self.DOT_PATTERN.match(rest), self.DOT_PATTERN.match(rest) or self.INDEX_PATTERN.match(rest)
            if m is None:
                raise ValueError("Unable to convert %r at %r" % (value, rest))
            key = m.group(1)
            is_place = not by_name and self.DIGIT_PATTERN.match(key) and not isinstance(found, dict)
            found = found[int(key) if is_place else key]
            rest = rest[m.end():]
        return found

    def convert(self, value):
        for kind, converting in ((dict, ConvertingDict), (list, ConvertingList), (tuple, ConvertingTuple)):
            if isinstance(value, kind):
                if not isinstance(value, converting) and not hasattr(value, "_fields"):
                    value = converting(value)
                    value.configurator = self
                return value
        if isinstance(value, str):
            m = self.CONVERT_PATTERN.match(value)
            if m and m.group("prefix") in self.value_converters:
                return getattr(self, self.value_converters[m.group("prefix")])(m.group("suffix"))
        return value

    def configure_custom(self, config):
        config = self.converted(config)
        factory = config.pop("()")
        if not callable(factory):
            factory = self.resolve(factory)
        properties = config.pop(".", None)
        made = factory(**{k: v for k, v in config.items() if k.isidentifier()})
        for name, value in (properties or {}).items():
            setattr(made, name, value)
        return made

    def converted(self, value):
        """The plain containers of everything in a value, converted."""
        value = self.convert(value)
        if isinstance(value, ConvertingDict):
            for key in value:
                self.converted(value[key])
        elif isinstance(value, (ConvertingList, ConvertingTuple)):
            for i in range(len(value)):
                self.converted(value[i])
        return value

    def as_tuple(self, value):
        return tuple(value) if isinstance(value, list) else value


class DictConfigurator(BaseConfigurator):
    def configure(self):
        config = self.config
        if "version" not in config:
            raise ValueError("dictionary doesn't specify a version")
        if config["version"] != 1:
            raise ValueError("Unsupported version: %s" % config["version"])
        if config.get("incremental", False):
            return self._change(config)
        existing = list(logging.root.manager.loggerDict)
        logging._handlers.clear()
        logging.shutdown(logging._handlerList[:])
        del logging._handlerList[:]
        self._make(config, "formatters", "formatter", self.configure_formatter)
        self._make(config, "filters", "filter", self.configure_filter)
        self._make_handlers(config.get("handlers", {}))
        for name, settings in config.get("loggers", {}).items():
            try:
                self.configure_logger(name, settings)
            except Exception as e:
                raise ValueError("Unable to configure logger %r" % name) from e
        disable = config.get("disable_existing_loggers", True)
        named = config.get("loggers", {})
        for name in existing:
            logger = logging.root.manager.loggerDict[name]
            if name in named or isinstance(logger, logging.PlaceHolder):
                continue
            if any(name.startswith(parent + ".") for parent in named):
                logger.setLevel(logging.NOTSET)
                logger.handlers, logger.propagate = [], True
            else:
                logger.disabled = disable
        if config.get("root"):
            try:
                self.configure_root(config["root"])
            except Exception as e:
                raise ValueError("Unable to configure root logger") from e

    def _make(self, config, group, word, make):
        made = config.get(group, {})
        for name in made:
            try:
                made[name] = make(made[name])
            except Exception as e:
                raise ValueError("Unable to configure %s %r" % (word, name)) from e

    def _make_handlers(self, handlers):
        """Those that name others as targets wait for them."""
        waiting = sorted(handlers)
        for last in (False, True):
            for name in waiting[:]:
                target = handlers[name].get("target")
                if not last and isinstance(target, str) and target in waiting:
                    continue
                try:
                    handler = self.configure_handler(handlers[name])
                    handler.name = name
                    handlers[name] = handler
                    waiting.remove(name)
                except Exception as e:
                    raise ValueError("Unable to configure handler %r" % name) from e

    def _change(self, config):
        for name in config.get("handlers", {}):
            settings = config["handlers"][name]
            if name not in logging._handlers:
                raise ValueError("No handler found with name %r" % name)
            if settings.get("level"):
                logging._handlers[name].setLevel(logging._checkLevel(settings["level"]))
        for name in config.get("loggers", {}):
            self.configure_logger(name, config["loggers"][name], True)
        if config.get("root"):
            self.configure_root(config["root"], True)

    def configure_formatter(self, config):
        if "()" in config:
            factory = config["()"]
            try:
                return self.configure_custom(config)
            except TypeError as e:
                if "'format'" not in str(e):
                    raise
                config["fmt"] = config.pop("format")
                config["()"] = factory
                return self.configure_custom(config)
        kind = config.get("class")
        kind = _resolve(kind) if kind else logging.Formatter
        options = [config.get("format"), config.get("datefmt"), config.get("style", "%")]
        return kind(*options, *([config["validate"]] if "validate" in config else []))

    def configure_filter(self, config):
        return self.configure_custom(config) if "()" in config else logging.Filter(config.get("name", ""))

    def add_filters(self, filterer, filters):
        for f in filters:
            try:
                filterer.addFilter(f if callable(f) or callable(getattr(f, "filter", None)) else self.config["filters"][f])
            except Exception as e:
                raise ValueError("Unable to add filter %r" % f) from e

    def configure_handler(self, config):
        config = dict(self.converted(config))
        formatter = config.pop("formatter", None)
        if formatter:
            try:
                formatter = self.config["formatters"][formatter]
            except Exception as e:
                raise ValueError("Unable to set formatter %r" % formatter) from e
        level, filters = config.pop("level", None), config.pop("filters", None)
        if "()" in config:
            factory = config.pop("()")
            if not callable(factory):
                factory = self.resolve(factory)
        else:
            name = config.pop("class")
            factory = name if callable(name) else self.resolve(name)
            if isinstance(factory, type) and issubclass(factory, logging.handlers.MemoryHandler) and "target" in config:
                try:
                    config["target"] = self.config["handlers"][config["target"]]
                except Exception as e:
                    raise ValueError("Unable to set target handler %r" % config["target"]) from e
        properties = config.pop(".", None)
        options = {k: v for k, v in config.items() if k.isidentifier()}
        handler = factory(**options)
        if formatter:
            handler.setFormatter(formatter)
        if level is not None:
            handler.setLevel(logging._checkLevel(level))
        if filters:
            self.add_filters(handler, filters)
        for name, value in (properties or {}).items():
            setattr(handler, name, value)
        return handler

    def add_handlers(self, logger, handlers):
        for h in handlers:
            try:
                logger.addHandler(self.config["handlers"][h])
            except Exception as e:
                raise ValueError("Unable to add handler %r" % h) from e

    def common_logger_config(self, logger, config, incremental=False):
        if config.get("level") is not None:
            logger.setLevel(logging._checkLevel(config["level"]))
        if incremental:
            return
        for handler in logger.handlers[:]:
            logger.removeHandler(handler)
        self.add_handlers(logger, config.get("handlers") or ())
        self.add_filters(logger, config.get("filters") or ())

    def configure_logger(self, name, config, incremental=False):
        logger = logging.getLogger(name)
        self.common_logger_config(logger, config, incremental)
        logger.disabled = False
        if config.get("propagate") is not None:
            logger.propagate = config["propagate"]

    def configure_root(self, config, incremental=False):
        self.common_logger_config(logging.getLogger(), config, incremental)


dictConfigClass = DictConfigurator


def dictConfig(config):
    dictConfigClass(config).configure()


def fileConfig(fname, defaults=None, disable_existing_loggers=True, encoding=None):
    import configparser

    if isinstance(fname, configparser.RawConfigParser):
        parser = fname
    else:
        if isinstance(fname, str) and not os.path.exists(fname):
            raise FileNotFoundError(f"{fname} doesn't exist")
        parser = configparser.ConfigParser(defaults)
        if hasattr(fname, "readline"):
            parser.read_file(fname)
        else:
            parser.read(fname, encoding=encoding)
        if not parser.sections():
            raise RuntimeError(f"{fname} is invalid: no sections")

    def names(section):
        return [name.strip() for name in parser[section].get("keys", "").split(",") if name.strip()]

    config = {"version": 1, "disable_existing_loggers": disable_existing_loggers, "formatters": {}, "handlers": {},
              "loggers": {}}
    for name in names("formatters"):
        s = parser["formatter_" + name]
        config["formatters"][name] = {
            "format": s.get("format", raw=True), "datefmt": s.get("datefmt", raw=True),
            "style": s.get("style", "%", raw=True), "class": s.get("class")}
    for name in names("handlers"):
        config["handlers"][name] = {"()": functools.partial(_file_handler, parser["handler_" + name], config["handlers"])}
        for key in ("level", "formatter"):
            if parser["handler_" + name].get(key):
                config["handlers"][name][key] = parser["handler_" + name][key]
    for name in names("loggers"):
        s = parser["logger_" + name]
        handlers = [h.strip() for h in s.get("handlers", "").split(",") if h.strip()]
        settings = {"level": s.get("level"), "handlers": handlers}
        if name == "root":
            config["root"] = settings
        else:
            config["loggers"][s["qualname"]] = {**settings, "propagate": bool(s.getint("propagate", 1))}
    dictConfig(config)


def _file_handler(section, handlers):
    """The handler of a section of an INI file: its args are Python, seen from logging."""
    try:
        kind = eval(section["class"], vars(logging))
    except (AttributeError, NameError):
        kind = _resolve(section["class"])
    handler = kind(*eval(section.get("args", "()"), vars(logging)), **eval(section.get("kwargs", "{}"), vars(logging)))
    target = section.get("target", "")
    if target and issubclass(kind, logging.handlers.MemoryHandler):
        handler.setTarget(handlers[target])
    return handler


_listener = None  # what stopListening() stops


def _configure_by(text):
    """Takes a text that was sent: a dictionary as JSON, or an INI file."""
    import io
    import json
    import traceback

    try:
        given = json.loads(text)
    except Exception:
        given = None
    try:
        if given is None:
            fileConfig(io.StringIO(text))
        else:
            dictConfig(given)
    except Exception:
        traceback.print_exc()


def listen(port=DEFAULT_LOGGING_CONFIG_PORT, verify=None):
    """A thread that takes configurations from a port: four bytes say how long one is, and it follows. `verify` is given the
    bytes and returns those to be used, or None."""
    import socketserver
    import struct
    import threading

    class Handler(socketserver.StreamRequestHandler):
        def handle(self):
            head = self.rfile.read(4)
            data = self.rfile.read(struct.unpack(">L", head)[0]) if len(head) == 4 else None
            if data is not None and self.server.verify is not None:
                data = self.server.verify(data)
            if data is not None:
                _configure_by(data.decode("utf-8"))
            self.server.ready.set()

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = 1

    class ServerThread(threading.Thread):
        def __init__(self):
            super().__init__()
            self.port, self.ready, self._stops = port, threading.Event(), False

        def run(self):
            global _listener
            with Server(("localhost", self.port), Handler) as server:
                server.ready, server.verify, server.timeout = self.ready, verify, 0.2
                self.port = server.server_address[1]
                _listener = self
                self.ready.set()
                while not self._stops:
                    server.handle_request()

        def stop(self):
            self._stops = True

    ServerThread.__name__ = "Server"
    return ServerThread()


def stopListening():
    global _listener
    if _listener is not None:
        _listener.stop()
        _listener = None
