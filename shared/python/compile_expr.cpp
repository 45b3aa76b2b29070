// Code generation: expressions.
#include "python/compile_warnings.h"
#include "python/compiler.h"

namespace refjit::python {

using namespace ast;

namespace {

/// CPython's limit of stack items for one display or call; larger ones are built piece by piece.
constexpr size_t kStackGuideline = 30;

/// The operand through which chains like a.b(c)[d] + e grow without bound.
const Expr* spine_child(const Expr* e) {
  switch (e->kind) {
    case Kind::BinOp:
      return as<BinOp>(*e).left;
    case Kind::Attribute:
      return as<Attribute>(*e).value;
    case Kind::Subscript:
      return as<Subscript>(*e).value;
    case Kind::Call:
      return as<Call>(*e).func;
    default:
      return nullptr;
  }
}

}  // namespace

void Compiler::visit(const Expr* original) {
  if (!original) return;
  const Expr* e = folded(original);
  if (spine_child(e)) return visit_spine(e);
  const Loc saved = unit_->loc;
  set_loc(*e);
  visit_plain(e);
  unit_->loc = saved;
}

void Compiler::visit_spine(const Expr* e) {
  // Downwards only PUSH_NULLs are emitted (a call's comes before its callee), upwards the rest: no recursion.
  const Loc saved = unit_->loc;
  struct Link {
    const Expr* e;
    bool is_method;  ///< A Call through LOAD_METHOD, or the Attribute that becomes one.
  };
  std::vector<Link> spine;
  for (bool is_method = false; spine_child(e);) {
    const Call* call = cast<Call>(e);
    const bool calls_method = call && is_method_call(*call);
    spine.push_back({e, is_method || calls_method});
    if (call) warn_of_call(*folded(call->func), call->span.line);
    if (call && !calls_method) {
      set_loc(*call->func);
      emit(Op::PUSH_NULL);
    }
    e = spine_child(e);
    is_method = calls_method;
    if (!is_method) e = folded(e);
  }
  unit_->loc = saved;
  visit(e);
  while (!spine.empty()) {
    const Link link = spine.back();
    spine.pop_back();
    set_loc(*link.e);
    if (const BinOp* binary = cast<BinOp>(link.e)) {
      visit(binary->right);
      binary_op(binary->op, false);
    } else if (const Attribute* attribute = cast<Attribute>(link.e)) {
      if (link.is_method) {
        move_to_attribute_name(*attribute);
        emit_name(Op::LOAD_METHOD, attribute->attr);
        continue;
      }
      move_to_attribute_name(*attribute);
      check_forbidden(attribute->attr, attribute->ctx);
      const Op op = attribute->ctx == Context::Load    ? Op::LOAD_ATTR
                    : attribute->ctx == Context::Store ? Op::STORE_ATTR
                                                       : Op::DELETE_ATTR;
      emit_name(op, attribute->attr);
    } else if (const Subscript* subscript = cast<Subscript>(link.e)) {
      if (subscript->ctx == Context::Load)
        warn_of_subscript(*folded(subscript->value), *folded(subscript->slice), subscript->span.line);
      visit(subscript->slice);
      emit(subscript->ctx == Context::Load    ? Op::BINARY_SUBSCR
           : subscript->ctx == Context::Store ? Op::STORE_SUBSCR
                                              : Op::DELETE_SUBSCR);
    } else {
      finish_call(as<Call>(*link.e), link.is_method);
    }
  }
  unit_->loc = saved;
}

bool Compiler::is_imported(std::string_view name) const {
  const Symbol* symbol = symbols_->top().find(name);
  return (symbol && (symbol->flags & kDefImport)) || (imported_ && imported_->find(name) != imported_->end());
}

bool Compiler::is_method_call(const Call& call) const {
  const Attribute* method = cast<Attribute>(call.func);
  if (!method || method->ctx != Context::Load) return false;
  // An attribute of a module is a plain function, as far as one can see.
  if (const Name* base = cast<Name>(method->value); base && is_imported(base->id)) return false;
  const size_t count = call.args.size() + call.keywords.size() + (call.keywords.empty() ? 0 : 1);
  if (count >= kStackGuideline) return false;
  for (const Expr* argument : call.args)
    if (is<Starred>(argument)) return false;
  for (const Keyword* keyword : call.keywords)
    if (!is_set(keyword->arg)) return false;
  return true;
}

void Compiler::move_to_attribute_name(const Attribute& attribute) {
  const auto end_line = static_cast<int>(attribute.span.end_line);
  if (unit_->loc.line == end_line) return;
  // The name stands on a later line than the expression begins: point at the name.
  unit_->loc.line = end_line;
  const auto length = static_cast<int>(attribute.attr.size());
  const auto end_col = static_cast<int>(attribute.span.end_col);
  if (length <= end_col) {
    unit_->loc.col = end_col - length;
  } else {
    unit_->loc.col = unit_->loc.end_col = -1;
  }
}

void Compiler::finish_call(const Call& call, bool is_method) {
  if (!is_method) return call_arguments(0, call.args, call.keywords);
  set_loc(*call.func);
  move_to_attribute_name(as<Attribute>(*call.func));
  check_keywords(call.keywords);
  for (const Expr* argument : call.args) visit(argument);
  if (!call.keywords.empty()) {
    for (const Keyword* keyword : call.keywords) visit(keyword->value);
    keyword_names(call.keywords);
  }
  set_loc(call);
  move_to_attribute_name(as<Attribute>(*call.func));
  const auto count = static_cast<int>(call.args.size() + call.keywords.size());
  emit(Op::PRECALL, count);
  emit(Op::CALL, count);
}

void Compiler::check_keywords(const Seq<Ptr<Keyword>>& keywords) {
  for (size_t i = 0; i < keywords.size(); ++i) {
    if (!is_set(keywords[i]->arg)) continue;
    check_forbidden(keywords[i]->arg, Context::Store);
    for (size_t j = i + 1; j < keywords.size(); ++j)
      if (is_set(keywords[j]->arg) && keywords[i]->arg == keywords[j]->arg)
        fail_at(*keywords[j], "keyword argument repeated: " + std::string(keywords[i]->arg));
  }
}

void Compiler::keyword_names(const Seq<Ptr<Keyword>>& keywords) {
  std::vector<Const> names;
  for (const Keyword* keyword : keywords) names.push_back(Const::of_str(std::string(keyword->arg)));
  emit(Op::KW_NAMES, add_const(Const::of_items(Const::Kind::Tuple, std::move(names))));
}

void Compiler::call_arguments(int pushed, const Exprs& args, const Seq<Ptr<Keyword>>& keywords) {
  check_keywords(keywords);
  bool is_plain = args.size() + keywords.size() * 2 <= kStackGuideline;
  for (const Expr* argument : args) is_plain = is_plain && !is<Starred>(argument);
  for (const Keyword* keyword : keywords) is_plain = is_plain && is_set(keyword->arg);
  if (is_plain) {
    for (const Expr* argument : args) visit(argument);
    if (!keywords.empty()) {
      for (const Keyword* keyword : keywords) visit(keyword->value);
      keyword_names(keywords);
    }
    const int count = pushed + static_cast<int>(args.size() + keywords.size());
    emit(Op::PRECALL, count);
    return emit(Op::CALL, count);
  }
  if (pushed == 0 && args.size() == 1 && is<Starred>(args[0])) {
    visit(as<Starred>(*args[0]).value);
  } else {
    sequence(args, pushed, Op::BUILD_LIST, Op::LIST_APPEND, Op::LIST_EXTEND, true);
  }
  bool has_dict = false;
  size_t seen = 0;  // plain keywords waiting to be packed
  const auto pack = [&](size_t end) {
    keyword_group(keywords, end - seen, end);
    if (has_dict) emit(Op::DICT_MERGE, 1);
    has_dict = true;
    seen = 0;
  };
  for (size_t i = 0; i < keywords.size(); ++i) {
    if (is_set(keywords[i]->arg)) {
      ++seen;
      continue;
    }
    if (seen > 0) pack(i);
    if (!has_dict) emit(Op::BUILD_MAP, 0);
    has_dict = true;
    visit(keywords[i]->value);
    emit(Op::DICT_MERGE, 1);
  }
  if (seen > 0) pack(keywords.size());
  emit(Op::CALL_FUNCTION_EX, keywords.empty() ? 0 : 1);
}

void Compiler::keyword_group(const Seq<Ptr<Keyword>>& keywords, size_t begin, size_t end) {
  const size_t count = end - begin;
  const bool is_big = count * 2 > kStackGuideline;
  if (count > 1 && !is_big) {
    std::vector<Const> names;
    for (size_t i = begin; i < end; ++i) {
      visit(keywords[i]->value);
      names.push_back(Const::of_str(std::string(keywords[i]->arg)));
    }
    load_const(Const::of_items(Const::Kind::Tuple, std::move(names)));
    return emit(Op::BUILD_CONST_KEY_MAP, static_cast<int>(count));
  }
  if (is_big) emit_unplaced(op_number(Op::BUILD_MAP), 0);
  for (size_t i = begin; i < end; ++i) {
    load_str(keywords[i]->arg);
    visit(keywords[i]->value);
    if (is_big) emit_unplaced(op_number(Op::MAP_ADD), 1);
  }
  if (!is_big) emit(Op::BUILD_MAP, static_cast<int>(count));
}

bool Compiler::are_constants(const Exprs& list, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i)
    if (!list[i] || !is<Constant>(folded(list[i]))) return false;
  return true;
}

