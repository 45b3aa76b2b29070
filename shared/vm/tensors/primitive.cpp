#include "vm/tensors/primitive.h"

#include <algorithm>

#include "base/number_text.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/open_type.h"
#include "vm/tensors/argument_type.h"
#include "vm/tensors/classic_calls.h"
#include "vm/tensors/eager.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

void finalize(Object* o) {
  for (Value& v : static_cast<PrimitiveObject*>(o)->bound) decref(std::exchange(v, Value()));
}
void traverse(Object* o, const Visitor& visit) {
  for (Value v : static_cast<PrimitiveObject*>(o)->bound) visit(v);
}

Ref repr(Vm& vm, Value v) {
  std::string text = "Prim[" + std::string(as_primitive(v)->op->name) + "]";
  std::string shown;
  Ref attributes = vm.get_attribute(v, vm.intern("attrs"));  // guest Python: mindspore/ops/primitive_attributes.py
  if (!attributes) return {};
  Value key, value;
  for (int32_t at = 0; is_dict(attributes) && dict_next(as_dict(attributes), at, key, value);) {
    if (!is_str(key) || view_of(key) == "input_names" || view_of(key) == "output_names") continue;
    Ref part = vm.str(value);
    if (!part) return {};
    shown += (shown.empty() ? "" : ", ") + std::string(view_of(key)) + "=" + std::string(view_of(part));
  }
  return vm.string(shown.empty() ? text : text + "<" + shown + ">");
}

}  // namespace

std::string argument_type(Vm& vm, Value v) {
  if (v.is_none()) return "None";
  if (is_tensor(v)) return "Tensor";
  if (is_str(v)) return "string";
  if (v.is_bool()) return "bool";
  if (is_int(v)) return "int";
  if (is_float(v)) return "float";
  if (is_tuple(v) || is_list(v)) {
    std::string inner;
    for (Value item : is_tuple(v) ? as_tuple(v)->span() : as_list(v)->span())
      inner += (inner.empty() ? "" : ", ") + argument_type(vm, item);
    return (is_tuple(v) ? "Tuple<" : "List<") + inner + ">";
  }
  DType dtype;
  if (dtype_of_value(vm, v, dtype)) return "mindspore.dtype";
  Ref text = vm.repr(Value(vm.type_of(v)));
  return text ? std::string(view_of(text)) : "object";
}

