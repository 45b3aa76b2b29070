#include "capture/guest_values.h"

#include <cstring>

#include "tensor/half.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/memory.h"
#include "vm/tensors/eager.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"

namespace refjit::capture {

using vm::Value;

bool is_mutable(vm::Vm& vm, Value v) {
  if (!v.is_object()) return false;
  static constexpr std::string_view kMark = "__ms_mutable__";
  vm::Object* o = v.object();
  if (vm::has_instance_dict(o) && vm::instance_dict(o))
    if (vm::dict_get(vm::instance_dict(o), vm.intern(kMark))) return true;
  return (o->type->type_flags & vm::kTypeHeap) != 0 && !vm::find_in_type(vm, o->type, vm.intern(kMark)).is_null();
}

bool is_mutable_bool(vm::Vm& vm, Value v) {
  return vm::is_int(v) && is_mutable(vm, v) && v.object()->type->name->view() == "_Bool";
}

vm::Ref unmarked_number(vm::Vm& vm, Value v) {
  const auto& types = vm.types();
  return vm.call(Value(is_mutable_bool(vm, v) ? types.bool_ : vm::is_int(v) ? types.int_ : types.float_), {v});
}

bool is_nn_cell_class(vm::Vm& vm, const vm::Type* type) {
  return (type->type_flags & vm::kTypeHeap) != 0 &&
         vm::find_in_type(vm, const_cast<vm::Type*>(type), vm.intern("__refjit_cell__"));
}

bool is_nn_cell(vm::Vm& vm, Value v) { return v.is_object() && is_nn_cell_class(vm, v.object()->type); }

bool is_parameter(vm::Vm&, Value v) {
  if (!v.is_object()) return false;
  for (const vm::Type* type = v.object()->type; type; type = type->base)
    if ((type->type_flags & vm::kTypeHeap) != 0 && vm::view_of(type->name) == "Parameter") return true;
  return false;
}

Result<Tensor> scalar_tensor(vm::Vm& vm, Value number, DType dtype) {
  double real = 0;
  int64_t integer = 0;
  bool is_integer = true;
  if (number.is_bool()) {
    integer = number == vm::kTrue;
  } else if (vm::is_int(number)) {
    if (!vm::int_fits(number, integer))
      return user_error("RuntimeError", "Unable to cast Python instance of type <class 'int'> to C++ type 'long'");
  } else {
    vm::float_value(number, real);
    is_integer = false;
  }
  if (is_integer)
    real = static_cast<double>(integer);
  else
    integer = static_cast<int64_t>(real);
  (void)vm;
  uint64_t bits[2] = {};
  uint64_t& low = bits[0];
  switch (dtype) {
    case DType::Float64:
    case DType::Complex128:  // the imaginary part is 0
      std::memcpy(bits, &real, 8);
      break;
    case DType::Float32:
    case DType::Complex64: {
      const float narrow = static_cast<float>(real);
      std::memcpy(bits, &narrow, 4);
      break;
    }
    case DType::Float16:
      low = to_float16(real).bits;
      break;
    case DType::BFloat16:
      low = to_bfloat16(real).bits;
      break;
    case DType::Bool:
      low = is_integer ? integer != 0 : real != 0;
      break;
    default:
      low = static_cast<uint64_t>(integer);  // two's complement: the low bytes are the wrapped narrow integer
  }
  return Tensor::copy_of(dtype, {}, bits);
}

}  // namespace refjit::capture
