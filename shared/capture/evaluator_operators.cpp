// Operators, comparisons, `in` and `is`: on nodes they are emitted, on constants the Vm computes, on structures symbols
// are put together anew.
#include "capture/choice.h"
#include "capture/contents.h"
#include "capture/dict_view.h"
#include "capture/evaluator.h"
#include "capture/heap.h"
#include "capture/key_places.h"
#include "capture/made_dict.h"
#include "capture/refused_operands.h"
#include "capture/set_table.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/operator_names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// Values whose operators are native code without effects.
bool has_pure_operators(Value v) {
  if (!v.is_object()) return true;
  if ((v.object()->type->type_flags & vm::kTypeHeap) != 0) return false;
  return vm::is_str(v) || vm::is_int(v) || vm::is_float(v) || vm::is_tuple(v) || vm::is_list(v) || vm::is_dict(v) ||
         vm::is_set(v) || vm::is_bytes(v) || v.object()->type == vm::vm_of(v.object()).types().range ||
         v.object()->type == vm::vm_of(v.object()).types().complex;
}

/// A number or text of a class in Python (IntEnum, StrEnum) whose operators are those of the builtin.
bool acts_as_builtin(Value v) {
  if (has_pure_operators(v)) return true;
  if (!vm::is_int(v) && !vm::is_float(v) && !vm::is_str(v)) return false;
  const vm::Type* type = v.object()->type;
  const auto& types = type->vm->types();
  const vm::Slots& own = type->slots;
  const vm::Slots& builtin = (vm::is_int(v) ? types.int_ : vm::is_float(v) ? types.float_ : types.str)->slots;
  return own.compare == builtin.compare && own.binary == builtin.binary && own.unary == builtin.unary &&
         own.get_item == builtin.get_item;
}

bool is_numpy_value(vm::Vm& vm, Value v) {
  return v.is_object() && (vm::numpy::is_array(vm, v) || vm.is_instance(v, vm::numpy::numpy_state(vm).generic));
}

bool is_plain_number(Value v) { return v.is_bool() || vm::is_int(v) || v.is_double(); }

bool is_structure(const Symbol& s) {
  return s.is_sequence() || s.kind == SymbolKind::Dict || s.kind == SymbolKind::Slice;
}

/// A number that changes from call to call, as an input where it stands beside a float32 tensor: there it is what eager
/// makes of it, whatever it is. One that is an int for sure stands beside any tensor.
SymbolRef beside_tensor(Heap* heap, const SymbolRef& number, const SymbolRef& other) {
  if (!heap || !Heap::is_unread_number(number)) return number;
  const SymbolRef tensor = heap->force(other);
  const bool is_there = tensor->is_node() && !tensor->is_number && tensor->node->abstract->is_tensor() &&
                        (tensor->node->abstract->dtype == DType::Float32 || Heap::is_open(number));
  return is_there ? heap->passed(number) : number;
}

/// Operators whose number may be an input: of the others some are chosen by it, but for ints.
bool takes_input_numbers(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right) {
  if (op == vm::BinaryOp::FloorDivide || op == vm::BinaryOp::Remainder)
    return Heap::is_open(left) || Heap::is_open(right);
  return op == vm::BinaryOp::Add || op == vm::BinaryOp::Subtract || op == vm::BinaryOp::Multiply ||
         op == vm::BinaryOp::TrueDivide;
}

/// MindSpore's names of operations that its interpreter runs, in the order of BinaryOp and of CompareOp.
constexpr std::string_view kBinaryScripts[] = {"add",
                                               "bitwise_0x5f_and",
                                               "floordiv",
                                               "left_0x5f_shift",
                                               "",
                                               "mul",
                                               "mod",
                                               "bitwise_0x5f_or",
                                               "pow",
                                               "right_0x5f_shift",
                                               "sub",
                                               "div",
                                               "bitwise_0x5f_xor"};
constexpr std::string_view kCompareScripts[] = {"less",           "less_0x5f_equal", "equal",
                                                "not_0x5f_equal", "greater",         "greater_0x5f_equal"};

