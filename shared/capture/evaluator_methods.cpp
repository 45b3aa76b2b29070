// Methods of lists, dicts and sets as symbols, and what sorts them.
#include <algorithm>

#include "capture/contents.h"
#include "capture/dict_view.h"
#include "capture/evaluator.h"
#include "capture/heap.h"
#include "capture/key_places.h"
#include "capture/made_dict.h"
#include "capture/set_table.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

/// Where a list or tuple has what is the value or equal to it, as index(), count() and remove() look for it.
Outcome<std::vector<size_t>> places_of(Evaluator& evaluator, const std::vector<SymbolRef>& items,
                                       const SymbolRef& value, bool wants_first) {
  std::vector<size_t> found;
  for (size_t i = 0; i < items.size(); ++i) {
    Outcome<SymbolRef> is_equal = evaluator.is_same(items[i], value, false);
    if (is_equal && (*is_equal)->value.get() != vm::kTrue)
      is_equal = evaluator.compare(vm::CompareOp::Eq, items[i], value);
    if (!is_equal) return std::move(is_equal.why());
    Outcome<bool> is_true = evaluator.truth(*is_equal);
    if (!is_true) return std::move(is_true.why());
    if (*is_true) found.push_back(i);
    if (*is_true && wants_first) break;
  }
  return found;
}

/// Are values like this one compared without code of the program's?
bool orders_itself(Value v) {
  if (vm::is_tuple(v) && v.object()->type == vm::vm_of(v.object()).types().tuple) {
    const auto items = vm::as_tuple(v)->span();
    return std::all_of(items.begin(), items.end(), [](Value item) {
      return !item.is_object() || vm::is_str(item) || vm::is_int(item) || vm::is_float(item);
    });
  }
  if (!v.is_object()) return true;
  const auto& types = vm::vm_of(v.object()).types();
  const vm::Type* type = v.object()->type;
  return type == types.str || type == types.int_ || type == types.float_ || type == types.bytes;
}

}  // namespace

void Evaluator::lead_by_first(std::vector<SymbolRef>& keys) {
  const auto is_pair = [](const SymbolRef& key) {
    return key->kind == SymbolKind::Tuple && !key->function && !key->items.empty();
  };
  const bool are_known =
      std::all_of(keys.begin(), keys.end(), [this](const SymbolRef& key) { return materialise(key); });
  if (are_known || !std::all_of(keys.begin(), keys.end(), is_pair)) return;
  std::vector<SymbolRef> first;
  const Ref seen = vm::new_set(vm_);
  for (const SymbolRef& key : keys) {
    first.push_back(forced(key->items[0]));
    const Ref value = materialise(first.back());
    const bool is_new = value && orders_itself(value) && vm::set_contains(vm_, vm::as_set(seen), value) == 0;
    if (!is_new || !vm::set_add(vm_, vm::as_set(seen), value)) return;
  }
  keys = std::move(first);
}

std::optional<Outcome<SymbolRef>> Evaluator::sorted_by_key(const SymbolRef& iterable, const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  SymbolRef function;
  bool is_reversed = false;
  for (const auto& [name, value] : keywords) {
    if (name == "key") {
      function = value;
      continue;
    }
    auto is_true = truth(value);
    if (!is_true) return Result(std::move(is_true.why()));
    is_reversed = *is_true;
  }
  if (function && function->is_constant() && function->value.get().is_none()) function = nullptr;
  if (!function && !graph_.heap) return std::nullopt;
  auto items = items_of(iterable);
  if (!items) return Result(std::move(items.why()));
  std::vector<SymbolRef> keys;
  for (const SymbolRef& item : *items) {
    Result key = function ? call(function, {item}) : Result(item);
    if (!key) return key;
    keys.push_back(forced(*key));
  }
  if (graph_.heap) lead_by_first(keys);
  std::vector<std::pair<Ref, SymbolRef>> pairs;
  for (size_t i = 0; i < keys.size(); ++i) {
    pairs.emplace_back(materialise(keys[i]), (*items)[i]);
    if (!pairs.back().first || vm::tensors::is_tensor(pairs.back().first)) return std::nullopt;
    if (graph_.heap && !orders_itself(pairs.back().first))
      return Result(
          Break{BreakId::CallsUnknown, "sorted() by keys of type " + vm_.type_name(pairs.back().first), {}, {}});
  }
  // The list's own code sorts the keys with the places: equal keys stay in order.
  std::vector<Ref> rows;
  std::vector<Value> values;
  for (size_t i = 0; i < pairs.size(); ++i) {
    const auto place = static_cast<int64_t>(is_reversed ? pairs.size() - i : i);
    const Ref number = vm_.integer(place);
    rows.push_back(vm_.tuple({{pairs[i].first.get(), number.get()}}));
    values.push_back(rows.back());
  }
  const Ref list = vm_.list(values);
  if (!list || !vm_.call(vm_.get_attribute(list, vm_.intern("sort")), vm::Args{})) return Result(failed("sorted"));
  std::vector<SymbolRef> sorted;
  for (Value row : vm::as_list(list)->span()) {
    int64_t place = 0;
    vm::int_fits(vm::as_tuple(row)->items[1], place);
    sorted.push_back(
        pairs[static_cast<size_t>(is_reversed ? static_cast<int64_t>(pairs.size()) - place : place)].second);
  }
  if (is_reversed) std::reverse(sorted.begin(), sorted.end());
  return Result(Symbol::list(std::move(sorted)));
}

