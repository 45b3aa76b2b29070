// weakref.ref, watching, and the finalizers that run when an object dies.
#include <algorithm>
#include <cstdio>

#include "vm/core/async_hooks.h"
#include "vm/core/call.h"
#include "vm/exception.h"
#include "vm/types/collections.h"
#include "vm/watch.h"

namespace refjit::vm {

Ref make_unraisable(Vm& vm, std::span<const Value> fields);  // sys_module.cpp

void report_unraisable(Vm& vm, Value object) {
  Ref exception = vm.take_exception();
  if (!exception) return;
  Ref sys = vm.import("sys");
  Ref hook = sys ? vm.get_attribute(sys, "unraisablehook") : Ref();
  if (hook) {
    Ref traceback = vm.get_attribute(exception, "__traceback__");
    const Value fields[] = {Value(vm.type_of(exception)), exception, traceback ? traceback.get() : kNone, kNone,
                            object};
    Ref report = make_unraisable(vm, fields);
    if (report && vm.call(hook, {report})) return;
  }
  if (vm.has_exception()) vm.take_exception();
  Ref shown = vm.repr(object);
  if (!shown) vm.take_exception();
  vm.host().write(2, "Exception ignored in: " + (shown ? std::string(vm.text(shown)) : "<object repr() failed>") +
                         "\n" + vm.format_exception(exception));
}

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}

/// Instances of classes, what the collector knows, and the two natives that people refer to weakly.
bool can_be_watched(const Type* type) {
  return (type->type_flags & (kTypeHeap | kTypeGc)) != 0 || type->name->view() == "Tensor" ||
         type->name->view() == "ndarray";
}

/// Natives whose objects have no room for references in CPython.
bool has_no_room(const Type* type) {
  static constexpr std::string_view kNames[] = {"accumulate",
                                                "bytes_iterator",
                                                "bytearray_iterator",
                                                "cell",
                                                "chain",
                                                "classmethod",
                                                "count",
                                                "cycle",
                                                "dict_itemiterator",
                                                "dict_items",
                                                "dict_keyiterator",
                                                "dict_keys",
                                                "dict_valueiterator",
                                                "dict_values",
                                                "enumerate",
                                                "filter",
                                                "frame",
                                                "getset_descriptor",
                                                "groupby",
                                                "islice",
                                                "list_iterator",
                                                "list_reverseiterator",
                                                "map",
                                                "mappingproxy",
                                                "method-wrapper",
                                                "method_descriptor",
                                                "product",
                                                "property",
                                                "range_iterator",
                                                "repeat",
                                                "set_iterator",
                                                "slice",
                                                "staticmethod",
                                                "str_ascii_iterator",
                                                "super",
                                                "tuple_iterator",
                                                "wrapper_descriptor",
                                                "zip"};
  return !(type->type_flags & kTypeHeap) &&
         std::find(std::begin(kNames), std::end(kNames), type->name->view()) != std::end(kNames);
}

/// A reference that watch() made, which the guest does not see.
constexpr uint32_t kReferenceWatches = kObjectUser;

using References = std::vector<WeakReference*>;

/// Adds one behind the others. Places that are empty are given up when the list is full, so that neither removing many
/// references of one object nor making and removing them in turn takes more than its share.
void add_reference(References& list, WeakReference* made) {
  if (list.size() == list.capacity()) {
    list.erase(std::remove(list.begin(), list.end(), nullptr), list.end());
    for (size_t i = 0; i < list.size(); ++i) list[i]->place = i;
    if (list.size() * 4 > list.capacity() * 3) list.reserve(list.capacity() * 2 + 1);
  }
  made->place = list.size();
  list.push_back(made);
}

void remove_reference(References& list, const WeakReference* gone) {
  list[gone->place] = nullptr;
  while (!list.empty() && !list.back()) list.pop_back();
}

Ref make_reference(Vm& vm, Type* type, Object* target, Value callback) {
  auto* r = make_object<WeakReference>(vm, type);
  if (!r) return Ref();
  r->target = target;
  r->callback = own(callback);
  r->hash = -1;
  target->flags |= kObjectWeaklySeen;
  add_reference(vm.state().weak_references[target], r);
  return Ref::steal(Value(r));
}

