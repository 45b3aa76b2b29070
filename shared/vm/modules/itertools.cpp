// itertools: every iterator is one struct (a few values, counters, a pool) with its own next function.
#include <vector>

#include "vm/extension.h"
#include "vm/modules/itertools.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/iterator_state.h"

namespace refjit::vm {

namespace {

using namespace itertools;

void traverse(Object* o, const Visitor& visit) {
  auto* it = static_cast<Iter*>(o);
  for (Value v : {it->source, it->function, it->extra, it->current, it->target}) visit(v);
}
void finalize(Object* o) {
  auto* it = static_cast<Iter*>(o);
  for (Value* v : {&it->source, &it->function, &it->extra, &it->current, &it->target}) drop_value(*v);
  delete std::exchange(it->indices, nullptr);
}

Iter* make(Vm& vm, Type* type) { return make_object<Iter>(vm, type); }
Ref owned(Iter* it) { return Ref::steal(Value(it)); }

Ref iterators_of(Vm& vm, std::span<const Value> sources) {
  Ref out = new_tuple(vm, static_cast<int64_t>(sources.size()));
  for (size_t i = 0; out && i < sources.size(); ++i) {
    Ref iterator = vm.iterate(sources[i]);
    if (!iterator) return {};
    as_tuple(out)->items[i] = iterator.release();
  }
  return out;
}

template <size_t N>
bool bound(Vm& vm, const NativeDef& def, Args args, Value (&in)[N]) {
  Ref keep[2];
  return bind(vm, def, args, in, keep);
}

// ---- endless ones

bool is_number(Vm& vm, Value v) {
  if (is_int(v) || is_float(v) || vm.type_of(v) == vm.types().complex) return true;
  for (const char* name : {"__index__", "__int__", "__float__"})
    if (find_in_type(vm, vm.type_of(v), vm.intern(name))) return true;
  return false;
}

Ref count_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDef = {"count", "start=0, step=1", nullptr};
  Value in[2];
  if (!bound(vm, kDef, args, in)) return {};
  for (Value v : in)
    if (!is_number(vm, v)) return type_error(vm, "a number is required");
  Iter* it = make(vm, type);
  if (!it) return {};
  set(it->current, in[0].is_bool() ? vm.integer(in[0] == kTrue) : Ref(in[0]));
  set(it->function, Ref(in[1]));
  return owned(it);
}
Ref count_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  Ref value(it->current);
  Ref following = vm.binary(BinaryOp::Add, it->current, it->function);
  if (!following) return {};
  set(it->current, following);
  return value;
}
Ref count_repr(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  std::string out(it->type->name->view());
  out = out.substr(out.rfind('.') + 1) + "(";
  if (!append_repr(vm, out, it->current)) return {};
  if (!(it->function == Value::small_int(1))) {
    out += ", ";
    if (!append_repr(vm, out, it->function)) return {};
  }
  return new_str(vm, out + ")");
}

Ref cycle_new(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "cycle", args, 1, 1)) return {};
  Ref source = vm.iterate(args[0]), saved = new_list(vm);
  Iter* it = source && saved ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  set(it->extra, saved);
  return owned(it);
}
Ref cycle_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  if (it->source) {
    Ref item = vm.next(it->source);
    if (item) return it->b || list_append(vm, as_list(it->extra), item.get()) ? item : Ref();
    if (vm.has_exception()) return {};
    drop_value(it->source);
  }
  const List* saved = as_list(it->extra);
  if (saved->size == 0) return {};
  if (it->a >= saved->size) it->a = 0;
  return Ref(saved->items[it->a++]);
}

Ref repeat_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDef = {"repeat", "object, times=", nullptr};
  Value in[2];
  if (!bound(vm, kDef, args, in)) return {};
  int64_t times = -1;
  if (in[1]) {
    if (!vm.as_int64(in[1], times)) return {};
    times = std::max<int64_t>(times, 0);
  }
  Iter* it = make(vm, type);
  if (!it) return {};
  set(it->current, Ref(in[0]));
  it->a = times;
  return owned(it);
}
Ref repeat_next(Vm&, Value v) {
  Iter* it = iter_of(v);
  if (it->a == 0) return {};
  if (it->a > 0) --it->a;
  return Ref(it->current);
}
Ref repeat_repr(Vm& vm, Value v) {
  std::string out = "repeat(";
  if (!append_repr(vm, out, iter_of(v)->current)) return {};
  if (iter_of(v)->a >= 0) out += ", " + std::to_string(iter_of(v)->a);
  return new_str(vm, out + ")");
}

