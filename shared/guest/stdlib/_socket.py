"""_socket: the sockets, names and numbers of socket under the name of CPython's own module."""

import socket as _library

globals().update({name: value for name, value in vars(_library).items() if name.partition("_")[0].isupper() and isinstance(value, int)})

from socket import CMSG_LEN, CMSG_SPACE, SocketType, close, dup, error, gaierror, getaddrinfo, getdefaulttimeout  # noqa: E402, F401
from socket import gethostbyaddr, gethostbyname, gethostbyname_ex, gethostname, getnameinfo, getprotobyname  # noqa: E402, F401
from socket import getservbyname, getservbyport, has_ipv6, herror, htonl, htons, if_indextoname, if_nameindex  # noqa: E402, F401
from socket import if_nametoindex, inet_aton, inet_ntoa, inet_ntop, inet_pton, ntohl, ntohs, setdefaulttimeout  # noqa: E402, F401
from socket import sethostname, socket, socketpair, timeout  # noqa: E402, F401
