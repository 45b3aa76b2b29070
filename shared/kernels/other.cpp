// Conversions, constants, softmax, clamping, masked filling.
#include <algorithm>
#include <cstring>

#include "kernels/registry.h"
#include "kernels/rows.h"
#include "kernels/tile_program.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

/// `argument` (tensor or scalar) as a register of `dtype`; counts the inputs that it uses. Negative: no conversion.
int add_argument(TileProgram& program, const ir::Abstract& argument, DType dtype, uint16_t& input) {
  uint16_t reg = 0;
  if (argument.is_tensor()) {
    reg = program.add_input(argument.dtype, argument.shape.concrete(), input++);
  } else if (const auto scalar = scalar_of(argument)) {
    reg = program.add_constant(scalar->dtype, &scalar->bits);
  } else {
    reg = program.add_input(scalar_operand_dtype(argument), Shape{}, input++);
  }
  return program.add_cast(reg, dtype);
}

/// Cast and ScalarToTensor.
Result<PreparedKernel> prepare_convert(const Request& request) {
  auto program = std::make_unique<TileProgram>(request.outputs[0].shape, request.backend);
  uint16_t input = 0;
  const int reg = add_argument(*program, *request.arguments[0], request.outputs[0].dtype, input);
  if (reg < 0) return unsupported(request, request.outputs[0].dtype);
  program->add_output(static_cast<uint16_t>(reg), 0);
  return program.release()->finish();
}

template <int kValue>
Result<PreparedKernel> prepare_fill(const Request& request) {
  auto program = std::make_unique<TileProgram>(request.outputs[0].shape, request.backend);
  const int64_t value = kValue;
  const int reg = program->add_cast(program->add_constant(DType::Int64, &value), request.outputs[0].dtype);
  if (reg < 0) return unsupported(request, request.outputs[0].dtype);
  program->add_output(static_cast<uint16_t>(reg), 0);
  return program.release()->finish();
}

/// min(max(x, low), high), in the tensor's own dtype; NaN gives a bound, as Maximum has it.
Result<PreparedKernel> prepare_clamp(const Request& request) {
  const DType dtype = request.outputs[0].dtype, compute = compute_type(dtype);
  auto program = std::make_unique<TileProgram>(request.outputs[0].shape, request.backend);
  uint16_t input = 0;
  int value = add_argument(*program, *request.arguments[0], compute, input);
  const int column = compute_column(compute);
  for (size_t i = 1; i < 3 && value >= 0; ++i) {
    if (ops::is_none(request.arguments, i)) continue;
    const FlatRow* row = find_flat(i == 1 ? "Maximum" : "Minimum");
    int bound = add_argument(*program, *request.arguments[i], dtype, input);
    if (bound >= 0) bound = program->add_cast(static_cast<uint16_t>(bound), compute);
    const FlatFn choose = request.backend.flat_of(*row, column);
    if (bound < 0 || !choose) return unsupported(request, dtype);
    value = program->add_step(choose, compute, static_cast<uint16_t>(value), static_cast<uint16_t>(bound));
  }
  if (value >= 0) value = program->add_cast(static_cast<uint16_t>(value), dtype);
  if (value < 0) return unsupported(request, dtype);
  program->add_output(static_cast<uint16_t>(value), 0);
  return program.release()->finish();
}

Result<PreparedKernel> prepare_masked_fill(const Request& request) {
  const DType dtype = request.outputs[0].dtype, compute = compute_type(dtype);
  auto program = std::make_unique<TileProgram>(request.outputs[0].shape, request.backend);
  uint16_t input = 0;
  const int kept = add_argument(*program, *request.arguments[0], compute, input);
  const int mask = add_argument(*program, *request.arguments[1], DType::Bool, input);
  int filler = add_argument(*program, *request.arguments[2], dtype, input);
  if (filler >= 0) filler = program->add_cast(static_cast<uint16_t>(filler), compute);
  const FlatFn choose = request.backend.flat_of(*find_flat("Select"), compute_column(compute));
  if (kept < 0 || mask < 0 || filler < 0 || !choose) return unsupported(request, dtype);
  const uint16_t chosen = program->add_step(choose, compute, static_cast<uint16_t>(mask), static_cast<uint16_t>(filler),
                                            static_cast<uint16_t>(kept));
  program->add_output(static_cast<uint16_t>(program->add_cast(chosen, dtype)), 0);
  return program.release()->finish();
}

struct EyeState final : KernelState {
  int64_t rows = 0, columns = 0, bytes_each = 0;
  uint64_t one = 0;
};

void run_eye(const KernelState* state, const void* const*, void* const* outputs) {
  const auto& s = *static_cast<const EyeState*>(state);
  auto* to = static_cast<std::byte*>(outputs[0]);
  if (s.rows * s.columns > 0) std::memset(to, 0, static_cast<size_t>(s.rows * s.columns * s.bytes_each));
  for (int64_t i = 0; i < std::min(s.rows, s.columns); ++i) {
    std::memcpy(to + (i * s.columns + i) * s.bytes_each, &s.one, static_cast<size_t>(s.bytes_each));
  }
}

