#include "ops/cpu_support.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/name_table.h"
#include "tensor/promotion.h"

namespace refjit::ops {
namespace {

/// `{Tensor[Float32]}, but got Tensor[Bool]`, `{Float32}, but got Bool`, or `{Tensor[Float32]}, but got
/// Ref[Tensor[Bool]]` of what is written.
enum class InputForm : uint8_t { Bracketed, Plain, Written };
enum class KernelForm : uint8_t { Direct, Graph };  ///< Called at once, or by way of a graph of one node.

struct InputRow {
  std::string_view op, argument, shown;
  InputForm form;
  std::string_view dtypes;
};

struct KernelRow {
  std::string_view op;
  KernelForm form;
  std::string_view kernels;
};

struct SaysRow {
  std::string_view op, dtypes, error, text;
};

#define REFJIT_CPU_INPUT(op, argument, shown, form, dtypes) {#op, argument, shown, InputForm::form, dtypes},
#define REFJIT_CPU_KERNELS(op, form, kernels)
#define REFJIT_CPU_SAYS(op, dtypes, error, text)
constexpr InputRow kInputs[] = {
#include "ops/cpu_support.def"
};
#undef REFJIT_CPU_INPUT
#undef REFJIT_CPU_KERNELS
#define REFJIT_CPU_INPUT(op, argument, shown, form, dtypes)
#define REFJIT_CPU_KERNELS(op, form, kernels) {#op, KernelForm::form, kernels},
constexpr KernelRow kKernels[] = {
#include "ops/cpu_support.def"
};
#undef REFJIT_CPU_KERNELS
#undef REFJIT_CPU_SAYS
#define REFJIT_CPU_KERNELS(op, form, kernels)
#define REFJIT_CPU_SAYS(op, dtypes, error, text) {#op, dtypes, error, text},
constexpr SaysRow kSayings[] = {
#include "ops/cpu_support.def"
};
#undef REFJIT_CPU_INPUT
#undef REFJIT_CPU_KERNELS
#undef REFJIT_CPU_SAYS

constexpr std::pair<char, DType> kLetters[] = {
    {'t', DType::Bool},     {'b', DType::Int8},      {'h', DType::Int16},     {'i', DType::Int32},
    {'l', DType::Int64},    {'B', DType::UInt8},     {'H', DType::UInt16},    {'I', DType::UInt32},
    {'L', DType::UInt64},   {'e', DType::Float16},   {'f', DType::Float32},   {'d', DType::Float64},
    {'g', DType::BFloat16}, {'F', DType::Complex64}, {'D', DType::Complex128}};

char letter_of(DType dtype) {
  for (const auto& [letter, known] : kLetters)
    if (known == dtype) return letter;
  return 0;
}

std::string name_of(char letter) {
  for (const auto& [known, dtype] : kLetters)
    if (known == letter) return std::string(ir_name(dtype));
  return "float";
}

/// The dtype of a tensor, or of the first in a tuple of them; 0: no tensor.
char letter_of(const Abstract& a) {
  if (a.is_tensor()) return letter_of(a.dtype);
  for (const AbstractRef& element : a.elements)
    if (element && element->is_tensor()) return letter_of(element->dtype);
  return 0;
}

/// The dtype that the operands of an operator are brought to before it sees them: `have` itself where they are not, 0
/// where a Python number has a part in it.
char joined_letter(char have, std::span<const AbstractRef> arguments, bool is_joining) {
  if (!is_joining) return have;
  std::optional<DType> joined;
  for (const AbstractRef& argument : arguments) {
    if (!argument || !argument->is_tensor()) return 0;
    joined = joined ? promote(*joined, argument->dtype) : argument->dtype;
    if (!joined) return 0;  // which is another error
  }
  return joined ? letter_of(*joined) : '\0';
}

/// Operators that bring their two operands to one dtype before they look at it.
constexpr std::string_view kJoining[] = {"Add", "Sub",   "RealDiv",           "DivNoNan",    "Heaviside",
                                         "Mod", "Xdivy", "SquaredDifference", "TruncateMod", "MulNoNan"};

bool is_joining(std::string_view op) {
  return std::find(std::begin(kJoining), std::end(kJoining), op) != std::end(kJoining);
}

std::optional<Error> refused_input(std::string_view name, std::span<const std::string_view> names,
                                   std::span<const AbstractRef> arguments) {
  static const NameTable<InputRow> table({kInputs}, &InputRow::op);
  // Those of one operator stand together.
  for (const InputRow* row = table.find(name); row && row != std::end(kInputs) && row->op == name; ++row) {
    size_t at = static_cast<size_t>(std::find(names.begin(), names.end(), row->argument) - names.begin());
    // The texts call an only operand by names of their own.
    if (at == names.size()) {
      if (row->argument[0] != 'x' && !row->argument.starts_with("inp")) continue;
      at = 0;
    }
    if (at >= arguments.size() || !arguments[at]) continue;
    char have = letter_of(*arguments[at]);
    if (have != 0) have = joined_letter(have, arguments, is_joining(name));
    if (have == 0 || row->dtypes.find(have) != std::string_view::npos) continue;
    const bool is_bracketed = row->form != InputForm::Plain;
    const auto shown = [&](char letter) { return is_bracketed ? "Tensor[" + name_of(letter) + "]" : name_of(letter); };
    std::string listed;
    for (char letter : row->dtypes.substr(0, row->dtypes.find('+')))
      listed += (listed.empty() ? "" : ", ") + shown(letter);
    const std::string got = row->form == InputForm::Written ? "Ref[" + shown(have) + "]" : shown(have);
    return user_error("TypeError", "For primitive[" + std::string(name) + "], the input argument[" +
                                       std::string(row->shown) + "] must be a type of {" + listed + "}, but got " +
                                       got + ".");
  }
  return {};
}

/// What the operator says to the dtype of its first tensor in words of its own.
std::optional<Error> refused_in_words(std::string_view name, std::span<const AbstractRef> arguments) {
  if (arguments.empty() || !arguments[0]) return {};
  const char have = letter_of(*arguments[0]);
  for (const SaysRow& row : kSayings) {
    if (row.op != name || have == 0 || row.dtypes.find(have) == std::string_view::npos) continue;
    std::string text(row.text);
    if (const size_t at = text.find("{}"); at != std::string::npos) text.replace(at, 2, name_of(have));
    return user_error(std::string(row.error), text);
  }
  return {};
}

/// Where no kernel takes the operands as they are, MindSpore looks for one of wider dtypes, then for one of narrower
/// ones.
constexpr std::string_view kConversions[] = {"", "ef hi", "li df"};

/// "if" where operands of two dtypes are joined in a third: they are cast to it before. `is_whole`: by an operator that
/// casts all of them, else to a dtype that one of them has, and no Bools.
std::string promotion(std::span<const AbstractRef> arguments, char common, bool is_whole) {
  std::string made;
  bool is_there = is_whole;
  for (const AbstractRef& argument : arguments) {
    const char have = argument && argument->is_tensor() ? letter_of(*argument) : '\0';
    if (have == common) is_there = true;
    if (have != 0 && have != common && (is_whole || have != 't')) made += std::string(1, have) + common + " ";
  }
  return is_there ? made : "";
}

char converted(char letter, std::string_view conversion) {
  for (size_t i = 0; i + 1 < conversion.size(); i += 3)
    if (conversion[i] == letter) return conversion[i + 1];
  return letter;
}

/// The dtype of each argument, 0 where it is no tensor.
std::string letters_of(std::span<const AbstractRef> arguments) {
  std::string letters;
  for (const AbstractRef& argument : arguments) letters += argument ? letter_of(*argument) : '\0';
  return letters;
}

/// Does a kernel of these inputs take the tensors among the arguments of these dtypes? What else stands there takes any
/// place; kernels that know fewer inputs than there are arguments know the tensors alone.
bool takes(std::string_view inputs, std::string_view arguments, std::string_view conversion) {
  const bool is_by_place = inputs.size() >= arguments.size();
  size_t at = 0;
  for (const char have : arguments) {
    if (at == inputs.size()) break;
    if (have != 0 && inputs[at] != '*' && inputs[at] != converted(have, conversion)) return false;
    if (have != 0 || is_by_place) ++at;
  }
  return true;
}

/// The first of some kernels, which is taken away from them.
std::string_view next_kernel(std::string_view& kernels) {
  const std::string_view kernel = kernels.substr(0, kernels.find(' '));
  kernels.remove_prefix(std::min(kernels.size(), kernel.size() + 1));
  return kernel;
}

/// "input[Bool Bool], output[Bool]" of "tt>t".
std::string kernel_text(std::string_view kernel) {
  const size_t arrow = kernel.find('>');
  const auto listed = [](std::string_view letters) {
    std::string text;
    for (char letter : letters) text += (text.empty() ? "" : " ") + name_of(letter);
    return text;
  };
  return "input[" + listed(kernel.substr(0, arrow)) + "], output[" + listed(kernel.substr(arrow + 1)) + "]";
}

std::string type_text(const Abstract& a) {
  if (const char letter = letter_of(a)) return name_of(letter);
  if (a.kind == ir::AbstractKind::None) return "None";
  switch (a.kind) {
    case ir::AbstractKind::Bool:
      return "Bool";
    case ir::AbstractKind::Float:
      return "Float32";
    default:
      return "Int64";
  }
}

std::optional<Error> refused_kernel(std::string_view name, std::span<const AbstractRef> arguments,
                                    std::span<const AbstractRef> results) {
  static const NameTable<KernelRow> table({kKernels}, &KernelRow::op);
  const KernelRow* row = table.find(name);
  if (!row) return {};
  const bool is_direct = row->form == KernelForm::Direct;
  char common = results.empty() || !results[0] ? '\0' : letter_of(*results[0]);
  const bool is_whole = results.empty() && is_joining(name);
  if (is_whole) common = joined_letter('\0', arguments, true);
  if (is_whole && common == 0) return {};
  // A composed operator reads numbers out of integer tensors, whatever their width; masked_fill has one that it fills
  // with.
  std::string operands = letters_of(arguments);
  for (size_t i = 1; i < operands.size() && results.empty(); ++i)
    if (arguments[i] && arguments[i]->is_tensor() && is_int(arguments[i]->dtype) && !is_whole && name != "MaskedFill")
      operands[i] = '\0';
  // What is scattered takes the variable's dtype before a kernel is looked for.
  if (name.starts_with("Scatter") && name != "ScatterNd" && operands.size() > 2) operands[2] = operands[0];
  const auto is_taken = [&](std::string_view conversion) {
    for (std::string_view rest = row->kernels; !rest.empty();) {
      const std::string_view kernel = next_kernel(rest);
      if (takes(kernel.substr(0, kernel.find('>')), operands, conversion)) return true;
    }
    return false;
  };
  if (std::any_of(std::begin(kConversions), std::end(kConversions), is_taken)) return {};
  const std::string joined = common == 0 ? "" : promotion(arguments, common, is_whole);
  if (!joined.empty() && is_taken(joined)) return {};
  std::string listed;
  for (std::string_view rest = row->kernels; !rest.empty();)
    listed += kernel_text(next_kernel(rest)) + (is_direct ? ";" : "; ");
  const auto given = [&](std::span<const AbstractRef> types) {
    std::string text;
    for (const AbstractRef& type : types) {
      if (!type || (!is_direct && letter_of(*type) == 0)) continue;
      text += is_direct ? (text.empty() ? "" : ", ") + type_text(*type) : type_text(*type) + " ";
    }
    return is_direct ? "[[const vector]{" + text + "}]" : "[" + text + "]";
  };
  const std::string select = "Select CPU operator[" + std::string(name) +
                             "] fail! Unsupported data type!\nThe supported data types are " + listed;
  if (is_direct)
    return user_error("TypeError", select + ",\n but get input" + given(arguments) + ", output" + given(results) + ".");
  const std::string rule = "\n" + std::string(52, '-') + "\n";
  return user_error("TypeError", rule + "- Kernel select failed:" + rule + select + ", but get input" +
                                     given(arguments) + " and output" + given(results));
}

}  // namespace

std::optional<Error> cpu_refusal(std::string_view name, std::span<const std::string_view> names,
                                 std::span<const AbstractRef> arguments, std::span<const AbstractRef> results) {
  if (auto refused = refused_input(name, names, arguments)) return refused;
  if (auto refused = refused_in_words(name, arguments)) return refused;
  return refused_kernel(name, arguments, results);
}

std::optional<Error> cpu_refusal(const OpDef& op, std::span<const AbstractRef> arguments,
                                 std::span<const AbstractRef> results) {
  std::vector<std::string_view> names;
  for (const Arg& arg : op.args) names.push_back(arg.name);
  return cpu_refusal(op.name, names, arguments, results);
}

}  // namespace refjit::ops
