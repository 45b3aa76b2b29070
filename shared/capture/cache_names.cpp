#include "capture/cache_names.h"

#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <vector>

#include "base/library_file.h"
#include "capture/cache_text.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

/// 16 hex digits that differ when any byte does, as good as surely: against damage, not against malice.
std::string checksum(std::string_view data) {
  constexpr uint64_t kOdd = 0x9e3779b97f4a7c15ULL;
  uint64_t lanes[4] = {data.size(), 1, 2, 3};
  size_t at = 0;
  const auto mix = [&](uint64_t& lane, size_t size) {
    uint64_t word = 0;
    std::memcpy(&word, data.data() + at, size);
    lane = (lane ^ word) * kOdd;
    lane ^= lane >> 29;
    at += size;
  };
  while (data.size() - at >= 32)
    for (uint64_t& lane : lanes) mix(lane, 8);
  while (data.size() - at >= 8) mix(lanes[0], 8);
  mix(lanes[1], data.size() - at);
  uint64_t sum = 0;
  for (const uint64_t lane : lanes) sum = (sum ^ lane) * kOdd, sum ^= sum >> 32;
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(sum));
  return text;
}

/// Text of a constant that can be made again from it: None, bool, int, float, str, dtype, tuples of these. Empty: none.
std::string constant_name(vm::Vm& vm, Value v, int nesting) {
  if (v.is_none()) return "n";
  if (v.is_bool()) return v == vm::kTrue ? "T" : "F";
  if (int64_t i; vm::is_int(v) && vm::int_fits(v, i)) return "i" + std::to_string(i);
  if (double d; vm::is_float(v) && vm::float_value(v, d)) {
    int64_t bits;
    std::memcpy(&bits, &d, sizeof bits);
    return "d" + std::to_string(bits);
  }
  if (vm::is_str(v)) return "s" + std::string(vm::view_of(v));
  if (DType dtype; v.is_object() && vm::tensors::dtype_of_value(vm, v, dtype))
    return "t" + std::to_string(static_cast<int>(dtype));
  if (!vm::is_tuple(v) || nesting > kNamedNesting) return "";
  CacheWriter items;
  for (const Value item : vm::as_tuple(v)->span()) {
    const std::string name = constant_name(vm, item, nesting + 1);
    if (name.empty()) return "";
    items.string(name);
  }
  return "(" + items.text;
}

Ref constant_of(vm::Vm& vm, std::string_view name, int nesting) {
  if (name.empty()) return {};
  const std::string_view rest = name.substr(1);
  const auto number = [&] {
    int64_t value = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), value);
    return value;
  };
  switch (name[0]) {
    case 'n':
      return Ref(vm::kNone);
    case 'T':
      return Ref(vm::kTrue);
    case 'F':
      return Ref(vm::kFalse);
    case 'i':
      return vm.integer(number());
    case 'd': {
      const int64_t bits = number();
      double d;
      std::memcpy(&d, &bits, sizeof d);
      return Ref(Value::of(d));
    }
    case 's':
      return vm.string(std::string(rest));
    case 't': {
      const int64_t dtype = number();
      if (dtype < 0 || dtype >= static_cast<int64_t>(kDTypeCount)) return {};
      return vm::tensors::tensor_state(vm).dtypes[dtype];
    }
    case '(': {
      if (nesting > kNamedNesting) return {};
      std::vector<Ref> owned;
      std::vector<Value> values;
      CacheReader items(rest);
      for (size_t used = 0; used < rest.size();) {
        const std::string_view item = items.string();
        if (items.is_failed()) return {};
        used = static_cast<size_t>(item.data() + item.size() + 1 - rest.data());
        owned.push_back(constant_of(vm, item, nesting + 1));
        if (!owned.back()) return {};
        values.push_back(owned.back());
      }
      return vm.tuple(values);
    }
    default:
      return {};
  }
}

