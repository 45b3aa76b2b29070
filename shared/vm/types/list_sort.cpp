// list.sort and sorted: a stable merge sort that takes runs as they come. Comparisons may run guest code: the list is
// emptied meanwhile, as CPython does, so that the guest cannot touch what is being sorted.
#include <algorithm>
#include <vector>

#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct Item {
  Value key;
  Value value;
};

/// Which comparison is safe for every pair of keys without asking types each time.
enum class Keys : uint8_t { SmallInts, Doubles, Strings, Tuples, Any };

Keys classify(Vm& vm, const std::vector<Item>& items) {
  bool ints = true, doubles = true, strings = true, tuples = true;
  for (const Item& item : items) {
    ints = ints && item.key.is_small_int();
    doubles = doubles && item.key.is_double();
    strings = strings && is_exactly(item.key, vm.types().str);
    tuples = tuples && is_exactly(item.key, vm.types().tuple);
  }
  if (tuples) return Keys::Tuples;
  return ints ? Keys::SmallInts : doubles ? Keys::Doubles : strings ? Keys::Strings : Keys::Any;
}

/// a < b, where the first items that differ are numbers or texts whose comparison runs no guest code. 1 or 0; -1: they
/// are others.
int less_tuple(Vm& vm, const Tuple* a, const Tuple* b) {
  const int64_t shared = std::min(a->size, b->size);
  for (int64_t i = 0; i < shared; ++i) {
    const Value x = a->items[i], y = b->items[i];
    if (x.is_small_int() && y.is_small_int()) {
      if (x.as_small_int() != y.as_small_int()) return x.as_small_int() < y.as_small_int();
    } else if (x.is_double() && y.is_double()) {
      const double p = x.as_double(), q = y.as_double();
      if (p < q || p > q) return p < q;
      if (p != q) return -1;
    } else if (is_exactly(x, vm.types().str) && is_exactly(y, vm.types().str)) {
      if (const int order = str_compare(as_str(x), as_str(y)); order != 0) return order < 0;
    } else {
      return -1;
    }
  }
  return a->size < b->size;
}

struct Sorter {
  Vm& vm;
  Keys keys;
  bool failed = false;

  bool less(Value a, Value b) {
    switch (keys) {
      case Keys::SmallInts:
        return a.as_small_int() < b.as_small_int();
      case Keys::Doubles:
        return a.as_operand() < b.as_operand();
      case Keys::Strings:
        return str_compare(as_str(a), as_str(b)) < 0;
      case Keys::Tuples:
        if (const int known = less_tuple(vm, as_tuple(a), as_tuple(b)); known >= 0) return known != 0;
        break;
      case Keys::Any:
        break;
    }
    if (failed) return false;
    Ref result = vm.compare(a, b, CompareOp::Lt);
    bool truth = false;
    if (!result || !vm.truth(result, truth)) failed = true;
    return truth && !failed;
  }

  /// Sorts [first, last) when short: insertion, from an already ordered start.
  void insert(Item* first, Item* last) {
    for (Item* i = first + 1; i < last && !failed; ++i) {
      const Item item = *i;
      // Binary search for the last place that keeps order.
      Item *low = first, *high = i;
      while (low < high) {
        Item* middle = low + (high - low) / 2;
        if (less(item.key, middle->key))
          high = middle;
        else
          low = middle + 1;
      }
      std::copy_backward(low, i, i + 1);
      *low = item;
    }
  }

  void merge(Item* first, Item* middle, Item* last, Item* scratch) {
    if (!less(middle->key, (middle - 1)->key)) return;  // already in order
    Item* end = std::copy(first, middle, scratch);
    Item* left = scratch;
    Item* right = middle;
    Item* out = first;
    while (left < end && right < last) *out++ = less(right->key, left->key) ? *right++ : *left++;
    std::copy(left, end, out);
  }

  void sort(std::vector<Item>& items) {
    constexpr size_t kRun = 32;
    const size_t n = items.size();
    Item* data = items.data();
    for (size_t i = 0; i < n; i += kRun) insert(data + i, data + std::min(i + kRun, n));
    std::vector<Item> scratch(n);
    for (size_t width = kRun; width < n && !failed; width *= 2)
      for (size_t i = 0; i + width < n && !failed; i += 2 * width)
        merge(data + i, data + i + width, data + std::min(i + 2 * width, n), scratch.data());
  }
};

/// One ordered or strictly falling run: what comparisons of sorted input should cost.
bool sort_single_run(Sorter& sorter, std::vector<Item>& items) {
  size_t i = 1;
  if (sorter.less(items[1].key, items[0].key)) {
    for (i = 2; i < items.size() && sorter.less(items[i].key, items[i - 1].key);) ++i;
    if (i == items.size()) std::reverse(items.begin(), items.end());
  } else {
    for (i = 2; i < items.size() && !sorter.less(items[i].key, items[i - 1].key);) ++i;
  }
  return i == items.size() || sorter.failed;
}

}  // namespace

bool list_sort(Vm& vm, List* list, Value key, bool reverse) {
  if (list->size < 2 && (!key || key.is_none() || list->size == 0)) return true;
  Ref held((Value(list)));
  Value* const taken = std::exchange(list->items, nullptr);
  const int64_t size = std::exchange(list->size, 0), capacity = std::exchange(list->capacity, 0);
  std::vector<Item> items(static_cast<size_t>(size));
  bool is_fine = true;
  const bool has_key = key && !key.is_none();
  for (int64_t i = 0; i < size; ++i) {
    Item& item = items[static_cast<size_t>(i)];
    item.value = taken[i];
    if (!has_key)
      item.key = taken[i];
    else if (is_fine)
      is_fine = !(item.key = vm.call(key, {taken[i]}).release()).is_null();
  }
  if (is_fine && size > 1) {
    if (reverse) std::reverse(items.begin(), items.end());  // with the one below: equal items keep their order
    Sorter sorter{vm, classify(vm, items)};
    if (!sort_single_run(sorter, items)) sorter.sort(items);
    is_fine = !sorter.failed;
    if (reverse) std::reverse(items.begin(), items.end());
  }
  for (int64_t i = 0; i < size; ++i) {
    taken[i] = items[static_cast<size_t>(i)].value;
    if (has_key) decref(items[static_cast<size_t>(i)].key);
  }
  const bool was_changed = list->capacity != 0;
  if (was_changed) list_clear(list);
  list->items = taken;
  list->size = size;
  list->capacity = capacity;
  if (is_fine && was_changed) return fail(value_error(vm, "list modified during sort"));
  return is_fine;
}

}  // namespace refjit::vm
