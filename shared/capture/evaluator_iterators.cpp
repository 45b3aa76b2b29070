// Iterators in bytecode capture are as lazy as Python's: map, filter, zip and enumerate call and read when an item is
// asked for, and an iterator over a list sees what the list has become. Ast capture has lists instead, as MindSpore.
#include <algorithm>

#include "capture/dict_view.h"
#include "capture/evaluator.h"
#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/collections.h"
#include "vm/types/int.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

SymbolRef stream(vm::Type* type, std::vector<SymbolRef> parts) {
  SymbolRef made = Symbol::iterator(std::move(parts));
  made->kind = SymbolKind::Stream;
  made->value = vm::Value(type);
  return made;
}

/// Types of the module itertools that are streams.
bool is_chain(Value type) { return static_cast<const vm::Type*>(type.object())->name->view() == "chain"; }
bool is_slice(Value type) { return static_cast<const vm::Type*>(type.object())->name->view() == "islice"; }

bool is_none(const SymbolRef& s) { return s->is_constant() && s->value.get().is_none(); }

}  // namespace

Outcome<SymbolRef> Evaluator::iterator_of(const SymbolRef& given) {
  const SymbolRef iterable = loaded(given);
  const bool is_view = is_dict_view(vm_, *iterable);
  const bool is_iterator = !is_view && (iterable->kind == SymbolKind::Generator ||
                                        iterable->kind == SymbolKind::Iterator || iterable->kind == SymbolKind::Stream);
  if (is_iterator) return iterable;
  if (iterable->kind == SymbolKind::Opaque && vm_.type_of(iterable->value)->slots.next) return iterable;
  // Only their place changes: a loop would copy the items at each step.
  if (iterable->kind == SymbolKind::List) return stream(vm_.types().list_iterator, {iterable});
  if (iterable->kind == SymbolKind::Tuple) return stream(vm_.types().tuple_iterator, {iterable});
  const vm::Type* own =
      iterable->is_constant() && !vm::tensors::is_tensor(iterable->value) ? vm_.type_of(iterable->value) : nullptr;
  if (own && (own->type_flags & vm::kTypeHeap) != 0) {
    const Value method = vm::find_in_type(vm_, const_cast<vm::Type*>(own), vm_.intern("__iter__"));
    if (method && vm_.type_of(method) == vm_.types().function) {
      REFJIT_CAPTURE(made, call(Symbol::method(Symbol::constant(method), iterable), {}));
      const bool is_iterator =
          !is_dict_view(vm_, *made) && (made->kind == SymbolKind::Generator || made->kind == SymbolKind::Iterator ||
                                        made->kind == SymbolKind::Stream);
      if (is_iterator || steps_itself(*made)) return made;
      return Break{BreakId::CallsUnknown,
                   vm_.type_name(iterable->value) + ".__iter__(), which gives a " + kind_text(vm_, *made),
                   {},
                   {}};
    }
  }
  if (own == vm_.types().range) {  // numbers are made when they are asked for: a loop would copy them at each step
    int64_t count = 0;
    const Ref plain = vm_.iterate(iterable->value);
    const bool is_known = plain && vm_.length(iterable->value, count);
    if (!is_known) return failed("iter");
    if (vm_.type_of(plain) == vm_.types().range_iterator && count <= static_cast<int64_t>(kMaxUnroll))
      return stream(vm_.types().range_iterator, {iterable});
  }
  REFJIT_CAPTURE(items, items_of(iterable));
  SymbolRef made = Symbol::iterator(std::move(items));
  if (own) {
    const Ref plain = vm_.iterate(iterable->value);
    if (!plain) return failed("iter");
    made->function = iterable;
    made->value = Value(vm_.type_of(plain));
  }
  if (is_view) {
    made->self = iterable->items[0];
    made->function = iterable;
    made->value = vm::Value(vm_.types().dict);
  }
  const bool is_dict = iterable->kind == SymbolKind::Dict;
  if (is_dict || iterable->kind == SymbolKind::Set) {
    made->self = iterable;
    made->value = vm::Value(is_dict ? vm_.types().dict : vm_.types().set);
  }
  return made;
}

bool Evaluator::steps_itself(const Symbol& iterator) {
  if (!graph_.heap || !iterator.is_constant() || !iterator.value.get().is_object()) return false;
  const Value method = vm::find_in_type(vm_, vm_.type_of(iterator.value), vm_.intern("__next__"));
  return method && vm_.type_of(method) == vm_.types().function;
}