// ---- one source, filtered or folded

Ref accumulate_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDef = {"accumulate", "iterable, func=None, *, initial=None", nullptr};
  Value in[3];
  if (!bound(vm, kDef, args, in)) return {};
  Ref source = vm.iterate(in[0]);
  Iter* it = source ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  set(it->function, Ref(in[1]));
  if (!in[2].is_none()) set(it->extra, Ref(in[2]));
  return owned(it);
}
Ref accumulate_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  if (it->extra) {
    set(it->current, Ref(it->extra));
    drop_value(it->extra);
    return Ref(it->current);
  }
  Ref item = next_or_stop(vm, it->source);
  if (!item) return {};
  if (it->current) {
    Ref total(it->current);
    item = it->function.is_none() ? vm.binary(BinaryOp::Add, total, item) : vm.call(it->function, {total, item});
    if (!item) return {};
  }
  set(it->current, item);
  return item;
}

enum Filter { kTakeWhile, kDropWhile, kFilterFalse, kStarMap };

template <Filter F>
Ref filter_new(Vm& vm, Type* type, Args args) {
  static constexpr const char* kNames[] = {"takewhile", "dropwhile", "filterfalse", "starmap"};
  if (!check_positional(vm, kNames[F], args, 2, 2)) return {};
  Ref source = vm.iterate(args[1]);
  Iter* it = source ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  set(it->function, Ref(args[0]));
  return owned(it);
}
Ref starmap_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  Ref item = next_or_stop(vm, it->source);
  Ref args = item ? tuple_from(vm, item) : Ref();
  if (!args) return {};
  return vm.call(it->function, Args{as_tuple(args)->items, static_cast<uint32_t>(as_tuple(args)->size), nullptr});
}
template <Filter F>
Ref filter_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  if (F == kTakeWhile && it->a) return {};
  while (Ref item = next_or_stop(vm, it->source)) {
    if (F == kDropWhile && it->a) return item;
    Ref verdict = F == kFilterFalse && it->function.is_none() ? item : vm.call(it->function, {item});
    bool truth;
    if (!verdict || !vm.truth(verdict, truth)) return {};
    if (F == kTakeWhile) {
      if (truth) return item;
      it->a = 1;
      return {};
    }
    if (truth) continue;
    if (F == kDropWhile) it->a = 1;
    return item;
  }
  return {};
}

Ref compress_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDef = {"compress", "data, selectors", nullptr};
  Value in[2];
  if (!bound(vm, kDef, args, in)) return {};
  Ref data = vm.iterate(in[0]), selectors = data ? vm.iterate(in[1]) : Ref();
  Iter* it = selectors ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, data);
  set(it->function, selectors);
  return owned(it);
}
Ref compress_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  for (;;) {
    Ref item = next_or_stop(vm, it->source), selector = item ? next_or_stop(vm, it->function) : Ref();
    bool truth;
    if (!selector || !vm.truth(selector, truth)) return {};
    if (truth) return item;
  }
}

Ref pairwise_new(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "pairwise", args, 1, 1)) return {};
  Ref source = vm.iterate(args[0]);
  Iter* it = source ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  return owned(it);
}
Ref pairwise_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  // The source may come back here, and then moves `current` on.
  if (!it->source) return {};
  Ref source(it->source);
  if (!it->current) {
    Ref first = next_or_stop(vm, source);
    if (!first) return drop_value(it->source), Ref();
    set(it->current, first);
    if (!it->source) return drop_value(it->current), Ref();
  }
  Ref old(it->current);
  Ref second = next_or_stop(vm, source);
  if (!second) {
    drop_value(it->source);
    drop_value(it->current);
    return {};
  }
  Ref pair = new_tuple(vm, {old, second});
  set(it->current, second);
  return pair;
}

bool slice_argument(Vm& vm, Value v, int64_t fallback, const char* message, int64_t& out) {
  if (v.is_none()) return out = fallback, true;
  if (is_int(v) || vm.type_of(v)->slots.index) {
    if (vm.as_int64(v, out) && out >= 0) return true;
    if (vm.has_exception()) vm.take_exception();
  }
  return fail(value_error(vm, message));
}

