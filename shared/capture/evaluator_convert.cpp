// Conversions in static graphs: tensors to numbers, constants to tensors, natives that run on constants while
// compiling.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/heap.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/operator_names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

Break Evaluator::compile_time(Error error) {
  Break why{BreakId::GuestError, error.type + ": " + error.message, {}, {}};
  why.is_compile_error = depth_ == GraphCapture::Depth::Frozen && !graph_.is_conditional;
  why.error = std::move(error);
  return why;
}

Outcome<SymbolRef> Evaluator::number_of(const SymbolRef& tensor, DType dtype) {
  const ir::Abstract& type = *tensor->node->abstract;
  // A float number of the graph is a float32: it does not hold what a float64 holds.
  bool is_exact = type.is_tensor() && !(dtype == DType::Float32 && type.dtype == DType::Float64);
  // Bytecode gives what Python gives: nothing is rounded or wrapped, and int() of what is no number raises.
  if (graph_.heap && is_exact)
    is_exact = dtype == DType::Bool ||
               (dtype == DType::Int64 ? is_int(type.dtype) || type.dtype == DType::Bool : is_float(type.dtype));
  if (!is_exact || !type.shape.is_concrete() || element_count(type.shape.concrete()) != 1)
    return Break{BreakId::ReadsTensorValue, "the number in a tensor", {}, {}};
  SymbolRef number = tensor;
  // What leaves the tensor is Python's, and no gradient follows it back.
  if (is_float(type.dtype)) {
    REFJIT_CAPTURE(cut, emit_named("StopGradient", {&tensor, 1}));
    number = cut;
  }
  if (!type.shape.dims.empty()) {
    const SymbolRef arguments[] = {number, Symbol::tuple({})};
    REFJIT_CAPTURE(scalar, emit_named("Reshape", arguments));
    number = scalar;
  }
  if (type.dtype != dtype) {
    const SymbolRef arguments[] = {number, Symbol::constant(vm::tensors::dtype_value(vm_, dtype))};
    REFJIT_CAPTURE(cast, emit_named("Cast", arguments));
    number = cast;
  }
  // The node may be the tensor's own: the number is another value.
  return Symbol::number(number->node);
}

SymbolRef Evaluator::as_tensor_operand(const SymbolRef& symbol, const Symbol* other) {
  if (depth_ != GraphCapture::Depth::Frozen) return nullptr;
  if (!symbol->is_sequence()) return nullptr;
  const Ref value = materialise(symbol);
  if (!value) return nullptr;
  const bool is_typed = other && other->node->abstract->is_tensor();
  const Ref dtype = is_typed ? Ref(vm::tensors::dtype_value(vm_, other->node->abstract->dtype)) : Ref(vm::kNone);
  const Ref tensor = vm_.call(Value(vm::tensors::tensor_type(vm_)), {value, dtype});
  if (!tensor) {
    vm_.take_exception();
    return nullptr;
  }
  return graph_.import_owned(tensor, "constant");
}

std::optional<Outcome<SymbolRef>> Evaluator::constant_list_method(const SymbolRef& self, std::string_view name,
                                                                  const std::vector<SymbolRef>& args,
                                                                  const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  const bool asks = name == "index" || name == "count", changes = name == "remove" || name == "sort";
  if (graph_.heap || !keywords.empty() || !(asks || (changes && self->kind == SymbolKind::List))) return std::nullopt;
  const auto is_plain = [](const SymbolRef& s) {
    return s->is_constant() && (!s->value.get().is_object() || vm::is_str(s->value) || vm::is_int(s->value));
  };
  if (!std::all_of(self->items.begin(), self->items.end(), is_plain) ||
      !std::all_of(args.begin(), args.end(), is_plain))
    return std::nullopt;
  const Ref list = materialise(self), method = list ? vm_.get_attribute(list, vm_.intern(name)) : Ref();
  std::vector<Value> values;
  for (const SymbolRef& arg : args) values.push_back(arg->value);
  const vm::Args call_args{values.data(), static_cast<uint32_t>(values.size()), nullptr};
  Ref result = method ? vm_.call(method, call_args) : Ref();
  if (!result && name == "index" && !args.empty()) {
    vm_.take_exception();
    const Ref shown = vm_.str(args[0]->value);
    return Result(compile_time(user_error(
        "ValueError", (shown ? std::string(vm_.text(shown)) : "") + " is not in \n" + abstract_text(*self))));
  }
  if (!result) return Result(failed("call"));
  if (changes) {
    if (!may_change(self)) return Result(Break{BreakId::WritesOutside, "list." + std::string(name) + "()", {}, {}});
    self->items = graph_.import(list, nullptr, GraphCapture::Depth::Frozen)->items;
  }
  return constant_result(std::move(result), "call");
}

