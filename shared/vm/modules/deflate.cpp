// _deflate: streams of RFC 1951 for zlib, gzip and zipfile, whose headers and checksums are Python's. Beast's port of
// zlib gives zlib's own bytes.
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

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
using Inflater = StreamObject<zlib::inflate_stream>;

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

template <class Stream>
Ref new_stream(Vm& vm, Type* type) {
  auto* made = make_object<StreamObject<Stream>>(vm, type);
  if (!made) return {};
  made->stream = new Stream;
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
  Ref made = new_stream<zlib::inflate_stream>(vm, type);
  if (made) made.as<Inflater>()->stream->reset(static_cast<int>(numbers[0]));
  return made;
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
  zlib::z_params data;
  data.next_in = bytes.data();
  data.avail_in = bytes.size();
  std::string out;
  bool is_done = false;
  char chunk[16384];
  for (;;) {
    size_t room = sizeof chunk;
    if (limit > 0) room = std::min(room, static_cast<size_t>(limit) - out.size());
    if (!room) break;
    data.next_out = chunk;
    data.avail_out = room;
    boost::beast::error_code error;
    self_as<Inflater>(args)->stream->write(data, zlib::Flush::sync, error);
    out.append(chunk, room - data.avail_out);
    is_done = error == zlib::error::end_of_stream;
    if (error && !is_done && error != zlib::error::need_buffers) return value_error(vm, error.message());
    if (error || data.avail_out) break;
  }
  Ref text = new_bytes(vm, out);
  return text ? new_tuple(vm, {text, Value::small_int(static_cast<int64_t>(bytes.size() - data.avail_in)),
                               Value::boolean(is_done)})
              : Ref();
}

const NativeDef kDeflater[] = {{"write", "data, flush, /", deflate}};
const NativeDef kInflater[] = {{"write", "data, limit, /", inflate}};

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
  inflater.slots.finalize = finalize<zlib::inflate_stream>;
  return add(deflater, "Deflater") && add(inflater, "Inflater");
}

}  // namespace refjit::vm
