"""Classes for the parts of a message."""
