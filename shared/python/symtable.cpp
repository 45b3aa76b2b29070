#include "python/symtable.h"

#include "python/parser.h"

namespace refjit::python {

using namespace ast;

Symbol* Scope::find(std::string_view symbol) {
  const auto found = index.find(symbol);
  return found == index.end() ? nullptr : &symbols[found->second];
}

Resolution Scope::resolution_of(std::string_view symbol) const {
  const Symbol* found = find(symbol);
  return found ? found->resolution : Resolution::Unknown;
}

std::string_view mangle(std::string_view class_name, std::string_view name, std::unordered_set<std::string>& names) {
  if (class_name.empty() || name.size() < 3 || name[0] != '_' || name[1] != '_') return name;
  if (name.substr(name.size() - 2) == "__" || name.find('.') != std::string_view::npos) return name;
  while (!class_name.empty() && class_name[0] == '_') class_name.remove_prefix(1);
  if (class_name.empty()) return name;
  return *names.insert("_" + std::string(class_name) + std::string(name)).first;
}

/// Fills the scopes in one walk over the tree, then resolves names.
class SymbolTableBuilder {
 public:
  SymbolTableBuilder(SymbolTable& table, const Ast& tree, bool future_annotations)
      : table_(table), future_annotations_(future_annotations) {
    table_.scopes_.resize(tree.node_count());
    const Node& root = *tree.root();
    enter(root, ScopeKind::Module, "top");
    Scope* top = current_;
    if (const Module* module = cast<Module>(&root)) statements(module->body);
    if (const Interactive* interactive = cast<Interactive>(&root)) statements(interactive->body);
    if (const Expression* expression = cast<Expression>(&root)) visit(expression->body);
    std::unordered_set<std::string_view> free;
    analyze(*top, free);
  }

 private:
  [[noreturn]] static void fail(const Span& span, std::string message) { throw_syntax(span, std::move(message)); }
  static std::string quoted(std::string_view name) { return "'" + std::string(name) + "'"; }

  void enter(const Node& node, ScopeKind kind, std::string_view name) {
    table_.storage_.emplace_back();
    Scope* scope = &table_.storage_.back();
    scope->kind = kind;
    scope->name = name;
    scope->line = current_ ? node.span.line : 0;
    scope->parent = current_;
    scope->is_nested = current_ && (current_->is_nested || current_->kind == ScopeKind::Function);
    if (current_) {
      current_->children.push_back(scope);
      scope->comp_iter_expr = current_->comp_iter_expr;
    }
    table_.scopes_[node.number] = scope;
    current_ = scope;
  }
  void leave() { current_ = current_->parent; }

  std::string_view mangled(std::string_view name) { return mangle(class_name_, name, table_.names_); }

  uint32_t flags_of(std::string_view name) {
    const Symbol* found = current_->find(mangled(name));
    return found ? found->flags : 0;
  }

  void define_in(Scope& scope, std::string_view name, uint32_t flags, const Span& span) {
    const std::string_view key = mangled(name);
    const auto [found, is_new] = scope.index.try_emplace(key, static_cast<uint32_t>(scope.symbols.size()));
    if (is_new) scope.symbols.push_back({key, 0, Resolution::Unknown});
    Symbol& symbol = scope.symbols[found->second];
    if ((flags & kDefParam) && (symbol.flags & kDefParam))
      fail(span, "duplicate argument " + quoted(name) + " in function definition");
    symbol.flags |= flags;
    if (scope.is_comp_iter_target) {
      if (symbol.flags & (kDefGlobal | kDefNonlocal))
        fail(span, "comprehension inner loop cannot rebind assignment expression target " + quoted(name));
      symbol.flags |= kDefCompIter;
    }
    if (flags & kDefParam) scope.parameters.push_back(key);
    // A global declaration marks the module's own name as well, so the module stores it by STORE_GLOBAL.
    if ((flags & kDefGlobal) && &scope != &table_.storage_.front())
      define_in(table_.storage_.front(), name, kDefGlobal, span);
  }
  void define(std::string_view name, uint32_t flags, const Span& span) { define_in(*current_, name, flags, span); }