/// Are two sequences, which tensors of one element may be part of, equal item by item (ast)?
Outcome<SymbolRef> equal_items(Evaluator& evaluator, const Symbol& left, const Symbol& right, bool is_negated) {
  if (left.items.size() != right.items.size()) return Symbol::constant(Value::boolean(is_negated));
  const SymbolRef to_bool = Symbol::constant(Value(evaluator.vm().types().bool_));
  SymbolRef all;
  for (size_t i = 0; i < left.items.size(); ++i) {
    const SymbolRef &a = left.items[i], &b = right.items[i];
    if (a == b || (a->is_node() && b->is_node() && a->node == b->node)) continue;  // an object equals itself
    REFJIT_CAPTURE(answer, evaluator.compare(vm::CompareOp::Eq, a, b));
    REFJIT_CAPTURE(one, evaluator.call(to_bool, {answer}));
    if (!one->is_node()) {
      REFJIT_CAPTURE(is_same, evaluator.truth(one));
      if (!is_same) return Symbol::constant(Value::boolean(is_negated));
      continue;
    }
    const SymbolRef arguments[] = {all, one};
    Outcome<SymbolRef> both = all ? evaluator.emit_named("LogicalAnd", arguments) : Outcome<SymbolRef>(one);
    if (!both) return both;
    all = *both;
  }
  if (!all) return Symbol::constant(Value::boolean(!is_negated));
  if (is_negated) {
    REFJIT_CAPTURE(differs, evaluator.emit_named("LogicalNot", {&all, 1}));
    all = differs;
  }
  return Symbol::number(all->node);
}

}  // namespace

SymbolRef Evaluator::whole_tuple(const SymbolRef& symbol) {
  const bool is_tuple = graph_.heap && symbol->is_constant() && vm_.type_of(symbol->value) == vm_.types().tuple;
  if (!is_tuple) return symbol;
  std::vector<SymbolRef> items;
  for (Value item : vm::as_tuple(symbol->value)->span())
    items.push_back(graph_.import(item, nullptr, GraphCapture::Depth::Frozen));
  return Symbol::tuple(std::move(items));
}

Outcome<SymbolRef> Evaluator::change_set(vm::BinaryOp op, const SymbolRef& set, const SymbolRef& other) {
  const Ref a = materialise(set), b = materialise(other);
  const Break refused{BreakId::UnsupportedOperand, "an in-place operator on a set", {}, {}};
  if (!a || !b || !vm::is_set(b)) return refused;
  const char* name = op == vm::BinaryOp::Or    ? "__ior__"
                     : op == vm::BinaryOp::And ? "__iand__"
                     : op == vm::BinaryOp::Xor ? "__ixor__"
                                               : "__isub__";
  const Ref changed = vm_.call(vm::find_in_type(vm_, vm_.types().set, vm_.intern(name)), {a, b});
  if (!changed) return failed("operator");
  if (changed.get() != a.get()) return refused;
  if (!may_change(set)) return Break{BreakId::WritesOutside, "a set from outside is changed", {}, {}};
  if (!set->is_outside) {
    assign_set(vm_, *set, changed);
    return set;
  }
  set->keys.clear();
  vm_.for_each(changed, [&](Value key) {
    set->keys.push_back(key);
    return true;
  });
  return set;
}

