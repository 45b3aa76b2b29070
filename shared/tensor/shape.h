#pragma once
// Concrete shapes: short vectors of int64 with inline room for six dims (no allocation in hot paths). Symbolic dims
// live in ir/abstract.h; here every dim is a number >= 0.
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>

namespace refjit {

/// A vector of int64 that stores up to six elements inline.
class Dims {
 public:
  static constexpr uint32_t kInline = 6;

  Dims() = default;
  Dims(std::initializer_list<int64_t> dims) { assign(dims.begin(), static_cast<uint32_t>(dims.size())); }
  explicit Dims(std::span<const int64_t> dims) { assign(dims.data(), static_cast<uint32_t>(dims.size())); }
  explicit Dims(uint32_t rank, int64_t fill) {
    resize(rank);
    std::fill(begin(), end(), fill);
  }
  Dims(const Dims& other) { assign(other.data(), other.size_); }
  Dims(Dims&& other) noexcept : size_(other.size_), heap_(std::move(other.heap_)) {
    std::copy(other.inline_, other.inline_ + kInline, inline_);
    other.size_ = 0;
  }
  Dims& operator=(const Dims& other) {
    if (this != &other) assign(other.data(), other.size_);
    return *this;
  }
  Dims& operator=(Dims&& other) noexcept {
    size_ = other.size_;
    heap_ = std::move(other.heap_);
    std::copy(other.inline_, other.inline_ + kInline, inline_);
    other.size_ = 0;
    return *this;
  }

  uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  int64_t* data() { return size_ > kInline ? heap_.get() : inline_; }
  const int64_t* data() const { return size_ > kInline ? heap_.get() : inline_; }
  int64_t* begin() { return data(); }
  int64_t* end() { return data() + size_; }
  const int64_t* begin() const { return data(); }
  const int64_t* end() const { return data() + size_; }
  int64_t& operator[](size_t i) { return data()[i]; }
  int64_t operator[](size_t i) const { return data()[i]; }
  int64_t back() const { return data()[size_ - 1]; }
  operator std::span<const int64_t>() const { return {data(), size_}; }

  /// Keeps the first min(size, n) elements; new ones are 0.
  void resize(uint32_t n) {
    if (n > kInline) {
      auto grown = std::make_unique<int64_t[]>(n);
      std::copy(begin(), begin() + std::min(size_, n), grown.get());
      heap_ = std::move(grown);
    } else {
      if (size_ > kInline) std::copy(heap_.get(), heap_.get() + n, inline_);
      for (uint32_t i = std::min(size_, n); i < n; ++i) inline_[i] = 0;
    }
    size_ = n;
  }
  void push_back(int64_t value) {
    resize(size_ + 1);
    data()[size_ - 1] = value;
  }
  bool operator==(const Dims& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  void assign(const int64_t* from, uint32_t n) {
    if (n > kInline) heap_ = std::make_unique<int64_t[]>(n);
    size_ = n;
    std::copy(from, from + n, data());
  }

  uint32_t size_ = 0;
  int64_t inline_[kInline] = {};
  std::unique_ptr<int64_t[]> heap_;
};

using Shape = Dims;
using Strides = Dims;  ///< In elements.

/// Number of elements; 1 for rank 0. Overflow is the caller's to exclude (see `checked_element_count`).
int64_t element_count(std::span<const int64_t> shape);
/// As above, or -1 where the product or `bytes_each` times it does not fit int64.
int64_t checked_element_count(std::span<const int64_t> shape, int64_t bytes_each);
/// Row-major strides in elements.
Strides contiguous_strides(std::span<const int64_t> shape);
/// "(2, 3)", "(2,)", "()": Python's tuple text.
std::string shape_text(std::span<const int64_t> shape);

}  // namespace refjit
