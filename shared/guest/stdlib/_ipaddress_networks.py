"""Networks and interfaces for ipaddress."""

import functools

from ipaddress import AddressValueError, IPv4Address, IPv6Address, NetmaskValueError, _IPAddressBase, _BaseV4, _BaseV6

__name__ = "ipaddress"  # what is defined here is shown, and pickled, as that module's


def _split_netmask(address):
    parts = str(address).split("/")
    if len(parts) > 2:
        raise AddressValueError(f"Only one '/' permitted in {address!r}")
    return parts


def _prefix_of_mask(mask, bits):
    """The prefix length of a netmask as a number, or None."""
    inverted = mask ^ ((1 << bits) - 1)
    return None if inverted & (inverted + 1) else bits - inverted.bit_length()


class _Masked(_IPAddressBase):
    """What a network and an interface make of their argument: an address and the length of its prefix."""

    __slots__ = ()

    def _prefix_length(self, text):
        if isinstance(text, int):
            length = text
        elif text.isascii() and text.isdigit():
            length = int(text)
        else:
            if self.version == 6:
                raise NetmaskValueError(f"{text!r} is not a valid netmask")
            try:
                mask = self._parse(text)
            except AddressValueError:
                raise NetmaskValueError(f"{text!r} is not a valid netmask") from None
            length = _prefix_of_mask(mask, 32)
            if length is None:
                length = _prefix_of_mask(mask ^ self._all, 32)
            if length is None:
                raise NetmaskValueError(f"{text!r} is not a valid netmask")
            return length
        if not 0 <= length <= self.max_prefixlen:
            raise NetmaskValueError(f"{text!r} is not a valid netmask")
        return length

    def _parts(self, address):
        """(what stands for the address, prefix length)"""
        if isinstance(address, (bytes, int)):
            return address, self.max_prefixlen
        if isinstance(address, tuple):
            return address[0], self._prefix_length(address[1]) if len(address) > 1 else self.max_prefixlen
        parts = _split_netmask(address)
        return parts[0], self._prefix_length(parts[1]) if len(parts) == 2 else self.max_prefixlen

    def _mask(self, length):
        return self._all ^ (self._all >> length)


