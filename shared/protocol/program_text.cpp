#include "protocol/program_text.h"

#include "ir/canonical.h"
#include "ir/print.h"
#include "ir/read.h"
#include "ops/op.h"

namespace refjit::protocol {

std::string program_text(const runtime::Program& program) {
  ir::PrintOptions options;
  options.form = ir::TextForm::Full;
  options.with_source = false;
  return ir::print(*program.module, options);
}

Result<runtime::Program> receive_program(std::string_view text, std::string_view expected_id, const Limits& limits) {
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
  for (const ir::FuncGraph* graph : ir::reachable_graphs(*(*module)->root)) {
    for (ir::Node* node : ir::topological_order(*graph)) {
      if (node->calls(ir::prim::kPyExecute)) return protocol_error("[program] host nodes are never sent");
      // Planning derives the types of what operators compute again; the sender's are not believed.
      node->abstract = nullptr;
    }
  }
  return runtime::Program{*std::move(module), *std::move(id)};
}

}  // namespace refjit::protocol
