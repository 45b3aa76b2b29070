// Native module `_refjit`: what shared/guest/mindspore is made of.
#include "kernels/initial_values.h"
#include "ops/cpu_support.h"
#include "runtime/kernel_source.h"
#include "vm/error_teller.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/startup.h"
#include "vm/tensors/classic_calls.h"
#include "vm/tensors/dtype_object.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensors.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

Ref primitive_for(Vm& vm, Args args, Caller caller) {
  if (!is_str(args[0])) return vm.raise("TypeError", "primitive() takes the operator's name");
  const ops::OpDef* op = ops::find_op(view_of(args[0]));
  if (!op)
    return vm.raise("AttributeError", "[primitive] there is no operator " + std::string(view_of(args[0])) + " here");
  return new_primitive(tensor_state(vm), *op, args[1], caller);
}

/// primitive(name, /, **bound): the operator as a callable.
Ref primitive(Vm& vm, Args args) { return primitive_for(vm, args, Caller::Library); }
/// The same, held to the dtypes of the device target.
Ref user_primitive(Vm& vm, Args args) { return primitive_for(vm, args, Caller::User); }

/// primitive_class(name, create=None): the class whose objects `create` makes; without it they take nothing.
Ref class_of(Vm& vm, Args args) {
  const ops::OpDef* op = is_str(args[0]) ? ops::find_op(view_of(args[0])) : nullptr;
  if (!op) return vm.raise("AttributeError", "[primitive] no such operator");
  return primitive_class(tensor_state(vm), *op, args[1]);
}

/// check_support(name, argument_names, arguments): raises what MindSpore's CPU says to their dtypes, where it is the
/// target.
Ref check_support(Vm& vm, Args args) {
  TensorState& state = tensor_state(vm);
  if (!is_str(args[0]) || !is_tuple(args[1]) || !is_tuple(args[2]) || !targets_cpu(state)) return Ref(kNone);
  std::vector<std::string_view> names;
  for (Value name : as_tuple(args[1])->span()) names.push_back(is_str(name) ? view_of(name) : std::string_view());
  std::vector<ir::AbstractRef> arguments;
  for (Value value : as_tuple(args[2])->span()) arguments.push_back(operand_abstract(vm, value));
  if (const auto refused = ops::cpu_refusal(view_of(args[0]), names, arguments, {})) return vm.raise(*refused);
  return Ref(kNone);
}

Ref has_primitive(Vm&, Args args) {
  return Ref(Value::boolean(is_str(args[0]) && ops::find_op(view_of(args[0])) != nullptr));
}

/// Names of an operator's arguments, in order.
Ref primitive_arguments(Vm& vm, Args args) {
  const ops::OpDef* op = is_str(args[0]) ? ops::find_op(view_of(args[0])) : nullptr;
  if (!op) return vm.raise("AttributeError", "[primitive] no such operator");
  Ref tuple = new_tuple(vm, static_cast<int64_t>(op->args.size()));
  for (size_t i = 0; tuple && i < op->args.size(); ++i)
    as_tuple(tuple)->items[i] = vm.string(op->args[i].name).release();
  return tuple;
}

Ref primitive_names(Vm& vm, Args) {
  Ref list = new_list(vm);
  for (const ops::OpDef* op : ops::all_ops()) {
    Ref name = vm.string(op->name);
    if (!name || !list_append(vm, as_list(list), std::move(name))) return {};
  }
  return list;
}

/// tensor(data, dtype=None): as the class, without its argument checks.
Ref tensor(Vm& vm, Args args) {
  std::optional<DType> dtype;
  DType read;
  if (args[1] && !args[1].is_none()) {
    if (!dtype_of_value(vm, args[1], read)) return vm.raise("TypeError", "tensor(): dtype expected");
    dtype = read;
  }
  return tensor_from(tensor_state(vm), args[0], dtype);
}

/// filled(shape, value, dtype): a new Tensor.
Ref filled(Vm& vm, Args args) {
  TensorState& state = tensor_state(vm);
  Dims shape;
  DType dtype;
  if (!numpy::to_dims(vm, args[0], shape)) return {};
  if (!dtype_of_value(vm, args[2], dtype)) return vm.raise("TypeError", "filled(): dtype expected");
  for (int64_t d : shape)
    if (d < 0)
      return vm.raise("ValueError",
                      "For 'ones' and its like, each dim must be at least 0, but got " + std::to_string(d) + ".");
  auto made = Tensor::empty(dtype, shape, state.memory);
  Tensor value;
  if (!made) return vm.raise(made.error());
  if (!tensor_data_from(state, args[1], dtype, value)) return {};
  if (auto done = numpy::assign(*made, value); !done) return vm.raise(done.error());
  return new_tensor(state, std::move(*made));
}

