// Subscripts: NumPy's basic and advanced indexing over any tensor.
#include <algorithm>

#include "tensor/copy.h"
#include "vm/builtin_types.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/tuple.h"

namespace refjit::vm::numpy {
namespace {

/// One item of a subscript.
struct Item {
  enum class Kind : uint8_t { Int, Slice, NewAxis, Ellipsis, Array, Mask } kind;
  Value value;        ///< Slice
  int64_t index = 0;  ///< Int
  Tensor array;       ///< Array (int64), Mask (bool)

  uint32_t consumed() const {
    if (kind == Kind::NewAxis || kind == Kind::Ellipsis) return 0;
    return kind == Kind::Mask ? array.shape.size() : 1;
  }
};

bool invalid_index(Vm& vm) {
  vm.raise("IndexError",
           "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are "
           "valid indices");
  return false;
}

bool read_item(Vm& vm, Value v, Item& item) {
  if (v.is_none()) return item.kind = Item::Kind::NewAxis, true;
  if (v == kEllipsis) return item.kind = Item::Kind::Ellipsis, true;
  if (is_exactly(v, vm.types().slice)) {
    item.kind = Item::Kind::Slice;
    item.value = v;
    return true;
  }
  if (is_int(v) && !v.is_bool()) {
    item.kind = Item::Kind::Int;
    return vm.as_int64(v, item.index);
  }
  const bool is_sequence = is_list(v) || is_tuple(v) || v.is_bool() || is_array(vm, v) || tensors::is_tensor(v);
  if (!is_sequence && !scalar_dtype(vm, v)) {
    if (!vm.type_of(v)->slots.index) return invalid_index(vm);
    item.kind = Item::Kind::Int;
    return vm.as_int64(v, item.index);
  }
  Tensor t;
  if (!to_tensor(vm, v, std::nullopt, t)) return false;
  if ((is_list(v) || is_tuple(v)) && t.element_count() == 0) t.dtype = DType::Int64;
  if (t.dtype == DType::Bool) {
    item.kind = Item::Kind::Mask;
    item.array = std::move(t);
    return true;
  }
  if (!is_int(t.dtype)) {
    if (is_list(v) || is_tuple(v) || is_array(vm, v) || tensors::is_tensor(v)) {
      vm.raise("IndexError", "arrays used as indices must be of integer (or boolean) type");
      return false;
    }
    return invalid_index(vm);
  }
  if (t.shape.empty()) {
    item.kind = Item::Kind::Int;
    item.index = element_as_int(t, 0);
    return true;
  }
  auto wide = Math{vm.tensor_memory()}.cast(t, DType::Int64);
  if (!wide) return vm.raise(wide.error()), false;
  item.kind = Item::Kind::Array;
  item.array = std::move(*wide);
  return true;
}

Tensor insert_axis(const Tensor& t, uint32_t axis) {
  Tensor view = t;
  view.shape = {};
  view.strides = {};
  for (uint32_t i = 0; i <= t.shape.size(); ++i) {
    if (i == axis) {
      view.shape.push_back(1);
      view.strides.push_back(0);
    }
    if (i < t.shape.size()) {
      view.shape.push_back(t.shape[i]);
      view.strides.push_back(t.strides[i]);
    }
  }
  return view;
}

bool wrap_index(Vm& vm, int64_t& index, int64_t length, uint32_t axis) {
  if (index < -length || index >= length) {
    vm.raise("IndexError", "index " + std::to_string(index) + " is out of bounds for axis " + std::to_string(axis) +
                               " with size " + std::to_string(length));
    return false;
  }
  if (index < 0) index += length;
  return true;
}

/// Applies items to the view from left to right, keeping the axis reached.
struct Walker {
  Vm& vm;
  Indexing& out;
  uint32_t axis = 0;         ///< Next axis of out.view.
  uint32_t source_axis = 0;  ///< Next axis of the base, for messages.
  bool has_advanced = false;
  bool joins_truths = false;  ///< A lone bool stands among other places, with which it is broadcast.
  int last_advanced = -1;     ///< Item index of the last advanced item.

