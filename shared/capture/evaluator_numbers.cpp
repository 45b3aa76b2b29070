// Ints that wait for dims (heap.h): who may be handed one unread, and what functions in C++ make of them.
#include <algorithm>
#include <span>

#include "capture/evaluator.h"
#include "capture/guest_values.h"
#include "capture/heap.h"
#include "capture/jit_function.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/tensors/primitive.h"
#include "vm/tensors/tensor_object.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// An int in Python that is known, or waits for dims.
bool is_int(const SymbolRef& symbol) {
  return Heap::is_open(symbol) || (symbol->is_constant() && symbol->value.get().is_small_int());
}

}  // namespace

bool Evaluator::takes_open_numbers(const SymbolRef& callee) {
  if (callee->kind == SymbolKind::Method || callee->kind == SymbolKind::Partial)
    return takes_open_numbers(callee->function);
  if (callee->kind == SymbolKind::Function) return true;
  if (!callee->is_constant() || !callee->value.get().is_object()) return false;
  const Value v = callee->value;
  const auto& types = vm_.types();
  vm::Type* type = v.object()->type;
  if (type == types.function || type == types.method || vm::tensors::is_primitive(v)) return true;
  if (v == Value(types.int_) || v == Value(types.float_) || v == Value(types.type)) return true;
  if (type == types.native_function) {
    const std::string_view name = static_cast<vm::NativeFunction*>(v.object())->def->name;
    for (const std::string_view known : {"isinstance", "max", "min", "filled", "divmod", "print", "floor", "ceil"})
      if (name == known) return true;
    return false;
  }
  return jitted_function(vm_, v) || ((type->type_flags & vm::kTypeHeap) != 0 && is_nn_cell_class(vm_, type));
}

SymbolRef Evaluator::whole_part(const SymbolRef& callee, const SymbolRef& argument) {
  if (!graph_.heap || !Heap::is_unread_number(argument) || !callee->is_constant()) return nullptr;
  const Value v = callee->value;
  std::string_view name = v == Value(vm_.types().int_) ? "int" : "";
  if (v.is_object() && v.object()->type == vm_.types().native_function)
    name = static_cast<vm::NativeFunction*>(v.object())->def->name;
  const bool rounds_up = name == "ceil";
  if (name != "int" && name != "floor" && !rounds_up) return nullptr;
  return graph_.heap->whole_part(argument, rounds_up);
}

SymbolRef Evaluator::largest_open(const std::vector<SymbolRef>& numbers, bool is_max) {
  SymbolRef best = numbers[0];
  for (const SymbolRef& number : std::span(numbers).subspan(1))
    if (is_max ? graph_.heap->is_less(best, number) : graph_.heap->is_less(number, best)) best = number;
  return best;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_open_native(const SymbolRef& callee, std::string_view name,
                                                              std::vector<SymbolRef>& args, Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  if (name == "filled" && args.size() == 3 && Heap::is_open(args[0])) args[0] = Symbol::tuple({args[0]});
  if (name == "filled" && args.size() == 3 && args[0]->is_sequence() && Heap::holds_open(*args[0])) {
    const Ref value = materialise(args[1]), dtype = materialise(args[2]), nothing = vm_.tuple({});
    const Ref one = value && dtype ? vm_.call(callee->value, {nothing, value, dtype}) : Ref();
    if (value && dtype && !one) return Result(failed("filled"));
    const SymbolRef operands[] = {one ? constant_tensor(vm::tensors::as_tensor(one)->tensor) : nullptr, args[0]};
    if (one) return emit_named("BroadcastTo", operands);
  }
  if (name == "print" || std::none_of(args.begin(), args.end(), Heap::is_open)) return std::nullopt;
  if (keywords.empty() && Heap::is_open(args[0])) {
    if (name == "isinstance" && args.size() == 2) return is_instance(Symbol::constant(args[0]->value), args[1]);
    if (name == "type" && args.size() == 1) return Result(Symbol::constant(Value(vm_.types().int_)));
    const bool is_whole = name == "int" || name == "floor" || name == "ceil";
    if (is_whole && args.size() == 1) return Result(args[0]);
    if (name == "float" && args.size() == 1) {
      const SymbolRef one = Symbol::constant(Value::small_int(1));
      if (const SymbolRef made = graph_.heap->computed(vm::BinaryOp::TrueDivide, args[0], one)) return Result(made);
    }
  }
  if (name == "divmod" && keywords.empty() && args.size() == 2) {
    const SymbolRef quotient = graph_.heap->computed(vm::BinaryOp::FloorDivide, args[0], args[1]),
                    rest = graph_.heap->computed(vm::BinaryOp::Remainder, args[0], args[1]);
    if (quotient && rest) return Result(Symbol::tuple({quotient, rest}));
  }
  const bool orders = (name == "max" || name == "min") && keywords.empty() && args.size() > 1;
  if (orders && std::all_of(args.begin(), args.end(), is_int)) return Result(largest_open(args, name == "max"));
  for (SymbolRef& arg : args) arg = forced(arg);
  for (auto& [keyword, value] : keywords) value = forced(value);
  return std::nullopt;
}

std::optional<Outcome<SymbolRef>> Evaluator::call_open_arange(const std::vector<SymbolRef>& args,
                                                              const Keywords& keywords) {
  const bool counts = std::all_of(args.begin(), args.end(), is_int) && args.size() <= 3 &&
                      std::any_of(args.begin(), args.end(), Heap::is_open) &&
                      std::all_of(keywords.begin(), keywords.end(), [](const auto& k) { return k.first == "dtype"; });
  const bool has_step = args.size() == 3;
  if (!counts || (has_step && (Heap::is_open(args[2]) || args[2]->value.get().as_small_int() <= 0)))
    return std::nullopt;
  const Ref module = vm_.import("mindspore.ops.array_functions");
  const Ref function = module ? vm_.get_attribute(module, "open_arange") : Ref();
  if (!function) return Outcome<SymbolRef>(failed("arange"));
  return call(Symbol::constant(function), args, keywords);
}

}  // namespace refjit::capture
