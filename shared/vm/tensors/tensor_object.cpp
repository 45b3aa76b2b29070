// The class mindspore.Tensor: construction, attributes, conversions to the host. Methods that are operators are guest
// Python (shared/guest/mindspore), so that capture inlines them like a user's code.
#include "vm/tensors/tensor_object.h"

#include <cstring>

#include "tensor/tensor_text.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/open_type.h"
#include "vm/tensors/dtype_object.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/operators.h"
#include "vm/types/collections.h"
#include "vm/types/define.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

constexpr const char* kDTypeList =
    "[mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, "
    "mindspore.uint32, "
    "mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, "
    "mindspore.complex64, "
    "mindspore.complex128, mindspore.int4, mindspore.float8_e4m3fn, mindspore.float8_e5m2, mindspore.hifloat8, "
    "mindspore.bool, "
    "mindspore.string_]";
constexpr const char* kInputList =
    "'['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']'";

const Tensor& tensor_in(Value v) { return as_tensor(v)->tensor; }

bool bad_input(Vm& vm, Value v) {
  vm.raise("TypeError", std::string("For 'Tensor', the type of 'input_data' should be one of ") + kInputList +
                            ", but got type '" + vm.type_name(v) + "'.");
  return false;
}

/// MindSpore's default dtype of data without one: Python floats are float32, ints int64; arrays keep theirs.
bool has_python_numbers(Value v) { return !v.is_object() || is_list(v) || is_tuple(v) || is_int(v); }

Ref construct(Vm&, Type* type, Args) {
  Vm& vm = *type->vm;
  auto* object = make_object<TensorObject>(vm, type);
  if (!object) return {};
  TensorState& state = tensor_state(vm);
  new (&object->tensor) Tensor(state.placeholder);
  object->state = &state;
  object->id = state.next_id++;
  object->mark = 0;
  return Ref::steal(Value(object));
}

/// Finds positional `index` or keyword `name`; null when absent.
Value argument(Args args, size_t index, std::string_view name) {
  if (index < args.count) return args[index];
  if (!args.keywords) return Value();
  for (int64_t i = 0; i < args.keywords->size; ++i)
    if (view_of(args.keywords->items[i]) == name) return args.values[args.count + static_cast<size_t>(i)];
  return Value();
}

/// Tensor(shape=..., dtype=...) without data declares an argument (set_inputs): zeros where every size is known, else
/// no elements and the dims in `_dynamic_shape`, -1 for None; no shape at all is an open rank, (-2,). What Symbols say
/// of dims stands in `_symbolic_shape`.
bool declare_shape(Vm& vm, Value self, Value shape, std::optional<DType> dtype) {
  if (!dtype) {
    vm.raise("ValueError", "If setting dynamic shape, dtype must not be None, init must be None");
    return false;
  }
  Shape dims;
  std::vector<Ref> written, known;
  bool is_open = false, has_symbols = false;
  const auto add = [&](Value v) {
    int64_t size = -1;
    Ref said = v.is_object() ? vm.call_method(v, vm.intern("to_dict"), {}) : Ref();
    if (vm.has_exception()) vm.take_exception();
    has_symbols |= static_cast<bool>(said);
    known.push_back(said ? std::move(said) : Ref(v));
    if (!v.is_none() && (!is_int(v) || !int_fits(v, size))) size = -1;
    is_open |= size < 0;
    dims.push_back(std::max<int64_t>(size, 0));
    written.push_back(vm.integer(size));
  };
  if (!shape || shape.is_none()) {
    is_open = true;
    dims.push_back(0);
    written.push_back(vm.integer(-2));
  } else if (is_tuple(shape) || is_list(shape)) {
    for (Value v : is_tuple(shape) ? as_tuple(shape)->span() : as_list(shape)->span()) add(v);
  } else {
    add(shape);
  }
  if (is_open) std::fill(dims.begin(), dims.end(), 0);
  auto zeros = Tensor::empty(*dtype, dims);
  if (!zeros) return vm.raise(zeros.error()), false;
  if (zeros->byte_count() > 0) std::memset(zeros->data(), 0, static_cast<size_t>(zeros->byte_count()));
  as_tensor(self)->tensor = *std::move(zeros);
  if (!is_open) return true;
  const std::vector<Value> values(written.begin(), written.end()), symbols(known.begin(), known.end());
  if (has_symbols && !vm.set_attribute(self, vm.intern("_symbolic_shape"), vm.list(symbols))) return false;
  return vm.set_attribute(self, vm.intern("_dynamic_shape"), vm.tuple(values));
}

