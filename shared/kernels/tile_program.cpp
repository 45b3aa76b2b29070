#include "kernels/tile_program.h"

#include <algorithm>
#include <cstring>

#include "tensor/copy.h"

namespace refjit::kernels {
namespace {

constexpr int64_t kAlignment = 64;

void fill(void* to, const void* value, int64_t size, int64_t n) {
  with_word(size, [&](auto element) {
    std::memcpy(&element, value, sizeof(element));
    std::fill_n(static_cast<decltype(element)*>(to), n, element);
  });
}

/// Asks for the next tile of the operands while this one is computed, a share before each step: the steps of a chain
/// are bound by arithmetic, the first touch of an operand by memory.
class Prefetch {
 public:
  Prefetch(size_t operands, size_t steps, int64_t elements) : operands_(steps > 2 ? operands : 0), elements_(elements) {
    share_ = static_cast<int64_t>(operands_ * kMostLines / std::max<size_t>(steps, 1)) + 1;
  }
  /// `operand(k)`: address of its tile (null where there is none) and bytes of an element.
  template <class Operand>
  void fetch(const Operand& operand) {
    if (!kIsThere) return;
    for (int64_t left = share_; left > 0 && at_ < operands_;) {
      const auto [tile, size] = operand(at_);
      const int64_t bytes = elements_ * size;
      for (; tile && left > 0 && line_ < bytes; line_ += kLine, --left) __builtin_prefetch(tile + bytes + line_);
      if (tile && line_ < bytes) return;
      line_ = 0;
      ++at_;
    }
  }

 private:
#ifdef __EMSCRIPTEN__
  static constexpr bool kIsThere = false;  ///< WebAssembly has no such instruction.
#else
  static constexpr bool kIsThere = true;
#endif
  static constexpr int64_t kLine = 64;
  static constexpr size_t kMostLines = TileProgram::kTile * 4 / kLine;  ///< Of a tile of float32.