  // --- statements

  void statements(const Seq<Ptr<Stmt>>& body) {
    for (const Stmt* s : body) statement(s);
  }

  void statement(const Stmt* s) {
    switch (s->kind) {
      case Kind::FunctionDef:
        return function(as<FunctionDef>(*s));
      case Kind::AsyncFunctionDef:
        return function(as<AsyncFunctionDef>(*s));
      case Kind::ClassDef:
        return class_definition(as<ClassDef>(*s));
      case Kind::Return:
        return visit(as<Return>(*s).value);
      case Kind::Delete:
        return visit_all(as<Delete>(*s).targets);
      case Kind::Assign:
        visit_all(as<Assign>(*s).targets);
        return visit(as<Assign>(*s).value);
      case Kind::AugAssign:
        visit(as<AugAssign>(*s).target);
        return visit(as<AugAssign>(*s).value);
      case Kind::AnnAssign:
        return annotated(as<AnnAssign>(*s));
      case Kind::For:
        return loop(as<For>(*s));
      case Kind::AsyncFor:
        return loop(as<AsyncFor>(*s));
      case Kind::While:
        visit(as<While>(*s).test);
        statements(as<While>(*s).body);
        return statements(as<While>(*s).orelse);
      case Kind::If:
        return condition(&as<If>(*s));
      case Kind::With:
        return with(as<With>(*s));
      case Kind::AsyncWith:
        return with(as<AsyncWith>(*s));
      case Kind::Match:
        visit(as<Match>(*s).subject);
        for (const MatchCase* match_case : as<Match>(*s).cases) {
          pattern(match_case->pattern);
          visit(match_case->guard);
          statements(match_case->body);
        }
        return;
      case Kind::Raise:
        visit(as<Raise>(*s).exc);
        return visit(as<Raise>(*s).cause);
      case Kind::Try:
        return attempt(as<Try>(*s));
      case Kind::TryStar:
        return attempt(as<TryStar>(*s));
      case Kind::Assert:
        visit(as<Assert>(*s).test);
        return visit(as<Assert>(*s).msg);
      case Kind::Import:
        for (const Alias* alias : as<Import>(*s).names) import(*alias);
        return;
      case Kind::ImportFrom:
        for (const Alias* alias : as<ImportFrom>(*s).names) import(*alias);
        return;
      case Kind::Global:
        return declare(as<Global>(*s).names, s->span, kDefGlobal, "global");
      case Kind::Nonlocal:
        return declare(as<Nonlocal>(*s).names, s->span, kDefNonlocal, "nonlocal");
      case Kind::ExprStmt:
        return visit(as<ExprStmt>(*s).value);
      default:
        return;
    }
  }

  void condition(const If* s) {
    for (;;) {
      visit(s->test);
      statements(s->body);
      const If* chained = s->orelse.size() == 1 ? cast<If>(s->orelse[0]) : nullptr;
      if (!chained) return statements(s->orelse);
      s = chained;
    }
  }
  template <class T>
  void loop(const T& s) {
    visit(s.target);
    visit(s.iter);
    statements(s.body);
    statements(s.orelse);
  }
  template <class T>
  void with(const T& s) {
    for (const WithItem* item : s.items) {
      visit(item->context_expr);
      visit(item->optional_vars);
    }
    statements(s.body);
  }
  template <class T>
  void attempt(const T& s) {
    statements(s.body);
    statements(s.orelse);
    for (const ExceptHandler* handler : s.handlers) {
      visit(handler->type);
      if (is_set(handler->name)) define(handler->name, kDefLocal, handler->span);
      statements(handler->body);
    }
    statements(s.finalbody);
  }

  void import(const Alias& alias) {
    std::string_view name = is_set(alias.asname) ? alias.asname : alias.name.substr(0, alias.name.find('.'));
    if (name != "*") return define(name, kDefImport, alias.span);
    if (current_->kind != ScopeKind::Module) fail(alias.span, "import * only allowed at module level");
  }

