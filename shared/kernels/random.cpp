// Random numbers by Philox: word i of a draw is word i % 4 of block offset + i / 4 under the key `seed`. A generator
// that is an operand advances by the blocks used.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "kernels/dispatch.h"
#include "kernels/philox.h"
#include "kernels/scalar_exact.h"
#include "kernels/scalar_math.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

/// The stream of one draw.
class Stream : public Philox {
 public:
  Stream(uint64_t seed, uint64_t offset) : Philox(seed, offset, 0) {}

  uint64_t wide() {
    const uint64_t low = word();
    return low | static_cast<uint64_t>(word()) << 32;
  }
  /// In [0, 1), with 24 bits.
  float real() { return static_cast<float>(word() >> 8) * 0x1p-24f; }
  /// In (0, 1), with 53 bits.
  double precise() { return (static_cast<double>(wide() >> 11) + 0.5) * 0x1p-53; }
};

struct RandomState final : KernelState {
  int64_t count = 0;  ///< Elements of output 0.
  uint64_t seed = 0;
  int generator = -1;  ///< Place of the generator among the operands.
  int64_t low = 0, range = 1;
  double keep = 1;
  int64_t columns = 0, rows = 1;  ///< Multinomial.
  bool is_wide = true;
  void (*body)(const RandomState&, Stream&, const void* const* inputs, void* const* outputs) = nullptr;
};

void run_random(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const RandomState*>(state);
  if (s.generator < 0) {
    Stream stream(s.seed, 0);
    s.body(s, stream, inputs, outputs);
    return;
  }
  auto* generator = static_cast<int64_t*>(const_cast<void*>(inputs[s.generator]));
  // Seeds of a call's own make streams of their own; without them the generator's stands as it is.
  constexpr uint64_t kSpread = 0x9E3779B97F4A7C15;
  Stream stream(static_cast<uint64_t>(generator[0]) ^ s.seed * kSpread, static_cast<uint64_t>(generator[1]));
  s.body(s, stream, inputs, outputs);
  generator[1] = static_cast<int64_t>(stream.next_block());
}

void uniform(const RandomState& s, Stream& stream, const void* const*, void* const* outputs) {
  float* out = static_cast<float*>(outputs[0]);
  for (int64_t i = 0; i < s.count; ++i) out[i] = stream.real();
}

/// Box and Muller's pairs.
void normal(const RandomState& s, Stream& stream, const void* const*, void* const* outputs) {
  float* out = static_cast<float*>(outputs[0]);
  for (int64_t i = 0; i < s.count; i += 2) {
    const double radius = exact_sqrt(-2 * ref_log(stream.precise())), turn = 6.28318530717958647692 * stream.precise();
    out[i] = static_cast<float>(radius * ref_cos(turn));
    if (i + 1 < s.count) out[i + 1] = static_cast<float>(radius * ref_sin(turn));
  }
}

void integers(const RandomState& s, Stream& stream, const void* const*, void* const* outputs) {
  int32_t* out = static_cast<int32_t*>(outputs[0]);
  for (int64_t i = 0; i < s.count; ++i)
    out[i] = static_cast<int32_t>(s.low + static_cast<int64_t>(stream.wide() % static_cast<uint64_t>(s.range)));
}

template <class T>
void dropout(const RandomState& s, Stream& stream, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(outputs[0]);
  T* mask = static_cast<T*>(outputs[1]);
  const T scale = static_cast<T>(1 / s.keep);
  const float keep = static_cast<float>(s.keep);
  for (int64_t i = 0; i < s.count; ++i) {
    const bool stays = stream.real() < keep;
    mask[i] = stays ? T(1) : T(0);
    y[i] = stays ? x[i] * scale : T(0);
  }
}

/// Fisher and Yates's shuffle.
template <class T>
void permutation(const RandomState& s, Stream& stream, const void* const*, void* const* outputs) {
  T* out = static_cast<T*>(outputs[0]);
  std::iota(out, out + s.count, T(0));
  for (int64_t i = s.count - 1; i > 0; --i) std::swap(out[i], out[stream.wide() % static_cast<uint64_t>(i + 1)]);
}

