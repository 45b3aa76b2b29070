// _collections._tuplegetter: the descriptor behind a named tuple's field.
#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct TupleGetter : GcObject {
  int64_t index;
  Value doc;
};
TupleGetter* getter_of(Value v) { return as<TupleGetter>(v); }

Ref getter_new(Vm& vm, Type* type, Args args) {
  static const NativeDef def{"_tuplegetter", "index, doc, /", nullptr};
  Value given[2];
  Ref keep[2];
  int64_t index;
  if (!bind(vm, def, args, given, keep) || !vm.as_int64(given[0], index)) return {};
  auto* made = make_object<TupleGetter>(vm, type);
  if (!made) return {};
  made->index = index;
  incref(given[1]);
  made->doc = given[1];
  return Ref::steal(Value(made));
}

Ref getter_get(Vm& vm, Value v, Value instance, Value) {
  if (!instance || instance.is_none()) return v;
  const int64_t index = getter_of(v)->index;
  if (!is_tuple(instance))
    return type_error(vm, "descriptor for index '" + std::to_string(index) +
                              "' for tuple subclasses doesn't apply to '" + vm.type_name(instance) + "' object");
  const auto items = as_tuple(instance)->span();
  if (index < 0 || static_cast<size_t>(index) >= items.size()) return index_error(vm, "tuple index out of range");
  return items[static_cast<size_t>(index)];
}

bool getter_set(Vm& vm, Value, Value, Value value) {
  return fail(vm.raise(vm.types().AttributeError, value ? "can't set attribute" : "can't delete attribute"));
}

Ref getter_repr(Vm& vm, Value v) {
  const Ref doc = vm.repr(getter_of(v)->doc);
  return doc ? vm.string("_tuplegetter(" + std::to_string(getter_of(v)->index) + ", " + std::string(vm.text(doc)) + ")")
             : Ref();
}

Ref getter_reduce(Vm& vm, Args args) {
  const TupleGetter* getter = getter_of(args[0]);
  const Ref index = vm.integer(getter->index);
  const Value parts[] = {index, getter->doc};
  const Ref arguments = index ? vm.tuple(parts) : Ref();
  const Value whole[] = {Value(vm.type_of(args[0])), arguments};
  return arguments ? vm.tuple(whole) : Ref();
}

const NativeDef kMethods[] = {{"__reduce__", "", getter_reduce}};
const PropertyDef kProperties[] = {{"__doc__", [](Vm&, Value v) { return Ref(getter_of(v)->doc); },
                                    [](Vm&, Value v, Value value) {
                                      incref(value ? value : kNone);
                                      decref(std::exchange(getter_of(v)->doc, value ? value : kNone));
                                      return true;
                                    }}};

}  // namespace

bool add_tuple_getter(Vm& vm, Module* module) {
  TypeDef def{"_collections._tuplegetter", sizeof(TupleGetter), nullptr, {}, kMethods};
  def.is_gc = true;
  def.slots.construct = getter_new;
  def.slots.finalize = [](Object* o) { decref(static_cast<TupleGetter*>(o)->doc); };
  def.slots.traverse = [](Object* o, const Visitor& visit) { visit(static_cast<TupleGetter*>(o)->doc); };
  def.slots.descriptor_get = getter_get;
  def.slots.descriptor_set = getter_set;
  def.slots.repr = getter_repr;
  Type* type = vm.make_type(def);
  return type && add_properties(vm, type, kProperties) && vm.set_module_attribute(module, "_tuplegetter", Value(type));
}

}  // namespace refjit::vm