  void declare(const Seq<Identifier>& names, const Span& span, uint32_t flag, const char* word) {
    for (const Identifier name : names) {
      const uint32_t flags = flags_of(name);
      const std::string text(name);
      if (flags & (kDefParam | kDefLocal | kUse | kDefAnnot)) {
        if (flags & kDefParam) fail(span, "name '" + text + "' is parameter and " + word);
        if (flags & kUse) fail(span, "name '" + text + "' is used prior to " + word + " declaration");
        if (flags & kDefAnnot) fail(span, "annotated name '" + text + "' can't be " + word);
        fail(span, "name '" + text + "' is assigned to before " + word + " declaration");
      }
      define(name, flag, span);
      current_->directives.emplace_back(mangled(name), span);
    }
  }

  void annotated(const AnnAssign& s) {
    if (const Name* target = cast<Name>(s.target)) {
      const uint32_t flags = flags_of(target->id);
      if ((flags & (kDefGlobal | kDefNonlocal)) && current_->kind != ScopeKind::Module && s.simple)
        fail(s.span,
             "annotated name " + quoted(target->id) + " can't be " + (flags & kDefGlobal ? "global" : "nonlocal"));
      if (s.simple) {
        define(target->id, kDefAnnot | kDefLocal, target->span);
      } else if (s.value) {
        define(target->id, kDefLocal, target->span);
      }
    } else {
      visit(s.target);
    }
    annotation(s.annotation);
    visit(s.value);
  }

  void annotation(const Expr* e) {
    if (!e) return;
    if (!future_annotations_) return visit(e);
    // It becomes a string: its names define nothing, so they go to a scope that nobody asks for.
    Scope unused;
    unused.kind = ScopeKind::Function;
    Scope* saved = current_;
    unused.parent = saved;
    current_ = &unused;
    visit(e);
    current_ = saved;
  }

  void annotations(const Arguments& args, const Expr* returns) {
    const auto all = [&](const Seq<Ptr<Arg>>& list) {
      for (const Arg* arg : list) annotation(arg->annotation);
    };
    all(args.posonlyargs);
    all(args.args);
    if (args.vararg) annotation(args.vararg->annotation);
    if (args.kwarg) annotation(args.kwarg->annotation);
    all(args.kwonlyargs);
    annotation(returns);
  }

  void defaults(const Arguments& args) {
    visit_all(args.defaults);
    visit_all(args.kw_defaults);
  }

  void parameters(const Arguments& args) {
    const auto all = [&](const Seq<Ptr<Arg>>& list) {
      for (const Arg* arg : list) define(arg->arg, kDefParam, arg->span);
    };
    all(args.posonlyargs);
    all(args.args);
    all(args.kwonlyargs);
    if (args.vararg) {
      define(args.vararg->arg, kDefParam, args.vararg->span);
      current_->has_varargs = true;
    }
    if (args.kwarg) {
      define(args.kwarg->arg, kDefParam, args.kwarg->span);
      current_->has_varkeywords = true;
    }
  }

  template <class T>
  void function(const T& s) {
    define(s.name, kDefLocal, s.span);
    defaults(*s.args);
    annotations(*s.args, s.returns);
    visit_all(s.decorator_list);
    enter(s, ScopeKind::Function, s.name);
    current_->is_coroutine = s.kind == Kind::AsyncFunctionDef;
    parameters(*s.args);
    statements(s.body);
    leave();
  }

  void class_definition(const ClassDef& s) {
    define(s.name, kDefLocal, s.span);
    visit_all(s.bases);
    for (const Keyword* keyword : s.keywords) visit(keyword->value);
    visit_all(s.decorator_list);
    enter(s, ScopeKind::Class, s.name);
    const std::string_view saved = class_name_;
    class_name_ = s.name;
    statements(s.body);
    class_name_ = saved;
    leave();
  }

  // --- patterns

