// The instructions of symbolic evaluation. One case an opcode of python/opcodes.def, so that a new row does not compile
// until it has been thought about here. Stack effects are the table's.
#include "capture/bytecode/symbolic_frame.h"
#include "capture/heap.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using python::Op;
using vm::Value;

bool SymbolicFrame::send(const SymbolRef& value) {
  if (is_new()) return false;
  stack_.back() = value;
  return true;
}

bool SymbolicFrame::can_close() const {
  constexpr uint32_t kAfterYield = 1;  // RESUME's argument; after `yield from` another generator is to be closed
  const auto& source = *code_->source;
  if (is_new()) return true;
  const python::Word word = source.words[instruction_];
  return python::word_op(word) == Op::RESUME && (python::word_arg(word) & 3) == kAfterYield && !is_in_handler();
}

bool SymbolicFrame::is_in_handler() const {
  const auto& source = *code_->source;
  return !is_new() && (source.handler_of(instruction_) || source.handler_of(instruction_ - 1));
}

namespace {

/// What an instruction of a handler does, for people.
std::string_view handler_text(Op op) {
  switch (op) {
    case Op::PUSH_EXC_INFO:
      return "an exception has arrived";
    case Op::CHECK_EXC_MATCH:
      return "except";
    case Op::CHECK_EG_MATCH:
    case Op::PREP_RERAISE_STAR:
      return "except*";
    case Op::WITH_EXCEPT_START:
      return "__exit__ is given an exception";
    case Op::POP_EXCEPT:
      return "a handler ends";
    default:
      return "an exception is raised again";
  }
}

/// Does an object that is let go here have a __del__? The interpreter lets it go where Python does.
Outcome<bool> let_go(vm::Vm& vm, const SymbolRef& symbol) {
  if (!symbol || !symbol->value || !symbol->value.get().is_object()) return true;
  vm::Type* type = vm.type_of(symbol->value);
  if ((type->type_flags & vm::kTypeHeap) == 0 || !vm::find_in_type(vm, type, vm.intern("__del__"))) return true;
  return Break{BreakId::WritesOutside, "a " + vm.type_name(symbol->value) + " with a __del__ is let go", {}, {}};
}

}  // namespace

