// Every batching rule against the loop that it stands for, on every operator's own samples, for each choice of batched
// arguments. Data movement and elementwise results must be equal bit for bit; sums may be added in another order.
#include <catch2/catch.hpp>
#include <map>

#include "batches.h"
#include "rule_emitter.h"

namespace refjit::testing {
namespace {

/// Operators that are run once an example, and why. The list can only shrink.
const std::map<std::string_view, std::string_view> kLooped = {
    {"Assign", "writes memory: the engine refuses it"},
    {"AssignAdd", "as Assign"},
    {"AssignSub", "as Assign"},
    {"ScatterUpdate", "as Assign"},
    {"ScatterAdd", "as Assign"},
    {"ScatterSub", "as Assign"},
    {"ScatterMul", "as Assign"},
    {"ScatterDiv", "as Assign"},
    {"ScatterMax", "as Assign"},
    {"ScatterMin", "as Assign"},
    {"ScatterNdUpdate", "as Assign"},
    {"ScatterNdAdd", "as Assign"},
    {"ScatterNdSub", "as Assign"},
    {"ScatterNdMul", "as Assign"},
    {"ScatterNdDiv", "as Assign"},
    {"ScatterNdMax", "as Assign"},
    {"ScatterNdMin", "as Assign"},
    {"UniformReal", "draws anew for each example"},
    {"StandardNormal", "draws anew for each example"},
    {"UniformInt", "draws anew for each example"},
    {"RandpermV2", "draws anew for each example"},
    {"Multinomial", "draws anew for each example"},
    {"Dropout", "draws anew for each example"},
    {"ApplyMomentum", "as Assign"},
    {"SGD", "as Assign"},
    {"Adam", "as Assign"},
    {"AdamWeightDecay", "as Assign"},
    {"Eye", "has no tensor to batch"},
};

/// The results of the loop, stacked, one tensor each.
std::vector<Tensor> looped(const ops::OpDef& op, const std::vector<AbstractRef>& arguments,
                           const std::vector<uint8_t>& is_batched) {
  std::vector<std::vector<Tensor>> parts;
  for (int64_t b = 0; b < kBatch; ++b) {
    std::vector<AbstractRef> one;
    for (size_t i = 0; i < arguments.size(); ++i)
      one.push_back(is_batched[i] ? example(arguments[i], b) : arguments[i]);
    auto results = kernels::evaluate(op, one);
    REQUIRE(results);
    parts.resize(results->size());
    for (size_t k = 0; k < results->size(); ++k) parts[k].push_back((*results)[k]);
  }
  std::vector<Tensor> made;
  for (const auto& part : parts) made.push_back(stacked(part));
  return made;
}

void check(const ops::OpDef& op, ops::VmapFn rule, const std::vector<AbstractRef>& arguments,
           const std::vector<uint8_t>& is_batched) {
  TapeEmitter e;
  std::vector<Val> values;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const AbstractRef a = is_batched[i] ? example(arguments[i], -1) : arguments[i];
    if (a->is_tensor()) {
      values.push_back(e.variable(tensor_of(a)));
    } else if (is_tensor_tuple(a)) {
      std::vector<Val> elements;
      for (const AbstractRef& part : a->elements) elements.push_back(e.variable(tensor_of(part)));
      values.push_back(e.tuple(elements));
    } else {
      values.push_back(e.constant(a));
    }
  }
  for (size_t i = values.size(); i < op.args.size(); ++i)
    values.push_back(e.constant(ops::default_value(op.args[i].default_text)));
  std::vector<uint8_t> flags = is_batched;
  flags.resize(values.size(), 0);
  const Val result = rule(e, {op, values, flags, kBatch});
  std::string text = std::string(op.name) + "(";
  for (size_t i = 0; i < arguments.size(); ++i)
    text += (arguments[i]->is_tensor() ? shape_text(arguments[i]->shape.concrete()) : "-") +
            (is_batched[i] ? " batched, " : ", ");
  INFO(text << ")");
  if (e.error()) {
    FAIL_CHECK(e.error()->message);
    return;
  }
  const auto expected = looped(op, arguments, is_batched);
  const AbstractRef got = e.value(result);
  for (size_t k = 0; k < expected.size(); ++k) {
    const Tensor& t = tensor_of(got->is_tensor() ? got : got->elements[k]);
    INFO("result " << k << " of shape " << shape_text(t.shape) << ", the loop's " << shape_text(expected[k].shape));
    CHECK(agree(op, t, expected[k]));
  }
}

}  // namespace

TEST_CASE("every operator has a batching rule or a reason", "[kernels][rules]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    INFO(op->name);
    CHECK((ops::vmap_of(*op) != nullptr) != (kLooped.count(op->name) == 1));
  }
}

TEST_CASE("batching rules agree with the loop", "[kernels][rules]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    const ops::VmapFn rule = ops::vmap_of(*op);
    if (!rule) continue;
    for (const ops::Sample& sample : op->samples(*op)) {
      std::vector<size_t> places;
      for (size_t i = 0; i < sample.arguments.size(); ++i)
        if (sample.arguments[i]->is_tensor() || is_tensor_tuple(sample.arguments[i])) places.push_back(i);
      for (uint32_t choice = 1; choice < 1u << places.size(); ++choice) {
        std::vector<uint8_t> is_batched(sample.arguments.size(), 0);
        for (size_t k = 0; k < places.size(); ++k) is_batched[places[k]] = choice >> k & 1;
        check(*op, rule, sample.arguments, is_batched);
      }
    }
  }
}

}  // namespace refjit::testing
