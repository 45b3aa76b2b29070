#include "ir/print.h"

#include <algorithm>
#include <unordered_map>

#include "ir/closures.h"
#include "ir/picture.h"

namespace refjit::ir {

namespace {

std::string primitive_text(const Primitive& p) { return (p.is_primfunc ? "PrimFunc_" : "") + std::string(p.name); }

// Names reach listings from guest code: what could be taken for syntax becomes '_'.
std::string clean_name(const std::string& name) {
  std::string out = name;
  for (char& c : out) {
    auto byte = static_cast<unsigned char>(c);
    bool is_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || byte >= 0x80;
    if (!is_word && c != '_' && c != '.' && c != '@' && c != '$') c = '_';
  }
  return out;
}

// What MindSpore's classic primitives (those without `PrimFunc_`) keep as attributes is an argument like others here.
bool is_attribute(const Node& node, size_t input) {
  constexpr std::string_view kNames[] = {"adjoint",        "begin_mask",
                                         "ellipsis_mask",  "end_mask",
                                         "new_axis_mask",  "shrink_axis_mask",
                                         "alpha",          "axis",
                                         "dampening",      "data_format",
                                         "descending",     "dilation",
                                         "gradient_scale", "group",
                                         "is_grad",        "kernel_size",
                                         "mode",           "nesterov",
                                         "out_channel",    "pad",
                                         "pad_mode",       "paddings_contiguous",
                                         "seed",           "seed2",
                                         "sens",           "sorted",
                                         "state",          "stride",
                                         "use_locking",    "use_nesterov",
                                         "weight_decay"};
  const Primitive* p = node.primitive();
  if (!p || p->is_primfunc || input == 0 || input > p->argument_names.size()) return false;
  const Node& value = *node.input(input);
  if (!value.is_value() || !value.abstract || value.abstract->is_tensor()) return false;
  const std::string_view name = p->argument_names[input - 1];
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames) ||
         (name == "strides" && p->name.substr(0, 7) == "MaxPool");
}

// MindSpore passes these texts to operators as numbers; -1: none of them.
int64_t enum_number(std::string_view argument, std::string_view text) {
  struct Row {
    std::string_view argument, text;
    int64_t number;
  };
  constexpr Row kRows[] = {{"data_format", "NCHW", 0}, {"data_format", "NHWC", 1}, {"pad_mode", "same", 1},
                           {"pad_mode", "valid", 2},   {"reduction", "sum", 0},    {"reduction", "mean", 1},
                           {"reduction", "none", 2}};
  for (const Row& row : kRows)
    if (row.argument == argument && row.text == text) return row.number;
  return -1;
}

class Printer {
 public:
  Printer(const Module& module, const PrintOptions& options)
      : module_(module),
        options_(options),
        closures_(*module.root),
        number_(module.id_limit()),
        ordinal_(module.id_limit()) {
    uint32_t index = 0;
    for (const FuncGraph* graph : closures_.graphs())
      names_.emplace(graph, clean_name(graph->name) + "_" + std::to_string(index++));
    graph_name_ = [this](const FuncGraph& graph) {
      auto at = names_.find(&graph);
      return at == names_.end() ? std::string("unreachable") : at->second;
    };
  }

  std::string run() {
    number_nodes();
    header();
    for (const FuncGraph* graph : closures_.graphs()) subgraph(*graph);
    return std::move(out_);
  }

 private:
  bool is_full() const { return options_.form == TextForm::Full; }
  std::string type(const AbstractRef& a) const { return type_text(a.get(), options_.form, graph_name_); }

  // Parameters count through the module, CNodes from 0 in each graph and (for their names) through the module.
  void number_nodes() {
    uint32_t parameters = 0;
    for (const FuncGraph* graph : closures_.graphs()) {
      for (const Node* p : graph->parameters()) number_[p->id()] = ++parameters;
      orders_.push_back(topological_order(*graph, closures_));
      uint32_t index = 0;
      for (const Node* node : orders_.back()) {
        number_[node->id()] = index++;
        ordinal_[node->id()] = ++cnodes_;
      }
      nodes_ += graph->parameters().size() + 2 * orders_.back().size();
      for (const Node* node : orders_.back())
        for (const Node* input : node->arguments()) nodes_ += input->is_value();
    }
  }

  std::string parameter_name(const Node& node) const {
    std::string text = "para" + std::to_string(number_[node.id()]) + "_";
    if (!node.name.empty()) return text + clean_name(node.name);
    return is_full() ? text : text + "Parameter_" + std::to_string(number_[node.id()]);
  }

