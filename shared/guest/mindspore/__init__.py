"""Guest mindspore."""