/// Each row's weights need not add up to 1; draws are with replacement.
template <class T>
void multinomial(const RandomState& s, Stream& stream, const void* const* inputs, void* const* outputs) {
  const T* x = static_cast<const T*>(inputs[0]);
  const int64_t draws = s.rows ? s.count / s.rows : 0;
  for (int64_t r = 0; r < s.rows; ++r, x += s.columns) {
    double total = 0;
    for (int64_t i = 0; i < s.columns; ++i) total += static_cast<double>(x[i]);
    for (int64_t k = 0; k < draws; ++k) {
      const double goal = stream.precise() * total;
      double sum = 0;
      int64_t chosen = 0;
      for (int64_t i = 0; i < s.columns; ++i) {
        sum += static_cast<double>(x[i]);
        if (x[i] > T(0)) chosen = i;
        if (sum > goal) break;
      }
      if (s.is_wide)
        static_cast<int64_t*>(outputs[0])[r * draws + k] = chosen;
      else
        static_cast<int32_t*>(outputs[0])[r * draws + k] = static_cast<int32_t>(chosen);
    }
  }
}

/// State with seeds (arguments `first` and the one behind) and generator (the last argument).
std::shared_ptr<RandomState> make_state(const Request& request, size_t first) {
  auto s = std::make_shared<RandomState>();
  s->count = element_count(request.outputs[0].shape);
  const auto seed = ops::int_argument(request.arguments, first).value_or(0);
  const auto second = ops::int_argument(request.arguments, first + 1).value_or(0);
  s->seed = static_cast<uint64_t>(seed) ^ static_cast<uint64_t>(second) << 32;
  if (request.arguments.back()->is_tensor())
    s->generator = static_cast<int>(operand_types(request.arguments).size()) - 1;
  return s;
}

Result<PreparedKernel> finish(const Request& request, std::shared_ptr<RandomState> s) {
  PreparedKernel kernel{run_random, nullptr};
  if (s->generator >= 0) kernel.written_inputs = 1u << s->generator;
  kernel.state = std::move(s);
  return widened(request, std::move(kernel));
}

Result<PreparedKernel> prepare_uniform(const Request& request) {
  auto s = make_state(request, 1);
  s->body = request.op.name == "UniformReal" ? uniform : normal;
  return finish(request, std::move(s));
}

Result<PreparedKernel> prepare_integers(const Request& request) {
  auto s = make_state(request, 3);
  const auto low = ops::int_argument(request.arguments, 1), high = ops::int_argument(request.arguments, 2);
  if (!low || !high) return user_error("TypeError", "[UniformInt] minval and maxval must be constants.");
  s->low = *low;
  s->range = std::max<int64_t>(*high - *low, 1);
  s->body = integers;
  return finish(request, std::move(s));
}

Result<PreparedKernel> prepare_dropout(const Request& request) {
  auto s = make_state(request, 2);
  const DType dtype = request.outputs[0].dtype;
  s->keep = ops::float_argument(request.arguments, 1).value_or(0.5);
  if (!with_float(compute_type(dtype), [&](auto zero) { s->body = dropout<decltype(zero)>; }))
    return unsupported(request, dtype);
  return finish(request, std::move(s));
}

Result<PreparedKernel> prepare_permutation(const Request& request) {
  auto s = make_state(request, 1);
  const DType dtype = request.outputs[0].dtype;
  if (!with_number(compute_type(dtype), [&](auto zero) { s->body = permutation<decltype(zero)>; }))
    return unsupported(request, dtype);
  return finish(request, std::move(s));
}

Result<PreparedKernel> prepare_multinomial(const Request& request) {
  auto s = make_state(request, 2);
  const TensorType x = type_of(*request.arguments[0]);
  s->columns = x.shape.back();
  s->rows = x.shape.size() == 2 ? x.shape[0] : 1;
  s->is_wide = request.outputs[0].dtype == DType::Int64;
  if (!s->is_wide && request.outputs[0].dtype != DType::Int32) return unsupported(request, request.outputs[0].dtype);
  if (!with_float(compute_type(x.dtype), [&](auto zero) { s->body = multinomial<decltype(zero)>; }))
    return unsupported(request, x.dtype);
  return finish(request, std::move(s));
}

const KernelRow kRows[] = {
    {"UniformReal", prepare_uniform}, {"StandardNormal", prepare_uniform}, {"UniformInt", prepare_integers},
    {"Dropout", prepare_dropout},     {"RandpermV2", prepare_permutation}, {"Multinomial", prepare_multinomial},
};

}  // namespace

std::span<const KernelRow> random_kernels() { return kRows; }

}  // namespace refjit::kernels
