// Source text of expressions, as CPython writes annotations when they are kept as strings.
#include "base/number_text.h"
#include "python/compiler.h"

namespace refjit::python {
namespace {

using namespace ast;

enum Precedence {
  kTuple,
  kTest,
  kOr,
  kAnd,
  kNot,
  kCmp,
  kBitOr,
  kBitXor,
  kBitAnd,
  kShift,
  kArith,
  kTerm,
  kFactor,
  kPower,
  kAwait,
  kAtom
};

class Unparser {
 public:
  std::string run(const Expr& e) {
    visit(&e, kTest);
    return std::move(out_);
  }

 private:
  /// Opens a bracket if the place binds tighter than the expression; closes it at the end of the scope.
  class Bracket {
   public:
    Bracket(std::string& out, bool is_needed) : out_(out), is_needed_(is_needed) {
      if (is_needed_) out_ += '(';
    }
    ~Bracket() {
      if (is_needed_) out_ += ')';
    }
    Bracket(const Bracket&) = delete;

   private:
    std::string& out_;
    bool is_needed_;
  };

  template <class T>
  void list(const Seq<Ptr<T>>& items, int level = kTest) {
    for (size_t i = 0; i < items.size(); ++i) {
      if (i > 0) out_ += ", ";
      visit(items[i], level);
    }
  }

  static int level_of(Operator op) {
    switch (op) {
      case Operator::Add:
      case Operator::Sub:
        return kArith;
      case Operator::LShift:
      case Operator::RShift:
        return kShift;
      case Operator::BitOr:
        return kBitOr;
      case Operator::BitXor:
        return kBitXor;
      case Operator::BitAnd:
        return kBitAnd;
      case Operator::Pow:
        return kPower;
      default:
        return kTerm;
    }
  }

  void arguments(const Arguments& args) {
    bool is_first = true;
    const auto comma = [&] {
      if (!is_first) out_ += ", ";
      is_first = false;
    };
    const auto one = [&](const Arg& arg) {
      out_ += arg.arg;
      if (!arg.annotation) return;
      out_ += ": ";
      visit(arg.annotation, kTest);
    };
    const size_t positional = args.posonlyargs.size() + args.args.size();
    for (size_t i = 0; i < positional; ++i) {
      comma();
      const bool is_posonly = i < args.posonlyargs.size();
      one(is_posonly ? *args.posonlyargs[i] : *args.args[i - args.posonlyargs.size()]);
      const size_t first_default = positional - args.defaults.size();
      if (i >= first_default) {
        out_ += '=';
        visit(args.defaults[i - first_default], kTest);
      }
      if (is_posonly && i + 1 == args.posonlyargs.size()) out_ += ", /";
    }
    if (args.vararg || !args.kwonlyargs.empty()) {
      comma();
      out_ += '*';
      if (args.vararg) one(*args.vararg);
    }
    for (size_t i = 0; i < args.kwonlyargs.size(); ++i) {
      comma();
      one(*args.kwonlyargs[i]);
      if (args.kw_defaults[i]) {
        out_ += '=';
        visit(args.kw_defaults[i], kTest);
      }
    }
    if (args.kwarg) {
      comma();
      out_ += "**";
      one(*args.kwarg);
    }
  }

  void clauses(const Seq<Ptr<Comprehension>>& generators) {
    for (const Comprehension* clause : generators) {
      out_ += clause->is_async ? " async for " : " for ";
      visit(clause->target, kTuple);
      out_ += " in ";
      visit(clause->iter, kTest + 1);
      for (const Expr* condition : clause->ifs) {
        out_ += " if ";
        visit(condition, kTest + 1);
      }
    }
  }

  void call(const Call& e) {
    visit(e.func, kAtom);
    if (e.args.size() == 1 && e.keywords.empty() && is<GeneratorExp>(e.args[0])) return visit(e.args[0], kTest);
    out_ += '(';
    list(e.args);
    bool is_first = e.args.empty();
    for (const Keyword* keyword : e.keywords) {
      if (!is_first) out_ += ", ";
      is_first = false;
      if (is_set(keyword->arg)) {
        out_ += keyword->arg;
        out_ += '=';
      } else {
        out_ += "**";
      }
      visit(keyword->value, kTest);
    }
    out_ += ')';
  }