Outcome<SymbolRef> Evaluator::sequence_binary(vm::BinaryOp op, const SymbolRef& left, const SymbolRef& right) {
  if (op == vm::BinaryOp::Add && left->kind == right->kind && left->is_sequence()) {
    std::vector<SymbolRef> items = left->items;
    items.insert(items.end(), right->items.begin(), right->items.end());
    return left->kind == SymbolKind::Tuple ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
  }
  if (op == vm::BinaryOp::Multiply) {
    const SymbolRef& sequence = left->is_sequence() ? left : right;
    const SymbolRef& times = left->is_sequence() ? right : left;
    int64_t count = 0;
    if (sequence->is_sequence() && times->is_constant() && vm::is_int(times->value) &&
        vm::int_fits(times->value, count)) {
      if (count > 0 && sequence->items.size() * static_cast<size_t>(count) > kMaxUnroll)
        return Break{BreakId::TooLong, "a sequence of " + std::to_string(count) + " repetitions", {}, {}};
      std::vector<SymbolRef> items;
      for (int64_t i = 0; i < count; ++i) items.insert(items.end(), sequence->items.begin(), sequence->items.end());
      return sequence->kind == SymbolKind::Tuple ? Symbol::tuple(std::move(items)) : Symbol::list(std::move(items));
    }
  }
  const Ref a = materialise(left), b = materialise(right);
  const bool is_float_times = op == vm::BinaryOp::Multiply && a && b && (vm::is_float(a) || vm::is_float(b));
  if (is_float_times && depth_ == GraphCapture::Depth::Frozen && (left->is_sequence() || right->is_sequence()))
    return compile_time(user_error("TypeError", "'can't multiply sequence by non-int of type '<class 'float'>'.'"));
  const bool is_watched = !graph_.heap || !a || !b || (!runs_users_code(vm_, a) && !runs_users_code(vm_, b));
  if (a && b && is_watched) return constant_result(vm_.binary(op, a, b), "operator");
  const SymbolRef operands[] = {left, right};
  return refused_script(kind_text(vm_, *left) + " with " + kind_text(vm_, *right),
                        kBinaryScripts[static_cast<size_t>(op)], operands);
}

namespace {

/// Marks the text that formatting with % made.
SymbolRef as_formatted(vm::BinaryOp op, const Symbol& left, const SymbolRef& made) {
  const bool is_format = op == vm::BinaryOp::Remainder && left.is_constant() && vm::is_str(left.value);
  if (!is_format || !made->is_constant()) return made;
  auto marked = std::make_shared<Symbol>(*made);
  marked->is_formatted = true;
  return marked;
}

}  // namespace

