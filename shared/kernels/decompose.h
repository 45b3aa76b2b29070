#pragma once
// Prepare functions of decompositions of matrices (float32 and float64, computed in double); rows of linalg.cpp.
// Private to this room.
#include "kernels/registry.h"

namespace refjit::kernels {

Result<PreparedKernel> prepare_cholesky(const Request& request);
Result<PreparedKernel> prepare_qr(const Request& request);
Result<PreparedKernel> prepare_geqrf(const Request& request);
/// (values, left vectors, right vectors), values descending.
Result<PreparedKernel> prepare_svd(const Request& request);
/// Qr and Svd of complex matrices.
Result<PreparedKernel> prepare_complex_decompose(const Request& request);

}  // namespace refjit::kernels
