// Code generation: the match statement (PEP 634), as CPython lays it out.
#include "python/compiler.h"

#include <algorithm>

namespace refjit::python {

using namespace ast;

/// State of one case while its pattern is compiled.
struct PatternContext {
  std::vector<std::string_view> stores;  ///< Names captured so far; their values lie on the stack in this order.
  bool allows_irrefutable = false;
  std::vector<Block*> fail_blocks;  ///< A jump to the n-th pops n items on its way to failure.
  int on_top = 0;                   ///< Items above the captured ones that must stay there.
};

namespace {

bool is_wildcard(const Pattern* p) { return is<MatchAs>(p) && !is_set(as<MatchAs>(*p).name); }
bool is_star_wildcard(const Pattern* p) { return is<MatchStar>(p) && !is_set(as<MatchStar>(*p).name); }

}  // namespace

void Compiler::rotate(int count) {
  while (count > 1) emit(Op::SWAP, count--);
}

void Compiler::ensure_fail_blocks(size_t count, PatternContext& context) {
  while (context.fail_blocks.size() <= count) context.fail_blocks.push_back(new_block());
}

void Compiler::fail_jump(int op, PatternContext& context) {
  const size_t pops = static_cast<size_t>(context.on_top) + context.stores.size();
  ensure_fail_blocks(pops, context);
  jump(op, context.fail_blocks[pops]);
}

void Compiler::emit_fail_blocks(PatternContext& context) {
  if (context.fail_blocks.empty()) return;
  while (context.fail_blocks.size() > 1) {
    use(context.fail_blocks.back());
    context.fail_blocks.pop_back();
    emit(Op::POP_TOP);
  }
  use(context.fail_blocks[0]);
  context.fail_blocks.clear();
}

void Compiler::store_capture(std::string_view name, PatternContext& context) {
  if (name.data() == nullptr) return emit(Op::POP_TOP);
  check_forbidden(name, Context::Store);
  if (std::find(context.stores.begin(), context.stores.end(), name) != context.stores.end())
    fail("multiple assignments to name '" + std::string(name) + "' in pattern");
  rotate(context.on_top + static_cast<int>(context.stores.size()) + 1);
  context.stores.push_back(name);
}

void Compiler::match(const Match& s) {
  visit(s.subject);
  Block* end = new_block();
  const size_t count = s.cases.size();
  const bool has_default =
      is_wildcard(s.cases.back()->pattern) && !as<MatchAs>(*s.cases.back()->pattern).pattern && count > 1;
  const size_t tested = count - (has_default ? 1 : 0);
  for (size_t i = 0; i < tested; ++i) {
    const MatchCase& match_case = *s.cases[i];
    set_loc(*match_case.pattern);
    const bool is_last = i + 1 == tested;
    if (!is_last) emit(Op::COPY, 1);
    PatternContext context;
    context.allows_irrefutable = match_case.guard != nullptr || i + 1 == count;
    pattern(*match_case.pattern, context);
    for (const std::string_view name : context.stores) name_op(name, Context::Store);
    if (match_case.guard) {
      ensure_fail_blocks(0, context);
      jump_if(match_case.guard, context.fail_blocks[0], false);
    }
    if (!is_last) emit(Op::POP_TOP);
    statements(match_case.body);
    jump(kJump, end);
    set_loc(*match_case.pattern);
    emit_fail_blocks(context);
  }
  if (has_default) {
    const MatchCase& match_case = *s.cases.back();
    set_loc(*match_case.pattern);
    emit(Op::NOP);
    if (match_case.guard) jump_if(match_case.guard, end, false);
    statements(match_case.body);
  }
  use(end);
}

void Compiler::sub_pattern(const Pattern& p, PatternContext& context) {
  const bool saved = context.allows_irrefutable;
  context.allows_irrefutable = true;
  pattern(p, context);
  context.allows_irrefutable = saved;
}

void Compiler::pattern(const Pattern& p, PatternContext& context) {
  set_loc(p);
  switch (p.kind) {
    case Kind::MatchValue:
      visit(as<MatchValue>(p).value);
      compare_op(CmpOperator::Eq);
      return fail_jump(kPopJumpIfFalse, context);
    case Kind::MatchSingleton:
      load_const(*as<MatchSingleton>(p).value);
      compare_op(CmpOperator::Is);
      return fail_jump(kPopJumpIfFalse, context);
    case Kind::MatchSequence:
      return pattern_sequence(as<MatchSequence>(p), context);
    case Kind::MatchMapping:
      return pattern_mapping(as<MatchMapping>(p), context);
    case Kind::MatchClass:
      return pattern_class(as<MatchClass>(p), context);
    case Kind::MatchStar:
      return store_capture(as<MatchStar>(p).name, context);
    case Kind::MatchAs:
      return pattern_as(as<MatchAs>(p), context);
    case Kind::MatchOr:
      return pattern_or(as<MatchOr>(p), context);
    default:
      return;
  }
}

void Compiler::pattern_sequence(const MatchSequence& p, PatternContext& context) {
  const size_t count = p.patterns.size();
  size_t star = count;
  bool only_wildcards = true, is_star_ignored = false;
  for (size_t i = 0; i < count; ++i) {
    const Pattern* part = p.patterns[i];
    if (is<MatchStar>(part)) {
      if (star < count) fail("multiple starred names in sequence pattern");
      is_star_ignored = is_star_wildcard(part);
      only_wildcards = only_wildcards && is_star_ignored;
      star = i;
    } else {
      only_wildcards = only_wildcards && is_wildcard(part);
    }
  }
  ++context.on_top;
  emit(Op::MATCH_SEQUENCE);
  fail_jump(kPopJumpIfFalse, context);
  if (star == count) {
    emit(Op::GET_LEN);
    load_const(Const::of_int(static_cast<int64_t>(count)));
    compare_op(CmpOperator::Eq);
    fail_jump(kPopJumpIfFalse, context);
  } else if (count > 1) {
    emit(Op::GET_LEN);
    load_const(Const::of_int(static_cast<int64_t>(count) - 1));
    compare_op(CmpOperator::GtE);
    fail_jump(kPopJumpIfFalse, context);
  }
  --context.on_top;
  if (only_wildcards) return emit(Op::POP_TOP);
  if (is_star_ignored) return pattern_subscript(p, star, context);
  pattern_unpack(p, context);
}

void Compiler::pattern_unpack(const MatchSequence& p, PatternContext& context) {
  const size_t count = p.patterns.size();
  bool has_star = false;
  for (size_t i = 0; i < count; ++i) {
    if (!is<MatchStar>(p.patterns[i])) continue;
    if (i >= 256) fail("too many expressions in star-unpacking sequence pattern");
    emit(Op::UNPACK_EX, static_cast<int>(i + ((count - i - 1) << 8)));
    has_star = true;
  }
  if (!has_star) emit(Op::UNPACK_SEQUENCE, static_cast<int>(count));
  context.on_top += static_cast<int>(count);
  for (const Pattern* part : p.patterns) {
    --context.on_top;
    sub_pattern(*part, context);
  }
}

void Compiler::pattern_subscript(const MatchSequence& p, size_t star, PatternContext& context) {
  ++context.on_top;
  const size_t count = p.patterns.size();
  for (size_t i = 0; i < count; ++i) {
    if (i == star || is_wildcard(p.patterns[i])) continue;
    emit(Op::COPY, 1);
    if (i < star) {
      load_const(Const::of_int(static_cast<int64_t>(i)));
    } else {
      emit(Op::GET_LEN);
      load_const(Const::of_int(static_cast<int64_t>(count - i)));
      binary_op(Operator::Sub, false);
    }
    emit(Op::BINARY_SUBSCR);
    sub_pattern(*p.patterns[i], context);
  }
  --context.on_top;
  emit(Op::POP_TOP);
}

void Compiler::pattern_mapping(const MatchMapping& p, PatternContext& context) {
  const auto count = static_cast<int>(p.keys.size());
  ++context.on_top;
  emit(Op::MATCH_MAPPING);
  fail_jump(kPopJumpIfFalse, context);
  if (count == 0 && !is_set(p.rest)) {
    --context.on_top;
    return emit(Op::POP_TOP);
  }
  if (count > 0) {
    emit(Op::GET_LEN);
    load_const(Const::of_int(count));
    compare_op(CmpOperator::GtE);
    fail_jump(kPopJumpIfFalse, context);
  }
  pattern_mapping_keys(p, context);
  emit(Op::UNPACK_SEQUENCE, count);
  context.on_top += count - 1;
  for (const Pattern* part : p.patterns) {
    --context.on_top;
    sub_pattern(*part, context);
  }
  context.on_top -= 2;
  if (!is_set(p.rest)) {
    emit(Op::POP_TOP);
    return emit(Op::POP_TOP);
  }
  // rest = dict(subject); for key in keys: del rest[key]
  emit(Op::BUILD_MAP, 0);
  emit(Op::SWAP, 3);
  emit(Op::DICT_UPDATE, 2);
  emit(Op::UNPACK_SEQUENCE, count);
  for (int left = count; left > 0; --left) {
    emit(Op::COPY, 1 + left);
    emit(Op::SWAP, 2);
    emit(Op::DELETE_SUBSCR);
  }
  store_capture(p.rest, context);
}

namespace {

/// A number's parts, if it is one that a double holds.
bool parts_of(const Const& c, double& real, double& imag) {
  imag = 0;
  switch (c.kind) {
    case Const::Kind::True:
    case Const::Kind::False:
      return real = c.kind == Const::Kind::True, true;
    case Const::Kind::Int:
      real = static_cast<double>(c.integer);
      return c.integer >= -(int64_t{1} << 53) && c.integer <= int64_t{1} << 53;
    case Const::Kind::Float:
      return real = c.real, true;
    case Const::Kind::Complex:
      real = c.real;
      imag = c.imag;
      return true;
    default:
      return false;
  }
}

/// As a dict tells keys: numbers are equal whatever their types.
bool is_equal_key(const Const& a, const Const& b) {
  double ar, ai, br, bi;
  if (parts_of(a, ar, ai) && parts_of(b, br, bi)) return ar == br && ai == bi;
  return is_same(a, b);
}

}  // namespace

/// Pushes the keys as a tuple and their values, or fails.
void Compiler::pattern_mapping_keys(const MatchMapping& p, PatternContext& context) {
  std::vector<Const> seen;
  for (const Expr* key : p.keys) {
    const Expr* value = folded(key);
    if (const Constant* constant = cast<Constant>(value)) {
      for (const Const& other : seen)
        if (is_equal_key(other, *constant->value))
          fail("mapping pattern checks duplicate key (" + repr(*constant->value) + ")");
      seen.push_back(*constant->value);
    } else if (!is<Attribute>(key)) {
      fail("mapping pattern keys may only match literals and attribute lookups");
    }
    visit(key);
  }
  emit(Op::BUILD_TUPLE, static_cast<int>(p.keys.size()));
  emit(Op::MATCH_KEYS);
  context.on_top += 2;
  emit(Op::COPY, 1);
  load_none();
  emit(Op::IS_OP, 1);
  fail_jump(kPopJumpIfFalse, context);
}

void Compiler::pattern_class(const MatchClass& p, PatternContext& context) {
  const auto positional = static_cast<int>(p.patterns.size());
  const auto named = static_cast<int>(p.kwd_attrs.size());
  for (size_t i = 0; i < p.kwd_attrs.size(); ++i) {
    check_forbidden(p.kwd_attrs[i], Context::Store);
    for (size_t j = i + 1; j < p.kwd_attrs.size(); ++j)
      if (p.kwd_attrs[i] == p.kwd_attrs[j])
        fail_at(*p.kwd_patterns[j], "attribute name repeated in class pattern: " + std::string(p.kwd_attrs[i]));
  }
  visit(p.cls);
  std::vector<Const> names;
  for (const Identifier name : p.kwd_attrs) names.push_back(Const::of_str(std::string(name)));
  load_const(Const::of_items(Const::Kind::Tuple, std::move(names)));
  emit(Op::MATCH_CLASS, positional);
  emit(Op::COPY, 1);
  load_none();
  emit(Op::IS_OP, 1);
  ++context.on_top;
  fail_jump(kPopJumpIfFalse, context);
  emit(Op::UNPACK_SEQUENCE, positional + named);
  context.on_top += positional + named - 1;
  for (int i = 0; i < positional + named; ++i) {
    --context.on_top;
    const Pattern* part =
        i < positional ? p.patterns[static_cast<size_t>(i)] : p.kwd_patterns[static_cast<size_t>(i - positional)];
    if (is_wildcard(part)) {
      emit(Op::POP_TOP);
    } else {
      sub_pattern(*part, context);
    }
  }
}

void Compiler::pattern_as(const MatchAs& p, PatternContext& context) {
  if (!p.pattern) {
    if (!context.allows_irrefutable) {
      fail(is_set(p.name) ? "name capture '" + std::string(p.name) + "' makes remaining patterns unreachable"
                          : "wildcard makes remaining patterns unreachable");
    }
    return store_capture(p.name, context);
  }
  ++context.on_top;
  emit(Op::COPY, 1);
  pattern(*p.pattern, context);
  --context.on_top;
  store_capture(p.name, context);
}

void Compiler::pattern_or(const MatchOr& p, PatternContext& context) {
  Block* end = new_block();
  PatternContext outer = context;
  std::vector<std::string_view> control;  // The first alternative's captures: the others must bind the same names.
  for (size_t i = 0; i < p.patterns.size(); ++i) {
    const Pattern& alternative = *p.patterns[i];
    set_loc(alternative);
    context = PatternContext();
    context.allows_irrefutable = i + 1 == p.patterns.size() && outer.allows_irrefutable;
    emit(Op::COPY, 1);
    pattern(alternative, context);
    auto& stores = context.stores;
    if (i == 0) {
      control = stores;
    } else if (stores.size() != control.size()) {
      fail("alternative patterns bind different names");
    } else {
      for (size_t wanted = control.size(); wanted-- > 0;) {
        const auto found = std::find(stores.begin(), stores.end(), control[wanted]);
        if (found == stores.end()) fail("alternative patterns bind different names");
        const auto at = static_cast<size_t>(found - stores.begin());
        if (at == wanted) continue;
        // Bring the captures into the control's order, on the stack as in the list.
        std::vector<std::string_view> rotated(stores.begin(), found + 1);
        stores.erase(stores.begin(), found + 1);
        stores.insert(stores.begin() + static_cast<std::ptrdiff_t>(wanted - at), rotated.begin(), rotated.end());
        for (size_t n = 0; n < at + 1; ++n) rotate(static_cast<int>(wanted) + 1);
      }
    }
    jump(kJump, end);
    emit_fail_blocks(context);
  }
  context = std::move(outer);
  emit(Op::POP_TOP);
  fail_jump(kJump, context);
  use(end);
  const int rotations = static_cast<int>(control.size()) + 1 + context.on_top + static_cast<int>(context.stores.size());
  for (const std::string_view name : control) {
    rotate(rotations);
    if (std::find(context.stores.begin(), context.stores.end(), name) != context.stores.end())
      fail("multiple assignments to name '" + std::string(name) + "' in pattern");
    context.stores.push_back(name);
  }
  emit(Op::POP_TOP);
}

}  // namespace refjit::python
