"""netrc: names and passwords by machine, out of ~/.netrc."""

import os
import shlex

__all__ = ["netrc", "NetrcParseError"]


class NetrcParseError(Exception):
    def __init__(self, msg, filename=None, lineno=None):
        self.filename, self.lineno, self.msg = filename, lineno, msg
        Exception.__init__(self, msg)

    def __str__(self):
        return f"{self.msg} ({self.filename}, line {self.lineno})"


class netrc:
    def __init__(self, file=None):
        is_default = file is None
        if is_default:
            file = os.path.join(os.path.expanduser("~"), ".netrc")
        self.hosts, self.macros = {}, {}
        with open(file, encoding="utf-8") as opened:
            self._parse(file, opened.read())

    def _parse(self, file, text):
        lines = text.split("\n")
        words, row = [], 0
        while row < len(lines):
            line = lines[row]
            row += 1
            if line.lstrip().startswith("#"):
                continue
            lexer = shlex.shlex(line, posix=True)
            lexer.commenters, lexer.whitespace_split = "", True
            parts = list(lexer)
            if parts[:1] == ["macdef"]:
                body = []
                while row < len(lines) and lines[row]:
                    body.append(lines[row] + "\n")
                    row += 1
                self.macros[parts[1]] = body
                continue
            words += [(part, row) for part in parts]
        self._entries(file, words)

    def _entries(self, file, words):
        at = 0
        while at < len(words):
            word, row = words[at]
            at += 1
            if word == "machine":
                name = words[at][0] if at < len(words) else ""
                at += 1
            elif word == "default":
                name = "default"
            else:
                raise NetrcParseError(f"bad toplevel token {word!r}", file, row)
            given = {"login": "", "account": "", "password": ""}
            while at < len(words) and words[at][0] not in ("machine", "default"):
                key = {"user": "login"}.get(words[at][0], words[at][0])
                if key.startswith("#"):
                    row = words[at][1]
                    while at < len(words) and words[at][1] == row:
                        at += 1
                    continue
                if key not in given:
                    raise NetrcParseError(f"bad follower token {words[at][0]!r}", file, words[at][1])
                given[key] = words[at + 1][0] if at + 1 < len(words) else ""
                at += 2
            self.hosts[name] = (given["login"], given["account"], given["password"])

    def authenticators(self, host):
        return self.hosts.get(host, self.hosts.get("default"))

    def __repr__(self):
        made = ""
        for host, (login, account, password) in self.hosts.items():
            made += f"machine {host}\n\tlogin {login}\n" + (f"\taccount {account}\n" if account else "") + f"\tpassword {password}\n"
        for name, body in self.macros.items():
            made += f"macdef {name}\n" + "".join(body) + "\n"
        return made
