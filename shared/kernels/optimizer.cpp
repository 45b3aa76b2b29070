// Operators that write a Parameter in place: assignments and the optimisers' updates, element by element. Numbers
// (learning rate, ...) are rounded to the element type first, as MindSpore's kernels take them.
#include <cstring>

#include "kernels/dispatch.h"
#include "kernels/scalar_exact.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

struct AssignState final : KernelState {
  int64_t count = 0, bytes = 0;
  Shape shape;
  FlatFn convert = nullptr, apply = nullptr;
  FlatFn narrow = nullptr;  ///< From what `convert` made to the variable; null: `convert` makes that.
  std::unique_ptr<std::byte[]> converted;
  bool is_constant = false;
  std::unique_ptr<std::byte[]> constant;
};

void run_assign(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const AssignState*>(state);
  void* variable = const_cast<void*>(inputs[0]);
  const void* value = s.is_constant ? s.constant.get() : inputs[1];
  if (s.apply) {
    s.convert(value, nullptr, nullptr, s.converted.get(), s.count);
    s.apply(variable, s.converted.get(), nullptr, variable, s.count);
  } else if (s.narrow) {
    s.convert(value, nullptr, nullptr, s.converted.get(), s.count);
    s.narrow(s.converted.get(), nullptr, nullptr, variable, s.count);
  } else if (variable != value) {
    s.convert(value, nullptr, nullptr, variable, s.count);
  }
  if (outputs[0] != variable && s.bytes) std::memcpy(outputs[0], variable, static_cast<size_t>(s.bytes));
}

/// Assign, AssignAdd, AssignSub: what follows "Assign" names the operator that joins variable and value.
Result<PreparedKernel> prepare_assign(const Request& request) {
  const std::string_view join = request.op.name.substr(6);
  auto s = std::make_shared<AssignState>();
  const TensorType& out = request.outputs[0];
  s->count = element_count(out.shape);
  const ir::Abstract& value = *request.arguments[1];
  DType from = value.dtype;
  if (const auto scalar = scalar_of(value)) {
    from = scalar->dtype;
    s->is_constant = true;
    s->constant.reset(new std::byte[8]);
    std::memcpy(s->constant.get(), &scalar->bits, 8);
  } else if (!value.is_tensor()) {
    from = scalar_operand_dtype(value);
  }
  // Sums run on compute types (widened below).
  const DType target = join.empty() ? out.dtype : compute_type(out.dtype);
  s->bytes = s->count * byte_size(target);
  s->convert = find_cast(join.empty() ? from : compute_type(from), target);
  if (!s->convert && join.empty()) {  // half precision: by way of the type it is computed in
    const DType middle = compute_type(target);
    s->narrow = find_cast(middle, target);
    s->convert = s->narrow ? find_cast(from, middle) : nullptr;
    s->converted.reset(new std::byte[static_cast<size_t>(s->count * byte_size(middle) + 16)]);
  }
  if (!s->convert) return unsupported(request, from);
  PreparedKernel kernel{run_assign, nullptr};
  kernel.writes_input = true;
  kernel.written_inputs = 1;
  if (!join.empty()) {
    const int column = compute_column(target);
    s->apply = column < 0 ? nullptr : find_flat(join)->fn[column];
    if (!s->apply) return unsupported(request, out.dtype);
    s->converted.reset(new std::byte[static_cast<size_t>(s->count * byte_size(target) + 16)]);
    kernel.state = std::move(s);
    return widened(request, std::move(kernel));
  }
  kernel.state = std::move(s);
  return kernel;
}

/// A number argument: constant, or the first element of an operand.
struct Number {
  double constant = 0;
  int place = -1;
  DType dtype = DType::Float64;

  double value(const void* const* inputs) const {
    if (place < 0) return constant;
    const void* from = inputs[place];
    switch (dtype) {
      case DType::Float32:
        return static_cast<double>(*static_cast<const float*>(from));
      case DType::Int32:
        return *static_cast<const int32_t*>(from);
      case DType::Int64:
        return static_cast<double>(*static_cast<const int64_t*>(from));
      default:
        return *static_cast<const double*>(from);
    }
  }
};

