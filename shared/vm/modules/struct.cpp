// _struct: packing numbers into bytes, for guest/stdlib/struct.py. pack and unpack do what is common and correct; they
// give None for what guest Python shall do or refuse in its words.
#include <cmath>
#include <cstring>
#include <vector>

#include "vm/modules/modules.h"
#include "vm/types/bytearray.h"
#include "vm/types/collections.h"
#include "vm/types/define.h"
#include "vm/types/int.h"
#include "vm/types/int_wide.h"
#include "vm/types/text.h"
#include "vm/types/tuple.h"

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
  if (size != 8 && size != 4 && size != 2) return value_error(vm, "2, 4 or 8 bytes are required");
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

/// One code of a format with its count, and how large and where its items are.
struct Field {
  char code;
  int64_t count;
  int size;
  size_t at;  ///< Of the first item.
};

/// The fields of a format one after another; `is_known` says whether all of it was understood.
class Fields {
 public:
  explicit Fields(std::string_view text) : text_(text) {
    if (text.empty() || std::string_view("@=<>!").find(text[0]) == std::string_view::npos) return;
    is_native_ = text[0] == '@';
    is_big_ = text[0] == '>' || text[0] == '!';
    next_ = 1;
  }
  bool is_big() const { return is_big_; }
  bool is_known() const { return is_known_; }
  size_t size() const { return end_; }

  bool next(Field& field) {
    while (next_ < text_.size() && (text_[next_] == ' ' || text_[next_] == '\n' || text_[next_] == '\t')) ++next_;
    if (next_ == text_.size()) return false;
    field.count = 1;
    if (is_digit(text_[next_])) {
      field.count = 0;
      for (; next_ < text_.size() && is_digit(text_[next_]); ++next_)
        if ((field.count = 10 * field.count + (text_[next_] - '0')) > kLargest) return is_known_ = false;
    }
    field.code = next_ < text_.size() ? text_[next_++] : '\0';
    field.size = size_of(field.code);
    if (!field.size) return is_known_ = false;
    const auto size = static_cast<size_t>(field.size);
    if (is_native_ && size > 1) end_ = (end_ + size - 1) / size * size;
    field.at = end_;
    end_ += static_cast<size_t>(field.count) * size;
    return true;
  }

 private:
  static constexpr int64_t kLargest = int64_t{1} << 30;
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  int size_of(char code) const {
    if (code == 'x' || code == 's') return 1;
    const bool is_of_the_machine = std::string_view("nNP").find(code) != std::string_view::npos;
    if (!is_native_ && is_of_the_machine) return 0;
    return !is_native_ && (code == 'l' || code == 'L') ? 4 : size_of_format(code);
  }

  std::string_view text_;
  size_t next_ = 0, end_ = 0;
  bool is_native_ = true, is_big_ = false, is_known_ = true;
};

bool is_signed_code(char code) { return std::string_view("bhilqn").find(code) != std::string_view::npos; }

/// Writes one number; false: it is for guest Python.
bool pack_item(const Field& field, Value value, bool is_big, char* out) {
  char bytes[8];
  const auto size = static_cast<size_t>(field.size);
  int64_t number = 0;
  if (field.code == 'd' || field.code == 'f') {
    if (!value.is_double() && (!is_int(value) || !int_fits(value, number))) return false;
    const double d = value.is_double() ? value.as_double() : static_cast<double>(number);
    const auto f = static_cast<float>(d);
    if (field.code == 'f' && std::isinf(f) && !std::isinf(d)) return false;
    std::memcpy(bytes, field.code == 'd' ? static_cast<const void*>(&d) : &f, size);
  } else if (field.code == '?') {
    if (!value.is_bool()) return false;
    bytes[0] = value == kTrue;
  } else {
    if (!is_int(value) || !int_fits(value, number)) return false;
    const int bits = 8 * field.size;
    if (is_signed_code(field.code)) {
      if (bits < 64 && (number < -(int64_t{1} << (bits - 1)) || number >= int64_t{1} << (bits - 1))) return false;
    } else if (number < 0 || (bits < 64 && number >= int64_t{1} << bits)) {
      return false;
    }
    std::memcpy(bytes, &number, size);
  }
  for (size_t i = 0; i < size; ++i) out[i] = bytes[is_big ? size - 1 - i : i];
  return true;
}

