#include "api/graph_json.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

#include "base/program_place.h"
#include "ir/print.h"
#include "ir/value_text.h"

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
  // Which elements are used is for those who read listings.
  if (const size_t flags = text.find(", elements_use_flags="); flags != std::string::npos) text = text.substr(0, flags);
  return text;
}

class GraphWriter {
 public:
  explicit GraphWriter(const FileTable& files) : files_(files) {}

  std::string write(const ir::Module& module) {
    std::string groups;
    size_t count = 0;
    for (const ir::FuncGraph* graph : drawn_graphs(*module.root)) {
      group_ = graph == module.root ? "" : "g" + std::to_string(count++);
      if (!group_.empty()) append(groups, {{"id", group_}, {"label", graph->name}});
      add_graph(*graph);
    }
    return "{\"name\":" + text_of(module.root->name) + ",\"nodes\":[" + nodes_ + "],\"edges\":[" + edges_ +
           "],\"groups\":[" + groups + "],\"scopes\":[" + scope_texts_ + "]}";
  }

 private:
  /// The graphs that a picture shows as such: bodies of fused nodes are a line in their node.
  static std::vector<const ir::FuncGraph*> drawn_graphs(const ir::FuncGraph& root) {
    std::vector<const ir::FuncGraph*> drawn;
    for (const ir::FuncGraph* graph : ir::reachable_graphs(root)) {
      bool is_body = graph->return_node() == nullptr;
      for (const ir::Use& use : graph->module().graph_node(const_cast<ir::FuncGraph&>(*graph))->users())
        is_body = is_body || use.user->calls(ir::prim::kFused);
      if (!is_body) drawn.push_back(graph);
    }
    return drawn;
  }

  void add_graph(const ir::FuncGraph& graph) {
    for (ir::Node* parameter : graph.parameters()) add(*parameter, parameter->name, "parameter");
    for (ir::Node* node : ir::topological_order(graph)) {
      if (node == graph.return_node()) continue;
      const ir::Primitive* primitive = node->primitive();
      add(*node, primitive ? std::string(primitive->name) : "call", "operator", detail_of(*node));
      connect(*node);
    }
    add(*graph.return_node(), "Return", "return");
    connect(*graph.return_node());
  }

  /// Operators inside a fused node: those of the graph it carries.
  static std::string detail_of(const ir::Node& node) {
    std::string detail;
    if (!node.calls(ir::prim::kFused)) return detail;
    for (ir::Node* input : node.inputs()) {
      if (!input->is_value() || !input->constant().graph()) continue;
      for (ir::Node* inner : ir::topological_order(*input->constant().graph())) {
        if (!inner->primitive() || inner->primitive()->name == "Return") continue;
        detail += (detail.empty() ? "" : ", ") + std::string(inner->primitive()->name);
      }
    }
    return detail;
  }

  static std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
  }
  /// Large graphs have a hundred thousand nodes: each becomes text at once.
  static void append(std::string& list, const Json& item) {
    if (!list.empty()) list += ',';
    list += text_of(item);
  }

  void add(const ir::Node& node, const std::string& label, const char* kind, const std::string& detail = {}) {
    const std::string id = "n" + std::to_string(ids_.size());
    ids_[&node] = id;
    Json out{{"id", id}, {"label", label}, {"kind", kind}, {"type", plain_type(node)}};
    const Span span = program_place(files_, node.spans);
    if (span.line > 0) out["file"] = file_name(files_, span), out["line"] = span.line;
    if (!detail.empty()) out["detail"] = detail;
    if (!group_.empty()) out["group"] = group_;
    if (!node.scope.empty()) out["scope"] = scope_of(node);
    append(nodes_, out);
  }

  size_t scope_of(const ir::Node& node) {
    const auto [at, is_new] = scopes_.emplace(node.scope, scopes_.size());
    if (is_new) append(scope_texts_, node.scope);
    return at->second;
  }

  void connect(const ir::Node& node) {
    size_t index = 0;
    const bool calls_value = !node.primitive();
    for (ir::Node* argument : calls_value ? node.inputs() : node.arguments()) {
      if (argument->is_value()) {
        if (!argument->constant().primitive() && !node.calls(ir::prim::kFused)) add_constant(*argument, node, index);
      } else if (auto from = ids_.find(argument); from != ids_.end()) {
        add_edge(from->second, node, index);
      }
      ++index;
    }
  }

  /// One box a use: a constant shared by many operators would draw lines all over the picture.
  void add_constant(const ir::Node& constant, const ir::Node& user, size_t index) {
    const std::string id = "c" + std::to_string(++constants_);
    const ir::FuncGraph* graph = constant.constant().graph();
    const ir::Abstract* value = constant.constant().abstract();
    const std::string text = graph ? "@" + graph->name : value ? ir::constant_text(*value, ir::TextForm::Dump) : "";
    Json out{{"id", id},
             {"label", text},
             {"kind", graph ? "graph" : "constant"},
             {"type", graph ? "" : plain_type(constant)}};
    if (!group_.empty()) out["group"] = group_;
    append(nodes_, out);
    add_edge(id, user, index);
  }

  void add_edge(const std::string& from, const ir::Node& user, size_t index) {
    Json edge{{"from", from}, {"to", ids_[&user]}, {"index", index}};
    const ir::Primitive* primitive = user.primitive();
    if (primitive && index < primitive->argument_names.size()) edge["name"] = primitive->argument_names[index];
    append(edges_, edge);
  }

  const FileTable& files_;
  std::unordered_map<const ir::Node*, std::string> ids_;
  size_t constants_ = 0;
  std::string group_;                        ///< Of the graph being written; the root has none.
  std::string nodes_, edges_, scope_texts_;  ///< Items of JSON lists.
  std::unordered_map<std::string, size_t> scopes_;
};

}  // namespace

Result<std::string> render_graph(const ir::Module& module, const std::string& format, const FileTable& files,
                                 size_t most_boxes) {
  if (format == "ir") return ir::print(module, {.form = ir::TextForm::Dump, .files = &files});
  if (format == "full") return ir::print(module, {.form = ir::TextForm::Full, .files = &files});
  if (format == "dot") return ir::print_dot(module, most_boxes);
  if (format == "json") return GraphWriter(files).write(module);
  return user_error("ValueError", "the format of a graph is one of ir, full, dot, json, but got '" + format + "'");
}

}  // namespace refjit::api
