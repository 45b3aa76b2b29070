#pragma once
// The type system among itself: versions, slot tables, descriptors. Private to the core of shared/vm.
#include <vector>

#include "vm/startup.h"
#include "vm/state.h"
#include "vm/types/collections.h"

namespace refjit::vm {

/// Direct subclasses, not owned; an entry goes when the subclass dies.
struct Subclasses {
  std::vector<Type*> list;
};

/// One dunder method of a slot: its name and how a native slot is called under that name.
struct Dunder {
  Str* Names::*name;
  Ref (*wrap)(Vm& vm, const Slots& slots, Args args);  ///< args[0] is self.
  int arity;                                           ///< Arguments besides self; negative: any number.
};

/// A builtin type's slot seen as a method (`int.__add__`).
struct WrapperDescriptor : GcObject {
  Type* owner;
  const Dunder* dunder;
};
/// The same, bound.
struct MethodWrapper : GcObject {
  WrapperDescriptor* descriptor;
  Value self;
};
struct GetSetDescriptor : GcObject {
  Type* owner;
  const PropertyDef* def;
};
/// A name of __slots__.
struct MemberDescriptor : GcObject {
  Type* owner;
  Str* name;
  uint32_t offset;
};

struct WeakReference : GcObject {
  Object* target;  ///< Not owned; null once it died.
  Value callback;
  int64_t hash;  ///< -1: not computed.
  size_t place;  ///< Among the target's references; one that goes leaves null behind.
};
/// Made by watch(): the guest does not see it.
bool is_watch(const WeakReference* reference);

Type* new_bare_type(Vm& vm, Type* metatype);
/// Gives the type and all its subclasses new versions, so that no cache entry matches them.
void touch_type(Vm& vm, Type* type);
/// After attribute `name` of a heap type changed: versions and slots.
void type_attribute_changed(Vm& vm, Type* type, Str* name);
void add_subclass(Type* base, Type* derived);
/// Slots of a heap type from its mro: native ones of builtin bases, trampolines for dunders written in Python.
void update_slots(Vm& vm, Type* type);
/// Wrappers in type->dict for the slots that the type fills itself.
bool add_slot_wrappers(Vm& vm, Type* type, const Slots& own);
/// Null slots of `slots` from `base`.
void inherit_slots(Slots& slots, const Slots& base);
/// mro by C3; false: TypeError.
bool compute_mro(Vm& vm, Type* type);

/// value.__get__(instance, owner) if value is a descriptor, else value itself.
Ref bind_attribute(Vm& vm, Value value, Value instance, Type* owner);
/// Calls the dunder that find_in_type gives for type(self); `found` false: there is none (result null, no exception).
Ref call_special(Vm& vm, Value self, Str* name, std::initializer_list<Value> args, bool& found);

/// type.__bases__ = value: layouts must agree; orders and slots of all subclasses follow. False: an exception.
bool set_bases(Vm& vm, Type* type, Value value);

bool define_object_type(Vm& vm);
bool define_type_type(Vm& vm);
bool define_descriptor_types(Vm& vm);
bool define_function_types(Vm& vm);
bool define_code_types(Vm& vm);
bool define_generator_types(Vm& vm);
bool define_exception_types(Vm& vm);
bool define_module_type(Vm& vm);
bool define_weak_reference_type(Vm& vm);
/// Whether instances of the native type below `type` can be referred to weakly, without a slot of a class.
bool has_weak_room(const Type* type);
/// Adds the core's functions (__build_class__, __import__) and types to builtins.
bool define_core_builtins(Vm& vm, Module* builtins);

/// The most derived metaclass among `metatype` and those of the bases; null: TypeError.
Type* most_derived_metatype(Vm& vm, Type* metatype, Tuple* bases);
/// The module sys, made at its first import.
bool register_sys(Vm& vm);

/// Hands the pending exception, which nobody can catch, to sys.unraisablehook, as CPython does for __del__ and
/// callbacks.
void report_unraisable(Vm& vm, Value object);

/// Whether iterate() has a way: an __iter__, or a __getitem__ that goes by index. That of CPython's C types does only
/// where they are sequences.
bool is_iterable(Vm& vm, Value object);

/// What super(start, self).name finds; null without exception: nothing.
Ref super_lookup(Vm& vm, Type* start, Value self, Type* self_type, Str* name);
/// Runs a class body's function with `space` as its locals; its result is the __class__ cell or None.
Ref execute_class_body(Vm& vm, Function* function, Value space);

/// object.__new__ for any class.
Ref object_construct(Vm& vm, Type* type, Args args);
bool object_init(Vm& vm, Value self, Args args);
Ref type_call(Vm& vm, Value callee, Args args);
/// Trampoline of `__init__`: a class that has it has an __init__ written in Python.
bool init_trampoline(Vm& vm, Value self, Args args);
/// Trampoline of `__call__`.
Ref call_trampoline(Vm& vm, Value self, Args args);
Ref get_attribute_trampoline(Vm& vm, Value self, Str* name);
/// fn of every `__new__` of builtin types.
Ref new_wrapper(Vm& vm, Args args);
Ref identity_repr(Vm& vm, Value v);
/// "module.qualname", without "builtins.".
std::string full_type_name(Vm& vm, const Type* type);

}  // namespace refjit::vm
