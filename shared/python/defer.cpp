#include "python/defer.h"

#include <algorithm>

#include "python/compiler.h"
#include "python/deferred_code.h"

namespace refjit::python {

using namespace ast;

/// Of the unit just entered. Closures are made from localsplus, so it holds the free variables.
std::shared_ptr<const CodeObject> Compiler::deferred_function(const DeferredText& text) {
  if (!imported_) {
    ImportedNames names;
    for (const Symbol& symbol : symbols_->top().symbols)
      if (symbol.flags & kDefImport) names.emplace(symbol.name);
    imported_ = std::make_shared<const ImportedNames>(std::move(names));
  }
  auto code = std::make_shared<DeferredCode>();
  Deferral deferral{text, {}, imported_, future_flags_};
  for (const Unit* unit = unit_->parent; unit; unit = unit->parent)
    if (unit->kind == UnitKind::Class) deferral.classes.push_back(unit->name);
  std::reverse(deferral.classes.begin(), deferral.classes.end());
  code->deferral = std::make_shared<const Deferral>(std::move(deferral));
  name_code(*code);
  code->first_line = unit_->code->first_line;
  code->span = unit_->code->span;
  for (const std::string_view name : unit_->freevars.all()) code->localsplus.push_back({std::string(name), kSlotFree});
  return code;
}

Result<std::shared_ptr<const CodeObject>> compile_deferring(const FileTable& files, FileId file) {
  const std::string& text = files[file].text;
  const TokenList list = tokenize(text, file, true);
  if (list.error) return *list.error;
  auto tree = std::make_shared<Ast>(file);
  Parser parser(*tree, text, file, list, false);
  try {
    tree->set_root(parser.parse_file());
    return Compiler(files, std::move(tree), {}, parser.take_deferred()).run();
  } catch (SyntaxFailure& failure) {
    return std::move(failure.error);
  }
}

namespace {

/// The code object of `definition` among the constants of its module and classes.
std::shared_ptr<const CodeObject> code_of(std::shared_ptr<const CodeObject> code, const Node* definition) {
  while (code && code->definition != definition) {
    std::shared_ptr<const CodeObject> inner;
    for (const Const& constant : code->consts)
      if (constant.kind == Const::Kind::Code) inner = constant.code;  // the last: defaults may hold others
    code = std::move(inner);
  }
  return code;
}

}  // namespace

Result<std::shared_ptr<const CodeObject>> complete(const FileTable& files, const CodeObject& code) {
  const auto& deferred = static_cast<const DeferredCode&>(code);
  if (!deferred.frozen.empty()) return thaw_function(files, deferred);
  return compile_function(files, code.file, *deferred.deferral);
}

std::shared_ptr<Ast> parse_function(const FileTable& files, FileId file, const DeferredText& function) {
  const std::string& text = files[file].text;
  const TokenList list = tokenize_statement(text, file, function.begin, function.end);
  auto tree = std::make_shared<Ast>(file);
  tree->set_root(Parser(*tree, text, file, list, false).parse_file());
  return tree;
}

Result<std::shared_ptr<const CodeObject>> compile_function(const FileTable& files, FileId file,
                                                           const Deferral& deferral) {
  try {
    const std::shared_ptr<Ast> tree = parse_function(files, file, deferral.text);
    const Node* parsed = tree->root();
    // Only the classes around it matter to its scopes and names: a function in no function closes over nothing else.
    const Stmt* statement = as<Module>(*parsed).body[0];
    const Node* definition = statement;
    for (size_t i = deferral.classes.size(); i-- > 0;) {
      ClassDef* around = tree->make<ClassDef>(statement->span);
      around->name = tree->intern(deferral.classes[i]);
      around->body = tree->seq(std::vector<Ptr<Stmt>>{statement});
      statement = around;
    }
    Module* module = tree->make<Module>(parsed->span);
    module->body = tree->seq(std::vector<Ptr<Stmt>>{statement});
    tree->set_root(module);
    CompileOptions options;
    options.future_flags = deferral.future_flags;
    auto found = code_of(Compiler(files, tree, options, {}, deferral.imported).run(), definition);
    if (!found) return internal_error("the text of a deferred function holds another");
    return found;
  } catch (SyntaxFailure& failure) {
    return std::move(failure.error);
  }
}

}  // namespace refjit::python
