// What bytearray has beside the methods of bytes: assignment to items, growing and shrinking, which living memoryviews
// forbid; and the hexadecimal texts of both.
#include "vm/types/bytearray.h"

#include <algorithm>

#include "vm/types/repeat.h"
#include "vm/types/settle.h"

namespace refjit::vm {

bool may_resize(Vm& vm, Value v) {
  return as<ByteArray>(v)->exports == 0 ||
         fail(vm.raise(vm.types().BufferError, "Existing exports of data: object cannot be re-sized"));
}

namespace {

std::string& text_of(Value v) { return bytearray_text(v); }

/// What a slice is set to.
bool collect_assigned(Vm& vm, Value value, std::string& items) {
  if (is_int(value) || is_str(value))
    return fail(type_error(vm, "can assign only bytes, buffers, or iterables of ints in range(0, 256)"));
  return collect_bytes(vm, value, "bytearray", items);
}

Ref append(Vm& vm, Args args) {
  char c;
  if (!byte_value(vm, args[1], c, "byte must be in range(0, 256)") || !may_resize(vm, args[0])) return {};
  text_of(args[0]) += c;
  return none();
}
Ref extend(Vm& vm, Args args) {
  std::string items;
  std::string_view text;
  if (!bytes_like(args[1], text) && !vm.type_of(args[1])->slots.iter && !vm.type_of(args[1])->slots.get_item)
    return type_error(vm, "can't extend bytearray with " + vm.type_name(args[1]));
  if (is_str(args[1])) return type_error(vm, "'str' object cannot be interpreted as an integer");
  if (!collect_bytes(vm, args[1], "bytearray", items) || !may_resize(vm, args[0])) return {};
  text_of(args[0]) += items;
  return none();
}
Ref insert(Vm& vm, Args args) {
  int64_t i;
  char c;
  if (!vm.as_int64(args[1], i) || !byte_value(vm, args[2], c, "byte must be in range(0, 256)") ||
      !may_resize(vm, args[0]))
    return {};
  std::string& text = text_of(args[0]);
  const int64_t n = static_cast<int64_t>(text.size());
  if (i < 0) i = std::max<int64_t>(0, i + n);
  text.insert(text.begin() + std::min(i, n), c);
  return none();
}
Ref pop(Vm& vm, Args args) {
  int64_t i;
  std::string& text = text_of(args[0]);
  if (!vm.as_int64(args[1], i)) return {};
  if (text.empty()) return index_error(vm, "pop from empty bytearray");
  const int64_t n = static_cast<int64_t>(text.size());
  if (i < 0) i += n;
  if (i < 0 || i >= n) return index_error(vm, "pop index out of range");
  if (!may_resize(vm, args[0])) return {};
  const unsigned char c = static_cast<unsigned char>(text[static_cast<size_t>(i)]);
  text.erase(static_cast<size_t>(i), 1);
  return Ref(Value::small_int(c));
}
Ref remove(Vm& vm, Args args) {
  char c;
  if (!byte_value(vm, args[1], c, "byte must be in range(0, 256)")) return {};
  const size_t at = text_of(args[0]).find(c);
  if (at == std::string::npos) return value_error(vm, "value not found in bytearray");
  if (!may_resize(vm, args[0])) return {};
  text_of(args[0]).erase(at, 1);
  return none();
}
Ref reverse(Vm&, Args args) {
  std::reverse(text_of(args[0]).begin(), text_of(args[0]).end());
  return none();
}
Ref clear(Vm& vm, Args args) {
  if (!may_resize(vm, args[0])) return {};
  return text_of(args[0]).clear(), none();
}
Ref copy(Vm& vm, Args args) { return new_bytearray(vm, vm.types().bytearray, text_of(args[0])); }
Ref alloc(Vm& vm, Args args) { return new_int(vm, static_cast<int64_t>(text_of(args[0]).size()) + 1); }

const NativeDef kArrayMethods[] = {
    {"append", "item, /", append},
    {"extend", "iterable_of_ints, /", extend},
    {"insert", "index, item, /", insert},
    {"pop", "index=-1, /", pop},
    {"remove", "value, /", remove},
    {"reverse", "", reverse},
    {"clear", "", clear},
    {"copy", "", copy},
    {"__alloc__", "", alloc},
};

}  // namespace

bool array_set_item(Vm& vm, Value v, Value given, Value value) {
  Ref key(given);
  if (!settle_key(vm, key)) return false;
  std::string& text = text_of(v);
  char c = 0;
  if (!is_slice(vm, key)) {
    int64_t i;
    if (is_int(key) && value && !byte_value(vm, value, c, "byte must be in range(0, 256)")) return false;
    if (!item_index(vm, key, static_cast<int64_t>(text.size()), "bytearray", i)) return false;
    if (!value) return may_resize(vm, v) && (text.erase(static_cast<size_t>(i), 1), true);
    text[static_cast<size_t>(i)] = c;
    return true;
  }
  int64_t start, stop, step, count;
  std::string items;
  if (value && !collect_assigned(vm, value, items)) return false;
  if (!slice_bounds(vm, key, static_cast<int64_t>(text.size()), start, stop, step, count)) return false;
  if (step == 1) {
    if (static_cast<int64_t>(items.size()) != std::max<int64_t>(0, stop - start) && !may_resize(vm, v)) return false;
    text.replace(static_cast<size_t>(start), static_cast<size_t>(std::max<int64_t>(0, stop - start)), items);
    return true;
  }
  if (items.empty()) value = Value();  // nothing in place of the items deletes them, whatever the step
  if (value && static_cast<int64_t>(items.size()) != count)
    return fail(value_error(vm, "attempt to assign bytes of size " + std::to_string(items.size()) +
                                    " to extended slice of size " + std::to_string(count)));
  if (!value) {
    if (count && !may_resize(vm, v)) return false;
    for (int64_t k = count - 1; k >= 0; --k) {
      const int64_t at = step > 0 ? start + k * step : start + (count - 1 - k) * step;
      text.erase(static_cast<size_t>(at), 1);
    }
    return true;
  }
  for (int64_t i = 0; i < count; ++i) text[static_cast<size_t>(start + i * step)] = items[static_cast<size_t>(i)];
  return true;
}

Ref array_add_inplace(Vm& vm, Value a, Value b) {
  std::string_view y;
  if (has_reflected(vm, b, BinaryOp::Add)) return not_implemented();
  if (!bytes_like(b, y)) return type_error(vm, "can't concat " + vm.type_name(b) + " to bytearray");
  const std::string added(y);
  if (!added.empty() && !may_resize(vm, a)) return {};
  text_of(a).append(added);
  return Ref(a);
}

Ref array_multiply_inplace(Vm& vm, Value a, Value b) {
  int64_t count;
  if (!is_int(b) && (!vm.type_of(b)->slots.index || has_reflected(vm, b, BinaryOp::Multiply))) return not_implemented();
  if (!repeat_count(vm, b, count)) return {};
  std::string& text = text_of(a);
  if (count == 1 || text.empty()) return Ref(a);
  if (!may_resize(vm, a)) return {};
  if (count > (int64_t{1} << 30) / static_cast<int64_t>(text.size())) return vm.raise(vm.types().MemoryError, "");
  text = repeated(text, count);
  return Ref(a);
}

std::span<const NativeDef> bytearray_methods() { return kArrayMethods; }

Ref hex_text(Vm& vm, std::string_view text, Value separator, Value bytes_per_sep) {
  std::string sep;
  int64_t group = 1;
  if (bytes_per_sep && !vm.as_int64(bytes_per_sep, group)) return {};
  if (separator) {
    int64_t length;
    std::string_view given;
    if (!vm.length(separator, length)) return {};
    if (length != 1) return value_error(vm, "sep must be length 1.");
    if (is_str(separator))
      sep = view_of(separator);
    else if (is_bytes(separator) && bytes_like(separator, given))
      sep = given;
    else
      return type_error(vm, "sep must be str or bytes.");
    if (sep.size() != 1 || static_cast<unsigned char>(sep[0]) >= 0x80) return value_error(vm, "sep must be ASCII.");
  }
  const size_t n = text.size(), size = static_cast<size_t>(group < 0 ? -group : group);
  static constexpr char kDigits[] = "0123456789abcdef";
  if (sep.empty() || !size) {
    std::string digits(2 * n, '0');
    for (size_t i = 0; i < n; ++i) {
      const unsigned char u = static_cast<unsigned char>(text[i]);
      digits[2 * i] = kDigits[u >> 4];
      digits[2 * i + 1] = kDigits[u & 15];
    }
    return new_str(vm, digits, static_cast<int64_t>(digits.size()));
  }
  std::string out;
  for (size_t i = 0; i < n; ++i) {
    if (i && (group > 0 ? (n - i) % size == 0 : i % size == 0)) out += sep;
    const unsigned char u = static_cast<unsigned char>(text[i]);
    out += kDigits[u >> 4];
    out += kDigits[u & 15];
  }
  return new_str(vm, out);
}

Ref bytes_fromhex(Vm& vm, Args args) {
  if (!is_str(args[1])) return type_error(vm, "fromhex() argument must be str, not " + vm.type_name(args[1]));
  std::string out;
  const std::string_view text = view_of(args[1]);
  const auto digit = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
  };
  for (size_t i = 0; i < text.size();) {
    if (is_blank_byte(text[i])) {
      ++i;
      continue;
    }
    const int high = digit(text[i]), low = i + 1 < text.size() ? digit(text[i + 1]) : -1;
    if (high < 0 || low < 0)
      return value_error(
          vm, "non-hexadecimal number found in fromhex() arg at position " + std::to_string(high < 0 ? i : i + 1));
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  Ref made = new_bytes(vm, out);
  return args[0] == Value(vm.types().bytes) ? made : vm.call(args[0], {made});
}

Ref bytes_expandtabs(Vm& vm, Args args) {
  int64_t width;
  std::string_view text;
  if (!vm.as_int64(args[1], width) || !bytes_like(args[0], text)) return {};
  std::string out;
  int64_t column = 0;
  for (const char c : text) {
    if (c != '\t') {
      out += c;
      column = c == '\n' || c == '\r' ? 0 : column + 1;
    } else if (width > 0) {
      const int64_t missing = width - column % width;
      out.append(static_cast<size_t>(missing), ' ');
      column += missing;
    }
  }
  return is_bytes(args[0]) ? new_bytes(vm, out) : new_bytearray(vm, vm.types().bytearray, out);
}

}  // namespace refjit::vm
