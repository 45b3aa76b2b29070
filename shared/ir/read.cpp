#include "ir/read.h"

#include <charconv>
#include <unordered_map>

#include "ir/read_value.h"
#include "ir/verify.h"

namespace refjit::ir {

namespace {

/// An operand that names a node of another graph: set when all graphs are read.
struct Fixup {
  Node* user;
  size_t index;
  std::string_view graph;
  std::string_view name;
  size_t position;
};

struct GraphText {
  FuncGraph* graph = nullptr;
  std::unordered_map<std::string_view, Node*> names;  // "para1_x", "CNode_5$y"
  std::unordered_map<int64_t, Node*> numbers;         // %5
};

class Reader {
 public:
  Reader(std::string_view text, const PrimitiveLookup& lookup)
      : text_(text),
        in_(text),
        lookup_(lookup),
        module_(std::make_unique<Module>()),
        values_(in_, [this](std::string_view name, bool is_graph) { return function(name, is_graph); }) {}

  Result<std::unique_ptr<Module>> run() {
    if (!find_graphs()) return in_.error();
    while (!in_.at_end() && !in_.failed()) top_line();
    if (!in_.failed()) resolve();
    if (in_.failed()) return in_.error();
    if (Status status = verify(*module_); !status) {
      return protocol_error("[ir] the text is no program: " + status.error().message);
    }
    return std::move(module_);
  }

 private:
  // Graphs are made before their text is read, because a constant may name any of them.
  bool find_graphs() {
    constexpr std::string_view kEntry = "# IR entry: @";
    constexpr std::string_view kGraph = "subgraph @";
    std::string_view entry;
    for (size_t at = 0; at < text_.size();) {
      size_t end = std::min(text_.find('\n', at), text_.size());
      std::string_view line = text_.substr(at, end - at);
      if (line.substr(0, kEntry.size()) == kEntry) {
        if (!entry.empty()) return in_.fail_at(at, "expected one '# IR entry'");
        entry = line.substr(kEntry.size());
        while (!entry.empty() && (entry.back() == ' ' || entry.back() == '\r')) entry.remove_suffix(1);
      } else if (line.substr(0, kGraph.size()) == kGraph) {
        std::string_view name = line.substr(kGraph.size());
        name = name.substr(0, name.find_first_of(" ("));
        auto [place, is_new] = graphs_.try_emplace(name);
        if (!is_new) return in_.fail_at(at, "expected a graph of another name");
        place->second.graph = module_->add_graph(plain_name(name));
      }
      at = end + 1;
    }
    auto root = graphs_.find(entry);
    if (root == graphs_.end()) return in_.fail_at(0, "expected '# IR entry: @NAME' and its subgraph");
    root_ = &root->second;
    module_->root = root_->graph;
    hole_ = module_->constant_node(Abstract::none());
    return true;
  }

  // "f_12" names the graph f.
  static std::string plain_name(std::string_view name) {
    size_t digits = name.find_last_not_of("0123456789");
    bool is_numbered =
        digits != std::string_view::npos && digits > 0 && digits + 1 < name.size() && name[digits] == '_';
    return std::string(is_numbered ? name.substr(0, digits) : name);
  }

  AbstractRef function(std::string_view name, bool is_graph) {
    if (is_graph) {
      auto at = graphs_.find(name);
      return at == graphs_.end() ? nullptr : Abstract::function(at->second.graph);
    }
    const Primitive* p = primitive(name);
    return p ? Abstract::function(p) : nullptr;
  }

  const Primitive* primitive(std::string_view name) const {
    constexpr std::string_view kPrefix = "PrimFunc_";
    if (name.substr(0, kPrefix.size()) == kPrefix) name.remove_prefix(kPrefix.size());
    if (const Primitive* core = find_core_primitive(name)) return core;
    return lookup_ ? lookup_(name) : nullptr;
  }

