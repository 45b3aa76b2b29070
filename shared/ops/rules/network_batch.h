#pragma once
// Batching rules of convolution, pooling, normalisation and losses, for the rows in network.cpp, and of the scatter
// family, for those in collect.cpp. Private to this room.
#include "ops/rules/math.h"

namespace refjit::ops {

Term conv2d_batch(const VmapRule& r);
Term conv2d_input_grad_batch(const VmapRule& r);
Term conv2d_filter_grad_batch(const VmapRule& r);
/// Operators whose tensors all have the examples of a batch along axis 0: two batches become one.
Term folded_batch(const VmapRule& r);
Term batch_norm_batch(const VmapRule& r);
Term batch_norm_grad_batch(const VmapRule& r);
Term layer_norm_batch(const VmapRule& r);
Term layer_norm_grad_batch(const VmapRule& r);
Term bias_add_batch(const VmapRule& r);
Term bias_add_grad_batch(const VmapRule& r);
Term one_hot_batch(const VmapRule& r);
Term sparse_cross_entropy_batch(const VmapRule& r);
Term nll_loss_batch(const VmapRule& r);

Term sort_batch(const VmapRule& r);
Term top_k_batch(const VmapRule& r);
Term top_k_ext_batch(const VmapRule& r);
Term gather_d_batch(const VmapRule& r);
Term gather_nd_batch(const VmapRule& r);
Term scatter_batch(const VmapRule& r);
Term scatter_elements_batch(const VmapRule& r);
Term scatter_nd_batch(const VmapRule& r);
Term pad_batch(const VmapRule& r);
Term pad_grad_batch(const VmapRule& r);

}  // namespace refjit::ops
