"""xml: only xml.etree.ElementTree stands here."""

__all__ = []