  std::string cnode_name(const Node& node) const {
    std::string text = "CNode_" + std::to_string(ordinal_[node.id()]);
    return node.name.empty() ? text : text + "$" + clean_name(node.name);
  }

  std::string operand(const Node& node, const FuncGraph& from) const {
    if (node.is_value()) return value(node);
    if (node.graph() == &from)
      return "%" + (node.is_parameter() ? parameter_name(node) : std::to_string(number_[node.id()]));
    std::string owner = graph_name_(*node.graph());
    std::string name = node.is_parameter() ? parameter_name(node)
                       : is_full()         ? "%" + std::to_string(number_[node.id()])
                                           : cnode_name(node);
    return "$(@" + owner + ":" + name + ")";
  }

  std::string value(const Node& node) const {
    if (auto* p = node.constant().primitive()) return primitive_text(*p);
    if (auto* g = node.constant().graph()) return "@" + graph_name_(*g);
    const Abstract* a = node.constant().abstract();
    if (!a) return "?";
    if (is_full()) {
      std::string text = constant_text(*a, options_.form, graph_name_);
      return text == "?" ? "opaque" + type_text(a, options_.form, graph_name_) : text;
    }
    // MindSpore passes dtypes to operators as numbers.
    if (a->kind == AbstractKind::Type) return "I64(" + std::to_string(mindspore_type_id(a->dtype)) + ")";
    return constant_text(*a, options_.form, graph_name_);
  }

  void header() {
    out_ += "# IR entry: @" + graph_name_(*module_.root) + "\n";
    out_ += "# Total subgraphs: " + std::to_string(closures_.graphs().size()) + "\n\n";
    out_ += "# Total params: " + std::to_string(module_.root->parameters().size()) + "\n# Params:\n";
    for (const Node* p : module_.root->parameters()) {
      out_ += "%" + parameter_name(*p) + ": " + type(p->abstract);
      if (p->has_default) out_ += "  :  has_default";
      out_ += "\n";
    }
    out_ += "\n";
    if (is_full()) return;
    out_ += "Node counting information:\nTotal number of nodes: " + std::to_string(nodes_) +
            "\nTotal number of cnodes: " + std::to_string(cnodes_) + "\n\n";
  }

  bool is_long_enough() const { return out_.size() > options_.most_bytes; }

  void subgraph(const FuncGraph& graph) {
    if (is_long_enough()) return;
    const bool is_root = &graph == module_.root;
    const std::string name = graph_name_(graph);
    auto parameters = graph.parameters();
    if (!is_full()) {
      out_ += "subgraph attr:\nsubgraph instance: " + name + " : " + std::to_string(graph.id()) + "\n";
      if (!is_root) {
        out_ += "# Parameters: " + std::to_string(parameters.size()) + ", (";
        for (size_t i = 0; i < parameters.size(); ++i) out_ += (i ? ", " : "") + type(parameters[i]->abstract);
        out_ += ")\n";
      }
      in_file(graph.span, "");
    }
    out_ += "subgraph @" + name + parent(graph) + "(";
    for (size_t i = 0; i < parameters.size() && !is_root; ++i) {
      if (i) out_ += ", ";
      out_ += "%" + parameter_name(*parameters[i]);
      if (is_full()) out_ += ": " + type(parameters[i]->abstract);
    }
    out_ += ") {\n";
    if (is_full() && options_.with_source) full_span(graph.span);
    for (const Node* node : orders_[next_order_++]) {
      if (is_long_enough()) return;
      cnode(*node, graph);
    }
    out_ += is_full() ? "}\n\n" : "}\n\n\n";
  }

  // A closure names the graph that owns its nearest free variable.
  std::string parent(const FuncGraph& graph) const {
    const FuncGraph* owner = nullptr;
    for (const Node* node : closures_.free_variables(graph))
      if (!owner || node->graph()->id() > owner->id()) owner = node->graph();
    return owner ? " parent: [subgraph @" + graph_name_(*owner) + "]" : "";
  }