Outcome<SymbolRef> Evaluator::binary(vm::BinaryOp op, const SymbolRef& left_operand, const SymbolRef& right_operand,
                                     bool in_place) {
  Heap* numbers = graph_.heap && takes_input_numbers(op, left_operand, right_operand) ? graph_.heap : nullptr;
  const SymbolRef right = loaded(beside_tensor(numbers, right_operand, left_operand)),
                  given = forced(beside_tensor(numbers, left_operand, right_operand));
  const auto is_text = [](const SymbolRef& s) {
    return s->kind == SymbolKind::Text || (s->is_constant() && vm::is_str(s->value));
  };
  if (op == vm::BinaryOp::Add && (given->kind == SymbolKind::Text || right->kind == SymbolKind::Text) &&
      is_text(given) && is_text(right)) {
    const SymbolRef pieces[] = {given, right};
    return joined_text(pieces);
  }
  const bool extends = in_place && op == vm::BinaryOp::Add && given->kind == SymbolKind::List;
  const SymbolRef left = extends ? given : loaded(given);
  if (auto done = class_operator(op, left, right, in_place)) return std::move(*done);
  if (depth_ == GraphCapture::Depth::Frozen)
    if (auto error = refused_operands(op, *left, *right)) return compile_time(std::move(*error));
  if (left->is_node() || right->is_node()) {
    const bool repeats = op == vm::BinaryOp::Multiply &&
                         ((left->is_sequence() && right->is_number) || (right->is_sequence() && left->is_number));
    const bool is_unknown = vm::tensors::operator_name(op).tensor_tensor.empty() && !graph_.heap;
    if (repeats || is_unknown) {
      const SymbolRef operands[] = {left, right};
      return refused_script(kind_text(vm_, *left) + " with " + kind_text(vm_, *right),
                            repeats ? "" : kBinaryScripts[static_cast<size_t>(op)], operands);
    }
    if (const SymbolRef tensor =
            as_tensor_operand(left->is_node() ? right : left, left->is_node() ? left.get() : right.get()))
      return emit_operator(vm::tensors::operator_name(op), left->is_node() ? left : tensor,
                           left->is_node() ? tensor : right);
    const SymbolRef& other = left->is_node() ? right : left;
    const bool is_number = other->is_constant() && (vm::is_int(other->value) || vm::is_float(other->value) ||
                                                    vm::tensors::is_tensor(other->value));
    if (!other->is_node() && !is_number) {
      const SymbolRef operands[] = {left, right};
      return refused_script(kind_text(vm_, *left) + " with " + kind_text(vm_, *right),
                            kBinaryScripts[static_cast<size_t>(op)], operands);
    }
    return emit_operator(vm::tensors::operator_name(op), left, right);
  }
  if (left->is_constant() && right->is_constant()) {
    if (vm::tensors::is_tensor(left->value) || vm::tensors::is_tensor(right->value)) {
      const SymbolRef a = as_node(left), b = as_node(right);
      return binary(op, a, b, in_place);
    }
    const auto is_pure = [this](Value v) {
      return (graph_.heap ? acts_as_builtin(v) : has_pure_operators(v)) ||
             (depth_ == GraphCapture::Depth::Frozen && is_numpy_value(vm_, v));
    };
    if (auto refused = refused_bits(op, *left, *right)) return std::move(*refused);
    if (is_pure(left->value) && is_pure(right->value)) {
      for (const SymbolRef& operand : {left, right})
        if (graph_.heap) graph_.heap->pin(operand);
      REFJIT_CAPTURE(made, constant_result(vm_.binary(op, left->value, right->value), "operator"));
      return as_formatted(op, *left, made);
    }
    return Break{BreakId::UnsupportedOperand, kind_text(vm_, *left) + " with " + kind_text(vm_, *right), {}, {}};
  }
  if (extends) {
    REFJIT_CAPTURE(items, items_of(right));
    REFJIT_CAPTURE(done, extend(left, items));
    (void)done;
    return left;
  }
  if (is_dict_view(vm_, *left) || is_dict_view(vm_, *right)) {
    const Ref a = materialise(left), b = materialise(right);
    if (a && b) return constant_result(vm_.binary(op, a, b), "operator");
    return Break{BreakId::UnsupportedOperand, "an operator on a view of a dict", {}, {}};
  }
  if (is_dict_of_class(*left) || is_dict_of_class(*right))
    return Break{BreakId::UnsupportedOperand, "an operator on a dict of a class", {}, {}};
  if (op == vm::BinaryOp::Or && left->kind == SymbolKind::Dict && right->kind == SymbolKind::Dict && graph_.heap) {
    const SymbolRef merged = in_place ? left : Symbol::dict(left->keys, left->items);
    for (size_t i = 0; i < right->items.size(); ++i) {
      REFJIT_CAPTURE(done, store_subscript(merged, Symbol::constant(right->keys[i]), right->items[i]));
      (void)done;
    }
    return merged;
  }
  if (in_place && graph_.heap && left->kind == SymbolKind::Set) return change_set(op, left, right);
  if (in_place && (left->kind == SymbolKind::Set || left->kind == SymbolKind::Dict))
    return Break{BreakId::UnsupportedOperand, "an in-place operator on a " + kind_text(vm_, *left), {}, {}};
  REFJIT_CAPTURE(computed, sequence_binary(op, whole_tuple(left), whole_tuple(right)));
  const SymbolRef made = as_formatted(op, *left, computed);
  const bool repeats = in_place && graph_.heap && op == vm::BinaryOp::Multiply && left->kind == SymbolKind::List;
  if (!repeats) return made;
  if (!may_change(left)) return Break{BreakId::WritesOutside, "a list from outside is repeated", {}, {}};
  left->items = made->items;
  return left;
}