  size_t operands_, at_ = 0;
  int64_t elements_, share_ = 0, line_ = 0;
};

}  // namespace

uint16_t TileProgram::add_input(DType dtype, const Shape& shape, uint16_t index) {
  Register r{Source::Input, dtype, index};
  r.strides = Strides(shape_.size(), int64_t{0});
  const Strides own = contiguous_strides(shape);
  const uint32_t missing = shape_.size() - shape.size();
  for (uint32_t i = 0; i < shape.size(); ++i) r.strides[missing + i] = shape[i] == 1 ? 0 : own[i];
  registers_.push_back(std::move(r));
  const auto reg = static_cast<uint16_t>(registers_.size() - 1);
  inputs_.push_back(reg);
  return reg;
}

uint16_t TileProgram::add_constant(DType dtype, const void* value) {
  Register r{Source::Constant, dtype};
  std::memcpy(&r.constant, value, static_cast<size_t>(byte_size(dtype)));
  registers_.push_back(std::move(r));
  return static_cast<uint16_t>(registers_.size() - 1);
}

uint16_t TileProgram::add_step(FlatFn fn, DType out, uint16_t a, uint16_t b, uint16_t c) {
  const auto reg = static_cast<uint16_t>(registers_.size());
  registers_.push_back(Register{Source::Step, out, static_cast<uint16_t>(steps_.size())});
  steps_.push_back({fn, a, b, c, reg});
  return reg;
}

int TileProgram::add_cast(uint16_t reg, DType dtype) {
  const DType from = registers_[reg].dtype;
  if (from == dtype) return reg;
  const FlatFn direct = backend_.cast_of(from, dtype);
  if (!direct) {
    // 16-bit floats go through float32.
    const bool is_known = backend_.cast_of(from, DType::Float32) && backend_.cast_of(DType::Float32, dtype);
    return is_known ? add_cast(static_cast<uint16_t>(add_cast(reg, DType::Float32)), dtype) : -1;
  }
  uint64_t value = 0;
  if (registers_[reg].source != Source::Constant || byte_size(dtype) > static_cast<int64_t>(sizeof(value)))
    return add_step(direct, dtype, reg);
  const uint64_t constant = registers_[reg].constant;
  direct(&constant, nullptr, nullptr, &value, 1);
  return add_constant(dtype, &value);
}

void TileProgram::add_output(uint16_t reg, uint16_t index) {
  output_count_ = std::max<uint16_t>(output_count_, static_cast<uint16_t>(index + 1));
  Register& r = registers_[reg];
  if (r.source == Source::Step && r.output < 0) {
    r.output = index;
  } else {
    copies_.push_back({reg, index});
  }
}

/// `second` does the work of `first` too, where the backend has a kernel for both.
bool TileProgram::join(Step& first, Step& second, int place) const {
  const JoinedFn joined = backend_.joined(first.fn, second.fn, place);
  if (!joined.fn) return false;
  const uint16_t other = place == 0 ? second.b : second.a;
  second = joined.arity == 1 ? Step{joined.fn, first.a, other, 0, second.out}
                             : Step{joined.fn, first.a, first.b, other, second.out};
  first.fn = nullptr;
  return true;
}

/// A step whose result one step alone reads runs with it, so that the result never leaves the processor's registers.
void TileProgram::join_steps() {
  if (steps_.size() < 2) return;
  std::vector<uint32_t> uses(registers_.size(), 0);
  for (const Step& step : steps_)
    for (uint16_t reg : {step.a, step.b, step.c}) ++uses[reg];
  for (auto [reg, index] : copies_) ++uses[reg];
  std::vector<bool> is_joined(steps_.size(), false);
  for (size_t s = 0; s < steps_.size(); ++s) {
    for (int place = 0; place < 2 && !is_joined[s]; ++place) {
      const uint16_t reg = place == 0 ? steps_[s].a : steps_[s].b;
      const Register& r = registers_[reg];
      if (r.source != Source::Step || r.output >= 0 || uses[reg] != 1 || is_joined[r.input]) continue;
      is_joined[s] = join(steps_[r.input], steps_[s], place);
    }
  }
  std::erase_if(steps_, [](const Step& step) { return step.fn == nullptr; });
  for (size_t s = 0; s < steps_.size(); ++s) registers_[steps_[s].out].input = static_cast<uint16_t>(s);
}

void TileProgram::collapse() {
  count_ = refjit::element_count(shape_);
  // Axes of length 1 vanish; neighbours merge where every input steps through both at one pace.
  std::vector<uint32_t> kept;
  for (uint32_t i = 0; i < shape_.size(); ++i) {
    if (shape_[i] != 1) kept.push_back(i);
  }
  std::vector<Strides> merged(inputs_.size());
  for (uint32_t axis : kept) {
    bool joins = dims_.size() > 0;
    for (size_t k = 0; joins && k < inputs_.size(); ++k) {
      joins = merged[k].back() == registers_[inputs_[k]].strides[axis] * shape_[axis];
    }
    if (joins) {
      dims_[dims_.size() - 1] *= shape_[axis];
    } else {
      dims_.push_back(shape_[axis]);
    }
    for (size_t k = 0; k < inputs_.size(); ++k) {
      const int64_t stride = registers_[inputs_[k]].strides[axis];
      if (joins)
        merged[k][merged[k].size() - 1] = stride;
      else
        merged[k].push_back(stride);
    }
  }
  if (dims_.empty()) {
    dims_.push_back(1);
    for (Strides& s : merged) s.push_back(1);
  }
  for (size_t k = 0; k < inputs_.size(); ++k) {
    Register& r = registers_[inputs_[k]];
    r.strides = merged[k];
    r.is_splat = r.strides.back() == 0 && dims_.back() > 1;
  }
}

void TileProgram::assign_scratch() {
  // A buffer is free again after the last step that reads it.
  std::vector<size_t> last_use(registers_.size(), 0);
  for (size_t s = 0; s < steps_.size(); ++s) {
    for (uint16_t reg : {steps_[s].a, steps_[s].b, steps_[s].c}) last_use[reg] = s;
  }
  for (auto [reg, index] : copies_) last_use[reg] = steps_.size();
  const int64_t rows = std::min<int64_t>(dims_.back(), kTile);
  int64_t bytes = 0;
  auto fresh = [&](int64_t size) {
    const int64_t at = bytes;
    bytes += (rows * size + kAlignment - 1) / kAlignment * kAlignment;
    return at;
  };
  std::vector<std::pair<int64_t, int64_t>> free_buffers;  // (element size, offset)
  for (Register& r : registers_) {
    if (r.source == Source::Constant || (r.source == Source::Input && r.is_splat))
      r.scratch = fresh(byte_size(r.dtype));
  }
  for (size_t s = 0; s < steps_.size(); ++s) {
    Register& out = registers_[steps_[s].out];
    const int64_t size = byte_size(out.dtype);
    if (out.output < 0) {
      auto at = std::find_if(free_buffers.begin(), free_buffers.end(), [&](auto& b) { return b.first == size; });
      if (at != free_buffers.end()) {
        out.scratch = at->second;
        free_buffers.erase(at);
      } else {
        out.scratch = fresh(size);
      }
    }
    for (uint16_t reg : {steps_[s].a, steps_[s].b, steps_[s].c}) {
      Register& r = registers_[reg];
      if (r.source == Source::Step && r.scratch >= 0 && last_use[reg] == s && r.output < 0) {
        const std::pair<int64_t, int64_t> buffer{byte_size(r.dtype), r.scratch};
        if (std::find(free_buffers.begin(), free_buffers.end(), buffer) == free_buffers.end())
          free_buffers.push_back(buffer);
      }
    }
  }
  // Small programs never leave the first worker.
  const int64_t elements_each = std::min(dims_.back(), kTile);
  const int64_t tiles = count_ / std::max<int64_t>(dims_.back(), 1) * tiles_a_row();
  const bool is_split = backend_.workers() > 1 && tiles > grain(elements_each);
  scratch_.resize(is_split ? static_cast<size_t>(backend_.workers()) : 1);
  for (Scratch& scratch : scratch_) {
    scratch.bytes.reset(new std::byte[static_cast<size_t>(bytes + kAlignment)]);
    auto* base = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(scratch.bytes.get()) + kAlignment - 1) &
                                              ~uintptr_t{kAlignment - 1});
    scratch.pointers.assign(registers_.size(), nullptr);
    for (size_t i = 0; i < registers_.size(); ++i) {
      const Register& r = registers_[i];
      if (r.scratch >= 0) scratch.pointers[i] = base + r.scratch;
      if (r.source == Source::Constant) fill(scratch.pointers[i], &r.constant, byte_size(r.dtype), rows);
    }
    scratch.offsets.assign(inputs_.size() + dims_.size(), 0);
  }
}