  void dict(const Dict& e) {
    out_ += '{';
    for (size_t i = 0; i < e.values.size(); ++i) {
      if (i > 0) out_ += ", ";
      if (e.keys[i]) {
        visit(e.keys[i], kTest);
        out_ += ": ";
        visit(e.values[i], kTest);
      } else {
        out_ += "**";
        visit(e.values[i], kBitOr);
      }
    }
    out_ += '}';
  }

  void constant(const Constant& e) {
    if (e.value->kind == Const::Kind::Ellipsis) {
      out_ += "...";
      return;
    }
    if (e.kind_text.data()) out_ += e.kind_text;
    std::string text = repr(*e.value);
    // No literal says infinity; 1e309 reads back as one.
    for (size_t at = text.find("inf"); at != std::string::npos && e.value->kind <= Const::Kind::Complex;
         at = text.find("inf", at + 5))
      text.replace(at, 3, "1e309");
    out_ += text;
  }

  std::string fstring_body(const Seq<Ptr<Expr>>& values) {
    std::string body;
    for (const Expr* value : values) body += fstring_part(*value);
    return body;
  }

  std::string fstring_part(const Expr& e) {
    if (const Constant* text = cast<Constant>(&e)) {
      std::string escaped;
      for (const char c : text->value->text) {
        escaped += c;
        if (c == '{' || c == '}') escaped += c;
      }
      return escaped;
    }
    if (const JoinedStr* joined = cast<JoinedStr>(&e)) return fstring_body(joined->values);
    const FormattedValue& field = as<FormattedValue>(e);
    Unparser inner;
    inner.visit(field.value, kTest + 1);
    std::string text = inner.out_[0] == '{' ? "{ " : "{";
    text += inner.out_;
    if (field.conversion > 0) {
      text += '!';
      text += static_cast<char>(field.conversion);
    }
    if (field.format_spec) text += ":" + fstring_part(*field.format_spec);
    return text + "}";
  }

  void tuple(const Seq<Ptr<Expr>>& elements, int level) {
    if (elements.empty()) {
      out_ += "()";
      return;
    }
    const Bracket bracket(out_, level > kTuple);
    list(elements);
    if (elements.size() == 1) out_ += ',';
  }

  void subscript(const Subscript& e) {
    visit(e.value, kAtom);
    out_ += '[';
    visit(e.slice, kTuple);
    out_ += ']';
  }

  void binary(const BinOp& e, int level) {
    const int own = level_of(e.op);
    const bool is_power = e.op == Operator::Pow;
    const Bracket bracket(out_, level > own);
    visit(e.left, own + (is_power ? 1 : 0));
    out_ += ' ';
    out_ += operator_text(e.op);
    out_ += ' ';
    visit(e.right, own + (is_power ? 0 : 1));
  }

