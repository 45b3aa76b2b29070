#include "capture/refused_operands.h"

#include <cstdio>

#include "capture/evaluator.h"
#include "capture/made_dict.h"
#include "vm/execute.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/str.h"

namespace refjit::capture {

namespace {

/// MindSpore's kinds of operands, as bits.
enum Kind : unsigned { kUnknown = 0, kNumber = 1, kTensor = 2, kSequence = 4, kText = 8, kNone = 16, kDict = 32 };

Kind kind_of(const Symbol& s) {
  if (s.is_node()) return s.is_number ? kNumber : kTensor;
  if (s.is_sequence()) return kSequence;
  if (s.kind == SymbolKind::Dict && !is_dict_of_class(s)) return kDict;
  if (s.kind == SymbolKind::Text) return kText;
  if (!s.is_constant()) return kUnknown;
  const vm::Value value = s.value;
  if (value.is_none()) return kNone;
  if (vm::tensors::is_tensor(value)) return kTensor;
  if (vm::is_str(value)) return kText;
  return value.is_bool() || vm::is_int(value) || vm::is_float(value) ? kNumber : kUnknown;
}

/// The type's name, without that of its items.
std::string short_name(const Symbol& s) {
  const std::string whole = type_text(s);
  const std::string name = whole.substr(0, whole.find('['));
  return name == "Int64" ? "Number" : name;
}

/// An operation's name, and the kinds that its first operand may have: what does not fit is said of that or of the
/// second.
struct Operation {
  std::string_view name;
  unsigned first;
};

constexpr unsigned kArithmetic = kNumber | kTensor | kSequence;

constexpr unsigned kCompared = kArithmetic | kText, kBits = kNumber | kTensor;

/// In the order of BinaryOp. MatMul is no operation of MindSpore's, but an operator.
constexpr Operation kBinary[vm::kBinaryOps] = {{"add", kArithmetic | kText | kNone | kDict},
                                               {"bitwise_and", kBits},
                                               {"floordiv", kArithmetic},
                                               {"left_shift", kNumber},
                                               {},
                                               {"mul", kArithmetic | kText},
                                               {"mod", kArithmetic},
                                               {"bitwise_or", kBits},
                                               {"pow", kBits},
                                               {"right_shift", kNumber},
                                               {"sub", kArithmetic},
                                               {"div", kArithmetic},
                                               {"bitwise_xor", kBits}};

/// In the order of CompareOp. Whether a dict equals something has an answer.
constexpr Operation kCompare[] = {{"less", kCompared},    {"less_equal", kCompared},   {}, {},
                                  {"greater", kCompared}, {"greater_equal", kCompared}};

std::optional<Error> refused_dict(const Operation& operation, const Symbol& left, const Symbol& right) {
  const Kind first = kind_of(left), second = kind_of(right);
  if (operation.name.empty() || first == kUnknown || second == kUnknown) return std::nullopt;
  if (first != kDict && second != kDict) return std::nullopt;
  if (operation.name == "add" && first == second) return std::nullopt;
  const bool is_second = (operation.first & first) != 0;
  return user_error("RuntimeError",
                    "For operation '" + std::string(operation.name) + "', current input arguments types are <" +
                        short_name(left) + ", " + short_name(right) + ">. The " + (is_second ? "2" : "1") +
                        "-th argument type '" + short_name(is_second ? right : left) + "' is not supported now.");
}

/// MatMulExt takes tensors alone.
std::optional<Error> refused_product(const Symbol& left, const Symbol& right) {
  for (const bool is_first : {true, false}) {
    const Symbol& operand = is_first ? left : right;
    const Kind kind = kind_of(operand);
    if (kind == kUnknown) return std::nullopt;
    if (kind == kTensor) continue;
    return user_error("TypeError", std::string("Failed calling MatMulExt with \"") + (is_first ? "input=" : "other=") +
                                       type_text(operand) +
                                       "\".\nThe valid calling should be: \"input=<Tensor>, other=<Tensor>\".");
  }
  return std::nullopt;
}

/// A text is repeated a whole number of times.
std::optional<Error> refused_repetition(const Symbol& left, const Symbol& right) {
  const bool has_float = (kind_of(left) == kText && right.is_constant() && vm::is_float(right.value)) ||
                         (kind_of(right) == kText && left.is_constant() && vm::is_float(left.value));
  if (!has_float || !left.is_constant() || !right.is_constant()) return std::nullopt;
  const auto shown = [](vm::Value value) {
    double number = 0;
    if (!vm::float_value(value, number)) return std::string(vm::view_of(value));
    char digits[32];
    std::snprintf(digits, sizeof digits, "%g", number);
    return std::string(digits);
  };
  return user_error("RuntimeError", "string_mul requires the input to be a string and an integer, but got " +
                                        shown(left.value) + " and " + shown(right.value) + ".");
}

}  // namespace

std::optional<Error> refused_operands(vm::BinaryOp op, const Symbol& left, const Symbol& right) {
  if (op == vm::BinaryOp::MatMul) return refused_product(left, right);
  if (op == vm::BinaryOp::Multiply)
    if (auto error = refused_repetition(left, right)) return error;
  return refused_dict(kBinary[static_cast<size_t>(op)], left, right);
}

std::optional<Error> refused_operands(vm::CompareOp op, const Symbol& left, const Symbol& right) {
  return refused_dict(kCompare[static_cast<size_t>(op)], left, right);
}

std::optional<Error> refused_operand(vm::UnaryOp op, const Symbol& operand) {
  if (kind_of(operand) != kDict || (op != vm::UnaryOp::Negative && op != vm::UnaryOp::Positive)) return std::nullopt;
  const std::string name = op == vm::UnaryOp::Negative ? "negative" : "uadd";
  return user_error("RuntimeError", "For operation '" + name +
                                        "', current input arguments types are <Dictionary>. The 1-th argument type "
                                        "'Dictionary' is not supported now.");
}

std::optional<Error> refused_without(vm::Vm& vm, const Symbol& object, std::string_view method) {
  if (!object.is_constant() || !object.value.get().is_object()) return std::nullopt;
  vm::Type* type = vm.type_of(object.value);
  if (!vm::find_in_type(vm, type, vm.intern("__ms_class__")) || vm::find_in_type(vm, type, vm.intern(method)))
    return std::nullopt;
  const std::string start = "MsClassObject: '" + vm.type_name(object.value) + "' ", name(method);
  if (method == "__enter__" || method == "__exit__")
    return user_error("RuntimeError", start + "has no " + name + " function, please check the code.");
  return user_error("AttributeError", start + "object has no attribute " + name);
}

}  // namespace refjit::capture