SymbolicFrame::Step SymbolicFrame::execute(Op op, uint32_t arg) {
  switch (op) {
    case Op::NOP:
    case Op::RESUME:
    case Op::PRECALL:
      return false;
    case Op::POP_TOP: {
      REFJIT_CAPTURE(is_gone, let_go(evaluator_.vm(), stack_.back()));
      (void)is_gone;
      pop_unread();
      return false;
    }
    case Op::PUSH_NULL:
      push(Symbol::null());
      return false;
    case Op::COPY:
      push(stack_[stack_.size() - arg]);
      return false;
    case Op::SWAP:
      std::swap(stack_.back(), stack_[stack_.size() - arg]);
      return false;
    case Op::UNARY_POSITIVE:
      return pushed(evaluator_.unary(vm::UnaryOp::Positive, pop()));
    case Op::UNARY_NEGATIVE:
      return pushed(evaluator_.unary(vm::UnaryOp::Negative, pop_unread()));
    case Op::UNARY_INVERT:
      return pushed(evaluator_.unary(vm::UnaryOp::Invert, pop()));
    case Op::UNARY_NOT:
      return pushed(evaluator_.logical_not(pop_unread()));
    case Op::BINARY_OP: {
      const bool in_place = arg >= python::kInplace;
      const auto op = static_cast<vm::BinaryOp>(in_place ? arg - python::kInplace : arg);
      const SymbolRef right = pop_unread(), left = pop_unread();
      if (const SymbolRef number = evaluator_.graph().heap->computed(op, left, right)) return pushed(number);
      return pushed(evaluator_.binary(op, left, right, in_place));
    }
    case Op::BINARY_SUBSCR: {
      const SymbolRef key = pop_unread(), object = pop();
      return pushed(evaluator_.subscript(object, key));
    }
    case Op::STORE_SUBSCR: {
      const SymbolRef key = pop(), object = pop();
      const bool is_container = object->kind == SymbolKind::List || object->kind == SymbolKind::Dict;
      const SymbolRef value = is_container ? pop_unread() : pop();
      REFJIT_CAPTURE(done, evaluator_.store_subscript(object, key, value));
      (void)done;
      return false;
    }
    case Op::COMPARE_OP: {
      const auto op = static_cast<vm::CompareOp>(arg);
      const SymbolRef right = pop_unread(), left = pop_unread();
      if (const SymbolRef truth = evaluator_.graph().heap->computed(op, left, right)) return pushed(truth);
      return pushed(evaluator_.compare(op, left, right));
    }
    case Op::IS_OP: {
      const SymbolRef right = pop_unread(), left = pop_unread();
      return pushed(evaluator_.is_same(left, right, arg == 1));
    }
    case Op::CONTAINS_OP: {
      const SymbolRef container = pop(), item = pop();
      return pushed(evaluator_.contains(container, item, arg == 1));
    }
    case Op::GET_LEN:
      return pushed(evaluator_.call(
          Symbol::constant(evaluator_.vm().get_attribute(evaluator_.vm().import("builtins"), "len")), {stack_.back()}));
    case Op::GET_ITER:
    case Op::GET_YIELD_FROM_ITER:
      return pushed(evaluator_.iterator_of(pop()));
    case Op::RETURN_VALUE:
      returned_ = pop_unread();
      return true;
    case Op::RETURN_GENERATOR:
      push(Symbol::constant(vm::kNone));  // what the first next() sends
      return false;
    case Op::YIELD_VALUE:
      yielded_ = pop_unread();
      push(Symbol::constant(vm::kNone));
      return true;
    case Op::SEND:
      return send(code_->source->jump_target(instruction_));
    case Op::KW_NAMES: {
      keyword_names_.clear();
      for (Value v : vm::as_tuple(code_->consts[arg])->span()) keyword_names_.emplace_back(vm::view_of(v));
      return false;
    }
    case Op::CALL:
      return call(arg);
    case Op::CALL_FUNCTION_EX:
      return call_unpacked(arg);
    case Op::MAKE_FUNCTION:
      return make_function(arg);
    case Op::FORMAT_VALUE:
      return format_value(arg);
    case Op::LOAD_CONST:
    case Op::LOAD_FAST:
    case Op::STORE_FAST:
    case Op::DELETE_FAST:
    case Op::LOAD_GLOBAL:
    case Op::LOAD_ATTR:
    case Op::LOAD_METHOD:
    case Op::LOAD_CLOSURE:
    case Op::LOAD_DEREF:
    case Op::STORE_DEREF:
    case Op::DELETE_DEREF:
    case Op::MAKE_CELL:
    case Op::COPY_FREE_VARS:
      return load_and_store(op, arg);
    case Op::STORE_ATTR: {
      const SymbolRef object = pop(), value = pop_unread();
      REFJIT_CAPTURE(done, evaluator_.set_attribute(object, name(arg), value));
      (void)done;
      return false;
    }
    case Op::DELETE_ATTR: {
      REFJIT_CAPTURE(done, evaluator_.set_attribute(pop(), name(arg), nullptr));
      (void)done;
      return false;
    }
    case Op::DELETE_SUBSCR: {
      const SymbolRef key = pop(), object = pop();
      REFJIT_CAPTURE(done, evaluator_.delete_subscript(object, key));
      (void)done;
      return false;
    }
    case Op::STORE_GLOBAL: {
      REFJIT_CAPTURE(done, evaluator_.store_global(callee_, name(arg), pop_unread()));
      (void)done;
      return false;
    }
    case Op::DELETE_GLOBAL: {
      REFJIT_CAPTURE(old, evaluator_.global(callee_, name(arg)));
      (void)old;
      REFJIT_CAPTURE(done, evaluator_.store_global(callee_, name(arg), nullptr));
      (void)done;
      return false;
    }
    case Op::LOAD_ASSERTION_ERROR:
      push(Symbol::constant(Value(evaluator_.vm().types().AssertionError)));
      return false;
    case Op::BUILD_SET:
    case Op::SET_ADD:
    case Op::SET_UPDATE:
      return build_set(op, arg);
    case Op::IMPORT_NAME:
    case Op::IMPORT_FROM:
      return import(op, arg);
    case Op::MATCH_MAPPING:
    case Op::MATCH_SEQUENCE:
    case Op::MATCH_KEYS:
    case Op::MATCH_CLASS:
      return match(op, arg);
    case Op::BEFORE_WITH:
      return enter_context();
    case Op::RAISE_VARARGS: {
      const SymbolRef raised = arg > 0 ? evaluator_.graph().heap->force(stack_[stack_.size() - arg]) : nullptr;
      std::string detail = "raise";
      if (raised && raised->is_constant()) {
        if (arg == 1 && raised->value.get() == Value(evaluator_.vm().types().StopIteration)) return stops();
        const bool is_class = evaluator_.vm().is_instance(raised->value, evaluator_.vm().types().type);
        detail += is_class ? " " + std::string(raised->value.as<vm::Type>()->name->view())
                           : " of a " + evaluator_.vm().type_name(raised->value);
      }
      return Break{BreakId::Raises, std::move(detail), {}, {}};
    }
    case Op::BUILD_TUPLE:
    case Op::BUILD_LIST:
    case Op::BUILD_MAP:
    case Op::BUILD_CONST_KEY_MAP:
    case Op::BUILD_SLICE:
    case Op::BUILD_STRING:
    case Op::LIST_APPEND:
    case Op::LIST_EXTEND:
    case Op::LIST_TO_TUPLE:
    case Op::MAP_ADD:
    case Op::DICT_MERGE:
    case Op::DICT_UPDATE:
      return build(op, arg);
    case Op::UNPACK_SEQUENCE:
    case Op::UNPACK_EX:
      return unpack(op, arg);
    case Op::JUMP_FORWARD:
    case Op::JUMP_BACKWARD:
    case Op::JUMP_BACKWARD_NO_INTERRUPT:
    case Op::FOR_ITER:
    case Op::JUMP_IF_FALSE_OR_POP:
    case Op::JUMP_IF_TRUE_OR_POP:
    case Op::POP_JUMP_FORWARD_IF_FALSE:
    case Op::POP_JUMP_FORWARD_IF_TRUE:
    case Op::POP_JUMP_FORWARD_IF_NONE:
    case Op::POP_JUMP_FORWARD_IF_NOT_NONE:
    case Op::POP_JUMP_BACKWARD_IF_FALSE:
    case Op::POP_JUMP_BACKWARD_IF_TRUE:
    case Op::POP_JUMP_BACKWARD_IF_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NOT_NONE:
      return jump(op, arg);
    case Op::PUSH_EXC_INFO:
    case Op::CHECK_EXC_MATCH:
    case Op::CHECK_EG_MATCH:
    case Op::WITH_EXCEPT_START:
    case Op::POP_EXCEPT:
    case Op::RERAISE:
    case Op::PREP_RERAISE_STAR: {
      Break why{BreakId::TryBlock, std::string(handler_text(op)), {}, {}};
      why.strict_message = python::op_name(op);
      return why;
    }
    case Op::LOAD_BUILD_CLASS:
      push(Symbol::constant(evaluator_.vm().get_attribute(evaluator_.vm().import("builtins"), "__build_class__")));
      return false;
    // Coroutines are the interpreter's, and so are the bodies of modules and classes.
    case Op::GET_AITER:
    case Op::GET_ANEXT:
    case Op::BEFORE_ASYNC_WITH:
    case Op::END_ASYNC_FOR:
    case Op::GET_AWAITABLE:
    case Op::ASYNC_GEN_WRAP:
      return Break{BreakId::Suspends, std::string(python::op_name(op)), {}, {}};
    case Op::PRINT_EXPR:
    case Op::IMPORT_STAR:
    case Op::SETUP_ANNOTATIONS:
    case Op::STORE_NAME:
    case Op::DELETE_NAME:
    case Op::LOAD_NAME:
    case Op::LOAD_CLASSDEREF:
      break;
  }
  return Break{BreakId::DefinesClass, std::string(python::op_name(op)), {}, {}};
}

