#include "ops/slice.h"

#include <algorithm>

#include "ops/numbers.h"

namespace refjit::ops {
namespace {

/// Elements from `start` towards `stop` (normalised) by `step`.
int64_t steps(int64_t start, int64_t stop, int64_t step) {
  const int64_t distance = step > 0 ? stop - start : start - stop;
  const int64_t stride = step > 0 ? step : -step;
  return distance <= 0 ? 0 : (distance + stride - 1) / stride;
}

/// A bound of a slice as derived_symbol() takes it.
Dim bound_of(const Size& bound, bool is_open) {
  if (is_open) return derived_symbol(13, Dim(0));
  return bound.is_open() || bound.value >= 0 ? bound.dim() : derived_symbol(14, Dim(-(bound.value + 1)));
}

/// How many elements of `dim`, where it or a bound is a symbol.
Dim open_count(Dim dim, const Size& begin, const Size& end, int64_t step, bool begin_open, bool end_open) {
  const bool from_first = begin_open || begin.is(0), to_last = end_open || end.symbol == dim;
  if (from_first && to_last && step == 1) return dim;
  const Dim bounds = derived_symbol(15, bound_of(begin, begin_open), bound_of(end, end_open));
  return derived_symbol(2, dim, derived_symbol(16, bounds, Dim(step & INT64_MAX)));
}

/// One axis of begin:end:step with masks, as Python slices.
AxisSlice range(Dim dim, const Size& from, const Size& to, int64_t step, bool begin_open, bool end_open) {
  AxisSlice a;
  a.step = step;
  if (!dim.is_known() || from.is_open() || to.is_open()) {
    a.count = open_count(dim, from, to, step, begin_open, end_open);
    return a;
  }
  const int64_t begin = from.value, end = to.value;
  const int64_t n = dim.value();
  const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
  auto clamp = [&](int64_t v) { return std::clamp(v < 0 ? v + n : v, low, high); };
  const int64_t first = begin_open ? (step > 0 ? low : high) : clamp(begin);
  const int64_t last = end_open ? (step > 0 ? high : low) : clamp(end);
  a.count = Dim(steps(first, last, step));
  a.start = first;
  return a;
}

std::string sizes_text(std::span<const Size> sizes) {
  std::vector<int64_t> values;
  for (const Size& size : sizes) values.push_back(size.is_open() ? -1 : size.value);
  return list_text(values);
}

Result<SliceSpec> strided(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& shape) {
  SliceSpec spec;
  const auto begin = sizes_argument(arguments, 1), end = sizes_argument(arguments, 2);
  const auto step = ints_argument(arguments, 3);
  if (!begin || !end || !step) return SliceSpec{{}, AnyShape{false, {}}, {}};
  if (begin->size() != end->size() || begin->size() != step->size()) {
    return value_error(for_op(op, "'begin', 'end' and 'strides' must have the same length, but got " +
                                      sizes_text(*begin) + ", " + sizes_text(*end) + " and " + list_text(*step) + "."));
  }
  if (std::find(step->begin(), step->end(), 0) != step->end()) {
    return value_error(for_op(op, "input 'strides' can not contain 0."));
  }
  int64_t masks[5];
  for (size_t i = 0; i < 5; ++i) masks[i] = int_argument(arguments, 4 + i).value_or(0);
  const int64_t begin_mask = masks[0], end_mask = masks[1], ellipsis = masks[2], new_axis = masks[3], shrink = masks[4];
  auto has = [](int64_t mask, size_t bit) { return bit < 62 && (mask >> bit & 1); };
  const size_t rank = shape.dims.size();
  if ((ellipsis & (ellipsis - 1)) != 0) {
    return value_error("For 'StridedSlice' only support one ellipsis in the index, but got " +
                       std::to_string(ellipsis));
  }
  // The ellipsis (or the end of the list) stands for the axes that nothing names.
  size_t named = 0;
  for (size_t i = 0; i < begin->size(); ++i) named += !has(ellipsis, i) && !has(new_axis, i);
  if (named > rank) {
    return user_error("IndexError", "too many indices for tensor of dimension" + std::to_string(rank));
  }
  size_t axis = 0;
  bool expanded = false;
  auto take_whole = [&](size_t count) {
    for (; count > 0; --count, ++axis) {
      spec.axes.push_back({0, 1, shape.dims[axis], false});
      spec.shape.dims.push_back(shape.dims[axis]);
    }
  };
  for (size_t i = 0; i < begin->size(); ++i) {
    if (has(ellipsis, i) && !expanded) {
      take_whole(rank - named);
      expanded = true;
    } else if (has(new_axis, i)) {
      spec.new_axes.push_back(spec.shape.dims.size());
      spec.shape.dims.push_back(Dim(1));
    } else if (has(shrink, i)) {
      const Dim dim = shape.dims[axis];
      int64_t at = (*begin)[i].value;
      if (dim.is_known() && !(*begin)[i].is_open()) {
        if (at < -dim.value() || at >= dim.value()) {
          return user_error("IndexError", "index " + std::to_string(at) + " is out of bounds for dimension with size " +
                                              std::to_string(dim.value()));
        }
        if (at < 0) at += dim.value();
      }
      spec.axes.push_back({at, 1, Dim(1), true});
      ++axis;
    } else {
      spec.axes.push_back(
          range(shape.dims[axis++], (*begin)[i], (*end)[i], (*step)[i], has(begin_mask, i), has(end_mask, i)));
      spec.shape.dims.push_back(spec.axes.back().count);
    }
  }
  take_whole(rank - axis);
  return spec;
}

/// Where a size or a begin is not known, or waits for the inputs' dims.
SliceSpec by_open_size(std::span<const AbstractRef> arguments, const AnyShape& shape) {
  SliceSpec spec;
  const auto begin = sizes_argument(arguments, 1), size = sizes_argument(arguments, 2);
  const bool is_told = begin && size && size->size() == shape.dims.size();
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    const bool has_size = is_told && ((*size)[i].is_open() || (*size)[i].value >= 0);
    spec.shape.dims.push_back(has_size ? (*size)[i].dim() : derived_symbol(3, shape.dims[i]));
  }
  return spec;
}

Result<SliceSpec> by_size(std::span<const AbstractRef> arguments, const AnyShape& shape) {
  SliceSpec spec;
  const auto begin = ints_argument(arguments, 1);
  const auto size = ints_argument(arguments, 2);
  if (!begin || !size) return by_open_size(arguments, shape);
  if (begin->size() != shape.dims.size() || size->size() != shape.dims.size()) {
    return value_error("For 'Slice', the sizes of 'begin' and 'size' must equal the rank of the input, " +
                       std::to_string(shape.dims.size()) + ", but got " + list_text(*begin) + " and " +
                       list_text(*size) + ".");
  }
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    const Dim dim = shape.dims[i];
    AxisSlice a;
    a.start = (*begin)[i];
    if (!dim.is_known()) {
      a.count = (*size)[i] >= 0 ? Dim((*size)[i]) : derived_symbol(4, dim, Dim(a.start));
    } else {
      const int64_t count = (*size)[i] == -1 ? dim.value() - a.start : (*size)[i];
      if (a.start < 0 || count < 0 || a.start + count > dim.value()) {
        return value_error("For Slice, the sum of begin_shape[" + std::to_string(i) + "] and size_shape[" +
                           std::to_string(i) + "] must be no greater than input_x_shape[" + std::to_string(i) + "].");
      }
      a.count = Dim(count);
    }
    spec.axes.push_back(a);
    spec.shape.dims.push_back(a.count);
  }
  return spec;
}

