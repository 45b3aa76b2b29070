// Gathers by coordinates and the scatter family. Updates are taken one after another, in their order; places out of
// range are faults in MindSpore's words.
#include "ops/scatter.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "kernels/dispatch.h"
#include "kernels/fault.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

struct ScatterState final : KernelState {
  ops::ScatterKind kind;
  Shape x, indices;
  int64_t count = 0;          ///< Elements of x.
  int64_t runs = 0, run = 1;  ///< Updates, and elements of each.
  int64_t depth = 1;          ///< Coordinates of each (Nd).
  uint32_t axis = 0;          ///< Elements, GatherD.
  int64_t bytes_each = 0;
  bool is_wide = false;
  uint32_t index_place = 1, update_place = 2;
  std::string_view name;  ///< Of the operator.
  void (*body)(const ScatterState&, const void* indices, const void* updates, void* x) = nullptr;

  int64_t index(const void* indices_data, int64_t at) const {
    return is_wide ? static_cast<const int64_t*>(indices_data)[at] : static_cast<const int32_t*>(indices_data)[at];
  }

  /// First element of x for update `i`; -1 out of range, which is a fault (TensorScatterElements leaves it out).
  int64_t place(const void* indices_data, int64_t i) const {
    if (kind.index == ops::ScatterKind::Index::Elements) return element_place(indices_data, i);
    int64_t at = 0;
    for (int64_t k = 0; k < depth; ++k) {
      const int64_t length = x.empty() ? 1 : x[static_cast<uint32_t>(k)], value = index(indices_data, i * depth + k);
      if ((value < 0 || value >= length) && !may_pass(value)) return out_of_range(indices_data, i, value, length);
      at = at * length + value;
    }
    const bool is_inside = at >= 0 && (run == 0 || at * run < count_of_x());
    return is_inside ? at * run : out_of_range(indices_data, i, -1, 0);
  }

  int64_t count_of_x() const {
    int64_t all = 1;
    for (int64_t d : x) all *= d;
    return all;
  }

  /// TensorScatterUpdate and ScatterNdUpdate look at the element's number alone, as MindSpore's do.
  bool may_pass(int64_t value) const {
    return value >= 0 && (name == "TensorScatterUpdate" || name == "ScatterNdUpdate");
  }

  std::string coordinates(const void* indices_data, int64_t i) const {
    std::string text;
    for (int64_t k = 0; k < depth; ++k) text += (k ? ", " : "") + std::to_string(index(indices_data, i * depth + k));
    return text;
  }

  /// The first `count` lengths.
  std::string extents(size_t count = SIZE_MAX) const {
    std::string text;
    for (int64_t length : x) {
      if (count-- == 0) break;
      text += (text.empty() ? "" : ", ") + std::to_string(length);
    }
    return text;
  }

  /// Notes the fault of update `i`, in the words that MindSpore has for this operator; -1.
  int64_t out_of_range(const void* indices_data, int64_t i, int64_t value, int64_t length) const {
    const std::string op(name);
    const auto fault = [](const char* type, std::string message) {
      note_fault(user_error(type, std::move(message)));
      return int64_t{-1};
    };
    if (op == "GatherNd")
      return fault("RuntimeError", "For 'GatherNd', the indices[" + std::to_string(i) + "]: [const vector]{" +
                                       coordinates(indices_data, i) +
                                       "}, does not index into input_shape: [const vector]{" + extents() + "}.");
    if (op == "ScatterNd")
      return fault("RuntimeError",
                   "For 'ScatterNd', each element in 'indices' should be smaller than the value of shape, but got " +
                       std::to_string(value) + " and got the value of shape " + std::to_string(length));
    if (op == "TensorScatterUpdate" && value < 0 && length > 0)
      return fault("RuntimeError", "The int value(" + std::to_string(value) + ") is less than 0.");
    if (op == "TensorScatterUpdate" || op == "ScatterNdUpdate")
      return fault("ValueError", "For '" + op +
                                     "', indices out of range for input_x. Please check the indices which is "
                                     "[const vector]{" +
                                     coordinates(indices_data, i) + "}");
    if (kind.index == ops::ScatterKind::Index::Rows)
      return fault("RuntimeError", "For '" + op + "', the value of indices should be in [0, " + std::to_string(length) +
                                       "), but got '" + std::to_string(value) + "' in indices.");
    if (kind.writes_variable) return fault("RuntimeError", "Launch kernel failed, name:Default/" + op + "-op0");
    return fault("RuntimeError", "For '" + op + "', the " + std::to_string(i * depth) + "-th value of 'indices'[" +
                                     coordinates(indices_data, i) + "] is out of range[" +
                                     extents(static_cast<size_t>(depth)) + "].");
  }

