#include "capture/graph_facts.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "ir/value_text.h"

namespace refjit::capture {
namespace {

/// Names and types that a sentence lists; the rest are counted.
constexpr size_t kMostListed = 6;

std::string listed(const std::vector<std::string>& texts) {
  std::string out;
  for (size_t i = 0; i < texts.size() && i < kMostListed; ++i) out += (i ? ", " : "") + texts[i];
  if (texts.size() > kMostListed) out += " and " + std::to_string(texts.size() - kMostListed) + " more";
  return out;
}

/// "blocks.0" of "blocks.0.dense.weight" and "blocks.0.norm.gamma": what the names of a cell's weights begin with.
std::string common_prefix(const std::vector<std::string_view>& names) {
  std::string_view prefix = names[0].substr(0, std::max<size_t>(names[0].rfind('.'), 0));
  if (names[0].find('.') == std::string_view::npos) return {};
  for (std::string_view name : names)
    while (!prefix.empty() &&
           !(name.starts_with(prefix) && name.size() > prefix.size() && name[prefix.size()] == '.')) {
      const size_t dot = prefix.rfind('.');
      prefix = dot == std::string_view::npos ? std::string_view() : prefix.substr(0, dot);
    }
  return std::string(prefix);
}

/// A lazy_inline graph is called with its arguments and the weights of one cell, which are parameters of the root.
void note_shared(const ir::Module& module, ir::FuncGraph& graph, std::vector<std::string>& facts) {
  std::unordered_set<std::string> known;  // by all weights: cells may share some of them
  std::vector<std::string> cells;
  size_t calls = 0;
  for (const ir::Use& use : graph.module().graph_node(graph)->users()) {
    if (use.index != 0) continue;
    ++calls;
    std::vector<std::string_view> weights;
    std::string key;
    for (const ir::Node* argument : use.user->arguments())
      if (argument->is_parameter() && argument->graph() == module.root &&
          argument->name.find('.') != std::string::npos) {
        weights.push_back(argument->name);
        (key += argument->name) += '\n';
      }
    if (weights.empty() || !known.insert(std::move(key)).second) continue;
    if (std::string prefix = common_prefix(weights); !prefix.empty()) cells.push_back(std::move(prefix));
  }
  const size_t count = known.size();
  if (calls < 2) return;
  const std::string whose = count > 1 ? " for " + std::to_string(count) + " cells" : "";
  facts.push_back(graph.name + " is one graph" + whose + " (lazy_inline), called " + std::to_string(calls) + " times" +
                  (cells.size() == count && count > 1 ? ": " + listed(cells) : ""));
}

bool is_symbolic(const ir::Abstract& type) {
  if (type.is_tensor()) return !type.shape.is_concrete();
  return std::any_of(type.elements.begin(), type.elements.end(),
                     [](const ir::AbstractRef& e) { return e && is_symbolic(*e); });
}

/// "Float32 (?, 3)"; tuples in parentheses.
std::string plain_type(const ir::Abstract& type) {
  if (!type.is_tensor()) {
    std::string out;
    for (const ir::AbstractRef& element : type.elements)
      out += (out.empty() ? "(" : ", ") + (element ? plain_type(*element) : "?");
    return out.empty() ? ir::short_type_text(type) : out + ")";
  }
  std::string shape;
  if (!type.shape.rank_known) return std::string(ir_name(type.dtype)) + " of any rank";
  for (const ir::Dim dim : type.shape.dims) {
    if (!shape.empty()) shape += ", ";
    shape += dim.is_known() ? std::to_string(dim.printed()) : std::string("?");
  }
  return std::string(ir_name(type.dtype)) + " (" + shape + (type.shape.dims.size() == 1 ? ",)" : ")");
}

/// Dims that are symbols. Which of them are equal is not said: a plan is made for the sizes of each call.
void note_symbolic(const ir::Module& module, std::vector<std::string>& facts) {
  std::vector<std::string> texts;
  for (const ir::Node* parameter : module.root->parameters())
    if (parameter->abstract && is_symbolic(*parameter->abstract))
      texts.push_back(parameter->name + " is " + plain_type(*parameter->abstract));
  if (texts.empty()) return;
  const ir::Node* output = module.root->output();
  const std::string result = output && output->abstract && is_symbolic(*output->abstract)
                                 ? "; the result is " + plain_type(*output->abstract)
                                 : "";
  facts.push_back("One graph for all sizes: " + listed(texts) + result);
}

}  // namespace

std::vector<std::string> graph_facts(const ir::Module& module) {
  std::vector<std::string> facts;
  for (ir::FuncGraph* graph : module.graphs())
    if (graph->is_lazy_inline) note_shared(module, *graph, facts);
  note_symbolic(module, facts);
  return facts;
}

}  // namespace refjit::capture
