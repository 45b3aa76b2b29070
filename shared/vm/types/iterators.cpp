// Iterators over sequences, and enumerate, zip, map, filter, reversed.
#include <algorithm>

#include "vm/extension.h"
#include "vm/types/define.h"
#include "vm/types/iterator_state.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

SequenceIterator* iterator_of(Value v) { return as<SequenceIterator>(v); }
Ref itself(Vm&, Value v) { return Ref(v); }

void sequence_traverse(Object* o, const Visitor& visit) { visit(static_cast<SequenceIterator*>(o)->sequence); }
void sequence_finalize(Object* o) { drop_value(static_cast<SequenceIterator*>(o)->sequence); }

Ref list_next(Vm&, Value v) {
  SequenceIterator* it = iterator_of(v);
  if (it->sequence.is_null()) return {};
  const List* list = as_list(it->sequence);
  if (it->index < list->size) return Ref(list->items[it->index++]);
  drop_value(it->sequence);
  return {};
}

Ref list_reverse_next(Vm&, Value v) {
  SequenceIterator* it = iterator_of(v);
  if (it->sequence.is_null()) return {};
  const List* list = as_list(it->sequence);
  if (it->index >= 0 && it->index < list->size) return Ref(list->items[it->index--]);
  drop_value(it->sequence);
  return {};
}

Ref tuple_next(Vm&, Value v) {
  SequenceIterator* it = iterator_of(v);
  if (it->sequence.is_null()) return {};
  const Tuple* tuple = as_tuple(it->sequence);
  if (it->index < tuple->size) return Ref(tuple->items[it->index++]);
  drop_value(it->sequence);
  return {};
}

Ref str_next(Vm& vm, Value v) {
  SequenceIterator* it = iterator_of(v);
  if (it->sequence.is_null()) return {};
  const Str* s = as_str(it->sequence);
  if (it->index < s->bytes) {
    size_t offset = static_cast<size_t>(it->index);
    const uint32_t c = next_code_point(s->view(), offset);
    it->index = static_cast<int64_t>(offset);
    return new_char(vm, c);
  }
  drop_value(it->sequence);
  return {};
}

Ref bytes_next(Vm&, Value v) {
  SequenceIterator* it = iterator_of(v);
  std::string_view bytes;
  if (it->sequence.is_null()) return {};
  bytes_like(it->sequence, bytes);
  if (it->index < static_cast<int64_t>(bytes.size()))
    return Ref(Value::small_int(static_cast<unsigned char>(bytes[static_cast<size_t>(it->index++)])));
  drop_value(it->sequence);
  return {};
}

/// iter() over an object with __getitem__ alone: 0, 1, ... until IndexError.
Ref item_next(Vm& vm, Value v) {
  SequenceIterator* it = iterator_of(v);
  if (it->sequence.is_null()) return {};
  if (it->index == INT64_MAX) return overflow_error(vm, "iter index too large");
  const Ref index = new_int(vm, it->index), sequence(it->sequence);
  Ref item = vm.get_item(sequence, index);
  if (item) return ++it->index, item;
  if (vm.exception_matches(vm.types().IndexError) || vm.exception_matches(vm.types().StopIteration)) {
    vm.take_exception();
    drop_value(it->sequence);
  }
  return {};
}

Ref length_hint(Vm& vm, Args args) {
  SequenceIterator* it = self_as<SequenceIterator>(args);
  if (it->sequence.is_null()) return new_int(vm, 0);
  if (!vm.type_of(it->sequence)->slots.length) return not_implemented();
  int64_t length;
  if (!vm.length(it->sequence, length)) return {};
  if (it->type == vm.types().list_reverse_iterator) return new_int(vm, it->index < length ? it->index + 1 : 0);
  return new_int(vm, length > it->index ? length - it->index : 0);
}
const NativeDef kHintMethods[] = {{"__length_hint__", "", length_hint},
                                  {"__reduce__", "", sequence_reduce},
                                  {"__setstate__", "state, /", sequence_set_state}};