/// The dims that Tensor(shape=[None, ...]) declares; null for every other tensor.
Value declared_shape(Vm& vm, Value v) {
  const Tensor& tensor = tensor_in(v);
  if (tensor.element_count() != 0 || !has_instance_dict(v.object()) || !instance_dict(v.object())) return Value();
  return dict_get(instance_dict(v.object()), vm.intern("_dynamic_shape"));
}

/// The Initializer in `_init` that a tensor still waits for, to all appearance (it is filled at once); null for others.
Value awaited_init(Vm& vm, Value v) {
  if (!has_instance_dict(v.object()) || !instance_dict(v.object())) return Value();
  return dict_get(instance_dict(v.object()), vm.intern("_init"));
}

/// Who looks at the values of a tensor has MindSpore fill it.
void settle_init(Vm& vm, Value v) {
  if (awaited_init(vm, v)) dict_remove(vm, instance_dict(v.object()), vm.intern("_init"));
}

/// Tensor(x, dtype) as the operator that recorders see.
bool copy_recorded(TensorState& state, Value from, std::optional<DType> dtype, TensorObject* to) {
  const bool is_cast = dtype && *dtype != tensor_in(from).dtype;
  Ref own = is_cast ? run_operator(state, "Cast", {from, state.dtypes[static_cast<int>(*dtype)].get()})
                    : run_operator(state, "TensorMove", {from});
  if (!own) return false;
  to->tensor = tensor_in(own);
  record_copy(state, as_tensor(own), to);
  return true;
}

bool initialise(Vm& vm, Value self, Args args) {
  static constexpr std::string_view kNames[] = {"input_data", "dtype", "shape", "init", "const_arg", "device"};
  if (args.count > std::size(kNames)) {
    vm.raise("TypeError", "Tensor.__init__() takes from 1 to 8 positional arguments but " +
                              std::to_string(args.count + 1) + " were given");
    return false;
  }
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
    const std::string_view name = view_of(args.keywords->items[i]);
    if (std::find(std::begin(kNames), std::end(kNames), name) == std::end(kNames)) {
      vm.raise("TypeError", "Tensor.__init__() got an unexpected keyword argument '" + std::string(name) + "'");
      return false;
    }
  }
  TensorState& state = tensor_state(vm);
  const Value data = argument(args, 0, "input_data"), dtype_value = argument(args, 1, "dtype");
  const Value shape = argument(args, 2, "shape"), init = argument(args, 3, "init");
  if (const Value device = argument(args, 5, "device"); device && !device.is_none()) {
    Ref text = vm.str(device);
    if (!text) return false;
    if (view_of(text) != "CPU") {
      vm.raise("ValueError", "Only 'CPU' is supported for device, but got " + std::string(view_of(text)) + ".");
      return false;
    }
  }
  std::optional<DType> dtype;
  if (dtype_value && !dtype_value.is_none()) {
    DType read;
    const bool is_builtin = !dtype_value.is_object() || has_type_flag(dtype_value, kTypeType);
    if (is_builtin || !dtype_of_value(vm, dtype_value, read)) {
      Ref text = is_str(dtype_value) ? vm.repr(dtype_value) : vm.str(dtype_value);
      if (text) {
        vm.raise("TypeError", std::string("For 'Tensor', the 'dtype' should be one of ") + kDTypeList + ", but got '" +
                                  std::string(view_of(text)) + "'.");
      }
      return false;
    }
    dtype = read;
  }
  const bool has_dims = shape && (is_tuple(shape) || is_list(shape));
  const auto dims = has_dims ? items_of(shape) : std::span<const Value>();
  const bool has_open_dim = std::any_of(
      dims.begin(), dims.end(), [](Value v) { return v.is_none() || (v.is_small_int() && v.as_small_int() < 0); });
  if ((!data || data.is_none()) && init && !init.is_none()) {
    // Tensor(shape=..., dtype=..., init=initializer): the initializer fills it at once.
    Ref shape_given(shape ? shape : kNone), type_given(dtype_value ? dtype_value : kNone);
    if (shape_given.get().is_none() || type_given.get().is_none())
      return vm.raise("ValueError", "init, dtype and shape must have values at the same time."), false;
    if (has_open_dim) {
      vm.raise("ValueError", "If setting dynamic shape, dtype must not be None, init must be None");
      return false;
    }
    Ref filled = vm.call(init, {shape_given, type_given});
    return filled && tensor_data_from(state, filled, dtype, as_tensor(self)->tensor) &&
           vm.set_attribute(self, vm.intern("_init"), init);
  }
  if (!data || data.is_none()) {
    if (dtype || has_open_dim) return declare_shape(vm, self, shape, dtype);
    return bad_input(vm, kNone);
  }
  if (shape && !shape.is_none()) {
    Ref text = vm.str(shape);
    if (text) {
      vm.raise("ValueError",
               "When initializing a tensor with 'input_data', 'shape' should be set to None.But got shape: " +
                   std::string(view_of(text)) + ".");
    }
    return false;
  }
  // Gradients and traces pass through Tensor(x), and end at Parameter(x).
  if (state.recorder && is_tensor(data) && vm.type_of(self) == tensor_type(vm))
    return copy_recorded(state, data, dtype, as_tensor(self));
  return tensor_data_from(state, data, dtype, as_tensor(self)->tensor);
}

