"""xmlrpc: calls over HTTP, written in XML."""
