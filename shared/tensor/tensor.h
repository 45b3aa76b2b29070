#pragma once
// Tensors: a reference-counted Storage (bytes on a device, with a version) and, over it, dtype, shape, strides and
// offset. Views share storage. Used by kernels, runtime, VM and protocol. Reference counts are not atomic: a Session
// and its tensors belong to one thread. Invariant: storage outlives every tensor over it; `version` grows with each
// write.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "base/result.h"
#include "tensor/dtype.h"
#include "tensor/shape.h"

namespace refjit {

/// Owner of the bytes behind storages; each device has one, and `host_memory()` serves host tensors.
class Memory {
 public:
  virtual ~Memory() = default;
  /// Null when exhausted (guest: MemoryError). Alignment is at least 64 bytes for host memory.
  virtual void* allocate(int64_t bytes) = 0;
  virtual void release(void* data, int64_t bytes) = 0;
  virtual bool is_host() const = 0;
};

/// The process's plain host memory: stateless, thread-safe.
Memory& host_memory();

/// Bytes with an owner. Made by `StorageRef::make` alone (host storages stand in front of their own bytes), destroyed
/// with the last StorageRef.
struct Storage {
  uint32_t references = 0;
  uint32_t version = 0;  ///< Bumped by each in-place write; views see the same number.
  void* data = nullptr;
  int64_t bytes = 0;
  Memory* memory = nullptr;
};

class StorageRef {
 public:
  StorageRef() = default;
  explicit StorageRef(Storage* storage) : storage_(storage) {
    if (storage_) ++storage_->references;
  }
  StorageRef(const StorageRef& other) : StorageRef(other.storage_) {}
  StorageRef(StorageRef&& other) noexcept : storage_(std::exchange(other.storage_, nullptr)) {}
  StorageRef& operator=(StorageRef other) noexcept {
    std::swap(storage_, other.storage_);
    return *this;
  }
  ~StorageRef() {
    if (storage_ && --storage_->references == 0) destroy(storage_);
  }

  /// New uninitialised storage, or a null reference when `memory` is exhausted.
  static StorageRef make(int64_t bytes, Memory& memory = host_memory());

  Storage* get() const { return storage_; }
  Storage* operator->() const { return storage_; }
  explicit operator bool() const { return storage_ != nullptr; }

 private:
  static void destroy(Storage* storage);
  Storage* storage_ = nullptr;
};

/// dtype and shape of a concrete tensor.
struct TensorType {
  DType dtype = DType::Float32;
  Shape shape;
  bool operator==(const TensorType&) const = default;
};

/// A value type; copying it shares the storage.
struct Tensor {
  StorageRef storage;
  DType dtype = DType::Float32;
  Shape shape;
  Strides strides;     ///< In elements.
  int64_t offset = 0;  ///< In elements.

  bool is_defined() const { return static_cast<bool>(storage); }
  int64_t rank() const { return shape.size(); }
  int64_t element_count() const { return refjit::element_count(shape); }
  int64_t byte_count() const { return element_count() * byte_size(dtype); }
  bool is_contiguous() const;
  /// Address of element 0. Host storage only.
  template <class T = void>
  T* data() const {
    return reinterpret_cast<T*>(static_cast<std::byte*>(storage->data) + offset * byte_size(dtype));
  }

  /// Uninitialised contiguous tensor; `MemoryError` (User) when memory is exhausted.
  static Result<Tensor> empty(DType dtype, Shape shape, Memory& memory = host_memory());
  /// Contiguous tensor with a copy of `bytes` (native endian, row-major).
  static Result<Tensor> copy_of(DType dtype, Shape shape, const void* bytes);
};

/// `t` itself when contiguous, else a contiguous host copy.
Result<Tensor> contiguous(const Tensor& t);
Result<Tensor> contiguous(const Tensor& t, Memory& memory);
/// Writes the elements of a host tensor row-major to `to` (byte_count() bytes).
void copy_elements(const Tensor& from, void* to);

/// The same elements under another shape; nullopt when `t` is not contiguous or the counts differ.
std::optional<Tensor> reshaped_view(const Tensor& t, Shape shape);
/// Axis i of the view is axis order[i] of `t`; `order` must be a permutation.
Tensor transposed_view(const Tensor& t, std::span<const int64_t> order);
/// `count` elements along `axis` from `start` with `step` (may be negative); bounds are the caller's to check.
Tensor sliced_view(const Tensor& t, uint32_t axis, int64_t start, int64_t count, int64_t step);
/// Element `index` along `axis`, which disappears.
Tensor selected_view(const Tensor& t, uint32_t axis, int64_t index);

/// Element `index` (row-major, of a host tensor) as double or int64; bool as 0 or 1.
double element_as_double(const Tensor& t, int64_t index);
int64_t element_as_int(const Tensor& t, int64_t index);

}  // namespace refjit