Const Compiler::const_of(const Expr* e) { return *as<Constant>(*folded(e)).value; }

void Compiler::sequence(const Exprs& elements, int pushed, Op build, Op add, Op extend, bool is_tuple) {
  const size_t count = elements.size();
  if (count > 2 && are_constants(elements, 0, count)) {
    std::vector<Const> items;
    for (const Expr* element : elements) {
      Const item = const_of(element);
      if (add == Op::SET_ADD) {
        bool is_known = false;
        for (const Const& other : items) is_known = is_known || is_same(item, other);
        if (is_known) continue;
      }
      items.push_back(std::move(item));
    }
    const Const::Kind kind = add == Op::SET_ADD ? Const::Kind::FrozenSet : Const::Kind::Tuple;
    const Const all = Const::of_items(kind, std::move(items));
    if (is_tuple && pushed == 0) return load_const(all);
    emit(build, pushed);
    load_const(all);
    emit(extend, 1);
    if (is_tuple) emit(Op::LIST_TO_TUPLE);
    return;
  }
  const bool is_big = count + static_cast<size_t>(pushed) > kStackGuideline;
  bool has_star = false;
  for (const Expr* element : elements) has_star = has_star || is<Starred>(element);
  if (!has_star && !is_big) {
    for (const Expr* element : elements) visit(element);
    return emit(is_tuple ? Op::BUILD_TUPLE : build, static_cast<int>(count) + pushed);
  }
  bool is_built = is_big;
  if (is_big) emit(build, pushed);
  for (size_t i = 0; i < count; ++i) {
    if (const Starred* starred = cast<Starred>(elements[i])) {
      if (!is_built) emit(build, static_cast<int>(i) + pushed);
      is_built = true;
      visit(starred->value);
      emit(extend, 1);
    } else {
      visit(elements[i]);
      if (is_built) emit(add, 1);
    }
  }
  if (is_tuple) emit(Op::LIST_TO_TUPLE);
}