Ref weak_construct(Vm& vm, Type* type, Args args) {
  if (args.count < 1 || args.count > 2) {
    const std::string expected = args.count < 1 ? "at least 1 argument" : "at most 2 arguments";
    return vm.raise(vm.types().TypeError, "__new__ expected " + expected + ", got " + std::to_string(args.count));
  }
  const Value target = args[0];
  if (!target.is_object() || !can_be_watched(target.object()->type) || has_no_room(target.object()->type) ||
      has_type_flag(target, kTypeTuple | kTypeDict | kTypeList | kTypeInt | kTypeStr)) {
    if (!target.is_object() || !(target.object()->type->type_flags & kTypeHeap)) {
      return vm.raise(vm.types().TypeError, "cannot create weak reference to '" + vm.type_name(target) + "' object");
    }
  }
  // A class with __slots__ has no room for them, unless it inherits or asks for that room. Nor have kinds of int and
  // tuple, or the exceptions that are no class of a program.
  Type* heap = target.object()->type;
  const bool is_class = (heap->type_flags & kTypeHeap) != 0;
  const bool lacks_room = is_class && !find_in_type(vm, heap, vm.intern("__weakref__")) && !has_weak_room(heap);
  if (lacks_room || (!is_class && vm.is_instance(target, vm.types().BaseException)))
    return vm.raise(vm.types().TypeError, "cannot create weak reference to '" + vm.type_name(target) + "' object");
  const Value callback = args.count > 1 && !args[1].is_none() ? args[1] : Value();
  auto& table = vm.state().weak_references;
  if (!callback && type == vm.types().weak_reference) {
    if (auto found = table.find(target.object()); found != table.end()) {
      for (WeakReference* r : found->second)
        if (r && !r->callback && r->type == type && !is_watch(r)) return Value(r);
    }
  }
  return make_reference(vm, type, target.object(), callback);
}
void weak_finalize(Object* o) {
  auto* r = static_cast<WeakReference*>(o);
  if (r->target) {
    auto& table = o->type->vm->state().weak_references;
    if (auto found = table.find(r->target); found != table.end()) {
      remove_reference(found->second, r);
      if (found->second.empty()) table.erase(found);
    }
  }
  drop(r->callback);
}
void weak_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<WeakReference*>(o)->callback); }
Ref weak_call(Vm&, Value v, Args) {
  auto* r = as<WeakReference>(v);
  return r->target ? Ref(Value(r->target)) : Ref(kNone);
}
bool weak_hash(Vm& vm, Value v, int64_t& out) {
  auto* r = as<WeakReference>(v);
  if (r->hash == -1) {
    if (!r->target) {
      vm.raise(vm.types().TypeError, "weak object has gone away");
      return false;
    }
    const Ref target(Value(r->target));
    if (!vm.hash(target, r->hash)) return false;
  }
  out = r->hash;
  return true;
}
Ref weak_compare(Vm& vm, Value left, Value right, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !vm.is_instance(right, vm.types().weak_reference))
    return kNotImplemented;
  auto* a = as<WeakReference>(left);
  auto* b = as<WeakReference>(right);
  if (!a->target || !b->target) return Value::boolean((a == b) == (op == CompareOp::Eq));
  const Ref x(Value(a->target)), y(Value(b->target));  // comparing may drop the last other reference
  return vm.compare(x, y, op);
}
Ref weak_repr(Vm& vm, Value v) {
  auto* r = as<WeakReference>(v);
  char address[64];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  const std::string start = std::string("<weakref at ") + address + "; ";
  if (!r->target) return vm.string(start + "dead>");
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(Value(r->target).bits()));
  const Ref target(Value(r->target));
  std::string text = start + "to '" + vm.type_name(target) + "' at " + address;
  const bool has_name =
      static_cast<bool>(find_in_type(vm, r->target->type, vm.names().name));  // a module only seems to
  const Ref name = has_name ? vm.find_attribute(target, vm.names().name) : Ref();
  if (vm.has_exception()) return Ref();
  if (name && is_str(name)) text += " (" + std::string(view_of(name)) + ")";
  return vm.string(text + ">");
}
Ref weak_callback(Vm&, Value v) {
  auto* r = as<WeakReference>(v);
  return r->callback && r->target ? Ref(r->callback) : Ref(kNone);
}
constexpr PropertyDef kProperties[] = {{"__callback__", weak_callback, nullptr}};
constexpr NativeDef kClassMethods[] = {
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};

}  // namespace

