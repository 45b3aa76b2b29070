#include <algorithm>
#include <limits>
#include <map>

#include "runtime/plan_internal.h"

namespace refjit::runtime {
namespace {

constexpr uint32_t kNever = std::numeric_limits<uint32_t>::max();

/// Lifetimes and sharing of buffers while steps are walked in order. `root_` maps a buffer to the one whose memory it
/// uses.
class Sharing {
 public:
  Sharing(Plan& plan, std::span<const TensorType> types) : plan_(plan), types_(types), root_(plan.buffers.size()) {
    for (uint32_t i = 0; i < root_.size(); ++i) root_[i] = i;
    is_result_.resize(root_.size());
  }

  void run() {
    find_lifetimes();
    for (uint32_t s = 0; s < plan_.steps.size(); ++s) share_in_place(s);
    for (uint32_t& operand : plan_.operands) operand = root_[operand];
    for (ResultTensor& result : plan_.results) result.buffer = root_[result.buffer];
  }

 private:
  void find_lifetimes() {
    for (Buffer& buffer : plan_.buffers) buffer.first_step = kNever;
    for (uint32_t s = 0; s < plan_.steps.size(); ++s) {
      const Step& step = plan_.steps[s];
      for (uint32_t i = 0; i < step.inputs + step.outputs; ++i) {
        Buffer& buffer = plan_.buffers[plan_.operands[step.operands + i]];
        buffer.first_step = std::min(buffer.first_step, s);
        buffer.last_step = s;
      }
    }
    for (const ResultTensor& result : plan_.results) is_result_[result.buffer] = true;
  }

  /// Output 0 of step `s` takes over an operand's memory: (operand dies here, is a temporary, has as many bytes).
  void share_in_place(uint32_t s) {
    const Step& step = plan_.steps[s];
    if (step.outputs == 0 || step.kernel.writes_input) return;
    const uint32_t output = plan_.operands[step.operands + step.inputs];
    for (uint32_t i = 0; i < std::min<uint32_t>(step.inputs, 32); ++i) {
      if (!(step.kernel.in_place_inputs >> i & 1u)) continue;
      const uint32_t candidate = root_[plan_.operands[step.operands + i]];
      const Buffer& buffer = plan_.buffers[candidate];
      if (buffer.kind != BufferKind::Temporary || is_result_[candidate] || buffer.last_step != s) continue;
      if (buffer.bytes != plan_.buffers[output].bytes || !is_read_flat(step, candidate, output)) continue;
      root_[output] = candidate;
      plan_.buffers[candidate].last_step = plan_.buffers[output].last_step;
      plan_.buffers[output].first_step = kNever;
      is_result_[candidate] = is_result_[output];
      return;
    }
  }

  /// Every operand of `step` in `buffer` that no in-place bit covers would be overwritten while still read.
  bool is_read_flat(const Step& step, uint32_t buffer, uint32_t output) const {
    for (uint32_t i = 0; i < step.inputs; ++i) {
      const uint32_t operand = plan_.operands[step.operands + i];
      if (root_[operand] != buffer) continue;
      if (!(step.kernel.in_place_inputs >> i & 1u)) return false;
      if (element_count(types_[operand].shape) != element_count(types_[output].shape)) return false;
    }
    return true;
  }