Ref repr_slot(Vm& vm, Value v) {
  host_read(v, "str");
  std::string text = tensor_repr(tensor_in(v));
  if (awaited_init(vm, v)) {
    constexpr std::string_view kValue = "value=";
    text.resize(text.find(kValue) + kValue.size() + 1);
    return vm.string(text + "<uninitialized>)");
  }
  // What only declares an argument shows the dims that it declares.
  if (const Value dims = declared_shape(vm, v); dims && is_tuple(dims)) {
    std::string shown;
    for (Value dim : as_tuple(dims)->span()) {
      int64_t size = -1;
      int_fits(dim, size);
      shown += (shown.empty() ? "" : ", ") + std::to_string(size);
    }
    const size_t begin = text.find('[') + 1;
    text.replace(begin, text.find(']') - begin, shown);
  }
  return vm.string(text);
}
Ref str_slot(Vm& vm, Value v) {
  host_read(v, "str");
  settle_init(vm, v);
  const numpy::NumpyState& state = numpy::numpy_state(vm);
  const Tensor& t = tensor_in(v);
  if (!state.text_function || t.dtype == DType::BFloat16) return vm.string(array_str(t, state.text_options));
  Ref array = numpy::new_array(vm, t);
  return array ? vm.call(state.text_function, {array.get(), kFalse}) : Ref();
}

bool one_element(Vm& vm, Value v, bool is_bool) {
  const int64_t count = tensor_in(v).element_count();
  if (count == 1) return true;
  vm.raise("ValueError", is_bool ? "The tensor should have only one element, but got " + std::to_string(count) +
                                       ", more than one element is ambiguous."
                                 : "Only one element tensors can be converted to Python scalars");
  return false;
}

bool truth_slot(Vm& vm, Value v, bool& out) {
  if (!one_element(vm, v, true)) return false;
  host_read(v, "bool");
  out = element_as_double(tensor_in(v), 0) != 0;
  return true;
}

bool length_slot(Vm& vm, Value v, int64_t& out) {
  if (tensor_in(v).shape.empty()) return vm.raise("TypeError", "Not support len of a 0-D tensor"), false;
  out = tensor_in(v).shape[0];
  return true;
}