namespace {

/// Arguments that MindSpore gives when the primitive is made, and shows in brackets of their own.
constexpr std::pair<std::string_view, std::string_view> kMadeWith[] = {{"Argmax", "axis"},
                                                                       {"Argmax", "output_type"},
                                                                       {"Argmin", "axis"},
                                                                       {"Argmin", "output_type"},
                                                                       {"CumSum", "exclusive"},
                                                                       {"CumSum", "reverse"},
                                                                       {"CumProd", "exclusive"},
                                                                       {"CumProd", "reverse"},
                                                                       {"Concat", "axis"},
                                                                       {"ReverseV2", "axis"},
                                                                       {"Triu", "diagonal"},
                                                                       {"Tril", "diagonal"},
                                                                       {"Gather", "batch_dims"},
                                                                       {"ReduceSum", "keep_dims"},
                                                                       {"ReduceSum", "skip_mode"},
                                                                       {"ReduceMean", "keep_dims"},
                                                                       {"ReduceMax", "keep_dims"},
                                                                       {"ReduceMin", "keep_dims"},
                                                                       {"ReduceAll", "keep_dims"},
                                                                       {"ReduceAny", "keep_dims"},
                                                                       {"Softmax", "axis"},
                                                                       {"LogSoftmax", "axis"},
                                                                       {"ArgMaxWithValue", "axis"},
                                                                       {"ArgMaxWithValue", "keep_dims"},
                                                                       {"ArgMinWithValue", "axis"},
                                                                       {"ArgMinWithValue", "keep_dims"},
                                                                       {"MatMul", "transpose_a"},
                                                                       {"MatMul", "transpose_b"},
                                                                       {"BatchMatMul", "transpose_a"},
                                                                       {"BatchMatMul", "transpose_b"},
                                                                       {"OneHot", "axis"},
                                                                       {"Squeeze", "axis"}};

bool is_made_with(const ops::OpDef& op, size_t index) {
  return std::find(std::begin(kMadeWith), std::end(kMadeWith), std::pair(op.name, op.args[index].name)) !=
         std::end(kMadeWith);
}

/// Operators of truths: beside tensors they take no number but a bool.
bool takes_bools_alone(std::string_view name) { return name.starts_with("Logical"); }

/// `Failed calling Exp with "Exp()(input=int)".` and the valid call.
bool refuse(Vm& vm, const ops::OpDef& op, const Value* values) {
  for (size_t i = 0; i < op.args.size(); ++i) {
    const bool is_number = values[i] && (is_int(values[i]) || is_float(values[i]));
    if (values[i] && !is_tensor(values[i]) && !(is_number && op.args[i].kind == ops::ArgKind::TensorOrScalar) &&
        op.args[i].default_text.empty())
      if (refuse_operand(vm, op.name, i, values[i])) return false;
  }
  const std::string name(op.name);
  std::string given[2], valid[2];  // what the primitive is made with, what it is called with
  for (size_t i = 0; i < op.args.size(); ++i) {
    const std::string argument(op.args[i].name);
    const size_t part = is_made_with(op, i) ? 0 : 1;
    const auto add = [&](std::string& to, const std::string& text) {
      to += (to.empty() ? "" : ", ") + argument + "=" + text;
    };
    if (values[i])
      add(given[part],
          op.args[i].kind == ops::ArgKind::Type ? std::string("mindspore.dtype") : argument_type(vm, values[i]));
    const char* kind = "<Any>";
    switch (op.args[i].kind) {
      case ops::ArgKind::Tensor:
        kind = "<Tensor>";
        break;
      case ops::ArgKind::TensorOrScalar:
        kind = takes_bools_alone(op.name) ? "<bool, Tensor>" : "<Number, Tensor>";
        break;
      case ops::ArgKind::TensorTuple:
        kind = "<list of tensor, tuple of Tensor>";
        break;
      case ops::ArgKind::Int:
        kind = op.name == "Gather" || op.name == "ExpandDims" || op.name == "Triu" || op.name == "Tril"
                   ? "<Tensor, int>"
                   : "<int>";
        if (op.name == "Gather" && argument == "batch_dims") kind = "<int>";
        break;
      case ops::ArgKind::Bool:
        kind = "<bool>";
        break;
      case ops::ArgKind::Float:
        kind = "<Number>";
        break;
      case ops::ArgKind::Type:
        kind = "<mindspore.dtype>";
        break;
      case ops::ArgKind::IntTuple:
        kind = op.name == "Reshape"     ? "<Tensor, list of int, tuple of int>"
               : op.name == "Tile"      ? "<Tensor, tuple of int>"
               : op.name == "ReverseV2" ? "<list of int, tuple of int>"
                                        : "<int, list of int, Tensor, tuple of int>";
        break;
      case ops::ArgKind::String:
        kind = "<string>";
        break;
      case ops::ArgKind::Any:
        break;
    }
    add(valid[part], kind);
  }
  vm.raise("TypeError", "Failed calling " + name + " with \"" + name + "(" + given[0] + ")(" + given[1] +
                            ")\".\nThe valid calling should be: \n\"" + name + "(" + valid[0] + ")(" + valid[1] +
                            ")\".");
  return false;
}

/// Whether MindSpore's parser takes v for an operand of whole numbers: neither bools nor, for some, a single number or
/// a list.
bool may_be_numbers(std::string_view name, Value v) {
  if (name == "ReverseV2" && !is_tuple(v) && !is_list(v)) return false;
  if (is_tensor(v)) return is_int(as_tensor(v)->tensor.dtype) && as_tensor(v)->tensor.rank() <= 1;
  if (is_str(v) || is_float(v) || v.is_bool()) return false;
  const bool wants_tuple = name == "Transpose" || name == "Tile";
  if (is_int(v)) return !wants_tuple && name != "Slice" && name != "Reshape" && name != "ReverseV2";
  if (is_list(v) && wants_tuple) return false;
  if (is_tuple(v) || is_list(v))
    for (Value item : is_tuple(v) ? as_tuple(v)->span() : as_list(v)->span())
      if (item.is_bool()) return false;
  return true;
}

bool check_kinds(Vm& vm, const ops::OpDef& op, Value* values) {
  for (size_t i = 0; i < op.args.size(); ++i)
    if (values[i] && !takes_argument(vm, op, i, values[i])) return refuse(vm, op, values);
  return true;
}

bool is_promoting(const ops::OpDef& op) {
  return op.args.size() == 2 && op.args[0].kind == ops::ArgKind::TensorOrScalar &&
         op.args[1].kind == ops::ArgKind::TensorOrScalar;
}

bool is_number_kind(ops::ArgKind kind) { return kind == ops::ArgKind::IntTuple || kind == ops::ArgKind::Int; }

/// Numbers out of an integer tensor that stands where an operator takes an int or a tuple of them; another value as it
/// is.
Ref numbers_of(Vm& vm, const ops::Arg& arg, Value v) {
  if (!v || !is_tensor(v) || !is_number_kind(arg.kind)) return Ref(v);
  const Tensor& tensor = as_tensor(v)->tensor;
  if (!is_int(tensor.dtype) || tensor.rank() > 1 || !tensor.storage->memory->is_host()) return Ref(v);
  if (tensor.rank() == 0) return vm.integer(element_as_int(tensor, 0));
  Ref tuple = new_tuple(vm, tensor.element_count());
  for (int64_t i = 0; tuple && i < tensor.element_count(); ++i)
    as_tuple(tuple)->items[i] = vm.integer(element_as_int(tensor, i)).release();
  return tuple;
}

Ref call_with_numbers(Vm& vm, TensorState& state, const PrimitiveObject& primitive, Value* values) {
  const ops::OpDef& op = *primitive.op;
  Ref numbers[PrimitiveObject::kMaxArguments];
  for (size_t i = 0; i < op.args.size(); ++i) {
    numbers[i] = numbers_of(vm, op.args[i], values[i]);
    if (vm.has_exception()) return {};
    values[i] = numbers[i];
  }
  return run_operator(state, op, std::span(values, op.args.size()), primitive.caller);
}

Ref call(Vm& vm, Value callee, Args args) {
  PrimitiveObject* primitive = as_primitive(callee);
  Value values[PrimitiveObject::kMaxArguments];
  if (!bind_arguments(vm, primitive, args, values)) return {};
  TensorState& state = tensor_state(vm);
  const ops::OpDef& op = *primitive->op;
  if (is_promoting(op)) {
    for (size_t i = 0; i < 2; ++i) {
      const Value v = values[i];
      const bool is_number = (is_int(v) && !v.is_bool()) || is_float(v);
      if (is_list(v) || is_tuple(v) || v.is_none() || (is_number && takes_bools_alone(op.name)))
        return refuse(vm, op, values), Ref();
      if (is_str(v) && refuse_operand(vm, op.name, i, v)) return {};
    }
    return apply_promoting(state, op, values[0], values[1], primitive->caller);
  }
  DType dtype;
  const bool is_number = values[0].is_bool() || is_int(values[0]) || is_float(values[0]);
  if (op.name == "Cast" && is_number && dtype_of_value(vm, values[1], dtype))
    return tensor_scalar_of(state, values[0], dtype);
  if (!check_kinds(vm, op, values)) return {};
  bool reads_tensors = false;
  for (size_t i = 0; i < op.args.size(); ++i)
    reads_tensors |= values[i] && is_tensor(values[i]) && is_number_kind(op.args[i].kind);
  if (reads_tensors) return call_with_numbers(vm, state, *primitive, values);
  return run_operator(state, op, std::span(values, op.args.size()), primitive->caller);
}

/// What a primitive was made with is an attribute, too, in MindSpore's form: guest Python gives it.
Ref get_attribute(Vm& vm, Value v, Str* name) {
  Ref found = generic_get_attribute(vm, v, name);
  if (found || name->view().starts_with('_') || !vm.exception_matches(vm.types().AttributeError)) return found;
  vm.take_exception();
  Ref find = generic_get_attribute(vm, v, vm.intern("_made_with"));
  const Value argument(name);
  return find ? vm.call(find, {argument}) : Ref();
}

Ref read_name(Vm& vm, Value v) { return vm.string(as_primitive(v)->op->name); }
Ref read_bound(Vm& vm, Value v) {
  Ref dict = new_dict(vm);
  PrimitiveObject* primitive = as_primitive(v);
  for (size_t i = 0; dict && i < primitive->op->args.size(); ++i)
    if (primitive->bound[i] && !dict_set(vm, as_dict(dict), primitive->op->args[i].name, primitive->bound[i]))
      return {};
  return dict;
}
constexpr PropertyDef kProperties[] = {{"name", read_name, nullptr}, {"_bound", read_bound, nullptr}};

/// An operator does not change once it is made: copies are the operator itself.
Ref itself(Vm&, Args args) { return Ref(args[0]); }

const NativeDef kMethods[] = {
    {"__copy__", "self", itself},
    {"__deepcopy__", "self, memo, /", itself},
};

}  // namespace

