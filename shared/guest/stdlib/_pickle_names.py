"""What modules and names were called in Python 2, for pickles of protocols 0 to 2."""

_MODULES = {
    "builtins": "__builtin__", "copyreg": "copy_reg", "queue": "Queue", "socketserver": "SocketServer",
    "configparser": "ConfigParser", "reprlib": "repr", "_thread": "thread", "html.parser": "HTMLParser",
    "html.entities": "htmlentitydefs", "http.cookies": "Cookie", "http.cookiejar": "cookielib", "http.client": "httplib",
    "test.support": "test.test_support", "dbm.dumb": "dumbdbm", "dbm": "anydbm", "xmlrpc.client": "xmlrpclib",
    "urllib.robotparser": "robotparser", "urllib.parse": "urlparse", "_markupbase": "markupbase", "subprocess": "commands",
}
_NAMES = {
    ("builtins", "range"): ("__builtin__", "xrange"), ("functools", "reduce"): ("__builtin__", "reduce"),
    ("sys", "intern"): ("__builtin__", "intern"), ("builtins", "chr"): ("__builtin__", "unichr"),
    ("builtins", "str"): ("__builtin__", "unicode"), ("builtins", "int"): ("__builtin__", "long"),
    ("itertools", "zip_longest"): ("itertools", "izip_longest"), ("builtins", "zip"): ("itertools", "izip"),
    ("builtins", "map"): ("itertools", "imap"), ("builtins", "filter"): ("itertools", "ifilter"),
    ("itertools", "filterfalse"): ("itertools", "ifilterfalse"), ("collections", "UserDict"): ("UserDict", "IterableUserDict"),
    ("collections", "UserList"): ("UserList", "UserList"), ("collections", "UserString"): ("UserString", "UserString"),
}
_EXCEPTIONS = (
    "ArithmeticError AssertionError AttributeError BaseException BufferError BytesWarning DeprecationWarning EOFError "
    "EnvironmentError Exception FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning "
    "IndentationError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError "
    "OverflowError PendingDeprecationWarning ReferenceError RuntimeError RuntimeWarning StopIteration SyntaxError "
    "SyntaxWarning SystemError SystemExit TabError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError "
    "UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError"
).split()
_NAMES.update({("builtins", name): ("exceptions", name) for name in _EXCEPTIONS})

_OLD_NAMES = {old: new for new, old in _NAMES.items()}
_OLD_NAMES.update({("__builtin__", "basestring"): ("builtins", "str"), ("exceptions", "StandardError"): ("builtins", "Exception"),
                   ("UserDict", "UserDict"): ("collections", "UserDict")})
_OLD_MODULES = {old: new for new, old in _MODULES.items()}
_OLD_MODULES.update({"cPickle": "pickle", "StringIO": "io", "cStringIO": "io"})
# Errors that are kinds of OSError today were OSError then.
_OS_ERRORS = (
    "BrokenPipeError ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError "
    "FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError PermissionError "
    "ProcessLookupError TimeoutError"
).split()
_NAMES.update({("builtins", name): ("exceptions", "OSError") for name in _OS_ERRORS})
_NAMES["builtins", "ModuleNotFoundError"] = "exceptions", "ImportError"


def to_old(module, name):
    if (module, name) in _NAMES:
        return _NAMES[module, name]
    return _MODULES.get(module, module), name


def to_new(module, name):
    if (module, name) in _OLD_NAMES:
        return _OLD_NAMES[module, name]
    return _OLD_MODULES.get(module, module), name