PreparedKernel TileProgram::finish() {
  join_steps();
  collapse();
  PreparedKernel kernel;
  // One step over full operands: call the flat kernel itself.
  bool is_flat = steps_.size() == 1 && copies_.empty() && dims_.size() == 1;
  for (uint16_t reg : inputs_) is_flat = is_flat && !registers_[reg].is_splat;
  for (const Register& r : registers_) is_flat = is_flat && r.source != Source::Constant;
  if (is_flat) {
    const Step& step = steps_[0];
    flat_ = step.fn;
    const uint16_t regs[3] = {step.a, step.b, step.c};
    for (int i = 0; i < 3; ++i) {
      flat_inputs_[i] = registers_[regs[i]].input;
      flat_sizes_[i] = byte_size(registers_[regs[i]].dtype);
    }
    flat_sizes_[3] = byte_size(registers_[step.out].dtype);
    kernel.run = run_flat;
  } else {
    assign_scratch();
    kernel.run = run_tiles;
  }
  // An output may take the place of a full operand of its own width when its step is the last: the tile has been read.
  const bool one_output = output_count_ == 1;
  for (uint16_t reg : inputs_) {
    const Register& r = registers_[reg];
    if (!one_output || r.input >= 32 || r.is_splat) continue;
    bool is_full = true;
    for (uint32_t i = 0; i < dims_.size(); ++i) is_full = is_full && (r.strides[i] != 0 || dims_[i] == 1);
    for (const Register& out : registers_) {
      const bool is_last = out.source == Source::Step && out.input + 1u == steps_.size();
      if (out.output == 0 && is_last && byte_size(out.dtype) == byte_size(r.dtype) && is_full && copies_.empty()) {
        kernel.in_place_inputs |= 1u << r.input;
      }
    }
  }
  kernel.state = std::shared_ptr<const KernelState>(this, [](const KernelState* state) { delete state; });
  return kernel;
}

void TileProgram::run_flat(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& self = *static_cast<const TileProgram*>(state);
  const void* in[3];
  for (int i = 0; i < 3; ++i) in[i] = inputs[self.flat_inputs_[i]];
  parallel_for(self.backend_, self.count_, self.grain(1), [&](int64_t begin, int64_t end, int) {
    const void* from[3];
    for (int i = 0; i < 3; ++i) from[i] = static_cast<const std::byte*>(in[i]) + begin * self.flat_sizes_[i];
    self.flat_(from[0], from[1], from[2], static_cast<std::byte*>(outputs[0]) + begin * self.flat_sizes_[3],
               end - begin);
  });
}

/// Items of `elements_each` elements that are worth a thread of their own.
int64_t TileProgram::grain(int64_t elements_each) const {
  constexpr int64_t kWork = 16384;
  return std::max<int64_t>(
      1, kWork / static_cast<int64_t>(steps_.size() + copies_.size() + 1) / std::max<int64_t>(elements_each, 1));
}