std::optional<Outcome<SymbolRef>> Evaluator::extreme_by_key(const std::vector<SymbolRef>& args,
                                                            const Keywords& keywords, vm::CompareOp better) {
  using Result = Outcome<SymbolRef>;
  SymbolRef function, fallback;
  for (const auto& [name, value] : keywords) {
    if (name != "key" && name != "default") return std::nullopt;
    (name == "key" ? function : fallback) = value;
  }
  if (function && function->is_constant() && function->value.get().is_none()) function = nullptr;
  if (args.size() > 1 && fallback) return std::nullopt;
  auto items = args.size() > 1 ? Outcome<std::vector<SymbolRef>>(args) : items_of(args[0]);
  if (!items) return Result(std::move(items.why()));
  if (items->empty()) return fallback ? std::optional<Result>(fallback) : std::nullopt;
  SymbolRef best;
  Ref best_key;
  for (const SymbolRef& item : *items) {
    Result key = function ? call(function, {item}) : Result(item);
    if (!key) return key;
    Ref value = materialise(forced(*key));
    if (!value || !orders_itself(value))
      return Result(Break{BreakId::CallsUnknown, "max() or min() by a " + kind_text(vm_, *forced(*key)), {}, {}});
    const Ref answer = best ? vm_.compare(value, best_key, better) : Ref(vm::kTrue);
    bool is_better = false;
    if (!answer || !vm_.truth(answer, is_better)) return Result(failed("max() or min()"));
    if (!is_better) continue;
    best = item;
    best_key = std::move(value);
  }
  return Result(best);
}