Ref islice_new(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "islice", args, 2, 4)) return {};
  const char* kStop = "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  const char* kBoth = "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  int64_t start = 0, stop, step = 1;
  if (args.count == 2) {
    if (!slice_argument(vm, args[1], INT64_MAX, kStop, stop)) return {};
  } else {
    if (!slice_argument(vm, args[1], 0, kBoth, start) || !slice_argument(vm, args[2], INT64_MAX, kStop, stop))
      return {};
    if (args.count == 4 &&
        (!slice_argument(vm, args[3], 1, "Step for islice() must be a positive integer or None.", step) || step == 0))
      return vm.has_exception() ? Ref() : value_error(vm, "Step for islice() must be a positive integer or None.");
  }
  Ref source = vm.iterate(args[0]);
  Iter* it = source ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  it->a = start;  // position of the next item to give
  it->b = stop;
  it->c = step;
  it->indices = new std::vector<int64_t>{0};  // items taken so far
  return owned(it);
}
Ref islice_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  if (!it->source) return {};
  int64_t& taken = (*it->indices)[0];
  while (it->source && taken < it->a) {  // a start behind the stop is gone to, as in CPython
    if (!next_or_stop(vm, it->source)) {
      drop_value(it->source);
      return {};
    }
    ++taken;
  }
  if (!it->source || taken >= it->b) {  // the source may come back here and use it up
    drop_value(it->source);
    return {};
  }
  Ref item = next_or_stop(vm, it->source);
  if (!item) {
    drop_value(it->source);
    return {};
  }
  ++taken;
  if (__builtin_add_overflow(it->a, it->c, &it->a) || it->a > it->b) it->a = it->b;
  return item;
}

// ---- many sources

Ref chain_new(Vm& vm, Type* type, Args args) {
  if (args.keywords && args.keywords->size && !(type->type_flags & kTypeHeap))
    return vm.raise(vm.types().TypeError, "chain() takes no keyword arguments");
  Ref sources = new_tuple(vm, args.positional());
  Ref outer = sources ? vm.iterate(sources) : Ref();
  Iter* it = outer ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, outer);
  return owned(it);
}
Ref chain_from_iterable(Vm& vm, Args args) {
  Ref outer = vm.iterate(args[1]);
  Iter* it = outer ? make(vm, as<Type>(args[0])) : nullptr;
  if (!it) return {};
  set(it->source, outer);
  return owned(it);
}
Ref chain_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  while (it->source) {
    if (!it->current) {
      Ref source = vm.next(it->source);
      if (!source) {
        drop_value(it->source);
        return {};
      }
      Ref inner = vm.iterate(source);
      if (!inner) {
        drop_value(it->source);
        return {};
      }
      set(it->current, inner);
    }
    Ref item = vm.next(it->current);
    if (item || vm.has_exception()) return item;
    drop_value(it->current);
  }
  return {};
}

Ref zip_longest_new(Vm& vm, Type* type, Args args) {
  Ref fill = none();
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
    if (view_of(args.keywords->items[i]) != "fillvalue")
      return type_error(vm, "zip_longest() got an unexpected keyword argument");
    fill = Ref(args.values[args.count + i]);
  }
  Ref sources = iterators_of(vm, args.positional());
  Iter* it = sources ? make(vm, type) : nullptr;
  if (!it) return {};
  it->a = as_tuple(sources)->size;
  set(it->source, sources);
  set(it->function, fill);
  return owned(it);
}
Ref zip_longest_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  Tuple* sources = as_tuple(it->source);
  if (it->a <= 0) return {};
  Ref items = new_tuple(vm, sources->size);
  for (int64_t i = 0; items && i < sources->size; ++i) {
    Ref item = sources->items[i].is_none() ? Ref() : vm.next(sources->items[i]);
    if (!item) {
      if (vm.has_exception()) return {};
      if (!sources->items[i].is_none()) {
        if (--it->a <= 0) return {};     // a source may have come back here meanwhile
        set(sources->items[i], none());  // this tuple is ours alone
      }
      item = Ref(it->function);
    }
    as_tuple(items)->items[i] = item.release();
  }
  return items;
}

