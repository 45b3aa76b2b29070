// f_lineno = N from a trace function: which instruction of the line a frame may go on at, and what of its operand stack
// it drops on the way. The kinds of values on the stack are followed from word to word, as CPython 3.11 does, so that
// nothing jumps to where a loop's iterator or a handled exception is missing.
#include <optional>

#include "vm/code.h"
#include "vm/core/call.h"
#include "vm/core/tracing.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

using python::CodeObject;
using python::Op;

enum Kind : char { kIterator = 'i', kExcept = 'e', kObject = 'o', kNull = 'n', kLasti = 'l' };

/// The kinds on the operand stack before each word, bottom first; none: no way leads there.
using Stacks = std::vector<std::optional<std::string>>;

void pop(std::string& stack, int count = 1) {
  while (count-- > 0 && !stack.empty()) stack.pop_back();
}
void change(std::string& stack, int effect) {
  pop(stack, -effect);
  if (effect > 0) stack.append(static_cast<size_t>(effect), kObject);
}

class StackKinds {
 public:
  explicit StackKinds(const CodeObject& code) : code_(code), stacks_(code.words.size()) {}

  Stacks find() {
    if (stacks_.empty()) return stacks_;
    stacks_[0] = std::string();
    while (has_news_) {
      has_news_ = false;
      for (uint32_t word = 0; word < stacks_.size(); ++word)
        if (stacks_[word]) follow(word);
    }
    return std::move(stacks_);
  }

 private:
  void reach(uint32_t word, const std::string& stack) {
    if (word >= stacks_.size() || stacks_[word]) return;
    stacks_[word] = stack;
    has_news_ = true;
  }

  void follow(uint32_t word) {
    const Op op = python::word_op(code_.words[word]);
    const int arg = static_cast<int>(python::word_arg(code_.words[word]));
    std::string next = *stacks_[word];
    if (const python::ExceptionEntry* entry = code_.handler_of(word)) {
      std::string handler = next.substr(0, std::min<size_t>(next.size(), entry->depth));
      if (entry->lasti) handler += kLasti;
      reach(entry->target, handler + static_cast<char>(kExcept));
    }
    if (python::is_jump(op)) {
      std::string taken = next;
      change(taken, python::stack_effect(op, arg, true));
      reach(code_.jump_target(word), taken);
    }
    switch (op) {
      case Op::JUMP_FORWARD:
      case Op::JUMP_BACKWARD:
      case Op::JUMP_BACKWARD_NO_INTERRUPT:
      case Op::RETURN_VALUE:
      case Op::RAISE_VARARGS:
      case Op::RERAISE:
        return;
      case Op::GET_ITER:
      case Op::GET_AITER:
        pop(next);
        next += kIterator;
        break;
      case Op::PUSH_EXC_INFO:
        next += kExcept;  // Below it what was handled before, which dropping it makes the handled one again.
        break;
      case Op::PUSH_NULL:
        next += kNull;
        break;
      case Op::LOAD_GLOBAL:
        if (arg & 1) next += kNull;
        next += kObject;
        break;
      case Op::LOAD_METHOD:
        pop(next);
        next += kNull;
        next += kObject;
        break;
      case Op::SWAP:
        if (arg > 0 && static_cast<size_t>(arg) <= next.size()) std::swap(next.back(), next[next.size() - arg]);
        break;
      case Op::COPY:
        next += arg > 0 && static_cast<size_t>(arg) <= next.size() ? next[next.size() - arg] : char{kObject};
        break;
      default:
        change(next, python::stack_effect(op, arg, false));
    }
    reach(word + 1, next);
  }

  const CodeObject& code_;
  Stacks stacks_;
  bool has_news_ = true;
};

/// Whether dropping values from the top of `from` gives a stack that can stand for `to`.
bool is_compatible(const std::string& from, const std::string& to) {
  if (from.size() < to.size()) return false;
  for (size_t i = 0; i < to.size(); ++i) {
    const char have = from[i], want = to[i];
    if (want == kObject ? have == kNull : want != kNull && have != want) return false;
  }
  return true;
}

const char* why_incompatible(const std::optional<std::string>& to) {
  if (!to) return "can't jump into an exception handler, or code may be unreachable";
  switch (to->empty() ? char{kObject} : to->back()) {
    case kExcept:
      return "can't jump into an 'except' block as there's no exception";
    case kLasti:
      return "can't jump into a re-raising block as there's no location";
    case kIterator:
      return "can't jump into the body of a for loop";
    default:
      return "incompatible stacks";
  }
}

bool fail_jump(Vm& vm, const std::string& text) {
  vm.raise(vm.types().ValueError, text);
  return false;
}

/// The first line at or after `line` that has instructions; 0: none.
uint32_t next_line(const CodeObject& code, int64_t line) {
  uint32_t best = 0;
  for (const Span& span : code.spans)
    if (span.line >= line && (!best || span.line < best)) best = span.line;
  return best;
}

/// Words at which the code comes to `line` from another one.
std::vector<uint32_t> starts_of(const CodeObject& code, uint32_t line) {
  std::vector<uint32_t> out;
  uint32_t last = 0;
  for (uint32_t word = 0; word < code.words.size(); ++word) {
    const uint32_t own = code.spans[word].line;
    if (!own || own == last) continue;
    if (own == line) out.push_back(word);
    last = own;
  }
  return out;
}

}  // namespace

bool jump_to_line(Vm& vm, FrameObject* object, Value line) {
  int64_t wanted;
  if (!is_int(line)) return fail_jump(vm, "lineno must be an integer");
  if (!vm.as_int64(line, wanted)) return false;
  Frame* frame = object->live;
  const uint32_t event = running_event(object);
  if (event <= kCallEvent) return fail_jump(vm, "can't jump from the 'call' trace event of a new frame");
  if (event != kLineEvent) return fail_jump(vm, "can only jump from a 'line' trace event");
  const CodeObject& code = *frame->code->source;
  if (wanted < code.first_line)
    return fail_jump(vm, "line " + std::to_string(wanted) + " comes before the current code block");
  const uint32_t target_line = next_line(code, wanted);
  if (!target_line) return fail_jump(vm, "line " + std::to_string(wanted) + " comes after the current code block");
  const Stacks stacks = StackKinds(code).find();
  const auto& start = stacks[frame->instruction()];
  if (!start) return fail_jump(vm, "can't jump from unreachable code");
  const char* reason = nullptr;
  std::optional<uint32_t> best;
  for (const uint32_t word : starts_of(code, target_line)) {
    if (stacks[word] && is_compatible(*start, *stacks[word])) {
      if (!best || stacks[word]->size() > stacks[*best]->size()) best = word;
    } else {
      reason = why_incompatible(stacks[word]);
    }
  }
  if (!best) return fail_jump(vm, reason ? reason : "cannot find bytecode for specified line");
  for (size_t depth = start->size(); depth > stacks[*best]->size(); --depth) {
    Value dropped = *--frame->top;
    if ((*start)[depth - 1] == kExcept)
      assign(vm.state().handled->exception, dropped);  // The exception handled before is the handled one again.
    else
      decref(dropped);
  }
  frame->set_instruction(*best);
  return true;
}

}  // namespace refjit::vm