std::optional<Outcome<SymbolRef>> Evaluator::structure_method(const SymbolRef& self, std::string_view name,
                                                              const std::vector<SymbolRef>& args,
                                                              const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  const auto none = [] { return Result(Symbol::constant(vm::kNone)); };
  // What takes no keywords is for the interpreter to refuse.
  if (self->kind == SymbolKind::Set) return keywords.empty() ? set_method(self, name, args) : std::nullopt;
  if (self->is_sequence())
    if (auto done = constant_list_method(self, name, args, keywords)) return done;
  if (self->is_sequence() && depth_ == GraphCapture::Depth::Frozen && keywords.empty())
    if (auto done = place_of_node(self, name, args)) return done;
  if (self->is_sequence() && graph_.heap && keywords.empty() && args.size() == 1) {
    const bool removes = name == "remove" && self->kind == SymbolKind::List;
    if (name == "index" || name == "count" || removes) {
      loaded(self);
      auto places = places_of(*this, self->items, args[0], name != "count");
      if (!places) return Result(std::move(places.why()));
      if (name == "count") return Result(Symbol::constant(vm_.integer(static_cast<int64_t>(places->size()))));
      if (places->empty()) return Result(Error(user_error("ValueError", "the value is not in it")));
      if (!removes) return Result(Symbol::constant(vm_.integer(static_cast<int64_t>((*places)[0]))));
      if (!may_change(self))
        return Result(Break{BreakId::WritesOutside, "list.remove() on a list from outside", {}, {}});
      const auto place = static_cast<size_t>((*places)[0]);  // the comparison may have taken the item away
      if (place < self->items.size()) self->items.erase(self->items.begin() + static_cast<ptrdiff_t>(place));
      return none();
    }
  }
  if (self->kind == SymbolKind::Dict) {
    std::optional<PlainDict> plain;
    if (is_dict_of_class(*self)) plain.emplace(self);
    if (auto done = dict_method(self, name, args, keywords)) return done;
    if (!keywords.empty()) return std::nullopt;
    if (args.empty() && (name == "keys" || name == "values" || name == "items")) {
      loaded(self);
      const SymbolRef view = dict_view(vm_, self, name);
      if (graph_.heap) return Result(view);
      std::vector<SymbolRef> items = view_items(vm_, *view);
      if (depth_ == GraphCapture::Depth::Frozen && name != "items") return Result(Symbol::tuple(std::move(items)));
      return Result(Symbol::list(std::move(items)));
    }
    if (name == "get" && (args.size() == 1 || args.size() == 2)) {
      Result found = subscript(self, args[0]);
      if (found || !(found.why().error && found.why().error->type == "KeyError")) return found;
      return args.size() > 1 ? Result(args[1]) : none();
    }
  }
  if (self->kind == SymbolKind::List && name == "sort" && args.empty() && graph_.heap) {
    auto sorted = sorted_by_key(self, keywords);
    if (!sorted || !*sorted) return sorted;
    if (!may_change(self)) return Result(Break{BreakId::WritesOutside, "list.sort() on a list from outside", {}, {}});
    self->items = (**sorted)->items;
    return none();
  }
  if (self->kind != SymbolKind::List || !keywords.empty()) return std::nullopt;
  // Appending needs no knowledge of what is there.
  if (!(name == "append" || name == "extend")) loaded(self);
  if (name == "copy" && args.empty()) return Result(Symbol::list(self->items));
  const bool changes =
      name == "append" || name == "extend" || name == "insert" || name == "pop" || name == "reverse" || name == "clear";
  if (!changes) return std::nullopt;
  std::vector<SymbolRef> more;
  if (name == "extend" && args.size() == 1) {
    const bool is_number =
        args[0]->is_number ||
        (args[0]->is_constant() && (!args[0]->value.get().is_object() || (!graph_.heap && vm::is_str(args[0]->value))));
    const std::string text = is_number ? abstract_text(*args[0]) : "";
    if (is_number && graph_.is_whole)
      return Result(
          compile_time(user_error("RuntimeError", "ListExtend supports list, tuple and Tensor, but got " + text)));
    if (is_number && !graph_.heap)
      return Result(compile_time(
          user_error("TypeError", "For ListInplaceExtend, the second input should be tuple or list but got: " + text)));
    auto added = items_of(args[0]);
    if (!added) return Result(std::move(added.why()));
    more = std::move(*added);
  }
  if (!may_change(self, name == "append" || name == "extend"))
    return Result(Break{BreakId::WritesOutside, "list." + std::string(name) + "() on a list from outside", {}, {}});
  auto& items = self->items;
  if (name == "append" && args.size() == 1) {
    items.push_back(args[0]);
    return none();
  }
  if (name == "extend" && args.size() == 1) {
    items.insert(items.end(), more.begin(), more.end());
    return none();
  }
  if (name == "reverse" && args.empty()) {
    items = std::vector<SymbolRef>(items.rbegin(), items.rend());
    return none();
  }
  if (name == "clear" && args.empty()) {
    items.clear();
    return none();
  }
  int64_t index = -1;
  const bool has_index =
      !args.empty() && args[0]->is_constant() && vm::is_int(args[0]->value) && vm::int_fits(args[0]->value, index);
  const auto size = static_cast<int64_t>(items.size());
  if (!args.empty() && args[0]->is_constant() && vm::is_str(args[0]->value) && !graph_.heap) {
    const std::string text(vm::view_of(args[0]->value));
    if (name == "pop" || (name == "insert" && graph_.is_whole))
      return Result(
          compile_time(user_error("TypeError", "Integer argument expected, but got StringImm type value: " + text)));
    if (name == "insert")
      return Result(compile_time(
          user_error("TypeError", "The second input to ListInplaceInsert must be int scalar but got StringImm")));
  }
  if (name == "insert" && args.size() == 2 && has_index) {
    if (index < 0) index = std::max<int64_t>(0, index + size);
    items.insert(items.begin() + std::min(index, size), args[1]);
    return none();
  }
  if (name == "pop" && (args.empty() || (has_index && args.size() == 1))) {
    if (index < 0) index += size;
    if (index < 0 || index >= size)
      return graph_.heap ? Result(Error(user_error("IndexError",
                                                   items.empty() ? "pop from empty list" : "pop index out of range")))
                         : Result(compile_time(user_error("IndexError", "The pop index out of range.")));
    SymbolRef popped = items[static_cast<size_t>(index)];
    items.erase(items.begin() + index);
    return Result(popped);
  }
  return std::nullopt;
}

