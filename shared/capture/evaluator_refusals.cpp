// Calls of builtins that MindSpore's compiler refuses while it compiles a user's function, where Python's own would say
// something else or give a value. Each text is MindSpore's.
#include "capture/evaluator.h"
#include "vm/builtin_types.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

constexpr const char* kAmbiguous = "'The truth value of an array with more than one element is ambiguous.'";

bool is_number(const Symbol& s) {
  return s.is_number || (s.is_constant() && (s.value.get().is_bool() || vm::is_int(s.value) || vm::is_float(s.value)));
}

bool is_none(const Symbol& s) { return s.is_constant() && s.value.get().is_none(); }

bool is_text(const Symbol& s) { return s.is_constant() && vm::is_str(s.value); }

/// The dims of a tensor of the graph; null: it is something else, or they are not known.
const std::vector<ir::Dim>* dims_of(const Symbol& s) {
  if (!s.is_node() || s.is_number || !s.node->abstract->is_tensor() || !s.node->abstract->shape.rank_known)
    return nullptr;
  return &s.node->abstract->shape.dims;
}

bool has_many_elements(const Symbol& s) {
  const auto* dims = dims_of(s);
  return dims && s.node->abstract->shape.is_concrete() && element_count(s.node->abstract->shape.concrete()) > 1;
}

/// The class of a value as a text of MindSpore's shows it: <class 'int'>.
std::string class_text(vm::Vm& vm, const Symbol& s) {
  const auto& types = vm.types();
  if (!s.is_number) return s.is_constant() ? "<class '" + vm.type_name(s.value) + "'>" : "";
  const vm::Type* type = s.node->abstract->dtype == DType::Bool ? types.bool_
                         : is_float(s.node->abstract->dtype)    ? types.float_
                                                                : types.int_;
  return "<class '" + std::string(vm::view_of(type->name)) + "'>";
}

bool is_class_or_classes(vm::Vm& vm, Value v) {
  if (!vm::is_tuple(v)) return v.is_object() && vm.is_instance(v, vm.types().type);
  for (Value item : vm::as_tuple(v)->span())
    if (!is_class_or_classes(vm, item)) return false;
  return true;
}

}  // namespace

std::string_view Evaluator::builtin_name(const SymbolRef& callee) {
  if (!callee->is_constant() || !callee->value.get().is_object()) return {};
  const vm::Object* object = callee->value.get().object();
  std::string_view name;
  if (object->type == vm_.types().native_function)
    name = static_cast<const vm::NativeFunction*>(object)->def->name;
  else if (object->type == vm_.types().type)
    name = vm::view_of(static_cast<const vm::Type*>(object)->name);
  if (name.empty() || vm::dict_get(vm::builtins_module(vm_)->dict, vm_.intern(name)) != callee->value.get()) return {};
  return name;
}

