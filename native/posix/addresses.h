#pragma once
// What the files about sockets share: addresses, which are the bytes of a sockaddr, and the arguments of calls.
#include <sys/socket.h>

#include <algorithm>

#include "posix/parts.h"

namespace refjit::posix {

struct Address {
  sockaddr_storage bytes{};
  socklen_t size = sizeof(sockaddr_storage);
  sockaddr* get() { return reinterpret_cast<sockaddr*>(&bytes); }
  Ref value(Vm& vm) const {
    return vm::new_bytes(vm,
                         std::string_view(reinterpret_cast<const char*>(&bytes), std::min<size_t>(size, sizeof bytes)));
  }
};

inline bool address_argument(Vm& vm, Value v, Address& out) {
  std::string_view bytes;
  if (!vm::bytes_like(v, bytes) || bytes.size() > sizeof out.bytes) {
    vm::type_error(vm, "an address is the bytes of a sockaddr");
    return false;
  }
  std::memcpy(&out.bytes, bytes.data(), bytes.size());
  out.size = socklen_t(bytes.size());
  return true;
}

inline bool data_argument(Vm& vm, Value v, std::string_view& out) {
  if (vm::bytes_like(v, out)) return true;
  vm::type_error(vm, "a bytes-like object is required, not '" + vm.type_name(v) + "'");
  return false;
}

inline Ref tuple_of(Vm& vm, const std::vector<Ref>& parts) {
  std::vector<Value> values;
  for (const Ref& part : parts) {
    if (!part) return {};
    values.push_back(part);
  }
  return vm.tuple(values);
}

inline bool int_arguments(Vm& vm, Args args, size_t count, int* out) {
  for (size_t i = 0; i < count; ++i)
    if (!int_argument(vm, args[i], out[i])) return false;
  return true;
}

}  // namespace refjit::posix
