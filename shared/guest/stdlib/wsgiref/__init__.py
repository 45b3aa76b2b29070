"""wsgiref: parts of web servers and applications that speak WSGI (PEP 3333)."""
