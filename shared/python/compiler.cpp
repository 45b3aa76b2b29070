// Units, names, constants and the finishing of code objects.
#include "python/compiler.h"

#include <algorithm>

#include "python/error_span.h"

namespace refjit::python {

using namespace ast;

int NameTable::index_of(std::string_view name) {
  const auto [found, is_new] = index_.try_emplace(name, static_cast<int>(names_.size()));
  if (is_new) names_.push_back(name);
  return found->second;
}

int NameTable::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? -1 : found->second;
}

namespace {

struct Feature {
  std::string_view name;
  uint32_t flag;
};
constexpr Feature kFeatures[] = {{"nested_scopes", 0},
                                 {"generators", 0},
                                 {"division", 0},
                                 {"absolute_import", 0},
                                 {"with_statement", 0},
                                 {"print_function", 0},
                                 {"unicode_literals", 0},
                                 {"barry_as_FLUFL", kFutureBarryAsBdfl},
                                 {"generator_stop", kFutureGeneratorStop},
                                 {"annotations", kFutureAnnotations}};

uint32_t feature_flag(const Alias& alias, Span span) {
  for (const Feature& feature : kFeatures)
    if (feature.name == alias.name) return feature.flag;
  span.end_line = span.line;
  span.end_col = kNoEnd;
  if (alias.name == "braces") throw_syntax(span, "not a chance");
  throw_syntax(span, "future feature " + std::string(alias.name) + " is not defined");
}

const Seq<Ptr<Stmt>>* body_of(const Node& root) {
  if (const Module* module = cast<Module>(&root)) return &module->body;
  if (const Interactive* interactive = cast<Interactive>(&root)) return &interactive->body;
  return nullptr;
}

}  // namespace

Compiler::Compiler(const FileTable& files, std::shared_ptr<const Ast> tree, const CompileOptions& options,
                   DeferredTexts deferred, std::shared_ptr<const ImportedNames> imported)
    : files_(files),
      tree_(std::move(tree)),
      options_(options),
      deferred_(std::move(deferred)),
      imported_(std::move(imported)),
      folder_(*tree_, options.optimize == 0) {
  future_flags_ = options.future_flags;
  bool is_first = true, is_done = false;
  uint32_t line = 0;
  if (const auto* statements = body_of(*tree_->root()))
    for (const Stmt* s : *statements) {
      if (is_done && s->span.line > line) break;
      line = s->span.line;
      const ExprStmt* text = cast<ExprStmt>(s);
      const bool is_docstring =
          is_first && text && is<Constant>(text->value) && as<Constant>(*text->value).value->kind == Const::Kind::Str;
      is_first = false;
      if (is_docstring) continue;
      const ImportFrom* future = cast<ImportFrom>(s);
      is_done |= !future || future->module != "__future__";
      if (future && future->module == "__future__" && is_done) {
        const uint32_t before = s->span.col - 1;  // CPython counts this column from 0
        throw_syntax({s->span.file, line, before, line, kNoEnd},
                     "from __future__ imports must occur at the beginning of the file");
      }
      if (is_done) continue;
      for (const Alias* alias : future->names) future_flags_ |= feature_flag(*alias, future->span);
      future_line_ = future->span.line;
    }
  symbols_ = std::make_unique<SymbolTable>(*tree_, (future_flags_ & kFutureAnnotations) != 0);
}

void Compiler::fail(std::string message) {
  const Loc& loc = unit_->loc;
  Span span;
  if (loc.line > 0) {
    span = {tree_->file(), static_cast<uint32_t>(loc.line), static_cast<uint32_t>(std::max(loc.col, 0)),
            static_cast<uint32_t>(std::max(loc.end_line, loc.line)), static_cast<uint32_t>(std::max(loc.end_col, 0))};
  }
  throw_syntax(span, std::move(message));
}
void Compiler::fail_at(const Node& node, std::string message) { throw_syntax(node.span, std::move(message)); }

void Compiler::set_loc(const Node& node) {
  if (!node.span.is_known()) return unset_loc();
  unit_->loc = {static_cast<int>(node.span.line), static_cast<int>(node.span.col), static_cast<int>(node.span.end_line),
                static_cast<int>(node.span.end_col)};
}

