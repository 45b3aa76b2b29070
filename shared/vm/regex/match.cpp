// The matcher: runs a Program with a stack of choices and of registers to restore.
#include "vm/regex/regex.h"
#include "vm/types/text.h"

namespace refjit::vm::regex {

namespace {

/// One thing to do when matching fails: go on elsewhere, or put a register back.
struct Entry {
  enum class Kind : uint8_t { Choice, Restore, Greedy, Lazy, LazyLoop };
  Kind kind;
  int32_t at;     ///< Instruction, or register.
  int64_t value;  ///< Position, or the register's old value.
  int64_t least;  ///< Greedy: the first position that may be given back to; Lazy: how many more may be taken.
};

template <class Char>
class Matcher {
 public:
  Matcher(const Program& program, const Char* text, const Subject& subject)
      : program_(program),
        code_(program.code.data()),
        text_(text),
        end_(subject.end),
        subject_(subject),
        registers_(static_cast<size_t>(program.registers), -1) {}

  /// Whether the program matches from `start`; registers hold the groups then.
  bool run(int64_t start, bool is_full, bool must_advance);
  bool is_stopped() const { return is_stopped_; }
  int64_t position() const { return position_; }
  const std::vector<int64_t>& registers() const { return registers_; }
  /// Whether a match could begin with this character.
  bool takes_one(const Instruction& i, uint32_t c) const {
    switch (i.op) {
      case Op::Char:
        return c == static_cast<uint32_t>(i.a);
      case Op::Any:
        return c != '\n';
      case Op::AnyAll:
        return true;
      default:
        return program_.sets[static_cast<size_t>(i.a)].has(c);
    }
  }

 private:
  void set(int32_t index, int64_t value) {
    auto& slot = registers_[static_cast<size_t>(index)];
    stack_.push_back({Entry::Kind::Restore, index, slot, 0});
    slot = value;
  }
  void choice(int32_t at, int64_t position) { stack_.push_back({Entry::Kind::Choice, at, position, 0}); }
  int64_t height() const { return static_cast<int64_t>(stack_.size()); }
  bool is_word_at(int64_t p, bool is_ascii) const {
    if (p < 0 || p >= end_) return false;
    const uint32_t c = text_[p];
    if (c < 128) return c == '_' || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z');
    return !is_ascii && (is_alpha(c) || is_numeric(c) || is_decimal(c) || is_digit(c));
  }
  bool is_at(int32_t place) const;
  bool same_as_group(const Instruction& i);
  bool repeat(const Instruction& i);
  bool loop(const Instruction& i);
  bool step(const Instruction& i);
  bool back();
  void cut(int64_t to);
  void unwind(int64_t to);