struct UpdateState final : KernelState {
  int64_t count = 0;
  int tensors[4] = {-1, -1, -1,
                    -1};  ///< Places of the variable, its moments and the gradient, as the update names them.
  Number numbers[6];
  bool is_nesterov = false;
  double dampening = 0, decay = 0;
  const Backend* backend = nullptr;
  FlatFn root = nullptr;  ///< Square roots of the element type.
  /// Elements [begin, end).
  void (*body)(const UpdateState&, const void* const* inputs, void* const* outputs, int64_t begin,
               int64_t end) = nullptr;

  template <class T>
  T* tensor(const void* const* inputs, int i) const {
    return static_cast<T*>(const_cast<void*>(inputs[tensors[i]]));
  }
  template <class T>
  T number(const void* const* inputs, int i) const {
    return static_cast<T>(numbers[i].value(inputs));
  }
};

/// Elements whose intermediate results stay in the first-level cache.
constexpr int64_t kBlock = 512;

void run_update(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const UpdateState*>(state);
  parallel_for(*s.backend, s.count, parallel_grain(sizeof(double)),
               [&](int64_t begin, int64_t end, int) { s.body(s, inputs, outputs, begin, end); });
}

/// The results are the operands that were written; a caller may give them other memory.
template <class T>
void give_result(const T* variable, void* output, int64_t begin, int64_t end) {
  if (output != variable)
    std::memcpy(static_cast<T*>(output) + begin, variable + begin, static_cast<size_t>(end - begin) * sizeof(T));
}

/// Calls `part(from, to)` on blocks of [begin, end). In `part` each loop does one thing, so that the compiler makes
/// lanes of it.
template <class Part>
void by_blocks(int64_t begin, int64_t end, const Part& part) {
  for (int64_t from = begin; from < end; from += kBlock) part(from, from + kBlock < end ? from + kBlock : end);
}

/// use_nesterov changes nothing, as in MindSpore's kernel for CPUs.
template <class T>
void momentum(const UpdateState& s, const void* const* inputs, void* const* outputs, int64_t begin, int64_t end) {
  T *var = s.tensor<T>(inputs, 0), *sum = s.tensor<T>(inputs, 1);
  const T* g = s.tensor<T>(inputs, 3);
  const T lr = s.number<T>(inputs, 0), keep = s.number<T>(inputs, 1);
  for (int64_t i = begin; i < end; ++i) {
    sum[i] = sum[i] * keep + g[i];
    var[i] -= sum[i] * lr;
  }
  give_result(var, outputs[0], begin, end);
}

/// `stat` is 1 before the first update, which takes the gradient as it is.
template <class T>
void sgd(const UpdateState& s, const void* const* inputs, void* const* outputs, int64_t begin, int64_t end) {
  T *var = s.tensor<T>(inputs, 0), *sum = s.tensor<T>(inputs, 1), *stat = s.tensor<T>(inputs, 2);
  const T* gradient = s.tensor<T>(inputs, 3);
  const T lr = s.number<T>(inputs, 0), keep = s.number<T>(inputs, 1);
  const T decay = static_cast<T>(s.decay), rest = static_cast<T>(1 - s.dampening);
  const bool decays = decay > T(0), is_nesterov = s.is_nesterov;
  const auto gradient_of = [=](int64_t i) { return decays ? gradient[i] + var[i] * decay : gradient[i]; };
  if (!(keep > T(0))) {
    for (int64_t i = begin; i < end; ++i) var[i] -= gradient_of(i) * lr;
    return give_result(var, outputs[0], begin, end);
  }
  by_blocks(begin, end, [=](int64_t from, int64_t to) {
    T g[kBlock];
    int firsts = 0;
    for (int64_t i = from; i < to; ++i) g[i - from] = gradient_of(i);
    for (int64_t i = from; i < to; ++i) firsts |= stat[i] > T(0);
    if (firsts == 0) {
      for (int64_t i = from; i < to; ++i) sum[i] = sum[i] * keep + g[i - from] * rest;
    } else {
      for (int64_t i = from; i < to; ++i) {
        sum[i] = stat[i] > T(0) ? g[i - from] : sum[i] * keep + g[i - from] * rest;
        stat[i] = stat[i] > T(0) ? T(0) : stat[i];
      }
    }
    for (int64_t i = from; i < to; ++i) var[i] -= (is_nesterov ? g[i - from] + sum[i] * keep : sum[i]) * lr;
  });
  give_result(var, outputs[0], begin, end);
}

