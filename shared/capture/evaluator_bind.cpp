// Functions of Python that are called: what their code needs from outside, and arguments bound to parameters.
#include <algorithm>

#include "capture/evaluator.h"
#include "capture/frozen_text.h"
#include "capture/heap.h"
#include "python/ast.h"
#include "python/code.h"
#include "vm/builtin_types.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

Outcome<std::vector<SymbolRef>> Evaluator::bind(const Callee& callee, const std::vector<SymbolRef>& defaults,
                                                const Keywords& keyword_defaults, std::vector<SymbolRef> args,
                                                Keywords keywords) {
  const python::CodeObject& code = *callee.code;
  const std::string name = code.name + "()";
  const size_t given = args.size() + keywords.size();
  std::vector<SymbolRef> locals(code.localsplus.size());
  const uint32_t positional = code.arg_count;
  const uint32_t named = positional + code.keyword_only_count;
  const bool has_args = (code.flags & python::kVarArgs) != 0;
  const bool has_keywords = (code.flags & python::kVarKeywords) != 0;
  const bool is_static = depth_ == GraphCapture::Depth::Frozen;
  // MindSpore's text for another number of arguments than the function has.
  const auto other_number = [&] {
    const bool is_method = positional > 0 && !args.empty() && code.localsplus[0].name == "self";  // which has no place
    return compile_time(user_error(
        "TypeError", "The parameters number of the function is " + std::to_string(positional - (is_method ? 1 : 0)) +
                         ", but the number of provided arguments is " + std::to_string(given - (is_method ? 1 : 0)) +
                         ".\nFunctionGraph : " + code.name));
  };
  // With defaults, keywords and the like MindSpore makes another graph of the function, which counts for itself.
  const bool is_plain =
      code.keyword_only_count == 0 && !has_args && !has_keywords && defaults.empty() && keywords.empty();
  const auto missing = [&](size_t i) {
    return compile_time(
        user_error("RuntimeError", "Miss argument input for parameter:" + std::string(code.localsplus[i].name)));
  };
  if (args.size() > positional && !has_args && is_static && is_plain) return other_number();
  if (args.size() > positional && !has_args && is_static)
    return compile_time(user_error("RuntimeError", "Function:" + code.name + " takes " + std::to_string(positional) +
                                                       " positional arguments, but " + std::to_string(args.size()) +
                                                       " were given."));
  if (args.size() > positional && !has_args)
    return wrong_arguments(name + " takes " + std::to_string(positional) + " positional argument" +
                           (positional == 1 ? "" : "s") + " but " + std::to_string(args.size()) +
                           (args.size() == 1 ? " was" : " were") + " given");
  for (size_t i = 0; i < args.size() && i < positional; ++i) locals[i] = args[i];
  if (has_args) {
    std::vector<SymbolRef> rest(args.begin() + std::min<ptrdiff_t>(static_cast<ptrdiff_t>(args.size()), positional),
                                args.end());
    locals[named] = Symbol::tuple(std::move(rest));
  }
  std::vector<Ref> extra_keys;
  std::vector<SymbolRef> extra_values;
  for (auto& [key, value] : keywords) {
    uint32_t at = code.positional_only_count;
    while (at < named && code.localsplus[at].name != key) ++at;
    if (at < named) {
      if (locals[at] && is_static)
        return compile_time(user_error("TypeError", "Multiply values for specific argument: " + key));
      if (locals[at]) return wrong_arguments(name + " got multiple values for argument '" + key + "'");
      locals[at] = value;
    } else if (has_keywords) {
      extra_keys.push_back(Value(vm_.intern(key)));
      extra_values.push_back(value);
    } else if (is_static) {
      return compile_time(user_error("RuntimeError", "Got an unexpected keyword argument '" + key + "'"));
    } else {
      return wrong_arguments(name + " got an unexpected keyword argument '" + key + "'");
    }
  }
  if (has_keywords) locals[named + (has_args ? 1 : 0)] = Symbol::dict(std::move(extra_keys), std::move(extra_values));
  for (uint32_t i = 0; i < positional; ++i) {
    if (locals[i]) continue;
    const size_t from_end = positional - i;
    if (from_end <= defaults.size() && defaults[defaults.size() - from_end])
      locals[i] = defaults[defaults.size() - from_end];
    else if (is_static && is_plain)
      return other_number();
    else if (is_static)
      return missing(i);
    else
      return wrong_arguments(name + " missing 1 required positional argument: '" + code.localsplus[i].name + "'");
  }
  for (uint32_t i = positional; i < named; ++i) {
    if (locals[i]) continue;
    for (const auto& [key, value] : keyword_defaults)
      if (key == code.localsplus[i].name) locals[i] = value;
    if (!locals[i] && is_static) return missing(i);
    if (!locals[i])
      return wrong_arguments(name + " missing 1 required keyword-only argument: '" + code.localsplus[i].name + "'");
  }
  return locals;
}

