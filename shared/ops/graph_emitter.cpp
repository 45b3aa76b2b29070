#include "ops/graph_emitter.h"

#include <charconv>
#include <cstdlib>
#include <string>
#include <vector>

#include "ops/op.h"

namespace refjit::ops {

using ir::Abstract;
using ir::AbstractRef;

AbstractRef default_value(std::string_view text) {
  if (text == "None") return Abstract::none();
  if (text == "True" || text == "False") return Abstract::boolean(text == "True");
  if (text == "()") return Abstract::tuple({});
  if (text.find('.') == std::string_view::npos && text.find('e') == std::string_view::npos) {
    int64_t number = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc())
      return Abstract::integer(number);
  } else if (text.find_first_not_of("+-.0123456789e") == std::string_view::npos) {
    return Abstract::floating(std::strtod(std::string(text).c_str(), nullptr));
  }
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"')) text = text.substr(1, text.size() - 2);
  return Abstract::string(std::string(text));
}

Val Emitter::call(std::string_view op, std::initializer_list<Val> arguments) {
  const OpDef* def = find_op(op);
  if (!def) {
    fail(internal_error("[emit] there is no operator " + std::string(op)));
    return {};
  }
  return emit(*def, std::span(arguments.begin(), arguments.size()));
}

Val GraphEmitter::emit(const OpDef& op, std::span<const Val> arguments) {
  if (error_) return {};
  std::vector<ir::Node*> nodes;
  std::vector<AbstractRef> types;
  for (size_t i = 0; i < op.args.size(); ++i) {
    const bool is_given = i < arguments.size() && arguments[i];
    nodes.push_back(is_given ? node(arguments[i]) : builder_.constant(default_value(op.args[i].default_text)));
    types.push_back(nodes.back()->abstract);
  }
  auto inferred = op.infer(op, types);
  if (!inferred) {
    fail(std::move(inferred).error());
    return {};
  }
  ir::Node* made = builder_.call(op, nodes);
  made->abstract = std::move(*inferred);
  return val(made);
}

Val GraphEmitter::constant(AbstractRef value) { return error_ ? Val{} : val(builder_.constant(std::move(value))); }

Val GraphEmitter::tuple(std::span<const Val> elements) {
  if (error_) return {};
  std::vector<ir::Node*> nodes;
  std::vector<AbstractRef> types;
  bool is_constant = true;
  for (Val element : elements) {
    nodes.push_back(node(element));
    types.push_back(nodes.back()->abstract);
    is_constant = is_constant && nodes.back()->is_value();
  }
  if (is_constant) return val(builder_.constant(Abstract::tuple(std::move(types))));
  ir::Node* made = builder_.make_tuple(nodes);
  made->abstract = Abstract::tuple(std::move(types));
  return val(made);
}

Val GraphEmitter::item(Val tuple, int64_t index) {
  if (error_) return {};
  ir::Node* from = node(tuple);
  if (from->calls(ir::prim::kMakeTuple)) return val(from->arguments()[static_cast<size_t>(index)]);
  const AbstractRef type = from->abstract->elements[static_cast<size_t>(index)];
  if (from->is_value()) return constant(type);
  ir::Node* made = builder_.tuple_get_item(from, index);
  made->abstract = type;
  return val(made);
}

AbstractRef GraphEmitter::type_of(Val value) { return value ? node(value)->abstract : nullptr; }

}  // namespace refjit::ops
