"""The document type of an XML text: its declarations, for xml.parsers.expat."""

import re

from xml.parsers._expat_errors import model

NAME = r"(?:[^\W\d]|:)[\w.:\-\xb7]*"
_SPACE = re.compile(r"\s*")
_NAME = re.compile(NAME)
_NMTOKEN = re.compile(r"[\w.:\-\xb7]+")
_LITERAL = re.compile(r"\"([^\"]*)\"|'([^']*)'")
_PUBLIC = re.compile(r"[-\s\w'()+,./:=?;!*#@$_%]*", re.ASCII)
_PARAMETER = re.compile(rf"%({NAME});")
_REFERENCE = re.compile(rf"&#(?:x([0-9a-fA-F]+)|([0-9]+));|%({NAME});")
_CONDITIONAL = re.compile(r"<!\[\s*(INCLUDE|IGNORE)\s*\[")

_QUANTITY = {"?": model.XML_CQUANT_OPT, "*": model.XML_CQUANT_REP, "+": model.XML_CQUANT_PLUS}


class Entity:
    """A general or parameter entity: a text, or where an external one is, and the notation of data."""

    def __init__(self, name, value=None, base=None, system=None, public=None, notation=None):
        self.name, self.value, self.base = name, value, base
        self.system, self.public, self.notation = system, public, notation
        self.is_open = False  # while it is being read: a reference to it would not end


class Doctype:
    """What the declarations of a document say: entities, defaults and types of attributes."""

    def __init__(self):
        self.entities, self.parameters = {}, {}
        self.attributes = {}  # element -> {attribute: (type, default or None)}
        self.has_unread = False  # there are declarations that were not read
        self.is_standalone = False


