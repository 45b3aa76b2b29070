#pragma once
// Tile programs: a few flat kernels over one index space, run tile by tile (512 elements) so that what passes between
// them stays in the first-level cache. An elementwise operator is a program of one step; a fused chain of several, with
// the same flat kernels and therefore the same bits. Broadcast operands are splat, other dtypes converted, by tiles.
// Private to this room. A program owns its scratch memory, one part a worker of its backend: one thread at a time
// starts it.
#include <memory>
#include <span>
#include <vector>

#include "kernels/backend.h"
#include "kernels/flat.h"
#include "kernels/kernel.h"

namespace refjit::kernels {

class TileProgram final : public KernelState {
 public:
  static constexpr int64_t kTile = 512;

  /// `shape`: the index space (the broadcast shape of all inputs, and every output's shape).
  explicit TileProgram(const Shape& shape, const Backend& backend = reference_backend())
      : shape_(shape), backend_(backend) {}

  /// Registers hold up to kTile elements of one dtype. All makers return the register's number.
  /// An operand that broadcasts to the index space; `index` counts the run's inputs.
  uint16_t add_input(DType dtype, const Shape& shape, uint16_t index);
  /// One element (of `dtype`, at `value`) in every place.
  uint16_t add_constant(DType dtype, const void* value);
  /// `fn` of registers a, b, c (unused: 0).
  uint16_t add_step(FlatFn fn, DType out, uint16_t a, uint16_t b = 0, uint16_t c = 0);
  /// `reg` converted to `dtype` (itself when it has it). Null cast: -1.
  int add_cast(uint16_t reg, DType dtype);
  /// Stores `reg` as output number `index`.
  void add_output(uint16_t reg, uint16_t index);
  /// Once, after all makers: collapses dims, assigns scratch and picks the way of running.
  PreparedKernel finish();

  DType dtype_of(uint16_t reg) const { return registers_[reg].dtype; }

 private:
  enum class Source : uint8_t { Input, Constant, Step };
  struct Register {
    Source source;
    DType dtype;
    uint16_t input = 0;     ///< Input number, or step number.
    int32_t output = -1;    ///< The output it is stored to directly, if any.
    int64_t scratch = -1;   ///< Byte offset of its buffer in a worker's scratch.
    Strides strides;        ///< Inputs: in elements, over the collapsed dims; 0 where broadcast.
    bool is_splat = false;  ///< Innermost stride 0: filled, not read in place.
    uint64_t constant = 0;
  };
  struct Step {
    FlatFn fn;
    uint16_t a, b, c, out;
  };

  /// What a worker writes while it runs.
  struct Scratch {
    std::unique_ptr<std::byte[]> bytes;
    std::vector<void*> pointers;   ///< Of each register.
    std::vector<int64_t> offsets;  ///< Of each input's row, in elements; then the row's index.
  };

  static void run_flat(const KernelState* state, const void* const* inputs, void* const* outputs);
  static void run_tiles(const KernelState* state, const void* const* inputs, void* const* outputs);
  void join_steps();
  bool join(Step& first, Step& second, int place) const;
  void collapse();
  void assign_scratch();
  int64_t tiles_a_row() const { return (dims_.back() + kTile - 1) / kTile; }
  int64_t grain(int64_t elements_each) const;
  void seek_row(Scratch& scratch, int64_t row) const;
  void next_row(Scratch& scratch) const;
  void fill_splats(const Scratch& scratch, const void* const* inputs) const;
  void run_part(const void* const* inputs, void* const* outputs, int64_t begin, int64_t end, Scratch& scratch) const;
  void run_tile(const void* const* inputs, void* const* outputs, int64_t at, int64_t out_at, Scratch& scratch) const;

  Shape shape_;
  const Backend& backend_;
  std::vector<Register> registers_;
  std::vector<Step> steps_;
  std::vector<std::pair<uint16_t, uint16_t>> copies_;  ///< (register, output) stored by copying.
  std::vector<uint16_t> inputs_;                       ///< Registers that are inputs.
  Shape dims_;                                         ///< Collapsed.
  int64_t count_ = 0;
  uint16_t output_count_ = 0;
  mutable std::vector<Scratch> scratch_;  ///< One a worker.
  FlatFn flat_ = nullptr;
  uint16_t flat_inputs_[3] = {};
  int64_t flat_sizes_[4] = {};  ///< Bytes of an element of a, b, c and of the result.
};

}  // namespace refjit::kernels
