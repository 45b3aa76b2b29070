#pragma once
// Selecting by quicksort that leaves equal elements where MindSpore's TopK leaves them: pivots are medians of the
// second, middle and last element, and insertion ends what is short. The same order in every build, which
// std::nth_element does not promise. Used by the kernels of TopK.
#include <algorithm>
#include <bit>
#include <cstdint>

namespace refjit::kernels {

/// Parts a range at a median: what does not sort behind it, then what does not sort before it. Gives where the second
/// part begins.
template <class Before>
int64_t* part(int64_t* first, int64_t* last, const Before& before) {
  int64_t *const a = first + 1, *const b = first + (last - first) / 2, *const c = last - 1;
  int64_t* const median = before(*a, *b) ? (before(*b, *c)   ? b
                                            : before(*a, *c) ? c
                                                             : a)
                                         : (before(*a, *c)   ? a
                                            : before(*b, *c) ? c
                                                             : b);
  std::swap(*first, *median);
  for (int64_t *low = first + 1, *high = last;; ++low) {
    while (before(*low, *first)) ++low;
    do {
      --high;
    } while (before(*first, *high));
    if (low >= high) return low;
    std::swap(*low, *high);
  }
}

/// Equal numbers by what `place` gives for them. Allocates nothing, which std::stable_sort does.
template <class Before, class Place>
void sort_by(int64_t* first, int64_t* last, const Before& before, const Place& place) {
  std::sort(first, last, [&](int64_t a, int64_t b) { return before(a, b) || (!before(b, a) && place(a) < place(b)); });
}

/// What sorts before `nth` comes to stand before it, the rest behind it. `before` is a strict weak order.
template <class Before>
void quick_select(int64_t* first, int64_t* nth, int64_t* last, const Before& before) {
  if (nth == last) return;
  // After so many cuts without an end, sorting is quicker.
  for (int round = 2 * std::bit_width(static_cast<uint64_t>(last - first)); last - first > 3; --round) {
    if (round == 0) return sort_by(first, last, before, [](int64_t i) { return i; });
    int64_t* const cut = part(first, last, before);
    (cut <= nth ? first : last) = cut;
  }
  for (int64_t* i = first; i < last; ++i) {
    for (int64_t* at = i; at > first && before(*at, at[-1]); --at) std::swap(*at, at[-1]);
  }
}

}  // namespace refjit::kernels
