// What MindSpore's compiler says where a static graph refuses: kinds and types of values by its names, attributes that
// they lack, operators that would run in the interpreter, numbers that an operator does not take.
#include "base/library_file.h"
#include "capture/evaluator.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

std::string lax_hint(const std::string& name, const std::string& type) {
  return "In JIT strict mode, cannot get attributes " + name + " or the " + type + " object has no attribute: '" +
         name +
         "'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current "
         "syntax.";
}

/// "Int64" and the like for a number; empty: it is none.
std::string number_text(const Symbol& s) {
  if (s.is_number) return std::string(ir_name(s.node->abstract->dtype));
  if (!s.is_constant()) return "";
  if (s.value.get().is_bool()) return "Bool";
  if (vm::is_int(s.value)) return "Int64";
  return vm::is_float(s.value) ? "Float32" : "";
}

/// The items' types, equal neighbours counted: "Tensor[Float32],Int64*2".
std::string items_text(const Symbol& s) {
  std::string text, last;
  size_t count = 0;
  const auto flush = [&] {
    if (count == 0) return;
    text += (text.empty() ? "" : ",") + last + (count > 1 ? "*" + std::to_string(count) : "");
  };
  for (const SymbolRef& item : s.items) {
    std::string type = type_text(*item);
    if (type == last) {
      ++count;
      continue;
    }
    flush();
    last = std::move(type);
    count = 1;
  }
  flush();
  return text;
}

/// A number as MindSpore's values print: 1.5, 2, true.
std::string shown_value(vm::Vm& vm, Value v) {
  if (v.is_bool()) return v == vm::kTrue ? "true" : "false";
  double number = 0;
  const bool is_small = vm::is_float(v) && vm::float_value(v, number) && number > -1e15 && number < 1e15;
  if (is_small && number == static_cast<double>(static_cast<int64_t>(number)))
    return std::to_string(static_cast<int64_t>(number));
  const Ref text = vm::is_str(v) ? vm.str(v) : vm.repr(v);
  return text ? std::string(vm.text(text)) : "";
}

}  // namespace

std::string type_text(const Symbol& s) {
  if (std::string number = number_text(s); !number.empty()) return number;
  switch (s.kind) {
    case SymbolKind::Node:
      return "Tensor[" + std::string(ir_name(s.node->abstract->dtype)) + "]";
    case SymbolKind::Tuple:
      return "Tuple[" + items_text(s) + "]";
    case SymbolKind::List:
      return "List[" + items_text(s) + "]";
    case SymbolKind::Dict: {
      std::string keys;
      for (const Ref& key : s.keys) keys += (vm::is_str(key) ? std::string(vm::view_of(key)) : "") + ",";
      return "Dictionary[[" + keys + "],[" + items_text(s) + "]]";
    }
    case SymbolKind::Function:
    case SymbolKind::Method:
      return "Func";
    default:
      if (s.is_constant() && s.value.get().is_none()) return "None";
      return s.is_constant() && vm::is_str(s.value) ? "String" : "External";
  }
}

std::string kind_text(vm::Vm& vm, const Symbol& s) {
  if (s.is_outside && s.value) return vm.type_name(s.value);
  switch (s.kind) {
    case SymbolKind::Constant:
    case SymbolKind::Opaque:
    case SymbolKind::Unread:
      return vm.type_name(s.value);
    case SymbolKind::Node:
      return s.is_number ? "number of the graph" : "Tensor";
    case SymbolKind::Tuple:
      return "tuple";
    case SymbolKind::List:
      return "list";
    case SymbolKind::Dict:
      return "dict";
    case SymbolKind::Set:
      return "set";
    case SymbolKind::Slice:
      return "slice";
    case SymbolKind::Text:
      return "str";
    case SymbolKind::Generator:
      return "generator";
    case SymbolKind::Super:
      return "super";
    case SymbolKind::Partial:
      return "partial";
    case SymbolKind::Function:
    case SymbolKind::Method:
    case SymbolKind::Gradient:
      return "function";
    default:
      return "iterator";
  }
}