/// Numbers: beta1_power, beta2_power, lr, beta1, beta2, epsilon.
template <class T>
void adam(const UpdateState& s, const void* const* inputs, void* const* outputs, int64_t begin, int64_t end) {
  T *var = s.tensor<T>(inputs, 0), *m = s.tensor<T>(inputs, 1), *v = s.tensor<T>(inputs, 2);
  const T* gradient = s.tensor<T>(inputs, 3);
  const T power1 = s.number<T>(inputs, 0), power2 = s.number<T>(inputs, 1), lr = s.number<T>(inputs, 2);
  const T beta1 = s.number<T>(inputs, 3), beta2 = s.number<T>(inputs, 4), epsilon = s.number<T>(inputs, 5);
  const T rate = lr * exact_sqrt(T(1) - power2) / (T(1) - power1);
  const bool is_nesterov = s.is_nesterov;
  by_blocks(begin, end, [=, &s](int64_t from, int64_t to) {
    T roots[kBlock];
    for (int64_t i = from; i < to; ++i) {
      const T g = gradient[i];
      m[i] += (g - m[i]) * (T(1) - beta1);
      v[i] += (g * g - v[i]) * (T(1) - beta2);
    }
    s.root(v + from, nullptr, nullptr, roots, to - from);
    for (int64_t i = from; i < to; ++i) {
      const T step = is_nesterov ? m[i] * beta1 + (T(1) - beta1) * gradient[i] : m[i];
      var[i] -= rate * step / (roots[i - from] + epsilon);
    }
  });
  give_result(var, outputs[0], begin, end), give_result(m, outputs[1], begin, end),
      give_result(v, outputs[2], begin, end);
}

/// Numbers: lr, beta1, beta2, epsilon, decay.
template <class T>
void adam_decay(const UpdateState& s, const void* const* inputs, void* const* outputs, int64_t begin, int64_t end) {
  T *var = s.tensor<T>(inputs, 0), *m = s.tensor<T>(inputs, 1), *v = s.tensor<T>(inputs, 2);
  const T* gradient = s.tensor<T>(inputs, 3);
  const T lr = s.number<T>(inputs, 0), beta1 = s.number<T>(inputs, 1), beta2 = s.number<T>(inputs, 2);
  const T epsilon = s.number<T>(inputs, 3), decay = s.number<T>(inputs, 4);
  by_blocks(begin, end, [=, &s](int64_t from, int64_t to) {
    T roots[kBlock];
    for (int64_t i = from; i < to; ++i) {
      const T g = gradient[i];
      m[i] = m[i] * beta1 + g * (T(1) - beta1);
      v[i] = v[i] * beta2 + g * g * (T(1) - beta2);
    }
    s.root(v + from, nullptr, nullptr, roots, to - from);
    for (int64_t i = from; i < to; ++i) var[i] -= lr * (m[i] / (roots[i - from] + epsilon) + decay * var[i]);
  });
  give_result(var, outputs[0], begin, end), give_result(m, outputs[1], begin, end),
      give_result(v, outputs[2], begin, end);
}