bool takes_argument(Vm& vm, const ops::OpDef& op, size_t index, Value v) {
  const ops::Arg& arg = op.args[index];
  if (v.is_none() && !arg.default_text.empty()) return true;
  switch (arg.kind) {
    case ops::ArgKind::Tensor:
      return is_tensor(v);
    case ops::ArgKind::TensorTuple:
      return is_tuple(v) || is_list(v);
    case ops::ArgKind::Int:
      if (is_tensor(v)) return is_int(as_tensor(v)->tensor.dtype) && as_tensor(v)->tensor.element_count() == 1;
      return !v.is_bool() && (is_int(v) || v.is_none());
    case ops::ArgKind::Bool:
      return v.is_bool();
    case ops::ArgKind::IntTuple:
      return may_be_numbers(op.name, v);
    case ops::ArgKind::Float: {
      DType dtype;
      return !is_str(v) && !is_tuple(v) && !is_list(v) && !dtype_of_value(vm, v, dtype);
    }
    default:
      return true;
  }
}

bool is_primitive(Value v) { return v.is_object() && v.object()->type->slots.finalize == finalize; }

namespace {

/// `Add.__call__() missing 2 required positional arguments: 'input' and 'other'`, in Python's words.
std::string missing_arguments(const ops::OpDef& op, const Value* values, size_t first) {
  std::vector<std::string> names;
  for (size_t i = first; i < op.args.size(); ++i)
    if (!values[i] && op.args[i].default_text.empty()) names.push_back("'" + std::string(op.args[i].name) + "'");
  std::string list;
  for (size_t i = 0; i < names.size(); ++i) {
    const bool is_last = i + 1 == names.size();
    list += (i == 0 ? "" : is_last ? (names.size() == 2 ? " and " : ", and ") : ", ") + names[i];
  }
  return std::string(op.name) + ".__call__() missing " + std::to_string(names.size()) +
         " required positional argument" + (names.size() == 1 ? "" : "s") + ": " + list;
}

}  // namespace