void Compiler::unpack(const Exprs& elements) {
  const size_t count = elements.size();
  bool has_star = false;
  for (size_t i = 0; i < count; ++i) {
    if (!is<Starred>(elements[i])) continue;
    if (has_star) fail("multiple starred expressions in assignment");
    if (i >= 256 || count - i - 1 >= kMaxArg >> 8) fail("too many expressions in star-unpacking assignment");
    emit(Op::UNPACK_EX, static_cast<int>(i + ((count - i - 1) << 8)));
    has_star = true;
  }
  if (!has_star) emit(Op::UNPACK_SEQUENCE, static_cast<int>(count));
  for (const Expr* element : elements) {
    const Starred* starred = cast<Starred>(element);
    visit(starred ? starred->value : element);
  }
}

void Compiler::dict(const Dict& e) {
  bool has_dict = false;
  size_t waiting = 0;
  const auto pack = [&](size_t begin, size_t end) {
    dict_group(e, begin, end);
    if (has_dict) emit(Op::DICT_UPDATE, 1);
    has_dict = true;
    waiting = 0;
  };
  for (size_t i = 0; i < e.values.size(); ++i) {
    if (!e.keys[i]) {
      if (waiting > 0) pack(i - waiting, i);
      if (!has_dict) emit(Op::BUILD_MAP, 0);
      has_dict = true;
      visit(e.values[i]);
      emit(Op::DICT_UPDATE, 1);
    } else if (waiting * 2 > kStackGuideline) {
      pack(i - waiting, i + 1);
    } else {
      ++waiting;
    }
  }
  if (waiting > 0) pack(e.values.size() - waiting, e.values.size());
  if (!has_dict) emit(Op::BUILD_MAP, 0);
}