/// Where an update finds its operands: argument numbers of tensors (variable, moments, gradient last; -1: none) and
/// of numbers.
struct Layout {
  int tensors[4];
  int numbers[6];
  uint32_t written;  ///< Arguments that it writes.
};
constexpr Layout kMomentum{{0, 1, -1, 3}, {2, 4, -1, -1, -1, -1}, 0b11};
constexpr Layout kSgd{{0, 3, 5, 1}, {2, 4, -1, -1, -1, -1}, 0b101001};
constexpr Layout kAdam{{0, 1, 2, 9}, {3, 4, 5, 6, 7, 8}, 0b111};
constexpr Layout kAdamDecay{{0, 1, 2, 8}, {3, 4, 5, 6, 7, -1}, 0b111};

using UpdateBody = void (*)(const UpdateState&, const void* const*, void* const*, int64_t, int64_t);

template <const Layout& kLayout, UpdateBody kSingle, UpdateBody kDouble>
Result<PreparedKernel> prepare_update(const Request& request) {
  auto s = std::make_shared<UpdateState>();
  const DType dtype = request.outputs[0].dtype;
  s->count = element_count(request.outputs[0].shape);
  s->backend = &request.backend;
  std::vector<int> places;  // of each argument among the operands
  int operands = 0;
  for (const ir::AbstractRef& a : request.arguments)
    places.push_back(a->is_tensor() || (a->is_scalar() && !a->is_constant) ? operands++ : -1);
  for (int i = 0; i < 4; ++i) {
    const int argument = kLayout.tensors[i];
    if (argument < 0) continue;
    s->tensors[i] = places[static_cast<size_t>(argument)];
    if (compute_type(request.arguments[static_cast<size_t>(argument)]->dtype) != compute_type(dtype))
      return unsupported(request, request.arguments[static_cast<size_t>(argument)]->dtype);
  }
  for (int i = 0; i < 6; ++i) {
    if (kLayout.numbers[i] < 0) continue;
    const auto argument = static_cast<size_t>(kLayout.numbers[i]);
    const ir::Abstract& a = *request.arguments[argument];
    Number& number = s->numbers[i];
    number.place = places[argument];
    if (number.place < 0)
      number.constant = ops::float_argument(request.arguments, argument).value_or(0);
    else
      number.dtype = a.is_tensor() ? compute_type(a.dtype) : scalar_operand_dtype(a);
  }
  for (size_t i = 0; i < request.op.args.size(); ++i) {
    const std::string_view name = request.op.args[i].name;
    if (name == "use_nesterov" || name == "nesterov")
      s->is_nesterov = ops::bool_argument(request.arguments, i).value_or(false);
    if (name == "dampening") s->dampening = ops::float_argument(request.arguments, i).value_or(0);
    if (name == "weight_decay") s->decay = ops::float_argument(request.arguments, i).value_or(0);
  }
  if (compute_type(dtype) == DType::Float32)
    s->body = kSingle;
  else if (dtype == DType::Float64)
    s->body = kDouble;
  else
    return unsupported(request, dtype);
  s->root = request.backend.flat_of(*find_flat("Sqrt"), compute_column(compute_type(dtype)));
  PreparedKernel kernel{run_update, std::move(s)};
  kernel.writes_input = true;
  for (size_t i = 0; i < places.size(); ++i) {
    if (kLayout.written >> i & 1u) kernel.written_inputs |= 1u << places[i];
  }
  return widened(request, std::move(kernel));
}

const KernelRow kRows[] = {
    {"Assign", prepare_assign},
    {"AssignAdd", prepare_assign},
    {"AssignSub", prepare_assign},
    {"ApplyMomentum", prepare_update<kMomentum, momentum<float>, momentum<double>>},
    {"SGD", prepare_update<kSgd, sgd<float>, sgd<double>>},
    {"Adam", prepare_update<kAdam, adam<float>, adam<double>>},
    {"AdamWeightDecay", prepare_update<kAdamDecay, adam_decay<float>, adam_decay<double>>},
};

}  // namespace

std::span<const KernelRow> optimizer_kernels() { return kRows; }

}  // namespace refjit::kernels