Error SymbolicFrame::unbound(uint32_t slot) const {
  return user_error("UnboundLocalError", "cannot access local variable '" + code_->source->localsplus[slot].name +
                                             "' where it is not associated with a value");
}

SymbolicFrame::Step SymbolicFrame::load_and_store(Op op, uint32_t arg) {
  switch (op) {
    case Op::LOAD_CONST:
      push(Symbol::constant(code_->consts[arg]));
      return false;
    case Op::LOAD_FAST:
      if (!locals_[arg]) return Error(unbound(arg));
      push(Heap::used(locals_[arg]));
      return false;
    case Op::STORE_FAST: {
      REFJIT_CAPTURE(is_gone, let_go(evaluator_.vm(), locals_[arg]));
      (void)is_gone;
      locals_[arg] = pop_unread();
      return false;
    }
    case Op::DELETE_FAST: {
      if (!locals_[arg]) return Error(unbound(arg));
      REFJIT_CAPTURE(is_gone, let_go(evaluator_.vm(), locals_[arg]));
      (void)is_gone;
      locals_[arg] = nullptr;
      deleted_.push_back(arg);
      return false;
    }
    case Op::LOAD_GLOBAL: {
      REFJIT_CAPTURE(value, evaluator_.global(callee_, name(arg >> 1)));
      if ((arg & 1) != 0) push(Symbol::null());
      push(value);
      return false;
    }
    case Op::LOAD_ATTR:
      return pushed(evaluator_.attribute(pop(), name(arg)));
    case Op::LOAD_METHOD: {
      // A bound method stays one symbol: NULL below it, as for any callable.
      REFJIT_CAPTURE(method, evaluator_.attribute(pop(), name(arg)));
      push(Symbol::null());
      push(method);
      return false;
    }
    case Op::MAKE_CELL: {
      auto cell = std::make_shared<SymbolCell>();
      cell->value = locals_[arg];
      cells_[arg] = std::move(cell);
      return false;
    }
    case Op::COPY_FREE_VARS:
      for (uint32_t i = 0; i < arg; ++i) cells_[cells_.size() - arg + i] = callee_.cells[i];
      return false;
    case Op::LOAD_CLOSURE: {
      auto symbol = std::make_shared<Symbol>();
      symbol->kind = SymbolKind::Cell;
      symbol->cells.push_back(cells_[arg]);
      push(std::move(symbol));
      return false;
    }
    case Op::LOAD_DEREF:
      if (!cells_[arg] || !cells_[arg]->value)
        return Error(user_error("NameError", "cannot access free variable '" + code_->source->localsplus[arg].name +
                                                 "' where it is not associated with a value in enclosing scope"));
      push(Heap::used(cells_[arg]->value));
      return false;
    case Op::STORE_DEREF:
    case Op::DELETE_DEREF:
      if (op == Op::DELETE_DEREF && !cells_[arg]->value) return Error(unbound(arg));
      evaluator_.graph().heap->set_cell(cells_[arg], op == Op::STORE_DEREF ? pop_unread() : nullptr);
      return false;
    default:
      return false;
  }
}