std::optional<Outcome<SymbolRef>> Evaluator::dict_method(const SymbolRef& self, std::string_view name,
                                                         const std::vector<SymbolRef>& args, const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  const SymbolRef none = Symbol::constant(vm::kNone);
  const auto missing = [](Result& found) {
    return !found && found.why().error && found.why().error->type == "KeyError";
  };
  if (name == "update" && args.size() <= 1) {
    if (!args.empty()) {
      const SymbolRef other = loaded(args[0]);
      const bool is_pairs = other->is_sequence() || other->kind == SymbolKind::Iterator ||
                            other->kind == SymbolKind::Generator || other->kind == SymbolKind::Stream;
      if (other->kind != SymbolKind::Dict && !(graph_.heap && is_pairs)) return std::nullopt;
      if (is_pairs) {
        auto pairs = items_of(other);
        if (!pairs) return Result(std::move(pairs.why()));
        for (const SymbolRef& pair : *pairs) {
          auto parts = items_of(pair);
          if (!parts) return Result(std::move(parts.why()));
          if (parts->size() != 2) return Result(Error(user_error("ValueError", "a pair has two items")));
          if (Result done = store_subscript(self, (*parts)[0], (*parts)[1]); !done) return done;
        }
      }
      for (size_t i = 0; !is_pairs && i < other->items.size(); ++i)
        if (Result done = store_subscript(self, Symbol::constant(other->keys[i]), other->items[i]); !done) return done;
    }
    for (const auto& [key, value] : keywords)
      if (Result done = store_subscript(self, Symbol::constant(Value(vm_.intern(key))), value); !done) return done;
    return Result(none);
  }
  if (!keywords.empty()) return std::nullopt;
  if (name == "setdefault" && (args.size() == 1 || args.size() == 2)) {
    Result found = subscript(self, args[0]);
    if (!missing(found)) return found;
    const SymbolRef value = args.size() == 2 ? args[1] : none;
    REFJIT_CAPTURE(stored, store_subscript(self, args[0], value));
    (void)stored;
    return Result(value);
  }
  if (name == "pop" && (args.size() == 1 || args.size() == 2)) {
    Result found = subscript(self, args[0]);
    if (missing(found) && args.size() == 2) return Result(args[1]);
    if (!found) return found;
    if (auto done = delete_subscript(self, args[0]); !done) return Result(std::move(done.why()));
    return found;
  }
  if (name == "popitem" && args.empty() && graph_.heap) {
    loaded(self);
    if (self->keys.empty()) return Result(Error(user_error("KeyError", "popitem(): dictionary is empty")));
    const SymbolRef item = Symbol::tuple({Symbol::constant(self->keys.back()), self->items.back()});
    if (!may_change(self)) return Result(Break{BreakId::WritesOutside, "dict.popitem()", {}, {}});
    self->keys.pop_back();
    self->items.pop_back();
    return Result(item);
  }
  if (name == "move_to_end" && args.size() == 2 && graph_.heap) {  // OrderedDict's: key, last
    REFJIT_CAPTURE(is_last, truth(args[1]));
    REFJIT_CAPTURE(value, subscript(self, args[0]));
    REFJIT_CAPTURE(deleted, delete_subscript(self, args[0]));
    REFJIT_CAPTURE(stored, store_subscript(self, args[0], value));
    (void)deleted, (void)stored;
    if (!is_last) {
      std::rotate(self->keys.begin(), self->keys.end() - 1, self->keys.end());
      std::rotate(self->items.begin(), self->items.end() - 1, self->items.end());
    }
    return Result(none);
  }
  if (name == "__reversed__" && args.empty() && graph_.heap) {
    loaded(self);
    std::vector<SymbolRef> keys;
    for (const auto& key : self->keys) keys.push_back(Symbol::constant(key));
    std::reverse(keys.begin(), keys.end());
    return iterator_of(Symbol::tuple(std::move(keys)));
  }
  if (name == "copy" && args.empty()) {
    loaded(self);
    return Result(Symbol::dict(self->keys, self->items));
  }
  if (name == "clear" && args.empty()) {
    loaded(self);
    if (!may_change(self)) return Result(Break{BreakId::WritesOutside, "dict.clear()", {}, {}});
    self->keys.clear();
    self->items.clear();
    return Result(none);
  }
  return std::nullopt;
}

