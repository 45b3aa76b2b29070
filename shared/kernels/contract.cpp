// MatMul and its relatives as strided products over a batch; 16-bit floats are multiplied in float32.
#include <cstring>
#include <vector>

#include "kernels/flat.h"
#include "kernels/matmul.h"
#include "kernels/registry.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

/// Scratch with the alignment that panels need.
struct Scratch {
  std::unique_ptr<std::byte[]> owner;
  std::byte* data = nullptr;
  void reserve(int64_t bytes) {
    owner.reset(new std::byte[static_cast<size_t>(bytes + 64)]);
    data = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(owner.get()) + 63) & ~uintptr_t{63});
  }
};

struct ContractState final : KernelState {
  MatMulSize size;
  MatMulFn multiply = nullptr;
  DType dtype;
  int64_t element_bytes = 0;                         ///< Of the compute type.
  std::vector<std::pair<int64_t, int64_t>> batches;  ///< Offsets of a and b, in elements.
  int64_t a_count = 0, b_count = 0, c_count = 0;
  FlatFn load = nullptr, store = nullptr;  ///< 16-bit floats only.
  FlatFn add = nullptr;                    ///< Dense with a bias.
  bool is_one_bias = false;                ///< One number for all columns.
  Scratch scratch, a, b, c, bias;
};

void run_contract(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const ContractState*>(state);
  const void* a = inputs[0];
  const void* b = inputs[1];
  void* c = outputs[0];
  if (s.load) {
    s.load(a, nullptr, nullptr, s.a.data, s.a_count);
    s.load(b, nullptr, nullptr, s.b.data, s.b_count);
    a = s.a.data, b = s.b.data, c = s.c.data;
  }
  auto* out = static_cast<std::byte*>(c);
  for (auto [a_at, b_at] : s.batches) {
    s.multiply(s.size, static_cast<const std::byte*>(a) + a_at * s.element_bytes,
               static_cast<const std::byte*>(b) + b_at * s.element_bytes, out, s.scratch.data);
    out += s.size.m * s.size.n * s.element_bytes;
  }
  if (s.add) {
    const void* bias = inputs[2];
    const int64_t given = s.is_one_bias ? 1 : s.size.n;
    if (s.load) {
      s.load(bias, nullptr, nullptr, s.bias.data, given);
      bias = s.bias.data;
    }
    if (given < s.size.n) {
      auto* all = static_cast<std::byte*>(s.bias.data);
      for (int64_t i = 0; i < s.size.n; ++i)
        std::memmove(all + i * s.element_bytes, bias, static_cast<size_t>(s.element_bytes));
      bias = all;
    }
    auto* row = static_cast<std::byte*>(c);
    for (int64_t i = 0; i < s.size.m; ++i, row += s.size.n * s.element_bytes) s.add(row, bias, nullptr, row, s.size.n);
  }
  if (s.store) s.store(c, nullptr, nullptr, outputs[0], s.c_count);
}

/// Offsets of every batch of operands with shapes `a` and `b` (batch dims only), `a_step` and `b_step` elements a
/// matrix.
void fill_batches(ContractState& s, std::span<const int64_t> a, std::span<const int64_t> b, int64_t a_step,
                  int64_t b_step) {
  const size_t rank = std::max(a.size(), b.size());
  auto dim = [rank](std::span<const int64_t> shape, size_t i) {
    const size_t missing = rank - shape.size();
    return i < missing ? int64_t{1} : shape[i - missing];
  };
  s.batches = {{0, 0}};
  int64_t a_stride = a_step, b_stride = b_step;
  for (size_t i = rank; i-- > 0;) {
    const int64_t x = dim(a, i), y = dim(b, i), length = x == 1 ? y : x;
    std::vector<std::pair<int64_t, int64_t>> grown;
    for (int64_t k = 0; k < length; ++k) {
      for (auto [p, q] : s.batches) grown.push_back({p + (x == 1 ? 0 : k * a_stride), q + (y == 1 ? 0 : k * b_stride)});
    }
    s.batches = std::move(grown);
    a_stride *= x;
    b_stride *= y;
  }
}

