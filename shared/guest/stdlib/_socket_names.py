"""What socket knows of names and addresses: their bytes, and the resolver."""

import struct
import sys

import _system
from _socket_constants import AF_INET, AF_INET6, AF_UNIX, AddressFamily, SocketKind


class herror(OSError):
    __module__ = "socket"


class gaierror(OSError):
    __module__ = "socket"


def _enum(kind, value):
    try:
        return kind(value)
    except ValueError:
        return value


def _asked(host, service, family=0, type=0, proto=0, flags=0):
    if not _system.is_machine:
        raise OSError(101, "Network is unreachable")
    found = _system.getaddrinfo(host, service, family, type, proto, flags)
    if isinstance(found, tuple):
        raise gaierror(*found)
    return found


def _host_text(host):
    if isinstance(host, (bytes, bytearray)):
        return bytes(host).decode("ascii")
    if not isinstance(host, str):
        raise TypeError(f"str, bytes or bytearray expected, not {type(host).__name__}")
    return host if host.isascii() else host.encode("idna").decode("ascii")


def _host_bytes(host, family):
    """The address, packed, that a host's name stands for."""
    host = _host_text(host)
    if not host:
        return bytes(4 if family == AF_INET else 16)
    if host == "<broadcast>" and family == AF_INET:
        return b"\xff" * 4
    packed = _asked(host, None, family)[0][4]
    return packed[4:8] if family == AF_INET else packed[8:24]


def _port(port, what):
    port = port.__index__() if hasattr(port, "__index__") else _no_integer(port)
    if not 0 <= port <= 65535:
        raise OverflowError(f"{what}: port must be 0-65535.")
    return port


def _no_integer(value):
    raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")


def pack_address(family, address, what):
    """The bytes of a sockaddr."""
    if family == AF_UNIX:
        if isinstance(address, str):
            address = address.encode(sys.getfilesystemencoding(), "surrogateescape")
        if not isinstance(address, (bytes, bytearray, memoryview)):
            raise TypeError(f"a bytes-like object is required, not '{type(address).__name__}'")
        address = bytes(address)
        if len(address) > 107:
            raise OSError("AF_UNIX path too long")
        return struct.pack("=H", AF_UNIX) + address + (b"" if address[:1] == b"\0" else b"\0")
    if family not in (AF_INET, AF_INET6):
        raise OSError(f"{what}: bad family")
    name = AddressFamily(family).name
    if not isinstance(address, tuple):
        raise TypeError(f"{what}: {name} address must be tuple, not {type(address).__name__}")
    if family == AF_INET:
        if len(address) != 2:
            raise TypeError("AF_INET address must be a pair (host, port)")
        _host_text(address[0])
        port = _port(address[1], what)
        return struct.pack("=H", AF_INET) + struct.pack(">H", port) + _host_bytes(address[0], family) + bytes(8)
    if not 2 <= len(address) <= 4:
        raise TypeError("AF_INET6 address must be a tuple (host, port[, flowinfo[, scopeid]])")
    host, port, flow, scope = (*address, 0, 0)[:4]
    port = _port(port, what)
    if not 0 <= flow <= 0xFFFFF:
        raise OverflowError(f"{what}: flowinfo must be 0-1048575.")
    return struct.pack("=H", AF_INET6) + struct.pack(">HI", port, flow) + _host_bytes(host, family) + struct.pack("=I", scope)


def unpack_address(packed):
    """What a program sees of a sockaddr."""
    if len(packed) < 2:
        return None
    (family,) = struct.unpack_from("=H", packed)
    if family == AF_INET:
        return inet_ntop(AF_INET, packed[4:8]), struct.unpack_from(">H", packed, 2)[0]
    if family == AF_INET6:
        port, flow = struct.unpack_from(">HI", packed, 2)
        return inet_ntop(AF_INET6, packed[8:24]), port, flow, struct.unpack_from("=I", packed, 24)[0]
    if family == AF_UNIX:
        path = packed[2:]
        return path if path[:1] == b"\0" else path.partition(b"\0")[0].decode(sys.getfilesystemencoding(), "surrogateescape")
    return family, packed[2:]


def inet_aton(ip_string, /):
    parts = ip_string.split(".")
    try:
        numbers = [int(part, 8 if part[:1] == "0" and part.isdigit() else 0) for part in parts]
    except ValueError:
        numbers = [-1]
    last = numbers.pop()
    if len(parts) > 4 or not all(0 <= n < 256 for n in numbers) or not 0 <= last < 256 ** (5 - len(parts)):
        raise OSError("illegal IP address string passed to inet_aton")
    return bytes(numbers) + last.to_bytes(5 - len(parts), "big")


def inet_ntoa(packed_ip, /):
    if len(packed_ip) != 4:
        raise OSError("packed IP wrong length for inet_ntoa")
    return ".".join(map(str, bytes(packed_ip)))