  void top_line() {
    if (in_.next_is("# Parameters:")) {
      parameter_types();
    } else if (in_.next_is("%para")) {
      parameter(*root_, true);
      in_.line();
    } else if (in_.next_is("subgraph @")) {
      subgraph();
    } else if (in_.peek() == '#' || in_.peek() == '\n' || in_.peek() == '\r' || in_.peek() == '[' ||
               in_.next_is(" [")) {
      in_.line();  // A comment, a blank line, or a tensor inside one of MindSpore's `# Order:` comments.
    } else {
      const size_t start = in_.position();
      // "subgraph attr:", "Total number of nodes: 9"
      if (in_.line().find(':') == std::string_view::npos || start == in_.position())
        in_.fail_at(start, "expected a parameter, a subgraph or a comment");
    }
  }

  // `# Parameters: 2, (<...>, <...>)`: the types of the next subgraph's parameters in Dump.
  void parameter_types() {
    in_.until(",\n");
    if (!in_.take(",") || !in_.expect("(")) return;
    pending_types_.clear();
    if (in_.take(")")) return;
    do {
      pending_types_.push_back(values_.type());
    } while (!in_.failed() && in_.take(","));
    in_.expect(")");
  }

  // `%para1_x`, and `: <type>`, and in the header `: has_default`.
  void parameter(GraphText& graph, bool is_header) {
    in_.take("%");
    const size_t start = in_.position();
    std::string_view name = in_.until(" ,():\n<");
    size_t underscore = name.find('_');
    if (name.substr(0, 4) != "para" || underscore == std::string_view::npos) {
      in_.fail_at(start, "expected '%paraN_NAME'");
      return;
    }
    Node* node = module_->add_parameter(*graph.graph, std::string(name.substr(underscore + 1)));
    if (!graph.names.emplace(name, node).second) {
      in_.fail_at(start, "expected a parameter of another name");
      return;
    }
    if (!is_header) in_.skip_space();
    if (is_header) in_.skip_blanks();
    if (in_.peek() != ':') return;
    in_.advance();
    node->abstract = values_.type();
    if (!is_header || in_.failed()) return;
    in_.skip_blanks();
    std::string_view rest = in_.until("\n");
    node->has_default = rest.find("has_default") != std::string_view::npos;
  }

  void subgraph() {
    in_.expect("subgraph @");
    GraphText& graph = graphs_.at(in_.until(" (\n"));
    in_.skip_blanks();
    if (in_.take("parent:")) {
      in_.skip_blanks();
      if (in_.peek() != '[' || !in_.skip_brackets()) {
        in_.fail("expected '['");
        return;
      }
    }
    if (!in_.expect("(")) return;
    if (!in_.take(")")) {
      do {
        in_.skip_space();
        parameter(graph, false);
      } while (!in_.failed() && in_.take(","));
      in_.expect(")");
    }
    give_types(graph);
    in_.expect("{");
    Node* last = nullptr;
    while (!in_.failed()) {
      in_.skip_space();
      if (in_.take("}")) break;
      if (in_.peek() == '#') {
        comment(last, graph);
      } else {
        last = cnode(graph);
      }
    }
    if (!in_.failed() && !graph.graph->return_node()) in_.fail("expected 'Return' in this graph");
    in_.line();
  }

  void give_types(GraphText& graph) {
    auto parameters = graph.graph->parameters();
    for (size_t i = 0; i < parameters.size() && i < pending_types_.size(); ++i)
      if (!parameters[i]->abstract) parameters[i]->abstract = pending_types_[i];
    pending_types_.clear();
  }

  void comment(Node* node, GraphText& graph) {
    if (in_.take("# Span:")) {
      Span span;
      if (!number(span.file) || !in_.expect(":") || !number(span.line) || !in_.expect(":") || !number(span.col) ||
          !in_.expect("-") || !number(span.end_line) || !in_.expect(":") || !number(span.end_col))
        return;
      node ? node->spans.push_back(span) : void(graph.graph->span = span);
    } else if (in_.take("# Scope: ")) {
      std::string_view scope = in_.line();
      if (node) node->scope = scope;
    } else if (in_.take("# Fullname with scope: (")) {
      std::string_view label = in_.line();
      size_t slash = label.rfind('/');
      if (node && slash != std::string_view::npos && label.substr(0, slash) != "Default")
        node->scope = label.substr(0, slash);
    } else {
      in_.line();
    }
  }

