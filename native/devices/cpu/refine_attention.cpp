// Products around a softmax become one kernel, at plan time when all types are known:
//   s = MatMul(a, b); s = s / c; s = s + mask; p = Softmax(s); y = MatMul(p, v)   ->   y = Attention(a, b, mask, v)
// (scale and mask may be missing; where anything else reads p, all up to it; and back: MatMul, SoftmaxBackward, s / c).
// Operands that Transpose or BroadcastTo copies are read where they came from, and y goes where a Transpose would put
// it.
#include <algorithm>
#include <optional>

#include "devices/cpu/attention.h"
#include "devices/cpu/matmul.h"
#include "devices/cpu/plan_uses.h"
#include "devices/cpu/rows.h"

namespace refjit::devices::cpu {
namespace {

using runtime::Plan;
using runtime::Step;

/// Matrices somewhere in a buffer: the last two dims are rows and columns.
struct Region {
  uint32_t buffer = 0;
  std::vector<int64_t> dims, strides;

  Matrices matrices() const {
    const size_t outer = dims.size() - 2;
    Matrices result{{0}, strides[outer], strides[outer + 1]};
    for (size_t d = 0; d < outer; ++d) {
      std::vector<int64_t> next;
      for (int64_t at : result.at)
        for (int64_t i = 0; i < dims[d]; ++i) next.push_back(at + i * strides[d]);
      result.at = std::move(next);
    }
    return result;
  }
};

struct Piece {
  int64_t size, stride;
};

/// `size` elements of a contiguous tensor of `dims`, `stride` apart, in the tensor whose elements lie at `strides`:
/// outermost first. Nothing: they do not follow its dims.
std::optional<std::vector<Piece>> pieces_of(int64_t size, int64_t stride, std::span<const int64_t> dims,
                                            std::span<const int64_t> strides) {
  if (size == 1 || stride == 0) return std::vector<Piece>{{size, 0}};
  const Strides own = contiguous_strides(dims);
  std::vector<Piece> pieces;
  for (size_t d = dims.size(); d-- > 0 && size > 1;) {
    if (dims[d] == 1 || stride < own[d] || stride >= own[d] * dims[d] || stride % own[d] != 0) continue;
    const int64_t step = stride / own[d], there = dims[d] / step;
    if (dims[d] % step != 0 || (size > there && size % there != 0)) return std::nullopt;
    pieces.insert(pieces.begin(), {std::min(size, there), strides[d] * step});
    if (size <= there) return pieces;
    size /= there;
    stride = own[d] * dims[d];
  }
  return std::nullopt;
}

/// The same elements where `strides` puts those of a contiguous tensor of `dims`. False: no such region.
bool move_through(Region& region, std::span<const int64_t> dims, std::span<const int64_t> strides) {
  Region moved{region.buffer, {}, {}};
  for (size_t d = 0; d < region.dims.size(); ++d) {
    auto pieces = pieces_of(region.dims[d], region.strides[d], dims, strides);
    if (!pieces) return false;
    if (d + 2 >= region.dims.size()) {
      // A row or column is one distance.
      Piece whole = pieces->back();
      for (size_t i = pieces->size() - 1; i-- > 0;) {
        if ((*pieces)[i].stride != whole.stride * whole.size) return false;
        whole.size *= (*pieces)[i].size;
      }
      *pieces = {whole};
    }
    for (const Piece& piece : *pieces) {
      moved.dims.push_back(piece.size);
      moved.strides.push_back(piece.stride);
    }
  }
  // One row or column lies anywhere: its distance is free.
  const size_t row = moved.dims.size() - 2;
  if (moved.dims[row] == 1 && moved.strides[row + 1] != 1) moved.strides[row] = 1;
  if (moved.dims[row + 1] == 1) moved.strides[row + 1] = 1;
  region = std::move(moved);
  return true;
}

/// `matrix` for each matrix of the batch of `result`.
Region region_of(uint32_t buffer, const Matrix& matrix, const Matrix& result) {
  Region region{buffer, matrix.dims, matrix.strides};
  for (size_t d = 0; d + 2 < region.dims.size(); ++d) {
    if (region.dims[d] == 1) region.strides[d] = 0;
    region.dims[d] = result.dims[d];
  }
  return region;
}

class AttentionRefiner {
 public:
  explicit AttentionRefiner(Plan& plan) : plan_(plan), uses_(plan), is_gone_(plan.steps.size()) {}

  void run() {
    for (uint32_t s = 0; s < plan_.steps.size(); ++s)
      if (!is_gone_[s]) join_from(s);
    if (!is_changed_) return;
    drop_unread_copies();
    size_t kept = 0;
    for (size_t s = 0; s < plan_.steps.size(); ++s) {
      if (is_gone_[s]) continue;
      if (kept != s) plan_.steps[kept] = std::move(plan_.steps[s]);
      ++kept;
    }
    plan_.steps.resize(kept);
  }