Ref iter_slot(Vm& vm, Value v) {
  const Tensor& t = tensor_in(v);
  if (t.shape.empty()) return vm.raise("TypeError", "Cannot iterate over a scalar tensor.");
  Ref rows = new_list(vm, t.shape[0]);
  for (int64_t i = 0; rows && i < t.shape[0]; ++i) {
    Ref row = get_item(vm, v, Value::small_int(i));
    if (!row || !list_append(vm, as_list(rows), std::move(row))) return {};
  }
  return rows ? vm.iterate(rows) : Ref();
}

int contains_slot(Vm& vm, Value v, Value item) {
  Ref equal = apply_compare(tensor_state(vm), CompareOp::Eq, v, item);
  if (!equal) return -1;
  if (!is_tensor(equal)) return equal.get() == kTrue;
  host_read(equal, "bool");
  const Tensor& flags = tensor_in(equal);
  for (int64_t i = 0, n = flags.element_count(); i < n; ++i)
    if (element_as_int(flags, i)) return 1;
  return 0;
}

Ref int_slot(Vm& vm, Value v) {
  if (!one_element(vm, v, false)) return {};
  host_read(v, "int");
  const Tensor& t = tensor_in(v);
  if (refjit::is_float(t.dtype)) return int_from_double(vm, element_as_double(t, 0));
  return vm.integer(element_as_int(t, 0));
}

Ref float_slot(Vm& vm, Value v) {
  if (!one_element(vm, v, false)) return {};
  host_read(v, "float");
  return Ref(Value::of(element_as_double(tensor_in(v), 0)));
}

Ref index_slot(Vm& vm, Value v) {
  const Tensor& t = tensor_in(v);
  if (!refjit::is_int(t.dtype) || t.element_count() != 1)
    return vm.raise("ValueError", "Only integer tensors of a single element can be converted to an index.");
  host_read(v, "int");
  return vm.integer(element_as_int(t, 0));
}

bool hash_slot(Vm&, Value v, int64_t& out) {
  host_read(v, "hash");
  out = static_cast<int64_t>(as_tensor(v)->id);
  return true;
}

// ---- attributes

Ref read_shape(Vm& vm, Value v) {
  if (const Value declared = declared_shape(vm, v)) return declared;
  return numpy::shape_tuple(vm, tensor_in(v).shape);
}
Ref read_dtype(Vm&, Value v) { return as_tensor(v)->state->dtypes[static_cast<int>(tensor_in(v).dtype)]; }
Ref read_ndim(Vm& vm, Value v) { return vm.integer(tensor_in(v).rank()); }
Ref read_size(Vm& vm, Value v) { return vm.integer(tensor_in(v).element_count()); }
Ref read_itemsize(Vm& vm, Value v) { return vm.integer(byte_size(tensor_in(v).dtype)); }
Ref read_nbytes(Vm& vm, Value v) { return vm.integer(tensor_in(v).byte_count()); }
Ref read_strides(Vm& vm, Value v) {
  Dims bytes = tensor_in(v).strides;
  for (int64_t& stride : bytes) stride *= byte_size(tensor_in(v).dtype);
  return numpy::shape_tuple(vm, bytes);
}
Ref read_id(Vm& vm, Value v) { return vm.integer(static_cast<int64_t>(as_tensor(v)->id)); }

constexpr PropertyDef kProperties[] = {
    {"shape", read_shape, nullptr},     {"dtype", read_dtype, nullptr},       {"ndim", read_ndim, nullptr},
    {"size", read_size, nullptr},       {"itemsize", read_itemsize, nullptr}, {"nbytes", read_nbytes, nullptr},
    {"strides", read_strides, nullptr}, {"_tensor_id", read_id, nullptr},
};

// ---- methods

Ref asnumpy(Vm& vm, Args args) {
  host_read(args[0], "asnumpy");
  if (declared_shape(vm, args[0])) return vm.raise("ValueError", "negative dimensions are not allowed");
  settle_init(vm, args[0]);
  Tensor t = tensor_in(args[0]);
  if (t.dtype == DType::BFloat16) return numpy::new_array(vm, numpy::Math{vm.tensor_memory()}.cast(t, DType::Float32));
  auto flat = contiguous(t, vm.tensor_memory());  // shares with the Tensor unless that is a view with gaps
  return flat ? numpy::new_array(vm, *std::move(flat)) : vm.raise(flat.error());
}