void TileProgram::seek_row(Scratch& scratch, int64_t row) const {
  int64_t* offsets = scratch.offsets.data();
  int64_t* index = offsets + inputs_.size();
  std::fill(scratch.offsets.begin(), scratch.offsets.end(), 0);
  for (int d = static_cast<int>(dims_.size()) - 2; row && d >= 0; --d) {
    const auto axis = static_cast<size_t>(d);
    index[axis] = row % dims_[axis];
    row /= dims_[axis];
    for (size_t k = 0; k < inputs_.size(); ++k) offsets[k] += registers_[inputs_[k]].strides[axis] * index[axis];
  }
}

void TileProgram::next_row(Scratch& scratch) const {
  int64_t* offsets = scratch.offsets.data();
  int64_t* index = offsets + inputs_.size();
  for (int d = static_cast<int>(dims_.size()) - 2; d >= 0; --d) {
    const auto axis = static_cast<size_t>(d);
    for (size_t k = 0; k < inputs_.size(); ++k) offsets[k] += registers_[inputs_[k]].strides[axis];
    if (++index[axis] < dims_[axis]) return;
    for (size_t k = 0; k < inputs_.size(); ++k) offsets[k] -= registers_[inputs_[k]].strides[axis] * dims_[axis];
    index[axis] = 0;
  }
}

/// Operands that do not move along the row are repeated into scratch once a row.
void TileProgram::fill_splats(const Scratch& scratch, const void* const* inputs) const {
  for (size_t k = 0; k < inputs_.size(); ++k) {
    const Register& r = registers_[inputs_[k]];
    if (!r.is_splat) continue;
    const int64_t size = byte_size(r.dtype);
    fill(scratch.pointers[inputs_[k]], static_cast<const std::byte*>(inputs[r.input]) + scratch.offsets[k] * size, size,
         std::min(dims_.back(), kTile));
  }
}

void TileProgram::run_tile(const void* const* inputs, void* const* outputs, int64_t at, int64_t out_at,
                           Scratch& scratch) const {
  void** pointers = scratch.pointers.data();
  const int64_t n = std::min(kTile, dims_.back() - at);
  for (size_t k = 0; k < inputs_.size(); ++k) {
    const Register& r = registers_[inputs_[k]];
    if (r.is_splat) continue;
    const auto* base = static_cast<const std::byte*>(inputs[r.input]) + (scratch.offsets[k] + at) * byte_size(r.dtype);
    pointers[inputs_[k]] = const_cast<std::byte*>(base);
  }
  Prefetch next(inputs_.size(), steps_.size(), n);
  for (const Step& step : steps_) {
    const Register& out = registers_[step.out];
    next.fetch([&](size_t k) {
      const Register& r = registers_[inputs_[k]];
      return std::pair(r.is_splat ? nullptr : static_cast<const std::byte*>(pointers[inputs_[k]]), byte_size(r.dtype));
    });
    if (out.output >= 0) {
      pointers[step.out] = static_cast<std::byte*>(outputs[out.output]) + out_at * byte_size(out.dtype);
    }
    step.fn(pointers[step.a], pointers[step.b], pointers[step.c], pointers[step.out], n);
  }
  for (auto [reg, index] : copies_) {
    const int64_t size = byte_size(registers_[reg].dtype);
    std::memcpy(static_cast<std::byte*>(outputs[index]) + out_at * size, pointers[reg], static_cast<size_t>(n * size));
  }
}

/// Tiles [begin, end), counted row by row.
void TileProgram::run_part(const void* const* inputs, void* const* outputs, int64_t begin, int64_t end,
                           Scratch& scratch) const {
  const int64_t tiles = tiles_a_row();
  int64_t row = begin / tiles, tile = begin % tiles;
  seek_row(scratch, row);
  fill_splats(scratch, inputs);
  for (int64_t i = begin; i < end; ++i) {
    if (tile == tiles) {
      tile = 0;
      ++row;
      next_row(scratch);
      fill_splats(scratch, inputs);
    }
    const int64_t at = tile++ * kTile;
    run_tile(inputs, outputs, at, row * dims_.back() + at, scratch);
  }
}

void TileProgram::run_tiles(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& self = *static_cast<const TileProgram*>(state);
  if (self.count_ == 0) return;
  const int64_t tiles = self.count_ / self.dims_.back() * self.tiles_a_row();
  const int64_t elements_each = std::min(self.dims_.back(), kTile);
  parallel_for(self.backend_, tiles, self.grain(elements_each), [&](int64_t begin, int64_t end, int worker) {
    self.run_part(inputs, outputs, begin, end, self.scratch_[static_cast<size_t>(worker)]);
  });
}

}  // namespace refjit::kernels
