#include "capture/guard.h"

#include <algorithm>

#include "capture/contents.h"
#include "capture/guest_values.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/replaced.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/set_copy.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

bool tensor_matches(const Guard& guard, Value v) {
  if (!v.is_object() || Value(v.object()->type) != guard.type.get()) return false;
  const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
  if (tensor.dtype != guard.dtype || tensor.shape.size() != guard.dims.size()) return false;
  for (size_t i = 0; i < guard.dims.size(); ++i)
    if (guard.dims[i].is_known() ? guard.dims[i].value() != tensor.shape[i] : tensor.shape[i] == 0) return false;
  return true;
}

bool has_keys(vm::Vm& vm, Value dict, Value keys) {
  const vm::Tuple* expected = vm::as_tuple(keys);
  if (vm::as_dict(dict)->size != expected->size) return false;
  Value key, item;
  int64_t i = 0;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(dict), at, key, item); ++i) {
    if (!is_same_item(vm, key, expected->items[i])) return false;
  }
  return true;
}

/// Is the memory of what is written that of no other tensor, and without gaps, as graphs write it?
bool are_apart(const Guard& guard, Walk& walk) {
  std::vector<std::pair<const void*, bool>> seen;
  for (size_t i = 0; i < guard.others.size(); ++i) {
    const Value v = walk.fetch(*guard.others[i]);
    if (!v || !vm::tensors::is_tensor(v)) return false;
    const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
    const bool is_written = static_cast<int64_t>(i) < guard.length;
    if (is_written && !tensor.is_contiguous()) return false;
    seen.emplace_back(tensor.storage.get(), is_written);
  }
  std::sort(seen.begin(), seen.end());
  for (size_t i = 1; i < seen.size(); ++i)
    if (seen[i].first == seen[i - 1].first && (seen[i].second || seen[i - 1].second)) return false;
  return true;
}

std::string name_of(const Known& type) {
  const Value v = type;
  if (!v) return "class that is gone";
  auto* named = static_cast<vm::Type*>(v.object());
  std::string name(vm::view_of(named->name));
  if (!vm::find_in_type(*named->vm, named, named->vm->intern("__ms_mutable__"))) return name;
  name = name.substr(1);  // _Int and its kind, of mindspore.mutable
  name[0] = static_cast<char>(name[0] | 0x20);
  return "mutable " + name;
}

std::string dims_text(const std::vector<ir::Dim>& dims) {
  std::string text = "(";
  for (size_t i = 0; i < dims.size(); ++i) {
    if (i) text += ", ";
    text += std::to_string(dims[i].printed());
  }
  return text + (dims.size() == 1 ? ",)" : ")");
}

}  // namespace

vm::Ref keys_of(vm::Vm& vm, Value dict) {
  std::vector<Value> keys;
  Value key, item;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(dict), at, key, item);) keys.push_back(key);
  return vm.tuple(keys);
}

std::string value_text(vm::Vm& vm, Value v) {
  if (!v) return "missing";
  if (vm::tensors::is_tensor(v)) {
    const Tensor& t = vm::tensors::as_tensor(v)->tensor;
    return std::string(ir_name(t.dtype)) + " " + shape_text(t.shape);
  }
  // Only builtin values are printed: repr of anything else could run guest code.
  const bool is_plain = v.is_small_int() || v.is_double() || v.is_bool() || v.is_none() || vm::is_str(v);
  const bool is_marked = is_mutable(vm, v);  // our own classes, of numbers and structures
  if (!is_plain && !(is_marked && (vm::is_int(v) || vm::is_float(v))))
    return is_marked ? "a mutable structure" : "a " + vm.type_name(v);
  const vm::Ref text = vm.repr(v);
  return text ? (is_marked ? "the mutable number " : "") + std::string(vm.text(text)) : "a value";
}

namespace {

/// One object, or two floats that are NaN.
bool is_same(Value a, Value b, bool* other_nan) {
  if (a == b) return true;
  if (!a.is_nan() || !b.is_nan()) return false;
  if (other_nan) *other_nan = true;
  return true;
}

/// Index of the first guard whose NaN is one object with that of an earlier guard where it was not when they were made,
/// or the other way round; -1 when there is none.
int first_other_nan(vm::Vm& vm, const Guards& guards, const FrameView& frame) {
  std::vector<std::pair<Value, Value>> seen;  // then, now
  for (size_t i = 0; i < guards.size(); ++i) {
    const Guard& guard = guards[i];
    if ((guard.kind != GuardKind::Identity && guard.kind != GuardKind::Equal) || !guard.expected.get().is_nan())
      continue;
    const Value then = guard.expected.get(), now = guard.source->fetch(vm, frame);
    for (const auto& [earlier_then, earlier_now] : seen)
      if ((earlier_then == then) != (earlier_now == now)) return static_cast<int>(i);
    seen.emplace_back(then, now);
  }
  return -1;
}

}  // namespace