namespace {

/// Names of values that an object consists of, in order; empty: one of them has none.
std::string names_of(vm::Vm& vm, std::span<const Value> values, int nesting) {
  CacheWriter out;
  for (const Value value : values) {
    const std::string name = object_name(vm, value, nesting + 1);
    if (name.empty()) return "";
    out.string(name);
  }
  return "(" + out.text;
}

/// A function by place; a program's own function with its defaults and what its closure holds.
std::string function_name(vm::Vm& vm, vm::Function* function, int nesting) {
  const auto& source = *vm::whole_code(function)->source;
  const std::string& file = vm.files()[source.file].name;
  std::string name = "f" + file + ":" + std::to_string(source.span.line) + ":" + std::to_string(source.span.col) + ":" +
                     source.qualname;
  if (is_library_file(file)) return name;
  std::vector<Value> parts;
  if (function->defaults) {
    const std::span<const Value> defaults = function->defaults->span();
    parts.assign(defaults.begin(), defaults.end());
  }
  Value key, value;
  for (int32_t at = 0; function->keyword_defaults && vm::dict_next(function->keyword_defaults, at, key, value);)
    parts.push_back(value);
  for (uint32_t i = 0; function->closure && i < function->closure->size; ++i)
    if (const Value held = static_cast<vm::Cell*>(function->closure->items[i].object())->value) parts.push_back(held);
  if (parts.empty()) return name;
  // Functions may hold themselves and each other: far inside, the place is the name.
  constexpr int kMaxFunctions = 3;
  const std::string held = nesting < kMaxFunctions ? names_of(vm, parts, nesting) : "...";
  return held.empty() ? "" : name + held;
}

/// Keys and values of a dict of keywords, or of an enumeration's members.
std::string member_names(vm::Vm& vm, Value dict, int nesting) {
  std::vector<Ref> owned;
  std::vector<Value> parts;
  Value key, item;
  for (int32_t at = 0; vm::is_dict(dict) && vm::dict_next(vm::as_dict(dict), at, key, item);) {
    owned.push_back(vm.find_attribute(item, vm.intern("_value_")));
    parts.insert(parts.end(), {key, owned.back() ? owned.back().get() : item});
  }
  return nesting < kNamedNesting ? names_of(vm, parts, nesting) : "";
}

/// An array by its elements, a partial by its parts, what else is built in by its text: what natives read of them while
/// capturing leaves no dependency.
std::optional<std::string> content_name(vm::Vm& vm, Value v, int nesting) {
  if (vm::numpy::is_plain_array(vm, v)) {
    const Tensor& tensor = vm::numpy::array_tensor(v);
    const Ref bytes = vm.call(vm.find_attribute(v, vm.intern("tobytes")), {});
    return std::string(ir_name(tensor.dtype)) + shape_text(tensor.shape) + checksum(vm::as_bytes(bytes)->view());
  }
  if (vm::view_of(v.object()->type->name) == "partial") {
    const Ref function = vm.find_attribute(v, vm.intern("func")), args = vm.find_attribute(v, vm.intern("args")),
              keywords = vm.find_attribute(v, vm.intern("keywords"));
    if (!function || !args || !keywords || nesting >= kNamedNesting) return "";
    const Value parts[] = {function, args};
    const std::string first = names_of(vm, parts, nesting), last = member_names(vm, keywords, nesting);
    return first.empty() || last.empty() ? "" : first + last;
  }
  const auto& types = vm.types();
  const Value type = vm.type_of(v);
  const bool is_shown = vm::tensors::is_primitive(v) || type == Value(types.set) || type == Value(types.frozenset) ||
                        type == Value(types.range) || type == Value(types.slice) || type == Value(types.complex) ||
                        type == Value(types.bytes) || type == Value(types.bytearray) ||
                        type == Value(types.native_function);
  if (is_shown) {
    const Ref text = vm.repr(v);
    return text ? "p" + std::string(vm.text(text)) : "";
  }
  return std::nullopt;
}

}  // namespace

/// What names an object from one process to the next: a constant, a function by place, a class or module by name, some
/// by what they hold; other objects by their class alone (what capture read of them are dependencies of their own).
std::string object_name(vm::Vm& vm, Value v, int nesting) {
  if (std::string constant = constant_name(vm, v); !constant.empty()) return constant;
  if (!v.is_object()) return "";
  if (vm.is_instance(v, vm.types().function)) return function_name(vm, static_cast<vm::Function*>(v.object()), nesting);
  if (vm.is_instance(v, vm.types().type)) {
    auto* type = static_cast<vm::Type*>(v.object());
    const std::string name = "c" + std::string(vm::view_of(Value(type->qualname)));
    const bool is_plain = Value(vm.type_of(v)) == Value(vm.types().type);
    const Ref members = is_plain ? Ref() : vm.find_attribute(v, vm.intern("_member_map_"));
    return members ? name + member_names(vm, members, nesting) : name;
  }
  if (vm.is_instance(v, vm.types().module))
    return "m" + std::string(static_cast<vm::Module*>(v.object())->name->view());
  if (auto content = content_name(vm, v, nesting)) return *content;
  return "o" + vm.type_name(v);
}

}  // namespace refjit::capture
