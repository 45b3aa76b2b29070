"""xml: only xml.etree.ElementTree stands here."""