  void pattern(const Pattern* p) {
    if (!p) return;
    switch (p->kind) {
      case Kind::MatchValue:
        return visit(as<MatchValue>(*p).value);
      case Kind::MatchSequence:
        for (const Pattern* part : as<MatchSequence>(*p).patterns) pattern(part);
        return;
      case Kind::MatchStar:
        if (is_set(as<MatchStar>(*p).name)) define(as<MatchStar>(*p).name, kDefLocal, p->span);
        return;
      case Kind::MatchMapping:
        visit_all(as<MatchMapping>(*p).keys);
        for (const Pattern* part : as<MatchMapping>(*p).patterns) pattern(part);
        if (is_set(as<MatchMapping>(*p).rest)) define(as<MatchMapping>(*p).rest, kDefLocal, p->span);
        return;
      case Kind::MatchClass:
        visit(as<MatchClass>(*p).cls);
        for (const Pattern* part : as<MatchClass>(*p).patterns) pattern(part);
        for (const Pattern* part : as<MatchClass>(*p).kwd_patterns) pattern(part);
        return;
      case Kind::MatchAs:
        pattern(as<MatchAs>(*p).pattern);
        if (is_set(as<MatchAs>(*p).name)) define(as<MatchAs>(*p).name, kDefLocal, p->span);
        return;
      case Kind::MatchOr:
        for (const Pattern* part : as<MatchOr>(*p).patterns) pattern(part);
        return;
      default:
        return;
    }
  }

  // --- expressions

  void visit_all(const Seq<Ptr<Expr>>& list) {
    for (const Expr* e : list) visit(e);
  }

  static const Expr* spine_child(const Expr* e) {
    switch (e->kind) {
      case Kind::BinOp:
        return as<BinOp>(*e).left;
      case Kind::Attribute:
        return as<Attribute>(*e).value;
      case Kind::Subscript:
        return as<Subscript>(*e).value;
      case Kind::Call:
        return as<Call>(*e).func;
      default:
        return nullptr;
    }
  }

  void visit(const Expr* e) {
    if (!e) return;
    if (!spine_child(e)) return visit_plain(e);
    // Chains like a.b(c) + d are as long as the source likes: walk down without recursion.
    std::vector<const Expr*> spine;
    for (; spine_child(e); e = spine_child(e)) spine.push_back(e);
    visit_plain(e);
    while (!spine.empty()) {
      const Expr* link = spine.back();
      spine.pop_back();
      if (const BinOp* binary = cast<BinOp>(link)) visit(binary->right);
      if (const Subscript* subscript = cast<Subscript>(link)) visit(subscript->slice);
      if (const Call* call = cast<Call>(link)) {
        visit_all(call->args);
        for (const Keyword* keyword : call->keywords) visit(keyword->value);
      }
    }
  }

  void visit_plain(const Expr* e) {
    switch (e->kind) {
      case Kind::NamedExpr:
        return named(as<NamedExpr>(*e));
      case Kind::BoolOp:
        return visit_all(as<BoolOp>(*e).values);
      case Kind::UnaryOp:
        return visit(as<UnaryOp>(*e).operand);
      case Kind::Lambda:
        defaults(*as<Lambda>(*e).args);
        enter(*e, ScopeKind::Function, "lambda");
        parameters(*as<Lambda>(*e).args);
        visit(as<Lambda>(*e).body);
        return leave();
      case Kind::IfExp:
        visit(as<IfExp>(*e).test);
        visit(as<IfExp>(*e).body);
        return visit(as<IfExp>(*e).orelse);
      case Kind::Dict:
        visit_all(as<Dict>(*e).keys);
        return visit_all(as<Dict>(*e).values);
      case Kind::Set:
        return visit_all(as<ast::Set>(*e).elts);
      case Kind::ListComp:
        return comprehension(*e, ComprehensionKind::List, "listcomp", as<ListComp>(*e).generators, as<ListComp>(*e).elt,
                             nullptr);
      case Kind::SetComp:
        return comprehension(*e, ComprehensionKind::Set, "setcomp", as<SetComp>(*e).generators, as<SetComp>(*e).elt,
                             nullptr);
      case Kind::DictComp:
        return comprehension(*e, ComprehensionKind::Dict, "dictcomp", as<DictComp>(*e).generators, as<DictComp>(*e).key,
                             as<DictComp>(*e).value);
      case Kind::GeneratorExp:
        return comprehension(*e, ComprehensionKind::Generator, "genexpr", as<GeneratorExp>(*e).generators,
                             as<GeneratorExp>(*e).elt, nullptr);
      case Kind::Await:
        visit(as<Await>(*e).value);
        current_->is_coroutine = true;
        return;
      case Kind::Yield:
        visit(as<Yield>(*e).value);
        return yields(*e);
      case Kind::YieldFrom:
        visit(as<YieldFrom>(*e).value);
        return yields(*e);
      case Kind::Compare:
        visit(as<Compare>(*e).left);
        return visit_all(as<Compare>(*e).comparators);
      case Kind::FormattedValue:
        visit(as<FormattedValue>(*e).value);
        return visit(as<FormattedValue>(*e).format_spec);
      case Kind::JoinedStr:
        return visit_all(as<JoinedStr>(*e).values);
      case Kind::Starred:
        return visit(as<Starred>(*e).value);
      case Kind::Name: {
        const Name& name = as<Name>(*e);
        define(name.id, name.ctx == Context::Load ? kUse : kDefLocal, name.span);
        // super() without arguments reads the cell of the class around the method.
        if (name.ctx == Context::Load && current_->kind == ScopeKind::Function && name.id == "super")
          define("__class__", kUse, name.span);
        return;
      }
      case Kind::List:
        return visit_all(as<ast::List>(*e).elts);
      case Kind::Tuple:
        return visit_all(as<Tuple>(*e).elts);
      case Kind::Slice:
        visit(as<Slice>(*e).lower);
        visit(as<Slice>(*e).upper);
        return visit(as<Slice>(*e).step);
      default:
        return;
    }
  }