bool Guard::holds(vm::Vm& vm, Walk& walk, bool* other_nan) const {
  if (kind == GuardKind::Replaced) return vm.extension<vm::Replaced>().count == static_cast<uint64_t>(length);
  const Value v = walk.fetch(*source);
  switch (kind) {
    case GuardKind::TensorType:
      return tensor_matches(*this, v);
    case GuardKind::Identity:
      return v && is_same(v, expected.get(), other_nan);
    case GuardKind::Equal: {
      if (is_same(v, expected.get(), other_nan)) return true;
      if (!v.is_object() || !expected.get().is_object() || v.object()->type != expected.get().object()->type)
        return false;
      bool is_equal = false;
      if (!vm.equal(v, expected, is_equal) || !is_equal) return false;
      return !vm::is_set(v) || vm::have_same_order(vm, vm::as_set(v), vm::as_set(expected));
    }
    case GuardKind::Type:
      return v && Value(vm.type_of(v)) == type.get();
    case GuardKind::Dict:
      return v && Value(vm.type_of(v)) == type.get() && vm::is_namespace(vm::as_dict(v)) == (length != 0);
    case GuardKind::Length:
      return v && Value(vm.type_of(v)) == type.get() && length_of(v) == length;
    case GuardKind::Absent:
      return v.is_null();
    case GuardKind::Present:
      return !v.is_null();
    case GuardKind::Keys:
      return v && Value(vm.type_of(v)) == type.get() && has_keys(vm, v, expected);
    case GuardKind::Alias:
      return v && v == walk.fetch(*other);
    case GuardKind::Distinct:
      return !v.is_object() || v != walk.fetch(*other);
    case GuardKind::Contents:
      return v && Value(vm.type_of(v)) == type.get() && has_contents(vm, v, expected);
    case GuardKind::Version:
      return v.is_object() && v.object()->type == vm.types().function &&
             static_cast<vm::Function*>(v.object())->version == static_cast<uint32_t>(length);
    case GuardKind::Apart:
      return are_apart(*this, walk);
    case GuardKind::Replaced:
      break;
  }
  return false;
}

std::string Guard::expectation(vm::Vm& vm) const {
  switch (kind) {
    case GuardKind::TensorType:
      return std::string(ir_name(dtype)) + " " + dims_text(dims);
    case GuardKind::Identity:
    case GuardKind::Equal:
      return value_text(vm, expected);
    case GuardKind::Type:
      return "a " + name_of(type);
    case GuardKind::Dict:
      return length != 0 ? "a dict of attributes or variables" : "a dict";
    case GuardKind::Length:
      return "a " + name_of(type) + " of length " + std::to_string(length);
    case GuardKind::Absent:
      return "missing";
    case GuardKind::Present:
      return "there";
    case GuardKind::Keys:
      return "a dict of other keys";
    case GuardKind::Alias:
      return "the same object as " + other->label;
    case GuardKind::Distinct:
      return "another object than " + other->label;
    case GuardKind::Contents:
      return "a " + name_of(type) + " of other items";
    case GuardKind::Version:
      return "a function of other code or defaults";
    case GuardKind::Apart:
    case GuardKind::Replaced:
      break;
  }
  return "memory of its own without gaps";
}

std::string Guard::mismatch(vm::Vm& vm, const FrameView& frame) const {
  if (kind == GuardKind::Replaced) return "a function of a module, or what a class does, has been replaced";
  if (kind == GuardKind::Apart)
    return source->label + " shared no memory with the other tensors and had no gaps, and now is not so";
  const Value v = source->fetch(vm, frame);
  const std::string wanted = expectation(vm);
  std::string now = value_text(vm, v);
  if (now == wanted) now = "another object";
  if (kind == GuardKind::Length && length_of(v) >= 0) now += " of length " + std::to_string(length_of(v));
  return source->label + " was " + wanted + ", is now " + now;
}

Guard Guard::replaced(vm::Vm& vm) {
  Guard guard;
  guard.kind = GuardKind::Replaced;
  guard.length = static_cast<int64_t>(vm.extension<vm::Replaced>().count);
  return guard;
}

bool Guard::has_died(vm::Vm& vm) const {
  if (kind == GuardKind::Replaced) return !holds(vm, {});
  return expected.has_died() || type.has_died() || (source && source->has_died()) ||
         (kind == GuardKind::Alias && other->has_died()) ||
         std::any_of(others.begin(), others.end(), [](const SourceRef& other) { return other->has_died(); });
}

bool have_died(vm::Vm& vm, const Guards& guards) {
  return std::any_of(guards.begin(), guards.end(), [&vm](const Guard& guard) { return guard.has_died(vm); });
}

int first_failing(vm::Vm& vm, const Guards& guards, const FrameView& frame) {
  bool other_nan = false;
  Walk walk(vm, frame);
  for (size_t i = 0; i < guards.size(); ++i)
    if (!guards[i].holds(vm, walk, &other_nan)) return static_cast<int>(i);
  return other_nan ? first_other_nan(vm, guards, frame) : -1;
}

}  // namespace refjit::capture
