#pragma once
// Host memory with free lists: what a Session's VM and the executors allocate tensors from, since a tensor of six
// floats must cost tens of nanoseconds. Owned by one Session and used on its thread; it must outlive the tensors it
// served. Invariant: bytes in use never exceed the budget; exhaustion is a null pointer, which becomes the guest's
// MemoryError.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tensor/tensor.h"

namespace refjit {

class PoolMemory final : public Memory {
 public:
  /// `budget_bytes`: the most bytes that may be in use at once (rounded sizes count).
  explicit PoolMemory(int64_t budget_bytes = int64_t{1} << 40);
  PoolMemory(const PoolMemory&) = delete;
  PoolMemory& operator=(const PoolMemory&) = delete;
  ~PoolMemory() override;

  void* allocate(int64_t bytes) override;
  void release(void* data, int64_t bytes) override;
  bool is_host() const override { return true; }

  int64_t bytes_in_use() const { return in_use_; }
  int64_t peak_bytes() const { return peak_; }
  /// Free blocks above 8 KiB that are kept for the next that asks.
  int64_t cached_bytes() const { return cached_; }
  void reset_peak() { peak_ = in_use_; }
  void set_budget(int64_t bytes) { budget_ = bytes; }
  int64_t budget() const { return budget_; }
  /// Gives cached large blocks back to the system.
  void trim();

 private:
  struct Block {
    Block* next;
  };
  /// Four classes an octave from 64 bytes on; `rounded` receives the class's size.
  static int class_of(int64_t bytes, int64_t& rounded);
  static int64_t size_of(int index);  ///< Of the blocks of a class above 256 bytes.
  void* carve(int64_t rounded);
  /// Before a large block is asked of the system: learns what was given back too early, gives back what is too much.
  void make_room(int index, int64_t rounded);

  static constexpr int kClasses = 4 * 42;
  static constexpr int64_t kChunk = 64 << 10;  ///< Small blocks are cut from chunks of this size.
  static constexpr int64_t kSmall = 8 << 10;   ///< Blocks up to this size are never given back before the end.
  static constexpr int64_t kCacheLimit = 512 << 20;
  static constexpr int64_t kLarge = 1 << 20;  ///< Blocks from this size on cost the system more than they cost us.

  Block* free_[kClasses] = {};
  std::vector<void*> chunks_;
  char* chunk_next_ = nullptr;
  int64_t chunk_left_ = 0;
  int64_t in_use_ = 0;
  int64_t peak_ = 0;
  int64_t cached_ = 0;
  /// Cached bytes that stay when more is asked of the system. Grows by every block that was given back too early.
  int64_t kept_ = 32 << 20;
  uint32_t given_back_[kClasses] = {};  ///< Large blocks that were not asked for since.
  int64_t budget_;
};

}  // namespace refjit