std::optional<Break> Evaluator::refused_builtin(std::string_view name, const std::vector<SymbolRef>& args,
                                                const Keywords& keywords) {
  const auto refuse = [this](const char* type, std::string text) {
    return compile_time(user_error(type, std::move(text)));
  };
  if (name == "isinstance") {
    if (args.size() != 2)
      return refuse("RuntimeError",
                    "For 'isinstance', the number of input should be 2, but got " + std::to_string(args.size()));
    const vm::Ref types = materialise(args[1]);
    if (types && !is_class_or_classes(vm_, types) && (!types.get().is_object() || vm::is_str(types)))
      return refuse("TypeError", "isinstance() arg 2 must be a type or tuple of types.");
    return std::nullopt;
  }
  if (name == "zip" && args.empty())
    return refuse("RuntimeError", "The zip operator must have at least 1 argument, but the size of arguments is 0.");
  if (name == "range") {
    if (args.empty() || args.size() > 3)
      return refuse("RuntimeError",
                    "For 'make_range', the input size should within [1, 3] but got" + std::to_string(args.size()));
    const auto is_tensor = [this](const Symbol& s) {
      return graph_.is_whole && ((s.is_node() && !s.is_number) || (s.is_constant() && vm::tensors::is_tensor(s.value)));
    };
    for (size_t i = 0; i < args.size(); ++i)
      if (is_text(*args[i]) || is_tensor(*args[i]))
        return refuse("TypeError", "For 'make_range', the " + std::to_string(i) +
                                       "th input should be a int scalar but got " + abstract_text(*args[i]));
    return std::nullopt;
  }
  const bool has_no_keywords = name == "print" || name == "sum" || name == "max" || name == "min";
  if (has_no_keywords && !keywords.empty() && graph_.is_whole)
    return refuse("RuntimeError", "Got an unexpected keyword argument '" + keywords[0].first + "'");
  if (args.empty()) return std::nullopt;
  const Symbol& first = *args[0];
  if (name == "callable" && graph_.is_whole && first.is_node())
    return Break{BreakId::ReadsTensorValue, "callable() of a Tensor", {}, {}};
  if (name == "len" && args.size() == 1 && (is_number(first) || is_none(first)))
    return no_attribute(args[0], "__len__");
  if (const auto* dims = dims_of(first); name == "len" && args.size() == 1 && dims && dims->empty())
    return refuse("TypeError", "Not support len of a 0-D tensor.");
  if (name == "str" && args.size() == 1 && graph_.is_whole && !materialise(args[0]) && first.kind != SymbolKind::Text)
    return no_attribute(args[0], "__str__");
  if ((name == "getattr" || name == "hasattr") && args.size() >= 2 && is_number(*args[1]))
    return refuse("TypeError", std::string(name) + "(): attribute name must be string but got: " + type_text(*args[1]));
  if (name == "filter" && is_none(first)) return refuse("ValueError", "The object is not callable. Please check code.");
  if ((name == "abs" || name == "round") && is_none(first))
    return refuse("TypeError", std::string("For Operator[") + (name == "abs" ? "Abs" : "Round") +
                                   "], input's type 'None' does not match expected type 'Tensor'.");
  if (name == "map" && args.size() > 1) {
    const Symbol& given = *args[1];
    if (is_number(given) || is_none(given) || is_text(given) || given.kind == SymbolKind::Dict)
      return refuse("RuntimeError", "Map can only be applied to list, tuple, but got " + type_text(given) + ".");
    for (size_t i = 2; i < args.size(); ++i)
      if (given.is_sequence() && args[i]->kind == given.kind && args[i]->items.size() != given.items.size())
        return refuse("RuntimeError", std::string("For 'Map', the length of ") +
                                          (given.kind == SymbolKind::List ? "lists" : "tuples") + " must be the same.");
  }
  if (name == "enumerate") return refused_enumerate(args, keywords);
  if (name == "zip" || ((name == "all" || name == "any") && args.size() == 1)) {
    for (const SymbolRef& arg : args)
      if (arg->is_constant() && is_number(*arg))
        return refuse("TypeError", "'" + vm_.type_name(arg->value) + "' object is not iterable");
    return std::nullopt;
  }
  return refused_reduction(name, args);
}

std::optional<Break> Evaluator::refused_mutable(const std::vector<SymbolRef>& args, const Keywords& keywords) {
  const auto refuse = [this](std::string text) {
    return compile_time(user_error("TypeError", "For 'mutable', " + std::move(text)));
  };
  const std::string second = "the second input should be bool, but got: ";
  if (!keywords.empty())
    return refuse(second + "AbstractKeywordArg(key: " + keywords[0].first +
                  ", value: " + abstract_text(*keywords[0].second) + ")");
  if (args.size() > 1 && !(args[1]->is_constant() && args[1]->value.get().is_bool()))
    return refuse(second + abstract_text(*args[1]));
  if (args.size() > 1 && args[1]->value.get() == vm::kTrue && !args[0]->is_sequence())
    return refuse("when the variable_len is True, the first input should be list or tuple, but got: " +
                  abstract_text(*args[0]));
  std::vector<SymbolRef> open{args[0]};
  while (!open.empty()) {
    const SymbolRef next = open.back();
    open.pop_back();
    if (next->is_constant() && (is_text(*next) || is_none(*next)))
      return refuse(
          "the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested "
          "structures, but got " +
          abstract_text(*next));
    open.insert(open.end(), next->items.rbegin(), next->items.rend());
  }
  return std::nullopt;
}

std::optional<Break> Evaluator::refused_slice(const Symbol& key) {
  if (depth_ != GraphCapture::Depth::Frozen || key.kind != SymbolKind::Slice) return std::nullopt;
  for (const SymbolRef& part : key.items) {
    if (!part->is_constant() || !(vm::is_float(part->value) || is_text(*part))) continue;
    return compile_time(
        user_error("TypeError", "Slice indices must be integers or bool. But got a " + type_text(*part) + " number."));
  }
  const Symbol& step = *key.items[2];
  int64_t count = 1;
  if (step.is_constant() && vm::is_int(step.value) && vm::int_fits(step.value, count) && count == 0)
    return compile_time(user_error("ValueError", "Slice step cannot be zero."));
  return std::nullopt;
}