bool Evaluator::is_constant_native(Value callee) {
  // In bytecode capture an array would outlive the call that made it, except in our own functions.
  if ((depth_ != GraphCapture::Depth::Frozen && !is_library) || !callee.is_object()) return false;
  if (callee.object()->type == vm_.types().native_function) {
    const Value module = static_cast<vm::NativeFunction*>(callee.object())->module;
    return module && vm::is_str(module) && vm::view_of(module) == "_numpy";
  }
  if (callee.object()->type != vm_.types().type) return false;
  const auto& scalars = vm::numpy::numpy_state(vm_).scalar_types;
  const auto* type = static_cast<vm::Type*>(callee.object());
  if (std::find(std::begin(scalars), std::end(scalars), type) != std::end(scalars)) return true;
  return vm::view_of(type->name) == "partial" && (type->type_flags & vm::kTypeHeap) == 0;
}

bool Evaluator::is_array_question(Value array, std::string_view name) {
  if (depth_ != GraphCapture::Depth::Frozen || !vm::numpy::is_array(vm_, array)) return false;
  for (std::string_view change : {"fill", "sort", "put", "resize", "setflags", "itemset", "partition", "__setitem__"})
    if (name == change) return false;
  return true;
}

bool Evaluator::is_own_object(const Symbol& symbol) const {
  if (!graph_.is_whole || graph_.is_conditional || !symbol.is_constant() || symbol.source) return false;
  return symbol.value.get().is_object() && !vm::tensors::is_tensor(symbol.value);
}

std::optional<Outcome<SymbolRef>> Evaluator::call_operator_function(Value function,
                                                                    const std::vector<SymbolRef>& args) {
  const auto* native = static_cast<vm::NativeFunction*>(function.object());
  if (!native->module || !vm::is_str(native->module) || vm::view_of(native->module) != "_operator") return std::nullopt;
  constexpr std::pair<std::string_view, vm::BinaryOp> kBinary[] = {
      {"add", vm::BinaryOp::Add},       {"sub", vm::BinaryOp::Subtract},
      {"mul", vm::BinaryOp::Multiply},  {"truediv", vm::BinaryOp::TrueDivide},
      {"mod", vm::BinaryOp::Remainder}, {"floordiv", vm::BinaryOp::FloorDivide},
      {"pow", vm::BinaryOp::Power},     {"matmul", vm::BinaryOp::MatMul},
      {"and_", vm::BinaryOp::And},      {"or_", vm::BinaryOp::Or},
      {"xor", vm::BinaryOp::Xor},       {"lshift", vm::BinaryOp::LShift},
      {"rshift", vm::BinaryOp::RShift}};
  constexpr std::pair<std::string_view, vm::CompareOp> kCompare[] = {
      {"lt", vm::CompareOp::Lt}, {"le", vm::CompareOp::Le}, {"eq", vm::CompareOp::Eq},
      {"ne", vm::CompareOp::Ne}, {"gt", vm::CompareOp::Gt}, {"ge", vm::CompareOp::Ge}};
  constexpr std::pair<std::string_view, vm::UnaryOp> kUnary[] = {{"neg", vm::UnaryOp::Negative},
                                                                 {"pos", vm::UnaryOp::Positive},
                                                                 {"inv", vm::UnaryOp::Invert},
                                                                 {"invert", vm::UnaryOp::Invert}};
  const std::string_view name = native->def->name;
  if (args.size() == 2) {
    for (const auto& [known, op] : kBinary)
      if (known == name) return binary(op, args[0], args[1], false);
    for (const auto& [known, op] : kCompare)
      if (known == name) return compare(op, args[0], args[1]);
    if (name == "getitem") return subscript(args[0], args[1]);
    if (name == "contains") return contains(args[0], args[1], false);
    if (name == "is_" || name == "is_not") return is_same(args[0], args[1], name == "is_not");
  }
  if (args.size() == 1) {
    for (const auto& [known, op] : kUnary)
      if (known == name) return unary(op, args[0]);
    if (name == "not_") return logical_not(args[0]);
  }
  if (graph_.heap && (name == "setitem" || name == "delitem") && args.size() == (name == "setitem" ? 3 : 2)) {
    if (name == "delitem") {
      REFJIT_CAPTURE(deleted, delete_subscript(args[0], args[1]));
      (void)deleted;
    } else {
      REFJIT_CAPTURE(stored, store_subscript(args[0], args[1], args[2]));
      (void)stored;
    }
    return Outcome<SymbolRef>(Symbol::constant(vm::kNone));
  }
  return std::nullopt;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_partial(const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                                          const Keywords& keywords) {
  const vm::Type* type = vm_.type_of(callee->value);
  const std::string type_name = vm_.type_name(callee->value);
  const bool is_ufunc = (type->type_flags & vm::kTypeHeap) == 0 && (type_name == "ufunc" || type_name == "numpy.ufunc");
  if (is_ufunc && depth_ == GraphCapture::Depth::Frozen) return call_native_on_constants(callee->value, args, keywords);
  if (vm::view_of(type->name) != "partial" || (type->type_flags & vm::kTypeHeap) != 0) return std::nullopt;
  const Ref function = vm_.get_attribute(callee->value, "func"), first = vm_.get_attribute(callee->value, "args"),
            named = vm_.get_attribute(callee->value, "keywords");
  if (!function || !first || !named) return Outcome<SymbolRef>(failed("call"));
  if (graph_.heap) {  // its parts stay; what they hold is guarded, each as an object of its own
    graph_.heap->pin(callee);
    graph_.heap->load(graph_.heap->import(named, Source::object(named, "keywords of a partial")));
  }
  const auto import = [&](Value v) {
    if (!graph_.heap || !v.is_object()) return graph_.import(v, nullptr, GraphCapture::Depth::Frozen);
    return graph_.heap->import(v, Source::object(v, "a part of a partial"));
  };
  std::vector<SymbolRef> all;
  for (Value item : vm::as_tuple(first)->span()) all.push_back(import(item));
  all.insert(all.end(), args.begin(), args.end());
  Keywords names = keywords;
  Value key, item;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(named), at, key, item);) {
    const std::string name(vm::view_of(key));
    if (std::none_of(names.begin(), names.end(), [&](const auto& given) { return given.first == name; }))
      names.emplace_back(
          name, graph_.heap ? graph_.heap->import(
                                  item, Source::dict_item(Source::object(named, "keywords"), key, "'" + name + "'"))
                            : import(item));
  }
  return call(import(function), std::move(all), std::move(names));
}