Result<SliceSpec> along_axis(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& shape) {
  SliceSpec spec;
  const auto axis = int_argument(arguments, 1), step = int_argument(arguments, 4);
  const auto start = size_argument(arguments, 2), end = size_argument(arguments, 3);
  auto at = normal_axis(op, axis.value_or(0), static_cast<int64_t>(shape.dims.size()));
  if (!at) return std::move(at).error();
  if (step && *step <= 0)
    return value_error("For 'SliceExt', 'step' must be greater than 0, but got " + std::to_string(*step) + ".");
  for (size_t i = 0; i < shape.dims.size(); ++i) {
    AxisSlice a{0, 1, shape.dims[i], false};
    if (!axis || static_cast<int64_t>(i) == *at) {
      if (axis && start && end && step)
        a = range(shape.dims[i], *start, *end, *step, false, false);
      else
        a.count = derived_symbol(5, shape.dims[i]);
    }
    spec.axes.push_back(a);
    spec.shape.dims.push_back(a.count);
  }
  return spec;
}

}  // namespace

Result<SliceSpec> slice_of(const OpDef& op, std::span<const AbstractRef> arguments, const AnyShape& shape) {
  if (op.name == "StridedSlice") return strided(op, arguments, shape);
  if (op.name == "Slice") return by_size(arguments, shape);
  return along_axis(op, arguments, shape);
}

}  // namespace refjit::ops
