#include "capture/ast/scan.h"

#include <algorithm>

namespace refjit::capture {

namespace ast = python::ast;

namespace {

bool is_definition(const ast::Node* node) {
  return ast::is<ast::FunctionDef>(node) || ast::is<ast::AsyncFunctionDef>(node) || ast::is<ast::ClassDef>(node) ||
         ast::is<ast::Lambda>(node);
}

bool is_loop(const ast::Node* node) { return ast::is<ast::For>(node) || ast::is<ast::While>(node); }

/// Calls `f(node, is_in_loop)` for each statement below `body`, definitions left out, until it returns true.
template <class F>
bool any_statement(const StmtSeq& body, F&& f) {
  std::vector<std::pair<const ast::Node*, bool>> pending;
  for (const ast::Stmt* stmt : body) pending.emplace_back(stmt, false);
  std::vector<const ast::Node*> children;
  while (!pending.empty()) {
    const auto [node, in_loop] = pending.back();
    pending.pop_back();
    if (is_definition(node)) continue;
    if (f(*node, in_loop)) return true;
    children.clear();
    ast::append_children(*node, children);
    // A break in a loop's else belongs to the loop around it; taking it for the inner one's would miss it.
    const auto* for_loop = ast::cast<ast::For>(node);
    const auto* while_loop = ast::cast<ast::While>(node);
    const StmtSeq* orelse = for_loop ? &for_loop->orelse : while_loop ? &while_loop->orelse : nullptr;
    for (const ast::Node* child : children) {
      bool is_else = false;
      if (orelse)
        for (const ast::Stmt* stmt : *orelse) is_else = is_else || stmt == child;
      pending.emplace_back(child, in_loop || (is_loop(node) && !is_else));
    }
  }
  return false;
}

}  // namespace

bool has_return(const StmtSeq& body) {
  return any_statement(body, [](const ast::Node& node, bool) { return ast::is<ast::Return>(&node); });
}

bool leaves_loop(const StmtSeq& body) {
  return any_statement(body, [](const ast::Node& node, bool in_loop) {
    return !in_loop && (ast::is<ast::Break>(&node) || ast::is<ast::Continue>(&node));
  });
}

bool branches_from(const StmtSeq& body, size_t index) {
  for (size_t i = index; i < body.size(); ++i)
    if (ast::is<ast::If>(body[i]) || is_loop(body[i]) || ast::is<ast::With>(body[i])) return true;
  return false;
}

bool leaves_loop_by(const ast::Stmt& branch, ast::Kind kind) {
  const auto* node = ast::cast<ast::If>(&branch);
  const auto leaves = [kind](const ast::Node& inner, bool in_loop) { return !in_loop && inner.kind == kind; };
  return node && (any_statement(node->body, leaves) || any_statement(node->orelse, leaves));
}

bool escapes(const StmtSeq& body) { return has_return(body) || leaves_loop(body); }

int ways_through(const ast::Stmt& stmt) {
  switch (stmt.kind) {
    case ast::Kind::Return:
    case ast::Kind::Raise:
    case ast::Kind::Break:
    case ast::Kind::Continue:
      return 0;
    case ast::Kind::If: {
      const auto& branch = ast::as<ast::If>(stmt);
      return std::min(2, ways_through(branch.body) + ways_through(branch.orelse));
    }
    case ast::Kind::For:
    case ast::Kind::While:
      return 2;
    default:
      return 1;
  }
}

int ways_through(const StmtSeq& body) {
  int ways = 1;
  for (const ast::Stmt* stmt : body) {
    ways = std::min(2, ways * ways_through(*stmt));
    if (ways == 0) break;
  }
  return ways;
}

const ast::IfExp* first_choice(const ast::Stmt& stmt, const Decided& decided) {
  const bool is_plain = ast::is<ast::Assign>(&stmt) || ast::is<ast::AugAssign>(&stmt) ||
                        ast::is<ast::AnnAssign>(&stmt) || ast::is<ast::Return>(&stmt) || ast::is<ast::ExprStmt>(&stmt);
  std::vector<const ast::Node*> pending, children;
  if (is_plain) ast::append_children(stmt, pending);
  std::reverse(pending.begin(), pending.end());
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    if (const auto* choice = ast::cast<ast::IfExp>(node)) {
      const auto known = decided.find(choice);
      if (known == decided.end()) return choice;
      pending.push_back(known->second ? choice->body : choice->orelse);
      continue;
    }
    const bool is_perhaps = ast::is<ast::BoolOp>(node) || ast::is<ast::ListComp>(node) ||
                            ast::is<ast::DictComp>(node) || ast::is<ast::SetComp>(node) ||
                            ast::is<ast::GeneratorExp>(node);
    if (is_definition(node) || is_perhaps) continue;
    children.clear();
    ast::append_children(*node, children);
    pending.insert(pending.end(), children.rbegin(), children.rend());
  }
  return nullptr;
}

std::vector<std::string_view> assigned_names(const ast::Node& root) {
  std::vector<std::string_view> names;
  const auto add = [&](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  std::vector<const ast::Node*> pending{&root}, children;
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    if (const auto* name = ast::cast<ast::Name>(node); name && name->ctx != ast::Context::Load) add(name->id);
    if (const auto* def = ast::cast<ast::FunctionDef>(node)) add(def->name);
    // The targets of a comprehension are its own.
    if (is_definition(node) || ast::is<ast::Comprehension>(node)) continue;
    children.clear();
    ast::append_children(*node, children);
    pending.insert(pending.end(), children.rbegin(), children.rend());
  }
  return names;
}

bool changes_items_of(const ast::Node& root, std::string_view wanted) {
  const auto is_base = [&](const ast::Node* node) {
    while (const auto* item = ast::cast<ast::Subscript>(node)) node = item->value;
    const auto* name = ast::cast<ast::Name>(node);
    return name && name->id == wanted;
  };
  std::vector<const ast::Node*> pending{&root};
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    if (const auto* item = ast::cast<ast::Subscript>(node);
        item && item->ctx != ast::Context::Load && is_base(item->value))
      return true;
    const auto* call = ast::cast<ast::Call>(node);
    const auto* method = call ? ast::cast<ast::Attribute>(call->func) : nullptr;
    if (method && is_base(method->value)) return true;
    if (node == &root || !is_definition(node)) ast::append_children(*node, pending);
  }
  return false;
}

std::unordered_map<std::string_view, size_t> count_reads(const ast::Node& root) {
  std::unordered_map<std::string_view, size_t> counts;
  std::vector<const ast::Node*> pending{&root};
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    if (const auto* name = ast::cast<ast::Name>(node); name && name->ctx == ast::Context::Load) ++counts[name->id];
    // x += 1 reads its target, which the tree calls a store.
    if (const auto* augmented = ast::cast<ast::AugAssign>(node))
      if (const auto* target = ast::cast<ast::Name>(augmented->target)) ++counts[target->id];
    ast::append_children(*node, pending);
  }
  return counts;
}

size_t reads_in_loops_over(const ast::Node& root, std::string_view name) {
  size_t reads = 0;
  std::vector<const ast::Node*> pending{&root};
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    const auto* loop = ast::cast<ast::For>(node);
    const auto* target = loop ? ast::cast<ast::Name>(loop->target) : nullptr;
    if (!target || target->id != name) {
      ast::append_children(*node, pending);
      continue;
    }
    for (const ast::Stmt* stmt : loop->body) {
      const auto counts = count_reads(*stmt);
      const auto found = counts.find(name);
      reads += found == counts.end() ? 0 : found->second;
    }
  }
  return reads;
}

}  // namespace refjit::capture
