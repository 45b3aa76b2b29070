// Elementwise operators as tile programs: implicit conversion and broadcasting around one flat kernel, and fused
// chains.
#include <optional>

#include "kernels/registry.h"
#include "kernels/tile_program.h"
#include "ops/infer.h"

namespace refjit::kernels {
namespace {

/// The type in which `row` computes operands of common type `common`, and the type it yields.
struct Compute {
  DType operands;
  DType result;
};

Compute compute_of(const FlatRow& row, DType common) {
  const DType wide = compute_type(common);
  switch (row.rule) {
    case FlatRule::Bool:
      return {wide, DType::Bool};
    case FlatRule::Logical:
      return {DType::Bool, DType::Bool};
    case FlatRule::Part:
      return {wide, real_type(wide)};
    case FlatRule::Join: {
      const DType part = is_float(wide) ? wide : DType::Float32;
      return {part, complex_type(part)};
    }
    case FlatRule::Real: {
      const DType real = is_float(wide) || is_complex(wide) ? wide : DType::Float32;
      return {real, real};
    }
    default:
      return {wide, wide};
  }
}

FlatFn function_of(const Backend& backend, const FlatRow& row, DType operands) {
  return backend.flat_of(row, compute_column(operands));
}

/// AddExt and SubExt: other * alpha, in the type of computing.
Status scale_by_alpha(const Request& request, TileProgram& program, DType dtype, uint16_t& reg) {
  if (request.op.args.size() != 3 || request.op.args[2].name != "alpha" || request.arguments.size() < 3) return {};
  const auto alpha = scalar_of(*request.arguments[2]);
  if (!alpha || alpha->dtype == DType::Bool || (alpha->dtype == DType::Int64 && alpha->bits == 1)) return {};
  const FlatFn multiply = function_of(request.backend, *find_flat("Mul"), dtype);
  const int factor = program.add_cast(program.add_constant(alpha->dtype, &alpha->bits), dtype);
  if (!multiply || factor < 0) return unsupported(request, dtype);
  reg = program.add_step(multiply, dtype, reg, static_cast<uint16_t>(factor));
  return {};
}

}  // namespace

std::optional<Scalar> scalar_of(const ir::Abstract& a) {
  Scalar s{DType::Int64, 0};
  if (auto* b = std::get_if<bool>(&a.value)) {
    s = {DType::Bool, *b};
  } else if (auto* i = std::get_if<int64_t>(&a.value)) {
    s.bits = static_cast<uint64_t>(*i);
  } else if (auto* d = std::get_if<double>(&a.value)) {
    s = {DType::Float64, __builtin_bit_cast(uint64_t, *d)};
  } else {
    return std::nullopt;
  }
  return s;
}

DType scalar_operand_dtype(const ir::Abstract& a) {
  if (a.kind == ir::AbstractKind::Bool) return DType::Bool;
  return a.kind == ir::AbstractKind::Int ? DType::Int64 : DType::Float32;
}

Result<PreparedKernel> prepare_elementwise(const Request& request) {
  const FlatRow& row = *find_flat(request.op.name);
  std::vector<ops::Operand> operands;
  for (size_t i = 0; i < row.arity; ++i) {
    auto o = ops::operand(request.op, request.arguments, i, false);
    if (!o) return std::move(o).error();
    operands.push_back(*std::move(o));
  }
  const bool selects = row.rule == FlatRule::Select;
  auto common = ops::promoted(std::span<const ops::Operand>(operands).subspan(selects ? 1 : 0));
  if (!common) return std::move(common).error();
  const Compute compute = compute_of(row, *common);
  const FlatFn fn = function_of(request.backend, row, compute.operands);
  if (!fn) return unsupported(request, *common);

  auto program = std::make_unique<TileProgram>(request.outputs[0].shape, request.backend);
  uint16_t regs[3] = {0, 0, 0};
  uint16_t input = 0;
  for (size_t i = 0; i < row.arity; ++i) {
    const ir::Abstract& a = *request.arguments[i];
    uint16_t reg = 0;
    if (a.is_tensor()) {
      reg = program->add_input(a.dtype, a.shape.concrete(), input++);
    } else {
      const auto scalar = scalar_of(a);
      reg = scalar ? program->add_constant(scalar->dtype, &scalar->bits)
                   : program->add_input(scalar_operand_dtype(a), Shape{}, input++);
    }
    // A mixed pair is converted to its common type first, and only then to the type of computing.
    int cast = reg;
    const bool is_condition = selects && i == 0;
    if (!is_condition && row.rule != FlatRule::Logical) cast = program->add_cast(static_cast<uint16_t>(cast), *common);
    if (cast >= 0) cast = program->add_cast(static_cast<uint16_t>(cast), is_condition ? DType::Bool : compute.operands);
    if (cast < 0) return unsupported(request, a.dtype);
    regs[i] = static_cast<uint16_t>(cast);
  }
  if (auto status = scale_by_alpha(request, *program, compute.operands, regs[1]); !status)
    return std::move(status).error();
  const uint16_t result = program->add_step(fn, compute.result, regs[0], regs[1], regs[2]);
  const int stored = program->add_cast(result, request.outputs[0].dtype);
  if (stored < 0) return unsupported(request, request.outputs[0].dtype);
  program->add_output(static_cast<uint16_t>(stored), 0);
  return program.release()->finish();
}

bool is_fusible(const ops::OpDef& op, DType in_dtype) {
  if (op.name == "Cast") return compute_column(compute_type(in_dtype)) >= 0;
  const FlatRow* row = find_flat(op.name);
  return row && function_of(reference_backend(), *row, compute_of(*row, in_dtype).operands);
}

Result<PreparedKernel> prepare_fused(const FusedProgram& fused, const Backend& backend) {
  auto program = std::make_unique<TileProgram>(fused.output_types[0].shape, backend);
  std::vector<uint16_t> regs;  // the fused program's registers in the tile program
  for (size_t i = 0; i < fused.inputs.size(); ++i) {
    regs.push_back(program->add_input(fused.inputs[i].dtype, fused.inputs[i].shape, static_cast<uint16_t>(i)));
  }
  for (size_t i = 0; i < fused.scalar_constants.size(); ++i) {
    const uint16_t reg = program->add_constant(DType::Float64, &fused.scalar_constants[i]);
    const int cast = program->add_cast(reg, fused.scalar_dtypes[i]);
    if (cast < 0) return internal_error("[fused] a constant has a dtype without kernels");
    regs.push_back(static_cast<uint16_t>(cast));
  }
  for (const FusedStep& step : fused.steps) {
    int result = -1;
    if (step.op->name == "Cast") {
      result = program->add_cast(regs[step.inputs[0]], step.out_dtype);
    } else if (const FlatRow* row = find_flat(step.op->name)) {
      const Compute compute = compute_of(*row, step.in_dtype);
      const FlatFn fn = function_of(backend, *row, compute.operands);
      uint16_t operands[3] = {0, 0, 0};
      for (size_t i = 0; fn && i < row->arity; ++i) {
        const bool is_condition = row->rule == FlatRule::Select && i == 0;
        int cast = regs[step.inputs[i]];
        if (!is_condition && row->rule != FlatRule::Logical)
          cast = program->add_cast(static_cast<uint16_t>(cast), step.in_dtype);
        if (cast >= 0)
          cast = program->add_cast(static_cast<uint16_t>(cast), is_condition ? DType::Bool : compute.operands);
        if (cast < 0) return internal_error("[fused] no conversion for an operand of " + std::string(step.op->name));
        operands[i] = static_cast<uint16_t>(cast);
      }
      if (fn) {
        result = program->add_cast(program->add_step(fn, compute.result, operands[0], operands[1], operands[2]),
                                   step.out_dtype);
      }
    }
    if (result < 0) return internal_error("[fused] " + std::string(step.op->name) + " has no tile kernel");
    if (regs.size() <= step.output) regs.resize(step.output + 1u);
    regs[step.output] = static_cast<uint16_t>(result);
  }
  for (size_t i = 0; i < fused.outputs.size(); ++i)
    program->add_output(regs[fused.outputs[i]], static_cast<uint16_t>(i));
  return program.release()->finish();
}

}  // namespace refjit::kernels