TypeDef sequence_iterator(const char* name, Ref (*next)(Vm&, Value)) {
  TypeDef def{name, sizeof(SequenceIterator), nullptr, {}, kHintMethods};
  def.is_gc = true;
  def.is_final = true;
  def.slots.traverse = sequence_traverse;
  def.slots.finalize = sequence_finalize;
  def.slots.iter = itself;
  def.slots.next = next;
  return def;
}

bool define_sequence_iterator(Vm& vm, Type* type, const char* name, Ref (*next)(Vm&, Value)) {
  return define_type(vm, type, sequence_iterator(name, next));
}

struct FurtherTypes : Vm::Extension {
  explicit FurtherTypes(Vm& vm)
      : str(vm.make_type(sequence_iterator("str_iterator", str_next))),
        range(vm.make_type(sequence_iterator("longrange_iterator", item_next))) {}
  Type* str;
  Type* range;
};

// ---- iter(callable, sentinel), filter, map, zip, enumerate, reversed: up to two values and a counter

struct Pair : GcObject {
  Value first;
  Value second;
  Value third;
  int64_t number;
};
Pair* pair_of(Value v) { return as<Pair>(v); }

void pair_traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Pair*>(o)->first);
  visit(static_cast<Pair*>(o)->second);
  visit(static_cast<Pair*>(o)->third);
}
void pair_finalize(Object* o) {
  drop_value(static_cast<Pair*>(o)->first);
  drop_value(static_cast<Pair*>(o)->second);
  drop_value(static_cast<Pair*>(o)->third);
}

Ref make_pair(Vm& vm, Type* type, Ref first, Ref second, int64_t number = 0) {
  Pair* p = make_object<Pair>(vm, type);
  if (!p) return {};
  p->first = first.release();
  p->second = second.release();
  p->number = number;
  return Ref::steal(Value(p));
}

Ref callable_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  if (p->first.is_null()) return {};
  Ref callable(p->first), sentinel(p->second);
  Ref item = vm.call(callable, {});
  if (!item) {
    if (vm.exception_matches(vm.types().StopIteration)) {
      vm.take_exception();
      drop_value(p->first);
    }
    return {};
  }
  if (p->first.is_null()) return {};  // the callable has used its own iterator up
  bool same;
  if (!vm.equal(sentinel, item, same)) return {};
  if (!same) return item;
  drop_value(p->first);
  return {};
}

constexpr NativeDef kEnumerateNew = {"enumerate", "iterable, start=", nullptr};

Ref enumerate_construct(Vm& vm, Type* type, Args args) {
  Value in[2];
  Ref keep[2];
  const bool is_empty = args.count == 0 && !(args.keywords && args.keywords->size);
  if (is_empty) return type_error(vm, "enumerate() missing required argument 'iterable'");
  if (!bind(vm, kEnumerateNew, args, in, keep)) return {};
  int64_t start = 0;
  Ref big;
  if (in[1]) {
    Ref number(in[1]);
    if (!is_int(in[1])) {
      if (!vm.type_of(in[1])->slots.index)
        return type_error(vm, "'" + vm.type_name(in[1]) + "' object cannot be interpreted as an integer");
      number = vm.type_of(in[1])->slots.index(vm, in[1]);
      if (!number) return {};
    }
    if (!int_fits(number, start)) big = number;
  }
  Ref iterator = vm.iterate(in[0]);
  return iterator ? make_pair(vm, type, std::move(iterator), std::move(big), start) : Ref();
}

Ref enumerate_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  Ref item = next_or_stop(vm, p->first);
  if (!item) return {};
  Ref number;
  if (p->second.is_null()) {
    number = new_int(vm, p->number++);
  } else {
    number = Ref(p->second);
    Ref following = int_add(vm, number, Value::small_int(1));
    if (!following) return {};
    decref(std::exchange(p->second, following.release()));
  }
  return new_tuple(vm, {number, item});
}

