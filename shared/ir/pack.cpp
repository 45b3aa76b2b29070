// Bytes: number of graphs, of the root; graphs (name, flags); tables of primitives, types, constants and names; then of
// each graph its parameters (name, type, flags) and its nodes in topological order (name, type, inputs), its Return
// last. Numbers are LEB128. An input is table * 4 + kind; nodes count through the module, in the order of the bytes.
#include "ir/pack.h"

#include <unordered_map>

#include "ir/closures.h"
#include "ir/read_value.h"
#include "ir/value_text.h"

namespace refjit::ir {

namespace {

enum : uint64_t { kConstantInput, kPrimitiveInput, kGraphInput, kNodeInput };

class Bytes {
 public:
  std::string text;

  void number(uint64_t value) {
    for (; value >= 0x80; value >>= 7) text += static_cast<char>(value | 0x80);
    text += static_cast<char>(value);
  }
  void string(std::string_view value) {
    number(value.size());
    text += value;
  }
};

/// Texts by number, each once.
class Table {
 public:
  uint64_t add(std::string text) {
    const auto [at, is_new] = numbers_.try_emplace(std::move(text), numbers_.size());
    if (is_new) texts_.push_back(&at->first);
    return at->second;
  }
  void write(Bytes& out) const {
    out.number(texts_.size());
    for (const std::string* text : texts_) out.string(*text);
  }

 private:
  std::unordered_map<std::string, uint64_t> numbers_;
  std::vector<const std::string*> texts_;  // Keys do not move.
};

class Packer {
 public:
  explicit Packer(const Module& module) : root_(*module.root), closures_(root_) {
    for (const FuncGraph* graph : closures_.graphs()) graphs_.emplace(graph, graphs_.size());
    names_of_graphs_ = [this](const FuncGraph& graph) { return "g_" + std::to_string(graphs_.at(&graph)); };
  }

  std::string run() {
    std::vector<std::vector<Node*>> orders;
    for (const FuncGraph* graph : closures_.graphs()) {
      for (const Node* p : graph->parameters()) nodes_.emplace(p, nodes_.size());
      orders.push_back(topological_order(*graph, closures_));
      for (const Node* node : orders.back())
        if (!node->calls(prim::kReturn)) nodes_.emplace(node, nodes_.size());
    }
    for (size_t i = 0; i < orders.size(); ++i) {
      body_.number(closures_.graphs()[i]->parameters().size());
      for (const Node* p : closures_.graphs()[i]->parameters()) {
        head(*p);
        body_.number(p->has_default);
      }
      body_.number(orders[i].size());
      for (const Node* node : orders[i]) {
        head(*node);
        body_.number(node->inputs().size());
        for (const Node* input : node->inputs()) operand(*input);
      }
    }
    Bytes out;
    out.number(graphs_.size());
    out.number(graphs_.at(&root_));
    for (const FuncGraph* graph : closures_.graphs()) {
      out.string(graph->name);
      out.number(graph->is_lazy_inline);
    }
    for (const Table* table : {&primitives_, &types_, &constants_, &names_}) table->write(out);
    return std::move(out.text) + body_.text;
  }

 private:
  void head(const Node& node) {
    body_.number(node.name.empty() ? 0 : 1 + names_.add(node.name));
    const auto [at, is_new] = known_types_.try_emplace(node.abstract.get());
    if (is_new)
      at->second = node.abstract ? 1 + types_.add(type_text(node.abstract.get(), TextForm::Full, names_of_graphs_)) : 0;
    body_.number(at->second);
  }

  void operand(const Node& node) {
    if (!node.is_value()) return body_.number(nodes_.at(&node) * 4 + kNodeInput);
    if (const FuncGraph* graph = node.constant().graph()) return body_.number(graphs_.at(graph) * 4 + kGraphInput);
    if (const Primitive* primitive = node.constant().primitive())
      return body_.number(primitives_.add(std::string(primitive->name)) * 4 + kPrimitiveInput);
    const auto [at, is_new] = known_constants_.try_emplace(&node);
    if (is_new) at->second = constants_.add(constant(node.constant().abstract()));
    body_.number(at->second * 4 + kConstantInput);
  }

