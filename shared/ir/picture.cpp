#include "ir/picture.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "base/program_place.h"
#include "ir/closures.h"
#include "ir/print.h"
#include "ir/value_text.h"

namespace refjit::ir {

namespace {

constexpr uint32_t kLongEdge = 8;       // rows
constexpr size_t kLargePanel = 100;     // boxes; below, edges of any length are drawn
constexpr size_t kConstantLength = 40;  // letters of a constant

/// How coarsely nodes are drawn: each, runs of one scope and line, of one scope, of one outer scope, of so many nodes.
struct Grain {
  enum Kind { Each, Line, Scope, Count } kind = Each;
  size_t detail = 0;  ///< Scope: inner scopes that are left out. Count: nodes a run.
};

struct Drawn {
  const FuncGraph* graph;
  std::vector<const Node*> nodes;  ///< Parameters, then the order of the listing.
};

std::string key_of(const Node& node, const Grain& grain) {
  if (grain.kind == Grain::Line)
    return node.scope + ":" + (node.spans.empty() ? "" : std::to_string(innermost(node.spans).line));
  size_t length = node.scope.size();
  for (size_t left = grain.detail; left > 0 && length > 0; --left) {
    const size_t slash = node.scope.rfind('/', length - 1);
    length = slash == std::string::npos ? 0 : slash;
  }
  return node.scope.substr(0, length);
}

/// The run that each node is in, in order; how many there are.
size_t runs_of(const Drawn& drawn, const Grain& grain, std::vector<uint32_t>& runs) {
  runs.clear();
  size_t count = 0, inside = 0;
  std::string key;
  for (const Node* node : drawn.nodes) {
    bool is_new = grain.kind == Grain::Each || count == 0;
    if (grain.kind == Grain::Count) {
      is_new = is_new || inside == grain.detail;
    } else if (grain.kind != Grain::Each) {
      std::string now = node->is_parameter() ? "parameters" : "nodes of " + key_of(*node, grain);
      is_new = is_new || now != key;
      key = std::move(now);
    }
    if (is_new) ++count, inside = 0;
    ++inside;
    runs.push_back(static_cast<uint32_t>(count - 1));
  }
  return count;
}

/// One graph's boxes and edges.
class PanelMaker {
 public:
  PanelMaker(const Drawn& drawn, const Grain& grain) : drawn_(drawn) {
    is_each_ = grain.kind == Grain::Each;
    count_ = runs_of(drawn, grain, runs_);
    for (size_t i = 0; i < drawn.nodes.size(); ++i) place_[drawn.nodes[i]] = i;
  }

  Picture::Panel make() {
    panel_.name = drawn_.graph->name;
    collect_edges();
    find_rows();
    const std::vector<Picture::Box> made = is_each_ ? node_boxes() : run_boxes();
    std::vector<uint32_t> box(count_);
    size_t next = 0;
    for (uint32_t run = 0; run < count_; ++run) {
      const size_t begin = next;
      while (next < edges_.size() && edges_[next].to == run) ++next;
      std::vector<uint32_t> sources;
      for (size_t i = begin; i < next; ++i) {
        const uint32_t from = edges_[i].from;
        const bool is_long = count_ > kLargePanel && row_[run] - row_[from] > kLongEdge;
        sources.push_back(is_long ? reference(short_name(*first_[from]), row_[run]) : box[from]);
      }
      for (const Node* outer : outer_[run])
        sources.push_back(reference(outer->graph()->name + ": " + plain_name(*outer), row_[run]));
      box[run] = static_cast<uint32_t>(panel_.boxes.size());
      panel_.boxes.push_back(made[run]);
      panel_.boxes.back().row = row_[run];
      for (uint32_t source : sources) panel_.edges.push_back({source, box[run]});
    }
    return std::move(panel_);
  }

 private:
  void collect_edges() {
    first_.resize(count_);
    outer_.resize(count_);
    std::vector<int64_t> last_user(count_, -1);
    for (size_t i = drawn_.nodes.size(); i-- > 0;) first_[runs_[i]] = drawn_.nodes[i];
    for (size_t i = 0; i < drawn_.nodes.size(); ++i) {
      const uint32_t run = runs_[i];
      for (const Node* input : drawn_.nodes[i]->inputs()) {
        if (input->is_value()) continue;
        auto at = place_.find(input);
        if (at == place_.end()) {
          if (input->graph() != drawn_.graph) outer_[run].push_back(input);
          continue;
        }
        const uint32_t from = runs_[at->second];
        if (from == run || last_user[from] == run) continue;
        last_user[from] = run;
        edges_.push_back({from, run});
      }
    }
  }

  /// The longest way from a source; sources stand right above their first user.
  void find_rows() {
    row_.assign(count_, 0);
    std::vector<uint32_t> first_user(count_, UINT32_MAX);
    std::vector<bool> has_source(count_, false);
    for (uint32_t run = 0; run < count_; ++run)
      if (!outer_[run].empty()) row_[run] = 1, has_source[run] = true;
    // Edges are sorted by their end, so that the row of where one begins is known.
    for (const Picture::Edge& edge : edges_) {
      row_[edge.to] = std::max(row_[edge.to], row_[edge.from] + 1);
      has_source[edge.to] = true;
    }
    for (const Picture::Edge& edge : edges_) first_user[edge.from] = std::min(first_user[edge.from], row_[edge.to]);
    for (uint32_t run = 0; run < count_; ++run)
      if (!has_source[run] && first_user[run] != UINT32_MAX) row_[run] = first_user[run] - 1;
  }

