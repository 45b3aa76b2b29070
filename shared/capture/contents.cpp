#include "capture/contents.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "base/library_file.h"
#include "python/code.h"
#include "tensor/tensor.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/numpy/numpy_objects.h"
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

namespace {

/// Arrays above this many bytes are not compared at every call.
constexpr int64_t kMaxBytes = int64_t{1} << 24;

/// A native type whose iterator gives what it holds without changing it; that of a numpy scalar only refuses.
bool is_native_container(vm::Vm& vm, Value v) {
  const vm::Type* type = vm.type_of(v);
  const auto& types = vm.types();
  return (type->type_flags & vm::kTypeHeap) == 0 && type->slots.iter && !type->slots.next && type != types.str &&
         type != types.bytes && type != types.range && !vm::tensors::is_tensor(v) && !vm::numpy::scalar_dtype(vm, v);
}

bool is_equal_scalar(vm::Vm& vm, Value a, Value b) {
  if (a == b) return true;
  if (!a.is_object() || !b.is_object() || a.object()->type != b.object()->type) return false;
  const vm::Type* type = a.object()->type;
  const auto& types = vm.types();
  if (type != types.str && type != types.int_ && type != types.float_ && type != types.bytes) return false;
  bool is_equal = false;
  if (!vm.equal(a, b, is_equal)) return vm.take_exception(), false;
  return is_equal;
}

/// Calls visit(item) for each item, keys and values of dicts in turn; stops at the first false. False: it stopped.
template <class Visit>
bool each_item(vm::Vm& vm, Value v, Visit&& visit) {
  if (vm::is_tuple(v) || vm::is_list(v)) {
    const auto items = vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span();
    for (Value item : items)
      if (!visit(item)) return false;
    return true;
  }
  if (vm::is_dict(v)) {
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);)
      if (!visit(key) || !visit(item)) return false;
    return true;
  }
  bool is_whole = true;
  const bool done = vm.for_each(v, [&](Value item) { return is_whole = visit(item); });
  if (vm.has_exception()) vm.take_exception();
  return done && is_whole;
}

/// What a shell holds.
std::vector<Value> parts_of(Value v) {
  std::vector<Value> parts;
  if (v.object()->type == v.object()->type->vm->types().cell) {
    const Value value = static_cast<vm::Cell*>(v.object())->value;
    return {value ? value : Value::boolean(false), Value::boolean(!value.is_null())};
  }
  const vm::Visitor visitor{
      [](void* context, Value part) { static_cast<std::vector<Value>*>(context)->push_back(part); }, &parts};
  v.object()->type->slots.traverse(v.object(), visitor);
  return parts;
}

bool is_container(vm::Vm& vm, Value v) {
  return vm::is_tuple(v) || vm::is_list(v) || vm::is_dict(v) || is_native_container(vm, v);
}

bool has_same_elements(const Tensor& a, const Tensor& b) {
  if (a.dtype != b.dtype || a.shape != b.shape) return false;
  auto left = contiguous(a);
  return left && std::memcmp(left->data(), b.data(), static_cast<size_t>(b.byte_count())) == 0;
}

}  // namespace

bool is_same_item(vm::Vm& vm, Value a, Value b) {
  if (!(a.is_object() && b.is_object() && a.object()->type == vm.types().tuple && b.object()->type == vm.types().tuple))
    return is_equal_scalar(vm, a, b);
  const auto left = vm::as_tuple(a)->span(), right = vm::as_tuple(b)->span();
  if (left.size() != right.size()) return false;
  for (size_t i = 0; i < left.size(); ++i)  // tuples in tuples are compared as objects: no depth to run out of
    if (!is_equal_scalar(vm, left[i], right[i])) return false;
  return true;
}

Ref contents_of(vm::Vm& vm, Value v) {
  if (!v.is_object()) return {};
  if (vm::numpy::is_array(vm, v)) {
    const Tensor& tensor = vm::numpy::array_tensor(v);
    auto elements = tensor.byte_count() <= kMaxBytes ? contiguous(tensor) : Result<Tensor>(tensor);
    if (!elements || tensor.byte_count() > kMaxBytes) return {};
    auto copy = Tensor::copy_of(elements->dtype, elements->shape, elements->data());
    return copy ? vm::numpy::new_array(vm, std::move(*copy)) : Ref();
  }
  if (is_shell(vm, v)) return vm.tuple(parts_of(v));
  if (!is_container(vm, v)) return {};
  std::vector<Ref> kept;
  std::vector<Value> items;
  const bool done = each_item(vm, v, [&](Value item) {
    kept.push_back(item);
    items.push_back(item);
    return true;
  });
  return done ? vm.tuple(items) : Ref();
}

