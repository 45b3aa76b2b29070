// _heapq: heaps in lists, in place. Comparisons may run guest code: each step reads the list anew, and a list that has
// changed its size meanwhile is a RuntimeError. Every step swaps, so that no item is lost when a comparison fails.
#include "vm/modules/modules.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

/// list[a] < list[b] (`Max`: the other way round): 1, 0, or -1 with an exception.
template <bool Max>
int precedes(Vm& vm, List* list, int64_t a, int64_t b) {
  const Value left = list->items[Max ? b : a], right = list->items[Max ? a : b];
  if (left.is_small_int() && right.is_small_int()) return left.as_small_int() < right.as_small_int() ? 1 : 0;
  const int64_t size = list->size;
  Ref held_left(left), held_right(right);
  Ref result = vm.compare(left, right, CompareOp::Lt);
  bool truth = false;
  if (!result || !vm.truth(result, truth)) return -1;
  if (list->size == size) return truth ? 1 : 0;
  vm.raise(vm.types().RuntimeError, "list changed size during iteration");
  return -1;
}

void swap_items(List* list, int64_t a, int64_t b) { std::swap(list->items[a], list->items[b]); }

/// Moves the item at `position` towards the root, not past `start`.
template <bool Max>
bool move_up(Vm& vm, List* list, int64_t start, int64_t position) {
  while (position > start) {
    const int64_t parent = (position - 1) >> 1;
    const int state = precedes<Max>(vm, list, position, parent);
    if (state <= 0) return state == 0;
    swap_items(list, position, parent);
    position = parent;
  }
  return true;
}

/// Moves the item at `position` down to a leaf, always under the smaller child, and back up to its place.
template <bool Max>
bool settle(Vm& vm, List* list, int64_t position) {
  const int64_t start = position, size = list->size;
  while (position < size >> 1) {
    int64_t child = 2 * position + 1;
    if (child + 1 < size) {
      const int state = precedes<Max>(vm, list, child, child + 1);
      if (state < 0) return false;
      if (state == 0) ++child;
    }
    swap_items(list, position, child);
    position = child;
  }
  return move_up<Max>(vm, list, start, position);
}

List* heap_of(Vm& vm, Args args, const char* name, bool is_alone) {
  if (is_list(args[0])) return as_list(args[0]);
  type_error(
      vm, std::string(name) + "() argument " + (is_alone ? "" : "1 ") + "must be list, not " + vm.type_name(args[0]));
  return nullptr;
}

Ref push(Vm& vm, Args args) {
  List* list = heap_of(vm, args, "heappush", false);
  if (!list || !list_append(vm, list, args[1])) return {};
  return move_up<false>(vm, list, 0, list->size - 1) ? none() : Ref();
}

template <bool Max>
Ref pop(Vm& vm, Args args) {
  List* list = heap_of(vm, args, Max ? "_heappop_max" : "heappop", true);
  if (!list) return {};
  if (list->size == 0) return index_error(vm, "index out of range");
  Ref last = Ref::steal(list->items[--list->size]);
  if (list->size == 0) return last;
  Ref first = Ref::steal(std::exchange(list->items[0], last.release()));
  return settle<Max>(vm, list, 0) ? std::move(first) : Ref();
}

template <bool Max>
Ref replace(Vm& vm, Args args) {
  List* list = heap_of(vm, args, Max ? "_heapreplace_max" : "heapreplace", false);
  if (!list) return {};
  if (list->size == 0) return index_error(vm, "index out of range");
  Ref first = Ref::steal(std::exchange(list->items[0], Ref(args[1]).release()));
  return settle<Max>(vm, list, 0) ? std::move(first) : Ref();
}

Ref push_pop(Vm& vm, Args args) {
  List* list = heap_of(vm, args, "heappushpop", false);
  if (!list) return {};
  if (list->size == 0) return Ref(args[1]);
  Ref top(list->items[0]);
  Ref result = vm.compare(top, args[1], CompareOp::Lt);
  bool is_less = false;
  if (!result || !vm.truth(result, is_less)) return {};
  if (!is_less) return Ref(args[1]);
  if (list->size == 0) return index_error(vm, "index out of range");
  Ref first = Ref::steal(std::exchange(list->items[0], Ref(args[1]).release()));
  return settle<false>(vm, list, 0) ? std::move(first) : Ref();
}

template <bool Max>
Ref make_heap(Vm& vm, Args args) {
  List* list = heap_of(vm, args, Max ? "_heapify_max" : "heapify", true);
  if (!list) return {};
  for (int64_t i = (list->size >> 1) - 1; i >= 0; --i)
    if (!settle<Max>(vm, list, i)) return {};
  return none();
}

const NativeDef kFunctions[] = {
    {"heappush", "heap, item, /", push},
    {"heappop", "heap, /", pop<false>},
    {"heapreplace", "heap, item, /", replace<false>},
    {"heappushpop", "heap, item, /", push_pop},
    {"heapify", "heap, /", make_heap<false>},
    {"_heappop_max", "heap, /", pop<true>},
    {"_heapreplace_max", "heap, item, /", replace<true>},
    {"_heapify_max", "heap, /", make_heap<true>},
};

}  // namespace

bool init_heap(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