// ---- groupby

/// Reads one more item into `extra` (value) and `current` (key); false: exhausted or exception.
bool group_step(Vm& vm, Iter* it) {
  Ref item = vm.next(it->source);
  if (!item) return false;
  Ref key = it->function.is_none() ? item : vm.call(it->function, {item});
  if (!key) return false;
  set(it->extra, item);
  set(it->current, key);
  return true;
}

struct Group : GcObject {
  Value parent;
  Value key;
  int64_t number;
};
void group_traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Group*>(o)->parent);
  visit(static_cast<Group*>(o)->key);
}
void group_finalize(Object* o) {
  drop_value(static_cast<Group*>(o)->parent);
  drop_value(static_cast<Group*>(o)->key);
}

Ref groupby_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDef = {"groupby", "iterable, key=None", nullptr};
  Value in[2];
  if (!bound(vm, kDef, args, in)) return {};
  Ref source = vm.iterate(in[0]);
  Iter* it = source ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  set(it->function, Ref(in[1]));
  return owned(it);
}

Type* group_type(Vm& vm);

/// `current` and `extra` are the key and value read last; the value is dropped once given; a: number of the group.
Ref groupby_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  ++it->a;
  for (;;) {
    if (it->current) {
      if (!it->target) break;
      bool same;
      Ref target(it->target), key(it->current);
      if (!vm.equal(target, key, same)) return {};
      if (!same) break;
    }
    if (!group_step(vm, it)) return {};
  }
  set(it->target, Ref(it->current));
  auto* group = make_object<Group>(vm, group_type(vm));
  if (!group) return {};
  Ref held = Ref::steal(Value(group));
  set(group->parent, Ref(v));
  set(group->key, Ref(it->current));
  group->number = it->a;
  return new_tuple(vm, {it->current, held});
}

Ref group_next(Vm& vm, Value v) {
  auto* group = as<Group>(v);
  Iter* it = iter_of(group->parent);
  if (group->number != it->a || (!it->extra && !group_step(vm, it))) return {};
  bool same;
  Ref key(it->current);
  if (!vm.equal(group->key, key, same) || !same) return {};
  return Ref::steal(std::exchange(it->extra, Value()));
}

// ---- tee

struct TeeType : Vm::Extension {
  explicit TeeType(Vm&) {}
  Type* type = nullptr;
};

Ref tee(Vm& vm, Args args) {
  int64_t n = 2;
  if (args[1] && !vm.as_int64(args[1], n)) return {};
  if (n < 0) return value_error(vm, "n must be >= 0");
  // Shared: a list [items..., iterator last]; kept simple, items are held as long as any branch lives.
  Ref source = vm.iterate(args[0]), items = new_list(vm), out = new_tuple(vm, n);
  if (!source || !items || !out) return {};
  for (int64_t i = 0; i < n; ++i) {
    Iter* it = make(vm, vm.extension<TeeType>().type);
    if (!it) return {};
    set(it->source, source);
    set(it->extra, items);
    as_tuple(out)->items[i] = Value(it);
  }
  return out;
}
/// A branch of its own, which goes on where another one stands.
Ref copy_branch(Vm& vm, const Iter* from) {
  Iter* it = make(vm, from->type);
  if (!it) return {};
  set(it->source, Ref(from->source));
  set(it->extra, Ref(from->extra));
  it->a = from->a;
  return owned(it);
}
Ref tee_construct(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "_tee", args, 1, 1)) return {};
  if (vm.type_of(args[0]) == type) return copy_branch(vm, iter_of(args[0]));
  Ref source = vm.iterate(args[0]), items = source ? new_list(vm) : Ref();
  Iter* it = items ? make(vm, type) : nullptr;
  if (!it) return {};
  set(it->source, source);
  set(it->extra, items);
  return owned(it);
}
Ref tee_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  List* items = as_list(it->extra);
  if (it->a < items->size) return Ref(items->items[it->a++]);
  Ref item = vm.next(it->source);
  if (!item || !list_append(vm, items, item.get())) return {};
  ++it->a;
  return item;
}

// ---- combinatoric

