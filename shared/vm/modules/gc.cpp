// The module gc. The collector looks at everything in one go and needs no thresholds, so generations and thresholds are
// kept for those who ask; callbacks run around the collections that a program asks for.
#include <algorithm>

#include "vm/core/types.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

/// What a program has set, and what collections have done.
struct GcFacts : Vm::Extension {
  explicit GcFacts(Vm&) {}
  int64_t thresholds[3] = {700, 10, 10};
  int64_t debug = 0;
  int64_t collections = 0;
  int64_t collected = 0;
};

/// Calls each of gc.callbacks with (phase, facts); what one raises is not propagated.
bool announce(Vm& vm, const char* phase, int64_t generation, int64_t collected) {
  Ref module = vm.import("gc");
  Ref callbacks = module ? vm.get_attribute(module, "callbacks") : Ref();
  if (!callbacks) return false;
  if (!is_list(callbacks) || as_list(callbacks)->size == 0) return true;
  Ref facts = vm.dict(), name = vm.string(phase);
  if (!facts || !name || !dict_set(vm, as_dict(facts), vm.intern("generation"), Value::small_int(generation)) ||
      !dict_set(vm, as_dict(facts), vm.intern("collected"), Value::small_int(collected)) ||
      !dict_set(vm, as_dict(facts), vm.intern("uncollectable"), Value::small_int(0)))
    return false;
  for (int64_t i = 0; i < as_list(callbacks)->size; ++i) {
    const Ref callback(as_list(callbacks)->items[i]);
    if (!vm.call(callback, {name, facts})) vm.take_exception();
  }
  return true;
}

Ref collect(Vm& vm, Args args) {
  int64_t generation;
  if (!vm.as_int64(args[0], generation)) return {};
  if (generation < 0 || generation > 2) return value_error(vm, "invalid generation");
  if (!announce(vm, "start", generation, 0)) return {};
  const int64_t found = collect_cycles(vm);
  auto& facts = vm.extension<GcFacts>();
  ++facts.collections;
  facts.collected += found;
  return announce(vm, "stop", generation, found) ? new_int(vm, found) : Ref();
}

Ref is_tracked(Vm& vm, Args args) {
  if (!args[0].is_object()) return boolean(false);
  return boolean((args[0].object()->flags & kObjectTracked) != 0 && args[0].object()->type != vm.types().str);
}
Ref is_finalized(Vm&, Args args) {
  return boolean(args[0].is_object() && (args[0].object()->flags & kObjectFinalized) != 0);
}

/// What an object holds directly.
void add_referents(Value v, std::vector<Value>& found) {
  const Visitor visit{[](void* out, Value item) { static_cast<std::vector<Value>*>(out)->push_back(item); }, &found};
  if (v.object()->type->slots.traverse) v.object()->type->slots.traverse(v.object(), visit);
  if (has_instance_dict(v.object()) && instance_dict(v.object())) found.push_back(Value(instance_dict(v.object())));
  if (v.object()->type->type_flags & kTypeHeap) found.push_back(Value(v.object()->type));
}

Ref get_referents(Vm& vm, Args args) {
  std::vector<Value> found;
  for (const Value v : as_tuple(args[0])->span())
    if (v.is_object()) add_referents(v, found);
  return vm.list(found);
}

/// Owned: making a list of them may collect.
std::vector<Ref> tracked_objects(Vm& vm) {
  std::vector<Ref> out;
  const ObjectMemory& memory = vm.state().memory;
  for (const GcObject* list : {&memory.young, &memory.old})
    for (GcObject* o = list->gc_next; o != list; o = o->gc_next) out.emplace_back(Value(o));
  return out;
}

Ref get_objects(Vm& vm, Args args) {
  int64_t generation = -1;
  if (!args[0].is_none() && !vm.as_int64(args[0], generation)) return {};
  if (generation != -1) {
    if (generation < 0) return value_error(vm, "generation parameter cannot be negative");
    if (generation > 2)
      return value_error(vm, "generation parameter must be less than the number of available generations (3)");
    std::vector<Value> wanted;
    // Survivors of a collection are old, what has been made since is young.
    const std::vector<Ref> all = tracked_objects(vm);
    for (const Value v : all)
      if (((v.object()->flags & kObjectOld) != 0) == (generation == 2) && generation != 1) wanted.push_back(v);
    return vm.list(wanted);
  }
  const std::vector<Ref> all = tracked_objects(vm);
  return vm.list(std::vector<Value>(all.begin(), all.end()));
}

