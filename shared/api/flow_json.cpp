#include "api/flow_json.h"

#include <nlohmann/json.hpp>

namespace refjit::api {

using Json = nlohmann::ordered_json;

namespace {

Json names(const python::DataFlow& flow, const python::VariableSet& set) {
  Json out = Json::array();
  for (uint32_t v = 0; v < flow.slot_count; ++v)
    if (set[v]) out.push_back(flow.variable_name(v));
  return out;
}

/// One instruction with its reads, each with the words that may have defined it (-1: an argument).
Json instruction(const python::DataFlow& flow, const std::vector<std::vector<uint32_t>>& uses, uint32_t word) {
  Json reads = Json::array(), writes = Json::array();
  for (uint32_t v : flow.accesses[word].reads) {
    Json from = Json::array();
    for (uint32_t d : uses[word])
      if (const python::Definition& definition = flow.definitions[d]; definition.variable == v)
        from.push_back(definition.word == python::Definition::kEntry ? -1 : static_cast<int64_t>(definition.word));
    reads.push_back({{"variable", flow.variable_name(v)}, {"defined_at", std::move(from)}});
  }
  for (uint32_t v : flow.accesses[word].writes) writes.push_back(flow.variable_name(v));
  return {{"word", word},
          {"line", flow.control.code->spans[word].line},
          {"text", python::instruction_text(flow.control, word)},
          {"depth", flow.control.depth[word]},
          {"reads", std::move(reads)},
          {"writes", std::move(writes)}};
}

Json flow_json(const python::DataFlow& flow, const python::FlowNotes& notes, const FileTable& files) {
  const python::ControlFlow& control = flow.control;
  const python::CodeObject& code = *control.code;
  const std::string file = code.file && code.file < files.size() ? files[code.file].name : code.filename;
  Json arguments = Json::array(), captures = Json::array(), blocks = Json::array(), nodes = Json::array(),
       flow_edges = Json::array(), edges = Json::array(), definitions = Json::array();
  for (const auto& [name, kind] : notes.arguments) arguments.push_back({{"name", name}, {"kind", kind}});
  for (const python::CapturedStretch& stretch : notes.stretches)
    captures.push_back({{"begin", stretch.begin}, {"end", stretch.end}, {"what", stretch.what}});
  const auto uses = python::reaching_uses(flow);
  for (uint32_t b = 0; b < control.blocks.size(); ++b) {
    const python::BasicBlock& block = control.blocks[b];
    Json instructions = Json::array();
    std::string text;
    uint32_t line = 0;
    for (uint32_t i = block.begin; i < block.end; ++i) {
      instructions.push_back(instruction(flow, uses, i));
      if (!line) line = code.spans[i].line;
      text += (text.empty() ? "" : "\n") + python::instruction_text(control, i);
    }
    blocks.push_back({{"id", b},
                      {"begin", block.begin},
                      {"end", block.end},
                      {"depth", control.depth[block.begin]},
                      {"handler", block.is_handler},
                      {"live_in", names(flow, flow.live_in[b])},
                      {"live_out", names(flow, flow.live_out[b])},
                      {"instructions", std::move(instructions)}});
    const std::string count = std::to_string(block.end - block.begin);
    nodes.push_back({{"id", "b" + std::to_string(b)},
                     {"label", "block " + std::to_string(b) + (block.is_handler ? " (handler)" : "")},
                     {"kind", block.is_handler ? "handler" : "operator"},
                     {"type", std::move(text)},
                     {"file", file},
                     {"line", line},
                     {"detail", "line " + std::to_string(line) + ", " + count +
                                    (count == "1" ? " instruction" : " instructions")}});
  }
  for (const python::FlowEdge& edge : control.edges) {
    flow_edges.push_back({{"from", edge.from},
                          {"to", edge.to},
                          {"kind", std::string(python::edge_name(edge.kind))},
                          {"label", python::edge_text(control, edge)},
                          {"back", edge.is_back}});
    edges.push_back({{"from", "b" + std::to_string(edge.from)}, {"to", "b" + std::to_string(edge.to)}, {"index", 0}});
  }
  for (const python::Definition& definition : flow.definitions)
    definitions.push_back(
        {{"variable", flow.variable_name(definition.variable)},
         {"word", definition.word == python::Definition::kEntry ? -1 : static_cast<int64_t>(definition.word)},
         {"uses", definition.uses}});
  return {{"name", code.qualname},
          {"file", file},
          {"line", code.first_line},
          {"arguments", std::move(arguments)},
          {"captures", std::move(captures)},
          {"blocks", std::move(blocks)},
          {"flow_edges", std::move(flow_edges)},
          {"definitions", std::move(definitions)},
          {"nodes", std::move(nodes)},
          {"edges", std::move(edges)},
          {"groups", Json::array()}};
}

}  // namespace

Result<std::string> render_flow(std::shared_ptr<const python::CodeObject> code, const python::FlowNotes& notes,
                                const std::string& format, const FileTable& files) {
  const python::DataFlow flow = python::data_flow(std::move(code));
  if (format == "text") return python::flow_text(flow, notes);
  if (format == "dot") return python::flow_dot(flow, notes);
  if (format == "json")
    return flow_json(flow, notes, files).dump(-1, ' ', false, nlohmann::detail::error_handler_t::replace);
  return user_error("ValueError",
                    "the format of a control-flow graph is one of text, dot, json, svg, but got '" + format + "'");
}

}  // namespace refjit::api
