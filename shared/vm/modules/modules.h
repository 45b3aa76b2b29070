#pragma once
// Standard library modules written in C++: one init function each, registered by register_native_modules. Modules whose
// names begin with an underscore serve Python sources of shared/guest/stdlib.
#include "vm/vm.h"

namespace refjit::vm {

bool init_math(Vm& vm, Module* module);
bool init_cmath(Vm& vm, Module* module);
bool init_time(Vm& vm, Module* module);
bool init_itertools(Vm& vm, Module* module);
bool init_collections(Vm& vm, Module* module);  ///< _collections: deque, defaultdict, _tuplegetter.
bool add_tuple_getter(Vm& vm, Module* module);
bool init_functools(Vm& vm, Module* module);  ///< _functools: partial, reduce, cmp_to_key.
bool add_memo(Vm& vm, Module* module);        ///< Its Memo, of lru_cache.
bool init_operator(Vm& vm, Module* module);   ///< _operator
bool init_bisect(Vm& vm, Module* module);     ///< _bisect
bool init_heap(Vm& vm, Module* module);       ///< _heapq
bool init_random(Vm& vm, Module* module);     ///< _random: Random.
bool init_host(Vm& vm, Module* module);       ///< _host: files and environment for os and io.
bool init_stacks(Vm& vm, Module* module);
bool init_gc(Vm& vm, Module* module);
bool init_re(Vm& vm, Module* module);            ///< _re: compiled patterns.
bool init_struct(Vm& vm, Module* module);        ///< _struct: bytes of numbers.
bool init_hashes(Vm& vm, Module* module);        ///< _hashes: digests and checksums.
bool init_sponges(Vm& vm, Module* module);       ///< _sponges: SHA-3, BLAKE2, PBKDF2.
bool init_deflate(Vm& vm, Module* module);       ///< _deflate: streams for zlib.
bool init_bzip2(Vm& vm, Module* module);         ///< _bzip2: streams for bz2.
bool init_lzma(Vm& vm, Module* module);          ///< _lzma_writer: LZMA and LZMA2 written.
bool init_base64(Vm& vm, Module* module);        ///< _base64: for binascii.
bool init_csv(Vm& vm, Module* module);           ///< _csv_fields: lines of comma-separated values.
bool init_decimal(Vm& vm, Module* module);       ///< _decimal_core: finite decimals.
bool init_json(Vm& vm, Module* module);          ///< _json_texts: JSON read and written.
bool init_stream_lines(Vm& vm, Module* module);  ///< _stream_lines: lines of streams one by one.
bool init_xml_tree(Vm& vm, Module* module);      ///< _xml_tree: plain documents as elements.
bool init_pickle(Vm& vm, Module* module);        ///< _pickle_core: pickles of plain data.
bool init_ast(Vm& vm, Module* module);           ///< _ast: syntax trees.
bool init_code_facts(Vm& vm, Module* module);    ///< _code_facts: opcode table and scopes, for opcode and symtable.
bool init_inspection(Vm& vm, Module* module);    ///< _inspection: what inspect, traceback, types and weakref need.

}  // namespace refjit::vm