  bool number(uint32_t& out) {
    auto value = in_.integer();
    if (!value) return false;
    if (*value < 0 || *value > UINT32_MAX) return in_.fail("expected a smaller number");
    out = static_cast<uint32_t>(*value);
    return true;
  }

  // `%3(name) = callee(operands) attributes : types`, or `Return(%3)`.
  Node* cnode(GraphText& graph) {
    const size_t start = in_.position();
    std::optional<int64_t> index;
    std::string_view label;
    if (in_.take("%")) {
      index = in_.integer();
      if (!index) return nullptr;
      if (in_.peek() == '(') {
        in_.advance();
        label = in_.until(")\n");
        if (!in_.expect(")")) return nullptr;
      }
      if (!in_.expect("=")) return nullptr;
    }
    Node* node = apply(graph);
    if (!node) return nullptr;
    if (node->calls(prim::kReturn)) {
      if (node->inputs().size() != 2 || graph.graph->return_node() || index) {
        in_.fail_at(start, "expected one Return of one value");
        return nullptr;
      }
      // The graph's Return is made by its module.
      Node* output = node->input(1);
      module_->remove(*node);
      module_->set_output(*graph.graph, output);
      node = graph.graph->return_node();
      if (!fixups_.empty() && fixups_.back().user->inputs().empty()) fixups_.back().user = node;
    } else if (!index) {
      in_.fail_at(start, "expected '%N =' or Return");
      return nullptr;
    }
    types(*node);
    if (index && !graph.numbers.emplace(*index, node).second) in_.fail_at(start, "expected another number");
    if (!label.empty()) {
      graph.names.emplace(label, node);
      bool is_counted = label.substr(0, 6) == "CNode_";
      size_t dollar = label.find('$');
      if (!is_counted) node->name = label;
      if (is_counted && dollar != std::string_view::npos) node->name = label.substr(dollar + 1);
    }
    return node;
  }

  Node* apply(GraphText& graph) {
    struct Operand {
      Node* node;
      Fixup fixup;
    };
    std::vector<Node*> inputs;
    std::vector<Fixup> fixups;
    auto add = [&](Node* node) {
      if (node == hole_) fixups.push_back(pending_);
      if (node == hole_) fixups.back().index = inputs.size();
      inputs.push_back(node);
    };
    Node* callee = this->callee(graph);
    if (!callee) return nullptr;
    add(callee);
    if (!in_.expect("(")) return nullptr;
    if (!in_.take(")")) {
      do {
        Node* node = operand(graph);
        if (!node) return nullptr;
        add(node);
      } while (in_.take(","));
      if (!in_.expect(")")) return nullptr;
    }
    Node* node = module_->add_cnode(*graph.graph, std::move(inputs));
    for (Fixup& fixup : fixups) {
      fixup.user = node;
      fixups_.push_back(fixup);
    }
    return node;
  }

  Node* callee(GraphText& graph) {
    in_.skip_space();
    const size_t start = in_.position();
    in_.take("call ");
    in_.skip_blanks();
    if (in_.peek() == '%' || in_.peek() == '$' || in_.peek() == '@') {
      Node* node = operand(graph);
      // MindSpore notes which graphs a computed callee may be: `%0[@f_1]()`.
      if (node && in_.peek() == '[' && !in_.skip_brackets()) return nullptr;
      return node;
    }
    std::string_view name = in_.word();
    const Primitive* p = primitive(name);
    if (!p) {
      in_.fail_at(start,
                  name.empty() ? "expected an operator" : "unknown operator '" + std::string(name.substr(0, 60)) + "'");
      return nullptr;
    }
    return module_->primitive_node(*p);
  }