namespace {

/// Do the defaults of a function stand in its source as they are? None at all do, too.
bool has_literal_defaults(const python::CodeObject& code) {
  const auto* def = python::ast::cast<python::ast::FunctionDef>(code.definition);
  const auto* lambda = python::ast::cast<python::ast::Lambda>(code.definition);
  const python::ast::Arguments* arguments = def ? def->args : lambda ? lambda->args : nullptr;
  const auto is_literal = [](const python::ast::Expr* expr) {
    return !expr || python::ast::cast<python::ast::Constant>(expr);
  };
  return arguments && std::all_of(arguments->defaults.begin(), arguments->defaults.end(), is_literal) &&
         std::all_of(arguments->kw_defaults.begin(), arguments->kw_defaults.end(), is_literal);
}

}  // namespace

Callee Evaluator::callee_of(const SymbolRef& function, std::vector<SymbolRef>& defaults, Keywords& keyword_defaults) {
  Callee callee;
  auto* guest = static_cast<vm::Function*>(function->value.get().object());
  callee.code = vm::whole_code(guest)->source;
  callee.globals = Value(guest->globals);
  callee.function = function->value;
  callee.source = function->source ? function->source : Source::global(Value(guest->name), guest->name->view());
  Heap* heap = is_library || is_library_code(*callee.code) ? nullptr : graph_.heap;
  const std::string name(guest->name->view());
  const SourceRef path = heap ? source_of(function) : nullptr;
  if (heap) heap->guard_version(function->value);
  const auto import = [&](Value v, const SourceRef& source) {
    return heap ? heap->outside(v, source) : graph_.import(v, nullptr, GraphCapture::Depth::Frozen);
  };
  if (guest->defaults)
    for (uint32_t i = 0; i < guest->defaults->size; ++i)
      defaults.push_back(
          import(guest->defaults->items[i], heap ? Source::default_value(path, i, name + ".__defaults__") : nullptr));
  if (guest->keyword_defaults) {
    Value key, value;
    for (int32_t at = 0; vm::dict_next(guest->keyword_defaults, at, key, value);)
      keyword_defaults.emplace_back(
          std::string(vm::view_of(key)),
          import(value, heap ? Source::keyword_default(path, key, name + ".__kwdefaults__") : nullptr));
  }
  // A compile cache cannot look at defaults again where no path leads to the function: it keeps no such graph.
  if (graph_.keeps_dependencies && !function->source && !is_library_code(*callee.code) &&
      !has_literal_defaults(*callee.code))
    graph_.dependencies.emplace_back();
  const size_t free = guest->closure ? static_cast<size_t>(guest->closure->size) : 0;
  for (uint32_t i = 0; i < free; ++i) {
    auto* object = static_cast<vm::Cell*>(guest->closure->items[i].object());
    const std::string& label = callee.code->localsplus[callee.code->localsplus.size() - free + i].name;
    if (heap) {
      callee.cells.push_back(heap->cell(object, Source::closure(path, i, label), nullptr));
      continue;
    }
    auto cell = std::make_shared<SymbolCell>();
    if (object->value) {
      cell->value = import(object->value, nullptr);
      note_frozen_variable(graph_, *callee.code, label, object->value, *cell->value);
    }
    callee.cells.push_back(std::move(cell));
  }
  return callee;
}

Outcome<SymbolRef> Evaluator::call_function(const SymbolRef& function, std::vector<SymbolRef> args, Keywords keywords) {
  Callee callee;
  std::vector<SymbolRef> defaults;
  Keywords keyword_defaults;
  if (function->kind == SymbolKind::Function) {
    callee.code = function->code;
    callee.globals = function->globals;
    callee.cells = function->cells;
    defaults = function->defaults;
    keyword_defaults = function->keyword_defaults;
    callee.source = function->source;
  } else {
    callee = callee_of(function, defaults, keyword_defaults);
    const bool is_found = graph_.heap && !is_library && !function->source && !args.empty() && args[0]->is_constant();
    if (is_found && !is_library_code(*callee.code)) graph_.heap->guard_method(function->value, args[0]->value);
  }
  const uint32_t suspended = graph_.heap ? python::kCoroutine | python::kAsyncGenerator
                                         : python::kGenerator | python::kCoroutine | python::kAsyncGenerator;
  if ((callee.code->flags & suspended) != 0)
    return Break{graph_.heap ? BreakId::Suspends : BreakId::CallsUnknown, callee.code->name + "()", {}, {}};
  REFJIT_CAPTURE(locals, bind(callee, defaults, keyword_defaults, std::move(args), std::move(keywords)));
  return inliner_.run(callee, std::move(locals));
}

}  // namespace refjit::capture
