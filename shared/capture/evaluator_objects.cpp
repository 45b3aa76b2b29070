// Objects in bytecode capture: instances that the graph makes, writes of attributes and globals, what super() finds. An
// instance made in the graph is a constant that stands for it: an object of its class without attributes, which the
// heap's log has.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/made_dict.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/memory.h"
#include "vm/names.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// Is a call of this class, whatever its metaclass (abc's), what type makes of it?
bool calls_plainly(vm::Vm& vm, vm::Type* type) {
  const Value missing = vm::find_in_type(vm, type, vm.names().abstractmethods);
  int64_t count = 0;
  const bool has_all = !missing || (vm.length(missing, count) && count == 0);
  return has_all && vm::find_in_type(vm, vm.type_of(Value(type)), vm.names().call) ==
                        vm::find_in_type(vm, vm.types().type, vm.names().call);
}

/// Does making an instance of this class run nothing but __init__?
bool has_plain_instances(vm::Vm& vm, const vm::Type* type) {
  const auto& types = vm.types();
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    if (base == types.object) continue;
    if ((base->type_flags & vm::kTypeHeap) == 0) return false;
    for (std::string_view own : {"__new__", "__del__", "__getattribute__", "__refjit_cell__"})
      if (vm::dict_get(base->dict, vm.intern(own))) return false;
  }
  return true;
}

}  // namespace

bool Evaluator::is_mindspores(const python::CodeObject& code) const {
  return code.file && vm_.files()[code.file].name.compare(0, 19, "<refjit>/mindspore/") == 0;
}

