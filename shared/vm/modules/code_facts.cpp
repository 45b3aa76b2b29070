// The module _code_facts: what the compiler knows beside the code it makes. The instruction table for the guest's
// opcode and dis, the scopes of a program for its symtable.
#include "python/opcode.h"
#include "python/symtable.h"
#include "vm/builtin_types.h"
#include "vm/character_names.h"
#include "vm/exception.h"
#include "vm/execute.h"
#include "vm/modules/modules.h"
#include "vm/types/dict.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::vm {

namespace {

constexpr const char* kOperandNames[] = {"",        "const",  "name",   "global",       "local",         "free",
                                         "compare", "invert", "binary", "jump_forward", "jump_backward", "function",
                                         "format",  "count",  "flags"};

/// instructions() -> [(name, number, what its argument is, inline cache entries)]
Ref instructions(Vm& vm, Args) {
  Ref list = vm.list({});
  for (int number = 0; list && number < 256; ++number) {
    const auto op = static_cast<python::Op>(number);
    if (python::op_name(op).empty()) continue;
    Ref name = vm.string(python::op_name(op));
    Ref operand = vm.string(kOperandNames[static_cast<int>(python::op_operand(op))]);
    Ref row = name && operand
                  ? new_tuple(vm, {name, Value::small_int(number), operand, Value::small_int(python::op_caches(op))})
                  : Ref();
    if (!row || !list_append(vm, list.as<List>(), std::move(row))) return {};
  }
  return list;
}

/// stack_effect(number, argument, jump): the larger of both ways when jump is None.
Ref stack_effect(Vm& vm, Args args) {
  int64_t number, argument;
  if (!vm.as_int64(args[0], number) || !vm.as_int64(args[1], argument)) return {};
  const auto op = static_cast<python::Op>(number);
  if (number < 0 || number > 255 || python::op_name(op).empty()) return kNone;
  const int arg = static_cast<int>(argument);
  const int falls = python::stack_effect(op, arg, false), jumps = python::stack_effect(op, arg, true);
  return vm.integer(args[2] == kTrue ? jumps : args[2] == kFalse ? falls : std::max(falls, jumps));
}

/// A scope as (kind, name, line, is nested, {name: flags}, parameters, [scopes inside]).
Ref scope_facts(Vm& vm, const python::Scope& scope) {
  constexpr int kResolutionShift = 11;
  Ref symbols = vm.dict(), parameters = vm.list({}), children = vm.list({});
  if (!symbols || !parameters || !children || !enter_native(vm)) return {};
  const auto leave = [&](Ref made) {
    leave_native(vm);
    return made;
  };
  for (const python::Symbol& symbol : scope.symbols) {
    Ref flags = vm.integer(symbol.flags | static_cast<uint32_t>(symbol.resolution) << kResolutionShift);
    if (!dict_set(vm, as_dict(symbols), vm.intern(symbol.name), flags)) return leave({});
  }
  for (const std::string_view name : scope.parameters)
    if (!list_append(vm, parameters.as<List>(), Value(vm.intern(name)))) return leave({});
  for (const python::Scope* child : scope.children) {
    Ref facts = scope_facts(vm, *child);
    if (!facts || !list_append(vm, children.as<List>(), std::move(facts))) return leave({});
  }
  constexpr const char* kComprehensions[] = {"", "listcomp", "setcomp", "dictcomp", "genexpr"};
  const char* comprehension = kComprehensions[static_cast<int>(scope.comprehension)];
  Ref kind = vm.string(scope.kind == python::ScopeKind::Module  ? "module"
                       : scope.kind == python::ScopeKind::Class ? "class"
                                                                : "function");
  Ref name = vm.string(*comprehension ? std::string_view(comprehension) : scope.name);
  return leave(new_tuple(
      vm, {kind, name, Value::small_int(scope.line), Value::boolean(scope.is_nested), symbols, parameters, children}));
}

/// scopes(text, file name, mode)
Ref scopes(Vm& vm, Args args) {
  if (!is_str(args[0]) || !is_str(args[1]) || !is_str(args[2])) return vm.raise("TypeError", "scopes(str, str, str)");
  const std::string_view mode_name = view_of(args[2]);
  const auto mode = mode_name == "eval"     ? python::Mode::Eval
                    : mode_name == "single" ? python::Mode::Single
                                            : python::Mode::Exec;
  const std::string name(view_of(args[1])), text(view_of(args[0]));
  // What does not compile is a SyntaxError; the scopes of the rest cannot fail.
  Ref code = compile_text(vm, name, text, mode, false);
  if (!code) return {};
  const python::CharacterNames characters(named_characters(vm, text));
  const python::IdentifierForms forms(normal_identifiers(vm, text));
  const FileId file = vm.files().add(name, text, false);
  auto tree = python::parse(vm.files(), file, {mode});
  if (!tree) return vm.raise("SyntaxError", tree.error().message);
  return scope_facts(vm, python::SymbolTable(**tree, false).top());
}

const NativeDef kFunctions[] = {{"instructions", "", instructions},
                                {"stack_effect", "number, argument, jump, /", stack_effect},
                                {"scopes", "text, file_name, mode, /", scopes}};

}  // namespace

bool init_code_facts(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