  int64_t element_place(const void* indices_data, int64_t i) const {
    int64_t rest = i, at = 0, stride = 1;
    for (uint32_t d = indices.size(); d-- > 0;) {
      int64_t coordinate = rest % indices[d];
      rest /= indices[d];
      if (d == axis) {
        coordinate = index(indices_data, i);
        if (name == "GatherD" && (coordinate < -x[d] || coordinate >= x[d])) {
          const std::string length = std::to_string(x[d]);
          note_fault(user_error("RuntimeError", "For 'GatherD', the value of 'index' must be in [-" + length + ", " +
                                                    length + "), but got: " + std::to_string(coordinate)));
        }
        if (coordinate < 0) coordinate += x[d];
      }
      if (coordinate < 0 || coordinate >= x[d]) return -1;
      at += coordinate * stride;
      stride *= x[d];
    }
    return at;
  }
};

template <ops::ScatterMode kMode, class T>
T joined(T a, T b) {
  using M = ops::ScatterMode;
  if constexpr (kMode == M::Update) return b;
  if constexpr (kMode == M::Max) return b > a || b != b ? b : a;
  if constexpr (kMode == M::Min) return b < a || b != b ? b : a;
  if constexpr (kMode == M::Div) {
    if constexpr (kIsField<T>)
      return a / b;
    else
      return b == T(0) ? T(0) : static_cast<T>(static_cast<int64_t>(a) / static_cast<int64_t>(b));
  }
  if constexpr (kIsField<T>) {
    if constexpr (kMode == M::Add) return a + b;
    if constexpr (kMode == M::Sub) return a - b;
    if constexpr (kMode == M::Mul) return a * b;
  } else {
    const auto x = static_cast<Wide<T>>(a), y = static_cast<Wide<T>>(b);
    if constexpr (kMode == M::Add) return static_cast<T>(x + y);
    if constexpr (kMode == M::Sub) return static_cast<T>(x - y);
    if constexpr (kMode == M::Mul) return static_cast<T>(x * y);
  }
}

template <ops::ScatterMode kMode, class T>
void scatter(const ScatterState& s, const void* indices, const void* updates, void* x_data) {
  T* x = static_cast<T*>(x_data);
  const T* from = static_cast<const T*>(updates);
  for (int64_t i = 0; i < s.runs; ++i, from += s.run) {
    const int64_t at = s.place(indices, i);
    if (at < 0) continue;
    for (int64_t k = 0; k < s.run; ++k) x[at + k] = joined<kMode>(x[at + k], from[k]);
  }
}

void run_scatter(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ScatterState*>(state);
  const auto bytes = static_cast<size_t>(s.count * s.bytes_each);
  void* x = s.kind.writes_variable ? const_cast<void*>(inputs[0]) : outputs[0];
  if (s.update_place == 1) {
    if (bytes) std::memset(x, 0, bytes);  // ScatterNd begins with zeros
  } else if (!s.kind.writes_variable && bytes) {
    std::memcpy(x, inputs[0], bytes);
  }
  s.body(s, inputs[s.index_place], inputs[s.update_place], x);
  if (outputs[0] != x && bytes) std::memcpy(outputs[0], x, bytes);
}

/// Calls f(std::integral_constant<ScatterMode, mode>).
template <class F>
void with_mode(ops::ScatterMode mode, F f) {
  using M = ops::ScatterMode;
  switch (mode) {
    case M::Update:
      return f(std::integral_constant<M, M::Update>());
    case M::Add:
      return f(std::integral_constant<M, M::Add>());
    case M::Sub:
      return f(std::integral_constant<M, M::Sub>());
    case M::Mul:
      return f(std::integral_constant<M, M::Mul>());
    case M::Div:
      return f(std::integral_constant<M, M::Div>());
    case M::Max:
      return f(std::integral_constant<M, M::Max>());
    case M::Min:
      return f(std::integral_constant<M, M::Min>());
  }
}

/// How many coordinates there are; those of no numbers name the whole.
int64_t runs_of(const Shape& indices) {
  int64_t runs = 1;
  for (uint32_t i = 0; i + 1 < indices.size(); ++i) runs *= indices[i];
  return runs;
}

