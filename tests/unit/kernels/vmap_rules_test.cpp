// Every batching rule against the loop that it stands for, on every operator's own samples, for each choice of batched
// arguments. Data movement and elementwise results must be equal bit for bit; sums may be added in another order.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <map>

#include "rule_emitter.h"
#include "tensor/half.h"

namespace refjit::testing {
namespace {

constexpr int64_t kBatch = 3;

/// Operators that are run once an example, and why. The list can only shrink.
const std::map<std::string_view, std::string_view> kLooped = {
    {"Assign", "writes memory: the engine refuses it"},
    {"Eye", "has no tensor to batch"},
};

/// Example `b`: the same elements turned by 5 b places.
Tensor turned(const Tensor& t, int64_t b) {
  Tensor made = *Tensor::copy_of(t.dtype, t.shape, t.data());
  const int64_t count = t.element_count(), each = byte_size(t.dtype);
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(made.data<char>() + i * each, t.data<char>() + (i + 5 * b) % count * each, static_cast<size_t>(each));
  return made;
}

Tensor stacked(const std::vector<Tensor>& parts) {
  Shape shape = {static_cast<int64_t>(parts.size())};
  for (int64_t d : parts[0].shape) shape.push_back(d);
  Tensor made = *Tensor::empty(parts[0].dtype, shape);
  char* to = made.data<char>();
  for (const Tensor& part : parts) {
    if (part.byte_count()) std::memcpy(to, part.data(), static_cast<size_t>(part.byte_count()));
    to += part.byte_count();
  }
  return made;
}

AbstractRef constant(Tensor t) { return Abstract::constant_tensor(std::move(t)); }
const Tensor& tensor_of(const AbstractRef& a) { return std::get<Tensor>(a->value); }
bool is_tensor_tuple(const AbstractRef& a) {
  return a->is_sequence() && !a->elements.empty() && a->elements[0]->is_tensor();
}

/// Argument `a` of example `b`, or of the whole batch when `b` is -1.
AbstractRef example(const AbstractRef& a, int64_t b) {
  if (is_tensor_tuple(a)) {
    std::vector<AbstractRef> elements;
    for (const AbstractRef& element : a->elements) elements.push_back(example(element, b));
    return Abstract::tuple(std::move(elements));
  }
  if (b >= 0) return constant(turned(tensor_of(a), b));
  std::vector<Tensor> parts;
  for (int64_t i = 0; i < kBatch; ++i) parts.push_back(turned(tensor_of(a), i));
  return constant(stacked(parts));
}

double element(const Tensor& t, int64_t i) {
  switch (t.dtype) {
    case DType::Float16:
      return to_float(t.data<Float16>()[i]);
    case DType::BFloat16:
      return to_float(t.data<BFloat16>()[i]);
    case DType::Float32:
      return t.data<float>()[i];
    default:
      return t.data<double>()[i];
  }
}

/// Relative room of sums added in another order.
double room(DType dtype) {
  switch (dtype) {
    case DType::Float16:
      return 4e-3;
    case DType::BFloat16:
      return 3e-2;
    case DType::Float32:
      return 2e-5;
    default:
      return 1e-12;
  }
}

bool agree(const ops::OpDef& op, const Tensor& a, const Tensor& b) {
  if (a.dtype != b.dtype || !(a.shape == b.shape)) return false;
  const auto bytes = static_cast<size_t>(a.byte_count());
  if (bytes == 0 || std::memcmp(a.data(), b.data(), bytes) == 0) return true;
  if (op.tolerance != ops::ToleranceClass::Accumulate || !is_float(a.dtype)) return false;
  for (int64_t i = 0; i < a.element_count(); ++i) {
    const double x = element(a, i), y = element(b, i);
    if (x == y || (x != x && y != y)) continue;
    if (!(std::abs(x - y) <= room(a.dtype) * (1 + std::abs(x)))) return false;
  }
  return true;
}

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

void check(const ops::OpDef& op, const ops::Rules& rules, const std::vector<AbstractRef>& arguments,
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
  const Val result = rules.vmap(e, {op, values, flags, kBatch});
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
    const ops::Rules* rules = ops::rules_of(*op);
    INFO(op->name);
    CHECK((rules && rules->vmap) != (kLooped.count(op->name) == 1));
  }
}

TEST_CASE("batching rules agree with the loop", "[kernels][rules]") {
  for (const ops::OpDef* op : ops::all_ops()) {
    const ops::Rules* rules = ops::rules_of(*op);
    if (!rules || !rules->vmap) continue;
    for (const ops::Sample& sample : op->samples(*op)) {
      std::vector<size_t> places;
      for (size_t i = 0; i < sample.arguments.size(); ++i)
        if (sample.arguments[i]->is_tensor() || is_tensor_tuple(sample.arguments[i])) places.push_back(i);
      for (uint32_t choice = 1; choice < 1u << places.size(); ++choice) {
        std::vector<uint8_t> is_batched(sample.arguments.size(), 0);
        for (size_t k = 0; k < places.size(); ++k) is_batched[places[k]] = choice >> k & 1;
        check(*op, *rules, sample.arguments, is_batched);
      }
    }
  }
}

}  // namespace refjit::testing
