// The part of _posix that talks over sockets. Addresses are the bytes of a sockaddr: the guest's `socket` packs them.
// Nothing here waits but the names' resolver: the guest waits by poll(), so that its other threads go on.
#include <netdb.h>
#include <unistd.h>

#include <fcntl.h>

#include "posix/addresses.h"

namespace refjit::posix {

namespace {

Ref make_socket(Vm& vm, Args args) {
  int of[3];
  if (!int_arguments(vm, args, 3, of)) return {};
  const int fd = ::socket(of[0], of[1] | SOCK_CLOEXEC, of[2]);
  return fd < 0 ? fail(vm) : vm.integer(fd);
}

Ref make_pair(Vm& vm, Args args) {
  int of[3], fds[2];
  if (!int_arguments(vm, args, 3, of)) return {};
  return ::socketpair(of[0], of[1] | SOCK_CLOEXEC, of[2], fds) == 0 ? pair(vm, fds[0], fds[1]) : fail(vm);
}

/// bind and connect.
template <int (*kCall)(int, const sockaddr*, socklen_t)>
Ref to_address(Vm& vm, Args args) {
  int fd;
  Address address;
  if (!int_argument(vm, args[0], fd) || !address_argument(vm, args[1], address)) return {};
  return kCall(fd, address.get(), address.size) == 0 ? vm::none() : fail(vm);
}

/// getsockname and getpeername.
template <int (*kCall)(int, sockaddr*, socklen_t*)>
Ref address_of(Vm& vm, Args args) {
  int fd;
  Address address;
  if (!int_argument(vm, args[0], fd)) return {};
  return kCall(fd, address.get(), &address.size) == 0 ? address.value(vm) : fail(vm);
}

/// listen and shutdown.
template <int (*kCall)(int, int)>
Ref with_number(Vm& vm, Args args) {
  int of[2];
  if (!int_arguments(vm, args, 2, of)) return {};
  return kCall(of[0], of[1]) == 0 ? vm::none() : fail(vm);
}

Ref accept_next(Vm& vm, Args args) {
  int fd;
  Address address;
  if (!int_argument(vm, args[0], fd)) return {};
  const int made = ::accept4(fd, address.get(), &address.size, SOCK_CLOEXEC);
  return made < 0 ? fail(vm) : tuple_of(vm, {vm.integer(made), address.value(vm)});
}

/// recv(fd, count, flags) -> (bytes, the sender's address).
Ref receive(Vm& vm, Args args) {
  int fd, flags;
  int64_t count;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], count) || !int_argument(vm, args[2], flags)) return {};
  std::string bytes(size_t(std::min<int64_t>(count, int64_t{1} << 30)), '\0');
  Address address;
  const ssize_t got = ::recvfrom(fd, bytes.data(), bytes.size(), flags, address.get(), &address.size);
  if (got < 0) return fail(vm);
  bytes.resize(std::min(size_t(got), bytes.size()));
  return tuple_of(vm, {vm::new_bytes(vm, bytes), address.value(vm)});
}

/// send(fd, data, flags, address); an empty address means the peer.
Ref send_some(Vm& vm, Args args) {
  int fd, flags;
  std::string_view data;
  Address address;
  if (!int_argument(vm, args[0], fd) || !data_argument(vm, args[1], data) || !int_argument(vm, args[2], flags) ||
      !address_argument(vm, args[3], address))
    return {};
  const ssize_t put = ::sendto(fd, data.data(), data.size(), flags | MSG_NOSIGNAL,
                               address.size ? address.get() : nullptr, address.size);
  return put < 0 ? fail(vm) : vm.integer(put);
}

Ref set_option(Vm& vm, Args args) {
  int of[3];
  std::string_view data;
  if (!int_arguments(vm, args, 3, of) || !data_argument(vm, args[3], data)) return {};
  return ::setsockopt(of[0], of[1], of[2], data.data(), socklen_t(data.size())) == 0 ? vm::none() : fail(vm);
}

Ref get_option(Vm& vm, Args args) {
  int of[4];
  if (!int_arguments(vm, args, 4, of)) return {};
  if (of[3] < 0 || of[3] > 1024) return raise_os_error(vm, EINVAL);
  std::string data(size_t(of[3]), '\0');
  socklen_t size = socklen_t(of[3]);
  if (::getsockopt(of[0], of[1], of[2], data.data(), &size) != 0) return fail(vm);
  return vm::new_bytes(vm, std::string_view(data).substr(0, size));
}

bool text_or_none(Vm& vm, Value v, std::string& out, const char*& text) {
  text = nullptr;
  if (v.is_none()) return true;
  if (!path_argument(vm, v, out)) return false;
  text = out.c_str();
  return true;
}