void Compiler::push_frame(FrameKind kind, Block* block, Block* exit) {
  constexpr size_t kMaxBlocks = 20;
  if (unit_->frames.size() >= kMaxBlocks) fail("too many statically nested blocks");
  FrameBlock frame;
  frame.kind = kind;
  frame.block = block;
  frame.exit = exit;
  unit_->frames.push_back(frame);
}

void Compiler::enter(UnitKind kind, std::string_view name, const Node& node, int first_line) {
  units_.push_back(std::make_unique<Unit>());
  Unit* unit = units_.back().get();
  unit->kind = kind;
  unit->parent = unit_;
  unit->scope = symbols_->scope_of(node);
  unit->name = std::string(name);
  unit->class_name = unit_ ? unit_->class_name : std::string_view();
  unit->code = std::make_shared<CodeObject>();
  unit->code->first_line = static_cast<uint32_t>(first_line);
  unit->code->span = node.span;
  unit->code->definition = &node;
  for (const std::string_view parameter : unit->scope->parameters) unit->varnames.index_of(parameter);
  // Cells and free variables are numbered by name, so that the numbering does not hang on the order of use.
  std::vector<std::string_view> cells, free;
  for (const Symbol& symbol : unit->scope->symbols) {
    if (symbol.resolution == Resolution::Cell) cells.push_back(symbol.name);
    if (symbol.resolution == Resolution::Free || (symbol.flags & kDefFreeClass)) free.push_back(symbol.name);
  }
  std::sort(cells.begin(), cells.end());
  std::sort(free.begin(), free.end());
  if (unit->scope->needs_class_closure) cells.push_back("__class__");
  for (const std::string_view cell : cells) unit->cellvars.index_of(cell);
  for (const std::string_view variable : free) unit->freevars.index_of(variable);
  unit_ = unit;
  if (kind == UnitKind::Module) {
    unit->qualname = unit->name;
    unit->loc = {0, 0, 1, 0};
    emit(Op::RESUME, 0);
    unset_loc();
  } else {
    set_qualname();
    unit->loc = {first_line, 0, first_line, 0};
    emit(Op::RESUME, 0);
  }
}

void Compiler::set_qualname() {
  Unit& unit = *unit_;
  unit.qualname = unit.name;
  const Unit* parent = unit.parent;
  if (!parent || parent->kind == UnitKind::Module) return;
  if (unit.kind == UnitKind::Function || unit.kind == UnitKind::AsyncFunction || unit.kind == UnitKind::Class) {
    const std::string_view name = mangle(parent->class_name, unit.name, names_);
    if (parent->scope->resolution_of(name) == Resolution::GlobalExplicit) return;
  }
  unit.qualname = parent->qualname;
  const bool is_function = parent->kind != UnitKind::Class && parent->kind != UnitKind::Comprehension;
  unit.qualname += is_function ? ".<locals>." : ".";
  unit.qualname += unit.name;
}

uint32_t Compiler::code_flags() const {
  const Scope& scope = *unit_->scope;
  uint32_t flags = future_flags_;
  if (scope.kind == ScopeKind::Function) {
    flags |= kNewLocals | kOptimized;
    if (scope.is_nested) flags |= kNested;
    if (scope.is_generator && !scope.is_coroutine) flags |= kGenerator;
    if (!scope.is_generator && scope.is_coroutine) flags |= kCoroutine;
    if (scope.is_generator && scope.is_coroutine) flags |= kAsyncGenerator;
    if (scope.has_varargs) flags |= kVarArgs;
    if (scope.has_varkeywords) flags |= kVarKeywords;
  }
  return flags;
}

/// RETURN_GENERATOR, MAKE_CELL and COPY_FREE_VARS, ahead of everything else. Deref arguments are still numbered as
/// cells first, then free variables; lay_out_variables() turns them into slots.
void Compiler::insert_prefix() {
  std::vector<Instruction> prefix;
  const auto add = [&](Op op, int arg, const Loc& loc) {
    prefix.push_back({op_number(op), arg, nullptr, nullptr, loc});
  };
  const auto free_count = static_cast<int>(unit_->freevars.all().size());
  if (free_count > 0) add(Op::COPY_FREE_VARS, free_count, {});
  const auto& cells = unit_->cellvars.all();
  // Cells of arguments come first, in the order of the arguments.
  std::vector<std::pair<int, int>> order;
  const auto local_count = static_cast<int>(unit_->varnames.all().size());
  for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
    const int argument = unit_->varnames.find(cells[static_cast<size_t>(i)]);
    order.emplace_back(argument >= 0 ? argument : local_count + i, i);
  }
  std::sort(order.begin(), order.end());
  for (const auto& [slot, cell] : order) add(Op::MAKE_CELL, cell, {});
  const uint32_t flags = unit_->code->flags;
  if (flags & (kGenerator | kCoroutine | kAsyncGenerator)) {
    const auto line = static_cast<int>(unit_->code->first_line);
    add(Op::RETURN_GENERATOR, 0, {line, -1, line, -1});
    add(Op::POP_TOP, 0, {});
  }
  auto& entry = unit_->graph.entry()->code;
  entry.insert(entry.begin(), prefix.begin(), prefix.end());
}

