"""Policies of EmailMessage: headers are objects that know their parts."""

import re

from email._policybase import Compat32, Policy, compat32
from email.contentmanager import raw_data_manager
from email.headerregistry import HeaderRegistry
from email.message import EmailMessage

__all__ = ["Compat32", "compat32", "Policy", "EmailPolicy", "default", "strict", "SMTP", "HTTP"]


class EmailPolicy(Policy):
    message_factory = EmailMessage
    utf8 = False
    refold_source = "long"
    header_factory = HeaderRegistry()
    content_manager = raw_data_manager

    def __init__(self, **kw):
        if "header_factory" not in kw:
            object.__setattr__(self, "header_factory", HeaderRegistry())
        super().__init__(**kw)

    def header_max_count(self, name):
        return self.header_factory[name].max_count

    header_source_parse = Compat32.header_source_parse

    def header_store_parse(self, name, value):
        if hasattr(value, "name") and value.name.lower() == name.lower():
            return name, value
        if isinstance(value, str) and len(value.splitlines()) > 1:
            raise ValueError("Header values may not contain linefeed or carriage return characters")
        return name, self.header_factory(name, value)

    def header_fetch_parse(self, name, value):
        return value if hasattr(value, "name") else self.header_factory(name, re.sub(r"[\r\n]+", "", value))

    def fold(self, name, value):
        return self._fold(name, value, refold_binary=True)

    def fold_binary(self, name, value):
        folded = self._fold(name, value, refold_binary=self.cte_type == "7bit")
        return folded.encode("utf8" if self.utf8 else "ascii", "surrogateescape")

    def _fold(self, name, value, refold_binary=False):
        if hasattr(value, "name"):
            return value.fold(policy=self)
        longest = self.max_line_length or float("inf")
        lines = value.splitlines()
        is_long = lines and len(lines[0]) + len(name) + 2 > longest or any(len(line) > longest for line in lines[1:])
        if self.refold_source == "all" or self.refold_source == "long" and is_long or any(ord(c) > 127 for c in value) and not self.utf8:
            return self.header_factory(name, "".join(lines)).fold(policy=self)
        return f"{name}: {self.linesep.join(lines)}{self.linesep}"


default = EmailPolicy()
object.__delattr__(default, "header_factory")
strict = default.clone(raise_on_defect=True)
SMTP = default.clone(linesep="\r\n")
HTTP = default.clone(linesep="\r\n", max_line_length=None)
SMTPUTF8 = SMTP.clone(utf8=True)
