// Builtin functions about objects: attributes, classes, iteration, representation.
#include "vm/audit.h"
#include "vm/builtins/builtins.h"
#include "vm/types/define.h"
#include "vm/types/format.h"
#include "vm/types/hash.h"

namespace refjit::vm {

namespace {

bool attribute_name(Vm& vm, Value v, Str*& out) {
  if (!is_str(v)) return fail(type_error(vm, "attribute name must be string, not '" + vm.type_name(v) + "'"));
  out = intern_str(vm, as_str(v));
  return out != nullptr;
}

Ref getattr(Vm& vm, Args args) {
  if (!check_positional(vm, "getattr", args, 2, 3)) return {};
  Str* name;
  if (!attribute_name(vm, args[1], name)) return {};
  if (args.count == 2) return vm.get_attribute(args[0], name);
  Ref found = vm.find_attribute(args[0], name);
  return found || vm.has_exception() ? found : Ref(args[2]);
}

Ref hasattr(Vm& vm, Args args) {
  Str* name;
  if (!attribute_name(vm, args[1], name)) return {};
  Ref found = vm.find_attribute(args[0], name);
  return vm.has_exception() ? Ref() : boolean(static_cast<bool>(found));
}

Ref setattr(Vm& vm, Args args) {
  Str* name;
  return attribute_name(vm, args[1], name) && vm.set_attribute(args[0], name, args[2]) ? none() : Ref();
}

Ref delattr(Vm& vm, Args args) {
  Str* name;
  return attribute_name(vm, args[1], name) && vm.set_attribute(args[0], name, Value()) ? none() : Ref();
}

Ref isinstance(Vm& vm, Args args) {
  const int state = check_instance(vm, args[0], args[1]);
  return state < 0 ? Ref() : boolean(state == 1);
}

Ref issubclass(Vm& vm, Args args) {
  const int state = check_subclass(vm, args[0], args[1]);
  return state < 0 ? Ref() : boolean(state == 1);
}

Ref callable(Vm& vm, Args args) { return boolean(is_callable(vm, args[0])); }

/// Address, or for immediates the word itself: unique among objects alive, never negative.
Ref id(Vm& vm, Args args) {
  Ref number = new_int_unsigned(vm, args[0].bits());
  return number && audit(vm, "builtins.id", {number}) ? number : Ref();
}

Ref hash(Vm& vm, Args args) {
  int64_t value;
  return hash_of(vm, args[0], value) ? new_int(vm, value) : Ref();
}

Ref len(Vm& vm, Args args) {
  int64_t value;
  return vm.length(args[0], value) ? new_int(vm, value) : Ref();
}

Ref repr(Vm& vm, Args args) { return vm.repr(args[0]); }
Ref ascii(Vm& vm, Args args) { return ascii_of(vm, args[0]); }

Ref format(Vm& vm, Args args) {
  if (!is_str(args[1]))
    return type_error(vm, "format() argument 2 must be str, not " +
                              (args[1].is_none() ? std::string("None") : vm.type_name(args[1])));
  return vm.format(args[0], view_of(args[1]));
}

Ref iter(Vm& vm, Args args) {
  if (!args[1]) return vm.iterate(args[0]);
  if (!is_callable(vm, args[0])) return type_error(vm, "iter(v, w): v must be callable");
  return new_callable_iterator(vm, args[0], args[1]);
}

Ref next(Vm& vm, Args args) {
  if (!vm.type_of(args[0])->slots.next)
    return type_error(vm, "'" + vm.type_name(args[0]) + "' object is not an iterator");
  // Through the slot, not Vm::next: a StopIteration with a value must come out as it is.
  Ref item = vm.type_of(args[0])->slots.next(vm, args[0]);
  if (item) return item;
  if (vm.has_exception() && (!args[1] || !vm.exception_matches(vm.types().StopIteration))) return {};
  if (vm.has_exception()) vm.take_exception();
  if (args[1]) return Ref(args[1]);
  Ref stop = vm.call(Value(vm.types().StopIteration), {});
  return stop ? vm.raise_value(stop) : Ref();
}

Ref aiter(Vm& vm, Args args) {
  Ref method = find_special(vm, args[0], vm.names().aiter);
  if (!method)
    return vm.has_exception() ? Ref()
                              : type_error(vm, "'" + vm.type_name(args[0]) + "' object is not an async iterable");
  Ref iterator = vm.call(method, {});
  if (iterator && !find_in_type(vm, vm.type_of(iterator), vm.names().anext))
    return type_error(vm, "aiter() returned not an async iterator of type '" + vm.type_name(iterator) + "'");
  return iterator;
}

Ref anext(Vm& vm, Args args) {
  Ref method = find_special(vm, args[0], vm.names().anext);
  if (!method)
    return vm.has_exception() ? Ref()
                              : type_error(vm, "'" + vm.type_name(args[0]) + "' object is not an async iterator");
  Ref awaitable = vm.call(method, {});
  if (!awaitable || !args[1]) return awaitable;
  Ref types = vm.import("types");
  Ref guard = types ? vm.get_attribute(types, "anext_awaitable") : Ref();
  return guard ? vm.call(guard, {awaitable, args[1]}) : Ref();
}

Ref dir(Vm& vm, Args args) {
  if (args[0]) return directory(vm, args[0]);
  Ref locals = caller_locals(vm);
  Ref keys = !locals || is_dict(locals) ? locals : vm.call_method(locals, vm.intern("keys"), {});
  if (keys && !vm.type_of(keys)->slots.iter && !vm.type_of(keys)->slots.get_item)
    return type_error(vm, vm.type_name(locals) + ".keys() returned a non-iterable (type " + vm.type_name(keys) + ")");
  Ref names = keys ? list_from(vm, keys) : Ref();
  return names && list_sort(vm, as_list(names), Value(), false) ? names : Ref();
}

Ref vars(Vm& vm, Args args) {
  if (!args[0]) return caller_locals(vm);
  Ref dict = vm.find_attribute(args[0], vm.names().dict);
  if (dict || vm.has_exception()) return dict;
  return type_error(vm, "vars() argument must have __dict__ attribute");
}

Ref globals(Vm& vm, Args) {
  Dict* found = caller_globals(vm);
  return found ? Ref(Value(found)) : none();
}
Ref locals(Vm& vm, Args) { return caller_locals(vm); }

Ref sorted(Vm& vm, Args args) {
  Ref list = list_from(vm, args[0]);
  int64_t reverse;
  if (!list || !vm.as_int64(args[2], reverse) || !list_sort(vm, as_list(list), args[1], reverse != 0)) return {};
  return list;
}

/// any and all: stop at the first item whose truth is `Wanted`.
template <bool Wanted>
Ref search_truth(Vm& vm, Args args) {
  bool truth = !Wanted;
  const bool is_fine = vm.for_each(args[0], [&](Value item) { return vm.truth(item, truth) && truth != Wanted; });
  return is_fine ? boolean(truth == Wanted ? Wanted : !Wanted) : Ref();
}

const NativeDef kFunctions[] = {
    {"getattr", nullptr, getattr},
    {"hasattr", "obj, name, /", hasattr},
    {"setattr", "obj, name, value, /", setattr},
    {"delattr", "obj, name, /", delattr},
    {"isinstance", "obj, class_or_tuple, /", isinstance},
    {"issubclass", "cls, class_or_tuple, /", issubclass},
    {"callable", "obj, /", callable},
    {"id", "obj, /", id},
    {"hash", "obj, /", hash},
    {"len", "obj, /", len},
    {"repr", "obj, /", repr},
    {"ascii", "obj, /", ascii},
    {"format", "value, format_spec='', /", format},
    {"iter", "object, sentinel=, /", iter},
    {"next", "iterator, default=, /", next},
    {"anext", "aiterator, default=, /", anext},
    {"aiter", "async_iterable, /", aiter},
    {"dir", "object=, /", dir},
    {"vars", "object=, /", vars},
    {"globals", "", globals},
    {"locals", "", locals},
    {"sorted", "iterable, /, *, key=None, reverse=False", sorted},
    {"any", "iterable, /", search_truth<true>},
    {"all", "iterable, /", search_truth<false>},
};

}  // namespace

std::span<const NativeDef> object_functions() { return kFunctions; }

}  // namespace refjit::vm
