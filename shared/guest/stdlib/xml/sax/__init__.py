"""xml.sax: what texts of XML need; there is no event parser here (xml.etree has one)."""
