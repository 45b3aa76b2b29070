"""The command line and the ini file of a test session."""

import os
import re

from pytest.outcomes import UsageError

_VALUES = {"-k": "keyword", "-m": "markexpr", "--maxfail": "maxfail", "--tb": "tb", "-r": "report", "--capture": "capture", "-p": None,
           "--rootdir": "rootdir", "--ignore": "ignore", "--deselect": "deselect", "-c": "inifile", "--durations": None, "-W": None,
           "--junitxml": None, "--junit-xml": None, "-o": None, "--import-mode": None, "-n": None, "--timeout": None, "--log-level": None,
           "--log-cli-level": None, "--basetemp": None, "--color": None, "--confcutdir": None, "--ignore-glob": "ignore",
           "--verbosity": "verbosity", "--assert": None, "--cov": None, "--cov-report": None, "--count": None, "--device": None}  # fmt: skip
_FLAGS = {"-x": "exitfirst", "--exitfirst": "exitfirst", "-s": "no_capture", "--collect-only": "collectonly", "--co": "collectonly",
          "--disable-warnings": "disable_warnings", "--disable-pytest-warnings": "disable_warnings", "--no-header": "no_header",
          "--no-summary": "no_summary", "--strict-markers": "strict_markers", "--strict": "strict_markers", "--strict-config": None,
          "--lf": None, "--last-failed": None, "--ff": None, "--nf": None, "--sw": None, "-l": None, "--showlocals": None,
          "--full-trace": None, "--cache-clear": None, "--forked": None, "--continue-on-collection-errors": "go_on",
          "--runxfail": "runxfail", "--markers": "markers", "--fixtures": "fixtures", "--version": "version", "-V": "version",
          "-h": "help", "--help": "help", "--pyargs": None, "--keep-duplicates": None}  # fmt: skip


class Config:
    def __init__(self, args):
        self.options = {"keyword": "", "markexpr": "", "maxfail": "0", "tb": "auto", "report": "fE", "capture": "sys", "ignore": [],
                        "deselect": [], "collectonly": False, "disable_warnings": False}  # fmt: skip
        self.paths, self.verbosity, self.inifile, self.ini, self.hook = [], 0, None, {}, None
        self.args, self.added = list(args), {}
        self._parse(args)

    def _parse(self, args):
        args = list(args)
        while args:
            arg = args.pop(0)
            name, has_value, value = arg.partition("=") if arg.startswith("--") else (arg, "", "")
            if not arg.startswith("-") or arg == "-":
                self.paths.append(arg)
            elif arg == "--":
                self.paths += args
                break
            elif re.fullmatch("-[qvsxl]+", arg):
                for letter in arg[1:]:
                    self.verbosity += {"v": 1, "q": -1}.get(letter, 0)
                    if letter in "sx":
                        self.options[_FLAGS["-" + letter]] = True
            elif name in ("--verbose", "--quiet"):
                self.verbosity += 1 if name == "--verbose" else -1
            elif name in _FLAGS:
                self.options[_FLAGS[name] or name] = True
            elif name in _VALUES or (not arg.startswith("--") and arg[:2] in _VALUES):
                if not arg.startswith("--") and len(arg) > 2:
                    name, value = arg[:2], arg[2:].removeprefix("=")
                elif not has_value:
                    if not args:
                        raise UsageError(f"argument {name}: expected one argument")
                    value = args.pop(0)
                key = _VALUES[name]
                if key in ("ignore", "deselect"):
                    self.options[key].append(value)
                elif key == "verbosity":
                    self.verbosity = int(value)
                elif key == "report":
                    self.options["report"] = value.replace("F", "f").replace("e", "E")
                elif key is not None:
                    self.options[key] = value
            elif name in self.added:
                dest, action = self.added[name]
                self.options[dest] = True if action == "store_true" else value if has_value else args.pop(0)
            elif name.startswith("--"):
                self.unknown = getattr(self, "unknown", []) + [arg]
            else:
                raise UsageError(f"unrecognized arguments: {arg}")

    def add_options(self, hooks):
        """pytest_addoption of conftest files."""
        parser = Parser(self)
        for hook in hooks:
            hook(parser)
        for name, (dest, default) in parser.defaults.items():
            self.options.setdefault(dest, default)
        left, self.unknown = getattr(self, "unknown", []), []
        if left:
            self._parse(left)
        if self.unknown:
            raise UsageError("unrecognized arguments: " + " ".join(self.unknown))

    def getoption(self, name, default=None, skip=False):
        key = name.lstrip("-").replace("-", "_")
        return self.options.get(key, self.options.get(name, default))

    getvalue = getoption

    @property
    def option(self):
        import types

        return types.SimpleNamespace(**{k: v for k, v in self.options.items() if k.isidentifier()})

    def getini(self, name):
        value = self.ini.get(name, [] if name in ("markers", "testpaths", "filterwarnings") else "")
        return [v for v in value.split("\n") if v.strip()] if isinstance(value, str) and name in ("markers", "filterwarnings") else value

    def addinivalue_line(self, name, line):
        self.ini[name] = (self.ini.get(name, "") + "\n" + line).strip()
        if name == "markers":
            self.know_markers()

    def know_markers(self):
        from pytest import marks

        for line in self.getini("markers"):
            marks.KNOWN.add(re.split(r"[:(]", line.strip())[0].strip())

    rootpath = property(lambda self: __import__("pathlib").Path(self.root))
    rootdir = property(lambda self: self.root)

    def read_ini(self, folder):
        """Looks for the ini file in `folder` and above; the root is where it stands."""
        at = folder
        while True:
            for name in ("pytest.ini", ".pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg"):
                path = os.path.join(at, name)
                if os.path.isfile(path):
                    found = _read(path)
                    if found is not None or name in ("pytest.ini", ".pytest.ini"):
                        self.inifile, self.ini, self.root = path, found or {}, at
                        return
            above = os.path.dirname(at)
            if above == at:
                break
            at = above
        self.root = folder
        at = folder
        while at != os.path.dirname(at):
            if os.path.isfile(os.path.join(at, "setup.py")):
                self.root = at
                return
            at = os.path.dirname(at)

    def names(self, key, default):
        value = self.ini.get(key, default)
        return value.split() if isinstance(value, str) else value