std::string Evaluator::abstract_text(const Symbol& s) {
  if (s.is_node() && !s.is_number) {
    std::string dims;
    for (const ir::Dim& dim : s.node->abstract->shape.dims)
      dims += (dims.empty() ? "" : ", ") + std::to_string(dim.printed());
    return "AbstractTensor(shape: (" + dims +
           "), element: AbstractScalar(Type: " + std::string(ir_name(s.node->abstract->dtype)) +
           ", Value: ValueAny, Shape: NoShape), value_ptr: 0x0, value: ValueAny)";
  }
  if (s.is_constant() && s.value.get().is_none()) return "AbstractNone(Value: None)";
  const std::string value = s.is_constant() ? shown_value(vm_, s.value.get()) : "ValueAny";
  return "AbstractScalar(Type: " + type_text(s) + ", Value: " + value + ", Shape: NoShape)";
}

Break Evaluator::no_attribute(const SymbolRef& object, std::string_view name) {
  const std::string type = type_text(*object);
  std::string word = type.substr(0, type.find('['));
  if (word == "Int64") word = "Int";
  if (word == "Float32") word = "Float";
  if (word == "Func") word = "Function";
  if (word == "None") word = "NoneType";
  Break why =
      compile_time(user_error("AttributeError", "'" + word + "' object has no attribute '" + std::string(name) + "'"));
  why.strict_message = lax_hint(std::string(name), type);
  return why;
}

Break Evaluator::refused_script(std::string detail, std::string_view script, std::span<const SymbolRef> operands) {
  Break why{BreakId::UnsupportedOperand, std::move(detail), {}, {}};
  std::string keys, variable;
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::string key = "__input_key_" + std::to_string(i) + "__";
    keys += key + ",";
    if (variable.empty() && !materialise(operands[i])) variable = key;
  }
  if (depth_ == GraphCapture::Depth::Frozen && !variable.empty() && !script.empty())
    why.strict_message = "When handling script '__py_exec_index0_" + std::string(script) + "__(" + keys +
                         ") in graph mode', the inputs should be constant, but found variable '" + variable +
                         "' to be nonconstant. Try to set jit_syntax_level to LAX.";
  return why;
}

bool Evaluator::is_foreign(const SymbolRef& callee) {
  if (!callee->is_constant() || !callee->value.get().is_object() || !builtin_name(callee).empty()) return false;
  const Value v = callee->value;
  if (vm_.type_of(v) == vm_.types().native_function) {
    const Value module = static_cast<vm::NativeFunction*>(v.object())->module;
    return !module || !vm::is_str(module) || vm::view_of(module).substr(0, 7) != "_refjit";
  }
  if (vm_.type_of(v) == vm_.types().function) {
    const auto& code = *vm::whole_code(static_cast<vm::Function*>(v.object()))->source;
    return code.file && is_library_file(vm_.files()[code.file].name) &&
           vm_.files()[code.file].name.find("/mindspore/") == std::string::npos;
  }
  return vm_.is_instance(v, vm_.types().type) &&
         static_cast<const vm::Type*>(v.object()) != vm::tensors::tensor_type(vm_) &&
         !vm::find_in_type(vm_, static_cast<vm::Type*>(v.object()), vm_.intern("__ms_class__"));
}

std::string Evaluator::call_script(const std::vector<SymbolRef>& args, const Keywords& keywords) {
  std::string script, variable;
  const auto add = [&](const std::string& key, const std::string& prefix, const SymbolRef& value) {
    script += prefix + key + ",";
    const Ref constant = materialise(value);
    if (variable.empty() && (!constant || vm::tensors::is_tensor(constant))) variable = key;
  };
  size_t index = 0;
  for (const SymbolRef& arg : args) add("__input_" + std::to_string(index++) + "__", "", arg);
  for (const auto& [name, value] : keywords) add("__input__value_" + std::to_string(index++) + "__", name + "=", value);
  if (variable.empty()) return "";
  return "When handling script '__call_func_str__(" + script +
         ") in graph mode', the inputs should be constant, but found variable '" + variable +
         "' to be nonconstant. Try to set jit_syntax_level to LAX.";
}