/// initial_values(kind, shape, seed, a, b, low, high): a float32 array. `kind` is "uniform" (a <= values < b), "normal"
/// (mean a, sigma b) or "truncated_normal" (mean a, sigma b, between low and high).
Ref initial_values(Vm& vm, Args args) {
  Dims shape;
  int64_t seed;
  double numbers[4] = {};
  if (!numpy::to_dims(vm, args[1], shape) || !vm.as_int64(args[2], seed)) return {};
  for (size_t i = 0; i < 4; ++i)
    if (args[3 + i] && !vm.as_double(args[3 + i], numbers[i])) return {};
  auto made = Tensor::empty(DType::Float32, shape, tensor_state(vm).memory);
  if (!made) return vm.raise(made.error());
  const std::span<float> out(made->data<float>(), static_cast<size_t>(made->element_count()));
  const auto number = [&](int i) { return static_cast<float>(numbers[i]); };
  const runtime::KernelSource* source = tensor_state(vm).device ? tensor_state(vm).device->kernels() : nullptr;
  const kernels::Backend& backend = source ? source->backend() : kernels::reference_backend();
  const std::string_view kind = view_of(args[0]);
  if (kind == "uniform")
    kernels::fill_uniform(out, static_cast<uint64_t>(seed), number(0), number(1), backend);
  else if (kind == "normal")
    kernels::fill_normal(out, static_cast<uint64_t>(seed), number(0), number(1), backend);
  else
    kernels::fill_truncated_normal(out, static_cast<uint64_t>(seed), number(2), number(3), number(0), number(1),
                                   backend);
  return numpy::new_array(vm, std::move(made));
}

/// over_array(array): a tensor over the array's own memory; a copy where its elements do not lie one after another.
Ref over_array(Vm& vm, Args args) {
  if (!numpy::is_array(vm, args[0])) return vm.raise("TypeError", "Expected a NumPy array.");
  auto own = contiguous(numpy::array_tensor(args[0]), vm.tensor_memory());
  return own ? new_tensor(tensor_state(vm), std::move(*own)) : vm.raise(own.error());
}

Ref copied(Vm& vm, Value tensor, Ref copy) {
  if (copy) record_copy(tensor_state(vm), as_tensor(tensor), as_tensor(copy));
  return copy;
}

/// view(tensor): another object over the same storage, without the graph's knowledge.
Ref view(Vm& vm, Args args) {
  if (!is_tensor(args[0])) return vm.raise("TypeError", "view() takes a Tensor");
  return copied(vm, args[0], new_tensor(tensor_state(vm), as_tensor(args[0])->tensor));
}

/// index(tensor, key): the eager subscript. Not capturable, so a graph breaks here.
Ref index(Vm& vm, Args args) {
  if (!is_tensor(args[0])) return vm.raise("TypeError", "index() takes a Tensor");
  return get_item(vm, args[0], args[1]);
}

/// copy(tensor): the same elements in storage of their own.
Ref copy(Vm& vm, Args args) {
  TensorState& state = tensor_state(vm);
  if (!is_tensor(args[0])) return vm.raise("TypeError", "copy() takes a Tensor");
  const Tensor& t = as_tensor(args[0])->tensor;
  if (state.recorder) return run_operator(state, "TensorMove", {args[0]});
  auto own = numpy::Math{state.memory}.cast(t, t.dtype);
  return own ? new_tensor(state, std::move(*own)) : vm.raise(own.error());
}

/// take_over(to, from): for the __init__ of the new Parameter `to`. Where nobody but the call `Parameter(from)` knows
/// `from`, and nothing else stands in its memory, `to` takes that memory. False: a later write could be seen, and `to`
/// needs elements of its own.
Ref take_over(Vm& vm, Args args) {
  constexpr uint32_t kOperandOfCall = 3;  // the caller's, the call's of __new__ and __init__, and the variable's
  if (!is_tensor(args[0]) || !is_tensor(args[1])) return vm.raise("TypeError", "take_over() takes two Tensors");
  TensorState& state = tensor_state(vm);
  TensorObject* to = as_tensor(args[0]);
  const Tensor& from = as_tensor(args[1])->tensor;
  const Storage* storage = from.storage.get();
  const bool is_alone = args[1].object()->references <= kOperandOfCall && storage && storage->references == 1 &&
                        storage->bytes == from.byte_count() && from.is_contiguous();
  const bool is_new = to->tensor.storage.get() == state.placeholder.storage.get();
  if (!is_alone || !is_new || state.recorder) return Ref(Value::boolean(false));
  to->tensor = from;
  return Ref(Value::boolean(true));
}

/// adopt(to, from): `to` takes over the data of `from`.
Ref adopt(Vm& vm, Args args) {
  if (!is_tensor(args[0]) || !is_tensor(args[1])) return vm.raise("TypeError", "adopt() takes two Tensors");
  TensorObject *to = as_tensor(args[0]), *from = as_tensor(args[1]);
  const bool is_same_type = to->tensor.dtype == from->tensor.dtype && to->tensor.shape == from->tensor.shape;
  if (is_same_type) record_assign(tensor_state(vm), to, from);
  to->tensor = from->tensor;
  return Ref(kNone);
}

Ref dtype_to_nptype(Vm& vm, Args args) {
  DType dtype;
  if (!dtype_of_value(vm, args[0], dtype)) return vm.raise("TypeError", "dtype_to_nptype() takes a mindspore dtype");
  if (dtype == DType::BFloat16) dtype = DType::Float32;
  Type* type = numpy::numpy_state(vm).scalar_types[static_cast<int>(dtype)];
  return Ref(Value(type));
}