Ref array_protocol(Vm& vm, Args args) {
  Ref array = asnumpy(vm, args);
  std::optional<DType> dtype;
  Tensor t;
  if (!array || !numpy::to_dtype(vm, args[1], dtype) || !dtype) return array;
  return numpy::to_tensor(vm, array, dtype, t) ? numpy::new_array(vm, std::move(t)) : Ref();
}

Ref item(Vm& vm, Args args) {
  if (!one_element(vm, args[0], true)) return {};
  host_read(args[0], "item");
  return numpy::python_number(vm, tensor_in(args[0]), 0);
}

Ref tolist(Vm& vm, Args args) {
  host_read(args[0], "tolist");
  return numpy::nested_list(vm, tensor_in(args[0]));
}

Ref is_contiguous(Vm&, Args args) { return Ref(Value::boolean(tensor_in(args[0]).is_contiguous())); }

Ref storage_offset(Vm& vm, Args args) { return vm.integer(tensor_in(args[0]).offset); }

/// The address of the storage, which all views of it have in common.
Ref data_ptr(Vm& vm, Args args) {
  const StorageRef& storage = tensor_in(args[0]).storage;
  return vm.integer(storage ? reinterpret_cast<int64_t>(storage->data) : 0);
}

Ref contiguous_method(Vm& vm, Args args) {
  if (tensor_in(args[0]).is_contiguous()) return Ref(args[0]);
  TensorState& state = tensor_state(vm);
  auto flat = refjit::contiguous(tensor_in(args[0]), state.memory);
  if (!flat) return vm.raise(flat.error());
  Ref copy = new_tensor(state, std::move(*flat));
  if (copy) record_copy(state, as_tensor(args[0]), as_tensor(copy));
  return copy;
}

Ref format(Vm& vm, Args args) {
  if (is_str(args[1]) && !view_of(args[1]).empty())
    return vm.raise("TypeError", "unsupported format string passed to " + vm.type_name(args[0]) + ".__format__");
  return vm.str(args[0]);
}

/// Copies another tensor's data in place (Parameter.set_data, assign_value).
Ref assign_value(Vm& vm, Args args) {
  TensorState& state = tensor_state(vm);
  Tensor data;
  TensorObject* self = as_tensor(args[0]);
  // A recorder is told below that the value goes on: this is no read.
  OpRecorder* recorder = std::exchange(state.recorder, nullptr);
  const bool is_read = tensor_data_from(state, args[1], std::nullopt, data);
  state.recorder = recorder;
  if (!is_read) return {};
  const bool is_same_type = data.dtype == self->tensor.dtype && data.shape == self->tensor.shape;
  if (!before_write(state, self)) return {};
  if (is_same_type) {
    if (auto done = numpy::assign(self->tensor, data); !done) return vm.raise(done.error());
  }
  if (recorder && !is_same_type && is_tensor(args[1])) host_read(args[1], "set_data");
  Ref source = is_tensor(args[1]) ? Ref(args[1]) : new_tensor(state, data);
  if (!source) return {};
  if (!is_same_type) self->tensor = std::move(data);
  if (is_same_type)
    record_assign(state, self, as_tensor(source));
  else
    record_write(state, self);
  return Ref(args[0]);
}

const NativeDef kMethods[] = {
    {"asnumpy", "self", asnumpy},
    {"numpy", "self", asnumpy},
    {"__array__", "self, dtype=None", array_protocol},
    {"item", "self", item},
    {"tolist", "self", tolist},
    {"is_contiguous", "self", is_contiguous},
    {"storage_offset", "self", storage_offset},
    {"data_ptr", "self", data_ptr},
    {"contiguous", "self", contiguous_method},
    {"__format__", "self, spec", format},
    {"assign_value", "self, value", assign_value},
};

}  // namespace

