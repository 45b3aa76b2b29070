// _struct: packing numbers into bytes, for guest/stdlib/struct.py and array.py.
#include <cmath>
#include <cstring>

#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/int_wide.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

/// IEEE half of a double, rounded to nearest even; false: too large.
bool to_half(double d, uint16_t& out) {
  uint64_t bits;
  std::memcpy(&bits, &d, sizeof bits);
  const auto sign = static_cast<uint16_t>(bits >> 48 & 0x8000);
  if (d != d) return out = sign | 0x7e00, true;
  if (std::isinf(d)) return out = sign | 0x7c00, true;
  const double a = std::fabs(d);
  if (a < 6.103515625e-05)
    return out = static_cast<uint16_t>(sign | static_cast<uint16_t>(std::nearbyint(a * 16777216.0))), true;
  int exponent;
  const double mantissa = std::frexp(a, &exponent);
  auto whole = static_cast<int>(std::nearbyint(mantissa * 2048.0));
  if (whole == 2048) whole = 1024, ++exponent;
  if (exponent > 16) return false;
  out = static_cast<uint16_t>(sign | ((exponent + 14) << 10) | (whole - 1024));
  return true;
}
double from_half(uint16_t h) {
  const int exponent = h >> 10 & 31, mantissa = h & 1023;
  double d;
  if (exponent == 31)
    d = mantissa ? std::nan("") : HUGE_VAL;
  else
    d = exponent ? std::ldexp(1024 + mantissa, exponent - 25) : std::ldexp(mantissa, -24);
  return h & 0x8000 ? -d : d;
}

/// pack_float(value, size, is_checked): little-endian bytes of an IEEE number; OverflowError when it is too large.
Ref pack_float(Vm& vm, Args args) {
  double d;
  int64_t size;
  if (!vm.as_int64(args[1], size) || !vm.as_double(args[0], d)) return {};
  char bytes[8];
  if (size == 8) {
    std::memcpy(bytes, &d, 8);
  } else if (size == 4) {
    const auto f = static_cast<float>(d);
    if (args[2] == kTrue && std::isinf(f) && !std::isinf(d))
      return overflow_error(vm, "float too large to pack with f format");
    std::memcpy(bytes, &f, 4);
  } else {
    uint16_t h;
    if (!to_half(d, h)) return overflow_error(vm, "float too large to pack with e format");
    std::memcpy(bytes, &h, 2);
  }
  return new_bytes(vm, std::string_view(bytes, static_cast<size_t>(size)));
}

Ref unpack_float(Vm& vm, Args args) {
  std::string_view bytes;
  if (!bytes_like(args[0], bytes)) return type_error(vm, "a bytes-like object is required");
  if (bytes.size() == 8) {
    double d;
    std::memcpy(&d, bytes.data(), 8);
    return Ref(Value::of(d));
  }
  if (bytes.size() == 4) {
    float f;
    std::memcpy(&f, bytes.data(), 4);
    return Ref(Value::of(f));
  }
  uint16_t h;
  if (bytes.size() != 2) return value_error(vm, "2, 4 or 8 bytes are required");
  std::memcpy(&h, bytes.data(), 2);
  return Ref(Value::of(from_half(h)));
}

const NativeDef kFunctions[] = {
    {"pack_float", "value, size, is_checked=True, /", pack_float},
    {"unpack_float", "bytes, /", unpack_float},
};

}  // namespace

bool init_struct(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