  void visit(const Expr* node, int level) {
    const Expr& e = *node;
    switch (e.kind) {
      case Kind::BoolOp: {
        const bool is_and = as<BoolOp>(e).op == BoolOperator::And;
        const int own = is_and ? kAnd : kOr;
        const Bracket bracket(out_, level > own);
        for (size_t i = 0; i < as<BoolOp>(e).values.size(); ++i) {
          if (i > 0) out_ += is_and ? " and " : " or ";
          visit(as<BoolOp>(e).values[i], own + 1);
        }
        return;
      }
      case Kind::NamedExpr: {
        const Bracket bracket(out_, level > kTuple);
        visit(as<NamedExpr>(e).target, kAtom);
        out_ += " := ";
        return visit(as<NamedExpr>(e).value, kAtom);
      }
      case Kind::BinOp:
        return binary(as<BinOp>(e), level);
      case Kind::UnaryOp: {
        const UnaryOperator op = as<UnaryOp>(e).op;
        const int own = op == UnaryOperator::Not ? kNot : kFactor;
        const Bracket bracket(out_, level > own);
        out_ += op == UnaryOperator::Invert ? "~"
                : op == UnaryOperator::Not  ? "not "
                : op == UnaryOperator::UAdd ? "+"
                                            : "-";
        return visit(as<UnaryOp>(e).operand, own);
      }
      case Kind::Lambda: {
        const Bracket bracket(out_, level > kTest);
        const Arguments& args = *as<Lambda>(e).args;
        const bool has_any =
            !args.posonlyargs.empty() || !args.args.empty() || args.vararg || !args.kwonlyargs.empty() || args.kwarg;
        out_ += has_any ? "lambda " : "lambda";
        arguments(args);
        out_ += ": ";
        return visit(as<Lambda>(e).body, kTest);
      }
      case Kind::IfExp: {
        const Bracket bracket(out_, level > kTest);
        visit(as<IfExp>(e).body, kTest + 1);
        out_ += " if ";
        visit(as<IfExp>(e).test, kTest + 1);
        out_ += " else ";
        return visit(as<IfExp>(e).orelse, kTest);
      }
      case Kind::Dict:
        return dict(as<Dict>(e));
      case Kind::Set:
        out_ += '{';
        list(as<ast::Set>(e).elts);
        out_ += '}';
        return;
      case Kind::ListComp:
        out_ += '[';
        visit(as<ListComp>(e).elt, kTest);
        clauses(as<ListComp>(e).generators);
        out_ += ']';
        return;
      case Kind::SetComp:
        out_ += '{';
        visit(as<SetComp>(e).elt, kTest);
        clauses(as<SetComp>(e).generators);
        out_ += '}';
        return;
      case Kind::GeneratorExp:
        out_ += '(';
        visit(as<GeneratorExp>(e).elt, kTest);
        clauses(as<GeneratorExp>(e).generators);
        out_ += ')';
        return;
      case Kind::DictComp:
        out_ += '{';
        visit(as<DictComp>(e).key, kTest);
        out_ += ": ";
        visit(as<DictComp>(e).value, kTest);
        clauses(as<DictComp>(e).generators);
        out_ += '}';
        return;
      case Kind::Await: {
        const Bracket bracket(out_, level > kAwait);
        out_ += "await ";
        return visit(as<Await>(e).value, kAtom);
      }
      case Kind::Yield: {
        if (!as<Yield>(e).value) {
          out_ += "(yield)";
          return;
        }
        out_ += "(yield ";
        visit(as<Yield>(e).value, kTuple);
        out_ += ')';
        return;
      }
      case Kind::YieldFrom:
        out_ += "(yield from ";
        visit(as<YieldFrom>(e).value, kTest);
        out_ += ')';
        return;
      case Kind::Compare: {
        const Bracket bracket(out_, level > kCmp);
        visit(as<Compare>(e).left, kCmp + 1);
        for (size_t i = 0; i < as<Compare>(e).ops.size(); ++i) {
          out_ += ' ';
          out_ += operator_text(as<Compare>(e).ops[i]);
          out_ += ' ';
          visit(as<Compare>(e).comparators[i], kCmp + 1);
        }
        return;
      }
      case Kind::Call:
        return call(as<Call>(e));
      case Kind::FormattedValue:
      case Kind::JoinedStr:
        out_ += "f" + repr_str(fstring_part(e));
        return;
      case Kind::Constant:
        return constant(as<Constant>(e));
      case Kind::Attribute: {
        const Attribute& attribute = as<Attribute>(e);
        visit(attribute.value, kAtom);
        const Constant* number = cast<Constant>(attribute.value);
        out_ += number && (number->value->kind == Const::Kind::Int || number->value->kind == Const::Kind::BigInt) ? " ."
                                                                                                                  : ".";
        out_ += attribute.attr;
        return;
      }
      case Kind::Subscript:
        return subscript(as<Subscript>(e));
      case Kind::Starred:
        out_ += '*';
        return visit(as<Starred>(e).value, kBitOr);
      case Kind::Name:
        out_ += as<Name>(e).id;
        return;
      case Kind::List:
        out_ += '[';
        list(as<ast::List>(e).elts);
        out_ += ']';
        return;
      case Kind::Tuple:
        return tuple(as<Tuple>(e).elts, level);
      case Kind::Slice: {
        const Slice& slice = as<Slice>(e);
        if (slice.lower) visit(slice.lower, kTest);
        out_ += ':';
        if (slice.upper) visit(slice.upper, kTest);
        if (!slice.step) return;
        out_ += ':';
        return visit(slice.step, kTest);
      }
      default:
        return;
    }
  }

  std::string out_;
};

}  // namespace

std::string unparse(const Expr& e) { return Unparser().run(e); }

}  // namespace refjit::python
