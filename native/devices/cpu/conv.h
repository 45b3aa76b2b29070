#pragma once
// Two-dimensional convolutions of float32 and their gradients by oneDNN: Winograd's algorithm for filters of 3 by 3,
// direct convolution otherwise, on tensors in blocks of 16 channels where the machine has AVX-512. A forward
// convolution may take a normalisation, a bias, a residual and a relu with it, and may read and write blocked tensors;
// refine.cpp decides that for whole plans. Operands that are plain are converted through a thread's scratch memory.
// Winograd's sums of neighbours would spread an infinity or a NaN, and overflow early: such operands go the direct way.
#include <memory>
#include <vector>

#include "devices/cpu/cpu_kernels.h"
#include "devices/cpu/dnnl_library.h"
#include "ops/conv.h"

namespace refjit::devices::cpu {

struct ConvSpec {
  enum class Kind : uint8_t { Forward, InputGrad, FilterGrad };
  Kind kind = Kind::Forward;
  Shape x, w, y;  ///< Of the forward convolution.
  ops::Conv2d conv;
  // Forward only; operands are x, w, [scale, bias, mean, variance], [bias], [residual].
  bool has_norm = false, has_bias = false, has_residual = false, has_relu = false;
  double epsilon = 0;
  bool is_x_blocked = false, is_residual_blocked = false, is_y_blocked = false;

  /// x and y can be in blocks of 16 channels on this machine.
  bool can_be_blocked() const;
};

class ConvKernel final : public kernels::KernelState {
 public:
  /// Null: oneDNN is missing or cannot do it.
  static std::shared_ptr<const ConvKernel> make(const ConvSpec& spec);
  static kernels::PreparedKernel prepared(std::shared_ptr<const ConvKernel> kernel);
  const ConvSpec& spec() const { return spec_; }

 private:
  struct Operand {
    int argument = 0;
    dnnl_memory_desc_t plain{}, used{};  ///< As the program has it, and as the primitive does.
    DnnlPrimitive reorder;               ///< Between the two, where they differ.
    int64_t bytes = 0;                   ///< Of `used` in scratch; 0 where none is needed.
  };

  static std::shared_ptr<const ConvKernel> make(const ConvSpec& spec, bool may_transform);
  bool make_primitive(dnnl_alg_kind_t algorithm, bool blocks, bool must_be_fast);
  const ConvKernel* untransformed(const void* const* inputs) const;
  bool make_operands(const_dnnl_primitive_desc_t description);
  static void run(const KernelState* state, const void* const* inputs, void* const* outputs);
  void run(const void* const* inputs, void* const* outputs) const;
  const void* fold_norm(const void* const* inputs, float* weights) const;
  void finish(const float* from, const float* residual, float* to) const;

  ConvSpec spec_;
  DnnlPrimitive primitive_;
  Operand first_, second_, result_;
  bool unblocks_ = false;            ///< The result is blocked and wanted plain: our own last pass converts it.
  mutable std::vector<float> bias_;  ///< Of the folded normalisation.
  int64_t scratch_bytes_ = 0;
  bool is_transformed_ = false;                       ///< By Winograd's algorithm.
  mutable std::shared_ptr<const ConvKernel> direct_;  ///< Instead, from the first operands that need it on.
};

}  // namespace refjit::devices::cpu
