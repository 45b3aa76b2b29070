// _bzip2: streams of the bzip2 format, block by block, for bz2. A block is what runs of four and more are shortened in,
// then sorted by its rotations, moved to front, and Huffman coded by the table that suits each fifty symbols. Choices
// that the format leaves open are those of the reference encoder, so that archives are its archives.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "vm/builtin_types.h"
#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

constexpr uint64_t kBlockMark = 0x314159265359, kEndMark = 0x177245385090;
constexpr int kGroup = 50;      ///< Symbols that one table codes.
constexpr int kMaxLength = 17;  ///< Of a code that is written; 20 of one that is read.
constexpr int kMaxTables = 6, kMaxSymbols = 258;

constexpr auto kCrcTable = [] {
  std::array<uint32_t, 256> table{};
  for (uint32_t i = 0; i < 256; ++i) {
    uint32_t c = i << 24;
    for (int k = 0; k < 8; ++k) c = c & 0x80000000U ? c << 1 ^ 0x04C11DB7U : c << 1;
    table[i] = c;
  }
  return table;
}();
uint32_t crc_step(uint32_t crc, uint8_t byte) { return crc << 8 ^ kCrcTable[crc >> 24 ^ byte]; }
uint32_t combined(uint32_t total, uint32_t crc) { return (total << 1 | total >> 31) ^ crc; }

using Lengths = std::array<uint8_t, kMaxSymbols>;

// ---- reading

struct Invalid {};  ///< Thrown and caught in this file: the data is no stream.
struct Short {};    ///< The data ends before the block does.

class BitReader {
 public:
  BitReader(std::string_view data, uint64_t bit) : data_(data), at_(bit / 8) {
    if (bit % 8) take(static_cast<int>(bit % 8));
  }
  uint64_t take(int count) {
    while (left_ < count) {
      if (at_ >= data_.size()) throw Short();
      word_ = word_ << 8 | static_cast<uint8_t>(data_[at_++]);
      left_ += 8;
    }
    left_ -= count;
    return word_ >> left_ & ((uint64_t{1} << count) - 1);
  }
  uint64_t place() const { return at_ * 8 - static_cast<uint64_t>(left_); }

 private:
  std::string_view data_;
  uint64_t at_, word_ = 0;
  int left_ = 0;
};

/// Codes of a table, by length: what the first code of a length is, and which symbols follow.
class Decoder {
 public:
  Decoder(const Lengths& lengths, int symbols) {
    for (int i = 0; i < symbols; ++i) ++count_[lengths[static_cast<size_t>(i)]];
    for (int length = 1; length <= 20; ++length)
      for (int i = 0; i < symbols; ++i)
        if (lengths[static_cast<size_t>(i)] == length) order_.push_back(static_cast<uint16_t>(i));
  }
  int next(BitReader& bits) const {
    int64_t code = 0, first = 0, index = 0;
    for (size_t length = 1; length <= 20; ++length) {
      code = code << 1 | static_cast<int64_t>(bits.take(1));
      if (code - first < count_[length]) return order_[static_cast<size_t>(index + code - first)];
      index += count_[length];
      first = (first + count_[length]) << 1;
    }
    throw Invalid();
  }

 private:
  std::array<int64_t, 21> count_{};
  std::vector<uint16_t> order_;
};

std::vector<uint8_t> read_present(BitReader& bits) {
  const uint64_t used = bits.take(16);
  std::vector<uint8_t> present;
  for (int i = 0; i < 16; ++i) {
    if (!(used >> (15 - i) & 1)) continue;
    const uint64_t row = bits.take(16);
    for (int j = 0; j < 16; ++j)
      if (row >> (15 - j) & 1) present.push_back(static_cast<uint8_t>(16 * i + j));
  }
  if (present.empty()) throw Invalid();
  return present;
}

std::vector<uint8_t> read_selectors(BitReader& bits, size_t tables) {
  std::vector<uint8_t> order(tables), selectors(bits.take(15));
  if (selectors.empty()) throw Invalid();
  std::iota(order.begin(), order.end(), uint8_t{0});
  for (uint8_t& selector : selectors) {
    size_t place = 0;
    while (bits.take(1))
      if (++place >= tables) throw Invalid();
    std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(place),
                order.begin() + static_cast<std::ptrdiff_t>(place) + 1);
    selector = order[0];
  }
  return selectors;
}

