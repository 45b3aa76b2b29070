"""Guest numpy."""
