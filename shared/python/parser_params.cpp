// Parameter lists of functions and lambdas.
#include "python/parser.h"

namespace refjit::python {

using namespace ast;

/// A parameter list while it is parsed.
struct Parser::Parameters {
  std::vector<Ptr<Arg>> posonly, args, kwonly;
  Exprs defaults, kw_defaults;
  Ptr<Arg> vararg = nullptr, kwarg = nullptr;
  bool has_slash = false, has_star = false;
  size_t posonly_defaults = 0;  ///< How many of `defaults` are of `posonly`.
};

const Arg* Parser::parse_parameter(bool is_lambda, bool star_annotation) {
  const Token& first = token();
  if (!at(Tok::Name)) fail_generic();
  ++position_;
  const Expr* annotation = nullptr;
  if (!is_lambda && accept(Tok::Colon))
    annotation = star_annotation && at(Tok::Star) ? parse_star_expression() : parse_expression();
  Arg* node = tree_.make<Arg>(since(first));
  node->arg = name_of(first);
  node->annotation = annotation;
  last_arg_ = node;
  return node;
}

void Parser::parse_star_parameter(Parameters& out, bool is_lambda) {
  const Tok close = is_lambda ? Tok::Colon : Tok::RPar;
  const Token& star = token();
  if (out.has_star) fail_at(star, "* argument may appear only once");
  ++position_;
  out.has_star = true;
  if (at(Tok::Name)) {
    out.vararg = parse_parameter(is_lambda, true);
    if (at(Tok::Equal)) fail_at(token(), "var-positional argument cannot have default value");
    return;
  }
  const bool is_bare_end =
      at(close) || (at(Tok::Comma) && (token(1).kind == close || token(1).kind == Tok::DoubleStar));
  if (is_bare_end) fail_at(is_lambda ? token() : star, "named arguments must follow bare *");
  if (!at(Tok::Comma)) fail_generic();
}

void Parser::check_parameter_list_start(bool is_lambda) {
  if (!at(Tok::LPar)) return;
  // def f((a, b)): CPython names the mistake when the bracket holds only names.
  size_t i = position_ + 1;
  bool has_name = false;
  while (list_.tokens[i].kind == Tok::Name || list_.tokens[i].kind == Tok::Comma) {
    has_name |= list_.tokens[i].kind == Tok::Name;
    ++i;
  }
  if (!has_name || list_.tokens[i].kind != Tok::RPar) fail_generic();
  fail_range(span_of(token()), span_of(list_.tokens[i]),
             is_lambda ? "Lambda expression parameters cannot be parenthesized"
                       : "Function parameters cannot be parenthesized");
}

const Arguments* Parser::parse_parameters(bool is_lambda) {
  const Tok close = is_lambda ? Tok::Colon : Tok::RPar;
  const Token& first = token();
  Parameters out;
  while (!at(close)) {
    last_arg_ = nullptr;
    if (out.kwarg) fail_at(token(), "arguments cannot follow var-keyword argument");
    if (at(Tok::Star)) {
      parse_star_parameter(out, is_lambda);
    } else if (accept(Tok::DoubleStar)) {
      out.kwarg = parse_parameter(is_lambda, false);
      if (at(Tok::Equal)) fail_at(token(), "var-keyword argument cannot have default value");
    } else if (at(Tok::Slash)) {
      if (out.has_slash) fail_at(token(), "/ may appear only once");
      if (out.has_star) fail_at(token(), "/ must be ahead of *");
      if (out.args.empty() && token(1).kind != Tok::Comma) fail_generic();
      if (out.args.empty()) fail_at(token(), "at least one argument must precede /");
      ++position_;
      out.has_slash = true;
      out.posonly.swap(out.args);
      out.posonly_defaults = out.defaults.size();
      if (at(Tok::Star)) fail_at(token(), "expected comma between / and *");
    } else {
      if (at(Tok::LPar) && !out.defaults.empty()) fail_generic();
      check_parameter_list_start(is_lambda);
      const Arg* arg = parse_parameter(is_lambda, false);
      const Expr* value = nullptr;
      if (accept(Tok::Equal)) {
        if (at(Tok::RPar) || at(Tok::Comma)) fail_at(previous(), "expected default value expression");
        value = parse_expression();
      }
      if (out.has_star) {
        out.kwonly.push_back(arg);
        out.kw_defaults.push_back(value);
      } else {
        if (!value && !out.defaults.empty()) {
          // The rule of this error knows defaults before a slash or without one, and whole parameters.
          const bool is_whole = at(Tok::Comma) || at(is_lambda ? Tok::Colon : Tok::RPar);
          if (!is_whole || (out.has_slash && out.defaults.size() != out.posonly_defaults)) fail_generic();
          if (out.has_slash && !out.posonly_defaults) fail_generic();
          fail_node(*arg, "non-default argument follows default argument");
        }
        out.args.push_back(arg);
        if (value) out.defaults.push_back(value);
      }
    }
    const bool has_comma = accept(Tok::Comma);
    if (last_arg_ && !is_lambda) last_arg_->type_comment = take_type_comment();
    if (!has_comma) break;
  }
  if (!at(close)) fail_generic();
  Arguments* node = tree_.make<Arguments>(position_ > 0 ? since(first) : Span{});
  node->posonlyargs = tree_.seq(out.posonly);
  node->args = tree_.seq(out.args);
  node->vararg = out.vararg;
  node->kwonlyargs = tree_.seq(out.kwonly);
  node->kw_defaults = tree_.seq(out.kw_defaults);
  node->kwarg = out.kwarg;
  node->defaults = tree_.seq(out.defaults);
  return node;
}

}  // namespace refjit::python