def inet_pton(address_family, ip_string, /):
    import ipaddress

    kinds = {AF_INET: ipaddress.IPv4Address, AF_INET6: ipaddress.IPv6Address}
    if address_family not in kinds:
        raise OSError(97, "Address family not supported by protocol")
    try:
        return kinds[address_family](ip_string).packed
    except ValueError:
        raise OSError("illegal IP address string passed to inet_pton") from None


def inet_ntop(address_family, packed_ip, /):
    packed_ip = bytes(packed_ip)
    if address_family not in (AF_INET, AF_INET6):
        raise ValueError(f"unknown address family {address_family}")
    if len(packed_ip) != (4 if address_family == AF_INET else 16):
        raise ValueError("invalid length of packed IP address string")
    if address_family == AF_INET:
        return ".".join(map(str, packed_ip))
    import ipaddress

    address = ipaddress.IPv6Address(packed_ip)
    if packed_ip[:12] == bytes(10) + b"\xff\xff":
        return "::ffff:" + ".".join(map(str, packed_ip[12:]))
    return str(address)


def _swap(value, size, name):
    if not isinstance(value, int):
        _no_integer(value)
    if value < 0:
        raise OverflowError(f"{name}: can't convert negative Python int to C 16-bit unsigned integer" if size == 2
                            else "can't convert negative value to unsigned int")  # fmt: skip
    if value >> 8 * size:
        raise OverflowError(f"{name}: Python int too large to convert to C 16-bit unsigned integer" if size == 2
                            else "int larger than 32 bits")  # fmt: skip
    return int.from_bytes(value.to_bytes(size, "big"), sys.byteorder)


def htons(x, /):
    return _swap(x, 2, "htons")


def ntohs(x, /):
    return _swap(x, 2, "ntohs")


def htonl(x, /):
    return _swap(x, 4, "htonl")


def ntohl(x, /):
    return _swap(x, 4, "ntohl")


def gethostname():
    return _system.gethostname() if _system.is_machine else "localhost"


def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    """The addresses, each (family, type, protocol, canonical name, address), that a host and a service stand for."""
    if host is not None:
        host = _host_text(host)
    if isinstance(port, int):
        port = str(port)
    elif isinstance(port, bytes):
        port = port.decode()
    elif port is not None and not isinstance(port, str):
        raise OSError("Int or String expected")
    found = _asked(host, port, int(family), int(type), proto, int(flags))
    return [(_enum(AddressFamily, family), _enum(SocketKind, type), proto, name, unpack_address(packed))
            for family, type, proto, name, packed in found]  # fmt: skip


def getnameinfo(sockaddr, flags, /):
    if not isinstance(sockaddr, tuple):
        raise TypeError("getnameinfo() argument 1 must be a tuple")
    packed = _asked(_host_text(sockaddr[0]), str(_port(sockaddr[1], "getnameinfo()")), 0, 2, 0, 4)[0][4]
    found = _system.getnameinfo(packed, int(flags))
    if isinstance(found[0], int):
        raise gaierror(*found)
    return found


def gethostbyname(hostname, /):
    return inet_ntoa(_host_bytes(hostname, AF_INET))


def gethostbyname_ex(hostname, /):
    found = _asked(_host_text(hostname), None, AF_INET, 1, 0, 2)
    return found[0][3] or hostname, [], list(dict.fromkeys(unpack_address(each[4])[0] for each in found))


def gethostbyaddr(ip_address, /):
    packed = _asked(_host_text(ip_address), None, 0, 1)[0][4]
    found = _system.getnameinfo(packed, 8)
    if isinstance(found[0], int):
        raise herror(1, "Unknown host")
    return found[0], [], [unpack_address(packed)[0]]


def getfqdn(name=""):
    name = name.strip()
    if not name or name in ("0.0.0.0", "::"):
        name = gethostname()
    try:
        host, aliases, _ = gethostbyaddr(name)
    except OSError:
        return name
    return next((each for each in [host, *aliases] if "." in each), host)


def getservbyname(servicename, protocolname=None, /):
    found = _system.getservice(servicename, protocolname)
    if found is None:
        raise OSError("service/proto not found")
    return found[1]


def getservbyport(port, protocolname=None, /):
    if not 0 <= port <= 65535:
        raise OverflowError("getservbyport: port must be 0-65535.")
    found = _system.getservice(port, protocolname)
    if found is None:
        raise OSError("port/proto not found")
    return found[0]


def getprotobyname(protocolname, /):
    numbers = {"ip": 0, "icmp": 1, "igmp": 2, "tcp": 6, "egp": 8, "udp": 17, "ipv6": 41, "gre": 47, "esp": 50, "ah": 51,
               "ipv6-icmp": 58, "sctp": 132}  # fmt: skip
    if protocolname.lower() not in numbers:
        raise OSError("protocol not found")
    return numbers[protocolname.lower()]