void Compiler::dict_group(const Dict& e, size_t begin, size_t end) {
  const size_t count = end - begin;
  const bool is_big = count * 2 > kStackGuideline;
  if (count > 1 && !is_big && are_constants(e.keys, begin, end)) {
    std::vector<Const> keys;
    for (size_t i = begin; i < end; ++i) {
      visit(e.values[i]);
      keys.push_back(const_of(e.keys[i]));
    }
    load_const(Const::of_items(Const::Kind::Tuple, std::move(keys)));
    return emit(Op::BUILD_CONST_KEY_MAP, static_cast<int>(count));
  }
  if (is_big) emit(Op::BUILD_MAP, 0);
  for (size_t i = begin; i < end; ++i) {
    visit(e.keys[i]);
    visit(e.values[i]);
    if (is_big) emit(Op::MAP_ADD, 1);
  }
  if (!is_big) emit(Op::BUILD_MAP, static_cast<int>(count));
}

void Compiler::bool_op(const BoolOp& e) {
  Block* end = new_block();
  const Op op = e.op == BoolOperator::And ? Op::JUMP_IF_FALSE_OR_POP : Op::JUMP_IF_TRUE_OR_POP;
  for (size_t i = 0; i + 1 < e.values.size(); ++i) {
    visit(e.values[i]);
    jump(op, end);
    use(new_block());
  }
  visit(e.values.back());
  use(end);
}

void Compiler::compare_op(CmpOperator op) {
  switch (op) {
    case CmpOperator::Is:
      return emit(Op::IS_OP, 0);
    case CmpOperator::IsNot:
      return emit(Op::IS_OP, 1);
    case CmpOperator::In:
      return emit(Op::CONTAINS_OP, 0);
    case CmpOperator::NotIn:
      return emit(Op::CONTAINS_OP, 1);
    case CmpOperator::Eq:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Eq));
    case CmpOperator::NotEq:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Ne));
    case CmpOperator::Lt:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Lt));
    case CmpOperator::LtE:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Le));
    case CmpOperator::Gt:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Gt));
    case CmpOperator::GtE:
      return emit(Op::COMPARE_OP, static_cast<int>(CompareOp::Ge));
  }
}

void Compiler::compare(const Compare& e) {
  for (size_t i = 0; i < e.ops.size(); ++i)
    warn_of_identity(e.ops[i], *folded(i ? e.comparators[i - 1] : e.left), *folded(e.comparators[i]), e.span.line);
  visit(e.left);
  const size_t last = e.ops.size() - 1;
  if (last == 0) {
    visit(e.comparators[0]);
    return compare_op(e.ops[0]);
  }
  Block* cleanup = new_block();
  for (size_t i = 0; i < last; ++i) {
    visit(e.comparators[i]);
    emit(Op::SWAP, 2);
    emit(Op::COPY, 2);
    compare_op(e.ops[i]);
    jump(Op::JUMP_IF_FALSE_OR_POP, cleanup);
  }
  visit(e.comparators[last]);
  compare_op(e.ops[last]);
  Block* end = new_block();
  jump_unplaced(kJump, end);
  use(cleanup);
  emit(Op::SWAP, 2);
  emit(Op::POP_TOP);
  use(end);
}

