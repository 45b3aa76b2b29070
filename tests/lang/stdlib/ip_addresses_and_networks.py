# Addresses, networks and interfaces: arithmetic, membership, text forms, errors.
import ipaddress as ip

def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)

for x in ['192.0.2.1', '2001:DB8::1', 42540766411282592856903984951653826561, 3221225985, '192.168.0.256', '1.2.3', '01.2.3.4', '::1::', '1:2:3:4:5:6:7:8:9', ':1::', 'fe80::1%eth0', b'\x7f\0\0\1', '::ffff:1.2.3.4', '12345::', 'x']:
    t(lambda: ip.ip_address(x))
    t(lambda: ip.ip_network(x))
for k, x in [(ip.IPv4Address, '1.2.3.4/5'), (ip.IPv4Address, -1), (ip.IPv4Address, 1 << 32), (ip.IPv4Address, b'1'), (ip.IPv6Address, '::g'), (ip.IPv6Address, '1.2.3.4'), (ip.IPv4Network, '1.2.3.4/33'), (ip.IPv4Network, '1.2.3.4/24'), (ip.IPv4Network, '10.0.0.0/255.0.255.0'), (ip.IPv6Network, '::/200'), (ip.IPv4Address, '')]:
    t(lambda: k(x))
a, b = ip.ip_address('192.0.2.10'), ip.ip_address('2001:db8::8a2e:370:7334')
print(a + 1, a - 20, int(a), a.packed, a.exploded, b.exploded, b.compressed, a.reverse_pointer, b.reverse_pointer, a < a + 1, a == ip.ip_address('192.0.2.10'), hash(a) == hash(ip.ip_address('192.0.2.10')))
t(lambda: a < b); t(lambda: a == b); t(lambda: a + 'x')
print(f'{a:s} {a:b} {a:#_x} {b:X} {a:>20s}|'); t(lambda: f'{a:d}')
for x in ['10.0.0.1', '127.0.0.1', '8.8.8.8', '224.0.0.1', '169.254.1.1', '0.0.0.0', '240.0.0.1', '100.64.0.1', '::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:4860:4860::8888', '::', 'fc00::1']:
    y = ip.ip_address(x)
    print(x, y.is_private, y.is_global, y.is_loopback, y.is_multicast, y.is_link_local, y.is_reserved, y.is_unspecified, y.max_prefixlen)
y = ip.IPv6Address('2002:c000:201::'); print(y.sixtofour, y.teredo, y.ipv4_mapped, ip.IPv6Address('::ffff:1.2.3.4').ipv4_mapped, ip.IPv6Address('2001:0:4136:e378:8000:63bf:3fff:fdd2').teredo)
n = ip.ip_network('192.0.2.0/28')
print(n, repr(n), n.network_address, n.broadcast_address, n.netmask, n.hostmask, n.num_addresses, n.prefixlen, n.with_netmask, n.with_hostmask, list(n.hosts())[:3], n[1], n[-1], a in n, ip.ip_address('192.0.2.77') in n)
t(lambda: n[16]); t(lambda: list(n.subnets())); t(lambda: list(n.subnets(new_prefix=30))); t(lambda: n.supernet(2)); t(lambda: n.supernet(new_prefix=20)); t(lambda: list(n.subnets(new_prefix=20))); t(lambda: n.supernet(40))
t(lambda: list(n.address_exclude(ip.ip_network('192.0.2.4/31')))); t(lambda: n.subnet_of(ip.ip_network('192.0.0.0/16'))); t(lambda: n.supernet_of(ip.ip_network('192.0.2.0/30'))); t(lambda: n.overlaps(ip.ip_network('192.0.2.8/29'))); t(lambda: n.compare_networks(ip.ip_network('192.0.3.0/28')))
t(lambda: ip.ip_network('192.0.2.9/28', strict=False)); t(lambda: ip.ip_network('10.0.0.0/255.255.255.0')); t(lambda: ip.ip_network('10.0.0.0/0.0.0.255')); t(lambda: ip.ip_network(('10.0.0.0', 8)))
t(lambda: list(ip.ip_network('10.0.0.0/31').hosts())); t(lambda: list(ip.ip_network('10.0.0.1').hosts())); t(lambda: list(ip.ip_network('2001:db8::/126').hosts()))
i = ip.ip_interface('192.0.2.5/24'); print(i, repr(i), i.ip, i.network, i.netmask, i.with_prefixlen, i.with_netmask, i.with_hostmask, i == ip.ip_interface('192.0.2.5/24'), i == ip.ip_address('192.0.2.5'), i < ip.ip_interface('192.0.2.6/24'), i in ip.ip_network('192.0.2.0/24'))
t(lambda: list(ip.summarize_address_range(ip.IPv4Address('192.0.2.0'), ip.IPv4Address('192.0.2.130')))); t(lambda: list(ip.summarize_address_range(ip.IPv4Address('9.0.0.9'), ip.IPv4Address('1.0.0.1')))); t(lambda: list(ip.collapse_addresses([ip.IPv4Network('192.0.2.0/25'), ip.IPv4Network('192.0.2.128/25'), ip.IPv4Address('10.0.0.1'), ip.IPv4Address('10.0.0.0')])))
print(sorted([ip.ip_network('192.0.2.0/24'), ip.ip_network('10.0.0.0/8'), ip.ip_network('192.0.2.0/25')]), sorted([b, a, ip.ip_network('10.0.0.0/8')], key=ip.get_mixed_type_key), {a: 1}[ip.ip_address('192.0.2.10')], ip.v4_int_to_packed(1), n.is_private, issubclass(ip.AddressValueError, ValueError))
import pickle; print(pickle.loads(pickle.dumps([a, b, n, i])) == [a, b, n, i])