  void cnode(const Node& node, const FuncGraph& graph) {
    const bool is_return = node.calls(prim::kReturn);
    out_ += "  ";
    if (!is_return) {
      out_ += "%" + std::to_string(number_[node.id()]);
      if (!is_full()) {
        out_ += "(" + cnode_name(node) + ")";
      } else if (!node.name.empty()) {
        out_ += "(" + clean_name(node.name) + ")";
      }
      out_ += " = ";
    }
    callee(node, graph);
    out_ += "(";
    bool is_first = true;
    for (size_t i = 1; i < node.inputs().size(); ++i) {
      if (!is_full() && is_attribute(node, i)) {
        add_attribute(node.primitive()->argument_names[i - 1], value(*node.input(i)));
        continue;
      }
      if (!is_first) out_ += ", ";
      is_first = false;
      const int64_t number = is_full() ? -1 : enum_of(node, i);
      out_ += number < 0 ? operand(*node.input(i), graph) : "I64(" + std::to_string(number) + ")";
    }
    out_ += ")";
    if (is_full()) {
      if (!is_return && node.abstract) out_ += " : " + type(node.abstract);
      out_ += "\n";
      if (options_.with_source) full_source(node);
    } else {
      dump_types(node, is_return);
      dump_source(node);
    }
  }

  void callee(const Node& node, const FuncGraph& graph) {
    if (auto* p = node.primitive()) {
      out_ += primitive_text(*p);
      if (p->effect == Effect::Memory) add_attribute("side_effect_mem", "Bool(1)");
      if (p->effect == Effect::Io) add_attribute("side_effect_io", "Bool(1)");
      if (p == &prim::kDepend || p == &prim::kPartial) add_attribute("side_effect_propagate", "I64(1)");
    } else if (auto* g = node.callee_graph()) {
      out_ += "call @" + graph_name_(*g);
    } else {
      out_ += operand(*node.input(0), graph);
      if (!is_full()) out_ += possible_callees(*node.input(0));
    }
  }

  void add_attribute(std::string_view name, const std::string& value) {
    attributes_ += (attributes_.empty() ? "" : ", ") + std::string(name) + ": " + value;
  }

  static int64_t enum_of(const Node& node, size_t input) {
    const Primitive* p = node.primitive();
    const Node& value = *node.input(input);
    if (!p || !p->is_primfunc || input > p->argument_names.size() || !value.is_value()) return -1;
    const Abstract* constant = value.constant().abstract();
    const auto* text = constant ? std::get_if<std::string>(&constant->value) : nullptr;
    return text ? enum_number(p->argument_names[input - 1], *text) : -1;
  }

  // MindSpore notes which graphs a computed callee may be: "[@FuncUnion(@f_1, @g_2)]", of one "[@@f_1]".
  std::string possible_callees(const Node& callee) const {
    std::vector<const Node*> todo{&callee};
    std::vector<std::string> found;
    while (!todo.empty()) {
      const Node* node = todo.back();
      todo.pop_back();
      if (node->is_value() && node->constant().graph()) found.push_back("@" + graph_name_(*node->constant().graph()));
      if (node->calls(prim::kPartial)) todo.push_back(node->input(1));
      if (!node->calls(prim::kSwitch)) continue;
      todo.push_back(node->input(3));
      todo.push_back(node->input(2));
    }
    if (found.empty()) return "";
    std::string text = found.size() == 1 ? "@" + found[0] : "@FuncUnion(" + found[0];
    for (size_t i = 1; i < found.size(); ++i) text += ", " + found[i];
    return "[" + text + (found.size() == 1 ? "]" : ")]");
  }

  void dump_types(const Node& node, bool is_return) {
    if (!attributes_.empty()) out_ += " primitive_attrs: {" + attributes_ + "}";
    attributes_.clear();
    out_ += "\n      : (";
    bool is_first = true;
    for (size_t i = 1; i < node.inputs().size(); ++i) {
      if (is_attribute(node, i)) continue;
      if (!is_first) out_ += ", ";
      is_first = false;
      const Node& input = *node.input(i);
      const bool is_dtype = input.is_value() && input.abstract && input.abstract->kind == AbstractKind::Type;
      out_ += is_dtype || enum_of(node, i) >= 0 ? "<Int64, NoShape>" : type(input.abstract);
    }
    out_ += is_return ? ")\n" : ") -> (" + type(node.abstract) + ")\n";
  }

  void dump_source(const Node& node) {
    // MindSpore counts the nodes of one operator: "Default/Add-op0".
    std::string scope = node.scope.empty() ? "Default" : node.scope;
    std::string label;
    if (auto* p = node.primitive()) {
      label = scope + "/" + std::string(p->name) + "-op" + std::to_string(op_counts_[std::string(p->name)]++);
    } else if (auto* g = node.callee_graph()) {
      std::string name = graph_name_(*g);
      label = scope + "/" + name + "-op" + std::to_string(op_counts_[name]++);
    } else {
      label = std::to_string(op_counts_[""]++);
    }
    out_ += "      # Fullname with scope: (" + label + ")\n";
    // As MindSpore lists them: the outermost call first.
    for (size_t i = node.spans.size(); i-- > 0;) in_file(node.spans[i], "      ");
  }

