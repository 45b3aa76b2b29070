#include "vm/modules/array_items.h"
#include "vm/modules/modules.h"
#include "vm/startup.h"

namespace refjit::vm {

void register_native_modules(Vm& vm) {
  vm.register_module("math", init_math);
  vm.register_module("_time", init_time);
  vm.register_module("itertools", init_itertools);
  vm.register_module("_collections", init_collections);
  vm.register_module("_functools", init_functools);
  vm.register_module("_operator", init_operator);
  vm.register_module("_bisect", init_bisect);
  vm.register_module("_heapq", init_heap);
  vm.register_module("_random", init_random);
  vm.register_module("_host", init_host);
  vm.register_module("gc", init_gc);
  vm.register_module("_stacks", init_stacks);
  vm.register_module("_re", init_re);
  vm.register_module("_struct", init_struct);
  vm.register_module("_hashes", init_hashes);
  vm.register_module("_bzip2", init_bzip2);
  vm.register_module("_sponges", init_sponges);
  vm.register_module("_deflate", init_deflate);
  vm.register_module("_lzma_writer", init_lzma);
  vm.register_module("_base64", init_base64);
  vm.register_module("_array_items", init_array_items);
  vm.register_module("_decimal_core", init_decimal);
  vm.register_module("_csv_fields", init_csv);
  vm.register_module("_json_texts", init_json);
  vm.register_module("_stream_lines", init_stream_lines);
  vm.register_module("_xml_tree", init_xml_tree);
  vm.register_module("_pickle_core", init_pickle);
  vm.register_module("_ast_trees", init_ast);
  vm.register_module("_code_facts", init_code_facts);
  vm.register_module("_inspection", init_inspection);
}

}  // namespace refjit::vm
