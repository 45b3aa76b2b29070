#include "api/graph_json.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "ir/print.h"
#include "ir/read.h"
#include "ir/value_text.h"
#include "ops/op.h"

namespace refjit::api {

using Json = nlohmann::ordered_json;

namespace {

/// "Float32 (2, 3)" from "<Tensor[Float32], (2, 3)>".
std::string plain_type(const ir::Node& node) {
  if (!node.abstract) return "";
  std::string text = ir::type_text(node.abstract.get(), ir::TextForm::Dump);
  if (node.abstract->is_tensor()) {
    const size_t open = text.find('['), close = text.find("], ");
    if (open != std::string::npos && close != std::string::npos && close > open) {
      size_t begin = open + 1;
      if (const size_t inner = text.find('[', begin); inner != std::string::npos && inner < close) begin = inner + 1;
      std::string dtype = text.substr(begin, text.find(']', begin) - begin);
      const size_t shape = text.find('(', close);
      const size_t end = text.find(')', shape);
      if (shape != std::string::npos && end != std::string::npos)
        return dtype + " " + text.substr(shape, end - shape + 1);
    }
  }
  if (text.size() >= 2 && text.front() == '<' && text.back() == '>') text = text.substr(1, text.size() - 2);
  return text;
}

class GraphWriter {
 public:
  explicit GraphWriter(const FileTable& files) : files_(files) {}

  Json write(const ir::Module& module) {
    const ir::FuncGraph& root = *module.root;
    Json out;
    out["name"] = root.name;
    for (ir::Node* parameter : root.parameters()) add(*parameter, parameter->name, "parameter");
    for (ir::Node* node : ir::topological_order(root)) {
      if (node == root.return_node()) continue;
      const ir::Primitive* primitive = node->primitive();
      add(*node, primitive ? std::string(primitive->name) : "call", "operator", detail_of(*node));
      connect(*node);
    }
    if (ir::Node* result = root.return_node()) {
      add(*result, "Return", "return");
      connect(*result);
    }
    out["nodes"] = std::move(nodes_);
    out["edges"] = std::move(edges_);
    return out;
  }

 private:
  /// Operators inside a fused node: those of the graph it carries.
  static std::string detail_of(const ir::Node& node) {
    std::string detail;
    for (ir::Node* input : node.inputs()) {
      if (!input->is_value() || !input->constant().graph()) continue;
      for (ir::Node* inner : ir::topological_order(*input->constant().graph())) {
        if (!inner->primitive() || inner->primitive()->name == "Return") continue;
        detail += (detail.empty() ? "" : ", ") + std::string(inner->primitive()->name);
      }
    }
    return detail;
  }

  void add(const ir::Node& node, const std::string& label, const char* kind, const std::string& detail = {}) {
    const std::string id = "n" + std::to_string(ids_.size());
    ids_[&node] = id;
    Json out{{"id", id}, {"label", label}, {"kind", kind}, {"type", plain_type(node)}};
    const Span span = node.spans.empty() ? Span() : node.spans.back();
    out["file"] = span.file && span.file < files_.size() ? files_[span.file].name : "";
    out["line"] = span.line;
    if (!detail.empty()) out["detail"] = detail;
    nodes_.push_back(std::move(out));
  }

  void connect(const ir::Node& node) {
    int index = 0;
    for (ir::Node* argument : node.arguments()) {
      if (argument->is_value()) {
        // One box a use: a constant shared by many operators would draw lines all over the picture.
        if (argument->constant().primitive() || argument->constant().graph()) continue;
        const std::string id = "c" + std::to_string(++constants_);
        const std::string text = argument->constant().abstract()
                                     ? ir::constant_text(*argument->constant().abstract(), ir::TextForm::Dump)
                                     : "";
        nodes_.push_back(Json{{"id", id},
                              {"label", text},
                              {"kind", "constant"},
                              {"type", plain_type(*argument)},
                              {"file", ""},
                              {"line", 0}});
        edges_.push_back(Json{{"from", id}, {"to", ids_[&node]}, {"index", index}});
      } else if (auto from = ids_.find(argument); from != ids_.end()) {
        edges_.push_back(Json{{"from", from->second}, {"to", ids_[&node]}, {"index", index}});
      }
      ++index;
    }
  }

  const FileTable& files_;
  std::unordered_map<const ir::Node*, std::string> ids_;
  size_t constants_ = 0;
  Json nodes_ = Json::array();
  Json edges_ = Json::array();
};

}  // namespace

Result<std::string> render_graph(const std::string& full_text, const std::string& format, const FileTable& files) {
  if (format == "full") return full_text;
  auto module = ir::read(full_text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) return std::move(module).error();
  if (format == "ir") return ir::print(**module, {.form = ir::TextForm::Dump, .files = &files});
  if (format == "dot") return ir::print_dot(**module);
  if (format == "json")
    return GraphWriter(files).write(**module).dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
  return user_error("ValueError", "the format of a graph is one of ir, full, dot, json, but got '" + format + "'");
}

}  // namespace refjit::api