SymbolicFrame::Step SymbolicFrame::build(Op op, uint32_t arg) {
  vm::Vm& vm = evaluator_.vm();
  switch (op) {
    case Op::BUILD_TUPLE:
      push(Symbol::tuple(pop_many(arg)));
      return false;
    case Op::BUILD_LIST:
      push(Symbol::list(pop_many(arg)));
      return false;
    case Op::BUILD_SLICE: {
      std::vector<SymbolRef> parts = pop_many(arg);
      push(Symbol::slice(parts[0], parts[1], arg == 3 ? parts[2] : Symbol::constant(vm::kNone)));
      return false;
    }
    case Op::BUILD_MAP:
    case Op::BUILD_CONST_KEY_MAP: {
      SymbolRef dict = Symbol::dict({}, {});
      std::vector<SymbolRef> parts;
      if (op == Op::BUILD_MAP) {
        parts = pop_many(2 * arg);
      } else {
        const SymbolRef keys = pop();
        const std::vector<SymbolRef> values = pop_many(arg);
        for (uint32_t i = 0; i < arg; ++i) {
          parts.push_back(Symbol::constant(vm::as_tuple(keys->value)->items[i]));
          parts.push_back(values[i]);
        }
      }
      for (size_t i = 0; i < parts.size(); i += 2) {
        REFJIT_CAPTURE(done, evaluator_.store_subscript(dict, parts[i], parts[i + 1]));
        (void)done;
      }
      push(std::move(dict));
      return false;
    }
    case Op::BUILD_STRING: {
      std::string text;
      for (const SymbolRef& part : pop_many(arg)) {
        const vm::Ref piece = evaluator_.materialise(part);
        if (!piece || !vm::is_str(piece))
          return Break{BreakId::UnsupportedOperand, "a text that is not known while the graph is made", {}, {}};
        text += vm::view_of(piece);
      }
      push(Symbol::constant(vm.string(text)));
      return false;
    }
    case Op::LIST_APPEND: {
      const SymbolRef value[] = {pop_unread()};
      REFJIT_CAPTURE(done, evaluator_.extend(container(arg), value));
      (void)done;
      return false;
    }
    case Op::LIST_EXTEND: {
      const SymbolRef iterable = pop();
      REFJIT_CAPTURE(items, evaluator_.items_of(iterable));
      REFJIT_CAPTURE(done, evaluator_.extend(container(arg), items));
      (void)done;
      return false;
    }
    case Op::LIST_TO_TUPLE: {
      const SymbolRef list = pop();
      evaluator_.graph().heap->load(list);
      push(Symbol::tuple(list->items));
      return false;
    }
    case Op::MAP_ADD: {
      const SymbolRef value = pop(), key = pop();
      REFJIT_CAPTURE(done, evaluator_.store_subscript(container(arg), key, value));
      (void)done;
      return false;
    }
    case Op::DICT_MERGE:
    case Op::DICT_UPDATE: {
      const SymbolRef source = pop();
      if (source->kind != SymbolKind::Dict)
        return Break{BreakId::UnsupportedOperand, "** of a " + kind_text(vm, *source) + ", which is no dict", {}, {}};
      evaluator_.graph().heap->load(source);
      const SymbolRef target = container(arg);
      if (op == Op::DICT_MERGE) evaluator_.graph().heap->load(target);
      if (op == Op::DICT_MERGE)
        for (const vm::Ref& key : source->keys)
          for (const vm::Ref& known : target->keys) {
            bool is_equal = false;
            if (!vm.equal(known, key, is_equal)) vm.take_exception();
            if (is_equal) return Error(user_error("TypeError", "got multiple values for a keyword argument"));
          }
      for (size_t i = 0; i < source->items.size(); ++i) {
        REFJIT_CAPTURE(done, evaluator_.store_subscript(target, Symbol::constant(source->keys[i]), source->items[i]));
        (void)done;
      }
      return false;
    }
    default:
      return false;
  }
}

