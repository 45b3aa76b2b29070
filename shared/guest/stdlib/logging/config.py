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


class BaseConfigurator:
    CONVERT_PATTERN = re.compile(r"^(?P<prefix>[a-z]+)://(?P<suffix>.*)$")
    value_converters = {"ext": "ext_convert", "cfg": "cfg_convert"}

    def __init__(self, config):
        self.config = config

    def resolve(self, s):
        try:
            return _resolve(s)
        except ImportError as e:
            raise ValueError("Cannot resolve %r: %s" % (s, e)) from e

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        m = re.match(r"\w+\s*", value)
        if m is None:
            raise ValueError("Unable to convert %r" % value)
        found, rest = self.config[m.group().strip()], value[m.end():]
        while rest:
            m = re.match(r"\.\s*(\w+)\s*|\[\s*([\w ]+)\s*\]\s*", rest)
            if m is None:
                raise ValueError("Unable to convert %r at %r" % (value, rest))
            key = m.group(1) or m.group(2)
            found = found[int(key)] if m.group(2) and key.isdigit() and not isinstance(found, dict) else found[key]
            rest = rest[m.end():]
        return self.convert(found)

    def convert(self, value):
        if isinstance(value, dict):
            for key in value:
                value[key] = self.convert(value[key])
        elif isinstance(value, list):
            value[:] = map(self.convert, value)
        elif type(value) is tuple:
            value = tuple(map(self.convert, value))
        elif isinstance(value, str):
            m = self.CONVERT_PATTERN.match(value)
            if m and m.group("prefix") in self.value_converters:
                return getattr(self, self.value_converters[m.group("prefix")])(m.group("suffix"))
        return value

    def configure_custom(self, config):
        factory = config.pop("()")
        if not callable(factory):
            factory = self.resolve(factory)
        properties = config.pop(".", None)
        made = factory(**{k: v for k, v in config.items() if k.isidentifier()})
        for name, value in (properties or {}).items():
            setattr(made, name, value)
        return made

    def as_tuple(self, value):
        return tuple(value) if isinstance(value, list) else value


class DictConfigurator(BaseConfigurator):
    def configure(self):
        config = self.convert(self.config)
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
        for name, settings in config.get("handlers", {}).items():
            if name not in logging._handlers:
                raise ValueError("No handler found with name %r" % name)
            if settings.get("level"):
                logging._handlers[name].setLevel(logging._checkLevel(settings["level"]))
        for name, settings in config.get("loggers", {}).items():
            self.configure_logger(name, settings, True)
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
        config = dict(config)
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


def listen(port=DEFAULT_LOGGING_CONFIG_PORT, verify=None):
    raise NotImplementedError("logging.config.listen needs the network, which refjit has not")


def stopListening():
    pass