/// What a name and a service mean: [(family, type, protocol, canonical name, address)], or (the resolver's error, its
/// text).
Ref look_up(Vm& vm, Args args) {
  std::string host_text, service_text;
  const char *host, *service;
  addrinfo hints{}, *all = nullptr;
  if (!text_or_none(vm, args[0], host_text, host) || !text_or_none(vm, args[1], service_text, service) ||
      !int_argument(vm, args[2], hints.ai_family) || !int_argument(vm, args[3], hints.ai_socktype) ||
      !int_argument(vm, args[4], hints.ai_protocol) || !int_argument(vm, args[5], hints.ai_flags))
    return {};
  const int error = ::getaddrinfo(host, service, &hints, &all);
  if (error != 0) return tuple_of(vm, {vm.integer(error), vm.string(::gai_strerror(error))});
  Ref out = vm::new_list(vm);
  bool ok = bool(out);
  for (const addrinfo* each = all; ok && each; each = each->ai_next) {
    Address address;
    std::memcpy(&address.bytes, each->ai_addr, std::min<size_t>(each->ai_addrlen, sizeof address.bytes));
    address.size = each->ai_addrlen;
    Ref found = tuple_of(vm, {vm.integer(each->ai_family), vm.integer(each->ai_socktype), vm.integer(each->ai_protocol),
                              vm.string(each->ai_canonname ? each->ai_canonname : ""), address.value(vm)});
    ok = found && vm::list_append(vm, vm::as_list(out), found);
  }
  ::freeaddrinfo(all);
  return ok ? out : Ref();
}

/// (host, service) of an address, or (the resolver's error, its text).
Ref name_of_address(Vm& vm, Args args) {
  Address address;
  int flags;
  if (!address_argument(vm, args[0], address) || !int_argument(vm, args[1], flags)) return {};
  char host[NI_MAXHOST], service[NI_MAXSERV];
  const int error = ::getnameinfo(address.get(), address.size, host, sizeof host, service, sizeof service, flags);
  if (error != 0) return tuple_of(vm, {vm.integer(error), vm.string(::gai_strerror(error))});
  return tuple_of(vm, {vm.string(host), vm.string(service)});
}

/// (name, port, protocol) of a service by name or by port, or None.
Ref find_service(Vm& vm, Args args) {
  std::string name, protocol_text;
  const char* protocol;
  if (!text_or_none(vm, args[1], protocol_text, protocol)) return {};
  int port;
  const bool by_name = vm::is_str(args[0]);
  if (by_name ? !path_argument(vm, args[0], name) : !int_argument(vm, args[0], port)) return {};
  const servent* found =
      by_name ? ::getservbyname(name.c_str(), protocol) : ::getservbyport(htons(uint16_t(port)), protocol);
  if (!found) return vm::none();
  return tuple_of(vm, {vm.string(found->s_name), vm.integer(ntohs(uint16_t(found->s_port)))});
}

Ref host_name(Vm& vm, Args) {
  char name[256];
  return ::gethostname(name, sizeof name) == 0 ? vm.string(name) : fail(vm);
}

/// Sets or clears a flag of a descriptor: O_NONBLOCK, or FD_CLOEXEC.
template <int kGet, int kSet, int kFlag>
Ref set_flag(Vm& vm, Args args) {
  int fd;
  bool on;
  if (!int_argument(vm, args[0], fd) || !vm.truth(args[1], on)) return {};
  const int flags = ::fcntl(fd, kGet);
  if (flags < 0 || ::fcntl(fd, kSet, on ? flags | kFlag : flags & ~kFlag) < 0) return fail(vm);
  return vm::none();
}
template <int kGet, int kFlag>
Ref get_flag(Vm& vm, Args args) {
  int fd;
  if (!int_argument(vm, args[0], fd)) return {};
  const int flags = ::fcntl(fd, kGet);
  return flags < 0 ? fail(vm) : vm::boolean((flags & kFlag) != 0);
}

const NativeDef kSockets[] = {
    {"socket", "family, type, protocol, /", make_socket},
    {"socketpair", "family, type, protocol, /", make_pair},
    {"bind", "fd, address, /", to_address<::bind>},
    {"connect", "fd, address, /", to_address<::connect>},
    {"getsockname", "fd, /", address_of<::getsockname>},
    {"getpeername", "fd, /", address_of<::getpeername>},
    {"listen", "fd, backlog, /", with_number<::listen>},
    {"shutdown", "fd, how, /", with_number<::shutdown>},
    {"accept", "fd, /", accept_next},
    {"recv", "fd, count, flags, /", receive},
    {"send", "fd, data, flags, address, /", send_some},
    {"setsockopt", "fd, level, name, value, /", set_option},
    {"getsockopt", "fd, level, name, size, /", get_option},
    {"getaddrinfo", "host, service, family, type, protocol, flags, /", look_up},
    {"getnameinfo", "address, flags, /", name_of_address},
    {"getservice", "name, protocol, /", find_service},
    {"gethostname", "", host_name},
    {"set_nonblocking", "fd, on, /", set_flag<F_GETFL, F_SETFL, O_NONBLOCK>},
    {"is_nonblocking", "fd, /", get_flag<F_GETFL, O_NONBLOCK>},
    {"set_close_on_exec", "fd, on, /", set_flag<F_GETFD, F_SETFD, FD_CLOEXEC>},
    {"is_close_on_exec", "fd, /", get_flag<F_GETFD, FD_CLOEXEC>},
};

}  // namespace

bool add_sockets(Vm& vm, vm::Module* module) { return vm.add_functions(module, kSockets) && add_messages(vm, module); }

}  // namespace refjit::posix