@functools.total_ordering
class _BaseNetwork(_Masked):
    __slots__ = ()

    def __init__(self, address, strict=True):
        first, self._prefixlen = self._parts(address)
        self.network_address = self._address_class(first)
        mask = self._mask(self._prefixlen)
        self.netmask = self._address_class(mask)
        if int(self.network_address) & mask != int(self.network_address):
            if strict:
                raise ValueError(f"{self} has host bits set")
            self.network_address = self._address_class(int(self.network_address) & mask)

    def __str__(self):
        return f"{self.network_address}/{self._prefixlen}"

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __reduce__(self):
        return self.__class__, (str(self),)

    def __hash__(self):
        return hash(int(self.network_address) ^ int(self.netmask))

    def __eq__(self, other):
        if not isinstance(other, _BaseNetwork):
            return NotImplemented
        return (self.version, self.network_address, self.netmask) == (other.version, other.network_address, other.netmask)

    def __lt__(self, other):
        if not isinstance(other, _BaseNetwork):
            return NotImplemented
        self._check_version(other)
        return (self.network_address, self.netmask) < (other.network_address, other.netmask)

    def __iter__(self):
        for number in range(int(self.network_address), int(self.broadcast_address) + 1):
            yield self._address_class(number)

    def __getitem__(self, n):
        first, last = int(self.network_address), int(self.broadcast_address)
        number = first + n if n >= 0 else last + n + 1
        if not first <= number <= last:
            raise IndexError("address out of range")
        return self._address_class(number)

    def __contains__(self, other):
        if self.version != other.version or isinstance(other, _BaseNetwork):
            return False
        return other._ip & int(self.netmask) == int(self.network_address)

    def hosts(self):
        first, last = int(self.network_address), int(self.broadcast_address)
        if self._prefixlen == self.max_prefixlen:
            return iter([self._address_class(first)]) if self.version == 6 else [self._address_class(first)]
        if self._prefixlen == self.max_prefixlen - 1:
            return [self._address_class(first), self._address_class(last)]
        numbers = range(first + 1, last) if self.version == 4 else range(first + 1, last + 1)
        return (self._address_class(number) for number in numbers)

    @property
    def prefixlen(self):
        return self._prefixlen

    @property
    def broadcast_address(self):
        return self._address_class(int(self.network_address) | int(self.hostmask))

    @property
    def hostmask(self):
        return self._address_class(int(self.netmask) ^ self._all)

    @property
    def num_addresses(self):
        return int(self.broadcast_address) - int(self.network_address) + 1

    @property
    def with_prefixlen(self):
        return str(self)

    @property
    def with_netmask(self):
        return f"{self.network_address}/{self.netmask}"

    @property
    def with_hostmask(self):
        return f"{self.network_address}/{self.hostmask}"

    @property
    def compressed(self):
        return str(self)

    @property
    def exploded(self):
        return f"{self.network_address.exploded}/{self._prefixlen}"

    def _reverse_pointer(self):
        return self.network_address.reverse_pointer if self.version == 6 else (
            f"{self.broadcast_address.reverse_pointer.split('.', 1)[0]}/{self._prefixlen}."
            + self.network_address.reverse_pointer.split(".", 1)[1])

    def overlaps(self, other):
        return other.network_address in self or other.broadcast_address in self or (
            self.network_address in other or self.broadcast_address in other)

    def _is_subnet_of(self, other):
        self._check_version(other)
        return (other.network_address <= self.network_address
                and other.broadcast_address >= self.broadcast_address)

    def subnet_of(self, other):
        if not isinstance(other, _BaseNetwork):
            raise TypeError(f"Unable to test subnet containment between {self} and {other}")
        return self._is_subnet_of(other)

    def supernet_of(self, other):
        if not isinstance(other, _BaseNetwork):
            raise TypeError(f"Unable to test subnet containment between {self} and {other}")
        return other._is_subnet_of(self)

    def subnets(self, prefixlen_diff=1, new_prefix=None):
        if self._prefixlen == self.max_prefixlen:
            yield self
            return
        if new_prefix is not None:
            if new_prefix < self._prefixlen:
                raise ValueError("new prefix must be longer")
            if prefixlen_diff != 1:
                raise ValueError("cannot set prefixlen_diff and new_prefix")
            prefixlen_diff = new_prefix - self._prefixlen
        if prefixlen_diff < 0:
            raise ValueError("prefix length diff must be > 0")
        length = self._prefixlen + prefixlen_diff
        if length > self.max_prefixlen:
            raise ValueError(f"prefix length diff {length} is invalid for netblock {self}")
        step = 1 << (self.max_prefixlen - length)
        for number in range(int(self.network_address), int(self.broadcast_address) + 1, step):
            yield self.__class__((number, length))

    def supernet(self, prefixlen_diff=1, new_prefix=None):
        if self._prefixlen == 0:
            return self
        if new_prefix is not None:
            if new_prefix > self._prefixlen:
                raise ValueError("new prefix must be shorter")
            if prefixlen_diff != 1:
                raise ValueError("cannot set prefixlen_diff and new_prefix")
            prefixlen_diff = self._prefixlen - new_prefix
        length = self._prefixlen - prefixlen_diff
        if length < 0:
            raise ValueError(f"current prefixlen is {self._prefixlen}, cannot have a prefixlen_diff of {prefixlen_diff}")
        return self.__class__((int(self.network_address) & self._mask(length), length))

    def address_exclude(self, other):
        self._check_version(other)
        if not isinstance(other, _BaseNetwork):
            raise TypeError(f"{other} is not a network object")
        if not other.subnet_of(self):
            raise ValueError(f"{other} not contained in {self}")
        if other == self:
            return
        low, high = self.subnets()
        while low != other and high != other:
            inside, outside = (low, high) if other.subnet_of(low) else (high, low)
            yield outside
            low, high = inside.subnets()
        yield high if low == other else low

    def compare_networks(self, other):
        self._check_version(other)
        mine, yours = (self.network_address, self.netmask), (other.network_address, other.netmask)
        return (mine > yours) - (mine < yours)


def _both_ends(name):
    """A network is what its first and last address are."""
    return property(lambda self: getattr(self.network_address, name) and getattr(self.broadcast_address, name))


for _name in ("is_multicast", "is_reserved", "is_link_local", "is_unspecified", "is_loopback", "is_private", "is_global"):
    setattr(_BaseNetwork, _name, _both_ends(_name))


class IPv4Network(_BaseV4, _BaseNetwork):
    _address_class = IPv4Address
    is_global = property(lambda self: not (self.network_address in _special(4).shared[0]
                                           and self.broadcast_address in _special(4).shared[0]) and not self.is_private)


class IPv6Network(_BaseV6, _BaseNetwork):
    _address_class = IPv6Address
    is_site_local = _both_ends("is_site_local")