  void yields(const Expr& e) {
    current_->is_generator = true;
    switch (current_->comprehension) {
      case ComprehensionKind::None:
        return;
      case ComprehensionKind::List:
        fail(e.span, "'yield' inside list comprehension");
      case ComprehensionKind::Set:
        fail(e.span, "'yield' inside set comprehension");
      case ComprehensionKind::Dict:
        fail(e.span, "'yield' inside dict comprehension");
      case ComprehensionKind::Generator:
        fail(e.span, "'yield' inside generator expression");
    }
  }

  void named(const NamedExpr& e) {
    if (current_->comp_iter_expr > 0)
      fail(e.span, "assignment expression cannot be used in a comprehension iterable expression");
    if (current_->comprehension != ComprehensionKind::None) extend_named_scope(as<Name>(*e.target), e.span);
    visit(e.value);
    visit(e.target);
  }

  /// A walrus inside comprehensions binds in the block around them.
  void extend_named_scope(const Name& target, const Span& span) {
    for (Scope* scope = current_; scope; scope = scope->parent) {
      if (scope->comprehension != ComprehensionKind::None) {
        const Symbol* symbol = scope->find(mangled(target.id));
        if (symbol && (symbol->flags & kDefCompIter) && (symbol->flags & kDefLocal))
          fail(target.span,
               "assignment expression cannot rebind comprehension iteration variable " + quoted(target.id));
        continue;
      }
      if (scope->kind == ScopeKind::Class)
        fail(target.span, "assignment expression within a comprehension cannot be used in a class body");
      if (scope->kind == ScopeKind::Function) {
        const Symbol* symbol = scope->find(mangled(target.id));
        const bool is_global = symbol && (symbol->flags & kDefGlobal);
        define(target.id, is_global ? kDefGlobal : kDefNonlocal, span);
        current_->directives.emplace_back(mangled(target.id), span);
        return define_in(*scope, target.id, kDefLocal, span);
      }
      define(target.id, kDefGlobal, span);
      current_->directives.emplace_back(mangled(target.id), span);
      return define_in(*scope, target.id, kDefGlobal, span);
    }
  }