Ref map_construct(Vm& vm, Type* type, Args args) {
  if (type == vm.types().map && args.keywords && args.keywords->size)
    return type_error(vm, "map() takes no keyword arguments");
  if (args.count < 2) return type_error(vm, "map() must have at least two arguments.");
  Ref iterators = new_tuple(vm, args.count - 1);
  if (!iterators) return {};
  for (uint32_t i = 1; i < args.count; ++i) {
    Ref iterator = vm.iterate(args[i]);
    if (!iterator) return {};
    as_tuple(iterators)->items[i - 1] = iterator.release();
  }
  return make_pair(vm, type, Ref(args[0]), std::move(iterators));
}

Ref map_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  Tuple* iterators = as_tuple(p->second);
  if (iterators->size == 1) {
    Ref item = next_or_stop(vm, iterators->items[0]);
    return item ? vm.call(p->first, {item}) : Ref();
  }
  Ref items = new_tuple(vm, iterators->size);
  if (!items) return {};
  for (int64_t i = 0; i < iterators->size; ++i) {
    Ref item = next_or_stop(vm, iterators->items[i]);
    if (!item) return {};
    as_tuple(items)->items[i] = item.release();
  }
  Ref function(p->first);
  return vm.call(function, Args{as_tuple(items)->items, static_cast<uint32_t>(iterators->size), nullptr});
}

Ref filter_construct(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "filter", args, 2, 2)) return {};
  Ref iterator = vm.iterate(args[1]);
  return iterator ? make_pair(vm, type, Ref(args[0]), std::move(iterator)) : Ref();
}

Ref filter_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  const bool is_plain = p->first.is_none() || p->first == Value(vm.types().bool_);
  while (Ref item = next_or_stop(vm, p->second)) {
    Ref verdict = is_plain ? item : vm.call(p->first, {item});
    bool truth;
    if (!verdict || !vm.truth(verdict, truth)) return {};
    if (truth) return item;
  }
  return {};
}

Ref zip_construct(Vm& vm, Type* type, Args args) {
  bool strict = false;
  if (args.keywords) {
    for (int64_t i = 0; i < args.keywords->size; ++i) {
      const std::string_view name = view_of(args.keywords->items[i]);
      if (name != "strict")
        return type_error(vm, "'" + std::string(name) + "' is an invalid keyword argument for zip()");
      if (!vm.truth(args.values[args.count + i], strict)) return {};
    }
  }
  Ref iterators = new_tuple(vm, args.count);
  if (!iterators) return {};
  for (uint32_t i = 0; i < args.count; ++i) {
    Ref iterator = vm.iterate(args[i]);
    if (!iterator) return {};
    as_tuple(iterators)->items[i] = iterator.release();
  }
  return make_pair(vm, type, std::move(iterators), Ref(), strict);
}

/// zip(strict=True): the error for iterator `i` being exhausted while others are not, or the reverse.
Ref zip_mismatch(Vm& vm, Tuple* iterators, int64_t i) {
  if (vm.has_exception()) {
    if (!vm.exception_matches(vm.types().StopIteration)) return {};
    vm.take_exception();
  }
  const auto text = [](int64_t at, const char* word) {
    const std::string before = at == 1 ? " 1" : "s 1-" + std::to_string(at);
    return "zip() argument " + std::to_string(at + 1) + " is " + word + " than argument" + before;
  };
  if (i > 0) return value_error(vm, text(i, "shorter"));
  for (int64_t k = 1; k < iterators->size; ++k) {
    if (vm.next(iterators->items[k])) return value_error(vm, text(k, "longer"));
    if (vm.has_exception()) return {};
  }
  return {};
}

