#pragma once
// The conformance engine: every operator's samples run on the reference and on another device as programs of one node,
// and the results are compared within the operator's tolerance class. Used by `refjit conform`, by tests and by whoever
// brings a new device. Invariant: one row for each (operator, dtype) of the table, so nothing is left out in silence; a
// device's errors are rows, never the end of the run.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "runtime/compare.h"
#include "runtime/device.h"

namespace refjit::runtime {

enum class Verdict : uint8_t {
  Pass,
  Fail,         ///< Beyond the tolerance, or an error where the reference has a result.
  Unsupported,  ///< The device says why in `reason`.
  NoSamples,    ///< The operator declares none: a gap of the table, not of the device.
};

struct ConformanceRow {
  std::string op;
  std::string dtype;  ///< Of the first tensor operand, MindSpore's IR name; empty without tensors.
  int samples = 0;
  int failed_samples = 0;
  double max_ulp = 0;
  double max_absolute = 0;
  Tolerance tolerance;  ///< The widest among the samples.
  Verdict verdict = Verdict::Pass;
  std::string reason;  ///< Of Unsupported, of an error, or the first sample that failed.
};

struct ConformanceOptions {
  std::vector<std::string> only_ops;  ///< Names, in which * stands for any letters; empty: all.
  ExecutorKind executor = ExecutorKind::KernelByKernel;
  std::optional<Tolerance> tolerance;  ///< Instead of each operator's own.
};

/// Rows sorted by operator, then dtype.
std::vector<ConformanceRow> run_conformance(Device& reference, Device& device, const ConformanceOptions& options = {});

/// May stand in ConformanceOptions::only_ops: some operator has such a name.
bool names_operator(const std::string& pattern);

/// True when some row failed.
bool has_failure(std::span<const ConformanceRow> rows);

/// "pass", "fail", "unsupported", "no samples"
std::string_view verdict_name(Verdict verdict);

/// The rows as an aligned text table, those that fail at its end, followed by a line of totals.
std::string conformance_table(std::span<const ConformanceRow> rows, const std::string& device);

}  // namespace refjit::runtime