# expect: IPv4Address('192.0.2.1')
# expect: IPv4Network('192.0.2.1/32')
# expect: IPv6Address('2001:db8::1')
# expect: IPv6Network('2001:db8::1/128')
# expect: IPv6Address('2001:db8::1')
# expect: IPv6Network('2001:db8::1/128')
# expect: IPv4Address('192.0.2.1')
# expect: IPv4Network('192.0.2.1/32')
# expect: ValueError | '192.168.0.256' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '192.168.0.256' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | '1.2.3' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '1.2.3' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | '01.2.3.4' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '01.2.3.4' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | '::1::' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '::1::' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | '1:2:3:4:5:6:7:8:9' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '1:2:3:4:5:6:7:8:9' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | ':1::' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | ':1::' does not appear to be an IPv4 or IPv6 network
# expect: IPv6Address('fe80::1%eth0')
# expect: IPv6Network('fe80::1%eth0/128')
# expect: IPv4Address('127.0.0.1')
# expect: IPv4Network('127.0.0.1/32')
# expect: IPv6Address('::ffff:102:304')
# expect: IPv6Network('::ffff:102:304/128')
# expect: ValueError | '12345::' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | '12345::' does not appear to be an IPv4 or IPv6 network
# expect: ValueError | 'x' does not appear to be an IPv4 or IPv6 address
# expect: ValueError | 'x' does not appear to be an IPv4 or IPv6 network
# expect: AddressValueError | Unexpected '/' in '1.2.3.4/5'
# expect: AddressValueError | -1 (< 0) is not permitted as an IPv4 address
# expect: AddressValueError | 4294967296 (>= 2**32) is not permitted as an IPv4 address
# expect: AddressValueError | b'1' (len 1 != 4) is not permitted as an IPv4 address
# expect: AddressValueError | Only hex digits permitted in 'g' in '::g'
# expect: AddressValueError | At least 3 parts expected in '1.2.3.4'
# expect: NetmaskValueError | '33' is not a valid netmask
# expect: ValueError | 1.2.3.4/24 has host bits set
# expect: NetmaskValueError | '255.0.255.0' is not a valid netmask
# expect: NetmaskValueError | '200' is not a valid netmask
# expect: AddressValueError | Address cannot be empty
# expect: 192.0.2.11 192.0.1.246 3221225994 b'\xc0\x00\x02\n' 192.0.2.10 2001:0db8:0000:0000:0000:8a2e:0370:7334 2001:db8::8a2e:370:7334 10.2.0.192.in-addr.arpa 4.3.3.7.0.7.3.0.e.2.a.8.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa True True True
# expect: TypeError | 192.0.2.10 and 2001:db8::8a2e:370:7334 are not of the same version
# expect: False
# expect: TypeError | unsupported operand type(s) for +: 'IPv4Address' and 'str'
# expect: 192.0.2.10 11000000000000000000001000001010 0xc000_020a 20010DB80000000000008A2E03707334           192.0.2.10|
# expect: TypeError | unsupported format string passed to IPv4Address.__format__
# expect: 10.0.0.1 True False False False False False False 32
# expect: 127.0.0.1 True False True False False False False 32
# expect: 8.8.8.8 False True False False False False False 32
# expect: 224.0.0.1 False True False True False False False 32
# expect: 169.254.1.1 True False False False True False False 32
# expect: 0.0.0.0 True False False False False False True 32
# expect: 240.0.0.1 True False False False False True False 32
# expect: 100.64.0.1 False False False False False False False 32
# expect: ::1 True False True False False True False 128
# expect: fe80::1 True False False False True False False 128
# expect: fec0::1 False True False False False False False 128
# expect: ff02::1 False True False True False False False 128
# expect: 2001:4860:4860::8888 False True False False False False False 128
# expect: :: True False False False False True True 128
# expect: fc00::1 True False False False False False False 128
# expect: 192.0.2.1 None None 1.2.3.4 (IPv4Address('65.54.227.120'), IPv4Address('192.0.2.45'))
# expect: 192.0.2.0/28 IPv4Network('192.0.2.0/28') 192.0.2.0 192.0.2.15 255.255.255.240 0.0.0.15 16 28 192.0.2.0/255.255.255.240 192.0.2.0/0.0.0.15 [IPv4Address('192.0.2.1'), IPv4Address('192.0.2.2'), IPv4Address('192.0.2.3')] 192.0.2.1 192.0.2.15 True False
# expect: IndexError | address out of range
# expect: [IPv4Network('192.0.2.0/29'), IPv4Network('192.0.2.8/29')]
# expect: [IPv4Network('192.0.2.0/30'), IPv4Network('192.0.2.4/30'), IPv4Network('192.0.2.8/30'), IPv4Network('192.0.2.12/30')]
# expect: IPv4Network('192.0.2.0/26')
# expect: IPv4Network('192.0.0.0/20')
# expect: ValueError | new prefix must be longer
# expect: ValueError | current prefixlen is 28, cannot have a prefixlen_diff of 40
# expect: [IPv4Network('192.0.2.8/29'), IPv4Network('192.0.2.0/30'), IPv4Network('192.0.2.6/31')]
# expect: True
# expect: True
# expect: True
# expect: -1
# expect: IPv4Network('192.0.2.0/28')
# expect: IPv4Network('10.0.0.0/24')
# expect: IPv4Network('10.0.0.0/24')
# expect: IPv4Network('10.0.0.0/8')
# expect: [IPv4Address('10.0.0.0'), IPv4Address('10.0.0.1')]
# expect: [IPv4Address('10.0.0.1')]
# expect: [IPv6Address('2001:db8::1'), IPv6Address('2001:db8::2'), IPv6Address('2001:db8::3')]
# expect: 192.0.2.5/24 IPv4Interface('192.0.2.5/24') 192.0.2.5 192.0.2.0/24 255.255.255.0 192.0.2.5/24 192.0.2.5/255.255.255.0 192.0.2.5/0.0.0.255 True False True True
# expect: [IPv4Network('192.0.2.0/25'), IPv4Network('192.0.2.128/31'), IPv4Network('192.0.2.130/32')]
# expect: ValueError | last IP address must be greater than first
# expect: [IPv4Network('10.0.0.0/31'), IPv4Network('192.0.2.0/24')]
# expect: [IPv4Network('10.0.0.0/8'), IPv4Network('192.0.2.0/24'), IPv4Network('192.0.2.0/25')] [IPv4Network('10.0.0.0/8'), IPv4Address('192.0.2.10'), IPv6Address('2001:db8::8a2e:370:7334')] 1 b'\x00\x00\x00\x01' True True
# expect: True