Outcome<SymbolRef> Evaluator::next_by_method(const SymbolRef& iterator) {
  const std::vector<Span> spans = graph_.spans();
  auto item = class_method(iterator, "__next__", {});
  if (!item) return Break{BreakId::AdvancesIterator, "the next item of a " + kind_text(vm_, *iterator), {}, {}};
  const bool has_ended = !*item && item->why().error && item->why().error->type == "StopIteration";
  if (!has_ended) return std::move(*item);
  graph_.spans() = spans;
  return SymbolRef();
}

Outcome<SymbolRef> Evaluator::next_of(const SymbolRef& iterator, const SymbolRef& sent) {
  if (steps_itself(*iterator)) return next_by_method(iterator);
  if (iterator->kind == SymbolKind::Generator) return inliner_.resume(iterator, sent);
  if (iterator->kind == SymbolKind::Stream) return next_of_stream(iterator);
  if (iterator->kind != SymbolKind::Iterator)
    return Break{BreakId::AdvancesIterator, "the next item of a " + kind_text(vm_, *iterator), {}, {}};
  if (iterator->items.empty()) return SymbolRef();
  if (iterator->self && iterator->self->keys.size() != iterator->items.size())
    return Error(user_error("RuntimeError", iterator->self->kind == SymbolKind::Dict
                                                ? "dictionary changed size during iteration"
                                                : "Set changed size during iteration"));
  if (iterator->position < iterator->items.size()) {
    graph_.will_append(iterator);
    return iterator->items[iterator->position++];
  }
  if (!iterator->self && iterator->function) return SymbolRef();
  graph_.will_change(iterator);
  iterator->items.clear();  // what has ended stays so, whatever becomes of the dict
  iterator->position = 0;
  return SymbolRef();
}

std::optional<Outcome<SymbolRef>> Evaluator::generator_method(const SymbolRef& generator, std::string_view name,
                                                              const std::vector<SymbolRef>& args) {
  using Result = Outcome<SymbolRef>;
  const bool is_next = name == "__next__" && args.empty();
  if (is_next || (name == "send" && args.size() == 1)) {
    Result item = inliner_.resume(generator, is_next ? nullptr : args[0]);
    if (!item || *item) return item;
    return Result(Error(user_error("StopIteration", "")));
  }
  if (name == "close" && args.empty() && inliner_.close(generator)) return Result(Symbol::constant(vm::kNone));
  return std::nullopt;
}

Outcome<SymbolRef> Evaluator::next_of_stream(const SymbolRef& stream) {
  const auto& types = vm_.types();
  const vm::Value type = stream->value;
  graph_.will_change(stream);
  const std::vector<SymbolRef> parts = stream->items;
  if (type == vm::Value(types.tuple_iterator))
    return stream->position < parts[0]->items.size() ? parts[0]->items[stream->position++] : SymbolRef();
  if (type == vm::Value(types.list_iterator)) {
    if (!parts.empty() && stream->position < parts[0]->items.size()) return parts[0]->items[stream->position++];
    stream->items.clear();
    return SymbolRef();
  }
  if (type == vm::Value(types.range_iterator)) {
    const Ref number = vm_.get_item(parts[0]->value, vm_.integer(static_cast<int64_t>(stream->position)));
    if (number) return ++stream->position, Symbol::constant(number);
    vm_.take_exception();
    return SymbolRef();
  }
  if (type == vm::Value(types.enumerate)) {
    REFJIT_CAPTURE(item, next_of(parts[0]));
    int64_t start = 0;
    if (!item || !vm::int_fits(parts[1]->value, start)) return SymbolRef();
    const auto place = start + static_cast<int64_t>(stream->position++);
    return Symbol::tuple({Symbol::constant(vm_.integer(place)), item});
  }
  if (type == vm::Value(types.filter)) {
    for (size_t count = 0; count < kMaxUnroll; ++count) {
      REFJIT_CAPTURE(item, next_of(parts[1]));
      if (!item) return item;
      SymbolRef decides = item;
      if (!is_none(parts[0])) {
        REFJIT_CAPTURE(value, call(parts[0], {item}));
        decides = value;
      }
      REFJIT_CAPTURE(is_kept, truth(decides));
      if (is_kept) return item;
    }
    return Break{BreakId::TooLong, "more than 200000 items", {}, {}};
  }
  if (is_chain(type)) {
    // What is left: the iterator in use, and what comes after it.
    for (size_t at = 0; at < parts.size(); ++at) {
      REFJIT_CAPTURE(part, iterator_of(parts[at]));
      REFJIT_CAPTURE(item, next_of(part));
      stream->items.assign(parts.begin() + static_cast<ptrdiff_t>(at), parts.end());
      stream->items[0] = part;
      if (item) return item;
    }
    stream->items.clear();
    return SymbolRef();
  }
  if (parts.size() == 4 && is_slice(type)) {
    int64_t skip = 0, left = 0, step = 1;
    vm::int_fits(parts[1]->value, skip), vm::int_fits(parts[2]->value, left), vm::int_fits(parts[3]->value, step);
    SymbolRef item = parts[0];
    for (; item && skip > 0 && left > 0; --skip, --left) {
      REFJIT_CAPTURE(skipped, next_of(parts[0]));
      item = skipped;
    }
    if (item && left > 0) {
      REFJIT_CAPTURE(next, next_of(parts[0]));
      item = next;
      --left;
    } else {
      item = nullptr;
    }
    if (!item) left = 0;
    stream->items[1] = Symbol::constant(vm_.integer(std::min(step - 1, left)));
    stream->items[2] = Symbol::constant(vm_.integer(left));
    return item;
  }
  const bool is_map = type == vm::Value(types.map);
  std::vector<SymbolRef> row;
  for (size_t i = is_map ? 1 : 0; i < parts.size(); ++i) {
    REFJIT_CAPTURE(item, next_of(parts[i]));
    if (!item) return item;
    row.push_back(item);
  }
  if (is_map) return call(parts[0], std::move(row));
  return row.empty() ? SymbolRef() : Symbol::tuple(std::move(row));
}