class Declarations:
    """Reads declarations from a text and tells the parser's handlers."""

    def __init__(self, parser, text, doctype, fail):
        self._parser, self._text, self._doctype, self._at = parser, text, doctype, 0
        self._fail = fail  # called with a code and a place in the text

    # ---- pieces of text

    def _skip(self):
        self._at = _SPACE.match(self._text, self._at).end()

    def _peek(self, text):
        return self._text.startswith(text, self._at)

    def _take(self, pattern):
        """The text of a pattern that must stand here."""
        found = pattern.match(self._text, self._at)
        if found is None:
            self._fail(4, self._at)
        self._at = found.end()
        return found

    def _name(self):
        self._skip()
        return self._take(_NAME).group()

    def _literal(self):
        self._skip()
        found = self._take(_LITERAL)
        return found.group(1) if found.group(1) is not None else found.group(2)

    def _expect(self, text):
        self._skip()
        if not self._peek(text):
            self._fail(4, self._at)
        self._at += len(text)

    def external_id(self):
        """(system, public) of SYSTEM "..." or PUBLIC "..." "...", or (None, None)."""
        self._skip()
        if self._peek("SYSTEM"):
            self._at += 6
            return self._literal(), None
        if not self._peek("PUBLIC"):
            return None, None
        self._at += 6
        public = self._literal()
        if not _PUBLIC.fullmatch(public):
            self._fail(32, self._at)
        self._skip()
        system = self._literal() if self._text[self._at : self._at + 1] in ("'", '"') else None
        return system, " ".join(public.split())

    # ---- the whole subset

    def run(self):
        while True:
            self._skip()
            if self._at >= len(self._text):
                return
            self._declaration()

    def _declaration(self):
        for start, end, handle in (("<!--", "-->", self._comment), ("<?", "?>", self._instruction)):
            if self._peek(start):
                stop = self._text.find(end, self._at + len(start))
                if stop < 0:
                    self._fail(5, self._at)
                inner = self._text[self._at + len(start) : stop]
                self._at = stop + len(end)
                return handle(inner)
        for word, handle in (
            ("<!ENTITY", self._entity), ("<!ELEMENT", self._element), ("<!ATTLIST", self._attributes),
            ("<!NOTATION", self._notation),
        ):  # fmt: skip
            if self._peek(word) and self._text[self._at + len(word) : self._at + len(word) + 1].isspace():
                self._at += len(word)
                handle()
                return self._expect(">")
        if found := _PARAMETER.match(self._text, self._at):
            self._at = found.end()
            return self._parameter(found.group(1))
        if found := _CONDITIONAL.match(self._text, self._at):
            stop = self._text.find("]]>", found.end())
            if found.group(1) == "INCLUDE":
                Declarations(self._parser, self._text[found.end() : stop], self._doctype, self._fail).run()
            self._at = stop + 3
            return None
        self._fail(4 if self._peek("<") else 2, self._at)

    def _comment(self, text):
        self._parser._tell("CommentHandler", text)

    def _instruction(self, text):
        target, _, data = text.partition(" ")
        self._parser._tell("ProcessingInstructionHandler", target, data.lstrip())

    def _parameter(self, name):
        """%name; between declarations: its text is more of them, or an external subset."""
        entity = self._doctype.parameters.get(name)
        if entity is None:
            if self._doctype.is_standalone:
                self._fail(11, self._at)
            self._doctype.has_unread = True
            self._parser._ask_standalone()
        elif entity.value is not None:
            if entity.is_open:
                self._fail(12, self._at)
            entity.is_open = True
            Declarations(self._parser, entity.value, self._doctype, self._fail).run()
            entity.is_open = False
        else:
            self._parser._external_subset(entity.base, entity.system, entity.public)

    # ---- declarations

    def _entity_value(self, text):
        """The text of an entity: character references and parameter entities are replaced when it is declared."""

        def replaced(found):
            if found.group(3):
                parameter = self._doctype.parameters.get(found.group(3))
                return parameter.value if parameter and parameter.value is not None else ""
            return chr(int(found.group(1), 16) if found.group(1) else int(found.group(2)))

        return _REFERENCE.sub(replaced, text)

    def _entity(self):
        self._skip()
        is_parameter = self._peek("%")
        self._at += is_parameter
        name = self._name()
        table = self._doctype.parameters if is_parameter else self._doctype.entities
        base = self._parser.GetBase()
        self._skip()
        if self._text[self._at : self._at + 1] in ("'", '"'):
            entity = Entity(name, self._entity_value(self._literal()), base)
        else:
            system, public = self.external_id()
            if system is None:
                self._fail(4, self._at)
            self._skip()
            notation = None
            if self._peek("NDATA"):
                self._at += 5
                notation = self._name()
            entity = Entity(name, None, base, system, public, notation)
        if name in table:  # the first one counts
            return
        table[name] = entity
        if entity.notation is not None and self._parser.UnparsedEntityDeclHandler is not None:
            self._parser._tell("UnparsedEntityDeclHandler", name, base, entity.system, entity.public, entity.notation)
            return
        self._parser._tell(
            "EntityDeclHandler", name, int(is_parameter), entity.value, base, entity.system, entity.public, entity.notation
        )

    def _notation(self):
        name = self._name()
        system, public = self.external_id()
        if system is None and public is None:
            self._fail(4, self._at)
        self._parser._tell("NotationDeclHandler", name, self._parser.GetBase(), system, public)

    def _element(self):
        name = self._name()
        self._skip()
        if self._peek("EMPTY"):
            self._at += 5
            content = model.XML_CTYPE_EMPTY, model.XML_CQUANT_NONE, None, ()
        elif self._peek("ANY"):
            self._at += 3
            content = model.XML_CTYPE_ANY, model.XML_CQUANT_NONE, None, ()
        else:
            content = self._group()
        self._parser._tell("ElementDeclHandler", name, content)

    def _quantity(self):
        sign = self._text[self._at : self._at + 1]
        self._at += sign in _QUANTITY
        return _QUANTITY.get(sign, model.XML_CQUANT_NONE)

    def _group(self):
        """(a, b?) or (a | b)* or (#PCDATA | a)*: (kind, quantity, name, parts)."""
        self._expect("(")
        self._skip()
        parts, kind = [], model.XML_CTYPE_SEQ
        if self._peek("#PCDATA"):
            self._at += 7
            kind = model.XML_CTYPE_MIXED
        else:
            parts.append(self._particle())
        while True:
            self._skip()
            if self._peek(")"):
                self._at += 1
                return kind, self._quantity(), None, tuple(parts)
            if self._peek("|"):
                kind = kind if kind == model.XML_CTYPE_MIXED else model.XML_CTYPE_CHOICE
            elif not self._peek(","):
                self._fail(4, self._at)
            self._at += 1
            parts.append(self._particle())

    def _particle(self):
        self._skip()
        if self._peek("("):
            return self._group()
        name = self._name()
        return model.XML_CTYPE_NAME, self._quantity(), name, ()

    def _attribute_type(self):
        self._skip()
        prefix = ""
        if self._peek("NOTATION"):
            self._at += 8
            prefix = "NOTATION"
            self._skip()
        if not self._peek("("):
            return self._take(_NAME).group()
        self._at += 1
        names = []
        while True:
            self._skip()
            names.append(self._take(_NMTOKEN).group())
            self._skip()
            if self._peek(")"):
                self._at += 1
                return f"{prefix}({'|'.join(names)})"
            self._expect("|")

    def _attributes(self):
        element = self._name()
        table = self._doctype.attributes.setdefault(element, {})
        while True:
            self._skip()
            if self._peek(">"):
                return
            name, kind = self._name(), self._attribute_type()
            self._skip()
            word = next((w for w in ("#REQUIRED", "#IMPLIED", "#FIXED") if self._peek(w)), "")
            self._at += len(word)
            is_required = word in ("#REQUIRED", "#FIXED")
            has_default = word in ("", "#FIXED")
            default = self._parser._attribute_value(self._literal(), self._at) if has_default else None
            if name not in table:
                table[name] = kind, default
                self._parser._tell("AttlistDeclHandler", element, name, kind, default, int(is_required))
