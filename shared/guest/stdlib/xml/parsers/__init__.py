"""xml.parsers: expat."""