Ref tuple_at(Vm& vm, Value pool, const std::vector<int64_t>& indices, size_t count) {
  Ref out = new_tuple(vm, static_cast<int64_t>(count));
  for (size_t i = 0; out && i < count; ++i) {
    const Value item = as_tuple(pool)->items[indices[i]];
    incref(item);
    as_tuple(out)->items[i] = item;
  }
  return out;
}

Ref product_new(Vm& vm, Type* type, Args args) {
  int64_t repeat = 1;
  for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
    if (view_of(args.keywords->items[i]) != "repeat")
      return type_error(
          vm, "'" + std::string(view_of(args.keywords->items[i])) + "' is an invalid keyword argument for product()");
    if (!vm.as_int64(args.values[args.count + i], repeat)) return {};
  }
  if (repeat < 0) return value_error(vm, "repeat argument cannot be negative");
  int64_t count;
  if (__builtin_mul_overflow(static_cast<int64_t>(args.count), repeat, &count))
    return overflow_error(vm, "repeat argument too large");
  Ref pools = new_tuple(vm, count);
  for (int64_t i = 0; pools && i < as_tuple(pools)->size; ++i) {
    Ref pool =
        i < args.count ? tuple_from(vm, args[static_cast<size_t>(i)]) : Ref(as_tuple(pools)->items[i - args.count]);
    if (!pool) return {};
    as_tuple(pools)->items[i] = pool.release();
  }
  Iter* it = pools ? make(vm, type) : nullptr;
  if (!it) return {};
  it->indices = new std::vector<int64_t>(static_cast<size_t>(as_tuple(pools)->size), 0);
  for (const Value pool : as_tuple(pools)->span()) it->b |= as_tuple(pool)->size == 0;
  set(it->extra, pools);
  return owned(it);
}
Ref product_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  const Tuple* pools = as_tuple(it->extra);
  std::vector<int64_t>& at = *it->indices;
  if (it->b) return {};
  if (it->a) {
    size_t i = at.size();
    while (i > 0 && ++at[i - 1] == as_tuple(pools->items[i - 1])->size) at[--i] = 0;
    if (i == 0) {
      it->b = 1;
      return {};
    }
  }
  it->a = 1;
  Ref out = new_tuple(vm, pools->size);
  for (int64_t i = 0; out && i < pools->size; ++i) {
    const Value item = as_tuple(pools->items[i])->items[at[static_cast<size_t>(i)]];
    incref(item);
    as_tuple(out)->items[i] = item;
  }
  return out;
}

enum Choice { kCombinations, kWithReplacement, kPermutations };

template <Choice C>
Ref choice_new(Vm& vm, Type* type, Args args) {
  static constexpr NativeDef kDefs[] = {{"combinations", "iterable, r", nullptr},
                                        {"combinations_with_replacement", "iterable, r", nullptr},
                                        {"permutations", "iterable, r=None", nullptr}};
  Value in[2];
  if (!bound(vm, kDefs[C], args, in)) return {};
  Ref pool = tuple_from(vm, in[0]);
  if (!pool) return {};
  int64_t r = as_tuple(pool)->size;
  if (C != kPermutations || !in[1].is_none()) {
    if (C == kPermutations && !is_int(in[1])) return type_error(vm, "Expected int as r");
    if (!vm.as_int64(in[1], r)) return {};
  }
  if (r < 0) return value_error(vm, "r must be non-negative");
  constexpr int64_t kMostIndices = int64_t{1} << 28;  // as many as a tuple has
  if (r > kMostIndices) return vm.raise(vm.types().MemoryError, "");
  Iter* it = make(vm, type);
  if (!it) return {};
  const int64_t n = as_tuple(pool)->size;
  it->a = r;
  it->b = C == kWithReplacement ? n == 0 && r > 0 : r > n;
  it->indices = new std::vector<int64_t>;
  for (int64_t i = 0; !it->b && i < (C == kPermutations ? n : r); ++i)
    it->indices->push_back(C == kWithReplacement ? 0 : i);
  for (int64_t i = 0; C == kPermutations && !it->b && i < r; ++i) it->indices->push_back(n - i);  // cycles
  set(it->extra, pool);
  return owned(it);
}

