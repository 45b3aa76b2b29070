#include "runtime/conformance.h"

#include <fnmatch.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "base/aligned_text.h"
#include "ops/op.h"
#include "runtime/private_copies.h"
#include "runtime/single_op.h"

namespace refjit::runtime {
namespace {

std::string first_dtype(const SingleOp& single) {
  return single.input_types.empty() ? std::string() : std::string(ir_name(single.input_types[0].dtype));
}

std::string sample_text(const SingleOp& single) {
  std::string text;
  for (const TensorType& type : single.input_types) {
    if (!text.empty()) text += ", ";
    text += std::string(ir_name(type.dtype)) + shape_text(type.shape);
  }
  return text.empty() ? "no tensors" : text;
}

Result<std::vector<Tensor>> run_on(Device& device, const SingleOp& single, ExecutorKind kind) {
  auto executable = device.compile(single.program, single.input_types, kind);
  if (!executable) return std::move(executable).error();
  std::vector<Tensor> inputs = single.inputs;
  std::vector<Tensor> outputs;
  if (const PlanInfo plan = (*executable)->plan(); !plan.written_inputs.empty()) {
    auto copies = private_copies(inputs);  // the samples stay as they were
    if (!copies) return std::move(copies).error();
    inputs = *std::move(copies);
    for (uint32_t i : plan.written_inputs) {
      auto placed = device.to_device(inputs[i]);
      if (!placed) return std::move(placed).error();
      inputs[i] = *std::move(placed);
    }
  }
  REFJIT_TRY((*executable)->run(inputs, outputs));
  REFJIT_TRY(device.synchronise());
  for (Tensor& output : outputs) {
    auto host = device.to_host(output);
    if (!host) return std::move(host).error();
    output = *std::move(host);
  }
  return outputs;
}

void fail(ConformanceRow& row, std::string reason) {
  ++row.failed_samples;
  row.verdict = Verdict::Fail;
  if (row.reason.empty()) row.reason = std::move(reason);
}

void judge_sample(Device& reference, Device& device, const ops::OpDef& op, const SingleOp& single,
                  const ConformanceOptions& options, ConformanceRow& row) {
  ++row.samples;
  auto expected = run_on(reference, single, options.executor);
  if (!expected) return fail(row, "reference: " + expected.error().message);
  if (std::string why = device.unsupported_reason(*single.node); !why.empty()) {
    if (row.verdict == Verdict::Pass) row.verdict = Verdict::Unsupported;
    if (row.reason.empty()) row.reason = std::move(why);
    return;
  }
  auto got = run_on(device, single, options.executor);
  if (!got) return fail(row, got.error().message);
  const Tolerance tolerance =
      options.tolerance ? *options.tolerance : tolerance_of(op.tolerance, single.inputs, *expected);
  row.tolerance.ulp = std::max(row.tolerance.ulp, tolerance.ulp);
  row.tolerance.absolute = std::max(row.tolerance.absolute, tolerance.absolute);
  auto comparison = compare(*expected, *got, tolerance);
  if (!comparison) return fail(row, comparison.error().message);
  row.max_ulp = std::max(row.max_ulp, comparison->max_ulp);
  row.max_absolute = std::max(row.max_absolute, comparison->max_absolute);
  if (!comparison->is_ok())
    fail(row, std::to_string(comparison->outside) + " of " + std::to_string(comparison->elements) +
                  " elements differ, first at " + std::to_string(comparison->first_outside) + ", on " +
                  sample_text(single));
}

bool matches_any(const ops::OpDef& op, std::span<const std::string> patterns) {
  const std::string name(op.name);
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const std::string& each) { return fnmatch(each.c_str(), name.c_str(), 0) == 0; });
}

std::string number_text(double value) {
  if (value >= kNoDistance) return "no distance";
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

}  // namespace

std::vector<ConformanceRow> run_conformance(Device& reference, Device& device, const ConformanceOptions& options) {
  std::vector<ConformanceRow> rows;
  for (const ops::OpDef* op : ops::all_ops()) {
    if (!options.only_ops.empty() && !matches_any(*op, options.only_ops)) continue;
    std::map<std::string, ConformanceRow> by_dtype;
    const auto samples = op->samples ? op->samples(*op) : std::vector<ops::Sample>();
    for (const ops::Sample& sample : samples) {
      auto single = make_single_op(*op, sample.arguments);
      ConformanceRow& row = by_dtype[single ? first_dtype(*single) : std::string()];
      if (single) {
        judge_sample(reference, device, *op, *single, options, row);
      } else {
        ++row.samples;
        fail(row, "sample: " + single.error().message);
      }
    }
    if (by_dtype.empty()) by_dtype[""].verdict = Verdict::NoSamples;
    for (auto& [dtype, row] : by_dtype) {
      row.op = op->name;
      row.dtype = dtype;
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

bool names_operator(const std::string& pattern) {
  const auto& all = ops::all_ops();
  return std::any_of(all.begin(), all.end(), [&](const ops::OpDef* op) { return matches_any(*op, {&pattern, 1}); });
}

bool has_failure(std::span<const ConformanceRow> rows) {
  return std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.verdict == Verdict::Fail; });
}

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Pass:
      return "pass";
    case Verdict::Fail:
      return "fail";
    case Verdict::Unsupported:
      return "unsupported";
    case Verdict::NoSamples:
      return "no samples";
  }
  return "";
}

std::string conformance_table(std::span<const ConformanceRow> rows, const std::string& device) {
  const std::vector<std::string> header = {"operator", "dtype",     "samples", "max ulp",
                                           "max abs",  "tolerance", "verdict"};
  std::vector<std::vector<std::string>> cells{header};
  int counts[4] = {};
  // Of a long log the end is what is seen.
  std::vector<const ConformanceRow*> order;
  for (const ConformanceRow& row : rows) order.push_back(&row);
  std::stable_partition(order.begin(), order.end(), [](const auto* row) { return row->verdict != Verdict::Fail; });
  for (const ConformanceRow* each : order) {
    const ConformanceRow& row = *each;
    std::string bound = number_text(row.tolerance.ulp) + " ulp";
    if (row.tolerance.absolute > 0) bound += " or " + number_text(row.tolerance.absolute);
    std::string verdict(row.verdict == Verdict::Fail ? "FAIL" : verdict_name(row.verdict));
    if (!row.reason.empty()) verdict += ": " + row.reason;
    cells.push_back({row.op, row.dtype, std::to_string(row.samples), number_text(row.max_ulp),
                     number_text(row.max_absolute), std::move(bound), std::move(verdict)});
    ++counts[static_cast<int>(row.verdict)];
  }
  return aligned_text(cells) + device + ": " + std::to_string(counts[0]) + " pass, " + std::to_string(counts[1]) +
         " fail, " + std::to_string(counts[2]) + " unsupported, " + std::to_string(counts[3]) + " without samples\n";
}

}  // namespace refjit::runtime