Ref zip_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  Tuple* iterators = as_tuple(p->first);
  if (iterators->size == 0) return {};
  Ref items = new_tuple(vm, iterators->size);
  if (!items) return {};
  for (int64_t i = 0; i < iterators->size; ++i) {
    Ref item = next_or_stop(vm, iterators->items[i]);
    if (!item) return p->number ? zip_mismatch(vm, iterators, i) : Ref();
    as_tuple(items)->items[i] = item.release();
  }
  return items;
}

Ref reversed_construct(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "reversed", args, 1, 1)) return {};
  if (Value method = find_in_type(vm, vm.type_of(args[0]), vm.names().reversed)) {
    if (method.is_none()) return type_error(vm, "'" + vm.type_name(args[0]) + "' object is not reversible");
    Ref bound = find_special(vm, args[0], vm.names().reversed);
    return bound ? vm.call(bound, {}) : Ref();
  }
  Type* source = vm.type_of(args[0]);
  if (source->slots.get_item && !source->slots.length && source->type_flags & kTypeHeap)
    return type_error(vm, "object of type '" + vm.type_name(args[0]) + "' has no len()");
  if (!source->slots.get_item || !source->slots.length || is_dict(args[0]))
    return type_error(vm, "'" + vm.type_name(args[0]) + "' object is not reversible");
  int64_t length;
  if (!vm.length(args[0], length)) return {};
  return make_pair(vm, type, Ref(args[0]), Ref(), length);
}

Ref reversed_next(Vm& vm, Value v) {
  Pair* p = pair_of(v);
  if (p->first.is_null()) return {};
  if (--p->number >= 0) {
    const Ref index = new_int(vm, p->number), sequence(p->first);
    Ref item = vm.get_item(sequence, index);
    if (item) return item;
    if (!vm.exception_matches(vm.types().IndexError) && !vm.exception_matches(vm.types().StopIteration)) return {};
    vm.take_exception();
  }
  p->number = 0;
  drop_value(p->first);
  return {};
}

// ---- __reduce__: the type and what it was made of

Ref reduce_pair(Vm& vm, Args args) {
  const Pair* p = self_as<Pair>(args);
  const BuiltinTypes& t = vm.types();
  const Value type(p->type);
  Ref arguments;
  if (p->type == t.callable_iterator) {
    if (p->first.is_null()) return reduce_remaining(vm, args[0]);
    return reduce_iterator(vm, "iter", {p->first, p->second});
  }
  if (is_subtype(p->type, t.enumerate)) {
    Ref number = p->second ? Ref(p->second) : new_int(vm, p->number);
    arguments = new_tuple(vm, {p->first, number});
  } else if (is_subtype(p->type, t.map)) {
    arguments = new_list(vm, 0);
    if (!arguments || !list_append(vm, as_list(arguments), p->first)) return {};
    if (!list_extend(vm, as_list(arguments), p->second)) return {};
    arguments = new_tuple(vm, as_list(arguments)->span());
  } else if (is_subtype(p->type, t.filter)) {
    arguments = new_tuple(vm, {p->first, p->second});
  } else {
    if (p->number) return new_tuple(vm, {type, p->first, kTrue});
    arguments = Ref(p->first);
  }
  return arguments ? new_tuple(vm, {type, arguments}) : Ref();
}

/// zip(strict=True) is its own state.
Ref zip_set_state(Vm& vm, Args args) {
  bool strict;
  if (!vm.truth(args[1], strict)) return {};
  self_as<Pair>(args)->number = strict;
  return none();
}

Ref reversed_reduce(Vm& vm, Args args) {
  const Pair* p = self_as<Pair>(args);
  Ref empty = p->first ? Ref() : new_tuple(vm, 0);
  Ref of = new_tuple(vm, {p->first ? p->first : empty.get()});
  Ref state = new_int(vm, p->number - 1);
  return p->first ? new_tuple(vm, {Value(p->type), of, state}) : new_tuple(vm, {Value(p->type), of});
}

