// Matrix products of float32 by oneDNN's matmul: transposed operands are strides, never copies; a batch broadcasts by
// its dims.
#include "devices/cpu/matmul.h"

#include <algorithm>

#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/gemm.h"
#include "devices/cpu/scratch.h"
#include "devices/cpu/threads.h"
#include "ops/infer.h"

namespace refjit::devices::cpu {
namespace {

using kernels::KernelState;
using kernels::PreparedKernel;

void run_matmul(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const MatMulState*>(state);
  void* addresses[4];
  for (size_t i = 0; i < s.inputs; ++i) addresses[i] = const_cast<void*>(inputs[i]);
  addresses[s.inputs] = outputs[0];
  if (s.pack) {
    void* pair[] = {addresses[1], scratch(s.packed_bytes)};
    s.pack.run(pair);
    addresses[1] = pair[1];
  }
  s.primitive.run({addresses, s.inputs + 1});
}

/// c^T = b^T a^T (+ bias), the columns of b shared out.
void run_thin(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const MatMulState*>(state);
  const GemmKernels& kernels = *gemm_kernels();
  const auto operand = [&](size_t i) { return static_cast<const float*>(inputs[i]); };
  constexpr int64_t kLine = 16;
  const int64_t rows = s.c.dims[0], columns = s.c.dims[1], depth = s.a.dims[1];
  const int threads = threads_for(rows * columns * depth);
  std::byte* const free = scratch(threads * s.thin_bytes);
  const int64_t lines = (columns + kLine - 1) / kLine;
  parallel_for(lines, threads > 1 ? 1 : lines, [&](int64_t begin, int64_t end, int worker) {
    const int64_t first = begin * kLine, last = std::min(end * kLine, columns);
    const Gemm part{last - first, rows, depth, s.b.strides[1], 1, 1, s.a.strides[0], s.c.strides[0]};
    const GemmData data{operand(1) + first * s.b.strides[1], operand(0), s.has_bias ? operand(2) + first : nullptr,
                        static_cast<float*>(outputs[0]) + first};
    kernels.run_turned(part, data, reinterpret_cast<float*>(free + worker * s.thin_bytes));
  });
}

/// One row by a transposed matrix: its rows times a vector.
void run_vector(const KernelState* state, const void* const* inputs, void* const* outputs) {
  const auto& s = *static_cast<const MatMulState*>(state);
  const auto operand = [&](size_t i) { return static_cast<const float*>(inputs[i]); };
  const int64_t rows = s.c.dims[s.matrix], depth = s.a.dims[1];
  constexpr int64_t kWork = 1 << 17;
  parallel_for(rows, std::max<int64_t>(1, kWork / depth), [&](int64_t begin, int64_t end, int) {
    gemm_kernels()->times_vector(operand(s.matrix) + begin * depth, depth, end - begin, depth, operand(1 - s.matrix),
                                 s.has_bias ? operand(2) + begin : nullptr, static_cast<float*>(outputs[0]) + begin);
  });
}

/// x w^T of one row x, or a matrix times one column, which is the same.
PreparedKernel vector_product(const Matrix& a, const Matrix& b, const Matrix& c, bool has_bias) {
  if (!gemm_kernels() || a.dims[1] < 2) return {};
  const bool is_row = c.dims[0] == 1 && a.strides[1] == 1 && b.strides[0] == 1 && b.strides[1] == b.dims[0];
  const bool is_column = c.dims[1] == 1 && b.strides[0] == 1 && a.strides[1] == 1 && a.strides[0] == a.dims[1];
  if (!is_row && (!is_column || has_bias)) return {};
  auto s = std::make_shared<MatMulState>(a, b, c);
  s->matrix = is_row ? 1 : 0;
  s->has_bias = has_bias;
  s->inputs = has_bias ? 3 : 2;
  return {run_vector, std::move(s)};
}

/// A product of few rows by a large transposed matrix (a layer's weight): oneDNN packs that matrix at each call, a
/// tenth of the time at 128 rows.
PreparedKernel thin_product(const Matrix& a, const Matrix& b, const Matrix& c, bool has_bias) {
  constexpr int64_t kFewest = 16, kMost = 256, kLeastDepth = 64;
  const int64_t rows = c.dims[0];
  const bool fits = rows >= kFewest && rows <= kMost && a.dims[1] >= kLeastDepth && b.strides[0] == 1 &&
                    b.strides[1] == a.dims[1] && a.strides[1] == 1;
  if (!fits || !gemm_kernels()) return {};
  auto s = std::make_shared<MatMulState>(a, b, c);
  s->has_bias = has_bias;
  s->inputs = has_bias ? 3 : 2;
  s->thin_bytes = gemm_kernels()->turned_scratch_bytes(rows);
  if (!scratch(thread_count() * s->thin_bytes)) return {};
  return {run_thin, std::move(s)};
}

/// c = a b (+ bias along the last dim). No kernel: oneDNN is missing or refuses, or the product is so small that
/// starting oneDNN costs more than it.
PreparedKernel product(Matrix a, Matrix b, Matrix c, bool has_bias) {
  constexpr int64_t kSmall = 16 * 16 * 16;
  const size_t rank = std::max({a.dims.size(), b.dims.size(), c.dims.size()});
  a.widen(rank), b.widen(rank), c.widen(rank);
  int64_t work = a.dims.back();
  for (int64_t dim : c.dims) work *= dim;
  if (work <= kSmall || rank > DNNL_MAX_NDIMS || !dnnl()) return {};
  if (rank == 2) {
    if (auto kernel = vector_product(a, b, c, has_bias); kernel.run) return kernel;
    if (auto kernel = thin_product(a, b, c, has_bias); kernel.run) return kernel;
  }
  const ThreadScope threads(threads_for(work));
  // Packing a plain b costs about as much as 40 rows of the product and saves a tenth of it; one that is transposed is
  // packed by oneDNN as fast.
  constexpr int64_t kPackedRows = 512, kMostPacked = 16 << 20;
  const int64_t b_bytes = b.dims[rank - 1] * b.dims[rank - 2] * static_cast<int64_t>(sizeof(float));
  const bool packs = rank == 2 && a.dims[0] >= kPackedRows && b_bytes <= kMostPacked && b.strides[1] == 1;
  const dnnl_memory_desc_t a_desc = a.desc(), c_desc = c.desc(), plain_b = b.desc();
  const dnnl_memory_desc_t b_desc = packs ? any_desc(b.dims) : plain_b;
  dnnl_memory_desc_t bias_desc{};
  if (has_bias) {
    std::vector<int64_t> dims(rank, 1);
    dims.back() = c.dims.back();
    bias_desc = float_desc(dims);
  }
  dnnl_matmul_desc_t desc;
  dnnl_primitive_desc_t description = nullptr;
  if (dnnl()->matmul_desc_init(&desc, &a_desc, &b_desc, has_bias ? &bias_desc : nullptr, &c_desc) != dnnl_success ||
      dnnl()->primitive_desc_create(&description, &desc, nullptr, dnnl()->engine, nullptr) != dnnl_success)
    return {};
  auto s = std::make_shared<MatMulState>(a, b, c);
  const dnnl_memory_desc_t used_b = *dnnl()->primitive_desc_query_md(description, dnnl_query_weights_md, 0);
  std::vector<DnnlPrimitive::Binding> bindings{{DNNL_ARG_SRC, a_desc}, {DNNL_ARG_WEIGHTS, used_b}};
  if (has_bias) bindings.push_back({DNNL_ARG_BIAS, bias_desc});
  s->inputs = bindings.size();
  s->has_bias = has_bias;
  bindings.push_back({DNNL_ARG_DST, c_desc});
  if (!s->primitive.make(description, bindings)) return {};
  if (packs && !dnnl()->memory_desc_equal(&used_b, &plain_b)) {
    s->packed_bytes = static_cast<int64_t>(dnnl()->memory_desc_get_size(&used_b));
    if (!make_reorder(s->pack, plain_b, used_b) || !scratch(s->packed_bytes)) return {};
  }
  return {run_matmul, std::move(s)};
}

/// float32 operands that have elements: empty products are the reference's.
bool is_single(const Request& request) {
  if (request.outputs[0].dtype != DType::Float32 || element_count(request.outputs[0].shape) == 0) return false;
  for (size_t i = 0; i < 2; ++i) {
    const TensorType operand = type_of(*request.arguments[i]);
    if (operand.dtype != DType::Float32 || element_count(operand.shape) == 0) return false;
  }
  return true;
}

PreparedKernel prepare_matmul(const Request& request) {
  if (!is_single(request)) return {};
  const bool ta = ops::bool_argument(request.arguments, 2).value_or(false);
  const bool tb = ops::bool_argument(request.arguments, 3).value_or(false);
  const Shape a = type_of(*request.arguments[0]).shape, b = type_of(*request.arguments[1]).shape;
  return product(Matrix(a, ta), Matrix(b, tb), Matrix(request.outputs[0].shape, false), false);
}

/// NumPy's matmul: a vector on the left is a row, on the right a column.
PreparedKernel prepare_matmul_ext(const Request& request) {
  if (!is_single(request)) return {};
  Shape a = type_of(*request.arguments[0]).shape, b = type_of(*request.arguments[1]).shape;
  std::vector<int64_t> c(request.outputs[0].shape.begin(), request.outputs[0].shape.end());
  if (a.size() == 1) {
    c.insert(c.end() - (b.size() > 1 ? 1 : 0), 1);
    a = Shape{1, a[0]};
  }
  if (b.size() == 1) {
    c.push_back(1);
    b = Shape{b[0], 1};
  }
  // A batch of rows times one matrix is one product.
  if (b.size() == 2 && a.size() > 2) {
    a = Shape{element_count(a) / a.back(), a.back()};
    c = {a[0], c.back()};
  }
  return product(Matrix(a, false), Matrix(b, false), Matrix(c, false), false);
}

/// x w^T + b, x as rows.
PreparedKernel prepare_dense(const Request& request) {
  if (!is_single(request)) return {};
  const Shape x = type_of(*request.arguments[0]).shape, w = type_of(*request.arguments[1]).shape;
  if (w.size() != 2) return {};
  const bool has_bias = !ops::is_none(request.arguments, 2);
  if (has_bias) {
    const TensorType bias = type_of(*request.arguments[2]);
    if (bias.dtype != DType::Float32 || element_count(bias.shape) != w[0]) return {};
  }
  const Shape rows{element_count(x) / x.back(), x.back()}, result{rows[0], w[0]};
  return product(Matrix(rows, false), Matrix(w, true), Matrix(result, false), has_bias);
}

constexpr KernelRow kRows[] = {
    {"MatMul", prepare_matmul},
    {"BatchMatMul", prepare_matmul},
    {"MatMulExt", prepare_matmul_ext},
    {"Dense", prepare_dense},
};

}  // namespace

std::span<const KernelRow> matmul_rows() { return kRows; }

PreparedKernel with_bias(const MatMulState& s) { return product(s.a, s.b, s.c, true); }

}  // namespace refjit::devices::cpu