 private:
  template <class State>
  const State* state_of(uint32_t step) const {
    return dynamic_cast<const State*>(plan_.steps[step].kernel.state.get());
  }
  const MatMulState* product_at(uint32_t step) const {
    const auto* product = state_of<MatMulState>(step);
    return product && !product->has_bias && plan_.steps[step].inputs == 2 ? product : nullptr;
  }

  /// What is joined so far.
  struct Chain {
    AttentionSpec spec;
    std::vector<uint32_t> steps;
    uint32_t value = 0;  ///< Buffer of its result.
    Region a, b, result;
    std::optional<Region> mask, v;
  };

  /// The step that takes the value on, with nothing written in between.
  uint32_t next(const Chain& chain) const {
    const uint32_t user = uses_.only_user(chain.value);
    return user == kNoStep || uses_.writes_between(chain.steps.front(), user) ? kNoStep : user;
  }

  void join_from(uint32_t s);
  bool take_score(Chain& chain, uint32_t s) const;
  bool take_softmax(Chain& chain, uint32_t s) const;
  void take_product(Chain& chain) const;
  void take_transpose(Chain& chain) const;
  void read_sources(Region& region, const Chain& chain) const;
  void replace(Chain& chain, kernels::PreparedKernel kernel);
  void drop_unread_copies();