Outcome<SymbolRef> Evaluator::unary(vm::UnaryOp op, const SymbolRef& given) {
  if (graph_.heap && op == vm::UnaryOp::Negative && Heap::is_open(given))
    if (SymbolRef number = graph_.heap->computed(vm::BinaryOp::Subtract, Symbol::constant(Value::small_int(0)), given))
      return number;
  const SymbolRef operand = as_node(forced(given));
  if (operand->is_node()) {
    const SymbolRef arguments[] = {operand};
    const std::string_view name = vm::tensors::operator_name(op);
    if (name.empty()) return operand;
    REFJIT_CAPTURE(result, emit_named(name, arguments));
    result->is_number = operand->is_number;
    return result;
  }
  if (depth_ == GraphCapture::Depth::Frozen)
    if (auto error = refused_operand(op, *operand)) return compile_time(std::move(*error));
  if (depth_ == GraphCapture::Depth::Frozen && operand->is_constant()) {
    if (op == vm::UnaryOp::Invert && vm::is_float(operand->value))
      return compile_time(user_error("TypeError", "'bad operand type for unary ~: '<class 'float'>'"));
    if (op == vm::UnaryOp::Negative && operand->value.get().is_bool())
      return compile_time(user_error("TypeError", "For 'ScalarUsub, [bool] is not a valid input dtype."));
  }
  if (operand->is_constant() &&
      (has_pure_operators(operand->value) || (!graph_.heap && is_numpy_value(vm_, operand->value))))
    return constant_result(vm_.unary(op, operand->value), "operator");
  if (const Ref whole = is_structure(*operand) && !graph_.heap ? materialise(operand) : Ref())
    return constant_result(vm_.unary(op, whole), "operator");
  constexpr std::pair<vm::UnaryOp, std::string_view> kMethods[] = {{vm::UnaryOp::Negative, "__neg__"},
                                                                   {vm::UnaryOp::Positive, "__pos__"},
                                                                   {vm::UnaryOp::Invert, "__invert__"},
                                                                   {vm::UnaryOp::Absolute, "__abs__"}};
  for (const auto& [known, method] : kMethods)
    if (known == op)
      if (auto done = class_method(operand, method, {})) return std::move(*done);
  const SymbolRef operands[] = {operand};
  return refused_script("unary operator on " + kind_text(vm_, *operand), op == vm::UnaryOp::Negative ? "negative" : "",
                        operands);
}

Outcome<SymbolRef> Evaluator::logical_not(const SymbolRef& operand) {
  if (depth_ == GraphCapture::Depth::Frozen) {
    REFJIT_CAPTURE(value, condition(operand));
    if (value->is_node()) {
      const SymbolRef arguments[] = {value};
      REFJIT_CAPTURE(result, emit_named("LogicalNot", arguments));
      result->is_number = operand->is_number;
      return result;
    }
  }
  if (const SymbolRef value = forced(operand); value->is_node()) {
    REFJIT_CAPTURE(number, number_of(value, DType::Bool));
    const SymbolRef arguments[] = {number};
    REFJIT_CAPTURE(result, emit_named("LogicalNot", arguments));
    result->is_number = true;
    return result;
  }
  REFJIT_CAPTURE(is_true, truth(operand));
  return Symbol::constant(Value::boolean(!is_true));
}

