#include "protocol/program_text.h"

#include "ir/canonical.h"
#include "ir/host_primitive.h"
#include "ir/print.h"
#include "ir/read.h"
#include "ops/op.h"

namespace refjit::protocol {

namespace {

/// A fused body may use its own parameters, its own nodes and constants: what the fuser makes.
Status check_bodies(const ir::Module& module) {
  for (const ir::FuncGraph* graph : ir::reachable_graphs(*module.root)) {
    for (const ir::Node* node : ir::topological_order(*graph)) {
      const bool is_fused = node->calls(ir::prim::kFused);
      const ir::FuncGraph* body = is_fused && !node->arguments().empty() && node->input(1)->is_value()
                                      ? node->input(1)->constant().graph()
                                      : nullptr;
      if (is_fused && !body) return protocol_error("[program] a fused node without a body");
      if (!body) continue;
      for (const ir::Node* inner : ir::topological_order(*body))
        for (const ir::Node* argument : inner->inputs())
          if (!argument->is_value() && argument->graph() != body)
            return protocol_error("[program] a fused body uses values of another graph");
    }
  }
  return {};
}

}  // namespace

std::string program_text(const runtime::Program& program) {
  ir::PrintOptions options;
  options.form = ir::TextForm::Full;
  options.with_source = false;
  return ir::print(*program.module, options);
}

bool needs_host(const ir::Module& module) {
  for (const ir::FuncGraph* graph : ir::reachable_graphs(*module.root))
    for (const ir::Node* node : ir::topological_order(*graph))
      if (node->calls(ir::prim::kPyExecute) || ir::is_host(node->primitive())) return true;
  return false;
}

Result<ReceivedProgram> receive_program(std::string_view text, std::string_view expected_id, const Limits& limits) {
  if (static_cast<int64_t>(text.size()) > limits.max_program_bytes)
    return protocol_error("[program] got " + std::to_string(text.size()) + " bytes, expected at most " +
                          std::to_string(limits.max_program_bytes));
  auto module = ir::read(text, [](std::string_view name) -> const ir::Primitive* { return ops::find_op(name); });
  if (!module) {
    Error error = std::move(module).error();
    error.kind = ErrorKind::Protocol;
    return error;
  }
  if (!(*module)->root) return protocol_error("[program] there is no root graph");
  auto id = ir::program_id(**module);
  if (!id) return protocol_error("[program] " + id.error().message);
  if (!expected_id.empty() && *id != expected_id)
    return protocol_error("[program] the content's hash is " + *id + ", expected " + std::string(expected_id));
  REFJIT_TRY(check_bodies(**module));
  if (needs_host(**module)) return protocol_error("[program] host nodes are never sent");
  // Which results are constants, and so not sent, is the sender's to say.
  const ir::AbstractRef declared = (*module)->root->output()->abstract;
  for (const ir::FuncGraph* graph : ir::reachable_graphs(*(*module)->root)) {
    for (ir::Node* node : ir::topological_order(*graph)) {
      // Planning derives the types of what operators compute again; the sender's are not believed.
      node->abstract = nullptr;
    }
  }
  (*module)->root->return_node()->abstract = declared;
  return ReceivedProgram{*std::move(id), runtime::Program(*std::move(module))};
}

}  // namespace refjit::protocol
