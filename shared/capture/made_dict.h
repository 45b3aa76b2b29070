#pragma once
// Dicts of a class (OrderedDict, Counter, defaultdict, a subclass that the program has) in bytecode capture, made by it
// or from outside: Dict symbols whose `function` is the class and whose `self`, of a defaultdict, is the factory.
// Methods in Python are followed as any others are; dict's own see the symbol as a plain dict. Used by the evaluator,
// the heap and where results are rebuilt.
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "capture/evaluator.h"

namespace refjit::capture {

/// While it lives the dict is a plain one: what dict's own methods ask of it goes to no method of its class.
class PlainDict {
 public:
  explicit PlainDict(const SymbolRef& dict) : dict_(dict), class_(std::exchange(dict->function, nullptr)) {}
  ~PlainDict() { dict_->function = std::move(class_); }
  PlainDict(const PlainDict&) = delete;
  PlainDict& operator=(const PlainDict&) = delete;

 private:
  SymbolRef dict_, class_;
};

inline bool is_dict_of_class(const Symbol& symbol) { return symbol.kind == SymbolKind::Dict && symbol.function; }
/// Its class, dict where it is a plain one.
vm::Type* class_of_dict(vm::Vm& vm, const Symbol& dict);
/// Is this object from outside such a dict, without attributes of its own?
bool is_dict_of_followed_class(vm::Vm& vm, vm::Value v);
/// Has it a factory, as defaultdicts do?
bool has_default_factory(vm::Vm& vm, vm::Value dict);
/// A call of such a class; nullopt: it is none, or its methods would not be followed.
std::optional<Outcome<SymbolRef>> make_dict(Evaluator& evaluator, const SymbolRef& callee,
                                            const std::vector<SymbolRef>& args, const Keywords& keywords);
/// What the class has under `name`; nullopt: what dict has.
std::optional<Outcome<SymbolRef>> attribute_of_dict(Evaluator& evaluator, const SymbolRef& dict, std::string_view name);
/// What `dict[key]` gives where there is no such key; nullopt: a KeyError.
std::optional<Outcome<SymbolRef>> missing_item(Evaluator& evaluator, const SymbolRef& dict, const SymbolRef& key);
/// dict's own special method, called with such a dict (`super().__init__()`, `dict.__setitem__(self, key, value)`);
/// nullopt: another callee.
std::optional<Outcome<SymbolRef>> call_of_dict(Evaluator& evaluator, vm::Value method,
                                               const std::vector<SymbolRef>& args, const Keywords& keywords);
/// An empty dict of this class; `factory` of a defaultdict, else null. Null: an exception is set.
vm::Ref empty_dict(vm::Vm& vm, vm::Value type, vm::Value factory);

}  // namespace refjit::capture