Ref reversed_set_state(Vm& vm, Args args) {
  Pair* p = self_as<Pair>(args);
  int64_t index, length;
  if (!vm.as_int64(args[1], index)) return {};
  if (p->first.is_null()) return none();
  if (!vm.length(p->first, length)) return {};
  p->number = std::clamp<int64_t>(index, -1, length - 1) + 1;
  return none();
}

const NativeDef kPairMethods[] = {{"__reduce__", "", reduce_pair}};
const NativeDef kZipMethods[] = {{"__reduce__", "", reduce_pair}, {"__setstate__", "state, /", zip_set_state}};
const NativeDef kReversedMethods[] = {{"__reduce__", "", reversed_reduce},
                                      {"__setstate__", "state, /", reversed_set_state},
                                      {"__length_hint__", "", [](Vm& vm, Args a) {
                                         return new_int(vm, self_as<Pair>(a)->first ? self_as<Pair>(a)->number : 0);
                                       }}};
const NativeDef kEnumerateClassMethods[] = {
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};

bool define_pair(Vm& vm, Type* type, const char* name, Ref (*next)(Vm&, Value), Ref (*construct)(Vm&, Type*, Args),
                 std::span<const NativeDef> methods = {}) {
  TypeDef def{name, sizeof(Pair), nullptr, {}, methods};
  def.is_gc = true;
  def.slots.traverse = pair_traverse;
  def.slots.finalize = pair_finalize;
  def.slots.iter = itself;
  def.slots.next = next;
  def.slots.construct = construct;
  return define_type(vm, type, def);
}

}  // namespace

Ref new_callable_iterator(Vm& vm, Value callable, Value sentinel) {
  return make_pair(vm, vm.types().callable_iterator, Ref(callable), Ref(sentinel));
}

Type* further_str_iterator(Vm& vm) { return vm.extension<FurtherTypes>().str; }
Type* long_range_iterator(Vm& vm) { return vm.extension<FurtherTypes>().range; }

Ref new_sequence_iterator(Vm& vm, Type* type, Value sequence) {
  if (!type) return {};
  auto* made = make_object<SequenceIterator>(vm, type);
  if (!made) return {};
  incref(sequence);
  made->sequence = sequence;
  return Ref::steal(Value(made));
}

bool define_iterators(Vm& vm) {
  BuiltinTypes& t = vm.types();
  return define_sequence_iterator(vm, t.list_iterator, "list_iterator", list_next) &&
         define_sequence_iterator(vm, t.list_reverse_iterator, "list_reverseiterator", list_reverse_next) &&
         define_sequence_iterator(vm, t.tuple_iterator, "tuple_iterator", tuple_next) &&
         define_sequence_iterator(vm, t.str_iterator, "str_ascii_iterator", str_next) &&
         define_sequence_iterator(vm, t.bytes_iterator, "bytes_iterator", bytes_next) &&
         define_sequence_iterator(vm, t.bytearray_iterator, "bytearray_iterator", bytes_next) &&
         define_sequence_iterator(vm, t.sequence_iterator, "iterator", item_next);
}

bool define_iteration_types(Vm& vm) {
  BuiltinTypes& t = vm.types();
  return define_pair(vm, t.callable_iterator, "callable_iterator", callable_next, nullptr, kPairMethods) &&
         define_pair(vm, t.enumerate, "enumerate", enumerate_next, enumerate_construct, kPairMethods) &&
         define_pair(vm, t.zip, "zip", zip_next, zip_construct, kZipMethods) &&
         define_pair(vm, t.map, "map", map_next, map_construct, kPairMethods) &&
         define_pair(vm, t.filter, "filter", filter_next, filter_construct, kPairMethods) &&
         define_pair(vm, t.reversed, "reversed", reversed_next, reversed_construct, kReversedMethods) &&
         add_class_methods(vm, t.enumerate, kEnumerateClassMethods);
}

}  // namespace refjit::vm
