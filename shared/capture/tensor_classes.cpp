#include "capture/tensor_classes.h"

#include "vm/builtin_types.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"

namespace refjit::capture {

using vm::Value;

namespace {

bool is_programs_class(vm::Vm& vm, const vm::Type* type) {
  if ((type->type_flags & vm::kTypeHeap) == 0) return false;
  const Value module = vm::dict_get(type->dict, vm.intern("__module__"));
  return module && vm::is_str(module) && !vm::view_of(module).starts_with("mindspore");
}

}  // namespace

bool is_programs_tensor(vm::Vm& vm, Value v) {
  return v.is_object() && vm::tensors::is_tensor(v) && is_programs_class(vm, v.object()->type);
}

bool has_own_operators(vm::Vm& vm, Value v) {
  if (!is_programs_tensor(vm, v)) return false;
  for (const vm::Type* type = v.object()->type; type && is_programs_class(vm, type); type = type->base) {
    Value key, value;
    for (int32_t at = 0; vm::dict_next(type->dict, at, key, value);) {
      const std::string_view name = vm::is_str(key) ? vm::view_of(key) : "";
      const bool is_special = name.starts_with("__") && name.ends_with("__") && name != "__init__" && name != "__new__";
      if (is_special && vm.type_of(value) == vm.types().function) return true;
    }
  }
  return false;
}

}  // namespace refjit::capture