class _Interface(_Masked):
    __slots__ = ()

    def __init__(self, address):
        first, self._prefixlen = self._parts(address)
        self._address_base.__init__(self, first)
        self.network = self._network_class((self._ip, self._prefixlen), strict=False)
        self.netmask, self.hostmask = self.network.netmask, self.network.hostmask

    def __str__(self):
        return f"{self._address_base.__str__(self)}/{self._prefixlen}"

    def __eq__(self, other):
        same = self._address_base.__eq__(self, other)
        if same is NotImplemented or not same:
            return same
        try:
            return self.network == other.network
        except AttributeError:
            return False

    def __lt__(self, other):
        less = self._address_base.__lt__(self, other)
        if less is NotImplemented:
            return NotImplemented
        try:
            return self.network < other.network or self.network == other.network and less
        except AttributeError:
            return False

    def __hash__(self):
        return hash((self._ip, self._prefixlen, int(self.network.network_address)))

    def __reduce__(self):
        return self.__class__, (str(self),)

    @property
    def ip(self):
        return self._address_base(self._ip)

    @property
    def with_prefixlen(self):
        return str(self)

    @property
    def with_netmask(self):
        return f"{self.ip}/{self.netmask}"

    @property
    def with_hostmask(self):
        return f"{self.ip}/{self.hostmask}"

    @property
    def exploded(self):
        return f"{self.ip.exploded}/{self._prefixlen}"


class IPv4Interface(_Interface, IPv4Address):
    _address_base, _network_class = IPv4Address, IPv4Network
    is_unspecified = property(lambda self: False)  # no interface equals an address


class IPv6Interface(_Interface, IPv6Address):
    _address_base, _network_class = IPv6Address, IPv6Network
    is_unspecified = property(lambda self: self._ip == 0 and self.network.is_unspecified)
    is_loopback = property(lambda self: self._ip == 1 and self.network.is_loopback)


class _Special:
    """The registered networks of a version: what is_private and its like ask."""

    def __init__(self, kind, **groups):
        for name, texts in groups.items():
            setattr(self, name, [kind(text) for text in texts.split()])


@functools.cache
def _special(version):
    if version == 4:
        return _Special(
            IPv4Network, link_local="169.254.0.0/16", loopback="127.0.0.0/8", multicast="224.0.0.0/4",
            shared="100.64.0.0/10", reserved="240.0.0.0/4",
            private="0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/29 192.0.0.170/31 192.0.2.0/24 "
                    "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 255.255.255.255/32")
    return _Special(
        IPv6Network, link_local="fe80::/10", loopback="::1/128", multicast="ff00::/8", site_local="fec0::/10",
        reserved="::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 A000::/3 C000::/3 E000::/4 "
                 "F000::/5 F800::/6 FE00::/9",
        private="::1/128 ::/128 ::ffff:0:0/96 100::/64 2001::/23 2001:2::/48 2001:db8::/32 2001:10::/28 fc00::/7 fe80::/10")


def summarize_address_range(first, last):
    if not (hasattr(first, "_ip") and hasattr(last, "_ip")) or hasattr(first, "network") or hasattr(last, "network"):
        raise TypeError("first and last must be IP addresses, not networks")
    first._check_version(last)
    if first > last:
        raise ValueError("last IP address must be greater than first")
    kind = IPv4Network if first.version == 4 else IPv6Network
    at, end, bits = first._ip, last._ip, first.max_prefixlen
    while at <= end:
        zeros = (at & -at).bit_length() - 1 if at else bits
        size = min(zeros, (end - at + 1).bit_length() - 1)
        yield kind((at, bits - size))
        at += 1 << size


def collapse_addresses(addresses):
    """The smallest list of networks that covers the same addresses."""
    networks = []
    for item in addresses:
        if networks:
            networks[-1]._check_version(item)
        if not isinstance(item, _BaseNetwork):
            kind = IPv4Network if item.version == 4 else IPv6Network
            ip = getattr(item, "ip", item)
            if getattr(item, "_prefixlen", item.max_prefixlen) != item.max_prefixlen:
                item = item.network
            else:
                item = kind(str(ip))
        networks.append(item)
    merged = []
    for net in sorted(networks, key=lambda n: (int(n.network_address), n.prefixlen)):
        if merged and net.subnet_of(merged[-1]):
            continue
        merged.append(net)
        while len(merged) > 1 and merged[-1].prefixlen == merged[-2].prefixlen and merged[-2].supernet() == merged[-1].supernet():
            merged.pop()
            merged[-1] = merged[-1].supernet()
    return iter(merged)


def get_mixed_type_key(obj):
    if isinstance(obj, _BaseNetwork):
        return obj.version, obj.network_address, obj.netmask
    if hasattr(obj, "_ip"):
        return obj.version, getattr(obj, "ip", obj)
    return NotImplemented
