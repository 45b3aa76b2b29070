"""getopt: short and long options."""

__all__ = ["GetoptError", "error", "getopt", "gnu_getopt"]


class GetoptError(Exception):
    def __init__(self, msg, opt=""):
        super().__init__(msg, opt)
        self.msg, self.opt = msg, opt

    def __str__(self):
        return self.msg


error = GetoptError


def _long(text, longopts, args):
    name, has_value, value = text.partition("=")
    value = value if has_value else None
    matches = [o for o in longopts if o.startswith(name)]
    if not matches:
        raise GetoptError(f"option --{name} not recognized", name)
    if name in matches:
        found, wants = name, False
    elif name + "=" in matches:
        found, wants = name, True
    elif len(matches) > 1:
        raise GetoptError(f"option --{name} not a unique prefix", name)
    else:
        found, wants = matches[0].rstrip("="), matches[0].endswith("=")
    if wants and value is None:
        if not args:
            raise GetoptError(f"option --{found} requires argument", found)
        value = args.pop(0)
    elif not wants and value is not None:
        raise GetoptError(f"option --{found} must not have an argument", found)
    return "--" + found, value or ""


def _short(text, shortopts, args, found):
    while text:
        letter, text = text[0], text[1:]
        at = shortopts.find(letter)
        if at < 0 or letter == ":":
            raise GetoptError(f"option -{letter} not recognized", letter)
        if shortopts.startswith(":", at + 1):
            if not text:
                if not args:
                    raise GetoptError(f"option -{letter} requires argument", letter)
                text = args.pop(0)
            found.append(("-" + letter, text))
            return
        found.append(("-" + letter, ""))


def _parse(args, shortopts, longopts, mixes):
    args, found, rest = list(args), [], []
    longopts = [longopts] if isinstance(longopts, str) else list(longopts)
    while args:
        if args[0] == "--":
            return found, rest + args[1:]
        if args[0].startswith("--"):
            text = args.pop(0)[2:]
            found.append(_long(text, longopts, args))
        elif args[0].startswith("-") and args[0] != "-":
            text = args.pop(0)[1:]
            _short(text, shortopts, args, found)
        elif mixes:
            rest.append(args.pop(0))
        else:
            break
    return found, rest + args


def getopt(args, shortopts, longopts=[]):  # noqa: B006
    return _parse(args, shortopts, longopts, False)


def gnu_getopt(args, shortopts, longopts=[]):  # noqa: B006
    return _parse(args, shortopts.lstrip("+"), longopts, not shortopts.startswith("+"))
