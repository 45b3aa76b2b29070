// Variables that only one side of a branch on a constant binds. The other side is not walked, but MindSpore's parser
// sees both: after the branch the variable is an error to read, unless the parser itself knows the test.
#include <algorithm>

#include "capture/ast/ast_walker.h"
#include "python/code.h"
#include "vm/builtin_types.h"

namespace refjit::capture {

namespace ast = python::ast;

std::vector<std::string_view> AstWalker::first_bound(const ast::If& node) {
  std::vector<std::string_view> names = assigned_names(node);
  const auto has_value = [this](std::string_view name) {
    const auto found = scope_.find(name);
    return (found != scope_.end() && found->second && found->second->value && !found->second->value->is_null()) ||
           evaluator_.global(callee_, name);
  };
  names.erase(std::remove_if(names.begin(), names.end(), has_value), names.end());
  return names;
}

bool AstWalker::is_literal(std::string_view name, bool is_compared) {
  size_t stores = 0, literals = 0;
  std::vector<const ast::Node*> pending{callee_.code->definition};
  while (!pending.empty()) {
    const ast::Node* node = pending.back();
    pending.pop_back();
    if (const auto* found = ast::cast<ast::Name>(node); found && found->id == name)
      stores += found->ctx != ast::Context::Load;
    if (const auto* assign = ast::cast<ast::Assign>(node); assign && assign->targets.size() == 1) {
      const auto* target = ast::cast<ast::Name>(assign->targets[0]);
      const auto* value = ast::cast<ast::Constant>(assign->value);
      using Kind = python::Const::Kind;
      const bool is_bool = value && (value->value->kind == Kind::True || value->value->kind == Kind::False);
      literals += target && target->id == name && value && (is_bool || is_compared);
    }
    ast::append_children(*node, pending);
  }
  return literals > 0 && literals == stores;
}

bool AstWalker::is_known_to_parser(const Expr& test, bool is_compared) {
  switch (test.kind) {
    case ast::Kind::Name:
      return is_literal(ast::as<ast::Name>(test).id, is_compared);
    case ast::Kind::Attribute: {
      // An attribute of the cell, or of something global.
      const auto* base = ast::cast<ast::Name>(ast::as<ast::Attribute>(test).value);
      if (!base) return false;
      const auto& slots = callee_.code->localsplus;
      const bool is_local =
          std::any_of(slots.begin(), slots.end(), [&](const auto& slot) { return slot.name == base->id; });
      if (is_local && base->id != "self") return false;
      Outcome<SymbolRef> value = expression(test);
      return value && (*value)->is_constant() && (is_compared || (*value)->value.get().is_bool());
    }
    case ast::Kind::UnaryOp: {
      const auto& node = ast::as<ast::UnaryOp>(test);
      return node.op == ast::UnaryOperator::Not && is_known_to_parser(*node.operand);
    }
    case ast::Kind::BoolOp: {
      const auto& values = ast::as<ast::BoolOp>(test).values;
      return std::all_of(values.begin(), values.end(),
                         [this](const Expr* value) { return is_known_to_parser(*value); });
    }
    case ast::Kind::Compare: {
      const auto& node = ast::as<ast::Compare>(test);
      return node.comparators.size() == 1 && is_known_to_parser(*node.left, true);
    }
    default:
      return false;
  }
}

bool AstWalker::binds(const StmtSeq& body, std::string_view name) {
  return std::any_of(body.begin(), body.end(), [&](const Stmt* stmt) {
    const auto* node = ast::cast<ast::If>(stmt);
    if (!node) {
      const auto names = assigned_names(*stmt);
      return std::find(names.begin(), names.end(), name) != names.end();
    }
    const bool in_body = ways_through(node->body) == 0 || binds(node->body, name);
    const bool in_else = ways_through(node->orelse) == 0 || binds(node->orelse, name);
    return in_body == in_else ? in_body : is_known_to_parser(*node->test);
  });
}

void AstWalker::forget_one_sided(const std::vector<std::string_view>& names, const std::vector<Left>& left) {
  for (std::string_view name : names) {
    const auto found = scope_.find(name);
    if (found == scope_.end() || !found->second || !found->second->value || found->second->value->is_null()) continue;
    for (size_t i = left.size(); i > 0; --i) {
      const Left& branch = left[i - 1];
      const StmtSeq& other = branch.is_true ? branch.node->orelse : branch.node->body;
      if (ways_through(other) == 0 || binds(other, name)) continue;
      store(name, Symbol::poisoned(unbound_in(std::string(name), branch.is_true)));
      break;
    }
  }
}

}  // namespace refjit::capture
