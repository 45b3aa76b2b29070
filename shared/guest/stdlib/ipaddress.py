"""Addresses, networks and interfaces of IPv4 and IPv6 (the module ipaddress)."""

import functools

IPV4LENGTH, IPV6LENGTH = 32, 128


class AddressValueError(ValueError):
    """An address that is none."""


class NetmaskValueError(ValueError):
    """A netmask that is none."""


def _first_of(kinds, value, what):
    for kind in kinds:
        try:
            return kind(value)
        except (AddressValueError, NetmaskValueError):
            pass
    raise ValueError(f"{value!r} does not appear to be an IPv4 or IPv6 {what}")


def ip_address(address):
    return _first_of((IPv4Address, IPv6Address), address, "address")


def ip_interface(address):
    return _first_of((IPv4Interface, IPv6Interface), address, "interface")


def ip_network(address, strict=True):
    return _first_of(
        (functools.partial(IPv4Network, strict=strict), functools.partial(IPv6Network, strict=strict)), address, "network"
    )


def v4_int_to_packed(address):
    try:
        return address.to_bytes(4, "big")
    except OverflowError:
        raise ValueError("Address negative or too large for IPv4") from None


def v6_int_to_packed(address):
    try:
        return address.to_bytes(16, "big")
    except OverflowError:
        raise ValueError("Address negative or too large for IPv6") from None


class _BaseV4:
    """What addresses, networks and interfaces of version 4 share."""

    __slots__ = ()
    version, max_prefixlen, _all = 4, 32, (1 << 32) - 1

    @classmethod
    def _parse(cls, text):
        if not text:
            raise AddressValueError("Address cannot be empty")
        octets = text.split(".")
        if len(octets) != 4:
            raise AddressValueError(f"Expected 4 octets in {text!r}")
        number = 0
        for octet in octets:
            try:
                number = number << 8 | cls._octet(octet)
            except ValueError as e:
                raise AddressValueError(f"{e} in {text!r}") from None
        return number

    @staticmethod
    def _octet(text):
        if not text:
            raise ValueError("Empty octet not permitted")
        if not (text.isascii() and text.isdigit()):
            raise ValueError(f"Only decimal digits permitted in {text!r}")
        if len(text) > 3:
            raise ValueError(f"At most 3 characters permitted in {text!r}")
        if text != "0" and text[0] == "0":
            raise ValueError(f"Leading zeros are not permitted in {text!r}")
        if int(text) > 255:
            raise ValueError(f"Octet {int(text)} (> 255) not permitted")
        return int(text)

    @classmethod
    def _text(cls, number):
        return ".".join(map(str, number.to_bytes(4, "big")))

    @property
    def reverse_pointer(self):
        return self._reverse_pointer()


class _BaseV6:
    """What addresses, networks and interfaces of version 6 share."""

    __slots__ = ()
    version, max_prefixlen, _all = 6, 128, (1 << 128) - 1

    @classmethod
    def _parse(cls, text):
        if not text:
            raise AddressValueError("Address cannot be empty")
        parts = text.split(":")
        if len(parts) < 3:
            raise AddressValueError(f"At least 3 parts expected in {text!r}")
        if "." in parts[-1]:
            try:
                tail = _BaseV4._parse(parts.pop())
            except AddressValueError as e:
                raise AddressValueError(f"{e} in {text!r}") from None
            parts += ["%x" % (tail >> 16), "%x" % (tail & 0xFFFF)]
        if len(parts) > 9:
            raise AddressValueError(f"At most 8 colons permitted in {text!r}")
        gaps = [i for i in range(1, len(parts) - 1) if not parts[i]]
        if len(gaps) > 1:
            raise AddressValueError(f"At most one '::' permitted in {text!r}")
        if gaps:
            high, low = gaps[0], len(parts) - gaps[0] - 1
            if not parts[0]:
                high -= 1
                if high:
                    raise AddressValueError(f"Leading ':' only permitted as part of '::' in {text!r}")
            if not parts[-1]:
                low -= 1
                if low:
                    raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {text!r}")
            if 8 - high - low < 1:
                raise AddressValueError(f"Expected at most 7 other parts with '::' in {text!r}")
        else:
            if len(parts) != 8:
                raise AddressValueError(f"Exactly 8 parts expected without '::' in {text!r}")
            if not parts[0]:
                raise AddressValueError(f"Leading ':' only permitted as part of '::' in {text!r}")
            if not parts[-1]:
                raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {text!r}")
            high, low = 8, 0
        number = 0
        try:
            for part in parts[:high]:
                number = number << 16 | cls._group(part)
            number <<= 16 * (8 - high - low)
            for part in parts[len(parts) - low:]:
                number = number << 16 | cls._group(part)
        except ValueError as e:
            raise AddressValueError(f"{e} in {text!r}") from None
        return number

    @staticmethod
    def _group(text):
        if not set("0123456789abcdefABCDEF").issuperset(text):
            raise ValueError(f"Only hex digits permitted in {text!r}")
        if len(text) > 4:
            raise ValueError(f"At most 4 characters permitted in {text!r}")
        return int(text, 16)

    @classmethod
    def _text(cls, number):
        groups = ["%x" % (number >> shift & 0xFFFF) for shift in range(112, -1, -16)]
        best, length, i = -1, 1, 0
        while i < 8:
            end = i
            while end < 8 and groups[end] == "0":
                end += 1
            if end - i > length:
                best, length = i, end - i
            i = max(end, i + 1)
        if best < 0:
            return ":".join(groups)
        return ":".join(groups[:best]) + "::" + ":".join(groups[best + length:])

    @property
    def reverse_pointer(self):
        return self._reverse_pointer()


