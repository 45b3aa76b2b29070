"""xml.etree.cElementTree: the older name of ElementTree."""

from xml.etree.ElementTree import *  # noqa: F401, F403