Result<PreparedKernel> prepare_eye(const Request& request) {
  const TensorType& out = request.outputs[0];
  auto s = std::make_shared<EyeState>();
  s->rows = out.shape[0];
  s->columns = out.shape[1];
  s->bytes_each = byte_size(out.dtype);
  const float one = 1;
  uint64_t middle = 0;
  if (FlatFn cast = find_cast(DType::Float32, out.dtype))
    cast(&one, nullptr, nullptr, &middle, 1);
  else
    return unsupported(request, out.dtype);
  s->one = middle;
  return PreparedKernel{run_eye, std::move(s)};
}

/// Softmax and LogSoftmax along one axis: rows are gathered into scratch, shifted by their maximum, exponentiated by
/// the flat kernel and divided by their sum.
struct SoftmaxState final : KernelState {
  int64_t outer = 1, length = 1, inner = 1;
  DType dtype;
  bool is_log = false;
  FlatFn load = nullptr, store = nullptr, exp = nullptr, log = nullptr;
  std::unique_ptr<std::byte[]> shifted, powers, input, output;
  void (*body)(const SoftmaxState&, const void*, void*) = nullptr;
};

template <class T>
void softmax_rows(const SoftmaxState& s, const void* input, void* output) {
  T* shifted = reinterpret_cast<T*>(s.shifted.get());
  T* powers = reinterpret_cast<T*>(s.powers.get());
  for (int64_t o = 0; o < s.outer; ++o) {
    for (int64_t n = 0; n < s.inner; ++n) {
      const T* x = static_cast<const T*>(input) + o * s.length * s.inner + n;
      T* y = static_cast<T*>(output) + o * s.length * s.inner + n;
      for (int64_t i = 0; i < s.length; ++i) shifted[i] = x[i * s.inner];
      const T most = static_cast<T>(fold_row<T, Most>(shifted, s.length));
      for (int64_t i = 0; i < s.length; ++i) shifted[i] -= most;
      s.exp(shifted, nullptr, nullptr, powers, s.length);
      const T total = static_cast<T>(fold_row<T, Sum>(powers, s.length));
      if (s.is_log) {
        T log_total = 0;
        s.log(&total, nullptr, nullptr, &log_total, 1);
        for (int64_t i = 0; i < s.length; ++i) y[i * s.inner] = shifted[i] - log_total;
      } else {
        for (int64_t i = 0; i < s.length; ++i) y[i * s.inner] = powers[i] / total;
      }
    }
  }
}

void run_softmax(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const SoftmaxState*>(state);
  const int64_t count = s.outer * s.length * s.inner;
  if (count == 0) return;
  if (!s.load) {
    s.body(s, inputs[0], outputs[0]);
    return;
  }
  s.load(inputs[0], nullptr, nullptr, s.input.get(), count);
  s.body(s, s.input.get(), s.output.get());
  s.store(s.output.get(), nullptr, nullptr, outputs[0], count);
}

template <bool kIsLog>
Result<PreparedKernel> prepare_softmax(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]);
  auto s = std::make_shared<SoftmaxState>();
  const auto axes = ops::ints_argument(request.arguments, 1).value_or(std::vector<int64_t>{-1});
  if (axes.size() > 1)
    return user_error("TypeError", "[" + std::string(request.op.name) + "] the reference takes one axis.");
  const auto rank = static_cast<int64_t>(a.shape.size());
  const int64_t given = axes.empty() ? -1 : axes[0], axis = given < 0 ? given + rank : given;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t& extent = i < axis ? s->outer : i == axis ? s->length : s->inner;
    extent *= a.shape[static_cast<size_t>(i)];
  }
  const DType compute = compute_type(a.dtype);
  const int column = compute_column(compute);
  if (!is_float(compute)) return unsupported(request, a.dtype);
  s->is_log = kIsLog;
  s->exp = find_flat("Exp")->fn[column];
  s->log = find_flat("Log")->fn[column];
  s->body = compute == DType::Float32 ? softmax_rows<float> : softmax_rows<double>;
  const auto room = [](int64_t count) {
    return std::unique_ptr<std::byte[]>(new std::byte[static_cast<size_t>(count * 8 + 16)]);
  };
  s->shifted = room(s->length);
  s->powers = room(s->length);
  if (compute != a.dtype) {
    s->load = request.backend.cast_of(a.dtype, compute);
    s->store = request.backend.cast_of(compute, a.dtype);
    s->input = room(element_count(a.shape));
    s->output = room(element_count(a.shape));
  }
  return PreparedKernel{run_softmax, std::move(s)};
}

const KernelRow kRows[] = {
    {"Cast", prepare_convert},
    {"ScalarToTensor", prepare_convert},
    {"ZerosLike", prepare_fill<0>},
    {"OnesLike", prepare_fill<1>},
    {"Eye", prepare_eye},
    {"ClampScalar", prepare_clamp},
    {"MaskedFill", prepare_masked_fill},
    {"Softmax", prepare_softmax<false>},
    {"LogSoftmax", prepare_softmax<true>},
};

}  // namespace

std::span<const KernelRow> other_kernels() { return kRows; }

}  // namespace refjit::kernels