Outcome<SymbolRef> Evaluator::make_stream(vm::Type* type, const std::vector<SymbolRef>& args) {
  std::vector<SymbolRef> parts;
  const bool has_function = type == vm_.types().map || type == vm_.types().filter;
  for (const SymbolRef& arg : args) {
    if (has_function && parts.empty()) {
      parts.push_back(arg);
      continue;
    }
    REFJIT_CAPTURE(part, iterator_of(arg));
    parts.push_back(part);
  }
  return stream(type, std::move(parts));
}

std::optional<Outcome<SymbolRef>> Evaluator::reversed_of(const SymbolRef& given) {
  const SymbolRef over = loaded(given);
  const auto& types = vm_.types();
  if (auto done = class_method(over, "__reversed__", {})) return done;
  vm::Type* type = nullptr;
  if (over->kind == SymbolKind::Tuple) type = types.reversed;
  if (over->kind == SymbolKind::List) type = types.list_reverse_iterator;
  if (over->is_constant() && (vm_.type_of(over->value) == types.str || vm_.type_of(over->value) == types.bytes))
    type = types.reversed;
  if (over->kind == SymbolKind::Dict) type = types.dict_reverse_iterator;
  if (over->is_constant() && vm_.type_of(over->value) == types.range) {
    const Ref all = vm::new_slice(vm_, vm::kNone, vm::kNone, vm_.integer(-1)),
              backwards = all ? vm_.get_item(over->value, all) : Ref();
    if (!backwards) return Outcome<SymbolRef>(failed("reversed"));
    return iterator_of(Symbol::constant(backwards));
  }
  if (!type)
    return Outcome<SymbolRef>(Break{BreakId::CallsNative, "reversed() of a " + kind_text(vm_, *given), {}, {}});
  auto items = items_of(over);
  if (!items) return Outcome<SymbolRef>(std::move(items.why()));
  SymbolRef made = Symbol::iterator(std::vector<SymbolRef>(items->rbegin(), items->rend()));
  made->function = over;
  made->value = Value(type);
  return Outcome<SymbolRef>(made);
}

