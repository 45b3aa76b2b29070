#include "tensor/tensor.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "tensor/copy.h"
#include "tensor/half.h"

namespace refjit {
namespace {

// On host memory the Storage stands in the first 64 bytes of its own block: one allocation a tensor, and data stays
// 64-byte aligned.
constexpr int64_t kHeader = 64;
static_assert(sizeof(Storage) <= kHeader);

/// Axes of two tensors of one shape, those of length 1 left out, neighbours that both step through at one pace joined.
struct Walk {
  Dims dims;
  Strides from, to;

  Walk(std::span<const int64_t> shape, std::span<const int64_t> from_strides, std::span<const int64_t> to_strides) {
    for (size_t i = 0; i < shape.size(); ++i) {
      if (shape[i] == 1) continue;
      const uint32_t last = dims.size() - 1;
      if (!dims.empty() && from[last] == from_strides[i] * shape[i] && to[last] == to_strides[i] * shape[i]) {
        dims[last] *= shape[i];
        from[last] = from_strides[i];
        to[last] = to_strides[i];
      } else {
        dims.push_back(shape[i]);
        from.push_back(from_strides[i]);
        to.push_back(to_strides[i]);
      }
    }
    if (!dims.empty()) return;
    dims.push_back(1);
    from.push_back(1);
    to.push_back(1);
  }
};

template <class T>
void copy_walk(const Walk& walk, const void* from, void* to) {
  const T* source = static_cast<const T*>(from);
  T* target = static_cast<T*>(to);
  const uint32_t last = walk.dims.size() - 1;
  Dims index(last, 0);
  while (true) {
    if (walk.to[last] == 1) {
      copy_row(source, walk.from[last], target, walk.dims[last]);
    } else {
      for (int64_t i = 0; i < walk.dims[last]; ++i) target[i * walk.to[last]] = source[i * walk.from[last]];
    }
    int d = static_cast<int>(last) - 1;
    for (; d >= 0; --d) {
      const auto axis = static_cast<uint32_t>(d);
      source += walk.from[axis];
      target += walk.to[axis];
      if (++index[axis] < walk.dims[axis]) break;
      source -= walk.from[axis] * walk.dims[axis];
      target -= walk.to[axis] * walk.dims[axis];
      index[axis] = 0;
    }
    if (d < 0) return;
  }
}

int64_t strided_position(const Tensor& t, int64_t index) {
  int64_t position = 0;
  for (uint32_t d = t.shape.size(); d-- > 0;) {
    position += index % t.shape[d] * t.strides[d];
    index /= t.shape[d];
  }
  return position;
}

}  // namespace

StorageRef StorageRef::make(int64_t bytes, Memory& memory) {
  if (memory.is_host()) {
    void* block = bytes > INT64_MAX - kHeader ? nullptr : memory.allocate(bytes + kHeader);
    if (!block) return {};
    auto* storage = new (block) Storage;
    storage->data = static_cast<std::byte*>(block) + kHeader;
    storage->bytes = bytes;
    storage->memory = &memory;
    return StorageRef(storage);
  }
  void* data = memory.allocate(bytes);
  if (!data) return {};
  auto* storage = new Storage;
  storage->data = data;
  storage->bytes = bytes;
  storage->memory = &memory;
  return StorageRef(storage);
}

void StorageRef::destroy(Storage* storage) {
  Memory* memory = storage->memory;
  if (memory->is_host()) {
    memory->release(storage, storage->bytes + kHeader);
    return;
  }
  memory->release(storage->data, storage->bytes);
  delete storage;
}

bool Tensor::is_contiguous() const {
  int64_t step = 1;
  for (uint32_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0) return true;
    if (shape[i] != 1 && strides[i] != step) return false;
    step *= shape[i];
  }
  return true;
}

Result<Tensor> Tensor::empty(DType dtype, Shape shape, Memory& memory) {
  const int64_t each = byte_size(dtype);
  const int64_t count = checked_element_count(shape, each);
  StorageRef storage;
  if (count >= 0) storage = StorageRef::make(count * each, memory);
  if (!storage) {
    return user_error("MemoryError", "[tensor] cannot allocate a " + std::string(ir_name(dtype)) + " tensor of shape " +
                                         shape_text(shape));
  }
  Tensor t;
  t.storage = std::move(storage);
  t.dtype = dtype;
  t.strides = contiguous_strides(shape);
  t.shape = std::move(shape);
  return t;
}