  Plan& plan_;
  PlanUses uses_;
  std::vector<bool> is_gone_;
  bool is_changed_ = false;
};

/// One scale at most, before the mask.
bool AttentionRefiner::take_score(Chain& chain, uint32_t s) const {
  const auto* score = state_of<ScoreState>(s);
  const auto* sum = state_of<EpilogueState>(s);
  const Step& step = plan_.steps[s];
  if (chain.mask || step.outputs != 1) return false;
  std::optional<uint32_t> mask;
  const Matrix& c = product_at(chain.steps.front())->c;
  Shape shape;
  for (int64_t dim : c.dims) shape.push_back(dim);
  Shape mask_shape = shape;
  if (score) {
    if (uses_.inputs_of(s)[score->value] != chain.value || element_count(score->shape) != element_count(shape))
      return false;
    if (score->factor != 1 && chain.spec.factor != 1) return false;
    mask = score->mask;
    if (mask && score->shape != shape) return false;
    if (mask) mask_shape = score->mask_shape;
    chain.spec.factor *= score->factor;
  } else if (sum && sum->has_residual && !sum->has_relu && step.inputs == 2) {
    mask = uses_.inputs_of(s)[0] == chain.value ? 1 : 0;
  } else {
    return false;
  }
  if (mask) {
    const uint32_t buffer = uses_.inputs_of(s)[*mask];
    if (buffer == chain.value) return false;
    Matrix plain(mask_shape, false);
    plain.widen(shape.size());
    Region region = region_of(buffer, plain, c);
    if (region.dims.back() != c.dims.back()) return false;
    const size_t row = region.dims.size() - 2;
    if (plain.dims[row] == 1) region.strides[row] = 0;
    region.dims[row] = c.dims[row];
    chain.mask = std::move(region);
  }
  chain.steps.push_back(s);
  chain.value = uses_.output_of(s);
  return true;
}

bool AttentionRefiner::take_softmax(Chain& chain, uint32_t s) const {
  const auto* softmax = state_of<SoftmaxState>(s);
  if (!softmax || softmax->length != chain.spec.n || !row_kernels()) return false;
  if (softmax->grad_row) {
    const auto inputs = uses_.inputs_of(s);
    if (chain.steps.size() != 1 || inputs.size() != 2 || inputs[0] != chain.value || inputs[1] == chain.value)
      return false;
    chain.spec.is_grad = true;
    chain.mask = chain.result;
    chain.mask->buffer = inputs[1];
  } else if (softmax->row != row_kernels()->softmax) {
    return false;
  }
  chain.steps.push_back(s);
  chain.value = uses_.output_of(s);
  return true;
}

/// The product behind the softmax.
void AttentionRefiner::take_product(Chain& chain) const {
  const uint32_t s = next(chain);
  const MatMulState* product = s == kNoStep ? nullptr : product_at(s);
  const MatMulState& first = *product_at(chain.steps.front());
  if (!product || uses_.inputs_of(s)[0] != chain.value || uses_.inputs_of(s)[1] == chain.value) return;
  const Region plain = region_of(chain.value, first.c, first.c), read = region_of(chain.value, product->a, product->c);
  if (plain.dims != read.dims || plain.strides != read.strides) return;
  chain.v = region_of(uses_.inputs_of(s)[1], product->b, product->c);
  chain.spec.width = product->c.dims.back();
  chain.steps.push_back(s);
  chain.value = uses_.output_of(s);
  chain.result = region_of(chain.value, product->c, product->c);
}

void AttentionRefiner::take_transpose(Chain& chain) const {
  const uint32_t s = next(chain);
  const auto* view = s == kNoStep ? nullptr : state_of<ViewState>(s);
  if (!view || view->places.empty()) return;
  Region moved = chain.result;
  if (!move_through(moved, view->source_dims, view->places) || moved.strides.back() != 1) return;
  chain.steps.push_back(s);
  chain.value = moved.buffer = uses_.output_of(s);
  chain.result = std::move(moved);
}

/// Past the copies that made it.
void AttentionRefiner::read_sources(Region& region, const Chain& chain) const {
  for (;;) {
    const uint32_t maker = uses_.maker_of(region.buffer);
    const auto* view = maker == kNoStep || is_gone_[maker] ? nullptr : state_of<ViewState>(maker);
    if (!view || uses_.writes_between(maker, chain.steps.back())) return;
    Region moved = region;
    if (!move_through(moved, view->dims, view->strides)) return;
    const size_t row = moved.dims.size() - 2;
    if (moved.strides[row] != 1 && moved.strides[row + 1] != 1) return;
    moved.buffer = uses_.inputs_of(maker)[0];
    region = std::move(moved);
  }
}

void AttentionRefiner::join_from(uint32_t s) {
  const MatMulState* product = product_at(s);
  if (!product || plan_.steps[s].outputs != 1) return;
  Chain chain;
  const size_t rank = product->c.dims.size();
  chain.spec.m = product->c.dims[rank - 2];
  chain.spec.n = product->c.dims[rank - 1];
  chain.spec.k = product->a.dims[rank - 1];
  chain.steps = {s};
  chain.value = uses_.output_of(s);
  chain.a = region_of(uses_.inputs_of(s)[0], product->a, product->c);
  chain.b = region_of(uses_.inputs_of(s)[1], product->b, product->c);
  chain.result = region_of(chain.value, product->c, product->c);
  constexpr int64_t kLongestRow = 1 << 14;
  if (chain.spec.n > kLongestRow) return;
  uint32_t user = next(chain);
  while (user != kNoStep && take_score(chain, user)) user = next(chain);
  if (user == kNoStep || !take_softmax(chain, user)) return;
  if (chain.spec.is_grad) {
    const auto* score = (user = next(chain)) == kNoStep ? nullptr : state_of<ScoreState>(user);
    if (score && !score->mask && uses_.inputs_of(user)[score->value] == chain.value) {
      chain.spec.factor = score->factor;
      chain.steps.push_back(user);
      chain.value = uses_.output_of(user);
    }
  } else {
    take_product(chain);
    if (chain.v) take_transpose(chain);
  }
  for (Region* region : {&chain.a, &chain.b, chain.v ? &*chain.v : nullptr})
    if (region) read_sources(*region, chain);
  chain.spec.a = chain.a.matrices();
  chain.spec.b = chain.b.matrices();
  chain.spec.y = chain.result.matrices();
  if (chain.mask) chain.spec.mask = chain.mask->matrices();
  if (chain.v) chain.spec.v = chain.v->matrices();
  chain.spec.has_mask = chain.mask.has_value();
  if (auto kernel = make_attention(chain.spec); kernel.run) replace(chain, std::move(kernel));
}

void AttentionRefiner::replace(Chain& chain, kernels::PreparedKernel kernel) {
  for (uint32_t s : chain.steps) is_gone_[s] = s != chain.steps.back();
  std::vector<uint32_t> operands{chain.a.buffer, chain.b.buffer};
  if (chain.mask) operands.push_back(chain.mask->buffer);
  if (chain.v) operands.push_back(chain.v->buffer);
  Step& step = plan_.steps[chain.steps.back()];
  step.name = plan_.steps[chain.steps.front()].name;
  step.kernel = std::move(kernel);
  step.operands = static_cast<uint32_t>(plan_.operands.size());
  step.inputs = static_cast<uint32_t>(operands.size());
  step.outputs = 1;
  operands.push_back(chain.value);
  plan_.operands.insert(plan_.operands.end(), operands.begin(), operands.end());
  is_changed_ = true;
}

/// Copies that nothing reads any more, the last first.
void AttentionRefiner::drop_unread_copies() {
  std::vector<uint32_t> reads(plan_.buffers.size());
  for (const runtime::ResultTensor& result : plan_.results) ++reads[result.buffer];
  for (size_t s = plan_.steps.size(); s-- > 0;) {
    if (is_gone_[s]) continue;
    const auto step = static_cast<uint32_t>(s);
    if (state_of<ViewState>(step) && reads[uses_.output_of(step)] == 0) {
      is_gone_[s] = true;
      continue;
    }
    for (uint32_t buffer : uses_.inputs_of(step)) ++reads[buffer];
  }
}

}  // namespace

void refine_attention(Plan& plan) {
  if (has_kernel<SoftmaxState>(plan)) AttentionRefiner(plan).run();
}

}  // namespace refjit::devices::cpu