void Compiler::lay_out_variables() {
  CodeObject& code = *unit_->code;
  std::vector<int> slot_of_deref;
  for (const std::string_view name : unit_->varnames.all()) code.localsplus.push_back({std::string(name), kSlotLocal});
  for (const std::string_view name : unit_->cellvars.all()) {
    const int local = unit_->varnames.find(name);
    if (local >= 0) {
      code.localsplus[static_cast<size_t>(local)].kind |= kSlotCell;
      slot_of_deref.push_back(local);
    } else {
      slot_of_deref.push_back(static_cast<int>(code.localsplus.size()));
      code.localsplus.push_back({std::string(name), kSlotCell});
    }
  }
  for (const std::string_view name : unit_->freevars.all()) {
    slot_of_deref.push_back(static_cast<int>(code.localsplus.size()));
    code.localsplus.push_back({std::string(name), kSlotFree});
  }
  for (Block& block : unit_->graph.blocks())
    for (Instruction& instruction : block.code)
      if (instruction.op < 256 && op_operand(static_cast<Op>(instruction.op)) == Operand::Deref)
        instruction.arg = slot_of_deref[static_cast<size_t>(instruction.arg)];
}

void Compiler::name_code(CodeObject& code) const {
  code.name = unit_->name;
  code.qualname = unit_->qualname;
  code.file = tree_->file();
  code.filename = files_[code.file].name;
  code.flags = code_flags();
}

std::shared_ptr<const CodeObject> Compiler::finish(bool add_none) {
  if (!unit_->graph.returns()) {
    unset_loc();
    if (add_none) load_none();
    emit(Op::RETURN_VALUE);
  }
  CodeObject& code = *unit_->code;
  name_code(code);
  code.ast = tree_;
  if (code.first_line == 0) code.first_line = 1;
  insert_prefix();
  lay_out_variables();
  for (const std::string_view name : unit_->names.all()) code.names.emplace_back(name);
  if (!assemble(unit_->graph, code)) fail("code object is too large");
  std::shared_ptr<const CodeObject> done = unit_->code;
  return done;
}

void Compiler::leave() {
  unit_ = unit_->parent;
  units_.pop_back();
}

int Compiler::add_const(const Const& value) {
  const size_t hash = hash_of(value);
  auto& consts = unit_->code->consts;
  const auto [begin, end] = unit_->const_index.equal_range(hash);
  for (auto found = begin; found != end; ++found)
    if (is_same(consts[static_cast<size_t>(found->second)], value)) return found->second;
  const int index = static_cast<int>(consts.size());
  consts.push_back(value);
  unit_->const_index.emplace(hash, index);
  return index;
}

int Compiler::name_index(std::string_view name) { return unit_->names.index_of(mangled(name)); }

void Compiler::check_forbidden(std::string_view name, Context context) {
  if (name != "__debug__") return;
  if (context == Context::Store) fail("cannot assign to __debug__");
  if (context == Context::Del) fail("cannot delete __debug__");
}