Outcome<SymbolRef> Evaluator::compare(vm::CompareOp op, const SymbolRef& left_operand, const SymbolRef& right_operand) {
  const SymbolRef left = forced(beside_tensor(graph_.heap, left_operand, right_operand)),
                  right = forced(beside_tensor(graph_.heap, right_operand, left_operand));
  if (auto done = class_comparison(op, left, right)) return std::move(*done);
  if (depth_ == GraphCapture::Depth::Frozen)
    if (auto error = refused_operands(op, *left, *right)) return compile_time(std::move(*error));
  if (left->is_node() || right->is_node()) {
    const SymbolRef& other = left->is_node() ? right : left;
    if (!other->is_node() && (op == vm::CompareOp::Eq || op == vm::CompareOp::Ne) &&
        (is_structure(*other) || (other->is_constant() && (other->value.get().is_none() || vm::is_str(other->value)))))
      return Symbol::constant(Value::boolean(op == vm::CompareOp::Ne));
    const bool is_number =
        other->is_node() || (other->is_constant() && (vm::is_int(other->value) || vm::is_float(other->value) ||
                                                      vm::tensors::is_tensor(other->value)));
    if (!is_number) {
      const SymbolRef operands[] = {left, right};
      return refused_script(kind_text(vm_, *left) + " compared with " + kind_text(vm_, *right),
                            kCompareScripts[static_cast<size_t>(op)], operands);
    }
    return emit_operator(vm::tensors::operator_name(op), left, right);
  }
  if (graph_.heap && left->is_sequence() && right->is_sequence() &&
      (Heap::holds_open(*left) || Heap::holds_open(*right)) && left->kind == right->kind)
    return compare_items(op, left, right);
  const Ref a = materialise(left), b = materialise(right);
  const bool are_pure =
      a && b &&
      (graph_.heap ? acts_as_builtin(a) && acts_as_builtin(b) : has_pure_operators(a) && has_pure_operators(b));
  const bool is_watched = !graph_.heap || !a || !b || (!runs_users_code(vm_, a) && !runs_users_code(vm_, b));
  if (are_pure && is_watched) {
    return constant_result(vm_.compare(a, b, op), "comparison");
  }
  if (a && b && (op == vm::CompareOp::Eq || op == vm::CompareOp::Ne) && a.get() == b.get())
    return Symbol::constant(Value::boolean(op == vm::CompareOp::Eq));
  if (a && b && is_watched &&
      ((vm_.type_of(a)->type_flags | vm_.type_of(b)->type_flags) & vm::kTypeHeap) == 0) {  // dtypes, a deque
    for (const SymbolRef& operand : {left, right})
      if (graph_.heap && operand->is_constant()) graph_.heap->hold(operand);
    return constant_result(vm_.compare(a, b, op), "comparison");
  }
  if (graph_.heap && left->kind == right->kind && left->is_sequence() && !left->function && !right->function)
    return compare_items(op, left, right);
  const bool asks_items = op == vm::CompareOp::Eq || op == vm::CompareOp::Ne;
  if (!graph_.heap && asks_items && left->kind == right->kind && left->is_sequence())
    return equal_items(*this, *left, *right, op == vm::CompareOp::Ne);
  return Break{BreakId::UnsupportedOperand, kind_text(vm_, *left) + " compared with " + kind_text(vm_, *right), {}, {}};
}

Outcome<SymbolRef> Evaluator::compare_items(vm::CompareOp op, const SymbolRef& left_sequence,
                                            const SymbolRef& right_sequence) {
  const std::vector<SymbolRef> left = loaded(left_sequence)->items, right = loaded(right_sequence)->items;
  const bool is_same = op == vm::CompareOp::Eq, differs = op == vm::CompareOp::Ne;
  if ((is_same || differs) && left.size() != right.size()) return Symbol::constant(Value::boolean(differs));
  for (size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
    const bool is_open = Heap::is_open(left[i]) || Heap::is_open(right[i]);
    if (is_open && left[i] == right[i]) continue;
    const SymbolRef differs_here =
        is_open && (is_same || differs) ? graph_.heap->computed(vm::CompareOp::Ne, left[i], right[i]) : nullptr;
    if (differs_here) {
      REFJIT_CAPTURE(is_other, truth(differs_here));
      if (is_other) return Symbol::constant(Value::boolean(differs));
      continue;
    }
    const SymbolRef a = forced(left[i]), b = forced(right[i]);
    if (a == b) continue;
    if (a->is_constant() && b->is_constant() && a->value.get() == b->value.get() && a->value.get().is_object()) {
      graph_.heap->pin(a);  // an object is taken to equal itself, and is not asked
      graph_.heap->pin(b);
      continue;
    }
    REFJIT_CAPTURE(answer, compare(vm::CompareOp::Eq, a, b));
    REFJIT_CAPTURE(are_equal, truth(answer));
    if (are_equal) continue;
    return is_same || differs ? Symbol::constant(Value::boolean(differs)) : compare(op, a, b);
  }
  if (is_same || differs) return Symbol::constant(Value::boolean(is_same));
  const auto size = [this](const std::vector<SymbolRef>& items) {
    return Symbol::constant(vm_.integer(static_cast<int64_t>(items.size())));
  };
  return compare(op, size(left), size(right));
}

