#include "capture/effects.h"

#include <algorithm>

#include "capture/graph_capture.h"
#include "ir/host_primitive.h"

namespace refjit::capture {

using ir::Abstract;
using ir::Node;

void Effects::track() {
  initial_ = graph_.builder().monad();
  initial_->abstract = Abstract::monad();
  state.memory = initial_;
}

Node* Effects::read(Node& parameter) {
  std::vector<size_t>& places = read_places_[{&parameter, state.memory}];
  for (size_t place : places) {
    Node* reader = place < state.readers.size() ? state.readers[place] : nullptr;
    if (reader && reader->calls(ir::prim::kLoad) && reader->input(1) == &parameter) return reader;
  }
  Node* load = graph_.builder().call(ir::prim::kLoad, {&parameter, state.memory});
  load->abstract = parameter.abstract;
  loads_.push_back(load);
  places.push_back(state.readers.size());
  state.readers.push_back(load);
  return load;
}

Node* Effects::update(std::span<Node* const> nodes) {
  std::vector<Node*> arguments{state.memory};
  arguments.insert(arguments.end(), nodes.begin(), nodes.end());
  Node* after = graph_.builder().call(ir::prim::kUpdateState, arguments);
  after->abstract = Abstract::monad();
  return after;
}

Node* Effects::before_write() {
  if (!state.readers.empty()) state.memory = update(state.readers);
  state.readers.clear();
  return state.memory;
}

void Effects::written(Node& writer, std::span<Node* const> parameters) {
  written_.insert(parameters.begin(), parameters.end());
  Node* nodes[] = {&writer};
  state.memory = update(nodes);
  state.readers.clear();
}

void Effects::acted(Node& actor) {
  acts_ = true;
  Node* nodes[] = {&actor};
  state.memory = update(nodes);
  state.readers.clear();
}

void Effects::called(Node& call, const State& before, bool writes, bool reads) {
  state = before;
  if (writes) {
    before_write();
    Node* nodes[] = {&call};
    state.memory = update(nodes);
    state.readers.clear();
  } else if (reads) {
    state.readers.push_back(&call);
  }
}

Node* Effects::last_call() const {
  if (!state.memory || !state.readers.empty() || !state.memory->calls(ir::prim::kUpdateState)) return nullptr;
  Node* last = state.memory->input(state.memory->inputs().size() - 1);
  const Abstract* type = last->abstract.get();
  const bool gives_nothing = type->is_tensor() && type->dtype == DType::Bool && type->shape == ir::AnyShape{};
  const bool is_ours = last->is_cnode() && last->graph() == &graph_.builder().graph();
  return is_ours && !last->primitive() && gives_nothing ? last : nullptr;
}

Node* Effects::finished(Node* output, const State& entry) {
  if (state.memory == entry.memory) return output;
  // A call in tail position has done everything when it returns.
  if (state.readers.empty() && state.memory->calls(ir::prim::kUpdateState) && state.memory->inputs().size() == 3 &&
      state.memory->input(2) == output && output->is_cnode() && !output->primitive())
    return output;
  Node* depend = graph_.builder().call(ir::prim::kDepend, {output, before_write()});
  depend->abstract = output->abstract;
  return depend;
}

Node* Effects::state_parameter(ir::FuncGraph& graph) {
  Node* parameter = graph_.module().add_parameter(graph, "U");
  parameter->abstract = Abstract::monad();
  return parameter;
}

void Effects::remove_load(Node& load) {
  ir::Module& module = graph_.module();
  Node& parameter = *load.input(1);
  std::vector<Node*> states;
  for (const ir::Use& use : load.users())
    if (use.user->calls(ir::prim::kUpdateState) && std::find(states.begin(), states.end(), use.user) == states.end())
      states.push_back(use.user);
  for (Node* old : states) {
    std::vector<Node*> rest;
    for (Node* argument : old->arguments())
      if (argument != &load) rest.push_back(argument);
    Node* fresh = rest[0];
    if (rest.size() > 1) {
      fresh = module.add_cnode(*old->graph(), ir::prim::kUpdateState, rest);
      fresh->abstract = old->abstract;
      fresh->spans = old->spans;
    }
    if (state.memory == old) state.memory = fresh;
    module.replace_uses(*old, *fresh);
    // Were it left, it would be a user of the other loads it waits for, and each of them would double it.
    module.remove(*old);
  }
  module.replace_uses(load, parameter);
}

/// All effects are the world's, none the memory's: then the state is IO, as MindSpore has it.
void Effects::name_io() {
  ir::Module& module = graph_.module();
  Node* io = graph_.builder().io_monad();
  module.replace_uses(*initial_, *io);
  module.for_each_node([&](Node& node) {
    if (node.abstract && node.abstract->kind == ir::AbstractKind::Monad) node.abstract = Abstract::io_monad();
  });
  initial_ = io;
}

/// In one graph without branches the world's effects have a state of their own, after which the result comes as well.
Node* Effects::split_io(Node* result) {
  ir::Module& module = graph_.module();
  std::vector<Node*> updates;
  for (Node* state = result->input(2); state->calls(ir::prim::kUpdateState); state = state->input(1))
    if (ir::is_host(state->input(2)->primitive())) updates.push_back(state);
  Node* io = graph_.builder().io_monad();
  for (auto update = updates.rbegin(); update != updates.rend(); ++update) {
    Node* actor = (*update)->input(2);
    module.replace_uses(**update, *(*update)->input(1));
    module.set_input(*actor, actor->inputs().size() - 1, io);
    io = graph_.builder().call(ir::prim::kUpdateState, {io, actor});
    io->abstract = Abstract::io_monad();
  }
  Node* depend = graph_.builder().call(ir::prim::kDepend, {result, io});
  depend->abstract = result->abstract;
  return depend;
}

Node* Effects::seal(Node* result) {
  if (!is_tracked()) return result;
  if (has_any()) result = finished(result, State{initial_, {}});
  if (has_writes()) {
    for (Node* parameter : graph_.graph().parameters()) {
      if (!parameter->abstract->is_tensor() || (!parameter->has_default && written_.count(parameter) == 0)) continue;
      auto type = std::make_shared<Abstract>(*parameter->abstract);
      type->is_ref = true;
      type->ref_key = parameter->name;
      parameter->abstract = std::move(type);
    }
  }
  // Copies that gradients made of reads are looked for as well.
  std::vector<Node*> loads;
  if (!loads_.empty())
    graph_.module().for_each_node([&](Node& node) {
      if (node.calls(ir::prim::kLoad) && !node.input(1)->abstract->is_ref) loads.push_back(&node);
    });
  for (Node* load : loads) {
    if (result == load) result = load->input(1);
    remove_load(*load);
  }
  if (acts_ && !has_writes()) name_io();
  if (acts_ && has_writes() && graph_.module().graphs().size() == 1 && result->calls(ir::prim::kDepend))
    result = split_io(result);
  if (initial_->users().empty()) graph_.module().remove(*initial_);
  return result;
}

}  // namespace refjit::capture