Result<PreparedKernel> prepare_scatter(const Request& request) {
  using Index = ops::ScatterKind::Index;
  auto s = std::make_shared<ScatterState>();
  s->name = request.op.name;
  s->kind = *ops::scatter_kind(request.op.name);
  if (request.op.name == "ScatterNd") s->index_place = 0, s->update_place = 1;
  if (s->kind.index == Index::Elements) {
    s->axis = static_cast<uint32_t>(
        ops::int_argument(request.arguments, 3).value_or(0) +
        (ops::int_argument(request.arguments, 3).value_or(0) < 0 ? request.outputs[0].shape.size() : 0));
    const auto* reduce = std::get_if<std::string>(&request.arguments[4]->value);
    if (reduce && *reduce == "add") s->kind.mode = ops::ScatterMode::Add;
  }
  const TensorType indices = type_of(*request.arguments[s->index_place]);
  const TensorType updates = type_of(*request.arguments[s->update_place]);
  const DType dtype = request.outputs[0].dtype, compute = compute_type(dtype);
  s->x = request.outputs[0].shape;
  s->indices = indices.shape;
  s->count = element_count(s->x);
  s->is_wide = indices.dtype == DType::Int64;
  s->bytes_each = byte_size(compute);
  s->runs = element_count(indices.shape);
  if (s->kind.index == Index::Nd) {
    s->depth = indices.shape.back();
    s->runs = runs_of(indices.shape);
  }
  if (s->kind.index != Index::Elements && s->runs) s->run = element_count(updates.shape) / s->runs;
  bool is_served = false;
  with_mode(s->kind.mode, [&](auto mode) {
    constexpr auto kMode = decltype(mode)::value;
    is_served = with_number(compute, [&](auto zero) { s->body = scatter<kMode, decltype(zero)>; });
    if constexpr (kMode != ops::ScatterMode::Max && kMode != ops::ScatterMode::Min) {
      if (!is_served) is_served = with_complex(compute, [&](auto zero) { s->body = scatter<kMode, decltype(zero)>; });
    }
  });
  if (!is_served) return unsupported(request, dtype);
  PreparedKernel kernel{run_scatter, nullptr};
  kernel.writes_input = s->kind.writes_variable;
  kernel.written_inputs = s->kind.writes_variable ? 1 : 0;
  const uint32_t valued = 1u << s->update_place | (s->index_place ? 1u : 0u);
  kernel.state = std::move(s);
  return unified(request, compute, valued, std::move(kernel));
}

/// GatherNd and GatherD: runs of bytes.
void run_gather(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ScatterState*>(state);
  const auto* from = static_cast<const std::byte*>(inputs[0]);
  auto* to = static_cast<std::byte*>(outputs[0]);
  const auto bytes = static_cast<size_t>(s.run * s.bytes_each);
  for (int64_t i = 0; i < s.runs; ++i, to += bytes) {
    const int64_t at = s.place(inputs[1], i);
    if (at < 0)
      std::memset(to, 0, bytes);
    else
      std::memcpy(to, from + at * s.bytes_each, bytes);
  }
}

template <bool kIsNd>
Result<PreparedKernel> prepare_gather(const Request& request) {
  auto s = std::make_shared<ScatterState>();
  s->name = request.op.name;
  const TensorType x = type_of(*request.arguments[0]), indices = type_of(*request.arguments[kIsNd ? 1 : 2]);
  s->kind.index = kIsNd ? ops::ScatterKind::Index::Nd : ops::ScatterKind::Index::Elements;
  s->x = x.shape;
  s->indices = indices.shape;
  s->bytes_each = byte_size(x.dtype);
  s->is_wide = indices.dtype == DType::Int64;
  s->runs = element_count(indices.shape);
  if (kIsNd) {
    s->depth = indices.shape.empty() ? 1 : indices.shape.back();
    s->runs = runs_of(indices.shape);
    for (uint32_t i = static_cast<uint32_t>(s->depth); i < x.shape.size(); ++i) s->run *= x.shape[i];
  } else {
    const int64_t dim = ops::int_argument(request.arguments, 1).value_or(0);
    s->axis = static_cast<uint32_t>(dim < 0 ? dim + x.shape.size() : dim);
  }
  return PreparedKernel{run_gather, std::move(s)};
}

const KernelRow kRows[] = {
    {"ScatterUpdate", prepare_scatter},       {"ScatterAdd", prepare_scatter},
    {"ScatterSub", prepare_scatter},          {"ScatterMul", prepare_scatter},
    {"ScatterDiv", prepare_scatter},          {"ScatterMax", prepare_scatter},
    {"ScatterMin", prepare_scatter},          {"ScatterNdUpdate", prepare_scatter},
    {"ScatterNdAdd", prepare_scatter},        {"ScatterNdSub", prepare_scatter},
    {"ScatterNdMul", prepare_scatter},        {"ScatterNdDiv", prepare_scatter},
    {"ScatterNdMax", prepare_scatter},        {"ScatterNdMin", prepare_scatter},
    {"TensorScatterUpdate", prepare_scatter}, {"TensorScatterAdd", prepare_scatter},
    {"TensorScatterSub", prepare_scatter},    {"TensorScatterMul", prepare_scatter},
    {"TensorScatterDiv", prepare_scatter},    {"TensorScatterMax", prepare_scatter},
    {"TensorScatterMin", prepare_scatter},    {"TensorScatterElements", prepare_scatter},
    {"ScatterNd", prepare_scatter},           {"GatherNd", prepare_gather<true>},
    {"GatherD", prepare_gather<false>},
};

}  // namespace

std::span<const KernelRow> scatter_kernels() { return kRows; }

}  // namespace refjit::kernels
