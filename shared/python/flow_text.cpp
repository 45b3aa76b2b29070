#include "python/flow_text.h"

#include <algorithm>

#include "python/python.h"

namespace refjit::python {

std::string instruction_text(const ControlFlow& flow, uint32_t word) {
  const Op op = word_op(flow.code->words[word]);
  std::string text(op_name(op));
  if (is_jump(op)) return text + " block " + std::to_string(flow.block_of(flow.code->jump_target(word)));
  if (op_operand(op) == Operand::None) return text;
  const std::string detail = operand_text(*flow.code, word);
  return text + " " + (detail.empty() ? std::to_string(word_arg(flow.code->words[word])) : detail);
}

std::string edge_text(const ControlFlow& flow, const FlowEdge& edge) {
  const Op op = word_op(flow.code->words[flow.blocks[edge.from].end - 1]);
  if (edge.kind == EdgeKind::Exception || edge.kind == EdgeKind::Jump || !is_jump(op))
    return std::string(edge_name(edge.kind));
  const bool is_taken = edge.kind == EdgeKind::Branch;
  switch (op) {
    case Op::FOR_ITER:
      return is_taken ? "exhausted" : "item";
    case Op::SEND:
      return is_taken ? "returned" : "yielded";
    case Op::POP_JUMP_FORWARD_IF_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NONE:
      return is_taken ? "if none" : "if not none";
    case Op::POP_JUMP_FORWARD_IF_NOT_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NOT_NONE:
      return is_taken ? "if not none" : "if none";
    case Op::JUMP_IF_TRUE_OR_POP:
    case Op::POP_JUMP_FORWARD_IF_TRUE:
    case Op::POP_JUMP_BACKWARD_IF_TRUE:
      return is_taken ? "if true" : "if false";
    default:
      return is_taken ? "if false" : "if true";
  }
}

std::vector<std::vector<uint32_t>> reaching_uses(const DataFlow& flow) {
  std::vector<std::vector<uint32_t>> of_word(flow.accesses.size());
  for (uint32_t d = 0; d < flow.definitions.size(); ++d)
    for (uint32_t word : flow.definitions[d].uses) of_word[word].push_back(d);
  return of_word;
}

namespace {

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

/// Local variables of a set; positions of the stack say nothing to a reader here.
std::string names_of(const DataFlow& flow, const VariableSet& set) {
  std::vector<std::string> names;
  for (uint32_t v = 0; v < flow.slot_count; ++v)
    if (set[v]) names.push_back(flow.variable_name(v));
  return names.empty() ? "nothing" : join(names);
}

std::string place_of(const Definition& definition) {
  if (definition.is_raised) return "raised";
  return definition.word == Definition::kEntry ? "argument" : std::to_string(definition.word);
}

std::string lines_of(const ControlFlow& flow, const BasicBlock& block) {
  uint32_t first = 0, last = 0;
  for (uint32_t i = block.begin; i < block.end; ++i)
    if (const uint32_t line = flow.code->spans[i].line) {
      first = first ? std::min(first, line) : line;
      last = std::max(last, line);
    }
  if (!first) return "";
  return first == last ? "line " + std::to_string(first)
                       : "lines " + std::to_string(first) + " to " + std::to_string(last);
}

class Text {
 public:
  Text(const DataFlow& flow, const FlowNotes& notes)
      : flow_(flow), control_(flow.control), notes_(notes), uses_(reaching_uses(flow)) {}

  std::string run() {
    const CodeObject& code = *control_.code;
    out_ = "function " + code.qualname + "  " + code.filename + ":" + std::to_string(code.first_line) + "\n";
    out_ += std::to_string(code.words.size()) + " instructions, " + std::to_string(control_.blocks.size()) +
            " blocks, " + std::to_string(control_.edges.size()) + " edges, stack " + std::to_string(code.stack_size) +
            "\n";
    for (const auto& [name, kind] : notes_.arguments) out_ += "argument " + name + ": " + kind + "\n";
    for (const CapturedStretch& stretch : notes_.stretches)
      out_ += "capture " + std::to_string(stretch.begin) + " to " + std::to_string(stretch.end) + ": " + stretch.what +
              "\n";
    for (uint32_t b = 0; b < control_.blocks.size(); ++b) block(b);
    variables();
    return std::move(out_);
  }

 private:
  void block(uint32_t b) {
    const BasicBlock& block = control_.blocks[b];
    std::vector<std::string> facts;
    if (std::string lines = lines_of(control_, block); !lines.empty()) facts.push_back(std::move(lines));
    if (block.is_handler) facts.push_back("exception handler");
    if (control_.is_reachable(block))
      facts.push_back("stack " + std::to_string(control_.depth[block.begin]));
    else
      facts.push_back("unreachable");
    out_ += "\nblock " + std::to_string(b) + ": " + join(facts) + "\n";
    if (control_.is_reachable(block)) out_ += "  live in: " + names_of(flow_, flow_.live_in[b]) + "\n";
    for (uint32_t i = block.begin; i < block.end; ++i) instruction(i);
    for (uint32_t e : block.successors) {
      const FlowEdge& edge = control_.edges[e];
      out_ += "  " + edge_text(control_, edge) + " -> block " + std::to_string(edge.to) +
              (edge.is_back ? " (loop)" : "") + "\n";
    }
  }

