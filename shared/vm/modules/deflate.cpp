// _deflate: streams of RFC 1951 for zlib, gzip and zipfile, whose headers and checksums are Python's. Beast's port of
// zlib writes zlib's own bytes.
#include <algorithm>
#include <boost/beast/zlib/deflate_stream.hpp>

#include "vm/modules/inflate.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

namespace zlib = boost::beast::zlib;

template <class Stream>
struct StreamObject : Object {
  Stream* stream;
};
using Deflater = StreamObject<zlib::deflate_stream>;
using Inflater = StreamObject<Inflate>;

template <class Stream>
void finalize(Object* o) {
  delete static_cast<StreamObject<Stream>*>(o)->stream;
}

/// Null without exception: `numbers` are set.
template <size_t N>
bool integers(Vm& vm, Args args, int64_t (&numbers)[N]) {
  for (uint32_t i = 0; i < N && i < args.count; ++i)
    if (!vm.as_int64(args[i], numbers[i])) return false;
  return true;
}

template <class Stream, class... Rest>
Ref new_stream(Vm& vm, Type* type, Rest&&... rest) {
  auto* made = make_object<StreamObject<Stream>>(vm, type);
  if (!made) return {};
  made->stream = new Stream(std::forward<Rest>(rest)...);
  return Ref::steal(Value(made));
}

Ref construct_deflater(Vm& vm, Type* type, Args args) {
  int64_t numbers[] = {6, 15, 8, 0};  // level, window bits, memory, strategy
  if (!integers(vm, args, numbers)) return {};
  const auto [level, bits, memory, strategy] = numbers;
  if (level < -1 || level > 9 || bits < 9 || bits > 15 || memory < 1 || memory > 9 || strategy < 0 || strategy > 4)
    return value_error(vm, "Invalid initialization option");
  Ref made = new_stream<zlib::deflate_stream>(vm, type);
  if (made)
    made.as<Deflater>()->stream->reset(level < 0 ? 6 : static_cast<int>(level), static_cast<int>(bits),
                                       static_cast<int>(memory), static_cast<zlib::Strategy>(strategy));
  return made;
}

Ref construct_inflater(Vm& vm, Type* type, Args args) {
  int64_t numbers[] = {15};
  if (!integers(vm, args, numbers)) return {};
  if (numbers[0] < 8 || numbers[0] > 15) return value_error(vm, "Invalid initialization option");
  return new_stream<Inflate>(vm, type, static_cast<int>(numbers[0]));
}

bool input(Vm& vm, Value v, std::string_view& bytes) {
  return bytes_like(v, bytes) || fail(type_error(vm, "a bytes-like object is required, not '" + vm.type_name(v) + "'"));
}

/// write(data, flush): the bytes that are ready. `flush` is zlib's number.
Ref deflate(Vm& vm, Args args) {
  std::string_view bytes;
  int64_t mode;
  if (!input(vm, args[1], bytes) || !vm.as_int64(args[2], mode)) return {};
  static constexpr zlib::Flush kModes[] = {zlib::Flush::none, zlib::Flush::partial, zlib::Flush::sync,
                                           zlib::Flush::full, zlib::Flush::finish,  zlib::Flush::block};
  if (mode < 0 || mode > 5) return value_error(vm, "Invalid flush mode");
  zlib::z_params data;
  data.next_in = bytes.data();
  data.avail_in = bytes.size();
  std::string out;
  char chunk[16384];
  for (;;) {
    data.next_out = chunk;
    data.avail_out = sizeof chunk;
    boost::beast::error_code error;
    self_as<Deflater>(args)->stream->write(data, kModes[mode], error);
    out.append(chunk, sizeof chunk - data.avail_out);
    if (error && error != zlib::error::need_buffers && error != zlib::error::end_of_stream)
      return value_error(vm, error.message());
    if (error || data.avail_out) return new_bytes(vm, out);
  }
}

/// write(data, limit): (bytes, how many of data were read, whether the stream has ended); at most `limit` bytes where
/// that is above zero.
Ref inflate(Vm& vm, Args args) {
  std::string_view bytes;
  int64_t limit;
  if (!input(vm, args[1], bytes) || !vm.as_int64(args[2], limit)) return {};
  Inflate& stream = *self_as<Inflater>(args)->stream;
  const Inflate::Step step = stream.read(bytes, static_cast<size_t>(std::max<int64_t>(limit, 0)));
  if (step.error) return value_error(vm, step.error);
  Ref text = new_bytes(vm, step.out);
  return text ? new_tuple(vm,
                          {text, Value::small_int(static_cast<int64_t>(step.used)), Value::boolean(stream.is_done())})
              : Ref();
}

Ref inflate_preset(Vm& vm, Args args) {
  std::string_view bytes;
  if (!input(vm, args[1], bytes)) return {};
  self_as<Inflater>(args)->stream->preset(bytes);
  return none();
}

Ref inflate_copy(Vm& vm, Args args) {
  auto* self = self_as<Inflater>(args);
  return new_stream<Inflate>(vm, vm.type_of(args[0]), *self->stream);
}

const NativeDef kDeflater[] = {{"write", "data, flush, /", deflate}};
const NativeDef kInflater[] = {
    {"write", "data, limit, /", inflate}, {"preset", "dictionary, /", inflate_preset}, {"copy", "", inflate_copy}};

}  // namespace

bool init_deflate(Vm& vm, Module* module) {
  auto add = [&](TypeDef def, const char* name) {
    def.slots.init = [](Vm&, Value, Args) { return true; };
    Type* type = vm.make_type(def);
    return type && vm.set_module_attribute(module, name, Value(type));
  };
  TypeDef deflater{"_deflate.Deflater", sizeof(Deflater), nullptr, {}, kDeflater};
  deflater.slots.construct = construct_deflater;
  deflater.slots.finalize = finalize<zlib::deflate_stream>;
  TypeDef inflater{"_deflate.Inflater", sizeof(Inflater), nullptr, {}, kInflater};
  inflater.slots.construct = construct_inflater;
  inflater.slots.finalize = finalize<Inflate>;
  return add(deflater, "Deflater") && add(inflater, "Inflater");
}

}  // namespace refjit::vm
