// __reduce__ and __setstate__ of the iterators of itertools: CPython's forms, so that programs may look into them.
#include <algorithm>

#include "vm/modules/itertools.h"

namespace refjit::vm::itertools {

namespace {

using Fields = std::initializer_list<Value>;

/// (type, (arguments)[, state])
Ref parts(Vm& vm, const Iter* it, Fields arguments, Value state = Value()) {
  Ref tuple = new_tuple(vm, arguments);
  if (!tuple) return {};
  const Value type(it->type);
  return state ? new_tuple(vm, {type, tuple, state}) : new_tuple(vm, {type, tuple});
}

Value or_none(Value v) { return v ? v : kNone; }

/// itertools.NAME(arguments...)
Ref call_own(Vm& vm, const char* name, Fields arguments) {
  Ref own = vm.import("itertools");
  Ref function = own ? vm.get_attribute(own, name) : Ref();
  return function ? vm.call(function, arguments) : Ref();
}

Ref reduce_accumulate(Vm& vm, const Iter* it) {
  const bool is_none_total = !it->extra && it->current && it->current.is_none();
  if (!it->extra && !is_none_total) return parts(vm, it, {it->source, it->function}, or_none(it->current));
  Ref first = new_tuple(vm, {is_none_total ? kNone : it->extra});
  Ref chained = first ? call_own(vm, "chain", {first, it->source}) : Ref();
  if (!chained) return {};
  if (!is_none_total) return parts(vm, it, {chained, it->function}, kNone);
  Ref again = vm.call(Value(it->type), {chained, it->function});
  Ref own = again ? vm.import("itertools") : Ref();
  Ref islice = own ? vm.get_attribute(own, "islice") : Ref();
  Ref arguments = islice ? new_tuple(vm, {again, Value::small_int(1), kNone}) : Ref();
  return arguments ? new_tuple(vm, {islice, arguments}) : Ref();
}

Ref reduce_cycle(Vm& vm, const Iter* it) {
  Ref source(it->source);
  if (!source) {
    source = vm.iterate(it->extra);
    Ref at = source && it->a ? vm.call_method(source, vm.intern("__setstate__"), {vm.integer(it->a)}) : none();
    if (!at) return {};
  }
  Ref state = source ? new_tuple(vm, {it->extra, !it->source || it->b ? kTrue : kFalse}) : Ref();
  return state ? parts(vm, it, {source}, state) : Ref();
}

Ref reduce_islice(Vm& vm, const Iter* it) {
  if (!it->source) {
    Ref nothing = new_list(vm);
    Ref empty = nothing ? vm.iterate(nothing) : Ref();
    return empty ? parts(vm, it, {empty, Value::small_int(0)}, Value::small_int(0)) : Ref();
  }
  Ref start = vm.integer(it->a), stop = it->b == INT64_MAX ? none() : vm.integer(it->b), step = vm.integer(it->c);
  Ref taken = vm.integer((*it->indices)[0]);
  return parts(vm, it, {it->source, start, stop, step}, taken);
}

Ref reduce_chain(Vm& vm, const Iter* it) {
  if (!it->source) return parts(vm, it, {});
  Ref state = it->current ? new_tuple(vm, {it->source, it->current}) : new_tuple(vm, {it->source});
  return state ? parts(vm, it, {}, state) : Ref();
}

Ref reduce_zip_longest(Vm& vm, const Iter* it) {
  Ref sources = tuple_from(vm, it->source), nothing = new_tuple(vm, 0);
  if (!sources || !nothing) return {};
  Ref kept = new_tuple(vm, as_tuple(sources)->span());
  for (int64_t i = 0; kept && i < as_tuple(kept)->size; ++i)
    if (as_tuple(kept)->items[i].is_none()) set(as_tuple(kept)->items[i], nothing);
  if (!kept) return {};
  return new_tuple(vm, {Value(it->type), kept, it->function});
}

Ref numbers_tuple(Vm& vm, const int64_t* numbers, int64_t count) {
  Ref out = new_tuple(vm, count);
  for (int64_t i = 0; out && i < count; ++i) as_tuple(out)->items[i] = vm.integer(numbers[i]).release();
  return out;
}

Ref reduce_product(Vm& vm, const Iter* it) {
  if (!it->a) return new_tuple(vm, {Value(it->type), it->extra});
  if (it->b) {
    Ref nothing = new_tuple(vm, 0);
    return nothing ? parts(vm, it, {nothing}) : Ref();
  }
  Ref at = numbers_tuple(vm, it->indices->data(), static_cast<int64_t>(it->indices->size()));
  return at ? new_tuple(vm, {Value(it->type), it->extra, at}) : Ref();
}

Ref reduce_choice(Vm& vm, const Iter* it, bool is_permutations) {
  Ref r = vm.integer(it->a);
  if (!it->c) return parts(vm, it, {it->extra, r});
  if (it->b) {
    Ref nothing = new_tuple(vm, 0);
    return nothing ? parts(vm, it, {nothing, r}) : Ref();
  }
  if (!is_permutations) {
    Ref at = numbers_tuple(vm, it->indices->data(), it->a);
    return at ? parts(vm, it, {it->extra, r}, at) : Ref();
  }
  const int64_t n = as_tuple(it->extra)->size;
  Ref at = numbers_tuple(vm, it->indices->data(), n), cycles = numbers_tuple(vm, it->indices->data() + n, it->a);
  Ref state = at && cycles ? new_tuple(vm, {at, cycles}) : Ref();
  return state ? parts(vm, it, {it->extra, r}, state) : Ref();
}

/// The items of a state that has to be a tuple of `least` to `most`.
bool state_items(Vm& vm, Value state, int64_t least, int64_t most) {
  if (!is_tuple(state)) return type_error(vm, "state is not a tuple"), false;
  const int64_t given = as_tuple(state)->size;
  if (given >= least && given <= most) return true;
  const bool is_few = given < least;
  const int64_t bound = is_few ? least : most;
  type_error(vm, std::string("function takes ") +
                     (least == most ? "exactly "
                      : is_few      ? "at least "
                                    : "at most ") +
                     std::to_string(bound) + (bound == 1 ? " argument (" : " arguments (") + std::to_string(given) +
                     " given)");
  return false;
}

bool number_of(Vm& vm, Value v, int64_t& out) {
  if (!is_int(v)) return type_error(vm, "an integer is required"), false;
  return vm.as_int64(v, out);
}

Ref set_chain(Vm& vm, Iter* it, Value state) {
  if (!state_items(vm, state, 1, 2)) return {};
  for (Value item : as_tuple(state)->span())
    if (!vm.type_of(item)->slots.next) return type_error(vm, "Arguments must be iterators.");
  set(it->source, Ref(as_tuple(state)->items[0]));
  drop_value(it->current);
  if (as_tuple(state)->size == 2) set(it->current, Ref(as_tuple(state)->items[1]));
  return none();
}

Ref set_cycle(Vm& vm, Iter* it, Value state) {
  if (!state_items(vm, state, 2, 2)) return {};
  const Value saved = as_tuple(state)->items[0];
  int64_t is_seen;
  if (!is_list(saved)) return type_error(vm, "argument 1 must be list, not " + vm.type_name(saved));
  if (!vm.as_int64(as_tuple(state)->items[1], is_seen)) return {};
  set(it->extra, Ref(saved));
  it->b = is_seen != 0;
  it->a = 0;
  return none();
}

Ref set_groupby(Vm& vm, Iter* it, Value state) {
  if (!state_items(vm, state, 3, 3)) return {};
  set(it->current, Ref(as_tuple(state)->items[0]));
  set(it->extra, Ref(as_tuple(state)->items[1]));
  set(it->target, Ref(as_tuple(state)->items[2]));
  return none();
}

/// Reads `count` numbers of a tuple into `out`, each brought into [low, high(i)].
template <class High>
bool clipped(Vm& vm, Value tuple, int64_t count, int64_t low, High high, int64_t* out) {
  if (!is_tuple(tuple) || as_tuple(tuple)->size != count) return value_error(vm, "invalid arguments"), false;
  for (int64_t i = 0; i < count; ++i) {
    if (!number_of(vm, as_tuple(tuple)->items[i], out[i])) return false;
    out[i] = std::max(low, std::min(out[i], high(i)));
  }
  return true;
}

Ref set_product(Vm& vm, Iter* it, Value state) {
  const Tuple* pools = as_tuple(it->extra);
  const auto last = [&](int64_t i) { return as_tuple(pools->items[i])->size - 1; };
  for (const Value pool : pools->span())
    if (as_tuple(pool)->size == 0) it->b = 1;
  if (!clipped(vm, state, pools->size, 0, last, it->indices->data())) return {};
  it->a = 1;
  return none();
}

Ref set_choice(Vm& vm, Iter* it, Value state, std::string_view kind) {
  const int64_t n = as_tuple(it->extra)->size, r = it->a;
  if (it->b) return value_error(vm, "invalid arguments");
  int64_t* at = it->indices->data();
  if (kind == "permutations") {
    if (!state_items(vm, state, 2, 2)) return {};
    const auto* both = as_tuple(state);
    if (!clipped(
            vm, both->items[0], n, 0, [n](int64_t) { return n - 1; }, at))
      return {};
    if (!clipped(
            vm, both->items[1], r, 1, [n](int64_t i) { return n - i; }, at + n))
      return {};
  } else {
    const bool is_plain = kind == "combinations";
    if (!clipped(
            vm, state, r, 0, [&](int64_t i) { return is_plain ? i + n - r : n - 1; }, at))
      return {};
  }
  it->c = 1;
  return none();
}

}  // namespace

std::string_view kind_of(const Iter* it) {
  const Type* type = it->type;
  while (type->type_flags & kTypeHeap) type = type->base;
  const std::string_view name = type->name->view();
  return name.substr(name.rfind('.') + 1);
}

Ref reduce(Vm& vm, Args args) {
  const Iter* it = iter_of(args[0]);
  const std::string_view kind = kind_of(it);
  if (kind == "count") {
    const bool is_plain = is_int(it->function) && it->function == Value::small_int(1);
    return is_plain ? parts(vm, it, {it->current}) : parts(vm, it, {it->current, it->function});
  }
  if (kind == "repeat") {
    Ref times = vm.integer(it->a);
    return it->a < 0 ? parts(vm, it, {it->current}) : parts(vm, it, {it->current, times});
  }
  if (kind == "cycle") return reduce_cycle(vm, it);
  if (kind == "accumulate") return reduce_accumulate(vm, it);
  if (kind == "chain") return reduce_chain(vm, it);
  if (kind == "islice") return reduce_islice(vm, it);
  if (kind == "zip_longest") return reduce_zip_longest(vm, it);
  if (kind == "product") return reduce_product(vm, it);
  if (kind == "compress") return parts(vm, it, {it->source, it->function});
  if (kind == "filterfalse" || kind == "starmap") return parts(vm, it, {it->function, it->source});
  if (kind == "dropwhile" || kind == "takewhile")
    return parts(vm, it, {it->function, it->source}, Value::small_int(static_cast<int32_t>(it->a)));
  if (kind == "groupby") {
    if (!it->current || !it->extra || !it->target) return parts(vm, it, {it->source, it->function});
    Ref state = new_tuple(vm, {it->current, it->extra, it->target});
    return state ? parts(vm, it, {it->source, it->function}, state) : Ref();
  }
  return reduce_choice(vm, it, kind == "permutations");
}

Ref set_state(Vm& vm, Args args) {
  Iter* it = iter_of(args[0]);
  const std::string_view kind = kind_of(it);
  const Value state = args[1];
  if (kind == "chain") return set_chain(vm, it, state);
  if (kind == "cycle") return set_cycle(vm, it, state);
  if (kind == "groupby") return set_groupby(vm, it, state);
  if (kind == "product") return set_product(vm, it, state);
  if (kind == "accumulate") return set(it->current, Ref(state)), none();
  if (kind == "zip_longest") return set(it->function, Ref(state)), none();
  if (kind == "islice") return number_of(vm, state, (*it->indices)[0]) ? none() : Ref();
  if (kind == "dropwhile" || kind == "takewhile") {
    bool is_over;
    if (!vm.truth(state, is_over)) return {};
    it->a = is_over;
    return none();
  }
  return set_choice(vm, it, state, kind);
}

}  // namespace refjit::vm::itertools
