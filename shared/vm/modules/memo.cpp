// _functools.Memo: what functools.lru_cache makes of a function, but for the look of it, which Python adds in a
// subclass. Results stand in a dict under keys of the arguments; with a limit they stand in links of a ring, too, from
// the one used longest ago to the latest. A look-up may run guest code, the __eq__ of a key, which may use or clear the
// memo: nothing but the dict is looked at before it, and a hit changes the ring alone.
#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/state.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

/// One result, in its place between two others; it leaves the ring when it dies. The dict owns it.
struct Link : GcObject {
  Link* older;
  Link* newer;
  Value key;
  Value result;
};

struct Memo : GcObject {
  Value function;
  Value store;    ///< Dict: key to result, or with a limit to the result's link.
  Value root;     ///< The ring's link without a result; null without a limit.
  int64_t limit;  ///< Negative: none.
  int64_t hits, misses;
  bool is_typed;
};

struct MemoTypes : Vm::Extension {
  explicit MemoTypes(Vm&) {}
  Type* link = nullptr;
};

void leave(Link* link) {
  link->older->newer = link->newer;
  link->newer->older = link->older;
  link->older = link->newer = link;
}
void enter_as_latest(Link* root, Link* link) {
  link->older = root->older;
  link->newer = root;
  root->older->newer = link;
  root->older = link;
}
Link* root_of(const Memo* memo) { return static_cast<Link*>(memo->root.object()); }

void link_traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Link*>(o)->key);
  visit(static_cast<Link*>(o)->result);
}
void link_finalize(Object* o) {
  auto* link = static_cast<Link*>(o);
  leave(link);
  drop_value(link->key);
  drop_value(link->result);
}

Ref make_link(Vm& vm, Value key, Value result) {
  auto* made = make_object<Link>(vm, vm.extension<MemoTypes>().link);
  if (!made) return {};
  made->older = made->newer = made;
  incref(key);
  incref(result);
  made->key = key;
  made->result = result;
  return Ref::steal(Value(made));
}

void memo_traverse(Object* o, const Visitor& visit) {
  visit(static_cast<Memo*>(o)->function);
  visit(static_cast<Memo*>(o)->store);
  visit(static_cast<Memo*>(o)->root);
}
void memo_finalize(Object* o) {
  drop_value(static_cast<Memo*>(o)->function);
  drop_value(static_cast<Memo*>(o)->store);
  drop_value(static_cast<Memo*>(o)->root);
}

/// Memo(function, limit or None, typed)
Ref memo_construct(Vm& vm, Type* type, Args args) {
  if (!check_positional(vm, "Memo", args, 3, 3)) return {};
  if (!is_callable(vm, args[0])) return type_error(vm, "the first argument must be callable");
  int64_t limit = -1;
  bool is_typed;
  if (!args[1].is_none() && !vm.as_int64(args[1], limit)) return {};
  if (!vm.truth(args[2], is_typed)) return {};
  Ref store = new_dict(vm), root = limit > 0 ? make_link(vm, kNone, kNone) : Ref(kNone);
  auto* made = store && root ? make_object<Memo>(vm, type) : nullptr;
  if (!made) return {};
  incref(args[0]);
  made->function = args[0];
  made->store = store.release();
  made->root = root.release();
  made->limit = limit;
  made->hits = made->misses = 0;
  made->is_typed = is_typed;
  return Ref::steal(Value(made));
}

/// What tells one call from another: a single int or str itself; else a tuple of the arguments, behind a mark names and
/// values of those given by name, behind them the types where they count.
Ref key_of(Vm& vm, const Memo* memo, Args args) {
  const uint32_t named = args.keywords ? static_cast<uint32_t>(args.keywords->size) : 0;
  if (!memo->is_typed && named == 0 && args.count == 1) {
    const Type* type = vm.type_of(args[0]);
    if (type == vm.types().int_ || type == vm.types().str) return Ref(args[0]);
  }
  const uint32_t total = args.count + (named ? 1 + 2 * named : 0) + (memo->is_typed ? args.count + named : 0);
  Ref made = new_tuple(vm, total);
  if (!made) return {};
  Value* next = as_tuple(made)->items;
  const auto add = [&](Value v) {
    incref(v);
    *next++ = v;
  };
  for (uint32_t i = 0; i < args.count; ++i) add(args[i]);
  if (named) add(Value(vm.extension<MemoTypes>().link));
  for (uint32_t i = 0; i < named; ++i) {
    add(args.keywords->items[i]);
    add(args.values[args.count + i]);
  }
  for (uint32_t i = 0; memo->is_typed && i < args.count + named; ++i) add(Value(vm.type_of(args.values[i])));
  return made;
}

