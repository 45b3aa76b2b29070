#include <catch2/catch.hpp>

#include <cmath>
#include <string>

#include "kernels/kernel.h"
#include "ops/op.h"

using namespace refjit;
using ir::Abstract;

namespace {

/// Bits of a tensor's elements with all NaNs made one.
std::string canonical_bytes(const Tensor& t) {
  std::string text;
  for (int64_t i = 0; i < t.element_count(); ++i) {
    const double value = element_as_double(t, i);
    text += value != value      ? "nan"
            : is_float(t.dtype) ? std::to_string(value) + (std::signbit(value) ? "-" : "+")
                                : std::to_string(element_as_int(t, i));
    text += ' ';
  }
  return text;
}

}  // namespace

TEST_CASE("samples: inference agrees with evaluation for every operator", "[kernels][ops]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    INFO(op->name);
    REQUIRE(op->samples != nullptr);
    const auto samples = op->samples(*op);
    REQUIRE(!samples.empty());
    size_t index = 0;
    for (const ops::Sample& sample : samples) {
      INFO("sample " << index++);
      auto inferred = op->infer(*op, sample.arguments);
      if (!inferred) FAIL(inferred.error().message);
      auto values = kernels::evaluate(*op, sample.arguments);
      if (!values) FAIL(values.error().message);
      const auto types = kernels::output_types(**inferred);
      REQUIRE(values->size() == types.size());
      for (size_t i = 0; i < types.size(); ++i) {
        CHECK((*values)[i].dtype == types[i].dtype);
        CHECK((*values)[i].shape == types[i].shape);
      }
      CHECK(kernels::supports(*op, sample.arguments));
    }
  }
}

TEST_CASE("samples: inference on broadened arguments admits the same result", "[kernels][ops]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    INFO(op->name);
    for (const ops::Sample& sample : op->samples(*op)) {
      auto exact = op->infer(*op, sample.arguments);
      REQUIRE(exact);
      if (!(*exact)->is_tensor()) continue;
      // Tensors lose their values and every dim becomes a symbol; the other arguments stay.
      std::vector<ir::AbstractRef> unknown = sample.arguments;
      for (ir::AbstractRef& a : unknown) {
        if (!a->is_tensor() || a->shape.dims.empty()) continue;
        ir::AnyShape shape;
        for (ir::Dim d : a->shape.dims) shape.dims.push_back(ir::Dim::symbol(static_cast<uint32_t>(d.value())));
        a = Abstract::tensor(a->dtype, shape);
      }
      auto loose = op->infer(*op, unknown);
      if (!loose) FAIL(loose.error().message);
      CHECK((*loose)->dtype == (*exact)->dtype);
      if ((*loose)->shape.rank_known) {
        REQUIRE((*loose)->shape.dims.size() == (*exact)->shape.dims.size());
        for (size_t i = 0; i < (*loose)->shape.dims.size(); ++i) {
          const ir::Dim d = (*loose)->shape.dims[i];
          if (d.is_known()) CHECK(d == (*exact)->shape.dims[i]);
        }
      }
      // Unknown rank is admitted too.
      for (ir::AbstractRef& a : unknown) {
        if (a->is_tensor()) a = Abstract::tensor(a->dtype, ir::AnyShape{false, {}});
      }
      auto ranked = op->infer(*op, unknown);
      if (!ranked) FAIL(ranked.error().message);
      CHECK((*ranked)->dtype == (*exact)->dtype);
    }
  }
}

TEST_CASE("samples: evaluating twice gives the same bits", "[kernels]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    INFO(op->name);
    for (const ops::Sample& sample : op->samples(*op)) {
      auto first = kernels::evaluate(*op, sample.arguments);
      auto second = kernels::evaluate(*op, sample.arguments);
      REQUIRE(first);
      REQUIRE(second);
      for (size_t i = 0; i < first->size(); ++i) CHECK(canonical_bytes((*first)[i]) == canonical_bytes((*second)[i]));
    }
  }
}
