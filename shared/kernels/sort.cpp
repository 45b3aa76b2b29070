// Sorting and the largest elements along an axis, running extremes. Equal elements keep their order when sorted, and
// stand as MindSpore's TopK leaves them when chosen; NaN counts as the largest number.
#include <algorithm>

#include "kernels/dispatch.h"
#include "kernels/quick_select.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

struct SortState final : KernelState {
  AxisWalk walk;
  int64_t taken = 0;  ///< Elements kept of each column.
  bool is_descending = false, is_wide = false, is_sorted = true;
  mutable std::vector<int64_t> order, places;
  void (*body)(const SortState&, const void* x, void* values, void* indices) = nullptr;

  void store(void* indices, int64_t at, int64_t index) const {
    if (is_wide)
      static_cast<int64_t*>(indices)[at] = index;
    else
      static_cast<int32_t*>(indices)[at] = static_cast<int32_t>(index);
  }
};

template <class T>
bool is_less(T a, T b) {
  return a < b || (b != b && a == a);
}

template <class Before>
void choose(const SortState& s, const Before& before) {
  int64_t *const first = s.order.data(), *const last = first + s.walk.length, *const end = first + s.taken;
  if (s.is_sorted && s.taken > s.walk.length / 2) return sort_by(first, last, before, [](int64_t i) { return i; });
  quick_select(first, end, last, before);
  if (!s.is_sorted) return;
  for (int64_t i = 0; i < s.taken; ++i) s.places[static_cast<size_t>(first[i])] = i;
  sort_by(first, end, before, [&](int64_t i) { return s.places[static_cast<size_t>(i)]; });
}

template <class T, bool kChooses>
void sort(const SortState& s, const void* x_data, void* values, void* indices) {
  const T* x = static_cast<const T*>(x_data);
  const AxisWalk& w = s.walk;
  for (int64_t o = 0; o < w.outer; ++o) {
    for (int64_t n = 0; n < w.inner; ++n) {
      const T* column = x + o * w.length * w.inner + n;
      for (int64_t i = 0; i < w.length; ++i) s.order[static_cast<size_t>(i)] = i;
      const auto before = [&](int64_t a, int64_t b) {
        const T p = column[a * w.inner], q = column[b * w.inner];
        return s.is_descending ? is_less(q, p) : is_less(p, q);
      };
      if constexpr (kChooses)
        choose(s, before);
      else
        sort_by(s.order.data(), s.order.data() + w.length, before, [](int64_t i) { return i; });
      for (int64_t i = 0; i < s.taken; ++i) {
        const int64_t at = (o * s.taken + i) * w.inner + n, from = s.order[static_cast<size_t>(i)];
        static_cast<T*>(values)[at] = column[from * w.inner];
        s.store(indices, at, from);
      }
    }
  }
}

/// The last of equal extremes counts, as MindSpore has it; NaN stays until the next one.
template <class T, bool kMost>
void running(const SortState& s, const void* x_data, void* values, void* indices) {
  const T* x = static_cast<const T*>(x_data);
  const AxisWalk& w = s.walk;
  for (int64_t o = 0; o < w.outer; ++o) {
    for (int64_t n = 0; n < w.inner; ++n) {
      const int64_t first = o * w.length * w.inner + n;
      int64_t best = 0;
      for (int64_t i = 0; i < w.length; ++i) {
        const T a = x[first + i * w.inner], b = x[first + best * w.inner];
        if ((kMost ? a >= b : a <= b) || a != a) best = i;
        const int64_t at = first + i * w.inner;
        static_cast<T*>(values)[at] = x[first + best * w.inner];
        s.store(indices, at, best);
      }
    }
  }
}

void run_sort(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SortState*>(state);
  s.body(s, inputs[0], outputs[0], outputs[1]);
}

enum class Kind { TopK, TopKExt, Sort, Most, Least };

template <Kind kKind>
Result<PreparedKernel> prepare_sort(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]);
  auto s = std::make_shared<SortState>();
  int64_t axis = -1;
  if (kKind == Kind::TopK) {
    s->is_descending = true;
    s->is_sorted = ops::bool_argument(request.arguments, 2).value_or(true);
  } else if (kKind == Kind::TopKExt) {
    axis = ops::int_argument(request.arguments, 2).value_or(-1);
    s->is_descending = ops::bool_argument(request.arguments, 3).value_or(true);
    s->is_sorted = ops::bool_argument(request.arguments, 4).value_or(true);
  } else {
    axis = ops::int_argument(request.arguments, 1).value_or(-1);
    if (kKind == Kind::Sort) s->is_descending = ops::bool_argument(request.arguments, 2).value_or(false);
  }
  const auto rank = static_cast<int64_t>(x.shape.size());
  if (axis < 0) axis += rank;
  if (rank) s->walk = walk_of(x.shape, axis);
  s->taken = rank ? request.outputs[0].shape[static_cast<uint32_t>(axis)] : 1;
  s->order.resize(static_cast<size_t>(s->walk.length));
  s->places.resize(s->order.size());
  s->is_wide = request.outputs[1].dtype == DType::Int64;
  const bool is_served = with_number(compute_type(x.dtype), [&](auto zero) {
    using T = decltype(zero);
    s->body = kKind == Kind::Most    ? running<T, true>
              : kKind == Kind::Least ? running<T, false>
                                     : sort < T,
    kKind == Kind::TopK || kKind == Kind::TopKExt > ;
  });
  if (!is_served) return unsupported(request, x.dtype);
  return widened(request, PreparedKernel{run_sort, std::move(s)});
}

const KernelRow kRows[] = {
    {"TopK", prepare_sort<Kind::TopK>},   {"TopkExt", prepare_sort<Kind::TopKExt>},
    {"Sort", prepare_sort<Kind::Sort>},   {"SortExt", prepare_sort<Kind::Sort>},
    {"Cummax", prepare_sort<Kind::Most>}, {"Cummin", prepare_sort<Kind::Least>},
};

}  // namespace

std::span<const KernelRow> sort_kernels() { return kRows; }

}  // namespace refjit::kernels
