#include "runtime/flow_value.h"

namespace refjit::runtime {
namespace {

using ir::Abstract;
using ir::AbstractKind;
using ir::AbstractRef;

/// Tuples nested deeper keep their constants to themselves: nobody asks there.
constexpr int kMaxDepth = 100;

AbstractRef erase(const AbstractRef& a, int depth) {
  if (a->is_tensor() || a->is_scalar()) {
    if (!a->is_constant && a->ref_key.empty()) return a;
    auto copy = std::make_shared<Abstract>(*a);
    copy->is_constant = false;
    copy->value = std::monostate();
    copy->ref_key.clear();
    return copy;
  }
  if (a->kind == AbstractKind::Function && (a->graph || a->primitive)) {
    return function_type();
  }
  if (a->elements.empty() || depth == kMaxDepth) return a;
  std::shared_ptr<Abstract> copy;
  for (size_t i = 0; i < a->elements.size(); ++i) {
    AbstractRef element = erase(a->elements[i], depth + 1);
    if (element == a->elements[i]) continue;
    if (!copy) copy = std::make_shared<Abstract>(*a);
    copy->is_constant = false;
    copy->elements[i] = std::move(element);
  }
  return copy ? AbstractRef(std::move(copy)) : a;
}

AbstractRef merge(const AbstractRef& type, const Abstract& declared, const std::vector<SlotRef>& slots, size_t& next,
                  FlowValue& value, int depth) {
  if (type->is_tensor() || type->is_scalar() || type->kind == AbstractKind::Function) {
    const SlotRef slot = slots[next++];
    if (type->is_scalar() && declared.kind == type->kind && declared.is_constant)
      return std::make_shared<Abstract>(declared);
    value.leaves.push_back(slot);
    return type;
  }
  if (type->elements.empty()) return type;
  if (declared.kind != type->kind || declared.elements.size() != type->elements.size() || depth == kMaxDepth) {
    std::vector<const Abstract*> leaves;
    append_flow_leaves(*type, leaves);
    for (size_t i = 0; i < leaves.size(); ++i) value.leaves.push_back(slots[next++]);
    return type;
  }
  auto copy = std::make_shared<Abstract>(*type);
  for (size_t i = 0; i < type->elements.size(); ++i)
    copy->elements[i] = merge(type->elements[i], *declared.elements[i], slots, next, value, depth + 1);
  return copy;
}

bool has_constant_number(const Abstract& root) {
  std::vector<const Abstract*> stack{&root};
  while (!stack.empty()) {
    const Abstract* a = stack.back();
    stack.pop_back();
    if (a->is_scalar() && a->is_constant) return true;
    for (const AbstractRef& element : a->elements) stack.push_back(element.get());
  }
  return false;
}

}  // namespace

const AbstractRef& function_type() {
  static const AbstractRef type = [] {
    auto made = std::make_shared<Abstract>();
    made->kind = AbstractKind::Function;
    return made;
  }();
  return type;
}

AbstractRef erased(const AbstractRef& type) { return erase(type, 0); }

FlowValue value_of_leaves(const AbstractRef& type, std::vector<SlotRef> slots, const AbstractRef& declared) {
  if (!declared || !has_constant_number(*declared)) return {type, std::move(slots), nullptr};
  FlowValue value;
  size_t next = 0;
  value.abstract = merge(type, *declared, slots, next, value, 0);
  return value;
}

void append_flow_leaves(const Abstract& type, std::vector<const Abstract*>& leaves) {
  std::vector<const Abstract*> stack{&type};
  while (!stack.empty()) {
    const Abstract* a = stack.back();
    stack.pop_back();
    if (a->is_tensor() || a->is_scalar() || a->kind == AbstractKind::Function) leaves.push_back(a);
    for (size_t i = a->elements.size(); i-- > 0;) stack.push_back(a->elements[i].get());
  }
}

}  // namespace refjit::runtime