/// pack(format, values): bytes or None.
Ref pack(Vm& vm, Args args) {
  if (!is_str(args[0]) || (!is_list(args[1]) && !is_tuple(args[1]))) return none();
  Fields fields(view_of(args[0]));
  const std::span<const Value> values = items_of(args[1]);
  size_t used = 0;
  std::string out;
  for (Field field; fields.next(field);) {
    const bool is_text = field.code == 's';
    const size_t wanted = field.code == 'x' ? 0 : is_text ? 1 : static_cast<size_t>(field.count);
    if (values.size() - used < wanted) return none();
    out.resize(fields.size());
    if (field.code == 'x') continue;
    for (size_t i = 0; i < wanted; ++i) {
      const Value value = values[used++];
      char* place = out.data() + field.at + i * static_cast<size_t>(field.size);
      if (is_text || field.code == 'c') {
        if (!is_bytes(value)) return none();
        const std::string_view text = as_bytes(value)->view().substr(0, static_cast<size_t>(field.count));
        if (!is_text && as_bytes(value)->size != 1) return none();
        std::memcpy(place, text.data(), is_text ? text.size() : 1);
      } else if (!pack_item(field, value, fields.is_big(), place)) {
        return none();
      }
    }
  }
  return fields.is_known() && used == values.size() ? new_bytes(vm, out) : none();
}

Ref unpack_item(Vm& vm, const Field& field, bool is_big, const char* from) {
  char bytes[8] = {};
  const auto size = static_cast<size_t>(field.size);
  for (size_t i = 0; i < size; ++i) bytes[i] = from[is_big ? size - 1 - i : i];
  if (field.code == 'd') {
    double d;
    std::memcpy(&d, bytes, 8);
    return Value::of(d);
  }
  if (field.code == 'f') {
    float f;
    std::memcpy(&f, bytes, 4);
    return Value::of(static_cast<double>(f));
  }
  if (field.code == '?') return Value::boolean(bytes[0] != 0);
  if (field.code == 'c') return new_bytes(vm, std::string_view(bytes, 1));
  uint64_t number;
  std::memcpy(&number, bytes, 8);
  if (!is_signed_code(field.code)) return vm.unsigned_integer(number);
  const int unused = 64 - 8 * field.size;
  return vm.integer(static_cast<int64_t>(number << unused) >> unused);
}

/// unpack(format, data, at): a tuple, or None where the format is for guest Python or data too short.
Ref unpack(Vm& vm, Args args) {
  std::string_view data;
  int64_t at;
  if (!is_str(args[0]) || !bytes_like(args[1], data) || !vm.as_int64(args[2], at))
    return vm.has_exception() ? Ref() : none();
  if (at < 0 || static_cast<size_t>(at) > data.size()) return none();
  data = data.substr(static_cast<size_t>(at));
  Fields fields(view_of(args[0]));
  std::vector<Ref> made;
  for (Field field; fields.next(field);) {
    if (fields.size() > data.size()) return none();
    if (field.code == 'x') continue;
    const char* from = data.data() + field.at;
    if (field.code == 's') {
      made.push_back(new_bytes(vm, std::string_view(from, static_cast<size_t>(field.count))));
      if (!made.back()) return {};
      continue;
    }
    for (int64_t i = 0; i < field.count; ++i, from += field.size) {
      made.push_back(unpack_item(vm, field, fields.is_big(), from));
      if (!made.back()) return {};
    }
  }
  if (!fields.is_known()) return none();
  Ref out = new_tuple(vm, static_cast<int64_t>(made.size()));
  for (size_t i = 0; out && i < made.size(); ++i) out.as<Tuple>()->items[i] = made[i].release();
  return out;
}

const NativeDef kFunctions[] = {
    {"pack", "format, values, /", pack},
    {"unpack", "format, data, at, /", unpack},
    {"pack_float", "value, size, is_checked=True, /", pack_float},
    {"unpack_float", "bytes, /", unpack_float},
};

}  // namespace

bool init_struct(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
