#include "vm/core/documentation.h"

#include <array>
#include <string>

#include "vm/exception.h"
#include "vm/module.h"
#include "vm/types/dict.h"

namespace refjit::vm {

namespace {

/// Whether a parameter is optional without a text for its default ("x=", before a comma or at the end).
bool has_nameless_default(std::string_view signature) {
  for (size_t i = signature.find('='); i != std::string_view::npos; i = signature.find('=', i + 1)) {
    if (i + 1 == signature.size() || signature[i + 1] == ',') return true;
  }
  return false;
}

struct Row {
  std::string_view name, signature;
};

/// Constructors of types; others have no text in CPython either.
constexpr Row kTypes[] = {
    {"complex", "(real=0, imag=0)"},
    {"enumerate", "(iterable, start=0)"},
    {"float", "(x=0, /)"},
    {"list", "(iterable=(), /)"},
    {"memoryview", "(object)"},
    {"object", "()"},
    {"property", "(fget=None, fset=None, fdel=None, doc=None)"},
    {"reversed", "(sequence, /)"},
    {"tuple", "(iterable=(), /)"},
    {"function", "(code, globals, name=None, argdefs=None, closure=None)"},
    {"method", "(function, instance, /)"},
    {"module", "(name, doc=None)"},
    {"itertools.accumulate", "(iterable, func=None, *, initial=None)"},
    {"itertools.combinations", "(iterable, r)"},
    {"itertools.combinations_with_replacement", "(iterable, r)"},
    {"itertools.compress", "(data, selectors)"},
    {"itertools.count", "(start=0, step=1)"},
    {"itertools.cycle", "(iterable, /)"},
    {"itertools.dropwhile", "(predicate, iterable, /)"},
    {"itertools.filterfalse", "(function, iterable, /)"},
    {"itertools.groupby", "(iterable, key=None)"},
    {"itertools.pairwise", "(iterable, /)"},
    {"itertools.permutations", "(iterable, r=None)"},
    {"itertools.starmap", "(function, iterable, /)"},
    {"itertools.takewhile", "(predicate, iterable, /)"},
};

/// Parameters of slots whose arguments have names of their own; the others take nothing, or one `value`.
constexpr Row kSlots[] = {
    {"__getattribute__", "($self, name, /)"},    {"__delattr__", "($self, name, /)"},
    {"__setattr__", "($self, name, value, /)"},  {"__contains__", "($self, key, /)"},
    {"__getitem__", "($self, key, /)"},          {"__delitem__", "($self, key, /)"},
    {"__setitem__", "($self, key, value, /)"},   {"__call__", "($self, /, *args, **kwargs)"},
    {"__init__", "($self, /, *args, **kwargs)"}, {"__get__", "($self, instance, owner=None, /)"},
    {"__set__", "($self, instance, value, /)"},  {"__delete__", "($self, instance, /)"},
    {"__pow__", "($self, value, mod=None, /)"},  {"__rpow__", "($self, value, mod=None, /)"},
};

template <size_t N>
std::string_view find_row(const Row (&rows)[N], std::string_view name) {
  for (const Row& row : rows)
    if (row.name == name) return row.signature;
  return {};
}

}  // namespace

Ref text_signature(Vm& vm, const NativeDef& def, std::string_view first) {
  if (!def.signature || has_nameless_default(def.signature)) return kNone;
  const std::string_view rest = def.signature;
  const bool has_mark = rest.find('/') != std::string_view::npos;
  const bool is_open = rest.empty() || has_mark || rest.front() == '*';
  std::string text = "(" + std::string(first);
  if (first == "$module" && !rest.empty() && rest.front() == '*' && rest.find(',') == std::string_view::npos) {
    return vm.string(text + ", " + std::string(rest) + ")");  // CPython marks no end of nothing before *args alone.
  }
  if (!is_open || rest.empty() || rest.front() == '*') text += ", /";
  return vm.string(text + (rest.empty() ? "" : ", ") + std::string(rest) + ")");
}

Ref text_signature(Vm& vm, const Dunder& dunder) {
  const std::string_view special = find_row(kSlots, (vm.names().*dunder.name)->view());
  if (!special.empty()) return vm.string(special);
  return vm.string(dunder.arity == 0 ? "($self, /)" : "($self, value, /)");
}

Ref text_signature(Vm& vm, const Type* type) {
  if (type->type_flags & kTypeHeap) return kNone;
  const std::string_view found = find_row(kTypes, full_type_name(vm, type));
  return found.empty() ? Ref(kNone) : vm.string(found);
}

Ref documentation(Vm& vm, std::string_view name) {
  Ref module = import_module(vm, "_builtin_docs", nullptr, kNone, 0);
  if (!module) return Ref();
  Ref texts = vm.get_attribute(module, vm.intern("TEXTS"));
  if (!texts) return Ref();
  Value found = dict_get(texts.as<Dict>(), vm.intern(name));
  // A slot says the same of every type.
  const size_t dunder = name.rfind(".__");
  if (!found && dunder != std::string_view::npos)
    found = dict_get(texts.as<Dict>(), vm.intern(name.substr(dunder + 1)));
  return found ? Ref(found) : Ref(kNone);
}

}  // namespace refjit::vm
