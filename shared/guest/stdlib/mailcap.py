"""mailcap: which command shows or edits a kind of file, by the tables of RFC 1524."""

import os
import re
import warnings

__all__ = ["getcaps", "findmatch"]

warnings._deprecated(__name__, "The {name} module is deprecated and will be removed in Python {remove}. See the mimetypes module "
                               "for an alternative.", remove=(3, 13))  # fmt: skip

_UNSAFE = re.compile(r"[^\xa1-\U0010FFFF\w@+=:,./-]", re.ASCII)


class UnsafeMailcapInput(Warning):
    """A name that a shell would not take for one word: no command is given for it."""


def _is_safe(text, complaint):
    if _UNSAFE.search(text):
        warnings.warn(complaint, UnsafeMailcapInput, stacklevel=3)
        return False
    return True


# ---- reading

def listmailcapfiles():
    """Where tables may stand, the first counting most."""
    told = os.environ.get("MAILCAPS")
    if told is not None:
        return told.split(os.pathsep)
    home = os.environ.get("HOME", ".")
    return [f"{home}/.mailcap", "/etc/mailcap", "/usr/etc/mailcap", "/usr/local/etc/mailcap"]


def getcaps():
    """{type: entries} of all tables; an entry is a dict of its fields, and the number of its line."""
    caps, lineno = {}, 0
    for path in listmailcapfiles():
        try:
            file = open(path)
        except OSError:
            continue
        with file:
            found, lineno = _entries(file, lineno)
        for kind, entries in found.items():
            caps.setdefault(kind, []).extend(entries)
    return caps


def readmailcapfile(fp):
    """{type: entries} of one open table; these have no numbers."""
    warnings.warn("readmailcapfile is deprecated, use getcaps instead", DeprecationWarning, 2)
    return _entries(fp, None)[0]


def _entries(file, lineno):
    caps, whole = {}, ""
    for line in file:
        whole += line
        if not whole.strip() or whole[0] == "#":
            whole = ""
            continue
        if whole.endswith("\\\n"):
            whole = whole[:-2] + "\n"
            continue
        kind, fields = parseline(whole)
        whole = ""
        if not (kind and fields):
            continue
        if lineno is not None:
            fields["lineno"], lineno = lineno, lineno + 1
        major, *minor = kind.split("/")
        kind = "/".join(part.strip() for part in (major, *minor)).lower()
        caps.setdefault(kind, []).append(fields)
    return caps, lineno


def parsefield(line, i, n):
    """(the field that begins at `i`, where its semicolon stands); a backslash takes the meaning from what follows."""
    start = i
    while i < n and line[i] != ";":
        i += 2 if line[i] == "\\" else 1
    return line[start:i].strip(), i


def parseline(line):
    """(type, {field: value}) of an entry; (None, None) where it has no command."""
    parts, i = [], 0
    while i < len(line):
        part, i = parsefield(line, i, len(line))
        parts.append(part)
        i += 1
    if len(parts) < 2:
        return None, None
    kind, view, *rest = parts
    fields = {"view": view}
    for part in rest:
        name, _, value = part.partition("=")
        if name.strip():
            fields.setdefault(name.strip(), value.strip())
    return kind, fields


# ---- finding

def lookup(caps, MIMEtype, key=None):
    """The entries for a type, those of all its kind ("text/*") behind its own ones, in the order of their lines."""
    found = [*caps.get(MIMEtype, []), *caps.get(MIMEtype.split("/")[0] + "/*", [])]
    if key is not None:
        found = [entry for entry in found if key in entry]
    return sorted(found, key=lambda entry: entry.get("lineno", float("inf")))


def findmatch(caps, MIMEtype, key="view", filename="/dev/null", plist=[]):
    """(command, entry) of the first entry whose test succeeds; (None, None) where there is none."""
    if not _is_safe(filename, f"Refusing to use mailcap with filename {filename!r}. Use a safe temporary filename."):
        return None, None
    for entry in lookup(caps, MIMEtype, key):
        if "test" in entry:
            test = subst(entry["test"], MIMEtype, filename, plist)
            if test is None or (test and os.system(test) != 0):
                continue
        command = subst(entry[key], MIMEtype, filename, plist)
        if command is not None:
            return command, entry
    return None, None


def findparam(name, plist):
    """The value of NAME= among parameters, whatever its case; an empty text where it is not there."""
    start = name.lower() + "="
    return next((param[len(start) :] for param in plist if param.lower().startswith(start)), "")


def subst(field, MIMEtype, filename, plist=[]):
    """The command: %s is the file, %t the type, %{name} a parameter; None where one of them is not safe."""
    made, i = "", 0
    while i < len(field):
        c, i = field[i], i + 1
        if c == "\\":
            made, i = made + field[i : i + 1], i + 1
        elif c != "%":
            made += c
        else:
            c, i = field[i], i + 1
            if c == "%":
                made += c
            elif c == "s":
                made += filename
            elif c == "t":
                if not _is_safe(MIMEtype, f"Refusing to substitute MIME type {MIMEtype!r} into a shell command."):
                    return None
                made += MIMEtype
            elif c == "{":
                end = field.index("}", i) if "}" in field[i:] else len(field)
                name, i = field[i:end], end + 1
                value = findparam(name, plist)
                if not _is_safe(value, f"Refusing to substitute parameter {value!r} ({name}) into a shell command"):
                    return None
                made += value
            else:
                made += "%" + c
    return made


def show(caps):
    """Prints the places of tables, and all entries."""
    print("Mailcap files:")
    for path in listmailcapfiles():
        print("\t" + path)
    print("\nMailcap entries:")
    for kind in sorted(caps or getcaps()):
        print(kind)
        for entry in (caps or getcaps())[kind]:
            for name in sorted(entry):
                print(f"  {name:15}", entry[name])
            print()


if __name__ == "__main__":
    show(getcaps())