Decoder read_table(BitReader& bits, int symbols) {
  Lengths lengths{};
  int length = static_cast<int>(bits.take(5));
  for (int i = 0; i < symbols; ++i) {
    while (bits.take(1)) length += bits.take(1) ? -1 : 1;
    if (length < 1 || length > 20) throw Invalid();
    lengths[static_cast<size_t>(i)] = static_cast<uint8_t>(length);
  }
  return Decoder(lengths, symbols);
}

/// The last column of the sorted rotations.
std::vector<uint8_t> read_column(BitReader& bits, size_t most) {
  std::vector<uint8_t> recent = read_present(bits);
  const int symbols = static_cast<int>(recent.size()) + 2;
  const size_t tables = bits.take(3);
  if (tables < 2 || tables > kMaxTables) throw Invalid();
  const std::vector<uint8_t> selectors = read_selectors(bits, tables);
  std::vector<Decoder> decoders;
  for (size_t i = 0; i < tables; ++i) decoders.push_back(read_table(bits, symbols));
  std::vector<uint8_t> column;
  size_t run = 0, weight = 1;
  for (const uint8_t selector : selectors) {
    for (int i = 0; i < kGroup; ++i) {
      const int symbol = decoders[selector].next(bits);
      if (symbol <= 1) {
        run += weight << symbol;
        weight <<= 1;
        if (run > most) throw Invalid();
        continue;
      }
      column.insert(column.end(), run, recent[0]);
      run = 0;
      weight = 1;
      if (column.size() > most) throw Invalid();
      if (symbol == symbols - 1) return column;
      const auto place = recent.begin() + symbol - 1;
      std::rotate(recent.begin(), place, place + 1);
      column.push_back(recent[0]);
    }
  }
  throw Invalid();
}

/// The bytes of a block, from the last column and the row that the block is.
std::string sorted_back(const std::vector<uint8_t>& column, size_t origin, uint32_t& crc) {
  if (origin >= column.size()) throw Invalid();
  std::array<uint32_t, 257> starts{};
  for (const uint8_t byte : column) ++starts[byte + 1U];
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  std::vector<uint32_t> next(column.size());
  for (size_t i = 0; i < column.size(); ++i) next[starts[column[i]]++] = static_cast<uint32_t>(i);
  std::string out;
  int same = 0, before = -1;
  size_t at = origin;
  for (size_t i = 0; i < column.size(); ++i) {
    at = next[at];
    const uint8_t byte = column[at];
    if (same == 4) {
      for (int k = 0; k < byte; ++k) crc = crc_step(crc, static_cast<uint8_t>(before));
      out.append(byte, static_cast<char>(before));
      same = 0;
      before = -1;
      continue;
    }
    same = byte == before ? same + 1 : 1;
    before = byte;
    crc = crc_step(crc, byte);
    out += static_cast<char>(byte);
  }
  return out;
}

/// read(data, bit, total, level) -> (content, next bit, total), content None at the end of the stream; None where the
/// block does not end within the data. OSError: this is no stream.
Ref read_block(Vm& vm, Args args) {
  std::string_view data;
  int64_t bit, total, level;
  if (!bytes_like(args[0], data) || !vm.as_int64(args[1], bit) || !vm.as_int64(args[2], total) ||
      !vm.as_int64(args[3], level))
    return vm.has_exception() ? Ref() : vm.raise(vm.types().TypeError, "a bytes-like object is required");
  try {
    BitReader bits(data, static_cast<uint64_t>(bit));
    const uint64_t mark = bits.take(24) << 24 | bits.take(24);
    const auto check = static_cast<uint32_t>(bits.take(32));
    Ref content(kNone);
    if (mark == kEndMark) {
      if (check != static_cast<uint32_t>(total)) throw Invalid();
    } else {
      if (mark != kBlockMark || bits.take(1)) throw Invalid();
      const size_t origin = bits.take(24);
      uint32_t crc = ~0U;
      const std::string text = sorted_back(read_column(bits, static_cast<size_t>(level) * 100000), origin, crc);
      if (~crc != check) throw Invalid();
      content = new_bytes(vm, text);
      total = combined(static_cast<uint32_t>(total), check);
    }
    const Ref place = vm.integer(static_cast<int64_t>(bits.place())), sum = vm.integer(total);
    if (!content || !place || !sum) return {};
    const Value parts[] = {content, place, sum};
    return vm.tuple(parts);
  } catch (const Short&) {
    return Ref(kNone);
  } catch (const Invalid&) {
    return vm.raise(vm.types().OSError, "Invalid data stream");
  }
}

// ---- writing

