// Reductions. The order of every sum depends on the shape alone: rows of the innermost axis fold as rows.h says, other
// axes add rows in order. Integers wrap; means of integers truncate; bool sums are "any", as MindSpore's kernel has it.
#include <algorithm>
#include <limits>

#include "kernels/flat.h"
#include "kernels/registry.h"
#include "kernels/rows.h"
#include "ops/infer.h"
#include "ops/reduce.h"

namespace refjit::kernels {
namespace {

/// total[i] joined with x[i].
template <class T, class Op>
void join_row(Accumulator<T>* total, const T* x, int64_t n) {
  for (int64_t i = 0; i < n; ++i) total[i] = Op::join(total[i], static_cast<Accumulator<T>>(x[i]));
}

/// Axes merged into alternating kept and folded ones. Folds `dims` (row-major input) into output cells.
struct ReduceState final : KernelState {
  DType input_dtype, output_dtype;
  DType compute;
  FlatFn load = nullptr, load2 = nullptr;    ///< input to compute type, by tiles (through float32 for halves)
  FlatFn store = nullptr, store2 = nullptr;  ///< accumulator to output
  Shape dims;                                ///< Collapsed.
  std::vector<int64_t> out_strides;          ///< Of each collapsed dim in the output; 0 where folded.
  bool inner_folds = true;
  int64_t input_count = 0, output_count = 0;
  bool is_mean = false;
  int64_t divisor = 1;  ///< Elements a mean is over.
  void (*body)(const ReduceState&, const void*, void*) = nullptr;
  std::unique_ptr<std::byte[]> totals, converted, staging;
};

/// Extremes keep a NaN that is the first element of a cell: nothing is more or less than it.
template <class T, class Op>
void start_from_first(const ReduceState& s, Accumulator<T>* totals, const T* x, int64_t count, const int64_t* index) {
  if constexpr (kIsFloat<T> && (std::is_same_v<Op, Most> || std::is_same_v<Op, Least>)) {
    for (size_t d = 0; d + 1 < s.dims.size(); ++d) {
      if (index[d] != 0 && s.out_strides[d] == 0) return;
    }
    for (int64_t i = 0; i < count; ++i) {
      if (x[i] != x[i]) totals[i] = static_cast<Accumulator<T>>(x[i]);
    }
  }
}

template <class T, class Op>
void reduce_body(const ReduceState& s, const void* input, void*) {
  using A = Accumulator<T>;
  A* totals = reinterpret_cast<A*>(s.totals.get());
  for (int64_t i = 0; i < s.output_count; ++i) totals[i] = Op::template start<A>();
  if (s.input_count == 0) return;
  const T* x = static_cast<const T*>(input);
  const int64_t inner = s.dims.back();
  const int outer = static_cast<int>(s.dims.size()) - 1;
  int64_t index[64] = {};
  int64_t at = 0;
  for (int64_t position = 0; position < s.input_count; position += inner) {
    start_from_first<T, Op>(s, totals + at, x + position, s.inner_folds ? 1 : inner, index);
    if (s.inner_folds)
      totals[at] = Op::join(totals[at], fold_row<T, Op>(x + position, inner));
    else
      join_row<T, Op>(totals + at, x + position, inner);
    for (int d = outer - 1; d >= 0; --d) {
      at += s.out_strides[static_cast<size_t>(d)];
      if (++index[d] < s.dims[static_cast<size_t>(d)]) break;
      at -= s.out_strides[static_cast<size_t>(d)] * s.dims[static_cast<size_t>(d)];
      index[d] = 0;
    }
  }
}

template <class A>
void divide_totals(const ReduceState& s) {
  A* totals = reinterpret_cast<A*>(s.totals.get());
  for (int64_t i = 0; i < s.output_count; ++i) totals[i] = static_cast<A>(totals[i] / static_cast<A>(s.divisor));
}

void divide(const ReduceState& s) {
  switch (s.compute) {
    case DType::Int8:
      divide_totals<int8_t>(s);
      break;
    case DType::UInt8:
      divide_totals<uint8_t>(s);
      break;
    case DType::Int16:
      divide_totals<int16_t>(s);
      break;
    case DType::Int32:
      divide_totals<int32_t>(s);
      break;
    case DType::Int64:
      divide_totals<int64_t>(s);
      break;
    case DType::UInt16:
      divide_totals<uint16_t>(s);
      break;
    case DType::UInt32:
      divide_totals<uint32_t>(s);
      break;
    case DType::UInt64:
      divide_totals<uint64_t>(s);
      break;
    case DType::Complex64:
      divide_totals<Complex64>(s);
      break;
    case DType::Complex128:
      divide_totals<Complex128>(s);
      break;
    default:
      divide_totals<double>(s);
      break;
  }
}

void run_reduce(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ReduceState*>(state);
  const void* input = inputs[0];
  if (s.load) {
    if (s.load2) {
      s.load(input, nullptr, nullptr, s.staging.get(), s.input_count);
      s.load2(s.staging.get(), nullptr, nullptr, s.converted.get(), s.input_count);
    } else {
      s.load(input, nullptr, nullptr, s.converted.get(), s.input_count);
    }
    input = s.converted.get();
  }
  s.body(s, input, nullptr);
  if (s.is_mean && (s.divisor || is_float(s.compute))) divide(s);
  if (s.store2) {
    s.store(s.totals.get(), nullptr, nullptr, s.staging.get(), s.output_count);
    s.store2(s.staging.get(), nullptr, nullptr, outputs[0], s.output_count);
  } else {
    s.store(s.totals.get(), nullptr, nullptr, outputs[0], s.output_count);
  }
}

using Body = void (*)(const ReduceState&, const void*, void*);

template <class Op>
Body body_of(DType compute) {
  switch (compute) {
    case DType::Bool:
    case DType::UInt8:
      return reduce_body<uint8_t, Op>;
    case DType::Int8:
      return reduce_body<int8_t, Op>;
    case DType::Int16:
      return reduce_body<int16_t, Op>;
    case DType::Int32:
      return reduce_body<int32_t, Op>;
    case DType::Int64:
      return reduce_body<int64_t, Op>;
    case DType::UInt16:
      return reduce_body<uint16_t, Op>;
    case DType::UInt32:
      return reduce_body<uint32_t, Op>;
    case DType::UInt64:
      return reduce_body<uint64_t, Op>;
    case DType::Float32:
      return reduce_body<float, Op>;
    case DType::Float64:
      return reduce_body<double, Op>;
    default:
      return nullptr;
  }
}

/// Sums and products, of complex numbers too.
template <class Op>
Body field_body_of(DType compute) {
  if (compute == DType::Complex64) return reduce_body<Complex64, Op>;
  if (compute == DType::Complex128) return reduce_body<Complex128, Op>;
  return body_of<Op>(compute);
}

/// Two-step conversion through float32 where a 16-bit float is involved.
bool find_route(const Backend& backend, DType from, DType to, FlatFn& first, FlatFn& second) {
  first = backend.cast_of(from, to);
  second = nullptr;
  if (first) return true;
  first = backend.cast_of(from, DType::Float32);
  second = backend.cast_of(DType::Float32, to);
  return first && second;
}

void collapse(ReduceState& s, const Shape& shape, const std::vector<bool>& folds) {
  std::vector<bool> kind;
  for (uint32_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 1) continue;
    if (!kind.empty() && kind.back() == folds[i]) {
      s.dims[s.dims.size() - 1] *= shape[i];
    } else {
      s.dims.push_back(shape[i]);
      kind.push_back(folds[i]);
    }
  }
  if (s.dims.empty()) {
    s.dims.push_back(1);
    kind.push_back(true);
  }
  s.out_strides.assign(kind.size(), 0);
  int64_t step = 1;
  for (size_t i = kind.size(); i-- > 0;) {
    if (kind[i]) continue;
    s.out_strides[i] = step;
    step *= s.dims[i];
  }
  s.inner_folds = kind.back();
}

enum class Kind : uint8_t { Sum, Mean, Product, Most, Least, All, Any };

template <Kind kKind>
Result<PreparedKernel> prepare_reduce(const Request& request) {
  const TensorType input = type_of(*request.arguments[0]);
  auto reduction = ops::reduction_of(request.op, request.arguments, input.shape.size());
  if (!reduction) return std::move(reduction).error();
  auto s = std::make_shared<ReduceState>();
  s->input_dtype = input.dtype;
  s->output_dtype = request.outputs[0].dtype;
  // A named dtype (SumExt's) is the type of adding up.
  s->compute =
      compute_type(kKind == Kind::Sum || kKind == Kind::Product || kKind == Kind::Mean ? s->output_dtype : input.dtype);
  if (kKind == Kind::All || kKind == Kind::Any) s->compute = DType::Bool;
  collapse(*s, input.shape, reduction->folds);
  s->input_count = element_count(input.shape);
  s->output_count = element_count(request.outputs[0].shape);
  const bool is_bool = s->compute == DType::Bool;
  switch (kKind) {
    case Kind::Sum:
      s->body = is_bool ? body_of<Most>(s->compute) : field_body_of<Sum>(s->compute);
      break;
    case Kind::Mean:
      s->body = is_bool ? nullptr : field_body_of<Sum>(s->compute);
      break;
    case Kind::Product:
    case Kind::All:
      s->body = field_body_of<Product>(s->compute);
      break;
    case Kind::Any:
    case Kind::Most:
      s->body = body_of<Most>(s->compute);
      break;
    case Kind::Least:
      s->body = body_of<Least>(s->compute);
      break;
  }
  if (!s->body) return unsupported(request, input.dtype);
  s->is_mean = kKind == Kind::Mean;
  s->divisor = s->output_count ? s->input_count / s->output_count : 1;
  if (input.dtype != s->compute && !find_route(request.backend, input.dtype, s->compute, s->load, s->load2)) {
    return unsupported(request, input.dtype);
  }
  const DType accumulated = is_float(s->compute) ? DType::Float64 : s->compute;
  if (!find_route(request.backend, accumulated, s->output_dtype, s->store, s->store2))
    return unsupported(request, s->output_dtype);
  const auto room = [](int64_t count) {
    return std::unique_ptr<std::byte[]>(new std::byte[static_cast<size_t>(count * 16 + 16)]);
  };
  s->totals = room(s->output_count);
  if (s->load) s->converted = room(s->input_count);
  if (s->load2 || s->store2) s->staging = room(std::max(s->input_count, s->output_count));
  return PreparedKernel{run_reduce, std::move(s)};
}

const KernelRow kRows[] = {
    {"ReduceSum", prepare_reduce<Kind::Sum>},      {"SumExt", prepare_reduce<Kind::Sum>},
    {"ReduceMean", prepare_reduce<Kind::Mean>},    {"MeanExt", prepare_reduce<Kind::Mean>},
    {"ReduceProd", prepare_reduce<Kind::Product>}, {"ProdExt", prepare_reduce<Kind::Product>},
    {"ReduceMax", prepare_reduce<Kind::Most>},     {"Max", prepare_reduce<Kind::Most>},
    {"ReduceMin", prepare_reduce<Kind::Least>},    {"Min", prepare_reduce<Kind::Least>},
    {"ReduceAll", prepare_reduce<Kind::All>},      {"ReduceAny", prepare_reduce<Kind::Any>},
};

}  // namespace

std::span<const KernelRow> reduce_kernels() { return kRows; }

}  // namespace refjit::kernels