  uint32_t reference(std::string label, uint32_t user_row) {
    panel_.boxes.push_back({std::move(label), "", Picture::Kind::Reference, user_row - 1});
    return static_cast<uint32_t>(panel_.boxes.size() - 1);
  }

  std::string number(const Node& node) const {
    return "%" + std::to_string(place_.at(&node) - drawn_.graph->parameters().size());
  }
  static std::string plain_name(const Node& node) { return node.is_parameter() ? node.name : describe(node); }
  std::string short_name(const Node& node) const {
    return node.is_parameter() ? node.name : number(node) + " " + describe(node);
  }

  std::vector<Picture::Box> node_boxes() const {
    std::vector<Picture::Box> boxes;
    for (const Node* node : drawn_.nodes) {
      Picture::Box box;
      if (node->abstract) box.type = type_text(node->abstract.get(), TextForm::Dump);
      if (node->is_parameter()) box.kind = Picture::Kind::Parameter;
      box.label = short_name(*node);
      for (size_t i = 1; i < node->inputs().size(); ++i) {
        const Node& input = *node->input(i);
        if (!input.is_value()) continue;
        if (const FuncGraph* graph = input.constant().graph()) box.label += " @" + graph->name;
        const Abstract* value = input.constant().abstract();
        if (!value) continue;
        const std::string text = constant_text(*value, TextForm::Dump);
        box.label += " " + (text.size() > kConstantLength ? text.substr(0, kConstantLength - 3) + "..." : text);
      }
      boxes.push_back(std::move(box));
    }
    return boxes;
  }

  std::vector<Picture::Box> run_boxes() const {
    std::vector<Picture::Box> boxes;
    for (size_t begin = 0; begin < drawn_.nodes.size();) {
      size_t end = begin;
      std::map<std::string, size_t> names;
      for (; end < drawn_.nodes.size() && runs_[end] == runs_[begin]; ++end)
        ++names[drawn_.nodes[end]->is_parameter() ? "parameter" : describe(*drawn_.nodes[end])];
      const Node& first = *drawn_.nodes[begin];
      Picture::Box box;
      box.kind = Picture::Kind::Run;
      const size_t slash = first.scope.rfind('/');
      if (!first.scope.empty()) box.label = first.scope.substr(slash == std::string::npos ? 0 : slash + 1) + ": ";
      std::vector<std::pair<size_t, std::string>> sorted;
      for (const auto& [name, count] : names) sorted.emplace_back(count, name);
      std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
      box.label += std::to_string(end - begin) + " nodes";
      for (const auto& [count, name] : sorted)
        box.type += (box.type.empty() ? "" : ", ") + std::to_string(count) + " " + name;
      boxes.push_back(std::move(box));
      begin = end;
    }
    return boxes;
  }

  const Drawn& drawn_;
  bool is_each_ = true;
  size_t count_ = 0;
  std::vector<uint32_t> runs_;
  std::unordered_map<const Node*, size_t> place_;
  std::vector<const Node*> first_;               ///< Of each run.
  std::vector<std::vector<const Node*>> outer_;  ///< Nodes of other graphs that each run uses.
  std::vector<Picture::Edge> edges_;             ///< Between runs, sorted by their end.
  std::vector<uint32_t> row_;
  Picture::Panel panel_;
};

size_t count_of(const std::vector<Drawn>& drawn, const Grain& grain) {
  size_t count = 0;
  std::vector<uint32_t> runs;
  for (const Drawn& one : drawn) count += runs_of(one, grain, runs);
  return count;
}

/// The finest grain that gives no more boxes than asked for, and what it is called.
std::pair<Grain, std::string> grain_for(const std::vector<Drawn>& drawn, size_t most) {
  if (count_of(drawn, {}) <= most) return {{}, ""};
  if (count_of(drawn, {Grain::Line, 0}) <= most) return {{Grain::Line, 0}, "neighbours of one source line"};
  for (size_t inner = 0; inner < 8; ++inner) {
    const Grain grain{Grain::Scope, inner};
    const size_t count = count_of(drawn, grain);
    // Without scopes all is one run, which shows nothing.
    if (count <= most && count > 2 * drawn.size()) return {grain, "neighbours of one scope"};
  }
  Grain grain{Grain::Count, 2};
  while (grain.detail < SIZE_MAX / 2 && count_of(drawn, grain) > std::max(most, drawn.size())) grain.detail *= 2;
  return {grain, "up to " + std::to_string(grain.detail) + " neighbours"};
}

}  // namespace

Picture picture_of(const Module& module, size_t most_boxes) {
  Picture picture;
  if (!module.root) return picture;
  const Closures closures(*module.root);
  std::vector<Drawn> drawn;
  size_t nodes = 0;
  for (const FuncGraph* graph : closures.graphs()) {
    Drawn one{graph, {graph->parameters().begin(), graph->parameters().end()}};
    const std::vector<Node*> order = topological_order(*graph, closures);
    one.nodes.insert(one.nodes.end(), order.begin(), order.end());
    nodes += one.nodes.size();
    drawn.push_back(std::move(one));
  }
  const auto [grain, name] = grain_for(drawn, most_boxes);
  size_t boxes = 0;
  for (const Drawn& one : drawn) {
    picture.panels.push_back(PanelMaker(one, grain).make());
    for (const Picture::Box& box : picture.panels.back().boxes) boxes += box.kind != Picture::Kind::Reference;
  }
  if (grain.kind != Grain::Each)
    picture.note = std::to_string(nodes) + " nodes, drawn as " + std::to_string(boxes) + " boxes of " + name;
  return picture;
}

}  // namespace refjit::ir