bool bind_arguments(Vm& vm, PrimitiveObject* primitive, Args args, Value* out) {
  const ops::OpDef& op = *primitive->op;
  const size_t count = op.args.size();
  std::copy_n(primitive->bound, count, out);
  size_t at = 0;
  for (uint32_t i = 0; i < args.count; ++i, ++at) {
    while (at < count && out[at]) ++at;
    if (at == count) {
      if (refuse_count(vm, op.name, args.count)) return false;
      vm.raise("TypeError", std::string(op.name) + ".__call__() takes " + std::to_string(i + 1) +
                                " positional argument" + (i ? "s" : "") + " but " + std::to_string(args.count + 1) +
                                " were given");
      return false;
    }
    out[at] = args[i];
  }
  for (int64_t k = 0; args.keywords && k < args.keywords->size; ++k) {
    const std::string_view name = view_of(args.keywords->items[k]);
    size_t i = 0;
    while (i < count && op.args[i].name != name) ++i;
    if (i == count || out[i]) {
      vm.raise("TypeError", std::string(op.name) + ".__call__() got " +
                                (i == count ? "an unexpected keyword argument '" : "multiple values for argument '") +
                                std::string(name) + "'");
      return false;
    }
    out[i] = args.values[args.count + static_cast<size_t>(k)];
  }
  for (size_t i = 0; i < count; ++i) {
    if (out[i] || !op.args[i].default_text.empty()) continue;
    if (!args.keywords && refuse_count(vm, op.name, args.count)) return false;
    vm.raise("TypeError", missing_arguments(op, out, i));
    return false;
  }
  return true;
}