Ref get_referrers(Vm& vm, Args args) {
  const auto wanted = as_tuple(args[0])->span();
  std::vector<Value> out, held;
  const std::vector<Ref> all = tracked_objects(vm);
  for (const Value v : all) {
    if (v == args[0]) continue;
    held.clear();
    add_referents(v, held);
    for (const Value w : wanted) {
      if (std::find(held.begin(), held.end(), w) == held.end()) continue;
      out.push_back(v);
      break;
    }
  }
  return vm.list(out);
}

Ref get_stats(Vm& vm, Args) {
  const auto& facts = vm.extension<GcFacts>();
  Ref list = vm.list({});
  for (int generation = 0; list && generation < 3; ++generation) {
    const bool is_full = generation == 2;
    Ref row = vm.dict();
    if (!row ||
        !dict_set(vm, as_dict(row), vm.intern("collections"), Value::small_int(is_full ? facts.collections : 0)) ||
        !dict_set(vm, as_dict(row), vm.intern("collected"), Value::small_int(is_full ? facts.collected : 0)) ||
        !dict_set(vm, as_dict(row), vm.intern("uncollectable"), Value::small_int(0)) ||
        !list_append(vm, as_list(list), std::move(row)))
      return {};
  }
  return list;
}

Ref set_threshold(Vm& vm, Args args) {
  if (!args[0]) return type_error(vm, "set_threshold() takes at least 1 argument (0 given)");
  auto& facts = vm.extension<GcFacts>();
  for (int i = 0; i < 3; ++i)
    if (args[i] && !vm.as_int64(args[i], facts.thresholds[i])) return {};
  return none();
}
Ref get_threshold(Vm& vm, Args) {
  const auto& t = vm.extension<GcFacts>().thresholds;
  return new_tuple(vm, {Value::small_int(t[0]), Value::small_int(t[1]), Value::small_int(t[2])});
}
Ref set_debug(Vm& vm, Args args) { return vm.as_int64(args[0], vm.extension<GcFacts>().debug) ? none() : Ref(); }

const NativeDef kGc[] = {
    {"collect", "generation=2", collect},
    {"get_debug", "", [](Vm& vm, Args) { return new_int(vm, vm.extension<GcFacts>().debug); }},
    {"set_debug", "flags, /", set_debug},
    {"is_tracked", "obj, /", is_tracked},
    {"is_finalized", "obj, /", is_finalized},
    {"get_referents", "*objs", get_referents},
    {"get_referrers", "*objs", get_referrers},
    {"get_objects", "generation=None", get_objects},
    {"get_stats", "", get_stats},
    {"get_freeze_count", "", [](Vm& vm, Args) { return new_int(vm, 0); }},
    {"enable", "", [](Vm& vm, Args) { return set_automatic_collection(vm, true), none(); }},
    {"disable", "", [](Vm& vm, Args) { return set_automatic_collection(vm, false), none(); }},
    {"isenabled", "", [](Vm& vm, Args) { return boolean(is_automatic_collection(vm)); }},
    {"get_count", "",
     [](Vm& vm, Args) {
       return new_tuple(vm,
                        {Value::small_int(vm.state().memory.young_count), Value::small_int(0), Value::small_int(0)});
     }},
    {"get_threshold", "", get_threshold},
    {"set_threshold", "threshold0=, threshold1=, threshold2=, /", set_threshold},
    {"freeze", "", [](Vm&, Args) { return none(); }},
    {"unfreeze", "", [](Vm&, Args) { return none(); }},
};

}  // namespace

bool init_gc(Vm& vm, Module* module) {
  static constexpr std::pair<const char*, int> kFlags[] = {{"DEBUG_STATS", 1},
                                                           {"DEBUG_COLLECTABLE", 2},
                                                           {"DEBUG_UNCOLLECTABLE", 4},
                                                           {"DEBUG_SAVEALL", 32},
                                                           {"DEBUG_LEAK", 38}};
  for (const auto& [name, value] : kFlags)
    if (!vm.set_module_attribute(module, name, Value::small_int(value))) return false;
  return vm.add_functions(module, kGc) && vm.set_module_attribute(module, "garbage", vm.list({})) &&
         vm.set_module_attribute(module, "callbacks", vm.list({}));
}

}  // namespace refjit::vm
