#include "vm/tensors/classic_calls.h"

#include <cstdint>
#include <span>
#include <string>

#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm::tensors {
namespace {

enum class Words : uint8_t {
  Number,     ///< "the input number must be equal to 1"
  Numbers,    ///< "the input numbers must be equal to 1"
  Joining,    ///< Brings two operands to one dtype.
  Generated,  ///< Generated, but counts by itself.
};

struct Row {
  std::string_view op, argument;
  Words words;
};

constexpr Row kRows[] = {
    {"IsNan", "x", Words::Number},       {"Invert", "x", Words::Number},      {"Imag", "input", Words::Number},
    {"Rint", "x", Words::Number},        {"Softplus", "x", Words::Numbers},   {"Softsign", "input_x", Words::Numbers},
    {"Mish", "input_x", Words::Numbers}, {"SeLU", "input_x", Words::Numbers}, {"Mod", "", Words::Joining},
    {"TruncateDiv", "", Words::Joining}, {"DivNoNan", "", Words::Joining},    {"SquaredDifference", "", Words::Joining},
    {"Sub", "", Words::Generated},       {"Tan", "", Words::Generated}};

const Row* row_of(std::string_view op) {
  for (const Row& row : kRows)
    if (row.op == op) return &row;
  return nullptr;
}

/// "Tuple[Int64*2]", by which a joining operator calls a list as well.
std::string joined_text(Vm& vm, Value v) {
  if (v.is_none()) return "None, value is \"None\"";
  if (!is_tuple(v) && !is_list(v)) return type_text(vm, v);
  const auto items = is_tuple(v) ? as_tuple(v)->span() : as_list(v)->span();
  return items.empty() ? "Tuple[]" : "Tuple[" + type_text(vm, items[0]) + "*" + std::to_string(items.size()) + "]";
}

/// The types of items, a run of equal ones as one: "Int64*2,Float32".
std::string item_types(Vm& vm, std::span<const Value> items) {
  std::string out;
  for (size_t i = 0; i < items.size();) {
    const std::string one = type_text(vm, items[i]);
    const size_t begin = i;
    while (++i < items.size() && type_text(vm, items[i]) == one) {
    }
    out += (out.empty() ? "" : ",") + one + (i - begin > 1 ? "*" + std::to_string(i - begin) : "");
  }
  return out;
}

std::string dict_type(Vm& vm, Dict* dict) {
  std::string keys, values;
  Value key, value;
  for (int32_t i = 0; dict_next(dict, i, key, value);) {
    if (is_str(key)) keys += std::string(view_of(key)) + ",";
    values += (values.empty() ? "" : ",") + type_text(vm, value);
  }
  return "Dictionary[[" + keys + "],[" + values + "]]";
}

}  // namespace

std::string type_text(Vm& vm, Value v) {
  if (v.is_none()) return "None";
  if (v.is_bool()) return "Bool";
  if (is_int(v)) return "Int64";
  if (is_float(v)) return "Float32";
  if (is_str(v)) return "String";
  if (is_tensor(v)) return "Tensor[" + std::string(ir_name(as_tensor(v)->tensor.dtype)) + "]";
  if (is_tuple(v)) return "Tuple[" + item_types(vm, as_tuple(v)->span()) + "]";
  if (is_list(v)) return "List[" + item_types(vm, as_list(v)->span()) + "]";
  if (is_dict(v)) return dict_type(vm, as_dict(v));
  DType dtype;
  return has_type_flag(v, kTypeType) || dtype_of_value(vm, v, dtype) ? "TypeType" : "External";
}

bool refuse_operand(Vm& vm, std::string_view op, size_t index, Value value) {
  const Row* row = row_of(op);
  if (!row || row->words == Words::Generated) return false;
  const std::string name(op);
  if (row->words == Words::Joining) {
    vm.raise("TypeError", "For '" + name + "', the " + std::to_string(index + 1) +
                              "th input var can not be implicitly converted. Its type is " + joined_text(vm, value) +
                              ". Only support Tensor or Scalar.");
  } else {
    vm.raise("TypeError", "For Primitive[" + name + "], the type of input argument[" + std::string(row->argument) +
                              "] must be Tensor but got " + type_text(vm, value) + ".");
  }
  return true;
}

bool refuse_count(Vm& vm, std::string_view op, size_t given) {
  const Row* row = row_of(op);
  if (!row || op == "Rint") return false;
  const std::string name(op), count = std::to_string(given);
  switch (row->words) {
    case Words::Number:
    case Words::Numbers:
      vm.raise("ValueError", "For primitive[" + name + "], the input number" +
                                 (row->words == Words::Numbers ? "s" : "") + " must be equal to 1, but got " + count +
                                 ".");
      break;
    case Words::Joining:
      if (given > 2) return false;
      vm.raise("ValueError", name + " inputs number " + count + " does not match the requires signature size 2");
      break;
    case Words::Generated:
      vm.raise("RuntimeError", "For Operator[" + name + "], the inputs number should be " + (op == "Sub" ? "2" : "1") +
                                   " but got " + count + ".");
      break;
  }
  return true;
}

}  // namespace refjit::vm::tensors