  Plan& plan_;
  std::span<const TensorType> types_;
  std::vector<uint32_t> root_;
  std::vector<bool> is_result_;
};

void mark_results(Plan& plan) {
  for (uint32_t i = 0; i < plan.results.size(); ++i) {
    ResultTensor& result = plan.results[i];
    Buffer& buffer = plan.buffers[result.buffer];
    if (buffer.kind == BufferKind::Input || buffer.kind == BufferKind::Constant) {
      result.is_copied = true;
    } else if (buffer.kind == BufferKind::Temporary) {
      buffer.kind = BufferKind::Output;
      buffer.index = i;
    }
  }
}

int64_t peak_of(const Plan& plan) {
  std::vector<int64_t> change(plan.steps.size() + 1);
  for (const Buffer& buffer : plan.buffers) {
    if (buffer.kind != BufferKind::Temporary || buffer.first_step >= plan.steps.size()) continue;
    change[buffer.first_step] += padded_bytes(buffer.bytes);
    change[buffer.last_step + 1] -= padded_bytes(buffer.bytes);
  }
  int64_t live = 0, peak = 0;
  for (const int64_t bytes : change) peak = std::max(peak, live += bytes);
  return peak;
}

/// Free ranges of the arena by offset; neighbours are joined.
class FreeRanges {
 public:
  /// Offset of `bytes` free bytes: the smallest range that fits, else new ground at the arena's end.
  int64_t take(int64_t bytes) {
    auto best = ranges_.end();
    for (auto at = ranges_.begin(); at != ranges_.end(); ++at)
      if (at->second >= bytes && (best == ranges_.end() || at->second < best->second)) best = at;
    if (best == ranges_.end()) {
      // A free range that touches the end is grown instead of skipped.
      if (!ranges_.empty()) {
        auto last = std::prev(ranges_.end());
        if (last->first + last->second == end_) {
          const int64_t offset = last->first;
          ranges_.erase(last);
          end_ = offset + bytes;
          return offset;
        }
      }
      const int64_t offset = end_;
      end_ += bytes;
      return offset;
    }
    const auto [offset, size] = *best;
    ranges_.erase(best);
    if (size > bytes) ranges_[offset + bytes] = size - bytes;
    return offset;
  }

  void give(int64_t offset, int64_t bytes) {
    auto next = ranges_.lower_bound(offset);
    if (next != ranges_.end() && offset + bytes == next->first) {
      bytes += next->second;
      next = ranges_.erase(next);
    }
    if (next != ranges_.begin()) {
      auto before = std::prev(next);
      if (before->first + before->second == offset) {
        before->second += bytes;
        return;
      }
    }
    ranges_[offset] = bytes;
  }

  int64_t end() const { return end_; }

 private:
  std::map<int64_t, int64_t> ranges_;
  int64_t end_ = 0;
};

}  // namespace

TemporariesByStep::TemporariesByStep(const Plan& plan, bool by_last) : first(plan.steps.size() + 1) {
  const auto step_of = [&](const Buffer& buffer) -> uint32_t {
    if (buffer.kind != BufferKind::Temporary || buffer.first_step >= plan.steps.size()) return kNever;
    return by_last ? buffer.last_step : buffer.first_step;
  };
  for (const Buffer& buffer : plan.buffers)
    if (const uint32_t step = step_of(buffer); step != kNever) ++first[step + 1];
  for (size_t s = 1; s < first.size(); ++s) first[s] += first[s - 1];
  items.resize(first.back());
  std::vector<uint32_t> next(first.begin(), first.end() - 1);
  for (uint32_t i = 0; i < plan.buffers.size(); ++i)
    if (const uint32_t step = step_of(plan.buffers[i]); step != kNever) items[next[step]++] = i;
}

void finish_buffers(Plan& plan, std::span<const TensorType> types) {
  Sharing(plan, types).run();
  mark_results(plan);
  plan.peak_bytes = peak_of(plan);
}

void place_in_arena(Plan& plan) {
  const TemporariesByStep starts(plan, false), ends(plan, true);
  FreeRanges free;
  for (size_t s = 0; s < plan.steps.size(); ++s) {
    for (uint32_t i : starts[s]) plan.buffers[i].offset = free.take(padded_bytes(plan.buffers[i].bytes));
    for (uint32_t i : ends[s]) free.give(plan.buffers[i].offset, padded_bytes(plan.buffers[i].bytes));
  }
  plan.arena_bytes = free.end();
}

}  // namespace refjit::runtime
