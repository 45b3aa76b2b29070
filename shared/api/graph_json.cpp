#include "api/graph_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "base/program_place.h"
#include "ir/print.h"
#include "ir/value_text.h"

namespace refjit::api {

namespace {

/// "Float32 (2, 3)" from "<Tensor[Float32], (2, 3)>".
std::string plain_type(const ir::Abstract& abstract) {
  std::string text = ir::type_text(&abstract, ir::TextForm::Dump);
  if (abstract.is_tensor()) {
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

/// Appends `text` as JSON writes a string. Nearly all of a graph's texts need no escapes.
void append_quoted(std::string& out, std::string_view text) {
  const auto is_plain = [](unsigned char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; };
  if (std::all_of(text.begin(), text.end(), is_plain)) {
    (((out += '"') += text) += '"');
    return;
  }
  out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Begins the next item of a JSON list; its fields follow. Large graphs have a hundred thousand nodes, so items are
/// written as text at once: as JSON values they take ten times as long.
class Item {
 public:
  explicit Item(std::string& list) : out_(list) {
    if (!out_.empty()) out_ += ',';
    out_ += '{';
  }
  ~Item() { out_ += '}'; }
  Item(const Item&) = delete;
  Item& operator=(const Item&) = delete;

  void text(const char* name, std::string_view value) {
    begin(name);
    append_quoted(out_, value);
  }
  void number(const char* name, int64_t value) {
    begin(name);
    out_ += std::to_string(value);
  }

 private:
  void begin(const char* name) {
    if (out_.back() != '{') out_ += ',';
    ((out_ += '"') += name) += "\":";
  }

  std::string& out_;
};

class GraphWriter {
 public:
  explicit GraphWriter(const FileTable& files) : files_(files) {}

  std::string write(const ir::Module& module) {
    std::string groups;
    size_t count = 0;
    for (const ir::FuncGraph* graph : drawn_graphs(*module.root)) {
      group_ = graph == module.root ? "" : "g" + std::to_string(count++);
      if (!group_.empty()) {
        Item item(groups);
        item.text("id", group_);
        item.text("label", graph->name);
      }
      add_graph(*graph);
    }
    std::string out = "{\"name\":";
    out.reserve(nodes_.size() + edges_.size() + groups.size() + scope_texts_.size() + 100);
    append_quoted(out, module.root->name);
    ((out += ",\"nodes\":[") += nodes_) += "],\"edges\":[";
    ((out += edges_) += "],\"groups\":[") += groups;
    return ((out += "],\"scopes\":[") += scope_texts_) += "]}";
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
      add(*node, primitive ? std::string_view(primitive->name) : "call", "operator", detail_of(*node));
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

  /// Many nodes share what they are abstracted to.
  const std::string& type_of(const ir::Node& node) {
    const auto [at, is_new] = types_.try_emplace(node.abstract.get());
    if (is_new && node.abstract) at->second = plain_type(*node.abstract);
    return at->second;
  }

  void add(const ir::Node& node, std::string_view label, const char* kind, const std::string& detail = {}) {
    const std::string& id = ids_[&node] = "n" + std::to_string(ids_.size());
    Item out(nodes_);
    out.text("id", id);
    out.text("label", label);
    out.text("kind", kind);
    out.text("type", type_of(node));
    const Span span = program_place(files_, node.spans);
    if (span.line > 0) {
      out.text("file", file_name(files_, span));
      out.number("line", span.line);
    }
    if (!detail.empty()) out.text("detail", detail);
    if (!group_.empty()) out.text("group", group_);
    if (!node.scope.empty()) out.number("scope", static_cast<int64_t>(scope_of(node)));
  }

  size_t scope_of(const ir::Node& node) {
    const auto [at, is_new] = scopes_.emplace(node.scope, scopes_.size());
    if (is_new) {
      if (!scope_texts_.empty()) scope_texts_ += ',';
      append_quoted(scope_texts_, node.scope);
    }
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
    {
      Item out(nodes_);
      out.text("id", id);
      out.text("label", graph ? "@" + graph->name : value ? ir::constant_text(*value, ir::TextForm::Dump) : "");
      out.text("kind", graph ? "graph" : "constant");
      out.text("type", graph ? "" : type_of(constant));
      if (!group_.empty()) out.text("group", group_);
    }
    add_edge(id, user, index);
  }

  void add_edge(const std::string& from, const ir::Node& user, size_t index) {
    Item edge(edges_);
    edge.text("from", from);
    edge.text("to", ids_[&user]);
    edge.number("index", static_cast<int64_t>(index));
    const ir::Primitive* primitive = user.primitive();
    if (primitive && index < primitive->argument_names.size()) edge.text("name", primitive->argument_names[index]);
  }

  const FileTable& files_;
  std::unordered_map<const ir::Node*, std::string> ids_;
  size_t constants_ = 0;
  std::string group_;                        ///< Of the graph being written; the root has none.
  std::string nodes_, edges_, scope_texts_;  ///< Items of JSON lists.
  std::unordered_map<std::string, size_t> scopes_;
  std::unordered_map<const ir::Abstract*, std::string> types_;
};

}  // namespace

Result<std::string> render_graph(const ir::Module& module, const GraphQuery& query, const FileTable& files) {
  const std::string& format = query.format;
  if (format == "ir" || format == "full") {
    const ir::TextForm form = format == "ir" ? ir::TextForm::Dump : ir::TextForm::Full;
    return ir::print(module, {.form = form, .files = &files, .most_bytes = query.most_bytes});
  }
  if (format == "dot") return ir::print_dot(module, query.most_boxes);
  if (format == "json") return GraphWriter(files).write(module);
  return user_error("ValueError", "the format of a graph is one of ir, full, dot, json, but got '" + format + "'");
}

}  // namespace refjit::api