SymbolicFrame::Step SymbolicFrame::unpack(Op op, uint32_t arg) {
  const SymbolRef sequence = pop();
  REFJIT_CAPTURE(items, evaluator_.items_of(sequence));
  const size_t before = op == Op::UNPACK_EX ? arg & 0xff : arg;
  const size_t after = op == Op::UNPACK_EX ? arg >> 8 : 0;
  const bool has_star = op == Op::UNPACK_EX;
  if (has_star ? items.size() < before + after : items.size() != before)
    return Error(user_error("ValueError",
                            items.size() > before && !has_star
                                ? "too many values to unpack (expected " + std::to_string(before) + ")"
                                : "not enough values to unpack (expected " + std::string(has_star ? "at least " : "") +
                                      std::to_string(before + after) + ", got " + std::to_string(items.size()) + ")"));
  if (has_star) {
    const size_t rest_end = items.size() - after;
    for (size_t i = items.size(); i > rest_end; --i) push(items[i - 1]);
    push(Symbol::list(std::vector<SymbolRef>(items.begin() + static_cast<ptrdiff_t>(before),
                                             items.begin() + static_cast<ptrdiff_t>(rest_end))));
  }
  for (size_t i = before; i > 0; --i) push(items[i - 1]);
  return false;
}

SymbolicFrame::Step SymbolicFrame::jump(Op op, uint32_t) {
  const uint32_t target = op == Op::FOR_ITER || python::is_jump(op) ? code_->source->jump_target(instruction_) : next_;
  switch (op) {
    case Op::JUMP_FORWARD:
    case Op::JUMP_BACKWARD:
    case Op::JUMP_BACKWARD_NO_INTERRUPT:
      next_ = target;
      return false;
    case Op::FOR_ITER:
      return iterate(target);
    case Op::POP_JUMP_FORWARD_IF_NONE:
    case Op::POP_JUMP_FORWARD_IF_NOT_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NOT_NONE: {
      SymbolRef value = pop_unread();
      if (!Heap::is_open(value)) value = evaluator_.graph().heap->force(value);
      const bool is_none = value->is_constant() && value->value.get().is_none();
      const bool wants_none = op == Op::POP_JUMP_FORWARD_IF_NONE || op == Op::POP_JUMP_BACKWARD_IF_NONE;
      if (is_none == wants_none) next_ = target;
      return false;
    }
    case Op::JUMP_IF_FALSE_OR_POP:
    case Op::JUMP_IF_TRUE_OR_POP: {
      REFJIT_CAPTURE(is_true, evaluator_.truth(stack_.back()));
      if (is_true == (op == Op::JUMP_IF_TRUE_OR_POP))
        next_ = target;
      else
        pop_unread();
      return false;
    }
    default: {
      REFJIT_CAPTURE(is_true, evaluator_.truth(stack_.back()));
      pop_unread();
      if (is_true == (op == Op::POP_JUMP_FORWARD_IF_TRUE || op == Op::POP_JUMP_BACKWARD_IF_TRUE)) next_ = target;
      return false;
    }
  }
}

