#include "runtime/conformance.h"

#include <algorithm>

#include "programs.h"
#include "runtime/planned_device.h"
#include "tensor/memory.h"

using namespace refjit;
using namespace refjit::runtime;

namespace {

/// Forwards to the reference's kernels, but for one operator that it spoils or does not have.
class OddKernels final : public KernelSource {
 public:
  std::string_view missing;
  Result<kernels::PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                                          std::span<const TensorType> outputs) const override {
    if (op.name == missing) return device_error("[odd] no " + std::string(op.name));
    return reference_kernels().prepare(op, arguments, outputs);
  }
  Result<kernels::PreparedKernel> prepare_fused(const kernels::FusedProgram& program) const override {
    return reference_kernels().prepare_fused(program);
  }
  bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) const override {
    return op.name != missing && reference_kernels().supports(op, arguments);
  }
};

}  // namespace

TEST_CASE("conformance: the reference agrees with itself on every sample", "[runtime][conformance]") {
  auto reference = make_reference_device();
  auto other = make_reference_device();
  for (ExecutorKind kind : {ExecutorKind::KernelByKernel, ExecutorKind::Sink}) {
    ConformanceOptions options;
    options.executor = kind;
    const auto rows = run_conformance(*reference, *other, options);
    CHECK(rows.size() > 40);
    int samples = 0;
    for (const ConformanceRow& row : rows) {
      INFO(row.op << " " << row.dtype << " " << row.reason);
      CHECK(row.verdict == Verdict::Pass);
      CHECK(row.max_ulp == 0);
      samples += row.samples;
    }
    CHECK(samples > 200);
  }
}

TEST_CASE("conformance: a missing kernel is a row that says why, not a failure", "[runtime][conformance]") {
  OddKernels kernels;
  kernels.missing = "Mul";
  auto reference = make_reference_device();
  auto device = make_planned_device({"odd", "", true}, kernels, host_memory());
  ConformanceOptions options;
  options.only_ops = {"Mul"};
  const auto rows = run_conformance(*reference, *device, options);
  REQUIRE_FALSE(rows.empty());
  for (const ConformanceRow& row : rows) {
    CHECK(row.verdict == Verdict::Unsupported);
    CHECK(row.reason.find("Mul") != std::string::npos);
  }
  CHECK_FALSE(has_failure(rows));
}

TEST_CASE("conformance: the table names operator, dtype and verdict", "[runtime][conformance]") {
  ConformanceRow row;
  row.op = "Mul";
  row.dtype = "Float32";
  row.samples = 3;
  row.max_ulp = 1;
  row.verdict = Verdict::Fail;
  row.reason = "1 of 6 elements differ";
  const std::string table = conformance_table(std::span(&row, 1), "odd");
  CHECK(table.find("Mul       Float32") != std::string::npos);
  CHECK(table.find("FAIL: 1 of 6 elements differ") != std::string::npos);
  CHECK(table.find("odd: 0 pass, 1 fail") != std::string::npos);
}