/// Moves to the next choice; false: there is none.
template <Choice C>
bool advance(std::vector<int64_t>& at, int64_t n, int64_t r) {
  if (C == kPermutations) {
    int64_t* cycles = at.data() + n;
    for (int64_t i = r; i-- > 0;) {
      if (--cycles[i] == 0) {
        const int64_t first = at[static_cast<size_t>(i)];
        for (int64_t k = i; k + 1 < n; ++k) at[static_cast<size_t>(k)] = at[static_cast<size_t>(k + 1)];
        at[static_cast<size_t>(n - 1)] = first;
        cycles[i] = n - i;
      } else {
        std::swap(at[static_cast<size_t>(i)], at[static_cast<size_t>(n - cycles[i])]);
        return true;
      }
    }
    return false;
  }
  int64_t i = r - 1;
  while (i >= 0 && at[static_cast<size_t>(i)] == (C == kCombinations ? i + n - r : n - 1)) --i;
  if (i < 0) return false;
  const int64_t next = ++at[static_cast<size_t>(i)];
  for (int64_t k = i + 1; k < r; ++k) at[static_cast<size_t>(k)] = C == kCombinations ? next + (k - i) : next;
  return true;
}

template <Choice C>
Ref choice_next(Vm& vm, Value v) {
  Iter* it = iter_of(v);
  if (it->b) return {};
  if (it->c && !advance<C>(*it->indices, as_tuple(it->extra)->size, it->a)) {
    it->b = 1;
    return {};
  }
  it->c = 1;
  return tuple_at(vm, it->extra, *it->indices, static_cast<size_t>(it->a));
}

// ---- copy and pickle

/// (itertools._restored, (source, items, position)): branches of tee() share their items.
Ref reduce_tee(Vm& vm, Args args) {
  const Iter* it = iter_of(args[0]);
  Ref own = vm.import("itertools"), at = vm.integer(it->a);
  Ref restored = own ? vm.get_attribute(own, "_restored") : Ref();
  Ref state = restored ? new_tuple(vm, {it->source, it->extra, at}) : Ref();
  return state ? new_tuple(vm, {restored, state}) : Ref();
}

Ref restored(Vm& vm, Args args) {
  int64_t at;
  if (!vm.as_int64(args[2], at)) return {};
  if (!is_list(args[1]) || at < 0) return type_error(vm, "invalid state of an iterator");
  Iter* it = make(vm, vm.extension<TeeType>().type);
  if (!it) return {};
  set(it->source, Ref(args[0]));
  set(it->extra, Ref(args[1]));
  it->a = at;
  return owned(it);
}

Ref refuse(Vm& vm, Args args) {
  return type_error(vm, "cannot pickle '" + std::string(kind_of(iter_of(args[0]))) + "' object");
}

Ref length_hint(Vm& vm, Args args) {
  const Iter* it = iter_of(args[0]);
  return it->a < 0 ? type_error(vm, "len() of unsized object") : vm.integer(it->a);
}

const NativeDef kIterMethods[] = {{"__reduce__", "", reduce}, {"__setstate__", "state, /", set_state}};
const NativeDef kPlainMethods[] = {{"__reduce__", "", reduce}};
const NativeDef kTeeMethods[] = {{"__reduce__", "", reduce_tee},
                                 {"__copy__", "", [](Vm& vm, Args a) { return copy_branch(vm, iter_of(a[0])); }}};
const NativeDef kPairMethods[] = {{"__reduce__", "", refuse}};
const NativeDef kRepeatMethods[] = {{"__reduce__", "", reduce}, {"__length_hint__", "", length_hint}};

/// Methods of an iterator, by its name.
std::span<const NativeDef> methods_of(std::string_view name) {
  if (name == "repeat") return kRepeatMethods;
  if (name == "_tee") return kTeeMethods;
  if (name == "pairwise") return kPairMethods;
  if (name == "count" || name == "compress" || name == "starmap" || name == "filterfalse") return kPlainMethods;
  return kIterMethods;
}

// ---- table

