// Symbolic evaluation of imports, sets, pattern matching and with: instructions that are mostly calls of the evaluator.
#include "capture/bytecode/symbolic_frame.h"
#include "capture/heap.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/names.h"
#include "vm/state.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Ref;
using vm::Value;

namespace {

/// The module that `from ..name import` means in a module with these globals; empty: there is none.
std::string absolute_name(vm::Vm& vm, Value globals, int64_t level, const std::string& name) {
  const Value package = vm::dict_get(vm::as_dict(globals), vm.intern("__package__"));
  std::string path = package && vm::is_str(package) ? std::string(vm::view_of(package)) : "";
  for (; level > 1 && !path.empty(); --level) path.resize(path.find('.') == std::string::npos ? 0 : path.rfind('.'));
  return path.empty() || name.empty() ? path : path + "." + name;
}

}  // namespace

SymbolicFrame::Step SymbolicFrame::import(Op op, uint32_t arg) {
  vm::Vm& vm = evaluator_.vm();
  if (op == Op::IMPORT_FROM) return pushed(evaluator_.attribute(stack_.back(), name(arg)));
  const SymbolRef from_list = pop(), level = pop();
  int64_t number = 0;
  const bool is_absolute = level->is_constant() && vm::int_fits(level->value, number) && number == 0;
  const std::string wanted = is_absolute ? name(arg) : absolute_name(vm, callee_.globals, number, name(arg));
  // Only what has been imported before: then the statement runs no code.
  const Value module = vm::dict_get(vm.state().modules, vm.intern(wanted));
  if (wanted.empty() || !module)
    return Break{BreakId::ImportsModule, "import " + std::string(static_cast<size_t>(number), '.') + name(arg), {}, {}};
  const bool has_names = !from_list->is_constant() || !from_list->value.get().is_none();
  const std::string top = name(arg).substr(0, name(arg).find('.'));
  const Value found = has_names ? module : vm::dict_get(vm.state().modules, vm.intern(top));
  if (!found) return Break{BreakId::ImportsModule, "import " + name(arg), {}, {}};
  const std::string key = has_names ? wanted : top;
  push(
      evaluator_.graph().heap->import(found, Source::dict_item(Source::object(Value(vm.state().modules), "sys.modules"),
                                                               Value(vm.intern(key)), "'" + key + "'")));
  return false;
}

SymbolicFrame::Step SymbolicFrame::build_set(Op op, uint32_t arg) {
  vm::Vm& vm = evaluator_.vm();
  const char* method = op == Op::SET_UPDATE ? "update" : "add";
  const SymbolRef function = Symbol::constant(vm::find_in_type(vm, vm.types().set, vm.intern(method)));
  const std::vector<SymbolRef> items = op == Op::BUILD_SET ? pop_many(arg) : std::vector<SymbolRef>{pop()};
  const SymbolRef set = op == Op::BUILD_SET ? Symbol::set({}) : container(arg);
  for (const SymbolRef& item : items) {
    REFJIT_CAPTURE(done, evaluator_.call(Symbol::method(function, set), {item}));
    (void)done;
  }
  if (op == Op::BUILD_SET) push(set);
  return false;
}

SymbolicFrame::Step SymbolicFrame::enter_context() {
  vm::Vm& vm = evaluator_.vm();
  const SymbolRef manager = pop();
  const auto refused = [&] {
    Break why{BreakId::WithBlock, "with a " + kind_text(vm, *manager), {}, {}};
    why.strict_message = python::op_name(Op::BEFORE_WITH);
    return why;
  };
  if (!manager->is_constant()) return refused();
  vm::Type* type = vm.type_of(manager->value);
  const Value enter = vm::find_in_type(vm, type, vm.names().enter), exit = vm::find_in_type(vm, type, vm.names().exit);
  if (!enter || !exit || vm.type_of(enter) != vm.types().function || vm.type_of(exit) != vm.types().function)
    return refused();
  push(Symbol::method(Symbol::constant(exit), manager));
  return pushed(evaluator_.call(Symbol::method(Symbol::constant(enter), manager), {}));
}