Ref primitive_default(Vm& vm, const PrimitiveObject* primitive, size_t index) {
  if (primitive->bound[index]) return Ref(primitive->bound[index]);
  const ops::Arg& arg = primitive->op->args[index];
  const std::string_view text = arg.default_text;
  if (text.empty()) {
    return vm.raise("TypeError", std::string(primitive->op->name) + "() missing 1 required positional argument: '" +
                                     std::string(arg.name) + "'");
  }
  if (text == "None") return Ref(kNone);
  if (text == "True" || text == "False") return Ref(Value::boolean(text == "True"));
  if (text == "()") return vm.tuple({});
  if (text.front() == '\'' || text.front() == '"') return vm.string(text.substr(1, text.size() - 2));
  if (auto dtype = default_dtype(text)) return dtype_value(vm, *dtype);
  if (text.find_first_of(".e") != std::string_view::npos) return Ref(Value::of(parse_double(text).value_or(0)));
  return vm.integer(std::stoll(std::string(text)));
}

namespace {

/// Where MindSpore defines the primitives that its generator does not make.
constexpr std::pair<std::string_view, std::string_view> kHomes[] = {
    {"math_ops",
     " AddN BitwiseAnd BitwiseOr BitwiseXor DivNoNan Hypot Imag Invert IsNan MatrixInverse Mod SquaredDifference Sub "
     "Tan "
     "TruncateDiv "},
    {"nn_ops",
     " Adam ApplyMomentum Conv2D Conv2DBackpropInput MaxPool Mish PadV3 SGD SeLU SoftmaxCrossEntropyWithLogits "
     "Softplus "
     "Softsign SparseSoftmaxCrossEntropyWithLogits "},
    {"array_ops",
     " LeftShift Rint ScatterAdd ScatterDiv ScatterMax ScatterMin ScatterMul ScatterNdAdd ScatterNdDiv ScatterNdMax "
     "ScatterNdMin ScatterNdMul ScatterNdSub ScatterNdUpdate ScatterSub ScatterUpdate Sort Stack TensorScatterAdd "
     "TensorScatterDiv TensorScatterElements TensorScatterMax TensorScatterMin TensorScatterMul TensorScatterSub "
     "TensorScatterUpdate TopK Tril "},
    {"manually_defined.ops_def", " BatchNorm Cast ScalarToTensor Tile "},
    {"random_ops", " Multinomial StandardNormal UniformInt UniformReal "},
    {"other_ops", " StopGradient "},
};

Ref construct_without_arguments(Vm& vm, const Type* type, Args args) {
  if (args.count) return vm.raise("TypeError", "too many positional arguments");
  if (args.keywords && args.keywords->size)
    return vm.raise("TypeError",
                    "got an unexpected keyword argument " + std::string(vm.text(vm.repr(args.keywords->items[0]))));
  TensorState& state = tensor_state(vm);
  for (const auto& [op, known] : state.primitive_types)
    if (known == type) return new_primitive(state, *op, {}, Caller::User);
  return vm.raise("TypeError", "cannot create '" + std::string(view_of(type->name)) + "' instances");
}

/// A call of the class.
Ref construct(Vm& vm, Type* type, Args args) {
  const Value create = find_in_type(vm, type, vm.intern("_create"));
  if (create == kNone) return construct_without_arguments(vm, type, args);
  if (create) return vm.call(create, args);
  return vm.raise("TypeError", "cannot create '" + std::string(view_of(type->name)) + "' instances");
}

/// The type of an operator's primitives, as MindSpore's class of its name.
Type* type_of_operator(TensorState& state, const ops::OpDef& op) {
  for (const auto& [known, type] : state.primitive_types)
    if (known == &op) return type;
  const std::string name(op.name);
  std::string home = "mindspore.ops.auto_generate.gen_ops_prim.";
  for (const auto& [module, names] : kHomes)
    if (names.find(" " + name + " ") != std::string_view::npos)
      home = "mindspore.ops.operations." + std::string(module) + ".";
  const std::string full = home + name;
  TypeDef def{full.c_str(), sizeof(PrimitiveObject), state.primitive, {}, {}};
  def.is_gc = def.is_final = def.has_dict = true;
  def.slots.construct = construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  Type* type = state.vm.make_type(def);
  if (type) state.primitive_types.emplace_back(&op, type);
  return type;
}

}  // namespace

