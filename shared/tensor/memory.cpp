#include "tensor/memory.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace refjit {
namespace {

constexpr int64_t kAlignment = 64;

void* aligned(int64_t bytes, int64_t alignment) {
  if (bytes > INT64_MAX - alignment || static_cast<uint64_t>(bytes) > SIZE_MAX - static_cast<uint64_t>(alignment))
    return nullptr;
  const auto rounded = static_cast<size_t>((bytes + kAlignment - 1) / kAlignment * kAlignment);
  return std::aligned_alloc(static_cast<size_t>(alignment), rounded ? rounded : kAlignment);
}

void* system_allocate(int64_t bytes) {
#ifdef __linux__
  // Products of matrices walk columns of thousands of pages. Only advice: a system without huge pages ignores it.
  constexpr int64_t kHugePage = 2 << 20;
  if (bytes >= 2 * kHugePage) {
    void* data = aligned(bytes, kHugePage);
    if (data) madvise(data, static_cast<size_t>(bytes), MADV_HUGEPAGE);
    return data;
  }
#endif
  return aligned(bytes, kAlignment);
}

class HostMemory final : public Memory {
 public:
  void* allocate(int64_t bytes) override { return system_allocate(bytes); }
  void release(void* data, int64_t) override { std::free(data); }
  bool is_host() const override { return true; }
};

}  // namespace

Memory& host_memory() {
  static HostMemory memory;  // stateless: the only thing shared is a vtable
  return memory;
}

PoolMemory::PoolMemory(int64_t budget_bytes) : budget_(budget_bytes) {}

PoolMemory::~PoolMemory() {
  trim();
  for (void* chunk : chunks_) std::free(chunk);
}

int PoolMemory::class_of(int64_t bytes, int64_t& rounded) {
  const uint64_t units = bytes <= kAlignment ? 1 : (static_cast<uint64_t>(bytes) + kAlignment - 1) / kAlignment;
  if (units <= 4) {
    rounded = static_cast<int64_t>(units) * kAlignment;
    return static_cast<int>(units) - 1;
  }
  const int octave = std::bit_width(units - 1) - 3;  // units in (4 << octave, 8 << octave]
  const uint64_t step = (units - 1) >> octave;       // 4..7
  rounded = static_cast<int64_t>((step + 1) << octave) * kAlignment;
  return 4 * octave + static_cast<int>(step);
}

int64_t PoolMemory::size_of(int index) { return (static_cast<int64_t>(index % 4 + 5) << (index / 4 - 1)) * kAlignment; }

void* PoolMemory::carve(int64_t rounded) {
  if (rounded > kSmall) {
    void* data = system_allocate(rounded);
    if (!data) {
      trim();
      data = system_allocate(rounded);
    }
    return data;
  }
  if (chunk_left_ < rounded) {
    void* chunk = system_allocate(kChunk);
    if (!chunk) return nullptr;
    chunks_.push_back(chunk);
    chunk_next_ = static_cast<char*>(chunk);
    chunk_left_ = kChunk;
  }
  void* data = chunk_next_;
  chunk_next_ += rounded;
  chunk_left_ -= rounded;
  return data;
}

void PoolMemory::make_room(int index, int64_t rounded) {
  if (given_back_[index] > 0) {
    --given_back_[index];
    kept_ = std::min(kept_ + rounded, kCacheLimit);
  }
  int64_t least = 0;
  for (int i = kClasses - 1; i >= class_of(kLarge, least) && cached_ > kept_; --i) {
    while (cached_ > kept_ && free_[i]) {
      Block* block = free_[i];
      free_[i] = block->next;
      std::free(block);
      cached_ -= size_of(i);
      ++given_back_[i];
    }
  }
}

void* PoolMemory::allocate(int64_t bytes) {
  if (bytes < 0 || bytes > (int64_t{1} << 46)) return nullptr;
  int64_t rounded = 0;
  const int index = class_of(bytes, rounded);
  if (in_use_ + rounded > budget_) return nullptr;
  void* data = free_[index];
  if (data) {
    free_[index] = free_[index]->next;
    if (rounded > kSmall) cached_ -= rounded;
  } else {
    if (rounded >= kLarge) make_room(index, rounded);
    data = carve(rounded);
    if (!data) return nullptr;
  }
  in_use_ += rounded;
  if (in_use_ > peak_) peak_ = in_use_;
  return data;
}

void PoolMemory::release(void* data, int64_t bytes) {
  int64_t rounded = 0;
  const int index = class_of(bytes, rounded);
  in_use_ -= rounded;
  if (rounded > kSmall) {
    if (cached_ + rounded > kCacheLimit) {
      std::free(data);
      return;
    }
    cached_ += rounded;
  }
  auto* block = static_cast<Block*>(data);
  block->next = free_[index];
  free_[index] = block;
}

void PoolMemory::trim() {
  if (cached_ == 0) return;
  int64_t first_large = 0;
  for (int i = class_of(kSmall, first_large) + 1; i < kClasses; ++i) {
    while (Block* block = free_[i]) {
      free_[i] = block->next;
      std::free(block);
    }
  }
  cached_ = 0;
}

}  // namespace refjit