class _IPAddressBase:
    __slots__ = ()

    def __format__(self, spec):
        if not spec or spec[-1] == "s":
            return format(str(self), spec)
        form = spec[-1]
        if form not in "bnxX" or not isinstance(self, _BaseAddress):
            return super().__format__(spec)
        flags = spec[:-1]
        if flags.strip("#_") or len(flags) > 2:
            return super().__format__(spec)
        if form == "n":
            form = "b" if self.version == 4 else "x"
        width = self.max_prefixlen if form == "b" else self.max_prefixlen // 4
        if "_" in flags:
            width += width // 4 - 1
        if "#" in flags:
            width += 2
        return format(int(self), f"{'#' if '#' in flags else ''}0{width}{'_' if '_' in flags else ''}{form}")

    def _check_version(self, other):
        if self.version != other.version:
            raise TypeError(f"{self} and {other} are not of the same version")


@functools.total_ordering
class _BaseAddress(_IPAddressBase):
    __slots__ = ()

    def __init__(self, address):
        self._scope_id = None
        if isinstance(address, int):
            if address < 0:
                raise AddressValueError(f"{address} (< 0) is not permitted as an IPv{self.version} address")
            if address > self._all:
                raise AddressValueError(
                    f"{address} (>= 2**{self.max_prefixlen}) is not permitted as an IPv{self.version} address"
                )
            self._ip = address
        elif isinstance(address, bytes):
            if len(address) * 8 != self.max_prefixlen:
                raise AddressValueError(
                    f"{address!r} (len {len(address)} != {self.max_prefixlen // 8}) is not permitted as an IPv{self.version} "
                    "address"
                )
            self._ip = int.from_bytes(address, "big")
        else:
            text = str(address)
            if "/" in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            if self.version == 6 and "%" in text:
                text, _, scope = text.partition("%")
                if not scope or "%" in scope:
                    raise AddressValueError(f'Invalid IPv6 address: "{address}"')
                self._scope_id = scope
            self._ip = self._parse(text)

    def __int__(self):
        return self._ip

    def __eq__(self, other):
        try:
            return self._ip == other._ip and self.version == other.version and self._scope_id == other._scope_id
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _BaseAddress):
            return NotImplemented
        self._check_version(other)
        return self._ip < other._ip

    def __add__(self, other):
        return self.__class__(int(self) + other) if isinstance(other, int) else NotImplemented

    def __sub__(self, other):
        return self.__class__(int(self) - other) if isinstance(other, int) else NotImplemented

    def __str__(self):
        return self._text(self._ip) + (f"%{self._scope_id}" if self._scope_id else "")

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __hash__(self):
        return hash(hex(int(self._ip)))

    def __reduce__(self):
        return self.__class__, (str(self),)

    @property
    def packed(self):
        return self._ip.to_bytes(self.max_prefixlen // 8, "big")

    @property
    def compressed(self):
        return str(self)

    @property
    def exploded(self):
        if self.version == 4:
            return str(self)
        return ":".join("%04x" % (self._ip >> shift & 0xFFFF) for shift in range(112, -1, -16))

    def _reverse_pointer(self):
        if self.version == 4:
            return ".".join(reversed(str(self).split("."))) + ".in-addr.arpa"
        return ".".join(reversed(self.exploded.replace(":", ""))) + ".ip6.arpa"

    def _within(self, networks):
        return any(self._ip & net.netmask._ip == net.network_address._ip for net in networks)

    @property
    def is_multicast(self):
        return self._within(_special(self.version).multicast)

    @property
    def is_unspecified(self):
        return self._ip == 0

    @property
    def is_loopback(self):
        return self._within(_special(self.version).loopback)

    @property
    def is_link_local(self):
        return self._within(_special(self.version).link_local)

    @property
    def is_reserved(self):
        return self._within(_special(self.version).reserved)

    @property
    def is_private(self):
        mapped = self.ipv4_mapped if self.version == 6 else None
        if mapped is not None:
            return mapped.is_private
        return self._within(_special(self.version).private)


class IPv4Address(_BaseV4, _BaseAddress):
    __slots__ = ("_ip", "_scope_id", "__weakref__")

    @property
    def is_global(self):
        return not self._within(_special(4).shared) and not self.is_private


class IPv6Address(_BaseV6, _BaseAddress):
    __slots__ = ("_ip", "_scope_id", "__weakref__")

    @property
    def scope_id(self):
        return self._scope_id

    @property
    def is_global(self):
        return not self.is_private

    @property
    def is_site_local(self):
        return self._within(_special(6).site_local)

    @property
    def ipv4_mapped(self):
        return IPv4Address(self._ip & 0xFFFFFFFF) if self._ip >> 32 == 0xFFFF else None

    @property
    def teredo(self):
        if self._ip >> 96 != 0x20010000:
            return None
        return IPv4Address(self._ip >> 64 & 0xFFFFFFFF), IPv4Address(~self._ip & 0xFFFFFFFF)

    @property
    def sixtofour(self):
        return IPv4Address(self._ip >> 80 & 0xFFFFFFFF) if self._ip >> 112 == 0x2002 else None


from _ipaddress_networks import (  # noqa: E402  (they are made of addresses)
    IPv4Interface, IPv4Network, IPv6Interface, IPv6Network, _BaseNetwork, _special, collapse_addresses, get_mixed_type_key,
    summarize_address_range,
)