Result<Tensor> Tensor::copy_of(DType dtype, Shape shape, const void* bytes) {
  auto made = empty(dtype, std::move(shape));
  if (made && made->byte_count() > 0) std::memcpy(made->data(), bytes, static_cast<size_t>(made->byte_count()));
  return made;
}

namespace {

void copy_elements(const Tensor& from, void* to, std::span<const int64_t> to_strides) {
  if (element_count(from.shape) == 0) return;
  const Walk walk(from.shape, from.strides, to_strides);
  with_word(byte_size(from.dtype), [&](auto zero) { copy_walk<decltype(zero)>(walk, from.data(), to); });
}

}  // namespace

void copy_elements(const Tensor& from, void* to) { copy_elements(from, to, contiguous_strides(from.shape)); }

void copy_elements(const Tensor& from, const Tensor& to) { copy_elements(from, to.data(), to.strides); }

Result<Tensor> contiguous(const Tensor& t, Memory& memory) {
  if (t.is_contiguous()) return t;
  auto made = Tensor::empty(t.dtype, t.shape, memory);
  if (made) copy_elements(t, made->data());
  return made;
}

Result<Tensor> contiguous(const Tensor& t) { return contiguous(t, host_memory()); }

std::optional<Tensor> reshaped_view(const Tensor& t, Shape shape) {
  if (!t.is_contiguous() || element_count(shape) != t.element_count()) return std::nullopt;
  Tensor view = t;
  view.strides = contiguous_strides(shape);
  view.shape = std::move(shape);
  return view;
}

Tensor transposed_view(const Tensor& t, std::span<const int64_t> order) {
  Tensor view = t;
  for (size_t i = 0; i < order.size(); ++i) {
    view.shape[i] = t.shape[static_cast<size_t>(order[i])];
    view.strides[i] = t.strides[static_cast<size_t>(order[i])];
  }
  return view;
}

Tensor sliced_view(const Tensor& t, uint32_t axis, int64_t start, int64_t count, int64_t step) {
  Tensor view = t;
  view.offset += start * t.strides[axis];
  view.shape[axis] = count;
  view.strides[axis] = t.strides[axis] * step;
  return view;
}

Tensor selected_view(const Tensor& t, uint32_t axis, int64_t index) {
  Tensor view = t;
  view.offset += index * t.strides[axis];
  Shape shape;
  Strides strides;
  for (uint32_t i = 0; i < t.shape.size(); ++i) {
    if (i == axis) continue;
    shape.push_back(t.shape[i]);
    strides.push_back(t.strides[i]);
  }
  view.shape = std::move(shape);
  view.strides = std::move(strides);
  return view;
}

double element_as_double(const Tensor& t, int64_t index) {
  const int64_t i = strided_position(t, index);
  switch (t.dtype) {
    case DType::Float16:
      return to_float(t.data<Float16>()[i]);
    case DType::BFloat16:
      return to_float(t.data<BFloat16>()[i]);
    case DType::Float32:
      return t.data<float>()[i];
    case DType::Float64:
      return t.data<double>()[i];
    case DType::Complex64:
      return t.data<float>()[2 * i];
    case DType::Complex128:
      return t.data<double>()[2 * i];
    case DType::UInt64:
      return static_cast<double>(t.data<uint64_t>()[i]);
    default:
      return static_cast<double>(element_as_int(t, index));
  }
}

int64_t element_as_int(const Tensor& t, int64_t index) {
  const int64_t i = strided_position(t, index);
  switch (t.dtype) {
    case DType::Bool:
      return t.data<uint8_t>()[i] != 0;
    case DType::Int8:
      return t.data<int8_t>()[i];
    case DType::Int16:
      return t.data<int16_t>()[i];
    case DType::Int32:
      return t.data<int32_t>()[i];
    case DType::Int64:
      return t.data<int64_t>()[i];
    case DType::UInt8:
      return t.data<uint8_t>()[i];
    case DType::UInt16:
      return t.data<uint16_t>()[i];
    case DType::UInt32:
      return t.data<uint32_t>()[i];
    case DType::UInt64:
      return static_cast<int64_t>(t.data<uint64_t>()[i]);
    default: {
      const double value = element_as_double(t, index);
      if (!(value > -0x1p63 && value < 0x1p63)) return value > 0 && value >= 0x1p63 ? INT64_MAX : INT64_MIN;
      return static_cast<int64_t>(value);
    }
  }
}

}  // namespace refjit