void Compiler::binary_op(Operator op, bool is_inplace) {
  BinaryOpArg arg{};
  switch (op) {
    case Operator::Add:
      arg = BinaryOpArg::Add;
      break;
    case Operator::Sub:
      arg = BinaryOpArg::Subtract;
      break;
    case Operator::Mult:
      arg = BinaryOpArg::Multiply;
      break;
    case Operator::MatMult:
      arg = BinaryOpArg::MatrixMultiply;
      break;
    case Operator::Div:
      arg = BinaryOpArg::TrueDivide;
      break;
    case Operator::Mod:
      arg = BinaryOpArg::Remainder;
      break;
    case Operator::Pow:
      arg = BinaryOpArg::Power;
      break;
    case Operator::LShift:
      arg = BinaryOpArg::Lshift;
      break;
    case Operator::RShift:
      arg = BinaryOpArg::Rshift;
      break;
    case Operator::BitOr:
      arg = BinaryOpArg::Or;
      break;
    case Operator::BitXor:
      arg = BinaryOpArg::Xor;
      break;
    case Operator::BitAnd:
      arg = BinaryOpArg::And;
      break;
    case Operator::FloorDiv:
      arg = BinaryOpArg::FloorDivide;
      break;
  }
  emit(Op::BINARY_OP, static_cast<int>(arg) + (is_inplace ? static_cast<int>(kInplace) : 0));
}

void Compiler::joined(const JoinedStr& e) {
  if (e.values.size() > kStackGuideline) {
    load_str("");
    emit_name(Op::LOAD_METHOD, "join");
    emit(Op::BUILD_LIST, 0);
    for (const Expr* value : e.values) {
      visit(value);
      emit(Op::LIST_APPEND, 1);
    }
    emit(Op::PRECALL, 1);
    return emit(Op::CALL, 1);
  }
  for (const Expr* value : e.values) visit(value);
  if (e.values.size() != 1) emit(Op::BUILD_STRING, static_cast<int>(e.values.size()));
}

void Compiler::formatted(const FormattedValue& e) {
  visit(e.value);
  int flags = e.conversion == 's' ? 1 : e.conversion == 'r' ? 2 : e.conversion == 'a' ? 3 : 0;
  if (e.format_spec) {
    visit(e.format_spec);
    flags |= 4;
  }
  emit(Op::FORMAT_VALUE, flags);
}

void Compiler::slice_parts(const Slice& e) {
  if (e.lower) {
    visit(e.lower);
  } else {
    load_none();
  }
  if (e.upper) {
    visit(e.upper);
  } else {
    load_none();
  }
  visit(e.step);
  emit(Op::BUILD_SLICE, e.step ? 3 : 2);
}

void Compiler::emit_yield() {
  if (unit_->scope->is_generator && unit_->scope->is_coroutine) emit(Op::ASYNC_GEN_WRAP);
  emit(Op::YIELD_VALUE);
  emit(Op::RESUME, 1);
}

void Compiler::yields(const Expr& e, const Expr* value) {
  if (unit_->scope->kind != ScopeKind::Function) fail("'yield' outside function");
  if (is<YieldFrom>(&e)) {
    if (unit_->kind == UnitKind::AsyncFunction) fail("'yield from' inside async function");
    visit(value);
    emit(Op::GET_YIELD_FROM_ITER);
    load_none();
    return yield_from(false);
  }
  if (value) {
    visit(value);
  } else {
    load_none();
  }
  emit_yield();
}