SymbolicFrame::Step SymbolicFrame::iterate(uint32_t target, const SymbolRef& sent) {
  const SymbolRef iterator = evaluator_.graph().heap->force(stack_.back());
  Outcome<SymbolRef> next = evaluator_.next_of(iterator, sent);
  if (!next && next.why().id == BreakId::AdvancesIterator && iterator->source &&
      iterator->source->kind == SourceKind::Stack)
    next.why().detail = "the loop goes on after a break in its body";
  REFJIT_CAPTURE(item, std::move(next));
  if (item) {
    push(item);
    return false;
  }
  pop_unread();
  next_ = target;
  return false;
}

SymbolicFrame::Step SymbolicFrame::send(uint32_t target) {
  const SymbolRef sent = pop();
  if (!sent->is_constant() || !sent->value.get().is_none())
    if (stack_.back()->kind != SymbolKind::Generator)
      return Break{BreakId::CallsUnknown, "a value is sent to a " + kind_text(evaluator_.vm(), *stack_.back()), {}, {}};
  const SymbolRef receiver = stack_.back();
  REFJIT_CAPTURE(stopped, iterate(target, sent));
  (void)stopped;
  if (next_ == target)
    push(receiver->kind == SymbolKind::Generator && receiver->self ? receiver->self : Symbol::constant(vm::kNone));
  return false;
}

Outcome<SymbolRef> SymbolicFrame::own_super() {
  const auto& slots = code_->source->localsplus;
  SymbolRef owner, self = locals_.empty() ? nullptr : locals_[0];
  for (size_t i = 0; i < slots.size(); ++i)
    if (slots[i].name == "__class__" && cells_[i]) owner = cells_[i]->value;
  if (!cells_.empty() && cells_[0] && (slots[0].kind & python::kSlotCell) != 0) self = cells_[0]->value;
  if (!owner || !self) return Break{BreakId::CallsUnknown, "super()", {}, {}};
  Heap& heap = *evaluator_.graph().heap;
  return evaluator_.super_of(heap.force(owner), heap.force(self));
}