void finalize_tensor(Object* o) { static_cast<TensorObject*>(o)->tensor.~Tensor(); }

Ref new_tensor(TensorState& state, Tensor tensor) {
  auto* object = make_object<TensorObject>(state.vm, state.tensor);
  if (!object) return {};
  new (&object->tensor) Tensor(std::move(tensor));
  object->state = &state;
  object->id = state.next_id++;
  object->mark = 0;
  return Ref::steal(Value(object));
}

Ref new_tensor(Vm& vm, Tensor tensor) { return new_tensor(tensor_state(vm), std::move(tensor)); }
Type* tensor_type(Vm& vm) { return tensor_state(vm).tensor; }

namespace {

/// Tells recorders of the tensors in a list that becomes one tensor.
void note_items_read(Value v) {
  if (is_tensor(v)) return host_read(v, "asnumpy");
  if (!is_list(v) && !is_tuple(v)) return;
  for (Value item : is_tuple(v) ? as_tuple(v)->span() : as_list(v)->span()) note_items_read(item);
}

}  // namespace

bool tensor_data_from(TensorState& state, Value v, std::optional<DType> dtype, Tensor& out) {
  Vm& vm = state.vm;
  if (is_str(v) || v.is_none()) return bad_input(vm, v);
  if (v.is_object() && !is_list(v) && !is_tuple(v) && !is_int(v) && !is_float(v) && !numpy::is_array(vm, v) &&
      !is_tensor(v) && !numpy::scalar_dtype(vm, v) && !is_exactly(v, vm.types().complex))
    return bad_input(vm, v);
  if (state.recorder) note_items_read(v);
  const bool is_python = has_python_numbers(v);
  int64_t integer;
  if (is_int(v) && !int_fits(v, integer)) return vm.raise("RuntimeError", "Unsupported tensor type!"), false;
  Tensor read;
  if (!numpy::to_tensor(vm, v, is_tensor(v) ? std::optional(tensor_in(v).dtype) : std::nullopt, read)) {
    if (!is_list(v) && !is_tuple(v)) return false;
    vm.take_exception();
    Ref text = vm.repr(v);
    if (text)
      vm.raise("TypeError",
               "For Tensor, the input_data is " + std::string(view_of(text)) + " that contain unsupported element.");
    return false;
  }
  DType wanted = dtype.value_or(read.dtype);
  if (!dtype && is_python && read.dtype == DType::Float64) wanted = DType::Float32;
  auto own = numpy::Math{state.memory}.cast(read, wanted);
  if (!own) return vm.raise(own.error()), false;
  out = std::move(*own);
  return true;
}

Ref tensor_from(TensorState& state, Value v, std::optional<DType> dtype) {
  Tensor data;
  return tensor_data_from(state, v, dtype, data) ? new_tensor(state, std::move(data)) : Ref();
}

bool define_tensor_type(Vm& vm, TensorState& state) {
  TypeDef def{"mindspore.common.tensor.Tensor", sizeof(TensorObject), nullptr, {}, kMethods};
  def.has_dict = true;
  Slots& slots = def.slots;
  fill_operator_slots(slots);
  slots.finalize = finalize_tensor;
  slots.construct = construct;
  slots.init = initialise;
  slots.repr = repr_slot;
  slots.str = str_slot;
  slots.hash = hash_slot;
  slots.truth = truth_slot;
  slots.length = length_slot;
  slots.iter = iter_slot;
  slots.contains = contains_slot;
  slots.to_int = int_slot;
  slots.to_float = float_slot;
  slots.index = index_slot;
  slots.get_item = get_item;
  slots.set_item = set_item;
  state.tensor = vm.make_type(def);
  if (state.tensor) make_open(state.tensor);
  // MindSpore's Tensor is stepped through by its items: it has no __iter__, which is what Iterable asks for.
  if (state.tensor && dict_remove(vm, state.tensor->dict, vm.intern("__iter__")) < 0) return false;
  return state.tensor && add_properties(vm, state.tensor, kProperties) &&
         add_properties(vm, state.tensor, dict_property());
}

}  // namespace refjit::vm::tensors
