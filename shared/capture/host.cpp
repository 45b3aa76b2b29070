#include "capture/host.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include "base/program_place.h"
#include "ir/host_primitive.h"
#include "tensor/tensor_text.h"
#include "vm/execute.h"
#include "vm/module.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/define.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractKind;
using vm::Ref;
using vm::Value;

namespace {

/// The builtin, while GraphPrints has put another in its place.
thread_local Value plain_print;

/// The guest value of an operand; its tensors are taken from `leaves` in order. Null: an exception is set.
Ref value_of(vm::Vm& vm, const Abstract& type, const std::vector<Tensor>& leaves, size_t& next) {
  const bool is_variable = type.is_tensor() || (type.is_scalar() && !type.is_constant);
  if (is_variable) return vm::tensors::new_tensor(vm, leaves[next++]);
  if (const auto* b = std::get_if<bool>(&type.value)) return Value::boolean(*b);
  if (const auto* i = std::get_if<int64_t>(&type.value)) return vm.integer(*i);
  if (const auto* d = std::get_if<double>(&type.value)) return Value::of(*d);
  if (const auto* s = std::get_if<std::string>(&type.value)) return vm.string(*s);
  if (type.kind == AbstractKind::Type) return vm::tensors::dtype_value(vm, type.dtype);
  if (type.kind == AbstractKind::Ellipsis) return vm::kEllipsis;
  if (!type.is_sequence() && type.kind != AbstractKind::Slice) return vm::kNone;
  std::vector<Ref> owned;
  std::vector<Value> items;
  for (const auto& element : type.elements) {
    owned.push_back(value_of(vm, *element, leaves, next));
    if (!owned.back()) return {};
    items.push_back(owned.back());
  }
  if (type.kind == AbstractKind::Tuple) return vm.tuple(items);
  if (type.kind == AbstractKind::Slice) return vm::new_slice(vm, items[0], items[1], items[2]);
  std::string text;
  for (Value item : items) {
    const Ref shown = vm.str(item);
    if (!shown) return {};
    text += vm.text(shown);
  }
  return vm.string(text);
}

/// What stands between an exception's quotes: a text itself; several arguments as a tuple, without the structure that
/// they have, as MindSpore shows them. Tensors in it are shown as str() has them.
Ref message_of(vm::Vm& vm, const std::vector<Ref>& arguments) {
  if (arguments.size() == 1 && !vm::is_tuple(arguments[0])) return vm.str(arguments[0]);
  std::string text;
  std::vector<Value> pending(arguments.rbegin(), arguments.rend());
  while (!pending.empty()) {
    const Value item = pending.back();
    pending.pop_back();
    if (vm::is_tuple(item)) {
      const auto items = vm::as_tuple(item)->span();
      pending.insert(pending.end(), items.rbegin(), items.rend());
      continue;
    }
    const Ref shown = vm::tensors::is_tensor(item) ? vm.str(item) : vm.repr(item);
    if (!shown) return {};
    text += (text.empty() ? "(" : ", ") + std::string(vm.text(shown));
  }
  return vm.string(text + ")");
}

/// Floats and bools, and tensors of rank 0 of those, which Print writes as C does.
std::optional<double> printed_number(Value value) {
  if (vm::tensors::is_tensor(value)) {
    const Tensor& tensor = vm::tensors::as_tensor(value)->tensor;
    if (is_float(tensor.dtype)) return element_as_double(tensor, 0);
    if (tensor.dtype == DType::Bool) return element_as_int(tensor, 0) != 0 ? 1 : 0;
    return std::nullopt;
  }
  double number = 0;
  if (value.is_bool()) return value == vm::kTrue ? 1 : 0;
  if (vm::is_float(value) && vm::float_value(value, number)) return number;
  return std::nullopt;
}

/// The pending exception as the runtime's error.
Error pending(vm::Vm& vm) {
  const Ref exception = vm.take_exception();
  const Ref text = exception ? vm.str(exception) : Ref();
  return user_error(exception ? vm.type_name(exception) : "RuntimeError", text ? std::string(vm.text(text)) : "");
}

}  // namespace

Status JitHost::check() {
  if (!vm_.host().interrupted()) return {};
  return user_error("KeyboardInterrupt", "");
}

Status JitHost::call(const ir::Node& node, std::span<const runtime::HostOperand> operands) {
  std::vector<Ref> values;
  for (const runtime::HostOperand& operand : operands) {
    size_t next = 0;
    values.push_back(value_of(vm_, *operand.type, operand.leaves, next));
    if (!values.back()) return pending(vm_);
  }
  if (node.calls(ir::prim::kPrint)) {
    std::string text;
    for (const Ref& value : values)
      if (!append_printed(vm_, value, false, text)) return pending(vm_);
    if (!write_printed(vm_, std::move(text))) return pending(vm_);
    return {};
  }
  if (values.empty() || !vm::is_str(values[0])) return internal_error("[run] raise without an exception");
  const std::string type(vm::view_of(values[0]));
  values.erase(values.begin());
  const Ref message = values.empty() ? vm_.string("") : message_of(vm_, values);
  if (!message) return pending(vm_);
  return user_error(type, std::string(vm_.text(message)), innermost(node.spans));
}

