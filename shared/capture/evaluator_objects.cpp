// Objects in bytecode capture: instances that the graph makes, what super() finds, writes of globals. An instance made
// in the graph is a constant that stands for it: an object of its class without attributes, which the heap's log has.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/heap.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/names.h"
#include "vm/types/dict.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// Does making an instance of this class run nothing but __init__, and are its attributes all in its dict?
bool has_plain_instances(vm::Vm& vm, const vm::Type* type) {
  const auto& types = vm.types();
  if ((type->type_flags & vm::kTypeHasDict) == 0) return false;
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    if (base == types.object) continue;
    const bool is_pythons = (base->type_flags & vm::kTypeHeap) != 0 && vm.type_of(entry) == types.type;
    if (!is_pythons || vm::dict_get(base->dict, vm.intern("__slots__"))) return false;
    for (std::string_view own : {"__new__", "__del__", "__getattribute__", "__refjit_cell__"})
      if (vm::dict_get(base->dict, vm.intern(own))) return false;
  }
  return true;
}

}  // namespace

std::optional<Outcome<SymbolRef>> Evaluator::make_object(const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                                         const Keywords& keywords) {
  const auto& types = vm_.types();
  if (!graph_.heap || vm_.type_of(callee->value) != types.type) return std::nullopt;
  auto* type = callee->value.as<vm::Type>();
  if ((type->type_flags & vm::kTypeHeap) == 0) {
    if (type->name->view() != "partial" || args.empty() || args[0]->kind == SymbolKind::Partial) return std::nullopt;
    auto partial = std::make_shared<Symbol>();
    partial->kind = SymbolKind::Partial;
    partial->value = callee->value;
    partial->function = args[0];
    partial->items.assign(args.begin() + 1, args.end());
    partial->keyword_defaults = keywords;
    return Outcome<SymbolRef>(std::move(partial));
  }
  if (!has_plain_instances(vm_, type)) return std::nullopt;
  vm::Str* name = vm_.intern("__init__");
  const Value init = vm::find_in_type(vm_, type, name);
  const bool is_objects = init == vm::find_in_type(vm_, types.object, name);
  const bool is_users = vm_.type_of(init) == types.function &&
                        !is_library_code(*vm::whole_code(static_cast<vm::Function*>(init.object()))->source);
  if (is_objects ? !args.empty() || !keywords.empty() : !is_users) return std::nullopt;
  const Value make = vm::find_in_type(vm_, types.object, vm_.intern("__new__"));
  const Ref blank = vm_.call(make, {callee->value.get()});
  if (!blank) return Outcome<SymbolRef>(failed("__new__"));
  graph_.heap->pin(callee);
  SymbolRef made = Symbol::constant(blank);
  made->is_made = true;
  if (is_objects) return Outcome<SymbolRef>(std::move(made));
  Outcome<SymbolRef> method = bound(made, name, init);
  if (!method) return method;
  Outcome<SymbolRef> done = call(*method, args, keywords);
  if (!done) return done;
  const bool is_none = (*done)->is_constant() && (*done)->value.get().is_none();
  if (!is_none) return Outcome<SymbolRef>(Break{BreakId::MakesObject, "__init__ that gives a value", {}, {}});
  return Outcome<SymbolRef>(std::move(made));
}

std::optional<Outcome<SymbolRef>> Evaluator::call_of_object(Value method, const std::vector<SymbolRef>& args) {
  if (!graph_.heap || !method.is_object() || vm_.type_of(method) != vm_.types().wrapper_descriptor || args.empty())
    return std::nullopt;
  const auto is = [&](std::string_view name, size_t count) {
    return args.size() == count && method == vm::find_in_type(vm_, vm_.types().object, vm_.intern(name));
  };
  if (is("__init__", 1)) return Outcome<SymbolRef>(Symbol::constant(vm::kNone));
  const bool sets = is("__setattr__", 3);
  if (!sets && !is("__delattr__", 2)) return std::nullopt;
  const Ref name = materialise(args[1]);
  if (!name || !vm::is_str(name)) return std::nullopt;
  auto done = store_instance_attribute(args[0], vm_.intern(vm::view_of(name)), sets ? args[2] : nullptr);
  return done ? Outcome<SymbolRef>(Symbol::constant(vm::kNone)) : Outcome<SymbolRef>(std::move(done.why()));
}

Outcome<SymbolRef> Evaluator::super_of(const SymbolRef& owner, const SymbolRef& self) {
  if (!owner->is_constant() || !vm_.is_instance(owner->value, vm_.types().type) || !self->is_constant())
    return Break{BreakId::UnsupportedOperand, "super() of this object", {}, {}};
  auto symbol = std::make_shared<Symbol>();
  symbol->kind = SymbolKind::Super;
  symbol->function = owner;
  symbol->self = self;
  return symbol;
}

Outcome<SymbolRef> Evaluator::super_attribute(const SymbolRef& super, vm::Str* name) {
  const Value self = super->self->value;
  const bool is_class = vm_.is_instance(self, vm_.types().type);
  const vm::Type* type = is_class ? static_cast<vm::Type*>(self.object()) : vm_.type_of(self);
  bool is_behind = false;
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    if (is_behind) {
      if (const Value raw = vm::dict_get(base->dict, name)) {
        if (graph_.heap && !is_library && (base->type_flags & vm::kTypeHeap) != 0)
          graph_.heap->import(raw, Source::attribute(Source::object(entry, std::string(base->name->view())),
                                                     Value(name), name->view()));
        if (vm_.type_of(raw) == vm_.types().function && !is_class)
          return Symbol::method(Symbol::constant(raw), super->self);
        return bound(super->self, name, raw);
      }
    }
    is_behind = is_behind || entry == super->function->value.get();
  }
  return Error(user_error("AttributeError", "'super' object has no attribute '" + std::string(name->view()) + "'"));
}

Outcome<bool> Evaluator::store_global(const Callee& callee, std::string_view name, const SymbolRef& value) {
  if (is_library || graph_.heap->is_seen(callee.globals))
    return Break{BreakId::WritesOutside, "global " + std::string(name), {}, {}};
  graph_.heap->set_global(callee.globals, Value(vm_.intern(name)), value);
  return true;
}

}  // namespace refjit::capture