struct Row {
  const char* name;
  Ref (*construct)(Vm&, Type*, Args);
  Ref (*next)(Vm&, Value);
  Ref (*repr)(Vm&, Value) = nullptr;
};
constexpr Row kRows[] = {
    {"itertools.count", count_new, count_next, count_repr},
    {"itertools.cycle", cycle_new, cycle_next},
    {"itertools.repeat", repeat_new, repeat_next, repeat_repr},
    {"itertools.accumulate", accumulate_new, accumulate_next},
    {"itertools.takewhile", filter_new<kTakeWhile>, filter_next<kTakeWhile>},
    {"itertools.dropwhile", filter_new<kDropWhile>, filter_next<kDropWhile>},
    {"itertools.filterfalse", filter_new<kFilterFalse>, filter_next<kFilterFalse>},
    {"itertools.starmap", filter_new<kStarMap>, starmap_next},
    {"itertools.compress", compress_new, compress_next},
    {"itertools.pairwise", pairwise_new, pairwise_next},
    {"itertools.islice", islice_new, islice_next},
    {"itertools.chain", chain_new, chain_next},
    {"itertools.zip_longest", zip_longest_new, zip_longest_next},
    {"itertools.groupby", groupby_new, groupby_next},
    {"itertools._tee", tee_construct, tee_next},
    {"itertools.product", product_new, product_next},
    {"itertools.combinations", choice_new<kCombinations>, choice_next<kCombinations>},
    {"itertools.combinations_with_replacement", choice_new<kWithReplacement>, choice_next<kWithReplacement>},
    {"itertools.permutations", choice_new<kPermutations>, choice_next<kPermutations>},
};

const NativeDef kFunctions[] = {{"tee", "iterable, n=2, /", tee},
                                {"_restored", "source, items, position, /", restored}};
const NativeDef kChainClassMethods[] = {
    {"from_iterable", "iterable, /", chain_from_iterable},
    {"__class_getitem__", "item, /", [](Vm& vm, Args a) { return new_generic_alias(vm, a[0], a[1]); }}};
Ref itself(Vm&, Value v) { return Ref(v); }

Ref group_construct(Vm& vm, Type*, Args args) {
  if (!check_positional(vm, "_grouper", args, 2, 2)) return {};
  if (vm.type_of(args[0])->slots.next != groupby_next)
    return type_error(vm, "_grouper() argument 1 must be itertools.groupby, not " + vm.type_name(args[0]));
  auto* group = make_object<Group>(vm, group_type(vm));
  if (!group) return {};
  set(group->parent, Ref(args[0]));
  set(group->key, Ref(args[1]));
  group->number = iter_of(args[0])->a;
  return Ref::steal(Value(group));
}
Ref group_reduce(Vm& vm, Args args) {
  const auto* group = as<Group>(args[0]);
  if (group->number != iter_of(group->parent)->a) {
    Ref nothing = new_tuple(vm, 0);
    return nothing ? reduce_iterator(vm, "iter", {nothing}) : Ref();
  }
  Ref arguments = new_tuple(vm, {group->parent, group->key});
  return arguments ? new_tuple(vm, {Value(group->type), arguments}) : Ref();
}
const NativeDef kGroupMethods[] = {{"__reduce__", "", group_reduce}};

struct GroupType : Vm::Extension {
  Type* type;
  explicit GroupType(Vm& vm) {
    TypeDef def{"itertools._grouper", sizeof(Group), nullptr, {}, kGroupMethods};
    def.slots.construct = group_construct;
    def.is_gc = true;
    def.slots.traverse = group_traverse;
    def.slots.finalize = group_finalize;
    def.slots.iter = itself;
    def.slots.next = group_next;
    type = vm.make_type(def);
  }
};
Type* group_type(Vm& vm) { return vm.extension<GroupType>().type; }

}  // namespace

bool init_itertools(Vm& vm, Module* module) {
  for (const Row& row : kRows) {
    TypeDef def{row.name, sizeof(Iter), nullptr, {}, methods_of(std::string_view(row.name).substr(10))};
    def.is_gc = true;
    def.slots.traverse = traverse;
    def.slots.finalize = finalize;
    def.slots.repr = row.repr;
    def.slots.iter = itself;
    def.slots.next = row.next;
    def.slots.construct = row.construct;
    Type* type = vm.make_type(def);
    if (!type || !vm.set_module_attribute(module, std::string_view(row.name).substr(10), Value(type))) return false;
    if (row.next == tee_next) vm.extension<TeeType>().type = type;
    if (row.next == chain_next && !add_class_methods(vm, type, kChainClassMethods)) return false;
  }
  if (!vm.set_module_attribute(module, "_grouper", Value(group_type(vm)))) return false;
  return vm.add_functions(module, kFunctions);
}

}  // namespace refjit::vm