class Parser:
    def __init__(self, config):
        self.config, self.defaults = config, {}

    def addoption(self, *names, action="store", default=None, dest=None, **other):
        long = [n for n in names if n.startswith("--")] or list(names)
        dest = dest or long[0].lstrip("-").replace("-", "_")
        for name in names:
            self.config.added[name] = (dest, action)
        self.defaults[long[0]] = (dest, False if action == "store_true" and default is None else default)

    def addini(self, name, help, type=None, default=None):
        self.config.ini.setdefault(name, default if default is not None else "")

    def getgroup(self, *args, **kwargs):
        return self

    def parse_known_args(self, *args):
        return self.config.option


def _read(path):
    """The pytest section of an ini or toml file as texts; None where there is none."""
    wanted = {"pyproject.toml": "tool.pytest.ini_options", "setup.cfg": "tool:pytest"}.get(os.path.basename(path), "pytest")
    with open(path) as file:
        lines = file.read().split("\n")
    section, found, key, closes = None, None, None, True
    for line in lines:
        if not line.strip() or line.lstrip().startswith(("#", ";")):
            continue
        head = re.fullmatch(r"\[([^\]\"']+)\]\s*", line)
        if head and closes:
            section, key = head[1].strip(), None
            found = {} if section == wanted and found is None else found
        elif section == wanted:
            pair = re.match(r"([\w-]+)\s*[=:]\s*(.*)$", line) if closes and not line[0].isspace() else None
            if pair:
                key, found[pair[1]] = pair[1], pair[2].strip()
            elif key:
                found[key] = (found[key] + "\n" + line.strip()).strip()
            closes = not (path.endswith(".toml") and key and found[key].count("[") > found[key].count("]"))
    if found is not None and path.endswith(".toml"):
        for name, text in found.items():
            items = re.findall(r"\"((?:[^\"\\]|\\.)*)\"|'([^']*)'", text)
            found[name] = "\n".join(a or b for a, b in items) if items else text
    return found