std::optional<Break> Evaluator::refused_bits(vm::BinaryOp op, const Symbol& left, const Symbol& right) {
  const char* name = op == vm::BinaryOp::LShift   ? "BitLeftShift"
                     : op == vm::BinaryOp::RShift ? "BitRightShift"
                     : op == vm::BinaryOp::Xor    ? "BitXor"
                     : op == vm::BinaryOp::And    ? "bit_and"
                     : op == vm::BinaryOp::Or     ? "bit_or"
                                                  : nullptr;
  const std::string types[] = {number_text(left), number_text(right)};
  if (depth_ != GraphCapture::Depth::Frozen || !name || types[0].empty() || types[1].empty()) return std::nullopt;
  const bool is_shift = op == vm::BinaryOp::LShift || op == vm::BinaryOp::RShift;
  if (op == vm::BinaryOp::And || op == vm::BinaryOp::Or) {
    for (size_t i = 0; i < 2; ++i)
      if (types[i] == "Float32")
        return compile_time(user_error("TypeError", "For primitive[" + std::string(name) + "], the input argument[" +
                                                        (i == 0 ? "x" : "y") +
                                                        "_dtype] must be a type of {Bool, Int32, Int64}, but got "
                                                        "Float32."));
    return std::nullopt;
  }
  const auto is_refused = [&](const std::string& type) { return type == "Float32" || (is_shift && type == "Bool"); };
  if (is_refused(types[0]) || is_refused(types[1])) {
    const auto shown = [&](const Symbol& s, const std::string& type, const char* side) {
      const std::string word = type == "Int64" ? "Int64Imm" : type == "Bool" ? "BoolImm" : "FP32Imm";
      return std::string("type of ") + side + ":" + word + ", value of " + side + ":" + shown_value(vm_, s.value.get());
    };
    return compile_time(user_error("TypeError", "Unsupported input type. For " + std::string(name) +
                                                    ", only integer types are supported, but got " +
                                                    shown(left, types[0], "x") + ", " + shown(right, types[1], "y")));
  }
  int64_t count = 0;
  if (is_shift && right.is_constant() && vm::int_fits(right.value, count) && count < 0)
    return compile_time(user_error("ValueError", "For shift operator, shift count must be a non-negative integer."));
  return std::nullopt;
}

std::optional<Break> Evaluator::refused_range(const std::vector<SymbolRef>& bounds) {
  for (size_t i = 0; i < bounds.size(); ++i) {
    const Symbol& bound = *bounds[i];
    const bool is_int = number_text(bound) == "Int64";
    int64_t number = 1;
    if (is_int && i == 2 && bound.is_constant() && vm::int_fits(bound.value, number) && number == 0)
      return compile_time(user_error("RuntimeError", "For 'range', the argument 'step' could not be 0."));
    if (is_int || (bound.is_constant() && bound.value.get().is_object() && !vm::is_float(bound.value))) continue;
    if (!bound.is_node() && !bound.is_constant()) continue;
    Break why{BreakId::ReadsTensorValue, "range() of a tensor", {}, {}};
    const std::string text = "For 'make_range', the " + std::to_string(i) + "th input should be a int scalar but got " +
                             abstract_text(bound);
    if (bound.is_constant()) return compile_time(user_error("TypeError", text));
    why.error = user_error("TypeError", text);  // with fullgraph; else the interpreter counts
    return why;
  }
  return std::nullopt;
}

}  // namespace refjit::capture