  std::string constant(const Abstract* a) const {
    if (!a) return "?";
    std::string text = constant_text(*a, TextForm::Full, names_of_graphs_);
    return text == "?" ? "opaque" + type_text(a, TextForm::Full, names_of_graphs_) : text;
  }

  const FuncGraph& root_;
  const Closures closures_;
  GraphNames names_of_graphs_;
  std::unordered_map<const FuncGraph*, uint64_t> graphs_;
  std::unordered_map<const Node*, uint64_t> nodes_, known_constants_;
  std::unordered_map<const Abstract*, uint64_t> known_types_;
  Table primitives_, types_, constants_, names_;
  Bytes body_;
};

class Unpacker {
 public:
  Unpacker(std::string_view bytes, const PrimitiveLookup& lookup) : rest_(bytes), lookup_(lookup) {}

  Result<std::unique_ptr<Module>> run() {
    const uint64_t graphs = count(), root = number();
    for (uint64_t i = 0; i < graphs && !is_failed_; ++i) {
      graphs_.push_back(module_->add_graph(std::string(string())));
      graphs_.back()->is_lazy_inline = number() != 0;
    }
    module_->root = get(graphs_, root);
    tables();
    for (size_t i = 0; i < graphs_.size() && !is_failed_; ++i) graph(*graphs_[i]);
    for (size_t i = 0; i < fixups_.size() && !is_failed_; ++i)
      if (Node* node = get(nodes_, fixups_[i].number)) module_->set_input(*fixups_[i].user, fixups_[i].index, node);
    if (!is_failed_ && !rest_.empty()) is_failed_ = true;
    if (is_failed_) return protocol_error("[ir] the bytes are no program");
    return std::move(module_);
  }

 private:
  /// An operand that is made after its user (of another graph).
  struct Fixup {
    Node* user;
    size_t index;
    uint64_t number;
  };

  uint64_t number() {
    uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (rest_.empty()) break;
      const auto byte = static_cast<unsigned char>(rest_[0]);
      rest_.remove_prefix(1);
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    is_failed_ = true;
    return 0;
  }
  /// Of things that take a byte at least.
  uint64_t count() {
    const uint64_t value = number();
    if (value > rest_.size()) is_failed_ = true;
    return is_failed_ ? 0 : value;
  }
  std::string_view string() {
    const uint64_t size = count();
    const std::string_view value = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return value;
  }
  template <class T>
  T get(const std::vector<T>& from, uint64_t index) {
    if (index < from.size()) return from[index];
    is_failed_ = true;
    return {};
  }

  void tables() {
    const auto primitive = [this](std::string_view name) -> const Primitive* {
      if (const Primitive* core = find_core_primitive(name)) return core;
      return lookup_ ? lookup_(name) : nullptr;
    };
    const auto function = [&](std::string_view name, bool is_graph) -> AbstractRef {
      if (!is_graph) {
        constexpr std::string_view kPrefix = "PrimFunc_";
        if (name.substr(0, kPrefix.size()) == kPrefix) name.remove_prefix(kPrefix.size());
        const Primitive* p = primitive(name);
        return p ? Abstract::function(p) : nullptr;
      }
      uint64_t index = 0;
      for (char c : name.substr(std::min<size_t>(2, name.size()))) index = index * 10 + static_cast<uint64_t>(c - '0');
      return index < graphs_.size() ? Abstract::function(graphs_[index]) : nullptr;
    };
    for (uint64_t i = 0, n = count(); i < n && !is_failed_; ++i) {
      const Primitive* found = primitive(string());
      if (!found) is_failed_ = true;
      primitives_.push_back(found);
    }
    for (uint64_t i = 0, n = count(); i < n && !is_failed_; ++i) {
      Cursor in(string());
      types_.push_back(ValueReader(in, function).type());
      is_failed_ = is_failed_ || in.failed() || !in.at_end();
    }
    for (uint64_t i = 0, n = count(); i < n && !is_failed_; ++i) {
      Cursor in(string());
      AbstractRef value = ValueReader(in, function).constant();
      is_failed_ = is_failed_ || in.failed() || !in.at_end() || !value;
      if (!is_failed_) constants_.push_back(module_->constant_node(std::move(value)));
    }
    for (uint64_t i = 0, n = count(); i < n && !is_failed_; ++i) names_.push_back(string());
  }