std::optional<Break> Evaluator::refused_text_index(const Symbol& text, const Symbol& key) {
  int64_t index = 0;
  if (depth_ != GraphCapture::Depth::Frozen || !is_text(text) || !key.is_constant() || !vm::is_int(key.value) ||
      !vm::int_fits(key.value, index))
    return std::nullopt;
  const int64_t length = vm::as_str(text.value)->length;
  if (index >= -length && index < length) return std::nullopt;
  return compile_time(user_error("RuntimeError", "String index out of range, expect:[-" + std::to_string(length) +
                                                     ", " + std::to_string(length - 1) + "], but got " +
                                                     std::to_string(index) + "."));
}

std::optional<Break> Evaluator::refused_enumerate(const std::vector<SymbolRef>& args, const Keywords& keywords) {
  const SymbolRef start = args.size() == 2 ? args[1] : keywords.size() == 1 ? keywords[0].second : nullptr;
  if (is_number(*args[0]))
    return compile_time(
        user_error("TypeError", "'For 'enumerate', the 'first input' should be tuple or list or tensor, but got " +
                                    class_text(vm_, *args[0]) + ".'"));
  if (start && start->is_constant() && (vm::is_float(start->value) || is_text(*start))) {
    const vm::Ref shown = vm_.str(start->value);
    return compile_time(user_error("TypeError", "'For 'enumerate', the 'start' should be a const int number, but got " +
                                                    (shown ? std::string(vm_.text(shown)) : "") + ".'"));
  }
  return std::nullopt;
}

std::optional<Break> Evaluator::refused_reduction(std::string_view name, const std::vector<SymbolRef>& args) {
  const auto refuse = [this](const char* type, std::string text) {
    return compile_time(user_error(type, std::move(text)));
  };
  const Symbol& first = *args[0];
  const auto* dims = dims_of(first);
  const bool is_extreme = name == "max" || name == "min";
  if ((name == "sum" || (is_extreme && args.size() == 1)) && dims && dims->empty())
    return refuse("TypeError", "'Cannot iterate over a scalar tensor.'");
  if (name == "sum" && is_number(first))
    return refuse("TypeError", "'" + type_text(first) + " object is not iterable.'");
  if (is_extreme && args.size() == 1 && is_number(first)) return refuse("TypeError", "'The object is not iterable.'");
  if (is_extreme && args.size() == 1 && dims && dims->size() > 1) return refuse("ValueError", kAmbiguous);
  if (is_extreme) {
    // Tensors among several values are compared with the others.
    const std::vector<SymbolRef>& values = args.size() == 1 ? first.items : args;
    const bool is_plain = args.size() > 1 || first.is_sequence();
    for (const SymbolRef& value : values)
      if (is_plain && values.size() > 1 && has_many_elements(*value)) return refuse("ValueError", kAmbiguous);
    // Python's own gives a number or a tensor, whichever it is: MindSpore leaves that to the interpreter.
    const auto is_tensor = [](const SymbolRef& value) { return value->is_node() && !value->is_number; };
    const bool has_tensor = std::any_of(values.begin(), values.end(), is_tensor);
    const bool has_number = std::any_of(values.begin(), values.end(), [](auto& v) { return is_number(*v); });
    if (is_plain && values.size() > 1 && has_number && has_tensor) {
      const std::string script(name), variable = args.size() > 1 ? "data" : "x";
      Break why{BreakId::ReadsTensorValue, script + "() of tensors and numbers", {}, {}};
      why.strict_message = "When handling script '" + script + "(" + variable +
                           ") in graph mode', the inputs should be constant, but found variable '" + variable +
                           "' to be nonconstant. Try to set jit_syntax_level to LAX.";
      return why;
    }
  }
  if (name == "bool" && args.size() == 1 && has_many_elements(first)) return refuse("ValueError", kAmbiguous);
  if ((name == "int" || name == "float") && args.size() == 1 && has_many_elements(first)) {
    std::string shape;
    for (const ir::Dim& dim : *dims) shape += (shape.empty() ? "" : ", ") + std::to_string(dim.value());
    return refuse("ValueError",
                  "'Can not convert Tensor with more than one element to Scalar, while the data's shape is" +
                      std::string(name == "int" ? " : (" : ": (") + shape + ")'");
  }
  return std::nullopt;
}

}  // namespace refjit::capture
