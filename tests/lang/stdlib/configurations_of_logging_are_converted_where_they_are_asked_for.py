# Dictionaries, lists and tuples of a configuration convert what is in them when it is taken out; listen() takes them from a port.
import io
import logging
import logging.config
import sys

buffer = io.StringIO()
configurator = logging.config.DictConfigurator({"a": [1, {"b": "cfg://c"}], "c": "ext://sys.maxsize", "d": {"e": (1, "ext://sys.byteorder")}})
config = configurator.config
print(type(config).__name__, type(config["a"]).__name__, type(config["d"]["e"]).__name__, config["a"][1]["b"] == sys.maxsize)
print(config["d"]["e"][1] == sys.byteorder, dict.__getitem__(config, "c") == "ext://sys.maxsize", config.get("c") == sys.maxsize)
for path in "cfg://a[1].b", "cfg://d.e[0]", "cfg://a[5]", "cfg://no", "cfg://!", "cfg://a!b", "cfg://a[", "ext://no.such", "other://x":
    try:
        print(path, configurator.convert(path) if "b" not in path else configurator.convert(path) == sys.maxsize)
    except Exception as error:
        print(path, type(error).__name__, error)
logging.config.dictConfig({
    "version": 1,
    "streams": {"s": buffer},
    "formatters": {"f": {"format": "%(levelname)s:%(message)s"}},
    "handlers": {"h": {"class": "logging.StreamHandler", "formatter": "f", "stream": "cfg://streams.s"},
                 "k": {"()": "logging.StreamHandler", "stream": "cfg://streams.s", ".": {"terminator": ";"}}},
    "loggers": {"a": {"handlers": ["h", "k"], "level": "DEBUG", "propagate": False}},
})
logging.getLogger("a").debug("said")
print(repr(buffer.getvalue()))
for wrong in {"handlers": {"h": {"class": "logging.StreamHandler", "stream": "cfg://no"}}}, {"handlers": {"h": {"class": "no.Such"}}}:
    try:
        logging.config.dictConfig({"version": 1, **wrong})
    except ValueError as error:
        print(error, "<-", type(error.__cause__).__name__, error.__cause__)

# expect: ConvertingDict ConvertingList ConvertingTuple True
# expect: True False True
# expect: cfg://a[1].b True
# expect: cfg://d.e[0] 1
# expect: cfg://a[5] IndexError list index out of range
# expect: cfg://no KeyError 'no'
# expect: cfg://! ValueError Unable to convert '!'
# expect: cfg://a!b ValueError Unable to convert 'a!b' at '!b'
# expect: cfg://a[ ValueError Unable to convert 'a[' at '['
# expect: ext://no.such ValueError Cannot resolve 'no.such': No module named 'no'
# expect: other://x other://x
# expect: 'DEBUG:said\nsaid;'
# expect: Unable to configure handler 'h' <- KeyError 'no'
# expect: Unable to configure handler 'h' <- ValueError Cannot resolve 'no.Such': No module named 'no'