std::optional<Outcome<SymbolRef>> Evaluator::set_question(const SymbolRef& self, std::string_view name,
                                                          const std::vector<SymbolRef>& args) {
  const auto is_plain = [](const Ref& key) { return vm::is_tuple(key) || orders_itself(key); };
  std::vector<SymbolRef> given{self};
  for (const SymbolRef& arg : args) {  // as sets: Python asks no more of them than their items
    auto items = items_of(arg);
    if (!items) return Outcome<SymbolRef>(std::move(items.why()));
    given.push_back(Symbol::list(std::move(*items)));
  }
  loaded(self);
  std::vector<Ref> owned;
  std::vector<Value> values;
  bool is_known = std::all_of(self->keys.begin(), self->keys.end(), is_plain);
  for (const SymbolRef& symbol : given) {
    owned.push_back(materialise(symbol));
    is_known = is_known && owned.back();
    values.push_back(owned.back());
  }
  for (size_t i = 1; is_known && i < owned.size(); ++i)
    for (Value item : vm::as_list(owned[i])->span()) is_known = is_known && is_plain(item);
  if (!is_known) return std::nullopt;
  const Value method = vm::find_in_type(vm_, vm_.types().set, vm_.intern(name));
  return constant_result(vm_.call(method, vm::Args{values.data(), static_cast<uint32_t>(values.size()), nullptr}),
                         "set");
}

std::optional<Outcome<SymbolRef>> Evaluator::set_method(const SymbolRef& self, std::string_view name,
                                                        const std::vector<SymbolRef>& args) {
  using Result = Outcome<SymbolRef>;
  const SymbolRef none = Symbol::constant(vm::kNone);
  for (std::string_view asks :
       {"issubset", "issuperset", "isdisjoint", "union", "intersection", "difference", "symmetric_difference", "copy"})
    if (name == asks && graph_.heap) return set_question(self, name, args);
  if (args.size() != 1) return std::nullopt;
  std::vector<SymbolRef> items{args[0]};
  const Ref other = name == "update" && graph_.heap && !self->is_outside ? materialise(args[0]) : Ref();
  if (other && (vm::is_set(other) || vm::is_dict(other)) && !runs_users_code(vm_, other)) {
    // It takes the other's table where it is empty, and makes room for all at once.
    const Ref set = set_of(vm_, *self);
    if (!set || !vm::set_update(vm_, vm::as_set(set), other)) return Result(failed("set"));
    may_change(self);
    assign_set(vm_, *self, set);
    return Result(none);
  }
  if (name == "update") {
    auto all = items_of(args[0]);
    if (!all) return Result(std::move(all.why()));
    items = std::move(*all);
  } else if (name != "add" && name != "discard" && name != "remove") {
    return std::nullopt;
  }
  const bool adds = name == "add" || name == "update";
  const bool has_table = graph_.heap && !self->is_outside && (!adds || table_of(*self));
  for (const SymbolRef& item : items) {
    const Ref key = materialise(item);
    if (!key || !(vm::is_str(key) || !key.get().is_object() || vm::is_int(key) || vm::is_tuple(key)))
      return Result(Break{BreakId::UnsupportedOperand, "a set of this value", {}, {}});
    if (name == "remove" || name == "discard") loaded(self);
    if (!may_change(self, adds && !has_table))
      return Result(Break{BreakId::WritesOutside, "set." + std::string(name) + "()", {}, {}});
    size_t at = 0;
    if (!find_key(vm_, *self, key, at)) return Result(failed("set"));
    const bool is_there = at < self->keys.size();
    if (has_table && is_there != adds) {
      Ref set = set_of(vm_, *self);
      const bool is_done =
          set && (adds ? vm::set_add(vm_, vm::as_set(set), key) : vm::set_discard(vm_, vm::as_set(set), key) >= 0);
      if (!is_done) return Result(failed("set"));
      assign_set(vm_, *self, std::move(set));
    } else if (adds) {
      if (!is_there) append_key(vm_, *self, key);
    } else if (is_there) {
      self->keys.erase(self->keys.begin() + static_cast<ptrdiff_t>(at));
    } else if (name == "remove") {
      return Result(Error(user_error("KeyError", "")));
    }
  }
  return Result(none);
}

}  // namespace refjit::capture