Outcome<SymbolRef> Evaluator::contains(const SymbolRef& given, const SymbolRef& item, bool is_negated) {
  SymbolRef container = forced(given);
  if (const SymbolRef key = forced(item); graph_.heap && key->is_constant())
    if (const auto has = graph_.heap->unloaded_has(container, key->value))
      return Symbol::constant(Value::boolean(*has != is_negated));
  container = loaded(container);
  if (is_dict_view(vm_, *container)) {
    const SymbolRef dict = loaded(container->items[0]);
    const bool is_of_keys = view_method(vm_, container->value) == "keys";
    container = is_of_keys ? dict : Symbol::list(view_items(vm_, *container));
  }
  if (auto done = class_method(container, "__contains__", {item})) {
    if (*done && graph_.heap) {
      REFJIT_CAPTURE(is_there, truth(**done));
      return Symbol::constant(Value::boolean(is_there != is_negated));
    }
    if (!*done || !is_negated) return std::move(*done);
    return logical_not(**done);
  }
  if (depth_ == GraphCapture::Depth::Frozen && container->is_sequence() && item->is_node())
    return contains_node(container, item, is_negated);
  const Ref i = materialise(item);
  const bool has_keys = container->kind == SymbolKind::Dict || (container->kind == SymbolKind::Set && graph_.heap);
  if (has_keys && i) {
    REFJIT_CAPTURE(is_known, check_key(i));
    (void)is_known;
    size_t place = 0;
    if (!find_key(vm_, *container, i, place)) return failed("in");
    return Symbol::constant(Value::boolean((place < container->keys.size()) != is_negated));
  }
  const Ref c = materialise(container);
  if (c && i && has_pure_operators(c)) {
    const auto slot = vm_.type_of(c)->slots.contains;
    const int found = slot ? slot(vm_, c, i) : -2;
    if (found == -1) return failed("in");
    if (found >= 0) return Symbol::constant(Value::boolean((found == 1) != is_negated));
  }
  const SymbolRef operands[] = {item, container};
  if (c && i && !graph_.heap && !vm_.type_of(c)->slots.contains && !vm_.type_of(c)->slots.iter)
    return compile_time(user_error("TypeError", "argument of type '" + vm_.type_name(c) + "' is not iterable"));
  return refused_script("`in` on " + kind_text(vm_, *container), is_negated ? "not_0x5f_in" : "in", operands);
}

Outcome<SymbolRef> Evaluator::is_same(const SymbolRef& left_operand, const SymbolRef& right_operand, bool is_negated) {
  const auto is_none = [](const SymbolRef& s) { return s->is_constant() && s->value.get().is_none(); };
  if (graph_.heap && Heap::is_open(left_operand) && is_none(forced(right_operand)))
    return Symbol::constant(Value::boolean(is_negated));
  const SymbolRef left = forced(left_operand), right = forced(right_operand);
  bool same = left == right;
  if (graph_.heap && left->is_constant() && right->is_constant() &&
      vm_.type_of(left->value) == vm_.type_of(right->value)) {
    graph_.heap->pin(left);
    graph_.heap->pin(right);
  }
  if (graph_.heap && (left->kind == SymbolKind::Opaque || right->kind == SymbolKind::Opaque) && !same &&
      !left->value.get().is_none() && !right->value.get().is_none())
    return Break{BreakId::UnsupportedOperand,
                 "identity of a " + kind_text(vm_, left->kind == SymbolKind::Opaque ? *left : *right),
                 {},
                 {}};
  if (!same && (as_either(vm_, *left).functions || as_either(vm_, *right).functions) && is_function(vm_, *left) &&
      is_function(vm_, *right))
    return Break{BreakId::UnsupportedOperand, "identity of a function that a branch chose", {}, {}};
  const auto is_number = [](const Symbol& s) { return s.is_number || (s.is_constant() && is_plain_number(s.value)); };
  if (graph_.heap && (left->is_number || right->is_number) && is_number(*left) && is_number(*right))
    return Break{BreakId::ReadsTensorValue, "identity of a number in a tensor", {}, {}};
  if (left->is_constant() && right->is_constant())
    same = left->value.get() == right->value.get();
  else if (left->is_node() && right->is_node())
    same = graph_.heap && left->value && right->value ? graph_.heap->is_same_object(left, right)
                                                      : left->node == right->node;
  else if (graph_.heap && left->is_outside && right->is_outside)
    same = graph_.heap->is_same_object(left, right);
  return Symbol::constant(Value::boolean(same != is_negated));
}

}  // namespace refjit::capture
