"""getopt: short and long options."""

import os

__all__ = ["GetoptError", "error", "getopt", "gnu_getopt"]


class GetoptError(Exception):
    def __init__(self, msg, opt=""):
        super().__init__(msg, opt)
        self.msg, self.opt = msg, opt

    def __str__(self):
        return self.msg


error = GetoptError


def do_longs(opts, opt, longopts, args):
    name, has_value, value = opt.partition("=")
    value = value if has_value else None
    wants, name = long_has_args(name, longopts)
    if wants:
        if value is None:
            if not args:
                raise GetoptError(f"option --{name} requires argument", name)
            value, args = args[0], args[1:]
    elif value is not None:
        raise GetoptError(f"option --{name} must not have an argument", name)
    opts.append(("--" + name, value or ""))
    return opts, args


def long_has_args(opt, longopts):
    """(whether it takes an argument, its whole name) of a name that may be the beginning of one."""
    found = [name for name in longopts if name.startswith(opt)]
    if not found:
        raise GetoptError(f"option --{opt} not recognized", opt)
    if opt in found:
        return False, opt
    if opt + "=" in found:
        return True, opt
    if len(found) > 1:
        raise GetoptError(f"option --{opt} not a unique prefix", opt)
    return found[0].endswith("="), found[0].removesuffix("=")


def do_shorts(opts, optstring, shortopts, args):
    for after, letter in enumerate(optstring, 1):
        if not short_has_arg(letter, shortopts):
            opts.append(("-" + letter, ""))
            continue
        value = optstring[after:]
        if not value and not args:
            raise GetoptError(f"option -{letter} requires argument", letter)
        if not value:
            value, args = args[0], args[1:]
        opts.append(("-" + letter, value))
        break
    return opts, args


def short_has_arg(opt, shortopts):
    for i, letter in enumerate(shortopts):
        if opt == letter != ":":
            return shortopts.startswith(":", i + 1)
    raise GetoptError(f"option -{opt} not recognized", opt)


def getopt(args, shortopts, longopts=[]):  # noqa: B006
    """(options, the rest) of a command line, whose options stand first."""
    opts, longopts = [], [longopts] if isinstance(longopts, str) else list(longopts)
    while args and args[0].startswith("-") and args[0] != "-":
        if args[0] == "--":
            return opts, args[1:]
        do = (do_longs, 2, longopts) if args[0].startswith("--") else (do_shorts, 1, shortopts)
        opts, args = do[0](opts, args[0][do[1] :], do[2], args[1:])
    return opts, args


def gnu_getopt(args, shortopts, longopts=[]):  # noqa: B006
    """As getopt(), with options among the other words, unless a + stands first or POSIXLY_CORRECT is set."""
    opts, rest, longopts = [], [], [longopts] if isinstance(longopts, str) else list(longopts)
    stops = shortopts.startswith("+") or bool(os.environ.get("POSIXLY_CORRECT"))
    shortopts = shortopts.removeprefix("+")
    while args:
        if args[0] == "--":
            return opts, rest + args[1:]
        if args[0].startswith("--"):
            opts, args = do_longs(opts, args[0][2:], longopts, args[1:])
        elif args[0].startswith("-") and args[0] != "-":
            opts, args = do_shorts(opts, args[0][1:], shortopts, args[1:])
        elif stops:
            return opts, rest + args
        else:
            rest.append(args[0])
            args = args[1:]
    return opts, rest