bool has_contents(vm::Vm& vm, Value v, Value contents) {
  if (vm::numpy::is_array(vm, v))
    return vm::numpy::is_array(vm, contents) &&
           has_same_elements(vm::numpy::array_tensor(v), vm::numpy::array_tensor(contents));
  if (!vm::is_tuple(contents)) return false;
  if (is_shell(vm, v)) {
    const std::vector<Value> parts = parts_of(v);
    const auto expected = vm::as_tuple(contents)->span();
    return std::equal(parts.begin(), parts.end(), expected.begin(), expected.end());
  }
  if (!is_container(vm, v)) return false;
  const auto expected = vm::as_tuple(contents)->span();
  size_t count = 0;
  const bool is_same = each_item(
      vm, v, [&](Value item) { return count < expected.size() && is_same_item(vm, item, expected[count++]); });
  return is_same && count == expected.size();
}

bool is_shell(vm::Vm& vm, Value v) {
  if (!v.is_object()) return false;
  const vm::Type* type = v.object()->type;
  const auto& types = vm.types();
  if (type == types.cell || type == types.property || type == types.static_method || type == types.class_method ||
      type == types.method_wrapper || type == types.mapping_proxy)
    return true;
  if (type == types.native_function) return !static_cast<vm::NativeFunction*>(v.object())->self.is_null();
  const std::string_view name = type->name->view();
  return (type->type_flags & vm::kTypeHeap) == 0 && type->slots.traverse && name == "partial";
}

bool is_changeable(vm::Vm& vm, Value v) {
  if (!v.is_object()) return false;
  const auto& types = vm.types();
  if (v.object()->type == types.tuple || v.object()->type == types.frozenset) return false;
  return vm::numpy::is_array(vm, v) || vm::is_list(v) || vm::is_dict(v) || is_native_container(vm, v);
}

namespace {

/// Does a class that is no builtin define an operator in Python, other than one that makes or enters an instance?
bool has_operators(vm::Vm& vm, const vm::Type* type) {
  constexpr std::string_view kNone[] = {"__init__",          "__new__",      "__init_subclass__",
                                        "__class_getitem__", "__set_name__", "__enter__",
                                        "__exit__",          "__call__",     "__post_init__"};
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<const vm::Type*>(entry.object());
    if ((base->type_flags & vm::kTypeHeap) == 0) continue;
    Value key, value;
    for (int32_t at = 0; vm::dict_next(base->dict, at, key, value);) {
      if (!vm::is_str(key) || vm.type_of(value) != vm.types().function) continue;
      const std::string_view name = vm::view_of(key);
      if (!name.starts_with("__") || !name.ends_with("__") ||
          std::find(std::begin(kNone), std::end(kNone), name) != std::end(kNone))
        continue;
      const auto& code = *static_cast<vm::Function*>(value.object())->code->source;
      if (!code.file || !is_library_file(vm.files()[code.file].name)) return true;
    }
  }
  return false;
}

bool runs_users_code(vm::Vm& vm, Value v, int depth) {
  if (!v.is_object() || vm::has_type_flag(v, vm::kTypeType)) return false;
  const vm::Type* type = v.object()->type;
  const auto& types = vm.types();
  const bool is_heap = (type->type_flags & vm::kTypeHeap) != 0;
  if (is_heap && has_operators(vm, type)) return true;
  const auto inside = [&](Value item) { return depth == 0 || runs_users_code(vm, item, depth - 1); };
  if (vm::is_tuple(v)) {
    const auto items = vm::as_tuple(v)->span();
    return std::any_of(items.begin(), items.end(), inside);
  }
  if (type == types.slice) {
    const auto* slice = static_cast<const vm::Slice*>(v.object());
    return inside(slice->start) || inside(slice->stop) || inside(slice->step);
  }
  if (type == types.list) {
    const auto items = vm::as_list(v)->span();
    return std::any_of(items.begin(), items.end(), inside);
  }
  if (type == types.dict) {
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(v), at, key, item);)
      if (inside(key) || inside(item)) return true;
    return false;
  }
  if (type == types.set || type == types.frozenset) {
    bool found = false;
    vm.for_each(v, [&](Value item) {
      found = inside(item);
      return !found;
    });
    return found;
  }
  return is_heap && is_changeable(vm, v);
}

}  // namespace

bool runs_users_code(vm::Vm& vm, Value v) { return runs_users_code(vm, v, 20); }

bool shows_its_items(vm::Vm& vm, const vm::Type* type) {
  for (std::string_view name : {"__len__", "__iter__"})
    if (vm::find_in_type(vm, const_cast<vm::Type*>(type), vm.intern(name)) !=
        vm::find_in_type(vm, vm.types().tuple, vm.intern(name)))
      return false;
  return true;
}

}  // namespace refjit::capture
