#pragma once
// TapeEmitter: an Emitter that runs every operator on the reference kernels at once and remembers it, so that tests can
// differentiate what rules made. Values computed here are no constants to a rule, as eager tensors are not.
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "kernels/kernel.h"
#include "ops/graph_emitter.h"
#include "ops/rules.h"

namespace refjit::testing {

using ir::Abstract;
using ir::AbstractRef;
using ops::Val;

class TapeEmitter final : public ops::Emitter {
 public:
  /// A tensor that rules may not look into.
  Val variable(Tensor t) { return store(Abstract::constant_tensor(std::move(t)), false); }

  Val emit(const ops::OpDef& op, std::span<const Val> arguments) override {
    if (error()) return {};
    Step step{&op, {}, {}};
    std::vector<AbstractRef> values;
    for (size_t i = 0; i < op.args.size(); ++i) {
      const bool is_given = i < arguments.size() && arguments[i];
      step.arguments.push_back(is_given ? arguments[i] : constant(ops::default_value(op.args[i].default_text)));
      values.push_back(value(step.arguments.back()));
    }
    auto inferred = op.infer(op, values);
    if (!inferred) return failed(std::move(inferred).error(), op);
    auto results = kernels::evaluate(op, values);
    if (!results) return failed(std::move(results).error(), op);
    if ((*inferred)->is_tensor()) {
      step.result = variable((*results)[0]);
    } else {
      std::vector<AbstractRef> elements;
      for (Tensor& t : *results) elements.push_back(Abstract::constant_tensor(std::move(t)));
      step.result = store(Abstract::tuple(std::move(elements)), false);
    }
    steps_.push_back(step);
    return step.result;
  }
  Val constant(AbstractRef value) override { return error() ? Val{} : store(std::move(value), true); }
  Val tuple(std::span<const Val> elements) override {
    if (error()) return {};
    std::vector<AbstractRef> values;
    bool is_constant = true;
    for (Val v : elements) {
      values.push_back(value(v));
      is_constant = is_constant && cells_[v.bits - 1].is_constant;
    }
    const Val made = store(Abstract::tuple(std::move(values)), is_constant);
    steps_.push_back({nullptr, {elements.begin(), elements.end()}, made});
    return made;
  }
  Val item(Val tuple, int64_t index) override {
    if (error()) return {};
    const Val made = store(value(tuple)->elements[static_cast<size_t>(index)], false);
    steps_.push_back({nullptr, {tuple}, made, index});
    return made;
  }
  AbstractRef type_of(Val v) override {
    if (!v) return nullptr;
    return cells_[v.bits - 1].is_constant ? value(v) : ir::broaden(value(v));
  }

  const AbstractRef& value(Val v) const { return cells_[v.bits - 1].value; }
  const Tensor& tensor(Val v) const { return std::get<Tensor>(value(v)->value); }

  /// Gradients of `output` by `inputs` with the sensitivity `seed`, by the rules; null where independent.
  std::vector<Val> backward(Val output, Val seed, std::span<const Val> inputs) {
    std::unordered_map<uint64_t, std::vector<Val>> gradients;
    gradients[output.bits] = {seed};
    for (size_t i = steps_.size(); i-- > 0 && !error();) {
      const Step step = steps_[i];  // a copy: rules append
      const auto at = gradients.find(step.result.bits);
      if (at != gradients.end()) pull(step, std::vector<Val>(at->second), gradients);
    }
    std::vector<Val> found;
    for (Val v : inputs) found.push_back(gradients.count(v.bits) ? gradients[v.bits][0] : Val{});
    return found;
  }

 private:
  struct Cell {
    AbstractRef value;
    bool is_constant;
  };
  /// Without an operator: a tuple, or element `index` of one.
  struct Step {
    const ops::OpDef* op;
    std::vector<Val> arguments;
    Val result;
    int64_t index = -1;
  };
  using Gradients = std::unordered_map<uint64_t, std::vector<Val>>;

  Val store(AbstractRef value, bool is_constant) {
    cells_.push_back({std::move(value), is_constant});
    return {cells_.size()};
  }
  Val failed(Error error, const ops::OpDef& op) {
    error.message = std::string(op.name) + ": " + error.message;
    fail(std::move(error));
    return {};
  }
  void add_to(Gradients& gradients, Val v, size_t element, Val more) {
    if (!more) return;
    const AbstractRef type = value(v);
    std::vector<Val>& sums = gradients[v.bits];
    sums.resize(type->is_tensor() ? 1 : type->elements.size());
    sums[element] = sums[element] ? call("Add", {sums[element], more}) : more;
  }
  void pull(const Step& step, const std::vector<Val>& gs, Gradients& gradients) {
    if (!step.op && step.index >= 0)
      return add_to(gradients, step.arguments[0], static_cast<size_t>(step.index), gs[0]);
    if (!step.op) {
      for (size_t i = 0; i < gs.size(); ++i) add_to(gradients, step.arguments[i], 0, gs[i]);
      return;
    }
    const ops::Rules* rules = ops::rules_of(*step.op);
    if (rules && rules->is_zero_gradient) return;
    if (!rules || !rules->grad)
      return fail(user_error("NoRule", "[" + std::string(step.op->name) + "] there is no gradient rule."));
    std::vector<Val> out(step.arguments.size());
    rules->grad(*this, {*step.op, step.arguments, step.result, gs}, out);
    for (size_t i = 0; i < out.size() && !error(); ++i) {
      if (!out[i]) continue;
      if (value(step.arguments[i])->is_tensor()) {
        add_to(gradients, step.arguments[i], 0, out[i]);
      } else {
        for (size_t k = 0; k < value(step.arguments[i])->elements.size(); ++k)
          add_to(gradients, step.arguments[i], k, item(out[i], static_cast<int64_t>(k)));
      }
    }
  }

  std::vector<Cell> cells_;
  std::vector<Step> steps_;
};

}  // namespace refjit::testing
