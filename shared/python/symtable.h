#pragma once
// Scope analysis, as CPython's symtable: which names of a block are local, cell, free or global. Run by the compiler
// before it emits code, and by the guest's module symtable on programs that compile. Invariant: one Scope for each
// block (module, class, function, lambda, comprehension), found by its node; names in it are mangled; after analysis
// each has one of Resolution's values.
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "python/ast.h"

namespace refjit::python {

enum SymbolFlags : uint32_t {
  kDefGlobal = 1,
  kDefLocal = 2,
  kDefParam = 4,
  kDefNonlocal = 8,
  kUse = 16,
  kDefFreeClass = 64,
  kDefImport = 128,
  kDefAnnot = 256,
  kDefCompIter = 512,
  kDefBound = kDefLocal | kDefParam | kDefImport,
};

enum class Resolution : uint8_t { Unknown, Local, GlobalExplicit, GlobalImplicit, Free, Cell };

struct Symbol {
  std::string_view name;
  uint32_t flags = 0;
  Resolution resolution = Resolution::Unknown;
};

enum class ScopeKind : uint8_t { Module, Class, Function };
enum class ComprehensionKind : uint8_t { None, List, Set, Dict, Generator };

struct Scope {
  ScopeKind kind = ScopeKind::Module;
  ComprehensionKind comprehension = ComprehensionKind::None;
  std::string_view name;
  uint32_t line = 0;  ///< Of the definition; 0 for modules.
  Scope* parent = nullptr;
  bool is_nested = false;
  bool is_generator = false;
  bool is_coroutine = false;
  bool has_varargs = false;
  bool has_varkeywords = false;
  bool needs_class_closure = false;  ///< A method reads `__class__`.
  bool is_comp_iter_target = false;
  int comp_iter_expr = 0;
  std::vector<Symbol> symbols;
  std::unordered_map<std::string_view, uint32_t> index;
  std::vector<std::string_view> parameters;
  std::vector<Scope*> children;
  std::vector<std::pair<std::string_view, Span>> directives;  ///< global and nonlocal, for messages.

  Symbol* find(std::string_view name);
  const Symbol* find(std::string_view name) const { return const_cast<Scope*>(this)->find(name); }
  Resolution resolution_of(std::string_view name) const;
};

/// `__x` in class `_C` is `_C__x`; other names are returned as they are. `names` keeps what is made.
std::string_view mangle(std::string_view class_name, std::string_view name, std::unordered_set<std::string>& names);

/// The scopes of one tree. Throws SyntaxFailure.
class SymbolTable {
 public:
  SymbolTable(const Ast& tree, bool future_annotations);
  const Scope& top() const { return storage_.front(); }
  Scope* scope_of(const ast::Node& node) { return scopes_[node.number]; }

 private:
  friend class SymbolTableBuilder;
  std::deque<Scope> storage_;
  std::vector<Scope*> scopes_;  ///< By node number.
  std::unordered_set<std::string> names_;
};

}  // namespace refjit::python