  void instruction(uint32_t word) {
    std::string line = std::to_string(word);
    line.insert(0, line.size() < 5 ? 5 - line.size() : 0, ' ');
    line += "  " + instruction_text(control_, word);
    const Access& access = flow_.accesses[word];
    std::vector<std::string> reads, writes;
    for (uint32_t v : access.reads) {
      std::vector<std::string> from;
      for (uint32_t d : uses_[word])
        if (flow_.definitions[d].variable == v) from.push_back(place_of(flow_.definitions[d]));
      std::string read = flow_.variable_name(v);
      for (size_t i = 0; i < from.size(); ++i) read += (i == 0 ? "@" : "|") + from[i];
      if (std::find(reads.begin(), reads.end(), read) == reads.end()) reads.push_back(std::move(read));
    }
    for (uint32_t v : access.writes) writes.push_back(flow_.variable_name(v));
    if (!reads.empty() || !writes.empty()) {
      line.append(line.size() < 44 ? 44 - line.size() : 1, ' ');
      line += join(reads);
      if (!writes.empty()) line += (reads.empty() ? "-> " : " -> ") + join(writes);
    }
    out_ += line + "\n";
  }

  void variables() {
    out_ += "\ndata flow\n";
    for (const Definition& definition : flow_.definitions) {
      if (definition.variable >= flow_.slot_count) continue;
      std::vector<std::string> uses;
      for (uint32_t word : definition.uses) uses.push_back(std::to_string(word));
      out_ += "  " + flow_.variable_name(definition.variable) + "@" + place_of(definition) +
              (uses.empty() ? " is not used" : " -> " + join(uses)) + "\n";
    }
  }

  const DataFlow& flow_;
  const ControlFlow& control_;
  const FlowNotes& notes_;
  std::vector<std::vector<uint32_t>> uses_;
  std::string out_;
};

/// Text of a dot label whose lines stand at the left.
std::string quoted(const std::string& text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\l";
    else
      out += c;
  }
  return "\"" + out + "\"";
}

}  // namespace

std::string flow_text(const DataFlow& flow, const FlowNotes& notes) { return Text(flow, notes).run(); }

std::string flow_dot(const DataFlow& flow, const FlowNotes& notes) {
  const ControlFlow& control = flow.control;
  std::string title = control.code->qualname + "\n";
  for (const auto& [name, kind] : notes.arguments) title += name + ": " + kind + "\n";
  for (const CapturedStretch& stretch : notes.stretches)
    title += std::to_string(stretch.begin) + " to " + std::to_string(stretch.end) + ": " + stretch.what + "\n";
  std::string out = "digraph {\n  label=" + quoted(title) + "; labelloc=t; labeljust=l;\n" +
                    "  node [shape=box, fontname=\"monospace\", fontsize=10];\n  edge [fontsize=9];\n";
  for (uint32_t b = 0; b < control.blocks.size(); ++b) {
    const BasicBlock& block = control.blocks[b];
    std::string label = "block " + std::to_string(b) + "  " + lines_of(control, block) + "\n";
    for (uint32_t i = block.begin; i < block.end; ++i)
      label += std::to_string(i) + "  " + instruction_text(control, i) + "\n";
    out += "  b" + std::to_string(b) + " [label=" + quoted(label) +
           (block.is_handler ? ", style=filled, fillcolor=mistyrose" : "") +
           (control.is_reachable(block) ? "" : ", color=gray") + "];\n";
  }
  for (const FlowEdge& edge : control.edges)
    out += "  b" + std::to_string(edge.from) + " -> b" + std::to_string(edge.to) +
           " [label=" + quoted(edge_text(control, edge)) +
           (edge.kind == EdgeKind::Exception ? ", color=firebrick, style=dashed"
            : edge.is_back                   ? ", penwidth=2"
                                             : "") +
           "];\n";
  // Values of variables that cross blocks; those of one block are plain from its instructions.
  for (const Definition& definition : flow.definitions) {
    if (definition.word == Definition::kEntry) continue;
    const uint32_t from = control.block_of(definition.word);
    std::vector<uint32_t> to;
    for (uint32_t word : definition.uses)
      if (const uint32_t b = control.block_of(word); b != from && (to.empty() || to.back() != b)) to.push_back(b);
    for (uint32_t b : to)
      out += "  b" + std::to_string(from) + " -> b" + std::to_string(b) +
             " [label=" + quoted(flow.variable_name(definition.variable)) +
             ", color=steelblue, fontcolor=steelblue, style=dotted, constraint=false];\n";
  }
  return out + "}\n";
}

}  // namespace refjit::python
