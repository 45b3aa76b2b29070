#include "ir/canonical.h"

#include <unordered_map>

#include "base/sha256.h"
#include "ir/closures.h"

namespace refjit::ir {

namespace {

// Kinds of operands in the byte stream.
enum class Tag : uint8_t { Parameter, CNode, Primitive, Graph, Constant, NoType, Type };

class Writer {
 public:
  explicit Writer(const Module& module) : closures_(*module.root), number_(module.id_limit()) {}

  Result<std::string> run() {
    out_ = "refjit-ir 1\n";
    std::vector<std::vector<Node*>> orders;
    for (const FuncGraph* graph : closures_.graphs()) {
      graph_number_.emplace(graph, graph_number_.size());
      uint32_t index = 0;
      for (const Node* p : graph->parameters()) number_[p->id()] = index++;
      index = 0;
      orders.push_back(topological_order(*graph, closures_));
      for (const Node* node : orders.back()) number_[node->id()] = index++;
    }
    number(orders.size());
    size_t next = 0;
    for (const FuncGraph* graph : closures_.graphs()) {
      number(graph->parameters().size());
      for (const Node* p : graph->parameters()) {
        byte(p->has_default);
        REFJIT_TRY(type(p->abstract.get()));
      }
      const std::vector<Node*>& order = orders[next++];
      number(order.size());
      for (const Node* node : order) {
        number(node->inputs().size());
        for (const Node* input : node->inputs()) REFJIT_TRY(operand(*input));
        // A Return has its operand's type, whatever it was when inference ran.
        REFJIT_TRY(type(node->calls(prim::kReturn) ? nullptr : node->abstract.get()));
      }
    }
    return std::move(out_);
  }

 private:
  void byte(uint8_t value) { out_ += static_cast<char>(value); }
  void tag(Tag value) { byte(static_cast<uint8_t>(value)); }
  // Little-endian base 128.
  void number(uint64_t value) {
    for (; value >= 128; value >>= 7) byte(static_cast<uint8_t>(value | 128));
    byte(static_cast<uint8_t>(value));
  }
  void text(std::string_view value) {
    number(value.size());
    out_ += value;
  }
  void graph(const FuncGraph& g) { number(graph_number_.at(&g)); }

  Status operand(const Node& node) {
    if (!node.is_value()) {
      tag(node.is_parameter() ? Tag::Parameter : Tag::CNode);
      graph(*node.graph());
      number(number_[node.id()]);
      return {};
    }
    if (auto* p = node.constant().primitive()) {
      tag(Tag::Primitive);
      text(p->name);
      return {};
    }
    if (auto* g = node.constant().graph()) {
      tag(Tag::Graph);
      graph(*g);
      return {};
    }
    tag(Tag::Constant);
    return type(node.constant().abstract());
  }

  Status type(const Abstract* root) {
    if (!root) {
      tag(Tag::NoType);
      return {};
    }
    tag(Tag::Type);
    stack_.assign(1, root);
    while (!stack_.empty()) {
      const Abstract* a = stack_.back();
      stack_.pop_back();
      REFJIT_TRY(head(*a));
      for (auto& e : a->elements) stack_.push_back(e.get());
      for (auto& k : a->keys) stack_.push_back(k.get());
    }
    return {};
  }

  Status head(const Abstract& a) {
    byte(static_cast<uint8_t>(a.kind));
    byte(a.is_constant);
    switch (a.kind) {
      case AbstractKind::Tensor:
        byte(static_cast<uint8_t>(a.dtype));
        byte(a.is_ref);
        byte(a.shape.rank_known);
        number(a.shape.dims.size());
        for (Dim dim : a.shape.dims) this->dim(dim);
        break;
      case AbstractKind::Type:
        byte(static_cast<uint8_t>(a.dtype));
        break;
      case AbstractKind::Tuple:
      case AbstractKind::List:
      case AbstractKind::Dict:
      case AbstractKind::Slice:
        number(a.elements.size());
        number(a.keys.size());
        break;
      case AbstractKind::Function:
        byte(a.graph != nullptr);
        if (a.graph) {
          auto at = graph_number_.find(a.graph);
          number(at == graph_number_.end() ? graph_number_.size() : at->second);
        }
        text(a.primitive ? a.primitive->name : "");
        break;
      default:
        break;
    }
    return a.is_constant ? value(a) : Status();
  }

  // Symbols are numbered as they are met, so that their identities matter and their numbers do not.
  void dim(Dim dim) {
    byte(dim.is_known());
    number(dim.is_known() ? static_cast<uint64_t>(dim.value())
                          : symbols_.try_emplace(dim.symbol_id(), symbols_.size()).first->second);
  }

  Status value(const Abstract& a) {
    if (auto* v = std::get_if<bool>(&a.value)) byte(*v);
    if (auto* v = std::get_if<int64_t>(&a.value)) number(static_cast<uint64_t>(*v));
    if (auto* v = std::get_if<double>(&a.value)) number(__builtin_bit_cast(uint64_t, *v));
    if (auto* v = std::get_if<std::string>(&a.value)) text(*v);
    auto* t = std::get_if<Tensor>(&a.value);
    if (!t) return {};
    if (!t->is_defined() || !t->storage->memory->is_host())
      return internal_error("[canonical] a constant tensor is not in host memory");
    // A constant is written at each of its uses: its bytes are hashed once.
    auto [at, is_new] = digests_.try_emplace(&a);
    if (is_new) {
      auto dense = contiguous(*t);
      if (!dense) return std::move(dense).error();
      at->second = sha256({dense->data<char>(), static_cast<size_t>(dense->byte_count())});
    }
    out_.append(reinterpret_cast<const char*>(at->second.data()), at->second.size());
    return {};
  }

  Closures closures_;
  std::vector<uint32_t> number_;
  std::unordered_map<const FuncGraph*, size_t> graph_number_;
  std::unordered_map<uint32_t, size_t> symbols_;
  std::unordered_map<const Abstract*, Sha256Digest> digests_;
  std::vector<const Abstract*> stack_;
  std::string out_;
};

}  // namespace

Result<std::string> canonical_bytes(const Module& module) {
  if (!module.root) return internal_error("[canonical] the module has no root graph");
  return Writer(module).run();
}

Result<std::string> program_id(const Module& module) {
  auto bytes = canonical_bytes(module);
  if (!bytes) return std::move(bytes).error();
  return hex_text(sha256(*bytes));
}

}  // namespace refjit::ir