std::optional<Outcome<SymbolRef>> Evaluator::call_reduce(std::string_view name, const std::vector<SymbolRef>& args,
                                                         const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  if (name != "reduce" || args.size() < 2 || args.size() > 3 || !keywords.empty()) return std::nullopt;
  // A whole graph of MindSpore's does it on constants alone.
  const auto is_known = [this](const SymbolRef& s) {
    const Ref value = materialise(s);
    return value && !vm::tensors::is_tensor(value);
  };
  if (graph_.is_whole && !std::all_of(args.begin() + 1, args.end(), is_known)) return std::nullopt;
  auto items = items_of(args[1]);
  if (!items) return Result(std::move(items.why()));
  if (args.size() == 3) items->insert(items->begin(), args[2]);
  if (items->empty()) return Result(Error(user_error("TypeError", "reduce() of empty iterable with no initial value")));
  Result total((*items)[0]);
  for (size_t i = 1; total && i < items->size(); ++i) total = call(args[0], {*total, (*items)[i]});
  return total;
}

SymbolRef Evaluator::bound_function(const std::vector<SymbolRef>& args, const Keywords& keywords) {
  const auto is_variable = [this](const SymbolRef& s) {
    const Ref value = materialise(s);
    return !value || vm::tensors::is_tensor(value);
  };
  const bool is_made_here = !args.empty() && args[0]->kind == SymbolKind::Function;
  if (args.empty() || (!is_made_here && !keywords.empty()) || (args.size() == 1 && keywords.empty()) ||
      std::none_of(args.begin(), args.end(), is_variable))
    return nullptr;
  SymbolRef function = args[0];
  if (!keywords.empty()) {
    // What a keyword is bound to is a default of the function from here on.
    function = std::make_shared<Symbol>(*function);
    const python::CodeObject& code = *function->code;
    for (const auto& [name, value] : keywords) {
      size_t at = 0;
      while (at < code.arg_count && code.localsplus[at].name != name) ++at;
      if (at == code.arg_count) {
        function->keyword_defaults.emplace_back(name, value);
        continue;
      }
      auto& defaults = function->defaults;
      const size_t wanted = code.arg_count - at;
      if (defaults.size() < wanted) defaults.insert(defaults.begin(), wanted - defaults.size(), nullptr);
      defaults[defaults.size() - wanted] = value;
    }
  }
  for (size_t i = 1; i < args.size(); ++i) function = Symbol::method(function, args[i]);
  return function;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_depend(Value function, const std::vector<SymbolRef>& args) {
  const auto& code = *vm::whole_code(static_cast<vm::Function*>(function.object()))->source;
  if (code.name != "depend" || args.size() != 2 || depth_ != GraphCapture::Depth::Frozen || !is_library_code(code))
    return std::nullopt;
  const bool are_tensors = args[0]->is_node() && args[1]->is_node() && args[0]->node->abstract->is_tensor();
  const bool may_be_status = are_tensors && args[0]->node->abstract->shape.dims.size() == 1;  // NPU's, of 8 elements
  if (!are_tensors || may_be_status) return std::nullopt;
  auto value = graph_.node_of(args[0]), expression = graph_.node_of(args[1]);
  if (!value || !expression) return std::nullopt;
  ir::Node* depend = graph_.builder().call(ir::prim::kDepend, {*value, *expression});
  depend->abstract = ir::broaden((*value)->abstract);
  return Outcome<SymbolRef>(Symbol::of_node(depend));
}

namespace {

/// Does the graph compute on these two numbers what Python does? It does on ints, apart from those of 64 bits and more.
bool are_exact_ints(std::string_view symbol, const Symbol& left, const Symbol& right) {
  const auto is_exact = [](const Symbol& s) {
    return s.is_node() ? s.node->abstract->dtype == DType::Int64 : vm::is_int(s.value) && !s.value.get().is_bool();
  };
  constexpr std::string_view kExact[] = {"+", "-", "*", "<", "<=", "==", "!=", ">", ">="};
  return is_exact(left) && is_exact(right) &&
         std::find(std::begin(kExact), std::end(kExact), symbol) != std::end(kExact);
}

}  // namespace

Outcome<SymbolRef> Evaluator::emit_operator(const vm::tensors::OperatorName& row, const SymbolRef& left,
                                            const SymbolRef& right) {
  const auto is_scalar = [](const SymbolRef& s) { return s->is_constant() && !vm::tensors::is_tensor(s->value); };
  const std::string_view name = is_scalar(left)    ? row.scalar_tensor
                                : is_scalar(right) ? row.tensor_scalar
                                                   : row.tensor_tensor;
  const ops::OpDef* op = name.empty() ? nullptr : ops::find_op(name);
  if (!op)
    return Error(user_error("TypeError", "unsupported operand type(s) for " + std::string(row.symbol) + ": '" +
                                             kind_text(vm_, *left) + "' and '" + kind_text(vm_, *right) + "'"));
  const bool keeps_scalar = (is_scalar(left) && row.keeps_left_scalar) || (is_scalar(right) && row.keeps_right_scalar);
  SymbolRef arguments[] = {left, right};
  // MindSpore's `tensor * number` and `tensor % number` take the number as a constant.
  const bool is_constant_there = row.symbol == "*" || row.symbol == "%";
  if (is_constant_there && cuts_numbers_ && gradients_ > 0 && left->is_node() && !left->is_number && right->is_number) {
    REFJIT_CAPTURE(cut, emit_named("StopGradient", {&arguments[1], 1}));
    arguments[1] = cut;
  }
  // Python's operators on numbers give numbers.
  const auto is_number = [&](const SymbolRef& s) { return s->is_number || is_scalar(s); };
  if (graph_.heap && is_number(left) && is_number(right) && !are_exact_ints(row.symbol, *left, *right))
    return Break{BreakId::ReadsTensorValue, "a number computed from a tensor's", {}, {}};
  REFJIT_CAPTURE(result, graph_.emit(*op, arguments, row.promotes && !keeps_scalar));
  if (!is_number(left) || !is_number(right)) return result;
  result->is_number = true;
  if (!cuts_numbers_ || gradients_ == 0) return result;
  const SymbolRef operands[] = {result};
  REFJIT_CAPTURE(cut, emit_named("StopGradient", operands));
  cut->is_number = true;
  return cut;
}

}  // namespace refjit::capture