class BitWriter {
 public:
  void put(uint64_t value, int count) {
    for (; count > 24; count -= 24) put_few(value >> (count - 24) & 0xFFFFFF, 24);
    put_few(value & ((uint64_t{1} << count) - 1), count);
  }
  std::string done() {
    if (left_) put_few(0, 8 - left_);
    return std::move(out_);
  }

 private:
  void put_few(uint64_t value, int count) {
    word_ = word_ << count | value;
    left_ += count;
    while (left_ >= 8) {
      left_ -= 8;
      out_ += static_cast<char>(word_ >> left_);
    }
  }
  std::string out_;
  uint64_t word_ = 0;
  int left_ = 0;
};

/// The starts of the rotations of `data`, in their order: sorted by two bytes, then by twice as many each time, groups
/// that are still equal alone (Larsson and Sadakane's way). Of equal rotations the last comes first.
std::vector<uint32_t> sorted_rotations(const std::vector<uint8_t>& data) {
  const size_t n = data.size();
  const auto behind = [n](size_t at, size_t step) { return at + step < n ? at + step : (at + step) % n; };
  const auto key = [&](size_t i) { return static_cast<size_t>(data[i]) << 8 | data[behind(i, 1)]; };
  std::vector<uint32_t> starts(65537), order(n), rank(n);
  for (size_t i = 0; i < n; ++i) ++starts[key(i) + 1];
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  std::vector<uint32_t> next(starts.begin(), starts.end() - 1);
  for (size_t i = n; i-- > 0;) order[next[key(i)]++] = static_cast<uint32_t>(i);
  std::vector<std::pair<uint32_t, uint32_t>> groups, left;  // [first, last) of what is still equal
  for (size_t bucket = 0; bucket < 65536; ++bucket) {
    for (uint32_t i = starts[bucket]; i < starts[bucket + 1]; ++i) rank[order[i]] = starts[bucket + 1] - 1;
    if (starts[bucket + 1] - starts[bucket] > 1) groups.emplace_back(starts[bucket], starts[bucket + 1]);
  }
  std::vector<uint64_t> keyed;
  for (size_t step = 2; step < n && !groups.empty(); step *= 2) {
    left.clear();
    for (const auto& [first, last] : groups) {
      keyed.clear();
      for (uint32_t i = first; i < last; ++i)
        keyed.push_back(uint64_t{rank[behind(order[i], step)]} << 32 | uint32_t(~order[i]));
      std::sort(keyed.begin(), keyed.end());
      for (uint32_t i = first; i < last; ++i) order[i] = ~static_cast<uint32_t>(keyed[i - first]);
      for (uint32_t i = first; i < last;) {
        uint32_t end = i + 1;
        while (end < last && keyed[end - first] >> 32 == keyed[i - first] >> 32) ++end;
        for (uint32_t k = i; k < end; ++k) rank[order[k]] = end - 1;
        if (end - i > 1) left.emplace_back(i, end);
        i = end;
      }
    }
    groups.swap(left);
  }
  return order;
}

/// Lengths of Huffman codes, at most kMaxLength: where a tree is deeper, rare symbols count for more.
Lengths code_lengths(const std::array<uint32_t, kMaxSymbols>& counts, int symbols) {
  std::array<uint64_t, 2 * kMaxSymbols> weight{};  // times 256, with the depth below
  std::array<int, 2 * kMaxSymbols> parent{}, heap{};
  for (int i = 0; i < symbols; ++i) weight[size_t(i)] = uint64_t{std::max(counts[size_t(i)], 1U)} << 8;
  for (;;) {
    int size = 0, nodes = symbols;
    const auto less = [&](int a, int b) { return weight[size_t(a)] < weight[size_t(b)]; };
    const auto push = [&](int node) {
      int at = ++size;
      for (; at > 1 && less(node, heap[size_t(at / 2)]); at /= 2) heap[size_t(at)] = heap[size_t(at / 2)];
      heap[size_t(at)] = node;
    };
    const auto pop = [&] {
      const int top = heap[1], moved = heap[size_t(size--)];
      int at = 1;
      for (int below = 2; below <= size; at = below, below *= 2) {
        if (below < size && less(heap[size_t(below) + 1], heap[size_t(below)])) ++below;
        if (less(moved, heap[size_t(below)])) break;
        heap[size_t(at)] = heap[size_t(below)];
      }
      heap[size_t(at)] = moved;
      return top;
    };
    for (int i = 0; i < symbols; ++i) push(i);
    while (size > 1) {
      const int a = pop(), b = pop();
      const uint64_t x = weight[size_t(a)], y = weight[size_t(b)];
      weight[size_t(nodes)] = ((x & ~uint64_t{255}) + (y & ~uint64_t{255})) | (1 + std::max(x & 255, y & 255));
      parent[size_t(a)] = parent[size_t(b)] = nodes;
      push(nodes++);
    }
    parent[size_t(nodes) - 1] = -1;
    Lengths lengths{};
    bool fits = true;
    for (int i = 0; i < symbols; ++i) {
      int depth = 0;
      for (int at = parent[size_t(i)]; at >= 0; at = parent[size_t(at)]) ++depth;
      lengths[size_t(i)] = static_cast<uint8_t>(depth);
      fits = fits && depth <= kMaxLength;
    }
    if (fits) return lengths;
    for (int i = 0; i < symbols; ++i) weight[size_t(i)] = (1 + (weight[size_t(i)] >> 8) / 2) << 8;
  }
}

