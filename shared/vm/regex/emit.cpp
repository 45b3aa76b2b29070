// From the syntax tree to instructions. Depth of recursion is that of the pattern, which the parser bounds.
#include <algorithm>

#include "vm/regex/tree.h"

namespace refjit::vm::regex {

namespace {

struct Width {
  int64_t least, most;
};
constexpr int64_t kWide = int64_t{1} << 40;

class Emitter {
 public:
  Emitter(const Tree& tree, Program& program, Fault& fault) : tree_(tree), program_(program), fault_(fault) {}
  bool run() {
    program_.registers = 2 * program_.groups + 1;
    group_widths_.assign(static_cast<size_t>(program_.groups) + 1, Width{0, 0});
    node(tree_.root);
    put(Op::Succeed);
    return is_fine_;
  }

 private:
  const Node& at(int32_t n) const { return tree_.nodes[static_cast<size_t>(n)]; }
  int32_t here() const { return static_cast<int32_t>(program_.code.size()); }
  int32_t put(Op op, int32_t a = 0, int32_t b = 0, int32_t c = 0, int32_t d = 0) {
    program_.code.push_back({op, a, b, c, d});
    return here() - 1;
  }
  Instruction& code(int32_t at) { return program_.code[static_cast<size_t>(at)]; }
  int32_t new_registers(int count) { return std::exchange(program_.registers, program_.registers + count); }
  bool is_ascii(const Node& n) const { return (n.flags & kAscii) || !(program_.flags & kUnicode); }

  Width width(int32_t n);
  void node(int32_t n);
  void literal(const Node& n);
  void branch(const Node& n);
  void repeat(const Node& n);
  void look(const Node& n);
  /// The single-character node that `n` comes down to, or -1.
  int32_t single(int32_t n) const;