  void in_file(const Span& span, const char* indent) {
    if (!options_.files || !span.is_known() || span.file == 0 || span.file >= options_.files->size()) return;
    out_ += std::string(indent) + "# In file " + (*options_.files)[span.file].name + ":" + std::to_string(span.line);
    if (span.end_line != span.line) out_ += "~" + std::to_string(span.end_line);
    if (span.col != 0) out_ += ", " + std::to_string(span.col) + "~" + std::to_string(span.end_col);
    out_ += "/" + std::string(options_.files->line(span.file, span.line)) + "/\n";
  }

  void full_span(const Span& s) {
    if (!s.is_known()) return;
    out_ += "      # Span: " + std::to_string(s.file) + ":" + std::to_string(s.line) + ":" + std::to_string(s.col) +
            "-" + std::to_string(s.end_line) + ":" + std::to_string(s.end_col) + "\n";
  }

  void full_source(const Node& node) {
    if (!node.scope.empty()) out_ += "      # Scope: " + clean_scope(node.scope) + "\n";
    for (const Span& span : node.spans) full_span(span);
  }

  static std::string clean_scope(std::string scope) {
    for (char& c : scope)
      if (static_cast<unsigned char>(c) < 0x20) c = '_';
    return scope;
  }

  const Module& module_;
  const PrintOptions& options_;
  Closures closures_;
  GraphNames graph_name_;
  std::unordered_map<const FuncGraph*, std::string> names_;
  std::vector<std::vector<Node*>> orders_;
  size_t next_order_ = 0;
  std::vector<uint32_t> number_;   // %N: of parameters through the module, of CNodes within their graph.
  std::vector<uint32_t> ordinal_;  // CNode_N: through the module.
  std::unordered_map<std::string, uint32_t> op_counts_;
  std::string attributes_;
  size_t nodes_ = 0;
  uint32_t cnodes_ = 0;
  std::string out_;
};

std::string dot_label(const std::string& text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

}  // namespace

std::string print(const Module& module, const PrintOptions& options) {
  if (!module.root) return "";
  return Printer(module, options).run();
}

std::string print_dot(const Module& module, size_t most_boxes) {
  const Picture picture = picture_of(module, most_boxes);
  std::string out = "digraph mindir {\n  node [shape=box, fontname=\"monospace\"];\n", edges;
  if (!picture.note.empty()) out += "  labelloc=t;\n  label=\"" + dot_label(picture.note) + "\";\n";
  size_t panels = 0, first = 0;
  for (const Picture::Panel& panel : picture.panels) {
    out += "  subgraph cluster_" + std::to_string(panels++) + " {\n    label=\"" + dot_label(panel.name) + "\";\n";
    for (size_t i = 0; i < panel.boxes.size(); ++i) {
      const Picture::Box& box = panel.boxes[i];
      const bool is_parameter = box.kind == Picture::Kind::Parameter;
      out += "    n" + std::to_string(first + i) + " [label=\"" + dot_label(box.label);
      if (is_parameter) out += dot_label(" " + box.type);
      out += box.kind == Picture::Kind::Reference ? "\", shape=plaintext" : is_parameter ? "\", style=rounded" : "\"";
      out += "];\n";
    }
    out += "  }\n";
    for (const Picture::Edge& edge : panel.edges)
      edges += "  n" + std::to_string(first + edge.from) + " -> n" + std::to_string(first + edge.to) + ";\n";
    first += panel.boxes.size();
  }
  return out + edges + "}\n";
}

std::string describe(const Node& node) {
  if (node.is_parameter()) return "parameter '" + node.name + "'";
  if (node.is_value()) {
    if (auto* p = node.constant().primitive()) return primitive_text(*p);
    if (auto* g = node.constant().graph()) return "@" + g->name;
    const Abstract* a = node.constant().abstract();
    return a ? constant_text(*a, TextForm::Dump) : "removed node";
  }
  if (auto* p = node.primitive()) return primitive_text(*p);
  if (auto* g = node.callee_graph()) return "call @" + g->name;
  return "call";
}

}  // namespace refjit::ir