  void head(Node& node, uint64_t name, uint64_t type) {
    if (name != 0) node.name = get(names_, name - 1);
    if (type != 0) node.abstract = get(types_, type - 1);
  }

  Node* operand(uint64_t input) {
    const uint64_t index = input / 4;
    switch (input % 4) {
      case kConstantInput:
        return get(constants_, index);
      case kPrimitiveInput: {
        const Primitive* primitive = get(primitives_, index);
        return primitive ? module_->primitive_node(*primitive) : nullptr;
      }
      case kGraphInput: {
        FuncGraph* graph = get(graphs_, index);
        return graph ? module_->graph_node(*graph) : nullptr;
      }
      default:
        return index < nodes_.size() ? nodes_[index] : nullptr;
    }
  }

  void graph(FuncGraph& graph) {
    for (uint64_t i = 0, n = count(); i < n && !is_failed_; ++i) {
      const uint64_t name = number(), type = number();
      nodes_.push_back(module_->add_parameter(graph, ""));
      head(*nodes_.back(), name, type);
      nodes_.back()->has_default = number() != 0;
    }
    const uint64_t nodes = count();
    if (nodes == 0) is_failed_ = true;
    nodes_.reserve(nodes_.size() + nodes);
    for (uint64_t i = 0; i < nodes && !is_failed_; ++i) {
      const uint64_t name = number(), type = number(), inputs = count();
      std::vector<Node*> given;
      given.reserve(inputs);
      const size_t first_fixup = fixups_.size();
      for (uint64_t k = 0; k < inputs && !is_failed_; ++k) {
        const uint64_t input = number();
        Node* node = operand(input);
        if (!node) fixups_.push_back({nullptr, static_cast<size_t>(k), input / 4});
        if (!node && given.empty()) is_failed_ = true;
        given.push_back(node ? node : given[0]);
      }
      if (is_failed_ || given.empty()) return void(is_failed_ = true);
      Node* made = nullptr;
      if (i + 1 < nodes) {
        made = module_->add_cnode(graph, std::move(given));
        nodes_.push_back(made);
      } else if (given.size() == 2) {
        module_->set_output(graph, given[1]);
        made = graph.return_node();
      } else {
        return void(is_failed_ = true);
      }
      head(*made, name, type);
      for (size_t k = first_fixup; k < fixups_.size(); ++k) fixups_[k].user = made;
    }
  }

  std::string_view rest_;
  const PrimitiveLookup& lookup_;
  bool is_failed_ = false;
  std::unique_ptr<Module> module_ = std::make_unique<Module>();
  std::vector<FuncGraph*> graphs_;
  std::vector<const Primitive*> primitives_;
  std::vector<AbstractRef> types_;
  std::vector<Node*> constants_, nodes_;
  std::vector<std::string_view> names_;
  std::vector<Fixup> fixups_;
};

}  // namespace

std::string pack(const Module& module) { return module.root ? Packer(module).run() : std::string(); }

Result<std::unique_ptr<Module>> unpack(std::string_view bytes, const PrimitiveLookup& lookup) {
  return Unpacker(bytes, lookup).run();
}

}  // namespace refjit::ir