Break SymbolicFrame::stops() const {
  return {BreakId::Raises, "raise StopIteration", {}, user_error("StopIteration", "")};
}

SymbolicFrame::Step SymbolicFrame::call(uint32_t count) {
  std::vector<SymbolRef> args = pop_many(count);
  // Below the arguments: NULL callable, or (from the interpreter's own LOAD_METHOD) function self.
  SymbolRef callee = pop();
  const SymbolRef below = pop();
  if (below->is_null() && count == 0 && callee->is_constant() &&
      callee->value.get() == Value(evaluator_.vm().types().super))
    return pushed(own_super());
  if (!below->is_null()) {
    args.insert(args.begin(), callee);
    callee = below;
  }
  Keywords keywords;
  const size_t named = keyword_names_.size();
  for (size_t i = 0; i < named; ++i) keywords.emplace_back(keyword_names_[i], args[args.size() - named + i]);
  args.resize(args.size() - named);
  keyword_names_.clear();
  const bool is_stop =
      callee->is_constant() && callee->value.get() == Value(evaluator_.vm().types().StopIteration) && args.empty();
  if (is_stop && python::word_op(code_->source->words[next_]) == Op::RAISE_VARARGS) return stops();
  return pushed(evaluator_.call(callee, std::move(args), std::move(keywords)));
}

SymbolicFrame::Step SymbolicFrame::call_unpacked(uint32_t flags) {
  Keywords keywords;
  if ((flags & 1) != 0) {
    const SymbolRef dict = pop();
    if (dict->kind == SymbolKind::Dict) evaluator_.graph().heap->load(dict);
    if (dict->kind != SymbolKind::Dict)
      return Break{BreakId::UnsupportedOperand, "** of a value that is no dict", {}, {}};
    for (size_t i = 0; i < dict->items.size(); ++i) {
      if (!vm::is_str(dict->keys[i])) return Error(user_error("TypeError", "keywords must be strings"));
      keywords.emplace_back(std::string(vm::view_of(dict->keys[i])), dict->items[i]);
    }
  }
  const SymbolRef sequence = pop();
  REFJIT_CAPTURE(args, evaluator_.items_of(sequence));
  const SymbolRef callee = pop();
  pop();
  return pushed(evaluator_.call(callee, std::move(args), std::move(keywords)));
}

SymbolicFrame::Step SymbolicFrame::make_function(uint32_t flags) {
  auto function = std::make_shared<Symbol>();
  function->kind = SymbolKind::Function;
  function->value = pop()->value;
  function->code = function->value.as<vm::Code>()->source;
  function->globals = callee_.globals;
  function->source = callee_.source;
  if ((flags & 8) != 0) {
    const SymbolRef closure = pop();
    for (const SymbolRef& cell : closure->items) function->cells.push_back(cell->cells[0]);
  }
  if ((flags & 4) != 0) function->items.push_back(pop_unread());
  if ((flags & 2) != 0) {
    const SymbolRef defaults = pop();
    for (size_t i = 0; i < defaults->items.size(); ++i)
      function->keyword_defaults.emplace_back(std::string(vm::view_of(defaults->keys[i])), defaults->items[i]);
  }
  if ((flags & 1) != 0) {
    const SymbolRef defaults = pop();
    REFJIT_CAPTURE(items, evaluator_.items_of(defaults));
    function->defaults = items;
  }
  push(std::move(function));
  return false;
}

SymbolicFrame::Step SymbolicFrame::format_value(uint32_t flags) {
  const SymbolRef spec = (flags & 4) != 0 ? pop() : nullptr;
  const SymbolRef value = pop();
  constexpr char kConversions[] = {0, 's', 'r', 'a'};
  return pushed(evaluator_.format(value, kConversions[flags & 3], spec));
}

}  // namespace refjit::capture