std::optional<Outcome<SymbolRef>> Evaluator::make_object(const SymbolRef& callee, const std::vector<SymbolRef>& args,
                                                         const Keywords& keywords) {
  const auto& types = vm_.types();
  if (!graph_.heap || !vm::has_type_flag(callee->value, vm::kTypeType)) return std::nullopt;
  auto* type = callee->value.as<vm::Type>();
  if (auto dict = make_dict(*this, callee, args, keywords)) return dict;
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
  if (!calls_plainly(vm_, type) || !has_plain_instances(vm_, type)) return std::nullopt;
  vm::Str* name = vm_.intern("__init__");
  const Value init = vm::find_in_type(vm_, type, name);
  const bool is_objects = init == vm::find_in_type(vm_, types.object, name);
  const bool is_followed = vm_.type_of(init) == types.function &&
                           !is_mindspores(*vm::whole_code(static_cast<vm::Function*>(init.object()))->source);
  if (is_objects ? !args.empty() || !keywords.empty() : !is_followed) return std::nullopt;
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

std::optional<Outcome<SymbolRef>> Evaluator::call_descriptor(const SymbolRef& object, vm::Str* name, Value raw,
                                                             std::string_view method, std::vector<SymbolRef> args) {
  vm::Type* type = vm_.type_of(raw);
  if (!graph_.heap || (type->type_flags & vm::kTypeHeap) == 0) return std::nullopt;
  const Value function = vm::find_in_type(vm_, type, vm_.intern(method));
  if (!function || vm_.type_of(function) != vm_.types().function) return std::nullopt;
  Outcome<SymbolRef> descriptor = import_attribute(object, name->view(), raw);
  if (!descriptor) return descriptor;
  return call(Symbol::method(Symbol::constant(function), *descriptor), std::move(args));
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

namespace {

/// What stands in the instance dict of a Cell whose __setattr__ is the library's; null: nothing, or another object.
Value plain_cell_attribute(Evaluator& evaluator, Value object, vm::Str* name) {
  vm::Vm& vm = evaluator.vm();
  vm::Type* type = vm.type_of(object);
  const Value hook = vm::find_in_type(vm, type, vm.names().setattr);
  const bool is_ours = hook && vm.type_of(hook) == vm.types().function &&
                       evaluator.is_library_code(*vm::whole_code(static_cast<vm::Function*>(hook.object()))->source);
  if (!is_ours || !is_nn_cell_class(vm, type)) return Value();
  if (!vm::has_instance_dict(object.object()) || !vm::instance_dict(object.object())) return Value();
  return vm::dict_get(vm::instance_dict(object.object()), name);
}

bool is_plain_number(Value v) { return v.is_small_int() || v.is_double(); }

}  // namespace

Outcome<bool> Evaluator::set_attribute(const SymbolRef& given, std::string_view name, const SymbolRef& value) {
  const SymbolRef object = forced(given);
  const Break outside{BreakId::WritesOutside, "the attribute " + std::string(name) + " is assigned", {}, {}};
  if (!object->is_constant() || !object->value.get().is_object()) return outside;
  const vm::Type* type = vm_.type_of(object->value);
  const bool is_fixed = (type->type_flags & vm::kTypeHeap) == 0 && type != vm_.types().function;
  if (is_fixed || vm::has_type_flag(object->value, vm::kTypeType) || vm::tensors::is_tensor(object->value))
    return outside;
  const bool is_number = value && Heap::is_unread_number(value);
  if (value && !is_number) {
    REFJIT_CAPTURE(is_parameter, assign_parameter(object, name, forced(value)));
    if (is_parameter) return true;
  }
  vm::Str* hook = value ? vm_.names().setattr : vm_.names().delattr;
  const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(type), hook);
  // Of a number by a number, Cell.__setattr__ does no more than that.
  if (is_number && is_plain_number(plain_cell_attribute(*this, object->value, vm_.intern(name))))
    return store_instance_attribute(object, vm_.intern(name), value);
  if (method && vm_.type_of(method) == vm_.types().function) {
    std::vector<SymbolRef> args{Symbol::constant(Value(vm_.intern(name)))};
    if (value) args.push_back(value);
    REFJIT_CAPTURE(done, call(Symbol::method(Symbol::constant(method), object), std::move(args)));
    (void)done;
    return true;
  }
  return store_instance_attribute(object, vm_.intern(name), value);
}

Outcome<bool> Evaluator::assign_parameter(const SymbolRef& cell, std::string_view name, const SymbolRef& value) {
  // What Cell.__setattr__ does with a tensor for a Parameter: set_data, which is Assign where the type stays.
  if (!value->is_node() || value->is_number) return false;
  const Value own = plain_cell_attribute(*this, cell->value, vm_.intern(name));
  if (!own || !vm::tensors::is_tensor(own) || !is_parameter(vm_, own)) return false;
  if (value->value && is_parameter(vm_, value->value)) return false;
  REFJIT_CAPTURE(parameter, attribute(cell, name));
  if (!parameter->is_node()) return false;
  const ir::Abstract &to = *parameter->node->abstract, &from = *value->node->abstract;
  if (to.dtype != from.dtype || !(to.shape == from.shape)) return false;
  static const ops::OpDef* const assign = ops::find_op("Assign");
  const SymbolRef arguments[] = {parameter, value};
  REFJIT_CAPTURE(done, graph_.emit_write(*assign, arguments));
  (void)done;
  return true;
}

Outcome<bool> Evaluator::store_instance_attribute(const SymbolRef& object, vm::Str* name, const SymbolRef& value) {
  const Break outside{BreakId::WritesOutside, "the attribute " + std::string(name->view()) + " is assigned", {}, {}};
  if (!object->is_constant() || !object->value.get().is_object()) return outside;
  const Value o = object->value;
  const bool is_native = (vm_.type_of(o)->type_flags & vm::kTypeHeap) == 0;
  const bool is_fixed = is_native && vm_.type_of(o) != vm_.types().function;
  if (is_fixed || vm::has_type_flag(o, vm::kTypeType)) return outside;
  const Value raw = vm::find_in_type(vm_, vm_.type_of(o), name);
  if (raw && vm_.type_of(raw) == vm_.types().property) {
    const Value setter = static_cast<vm::Property*>(raw.object())->setter;
    if (!value || !setter || vm_.type_of(setter) != vm_.types().function) return outside;
    REFJIT_CAPTURE(done, call(Symbol::constant(setter), {object, value}));
    (void)done;
    return true;
  }
  const bool is_slot = raw && vm_.type_of(raw) == vm_.types().member_descriptor;
  if (raw && !is_slot && vm_.type_of(raw)->slots.descriptor_set) {
    if (!value) return outside;
    auto done = call_descriptor(object, name, raw, "__set__", {object, value});
    if (!done) return outside;
    return *done ? Outcome<bool>(true) : Outcome<bool>(std::move(done->why()));
  }
  const bool has_dict = vm::has_instance_dict(o.object());
  if (!has_dict && !is_slot) return outside;
  if (has_dict && vm::instance_dict(o.object()) && graph_.heap->is_seen(Value(vm::instance_dict(o.object()))))
    return outside;
  if (!value) {
    REFJIT_CAPTURE(old, attribute(object, name->view()));  // raises what the deletion would
    (void)old;
    const SymbolRef* written = graph_.heap->written_attribute(o, Value(name));
    const bool is_own =
        is_slot || (has_dict && vm::instance_dict(o.object()) && vm::dict_get(vm::instance_dict(o.object()), name));
    if (!written && !is_own) return outside;
  }
  if (object->is_made && !raw) {
    const std::string owner = vm_.type_name(o);
    graph_.heap->guard_absent(
        Source::attribute(Source::watched(Value(vm_.type_of(o)), owner), Value(name), name->view()));
  }
  graph_.heap->set_attribute(object, Value(name), value);
  return true;
}

Outcome<SymbolRef> Evaluator::super_of(const SymbolRef& owner, const SymbolRef& self) {
  const bool is_known = self->is_constant() || is_dict_of_class(*self);
  if (!owner->is_constant() || !vm_.is_instance(owner->value, vm_.types().type) || !is_known)
    return Break{BreakId::UnsupportedOperand, "super() of this object", {}, {}};
  auto symbol = std::make_shared<Symbol>();
  symbol->kind = SymbolKind::Super;
  symbol->function = owner;
  symbol->self = self;
  return symbol;
}

Outcome<SymbolRef> Evaluator::super_attribute(const SymbolRef& super, vm::Str* name) {
  const bool is_dict = is_dict_of_class(*super->self);
  const Value self = super->self->value;
  const bool is_class = !is_dict && vm_.is_instance(self, vm_.types().type);
  const vm::Type* type = is_dict    ? class_of_dict(vm_, *super->self)
                         : is_class ? static_cast<vm::Type*>(self.object())
                                    : vm_.type_of(self);
  bool is_behind = false;
  for (Value entry : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(entry.object());
    if (is_behind) {
      if (const Value raw = vm::dict_get(base->dict, name)) {
        if (graph_.heap && !is_library && (base->type_flags & vm::kTypeHeap) != 0)
          graph_.heap->import(raw, Source::attribute(Source::watched(entry, std::string(base->name->view())),
                                                     Value(name), name->view()));
        const bool binds = vm_.type_of(raw) == vm_.types().function && !is_class;
        if (binds || (is_dict && vm_.type_of(raw) != vm_.types().property))
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