bool define_weak_reference_type(Vm& vm) {
  TypeDef def{};
  def.name = "weakref.ReferenceType";
  def.instance_bytes = sizeof(WeakReference);
  def.is_gc = true;
  def.slots.finalize = weak_finalize;
  def.slots.traverse = weak_traverse;
  def.slots.construct = weak_construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  def.slots.call = weak_call;
  def.slots.hash = weak_hash;
  def.slots.compare = weak_compare;
  def.slots.repr = weak_repr;
  Type* type = vm.types().weak_reference;
  return define_type(vm, type, def) && add_properties(vm, type, kProperties) &&
         add_class_methods(vm, type, kClassMethods);
}

bool is_watch(const WeakReference* reference) { return (reference->flags & kReferenceWatches) != 0; }

bool has_weak_room(const Type* type) {
  const BuiltinTypes& t = type->vm->types();
  constexpr uint32_t kWithout = kTypeTuple | kTypeDict | kTypeList | kTypeInt | kTypeStr | kTypeBytes;
  while (type->type_flags & kTypeHeap) type = type->base;
  return type != t.object && can_be_watched(type) && !has_no_room(type) && !(type->type_flags & kWithout) &&
         !is_subtype(type, t.BaseException);
}

bool is_watchable(Value v) {
  if (!v.is_object()) return false;
  const Type* type = v.object()->type;
  return can_be_watched(type) && type != type->vm->types().cell &&
         !has_type_flag(v, kTypeTuple | kTypeDict | kTypeList | kTypeSet | kTypeInt | kTypeStr);
}

Ref watch(Value v) {
  Vm& vm = *v.object()->type->vm;
  const auto& table = vm.state().weak_references;
  if (const auto found = table.find(v.object()); found != table.end())
    for (WeakReference* known : found->second)
      if (known && is_watch(known)) return Ref(Value(known));
  Ref reference = make_reference(vm, vm.types().weak_reference, v.object(), Value());
  if (reference) reference.get().object()->flags |= kReferenceWatches;
  return reference;
}

Value watched(Value handle) {
  Object* target = as<WeakReference>(handle)->target;
  return target ? Value(target) : Value();
}

void clear_weak_references(Vm& vm, Object* object) {
  auto& table = vm.state().weak_references;
  const auto found = table.find(object);
  if (found == table.end()) return;
  std::vector<WeakReference*> list = std::move(found->second);
  table.erase(found);
  list.erase(std::remove(list.begin(), list.end(), nullptr), list.end());
  object->flags &= ~kObjectWeaklySeen;
  std::vector<Ref> keep;
  for (WeakReference* r : list) {
    r->target = nullptr;
    keep.emplace_back(Value(r));
  }
  if (vm.state().is_ending) return;
  std::reverse(list.begin(), list.end());  // the last that was made is called first
  for (WeakReference* r : list) {
    if (!r->callback) continue;
    Ref pending = vm.has_exception() ? vm.take_exception() : Ref();
    if (!vm.call(r->callback, {Value(r)})) report_unraisable(vm, r->callback);
    if (pending) set_exception(vm, pending.release());
  }
}

bool run_finalizer(Vm& vm, Object* object) {
  if (object->type == vm.types().generator || object->type == vm.types().coroutine ||
      object->type == vm.types().async_generator) {
    // Only a suspended frame with handlers has something to run, or else there is something to tell.
    auto* g = static_cast<Generator*>(object);
    const bool is_unawaited = g->state == Generator::State::Created && object->type == vm.types().coroutine;
    const bool has_begun = object->type == vm.types().async_generator && g->flags & kGeneratorHasBegun;
    if (!is_unawaited && !has_begun && (g->state != Generator::State::Suspended || g->code->source->exceptions.empty()))
      return false;
  }
  const bool is_dying = object->references == 0;
  object->flags |= kObjectFinalized;
  if (is_dying)
    object->references = 1;
  else
    incref(Value(object));
  Ref pending = vm.has_exception() ? vm.take_exception() : Ref();
  bool found;
  Ref result = call_special(vm, Value(object), vm.names().del, {}, found);
  if (!result && vm.has_exception()) {
    const Value method = find_in_type(vm, object->type, vm.names().del);
    report_unraisable(vm, method ? method : Value(object));
  }
  if (pending) set_exception(vm, pending.release());
  --object->references;
  return is_dying && object->references > 0;
}

}  // namespace refjit::vm