/// Puts a new result into a limited memo, whose oldest goes where it is full.
bool keep(Vm& vm, Memo* memo, Value key, Value result) {
  Dict* store = as_dict(memo->store);
  Link* root = root_of(memo);
  if (store->size >= memo->limit && root->newer != root) {
    Ref oldest(Value(root->newer));
    leave(oldest.as<Link>());
    Ref removed;
    if (dict_delete(vm, store, oldest.as<Link>()->key, &removed) < 0) return false;
  }
  Ref link = make_link(vm, key, result);
  if (!link || !dict_store(vm, store, key, link)) return false;
  enter_as_latest(root, link.as<Link>());
  return true;
}

/// The result that stands under this key, which is counted; null without an exception: there is none.
Ref known_result(Vm& vm, Memo* memo, Value key) {
  Value found;
  const int is_known = memo->limit == 0 ? 0 : dict_find(vm, as_dict(memo->store), key, found);
  if (is_known < 0) return {};
  if (!is_known) return ++memo->misses, Ref();
  ++memo->hits;
  if (memo->limit < 0) return Ref(found);
  auto* link = static_cast<Link*>(found.object());
  Link* root = root_of(memo);
  if (link->newer != root && link->newer != link) {
    leave(link);
    enter_as_latest(root, link);
  }
  return Ref(link->result);
}

/// The result of a call that was not known before it.
Ref kept_result(Vm& vm, Memo* memo, Value key, Ref result) {
  if (memo->limit == 0) return result;
  if (memo->limit < 0) return dict_store(vm, as_dict(memo->store), key, result) ? result : Ref();
  Value found;
  const int is_there = dict_find(vm, as_dict(memo->store), key, found);  // the function may have called itself
  if (is_there < 0 || (!is_there && !keep(vm, memo, key, result))) return {};
  return result;
}

Ref memo_call(Vm& vm, Value callee, Args args) {
  Memo* memo = as<Memo>(callee);
  const Ref function(memo->function), key = key_of(vm, memo, args);
  if (!key) return {};
  if (Ref known = known_result(vm, memo, key); known || vm.has_exception()) return known;
  Ref result = vm.call(function, args);
  return result ? kept_result(vm, memo, key, std::move(result)) : Ref();
}

// The same in two steps, between which Python calls the function: recursion nests no natives then.

/// _known(*args, **keywords) -> (True, result) or (False, key)
Ref known(Vm& vm, Args args) {
  Memo* memo = as<Memo>(args[0]);
  const Ref key = key_of(vm, memo, Args{args.values + 1, args.count - 1, args.keywords});
  if (!key) return {};
  Ref result = known_result(vm, memo, key);
  if (!result && vm.has_exception()) return {};
  return new_tuple(vm, {Value::boolean(static_cast<bool>(result)), result ? result.get() : key.get()});
}

/// _kept(key, result) -> result
Ref kept(Vm& vm, Args args) { return kept_result(vm, as<Memo>(args[0]), args[1], Ref(args[2])); }

/// _counts() -> (hits, misses, limit or None, results kept)
Ref counts(Vm& vm, Args args) {
  const Memo* memo = as<Memo>(args[0]);
  Ref hits = new_int(vm, memo->hits), misses = new_int(vm, memo->misses);
  Ref limit = memo->limit < 0 ? Ref(kNone) : new_int(vm, memo->limit);
  return new_tuple(vm, {hits, misses, limit, Value::small_int(as_dict(memo->store)->size)});
}

Ref clear(Vm& vm, Args args) {
  Memo* memo = as<Memo>(args[0]);
  memo->hits = memo->misses = 0;
  dict_clear(vm, as_dict(memo->store));
  return none();
}

const NativeDef kMethods[] = {
    {"_counts", "", counts}, {"_clear", "", clear}, {"_known", nullptr, known}, {"_kept", "key, result", kept}};

/// Native calls that every build's C++ stack holds; Python's recursion goes as deep.
constexpr int kDeepNesting = 1000;

}  // namespace

bool add_memo(Vm& vm, Module* module) {
  TypeDef link{"functools._lru_list_elem", sizeof(Link), nullptr, {}, {}};
  link.is_gc = true;
  link.slots.traverse = link_traverse;
  link.slots.finalize = link_finalize;
  TypeDef memo{"functools.Memo", sizeof(Memo), nullptr, {}, kMethods};
  memo.is_gc = true;
  memo.slots.traverse = memo_traverse;
  memo.slots.finalize = memo_finalize;
  memo.slots.construct = memo_construct;
  memo.slots.call = memo_call;
  Type* link_type = vm.make_type(link);
  Type* memo_type = vm.make_type(memo);
  if (!link_type || !memo_type) return false;
  vm.extension<MemoTypes>().link = link_type;
  const bool is_shallow = vm.state().options.native_depth_limit < kDeepNesting;
  return vm.set_module_attribute(module, "Memo", Value(memo_type)) &&
         vm.set_module_attribute(module, "is_native_stack_short", Value::boolean(is_shallow));
}

}  // namespace refjit::vm
