#include "capture/bytecode/operand_names.h"

#include <algorithm>
#include <optional>

#include "python/code.h"
#include "python/opcode.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;

namespace {

/// Longer expressions are named by their line alone.
constexpr size_t kMaxText = 40;

/// Does the word leave the top of the stack to what stood below, or where it was?
bool makes_nothing(Op op) {
  switch (op) {
    case Op::POP_TOP:
    case Op::STORE_FAST:
    case Op::STORE_GLOBAL:
    case Op::STORE_DEREF:
    case Op::STORE_NAME:
    case Op::STORE_ATTR:
    case Op::STORE_SUBSCR:
    case Op::DELETE_SUBSCR:
    case Op::DELETE_ATTR:
    case Op::LIST_APPEND:
    case Op::SET_ADD:
    case Op::MAP_ADD:
    case Op::PRECALL:
    case Op::KW_NAMES:
    case Op::NOP:
    case Op::RESUME:
      return true;
    default:
      return python::is_jump(op) && op != Op::FOR_ITER;
  }
}

/// The word that made operand `index` of the `depth` before `start`, if the code leads there in a straight line.
std::optional<uint32_t> maker_of(const python::CodeObject& code, uint32_t start, size_t index, size_t depth) {
  auto now = static_cast<int>(depth);
  for (uint32_t at = start; at-- > 0;) {
    const Op op = python::word_op(code.words[at]);
    const auto arg = static_cast<int>(python::word_arg(code.words[at]));
    const bool is_end = op == Op::RETURN_VALUE || op == Op::RAISE_VARARGS || op == Op::RERAISE ||
                        op == Op::JUMP_FORWARD || op == Op::JUMP_BACKWARD || op == Op::SWAP;
    if (is_end) return std::nullopt;
    if (now == static_cast<int>(index) + 1 && !makes_nothing(op)) return at;
    now -= python::stack_effect(op, arg, false);
    if (now <= static_cast<int>(index)) return std::nullopt;
  }
  return std::nullopt;
}

std::string name_of(vm::Vm& vm, const python::CodeObject& code, uint32_t start, size_t index, size_t count) {
  const python::Word word = code.words[start];
  if (index + 1 == count && python::word_op(word) == Op::STORE_FAST)
    return "the next " + std::string(code.localsplus[python::word_arg(word)].name);
  const auto maker = maker_of(code, start, index, count);
  const std::string plain = "stack[" + std::to_string(index) + "]";
  if (!maker || !code.spans[*maker].is_known()) return plain;
  const Span& span = code.spans[*maker];
  const std::string text(vm.files().text(span));
  const std::string line = "in line " + std::to_string(span.line);
  const bool is_short = !text.empty() && text.size() <= kMaxText && text.find('\n') == std::string::npos;
  return is_short ? text + " " + line : "an operand " + line;
}

}  // namespace

std::vector<SourceRef> operand_sources(vm::Vm& vm, const python::CodeObject& code, uint32_t start, size_t count) {
  std::vector<SourceRef> sources;
  for (uint32_t i = 0; i < count; ++i) {
    auto source = std::make_shared<Source>(*Source::stack(i));
    std::string name = name_of(vm, code, start, i, count);
    const bool is_taken = std::any_of(sources.begin(), sources.end(), [&](const auto& s) { return s->label == name; });
    source->label = is_taken ? name + " (" + source->label + ")" : std::move(name);
    sources.push_back(std::move(source));
  }
  return sources;
}

}  // namespace refjit::capture