Result<runtime::HostOperand> JitHost::evaluate(const ir::Node&, std::span<const runtime::HostOperand> operands) {
  std::vector<Ref> owned;
  std::vector<Value> values;
  for (const runtime::HostOperand& operand : operands) {
    size_t next = 0;
    owned.push_back(value_of(vm_, *operand.type, operand.leaves, next));
    if (!owned.back()) return pending(vm_);
    values.push_back(owned.back());
  }
  const Ref module = vm_.import("mindspore.ops.computed");
  const Ref function = module ? vm_.get_attribute(module, vm::as_str(values[0])) : Ref();
  const vm::Args arguments{values.data() + 1, static_cast<uint32_t>(values.size() - 1), nullptr};
  const Ref made = function ? vm_.call(function, arguments) : Ref();
  if (!made) return pending(vm_);
  const std::span<const Value> results = vm::is_tuple(made) ? vm::as_tuple(made)->span() : std::span<const Value>();
  runtime::HostOperand value;
  std::vector<ir::AbstractRef> types;
  const Value whole = made;
  for (Value v : vm::is_tuple(made) ? results : std::span(&whole, 1)) {
    if (!vm::tensors::is_tensor(v)) return internal_error("[run] a computed value is no tensor");
    const Tensor& given = vm::tensors::as_tensor(v)->tensor;
    auto packed = contiguous(given);
    auto own = packed ? Tensor::copy_of(packed->dtype, packed->shape, packed->data()) : std::move(packed);
    if (!own) return std::move(own).error();
    types.push_back(Abstract::tensor({own->dtype, own->shape}));
    value.leaves.push_back(*std::move(own));
  }
  value.type = vm::is_tuple(made) ? Abstract::tuple(std::move(types)) : types[0];
  return value;
}

bool append_printed(vm::Vm& vm, Value value, bool is_inside, std::string& text) {
  std::string line;
  if (vm::tensors::is_tensor(value) && vm::tensors::as_tensor(value)->tensor.rank() > 0) {
    // As the repr has it, without commas, and with no space before the brackets.
    const Tensor& tensor = vm::tensors::as_tensor(value)->tensor;
    const std::string shown = tensor_repr(tensor);
    const size_t begin = std::min(shown.find("value="), shown.size() - 1) + 6;
    line = shown.substr(0, begin);
    for (size_t i = begin; i < shown.size(); ++i)
      if (shown[i] != ',' && !(i == begin && shown[i] == ' ')) line += shown[i];
  } else if (vm::is_tuple(value) || vm::is_list(value)) {
    const auto items = vm::items_of(value);
    const auto is_number = [](Value item) { return item.is_bool() || vm::is_int(item) || vm::is_float(item); };
    const bool is_apart = is_inside || !std::all_of(items.begin(), items.end(), is_number);  // a line an item
    if (is_apart) {
      for (Value item : items)
        if (!append_printed(vm, item, true, text)) return false;
      return true;
    }
    const Ref shown = vm.repr(vm::is_tuple(value) ? Ref(value) : vm.tuple(items));
    if (!shown) return false;
    line = vm.text(shown);
    if (items.size() == 1) line.erase(line.size() - 2, 1);  // Print shows (2,) as (2)
  } else if (vm::is_dict(value)) {
    std::vector<Value> items;
    Value key, item;
    for (int32_t at = 0; vm::dict_next(vm::as_dict(value), at, key, item);) items.push_back(item);
    return append_printed(vm, vm.tuple(items), is_inside, text);
  } else if (const std::optional<double> number = printed_number(value)) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%g", *number);
    line = digits;
  } else {
    const Ref shown = vm.str(value);
    if (!shown) return false;
    line = vm.text(shown);
  }
  text += line + "\n";
  return true;
}

GraphPrints::GraphPrints(vm::Vm& vm) : vm_(vm) {
  const Ref module = vm.import("_refjit_jit");
  const Ref graph_print = module ? vm.get_attribute(module, "print_in_graph") : Ref();
  const Value now = vm::dict_get(vm::builtins_module(vm)->dict, vm.intern("print"));
  if (!graph_print) {
    vm.take_exception();
    return;
  }
  if (now == graph_print.get()) return;
  plain_ = Ref(now);
  plain_print = now;
  vm::dict_set(vm, vm::builtins_module(vm)->dict, "print", graph_print);
}

GraphPrints::~GraphPrints() {
  if (!plain_) return;
  plain_print = Value();
  vm::dict_set(vm_, vm::builtins_module(vm_)->dict, "print", plain_);
}

bool write_printed(vm::Vm& vm, std::string text) {
  if (text.empty()) return true;
  text.pop_back();  // print's own
  const Value print =
      plain_print ? Value(plain_print) : vm::dict_get(vm::builtins_module(vm)->dict, vm.intern("print"));
  return static_cast<bool>(vm.call(print, {vm.string(text)}));
}

}  // namespace refjit::capture