Value primitive_constructor(Vm& vm, Value v) {
  if (!v.is_object() || v.object()->type != vm.types().type) return {};
  auto* type = static_cast<Type*>(v.object());
  return type->slots.construct == construct ? find_in_type(vm, type, vm.intern("_create")) : Value();
}

Ref primitive_class(TensorState& state, const ops::OpDef& op, Value create) {
  Type* type = type_of_operator(state, op);
  if (!type ||
      (!dict_get(type->dict, state.vm.intern("_create")) && !set_type_attribute(state.vm, type, "_create", create)))
    return {};
  return Ref(Value(type));
}

Ref new_primitive(TensorState& state, const ops::OpDef& op, Value bound, Caller caller) {
  Vm& vm = state.vm;
  if (op.args.size() > PrimitiveObject::kMaxArguments)
    return vm.raise("RuntimeError", "[primitive] too many arguments");
  Type* type = type_of_operator(state, op);
  auto* object = type ? make_object<PrimitiveObject>(vm, type) : nullptr;
  if (!object) return {};
  Ref result = Ref::steal(Value(object));
  object->op = &op;
  object->caller = caller;
  Value key, value;
  for (int32_t position = 0; bound && dict_next(as_dict(bound), position, key, value);) {
    size_t i = 0;
    while (i < op.args.size() && op.args[i].name != view_of(key)) ++i;
    if (i == op.args.size())
      return vm.raise("TypeError", std::string(op.name) + " has no argument '" + std::string(view_of(key)) + "'");
    incref(value);
    object->bound[i] = value;
  }
  return result;
}

bool define_primitive_type(Vm& vm, TensorState& state) {
  TypeDef def{"mindspore.ops.primitive.Primitive", sizeof(PrimitiveObject), nullptr, {}, kMethods};
  def.is_gc = def.has_dict = true;
  def.is_final = true;  // users derive from mindspore.ops.Primitive, which is guest Python
  def.slots.finalize = finalize;
  def.slots.traverse = traverse;
  def.slots.clear = finalize;
  def.slots.repr = repr;
  def.slots.call = call;
  def.slots.get_attribute = get_attribute;
  state.primitive = vm.make_type(def);
  return state.primitive && add_properties(vm, state.primitive, kProperties) &&
         add_properties(vm, state.primitive, dict_property());
}

}  // namespace refjit::vm::tensors
