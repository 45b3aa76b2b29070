// dis: prints code objects in the form that python.h describes.
#include <algorithm>
#include <map>

#include "python/layout.h"
#include "python/python.h"

namespace refjit::python {

std::string operand_text(const CodeObject& code, uint32_t word) {
  const Op op = word_op(code.words[word]);
  const uint32_t arg = word_arg(code.words[word]);
  switch (op_operand(op)) {
    case Operand::Const:
      return op == Op::KW_NAMES ? std::string() : repr(code.consts[arg]);
    case Operand::Name:
      return code.names[arg];
    case Operand::GlobalName:
      return ((arg & 1) ? "NULL + " : "") + code.names[arg >> 1];
    case Operand::Local:
    case Operand::Deref:
      return code.localsplus[arg].name;
    case Operand::Compare:
      return std::string(compare_op_text(arg));
    case Operand::BinaryOp:
      return std::string(binary_op_text(arg));
    case Operand::FormatValue: {
      static constexpr std::string_view kNames[] = {"", "str", "repr", "ascii"};
      std::string text(kNames[arg & 3]);
      if (arg & 4) text += text.empty() ? "with format" : ", with format";
      return text;
    }
    case Operand::MakeFunction: {
      static constexpr std::string_view kNames[] = {"defaults", "kwdefaults", "annotations", "closure"};
      std::string text;
      for (unsigned bit = 0; bit < 4; ++bit)
        if (arg >> bit & 1) {
          if (!text.empty()) text += ", ";
          text += kNames[bit];
        }
      return text;
    }
    default:
      return {};
  }
}

namespace {

class Disassembler {
 public:
  Disassembler(const CodeObject& code, const DisOptions& options) : code_(code), options_(options) {}

  std::string run() {
    label_targets();
    uint32_t last_line = UINT32_MAX;
    for (uint32_t i = 0; i < code_.words.size(); ++i) {
      label(i);
      const uint32_t line = code_.spans[i].line;
      const bool is_on_line = has_line(code_, i);
      const bool starts_line = is_on_line && line != last_line;
      if (is_on_line) last_line = line;
      row(i, starts_line);
    }
    label(static_cast<uint32_t>(code_.words.size()));
    exceptions();
    return std::move(out_);
  }

 private:
  void label_targets() {
    std::map<uint32_t, uint32_t> targets;
    for (uint32_t i = 0; i < code_.words.size(); ++i)
      if (is_jump(word_op(code_.words[i]))) targets[code_.jump_target(i)] = 0;
    for (const ExceptionEntry& entry : code_.exceptions)
      targets[entry.start] = targets[entry.end] = targets[entry.target] = 0;
    uint32_t count = 0;
    labels_.assign(code_.words.size() + 1, 0);
    for (const auto& [target, unused] : targets) labels_[target] = ++count;
  }

  std::string label_text(uint32_t index) const { return "L" + std::to_string(labels_[index]); }
  void label(uint32_t index) {
    if (labels_[index]) out_ += label_text(index) + ":\n";
  }

  static void pad(std::string& text, size_t width) {
    if (text.size() < width) text.append(width - text.size(), ' ');
  }

  void row(uint32_t index, bool starts_line) {
    const Op op = word_op(code_.words[index]);
    const uint32_t arg = word_arg(code_.words[index]);
    std::string text;
    if (starts_line) {
      const std::string line = std::to_string(code_.spans[index].line);
      text.append(line.size() < 4 ? 4 - line.size() : 0, ' ');
      text += line;
    } else {
      text = "    ";
    }
    text += "  ";
    if (!options_.positions) {
      extended(out_, text, index, arg);
    }
    text += op_name(op);
    if (is_jump(op)) {
      pad(text, 32);
      text += " to " + label_text(code_.jump_target(index));
    } else if (static_cast<int>(op) >= 90) {
      pad(text, 32);
      text += " " + std::to_string(arg);
      const std::string detail = operand_text(code_, index);
      if (!detail.empty()) text += " (" + detail + ")";
    }
    if (options_.positions) position(text, code_.spans[index]);
    out_ += text + "\n";
  }

  /// EXTENDED_ARG rows, where CPython's 8-bit arguments need them. Jumps are told apart by CPython's own distances.
  void extended(std::string& out, std::string& text, uint32_t index, uint32_t arg) {
    const bool jumps = is_jump(word_op(code_.words[index]));
    const uint64_t value = jumps ? distances()[index] : arg;
    for (int shift = 24; shift > 0; shift -= 8) {
      if (value >> shift == 0) continue;
      text += "EXTENDED_ARG";
      pad(text, 32);
      out += text + " " + std::to_string(value >> shift) + "\n";
      text = "      ";
    }
  }

  /// Made when first asked for.
  const std::vector<uint32_t>& distances() {
    if (distances_.empty()) distances_ = jump_distances(code_);
    return distances_;
  }

  void position(std::string& text, const Span& span) const {
    const auto number = [](bool is_known, uint32_t value) {
      return is_known ? std::to_string(value) : std::string("None");
    };
    const bool has_line = span.file != 0, has_columns = has_line && span.end_line != 0;
    text += "  @" + number(has_line, span.line) + ":" + number(has_columns, span.col) + "-" +
            number(has_line, has_columns ? span.end_line : span.line) + ":" + number(has_columns, span.end_col);
  }

  void exceptions() {
    if (code_.exceptions.empty()) return;
    out_ += "ExceptionTable:\n";
    for (const ExceptionEntry& entry : code_.exceptions) {
      out_ += "  " + label_text(entry.start) + " to " + label_text(entry.end) + " -> " + label_text(entry.target) +
              " [" + std::to_string(entry.depth) + "]" + (entry.lasti ? " lasti" : "") + "\n";
    }
  }

  const CodeObject& code_;
  const DisOptions& options_;
  std::vector<uint32_t> labels_;
  std::vector<uint32_t> distances_;
  std::string out_;
};

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : " ") + names[i];
  return text;
}

std::string hex(uint32_t value) {
  std::string digits;
  do digits.insert(digits.begin(), "0123456789abcdef"[value & 15]);
  while (value >>= 4);
  return "0x" + digits;
}

std::string facts(const CodeObject& code) {
  return "# " + code.qualname + " args " + std::to_string(code.arg_count) + " " +
         std::to_string(code.positional_only_count) + " " + std::to_string(code.keyword_only_count) + " stack " +
         std::to_string(code.stack_size) + " flags " + hex(code.flags) + " line " + std::to_string(code.first_line) +
         " vars " + joined(code.varnames()) + " | " + joined(code.cellvars()) + " | " + joined(code.freevars()) +
         " | names " + joined(code.names) + " | consts " + std::to_string(code.consts.size()) + "\n";
}

}  // namespace

std::string dis(const CodeObject& root, const DisOptions& options) {
  std::string out;
  std::vector<const CodeObject*> pending{&root};
  while (!pending.empty()) {
    const CodeObject& code = *pending.back();
    pending.pop_back();
    if (&code != &root)
      out += "\nDisassembly of " +
             repr(Const::of_code(std::shared_ptr<const CodeObject>(std::shared_ptr<void>(), &code))) + ":\n";
    if (options.facts) out += facts(code);
    out += Disassembler(code, options).run();
    if (!options.nested) break;
    for (size_t i = code.consts.size(); i-- > 0;)
      if (code.consts[i].kind == Const::Kind::Code) pending.push_back(code.consts[i].code.get());
  }
  return out;
}

}  // namespace refjit::python
