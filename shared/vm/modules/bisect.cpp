// _bisect: places in sorted sequences. Items are read and compared as the program's own types say.
#include "vm/extension.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

/// What all functions take: a, x, lo, hi, key.
struct Search {
  Value items, wanted, key;
  int64_t low, high;
};

bool read(Vm& vm, Args args, Search& out) {
  out = {args[0], args[1], args[4], 0, -1};
  if (!vm.as_int64(args[2], out.low) || (!args[3].is_none() && !vm.as_int64(args[3], out.high))) return false;
  if (out.low < 0) return fail(value_error(vm, "lo must be non-negative"));
  return out.high != -1 || vm.length(out.items, out.high);
}

/// The item at `position`, or its key.
Ref item_at(Vm& vm, const Search& s, int64_t position) {
  Ref item;
  if (is_exactly(s.items, vm.types().list) && position < as_list(s.items)->size)
    item = Ref(as_list(s.items)->items[position]);
  else
    item = vm.get_item(s.items, new_int(vm, position));
  return item && !s.key.is_none() ? vm.call(s.key, {item}) : item;
}

/// a < b: 1, 0, or -1 with an exception.
int precedes(Vm& vm, Value a, Value b) {
  if (a.is_small_int() && b.is_small_int()) return a.as_small_int() < b.as_small_int() ? 1 : 0;
  Ref result = vm.compare(a, b, CompareOp::Lt);
  bool truth = false;
  return result && vm.truth(result, truth) ? (truth ? 1 : 0) : -1;
}

/// The place of `wanted`, behind its equals (`Right`) or before them; -1: an exception.
template <bool Right>
int64_t place(Vm& vm, Search s) {
  while (s.low < s.high) {
    const int64_t middle = s.low + (s.high - s.low) / 2;
    const Ref item = item_at(vm, s, middle);
    if (!item) return -1;
    const int state = Right ? precedes(vm, s.wanted, item) : precedes(vm, item, s.wanted);
    if (state < 0) return -1;
    if (Right == (state == 1))
      s.high = middle;
    else
      s.low = middle + 1;
  }
  return s.low;
}

template <bool Right>
Ref find(Vm& vm, Args args) {
  Search s;
  if (!read(vm, args, s)) return {};
  const int64_t found = place<Right>(vm, s);
  return found < 0 ? Ref() : new_int(vm, found);
}

template <bool Right>
Ref insert(Vm& vm, Args args) {
  Search s;
  if (!read(vm, args, s)) return {};
  Ref key(s.wanted);
  if (!s.key.is_none() && !(key = vm.call(s.key, {s.wanted}))) return {};
  s.wanted = key;
  const int64_t found = place<Right>(vm, s);
  if (found < 0) return {};
  const Ref done = vm.call_method(args[0], vm.intern("insert"), {new_int(vm, found), args[1]});
  return done ? none() : Ref();
}

constexpr const char* kSignature = "a, x, lo=0, hi=None, *, key=None";
const NativeDef kFunctions[] = {{"bisect_right", kSignature, find<true>},
                                {"bisect_left", kSignature, find<false>},
                                {"insort_right", kSignature, insert<true>},
                                {"insort_left", kSignature, insert<false>}};

}  // namespace

bool init_bisect(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
