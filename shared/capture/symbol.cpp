#include "capture/symbol.h"

namespace refjit::capture {

namespace {
SymbolRef make(SymbolKind kind) {
  auto symbol = std::make_shared<Symbol>();
  symbol->kind = kind;
  return symbol;
}
SymbolRef make(SymbolKind kind, std::vector<SymbolRef> items) {
  SymbolRef symbol = make(kind);
  symbol->items = std::move(items);
  return symbol;
}
}  // namespace

SymbolRef Symbol::constant(vm::Ref value, SourceRef source) {
  SymbolRef symbol = make(SymbolKind::Constant);
  symbol->value = std::move(value);
  symbol->source = std::move(source);
  return symbol;
}

SymbolRef Symbol::of_node(ir::Node* node) {
  SymbolRef symbol = make(SymbolKind::Node);
  symbol->node = node;
  return symbol;
}

SymbolRef Symbol::number(ir::Node* node) {
  SymbolRef symbol = of_node(node);
  symbol->is_number = true;
  return symbol;
}

SymbolRef Symbol::poisoned(std::shared_ptr<const Break> why) {
  SymbolRef symbol = make(SymbolKind::Null);
  symbol->poison = std::move(why);
  return symbol;
}

SymbolRef Symbol::tuple(std::vector<SymbolRef> items) { return make(SymbolKind::Tuple, std::move(items)); }
SymbolRef Symbol::list(std::vector<SymbolRef> items) { return make(SymbolKind::List, std::move(items)); }

SymbolRef Symbol::dict(std::vector<vm::Ref> keys, std::vector<SymbolRef> items) {
  SymbolRef symbol = make(SymbolKind::Dict, std::move(items));
  symbol->keys = std::move(keys);
  return symbol;
}

SymbolRef Symbol::set(std::vector<vm::Ref> keys) {
  SymbolRef symbol = make(SymbolKind::Set);
  symbol->keys = std::move(keys);
  return symbol;
}

SymbolRef Symbol::text(std::vector<SymbolRef> items) { return make(SymbolKind::Text, std::move(items)); }

SymbolRef Symbol::slice(SymbolRef start, SymbolRef stop, SymbolRef step) {
  return make(SymbolKind::Slice, {std::move(start), std::move(stop), std::move(step)});
}

SymbolRef Symbol::method(SymbolRef function, SymbolRef self) {
  SymbolRef symbol = make(SymbolKind::Method);
  symbol->function = std::move(function);
  symbol->self = std::move(self);
  return symbol;
}

SymbolRef Symbol::iterator(std::vector<SymbolRef> items) { return make(SymbolKind::Iterator, std::move(items)); }
SymbolRef Symbol::null() { return make(SymbolKind::Null); }

SymbolRef detached(const SymbolRef& symbol) {
  if (!symbol || symbol->items.empty() || symbol->is_outside) return symbol;
  auto copy = std::make_shared<Symbol>(*symbol);
  copy->places = vm::Ref();
  for (SymbolRef& item : copy->items) item = detached(item);
  return copy;
}

}  // namespace refjit::capture