  Node* operand(GraphText& graph) {
    in_.skip_space();
    const size_t start = in_.position();
    if (in_.peek() == '%') {
      in_.advance();
      Node* node = local(graph, in_.until(" ,():[]\n{}"));
      if (!node) in_.fail_at(start, "expected a node defined above");
      return node;
    }
    if (in_.next_is("$(@")) {
      in_.advance(3);
      std::string_view owner = in_.until(":)\n");
      if (!in_.expect(":")) return nullptr;
      in_.take("%");
      pending_ = {nullptr, 0, owner, in_.until(" ,)\n"), start};
      return in_.expect(")") ? hole_ : nullptr;
    }
    AbstractRef value = values_.constant();
    if (!value) return nullptr;
    if (value->graph) return module_->graph_node(*value->graph);
    if (value->primitive) return module_->primitive_node(*value->primitive);
    return module_->constant_node(std::move(value));
  }

  static Node* local(const GraphText& graph, std::string_view name) {
    int64_t index = 0;
    auto [end, code] = std::from_chars(name.data(), name.data() + name.size(), index);
    if (code == std::errc() && end == name.data() + name.size()) {
      auto at = graph.numbers.find(index);
      return at == graph.numbers.end() ? nullptr : at->second;
    }
    auto at = graph.names.find(name);
    return at == graph.names.end() ? nullptr : at->second;
  }

  // `: <type>` (Full) or `: (types) -> (type)` (Dump), after attributes.
  void types(Node& node) {
    in_.skip_blanks();
    while (in_.next_is("primitive_attrs:") || in_.next_is("cnode_attrs:")) {
      in_.until("{\n");
      if (in_.peek() != '{' || !in_.skip_brackets()) {
        in_.fail("expected '{'");
        return;
      }
      in_.skip_blanks();
    }
    if (!in_.take(":")) return;
    in_.skip_space();
    if (in_.peek() == '<') {
      node.abstract = values_.type();
      return;
    }
    if (!in_.expect("(")) return;
    if (!in_.take(")")) {
      size_t index = 0;
      do {
        AbstractRef input = values_.type();
        if (node.calls(prim::kReturn)) node.abstract = input;
        if (++index < node.inputs().size() && input) give_type(node, index, input);
      } while (!in_.failed() && in_.take(","));
      if (!in_.expect(")")) return;
    }
    in_.skip_space();
    if (!in_.take("->")) return;
    if (!in_.expect("(")) return;
    node.abstract = values_.type();
    in_.expect(")");
  }

  // A constant that Dump shows as `?` has at least a type.
  void give_type(Node& node, size_t index, const AbstractRef& type) {
    Node* input = node.input(index);
    const Abstract* constant = input->is_value() ? input->constant().abstract() : nullptr;
    if (!constant || constant->kind != AbstractKind::Any) return;
    module_->set_input(node, index, module_->constant_node(type));
    if (input->users().empty()) module_->remove(*input);
  }

  void resolve() {
    for (const Fixup& fixup : fixups_) {
      auto owner = graphs_.find(fixup.graph);
      Node* node = owner == graphs_.end() ? nullptr : local(owner->second, fixup.name);
      if (!node) {
        in_.fail_at(fixup.position, "expected a node of a graph in this text");
        return;
      }
      module_->set_input(*fixup.user, fixup.index, node);
    }
    for (auto& [name, graph] : graphs_) {
      Node* ret = graph.graph->return_node();
      if (!ret) {
        in_.fail_at(0, "expected the end of graph @" + std::string(name));
        return;
      }
      if (!ret->abstract) ret->abstract = ret->input(1)->abstract;
    }
    module_->remove(*hole_);
  }

  std::string_view text_;
  Cursor in_;
  const PrimitiveLookup& lookup_;
  std::unique_ptr<Module> module_;
  ValueReader values_;
  std::unordered_map<std::string_view, GraphText> graphs_;
  GraphText* root_ = nullptr;
  Node* hole_ = nullptr;
  Fixup pending_{};
  std::vector<Fixup> fixups_;
  std::vector<AbstractRef> pending_types_;
};

}  // namespace

Result<std::unique_ptr<Module>> read(std::string_view text, const PrimitiveLookup& lookup) {
  return Reader(text, lookup).run();
}

}  // namespace refjit::ir