std::optional<Outcome<SymbolRef>> Evaluator::call_iterator_builtin(std::string_view name,
                                                                   const std::vector<SymbolRef>& args,
                                                                   const Keywords& keywords) {
  using Result = Outcome<SymbolRef>;
  const auto& types = vm_.types();
  if (name == "next" && (args.size() == 1 || args.size() == 2)) {
    if (is_dict_view(vm_, *args[0])) return std::nullopt;
    if (args[0]->kind != SymbolKind::Generator && args[0]->kind != SymbolKind::Iterator &&
        args[0]->kind != SymbolKind::Stream && !steps_itself(*args[0]))
      return std::nullopt;
    Result item = next_of(args[0]);
    if (!item || *item) return item;
    return args.size() == 2 ? Result(args[1]) : Result(Error(user_error("StopIteration", "")));
  }
  if (name == "iter" && args.size() == 1) return iterator_of(args[0]);
  if (name == "reduce" && (args.size() == 2 || args.size() == 3) && keywords.empty() && graph_.heap) {
    Result iterator = iterator_of(args[1]);
    if (!iterator) return iterator;
    Result total = args.size() == 3 ? Result(args[2]) : next_of(*iterator);
    if (total && !*total)
      return Result(Error(user_error("TypeError", "reduce() of empty iterable with no initial value")));
    for (size_t count = 0; total && count < kMaxUnroll; ++count) {
      Result item = next_of(*iterator);
      if (!item) return item;
      if (!*item) return total;
      total = call(args[0], {*total, *item});
    }
    return total ? Result(Break{BreakId::TooLong, "more than 200000 items", {}, {}}) : total;
  }
  if (name == "chain" && keywords.empty()) {
    const Ref type = vm_.get_attribute(vm_.import("itertools"), vm_.intern("chain"));
    if (!type) return Result(failed("chain"));
    return Result(stream(type.as<vm::Type>(), args));
  }
  if (name == "islice" && keywords.empty() && args.size() >= 2 && args.size() <= 4) {
    const auto number = [this](const SymbolRef& s, int64_t fallback, int64_t& out) {
      if (is_none(s)) return out = fallback, true;
      return s->is_constant() && vm_.type_of(s->value) == vm_.types().int_ && vm::int_fits(s->value, out) && out >= 0;
    };
    int64_t start = 0, stop = 0, step = 1;
    const bool is_short = args.size() == 2;
    const bool fits = number(args[is_short ? 1 : 2], INT64_MAX, stop) && (is_short || number(args[1], 0, start)) &&
                      (args.size() < 4 || (number(args[3], 1, step) && step > 0));
    const Ref type = vm_.get_attribute(vm_.import("itertools"), vm_.intern("islice"));
    if (!type) return Result(failed("islice"));
    if (!fits) return std::nullopt;
    Result iterator = iterator_of(args[0]);
    if (!iterator) return iterator;
    const auto of = [this](int64_t v) { return Symbol::constant(vm_.integer(v)); };
    return Result(stream(type.as<vm::Type>(), {*iterator, of(std::min(start, stop)), of(stop), of(step)}));
  }
  if (name == "reversed" && args.size() == 1 && keywords.empty()) return reversed_of(args[0]);
  if ((name == "any" || name == "all") && args.size() == 1 && keywords.empty()) {
    Result iterator = iterator_of(args[0]);
    if (!iterator) return iterator;
    for (size_t count = 0; count < kMaxUnroll; ++count) {
      Result item = next_of(*iterator);
      if (!item) return item;
      if (!*item) return Result(Symbol::constant(vm::Value::boolean(name == "all")));
      auto is_true = truth(*item);
      if (!is_true) return Result(std::move(is_true.why()));
      if (*is_true == (name == "any")) return Result(Symbol::constant(vm::Value::boolean(*is_true)));
    }
    return Result(Break{BreakId::TooLong, "more than 200000 items", {}, {}});
  }
  if (name == "map" && args.size() >= 2 && keywords.empty()) return make_stream(types.map, args);
  if (name == "filter" && args.size() == 2 && keywords.empty()) return make_stream(types.filter, args);
  if (name == "zip" && keywords.empty()) return make_stream(types.zip, args);
  if (name == "zip") return Result(Break{BreakId::CallsNative, "zip() with strict", {}, {}});
  if (name == "enumerate" && !args.empty() && args.size() + keywords.size() <= 2) {
    const bool is_named = keywords.size() == 1 && keywords[0].first == "start";
    if (!keywords.empty() && !is_named) return std::nullopt;
    const SymbolRef start = args.size() == 2 ? args[1]
                            : is_named       ? keywords[0].second
                                             : Symbol::constant(vm_.integer(0));
    int64_t first = 0;
    if (!start->is_constant() || !vm::is_int(start->value) || !vm::int_fits(start->value, first)) return std::nullopt;
    Result made = make_stream(types.enumerate, {args[0]});
    if (made) (*made)->items.push_back(start);
    return made;
  }
  return std::nullopt;
}

}  // namespace refjit::capture
