// The part of _posix that sends and receives messages of sockets with what goes beside their bytes (descriptors), and
// that names the machine's interfaces.
#include <net/if.h>
#include <unistd.h>

#include "posix/addresses.h"

namespace refjit::posix {

namespace {

/// [(level, type, bytes)] as the control part of a message.
bool control_argument(Vm& vm, Value v, std::string& out) {
  return vm.for_each(v, [&](Value item) {
    int of[2];
    std::string_view data;
    if (!vm::is_tuple(item) || vm::as_tuple(item)->size != 3) return vm::fail(vm::type_error(vm, "a part is a triple"));
    const Value* parts = vm::as_tuple(item)->items;
    if (!int_argument(vm, parts[0], of[0]) || !int_argument(vm, parts[1], of[1]) || !data_argument(vm, parts[2], data))
      return false;
    cmsghdr head{};
    head.cmsg_len = CMSG_LEN(data.size());
    head.cmsg_level = of[0];
    head.cmsg_type = of[1];
    const size_t at = out.size();
    out.resize(at + CMSG_SPACE(data.size()), '\0');
    std::memcpy(out.data() + at, &head, sizeof head);
    std::copy(data.begin(), data.end(), out.begin() + static_cast<std::ptrdiff_t>(at + CMSG_LEN(0)));
    return true;
  });
}

/// sendmsg(fd, data, control, flags, address); an empty address means the peer.
Ref send_message(Vm& vm, Args args) {
  int fd, flags;
  std::string_view data;
  std::string control;
  Address address;
  if (!int_argument(vm, args[0], fd) || !data_argument(vm, args[1], data) || !control_argument(vm, args[2], control) ||
      !int_argument(vm, args[3], flags) || !address_argument(vm, args[4], address))
    return {};
  iovec part{const_cast<char*>(data.data()), data.size()};
  msghdr message{};
  message.msg_name = address.size ? &address.bytes : nullptr;
  message.msg_namelen = address.size;
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.empty() ? nullptr : control.data();
  message.msg_controllen = control.size();
  const ssize_t put = ::sendmsg(fd, &message, flags | MSG_NOSIGNAL);
  return put < 0 ? fail(vm) : vm.integer(put);
}

/// The control part of a received message: [(level, type, bytes)], the last of which may be cut.
Ref control_of(Vm& vm, msghdr& message) {
  Ref out = vm::new_list(vm);
  const char* end = static_cast<const char*>(message.msg_control) + message.msg_controllen;
  for (cmsghdr* each = CMSG_FIRSTHDR(&message); each; each = CMSG_NXTHDR(&message, each)) {
    const char* data = reinterpret_cast<const char*>(CMSG_DATA(each));
    const auto size = std::min<int64_t>(int64_t(each->cmsg_len) - int64_t(CMSG_LEN(0)), end - data);
    const Ref part = tuple_of(vm, {vm.integer(each->cmsg_level), vm.integer(each->cmsg_type),
                                   vm::new_bytes(vm, {data, static_cast<size_t>(std::max<int64_t>(size, 0))})});
    if (!out || !part || !vm::list_append(vm, vm::as_list(out), part)) return {};
  }
  return out;
}

/// recvmsg(fd, count, control's size, flags) -> (bytes, control, flags, the sender's address).
Ref receive_message(Vm& vm, Args args) {
  int fd, flags;
  int64_t count, control_size;
  if (!int_argument(vm, args[0], fd) || !vm.as_int64(args[1], count) || !vm.as_int64(args[2], control_size) ||
      !int_argument(vm, args[3], flags))
    return {};
  std::string bytes(size_t(std::min<int64_t>(count, int64_t{1} << 30)), '\0');
  std::vector<cmsghdr> control(size_t(control_size) / sizeof(cmsghdr) + 1);  // aligned as its heads are
  Address address;
  iovec part{bytes.data(), bytes.size()};
  msghdr message{};
  message.msg_name = &address.bytes;
  message.msg_namelen = address.size;
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control_size ? control.data() : nullptr;
  message.msg_controllen = size_t(control_size);
  const ssize_t got = ::recvmsg(fd, &message, flags | MSG_CMSG_CLOEXEC);
  if (got < 0) return fail(vm);
  bytes.resize(std::min(size_t(got), bytes.size()));
  address.size = message.msg_namelen;
  const Ref beside = control_of(vm, message);
  return beside ? tuple_of(vm, {vm::new_bytes(vm, bytes), beside, vm.integer(message.msg_flags & ~MSG_CMSG_CLOEXEC),
                                address.value(vm)})
                : Ref();
}

Ref interfaces(Vm& vm, Args) {
  struct if_nameindex* all = ::if_nameindex();
  if (!all) return fail(vm);
  Ref out = vm::new_list(vm);
  bool ok = bool(out);
  for (const struct if_nameindex* each = all; ok && each->if_index; ++each) {
    const Ref one = tuple_of(vm, {vm.integer(each->if_index), vm.string(each->if_name)});
    ok = one && vm::list_append(vm, vm::as_list(out), one);
  }
  ::if_freenameindex(all);
  return ok ? out : Ref();
}

Ref set_host_name(Vm& vm, Args args) {
  std::string name;
  if (!path_argument(vm, args[0], name)) return {};
  return ::sethostname(name.data(), name.size()) == 0 ? vm::none() : fail(vm);
}

const NativeDef kMessages[] = {
    {"sendmsg", "fd, data, control, flags, address, /", send_message},
    {"recvmsg", "fd, count, control_size, flags, /", receive_message},
    {"if_nameindex", "", interfaces},
    {"sethostname", "name, /", set_host_name},
};

}  // namespace

bool add_messages(Vm& vm, vm::Module* module) { return vm.add_functions(module, kMessages); }

}  // namespace refjit::posix