Result<PreparedKernel> finish(const Request& request, std::shared_ptr<ContractState> s, DType dtype) {
  const DType compute = compute_type(dtype);
  s->multiply = find_matmul(compute);
  if (!s->multiply) return unsupported(request, dtype);
  s->dtype = dtype;
  s->element_bytes = byte_size(compute);
  s->scratch.reserve(matmul_scratch_bytes(compute, s->size));
  s->c_count = element_count(request.outputs[0].shape);
  if (dtype != compute) {
    s->load = request.backend.cast_of(dtype, compute);
    s->store = request.backend.cast_of(compute, dtype);
    s->a.reserve(s->a_count * s->element_bytes);
    s->b.reserve(s->b_count * s->element_bytes);
    s->c.reserve(s->c_count * s->element_bytes);
  }
  if (s->add && (s->load || s->is_one_bias)) s->bias.reserve(s->size.n * s->element_bytes);
  return PreparedKernel{run_contract, std::move(s)};
}

Result<PreparedKernel> prepare_matmul(const Request& request) {
  const TensorType a = type_of(*request.arguments[0]), b = type_of(*request.arguments[1]);
  const bool ta = ops::bool_argument(request.arguments, 2).value_or(false);
  const bool tb = ops::bool_argument(request.arguments, 3).value_or(false);
  auto s = std::make_shared<ContractState>();
  const uint32_t ra = a.shape.size(), rb = b.shape.size();
  const int64_t a_rows = a.shape[ra - 2], a_columns = a.shape[ra - 1];
  const int64_t b_rows = b.shape[rb - 2], b_columns = b.shape[rb - 1];
  s->size.m = ta ? a_columns : a_rows;
  s->size.k = ta ? a_rows : a_columns;
  s->size.n = tb ? b_rows : b_columns;
  s->size.a_row = ta ? 1 : a_columns;
  s->size.a_column = ta ? a_columns : 1;
  s->size.b_row = tb ? 1 : b_columns;
  s->size.b_column = tb ? b_columns : 1;
  s->a_count = element_count(a.shape);
  s->b_count = element_count(b.shape);
  const std::span<const int64_t> a_dims = a.shape, b_dims = b.shape;
  fill_batches(*s, a_dims.first(ra - 2), b_dims.first(rb - 2), a_rows * a_columns, b_rows * b_columns);
  return finish(request, std::move(s), a.dtype);
}

/// NumPy's matmul: a vector on the left is a row, on the right a column.
Result<PreparedKernel> prepare_matmul_ext(const Request& request) {
  TensorType a = type_of(*request.arguments[0]), b = type_of(*request.arguments[1]);
  std::vector<int64_t> a_shape(a.shape.begin(), a.shape.end()), b_shape(b.shape.begin(), b.shape.end());
  if (a_shape.size() == 1) a_shape.insert(a_shape.begin(), 1);
  if (b_shape.size() == 1) b_shape.push_back(1);
  const ir::AbstractRef shaped[] = {
      ir::Abstract::tensor(TensorType{a.dtype, Shape(std::span<const int64_t>(a_shape))}),
      ir::Abstract::tensor(TensorType{b.dtype, Shape(std::span<const int64_t>(b_shape))})};
  return prepare_matmul({request.op, shaped, request.outputs, request.backend});
}

Result<PreparedKernel> prepare_dense(const Request& request) {
  const TensorType x = type_of(*request.arguments[0]), w = type_of(*request.arguments[1]);
  auto s = std::make_shared<ContractState>();
  const int64_t depth = x.shape.back();
  s->size.k = depth;
  s->size.n = w.shape.size() == 2 ? w.shape[0] : 1;
  s->size.m = 1;
  for (uint32_t i = 0; i + 1 < x.shape.size(); ++i) s->size.m *= x.shape[i];
  s->size.a_row = depth;
  s->size.a_column = 1;
  s->size.b_row = 1;
  s->size.b_column = depth;
  s->a_count = element_count(x.shape);
  s->b_count = element_count(w.shape);
  s->batches = {{0, 0}};
  if (!ops::is_none(request.arguments, 2)) {
    const int column = compute_column(compute_type(x.dtype));
    s->add = column < 0 ? nullptr : request.backend.flat_of(*find_flat("Add"), column);
    if (!s->add) return unsupported(request, x.dtype);
    s->is_one_bias = s->size.n > 1 && element_count(type_of(*request.arguments[2]).shape) == 1;
  }
  return finish(request, std::move(s), x.dtype);
}

const KernelRow kRows[] = {
    {"MatMul", prepare_matmul},
    {"BatchMatMul", prepare_matmul},
    {"MatMulExt", prepare_matmul_ext},
    {"Dense", prepare_dense},
};

}  // namespace

std::span<const KernelRow> contract_kernels() { return kRows; }

}  // namespace refjit::kernels