std::array<uint32_t, kMaxSymbols> codes_of(const Lengths& lengths, int symbols) {
  std::array<uint32_t, kMaxSymbols> codes{};
  uint32_t code = 0;
  for (int length = 1; length <= 20; ++length, code <<= 1)
    for (int i = 0; i < symbols; ++i)
      if (lengths[size_t(i)] == length) codes[size_t(i)] = code++;
  return codes;
}

/// Tables, and which of them codes each group of symbols.
struct Coding {
  std::vector<Lengths> tables;
  std::vector<uint8_t> selectors;
};

/// Begins with tables that each suit a part of the alphabet, then fits them four times to the groups that chose them.
Coding choose_tables(const std::vector<uint16_t>& text, int symbols) {
  const size_t bounds[] = {200, 600, 1200, 2400};
  const size_t count =
      2 + size_t(std::count_if(std::begin(bounds), std::end(bounds), [&](size_t b) { return text.size() >= b; }));
  std::array<int64_t, kMaxSymbols> total{};
  for (const uint16_t symbol : text) ++total[symbol];
  Coding out;
  out.tables.assign(count, {});
  int first = 0;
  int64_t left = static_cast<int64_t>(text.size());
  for (size_t part = count; part > 0; --part) {
    const int64_t wanted = left / static_cast<int64_t>(part);
    int last = first - 1;
    int64_t held = 0;
    while (held < wanted && last < symbols - 1) held += total[size_t(++last)];
    if (last > first && part != count && part != 1 && (count - part) % 2 == 1) held -= total[size_t(last--)];
    for (int i = 0; i < symbols; ++i) out.tables[part - 1][size_t(i)] = i >= first && i <= last ? 0 : 15;
    first = last + 1;
    left -= held;
  }
  for (int round = 0; round < 4; ++round) {
    std::vector<std::array<uint32_t, kMaxSymbols>> counts(count);
    out.selectors.clear();
    for (size_t at = 0; at < text.size(); at += kGroup) {
      const size_t end = std::min(text.size(), at + kGroup);
      size_t best = 0;
      uint32_t best_cost = ~0U;
      for (size_t t = 0; t < count; ++t) {
        uint32_t cost = 0;
        for (size_t i = at; i < end; ++i) cost += out.tables[t][text[i]];
        if (cost < best_cost) {
          best = t;
          best_cost = cost;
        }
      }
      out.selectors.push_back(static_cast<uint8_t>(best));
      for (size_t i = at; i < end; ++i) ++counts[best][text[i]];
    }
    for (size_t t = 0; t < count; ++t) out.tables[t] = code_lengths(counts[t], symbols);
  }
  return out;
}

/// Moved to front, runs of the front as numbers of two digits, the end behind.
std::vector<uint16_t> fronted(const std::vector<uint8_t>& data, const std::vector<uint32_t>& order,
                              std::vector<uint8_t> recent) {
  std::vector<uint16_t> out;
  const auto end = static_cast<uint16_t>(recent.size() + 1);
  size_t run = 0;
  const auto end_run = [&] {
    for (; run; run = (run - 1) / 2) out.push_back(run % 2 ? 0 : 1);
  };
  for (const uint32_t start : order) {
    const uint8_t byte = data[start ? start - 1 : data.size() - 1];
    if (byte == recent[0]) {
      ++run;
      continue;
    }
    end_run();
    const auto place = std::find(recent.begin(), recent.end(), byte);
    out.push_back(static_cast<uint16_t>(place - recent.begin() + 1));
    std::rotate(recent.begin(), place, place + 1);
  }
  end_run();
  out.push_back(end);
  return out;
}