void Compiler::visit_plain(const Expr* e) {
  switch (e->kind) {
    case Kind::NamedExpr:
      visit(as<NamedExpr>(*e).value);
      emit(Op::COPY, 1);
      return visit(as<NamedExpr>(*e).target);
    case Kind::BoolOp:
      return bool_op(as<BoolOp>(*e));
    case Kind::UnaryOp: {
      const UnaryOp& unary = as<UnaryOp>(*e);
      visit(unary.operand);
      switch (unary.op) {
        case UnaryOperator::Invert:
          return emit(Op::UNARY_INVERT);
        case UnaryOperator::Not:
          return emit(Op::UNARY_NOT);
        case UnaryOperator::UAdd:
          return emit(Op::UNARY_POSITIVE);
        case UnaryOperator::USub:
          return emit(Op::UNARY_NEGATIVE);
      }
      return;
    }
    case Kind::Lambda:
      return lambda(as<Lambda>(*e));
    case Kind::IfExp: {
      const IfExp& choice = as<IfExp>(*e);
      Block* end = new_block();
      Block* next = new_block();
      jump_if(choice.test, next, false);
      visit(choice.body);
      jump_unplaced(kJump, end);
      use(next);
      visit(choice.orelse);
      return use(end);
    }
    case Kind::Dict:
      return dict(as<Dict>(*e));
    case Kind::Set:
      return sequence(as<ast::Set>(*e).elts, 0, Op::BUILD_SET, Op::SET_ADD, Op::SET_UPDATE, false);
    case Kind::ListComp:
      return comprehension(*e, ComprehensionKind::List, "<listcomp>", as<ListComp>(*e).generators, as<ListComp>(*e).elt,
                           nullptr);
    case Kind::SetComp:
      return comprehension(*e, ComprehensionKind::Set, "<setcomp>", as<SetComp>(*e).generators, as<SetComp>(*e).elt,
                           nullptr);
    case Kind::DictComp:
      return comprehension(*e, ComprehensionKind::Dict, "<dictcomp>", as<DictComp>(*e).generators, as<DictComp>(*e).key,
                           as<DictComp>(*e).value);
    case Kind::GeneratorExp:
      return comprehension(*e, ComprehensionKind::Generator, "<genexpr>", as<GeneratorExp>(*e).generators,
                           as<GeneratorExp>(*e).elt, nullptr);
    case Kind::Await:
      if (unit_->scope->kind != ScopeKind::Function) fail("'await' outside function");
      if (unit_->kind != UnitKind::AsyncFunction && unit_->kind != UnitKind::Comprehension)
        fail("'await' outside async function");
      visit(as<Await>(*e).value);
      emit(Op::GET_AWAITABLE, 0);
      load_none();
      return yield_from(true);
    case Kind::Yield:
      return yields(*e, as<Yield>(*e).value);
    case Kind::YieldFrom:
      return yields(*e, as<YieldFrom>(*e).value);
    case Kind::Compare:
      return compare(as<Compare>(*e));
    case Kind::FormattedValue:
      return formatted(as<FormattedValue>(*e));
    case Kind::JoinedStr:
      return joined(as<JoinedStr>(*e));
    case Kind::Constant:
      return load_const(*as<Constant>(*e).value);
    case Kind::Starred:
      fail(as<Starred>(*e).ctx == Context::Store ? "starred assignment target must be in a list or tuple"
                                                 : "can't use starred expression here");
    case Kind::Name:
      return name_op(as<Name>(*e).id, as<Name>(*e).ctx);
    case Kind::List:
    case Kind::Tuple: {
      const bool is_tuple = is<Tuple>(e);
      const Exprs& elements = is_tuple ? as<Tuple>(*e).elts : as<ast::List>(*e).elts;
      const Context context = is_tuple ? as<Tuple>(*e).ctx : as<ast::List>(*e).ctx;
      if (context == Context::Store) return unpack(elements);
      if (context == Context::Load)
        return sequence(elements, 0, Op::BUILD_LIST, Op::LIST_APPEND, Op::LIST_EXTEND, is_tuple);
      for (const Expr* element : elements) visit(element);
      return;
    }
    case Kind::Slice:
      return slice_parts(as<Slice>(*e));
    default:
      return;
  }
}

}  // namespace refjit::python
