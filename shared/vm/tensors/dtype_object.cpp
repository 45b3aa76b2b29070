#include "vm/tensors/dtype_object.h"

#include "vm/builtin_types.h"
#include "vm/memory.h"
#include "vm/tensors/eager.h"

namespace refjit::vm::tensors {
namespace {

DType dtype_in(Value v) { return static_cast<DTypeObject*>(v.object())->dtype; }

Ref dtype_repr(Vm& vm, Value v) { return vm.string("mindspore." + std::string(python_name(dtype_in(v)))); }
Ref dtype_str(Vm& vm, Value v) { return vm.string(ir_name(dtype_in(v))); }

bool dtype_hash(Vm&, Value v, int64_t& out) {
  out = 104729 + static_cast<int64_t>(dtype_in(v));
  return true;
}

Ref dtype_compare(Vm&, Value a, Value b, CompareOp op) {
  if (op != CompareOp::Eq && op != CompareOp::Ne) return Ref(kNotImplemented);
  return Ref(Value::boolean((a == b) == (op == CompareOp::Eq)));
}

size_t class_index(DType d) {
  if (d == DType::Bool) return 0;
  if (is_signed_int(d)) return 1;
  if (is_unsigned(d)) return 2;
  if (d == DType::BFloat16) return 4;
  return is_complex(d) ? 5 : 3;
}

Ref dtype_itself(Vm&, Args args) { return Ref(args[0]); }

/// (as_dtype, (name,)), so that pickle makes the same object of it.
Ref dtype_reduce(Vm& vm, Args args) {
  Ref module = vm.import("_refjit");
  Ref maker = module ? vm.get_attribute(module, vm.intern("as_dtype")) : Ref();
  Ref name = vm.string(python_name(dtype_in(args[0])));
  if (!maker || !name) return {};
  Ref arguments = vm.tuple(std::vector<Value>{name});
  return arguments ? vm.tuple(std::vector<Value>{maker, arguments}) : Ref();
}

const NativeDef kDTypeMethods[] = {
    {"__copy__", "self", dtype_itself},
    {"__deepcopy__", "self, memo, /", dtype_itself},
    {"__reduce__", "self", dtype_reduce},
};

}  // namespace

bool define_dtypes(Vm& vm, TensorState& state) {
  static constexpr const char* kNames[] = {
      "mindspore._c_expression.typing.Bool",   "mindspore._c_expression.typing.Int",
      "mindspore._c_expression.typing.UInt",   "mindspore._c_expression.typing.Float",
      "mindspore._c_expression.typing.BFloat", "mindspore._c_expression.typing.Complex"};
  TypeDef base{"mindspore._c_expression.typing.Type", sizeof(DTypeObject), nullptr, {}, kDTypeMethods};
  base.slots.repr = dtype_repr;
  base.slots.str = dtype_str;
  base.slots.hash = dtype_hash;
  base.slots.compare = dtype_compare;
  Type* type = vm.make_type(base);
  if (!type) return false;
  for (size_t i = 0; i < std::size(kNames); ++i) {
    TypeDef def = base;
    def.name = kNames[i];
    def.base = type;
    state.dtype_types[i] = vm.make_type(def);
    if (!state.dtype_types[i]) return false;
  }
  for (int i = 0; i < kDTypeCount; ++i) {
    auto* object = make_object<DTypeObject>(vm, state.dtype_types[class_index(static_cast<DType>(i))]);
    if (!object) return false;
    object->dtype = static_cast<DType>(i);
    state.dtypes[i] = Ref::steal(Value(object));
  }
  return true;
}

Ref dtype_value(Vm& vm, DType dtype) { return tensor_state(vm).dtypes[static_cast<int>(dtype)]; }

bool dtype_of_value(Vm& vm, Value v, DType& out) {
  if (!v.is_object()) return false;
  if (v.object()->type->slots.str == dtype_str) return out = dtype_in(v), true;
  const BuiltinTypes& types = vm.types();
  if (v == Value(types.float_)) return out = DType::Float32, true;
  if (v == Value(types.int_)) return out = DType::Int64, true;
  if (v == Value(types.bool_)) return out = DType::Bool, true;
  return false;
}

}  // namespace refjit::vm::tensors