void Compiler::name_op(std::string_view plain, Context context) {
  check_forbidden(plain, context);
  const std::string_view name = mangled(plain);
  const Resolution resolution = unit_->scope->resolution_of(name);
  const bool is_function = unit_->scope->kind == ScopeKind::Function;
  const auto choose = [&](Op load, Op store, Op del) {
    return context == Context::Load ? load : context == Context::Store ? store : del;
  };
  switch (resolution) {
    case Resolution::Free:
    case Resolution::Cell: {
      int index = unit_->cellvars.find(name);
      if (resolution == Resolution::Free) {
        index = static_cast<int>(unit_->cellvars.all().size()) + unit_->freevars.find(name);
      }
      const Op load = unit_->scope->kind == ScopeKind::Class ? Op::LOAD_CLASSDEREF : Op::LOAD_DEREF;
      return emit(choose(load, Op::STORE_DEREF, Op::DELETE_DEREF), index);
    }
    case Resolution::Local:
      if (!is_function) break;
      return emit(choose(Op::LOAD_FAST, Op::STORE_FAST, Op::DELETE_FAST), unit_->varnames.index_of(name));
    case Resolution::GlobalImplicit:
      if (!is_function) break;
      [[fallthrough]];
    case Resolution::GlobalExplicit: {
      const int index = unit_->names.index_of(name);
      return emit(choose(Op::LOAD_GLOBAL, Op::STORE_GLOBAL, Op::DELETE_GLOBAL),
                  context == Context::Load ? index << 1 : index);
    }
    case Resolution::Unknown:
      break;
  }
  emit(choose(Op::LOAD_NAME, Op::STORE_NAME, Op::DELETE_NAME), unit_->names.index_of(name));
}

void Compiler::make_closure(const std::shared_ptr<const CodeObject>& code, int flags) {
  int count = 0;
  for (const Slot& slot : code->localsplus) {
    if (!(slot.kind & kSlotFree)) continue;
    // A class may hold a name as its own local and as a free variable of its methods.
    const bool is_class_cell = unit_->kind == UnitKind::Class && slot.name == "__class__";
    const bool is_cell = is_class_cell || unit_->scope->resolution_of(slot.name) == Resolution::Cell;
    const int index = is_cell ? unit_->cellvars.find(slot.name)
                              : static_cast<int>(unit_->cellvars.all().size()) + unit_->freevars.find(slot.name);
    emit(Op::LOAD_CLOSURE, index);
    ++count;
  }
  if (count > 0) {
    flags |= 8;
    emit(Op::BUILD_TUPLE, count);
  }
  load_const(Const::of_code(code));
  emit(Op::MAKE_FUNCTION, flags);
}

std::shared_ptr<const CodeObject> Compiler::run() {
  const Node& root = *tree_->root();
  enter(UnitKind::Module, "<module>", root, 0);
  bool add_none = true;
  if (const Module* module = cast<Module>(&root)) {
    body(module->body, true);
  } else if (const Interactive* interactive = cast<Interactive>(&root)) {
    is_interactive_ = true;
    statements(interactive->body);
  } else {
    visit(as<Expression>(root).body);
    add_none = false;
  }
  unit_->code->first_line = 1;
  auto code = finish(add_none);
  leave();
  return code;
}

std::vector<std::string> CodeObject::varnames() const {
  std::vector<std::string> result;
  for (const Slot& slot : localsplus)
    if (slot.kind & kSlotLocal) result.push_back(slot.name);
  return result;
}
std::vector<std::string> CodeObject::cellvars() const {
  std::vector<std::string> result;
  for (const Slot& slot : localsplus)
    if (slot.kind & kSlotCell) result.push_back(slot.name);
  return result;
}
std::vector<std::string> CodeObject::freevars() const {
  std::vector<std::string> result;
  for (const Slot& slot : localsplus)
    if (slot.kind & kSlotFree) result.push_back(slot.name);
  return result;
}

const ExceptionEntry* CodeObject::handler_of(uint32_t index) const {
  const auto after = std::upper_bound(exceptions.begin(), exceptions.end(), index,
                                      [](uint32_t word, const ExceptionEntry& entry) { return word < entry.start; });
  if (after == exceptions.begin()) return nullptr;
  const ExceptionEntry& entry = *(after - 1);
  return index < entry.end ? &entry : nullptr;
}

Result<std::shared_ptr<const CodeObject>> compile(const FileTable& files, std::shared_ptr<const Ast> tree,
                                                  const CompileOptions& options) {
  bool has_scopes = false;
  try {
    Compiler compiler(files, std::move(tree), options);
    has_scopes = true;
    return compiler.run();
  } catch (SyntaxFailure& failure) {
    if (options.is_early_error) *options.is_early_error = !has_scopes;
    return std::move(failure.error);
  }
}

Result<std::shared_ptr<const CodeObject>> compile(const FileTable& files, FileId file, const CompileOptions& options) {
  ParseOptions parse_options;
  parse_options.mode = options.mode;
  auto tree = parse(files, file, parse_options);
  if (!tree) return std::move(tree).error();
  return compile(files, *std::move(tree), options);
}

}  // namespace refjit::python