void write_coding(BitWriter& out, const Coding& coding, int symbols) {
  out.put(coding.tables.size(), 3);
  out.put(coding.selectors.size(), 15);
  std::vector<uint8_t> order(coding.tables.size());
  std::iota(order.begin(), order.end(), uint8_t{0});
  for (const uint8_t selector : coding.selectors) {
    const auto place = std::find(order.begin(), order.end(), selector);
    for (auto i = order.begin(); i != place; ++i) out.put(1, 1);
    out.put(0, 1);
    std::rotate(order.begin(), place, place + 1);
  }
  for (const Lengths& lengths : coding.tables) {
    int now = lengths[0];
    out.put(static_cast<uint64_t>(now), 5);
    for (int i = 0; i < symbols; ++i) {
      for (; now < lengths[size_t(i)]; ++now) out.put(2, 2);
      for (; now > lengths[size_t(i)]; --now) out.put(3, 2);
      out.put(0, 1);
    }
  }
}

void write_block(BitWriter& out, const std::vector<uint8_t>& data, uint32_t crc) {
  out.put(kBlockMark, 48);
  out.put(crc, 32);
  out.put(0, 1);
  const std::vector<uint32_t> order = sorted_rotations(data);
  out.put(static_cast<uint64_t>(std::find(order.begin(), order.end(), 0U) - order.begin()), 24);
  std::array<uint32_t, 16> rows{};
  for (const uint8_t byte : data) rows[byte / 16] |= 1U << (15 - byte % 16);
  uint32_t used = 0;
  std::vector<uint8_t> present;
  for (uint32_t i = 0; i < 256; ++i)
    if (rows[i / 16] >> (15 - i % 16) & 1) present.push_back(static_cast<uint8_t>(i));
  for (size_t i = 0; i < 16; ++i) used |= rows[i] ? 1U << (15 - i) : 0;
  out.put(used, 16);
  for (const uint32_t row : rows)
    if (row) out.put(row, 16);
  const int symbols = static_cast<int>(present.size()) + 2;
  const std::vector<uint16_t> text = fronted(data, order, std::move(present));
  const Coding coding = choose_tables(text, symbols);
  write_coding(out, coding, symbols);
  std::vector<std::array<uint32_t, kMaxSymbols>> codes;
  for (const Lengths& lengths : coding.tables) codes.push_back(codes_of(lengths, symbols));
  for (size_t i = 0; i < text.size(); ++i) {
    const uint8_t table = coding.selectors[i / kGroup];
    out.put(codes[table][text[i]], coding.tables[table][text[i]]);
  }
}

/// write(data, level) -> the stream.
Ref write_stream(Vm& vm, Args args) {
  std::string_view data;
  int64_t level;
  if (!bytes_like(args[0], data) || !vm.as_int64(args[1], level))
    return vm.has_exception() ? Ref() : vm.raise(vm.types().TypeError, "a bytes-like object is required");
  BitWriter out;
  out.put(0x425A6830U + static_cast<uint32_t>(level), 32);
  const size_t room = static_cast<size_t>(level) * 100000 - 19;
  std::vector<uint8_t> block;
  uint32_t crc = ~0U, total = 0;
  int pending = -1, run = 0;
  const auto add_run = [&] {
    for (int i = 0; i < run; ++i) crc = crc_step(crc, static_cast<uint8_t>(pending));
    block.insert(block.end(), static_cast<size_t>(std::min(run, 4)), static_cast<uint8_t>(pending));
    if (run >= 4) block.push_back(static_cast<uint8_t>(run - 4));
    run = 0;
  };
  const auto end_block = [&] {
    if (block.empty()) return;
    write_block(out, block, ~crc);
    total = combined(total, ~crc);
    crc = ~0U;
    block.clear();
  };
  for (const char c : data) {
    if (block.size() >= room) end_block();
    const int byte = static_cast<uint8_t>(c);
    if (byte != pending || run == 255) {
      add_run();
      pending = byte;
    }
    ++run;
  }
  add_run();
  end_block();
  out.put(kEndMark, 48);
  out.put(total, 32);
  return new_bytes(vm, out.done());
}

const NativeDef kFunctions[] = {
    {"read", "data, bit, total, level, /", read_block},
    {"write", "data, level, /", write_stream},
};

}  // namespace

bool init_bzip2(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
