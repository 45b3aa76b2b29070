"""The codes and texts of expat's errors, and the constants of content models; xml.parsers.expat shows them."""

import sys
import types

_TEXTS = """
NO_MEMORY out of memory
SYNTAX syntax error
NO_ELEMENTS no element found
INVALID_TOKEN not well-formed (invalid token)
UNCLOSED_TOKEN unclosed token
PARTIAL_CHAR partial character
TAG_MISMATCH mismatched tag
DUPLICATE_ATTRIBUTE duplicate attribute
JUNK_AFTER_DOC_ELEMENT junk after document element
PARAM_ENTITY_REF illegal parameter entity reference
UNDEFINED_ENTITY undefined entity
RECURSIVE_ENTITY_REF recursive entity reference
ASYNC_ENTITY asynchronous entity
BAD_CHAR_REF reference to invalid character number
BINARY_ENTITY_REF reference to binary entity
ATTRIBUTE_EXTERNAL_ENTITY_REF reference to external entity in attribute
MISPLACED_XML_PI XML or text declaration not at start of entity
UNKNOWN_ENCODING unknown encoding
INCORRECT_ENCODING encoding specified in XML declaration is incorrect
UNCLOSED_CDATA_SECTION unclosed CDATA section
EXTERNAL_ENTITY_HANDLING error in processing external entity reference
NOT_STANDALONE document is not standalone
UNEXPECTED_STATE unexpected parser state - please send a bug report
ENTITY_DECLARED_IN_PE entity declared in parameter entity
FEATURE_REQUIRES_XML_DTD requested feature requires XML_DTD support in Expat
CANT_CHANGE_FEATURE_ONCE_PARSING cannot change setting once parsing has begun
UNBOUND_PREFIX unbound prefix
UNDECLARING_PREFIX must not undeclare prefix
INCOMPLETE_PE incomplete markup in parameter entity
XML_DECL XML declaration not well-formed
TEXT_DECL text declaration not well-formed
PUBLICID illegal character(s) in public id
SUSPENDED parser suspended
NOT_SUSPENDED parser not suspended
ABORTED parsing aborted
FINISHED parsing finished
SUSPEND_PE cannot suspend in external parameter entity
RESERVED_PREFIX_XML reserved prefix (xml) must not be undeclared or bound to another namespace name
RESERVED_PREFIX_XMLNS reserved prefix (xmlns) must not be declared or undeclared
RESERVED_NAMESPACE_URI prefix must not be bound to one of the reserved namespace names
INVALID_ARGUMENT invalid argument
NO_BUFFER a successful prior call to function XML_GetBuffer is required
AMPLIFICATION_LIMIT_BREACH limit on input amplification factor (from DTD and entities) breached
"""

errors = types.ModuleType("pyexpat.errors", "Constants used to describe error conditions.")
errors.codes, errors.messages = {}, {}
for _code, _line in enumerate(_TEXTS.strip().splitlines(), 1):
    _name, _, _text = _line.partition(" ")
    setattr(errors, f"XML_ERROR_{_name}", _text)
    errors.codes[_text] = _code
    errors.messages[_code] = _text

model = types.ModuleType("pyexpat.model", "Constants used to interpret content model information.")
for _code, _name in enumerate(("EMPTY", "ANY", "MIXED", "NAME", "CHOICE", "SEQ"), 1):
    setattr(model, f"XML_CTYPE_{_name}", _code)
for _code, _name in enumerate(("NONE", "OPT", "REP", "PLUS")):
    setattr(model, f"XML_CQUANT_{_name}", _code)

for _module in (errors, model):
    for _package in ("pyexpat", "xml.parsers.expat"):
        sys.modules[f"{_package}.{_module.__name__.rpartition('.')[2]}"] = _module