  void comprehension(const Expr& e, ComprehensionKind kind, std::string_view name,
                     const Seq<Ptr<Comprehension>>& generators, const Expr* element, const Expr* value) {
    const Comprehension& outermost = *generators[0];
    ++current_->comp_iter_expr;
    visit(outermost.iter);
    --current_->comp_iter_expr;
    enter(e, ScopeKind::Function, name);
    current_->comprehension = kind;
    if (outermost.is_async) current_->is_coroutine = true;
    define(".0", kDefParam, e.span);
    for (size_t i = 0; i < generators.size(); ++i) {
      const Comprehension& clause = *generators[i];
      current_->is_comp_iter_target = true;
      visit(clause.target);
      current_->is_comp_iter_target = false;
      if (i > 0) {
        ++current_->comp_iter_expr;
        visit(clause.iter);
        --current_->comp_iter_expr;
      }
      visit_all(clause.ifs);
      if (clause.is_async) current_->is_coroutine = true;
    }
    visit(value);
    visit(element);
    current_->is_generator = kind == ComprehensionKind::Generator;
    const bool makes_async = current_->is_coroutine && kind != ComprehensionKind::Generator;
    leave();
    if (makes_async) current_->is_coroutine = true;
  }

  // --- resolution

  /// Whether a name that `scope` does not bind is bound by a function around it.
  static bool is_bound_outside(const Scope& scope, std::string_view name) {
    for (const Scope* outer = scope.parent; outer; outer = outer->parent) {
      if (outer->kind == ScopeKind::Class) {
        if (name == "__class__") return true;
        continue;
      }
      if (outer->kind == ScopeKind::Module) return false;
      const Symbol* symbol = outer->find(name);
      if (!symbol) continue;
      if (symbol->flags & kDefGlobal) return false;
      if (symbol->flags & (kDefNonlocal | kDefBound)) return true;
    }
    return false;
  }

  static Span directive_span(const Scope& scope, std::string_view name) {
    for (const auto& [declared, span] : scope.directives)
      if (declared == name) return span;
    return {};
  }

  /// Resolves a scope and those inside it; adds to `free` the names it needs from outside.
  void analyze(Scope& scope, std::unordered_set<std::string_view>& free) {
    for (Symbol& symbol : scope.symbols) {
      if (symbol.flags & kDefGlobal) {
        if (symbol.flags & kDefNonlocal)
          fail(directive_span(scope, symbol.name), "name " + quoted(symbol.name) + " is nonlocal and global");
        symbol.resolution = Resolution::GlobalExplicit;
      } else if (symbol.flags & kDefNonlocal) {
        if (scope.kind == ScopeKind::Module)
          fail(directive_span(scope, symbol.name), "nonlocal declaration not allowed at module level");
        if (!is_bound_outside(scope, symbol.name))
          fail(directive_span(scope, symbol.name), "no binding for nonlocal " + quoted(symbol.name) + " found");
        symbol.resolution = Resolution::Free;
      } else if (symbol.flags & kDefBound) {
        symbol.resolution = Resolution::Local;
      } else {
        symbol.resolution = is_bound_outside(scope, symbol.name) ? Resolution::Free : Resolution::GlobalImplicit;
      }
      if (symbol.resolution == Resolution::Free) free.insert(symbol.name);
    }
    std::unordered_set<std::string_view> needed;
    for (Scope* child : scope.children) analyze(*child, needed);
    if (scope.kind == ScopeKind::Function) {
      for (Symbol& symbol : scope.symbols)
        if (symbol.resolution == Resolution::Local && needed.erase(symbol.name)) symbol.resolution = Resolution::Cell;
    } else if (scope.kind == ScopeKind::Class) {
      scope.needs_class_closure = needed.erase("__class__") > 0;
    }
    for (const std::string_view name : needed) {
      if (Symbol* symbol = scope.find(name)) {
        if (scope.kind == ScopeKind::Class && (symbol->flags & (kDefBound | kDefGlobal)))
          symbol->flags |= kDefFreeClass;
      } else if (scope.kind != ScopeKind::Module) {
        scope.index.emplace(name, static_cast<uint32_t>(scope.symbols.size()));
        scope.symbols.push_back({name, 0, Resolution::Free});
      }
    }
    free.insert(needed.begin(), needed.end());
  }

  SymbolTable& table_;
  bool future_annotations_;
  Scope* current_ = nullptr;
  std::string_view class_name_;
};

SymbolTable::SymbolTable(const Ast& tree, bool future_annotations) {
  const SymbolTableBuilder build(*this, tree, future_annotations);
}

}  // namespace refjit::python