SymbolicFrame::Step SymbolicFrame::match(Op op, uint32_t arg) {
  vm::Vm& vm = evaluator_.vm();
  Heap& heap = *evaluator_.graph().heap;
  if (op == Op::MATCH_SEQUENCE || op == Op::MATCH_MAPPING) {
    const SymbolRef subject = heap.force(stack_.back());
    const uint32_t flag = op == Op::MATCH_SEQUENCE ? vm::kTypeMatchSequence : vm::kTypeMatchMapping;
    bool is_match = op == Op::MATCH_SEQUENCE ? subject->is_sequence() : subject->kind == SymbolKind::Dict;
    if (subject->is_constant()) is_match = vm::has_type_flag(subject->value, flag);
    push(Symbol::constant(Value::boolean(is_match)));
    return false;
  }
  if (op == Op::MATCH_KEYS) {
    const SymbolRef keys = heap.force(stack_.back()), subject = heap.force(stack_[stack_.size() - 2]);
    return pushed(match_keys(subject, keys));
  }
  const SymbolRef names = pop(), type = pop(), subject = pop();
  (void)vm;
  return pushed(match_class(subject, type, arg, names));
}

Outcome<SymbolRef> SymbolicFrame::match_keys(const SymbolRef& subject, const SymbolRef& keys) {
  if (subject->kind != SymbolKind::Dict)
    return Break{
        BreakId::UnsupportedOperand, "match of a " + kind_text(evaluator_.vm(), *subject) + " with a mapping", {}, {}};
  REFJIT_CAPTURE(all, evaluator_.items_of(keys));
  std::vector<SymbolRef> values;
  for (const SymbolRef& key : all) {
    Outcome<SymbolRef> value = evaluator_.subscript(subject, key);
    if (!value && value.why().error && value.why().error->type == "KeyError") return Symbol::constant(vm::kNone);
    if (!value) return value;
    values.push_back(*value);
  }
  return Symbol::tuple(std::move(values));
}

Outcome<SymbolRef> SymbolicFrame::match_class(const SymbolRef& subject, const SymbolRef& type, uint32_t positional,
                                              const SymbolRef& names) {
  vm::Vm& vm = evaluator_.vm();
  const SymbolRef none = Symbol::constant(vm::kNone);
  if (!type->is_constant() || !vm.is_instance(type->value, vm.types().type))
    return Break{
        BreakId::UnsupportedOperand, "match of what is no class, or has no tuple of names as __match_args__", {}, {}};
  const Ref builtins = vm.import("builtins");
  REFJIT_CAPTURE(is_instance,
                 evaluator_.call(Symbol::constant(vm.get_attribute(builtins, "isinstance")), {subject, type}));
  if (is_instance->value.get() != vm::kTrue) return none;
  std::vector<SymbolRef> attributes, wanted;
  auto* cls = static_cast<vm::Type*>(type->value.get().object());
  if (positional > 0) {
    const Value match_args = vm::find_in_type(vm, cls, vm.intern("__match_args__"));
    if (!match_args && positional == 1 && (cls->type_flags & vm::kTypeMatchSelf) != 0) {
      attributes.push_back(subject);
    } else {
      if (!match_args || !vm::is_tuple(match_args) || vm::as_tuple(match_args)->size < positional)
        return Break{BreakId::UnsupportedOperand,
                     "match of what is no class, or has no tuple of names as __match_args__",
                     {},
                     {}};
      for (uint32_t i = 0; i < positional; ++i) wanted.push_back(Symbol::constant(vm::as_tuple(match_args)->items[i]));
    }
  }
  REFJIT_CAPTURE(keywords, evaluator_.items_of(names));
  wanted.insert(wanted.end(), keywords.begin(), keywords.end());
  for (const SymbolRef& attribute : wanted) {
    if (!vm::is_str(attribute->value))
      return Break{
          BreakId::UnsupportedOperand, "match of what is no class, or has no tuple of names as __match_args__", {}, {}};
    Outcome<SymbolRef> value = evaluator_.attribute(subject, vm::view_of(attribute->value));
    if (!value && value.why().error && value.why().error->type == "AttributeError") return none;
    if (!value) return value;
    attributes.push_back(*value);
  }
  return Symbol::tuple(std::move(attributes));
}

}  // namespace refjit::capture