  bool add_array(Tensor index, int item) {
    const int64_t length = out.view.shape[axis];
    auto own = Math{vm.tensor_memory()}.cast(index, DType::Int64);
    if (!own) return vm.raise(own.error()), false;
    for (int64_t i = 0; i < own->element_count(); ++i)
      if (!wrap_index(vm, own->data<int64_t>()[i], length, source_axis)) return false;
    if (last_advanced >= 0 && item != last_advanced && item != last_advanced + 1) out.is_front = true;
    last_advanced = item;
    out.advanced.push_back({axis, std::move(*own)});
    ++axis;
    ++source_axis;
    return true;
  }

  bool apply(const Item& item, int number, uint32_t skipped) {
    switch (item.kind) {
      case Item::Kind::NewAxis:
        out.view = insert_axis(out.view, axis++);
        return true;
      case Item::Kind::Ellipsis:
        axis += skipped;
        source_axis += skipped;
        return true;
      case Item::Kind::Slice: {
        int64_t start, stop, step, count;
        if (!slice_bounds(vm, item.value, out.view.shape[axis], start, stop, step, count)) return false;
        out.view = sliced_view(out.view, axis, start, count, step);
        ++axis;
        ++source_axis;
        return true;
      }
      case Item::Kind::Int: {
        if (has_advanced) {
          auto scalar = Tensor::copy_of(DType::Int64, {}, &item.index);
          if (!scalar) return vm.raise(scalar.error()), false;
          return add_array(std::move(*scalar), number);
        }
        int64_t index = item.index;
        if (!wrap_index(vm, index, out.view.shape[axis], source_axis)) return false;
        out.view = selected_view(out.view, axis, index);
        ++source_axis;
        return true;
      }
      case Item::Kind::Array:
        return add_array(item.array, number);
      case Item::Kind::Mask: {
        if (item.array.shape.empty()) {
          // A lone bool: a new axis of length 1, or 0 for False.
          const bool is_true = element_as_int(item.array, 0) != 0;
          out.view = insert_axis(out.view, axis);
          if (joins_truths) {
            const int64_t zero = 0;
            auto place = is_true ? Tensor::copy_of(DType::Int64, {1}, &zero) : Tensor::empty(DType::Int64, {0});
            if (!place) return vm.raise(place.error()), false;
            --source_axis;  // it takes none of the base
            return add_array(std::move(*place), number);
          }
          if (!is_true) out.view = sliced_view(out.view, axis, 0, 0, 1);
          ++axis;
          return true;
        }
        for (uint32_t i = 0; i < item.array.shape.size(); ++i) {
          if (item.array.shape[i] == out.view.shape[axis + i]) continue;
          vm.raise("IndexError", "boolean index did not match indexed array along dimension " +
                                     std::to_string(source_axis + i) + "; dimension is " +
                                     std::to_string(out.view.shape[axis + i]) +
                                     " but corresponding boolean dimension is " + std::to_string(item.array.shape[i]));
          return false;
        }
        for (Tensor& positions : nonzero(item.array))
          if (!add_array(std::move(positions), number)) return false;
        return true;
      }
    }
    return false;
  }
};

/// What stands at one position of the index arrays: the axes that they leave.
Tensor block_of(const Indexing& indexing) {
  Tensor block = indexing.view;
  block.shape = {};
  block.strides = {};
  for (uint32_t i = 0, k = 0; i < indexing.view.shape.size(); ++i) {
    if (k < indexing.advanced.size() && indexing.advanced[k].axis == i) {
      ++k;
      continue;
    }
    block.shape.push_back(indexing.view.shape[i]);
    block.strides.push_back(indexing.view.strides[i]);
  }
  return block;
}

/// Calls `body(offset of the element block, p)` for each broadcast position of the index arrays.
template <class Body>
Status each_position(const Indexing& indexing, const Body& body) {
  const int64_t count = element_count(indexing.advanced_shape);
  std::vector<Tensor> held;
  std::vector<std::pair<const int64_t*, int64_t>> indices;
  for (const Advanced& a : indexing.advanced) {
    auto full = contiguous(broadcast_view(a.index, indexing.advanced_shape));
    if (!full) return full.error();
    held.push_back(std::move(*full));
    indices.push_back({held.back().data<int64_t>(), indexing.view.strides[a.axis]});
  }
  for (int64_t p = 0; p < count; ++p) {
    int64_t offset = indexing.view.offset;
    for (const auto& [index, stride] : indices) offset += index[p] * stride;
    body(offset, p);
  }
  return {};
}

/// Axis order that brings (index axes, other axes) to the place where the result has the index axes.
Dims result_order(const Indexing& indexing) {
  const uint32_t index_rank = indexing.advanced_shape.size();
  const auto rest = static_cast<uint32_t>(indexing.view.shape.size() - indexing.advanced.size());
  const uint32_t before = indexing.is_front ? 0 : indexing.advanced[0].axis;
  Dims order;
  for (uint32_t i = 0; i < before; ++i) order.push_back(index_rank + i);
  for (uint32_t i = 0; i < index_rank; ++i) order.push_back(i);
  for (uint32_t i = before; i < rest; ++i) order.push_back(index_rank + i);
  return order;
}

Shape gathered_shape(const Indexing& indexing) {
  Shape shape = indexing.advanced_shape;
  for (uint32_t i = 0, k = 0; i < indexing.view.shape.size(); ++i) {
    if (k < indexing.advanced.size() && indexing.advanced[k].axis == i)
      ++k;
    else
      shape.push_back(indexing.view.shape[i]);
  }
  return shape;
}

}  // namespace

std::vector<Tensor> nonzero(const Tensor& t) {
  const uint32_t rank = t.shape.size();
  std::vector<int64_t> found;
  auto truths = Math{host_memory()}.cast(t, DType::Bool);
  if (!truths) return {};
  const bool* is_true = truths->data<bool>();
  for (int64_t i = 0, n = t.element_count(); i < n; ++i)
    if (is_true[i]) found.push_back(i);
  std::vector<Tensor> axes;
  const Strides steps = contiguous_strides(t.shape);
  for (uint32_t d = 0; d < rank; ++d) {
    std::vector<int64_t> indices(found.size());
    for (size_t i = 0; i < found.size(); ++i) indices[i] = found[i] / steps[d] % t.shape[d];
    auto made = Tensor::copy_of(DType::Int64, {static_cast<int64_t>(found.size())}, indices.data());
    if (made) axes.push_back(std::move(*made));
  }
  return axes;
}

bool parse_index(Vm& vm, const Tensor& base, Value key, Indexing& out) {
  std::vector<Item> items;
  if (is_tuple(key)) {
    for (Value v : as_tuple(key)->span())
      if (!read_item(vm, v, items.emplace_back())) return false;
  } else if (!read_item(vm, key, items.emplace_back())) {
    return false;
  }
  uint32_t consumed = 0;
  int ellipses = 0, places = 0;
  Walker walker{vm, out};
  for (const Item& item : items) {
    consumed += item.consumed();
    ellipses += item.kind == Item::Kind::Ellipsis;
    if (item.kind == Item::Kind::Array || item.kind == Item::Kind::Mask) walker.has_advanced = true;
    places += item.kind == Item::Kind::Array || item.kind == Item::Kind::Mask || item.kind == Item::Kind::Int;
  }
  walker.joins_truths = places > 1;
  if (ellipses > 1) return vm.raise("IndexError", "an index can only have a single ellipsis ('...')"), false;
  if (consumed > base.shape.size()) {
    vm.raise("IndexError", "too many indices for array: array is " + std::to_string(base.shape.size()) +
                               "-dimensional, but " + std::to_string(consumed) + " were indexed");
    return false;
  }
  const uint32_t skipped = base.shape.size() - consumed;
  out.view = base;
  out.is_element = consumed == base.shape.size() && ellipses == 0;
  for (size_t i = 0; i < items.size(); ++i) {
    out.is_element = out.is_element && items[i].kind == Item::Kind::Int;
    if (!walker.apply(items[i], static_cast<int>(i), skipped)) return false;
  }
  for (const Advanced& a : out.advanced) {
    auto shape = broadcast_shapes(out.advanced_shape, a.index.shape);
    if (!shape) {
      std::string shapes;
      for (const Advanced& each : out.advanced) shapes += compact_shape(each.index.shape) + " ";
      return vm.raise("IndexError",
                      "shape mismatch: indexing arrays could not be broadcast together with shapes " + shapes),
             false;
    }
    out.advanced_shape = *shape;
  }
  return true;
}

Shape indexed_shape(const Indexing& indexing) {
  if (indexing.advanced.empty()) return indexing.view.shape;
  const Shape shape = gathered_shape(indexing);
  Shape result;
  for (int64_t axis : result_order(indexing)) result.push_back(shape[static_cast<size_t>(axis)]);
  return result;
}

Result<Tensor> gather(const Indexing& indexing, Memory& memory) {
  if (indexing.advanced.empty()) return indexing.view;
  auto made = Tensor::empty(indexing.view.dtype, gathered_shape(indexing), memory);
  if (!made) return made;
  Tensor block = block_of(indexing);
  Status status;
  if (block.shape.empty()) {
    status = with_word(byte_size(made->dtype), [&](auto zero) {
      using Word = decltype(zero);
      Word* to = made->data<Word>();
      const Word* from = static_cast<const Word*>(indexing.view.storage->data);
      return each_position(indexing, [&](int64_t offset, int64_t p) { to[p] = from[offset]; });
    });
  } else {
    char* target = made->data<char>();
    status = each_position(indexing, [&](int64_t offset, int64_t p) {
      block.offset = offset;
      copy_elements(block, target + p * block.byte_count());
    });
  }
  if (!status) return std::move(status).error();
  return transposed_view(*made, result_order(indexing));
}

Status scatter(const Indexing& indexing, const Tensor& values) {
  if (indexing.advanced.empty()) return assign(indexing.view, values);
  // Values take the result's shape, then its axes move back to (index axes, other axes).
  const Dims order = result_order(indexing);
  const Shape result_shape = indexed_shape(indexing);
  auto full_shape = broadcast_shapes(values.shape, result_shape);
  if (!full_shape || !(*full_shape == result_shape)) {
    return user_error("ValueError", "shape mismatch: value array of shape " + compact_shape(values.shape) +
                                        "  could not be broadcast to indexing result of shape " +
                                        compact_shape(result_shape));
  }
  Dims back(order.size(), 0);
  for (uint32_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = i;
  // A copy in the target's dtype: values may share its bytes.
  auto flat =
      Math{host_memory()}.cast(transposed_view(broadcast_view(values, result_shape), back), indexing.view.dtype);
  if (!flat) return flat.error();
  ++indexing.view.storage->version;
  Tensor block = block_of(indexing);
  if (block.shape.empty()) {
    return with_word(byte_size(block.dtype), [&](auto zero) {
      using Word = decltype(zero);
      const Word* from = flat->data<Word>();
      Word* to = static_cast<Word*>(indexing.view.storage->data);
      return each_position(indexing, [&](int64_t offset, int64_t p) { to[offset] = from[p]; });
    });
  }
  Tensor part = *flat;
  part.shape = block.shape;
  part.strides = contiguous_strides(block.shape);
  return each_position(indexing, [&](int64_t offset, int64_t p) {
    block.offset = offset;
    part.offset = flat->offset + p * block.element_count();
    copy_elements(part, block);
  });
}

}  // namespace refjit::vm::numpy