/// pytype_to_dtype(numpy type or name): the mindspore dtype, or None.
Ref as_dtype(Vm& vm, Args args) {
  DType dtype;
  if (dtype_of_value(vm, args[0], dtype)) return dtype_value(vm, dtype);
  if (is_str(args[0])) {
    auto named = dtype_from_python_name(view_of(args[0]));
    return named ? dtype_value(vm, *named) : Ref(kNone);
  }
  std::optional<DType> read;
  if (args[0].is_none() || !numpy::to_dtype(vm, args[0], read)) {
    if (vm.has_exception()) vm.take_exception();
    return Ref(kNone);
  }
  return read ? dtype_value(vm, *read) : Ref(kNone);
}

Ref is_recording(Vm& vm, Args) { return Ref(Value::boolean(tensor_state(vm).recorder != nullptr)); }
/// push_casts(rules): operators obey these rules of mixed precision (cast_rules.h), up to pop_casts().
Ref push_casts(Vm& vm, Args args) {
  CastRulesRef rules = cast_rules_in(vm, args[0]);
  if (!rules) return {};
  tensor_state(vm).cast_rules.push_back(std::move(rules));
  return Ref(kNone);
}

Ref pop_casts(Vm& vm, Args) {
  auto& rules = tensor_state(vm).cast_rules;
  if (!rules.empty()) rules.pop_back();
  return Ref(kNone);
}

Ref operators_run(Vm& vm, Args) { return vm.integer(tensor_state(vm).operators_run); }

Ref extend_type(Vm& vm, Args args) {
  if (!has_type_flag(args[0], kTypeType) || !is_dict(args[1])) return vm.raise("TypeError", "extend_type(type, dict)");
  Value key, value;
  for (int32_t i = 0; dict_next(as_dict(args[1]), i, key, value);)
    if (!is_str(key) || !set_type_attribute(vm, static_cast<Type*>(args[0].object()), view_of(key), value)) return {};
  return Ref(kNone);
}

Ref text_of_type(Vm& vm, Args args) { return vm.string(type_text(vm, args[0])); }

Ref tell_errors(Vm& vm, Args args) {
  set_error_teller(vm, args[0]);
  return Ref(kNone);
}

const NativeDef kFunctions[] = {
    {"primitive", "name, /, **bound", primitive},
    {"user_primitive", "name, /, **bound", user_primitive},
    {"primitive_class", "name, create=None, /", class_of},
    {"check_support", "name, argument_names, arguments, /", check_support},
    {"type_text", "value, /", text_of_type},
    {"has_primitive", "name, /", has_primitive},
    {"primitive_arguments", "name, /", primitive_arguments},
    {"primitive_names", "", primitive_names},
    {"tensor", "data, dtype=None", tensor},
    {"over_array", "array, /", over_array},
    {"filled", "shape, value, dtype", filled},
    {"initial_values", "kind, shape, seed, a, b, low=0, high=0, /", initial_values},
    {"view", "tensor", view},
    {"index", "tensor, key", index},
    {"copy", "tensor", copy},
    {"take_over", "to, from_, /", take_over},
    {"adopt", "to, from_", adopt},
    {"dtype_to_nptype", "type_", dtype_to_nptype},
    {"as_dtype", "value", as_dtype},
    {"is_recording", "", is_recording},
    {"operators_run", "", operators_run},
    {"push_casts", "rules, /", push_casts},
    {"pop_casts", "", pop_casts},
    {"extend_type", "type, members, /", extend_type},
    {"tell_errors", "teller, /", tell_errors},
};

bool init(Vm& vm, Module* module) {
  TensorState& state = tensor_state(vm);
  if (vm.has_exception()) return false;
  auto put = [&](std::string_view name, Value v) { return vm.set_module_attribute(module, name, v); };
  for (int i = 0; i < kDTypeCount; ++i)
    if (!put(python_name(static_cast<DType>(i)), state.dtypes[i])) return false;
  return put("Tensor", Value(state.tensor)) && put("Primitive", Value(state.primitive)) &&
         put("DType", Value(state.dtype_types[0]->base)) && put("context", state.context) &&
         vm.add_functions(module, kFunctions);
}

}  // namespace

TensorState::TensorState(Vm& vm) : vm(vm), memory(vm.tensor_memory()) {
  context = new_dict(vm);
  const float zero = 0;
  if (auto made = Tensor::copy_of(DType::Float32, {}, &zero)) placeholder = std::move(*made);
  // A failure leaves an exception on the Vm, which the import of `_refjit` reports.
  if (define_dtypes(vm, *this) && define_primitive_type(vm, *this)) define_tensor_type(vm, *this);
}
TensorState::~TensorState() = default;

void register_tensors(Vm& vm) {
  vm.register_module("_refjit", init);
  register_tape(vm);
}

void set_eager_device(Vm& vm, runtime::Device* device) {
  TensorState& state = tensor_state(vm);
  state.device = device;
  state.entries.clear();
  state.slots.clear();
}

}  // namespace refjit::vm::tensors