  const Program& program_;
  const Instruction* code_;
  const Char* text_;
  int64_t end_;
  const Subject& subject_;
  std::vector<int64_t> registers_;
  std::vector<Entry> stack_;
  int32_t pc_ = 0;
  int64_t position_ = 0;
  bool is_stopped_ = false;
};

template <class Char>
bool Matcher<Char>::is_at(int32_t place) const {
  const int64_t p = position_;
  switch (place) {
    case kBegin:
      return p == 0;
    case kBeginLine:
      return p == 0 || text_[p - 1] == '\n';
    case kEnd:
      return p == end_ || (p == end_ - 1 && text_[p] == '\n');
    case kEndLine:
      return p == end_ || text_[p] == '\n';
    case kEndString:
      return p == end_;
    case kBoundary:
    case kNoBoundary:
      return (is_word_at(p - 1, false) != is_word_at(p, false)) == (place == kBoundary) && (end_ > 0);
    default:
      return (is_word_at(p - 1, true) != is_word_at(p, true)) == (place == kAsciiBoundary) && (end_ > 0);
  }
}

template <class Char>
bool Matcher<Char>::same_as_group(const Instruction& i) {
  const int64_t first = registers_[static_cast<size_t>(2 * (i.a - 1))];
  const int64_t last = registers_[static_cast<size_t>(2 * (i.a - 1) + 1)];
  if (first < 0 || last < first || end_ - position_ < last - first) return false;
  for (int64_t k = first; k < last; ++k, ++position_) {
    const uint32_t x = text_[k], y = text_[position_];
    if (x != y && !(i.b && lower(x, i.c) == lower(y, i.c))) return false;
  }
  return true;
}

template <class Char>
bool Matcher<Char>::repeat(const Instruction& i) {
  const Instruction& one = code_[pc_ + 1];
  const int64_t room = end_ - position_;
  if (room < i.a) return false;
  const int64_t most = i.c == kLazy ? i.a : std::min<int64_t>(i.b == kForever ? room : i.b, room);
  int64_t p = position_;
  const int64_t stop = p + most;
  if (one.op == Op::AnyAll)
    p = stop;
  else
    while (p < stop && takes_one(one, text_[p])) ++p;
  const int64_t least = position_ + i.a;
  if (p < least) return false;
  if (i.c == kLazy) {
    const int64_t more = i.b == kForever ? INT64_MAX : i.b - i.a;
    if (more > 0) stack_.push_back({Entry::Kind::Lazy, pc_, p, more});
  } else if (i.c == kGreedy && p > least) {
    stack_.push_back({Entry::Kind::Greedy, pc_ + 2, p, least});
  }
  position_ = p;
  pc_ += 2;
  return true;
}

/// Loop and LazyLoop, reached before the first pass and after each.
template <class Char>
bool Matcher<Char>::loop(const Instruction& i) {
  const int64_t count = registers_[static_cast<size_t>(i.a)] + 1;
  const bool has_moved = registers_[static_cast<size_t>(i.a + 1)] != position_;
  const bool may_go_on = (i.c == kForever || count < i.c) && has_moved;
  if (count < i.b) {
    set(i.a, count);
    pc_ = i.d;
  } else if (i.op == Op::LazyLoop) {
    if (may_go_on) stack_.push_back({Entry::Kind::LazyLoop, pc_, position_, 0});
    ++pc_;
  } else if (may_go_on) {
    choice(pc_ + 1, position_);
    set(i.a, count);
    set(i.a + 1, position_);
    pc_ = i.d;
  } else {
    ++pc_;
  }
  return true;
}

/// Drops the choices above `to` but keeps what restores registers.
template <class Char>
void Matcher<Char>::cut(int64_t to) {
  size_t kept = static_cast<size_t>(to);
  for (size_t k = kept; k < stack_.size(); ++k)
    if (stack_[k].kind == Entry::Kind::Restore) stack_[kept++] = stack_[k];
  stack_.resize(kept);
}

template <class Char>
void Matcher<Char>::unwind(int64_t to) {
  for (; height() > to; stack_.pop_back())
    if (stack_.back().kind == Entry::Kind::Restore)
      registers_[static_cast<size_t>(stack_.back().at)] = stack_.back().value;
}

/// Goes on at the last choice; false: there is none.
template <class Char>
bool Matcher<Char>::back() {
  while (!stack_.empty()) {
    Entry& top = stack_.back();
    if (top.kind == Entry::Kind::Restore) {
      registers_[static_cast<size_t>(top.at)] = top.value;
      stack_.pop_back();
      continue;
    }
    pc_ = top.at;
    position_ = top.value;
    if (top.kind == Entry::Kind::Greedy) {
      position_ = --top.value;
      if (top.value == top.least) stack_.pop_back();
      // What follows is a plain character: give back until it stands there.
      if (code_[pc_].op == Op::Char && text_[position_] != static_cast<Char>(code_[pc_].a)) continue;
      return true;
    }
    if (top.kind == Entry::Kind::Lazy) {
      if (position_ >= end_ || !takes_one(code_[pc_ + 1], text_[position_])) {
        stack_.pop_back();
        continue;
      }
      top.value = ++position_;
      if (--top.least == 0) stack_.pop_back();
      pc_ += 2;
      return true;
    }
    const bool is_loop = top.kind == Entry::Kind::LazyLoop;
    stack_.pop_back();
    if (is_loop) {
      const Instruction& i = code_[pc_];
      set(i.a, registers_[static_cast<size_t>(i.a)] + 1);
      set(i.a + 1, position_);
      pc_ = i.d;
    }
    return true;
  }
  return false;
}

/// One instruction other than Succeed; false: it does not match.
template <class Char>
bool Matcher<Char>::step(const Instruction& i) {
  switch (i.op) {
    case Op::Char:
    case Op::Any:
    case Op::AnyAll:
    case Op::Set:
      if (position_ >= end_ || !takes_one(i, text_[position_])) return false;
      ++position_;
      break;
    case Op::At:
      if (!is_at(i.a)) return false;
      break;
    case Op::Save:
      set(i.a, position_);
      if (i.a & 1) set(2 * program_.groups, i.a / 2 + 1);
      break;
    case Op::Jump:
      pc_ = i.a;
      return true;
    case Op::Split:
      choice(i.b, position_);
      pc_ = i.a;
      return true;
    case Op::Repeat:
      return repeat(i);
    case Op::LoopInit:
      set(i.a, -1);
      set(i.a + 1, -1);
      break;
    case Op::Loop:
    case Op::LazyLoop:
      return loop(i);
    case Op::Back:
      if (!same_as_group(i)) return false;
      break;
    case Op::IfGroup:
      if (registers_[static_cast<size_t>(2 * (i.a - 1) + 1)] < 0) return pc_ = i.b, true;
      break;
    case Op::Assert:
      if (position_ < i.b) return false;
      set(i.a + 1, position_);
      set(i.a, 0);
      registers_[static_cast<size_t>(i.a)] = height();
      position_ -= i.b;
      break;
    case Op::AssertEnd:
      cut(registers_[static_cast<size_t>(i.a)]);
      position_ = registers_[static_cast<size_t>(i.a + 1)];
      break;
    case Op::Not:
      if (position_ < i.b) return pc_ = i.c, true;
      set(i.a, 0);
      registers_[static_cast<size_t>(i.a)] = height();
      choice(i.c, position_);
      position_ -= i.b;
      break;
    case Op::NotEnd:
      unwind(registers_[static_cast<size_t>(i.a)]);
      return false;
    case Op::Atomic:
      set(i.a, 0);
      registers_[static_cast<size_t>(i.a)] = height();
      break;
    case Op::AtomicEnd:
      cut(registers_[static_cast<size_t>(i.a)]);
      break;
    default:
      return false;
  }
  ++pc_;
  return true;
}

template <class Char>
bool Matcher<Char>::run(int64_t start, bool is_full, bool must_advance) {
  std::fill(registers_.begin(), registers_.end(), -1);
  stack_.clear();
  pc_ = 0;
  position_ = start;
  for (uint32_t steps = 1;; ++steps) {
    if ((steps & 0xFFFFF) == 0 && subject_.is_stopped && subject_.is_stopped()) return is_stopped_ = true, false;
    const Instruction& i = code_[pc_];
    bool is_fine;
    if (i.op == Op::Succeed) {
      if (!(is_full && position_ != end_) && !(must_advance && position_ == start)) return true;
      is_fine = false;
    } else {
      is_fine = step(i);
    }
    if (!is_fine && !back()) return false;
  }
}

template <class Char>
bool search_in(const Program& program, const Char* text, const Subject& subject, Anchor anchor, bool must_advance,
               std::vector<int64_t>& marks) {
  Matcher<Char> matcher(program, text, subject);
  size_t first = 0;
  while (program.code[first].op == Op::Save) ++first;
  Instruction lead = program.code[first];
  if (lead.op == Op::Repeat && lead.a > 0) lead = program.code[first + 1];
  const bool has_lead = lead.op == Op::Char || lead.op == Op::Set;
  const bool only_first = lead.op == Op::At && lead.a == kBegin;
  for (int64_t start = subject.start; start <= subject.end; ++start) {
    if (anchor == Anchor::Search && has_lead) {
      while (start < subject.end && !matcher.takes_one(lead, text[start])) ++start, must_advance = false;
      if (start == subject.end) return false;
    }
    if (matcher.run(start, anchor == Anchor::Full, must_advance)) {
      marks.assign({start, matcher.position()});
      marks.insert(marks.end(), matcher.registers().begin(), matcher.registers().begin() + 2 * program.groups + 1);
      // A group that was left open in the last pass counts as it stood before.
      for (size_t g = 2; g + 1 < marks.size(); g += 2)
        if (marks[g] < 0 || marks[g + 1] < 0) marks[g] = marks[g + 1] = -1;
      return true;
    }
    if (matcher.is_stopped() || anchor != Anchor::Search || only_first) return false;
    must_advance = false;
  }
  return false;
}

}  // namespace

bool search(const Program& program, const Subject& subject, Anchor anchor, bool must_advance,
            std::vector<int64_t>& marks) {
  if (subject.wide) return search_in(program, subject.wide, subject, anchor, must_advance, marks);
  return search_in(program, subject.narrow, subject, anchor, must_advance, marks);
}

}  // namespace refjit::vm::regex
