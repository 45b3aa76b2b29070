// The native module `_refjit_jit`: what guest/mindspore's `jit` ends in.
#include "base/library_file.h"
#include "capture/bytecode/dispatcher.h"
#include "capture/host.h"
#include "capture/jit.h"
#include "capture/jit_function.h"
#include "capture/replay.h"
#include "capture/saved_program.h"
#include "vm/builtin_types.h"
#include "vm/frame.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/types/dict.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"

namespace refjit::capture {

using vm::Args;
using vm::Ref;
using vm::Value;

std::string_view mode_name(CaptureMode mode) {
  return mode == CaptureMode::Ast ? "ast" : mode == CaptureMode::Bytecode ? "bytecode" : "trace";
}

JitState::JitState(vm::Vm& vm) : vm(vm), bytecode(std::make_unique<BytecodeDispatcher>(*this)) {
  jit_type = make_jit_type(vm);
  vm::set_call_target(vm, call_target);
}
JitState::~JitState() = default;

Value jitted_function(vm::Vm& vm, Value v) {
  if (!v.is_object() || v.object()->type != jit_state(vm).jit_type) return Value();
  return static_cast<JitFunction*>(v.object())->data->function;
}

namespace {

/// A function that is jitted already, a decorated construct in GRAPH_MODE perhaps, keeps what its decoration says and
/// the call leaves open; but for bytecode capture, whose decoration static graphs ignore (J10).
void take_options(vm::Vm& vm, const JitData& decorated, Args given, JitOptions& options) {
  if (!vm::is_str(given[2])) options.level = decorated.options.level;
  if (!given[3].is_bool()) options.fullgraph = decorated.options.fullgraph;
  if (!vm::is_str(given[4])) options.backend = decorated.options.backend;
  if (decorated.options.mode != CaptureMode::Bytecode || options.mode == CaptureMode::Bytecode) return;
  const auto& source = *function_of(decorated)->code->source;
  Event event;
  event.kind = EventKind::IgnoredOption;
  event.span = source.span;
  event.with("option", "capture_mode")
      .with("reason", "the decoration of '" + source.qualname +
                          "' has no effect in static graph mode: it is captured as " +
                          std::string(mode_name(options.mode)));
  vm.report().emit(std::move(event));
}

/// make(function, capture_mode, jit_level, fullgraph, backend, options): arguments are checked already; None where the
/// program did not give one, so that the session's defaults hold.
Ref make(vm::Vm& vm, Args args) {
  JitState& state = jit_state(vm);
  JitOptions options = state.defaults;
  if (vm::is_str(args[1])) {
    const std::string_view mode = vm::view_of(args[1]);
    options.mode = mode == "bytecode" ? CaptureMode::Bytecode : mode == "trace" ? CaptureMode::Trace : CaptureMode::Ast;
  }
  if (vm::is_str(args[2])) options.level = vm::view_of(args[2]) == "O1" ? 1 : 0;
  if (args[3].is_bool()) options.fullgraph = args[3] == vm::kTrue;
  options.must_be_whole = options.mode == CaptureMode::Bytecode && args[3] == vm::kTrue;
  if (vm::is_str(args[4]) && !vm::view_of(args[4]).empty()) options.backend = std::string(vm::view_of(args[4]));
  Value function = args[0], self;
  if (vm.type_of(function) == vm.types().method) {
    self = static_cast<vm::BoundMethod*>(function.object())->self;
    function = static_cast<vm::BoundMethod*>(function.object())->function;
  }
  if (const Value inner = jitted_function(vm, function)) {
    take_options(vm, *static_cast<JitFunction*>(function.object())->data, args, options);
    function = inner;
  }
  if (options.backend == "GE") options.level = 0;  // levels have no effect with it (J7)
  if (vm.type_of(function) != vm.types().function)
    return vm.raise("TypeError", "jit takes a Python function or method, but got a " + vm.type_name(function));
  Ref made = make_jit_function(state, function, std::move(options));
  return self && made ? vm::make_bound_method(vm, made, self) : std::move(made);
}

/// declare(function, dims): {label of an argument: dims, -1 where calls differ} of a jitted function.
Ref declare(vm::Vm& vm, Args args) {
  Value function = args[0];
  if (vm.type_of(function) == vm.types().method) function = static_cast<vm::BoundMethod*>(function.object())->function;
  if (!jitted_function(vm, function)) return vm::kNone;
  JitData& data = *static_cast<JitFunction*>(function.object())->data;
  data.declared_dims.clear();
  Value label, dims;
  for (int32_t at = 0; vm::dict_next(vm::as_dict(args[1]), at, label, dims);) {
    std::vector<int64_t> sizes;
    for (Value v : vm::as_tuple(dims)->span()) vm::int_fits(v, sizes.emplace_back());
    data.declared_dims[std::string(vm::view_of(label))] = std::move(sizes);
  }
  return vm::kNone;
}

/// compile_only(function, *args, **kwargs): compiles it as a call would. Was there something to do?
Ref compile_only(vm::Vm& vm, Args args) {
  Value function = args[0];
  if (vm.type_of(function) == vm.types().method) function = static_cast<vm::BoundMethod*>(function.object())->function;
  if (!jitted_function(vm, function)) return vm::kFalse;
  JitData& data = *static_cast<JitFunction*>(function.object())->data;
  data.compiles_only = true;
  Ref is_new = vm.call(args[0], vm::Args{args.values + 1, args.count - 1, args.keywords});
  data.compiles_only = false;
  return is_new && is_new.get().is_none() ? Ref(vm::kFalse) : std::move(is_new);
}

/// warn(kind, text, option=None): an ignored option or another warning, for the report, at the line of the innermost
/// user frame.
Ref warn(vm::Vm& vm, Args args) {
  Event event;
  event.kind = vm::view_of(args[0]) == "ignored_option" ? EventKind::IgnoredOption : EventKind::Warning;
  for (vm::Frame* frame = vm.current_frame(); frame; frame = frame->previous) {
    event.span = vm::frame_span(frame);
    if (!is_library_file(vm.files()[event.span.file].name)) break;
  }
  if (vm::is_str(args[2]))
    event.with("option", std::string(vm::view_of(args[2]))).with("reason", std::string(vm::view_of(args[1])));
  else
    event.with("message", std::string(vm::view_of(args[1])));
  vm.report().emit(std::move(event));
  return vm::kNone;
}

/// is_jitted(value)
Ref is_jitted(vm::Vm& vm, Args args) {
  const bool is_method = vm.type_of(args[0]) == vm.types().method;
  const Value function = is_method ? static_cast<vm::BoundMethod*>(args[0].object())->function : args[0];
  return Value::boolean(!jitted_function(vm, function).is_null());
}

/// print_in_graph(*args): as the operator Print.
Ref print_in_graph(vm::Vm& vm, Args args) {
  std::string text;
  for (Value value : vm::as_tuple(args[0])->span())
    if (!append_printed(vm, value, false, text)) return {};
  return write_printed(vm, std::move(text)) ? Ref(vm::kNone) : Ref();
}

/// in_static_graph(): ast capture answers True itself.
Ref in_static_graph(vm::Vm&, Args) { return vm::kFalse; }

/// code_extra(function)
Ref code_extra(vm::Vm& vm, Args args) { return jit_state(vm).bytecode->extra_of(args[0]); }

/// begin_capturing(jit_level, fullgraph): every frame called from here on is captured from its bytecode.
Ref begin_capturing(vm::Vm& vm, Args args) {
  JitOptions options = jit_state(vm).defaults;
  options.mode = CaptureMode::Bytecode;
  if (vm::is_str(args[0])) options.level = vm::view_of(args[0]) == "O1" ? 1 : 0;
  options.fullgraph = options.must_be_whole = args[1] == vm::kTrue;
  jit_state(vm).bytecode->begin_capturing(options);
  return vm::kNone;
}

/// end_capturing()
Ref end_capturing(vm::Vm& vm, Args) {
  jit_state(vm).bytecode->end_capturing();
  return vm::kNone;
}

/// complete(function): its code is compiled now, with its module.
Ref complete(vm::Vm& vm, Args args) {
  if (vm.type_of(args[0]) != vm.types().function)
    return vm.raise(vm.types().TypeError, "complete() argument 1 must be a function");
  vm::whole_code(reinterpret_cast<vm::Function*>(args[0].object()));
  return vm::kNone;
}

constexpr vm::NativeDef kFunctions[] = {
    {"make", "function, capture_mode=None, jit_level=None, fullgraph=None, backend=None, options=None", make},
    {"compile_only", nullptr, compile_only},
    {"declare", "function, dims", declare},
    {"warn", "kind, message, option=None", warn},
    {"is_jitted", "value", is_jitted},
    {"print_in_graph", "*args", print_in_graph},
    {"in_static_graph", "", in_static_graph},
    {"replay", "function, args", replay},
    {"complete", "function", complete},
    {"code_extra", "function", code_extra},
    {"begin_capturing", "jit_level=None, fullgraph=False", begin_capturing},
    {"end_capturing", "", end_capturing},
    {"save_program", "function, args", save_program},
    {"newest_program", "function", newest_program},
    {"restore_program", "bytes, inputs, outputs", restore_program},
    {"run_program", "number, tensors", run_program},
};

bool init(vm::Vm& vm, vm::Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace

void register_jit_module(vm::Vm& vm) { vm.register_module("_refjit_jit", init); }

}  // namespace refjit::capture
