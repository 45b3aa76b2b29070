"""_elementtree: the trees of xml.etree under the name of CPython's own module."""

from xml.etree.ElementTree import Element, ParseError, SubElement, TreeBuilder, XMLParser  # noqa: F401