  const Tree& tree_;
  Program& program_;
  Fault& fault_;
  std::vector<Width> group_widths_;
  bool is_fine_ = true;
};

Width Emitter::width(int32_t index) {
  const Node& n = at(index);
  Width w{0, 0};
  switch (n.kind) {
    case Node::Kind::Literal:
    case Node::Kind::Any:
    case Node::Kind::Set:
      return {1, 1};
    case Node::Kind::Branch:
      w = width(n.kids[0]);
      for (int32_t kid : n.kids) {
        const Width k = width(kid);
        w = {std::min(w.least, k.least), std::max(w.most, k.most)};
      }
      return w;
    case Node::Kind::Repeat:
      w = width(n.kids[0]);
      return {std::min(kWide, w.least * n.a), n.b == kForever ? (w.most ? kWide : 0) : std::min(kWide, w.most * n.b)};
    case Node::Kind::Back:
      return group_widths_[static_cast<size_t>(n.a)];
    case Node::Kind::If: {
      const Width yes = width(n.kids[0]), no = n.kids.size() > 1 ? width(n.kids[1]) : Width{0, 0};
      return {std::min(yes.least, no.least), std::max(yes.most, no.most)};
    }
    case Node::Kind::Sequence:
    case Node::Kind::Group:
    case Node::Kind::Atomic:
      for (int32_t kid : n.kids) {
        const Width k = width(kid);
        w = {std::min(kWide, w.least + k.least), std::min(kWide, w.most + k.most)};
      }
      if (n.kind == Node::Kind::Group && n.a) group_widths_[static_cast<size_t>(n.a)] = w;
      return w;
    default:
      return w;
  }
}

int32_t Emitter::single(int32_t index) const {
  while (true) {
    const Node& n = at(index);
    switch (n.kind) {
      case Node::Kind::Literal:
      case Node::Kind::Any:
      case Node::Kind::Set:
        return index;
      case Node::Kind::Sequence:
        if (n.kids.size() != 1) return -1;
        break;
      case Node::Kind::Group:
        if (n.a) return -1;
        break;
      default:
        return -1;
    }
    index = n.kids[0];
  }
}

void Emitter::literal(const Node& n) {
  const auto c = static_cast<uint32_t>(n.a);
  if (n.flags & kIgnoreCase) {
    const std::vector<uint32_t> all = case_variants(c, is_ascii(n));
    if (all.size() > 1) {
      CharSet set;
      for (uint32_t v : all) set.ranges.emplace_back(v, v);
      set.seal();
      program_.sets.push_back(std::move(set));
      put(Op::Set, static_cast<int32_t>(program_.sets.size()) - 1);
      return;
    }
  }
  put(Op::Char, n.a);
}

void Emitter::branch(const Node& n) {
  std::vector<int32_t> ends;
  for (size_t i = 0; i < n.kids.size(); ++i) {
    const bool is_last = i + 1 == n.kids.size();
    const int32_t split = is_last ? -1 : put(Op::Split);
    if (!is_last) code(split).a = here();
    node(n.kids[i]);
    if (is_last) break;
    ends.push_back(put(Op::Jump));
    code(split).b = here();
  }
  for (int32_t end : ends) code(end).a = here();
}

void Emitter::repeat(const Node& n) {
  if (const int32_t one = single(n.kids[0]); one >= 0) {
    put(Op::Repeat, n.a, n.b, n.mode);
    node(one);
    return;
  }
  const int32_t guard = n.mode == kPossessive ? new_registers(1) : -1;
  if (guard >= 0) put(Op::Atomic, guard);
  if (n.a == 0 && n.b == 1) {
    const int32_t split = put(Op::Split);
    const int32_t inside = here();
    node(n.kids[0]);
    if (n.mode == kLazy) {
      code(split).a = here();
      code(split).b = inside;
    } else {
      code(split).a = inside;
      code(split).b = here();
    }
  } else {
    const int32_t counter = new_registers(2);
    put(Op::LoopInit, counter);
    const int32_t jump = put(Op::Jump);
    const int32_t inside = here();
    node(n.kids[0]);
    code(jump).a = here();
    put(n.mode == kLazy ? Op::LazyLoop : Op::Loop, counter, n.a, n.b, inside);
  }
  if (guard >= 0) put(Op::AtomicEnd, guard);
}

void Emitter::look(const Node& n) {
  int64_t behind = 0;
  if (n.mode & 2) {
    const Width w = width(n.kids[0]);
    if (w.least != w.most) {
      if (is_fine_) fault_ = {"look-behind requires fixed-width pattern", -1, Fault::Kind::Error};
      is_fine_ = false;
      return;
    }
    behind = w.least;
  }
  const bool is_negative = n.mode & 1;
  const int32_t registers = new_registers(2);
  const int32_t begin = put(is_negative ? Op::Not : Op::Assert, registers, static_cast<int32_t>(behind));
  node(n.kids[0]);
  put(is_negative ? Op::NotEnd : Op::AssertEnd, registers);
  code(begin).c = here();
}

void Emitter::node(int32_t index) {
  const Node& n = at(index);
  switch (n.kind) {
    case Node::Kind::Empty:
      break;
    case Node::Kind::Sequence:
      for (int32_t kid : n.kids) node(kid);
      break;
    case Node::Kind::Branch:
      return branch(n);
    case Node::Kind::Literal:
      return literal(n);
    case Node::Kind::Any:
      put(n.flags & kDotAll ? Op::AnyAll : Op::Any);
      break;
    case Node::Kind::Set:
      put(Op::Set, n.a);
      break;
    case Node::Kind::At:
      put(Op::At, n.a);
      break;
    case Node::Kind::Group:
      if (n.a) put(Op::Save, 2 * (n.a - 1));
      node(n.kids[0]);
      if (n.a) {
        put(Op::Save, 2 * (n.a - 1) + 1);
        width(index);
      }
      break;
    case Node::Kind::Repeat:
      return repeat(n);
    case Node::Kind::Back:
      put(Op::Back, n.a, (n.flags & kIgnoreCase) ? 1 : 0, is_ascii(n) ? 1 : 0);
      break;
    case Node::Kind::Look:
      return look(n);
    case Node::Kind::If: {
      const int32_t test = put(Op::IfGroup, n.a);
      node(n.kids[0]);
      if (n.kids.size() > 1) {
        const int32_t jump = put(Op::Jump);
        code(test).b = here();
        node(n.kids[1]);
        code(jump).a = here();
      } else {
        code(test).b = here();
      }
      break;
    }
    case Node::Kind::Atomic: {
      const int32_t guard = new_registers(1);
      put(Op::Atomic, guard);
      node(n.kids[0]);
      put(Op::AtomicEnd, guard);
      break;
    }
    case Node::Kind::Fail:
      put(Op::Fail);
      break;
  }
}

}  // namespace

bool emit(const Tree& tree, Program& program, Fault& fault) { return Emitter(tree, program, fault).run(); }

}  // namespace refjit::vm::regex
